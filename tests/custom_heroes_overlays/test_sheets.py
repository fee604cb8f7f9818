"""The sheets over the table of Custom Heroes, in real positions: end of a round, deck, rewards."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pygame
import pytest

from game.custom_heroes.rules.advancements import ABILITIES
from game.custom_heroes.rules.cards import ADVANCEMENTS, FORM, NO_ABILITY, REWARDS
from game.custom_heroes.rules.pieces import with_kind
from game.custom_heroes.rules.state import HeroesState
from game.custom_heroes.rules.view import HeroesView
from game.custom_heroes.table import table
from game.custom_heroes.table.overlays.deck_browser import Known, deck_browser, known_cards
from game.custom_heroes.table.overlays.overlay_frame import PAGE, SMALLEST, fitted
from game.custom_heroes.table.overlays.reward_sheet import reward_sheet
from game.custom_heroes.table.overlays.round_board import round_board
from game.custom_heroes.table.places import places_of
from game.custom_heroes.words.naming import kind_name
from game.engine.rng import Rng
from game.registry import GAMES
from game.screens.match.table.viewpoint import common_view
from game.table.art.text.text import fitting_size, wrapped_height
from game.table.pieces import TEXT
from tests.custom_heroes_overlays.laid_sheets import (
    IN,
    SHEETS,
    box,
    is_veil,
    layouts,
    model_of,
    sheets,
    texts,
)
from tests.custom_heroes_table.laying import WINDOWS, frame_of


@pytest.mark.parametrize("language", sorted(IN))
def test_all_but_the_veil_lies_on_the_page(positions: list[HeroesState], language: str) -> None:
    """Nothing reaches over its edge."""
    page = pygame.Rect(*PAGE)
    pieces = [piece for layout in layouts(positions, language) for piece in layout if not is_veil(piece)]
    wrong = [piece for piece in pieces if not page.contains(box(piece))]

    assert len(pieces) > 1000
    assert wrong == []


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_a_sheet_lies_in_any_window_and_off_its_rail(
    ends: list[HeroesState], size: tuple[int, int], scale: float
) -> None:
    """The buttons that go on stay free; the veil covers all of it, and what is paid comes from the bag."""
    frame = frame_of(size, scale)
    sheet, bag = places_of(frame, 4).sheet, (10.0, 20.0)
    rail, whole = pygame.Rect(*frame.rail), pygame.Rect(*frame.whole)
    for layout in layouts(ends[:6], "de"):
        pieces = fitted(layout, sheet, frame.whole, bag)
        veils = [piece for piece in pieces if is_veil(piece)]
        others = [box(piece) for piece in pieces if not is_veil(piece)]

        assert [piece.size for piece in veils] == [frame.whole[2:]]
        assert all(whole.contains(one) and not rail.colliderect(one) for one in others)
        assert {piece.origin for piece in pieces} <= {None, bag}


def test_a_sheet_lies_over_everything_else(positions: list[HeroesState]) -> None:
    """On one veil that covers the page, and at heights from 400 on."""
    veil = [(int(PAGE.width) - 2, int(PAGE.height) - 2)]
    wrong = [
        layout
        for layout in layouts(positions, "en")
        if min(piece.height for piece in layout) < 400
        or [box(piece).size for piece in layout if is_veil(piece)] != veil
    ]

    assert wrong == []


def test_only_the_veil_of_what_a_click_closes_can_be_picked(ends: list[HeroesState]) -> None:
    """The end of a round waits for a button."""
    keys = {
        sheet: {piece.key for state in ends for piece in sheet(model_of(state.view(0))) if piece.pickable}
        for sheet in SHEETS
    }

    assert keys == {round_board: set(), deck_browser: {"toggle:deck"}, reward_sheet: {"toggle:rewards"}}


@pytest.mark.parametrize("language", sorted(IN))
def test_no_words_overlap(positions: list[HeroesState], language: str) -> None:
    """Each line and note has its own place."""
    clashes = []
    for layout in layouts(positions, language):
        words = [piece for piece in layout if piece.face.kind in {TEXT, "note"}]
        clashes += [
            (first.face.facts[0], second.face.facts[0])
            for first, second in combinations(words, 2)
            if box(first).colliderect(box(second))
        ]

    assert clashes == []


@pytest.mark.parametrize("language", sorted(IN))
def test_all_words_can_be_read(positions: list[HeroesState], language: str) -> None:
    """No line and no note has to be set smaller than 16 units to fit its place."""
    pygame.font.init()
    words = {
        (piece.face, piece.size)
        for layout in layouts(positions, language)
        for piece in layout
        if piece.face.kind in {TEXT, "note"}
    }
    small = []
    for face, (width, height) in words:
        text, typeface = str(face.facts[0]), str(face.facts[1])
        if face.kind == TEXT:
            fits = fitting_size(text, typeface, (int(width), int(height)), int(height)) >= SMALLEST
        else:
            fits = wrapped_height(text, typeface, SMALLEST, int(width)) <= height
        small += [] if fits else [(text, width, height)]

    assert len(words) > 100
    assert small == []


def test_nothing_hidden_shows(positions: list[HeroesState]) -> None:
    """What a seat can't know may change; no sheet does (CH-6)."""
    leaks = []
    for number, state in enumerate(positions):
        for seat in range(state.seats):
            twin = state.determinize(seat, Rng(number))
            if sheets(state.view(seat)) != sheets(twin.view(seat)):
                leaks.append((number, seat))

    assert leaks == []


def test_people_who_look_together_see_only_what_all_of_them_know(positions: list[HeroesState]) -> None:
    """Whatever is sleeved on a card beyond that is left out, and where the cards are."""
    leaks: list[Known] = []
    sizes: list[int] = []
    for state in positions:
        together = tuple(range(state.seats))
        view = common_view(state, 0, together)
        assert isinstance(view, HeroesView)
        known = [known_cards(state.view(seat)) for seat in together]
        for number, card in enumerate(known_cards(view)):
            slots = {cards[number].slots for cards in known}
            where = {cards[number].where for cards in known}
            if slots != {card.slots} and card.slots != view.public[number]:
                leaks.append(card)
            if card.where and where != {card.where}:
                leaks.append(card)
        sizes += [len(layout) for layout in sheets(view)]

    assert leaks == []
    assert min(sizes) > 10


# The deck


def test_the_deck_is_counted_whole(positions: list[HeroesState]) -> None:
    """Every card is somewhere: in the own hand, unseen, or played."""
    wrong = []
    for state in positions:
        view = state.view(state.turn)
        where = Counter(card.where for card in known_cards(view))
        expected = Counter(hand=len(view.players[view.seat].hand), unseen=len(view.unseen))
        expected["shown"] = len(view.deck) - expected["hand"] - expected["unseen"]
        wrong += [] if where == +expected else [where]

    assert wrong == []


def test_changed_cards_lie_open_by_value(positions: list[HeroesState]) -> None:
    """Each once, as it was last seen, the others not."""
    wrong = []
    for state in positions:
        view = state.view(state.turn)
        faces = [
            piece.face.facts for piece in deck_browser(model_of(view)) if piece.face.kind == "known_card"
        ]
        changed = [card for card in view.deck if any(kind >= 0 for kind in card.slots)]
        changed.sort(key=lambda card: (card.value, card.card))
        if [facts[:2] for facts in faces] != [(card.card, card.slots) for card in changed]:
            wrong.append(faces)

    assert wrong == []


@pytest.mark.parametrize(("changed", "least"), [(5, 140), (20, 120), (40, 90), (60, 76)])
def test_changed_cards_stay_large(changed: int, least: float) -> None:
    """However many there are, up to the whole deck for six."""
    state = GAMES["custom_heroes"].rules.setup(6, 1)
    assert isinstance(state, HeroesState)
    for card in range(changed):
        for seen in state.seen:
            seen[card] = with_kind(0, FORM)
    layout = deck_browser(model_of(state.view(0)))
    cards = [piece for piece in layout if piece.face.kind == "known_card"]

    assert len(cards) == changed
    assert min(piece.size[0] for piece in cards) >= least


# Rewards and abilities


@pytest.mark.rule("CH-33")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_sheet_shows_the_rewards_of_this_table(seats: int) -> None:
    """Place by place, VP, power, advancements; the last with its star."""
    layout = reward_sheet(model_of(GAMES["custom_heroes"].rules.setup(seats, 1).view(0)))  # type: ignore[arg-type]
    wanted = [f"{count:+d}".replace("-", "−") for reward in REWARDS[seats] for count in reward if count]
    shown = [text for text in texts(layout) if text[0] in "+−"]

    assert shown == [text + "*" * (text[0] == "−") for text in wanted]


@pytest.mark.parametrize("language", sorted(IN))
def test_the_sheet_explains_every_ability(language: str) -> None:
    """With its sign, its name, its price in power and a line."""
    layout = reward_sheet(model_of(GAMES["custom_heroes"].rules.setup(4, 1).view(0), language))  # type: ignore[arg-type]
    able = [row for row in ADVANCEMENTS if row.ability != NO_ABILITY]
    kinds = Counter(piece.face.kind for piece in layout)
    powers = [piece for piece in layout if piece.face.kind == "power" and piece.centre[0] > PAGE.width / 2]

    assert {kind_name(ADVANCEMENTS.index(row), IN[language]) for row in able} <= set(texts(layout))
    assert {IN[language](f"ability-{ABILITIES[row.ability]}") for row in able} <= set(texts(layout))
    assert kinds["mark"] == len(able)
    assert len(powers) == sum(row.cost for row in able)


# Voice and faces


def test_every_face_of_a_sheet_can_be_painted(positions: list[HeroesState]) -> None:
    """Each kind has something to see."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    faces = {piece.face.kind: piece.face for layout in layouts(positions, "de") for piece in layout}
    painted = {kind: table.paint(face, (64, 40)) for kind, face in faces.items()}
    empty = [kind for kind, face in painted.items() if not face.get_bounding_rect().width]

    assert faces.keys() >= {
        "coin",
        "cross",
        "glow",
        "known_card",
        "note",
        "rule",
        "secret",
        "track",
        "veil",
        "where",
    }
    assert empty == []
