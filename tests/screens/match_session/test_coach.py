"""The coach without a table before it: small steps, and several people at one screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from ai.analysis.claims import Claim, Prospect
from ai.analysis.foresight import AFTER_COURSE
from ai.players import SearchResult
from game.engine.match import Match
from game.registry import GAMES
from game.screens.match.session.ai_controller import Asker, Verdict
from game.screens.match.session.coach import Coach
from game.screens.match.session.session import Customs, MatchSession
from game.screens.match.session.worker_controller import WorkerController
from game.screens.match.table.viewpoint import Viewpoint
from game.screens.seating import Chair, TableMatch
from game.table.contract import AutoPass
from game.texts.texts import YOU
from tests.screens.pilots.match_pilot import GAME
from tests.screens.pilots.scripted import PromptWorker, ScriptedController
from tests.speaking import speaking

if TYPE_CHECKING:
    from ai.worker.client import Worker

TAKE = "take mind power soul"
BLIND = "reserve level 1"


def dust() -> tuple[Match, ScriptedController, Coach]:
    """Begin a duel of Dust Collectorz with a coach."""
    match = Match(GAMES["dust_collectorz"].rules, 2, 5)
    controller = ScriptedController()
    coach = Coach(match, controller, "")
    coach.wanted = True
    return match, controller, coach


def hear(coach: Coach, controller: ScriptedController) -> None:
    """Pass on all news."""
    for _ in range(3):
        for news in controller.poll():
            coach.hear(news)


def lay_and(match: Match, coach: Coach, controller: ScriptedController) -> tuple[int, int]:
    """Lay a card as a small step; return it, and a step that ends the laying."""
    coach.ponder(match.state.to_move)
    hear(coach, controller)
    lay = next(one for one in match.state.legal_actions() if match.state.notation(one).startswith("lay"))
    assert not coach.detains(lay, small=True)
    match.play(lay)
    coach.moved()
    coach.ponder(match.state.to_move)
    texts = {match.state.notation(one): one for one in match.state.legal_actions()}
    return lay, next(one for text, one in texts.items() if text.startswith("attack"))


def dust_laying() -> tuple[Match, ScriptedController, Coach]:
    """Play on until a card can be laid."""
    match, controller, coach = dust()
    while not any(match.state.notation(one).startswith("lay") for one in match.state.legal_actions()):
        match.play(match.state.legal_actions()[0])
    return match, controller, coach


def test_small_steps_are_let_pass_and_judged_with_what_ends_them() -> None:
    """The whole course is weighed against the best from where it began, and asked about once."""
    match, controller, coach = dust_laying()
    begin = len(match.decisions)
    lay, attack = lay_and(match, coach, controller)
    controller.worths[attack] = 0.1
    detained = coach.detains(attack, small=False)
    hear(coach, controller)

    assert len(match.decisions) == begin + 1 and detained
    assert (lay, attack) in controller.weighed.values()
    assert coach.question and coach.question.action == attack


@pytest.mark.parametrize(("error", "asked"), [(0.02, True), (0.1, False)])
def test_only_a_sure_blunder_is_asked_about(error: float, *, asked: bool) -> None:
    """Where the interval of the loss reaches below a blunder's, nobody is held up."""
    match, controller, coach = dust_laying()
    controller.error = error
    _, attack = lay_and(match, coach, controller)
    controller.worths[attack] = 0.3  # against 0.5
    coach.detains(attack, small=False)
    hear(coach, controller)

    assert (coach.question is not None) == asked
    assert (coach.update(0.0) == attack) != asked


def test_what_can_be_taken_back_by_the_rules_is_a_small_step() -> None:
    """Whether a click does it at once or not."""
    match, controller, coach = dust_laying()
    coach.ponder(match.state.to_move)
    hear(coach, controller)
    lay = next(one for one in match.state.legal_actions() if match.state.notation(one).startswith("lay"))
    controller.reversible = {lay}
    controller.worths[lay] = 0.0

    assert not coach.detains(lay, small=False)
    hear(coach, controller)

    assert coach.question is None and coach.released is None


def test_a_step_that_goes_on_lets_the_thinking_go_on() -> None:
    """What is being found out about the beginning is not thrown away by a small step."""
    match, controller, coach = dust_laying()
    controller.eager = False
    coach.ponder(match.state.to_move)
    thinking = max(controller.asked)
    _, attack = lay_and(match, coach, controller)
    controller.worths[attack] = 0.1
    coach.detains(attack, small=False)

    assert thinking not in controller.cancelled and thinking in controller.hurried


def test_what_is_forced_is_not_thought_about() -> None:
    """Where the rules leave no choice nobody is asked, not even what is best."""
    match = Match(GAMES["dust_collectorz"].rules, 2, 5)
    controller = ScriptedController()
    coach = Coach(match, controller, "")
    coach.wanted = True
    rounds = 0
    while not match.over and rounds < 300:
        rounds += 1
        legal = match.state.legal_actions()
        asked = len(controller.asked)
        coach.ponder(match.state.to_move)
        if len(legal) == 1:
            assert len(controller.asked) == asked and not coach.detains(legal[0], small=False)
        match.play(legal[len(match.decisions) % len(legal)])
        coach.moved()

    assert controller.asked


def test_behind_the_curtain_nobody_thinks_for_anybody() -> None:
    """Only for who looks alone at the own cards, and only once they look."""
    match = Match(GAMES[GAME].rules, 2, 3)
    controller = ScriptedController()
    chairs = (Chair("Ann", 0), Chair("Ben", 1))
    played = MatchSession(TableMatch(match, chairs), controller)
    played.advice.coach.wanted = True
    for text in (BLIND, TAKE):
        match.play(match.state.read(text))
    owner = match.movers[0]
    played.playback.show_now(match.state)
    played.viewers.passing = False
    played.viewers.viewpoint = Viewpoint(1 - owner)
    asked = len(controller.asked)
    played.update(0.1, still=True)
    veiled = (played.viewers.curtain, len(controller.asked) - asked)
    played.viewers.unveil()
    played.update(0.1, still=True)

    assert veiled == (owner, 0)
    assert {seat for _, seat in list(controller.asked.values())[asked:]} == {owner}


def test_before_everybody_s_eyes_neither_coach_nor_hint_says_anything() -> None:
    """What rests on one person's own cards is not told while the others look on."""
    match = Match(GAMES[GAME].rules, 2, 3)
    controller = ScriptedController()
    auto_pass = AutoPass(match.state.legal_actions()[0], matters=True, open=True)
    played = MatchSession(
        TableMatch(match, (Chair("Ann", 0), Chair("Ben", 1))),
        controller,
        "",
        Customs(auto_pass=lambda *_: auto_pass),
    )
    played.advice.coach.wanted = True
    while played.playback.next_step():
        pass
    played.viewers.viewpoint = Viewpoint(played.match.state.to_move, (0, 1))
    played.update(0.1, still=True)
    played.advice.ask()

    assert played.my_turn and not controller.asked and not played.advice.hint.step
    assert not played.advice.detains(match.state.legal_actions()[1], small=False)


def expecting(*claims: Claim) -> Verdict:
    """Answer that so much is to be expected."""
    found = tuple(Prospect(claim, 1.0, claim.weight) for claim in claims)
    return Verdict(1, AFTER_COURSE, basis=SearchResult(-1, (0.5, 0.5), {}, (), 9, 0.1, prospects={-1: found}))


def test_the_coach_says_what_the_move_risks() -> None:
    """Not what the best move gains: that is for the person to find."""
    thinking = WorkerController(lambda: cast("Worker", PromptWorker()), lambda: 1.0)
    gauntlet = Claim("gauntlet", 1, -0.6, (), {"when": 1})
    asgard = Claim("location", 0, 0.1, (2,), {"when": 1, "location": 2})
    asker = Asker(0, (YOU, "Vega"), speaking("splendor_marvel")["en"], str)

    assert thinking.risk(expecting(gauntlet), expecting(asgard), asker) == "Vega may claim the Gauntlet next."
    assert thinking.risk(expecting(), expecting(asgard), asker) == ""
    assert thinking.risk(Verdict(1, 2), expecting(asgard), asker) == ""
