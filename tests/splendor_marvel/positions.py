"""Positions of Splendor: Marvel set up in a few words, for the tests of its rules.

Only what a test names is laid out by hand; all else comes from a dealt game. Chips that seats are given leave
the stock, cards that are given leave the decks, so that nothing lies in two places.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from game.engine.contract import TABLE
from game.engine.match import resolve_chance
from game.engine.packed import one, pack, unpack
from game.engine.rng import Rng
from game.splendor_marvel.rules.actions import CARD_SLUGS, CODE, CODE_BITS, LOCATION_SLUGS, RECRUIT, RETURN
from game.splendor_marvel.rules.cards import (
    AVENGERS,
    BONUS_COLOUR,
    CHIPS,
    COLOURS,
    LEVEL,
    MARKET_WIDTH,
    POINTS,
)
from game.splendor_marvel.rules.pieces import NO_CARD, Player
from game.splendor_marvel.rules.state import SplendorRules, SplendorState

RULES = SplendorRules()


@dataclass(frozen=True)
class Seat:
    """What one seat is given: chips and bonuses by colour, cards and locations by their words in notation."""

    chips: Mapping[str, int] = field(default_factory=dict)  # S.H.I.E.L.D. and Time too
    recruited: Sequence[str] = ()  # with their bonuses, points and symbols
    hand: Sequence[str] = ()  # reserved face up
    unseen: Sequence[str] = ()  # reserved from the top of a deck
    locations: Sequence[str] = ()  # with their points
    bonuses: Mapping[str, int] = field(default_factory=dict)  # besides those of `recruited`
    points: int = 0  # besides those of `recruited`, `locations` and the Avengers tile
    symbols: int = 0  # besides those of `recruited`


def card(word: str) -> int:
    """Tell the number of the card that notation calls `word`."""
    return CARD_SLUGS.index(word)


def location(word: str) -> int:
    """Tell the number of the location that notation calls `word`."""
    return LOCATION_SLUGS.index(word)


def splendor(
    seats: int = 2,
    *,
    stock: Mapping[str, int] | None = None,
    market: Sequence[str] | None = None,
    decks: Sequence[Sequence[str]] | None = None,
    locations: Sequence[str] | None = None,
    players: Sequence[Seat] = (),
    turn: int = 0,
    avengers: int = -1,
    seed: int = 1,
) -> SplendorState:
    """Lay out a position with `turn` to move, seat 0 having begun.

    `stock` names counts that differ from the usual; `market` the cards face up, its rows filled up from the
    decks; `decks` all that is left in the three decks. Seats that `players` does not name have nothing.
    """
    state = RULES.setup(seats, seed, {"start": "1"})
    resolve_chance(state)
    given = [*players, *(Seat() for _ in range(seats - len(players)))]
    if locations is not None:
        state.locations = [location(word) for word in locations]
    _lay_cards(state, given, market, decks)
    for player, its in zip(state.players, given, strict=True):
        _equip(state, player, its)
    if avengers >= 0:
        state.avengers = avengers
        state.players[avengers].points += 3
    for colour, count in (stock or {}).items():
        _set_stock(state, CHIPS.index(colour), count)
    state.turn = state.to_move = turn
    return state


def _lay_cards(
    state: SplendorState,
    given: Sequence[Seat],
    market: Sequence[str] | None,
    decks: Sequence[Sequence[str]] | None,
) -> None:
    taken = {card(word) for its in given for word in (*its.recruited, *its.hand, *its.unseen)}
    shown = [int(one) for one in state.market] if market is None else [card(word) for word in market]
    rows = [[one for one in shown if LEVEL[one] == level and one not in taken] for level in (1, 2, 3)]
    taken |= set(shown)
    free = [[one for one in range(90) if LEVEL[one] == level and one not in taken] for level in (1, 2, 3)]
    if decks is not None:
        free = [[card(word) for word in deck] for deck in decks]
    for row, deck in zip(rows, free, strict=True):
        while deck and len(row) < MARKET_WIDTH:
            row.append(deck.pop(0))
        row.extend([int(NO_CARD)] * (MARKET_WIDTH - len(row)))
    state.market = [one for row in rows for one in row]
    state.decks = [sorted(deck) for deck in free]


def _equip(state: SplendorState, player: Player, its: Seat) -> None:
    for colour, count in its.chips.items():
        _give(state, player, CHIPS.index(colour), count)
    player.recruited = [card(word) for word in its.recruited]
    counts = [its.bonuses.get(colour, 0) for colour in COLOURS]
    for one_card in player.recruited:
        counts[BONUS_COLOUR[one_card]] += 1
    player.bonuses = pack(counts)
    player.locations = [location(word) for word in its.locations]
    state.locations = [side for side in state.locations if side not in player.locations]
    points = [POINTS[one_card] for one_card in player.recruited]
    player.points = its.points + sum(points) + 3 * len(player.locations)
    player.symbols = its.symbols + sum(AVENGERS[one_card] for one_card in player.recruited)
    player.hand = [card(word) for word in (*its.hand, *its.unseen)]
    player.unseen = (1 << len(player.hand)) - (1 << len(its.hand))


def _give(state: SplendorState, player: Player, kind: int, count: int) -> None:
    if CHIPS[kind] == "time":
        player.time, state.time = count, state.time - count
    elif CHIPS[kind] == "shield":
        player.shields, state.shields = count, state.shields - count
    else:
        player.chips += count * one(kind)
        _set_stock(state, kind, max(0, unpack(state.stock)[kind] - count))


def _set_stock(state: SplendorState, kind: int, count: int) -> None:
    if CHIPS[kind] == "time":
        state.time = count
    elif CHIPS[kind] == "shield":
        state.shields = count
    else:
        counts = list(unpack(state.stock))
        counts[kind] = count
        state.stock = pack(counts)


def notations(state: SplendorState, verb: str = "") -> list[str]:
    """List what may be done, as it is written; only what begins with `verb`."""
    texts = [state.notation(action) for action in state.legal_actions()]
    return [text for text in texts if text.startswith(verb)]


def play(state: SplendorState, *texts: str) -> SplendorState:
    """Let the seats to move do what `texts` say, one by one, with the table's steps; return `state`."""
    for text in texts:
        begin(state, text)
        resolve_chance(state)
    return state


def begin(state: SplendorState, text: str) -> SplendorState:
    """Let the seat to move do what `text` says, without the table's steps that follow; return `state`.

    A recruiting without its payment, "recruit wasp", pays with as few S.H.I.E.L.D. chips as possible.
    """
    legal = {state.notation(action): action for action in reversed(state.legal_actions())}
    shorter = {written.partition(":")[0]: action for written, action in legal.items()}
    assert text in {**legal, **shorter}, f"{text!r} is not among {list(legal)}"
    state.apply({**shorter, **legal}[text])
    return state


def table_steps(state: SplendorState, text: str) -> list[str]:
    """Do what `text` says, and list the steps of the table that follow, as they are written."""
    begin(state, text)
    steps = []
    while state.to_move == TABLE:
        [action] = state.legal_actions()
        steps.append(state.notation(action))
        state.apply(action)
    return steps


def chips(state: SplendorState, seat: int) -> dict[str, int]:
    """Tell the chips of `seat` by their words, those it has none of left out."""
    return counted(state.view(0).players[seat].chips)


def stock(state: SplendorState) -> dict[str, int]:
    """Tell the chips in stock by their words, those there are none of left out."""
    return counted(state.view(0).stock)


def counted(counts: Iterable[int]) -> dict[str, int]:
    """Give counts, in the order of the chips, their words; those of 0 left out."""
    return {word: count for word, count in zip(CHIPS, counts, strict=False) if count}


def words(cards: Iterable[int | None]) -> list[str]:
    """Write cards by their words, "none" for an empty place."""
    return ["none" if one is None or one >= len(CARD_SLUGS) else CARD_SLUGS[one] for one in cards]


def eager(state: SplendorState, rng: Rng) -> int:
    """Choose as a player does who recruits wherever possible, for the most points, and else does anything."""
    actions = state.legal_actions()
    recruits = [action for action in actions if RECRUIT <= action & CODE < RETURN]
    if recruits and rng.below(8):
        return max(
            recruits, key=lambda action: (POINTS[state.card_at(action & CODE)], -(action >> CODE_BITS))
        )
    return actions[rng.below(len(actions))]
