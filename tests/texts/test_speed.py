"""Words are cheap: a whole log is there at once, and a frame hardly pays for what it says again."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

import pytest

from game.engine.match import Match
from game.engine.views import View
from game.registry import GAMES
from game.scenes.match.eyes import Eyes
from game.scenes.match.game import says_of
from game.selftest import played
from game.texts.texts import YOU, Library

DECISIONS = 400
LOG_LIMIT = 0.1  # seconds for the log of so many decisions
FRAME_LIMIT = 0.001  # seconds of a frame for words
FRAME_TEXTS = 150  # texts asked for in a frame, more than any scene has
RUNS = 3  # of which the quickest counts: other programs are at work too


def quickest(work: Callable[[], object]) -> float:
    """Return how many seconds of the processor `work` takes."""
    taken = []
    for _ in range(RUNS):
        begun = process_time()
        work()
        taken.append(process_time() - begun)
    return min(taken)


def beats_of(match: Match) -> list[tuple[View, int, View]]:
    """Return all that happened in a match, as the first seat sees it."""
    eyes, beats = Eyes(0), []
    for number in range(-1, len(match.decisions)):
        before = eyes.look(match.start if number < 0 else match.at(number))
        for action, state, _ in match.steps(number):
            after = eyes.look(state)
            beats.append((before, action, after))
            before = after
    return beats


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_log_of_a_long_match_is_worded_in_a_tenth_of_a_second(game: str, language: str) -> None:
    """All its events from texts that are read already, none of them worded before; the views are there."""
    table = played(game, GAMES[game].seats[-1], DECISIONS)
    names = (YOU, *table.names[1:])
    beats = beats_of(table.match)
    says = says_of(game)

    def word() -> None:
        texts = Library(strict=True).texts(language, game)
        texts.has("title")  # reads the file
        begun = process_time()
        for before, action, after in beats:
            says.event(before, action, after, names, texts)
        times.append(process_time() - begun)

    times: list[float] = []
    quickest(word)

    assert min(times) * DECISIONS / len(table.match.decisions) < LOG_LIMIT


def test_a_frame_pays_next_to_nothing_for_words() -> None:
    """What was said in the frame before is known, numbers and names filled in."""
    texts = Library(strict=True).texts("de")

    def frame() -> None:
        for number in range(FRAME_TEXTS // 3):
            texts("match-round", round=number % 7)
            texts("match-tools-undo")
            texts("why-told", name="Vega", move="Pass")

    frame()

    assert quickest(frame) < FRAME_LIMIT
