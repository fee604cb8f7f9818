"""What the tests of the deck builder share: decks, and a pilot that sits before them."""

from __future__ import annotations

from pathlib import Path

from game.dust_collectorz.decks.saves import SavedDeck
from game.dust_collectorz.rules.cards.cards import KINDS, PRESETS, SLUGS
from game.dust_collectorz.screens.builder import DeckBuilderScene
from game.dust_collectorz.screens.list import DeckListScene
from game.dust_collectorz.screens.part import decks_of
from saves.settings import Settings
from tests.screens.pilots.menu_pilot import MenuPilot

KINDS_OF_ALL = next(iter(PRESETS.values()))
CARDS = tuple(SLUGS[kind] for kind in KINDS_OF_ALL)
WHOLE = SavedDeck("Sunday best", CARDS)
DRAFT = SavedDeck("Draft", CARDS[:6])
COGWICK, TINNOW = KINDS["cogwick"], KINDS["tinnow"]


def before_builder(folder: Path, deck: SavedDeck, file: str = "", language: str = "en") -> MenuPilot:
    """A pilot who builds `deck`, with the list of decks below."""
    pilot = before_list(folder, language=language)
    pilot.program.stack.push(DeckBuilderScene(pilot.program, deck, file))
    pilot.wait()
    return pilot


def before_list(folder: Path, *decks: SavedDeck, language: str = "en") -> MenuPilot:
    """A pilot before the list of some decks of one's own."""
    settings = Settings(language=language, motion="none")
    pilot = MenuPilot(folder, settings)
    for deck in decks:
        decks_of(pilot.program).save(decks_of(pilot.program).new_file(), deck)
    decks_of(pilot.program).flush()
    pilot.program.stack.push(DeckListScene(pilot.program))
    pilot.wait()
    return pilot


def builder(pilot: MenuPilot) -> DeckBuilderScene:
    """The deck builder on top."""
    assert isinstance(pilot.top, DeckBuilderScene)
    return pilot.top


def kept(pilot: MenuPilot) -> list[SavedDeck]:
    """The decks on disk."""
    return [row.deck for row in decks_of(pilot.program).rows() if row.deck]
