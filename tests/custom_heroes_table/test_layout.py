"""Where everything lies at the table of Custom Heroes, in real positions."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest

from game.custom_heroes.rules.state import HeroesState
from game.custom_heroes.rules.view import HeroesView
from game.custom_heroes.table import table
from game.custom_heroes.table.view_model import ViewModel
from game.engine.contract import OVER
from game.engine.views import View
from game.registry import GAMES
from game.table.contract import Setting
from game.table.pieces import OVERLAY
from game.table.stage import Stage
from tests.custom_heroes_table.laying import Tables, box, frame_of, lying, mover, setting_of
from tests.speaking import speaking

IN = speaking("custom_heroes")


def test_the_positions_have_all_there_is(positions: list[HeroesState]) -> None:
    """Every phase, sudden death with seats set aside, an end, sets of three and more in a long trick."""
    assert {state.phase for state in positions} == set(range(7))
    assert any(state.round == 7 and state.finalists != (1 << state.seats) - 1 for state in positions)
    assert any(state.to_move == OVER for state in positions)
    assert max(len(state.trick) // 3 for state in positions) >= 6
    assert max(int(cards).bit_count() for state in positions for cards in state.trick[1::3]) >= 3


def test_all_that_can_be_picked_can_be_hit(tables: Tables) -> None:
    """However many cards overlap: each piece has a spot of its own, wide enough for a finger."""
    hidden = []
    for _, layout in tables[::9]:
        stage = Stage(table)
        stage.show(layout)
        for piece in layout:
            if piece.pickable:
                place = box(piece)
                spots = [
                    (x, y) for x in range(place.x, place.right, 9) for y in range(place.y, place.bottom, 18)
                ]
                hits = sum((hit := stage.hit(spot)) is not None and hit.key == piece.key for spot in spots)
                hidden += [piece.key] if hits < 4 else []

    assert hidden == []


def test_panels_never_overlap(tables: Tables) -> None:
    """The seats' panels, the own strip and the side lie beside each other."""
    clashes = []
    for state, layout in tables:
        panels = [piece for piece in layout if piece.key.startswith("seat:")]
        assert len(panels) == state.seats
        clashes += [pair for pair in combinations(panels, 2) if box(pair[0]).colliderect(box(pair[1]))]

    assert clashes == []


def test_what_a_seat_owns_lies_in_its_panel(tables: Tables) -> None:
    """Backs, closed sheets, screens, stakes and bets never reach into a neighbour's."""
    lost = []
    for _, layout in tables:
        panels = {piece.key: box(piece).inflate(4, 4) for piece in layout if piece.key.startswith("seat:")}
        for piece in layout:
            kind, _, seat = piece.key.partition(":")
            if kind in {"closed", "screen", "stake", "vp"} and not panels[f"seat:{seat}"].contains(
                box(piece)
            ):
                lost.append(piece)

    assert lost == []


def test_the_own_bets_never_cover_the_rack(positions: list[HeroesState]) -> None:
    """However many advancements there are: they lie closer where bets need room."""
    state = max(positions, key=lambda one: len(one.players[0].bets)).clone()
    state.players[0].unused = [kind for kind in range(2, 19) if kind not in state.players[0].unused]
    layout = {piece.key: piece for piece in lying(state, 0)}
    bets = [box(layout[f"card:{card}"]) for card in state.players[0].bets]
    rack = [box(piece) for key, piece in layout.items() if key.startswith("kind:")]

    assert len(bets) > 0
    assert len(rack) >= 12
    assert not any(sheet.colliderect(bet) for sheet in rack for bet in bets)


def test_every_legal_action_can_be_picked(tables: Tables) -> None:
    """All its picks are pickable pieces, as often as they are needed; what has none has a button."""
    lost = []
    for state, layout in tables:
        if state.to_move < 0:
            continue
        keys = {piece.key for piece in layout if piece.pickable}
        view = state.view(state.to_move)
        lost += [
            state.notation(action)
            for action in state.legal_actions()
            if not set(table.picks(view, action)) <= keys
        ]

    assert lost == []


def test_no_piece_that_can_be_told_apart_lies_twice(tables: Tables) -> None:
    """Only tokens, hidden cards, and advancements of one kind have equal keys."""
    alike = ("back:", "closed:", "stake:", "kind:", "cycle:")
    twice = [
        key
        for _, layout in tables
        for key, count in Counter(piece.key for piece in layout).items()
        if count > 1 and key and key != "power" and not key.startswith(alike)
    ]

    assert twice == []


def test_each_card_in_sight_lies_once(tables: Tables) -> None:
    """Hand, trick, bets, and face down on the deck what was played and swept: nothing is lost."""
    wrong = []
    for state, layout in tables:
        keys = Counter(piece.key for piece in layout if piece.key.startswith("card:"))
        if state.round == 0 or state.to_move == OVER or state.view(0).phase == "dealing":
            continue
        expected = set(range(len(state.slots))) - set(state.unseen_cards(mover(state)))
        wrong += [state] if keys != Counter(f"card:{card}" for card in expected) else []

    assert wrong == []


def test_sets_lie_from_left_to_right_with_the_one_to_beat_largest(tables: Tables) -> None:
    """However long the trick: each set begins to the right of the one before, or lies on the oldest."""
    longest = 0
    for state, layout in tables:
        pieces = {piece.key: piece for piece in layout}
        sets = [
            [pieces[f"card:{card.card}"] for card in play.cards] for play in state.view(mover(state)).trick
        ]
        longest = max(longest, len(sets))
        starts = [cards[0].centre[0] - cards[0].size[0] / 2 for cards in sets]
        shown = starts[starts.count(starts[0]) - 1 :] if starts else []

        assert all(second - first >= 15 for first, second in pairwise(shown))
        assert all(cards[0].size < sets[-1][0].size for cards in sets[:-1])
    assert longest >= 6


def test_even_the_largest_sets_and_the_longest_trick_stay_apart() -> None:
    """Six cards in each of seven sets: every value can be read, and the set to beat lies free."""
    state = _long_trick()
    layout = lying(state, 0)
    pieces = {piece.key: piece for piece in layout}
    cards = [pieces[f"card:{card.card}"] for play in state.view(0).trick for card in play.cards]
    lefts = [piece.centre[0] - piece.size[0] / 2 for piece in cards]
    last = [box(piece) for piece in cards[-6:]]

    assert all(second - first >= 11 for first, second in pairwise(lefts))
    assert not any(box(piece).colliderect(place) for piece in cards[:-6] for place in last)


def _long_trick() -> HeroesState:
    """A table of six after seven sets of six, as no real game gets it."""
    state = GAMES["custom_heroes"].rules.setup(6, 1)
    assert isinstance(state, HeroesState)
    state.apply(state.legal_actions()[0])
    for value in range(7):
        cards = sum(1 << (10 * suit + value) for suit in range(6))
        state.trick += [value % 6, cards, 0]
        state.open |= cards
    state.last, state.count, state.value = 0, 6, 7
    for player in state.players:
        player.hand = [card for card in player.hand if not state.open >> card & 1]
    return state


def test_sorting_keeps_the_hand_and_lets_equals_lie_together(tables: Tables) -> None:
    """The same cards; those of one value without an ability follow each other."""
    for state, _ in tables[::4]:
        seat = mover(state)
        setting = setting_of(state, seat)._replace(toggled=frozenset({"sort"}))
        moved = [one for one in table.arrange(state.view(seat), frame_of(), setting) if one.group == "hand"]
        usual = [one for one in lying(state, seat) if one.group == "hand"]

        assert Counter(one.key for one in moved) == Counter(one.key for one in usual)


def test_sheets_over_the_table_come_when_they_are_due(positions: list[HeroesState]) -> None:
    """The end of a round by itself, deck and rewards when they are switched on."""
    for state in positions[::5]:
        view = state.view(0)
        plain = setting_of(state, 0)
        due = ViewModel(view, plain, frame_of()).round_over
        heights = [
            max(one.height for one in table.arrange(view, frame_of(), setting))
            for setting in (
                plain,
                plain._replace(toggled=frozenset({"deck"})),
                plain._replace(toggled=frozenset({"rewards"})),
            )
        ]

        assert [height >= OVERLAY for height in heights] == [due, True, True]


def test_a_view_of_another_game_is_refused() -> None:
    """With the name of what was given."""
    with pytest.raises(TypeError, match="Custom Heroes is needed, not View"):
        table.arrange(View(seat=0, seats=2, to_move=0), frame_of(), Setting((), IN["en"]))


def test_people_look_at_the_end_of_a_round_in_peace(positions: list[HeroesState]) -> None:
    """Before the next is dealt, and before sudden death; not before the first deal, nor within a round."""
    wrong = []
    for state in positions:
        view = state.view(0)
        assert isinstance(view, HeroesView)
        pauses = table.pauses(view, 0)
        wrong += [view] if pauses != (view.phase in {"dealing", "judging"} and view.round > 0) else []

    assert wrong == []
