"""Everything that is pictured: a name, and how a person gets there, with matches that are written down."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from ai.analysis.judging import Judgement
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
from game.screens.match.ordinary import match_scene
from game.screens.match.scene import MatchScene
from game.screens.match.session.supplies import keeper_of
from game.screens.match.trying import try_out
from game.screens.new_game.scene import NewGameScene
from game.screens.requests import (
    Answer,
    Ask,
    OpenAnalysis,
    OpenLesson,
    OpenLessons,
    OpenReplay,
    OpenResult,
    OpenSeats,
    OpenStatistics,
)
from game.screens.result.scene import ResultScene
from game.screens.rulebook.page import RulesScene
from game.screens.settings.pages import SECTIONS
from game.screens.settings.scene import SettingsScene
from game.screens.title.scene import TitleScene
from game.table.motion.celebration import SECONDS, Celebration, Wording
from saves.settings import LessonNote
from tests.pictures.courses import TABLES, ended, middle
from tests.pictures.studio import Studio, seated
from tests.pictures.troubles import breakdown, unsaved
from tests.screens.analysis_pilot import invent_all
from tests.screens.kinds import shown_as
from tests.screens.scripted import ScriptedController
from tests.screens.statistics_pilot import some

BOXES: Final = ("splendor", "heroes", "seventh", "dust")
KINDS: Final = next(iter(PRESETS.values()))
CARDS: Final = tuple(SLUGS[kind] for kind in KINDS)


# The way into a match


def title_to_continue(studio: Studio) -> None:
    """The title with a match to go on with."""
    studio.keep("a.save", seated(middle("splendor"), {0: "Ann"}))
    studio.program.stack.home(TitleScene(studio.program))


def title_box(studio: Studio) -> None:
    """The title without one, the pointer on a box."""
    studio.program.stack.home(TitleScene(studio.program))
    studio.point("box.custom_heroes")


def new_game(table: str, studio: Studio) -> None:
    """The scene before a match of each game and mode."""
    scene = NewGameScene(studio.program, TABLES[table].game)
    scene.draft.set_seats(TABLES[table].seats)
    if table in ("team", "young"):
        scene.draft.options["mode"] = table
    studio.program.stack.push(scene)


def looks(studio: Studio) -> None:
    """A face and a colour are chosen."""
    new_game("splendor", studio)
    scene = studio.found(NewGameScene)
    scene.draft.party.set_level(1, None, studio.program.words)
    scene.page.focus(scene.page.named("look.0"))
    studio.press("return")


def load(studio: Studio) -> None:
    """The list of matches: one goes on, one is over, one of another game, one that can't be read."""
    for number, table in enumerate(BOXES):
        match = ended(table) if number % 2 else middle(table)
        studio.keep(f"{number}.save", seated(match, {0: "Ann"}))
    (studio.program.library.folder / "9.save").write_bytes(b"nothing that anybody could read")
    studio.program.stack.push(LoadScene(studio.program))


# Matches


def match(table: str, studio: Studio) -> None:
    """A table in the midst of a match, the person to move."""
    studio.sit_down(middle(table))


def pause(studio: Studio) -> None:
    """The match's menu."""
    studio.sit_down(middle("splendor"))
    studio.press("escape")


def save_as(studio: Studio) -> None:
    """A match is given a name."""
    studio.sit_down(middle("splendor"))
    studio.scene.kind.acts["save_as"]()


def keys(studio: Studio) -> None:
    """The list of keys."""
    studio.sit_down(middle("splendor"))
    studio.press("?")


def curtain(studio: Studio) -> None:
    """The screen goes to somebody else."""
    studio.program.open_match(seated(middle("heroes"), {0: "Ann", 1: "Ben", 2: "Cleo", 3: "Dan"}))
    studio.rest()
    studio.wait(0.2)


def log(studio: Studio) -> None:
    """The log lies open."""
    studio.sit_down(middle("heroes"))
    studio.press("l")


def coach(studio: Studio) -> None:
    """The coach asks about a blunder."""
    controller = ScriptedController()
    found = middle("splendor")
    studio.program.change("coach", value=True)
    studio.program.stack.push(
        match_scene(studio.program, seated(found, {found.state.to_move: "Ann"}), controller)
    )
    studio.rest()
    studio.wait(0.2)
    action = studio.match.state.legal_actions()[-1]
    controller.worths[action] = 0.2
    studio.scene.parts.picking.play(action)
    studio.wait(0.2)


def why(studio: Studio) -> None:
    """Why a computer player moved so."""
    found = middle("splendor")
    studio.program.open_match(seated(found, {(found.state.to_move + 1) % found.seats: "Ann"}))
    studio.rest()
    studio.press("e")


def why_not(studio: Studio) -> None:
    """Why a card can't be had, in a bubble at the card."""
    studio.sit_down(middle("splendor"))
    legal = {key for piece in studio.scene.view.stage.layout if "legal" in piece.marks for key in [piece.key]}
    piece = next(
        one for one in studio.scene.view.stage.layout if one.pickable and one.close and one.key not in legal
    )
    studio.click_at(studio.scene.view.window.board.pixel(piece.centre))
    studio.mouse(pygame.MOUSEMOTION, (2, 2))


def hint(studio: Studio) -> None:
    """A hint with its reasons."""
    studio.sit_down(middle("splendor"))
    for _ in range(3):
        studio.press("h")
        studio.wait(0.1)


def close_look(studio: Studio) -> None:
    """A card is looked at closely."""
    studio.sit_down(middle("heroes"))
    piece = next(one for one in studio.scene.view.stage.layout if one.close and one.pickable)
    studio.mouse(pygame.MOUSEMOTION, studio.scene.view.window.board.pixel(piece.centre))
    studio.wait(0.5)


def celebration(studio: Studio) -> None:
    """A great moment, in the midst of its time."""
    studio.sit_down(middle("splendor"))
    cheering = studio.scene.parts.celebrations
    heading, line = (
        studio.program.words.of("splendor_marvel")(f"cheer-gauntlet-{part}", number=0, names="Ann")
        for part in ("heading", "line")
    )
    cheering.running = Celebration(cheering.cheers.MOOD, Wording(heading, line), "full")
    while not cheering.running.prepare(studio.scene.view.window.board):
        pass
    cheering.update(SECONDS / 2)


def trial(studio: Studio) -> None:
    """Something is tried out, within a golden frame."""
    studio.sit_down(middle("young"))
    table = studio.scene.session.table
    try_out(studio.program, table, keeper_of(studio.program, table))
    studio.program.notices.shown.clear()


# After a match


def result(table: str, studio: Studio) -> None:
    """Who has won and why."""
    studio.worker.silent = True
    studio.program.open(OpenResult(seated(ended(table), {0: "Ann"})))
    found = studio.found(ResultScene).looking_back.analysis
    assert found is not None
    invent_all(found)
    for number in found.own[2:]:
        found.judged[number] = Judgement("best", 0.0, 0.6, 0.6)


def analysis(studio: Studio) -> None:
    """How the chances went."""
    studio.program.open(OpenAnalysis(seated(ended("splendor"), {0: "Ann"})))
    scene = studio.found(AnalysisScene)
    invent_all(scene.findings.analysis)
    scene.asking.version += 1
    for _ in range(200):
        studio.wait(0.05)


def analysis_table(studio: Studio) -> None:
    """The table of one moment, looked at again."""
    analysis(studio)
    scene = studio.found(AnalysisScene)
    scene.open()


def practice(studio: Studio) -> None:
    """One moment once more."""
    analysis(studio)
    scene = studio.found(AnalysisScene)
    scene.try_again(scene.findings.analysis.own[4])
    studio.wait(0.3)


def tried(studio: Studio) -> None:
    """How good it was what was tried again."""
    practice(studio)
    scene, session = shown_as(studio.program.stack.scenes, PracticeSession)
    studio.worker.silent = True
    scene.parts.picking.play(studio.wish())
    analysis, telling, number = session.moment
    judged = studio.found(AnalysisScene).findings.analysis.judged[number]
    tried = Tried(analysis, telling, number, session.course, judged)
    studio.program.stack.push(TrialScene(studio.program, tried, session.once_more))


def replay(studio: Studio) -> None:
    """A match is watched."""
    studio.worker.silent = True
    studio.program.open(OpenReplay(seated(ended("heroes"), {0: "Ann"}), 40))
    studio.wait(0.2)


def play_on(studio: Studio) -> None:
    """Who sits where in a match that is played on."""
    studio.program.open(OpenReplay(seated(ended("heroes"), {0: "Ann"}), 40))
    studio.program.open(OpenSeats(seated(ended("heroes"), {0: "Ann"}), 40))


# Decks


def keep_decks(studio: Studio) -> None:
    """Have two decks of one's own, one of them unfinished."""
    for number, deck in enumerate((SavedDeck("Sunday best", CARDS), SavedDeck("Rust and ruin", CARDS[:6]))):
        decks_of(studio.program).save(f"{number}.deck", deck)
    decks_of(studio.program).flush()


def decks(studio: Studio) -> None:
    """The list of decks."""
    keep_decks(studio)
    studio.program.open(OpenDecks())


def deck_builder(studio: Studio) -> None:
    """A deck in the making."""
    deck = SavedDeck("Rust and ruin", (*CARDS[:16], "cogwick", "boilerback"), CARDS[:2])
    studio.program.stack.push(DeckBuilderScene(studio.program, deck))


def abilities(studio: Studio) -> None:
    """The signs of abilities."""
    deck_builder(studio)
    studio.program.stack.push(AbilityScene(studio.program, -1, lambda _: None))


def deck_text(studio: Studio) -> None:
    """A deck as text."""
    studio.program.stack.push(ExportScene(studio.program, "Sunday best", KINDS))


def deck_from_text(studio: Studio) -> None:
    """Where decks are taken in."""
    studio.program.stack.push(ImportScene(studio.program, lambda _: None))


def better_deck(studio: Studio) -> None:
    """A computer player has improved a deck."""
    deck_builder(studio)
    studio.picture()
    scene = ImprovingScene(studio.program, KINDS, (), lambda _: None)
    improver = scene.improver
    improver._settled, improver._changes = True, 5
    improver.played, improver.won = improver.trials, improver.trials * 2 // 3
    studio.program.stack.push(scene)


# Everything else


def settings(page: str, studio: Studio) -> None:
    """Each page of the settings."""
    studio.tell_folders()
    studio.program.stack.push(SettingsScene(studio.program, page))


def statistics(studio: Studio) -> None:
    """What came of many matches."""
    studio.program.statistics._replace({one.key: one for one in some()})
    studio.program.open(OpenStatistics())


def rules(table: str, studio: Studio) -> None:
    """Each game's rules."""
    studio.program.stack.push(RulesScene(studio.program, TABLES[table].game))


def lessons(studio: Studio) -> None:
    """Which games can be learned: one was, one is being."""
    studio.program.change(
        "lessons", {"splendor_marvel": LessonNote(0, done=True), "custom_heroes": LessonNote(4)}
    )
    studio.program.open(OpenLessons())


def lesson(studio: Studio) -> None:
    """A step of a lesson."""
    studio.program.change("lessons", {"splendor_marvel": LessonNote(3)})
    studio.program.open(OpenLesson("splendor_marvel"))
    studio.wait(0.5)


def lesson_end(studio: Studio) -> None:
    """A lesson is over."""
    lesson(studio)
    guide = studio.found(MatchScene).kind.overlay
    assert isinstance(guide, Guide)
    studio.program.stack.push(LessonEndScene(studio.program, "splendor_marvel", guide.restart))


def question(studio: Studio) -> None:
    """The title asks something."""
    title_to_continue(studio)
    words = studio.program.words
    answers = [Answer("yes", words("match-agree-yes")), Answer("no", words("match-agree-no"))]
    studio.program.open(Ask(words("match-agree-title"), words("match-agree-text", names="Ann, Ben"), answers))


STANDS: Final[dict[str, Callable[[Studio], None]]] = {
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
    "analysis_table": analysis_table,
    "practice": practice,
    "tried": tried,
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
    "statistics_empty": lambda studio: studio.program.open(OpenStatistics()),
    **{f"rules_{table}": partial(rules, table) for table in BOXES},
    "lessons": lessons,
    "lesson": lesson,
    "lesson_end": lesson_end,
    "unsaved": unsaved,
    "breakdown": breakdown,
}
