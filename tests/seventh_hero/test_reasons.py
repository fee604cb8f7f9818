"""Why something can't be done: every reason there is, with its clause and facts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from game.engine.contract import OVER, TABLE
from game.engine.errors import Reason
from game.engine.rng import Rng
from game.seventh_hero.rules import reasons
from game.seventh_hero.rules.actions import (
    CANCEL,
    DEAL,
    TEXTS,
    USE_CHIEFTAIN,
    USE_OUTCAST,
    exists,
)
from game.seventh_hero.rules.cards import quest
from game.seventh_hero.rules.pieces import ASKING, HOLDING, REPLYING, SENDING
from game.seventh_hero.rules.state import SeventhState
from tests.seventh_hero.positions import (
    RULES,
    Seat,
    begin,
    by_chance,
    curious,
    notations,
    play,
    quiet,
    said,
    seventh,
)


@dataclass(frozen=True)
class Case:
    """Something that can't be done, and why."""

    state: SeventhState
    tried: str | int  # a notation, or a number where there is none
    code: str
    clause: str
    facts: dict[str, object] = field(default_factory=dict)


def over() -> SeventhState:
    """Return a game that is over."""
    return said(seventh(Seat(hand="5"), Seat("1! 2! 3! 4! 6!")), "send 5", "recruit")


def sending(party: str = "1! 2!", hand: str = "2 5 6") -> SeventhState:
    """Let seat 0 send for an odd quest."""
    return quiet(seventh(Seat(party, hand), Seat(hand="3 3")))


def holding(hand: str = "3 5", party: str = "1 2 3! 5") -> SeventhState:
    """Let seat 1 hold a five of seat 0."""
    return said(seventh(Seat(hand="5 2"), Seat(party, hand)), "send 5")


def open_wanderer() -> SeventhState:
    """Let seat 1 hold a hero of seat 0's party."""
    return said(seventh(Seat("1!", "2"), Seat(hand="3 3")), "send 1 from party")


def blind_wanderer() -> SeventhState:
    """Let seat 1 hold a wanderer from the pile."""
    return seventh(Seat("2!", "4"), Seat(hand="3 3"), pile="555")


def asked(party: str, *, leader: str = "", seats: int = 3, pile: str | None = None) -> SeventhState:
    """Ask seat 2 for abilities while seat 1 holds a five of seat 0, or seat 0 before if it can use some."""
    return play(
        quiet(seventh(Seat(leader, "5 2"), Seat(hand="3"), Seat(party, "2"), seats=seats, pile=pile)),
        "send 5",
    )


def at_quest(party: str = "7", *others: Seat) -> SeventhState:
    """Ask seat 0, which leads, for abilities after the quest."""
    return seventh(Seat(party, "5 2"), *others)


def replying() -> SeventhState:
    """Ask seat 1 for a reply to seat 0's Forest Strider."""
    return play(at_quest("7 1", Seat("1 5 2!", "3")), "use forest-strider")


def settled() -> SeventhState:
    """Ask seat 2 at the turn's end, the wanderer recruited."""
    return play(quiet(asked("1 2 4 5 7")), "recruit", "decline")


def second_bar() -> SeventhState:
    """Ask seat 0 for its Outcast, seat 2 being barred already by seat 3."""
    state = seventh(Seat("4", "5"), Seat(), Seat(), Seat("4", "2"), seats=4)
    return play(state, "send 5", "decline", "use outcast on 3")


def bound() -> SeventhState:
    """Ask seat 0 to send; its Outcast has just barred seat 1 and has to go itself."""
    return play(seventh(Seat("1 4", "5"), Seat(hand="3 3"), quest=6, seats=4), "use outcast on 2")


def lying() -> SeventhState:
    """Ask seat 1, whose Shield Maiden lies used, for a reply to seat 0's Forest Strider."""
    return play(at_quest("7", Seat("1! 2! 3 5", "3")), "use forest-strider")


def free(party: str = "2! 6", hand: str = "2", pile: str | None = None) -> SeventhState:
    """Ask seat 0 to send; the quest is odd and may be ignored."""
    return play(seventh(Seat(party, hand), pile=pile), "use tale-weaver")


def late_bar() -> SeventhState:
    """Ask seat 3 for its Outcast while seat 2 holds the wanderer; seat 1 passed it on."""
    state = seventh(Seat(hand="5"), Seat(), Seat(), Seat("4", "2"), seats=4)
    return play(state, "send 5", "decline", "move on")


CASES = [
    Case(over(), "recruit", "match_over", "SH-28"),
    Case(sending(), -1, "not_an_action", "SH-25"),
    Case(sending(), 10, "not_an_action", "SH-25"),
    Case(sending(), 64, "not_an_action", "SH-25"),
    Case(RULES.setup(3, 1), "recruit", "table_step", "SH-4"),
    Case(sending(), "quest", "table_step", "SH-4"),
    Case(holding(), "reveal", "table_step", "SH-4"),
    Case(replying(), "use oracle", "answer_first", "SH-26", {"hero": 5}),
    Case(sending("1! 2! 7"), "use forest-strider", "send_first", "SH-5"),
    Case(sending(), "decline", "send_first", "SH-5"),
    Case(sending(), "recruit", "send_first", "SH-5"),
    Case(holding(), "decline", "recruit_or_move_on", "SH-8"),
    Case(sending(), "send 3", "not_in_hand", "SH-5", {"number": 3, "wanted": (1, 3, 5, 7)}),
    Case(sending(), "send 2", "quest_not_met", "SH-5", {"number": 2, "wanted": (1, 3, 5, 7)}),
    Case(sending(), "send 1 from party", "hand_meets_quest", "SH-6", {"number": 1, "wanted": (1, 3, 5, 7)}),
    Case(
        sending("1! 2!", "2"),
        "send 2 from party",
        "quest_not_met",
        "SH-6",
        {"number": 2, "wanted": (1, 3, 5, 7)},
    ),
    Case(
        sending("1! 2!", "2"),
        "send 3 from party",
        "not_in_party",
        "SH-6",
        {"number": 3, "wanted": (1, 3, 5, 7)},
    ),
    Case(holding(), "send 3", "only_leader_sends", "SH-5"),
    Case(at_quest(), "send 5", "decline_first", "SH-25"),
    Case(asked("", leader="2"), "send 5", "sending_over", "SH-25"),
    Case(asked("2"), "move on", "only_holder", "SH-8"),
    Case(asked("2"), "hint 2", "only_holder", "SH-12"),
    Case(open_wanderer(), "hint 3", "no_hint_open", "SH-14"),
    Case(blind_wanderer(), "hint 3", "no_hint_blind", "SH-14"),
    Case(holding(), "hint 7", "not_in_hand", "SH-12", {"number": 7}),
    Case(holding("3"), "hint 3", "last_card", "SH-13"),
    Case(holding(), "use oracle", "held_by_holder", "SH-16", {"hero": 5}),
    Case(holding(), "cancel", "held_by_holder", "SH-16", {"hero": 1}),
    Case(asked("2"), "use oracle", "not_yours", "SH-15", {"hero": 5}),
    Case(asked("2 5!"), "use oracle", "already_used", "SH-15", {"hero": 5}),
    Case(asked("1! 2"), "cancel", "already_used", "SH-15", {"hero": 1}),
    Case(asked("1 2"), "cancel", "nothing_to_cancel", "SH-17"),
    Case(settled(), "cancel", "nothing_to_cancel", "SH-17"),
    Case(settled(), "use wyrmslayer", "turned_up", "SH-25", {"hero": 2}),
    Case(settled(), "use outcast on 1", "turned_up", "SH-25", {"hero": 4}),
    Case(at_quest("2 7"), "use wyrmslayer", "no_wanderer", "SH-25", {"hero": 2}),
    Case(asked("", leader="2 5"), "use oracle", "already_known", "SH-21"),
    Case(late_bar(), "use outcast on 2", "too_late_to_bar", "SH-20", {"seat": 1}),
    Case(second_bar(), "use outcast on 3", "already_barred", "SH-20", {"seat": 2}),
    Case(asked("4"), "use outcast on 3", "not_oneself", "SH-20"),
    Case(asked("2 3"), "use chieftain on wyrmslayer", "nobody_to_ready", "SH-19"),
    Case(asked("2 3 6!"), "use chieftain on wyrmslayer", "not_turned", "SH-19", {"hero": 2}),
    Case(asked("2 3 6!"), "use chieftain on chieftain", "not_turned", "SH-19", {"hero": 3}),
    Case(asked("2 3 6!"), "use chieftain on oracle", "not_turned", "SH-19", {"hero": 5}),
    Case(asked("2 7", pile=""), "use forest-strider", "pile_empty", "SH-23"),
    Case(asked("2 6"), "use tale-weaver", "quest_only", "SH-22"),
    Case(sending(), "send from pile", "pile_last", "SH-7"),
    Case(free("1! 6"), "send from pile", "pile_last", "SH-7"),
    Case(free(pile=""), "send from pile", "pile_empty", "SH-7"),
    Case(
        free("1! 2! 6"),
        "send 2 from party",
        "quest_not_met",
        "SH-6",
        {"number": 2, "wanted": (1, 3, 5, 7)},
    ),
    Case(bound(), "send 1 from party", "outcast_goes", "SH-24", {"hero": 4}),
    Case(bound(), "use outcast on 2", "already_used", "SH-15", {"hero": 4}),
    Case(sending("4", "5"), "use outcast on 2", "send_first", "SH-5"),
    Case(seventh(Seat("4", "2"), quest=6, seats=4), "use outcast on 2", "send_first", "SH-5"),
    Case(seventh(Seat("4", "5"), quest=6, seats=4), "use outcast on 1", "not_oneself", "SH-20"),
    Case(lying(), "use chieftain on wyrmslayer", "only_for_her", "SH-26", {"hero": 3}),
    Case(lying(), "use oracle", "answer_first", "SH-26", {"hero": 5}),
    Case(play(at_quest("6", Seat("6 7")), "use tale-weaver"), "use tale-weaver", "already_free", "SH-22"),
]


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, marks=pytest.mark.rule(case.clause), id=f"{case.code}: {case.tried}")
        for case in CASES
    ],
)
def test_a_refused_action_has_its_reason(case: Case) -> None:
    """Code, clause, and the facts that a sentence about it needs."""
    action = case.tried if isinstance(case.tried, int) else case.state.read(case.tried)
    assert action not in case.state.legal_actions()

    assert case.state.why_not(action) == Reason(case.code, case.clause, case.facts)  # type: ignore[arg-type]  # any facts


def test_every_reason_is_reachable() -> None:
    """The cases above name each code of the closed set but those that only picks at the table have."""
    picked = {"nothing_to_decline", "own_ability"}

    assert {case.code for case in CASES} | picked == set(reasons.CODES)
    assert len(set(reasons.CODES)) == len(reasons.CODES)


@pytest.mark.rule("SH-17")
def test_who_is_not_asked_for_a_reply_can_be_told_why() -> None:
    """It was its own ability; after it was cancelled there is something to cancel again."""
    state = replying()
    own = reasons.uses(state.view(0), 0, 1)
    cancelled = begin(state, "cancel")

    assert own == Reason("own_ability", "SH-17")
    assert "cancel" in notations(cancelled)


@pytest.mark.rule("SH-18")
@pytest.mark.parametrize("hero", [2, 4, 5])
def test_a_hero_without_a_target_is_refused_by_what_it_lacks(hero: int) -> None:
    """Picked by itself, when there is no wanderer."""
    assert reasons.uses(at_quest("2 4 5 7").view(0), 0, hero).code == "no_wanderer"


@pytest.mark.parametrize("action", [*range(-20, 0), 5, 9, 19, 100, 1 << 40, 1 << 62, 1 << 64, -(1 << 63)])
def test_numbers_that_mean_nothing_are_no_actions(action: int) -> None:
    """However large or small: a reason, not a fault."""
    assert sending().why_not(action).code == "not_an_action"


def number(action: int) -> int:
    """Tell the hero or seat that an action names."""
    return action % 10


def hero(action: int) -> int:
    """Tell which hero would be turned."""
    if action == CANCEL:
        return 1
    return number(action) if action < USE_CHIEFTAIN else 3 if action < USE_OUTCAST else 4


def mine(state: SeventhState) -> dict[int, bool]:
    """Tell the heroes of the seat to move, and whether they are unused."""
    return {one.number: one.ready for one in state.view(state.to_move).players[state.to_move].party}


def meets(state: SeventhState, card: int) -> bool:
    """Tell whether a number meets the quest, whether it may be ignored or not."""
    return bool(quest(state.road.quest, state.seats) >> card & 1)


def steps(state: SeventhState, seat: int) -> int:
    """Count how far after the leader's left neighbour a seat is."""
    return (seat - state.road.leader - 1) % state.seats


Truth = Callable[[SeventhState, int], bool]
OPEN_WINDOWS = (1, 2)  # arrived, declared

TRUE: dict[str, Truth] = {  # when each reason is true
    "match_over": lambda state, _: state.to_move == OVER,
    "table_step": lambda state, action: state.to_move == TABLE or action >= DEAL,
    "answer_first": lambda state, _: state.phase == REPLYING,
    "send_first": lambda state, _: state.phase == SENDING,
    "recruit_or_move_on": lambda state, action: state.phase == HOLDING and action == 0,
    "not_in_hand": lambda state, action: number(action) not in state.players[state.to_move].hand,
    "quest_not_met": lambda state, action: not meets(state, number(action)),
    "hand_meets_quest": lambda state, _: any(
        meets(state, card) for card in state.players[state.to_move].hand
    ),
    "pile_last": lambda state, _: any(
        meets(state, card) for card in [*state.players[state.to_move].hand, *mine(state)]
    ),
    "outcast_goes": lambda state, action: (
        number(action) != 4 and state.road.barred > 0 and not mine(state)[4]
    ),
    "only_for_her": lambda state, _: state.phase == REPLYING and not mine(state)[1] and mine(state)[3],
    "not_in_party": lambda state, action: number(action) not in mine(state),
    "only_leader_sends": lambda state, _: state.to_move != state.road.leader,
    "decline_first": lambda state, _: state.phase in {ASKING, REPLYING} and state.reactions.window == 0,
    "sending_over": lambda state, _: state.phase in {ASKING, REPLYING} and state.reactions.window > 0,
    "only_holder": lambda state, _: state.to_move != state.road.holder,
    "no_hint_open": lambda state, _: bool(state.road.openly),
    "no_hint_blind": lambda state, _: (
        bool(state.road.blind) and not state.road.knowers >> state.road.leader & 1
    ),
    "last_card": lambda state, _: len(state.players[state.to_move].hand) == 1,
    "held_by_holder": lambda state, _: state.road.holder == state.to_move,
    "not_yours": lambda state, action: hero(action) not in mine(state),
    "already_used": lambda state, action: not mine(state)[hero(action)],
    "nothing_to_cancel": lambda state, _: not state.reactions.stack,
    "turned_up": lambda state, _: bool(state.road.turned),
    "no_wanderer": lambda state, _: state.road.number == 0,
    "already_known": lambda state, _: state.view(state.to_move).number is not None,
    "too_late_to_bar": lambda state, action: (
        not (state.road.barred >> state.road.leader & 1 and state.road.laps < 3)
        and steps(state, number(action)) < steps(state, state.road.holder)
    ),
    "already_barred": lambda state, action: bool(state.road.barred >> number(action) & 1),
    "not_oneself": lambda state, action: number(action) == state.to_move,
    "nobody_to_ready": lambda state, _: all(ready for one, ready in mine(state).items() if one != 3),
    "not_turned": lambda state, action: mine(state).get(number(action), True),
    "pile_empty": lambda state, _: state.left == 0,
    "quest_only": lambda state, _: state.reactions.window > 0,
    "already_free": lambda state, _: bool(state.road.free),
}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_reason_of_whatever_is_refused_is_true(seats: int) -> None:
    """Every action there is, in positions of whole games: the reason given is a fact of the position."""
    told = set()
    for seed in range(5):
        state = RULES.setup(seats, seed)
        rng = Rng(seed)
        while state.to_move != OVER:
            legal = state.legal_actions()
            refused = [action for action in TEXTS if exists(action, seats) and action not in legal]
            for action in refused if state.to_move >= 0 else refused[:1]:
                reason = state.why_not(action)
                told.add(reason.code)

                assert TRUE[reason.code](state, action), (reason, state.notation(action))
            state.apply((curious if seed % 2 else by_chance)(state, rng))

    assert len(told) > 25
    assert told <= set(TRUE) <= set(reasons.CODES)
