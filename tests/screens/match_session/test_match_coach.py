"""The coach: asks once before a blunder, gently, and never in the way."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

import pygame
import pytest

from ai.analysis.hindsight import HindsightTask
from ai.players import make_player
from ai.worker.messages import Answer, Request
from game.engine.match import Match
from game.registry import GAMES, RULES
from game.screens.match.ordinary import match_scene
from game.screens.match.session.ai_controller import Verdict
from game.screens.match.session.coach import BLUNDER, PATIENCE, Coach
from game.screens.seating import Chair, TableMatch
from saves.settings import Settings
from tests.screens.pilots.match_pilot import GAME, STEP, Bottom, Monkey, Pilot
from tests.screens.pilots.scripted import PromptWorker, ScriptedController
from tests.splendor_marvel.positions import Seat, splendor

TAKE = "take mind power soul"
COACHED = Settings(motion="none", speed=4.0, language="en", coach=True)


def before(
    folder: Path, controller: ScriptedController, *levels: str | None, settings: Settings = COACHED
) -> Pilot:
    """Sit before a match of Splendor: Marvel with a controller that answers from a script."""
    pilot = Pilot(folder, *levels, settings=settings)
    table = pilot.scene.session.table
    pilot.program.stack.home(Bottom())
    match = Match(GAMES[GAME].rules, len(levels), 3)
    pilot.program.stack.push(match_scene(pilot.program, TableMatch(match, table.chairs), controller))
    pilot.rest()
    pilot.wait(STEP)
    return pilot


def alone(folder: Path, controller: ScriptedController, settings: Settings = COACHED) -> Pilot:
    """One person, who begins, against a computer player."""
    begins = int(Match(GAMES[GAME].rules, 2, 3).state.to_move)
    return before(
        folder, controller, *(None if seat == begins else "squire" for seat in range(2)), settings=settings
    )


def blunder(pilot: Pilot, controller: ScriptedController, text: str = TAKE, worth: float = 0.2) -> int:
    """Let the script think that an action is worth so much, where the best is worth a half."""
    action = pilot.match.state.read(text)
    controller.worths[action] = worth
    return action


def take(pilot: Pilot) -> None:
    """Pick three chips and take them."""
    for kind in ("mind", "power", "soul"):
        pilot.click(f"stock:{kind}")
    pilot.press("enter")


def question(pilot: Pilot) -> bool:
    """Whether the coach asks something."""
    return pilot.scene.session.advice.coach.question is not None


def test_a_blunder_is_asked_about_before_it_is_done(tmp_path: Path) -> None:
    """What it would cost is said, the better move is not; thinking again is the default."""
    controller = ScriptedController()
    pilot = alone(tmp_path, controller)
    blunder(pilot, controller)
    take(pilot)
    pilot.wait(STEP)
    rail = pilot.scene.parts.rail

    assert pilot.match.decisions == ()
    assert pilot.scene.parts.plate.text == (
        "“Take Mind, Power and Soul” leaves you 20% to win. Your best move has 50%."
    )
    assert [(one.name, one.style) for one in rail.choices] == [("again", "primary"), ("anyway", "secondary")]
    assert "owed" not in {mark for piece in pilot.scene.view.stage.layout for mark in piece.marks}


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_is_asked_in_both_languages(tmp_path: Path, language: str) -> None:
    """Question, answers and what it costs."""
    controller = ScriptedController()
    pilot = alone(tmp_path, controller)
    blunder(pilot, controller)
    take(pilot)
    pilot.program.speak(language)
    pilot.wait(STEP)
    pilot.draw()
    again = {"en": "Think again", "de": "Noch mal nachdenken"}[language]
    share = {"en": "20%", "de": "20\N{NO-BREAK SPACE}%"}[language]

    assert pilot.scene.parts.rail.choices[0].text == again and share in pilot.scene.parts.plate.text


def by_enter(pilot: Pilot) -> None:
    """Answer with Enter."""
    pilot.press("enter")


def by_escape(pilot: Pilot) -> None:
    """Answer with Escape."""
    pilot.press("escape")


def by_digit(pilot: Pilot) -> None:
    """Answer with the first digit."""
    pilot.press("1")


def by_mouse(pilot: Pilot) -> None:
    """Click the golden button."""
    pilot.click("again")


def by_a_piece(pilot: Pilot) -> None:
    """Go on with the pieces as if nothing had been asked."""
    pilot.click("stock:reality")


@pytest.mark.parametrize("answer", [by_enter, by_escape, by_digit, by_mouse, by_a_piece])
def test_who_thinks_again_is_not_asked_twice(tmp_path: Path, answer: Callable[[Pilot], None]) -> None:
    """Any way back is good; the same decision is then made without another word."""
    controller = ScriptedController()
    pilot = alone(tmp_path, controller)
    action = blunder(pilot, controller)
    take(pilot)
    asked = question(pilot)
    answer(pilot)
    pilot.wait(0.1)
    after = (question(pilot), pilot.match.decisions, pilot.top)
    pilot.scene.parts.picking.play(action)
    pilot.wait(STEP)

    assert asked and after == (False, (), "MatchScene")
    assert pilot.match.decisions[:1] == (TAKE,)


@pytest.mark.parametrize("answer", ["2", "anyway", "tab"])
def test_who_insists_does_it(tmp_path: Path, answer: str) -> None:
    """By digit, by mouse, or with the focus and Enter."""
    controller = ScriptedController()
    pilot = alone(tmp_path, controller)
    blunder(pilot, controller)
    take(pilot)
    if answer == "anyway":
        pilot.click("anyway")
    elif answer == "2":
        pilot.press("2")
    else:
        for _ in range(12):
            pilot.press("tab")
            if pilot.scene.parts.rail.focused:
                break
        pilot.press("down")
        pilot.press("enter")

    assert pilot.match.decisions[:1] == (TAKE,) and not question(pilot)


def test_taking_back_does_not_bring_the_question_again(tmp_path: Path) -> None:
    """The same decision stays the same after it was taken back."""
    controller = ScriptedController()
    pilot = alone(tmp_path, controller)
    action = blunder(pilot, controller)
    pilot.scene.parts.picking.play(action)
    pilot.wait(STEP)
    pilot.click("anyway")
    pilot.press("z")
    pilot.rest()
    back = pilot.match.decisions
    pilot.scene.parts.picking.play(action)
    pilot.wait(STEP)

    assert back == () and pilot.match.decisions[:1] == (TAKE,)


@pytest.mark.parametrize(
    ("best", "worth"),
    [(0.5, 0.5 - BLUNDER + 0.01), (0.99, 0.86), (0.1, 0.0), (0.5, 0.7)],
    ids=["no more than a mistake", "won all the same", "lost anyway", "better"],
)
def test_without_doubt_about_the_result_nothing_is_asked(tmp_path: Path, best: float, worth: float) -> None:
    """What loses little, or changes nothing of a game that is decided, is done at once."""
    controller = ScriptedController()
    controller.worths[Match(GAMES[GAME].rules, 2, 3).state.legal_actions()[0]] = best
    pilot = alone(tmp_path, controller)
    action = blunder(pilot, controller, worth=worth)
    pilot.scene.parts.picking.play(action)
    pilot.wait(STEP)

    assert pilot.match.decisions[:1] == (TAKE,) and not question(pilot)


def test_nobody_is_asked_who_does_not_wish_it(tmp_path: Path) -> None:
    """It is off by default, and nobody thinks for nothing."""
    controller = ScriptedController()
    pilot = alone(tmp_path, controller, Settings(motion="none", speed=4.0, language="en"))
    pilot.scene.parts.picking.play(blunder(pilot, controller))

    assert not Settings().coach and not controller.weighed and pilot.match.decisions == (TAKE,)


def test_the_menu_switches_it(tmp_path: Path) -> None:
    """It says how it stands, holds at once and is kept."""
    controller = ScriptedController()
    pilot = alone(tmp_path, controller, Settings(motion="none", speed=4.0, language="en"))
    shown = []
    for _ in range(2):
        pilot.press("escape")
        top = pilot.program.stack.top
        assert top is not None
        names = [widget.name for widget in top.page.widgets]  # type: ignore[attr-defined]
        shown += [name for name in names if name.startswith("coach")]
        top.page.named(shown[-1]).press()  # type: ignore[attr-defined]
        pilot.wait(STEP)

    assert shown == ["coach_off", "coach_on"]
    assert not pilot.program.settings.coach and not pilot.scene.session.advice.coach.wanted
    assert len(pilot.notices) == 2


def test_a_slow_thinker_is_not_waited_for(tmp_path: Path) -> None:
    """After a moment the decision is made, and nothing is asked."""
    controller = ScriptedController()
    controller.prompt = False
    pilot = alone(tmp_path, controller)
    pilot.scene.parts.picking.play(blunder(pilot, controller))
    pilot.wait(PATIENCE / 2)
    waiting = pilot.match.decisions
    pilot.wait(PATIENCE)

    assert waiting == () and pilot.match.decisions[:1] == (TAKE,) and not question(pilot)
    assert set(controller.weighed) <= set(controller.cancelled)


def test_what_comes_too_late_changes_nothing(tmp_path: Path) -> None:
    """An answer about a decision that was made is not heard."""
    controller = ScriptedController()
    controller.prompt = False
    pilot = alone(tmp_path, controller)
    pilot.scene.parts.picking.play(blunder(pilot, controller))
    pilot.wait(2 * PATIENCE)
    for ticket in controller.weighed:
        controller.tell(ticket)
    pilot.wait(STEP)

    assert pilot.match.decisions[:1] == (TAKE,) and not question(pilot)


def test_who_has_hardly_thought_says_nothing(tmp_path: Path) -> None:
    """Whoever decides faster than the thinker gets started is let alone."""
    controller = ScriptedController()
    controller.code = "unready"
    pilot = alone(tmp_path, controller)
    pilot.scene.parts.picking.play(blunder(pilot, controller))

    assert pilot.match.decisions == (TAKE,)


def test_the_thinker_is_hurried_when_the_person_decides(tmp_path: Path) -> None:
    """What has been found by then is enough."""
    controller = ScriptedController()
    controller.eager = False
    pilot = alone(tmp_path, controller)
    pilot.scene.parts.picking.play(blunder(pilot, controller))
    pilot.wait(2 * STEP)

    assert controller.hurried and question(pilot)


def test_what_is_known_to_be_good_is_done_at_once(tmp_path: Path) -> None:
    """Nothing is weighed that the thinker has tried and found good."""
    controller = ScriptedController()
    controller.code = "good"
    pilot = alone(tmp_path, controller)
    action = blunder(pilot, controller)
    pilot.scene.parts.picking.play(action)

    assert pilot.match.decisions == (TAKE,) and (action,) not in controller.weighed.values()


def test_computer_players_do_not_wait_for_it(tmp_path: Path) -> None:
    """All that was asked for the person is cancelled before the computer player is asked."""
    controller = ScriptedController()
    controller.eager = False
    pilot = alone(tmp_path, controller)
    asked = list(controller.asked)
    pilot.scene.parts.picking.do(pilot.match.state.read(TAKE))
    cancelled = list(controller.cancelled)
    pilot.wait(STEP)

    assert asked and set(asked) <= set(cancelled)
    assert {controller.asked[ticket][1] for ticket in set(controller.asked) - set(asked)} == {
        pilot.match.state.to_move
    }


def test_nobody_thinks_while_the_menu_is_open(tmp_path: Path) -> None:
    """What goes on is cancelled, and taken up again later."""
    controller = ScriptedController()
    controller.eager = False
    pilot = alone(tmp_path, controller)
    first = set(controller.asked)
    pilot.press("escape")
    stopped = first <= set(controller.cancelled)
    pilot.press("escape")
    pilot.wait(STEP)

    assert stopped and set(controller.asked) > first


def test_a_hint_tells_what_the_coach_has_found(tmp_path: Path) -> None:
    """H takes the question away and shows where to look, without thinking once more."""
    controller = ScriptedController()
    pilot = alone(tmp_path, controller)
    pilot.scene.parts.picking.play(blunder(pilot, controller))
    pilot.wait(STEP)
    asked = set(controller.asked)
    pilot.press("h")
    hint = pilot.scene.session.advice.hint

    assert not question(pilot) and hint.step == 1 and hint.verdict and set(controller.asked) == asked


def test_the_coach_learns_from_a_hint(tmp_path: Path) -> None:
    """Who asked for a hint is warned without another search for the best."""
    controller = ScriptedController()
    controller.eager = False
    pilot = alone(tmp_path, controller)
    pilot.press("h")
    hinted = max(controller.asked)
    controller.answer(hinted)
    pilot.wait(2 * STEP)
    pilot.scene.parts.picking.play(blunder(pilot, controller))
    pilot.wait(2 * STEP)

    assert question(pilot) and set(controller.asked) - set(controller.weighed) <= set(range(hinted + 1))


# With a real thinker


class Thinker(PromptWorker):
    """Searches and looks back as the thinking process does, in this one."""

    @staticmethod
    def _answer(number: int, request: Request) -> Answer:
        state = GAMES[request.game].rules.unpack(request.position)
        if request.course is not None:
            looking = HindsightTask(request, state)
            while not looking.step():
                pass
            return Answer(number, looking.result())
        player = make_player("mcts", GAMES[request.game].rules, simulations=250, seed=request.seed)
        return Answer(number, player.choose(state, request.seat))


def test_to_let_a_won_game_go_is_asked_about_by_a_real_thinker(tmp_path: Path) -> None:
    """Who could win at once, and takes chips while the rival is about to win, is asked; who wins is not."""
    colours = ("mind", "power", "space", "reality", "soul")
    ready = Seat(points=14, bonuses=dict.fromkeys(colours, 1) | {"mind": 7}, chips={"time": 1})
    position = splendor(players=[ready, ready], market=["black-bolt"], locations=[])
    pilot = Pilot(tmp_path, None, "knight", settings=COACHED)
    worker = Thinker()
    pilot.worker = worker
    pilot.program.ai.use(worker.as_worker())
    match = Match(GAMES[GAME].rules, 2, 3)
    match._states[0] = position
    pilot.program.stack.home(Bottom())
    pilot.program.open_match(TableMatch(match, (Chair("Ann", 0), Chair("Ben", 1, "knight"))))
    pilot.rest()
    pilot.wait(0.2)
    names = {position.notation(action): action for action in position.legal_actions()}
    win = next(action for text, action in names.items() if text.startswith("recruit black-bolt"))
    pilot.scene.parts.picking.play(names[TAKE])
    pilot.wait(STEP)
    asked = pilot.scene.session.advice.coach.question
    pilot.press("enter")
    pilot.scene.parts.picking.play(win)

    assert asked and asked.action == names[TAKE] and asked.best > 0.8 > asked.share
    assert match.decisions and match.decisions[0].startswith("recruit black-bolt")


def test_a_verdict_without_thinking_judges_nothing() -> None:
    """Nobody is warned by who has not thought."""
    match = Match(GAMES[GAME].rules, 2, 3)
    coach = Coach(match, ScriptedController(), "")
    coach.wanted = True
    coach.learn(Verdict(1, 2))

    assert coach.known is None
    assert cast("object", coach.question) is None
    pygame.display.quit()


def test_a_monkey_finds_no_way_around_it(tmp_path: Path) -> None:
    """Whatever is pressed and clicked while the coach asks, the match goes on and can be played again."""
    controller = ScriptedController()
    controller.worths = dict.fromkeys(range(1, 1 << 14), 0.1)
    pilot = alone(tmp_path, controller)
    scene = pilot.scene
    monkey = Monkey(pilot, 5)
    asked = 0
    for _ in range(400):
        if pilot.program.stack.top is not scene:
            pilot.press("escape")
        if len(pilot.program.stack.scenes) < 3 and scene in pilot.program.stack.scenes:
            monkey._press() if monkey.chance.below(2) else monkey._click()
        while pilot.program.stack.scenes[-1] is not scene and len(pilot.program.stack.scenes) > 2:
            pilot.program.stack.pop()
        if scene not in pilot.program.stack.scenes:
            break
        asked += question(pilot)
        if scene.view.deciding is not None and not question(pilot):
            scene.parts.picking.play(
                scene.view.deciding.legal[monkey.chance.below(len(scene.view.deciding.legal))]
            )

    assert asked
    assert Match.from_text(scene.session.match.to_text(), RULES).decisions == scene.session.match.decisions
