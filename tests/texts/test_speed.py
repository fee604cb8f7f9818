"""Words are cheap: a whole log is there at once, and a frame hardly pays for what it says again."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import process_time

import pytest

from game.engine.events import Event
from game.engine.match import Match
from game.registry import GAMES
from game.screens.app.preload import WordsAhead
from game.screens.match.game import says_of
from game.screens.match.table.viewpoint import Viewpoint
from game.screens.new_game.scene import NewGameScene
from game.screens.title.scene import TitleScene
from game.selftest import played
from game.table.motion.animation import NEVER
from game.texts import texts as texts_module
from game.texts.catalog import reading
from game.texts.languages import languages
from game.texts.texts import YOU, Library, Voice
from saves.settings import Settings
from tests.machine import slowness
from tests.screens.pilots.menu_pilot import MenuPilot

DECISIONS = 400
LOG_LIMIT = 0.1  # seconds for the log of so many decisions
FRAME_LIMIT = 0.001  # seconds of a frame for words
FRAME_TEXTS = 150  # texts asked for in a frame, more than any scene has
SLACK = 2  # how much longer a step of reading may take on a machine that does other things
RUNS = 3  # of which the quickest counts: other programs are at work too


def quickest(work: Callable[[], object]) -> float:
    """Return how many seconds of the processor `work` takes."""
    taken = []
    for _ in range(RUNS):
        begun = process_time()
        work()
        taken.append(process_time() - begun)
    return min(taken)


def beats_of(match: Match) -> list[tuple[Event, ...]]:
    """Return all that happened in a match, as the first seat sees it."""
    numbers = range(-1, len(match.decisions))
    return [Viewpoint(0).hear(step.events) for number in numbers for step in match.steps(number)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_log_of_a_long_match_is_worded_in_a_tenth_of_a_second(game: str, language: str) -> None:
    """All its events from texts that are read already, none of them worded before."""
    table = played(game, GAMES[game].seats[-1], DECISIONS)
    names = (YOU, *table.names[1:])
    beats = beats_of(table.match)
    says = says_of(game)

    def word() -> None:
        texts = Library(strict=True).texts(language, game)
        texts.has("title")  # reads the file
        begun = process_time()
        for events in beats:
            says.tell(events, names, texts)
        times.append(process_time() - begun)

    times: list[float] = []
    quickest(word)

    assert min(times) * DECISIONS / len(table.match.decisions) < LOG_LIMIT * slowness()


def test_a_frame_pays_next_to_nothing_for_words() -> None:
    """What was said in the frame before is known, numbers and names filled in."""
    texts = Library(strict=True).texts("de")

    def frame() -> None:
        for number in range(FRAME_TEXTS // 3):
            texts("match-round", round=number % 7)
            texts("match-tools-undo")
            texts("why-told", name="Vega", move="Pass")

    frame()

    assert quickest(frame) < FRAME_LIMIT * slowness()


@contextmanager
def files_read() -> Iterator[list[str]]:
    """Collect the names of the files that are read from their beginning to their end."""
    names: list[str] = []

    def noted(data: bytes, file: str) -> object:
        names.append(file)
        return reading(data, file)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(texts_module, "reading", noted)
        yield names


def test_the_title_reads_no_games_texts(tmp_path: Path) -> None:
    """It shows all of their names, and would have to wait for a third of a second."""
    pilot = MenuPilot(tmp_path, Settings(language="de", motion="none"))
    with files_read() as names:
        pilot.program.stack.home(TitleScene(pilot.program))
        pilot.program.draw(pilot.surface)

    assert names and all(name.startswith("common/") for name in names)


@pytest.mark.parametrize("language", languages())
def test_whoever_was_at_the_title_for_a_while_never_waits_for_words(tmp_path: Path, language: str) -> None:
    """All is read by then, whatever a match and its menus say; reading ends, and keeps nobody awake."""
    pilot = MenuPilot(tmp_path, Settings(language=language, motion="none", last_game="seventh_hero"))
    program = pilot.program
    program.stack.home(TitleScene(program))
    ahead = WordsAhead(program)
    with files_read() as first:
        while ahead.works_in() < NEVER:
            ahead.update(0.01)
    with files_read() as later:
        for game in GAMES:
            scene = NewGameScene(program, game)
            program.stack.push(scene)
            scene.play()
            pilot.wait(0.2)
            program.stack.home(TitleScene(program))
    program.close()

    assert next(name for name in first if not name.startswith("common/")).startswith("seventh_hero/")
    assert len(set(first)) == len(first) and later == []


def test_a_new_language_is_read_ahead_too(tmp_path: Path) -> None:
    """What was read of the last one does not count."""
    pilot = MenuPilot(tmp_path, Settings(language="en", motion="none"))
    ahead = WordsAhead(pilot.program)
    while ahead.works_in() < NEVER:
        ahead.update(0.01)
    pilot.program.change("language", "fr")

    assert ahead.works_in() < NEVER


def test_a_step_of_reading_ahead_takes_less_than_a_millisecond() -> None:
    """But for the few messages that are longer than any others."""
    voice, steps = Voice("de", strict=True), []
    gc.disable()  # as the window has it swept only while nothing moves
    try:
        more = True
        while more:
            begun = process_time()
            more = voice.read_on(GAMES)
            steps.append(process_time() - begun)
    finally:
        gc.enable()

    assert sorted(steps)[len(steps) * 99 // 100] < FRAME_LIMIT * SLACK * slowness()
    assert len(steps) > 200


def test_a_text_asked_for_in_the_midst_of_reading_is_there() -> None:
    """The rest of its file is read at once; what was begun is not read twice."""
    voice = Voice("fr", strict=True)
    with files_read() as names:
        for _ in range(10):
            assert voice.read_on(GAMES)
        told = [voice(key) for key in ("access-program", "title-learn")]
        while voice.read_on(GAMES):
            pass

    assert all(told) and len(names) == len(set(names))
