"""The deck builder: cards in and out by mouse and keys, what is wrong is named, nothing is lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.dust_collectorz.decks.saves import SavedDeck
from game.dust_collectorz.rules.cards.cards import CARDS as BOX
from game.dust_collectorz.rules.cards.cards import KINDS, SLUGS
from game.dust_collectorz.rules.cards.decks import breaches
from game.dust_collectorz.screens.cards import BoxCard, SlotCard
from game.dust_collectorz.screens.improving import ImprovingScene
from game.screens.widgets.button import Button
from game.screens.widgets.choice import Choice
from game.screens.widgets.text_line import TextLine
from game.screens.widgets.widget import Widget
from tests.dust_collectorz_decks.deck_pilot import (
    CARDS,
    COGWICK,
    DRAFT,
    KINDS_OF_ALL,
    TINNOW,
    WHOLE,
    before_builder,
    builder,
    kept,
)
from tests.screens.pilots.menu_pilot import MenuPilot

EMPTY = SavedDeck("Empty", ())


def right_click(pilot: MenuPilot, name: str) -> None:
    """Click with the other button."""
    spot = pilot.widget(name, Widget).rect.center
    pilot.point(spot)
    pilot.program.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=3, touch=False))
    pilot.program.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=spot, button=3, touch=False))


def focus(pilot: MenuPilot, name: str) -> None:
    """Go to something by the keyboard."""
    pilot.menu.page.focus(pilot.widget(name, Widget))


def shown(pilot: MenuPilot) -> list[int]:
    """The kinds that the box shows."""
    return [one.kind for one in pilot.menu.page.reachable() if isinstance(one, BoxCard)]


# Cards in and out


def test_a_click_takes_a_card_and_a_right_click_puts_it_back(tmp_path: Path) -> None:
    """In the box."""
    pilot = before_builder(tmp_path, EMPTY)
    pilot.click(f"box.{COGWICK}")
    taken = builder(pilot).sheet.kinds
    right_click(pilot, f"box.{COGWICK}")

    assert (taken, builder(pilot).sheet.kinds) == ((COGWICK,), ())


def test_enter_takes_a_card_and_backspace_puts_it_back(tmp_path: Path) -> None:
    """The focus stays on the card."""
    pilot = before_builder(tmp_path, EMPTY)
    focus(pilot, f"box.{TINNOW}")
    pilot.press(pygame.K_RETURN, pygame.K_RETURN)
    twice = builder(pilot).sheet.kinds
    pilot.press(pygame.K_BACKSPACE)

    assert (twice, builder(pilot).sheet.kinds) == ((TINNOW, TINNOW), (TINNOW,))
    assert pilot.focus == f"box.{TINNOW}"


def test_arrows_lead_from_the_box_to_the_deck_and_back(tmp_path: Path) -> None:
    """From a card to its neighbour, over the edge, and home again."""
    pilot = before_builder(tmp_path, WHOLE)
    focus(pilot, "box.0")
    pilot.press(pygame.K_RIGHT)
    neighbour = pilot.focus
    pilot.press(*[pygame.K_RIGHT] * 8)
    across = pilot.focus
    pilot.press(*[pygame.K_LEFT] * 8)

    assert (neighbour, across[:5], pilot.focus[:4]) == ("box.1", "slot.", "box.")


def test_a_press_on_a_card_of_the_deck_puts_it_back(tmp_path: Path) -> None:
    """By Enter as by a click."""
    pilot = before_builder(tmp_path, WHOLE)
    pilot.click("slot.0")
    focus(pilot, "slot.7")
    pilot.press(pygame.K_RETURN)

    gone = Counter(KINDS_OF_ALL) - Counter(builder(pilot).sheet.kinds)
    assert sorted(gone.elements()) == [KINDS_OF_ALL[0], KINDS_OF_ALL[7]]


def test_a_third_of_a_kind_is_refused(tmp_path: Path) -> None:
    """And the person is told why."""
    pilot = before_builder(tmp_path, SavedDeck("Two", ("cogwick", "cogwick")))
    pilot.click(f"box.{COGWICK}")

    assert builder(pilot).sheet.kinds == (COGWICK, COGWICK)
    assert pilot.audio.heard == ["refused"]
    assert "two copies of a card" in pilot.notices[0]


def test_every_change_can_be_taken_back(tmp_path: Path) -> None:
    """By the button, and by Ctrl+Z."""
    pilot = before_builder(tmp_path, WHOLE)
    pilot.click("slot.3")
    pilot.click("clear")
    empty = builder(pilot).sheet.kinds
    pilot.click("undo")
    pilot.press(pygame.K_z, mod=pygame.KMOD_CTRL)

    assert empty == ()
    assert builder(pilot).sheet.kinds == KINDS_OF_ALL
    assert not pilot.widget("undo", Button).enabled


def test_an_empty_place_shows_what_could_fill_it(tmp_path: Path) -> None:
    """Pressing the place of a silver Foldwing shows silver Foldwings."""
    pilot = before_builder(tmp_path, EMPTY)
    pilot.click("slot.8")

    assert {(BOX[kind].tribe, BOX[kind].rank) for kind in shown(pilot)} == {(1, 1)}


@pytest.mark.parametrize(("slot", "tribe", "ranks"), [(5, 0, {0, 1, 2, 3, 4}), (30, 5, {5})])
def test_a_place_for_several_ranks_shows_its_tribe(
    tmp_path: Path, slot: int, tribe: int, ranks: set[int]
) -> None:
    """Platinum or epic, and the counters."""
    pilot = before_builder(tmp_path, EMPTY)
    pilot.click(f"slot.{slot}")

    assert {BOX[kind].tribe for kind in shown(pilot)} == {tribe}
    assert {BOX[kind].rank for kind in shown(pilot)} == ranks


def test_cards_without_a_place_are_veiled(tmp_path: Path) -> None:
    """In a full deck no other card fits."""
    pilot = before_builder(tmp_path, WHOLE)
    cards = [one for one in pilot.menu.page.reachable() if isinstance(one, BoxCard)]

    assert not any(card.fits for card in cards)
    assert sum(card.many for card in cards) == len(CARDS)


# Filters


@pytest.mark.parametrize(
    ("press", "right"),
    [
        ("tribe.2", lambda card: card.tribe == 2),
        ("tribe.5", lambda card: card.tribe == 5),
        ("rank.4", lambda card: card.rank == 4),
    ],
)
def test_a_filter_shows_only_what_fits(tmp_path: Path, press: str, right: Callable[[object], bool]) -> None:
    """Pressed again, it shows everything."""
    pilot = before_builder(tmp_path, EMPTY)
    pilot.click(press)
    some = shown(pilot)
    pilot.click(press)

    assert some == [kind for kind, card in enumerate(BOX) if right(card)]
    assert shown(pilot) == list(range(len(BOX)))


def test_an_ability_is_chosen_by_its_sign(tmp_path: Path) -> None:
    """And "any ability" shows everything again."""
    pilot = before_builder(tmp_path, EMPTY)
    pilot.click("ability")
    pilot.click("ability.0")
    some = shown(pilot)
    pilot.click("ability")
    pilot.click("any")

    assert [BOX[kind].ability for kind in some] == [0] * len(some)
    assert len(some) == sum(card.ability == 0 for card in BOX)
    assert len(shown(pilot)) == len(BOX)


def test_a_stat_orders_the_box_and_asks_for_a_value(tmp_path: Path) -> None:
    """The greatest first; without a stat no value can be asked for."""
    pilot = before_builder(tmp_path, EMPTY)
    asked = pilot.widget("least", Choice).enabled
    pilot.widget("stat", Choice).step(2)
    pilot.widget("least", Choice).step(5)
    speeds = [BOX[kind].stats[1] for kind in shown(pilot)]

    assert not asked
    assert speeds == sorted(speeds, reverse=True)
    assert set(speeds) == {7, 8, 9}


def test_nothing_that_fits_is_said(tmp_path: Path) -> None:
    """There are no epic counters."""
    pilot = before_builder(tmp_path, EMPTY)
    pilot.click("tribe.5")
    pilot.click("rank.4")
    pilot.wait()

    assert shown(pilot) == []


# What is wrong


@pytest.mark.rule("DC-4")
def test_a_draft_can_be_kept_and_says_what_it_lacks(tmp_path: Path) -> None:
    """It is on disk as it is."""
    pilot = before_builder(tmp_path, DRAFT)
    pilot.click("save")

    assert "draft" in pilot.notices[0]
    assert kept(pilot) == [DRAFT]
    assert len(builder(pilot).sheet.breaches) > 10


def test_cards_too_many_lie_behind_the_places(tmp_path: Path) -> None:
    """Marked as such, and pressing one takes it away."""
    pilot = before_builder(tmp_path, SavedDeck("Much", (*CARDS, "tinnow")))
    surplus = [one for one in pilot.menu.page.reachable() if isinstance(one, SlotCard) and one.surplus]
    pilot.click(surplus[0].name)

    assert len(surplus) == 1
    assert len(builder(pilot).sheet.kinds) == len(CARDS)


# Help


@pytest.mark.rule("DC-4")
def test_random_fills_what_is_free(tmp_path: Path) -> None:
    """What was there stays."""
    pilot = before_builder(tmp_path, DRAFT)
    pilot.click("random")
    kinds = builder(pilot).sheet.kinds

    assert breaches(kinds) == ()
    assert Counter(kinds) >= Counter(KINDS[card] for card in DRAFT.cards)


def test_random_draws_a_full_deck_anew_but_for_pins(tmp_path: Path) -> None:
    """Pinned by P and by a right click; it can be taken back."""
    pilot = before_builder(tmp_path, WHOLE)
    right_click(pilot, "slot.2")
    focus(pilot, "slot.9")
    pilot.press(pygame.K_p)
    pins = builder(pilot).sheet.pinned
    pilot.click("random")
    drawn = builder(pilot).sheet.kinds
    pilot.click("undo")

    assert sorted(pins) == [KINDS_OF_ALL[2], KINDS_OF_ALL[9]]
    assert set(pins) <= set(drawn)
    assert drawn != builder(pilot).sheet.kinds == KINDS_OF_ALL


@pytest.mark.parametrize("help_with", ["random", "improve"])
def test_pins_that_no_deck_can_have_are_told(tmp_path: Path, help_with: str) -> None:
    """Two epics of one tribe."""
    epics = ("grand-automat-orra", "madame-zinc")
    pilot = before_builder(tmp_path, SavedDeck("Pins", epics, epics))
    pilot.click(help_with)

    assert "pinned" in pilot.notices[0]
    assert len(builder(pilot).sheet.kinds) == 2


def test_improving_goes_on_by_itself_and_its_deck_can_be_taken(tmp_path: Path) -> None:
    """Legal, with the pinned cards, and taken back at once where wished."""
    pilot = before_builder(tmp_path, SavedDeck("Pins", CARDS, CARDS[:2]))
    pilot.click("improve")
    assert isinstance(pilot.top, ImprovingScene)
    improver = pilot.top.improver
    while improver.played < 2:
        pilot.wait()
    pilot.click("take")
    kinds = builder(pilot).sheet.kinds
    pilot.click("undo")

    assert improver.changed > 0
    assert breaches(kinds) == ()
    assert {KINDS[card] for card in CARDS[:2]} <= set(kinds) != set(KINDS_OF_ALL)
    assert builder(pilot).sheet.kinds == KINDS_OF_ALL


def test_improving_can_be_stopped_and_changes_nothing(tmp_path: Path) -> None:
    """Escape leaves the deck as it was."""
    pilot = before_builder(tmp_path, WHOLE)
    pilot.click("improve")
    pilot.wait(0.2)
    pilot.press(pygame.K_ESCAPE)

    assert builder(pilot).sheet.kinds == KINDS_OF_ALL
    assert not builder(pilot).sheet.changed


def test_improving_a_draft_completes_it_first(tmp_path: Path) -> None:
    """It may be stopped at any time, so it is legal at any time."""
    pilot = before_builder(tmp_path, DRAFT)
    pilot.click("improve")
    pilot.click("take")

    assert builder(pilot).sheet.breaches == ()


# Looking closely


def test_resting_on_a_card_shows_it_large(tmp_path: Path) -> None:
    """Not at once, and no longer than the pointer stays."""
    pilot = before_builder(tmp_path, WHOLE)
    pilot.point(pilot.widget("box.3", Widget).rect.center)
    pilot.wait()
    soon = builder(pilot).close.shown
    pilot.wait(0.5)
    then = builder(pilot).close.shown
    pilot.point((2, 2))
    pilot.wait(0.5)

    assert (soon, then, builder(pilot).close.shown) == (-1, 3, -1)


def test_the_focus_shows_a_card_large_too(tmp_path: Path) -> None:
    """Whoever uses the keyboard sees as much."""
    pilot = before_builder(tmp_path, WHOLE)
    pilot.press(pygame.K_TAB)
    focus(pilot, "slot.4")
    pilot.wait(0.5)

    assert builder(pilot).close.shown == KINDS_OF_ALL[4]


@pytest.mark.parametrize("part", ["deck", "summary"])
def test_the_deck_can_be_seen_as_a_picture(tmp_path: Path, part: str) -> None:
    """Where cards lay, something else is drawn."""
    pilot = before_builder(tmp_path, WHOLE, language="de")
    builder(pilot).show_part(part)
    slots = [name for name in pilot.names if name.startswith("slot.")]

    assert len(slots) == (len(CARDS) if part == "deck" else 0)


def test_faces_are_drawn_one_a_frame_until_all_are_there(tmp_path: Path) -> None:
    """Nobody waits for a hundred cards."""
    pilot = before_builder(tmp_path, WHOLE)
    card = pilot.widget("slot.0", SlotCard)
    for _ in range(120):
        pilot.wait()
        if builder(pilot).faces.picture(card.kind, card.rect.size):
            break

    assert builder(pilot).faces.picture(card.kind, card.rect.size)


# Keeping and leaving


def test_a_deck_is_kept_under_the_name_typed(tmp_path: Path) -> None:
    """Ctrl+S keeps it; kept twice, it is still one deck."""
    pilot = before_builder(tmp_path, EMPTY)
    builder(pilot).rename("Käse: & Brot")
    pilot.press(pygame.K_s, mod=pygame.KMOD_CTRL)
    pilot.click(f"box.{COGWICK}")
    pilot.press(pygame.K_s, mod=pygame.KMOD_CTRL)

    assert kept(pilot) == [SavedDeck("Käse & Brot", ("cogwick",))]


def test_letters_go_into_the_name(tmp_path: Path) -> None:
    """Also P, which pins nothing there."""
    pilot = before_builder(tmp_path, EMPTY)
    pilot.click("name")
    pilot.type("P2")

    assert builder(pilot).sheet.name == pilot.widget("name", TextLine).text == "EmptyP2"


def test_a_deck_without_a_name_gets_one(tmp_path: Path) -> None:
    """Nothing is kept nameless."""
    pilot = before_builder(tmp_path, SavedDeck("", CARDS))
    pilot.click("save")

    assert [deck.name for deck in kept(pilot)] == ["New deck"]


def test_leaving_an_unchanged_deck_asks_nothing(tmp_path: Path) -> None:
    """Escape is enough."""
    pilot = before_builder(tmp_path, WHOLE)
    pilot.press(pygame.K_ESCAPE)

    assert pilot.shown == "DeckListScene"


@pytest.mark.parametrize(
    ("answer", "scene", "there"),
    [("keep", "DeckListScene", 1), ("drop", "DeckListScene", 0), ("stay", "DeckBuilderScene", 0)],
)
def test_leaving_a_changed_deck_asks(tmp_path: Path, answer: str, scene: str, there: int) -> None:
    """Keep, discard or stay."""
    pilot = before_builder(tmp_path, EMPTY)
    pilot.click(f"box.{COGWICK}")
    pilot.press(pygame.K_ESCAPE)
    pilot.click(answer)

    assert (pilot.shown, len(kept(pilot))) == (scene, there)


def test_the_end_of_the_program_loses_nothing(tmp_path: Path) -> None:
    """What was changed is on disk."""
    pilot = before_builder(tmp_path, EMPTY)
    pilot.click(f"box.{COGWICK}")
    pilot.program.close()

    assert [deck.cards for deck in kept(pilot)] == [(SLUGS[COGWICK],)]


@pytest.mark.parametrize("part", ["box", "deck", "summary"])
def test_a_small_window_shows_one_part_at_a_time(tmp_path: Path, part: str) -> None:
    """All three can be reached, and drawn."""
    pilot = before_builder(tmp_path, WHOLE)
    pilot.program.change("ui_scale", 200)
    builder(pilot).show_part(part)
    pilot.wait()
    kinds = {name.partition(".")[0] for name in pilot.names}

    assert ("box" in kinds, "slot" in kinds) == (part == "box", part == "deck")
