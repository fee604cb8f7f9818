"""The tiles of the action rail: where they lie in windows of all shapes, and what they count."""

from __future__ import annotations

import pygame
import pytest

from game.screens.match.actions.kinds import Deeds, Moment, advisable, tiles
from game.screens.match.actions.plates import Offer
from game.screens.match.actions.rail import Rail
from game.screens.match.actions.rail_button import heights, title_share
from game.screens.match.game import table_of
from game.screens.match.table.window import TableWindow
from game.screens.menus.tool_signs import sign_of
from game.table.art.text.fonts import font
from game.table.layout.board import Board
from game.table.layout.frame import Shape
from game.table.stock.offers import LOSES, WINS, Kind

SHAPE = Shape(panel=0.27, rail=0.285)


@pytest.fixture(autouse=True)
def display() -> None:
    """Signs are converted to the display's format."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))


def rail_of(window: tuple[int, int], scale: float, *offers: Offer) -> Rail:
    """A rail with these offers in a window."""
    pygame.font.init()
    board = Board(window, scale)
    rail = Rail(TableWindow(SHAPE, board))
    rail.offer(offers)
    return rail


def offer(name: str, style: str = "secondary", progress: tuple[int, int] = (0, 0)) -> Offer:
    """An offer that does nothing."""
    return Offer(name, name.title(), lambda: None, style, sign="take", key="1", progress=progress)


@pytest.mark.parametrize("window", [(1280, 800), (1920, 1080), (1024, 768), (2560, 1080), (800, 1280)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_three_titles_fit_their_tiles(window: tuple[int, int], scale: float) -> None:
    """In any window and at any scale "Take stones" is one line beside its sign."""
    rail = rail_of(window, scale, offer("take stones", "primary"), offer("reserve"), offer("recruit"))
    room = [button.rect.width - round(72 * button.scale) for button in rail.choices]
    wide = [font("sans_bold", round(25 * button.scale)).size(button.text)[0] for button in rail.choices]

    assert all(text <= place for text, place in zip(wide, room, strict=True))
    assert all(button.rect.height >= 31 * button.scale for button in rail.choices)


@pytest.mark.parametrize(
    "titles",
    [
        ("Mettre de côté : Plis-Volants", "Jouer une carte", "Terminé"),
        ("Recruter", "Se renseigner", "Faire passer", "Envoyer un héros", "Utiliser un héros"),
    ],
)
def test_enlarged_titles_stay_legible(titles: tuple[str, ...]) -> None:
    """At 200 % in a usual window no title is smaller than it would be at 130 %."""
    notes = "Pas maintenant", "Après avoir joué", "Envoyez d’abord un héros", "Il part caché.", ""
    offers = [
        Offer(title, title, lambda: None, "secondary", sign="take", key="1", note=note)
        for title, note in zip(titles, notes, strict=False)
    ]
    rail = rail_of((1280, 800), 2.0, *offers)

    for button in rail.choices:
        share = title_share(button.offer, button.rect.size, button.scale, signed=button._signed)
        assert share >= 0.65, button.text


def test_a_tall_window_has_three_tiles_in_one_row() -> None:
    """Four kinds make two rows of two where one would be too narrow."""
    three = rail_of((800, 1280), 1.0, *(offer(name) for name in "abc"))
    four = rail_of((800, 1280), 1.5, *(offer(name) for name in "abcd"))

    assert len({button.rect.y for button in three.choices}) == 1
    assert len({button.rect.y for button in four.choices}) == 2


def test_sockets_fill_as_pieces_are_picked() -> None:
    """Another picture for each piece, and none where nothing is progress."""
    pictures = set()
    for count in ((0, 0), (1, 3), (2, 3), (3, 3)):
        rail = rail_of((1280, 800), 1.0, offer("take", progress=count))
        surface = pygame.Surface((1280, 800))
        rail.choices[0].draw(surface)
        pictures.add(pygame.image.tobytes(surface.subsurface(rail.choices[0].rect), "RGB"))

    assert len(pictures) == 4


def test_a_certain_outcome_has_a_sign_of_its_own() -> None:
    """Colour is never alone: a tick for what wins, a cross for what loses."""
    signs = [sign_of(name, 20, (255, 255, 255)) for name in (WINS, LOSES)]

    assert all(sign.get_bounding_rect().width > 10 for sign in signs)
    assert len({pygame.image.tobytes(sign, "RGBA") for sign in signs}) == 2


def test_the_count_of_a_kind_reaches_its_tile() -> None:
    """Two of three."""
    kind = Kind("take", "Take stones", "2 of 3 picked", (1, 2), progress=(2, 3))
    deeds = Deeds(str, str, lambda _: None, lambda _: None)

    assert tiles([kind], Moment((), None, True, None, True), deeds)[0][0].progress == (2, 3)


def test_a_hint_has_its_tile_whatever_is_picked() -> None:
    """A card is picked, stones are advised: the tile of stones performs the hint all the same."""
    picked = [
        Kind("take", "Take stones", "put back what you picked first"),
        Kind("reserve", "Reserve", "", (7,)),
    ]
    free = [Kind("take", "Take stones", "", (1, 2)), Kind("reserve", "Reserve", "", (7, 8))]
    shown = advisable(picked, lambda: free, 2)
    played: list[int] = []
    moment = Moment((7,), 7, True, 2, True)
    offers, _ = tiles(shown, moment, Deeds(str, str, played.append, lambda _: None))
    offers[0].act()

    assert [one.style for one in offers] == ["primary", "secondary"]
    assert offers[0].lit and played == [2]
    assert advisable(picked, lambda: free, None) == advisable(picked, lambda: free, 7) == picked


def test_the_prompt_shows_how_far_somebody_has_got() -> None:
    """With thinking, or the time in which a person may still react; nothing is drawn where nobody waits."""
    rail = rail_of((1280, 800), 1.0)
    pictures = []
    for share in (None, 0.0, 0.5, 1.0):
        surface = pygame.Surface((1280, 800))
        rail.share = share
        rail.draw(surface)
        pictures.append(pygame.image.tobytes(surface, "RGB"))

    assert len(set(pictures)) == 4


@pytest.mark.parametrize(("window", "scale"), [((1280, 800), 1.5), ((1920, 1080), 1.5), ((1280, 800), 1.0)])
def test_what_a_tile_does_can_be_read_at_a_large_scale(window: tuple[int, int], scale: float) -> None:
    """Titles and notes wrap, and rows get the height that their words need; nothing is a hint alone."""
    told = (
        ("Recruit", "24 of 30 possible heroes would join you."),
        ("Ask: is it a 4?", "Give Vega your Outcast for a true answer."),
        ("Pass on to Pip", "Pip could use a 4 or 5."),
        ("Send a hero", "Vega sends this turn."),
        ("Use a hero", "Not while you decide."),
    )
    offers = [offer(title)._replace(text=title, note=note) for title, note in told]
    rail = Rail(TableWindow(Shape(panel=0.365, rail=0.245), Board(window, scale)))
    rail.offer(offers)
    fits = [
        heights(one.offer, one.rect.width, one.scale, signed=one._signed)[1] <= one.rect.height + 1
        for one in rail.choices
    ]

    assert all(fits)
    assert rail.choices[0].rect.unionall([one.rect for one in rail.choices]).height <= rail.rect.height


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_a_tile_can_be_drawn_however_narrow_it_is(scale: float) -> None:
    """It leaves out the sockets where the title needs the room; it used to crash."""
    counted = offer("take stones", progress=(1, 3))
    rail = rail_of((1024, 768), scale, counted)
    button = rail.choices[0]
    surface = pygame.Surface((1024, 768))
    for width in range(30, button.rect.width, 7):
        button.rect.width = width
        button.draw(surface)

    assert surface.get_bounding_rect().width


@pytest.mark.parametrize("window", [(1280, 800), (1920, 1080)])
def test_a_golden_tile_keeps_its_note_in_the_lowest_windows(window: tuple[int, int]) -> None:
    """The panel gets some of the table's height at 200 %, so that the sensible action says what it does."""
    kinds = [offer(f"kind {number}") for number in range(5)]
    golden = offer("attack", "primary")._replace(note="Play a card first")
    rail = Rail(TableWindow(table_of("dust_collectorz").SHAPE, Board(window, 2.0)))
    rail.offer([golden, *kinds])
    tile = rail.choices[0]

    assert heights(tile.offer, tile.rect.width, tile.scale, signed=tile._signed)[1] <= tile.rect.height + 1
