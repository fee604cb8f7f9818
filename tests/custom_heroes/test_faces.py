"""The faces of Custom Heroes: what counts is on the card, seen in a narrow fan too, and no two look alike."""

from __future__ import annotations

from itertools import combinations, pairwise, product

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from game.custom_heroes.rules.cards import ADVANCEMENTS, BASE_VALUES, FORM, KODORA, SETS
from game.custom_heroes.table.drawing.cover import cover
from game.custom_heroes.table.drawing.faces import (
    BARE,
    EMPTY,
    Slots,
    card_face,
    value_of,
)
from game.custom_heroes.table.drawing.layers import CARD, band_box
from game.custom_heroes.table.drawing.painting import paint
from game.table.pieces import Face

CARDS = range(BASE_VALUES * len(SETS))
KINDS = range(len(ADVANCEMENTS))
SMALL = (110, 154)  # a card of a large hand
STRIP = 34  # what is seen of it beneath the next card


def pixels(surface: pygame.Surface) -> bytes:
    """All that can be seen of a surface, comparable."""
    return pygame.image.tobytes(surface, "RGBA")


def strip(surface: pygame.Surface) -> bytes:
    """What is seen of a card of 110 pixels beneath its neighbour."""
    return pixels(surface.subsurface((0, 0, STRIP, SMALL[1])))


def scene(face: pygame.Surface) -> npt.NDArray[np.int64]:
    """The colours of a card of 200 x 280 within its frame, above its bands, without its banner."""
    colours = pygame.surfarray.array3d(face).astype(np.int64)[12:188, 12:164]
    colours[:54, :96] = 0
    return colours


def sleeve(*ids: str) -> Slots:
    """The sleeve that holds the kinds with these ids."""
    slots = [EMPTY] * 4
    for kind in KINDS:
        if ADVANCEMENTS[kind].id in ids:
            slots[ADVANCEMENTS[kind].gem] = kind
    red, blue, yellow, green = slots
    return red, blue, yellow, green


SLEEVES = [
    BARE,
    sleeve("R05"),
    sleeve("B05"),
    sleeve("Y01"),
    sleeve("G12"),
    sleeve("R01", "B07"),
    sleeve("R08", "Y02", "G01"),
    sleeve("R02", "B04", "Y04", "G09"),
]


@pytest.mark.parametrize("width", [64, 110, 160, 300])
@pytest.mark.parametrize("base", range(BASE_VALUES))
def test_a_face_has_the_size_asked_for_and_round_corners(base: int, width: int) -> None:
    """With whatever in its sleeve, the card fills its rectangle but for the corners."""
    size = (width, width * 7 // 5)
    faces = [card_face(base, slots, size) for slots in SLEEVES]

    assert {face.get_size() for face in faces} == {size}
    assert {face.get_at((0, 0)).a for face in faces} == {0}
    assert min(face.get_at((width // 2, size[1] // 2)).a for face in faces) == 255


def test_no_two_cards_look_alike() -> None:
    """All sixty differ in the strip that a full hand shows of them."""
    strips = {card: strip(card_face(card, BARE, SMALL)) for card in CARDS}

    assert [pair for pair in combinations(CARDS, 2) if strips[pair[0]] == strips[pair[1]]] == []


def test_heroes_differ_without_their_numbers() -> None:
    """The ten pictures differ beside the banner and above the bands."""
    looks = {pixels(card_face(base, BARE, SMALL).subsurface((40, 10, 64, 80))) for base in range(BASE_VALUES)}

    assert len(looks) == BASE_VALUES


@pytest.mark.rule("CH-11")
@pytest.mark.parametrize(
    ("slots", "value"),
    [
        (BARE, 4),
        (sleeve("R05"), 9),
        (sleeve("B07"), 1),
        (sleeve("G11"), 12),
        (sleeve("R08", "B07", "G01"), -7),
    ],
)
def test_a_value_counts_aura_and_items(slots: Slots, value: int) -> None:
    """The value on the card is its aura's or its own, with all modifiers."""
    assert value_of(3, slots) == value


@pytest.mark.rule("CH-11")
def test_every_value_is_drawn_in_its_own_way() -> None:
    """From the least to the greatest, values differ in the banner of a small card."""
    red, blue, _, green = (
        [EMPTY, *(kind for kind in KINDS if ADVANCEMENTS[kind].gem == gem)] for gem in range(4)
    )
    seen: dict[int, set[bytes]] = {}
    for slots in product(red, blue, (EMPTY,), green):
        full: Slots = (slots[0], slots[1], EMPTY, slots[3])
        value = value_of(0, full)
        if value != 1 and value not in seen:
            seen[value] = {pixels(card_face(0, full, SMALL).subsurface((2, 2, 32, 32)))}

    assert set(range(-7, 26)) - {1} <= set(seen)
    assert len(set.union(*seen.values())) == len(seen)


@pytest.mark.parametrize("slots", SLEEVES[1:])
def test_a_changed_value_shows_the_printed_one_too(slots: Slots) -> None:
    """The foot of the banner tells a card that has changed from one that never had another value."""
    changed = [card_face(base, slots, SMALL).subsurface((2, 32, 32, 24)) for base in range(BASE_VALUES)]
    raised = [base for base in range(BASE_VALUES) if value_of(base, slots) != base + 1]

    assert len({pixels(changed[base]) for base in raised}) == len(raised)


@pytest.mark.rule("CH-2")
@pytest.mark.parametrize("slots", SLEEVES[1:])
def test_what_is_sleeved_is_seen_in_a_narrow_strip(slots: Slots) -> None:
    """Each band shows itself in the strip of a full hand, whatever else the card holds."""
    face = card_face(47, slots, SMALL)
    for slot, kind in enumerate(slots):
        _, top, _, height = band_box(slot)
        place = pygame.Rect(0, round(top * 0.22), STRIP, round(height * 0.22))
        others = [other for other in KINDS if ADVANCEMENTS[other].gem == slot and other != kind]
        for other in others if kind != EMPTY else []:
            swapped = list(slots)
            swapped[slot] = other
            twin = card_face(47, (swapped[0], swapped[1], swapped[2], swapped[3]), SMALL)

            assert pixels(twin.subsurface(place)) != pixels(face.subsurface(place))


def test_bands_have_places_of_their_own_on_the_card() -> None:
    """Four bands lie beneath each other, none beyond the card, overlapping by their edges at most."""
    boxes = [band_box(slot) for slot in range(4)]

    assert all(upper[1] + upper[3] - lower[1] <= 6 for upper, lower in pairwise(boxes))
    assert boxes[3][1] + boxes[3][3] <= CARD[1]


@pytest.mark.parametrize("kind", KINDS)
def test_an_advancement_changes_the_picture_of_its_hero(kind: int) -> None:
    """Every kind is seen above the bands too: in the hand, at the shoulder, around the hero, or all over."""
    slots = [EMPTY] * 4
    slots[ADVANCEMENTS[kind].gem] = kind
    plain = scene(card_face(16, BARE, (200, 280)))
    dressed = scene(card_face(16, (slots[0], slots[1], slots[2], slots[3]), (200, 280)))

    assert int((np.abs(plain - dressed).max(axis=2) > 60).sum()) > 250


@pytest.mark.rule("CH-22")
def test_an_ascended_form_turns_the_whole_frame_violet() -> None:
    """The border is another one than that of the card's set, with more red and blue in it than green."""
    face = card_face(4, sleeve(ADVANCEMENTS[FORM].id), (300, 420))
    red, green, blue, _ = face.get_at((5, 210))

    assert min(red, blue) > green + 20
    assert face.get_at((5, 210)) != card_face(4, BARE, (300, 420)).get_at((5, 210))


@pytest.mark.rule("CH-20")
def test_an_activated_ability_shines() -> None:
    """The border and the ground of a card light up."""
    slots = sleeve("Y05")
    calm, lit = card_face(21, slots, SMALL), card_face(21, slots, SMALL, active=True)

    assert int(pygame.surfarray.array3d(lit).sum()) > int(pygame.surfarray.array3d(calm).sum()) * 1.1


def test_a_face_is_drawn_once() -> None:
    """Equal arguments give the same surface."""
    slots = sleeve("R01", "G04")

    assert card_face(8, slots, SMALL) is card_face(8, slots, SMALL)


@pytest.mark.parametrize("size", [(64, 90), (150, 210)])
def test_loose_advancements_all_differ(size: tuple[int, int]) -> None:
    """All kinds look different, in their lower third alone too, where the effect stands."""
    sheets = [paint(Face("kind", (kind,)), size) for kind in KINDS]
    low = pygame.Rect(0, size[1] * 2 // 3, size[0], size[1] // 3)

    assert {sheet.get_size() for sheet in sheets} == {size}
    assert len({pixels(sheet.subsurface(low)) for sheet in sheets}) == len(ADVANCEMENTS)


def test_a_loose_advancement_is_seen_through() -> None:
    """Between gem and rim the table shines through the sheet."""
    sheet = paint(Face("kind", (KODORA,)), (200, 280))

    assert 40 < sheet.get_at((184, 30)).a < 230


def test_there_is_one_back() -> None:
    """Backs are the same for all cards, and no front."""
    assert pixels(paint(Face("back"), SMALL)) not in {pixels(card_face(card, BARE, SMALL)) for card in CARDS}


def test_tokens_all_differ() -> None:
    """Every token and sign has the size asked for and a look of its own, small too."""
    faces = [Face(kind) for kind in ("coin", "power", "stake", "skipped", "passed")]
    faces += [Face("vp", (number,)) for number in range(13)]
    faces += [Face("mark", (ability,)) for ability in range(1, 7)]
    faces += [Face("order", (falling,)) for falling in (False, True)]
    faces += [Face("place_mark", (place,)) for place in range(1, 7)]
    tokens = [paint(face, (28, 28)) for face in faces]

    assert {token.get_size() for token in tokens} == {(28, 28)}
    assert len({pixels(token) for token in tokens}) == len(tokens)


def test_screens_differ_by_more_than_their_colour() -> None:
    """Without colour the screens of the six seats still differ."""
    grey = {
        pixels(pygame.transform.grayscale(paint(Face("screen", (colour,)), (80, 48)))) for colour in range(6)
    }

    assert len(grey) == 6


def test_the_box_is_opaque_within_its_round_corners() -> None:
    """The menus' picture has the size asked for, whatever its shape."""
    for size in ((300, 200), (200, 260)):
        picture = cover(size)

        assert picture.get_size() == size
        assert picture.get_at((0, 0)).a == 0 and picture.get_at((size[0] // 2, 2)).a > 250
