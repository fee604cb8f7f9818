"""Positions of Dust Collectorz set up in a few words, for the tests of its rules.

A seat has exactly the cards that a test names, and a deck of FILLER cards where it names none; such a deck is
seldom a legal one, which the rules ask about before a match and never again.

A set is written as "cogwick! tinnow~ lampjack +blank-tag": the primary, its supports, a counter beside it. A
`!` announces an ability ("patchmouse!chipcup" with the card that SACRIFICE destroys), `~` is for a card of
the overflow.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

from game.dust_collectorz.rules.battle.state import BattleState
from game.dust_collectorz.rules.cards.cards import KINDS, SLUGS
from game.dust_collectorz.rules.laid import Laid
from game.dust_collectorz.rules.phases import ATTACKING, COMPARING, PHASES, PLAYING, SPRINGING
from game.dust_collectorz.rules.pieces import KIND, NOBODY, TEAM
from game.dust_collectorz.rules.position import DustState
from game.dust_collectorz.rules.state import DustRules
from game.dust_collectorz.rules.view import SetView
from game.dust_collectorz.rules.young.state import YoungState
from game.engine.contract import OVER, TABLE, State
from game.engine.match import resolve_chance
from game.engine.options import Value
from game.engine.rng import Rng

Position = TypeVar("Position", bound=DustState)
RULES = DustRules()
FILLER = "dimple"  # Glazeborn
WORD = re.compile(r"(?P<counter>\+?)(?P<card>[a-z-]+)(?P<over>~?)(?P<use>!?)(?P<price>[a-z-]*)(?P<its>~?)")


@dataclass(frozen=True)
class Seat:
    """What one seat is given, by notation; a captured card of another's is "cogwick@1", seats from 0."""

    hand: str = ""
    overflow: str = ""
    deck: str = " ".join([FILLER] * 12)
    discards: str = ""
    captured: str = ""
    hush: int = 0


def kinds(text: str) -> list[int]:
    """Read cards."""
    return [KINDS[word] for word in text.split()]


def slugs(cards: list[int] | tuple[int, ...]) -> str:
    """Write kinds."""
    return " ".join(SLUGS[kind] for kind in cards)


def table(*its: Seat, attacker: int = 0, mode: str = "champions", helps: bool = False) -> BattleState:
    """Lay out the beginning of a round in a game of battles: the attacker is to lay its attack."""
    state = battle(RULES.setup(len(its), 1, {"mode": mode}))
    for seat, one in enumerate(its):
        player = state.players[seat]
        player.hand = sorted(kinds(one.hand))
        player.overflow = sorted(kinds(one.overflow))
        player.deck = sorted(kinds(one.deck))
        player.discards = kinds(one.discards)
        player.masks = [0] * len(player.hand)
        player.hush = one.hush
    for seat, one in enumerate(its):
        for word in one.captured.split():
            card, _, owner = word.partition("@")
            state.players[seat].captured.append(128 * int(owner or seat) + KINDS[card])
    state.helps = int(helps)
    state.attacker = attacker
    state.round.number = 1
    state.decides(attacker, ATTACKING)
    state.lists = [sorted(kinds_of(state, seat)) for seat in range(state.seats)]
    return state


def youngs(*hands: str, decks: tuple[str, ...] = (), played: str = "", turn: int = 0) -> YoungState:
    """Lay out a turn of Young Champions that has not begun; what was played before is seat `turn` - 1's."""
    state = young(RULES.setup(len(hands), 1, {"mode": "young"}))
    for seat, text in enumerate(hands):
        state.players[seat].hand = sorted(kinds(text))
        state.players[seat].masks = [0] * len(state.players[seat].hand)
        state.players[seat].deck = sorted(kinds(decks[seat])) if decks else kinds(FILLER)
    before = (turn - 1) % state.seats
    state.played = kinds(played)
    state.owners = [before] * len(state.played)
    state.last_winner = before if played else NOBODY
    state.attacker = turn
    state.decides(turn, PLAYING)
    return state


# Doing things


def notations(state: DustState, verb: str = "") -> list[str]:
    """List what may be done, as it is written; only what begins with `verb`."""
    texts = [state.notation(action) for action in state.legal_actions()]
    return [text for text in texts if text.startswith(verb)]


def begin(state: Position, *texts: str) -> Position:
    """Do what `texts` say, one by one, without the table's steps that follow; return `state`."""
    for text in texts:
        action = state.read(text)
        assert action in state.legal_actions(), f"{text!r} is not among {notations(state)}"
        state.apply(action)
    return state


def play(state: Position, *texts: str) -> Position:
    """Do what `texts` say, one by one, with the table's steps that follow each; return `state`."""
    for text in texts:
        begin(state, text)
        resolve_chance(state)
    return state


def steps(state: DustState) -> list[str]:
    """Let the table take its steps, and list them."""
    taken = []
    while state.to_move == TABLE:
        taken += notations(state)
        begin(state, taken[-1])
    return taken


def laying(cards: str) -> Iterator[str]:
    """Write a set as the actions that lay it, one by one."""
    for place, word in enumerate(cards.split()):
        found = WORD.fullmatch(word)
        assert found is not None, f"{word!r} is no card of a set"
        card = found["card"] + (" from overflow" if found["over"] else "")
        verb = "counter" if found["counter"] else "add" if place else "lay"
        yield f"{verb} {card}"
        if found["use"]:
            price = found["price"] + (" from overflow" if found["its"] else "")
            yield ("use primary" if not place else f"use support {card}") + (
                f" destroying {price}" if price else ""
            )


def lay(state: Position, cards: str) -> Position:
    """Lay a set, a counter that it needs first; it is not yet done with."""
    words = sorted(laying(cards), key=lambda text: not text.startswith("counter blank-tag"))
    return begin(state, *words)


def attack(state: Position, cards: str, stat: str = "attack") -> Position:
    """Lay an attack; a team's first is in "attack 2", with whom it is on, from 1."""
    return begin(lay(state, cards), f"attack {stat}")


def answer(state: Position, cards: str, stat: str = "") -> Position:
    """Lay an answer, with SWITCH in `stat`; nothing of the clash has taken place."""
    return begin(lay(state, cards), f"answer in {stat}" if stat else "answer")


def compared(state: Position) -> Position:
    """Let the values be compared, or a trap take effect."""
    assert state.phase in {COMPARING, SPRINGING}, stands(state)
    return begin(state, *notations(state))


def named(cards: str) -> str:
    """List the cards that a set has, its price among them."""
    found = [WORD.fullmatch(word) for word in cards.split()]
    words = [(one["card"], one["over"]) for one in found if one]
    words += [(one["price"], one["its"]) for one in found if one]
    return " ".join(word for word, over in words if word and not over)


def clash(
    one: str, two: str, stat: str = "attack", *choices: str, in_stat: str = "", seats: tuple[Seat, ...] = ()
) -> BattleState:
    """Let seat 0 attack with the set `one` and seat 1 answer with `two`, up to the comparison.

    Their hands are what they lay, and what `seats` give them besides; `choices` are to cancel and to snipe.
    """
    first, second = seats or (Seat(), Seat())
    first = replace(first, hand=f"{named(one)} {first.hand}")
    second = replace(second, hand=f"{named(two)} {second.hand}")
    state = table(first, second)
    answer(attack(state, one, stat), two, in_stat)
    begin(state, *choices)
    return compared(state)


def trapped(
    one: str, trap: str, stat: str = "attack", *choices: str, seats: tuple[Seat, ...] = ()
) -> BattleState:
    """Let seat 0 attack with the set `one` and seat 1 spring a trap on it."""
    first, second = seats or (Seat(), Seat())
    state = table(replace(first, hand=f"{named(one)} {first.hand}"), replace(second, hand=trap))
    begin(attack(state, one, stat), f"trap {trap}", *choices)
    return compared(state)


# Looking


def battle(state: State) -> BattleState:
    """Take a position for one of a battle, which it is."""
    assert isinstance(state, BattleState)
    return state


def young(state: State) -> YoungState:
    """Take a position for one of Young Champions, which it is."""
    assert isinstance(state, YoungState)
    return state


def kinds_of(state: DustState, seat: int) -> list[int]:
    """List all cards that belong to a seat, wherever they lie."""
    player = state.players[seat]
    found = [*player.deck, *player.hand, *player.overflow, *player.discards]
    lying = [card for other in state.players for card in other.captured] + list(battle(state).round.arrivals)
    found += [card & KIND for card in lying if card >> 7 == seat]
    for laid in sets_of(state):
        if laid.seat == seat:
            found += [*laid.supports, *(kind for kind in (laid.primary, laid.counter) if kind >= 0)]
    # what a trap destroys is on the table until it takes effect
    return found + (battle(state).clash.doomed if battle(state).clash.attack.seat == seat else [])


def sets_of(state: DustState) -> list[Laid]:
    """List the sets that lie on the table."""
    found = [*battle(state).round.beaten, battle(state).clash.attack]
    return found if battle(state).clash.outcome else [*found, battle(state).clash.answer]


def fought(state: DustState) -> tuple[SetView, SetView]:
    """Return the two sets of the last clash: the attack, the answer."""
    view = state.view(0)
    assert view.attack is not None
    if view.attack.seat == last_to_answer(state):
        return view.beaten[-1], view.attack
    return view.attack, view.beaten[-1]


def last_to_answer(state: DustState) -> int:
    """Tell who answered last (DC-24, DC-27)."""
    if state.mode != TEAM:
        return int(state.attacker + battle(state).round.answered) % state.seats
    first = battle(state).round.target
    return int((first, (state.attacker + 2) % 4, (first + 2) % 4)[battle(state).round.answered - 1])


def values(state: DustState) -> tuple[int, int]:
    """Tell the values of the last clash: the attack's, the answer's."""
    one, two = fought(state)
    return one.value, two.value


def parts(laid: SetView) -> str:
    """Write how a value came about: "primary 5, support 2"."""
    return ", ".join(f"{part} {amount}" for part, amount in laid.parts)


def captured(state: DustState, seat: int) -> str:
    """Write a capture pile: "cogwick tinnow@1"; cards of one's own without their owner."""
    pile = [(SLUGS[card & KIND], card >> 7) for card in state.players[seat].captured]
    words = [card + (f"@{owner}" if owner != seat else "") for card, owner in pile]
    return " ".join(sorted(words))


def hand(state: DustState, seat: int) -> str:
    """Write a hand without the filler."""
    return " ".join(word for word in slugs(state.players[seat].hand).split() if word != FILLER)


def discards(state: DustState, seat: int) -> str:
    """Write a discard pile."""
    return slugs(state.players[seat].discards)


def stands(state: DustState) -> str:
    """Tell who is to do what: "1 answering", seats from 0."""
    if state.to_move == OVER:
        return "over"
    return f"{'table' if state.to_move == TABLE else state.to_move} {PHASES[state.phase]}"


# Games by chance


def by_chance(state: DustState, rng: Rng) -> int:
    """Choose as one does who takes whatever comes first to hand."""
    actions = state.legal_actions()
    return actions[rng.below(len(actions))]


def steady(state: DustState, rng: Rng) -> int:
    """Choose by chance, but take nothing back, and lay counters and traps whenever that is possible."""
    actions = state.legal_actions()
    texts = [(state.notation(action), action) for action in actions]
    if rng.below(2):
        for verb in ("trap", "counter", "use"):
            some = [action for text, action in texts if text.startswith(verb)]
            if some:
                return some[rng.below(len(some))]
    kept = [action for text, action in texts if not text.startswith(("take", "rest", "enough"))] or actions
    return kept[rng.below(len(kept))]


VARIANTS: tuple[tuple[int, dict[str, Value]], ...] = (  # every mode, number of seats and option
    (2, {}),
    (2, {"forfeits": "draw one", "deck1": "random", "deck2": "random"}),
    (2, {"lists": "secret", "deck1": "random", "deck2": "drawer"}),
    (3, {}),
    (3, {"lists": "secret", "forfeits": "draw one"}),
    (4, {"deck1": "attic", "deck2": "attic", "deck3": "attic", "deck4": "attic"}),
    (4, {"lists": "secret", "deck2": "random"}),
    (4, {"mode": "team"}),
    (4, {"mode": "team", "lists": "secret", "forfeits": "draw one", "deck3": "random"}),
    (2, {"mode": "young"}),
    (3, {"mode": "young", "lists": "secret"}),
    (4, {"mode": "young"}),
    (2, {"mode": "young", "shares": "short"}),
    (3, {"mode": "young", "shares": "short"}),
    (4, {"mode": "young", "shares": "short"}),
)


def told(seats: int, options: dict[str, Value], seed: int) -> Iterator[DustState]:
    """Play a game, in one of two ways by the seed, and show each of its positions; it is changed in place."""
    state = RULES.setup(seats, seed, options)
    rng = Rng(seed)
    style = steady if seed % 2 else by_chance
    while state.to_move != OVER:
        yield state
        state.apply(style(state, rng))
    yield state
