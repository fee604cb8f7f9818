"""Everything that is pictured: a name, and how a person gets there, with matches that are written down."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from ai.analysis.judging import Judgement
from ai.analysis.luck import Cause, Luck, Part
from ai.worker.tasks import Deals
from game.dust_collectorz.decks.saves import SavedDeck
from game.dust_collectorz.rules.cards.cards import PRESETS, SLUGS
from game.dust_collectorz.screens.abilities import AbilityScene
from game.dust_collectorz.screens.builder import DeckBuilderScene
from game.dust_collectorz.screens.improving import ImprovingScene
from game.dust_collectorz.screens.part import decks_of
from game.dust_collectorz.screens.requests import OpenDecks
from game.dust_collectorz.screens.trade import ExportScene, ImportScene
from game.screens.analysis.retry.session import PracticeSession, Tried
from game.screens.analysis.retry.trial import TrialScene
from game.screens.analysis.scene import AnalysisScene
from game.screens.lesson.end import LessonEndScene
from game.screens.lesson.kind import Guide
from game.screens.library.scene import LoadScene
from game.screens.luck.scene import LuckScene
from game.screens.match.ordinary import match_scene
from game.screens.match.scene import MatchScene
from game.screens.match.session.supplies import keeper_of
from game.screens.match.trying import try_out
from game.screens.new_game.scene import NewGameScene
from game.screens.practice.opening import review
from game.screens.practice.review import Graded
from game.screens.practice.verdict import ReviewVerdictScene
from game.screens.replay.scene import ReplayScene
from game.screens.requests import (
    Answer,
    Ask,
    OpenAnalysis,
    OpenLesson,
    OpenLessons,
    OpenLuck,
    OpenReplay,
    OpenResult,
    OpenSeats,
    OpenStatistics,
    OpenTrainer,
)
from game.screens.result.scene import ResultScene
from game.screens.rulebook.page import RulesScene
from game.screens.settings.pages import SECTIONS
from game.screens.settings.scene import SettingsScene
from game.screens.title.scene import TitleScene
from game.table.motion.celebration import SECONDS, Celebration, Wording
from saves.settings import LessonNote
from tests.pictures.challenge_fixtures import CHALLENGE_FIXTURES
from tests.pictures.daily_fixtures import DAILY_FIXTURES
from tests.pictures.data_fixtures import DATA_FIXTURES
from tests.pictures.house_fixtures import HOUSE_FIXTURES
from tests.pictures.pad_fixtures import PADS
from tests.pictures.puzzle_fixtures import PUZZLE_FIXTURES
from tests.pictures.scenarios import TABLES, ended, middle
from tests.pictures.screenshots import ScreenshotHarness, seated
from tests.pictures.share_fixtures import SHARE_FIXTURES
from tests.pictures.troubles import crash, unsaved
from tests.screens.pilots.analysis_pilot import invent_all
from tests.screens.pilots.kinds import shown_as
from tests.screens.pilots.practice_pilot import at_the_desk, reviewed
from tests.screens.pilots.scripted import ScriptedController
from tests.screens.pilots.statistics_pilot import some

BOXES: Final = ("splendor", "heroes", "seventh", "dust")
KINDS: Final = next(iter(PRESETS.values()))
CARDS: Final = tuple(SLUGS[kind] for kind in KINDS)


# The way into a match


def title_to_continue(harness: ScreenshotHarness) -> None:
    """The title with a match to go on with."""
    harness.keep("a.save", seated(middle("splendor"), {0: "Ann"}))
    harness.program.stack.home(TitleScene(harness.program))


def title_box(harness: ScreenshotHarness) -> None:
    """The title without one, the pointer on a box."""
    harness.program.stack.home(TitleScene(harness.program))
    harness.point("box.custom_heroes")


def new_game(table: str, harness: ScreenshotHarness) -> None:
    """The scene before a match of each game and mode."""
    scene = NewGameScene(harness.program, TABLES[table].game)
    scene.draft.set_seats(TABLES[table].seats)
    if table in ("team", "young"):
        scene.draft.options["mode"] = table
    harness.program.stack.push(scene)


def looks(harness: ScreenshotHarness) -> None:
    """A face and a colour are chosen."""
    new_game("splendor", harness)
    scene = harness.found(NewGameScene)
    scene.draft.party.set_level(1, None, harness.program.words)
    scene.page.focus(scene.page.named("look.0"))
    harness.press("return")


def load(harness: ScreenshotHarness) -> None:
    """The list of matches: one goes on, one is over, one of another game, one that can't be read."""
    for number, table in enumerate(BOXES):
        match = ended(table) if number % 2 else middle(table)
        harness.keep(f"{number}.save", seated(match, {0: "Ann"}))
    (harness.program.library.folder / "9.save").write_bytes(b"nothing that anybody could read")
    harness.program.stack.push(LoadScene(harness.program))


# Matches


def match(table: str, harness: ScreenshotHarness) -> None:
    """A table in the midst of a match, the person to move."""
    harness.sit_down(middle(table))


def pause(harness: ScreenshotHarness) -> None:
    """The match's menu."""
    harness.sit_down(middle("splendor"))
    harness.press("escape")


def save_as(harness: ScreenshotHarness) -> None:
    """A match is given a name."""
    harness.sit_down(middle("splendor"))
    harness.scene.kind.acts["save_as"]()


def keys(harness: ScreenshotHarness) -> None:
    """The list of keys."""
    harness.sit_down(middle("splendor"))
    harness.press("?")


def curtain(harness: ScreenshotHarness) -> None:
    """The screen goes to somebody else."""
    harness.program.open_match(seated(middle("heroes"), {0: "Ann", 1: "Ben", 2: "Cleo", 3: "Dan"}))
    harness.rest()
    harness.wait(0.2)


def log(harness: ScreenshotHarness) -> None:
    """The log lies open."""
    harness.sit_down(middle("heroes"))
    harness.press("l")


def coach(harness: ScreenshotHarness) -> None:
    """The coach asks about a blunder."""
    controller = ScriptedController()
    found = middle("splendor")
    harness.program.change("coach", value=True)
    harness.program.stack.push(
        match_scene(harness.program, seated(found, {found.state.to_move: "Ann"}), controller)
    )
    harness.rest()
    harness.wait(0.2)
    action = harness.match.state.legal_actions()[-1]
    controller.worths[action] = 0.2
    harness.scene.parts.picking.play(action)
    harness.wait(0.2)


def why(harness: ScreenshotHarness) -> None:
    """Why a computer player moved so."""
    found = middle("splendor")
    harness.program.open_match(seated(found, {(found.state.to_move + 1) % found.seats: "Ann"}))
    harness.rest()
    harness.press("e")


def why_not(harness: ScreenshotHarness) -> None:
    """Why a card can't be had, in a bubble at the card."""
    harness.sit_down(middle("splendor"))
    legal = {
        key for piece in harness.scene.view.stage.layout if "legal" in piece.marks for key in [piece.key]
    }
    piece = next(
        one for one in harness.scene.view.stage.layout if one.pickable and one.close and one.key not in legal
    )
    harness.click_at(harness.scene.view.window.board.pixel(piece.centre))
    harness.mouse(pygame.MOUSEMOTION, (2, 2))


def hint(harness: ScreenshotHarness) -> None:
    """A hint with its reasons."""
    harness.sit_down(middle("splendor"))
    for _ in range(3):
        harness.press("h")
        harness.wait(0.1)


def close_look(harness: ScreenshotHarness) -> None:
    """A card is looked at closely."""
    harness.sit_down(middle("heroes"))
    piece = next(one for one in harness.scene.view.stage.layout if one.close and one.pickable)
    harness.mouse(pygame.MOUSEMOTION, harness.scene.view.window.board.pixel(piece.centre))
    harness.wait(0.5)


def celebration(harness: ScreenshotHarness) -> None:
    """A great moment, in the midst of its time."""
    harness.sit_down(middle("splendor"))
    cheering = harness.scene.parts.celebrations
    heading, line = (
        harness.program.words.of("splendor_marvel")(f"cheer-gauntlet-{part}", number=0, names="Ann")
        for part in ("heading", "line")
    )
    cheering.running = Celebration(cheering.source.THEME, Wording(heading, line), "full")
    while not cheering.running.prepare(harness.scene.view.window.board):
        pass
    cheering.update(SECONDS / 2)


def trial(harness: ScreenshotHarness) -> None:
    """Something is tried out, within a golden frame."""
    harness.sit_down(middle("young"))
    table = harness.scene.session.table
    try_out(harness.program, table, keeper_of(harness.program, table))
    harness.program.notices.shown.clear()


# After a match


def result(table: str, harness: ScreenshotHarness) -> None:
    """Who has won and why."""
    harness.worker.silent = True
    harness.program.open(OpenResult(seated(ended(table), {0: "Ann"})))
    found = harness.found(ResultScene).looking_back.analysis
    assert found is not None
    invent_all(found)
    for number in found.own[2:]:
        found.judged[number] = Judgement("best", 0.0, 0.6, 0.6)


def analysis(harness: ScreenshotHarness) -> None:
    """How the chances went."""
    harness.program.open(OpenAnalysis(seated(ended("splendor"), {0: "Ann"})))
    scene = harness.found(AnalysisScene)
    assert scene.luck.weighing is not None
    invent_all(scene.luck.weighing)
    scene.asking.version += 1
    for _ in range(200):
        harness.wait(0.05)


def luck(harness: ScreenshotHarness) -> None:
    """What luck and skill made of a match, and how often its deal was won again."""
    harness.worker.silent = True
    harness.program.open(OpenLuck(seated(ended("splendor"), {0: "Ann"})))
    scene = harness.found(LuckScene)
    invent_all(scene.weighing)
    scene.look_with(0)
    changes: dict[Cause, float] = {"deal": 0.06, "chance": 0.74, "others": 0.39, "mine": -0.52}
    parts = {cause: Part(change, 0.01 + abs(change) / 3) for cause, change in changes.items()}
    scene.luck = Luck(1 / 3, parts, 1.0)
    scene.tries.won.update({number: float(number % 3 > 0) for number in range(10)})
    scene.rebuild()
    harness.wait(0.3)


def analysis_table(harness: ScreenshotHarness) -> None:
    """The table of one moment, looked at again."""
    analysis(harness)
    scene = harness.found(AnalysisScene)
    scene.open()


def practice(harness: ScreenshotHarness) -> None:
    """One moment once more."""
    analysis(harness)
    scene = harness.found(AnalysisScene)
    scene.try_again(scene.findings.analysis.own[4])
    harness.wait(0.3)


def tried(harness: ScreenshotHarness) -> None:
    """How good it was what was tried again."""
    practice(harness)
    scene, session = shown_as(harness.program.stack.scenes, PracticeSession)
    harness.worker.silent = True
    scene.parts.picking.play(harness.wish())
    scene.refresh()
    analysis, telling, number = session.moment
    judged = harness.found(AnalysisScene).findings.analysis.judged[number]
    tried = Tried(analysis, telling, number, session.course, judged)
    harness.program.stack.push(TrialScene(harness.program, tried, session.once_more))


def trainer(harness: ScreenshotHarness) -> None:
    """The mistakes of all games."""
    for table in BOXES[:2]:
        reviewed(harness.program.library, f"{table}.save", seated(ended(table), {0: "Ann"}))
    at_the_desk(harness.program)
    harness.program.open(OpenTrainer())
    for _ in range(60):
        harness.wait(0.05)


def trainer_empty(harness: ScreenshotHarness) -> None:
    """The trainer before any match was looked through."""
    at_the_desk(harness.program)
    harness.program.open(OpenTrainer())
    for _ in range(60):
        harness.wait(0.05)


def mistake(harness: ScreenshotHarness) -> None:
    """A mistake at the table."""
    cards = reviewed(harness.program.library, "a.save", seated(ended("splendor"), {0: "Ann"}))
    at_the_desk(harness.program)
    review(harness.program, [one.card for one in cards[:2]])
    harness.wait(0.3)


def mistake_graded(harness: ScreenshotHarness) -> None:
    """How good the answer was."""
    mistake(harness)
    scene, session = shown_as(harness.program.stack.scenes, PracticeSession)
    harness.worker.silent = True
    scene.parts.picking.play(harness.wish())
    scene.refresh()
    moment = session.moment
    judged = Judgement("mistake", 0.08, 0.62, 0.54)
    tried = Tried(moment.analysis, moment.telling, moment.number, session.course, judged)
    overlay = scene.kind.overlay
    assert isinstance(overlay, Graded)
    overlay.tell(tried)
    analysis, number = moment.analysis, moment.number
    lines = (analysis.best_course(number), session.course)
    position = analysis.match.at(session.begin).pack()
    verdict = harness.found(ReviewVerdictScene)
    verdict.deals.found = Deals(40, 26, position, *lines, (0.83, 0.41))
    verdict.rebuild()


def failing_line(harness: ScreenshotHarness) -> None:
    """The answer in a deal where it fails."""
    mistake_graded(harness)
    harness.found(ReviewVerdictScene).deals.show_failing()
    harness.wait(0.2)
    harness.found(ReplayScene).session.course.playing = False


def replay(harness: ScreenshotHarness) -> None:
    """A match is watched."""
    harness.worker.silent = True
    harness.program.open(OpenReplay(seated(ended("heroes"), {0: "Ann"}), 40))
    harness.wait(0.2)


def play_on(harness: ScreenshotHarness) -> None:
    """Who sits where in a match that is played on."""
    harness.program.open(OpenReplay(seated(ended("heroes"), {0: "Ann"}), 40))
    harness.program.open(OpenSeats(seated(ended("heroes"), {0: "Ann"}), 40))


# Decks


def keep_decks(harness: ScreenshotHarness) -> None:
    """Have two decks of one's own, one of them unfinished."""
    for number, deck in enumerate((SavedDeck("Sunday best", CARDS), SavedDeck("Rust and ruin", CARDS[:6]))):
        decks_of(harness.program).save(f"{number}.deck", deck)
    decks_of(harness.program).flush()


def decks(harness: ScreenshotHarness) -> None:
    """The list of decks."""
    keep_decks(harness)
    harness.program.open(OpenDecks())


def deck_builder(harness: ScreenshotHarness) -> None:
    """A deck in the making."""
    deck = SavedDeck("Rust and ruin", (*CARDS[:16], "cogwick", "boilerback"), CARDS[:2])
    harness.program.stack.push(DeckBuilderScene(harness.program, deck))


def abilities(harness: ScreenshotHarness) -> None:
    """The signs of abilities."""
    deck_builder(harness)
    harness.program.stack.push(AbilityScene(harness.program, -1, lambda _: None))


def deck_text(harness: ScreenshotHarness) -> None:
    """A deck as text."""
    harness.program.stack.push(ExportScene(harness.program, "Sunday best", KINDS))


def deck_from_text(harness: ScreenshotHarness) -> None:
    """Where decks are taken in."""
    harness.program.stack.push(ImportScene(harness.program, lambda _: None))


def better_deck(harness: ScreenshotHarness) -> None:
    """A computer player has improved a deck."""
    deck_builder(harness)
    harness.picture()
    scene = ImprovingScene(harness.program, KINDS, (), lambda _: None)
    improver = scene.improver
    improver._settled, improver._changes = True, 5
    improver.played, improver.won = improver.trials, improver.trials * 2 // 3
    harness.program.stack.push(scene)


# Everything else


def settings(page: str, harness: ScreenshotHarness) -> None:
    """Each page of the settings."""
    harness.tell_folders()
    harness.program.stack.push(SettingsScene(harness.program, page))


def statistics(harness: ScreenshotHarness) -> None:
    """What came of many matches."""
    harness.program.statistics._replace({one.key: one for one in some()})
    harness.program.open(OpenStatistics())


def rules(table: str, harness: ScreenshotHarness) -> None:
    """Each game's rules."""
    harness.program.stack.push(RulesScene(harness.program, TABLES[table].game))


def lessons(harness: ScreenshotHarness) -> None:
    """Which games can be learned: one was, one is being."""
    harness.program.change(
        "lessons", {"splendor_marvel": LessonNote(0, done=True), "custom_heroes": LessonNote(4)}
    )
    harness.program.open(OpenLessons())


def lesson(harness: ScreenshotHarness) -> None:
    """A step of a lesson."""
    harness.program.change("lessons", {"splendor_marvel": LessonNote(3)})
    harness.program.open(OpenLesson("splendor_marvel"))
    harness.wait(0.5)


def lesson_end(harness: ScreenshotHarness) -> None:
    """A lesson is over."""
    lesson(harness)
    guide = harness.found(MatchScene).kind.overlay
    assert isinstance(guide, Guide)
    harness.program.stack.push(LessonEndScene(harness.program, "splendor_marvel", guide.restart))


def question(harness: ScreenshotHarness) -> None:
    """The title asks something."""
    title_to_continue(harness)
    words = harness.program.words
    answers = [Answer("yes", words("match-agree-yes")), Answer("no", words("match-agree-no"))]
    harness.program.open(
        Ask(words("match-agree-title"), words("match-agree-text", names="Ann, Ben"), answers)
    )


FIXTURES: Final[dict[str, Callable[[ScreenshotHarness], None]]] = {
    "title_continue": title_to_continue,
    "title_box": title_box,
    **{f"new_{table}": partial(new_game, table) for table in TABLES},
    "looks": looks,
    **{f"match_{table}": partial(match, table) for table in TABLES},
    "curtain": curtain,
    "pause": pause,
    "save_as": save_as,
    "keys": keys,
    "log": log,
    "coach": coach,
    "why": why,
    "why_not": why_not,
    "hint": hint,
    "close_look": close_look,
    "celebration": celebration,
    "trial": trial,
    "question": question,
    **{f"result_{table}": partial(result, table) for table in BOXES},
    "analysis": analysis,
    "luck": luck,
    "analysis_table": analysis_table,
    "failing_line": failing_line,
    "practice": practice,
    "tried": tried,
    **DAILY_FIXTURES,
    **CHALLENGE_FIXTURES,
    **HOUSE_FIXTURES,
    **PUZZLE_FIXTURES,
    **SHARE_FIXTURES,
    **DATA_FIXTURES,
    **PADS,
    "trainer": trainer,
    "trainer_empty": trainer_empty,
    "mistake": mistake,
    "mistake_graded": mistake_graded,
    "replay": replay,
    "play_on": play_on,
    "load": load,
    "decks": decks,
    "deck_builder": deck_builder,
    "abilities": abilities,
    "deck_text": deck_text,
    "deck_from_text": deck_from_text,
    "better_deck": better_deck,
    **{f"settings_{page}": partial(settings, page) for page in SECTIONS},
    "statistics": statistics,
    "statistics_empty": lambda harness: harness.program.open(OpenStatistics()),
    **{f"rules_{table}": partial(rules, table) for table in BOXES},
    "lessons": lessons,
    "lesson": lesson,
    "lesson_end": lesson_end,
    "unsaved": unsaved,
    "crash": crash,
}
