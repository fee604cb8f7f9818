"""What clicks, drags and Enter mean at the battle's table of Dust Collectorz."""

from __future__ import annotations

from collections import Counter

import pytest

from game.dust_collectorz.rules.actions import (
    ANSWER,
    ATTACK_FIRST,
    DEFEND_FIRST,
    ENOUGH,
    FIRST,
    HELP,
    NOTHING,
    STAND,
    USE_PRIMARY,
    USE_SUPPORT,
    VERB,
)
from game.dust_collectorz.rules.battle.state import BattleState
from game.dust_collectorz.rules.cards.cards import KINDS
from game.dust_collectorz.rules.pieces import FROM_OVERFLOW
from game.dust_collectorz.table import table
from game.screens.match.actions.offers import ActionSelection
from tests.dust_collectorz.positions import Seat, attack, begin, lay
from tests.dust_collectorz.positions import table as dealt_out
from tests.dust_collectorz_table.laying import laid, seen, setting_of

BUTTONS = {int(verb) for verb in (ATTACK_FIRST, DEFEND_FIRST, HELP, STAND, ENOUGH, ANSWER)}
COGWICK, TINNOW, DOGEAR = KINDS["cogwick"], KINDS["tinnow"], KINDS["dogear"]


def deciding(state: BattleState) -> ActionSelection:
    """The decision that is due, as the scene has it."""
    return ActionSelection(seen(state, state.to_move), state.legal_actions(), table)


def done(state: BattleState, key: str) -> str:
    """What a click on a piece does at once; "" for nothing."""
    choice = deciding(state)
    choice.pick(key)
    return "" if choice.at_once is None else state.notation(choice.at_once)


def test_every_legal_action_can_be_picked(positions: list[BattleState]) -> None:
    """All its picks are pickable pieces; what has none has a button."""
    lost = []
    for state in positions:
        if state.to_move < 0:
            continue
        keys = {piece.key for piece in laid(state, state.to_move) if piece.pickable}
        view = seen(state, state.to_move)
        for action in state.legal_actions():
            wish = table.picks(view, action)
            if not set(wish) <= keys or bool(wish) == (action in BUTTONS):
                lost.append(state.notation(action))

    assert lost == []


def test_picks_mean_one_action_unless_two_cards_are_equal(positions: list[BattleState]) -> None:
    """Then there are buttons to tell which is meant."""
    shared = []
    for state in positions:
        if state.to_move < 0:
            continue
        view = seen(state, state.to_move)
        wishes = Counter(frozenset(table.picks(view, action)) for action in state.legal_actions())
        del wishes[frozenset()]
        twins = _has_twins(state)
        shared += [wish for wish, count in wishes.items() if count > 1 and not twins]

    assert shared == []


def _has_twins(state: BattleState) -> bool:
    sets = (state.build, state.clash.attack, state.clash.answer)
    return any(one.primary in one.supports for one in sets)


@pytest.mark.rule("DC-6")
def test_a_click_lays_a_card_and_takes_it_back() -> None:
    """At once: first the primary, then supports; a click on a laid card undoes that."""
    state = dealt_out(Seat(hand="cogwick tinnow"), Seat(hand="stormpage"))
    first = done(state, f"card:0:{COGWICK}")
    begin(state, first)
    second = done(state, f"card:0:{TINNOW}")
    begin(state, second)

    assert [first, second] == ["lay cogwick", "add tinnow"]
    assert done(state, f"laid:{TINNOW}") == "take back tinnow"
    assert done(state, f"laid:{COGWICK}") == "take all back"


@pytest.mark.rule("DC-11")
def test_a_click_on_a_badge_announces_an_ability() -> None:
    """And another takes that back."""
    state = dealt_out(Seat(hand="cogwick tinnow"), Seat(hand="stormpage"))
    lay(state, "cogwick tinnow")
    uses = [done(state, f"ability:{kind}") for kind in (COGWICK, TINNOW)]
    begin(state, *uses)

    assert uses == ["use primary", "use support tinnow"]
    assert [done(state, f"ability:{kind}") for kind in (COGWICK, TINNOW)] == ["rest primary", "rest support"]


@pytest.mark.rule("DC-6", "DC-9", "DC-18")
def test_what_can_not_be_taken_back_wants_a_second_click() -> None:
    """Naming the stat, a trap, what SACRIFICE costs: a click picks, a button or a second click does it."""
    state = dealt_out(Seat(hand="patchmouse chipcup"), Seat(hand="stormpage spring-lid-box"))
    lay(state, "patchmouse")
    price = deciding(state)
    price.pick(f"ability:{KINDS['patchmouse']}")
    price.pick(f"card:0:{KINDS['chipcup']}")
    named = deciding(state)
    named.pick("stat:2")
    begin(state, "attack health")
    trap = deciding(state)
    trap.pick(f"card:1:{KINDS['spring-lid-box']}")

    assert [choice.at_once for choice in (price, named, trap)] == [None, None, None]
    assert [choice.default is not None for choice in (price, named, trap)] == [True, True, True]


def test_only_free_steps_are_done_at_once(positions: list[BattleState]) -> None:
    """No action that ends a decision, or destroys a card, is done by a single click."""
    wrong = set()
    for state in positions:
        view = seen(state, max(0, int(state.to_move)))
        for action in state.legal_actions() if state.to_move >= 0 else ():
            priced = action - action % VERB in {USE_PRIMARY, USE_SUPPORT} and action % FIRST != NOTHING
            twin = state.clone()
            twin.apply(action)
            stays = (twin.phase, twin.to_move) == (state.phase, state.to_move)
            if table.at_once(view, action) and (priced or not stays):
                wrong.add(state.notation(action))

    assert wrong == set()


@pytest.mark.rule("DC-15")
def test_cards_are_dragged_into_the_clash_and_back() -> None:
    """From the hand, from the overflow, and home again."""
    state = dealt_out(Seat(hand="cogwick", overflow="tinnow"), Seat(hand="stormpage"))
    ref = TINNOW + int(FROM_OVERFLOW)
    choice = deciding(state)
    laying = choice.drop(f"card:0:{COGWICK}", "zone:clash").action
    assert laying is not None
    begin(state, state.notation(laying))
    adding = deciding(state).drop(f"over:0:{TINNOW}", "zone:clash").action
    assert adding is not None
    begin(state, state.notation(adding))
    back = deciding(state).drop(f"laid:{ref}", "zone:hand").action

    assert [state.notation(one) for one in (laying, adding, back) if one is not None] == [
        "lay cogwick",
        "add tinnow from overflow",
        "take back tinnow from overflow",
    ]


@pytest.mark.rule("DC-27")
def test_a_team_picks_stat_and_seat() -> None:
    """In either order; the seats of the other team are lit as soon as a stat is picked."""
    state = dealt_out(*(Seat(hand="cogwick stormpage") for _ in range(4)), mode="team")
    lay(state, "cogwick")
    choice = deciding(state)
    choice.pick("stat:1")
    lit = {
        piece.key
        for piece in laid(state, 0, picked=choice.picked)
        if "legal" in piece.marks and piece.key.startswith("seat:")
    }
    choice.pick("seat:3")

    assert lit == {"seat:1", "seat:3"}
    assert choice.default is not None
    assert state.notation(choice.default) == "attack speed 4"


def test_a_wrong_click_tells_why_not() -> None:
    """With the clause that forbids it, and nothing changes."""
    state = dealt_out(Seat(hand="cogwick"), Seat(hand="rattlekey stormpage"))
    attack(state, "cogwick")
    choice = deciding(state)
    reason = choice.pick(f"card:1:{KINDS['rattlekey']}")

    assert reason is not None
    assert reason.clause == "DC-8"
    assert choice.picked == ()


def test_every_refusal_is_worded(positions: list[BattleState]) -> None:
    """Whatever piece is clicked that means nothing now has its reason."""
    silent = []
    for state in positions:
        if state.to_move < 0:
            continue
        view = seen(state, state.to_move)
        wishes = {key for action in state.legal_actions() for key in table.picks(view, action)}
        keys = {piece.key for piece in laid(state, state.to_move) if piece.pickable} - wishes
        silent += [
            key for key in keys if not key.startswith("toggle:") and not table.refuse(view, (key,)).code
        ]

    assert silent == []


@pytest.mark.rule("DC-19")
def test_choices_within_a_clash_are_clicks_on_the_foes_cards(positions: list[BattleState]) -> None:
    """What can be cancelled, destroyed or brought back is lit, and nothing else."""
    wrong = []
    looked = set()
    for state in positions:
        view = seen(state, max(0, int(state.to_move)))
        if view.phase not in {"cancelling", "sniping", "destroying", "salvaging"} or state.to_move < 0:
            continue
        looked.add(view.phase)
        wishes = {key for action in state.legal_actions() for key in table.picks(view, action)}
        lit = {piece.key for piece in laid(state, state.to_move) if "legal" in piece.marks}
        if lit != wishes:
            wrong.append((view.phase, lit ^ wishes))

    assert looked == {"cancelling", "sniping", "destroying", "salvaging"}
    assert wrong == []


def test_a_decks_list_crosses_out_what_was_seen() -> None:
    """As often as it was; a secret list is not offered."""
    state = dealt_out(Seat(hand="cogwick", deck="cogwick dogear"), Seat(hand="stormpage"))
    attack(state, "cogwick")
    toggled = frozenset({"lists:0"})
    layout = laid(state, 1, toggled=toggled)
    listed = [piece.face.facts[:2] for piece in layout if piece.key.startswith("list:0:")]
    state.secret = 1
    hidden = laid(state, 1, toggled=toggled)

    assert sorted(listed) == [(COGWICK, False), (COGWICK, True), (DOGEAR, False)]
    assert sum(piece.face.kind == "crossed" for piece in layout) == 1
    assert not any(piece.key.startswith(("list:0", "toggle:lists:0")) for piece in hidden)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_prompt_tells_nobody_to_do_what_another_is_to_do(
    positions: list[BattleState], language: str
) -> None:
    """Only who is to move is spoken to; all others read, about that seat, what it is up to."""
    told = set()
    for state in positions:
        if state.to_move < 0:
            continue
        for seat in range(state.seats):
            view, own = seen(state, seat), seat == state.to_move
            setting = setting_of(state, seat, language)
            prompt = table.prompt(view, setting)
            told.add((own, bool(prompt.heading)))
            if not own:
                name = setting.addressed[state.to_move]
                assert prompt.text.startswith(name) and not prompt.text.startswith((f"{name}:", f"{name},"))
                assert "!" not in prompt.text and "?" not in prompt.text

    assert told == {(True, True), (False, False)}
