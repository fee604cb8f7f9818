"""Why a computer player moved so: told where that betrays nothing, and of everything after the end."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from ai.players import make_player
from ai.worker.client import Worker
from game.engine.match import Match
from game.engine.rng import Rng
from game.registry import GAMES
from game.screens.match.advice.why import Why
from game.screens.match.session.ai_controller import Asker, Verdict
from game.screens.match.session.worker_controller import WorkerController
from tests.screens.pilots.match_pilot import GAME, STEP, Pilot, alone
from tests.screens.pilots.scripted import PromptWorker, ScriptedController
from tests.speaking import speaking

IN = speaking()

OPEN = "take mind power space"
BLIND = "reserve level 1"
HIDDEN = (("custom_heroes", 3), ("seventh_hero", 3), ("dust_collectorz", 2))


def watching(folder: Path) -> Pilot:
    """Wait until a computer player has moved and a person is to decide."""
    pilot = alone(folder, first=False)
    pilot.rest()
    return pilot


def test_the_last_move_is_explained_by_key(tmp_path: Path) -> None:
    """E says who did what and why; E again, or Escape, takes it away."""
    pilot = watching(tmp_path)
    number = len(pilot.match.decisions) - 1
    name = pilot.scene.session.table.names[pilot.match.movers[number]]
    shown = []
    for key in ("e", "e", "e", "escape"):
        pilot.press(key)
        shown.append(pilot.scene.parts.plate.text)

    assert shown[0].startswith(f"{name}: ") and len(shown[0].splitlines()) >= 2
    assert (shown[1], shown[2], shown[3]) == ("", shown[0], "") and pilot.top == "MatchScene"


def test_a_line_of_the_log_is_explained_by_a_click(tmp_path: Path) -> None:
    """A click on a computer player's line tells its reasons, on a person's nothing; again, no more."""
    pilot = watching(tmp_path)
    pilot.scene.parts.picking.play(pilot.wish())
    pilot.wait(STEP)
    pilot.press("l")
    log = pilot.scene.parts.log
    told = []
    for decision in (0, 0, 1):
        row = next(row for row in log.rows if row.line and row.line.decision == decision)
        pilot.click_at((log._body.centerx, log._origin() + row.top + row.height // 2))
        told.append(pilot.scene.parts.plate.text)
    pilot.draw()

    assert told[0] and told[1] == told[2] == ""


def test_reasons_speak_the_language(tmp_path: Path) -> None:
    """They change with it, also while they show."""
    pilot = watching(tmp_path)
    pilot.press("e")
    told = []
    for language in ("en", "de"):
        pilot.program.speak(language)
        told.append(pilot.scene.parts.plate.text.splitlines())

    assert len(told[0]) == len(told[1]) >= 2 and set(told[0]).isdisjoint(told[1])


def test_the_next_deed_takes_the_reasons_away(tmp_path: Path) -> None:
    """They are about a move that is past."""
    pilot = watching(tmp_path)
    pilot.press("e")
    shown = pilot.scene.parts.plate.text
    pilot.scene.parts.picking.play(pilot.wish())

    assert shown and pilot.scene.parts.plate.text == ""


def whys(game: str, seats: int, seed: int, decisions: int, persons: tuple[int, ...]) -> tuple[Match, Why]:
    """Let anybody do anything, and remember thoughts behind all of it."""
    match = Match(GAMES[game].rules, seats, seed)
    found = Why(match, ScriptedController(), persons)
    chance = Rng(seed)
    for number in range(decisions):
        legal = match.state.legal_actions()
        if not legal:
            break
        action = legal[chance.below(len(legal))]
        match.play(action)
        found.remember(Verdict(number, action))
    return match, found


@pytest.mark.parametrize(("game", "seats"), HIDDEN)
def test_hands_keep_reasons_secret_until_the_end(game: str, seats: int) -> None:
    """Whoever holds hidden cards has them in mind: nothing is told while the match goes on."""
    match, found = whys(game, seats, 5, 40, (0,))
    others = [number for number, mover in enumerate(match.movers) if mover != 0]

    assert others
    assert {found.answer(number) for number in others} == {"secret"}


def test_after_the_end_all_reasons_are_told() -> None:
    """Nobody has anything to hide any more; a person's own reasons are not the program's to tell."""
    match, found = whys(GAME, 2, 4, 4000, (0,))

    assert match.over
    assert {found.answer(number) for number in range(len(match.decisions))} == {"told", "person"}


def test_while_the_match_goes_on_only_what_all_knew_is_behind_reasons() -> None:
    """Who looks could not tell the mover's position from any other that they took to be possible."""
    answers: set[str] = set()
    for seed in range(4):
        match, found = whys(GAME, 3, seed, 60, (0, 1))
        for number, mover in enumerate(match.movers):
            answers.add(found.answer(number))
            if found.answer(number) == "told":
                state = match.at(number)
                views = [
                    state.determinize(watcher, Rng(draw)).view(mover) for watcher in (0, 1) for draw in (1, 2)
                ]

                assert views == [state.view(mover)] * len(views)

    assert answers == {"told", "secret", "person"}


def test_what_is_told_is_the_same_whatever_may_be_hidden() -> None:
    """Whoever looks at a told reason would read the same in every position that they take to be possible."""
    rules = GAMES[GAME].rules
    controller = WorkerController(lambda: cast("Worker", PromptWorker()), lambda: 1.0)
    match, found = whys(GAME, 2, 2, 50, (0,))
    numbers = [number for number in range(len(match.decisions)) if found.answer(number) == "told"]
    for number in numbers[::5]:
        mover = match.movers[number]
        branch = match.branch(number)
        choice = make_player("mcts", rules, simulations=40).choose(
            branch.state.determinize(mover, Rng(0)), mover
        )
        asker = Asker(mover, ("Ann", "Ben"), IN["en"], str)
        verdict = Verdict(1, choice.action, choice.values, choice)
        read = [controller.reasons(branch, verdict, asker)]
        for draw in (1, 2):
            branch._states[-1] = branch.state.determinize(0, Rng(draw))
            read.append(controller.reasons(branch, verdict, asker))

        assert read == [read[0]] * 3

    assert numbers


def test_what_was_thought_before_the_match_was_taken_up_is_not_known(tmp_path: Path) -> None:
    """Thoughts are not kept with a match; so it says so."""
    pilot = alone(tmp_path, decisions=[OPEN, "take mind power soul"])
    pilot.rest()
    pilot.press("e")

    assert pilot.scene.parts.plate.text == pilot.program.words("why-forgotten", name="Ben")


def test_a_secret_is_kept_in_words(tmp_path: Path) -> None:
    """While hidden cards play a part, E says that the reasons come after the game."""
    pilot = watching(tmp_path)
    scene = pilot.scene
    scene.session.advice.why._open = dict.fromkeys(range(9), False)
    pilot.press("e")

    assert scene.parts.plate.text == pilot.program.words(
        "why-secret", name=scene.session.table.names[pilot.match.movers[0]]
    )


def test_what_is_taken_back_is_forgotten() -> None:
    """A decision that was made otherwise has the thoughts of the one that stands."""
    match, found = whys(GAME, 2, 3, 6, ())
    kept = found.answer(5)
    match.undo()
    action = next(one for one in match.state.legal_actions() if match.state.notation(one) != "pass")
    other = next(one for one in match.state.legal_actions() if one != action)
    match.play(other)
    if match.decisions[5] == found._thoughts[5][0]:
        match.undo()
        match.play(action)

    assert kept == "told" and found.answer(5) == "forgotten"
