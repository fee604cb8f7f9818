"""Why something can't be done: every reason there is, with its clause and facts."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from game.dust_collectorz.rules import reasons
from game.dust_collectorz.rules.actions import PLAY
from game.dust_collectorz.rules.cards.cards import KINDS
from game.dust_collectorz.rules.position import DustState
from game.engine.contract import OVER, TABLE
from game.engine.errors import Fact, Reason
from tests.dust_collectorz.positions import (
    RULES,
    Seat,
    answer,
    attack,
    begin,
    clash,
    lay,
    play,
    table,
    youngs,
)


@dataclass(frozen=True)
class Case:
    """Something that can't be done, and why."""

    state: DustState
    tried: str | int  # a notation, or a number where there is none
    code: str
    clause: str
    facts: dict[str, object] = field(default_factory=dict)  # a card may be written


def over(state: DustState) -> DustState:
    """End a game as it stands."""
    state.to_move = OVER
    return state


def attacking(cards: str = "cogwick tinnow dogear greedy-jar", laying: str = "", hush: int = 0) -> DustState:
    """Let seat 0 lay an attack, of which some is laid already."""
    return lay(table(Seat(cards, hush=hush), Seat("dogear")), laying)


def answering(cards: str, laying: str = "", against: str = "cogwick", hush: int = 0) -> DustState:
    """Let seat 1 answer an attack of the Tinlings, or another; some of its answer is laid already."""
    hand = against.replace("!", "")
    return lay(attack(table(Seat(hand), Seat(cards, hush=hush)), against), laying)


def helping(cards: str, deck: str = "dimple", *texts: str) -> DustState:
    """Let seat 1 answer an attack of the Tinlings where one draws before giving in."""
    return begin(attack(table(Seat("cogwick"), Seat(cards, deck=deck), helps=True), "cogwick"), *texts)


def teams(*texts: str) -> DustState:
    """Let seat 0 of a team attack."""
    return begin(table(Seat("cogwick"), Seat("dogear"), Seat(), Seat("dogear"), mode="team"), *texts)


def naming() -> DustState:
    """Let a team say who begins; the coin's winner attacks."""
    return begin(RULES.setup(4, 1, {"mode": "team"}), "toss", "attack first")


def following() -> DustState:
    """Ask seat 1 for further cards after its trap."""
    state = table(Seat("cogwick"), Seat("wrong-address dogear"), Seat("dogear"))
    return play(attack(state, "cogwick"), "trap wrong-address")


def stood() -> DustState:
    """Let seat 2 answer a counter that stands."""
    state = table(Seat("cogwick"), Seat("wrong-address dogear"), Seat("trapdoor-shelf dogear"))
    return play(attack(state, "cogwick"), "trap wrong-address", "stand")


def cancelling() -> DustState:
    """Ask seat 1 what it cancels: of the attack only the primary's ability is announced."""
    return answer(answering("ribbon-asp", against="cogwick! tinnow"), "ribbon-asp!")


def sniping() -> DustState:
    """Ask seat 0 what it destroys of a set of Glazeborn."""
    state = attack(table(Seat("pegkin splinter-finch"), Seat("dimple kiln-imp")), "pegkin splinter-finch!")
    return answer(state, "dimple kiln-imp")


def destroying() -> DustState:
    """Ask seat 1 what its trap destroys."""
    return begin(answering("trapdoor-shelf", against="cogwick tinnow"), "trap trapdoor-shelf")


def salvaging() -> DustState:
    """Ask seat 0 what comes back from its discards."""
    return clash("urn-whisperer!", "creaselet", "speed", seats=(Seat(discards="pegkin greedy-jar"), Seat()))


PLUSH = "lint-pup patchmouse cogwick dogear"  # Mixed Stack, Sacrifice; Tinlings, Foldwings
BLANK = answering("blank-tag cogwick dogear", "cogwick +blank-tag")

CASES = [
    Case(over(attacking()), "stand", "match_over", "DC-21"),
    Case(over(youngs("cogwick", "tinnow")), "done", "match_over", "DC-34"),
    Case(RULES.setup(2, 1), "attack first", "table_step", "DC-5"),
    Case(attacking(), "compare", "table_step", "DC-5"),
    Case(attacking(), -1, "not_an_action", "DC-6"),
    Case(begin(RULES.setup(2, 1), "toss"), "stand", "choose_side", "DC-5"),
    Case(begin(RULES.setup(2, 1), "toss"), "begin 1", "choose_side", "DC-5"),
    Case(naming(), "stand", "name_beginner", "DC-27"),
    Case(naming(), f"begin {(naming().to_move + 1) % 4 + 1}", "other_team", "DC-27"),
    Case(attacking(), "attack first", "settled", "DC-5"),
    Case(attacking(), "answer", "attack_now", "DC-6"),
    Case(attacking(), "draw one", "attack_now", "DC-6"),
    Case(answering("dogear"), "attack speed", "answer_now", "DC-7"),
    Case(following(), "answer", "follow_now", "DC-25"),
    Case(attacking(), "stand", "not_following", "DC-25"),
    Case(cancelling(), "answer", "cancel_first", "DC-19"),
    Case(cancelling(), "snipe tinnow", "cancel_first", "DC-19"),
    Case(sniping(), "lay cogwick", "snipe_first", "DC-19"),
    Case(destroying(), "enough", "trap_first", "DC-19"),
    Case(salvaging(), "stand", "salvage_first", "DC-19"),
    Case(attacking(), "cancel primary", "nothing_to_cancel", "DC-19"),
    Case(attacking(), "enough", "nothing_to_cancel", "DC-19"),
    Case(answering("dogear"), "snipe cogwick", "nothing_to_destroy", "DC-19"),
    Case(answering("dogear"), "destroy cogwick", "nothing_to_destroy", "DC-19"),
    Case(attacking(), "salvage cogwick", "nothing_to_salvage", "DC-19"),
    # cards
    Case(attacking(), "lay pegkin", "not_in_hand", "DC-6", {"card": "pegkin"}),
    Case(attacking(), "lay cogwick from overflow", "not_in_hand", "DC-6", {"card": "cogwick"}),
    Case(attacking(laying="cogwick"), "add cogwick", "laid_already", "DC-6", {"card": "cogwick"}),
    Case(
        answering("mute-cloth dogear", "+mute-cloth"),
        "counter mute-cloth",
        "laid_already",
        "DC-6",
        {"card": "mute-cloth"},
    ),
    Case(attacking(), "take back cogwick", "nothing_laid", "DC-6"),
    Case(attacking(), "take all back", "nothing_laid", "DC-6"),
    Case(attacking(laying="cogwick"), "take back tinnow", "not_laid", "DC-6", {"card": "tinnow"}),
    Case(attacking(laying="cogwick"), "take back cogwick", "take_back_all", "DC-6", {"card": "cogwick"}),
    # laying
    Case(attacking(), "add tinnow", "no_primary", "DC-6"),
    Case(attacking(), "attack speed", "no_primary", "DC-6"),
    Case(attacking(), "use primary", "no_primary", "DC-6"),
    Case(answering("dogear"), "answer", "no_primary", "DC-7"),
    Case(answering("mute-cloth dogear", "+mute-cloth"), "take all back", "no_primary", "DC-6"),
    Case(attacking(laying="cogwick"), "lay tinnow", "primary_laid", "DC-6", {"card": "cogwick"}),
    Case(attacking(laying="cogwick"), "add dogear", "off_tribe", "DC-10", {"card": "dogear", "tribe": 0}),
    Case(
        attacking(PLUSH, "lint-pup"),
        "add dogear",
        "mix_first",
        "DC-10",
        {"card": "dogear", "other": "lint-pup"},
    ),
    Case(
        attacking(PLUSH, "lint-pup", hush=1),
        "add dogear",
        "off_tribe",
        "DC-10",
        {"card": "dogear", "tribe": 4},
    ),
    Case(
        attacking(PLUSH, "lint-pup! cogwick"),
        "add dogear",
        "mix_full",
        "DC-10",
        {"other": "lint-pup", "limit": 1},
    ),
    Case(attacking(PLUSH, "lint-pup! cogwick"), "rest primary", "mix_in_use", "DC-10", {"card": "lint-pup"}),
    # tribes of an answer
    Case(answering("tinnow"), "lay tinnow", "own_tribe", "DC-8", {"card": "tinnow", "tribe": 0}),
    Case(
        answering("tinnow dogear lint-pup pegkin"),
        "lay tinnow",
        "own_tribe_other",
        "DC-8",
        {"card": "tinnow", "tribe": 0, "cards": ("dogear", "lint-pup")},
    ),
    Case(
        answering("pegkin dogear lint-pup"),
        "lay pegkin",
        "nearer_tribe",
        "DC-7",
        {"card": "pegkin", "tribe": 0, "cards": ("dogear", "lint-pup")},
    ),
    # counters
    Case(attacking(), "lay greedy-jar", "counter_cant_attack", "DC-18", {"card": "greedy-jar"}),
    Case(
        attacking(laying="cogwick"), "add greedy-jar", "counter_cant_attack", "DC-18", {"card": "greedy-jar"}
    ),
    Case(attacking(), "trap greedy-jar", "counter_cant_attack", "DC-18", {"card": "greedy-jar"}),
    Case(attacking(), "counter greedy-jar", "counter_cant_attack", "DC-18", {"card": "greedy-jar"}),
    Case(
        answering("mute-cloth dogear"),
        "lay mute-cloth",
        "counter_cant_stack",
        "DC-18",
        {"card": "mute-cloth"},
    ),
    Case(BLANK, "take back blank-tag", "counter_needed", "DC-7", {"card": "blank-tag"}),
    Case(answering("dogear"), "counter dogear", "no_counter", "DC-18", {"card": "dogear"}),
    Case(
        answering("mute-cloth swapped-labels dogear", "+mute-cloth"),
        "counter swapped-labels",
        "one_counter",
        "DC-18",
        {"card": "mute-cloth"},
    ),
    Case(answering("greedy-jar dogear"), "counter greedy-jar", "trap_alone", "DC-18", {"card": "greedy-jar"}),
    Case(
        answering("trapdoor-shelf dogear", "dogear"),
        "trap trapdoor-shelf",
        "trap_alone",
        "DC-18",
        {"card": "trapdoor-shelf"},
    ),
    Case(
        answering("mute-cloth tinnow"),
        "counter mute-cloth",
        "counter_needs_set",
        "DC-18",
        {"card": "mute-cloth"},
    ),
    Case(answering("dogear"), "trap dogear", "no_trap", "DC-18", {"card": "dogear"}),
    Case(
        answering("trapdoor-shelf", against="croquet-knight!"),
        "trap trapdoor-shelf",
        "disarmed",
        "DC-18",
        {"card": "croquet-knight"},
    ),
    Case(
        answering("spring-lid-box", against="cogwick tinnow"),
        "trap spring-lid-box",
        "trap_too_many",
        "DC-18",
        {"card": "spring-lid-box", "limit": 1, "size": 2},
    ),
    Case(
        answering("greedy-jar"),
        "trap greedy-jar",
        "trap_too_few",
        "DC-18",
        {"card": "greedy-jar", "limit": 2, "size": 1},
    ),
    Case(stood(), "trap trapdoor-shelf", "nothing_to_trap", "DC-18"),
    # abilities
    Case(attacking(laying="cogwick", hush=2), "use primary", "hushed", "DC-11", {"rounds": 2}),
    Case(attacking(laying="cogwick!"), "use primary", "used_already", "DC-11", {"card": "cogwick"}),
    Case(
        attacking(laying="cogwick tinnow!"), "use support tinnow", "used_already", "DC-11", {"card": "tinnow"}
    ),
    Case(attacking(laying="cogwick"), "use support tinnow", "not_laid", "DC-11", {"card": "tinnow"}),
    Case(
        attacking("cogwick tinnow rattlekey", "cogwick! tinnow! rattlekey"),
        "use support rattlekey",
        "one_support",
        "DC-11",
        {"card": "rattlekey", "other": "tinnow"},
    ),
    Case(
        attacking(PLUSH, "patchmouse lint-pup"),
        "use support lint-pup",
        "mix_is_primarys",
        "DC-11",
        {"card": "lint-pup"},
    ),
    Case(
        attacking("patchmouse lint-pup", "patchmouse lint-pup"),
        "use primary",
        "no_sacrifice",
        "DC-11",
        {"card": "patchmouse"},
    ),
    Case(attacking(PLUSH, "patchmouse"), "use primary", "price_missing", "DC-11", {"card": "patchmouse"}),
    Case(
        attacking(PLUSH, "patchmouse lint-pup"),
        "use primary destroying lint-pup",
        "price_wrong",
        "DC-11",
        {"card": "patchmouse", "other": "lint-pup"},
    ),
    Case(
        attacking(laying="cogwick"), "use primary destroying tinnow", "no_price", "DC-11", {"card": "cogwick"}
    ),
    Case(attacking(laying="cogwick"), "rest primary", "not_used", "DC-11"),
    Case(attacking(laying="cogwick! tinnow"), "rest support", "not_used", "DC-11"),
    # attacking, answering, giving in
    Case(teams("lay cogwick"), "attack speed", "target_needed", "DC-27"),
    Case(teams("lay cogwick"), "attack speed 3", "partner", "DC-27"),
    Case(attacking(laying="cogwick"), "attack speed 2", "no_target", "DC-24"),
    Case(answering("dogear", "dogear"), "answer in speed", "no_switch", "DC-6"),
    Case(
        answering("dogear swapped-labels", "dogear +swapped-labels"),
        "answer",
        "stat_needed",
        "DC-18",
        {"card": "swapped-labels"},
    ),
    Case(answering("tinnow"), "answer", "no_answer", "DC-7"),
    Case(answering("tinnow dogear"), "forfeit tinnow", "may_answer", "DC-9", {"cards": ("dogear",)}),
    Case(helping("dogear"), "draw one", "may_answer", "DC-9", {"cards": ("dogear",)}),
    Case(helping("tinnow"), "forfeit tinnow", "help_first", "DC-9"),
    Case(
        answering("tinnow mute-cloth"),
        "forfeit mute-cloth",
        "character_first",
        "DC-9",
        {"card": "mute-cloth"},
    ),
    Case(answering("tinnow"), "draw one", "no_help", "DC-9"),
    Case(helping("tinnow", "cogwick cogwick", "draw one"), "draw one", "helped", "DC-9"),
    Case(helping("tinnow", ""), "draw one", "deck_empty", "DC-9"),
    # choices in a clash
    Case(cancelling(), "cancel support", "cancelled_already", "DC-19"),
    Case(sniping(), "snipe dimple", "never_primary", "DC-19", {"card": "dimple"}),
    Case(sniping(), "snipe cogwick", "not_there", "DC-19", {"card": "cogwick"}),
    Case(destroying(), "destroy dogear", "not_there", "DC-19", {"card": "dogear"}),
    Case(salvaging(), "salvage cogwick", "not_discarded", "DC-19", {"card": "cogwick"}),
    Case(salvaging(), "salvage greedy-jar", "salvage_counter", "DC-19", {"card": "greedy-jar"}),
    # Young Champions
    Case(attacking(), "done", "only_young", "DC-31"),
    Case(begin(RULES.setup(2, 1, {"mode": "young"}), "toss"), "done", "set_aside_first", "DC-31"),
    Case(youngs("cogwick", "tinnow"), "stand", "play_now", "DC-31"),
    Case(youngs("cogwick", "tinnow"), "set aside grainers", "dealt_already", "DC-31"),
    Case(youngs("cogwick", "tinnow"), "play dogear", "not_in_hand", "DC-32", {"card": "dogear"}),
    Case(
        youngs("dogear cogwick", "tinnow", played="blotling"),
        "play dogear",
        "not_beating",
        "DC-32",
        {"tribe": 1, "last": 1, "wanted": 0},
    ),
    Case(youngs("cogwick", "tinnow"), "done", "play_first", "DC-33"),
]


def numbered(facts: dict[str, object]) -> dict[str, Fact]:
    """Write cards as their kinds, as the rules do."""
    found: dict[str, Fact] = {}
    for name, fact in facts.items():
        if isinstance(fact, tuple):
            found[name] = tuple(sorted(KINDS[card] for card in fact))
        else:
            found[name] = KINDS[fact] if isinstance(fact, str) else fact  # type: ignore[assignment]  # a number
    return found


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

    assert case.state.why_not(action) == Reason(case.code, case.clause, numbered(case.facts))


def test_every_reason_is_reachable() -> None:
    """The cases above name each code of the closed set."""
    assert {case.code for case in CASES} == set(reasons.CODES)
    assert len(set(reasons.CODES)) == len(reasons.CODES)


@pytest.mark.parametrize("action", [*range(-20, 0), 0, 300, 65536 * 3 + 1, 65536 * 40, 1 << 40, 1 << 62])
def test_numbers_that_mean_nothing_are_no_actions(action: int) -> None:
    """However large or small: a reason, not a fault."""
    assert attacking().why_not(action).code == "not_an_action"


def test_the_table_is_at_work_between_decisions() -> None:
    """Whatever is tried meanwhile has to wait."""
    state = attack(table(Seat("cogwick"), Seat("dogear")), "cogwick")
    answer(state, "dogear")

    assert state.to_move == TABLE
    assert state.why_not(int(PLAY)).code == "table_step"
