"""The stock table lays, picks, words and draws a game that says no more than what lies on it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from types import SimpleNamespace

import pytest
from crown_thief.rules import CrownState

from game.screens.games import figures_of, minutes_of, passage_of
from game.screens.match.game import table_of
from game.table.contract import GameTable, Setting
from game.table.layout.board import Board
from game.table.pieces import Placed, Seat
from game.table.stock.table import StockTable
from game.texts.texts import YOU, Texts, Voice
from tests.examples.positions import crown

NAMES = ("Ann", "Ben", "Cleopatra", "Dan")
WINDOWS = ((1280, 800), (1920, 1080), (1000, 1000), (900, 1400), (880, 540))
HANDS = ("watchman lookout", "crown", "fencer", "forger")
LANGUAGES = ("en", "de")


def texts(language: str = "en", game: str = "crown_thief") -> Texts:
    """Return a game's texts, any missing one being an error."""
    return Voice(language, strict=True).of(game)


def setting(state: CrownState, *picked: str, language: str = "en") -> Setting:
    """Seat people before a position; the first is to move and addressed as "you"."""
    seats = tuple(
        Seat(name, at, computer=at > 0, addressed="" if at else YOU)
        for at, name in enumerate(NAMES[: state.seats])
    )
    return Setting(seats, texts(language), tuple(state.legal_actions()), picked)


def laid(state: CrownState, *picked: str, window: tuple[int, int] = WINDOWS[0]) -> Sequence[Placed]:
    """Lay the table for the first seat."""
    table = table_of("crown_thief")
    return table.arrange(state.view(0), Board(window).frame(table.SHAPE), setting(state, *picked))


def lit(layout: Sequence[Placed]) -> set[str]:
    """Return the keys of what is lit."""
    return {piece.key for piece in layout if "legal" in piece.marks}


def table() -> GameTable:
    """Return the table of Crown Thief."""
    return table_of("crown_thief")


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_lies_in_the_window(seats: int, window: tuple[int, int]) -> None:
    """Wide, upright or small, and late in a round."""
    state = crown(*HANDS[:seats])
    state.played = [[1, 2, 3, 4, 5][: 5 - seat] for seat in range(seats)]
    state.open = [1, 2, 3] if seats == 2 else []
    width, height = Board(window).canvas
    for piece in laid(state, window=window):
        if piece.key.startswith(("card:", "name:", "played:", "hand:", "open:")):
            assert piece.size[0] / 2 - 1 <= piece.centre[0] <= width - piece.size[0] / 2 + 1, piece.key
            assert piece.size[1] / 2 - 1 <= piece.centre[1] <= height - piece.size[1] / 2 + 1, piece.key


def test_others_lie_on_top_and_the_own_hand_at_the_bottom() -> None:
    """With the middle between them."""
    heights = {piece.key: piece.centre[1] for piece in laid(crown(*HANDS))}

    assert heights["hand:1:0"] < heights["name:crown"]
    assert heights["name:crown"] < heights["card:lookout"]


def test_hidden_cards_lie_face_down() -> None:
    """Those of the others, until the viewer knows them."""
    state = crown(*HANDS)
    state.known[0][2] = 3
    up = {piece.key: piece.face_up for piece in laid(state)}

    assert (up["hand:1:0"], up["hand:2:0"], up["card:lookout"]) == (False, True, True)


def test_what_to_pick_next_is_lit() -> None:
    """First the card, then at whom, then what is named."""
    state = crown(*HANDS)

    assert lit(laid(state)) == {"card:watchman", "card:lookout"}
    assert lit(laid(state, "card:watchman")) == {"seat:1", "seat:2", "seat:3"}
    assert {key.partition(":")[0] for key in lit(laid(state, "card:watchman", "seat:1"))} == {"name"}


def test_equal_cards_are_picked_one_by_one() -> None:
    """Both are worth a look, only the one that is picked is raised, and both can be described."""
    state = crown("watchman watchman", *HANDS[1:])
    raised = {piece.key: "picked" in piece.marks for piece in laid(state, "card:watchman#2")}

    assert lit(laid(state)) == {"card:watchman", "card:watchman#2"}
    assert (raised["card:watchman"], raised["card:watchman#2"]) == (False, True)
    assert table().describe(state.view(0), "card:watchman#2", setting(state)).startswith("Watchman. ")


def test_play_is_golden_only_when_it_can_be_done() -> None:
    """Not while a target is missing."""
    state = crown(*HANDS)
    likely = [
        table().kinds(state.view(0), setting(state, *picked))[0].likely
        for picked in ((), ("card:lookout",), ("card:lookout", "seat:1"))
    ]

    assert likely == [False, False, True]


def overlapping(layout: Sequence[Placed]) -> bool:
    """Whether cards of the own hand lie on one another."""
    hand = sorted((one for one in layout if one.group == "hand"), key=lambda one: one.centre[0])
    return any(
        left.centre[0] + left.size[0] / 2 > right.centre[0] - right.size[0] / 2
        for left, right in pairwise(hand)
    )


@pytest.mark.parametrize("window", [*((window, 1.0) for window in WINDOWS), (WINDOWS[0], 1.5)])
def test_a_hand_of_two_lies_side_by_side(window: tuple[tuple[int, int], float]) -> None:
    """Smaller where there is little room, at a large scale, too."""
    state = crown(*HANDS)
    frame = Board(*window).frame(table().SHAPE)

    assert not overlapping(table().arrange(state.view(0), frame, setting(state)))


def test_a_count_is_told() -> None:
    """What lies face down, and how many of a kind are left."""
    state = crown(*HANDS)
    told = [table().describe(state.view(0), key, setting(state)) for key in ("card:deck", "name:lookout")]

    assert told == [
        "A card lying face down. 3 left.",
        "Lookout. Look at another player’s card. 1 left.",
    ]


def test_the_prompt_asks_for_it() -> None:
    """And the button is named after what is picked."""
    state = crown(*HANDS)
    view = state.view(0)
    asked = [
        table().prompt(view, setting(state, *picked)).text
        for picked in ((), ("card:watchman",), ("card:watchman", "seat:1"))
    ]
    action = state.read("watchman seat2 crown")

    assert asked == ["Choose a card.", "Choose a player.", "Choose what to name."]
    assert table().button(view, action, setting(state)) == "Watchman · Ben · Crown"


def test_a_card_is_dragged_onto_a_seat_or_the_middle() -> None:
    """Whatever names both."""
    state = crown(*HANDS)
    view = state.view(0)
    onto = [state.notation(one) for one in table().dropped(view, "card:lookout", "seat:1")]

    assert onto == ["lookout seat2"]
    assert len(table().dropped(view, "card:lookout", "zone:middle")) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_is_described(language: str) -> None:
    """For tooltips and screen readers."""
    state = crown(*HANDS)
    told = {
        piece.key: table().describe(state.view(0), piece.key, setting(state, language=language))
        for piece in laid(state)
        if piece.pickable or piece.key.startswith(("hand:", "name:"))
    }

    assert all(told.values())
    assert told["card:lookout"].startswith(("Lookout. ", "Späherin. "))
    assert told["hand:1:0"] in {"A card lying face down", "Eine verdeckte Karte"}


def test_what_the_others_lack_breaks_nothing() -> None:
    """No figures, passages, box."""
    state = crown(*HANDS)

    assert figures_of("crown_thief", texts()) == {}
    assert passage_of("crown_thief", state.view(0), "card:crown") == ""
    assert minutes_of("crown_thief") == 0


def test_a_deed_tells_what_came_of_it() -> None:
    """While the table waits, the prompt says so, too."""
    state = crown("watchman lookout", "crown", deck="")
    before = setting(state)
    state.events = []
    state.apply(state.read("watchman seat2 crown"))
    deed = table().deed(state.events, before)
    assert deed is not None

    assert deed.text == "You played the Watchman against Ben and guessed the Crown."
    assert [picture.face.facts[0] for picture in deed.pictures] == ["watchman", "crown"]
    assert deed.note == "You won the round with the Lookout."
    assert table().prompt(state.view(0), before._replace(lately=(deed,))).text == deed.note


@pytest.mark.parametrize(
    ("middle", "rows"), [(("crown", "fencer"), 1), ((("crown",), ("fencer",)), 2), ((), 0)]
)
def test_the_middle_is_a_row_or_several(middle: tuple[object, ...], rows: int) -> None:
    """Each of cards by name."""
    state = crown("crown", "fencer")
    spread = StockTable().middle(SimpleNamespace(middle=middle), setting(state))

    assert len(spread) == rows
    assert [item.key for line in spread for item in line] == ["card:crown", "card:fencer"][: 2 * bool(rows)]
