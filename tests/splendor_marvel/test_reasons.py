"""Why something can't be done: every reason there is, with its clause."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from game.engine.contract import OVER
from game.engine.errors import Reason
from game.splendor_marvel.rules import reasons
from game.splendor_marvel.rules.actions import CHOOSE, RESERVE
from game.splendor_marvel.rules.cards import CHIPS, COLOURS
from game.splendor_marvel.rules.state import SplendorState
from game.splendor_marvel.rules.taking import breach
from tests.splendor_marvel.positions import Seat, begin, card, location, play, splendor

EMPTY = dict.fromkeys(COLOURS, 0)
FULL = Seat(hand=["loki", "gamora", "nova"])
OWNER = Seat(chips={"mind": 2, "space": 1, "soul": 2, "shield": 2})
TEN = Seat(chips={"mind": 4, "power": 4, "space": 2})


def returning() -> SplendorState:
    """A seat with 13 chips, none of them S.H.I.E.L.D., is to return three."""
    return play(splendor(3, players=[TEN]), "take mind space reality")


def choosing() -> SplendorState:
    """A seat is to choose Wakanda or Attilan; Asgard is not in reach."""
    owner = Seat(bonuses={"power": 4, "space": 4, "reality": 4})
    state = splendor(players=[owner], locations=["wakanda", "asgard", "attilan"])
    return play(state, "take mind power space")


@dataclass(frozen=True)
class Case:
    """Something that can't be done, and why."""

    state: SplendorState
    tried: str | int  # a notation, or a number where there is none
    code: str
    clause: str
    facts: dict[str, object] = field(default_factory=dict)


def over() -> SplendorState:
    """Return a game that is over."""
    state = splendor()
    state.to_move = OVER
    return state


CASES = [
    Case(over(), "take mind power space", "match_over", "SM-27"),
    Case(splendor(), 1 << 90, "not_an_action", "SM-6"),
    Case(splendor(), -1, "not_an_action", "SM-6"),
    Case(splendor(), 127, "not_an_action", "SM-6"),
    Case(splendor(), 1 << 7, "not_an_action", "SM-6"),
    Case(begin(splendor(market=["wasp"]), "reserve wasp"), "take mind power space", "table_step", "SM-17"),
    Case(splendor(), "refill", "table_step", "SM-17"),
    Case(returning(), "take mind power space", "return_first", "SM-20", {"held": 13, "limit": 10, "over": 3}),
    Case(returning(), "pass", "return_first", "SM-20", {"held": 13, "limit": 10, "over": 3}),
    Case(returning(), "return shield", "no_such_chip", "SM-20", {"colour": 5}),
    Case(splendor(players=[OWNER]), "return mind", "nothing_to_return", "SM-20", {"limit": 10}),
    Case(choosing(), "take mind power space", "choose_first", "SM-21"),
    Case(
        choosing(),
        "choose asgard",
        "location_out_of_reach",
        "SM-21",
        {"location": location("asgard"), "missing": (3, 0, 0, 0, 3)},
    ),
    Case(choosing(), CHOOSE + 3, "nothing_to_choose", "SM-21"),
    Case(splendor(locations=["wakanda"]), "choose wakanda", "nothing_to_choose", "SM-21"),
    Case(splendor(stock={"mind": 0}), "take mind power space", "colour_empty", "SM-6", {"colour": 0}),
    Case(splendor(stock={"soul": 0}), "take soul soul", "colour_empty", "SM-6", {"colour": 4}),
    Case(splendor(), "take mind power", "take_more", "SM-7", {"picked": 2, "needed": 3}),
    Case(splendor(), "take mind", "take_more", "SM-7", {"picked": 1, "needed": 3}),
    Case(
        splendor(stock={**EMPTY, "mind": 1, "soul": 1}),
        "take mind",
        "take_more",
        "SM-7",
        {"picked": 1, "needed": 2},
    ),
    Case(
        splendor(stock={"mind": 3}),
        "take mind mind",
        "pair_needs_four",
        "SM-8",
        {"colour": 0, "left": 3, "needed": 4},
    ),
    Case(splendor(players=[FULL], market=["wasp"]), "reserve wasp", "hand_full", "SM-11", {"limit": 3}),
    Case(splendor(players=[FULL]), "reserve level 1", "hand_full", "SM-11", {"limit": 3}),
    Case(splendor(market=[], decks=[[], ["venom"], ["loki"]]), RESERVE, "place_empty", "SM-17"),
    Case(
        splendor(market=["wasp"], decks=[[], ["venom"], ["loki"]]),
        "reserve level 1",
        "deck_empty",
        "SM-17",
        {"level": 1},
    ),
    Case(
        splendor(players=[Seat(chips={"space": 1, "shield": 1})], market=["wasp"]),
        45,  # the first place of the market, paid without S.H.I.E.L.D.
        "too_dear",
        "SM-13",
        {"card": card("wasp"), "missing": (2, 0, 0, 0, 2), "shields": 1, "short": 3},
    ),
    Case(splendor(), 57, "place_empty", "SM-17"),  # the first card of an empty hand
    Case(splendor(market=[], decks=[[], [], []]), 45, "place_empty", "SM-17"),
    Case(
        splendor(players=[OWNER], market=["wasp"]),
        45 | 3 << 7,  # three S.H.I.E.L.D. chips for two of Mind
        "wrong_payment",
        "SM-15",
        {"card": card("wasp"), "shields": (3, 0, 0, 0, 0)},
    ),
    Case(splendor(), "pass", "may_not_pass", "SM-18"),
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


@pytest.mark.rule("SM-6")
@pytest.mark.rule("SM-8")
@pytest.mark.rule("SM-9")
@pytest.mark.parametrize(
    ("colours", "code", "clause"),
    [
        ((5,), "special_chip", "SM-9"),
        ((0, 1, 6), "special_chip", "SM-9"),
        ((0, 1, 2, 3), "take_at_most_three", "SM-6"),
        ((0, 0, 1), "two_of_one_colour_only", "SM-8"),
        ((0, 0, 0), "pair_needs_four", "SM-8"),
        ((1, 1, 1), "two_of_one_colour_only", "SM-8"),
    ],
)
def test_picks_that_are_no_action_have_a_reason_too(colours: tuple[int, ...], code: str, clause: str) -> None:
    """Chips picked at the table that no taking contains are refused with the clause."""
    reason = breach(splendor(stock={"mind": 3}).view(0).stock, colours)

    assert reason is not None and (reason.code, reason.clause) == (code, clause)


@pytest.mark.rule("SM-20")
def test_the_time_chip_has_a_reason_to_stay() -> None:
    """Picked while chips are to be returned, it is refused as such; before that nothing is to be returned."""
    owner = Seat(chips={"mind": 4, "power": 4, "time": 1})
    state = splendor(3, players=[owner])
    before = reasons.returns(state.view(0), CHIPS.index("time"))
    play(state, "take space reality soul")

    assert before.code == "nothing_to_return"
    assert reasons.returns(state.view(0), CHIPS.index("time")) == Reason("time_stays", "SM-20")


def test_every_reason_is_reachable() -> None:
    """The cases above name each code of the closed set, and no other."""
    named = {case.code for case in CASES}
    picked = {"special_chip", "take_at_most_three", "two_of_one_colour_only", "time_stays"}

    assert named | picked == set(reasons.CODES)
    assert len(set(reasons.CODES)) == len(reasons.CODES)


@pytest.mark.parametrize(
    "action", [*range(-130, 0), *range(76, 128), 1 << 62, 1 << 63, 1 << 64, -(1 << 63), -(1 << 90)]
)
def test_numbers_that_mean_nothing_are_no_actions(action: int) -> None:
    """However large or small: a reason, not a fault."""
    assert splendor().why_not(action).code == "not_an_action"


def test_a_reason_is_written_in_one_line() -> None:
    """Code, clause and facts, as the log has it."""
    reason = splendor(stock={"mind": 3}).why_not(25)

    assert str(reason) == "pair_needs_four (SM-8) colour=0 left=3 needed=4"
