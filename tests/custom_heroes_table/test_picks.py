"""What picks and drops mean at the table of Custom Heroes, and why some can't be made."""

from __future__ import annotations

from collections import Counter

import pytest

from game.custom_heroes.rules.actions import (
    BET,
    BET_OWN,
    PASS,
    PLAY,
    READY,
    SLEEVE,
    TAKE_BACK,
    TRADE,
    VERB,
    at_place,
    playing,
)
from game.custom_heroes.rules.cards import ADVANCEMENTS, FORM, KODORA
from game.custom_heroes.rules.pieces import BETTING, ENDING, NOBODY, with_kind
from game.custom_heroes.rules.state import HeroesState
from game.custom_heroes.rules.view import HeroesView
from game.custom_heroes.table import picks as meaning
from game.engine.contract import OVER
from game.engine.rng import Rng
from game.registry import GAMES

NAMES = [kind.english for kind in ADVANCEMENTS]
EDGE, BURNY = NAMES.index("Edge"), NAMES.index("Burny")
BLADE, LANCE = NAMES.index("Training Blade"), NAMES.index("Hooked Lance")


def leading(hand: list[int], kinds: dict[int, int] | None = None, *, power: int = 2) -> HeroesState:
    """Seat 0 of three leads with `hand`; `kinds` are sleeved on cards already. It has two blades left."""
    state = GAMES["custom_heroes"].rules.setup(3, 1)
    assert isinstance(state, HeroesState)
    state.apply(state.legal_actions()[0])
    for card, kind in (kinds or {}).items():
        state.set_slots(card, with_kind(0, kind))
        state.seen[0][card] = state.slots[card]
    me = state.players[0]
    me.hand = state.in_order(hand)
    me.power = power
    me.unused = sorted([BLADE, BLADE, FORM])
    state.last = NOBODY
    state.start_turn(0)
    return state


def following(hand: list[int], value: int, count: int, kinds: dict[int, int] | None = None) -> HeroesState:
    """Seat 0 follows a set of `count` cards of `value` that seat 2 played."""
    state = leading(hand, kinds)
    cards = [20 + value - 1, 10 + value - 1][:count]
    state.trick = [2, sum(1 << card for card in cards), 0]
    state.last, state.value, state.count = 2, value, count
    return state


def view(state: HeroesState) -> HeroesView:
    """What seat 0 sees."""
    seen = state.view(0)
    assert isinstance(seen, HeroesView)
    return seen


def random_positions(seats: int, seed: int) -> list[HeroesState]:
    """Every decision of a game played by chance."""
    state = GAMES["custom_heroes"].rules.setup(seats, seed)
    chance = Rng(seed)
    kept: list[HeroesState] = []
    while state.to_move != OVER and len(kept) < 400:
        legal = state.legal_actions()
        if state.to_move >= 0:
            twin = state.clone()
            assert isinstance(twin, HeroesState)
            kept.append(twin)
        state.apply(legal[chance.below(len(legal))])
    return kept


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_different_actions_have_different_picks(seats: int) -> None:
    """In any position each action but those of the buttons is picked by pieces of its own."""
    for state in random_positions(seats, seats):
        seen = state.view(state.to_move)
        assert isinstance(seen, HeroesView)
        wishes = Counter(
            frozenset(Counter(meaning.picks(seen, one)).items()) for one in state.legal_actions()
        )
        del wishes[frozenset()]

        assert set(wishes.values()) <= {1}


def test_a_play_is_its_cards_and_the_abilities_paid_for() -> None:
    """The Edge counts as a wild only when its badge is picked too."""
    state = leading([6, 16, 2], {2: EDGE})
    wild = playing(0b111, 0b001)

    assert set(meaning.picks(view(state), wild)) == {"card:6", "card:16", "card:2", "ability:2"}
    assert wild in state.legal_actions()


def test_sleeving_is_a_sheet_and_a_card() -> None:
    """Both picked mean the sleeving; taking it back is the sheet on the card alone."""
    state = leading([6, 16, 2])
    place = state.players[0].hand.index(16)
    sleeving = at_place(SLEEVE, place, BLADE)

    assert meaning.picks(view(state), sleeving) == (f"kind:{BLADE}", "card:16")
    state.apply(sleeving)
    back = at_place(TAKE_BACK, state.players[0].hand.index(16), 0)
    assert meaning.picks(view(state), back) == ("loose:16:0",)
    assert back in state.legal_actions()


def test_a_trade_is_picked_by_the_own_power_and_only_in_a_turn() -> None:
    """At the end of a turn it is a button beside the other choice."""
    state = leading([6, 16], power=5)

    assert meaning.picks(view(state), int(TRADE)) == ("power",)
    state.decides(0, ENDING)
    assert meaning.picks(view(state), int(TRADE)) == ()


def test_others_see_no_picks_of_a_hidden_hand() -> None:
    """What another seat does with its hand points at nothing that could be seen."""
    state = leading([6, 16, 2])
    other = state.view(1)
    assert isinstance(other, HeroesView)

    assert all(meaning.picks(other, action) == () for action in state.legal_actions())


def test_a_number_goes_through_the_sets_of_its_value() -> None:
    """The largest first; ten is the key 0; a wild joins the value of the others."""
    state = leading([6, 16, 9, 2], {2: EDGE})
    seen, legal = view(state), tuple(state.legal_actions())
    hand = state.players[0].hand
    sevens = meaning.cycle(seen, legal, 7)
    assert sevens is not None
    sizes = [int(action >> 4 & 0x7FFF).bit_count() for action in sevens]
    tens = meaning.cycle(seen, legal, 0)

    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] == 3
    assert tens is not None
    assert playing(1 << hand.index(9), 0) in tens
    assert meaning.cycle(seen, legal, 8) == ()
    assert meaning.cycle(seen, legal, 10) == tens


def test_numbers_press_buttons_while_bets_are_made() -> None:
    """There is nothing to play then."""
    state = leading([6, 16])
    state.decides(0, BETTING)

    assert meaning.cycle(view(state), tuple(state.legal_actions()), 7) is None


def test_plays_come_before_passing() -> None:
    """What a double click does is the play."""
    seen = view(leading([6, 16]))

    assert meaning.best_first(seen, (int(PASS), playing(1, 0))) == (playing(1, 0), int(PASS))
    assert meaning.best_first(seen, (int(READY), int(BET))) == (int(BET), int(READY))


def test_dragging_a_card_to_the_trick_plays_it() -> None:
    """Alone first, then with all that have its value; before the round it is a bet."""
    state = leading([6, 16, 2])
    hand = state.players[0].hand
    alone, _, equal = meaning.dropped(view(state), "card:6", meaning.TRICK_ZONE)

    assert alone == playing(1 << hand.index(6), 0)
    assert equal == playing(1 << hand.index(6) | 1 << hand.index(16), 0)
    state.decides(0, BETTING)
    assert meaning.dropped(view(state), "card:6", meaning.TRICK_ZONE) == (at_place(BET, hand.index(6), 0),)


def test_dragging_a_sheet_sleeves_it_and_dragging_it_off_takes_it_back() -> None:
    """A Kodora dragged on a card before the round is a bet."""
    state = leading([6, 16, 2])
    place = state.players[0].hand.index(16)

    assert meaning.dropped(view(state), f"kind:{BLADE}", "card:16") == (at_place(SLEEVE, place, BLADE),)
    assert meaning.dropped(view(state), "loose:16:0", meaning.OWN_ZONE) == (at_place(TAKE_BACK, place, 0),)
    assert meaning.dropped(view(state), f"kind:{BLADE}", meaning.TRICK_ZONE) == ()
    assert meaning.dropped(view(state), "back:1", meaning.TRICK_ZONE) == ()
    state.decides(0, BETTING)
    assert meaning.dropped(view(state), f"kind:{KODORA}", "card:16") == (at_place(BET_OWN, place, 0),)


def reason(state: HeroesState, *picked: str) -> tuple[str, str]:
    """Code and clause of why these can't be picked together."""
    found = meaning.refuse(view(state), picked)
    return found.code, found.clause


@pytest.mark.rule("CH-13")
def test_picks_that_break_a_rule_are_told_which() -> None:
    """Values, height, count, power, wilds, forms: each has a reason of its own."""
    low = following([1, 11, 6, 16], 5, 2)
    wild = leading([2, 12], {2: EDGE, 12: EDGE})
    poor = leading([2, 6], {2: EDGE}, power=0)
    form = leading([2, 6], {2: FORM})

    assert reason(leading([6, 7]), "card:6", "card:7") == ("values_differ", "CH-12")
    assert reason(low, "card:1") == ("too_low", "CH-13")
    assert reason(following([6, 16], 5, 1), "card:6", "card:16") == ("wrong_count", "CH-13")
    assert reason(wild, "card:2", "ability:2", "card:12", "ability:12") == ("wild_needs_card", "CH-25")
    assert reason(poor, "card:6", "card:2", "ability:2") == ("too_little_power", "CH-20")
    assert reason(form, "card:2", "ability:2", "card:6") == ("form_alone", "CH-22")
    assert reason(leading([6]), "card:6", "ability:6") == ("no_ability", "CH-20")


@pytest.mark.rule("CH-12")
def test_cards_are_gathered_freely_and_remarked_on() -> None:
    """What is no set yet is told what it lacks; a set, a sleeving and a bet need no remark."""
    pair = following([6, 16, 1, 2], 5, 2, {2: EDGE})
    seen = view(pair)

    def remark(*picked: str) -> str | None:
        found = meaning.remark(seen, picked)
        return found.code if found else None

    assert remark("card:6") == "wrong_count"
    assert remark("card:6", "card:1") == "values_differ"
    assert remark("card:1") == "too_low"
    assert remark("card:6", "card:16") is None
    assert remark("card:6", "card:2", "ability:2") is None
    assert remark("kind:6", "card:6") is None
    pair.decides(0, BETTING)
    assert meaning.remark(view(pair), ("card:6",)) is None


def test_sheets_that_do_not_fit_are_told_why() -> None:
    """A taken slot, two sheets at once, a sheet without a card."""
    state = leading([6, 16], {6: LANCE})

    assert reason(state, f"kind:{BLADE}", "card:6") == ("slot_taken", "CH-2")
    assert reason(state, f"kind:{BLADE}", "card:16", "card:6") == ("one_on_one", "CH-17")
    assert reason(state, f"kind:{BLADE}", f"kind:{FORM}") == ("one_on_one", "CH-17")


def test_bets_that_can_not_be_made_are_told_why() -> None:
    """No Kodora; a yellow slot that is taken; no VP left for another stake."""
    state = leading([6, 16], {6: BURNY})
    state.players[0].vp = 2
    state.decides(0, BETTING)
    none = reason(state, "card:16")
    state.players[0].unused.append(KODORA)
    taken = reason(state, f"kind:{KODORA}", "card:6")
    state.players[0].vp = 1
    poor = reason(state, f"kind:{KODORA}", "card:16")

    assert none == ("no_kodora", "CH-9")
    assert taken == ("yellow_taken", "CH-2")
    assert poor == ("too_little_vp", "CH-10")


def test_nothing_can_be_picked_out_of_turn() -> None:
    """The reason is that the table or another seat is at it."""
    state = leading([6, 16])
    state.turn, state.to_move = 1, 1

    assert reason(state, "card:6")[0] == "table_step"


def test_power_that_is_too_little_to_trade_is_named() -> None:
    """With what there is and what is needed."""
    found = meaning.refuse(view(leading([6, 16], power=3)), ("power",))

    assert (found.code, found.facts) == ("too_little_to_trade", {"power": 3, "needed": 4})


def test_the_table_knows_all_verbs() -> None:
    """Every legal action of a random game is either picked or a button."""
    verbs = {action & VERB for state in random_positions(3, 5) for action in state.legal_actions()}

    assert {int(PLAY), int(PASS), int(SLEEVE), int(TAKE_BACK), int(TRADE)} <= verbs
