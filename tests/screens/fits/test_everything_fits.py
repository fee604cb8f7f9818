"""Menus in any size, scale and language: nothing lies outside, nothing overlaps, the keyboard reaches all."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product
from pathlib import Path

import pygame
import pytest

from game.dust_collectorz.decks.saves import SavedDeck
from game.dust_collectorz.rules.cards.cards import PRESETS, SLUGS
from game.dust_collectorz.screens.abilities import AbilityScene
from game.dust_collectorz.screens.builder import DeckBuilderScene
from game.dust_collectorz.screens.improving import ImprovingScene
from game.dust_collectorz.screens.list import DeckListScene
from game.dust_collectorz.screens.trade import ExportScene, ImportScene
from game.screens.analysis.scene import AnalysisScene
from game.screens.app.program import Program
from game.screens.handover import HandoverScene
from game.screens.library.scene import LoadScene
from game.screens.look import LookScene
from game.screens.luck.scene import LuckScene
from game.screens.menus.confirm import ConfirmScene
from game.screens.menus.menu import MenuScene
from game.screens.new_game.scene import NewGameScene
from game.screens.requests import Answer
from game.screens.result.scene import ResultScene
from game.screens.rulebook.page import RulesScene
from game.screens.seating import Chair, TableMatch
from game.screens.settings.scene import SettingsScene
from game.screens.statistics.scene import StatisticsScene
from game.screens.title.scene import TitleScene
from game.screens.wear import Offer
from game.screens.widgets.button import Button
from game.table.art.text.text import fitting_size
from game.texts.languages import languages
from saves.settings import Settings
from tests.screens.pilots.analysis_pilot import invent_all
from tests.screens.pilots.fitting import misplaced
from tests.screens.pilots.menu_pilot import MenuPilot, table_of
from tests.screens.pilots.statistics_pilot import some

LONG = "Maximiliane von Wolkenburg"[:24]
SIZES = ((1024, 640), (1280, 800), (1920, 1080), (2560, 1080), (1200, 1600))
SCALES = (75, 200)


def four_seats(program: Program) -> NewGameScene:
    """The scene before a match with four long names and everything opened."""
    scene = NewGameScene(program)
    scene.draft.set_seats(4)
    for seat in range(4):
        scene.draft.party.set_name(seat, f"{LONG[:-1]}{seat}")
    scene.advanced = True
    return scene


def decked_seats(program: Program) -> NewGameScene:
    """The scene before a match in which four seats have decks."""
    scene = NewGameScene(program, "dust_collectorz")
    scene.draft.set_seats(4)
    return scene


def half_a_deck(program: Program) -> DeckBuilderScene:
    """A deck with cards, free places, and cards too many."""
    kinds = next(iter(PRESETS.values()))[:20]
    cards = (*(SLUGS[kind] for kind in kinds), "boilerback", "cogwick", "cogwick")
    return DeckBuilderScene(program, SavedDeck(LONG, cards, cards[:2]))


def deck_text(program: Program) -> ExportScene:
    """A whole deck as text."""
    return ExportScene(program, LONG, next(iter(PRESETS.values())))


def deck_helped(program: Program) -> ImprovingScene:
    """A deck that a computer player improves."""
    return ImprovingScene(program, next(iter(PRESETS.values())), (), lambda _: None)


def looks(program: Program) -> LookScene:
    """Faces and colours, some of which others have."""
    others = {"fox": LONG, "gran": LONG}, {1: LONG}
    return LookScene(program, Offer(lambda: Chair(LONG, 0), lambda _: None, lambda _: None, *others))


def question(program: Program) -> ConfirmScene:
    """A question with much to read and four answers."""
    answers = [Answer(f"answer{number}", "Eine ziemlich lange Antwort") for number in range(4)]
    return ConfirmScene(
        program, "Wirklich alles verwerfen?", "Das lässt sich nicht rückgängig machen. " * 4, answers
    )


@cache
def running() -> TableMatch:
    """A match of four that goes on."""
    return table_of(4, 6)


@cache
def finished() -> TableMatch:
    """A match of four that has ended."""
    return table_of(4, None)


def chosen_keys(program: Program) -> SettingsScene:
    """All keys at their longest."""
    shortcuts = [("Ctrl+Alt+Shift+F11",), ("Ctrl+Shift+Backspace", "Alt+Shift+Insert")]
    program.change("keys", dict(zip(("mute", "undo"), shortcuts, strict=True)))
    return SettingsScene(program, "keys")


def ended(program: Program) -> ResultScene:
    """The end of a match of four."""
    table = finished()
    chairs = tuple(Chair(f"{LONG[:-1]}{seat}", seat) for seat in range(4))
    return ResultScene(program, TableMatch(table.match, chairs))


def looked_back(program: Program) -> AnalysisScene:
    """The analysis of a match of four people, all of it looked at."""
    table = finished()
    chairs = tuple(Chair(f"{LONG[:-1]}{seat}", seat) for seat in range(4))
    scene = AnalysisScene(program, TableMatch(table.match, chairs))
    assert scene.luck.weighing is not None
    invent_all(scene.luck.weighing)
    scene.update(0.1)
    return scene


def weighed(program: Program) -> LuckScene:
    """Luck and skill of a match of four people, with tries and all words."""
    table = finished()
    chairs = tuple(Chair(f"{LONG[:-1]}{seat}", seat) for seat in range(4))
    scene = LuckScene(program, TableMatch(table.match, chairs), 1)
    invent_all(scene.weighing)
    scene.look_with(1)
    scene.tries.won[0] = 1.0
    scene.tries.failed = True
    return scene


def counted(program: Program) -> StatisticsScene:
    """The statistics of many matches in all games."""
    program.statistics._replace({one.key: one for one in some()})
    return StatisticsScene(program)


MENUS: dict[str, Callable[[Program], MenuScene]] = {
    "title": TitleScene,
    "new game": four_seats,
    "load": LoadScene,
    "settings": lambda program: SettingsScene(program, "look"),
    "settings for play": SettingsScene,
    "settings of keys": chosen_keys,
    "settings of motion": lambda program: SettingsScene(program, "motion"),
    "settings of files": lambda program: SettingsScene(program, "files"),
    "looks": looks,
    "faces": lambda program: LookScene(program, Offer(lambda: Chair(LONG, 0), lambda _: None)),
    "rules": RulesScene,
    "result": ended,
    "curtain": lambda program: HandoverScene(program, Chair(LONG, 1), lambda: None),
    "question": question,
    "seats with decks": decked_seats,
    "decks": DeckListScene,
    "deck builder": half_a_deck,
    "abilities": lambda program: AbilityScene(program, -1, lambda _: None),
    "deck to text": deck_text,
    "deck from text": lambda program: ImportScene(program, lambda _: None),
    "better deck": deck_helped,
    "analysis": looked_back,
    "luck": weighed,
    "statistics": counted,
    "no statistics": StatisticsScene,
}


def shown(folder: Path, name: str, size: tuple[int, int], scale: int, language: str) -> MenuPilot:
    """A program of that size with a menu on top, and two matches, one of them running, in its library."""
    wanted = Settings(language=language, ui_scale=scale, motion="none")
    pilot = MenuPilot(folder, wanted, size)
    pilot.keep(running(), "20260101-120000-x.save")
    pilot.keep(finished(), "20260102-120000-x.save")
    pilot.program.stack.push(MENUS[name](pilot.program))
    return pilot


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", MENUS)
def test_nothing_to_use_lies_outside_or_over_another(
    tmp_path: Path, name: str, size: tuple[int, int]
) -> None:
    """Everything on a page lies wholly in the window, everything in a pane within its width."""
    pilot = shown(tmp_path, name, size, SCALES[0], "en")
    wrong = []
    for scale, language in product(SCALES, languages()):
        pilot.program.change("ui_scale", scale)
        pilot.program.change("language", language)
        faults = misplaced(pilot.menu, pygame.Rect(0, 0, *size))
        wrong += [f"{fault}, {language} at {scale} %" for fault in faults]

    assert wrong == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", MENUS)
def test_words_on_buttons_are_set_as_large_as_meant(tmp_path: Path, name: str, language: str) -> None:
    """In every language every button has room for its words at four fifths of their size or more."""
    pilot = shown(tmp_path, name, (1280, 800), 100, language)
    small = []
    for button in (one for one in pilot.menu.page.reachable() if type(one) is Button):
        width, height = button.rect.size
        meant = round(height * 0.42)
        box = (width - round(height * 0.5), round(height * 0.62))
        if fitting_size(button.text, "title", box, meant) < meant * 0.8:
            small.append(button.text)

    assert small == []


@pytest.mark.parametrize("name", MENUS)
def test_tab_reaches_everything_that_can_be_used(tmp_path: Path, name: str) -> None:
    """Once round, each exactly once, each in sight when it has the focus."""
    pilot = shown(tmp_path, name, (1280, 800), 100, "en")
    usable = [one.name for one in pilot.menu.page.reachable() if one.can_focus]
    reached: list[str] = []
    for _ in usable:
        pilot.press(pygame.K_TAB)
        assert pilot.menu.page.focused
        pane = pilot.menu.page.pane_of(pilot.menu.page.focused)
        assert pane is None or pane.rect.colliderect(pilot.menu.page.focused.rect)
        if pilot.focus in reached:
            break  # what is chosen on the way may leave less to be done
        reached.append(pilot.focus)
    now = {one.name for one in pilot.menu.page.reachable() if one.can_focus}

    assert sorted(reached) == sorted(now & set(usable))


@pytest.mark.parametrize("name", MENUS)
def test_a_menu_survives_any_change_of_size_and_language(tmp_path: Path, name: str) -> None:
    """The same things are there afterwards, and the focus is where it was."""
    pilot = shown(tmp_path, name, (1280, 800), 100, "en")
    pilot.press(pygame.K_TAB)
    names, focus = pilot.names, pilot.focus
    for size in ((1024, 640), (1920, 1080), (1280, 800)):
        pilot.program.resized(size)
        pilot.program.draw(pygame.Surface(size))
    pilot.program.change("language", "de")
    pilot.program.draw(pilot.surface)

    assert (pilot.names, pilot.focus) == (names, focus)
