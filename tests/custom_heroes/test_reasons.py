"""Why something can't be done: every reason there is, with its clause and facts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.custom_heroes.rules import reasons
from game.custom_heroes.rules.actions import (
    BET,
    BET_OWN,
    DEAL,
    DISCARD,
    JUDGE,
    KEEP,
    PASS,
    PLAY,
    READY,
    SLEEVE,
    TAKE_BACK,
    TRADE,
    VERB,
    other_in,
    place_in,
    playing,
)
from game.custom_heroes.rules.cards import ADVANCEMENTS, KODORA
from game.custom_heroes.rules.pieces import BETTING, ENDING, TURN
from game.custom_heroes.rules.rounds import ask_for_bets
from game.custom_heroes.rules.state import HeroesState
from game.engine.contract import OVER, TABLE
from game.engine.errors import Reason
from game.engine.rng import Rng
from tests.custom_heroes.positions import Seat, begin, card, heroes, kind, play, secretive, walked


@dataclass(frozen=True)
class Case:
    """Something that can't be done, and why."""

    state: HeroesState
    tried: str | int  # a notation, or a number where there is none
    code: str
    clause: str
    facts: dict[str, object] = field(default_factory=dict)


LEADER = Seat("3a 5a+edge 5b 7a+kodora 9a+oak-buckler 2a+ascended-form", unused="edge drake-claw", power=3)


def leading(**changed: int) -> HeroesState:
    """Let seat 0 lead with one card of each sort."""
    state = heroes(3, LEADER)
    for name, value in changed.items():
        setattr(state.players[0], name, value)
    return state


def following(cards: str, *, seats: int = 3, power: int = 6) -> HeroesState:
    """Let seat 1 follow a five with `cards`."""
    return play(heroes(seats, Seat("5a 8a"), Seat(cards, power=power)), "play 5a")


def betting() -> HeroesState:
    """Ask seat 0 for bets: it has a Kodora of its own, and two yellow cards."""
    state = heroes(3, Seat("3a 4a+edge 5a+kodora", unused="kodora", vp=5))
    ask_for_bets(state, 0)
    return state


def betting_without() -> HeroesState:
    """Ask a seat without any Kodora."""
    state = heroes(3, Seat("3a 4a", vp=5))
    ask_for_bets(state, 0)
    return state


def ending(power: int) -> HeroesState:
    """Let seat 0 settle its power after a play that brought one."""
    return play(heroes(3, Seat("3a+edge 4a 5a", power=power)), "play 3a")


def over() -> HeroesState:
    """Return a game that is over."""
    return play(heroes(3, Seat("3a", vp=10)), "play 3a")


def turned() -> HeroesState:
    """Let seat 1 follow a five when lower is asked for."""
    return play(heroes(3, Seat("5a+charmy 8a", power=1), Seat("6b 7b")), "play 5a!")


def ascended() -> HeroesState:
    """Let seat 1 follow an Ascended Form."""
    return play(heroes(3, Seat("5a+ascended-form 8a", power=2), Seat("6b 7b")), "play 5a!")


CASES = [
    Case(over(), "pass", "match_over", "CH-32"),
    Case(leading(), -1, "not_an_action", "CH-12"),
    Case(leading(), 14, "not_an_action", "CH-12"),
    Case(leading(), int(TRADE) | 1 << 4, "not_an_action", "CH-12"),
    Case(leading(), int(playing(1 << 6, 0)), "not_an_action", "CH-12"),
    Case(leading(), int(playing(1, 2)), "not_an_action", "CH-12"),
    Case(leading(), int(SLEEVE) | 6 << 4, "not_an_action", "CH-12"),
    Case(leading(), int(SLEEVE) | len(ADVANCEMENTS) << 8, "not_an_action", "CH-12"),
    Case(leading(), int(TAKE_BACK) | 4 << 8, "not_an_action", "CH-12"),
    Case(begin(heroes(3, Seat("3a")), "play 3a"), "pass", "table_step", "CH-16"),
    Case(leading(), "deal", "table_step", "CH-16"),
    Case(leading(), "judge", "table_step", "CH-16"),
    Case(betting(), "play 3a", "bet_first", "CH-9"),
    Case(betting(), "pass", "bet_first", "CH-9"),
    Case(betting(), "bet 3a", "no_kodora", "CH-9", {"card": card("3a")}),
    Case(betting_without(), "bet 3a with kodora", "no_kodora", "CH-9", {"card": card("3a")}),
    Case(betting(), "bet 4a with kodora", "yellow_taken", "CH-2", {"card": card("4a"), "kind": kind("edge")}),
    Case(
        betting(), "bet 5a with kodora", "yellow_taken", "CH-2", {"card": card("5a"), "kind": kind("kodora")}
    ),
    Case(leading(), "bet 7a", "no_bets_now", "CH-9"),
    Case(leading(), "bet 3a with kodora", "no_bets_now", "CH-9"),
    Case(leading(), "ready", "no_bets_now", "CH-9"),
    Case(ending(3), "play 4a", "settle_power_first", "CH-19", {"power": 4}),
    Case(ending(6), "pass", "settle_power_first", "CH-19", {"power": 7}),
    Case(ending(6), "keep", "too_much_power", "CH-19", {"power": 7, "limit": 6}),
    Case(ending(3), "discard", "power_fits", "CH-19", {"power": 4, "limit": 6}),
    Case(leading(), "keep", "nothing_to_settle", "CH-19", {"limit": 6}),
    Case(leading(), "discard", "nothing_to_settle", "CH-19", {"limit": 6}),
    Case(leading(), "trade", "too_little_to_trade", "CH-18", {"power": 3, "needed": 4}),
    Case(leading(), "pass", "leader_must_play", "CH-12"),
    Case(leading(), "sleeve burny on 3a", "not_unused", "CH-17", {"kind": kind("burny")}),
    Case(
        leading(),
        "sleeve edge on 7a",
        "slot_taken",
        "CH-2",
        {"card": card("7a"), "kind": kind("kodora"), "gem": 2},
    ),
    Case(
        leading(),
        "sleeve drake-claw on 9a",
        "slot_taken",
        "CH-2",
        {"card": card("9a"), "kind": kind("oak-buckler"), "gem": 1},
    ),
    Case(leading(), "take back oak-buckler from 9a", "not_this_turn", "CH-3"),
    Case(leading(), int(playing(0, 0)), "no_cards", "CH-12"),
    Case(leading(), "play 3a!", "no_ability", "CH-20", {"card": card("3a")}),
    Case(leading(), "play 9a!", "no_ability", "CH-20", {"card": card("9a")}),
    Case(leading(), "play 7a!", "bet_only_before", "CH-29", {"card": card("7a")}),
    Case(leading(power=1), "play 2a!", "too_little_power", "CH-20", {"power": 1, "needed": 2}),
    Case(leading(power=2), "play 5a! 2a!", "too_little_power", "CH-20", {"power": 2, "needed": 3}),
    Case(leading(), "play 2a! 3a", "form_alone", "CH-22"),
    Case(ascended(), "play 6b", "only_form", "CH-22"),
    Case(leading(), "play 5a!", "wild_needs_card", "CH-25"),
    Case(leading(), "play 3a 5b", "values_differ", "CH-12", {"values": (3, 5)}),
    Case(leading(), "play 3a 5b 9a", "values_differ", "CH-12", {"values": (3, 5, 10)}),
    Case(following("6a 6b"), "play 6a 6b", "wrong_count", "CH-13", {"count": 2, "needed": 1}),
    Case(following("6a+burny 7b"), "play 6a!", "wrong_count", "CH-13", {"count": 2, "needed": 1}),
    Case(following("4a 7b"), "play 4a", "too_low", "CH-13", {"value": 4, "bound": 5}),
    Case(turned(), "play 6b", "too_high", "CH-27", {"value": 6, "bound": 5}),
    Case(following("5b 7b", seats=2), "play 5b", "equal_forbidden", "CH-15", {"value": 5}),
]


def asked(case: Case) -> Reason:
    """Ask the position of `case` why it can't be done."""
    action = case.tried if isinstance(case.tried, int) else case.state.read(case.tried)
    assert action not in case.state.legal_actions()
    return case.state.why_not(action)


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, marks=pytest.mark.rule(case.clause), id=f"{case.code}: {case.tried}")
        for case in CASES
    ],
)
def test_a_refused_action_has_its_reason(case: Case) -> None:
    """Code, clause, and the facts that a sentence about it needs."""
    assert asked(case) == Reason(case.code, case.clause, case.facts)  # type: ignore[arg-type]  # any facts


@pytest.mark.rule("CH-10")
@pytest.mark.parametrize(("points", "staked", "free"), [(0, 0, 0), (1, 0, 1), (5, 2, 1)])
def test_missing_vp_are_a_reason_too(points: int, staked: int, free: int) -> None:
    """For who is not asked, or not any more."""
    me = heroes(3, Seat(vp=points, bets="9a+kodora 9b+kodora" if staked > 1 else "")).view(0).players[0]

    assert reasons.stakes(me) == Reason("too_little_vp", "CH-10", {"stake": 2, "free": free})


def test_every_reason_is_reachable() -> None:
    """The cases above name each code of the closed set but those that only picks at the table have."""
    picked = {"too_little_vp", "one_on_one"}

    assert {case.code for case in CASES} | picked == set(reasons.CODES)
    assert len(set(reasons.CODES)) == len(reasons.CODES)


@pytest.mark.parametrize(
    "action",
    [*range(-20, 0), 14, 15, 1 << 40, 1 << 62, 1 << 63, 1 << 64, -(1 << 63), 5 | 1 << 70],
)
def test_numbers_that_mean_nothing_are_no_actions(action: int) -> None:
    """However large or small: a reason, not a fault."""
    assert leading().why_not(action).code == "not_an_action"


Truth = Callable[[HeroesState, int], bool]


def card_at(state: HeroesState, action: int) -> int:
    """Tell the card that a sleeving, taking back or bet means."""
    return state.hand()[place_in(action)]


TRUE: dict[str, Truth] = {  # when each reason that is not about a set is true
    "match_over": lambda state, _: state.to_move == OVER,
    "table_step": lambda state, action: state.to_move == TABLE or DEAL <= action & VERB <= JUDGE,
    "bet_first": lambda state, action: state.phase == BETTING and action & VERB not in {BET, BET_OWN, READY},
    "no_bets_now": lambda state, action: state.phase != BETTING and action & VERB in {BET, BET_OWN, READY},
    "settle_power_first": lambda state, action: state.phase == ENDING and action & VERB not in {TRADE, KEEP},
    "too_much_power": lambda state, _: state.players[state.to_move].power > 6,
    "power_fits": lambda state, _: state.players[state.to_move].power <= 6,
    "nothing_to_settle": lambda state, action: state.phase != ENDING and action & VERB in {KEEP, DISCARD},
    "too_little_to_trade": lambda state, _: state.players[state.to_move].power < 4,
    "leader_must_play": lambda state, action: action == PASS and state.last < 0,
    "no_kodora": lambda state, action: (
        state.kind_at(card_at(state, action), 2) != KODORA
        if action & VERB == BET
        else KODORA not in state.players[state.to_move].unused
    ),
    "yellow_taken": lambda state, action: state.kind_at(card_at(state, action), 2) >= 0,
    "not_unused": lambda state, action: other_in(action) not in state.players[state.to_move].unused,
    "slot_taken": lambda state, action: (
        state.kind_at(card_at(state, action), ADVANCEMENTS[other_in(action)].gem) >= 0
    ),
    "not_this_turn": lambda state, action: card_at(state, action) * 4 + other_in(action) not in state.loose,
}


def tried(state: HeroesState, rng: Rng) -> int:
    """Make up an action with sensible numbers: a verb, places in the hand, kinds."""
    many = max(1, len(state.hand()))
    verb = rng.below(14)
    if verb == PLAY:
        places = 1 + rng.below((1 << many) - 1)
        return int(playing(places, places & rng.below(1 << many)))
    other = {int(SLEEVE): len(ADVANCEMENTS), int(TAKE_BACK): 4}.get(verb, 1)
    if verb in {SLEEVE, TAKE_BACK, BET, BET_OWN}:
        return verb | rng.below(many) << 4 | rng.below(other) << 8
    return verb


@pytest.mark.rule("CH-12")
@given(st.integers(2, 6), st.integers(0, 50), st.integers(0, 300))
def test_any_refused_action_has_a_true_reason(seats: int, seed: int, steps: int) -> None:
    """In any position of a game; sets have a test of their own."""
    state = walked(seats, seed, steps)
    rng = Rng(seed)
    for _ in range(12):
        legal = set(state.legal_actions())
        for action in {tried(state, rng) for _ in range(20)} - legal:
            reason = state.why_not(action)
            if not state.hand() and action & VERB in {PLAY, SLEEVE, TAKE_BACK, BET, BET_OWN}:
                assert reason.code in {"not_an_action", "match_over"}
            elif reason.code in TRUE:
                assert TRUE[reason.code](state, action)
            else:
                assert (action & VERB, state.phase) == (PLAY, TURN)
        if state.to_move == OVER:
            return
        state.apply(secretive(state, rng))


def test_a_reason_is_written_in_one_line() -> None:
    """Code, clause and facts, as the log has it."""
    state = leading()

    assert str(state.why_not(state.read("trade"))) == "too_little_to_trade (CH-18) power=3 needed=4"
