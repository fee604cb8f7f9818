"""What the table shows of a clash before it is compared is what the rules then make of it."""

from __future__ import annotations

import pytest

from game.dust_collectorz.rules.battle.state import BattleState
from game.dust_collectorz.rules.phases import COMPARING
from game.dust_collectorz.table import table
from game.dust_collectorz.table.panels.track_layout import LAST, team_winners
from game.dust_collectorz.table.situation import Situation
from game.dust_collectorz.words.reckoning import foreseen, reckoned
from game.engine.rng import Rng
from tests.dust_collectorz.positions import Seat, answer, attack, begin
from tests.dust_collectorz.positions import table as dealt_out
from tests.dust_collectorz_table.laying import FRAME, chosen, dealt, laid, parts_told, seen, setting_of

GAMES = ((2, "champions", 21), (3, "champions", 22), (4, "champions", 23), (4, "team", 24), (4, "team", 25))


@pytest.mark.rule("DC-12", "DC-13")
def test_the_table_counts_as_the_rules_do() -> None:
    """Values, parts, overpower and who wins, in every clash of whole games of all modes."""
    wrong = []
    counted = 0
    for seats, mode, seed in GAMES:
        state, chance = dealt(seats, seed, mode=mode), Rng(seed)
        while state.to_move >= -1:
            if state.phase == COMPARING:
                counted += 1
                wrong += _differences(state)
            state.apply(chosen(state.legal_actions(), chance))

    assert counted > 120
    assert wrong == []


def _differences(state: BattleState) -> list[object]:
    """Compare what was reckoned with what the rules count then."""
    before = seen(state, 0)
    assert before.attack is not None
    assert before.answer is not None
    told = reckoned(before)
    twin = state.clone()
    ours, theirs = twin.clash.attack, twin.clash.answer
    begin(twin, "compare")
    books = [tuple(zip(one.book[::2], one.book[1::2], strict=True)) for one in (ours, theirs)]
    amounts = [tuple(amount for _, amount in parts) for parts in told.parts]
    counted = [tuple(amount for _, amount in parts) for parts in books]
    winner = (before.attack.seat, before.answer.seat)[told.winner]
    expected: list[object] = [ours.value, theirs.value, twin.clash.over, twin.round.leader, counted]
    found: list[object] = [*told.values, told.over, winner, amounts]
    return [] if found == expected else [(found, expected)]


@pytest.mark.rule("DC-27", "DC-29")
def test_the_band_knows_who_has_won_each_clash_of_a_team() -> None:
    """In every round of whole games, with traps, forfeits and further cards after them."""
    wrong = []
    rounds = 0
    for seed in (24, 25, 26):
        state, chance = dealt(4, seed, mode="team"), Rng(seed)
        leaders: list[int] = []
        while state.to_move >= -1:
            before = int(state.round.answered)
            state.apply(chosen(state.legal_actions(), chance))
            if state.round.answered == 0:
                leaders = []
            elif state.round.answered > before:
                leaders.append(int(state.round.leader))
                rounds += state.round.answered == LAST
                wrong += [leaders] if team_winners(seen(state, 0)) != leaders else []

    assert rounds > 20
    assert wrong == []


def test_every_part_has_its_card_or_ability() -> None:
    """In the column that tells how a value came about."""
    state = dealt_out(Seat(hand="cogwick tinnow"), Seat(hand="grand-automat-orra stormpage"))
    attack(state, "cogwick! tinnow")
    answer(state, "stormpage")
    moment = Situation(seen(state, 0), setting_of(state, 0), FRAME)

    assert parts_told(moment, 0) == ["Cogwick 5", "½ Tinnow +1", "Boost +2"]
    assert parts_told(moment, 1) == ["Stormpage 5", "Wheel −1"]


def test_each_part_flies_from_where_it_comes() -> None:
    """The primary's and the supports' from their cards, the wheel's from the wheel."""
    state = dealt_out(Seat(hand="cogwick tinnow"), Seat(hand="stormpage"))
    attack(state, "cogwick! tinnow")
    answer(state, "stormpage")
    layout = laid(state, 0)
    by_key = {piece.key: piece for piece in layout}
    cards = {
        piece.face.facts[0]: piece.centre for piece in layout if piece.face.kind == "card" and piece.group
    }

    assert by_key["part:0:0"].origin == cards[seen(state, 0).attack.primary]  # type: ignore[union-attr]
    assert by_key["part:0:1"].origin == cards[seen(state, 0).attack.supports[0]]  # type: ignore[union-attr]
    assert by_key["part:1:1"].origin == by_key["wheel"].centre


def test_a_value_is_told_before_it_is_compared() -> None:
    """Its tooltip has the same number as its plate."""
    state = dealt_out(Seat(hand="cogwick tinnow"), Seat(hand="stormpage"))
    attack(state, "cogwick! tinnow")
    answer(state, "stormpage")
    view = seen(state, 0)
    plate = next(piece for piece in laid(state, 0) if piece.key == "value:attack")

    assert str(plate.face.facts[0]) in table.describe(view, "value:attack", setting_of(state, 0))
    assert foreseen(view).attack.value == plate.face.facts[0]  # type: ignore[union-attr]


def test_people_look_at_a_clash_before_it_takes_effect() -> None:
    """The table waits before values are compared and before a trap springs, and at no other step."""
    state = dealt_out(Seat(hand="cogwick tinnow"), Seat(hand="stormpage"))
    attack(state, "cogwick! tinnow")
    waits = [table.pauses(seen(state, 0), action) for action in state.legal_actions()]
    answer(state, "stormpage")
    waits += [table.pauses(seen(state, 0), action) for action in state.legal_actions()]
    state.apply(state.legal_actions()[0])
    waits += [table.pauses(seen(state, 0), action) for action in state.legal_actions()]

    assert waits[-2:] == [True, False]
    assert not any(waits[:-2])
