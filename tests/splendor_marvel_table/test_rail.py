"""What the rail and the prompt of Splendor: Marvel say, and when."""

from __future__ import annotations

import pytest

from game.engine.contract import State
from game.registry import GAMES
from game.splendor_marvel.rules.actions import CODE, RECRUIT, RESERVE, RETURN
from game.splendor_marvel.rules.state import SplendorState
from game.splendor_marvel.table import layout, table
from game.splendor_marvel.table.picks import stock_key
from game.table.layout.board import Board
from game.table.stock.furniture import text_width
from game.table.stock.offers import Kind
from game.table.stock.own_panel import HEADING, TEXT
from tests.splendor_marvel_table.windows import IN, setting_of

ALWAYS = ["take", "reserve", "recruit"]


def dealt(seats: int = 2, seed: int = 5) -> State:
    """A game in which somebody is to move."""
    state = GAMES["splendor_marvel"].rules.setup(seats, seed)
    while state.to_move < 0:
        state.apply(state.legal_actions()[0])
    return state


def offered(state: State, *picked: str, seat: int | None = None, language: str = "en") -> dict[str, Kind]:
    """The kinds of actions by name."""
    seat = state.to_move if seat is None else seat
    found = layout.kinds(state.view(seat), setting_of(state, seat, language, picked))
    return {kind.name: kind for kind in found}


def asked(state: State, *picked: str, language: str = "en") -> str:
    """The prompt's sentence."""
    return layout.prompt(state.view(state.to_move), setting_of(state, state.to_move, language, picked)).text


@pytest.mark.rule("SM-17")
def test_the_three_kinds_are_always_listed_in_one_order(positions: list[SplendorState]) -> None:
    """Whoever moves; together they hold every legal action once."""
    for state in positions[::5]:
        kinds = layout.kinds(state.view(0), setting_of(state, 0))
        actions = sorted(one for kind in kinds for one in kind.actions)

        assert [kind.name for kind in kinds][:3] == ALWAYS
        assert actions == (sorted(state.legal_actions()) if state.to_move == 0 else [])


def test_what_cannot_be_done_says_why_in_one_line(positions: list[SplendorState]) -> None:
    """In every language, and short enough for a tile at 1280x800."""
    rail = Board((1280, 800)).frame(layout.SHAPE).rail
    long, off = [], 0
    for state in positions[::3]:
        if state.to_move < 0:
            continue
        for language in IN:
            for kind in offered(state, language=language).values():
                if kind.actions:
                    continue
                off += 1
                assert kind.note
                wide = max(text_width(kind.note, 19, "sans_medium"), text_width(kind.title, 25))
                long += [kind.note] if wide > rail.width - 24 - 48 else []

    assert off > 10
    assert long == []


@pytest.mark.rule("SM-6", "SM-7")
def test_picking_stones_counts_them_and_ends_in_the_exact_taking() -> None:
    """One, two, three: then the tile says what it takes, and performs it."""
    state = dealt()
    keys = [stock_key(kind) for kind in range(3)]
    one, two, three = (offered(state, *keys[:count])["take"] for count in (1, 2, 3))

    assert (one.progress, two.progress, three.progress) == ((1, 3), (2, 3), (3, 3))
    assert one.exact is None and two.exact is None
    assert three.exact is not None and state.notation(three.exact) == "take mind power space"
    assert three.title == "Take Mind, Power and Space"
    assert two.note == "2 of 3 picked"
    assert two.keys == {stock_key(kind) for kind in (2, 3, 4)}


@pytest.mark.rule("SM-8")
def test_two_of_a_colour_are_a_taking_of_their_own() -> None:
    """The second one of a colour completes it."""
    take = offered(dealt(), "stock:mind", "stock:mind")["take"]

    assert take.progress == (2, 2)
    assert take.title == "Take 2 Mind stones"


def test_the_prompt_says_what_is_still_to_be_added() -> None:
    """And asks when nothing is."""
    state = dealt()

    assert asked(state) == "Take stones, reserve or recruit."
    assert asked(state, "stock:mind") == "1 of 3 stones picked. Add 2 other colours, or a second Mind."
    assert asked(state, "stock:mind", "stock:soul") == "2 of 3 stones picked. Add Power, Space or Reality."
    assert asked(state, "stock:mind", "stock:mind") == "2 stones picked. Take them?"
    assert asked(state, "deck:1") == "Reserve the top card of deck II, unseen by the others?"


def test_the_prompt_takes_one_line(positions: list[SplendorState]) -> None:
    """In every language at 1280x800, with nothing, a stone or two picked."""
    ribbon = Board((1280, 800)).frame(layout.SHAPE).ribbon
    long = []
    for state in positions[::7]:
        if state.to_move < 0:
            continue
        for language in IN:
            for picked in ((), (stock_key(0),), (stock_key(0), stock_key(1)), ("deck:1",)):
                setting = setting_of(state, state.to_move, language, picked)
                said = layout.prompt(state.view(state.to_move), setting)
                wide = text_width(said.heading, HEADING, "title") + 24 + text_width(said.text, TEXT, "sans")
                long += [said.text] if wide > ribbon.width else []

    assert long == []


def test_recruiting_says_what_it_costs_and_brings(positions: list[SplendorState]) -> None:
    """With a card picked that can be paid for, the tile names it, its price and its points."""
    seen = 0
    for state in positions:
        recruits = [one for one in state.legal_actions() if RECRUIT <= one & CODE < RETURN]
        if state.to_move < 0 or not recruits:
            continue
        (key, *_) = table.picks(state.view(state.to_move), recruits[0])
        kind = offered(state, key)["recruit"]
        seen += 1
        assert kind.exact == recruits[0]
        assert kind.title.startswith("Recruit ")
        assert kind.note.startswith(("costs ", "free"))

    assert seen > 5


@pytest.mark.rule("SM-11")
def test_reserving_tells_of_the_shield_and_of_full_hands(positions: list[SplendorState]) -> None:
    """A reserved card brings a S.H.I.E.L.D. chip while there are any; three cards are the most."""
    state = dealt()
    (key,) = table.picks(state.view(state.to_move), RESERVE)
    full = [
        offered(state)["reserve"]
        for state in positions
        if state.to_move >= 0
        and len(state.players[state.turn].hand) == 3
        and state.view(state.turn).phase == "main"
    ]

    assert offered(state, key)["reserve"].note == "brings 1 S.H.I.E.L.D."
    assert full and {kind.note for kind in full} == {"all 3 places are taken"}
    assert not any(kind.actions for kind in full)


@pytest.mark.rule("SM-20")
def test_a_turn_s_end_adds_its_own_kind(positions: list[SplendorState]) -> None:
    """Returning stones comes fourth, golden; the other three wait."""
    returning = [
        state for state in positions if state.to_move >= 0 and state.view(state.turn).phase == "returning"
    ]
    for state in returning:
        kinds = offered(state)

        assert list(kinds) == [*ALWAYS, "return"]
        assert kinds["return"].likely
        assert {kinds[name].note for name in ALWAYS} == {"again next turn"}
    assert returning


def test_one_kind_is_likely_with_help_and_none_without(positions: list[SplendorState]) -> None:
    """Recruiting if possible, else taking stones; passing only when nothing else makes sense."""
    for state in positions[::3]:
        if state.to_move < 0:
            continue
        setting = setting_of(state, state.to_move)
        kinds = layout.kinds(state.view(state.to_move), setting)
        bare = layout.kinds(state.view(state.to_move), setting._replace(help="none"))

        assert sum(kind.likely for kind in kinds) == 1
        assert not any(kind.likely for kind in bare)


def test_others_turns_have_their_heading_and_no_action() -> None:
    """The rail is off, and the prompt says whose turn it is."""
    state = dealt()
    other = 1 - state.to_move
    said = layout.prompt(state.view(other), setting_of(state, other))

    assert said.heading.endswith("’s turn")
    assert not any(kind.actions for kind in offered(state, seat=other).values())


def test_a_next_turn_is_told_by_name(positions: list[SplendorState]) -> None:
    """When the picked stones pay for a card that could not be paid for before."""
    told = set()
    for state in positions:
        if state.to_move < 0 or state.view(state.to_move).phase != "main":
            continue
        view = state.view(state.to_move)
        for action in state.legal_actions()[:10]:
            if action < 10:
                take = offered(state, *table.picks(view, action))["take"]
                told |= {take.note.partition(":")[0]}

    assert {"next turn"} < told
