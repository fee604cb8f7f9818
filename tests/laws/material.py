"""Counting the pieces of a game, wherever they lie: none is ever lost or made. A new game adds its line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from game.custom_heroes.rules.cards import FORM, KODORA
from game.custom_heroes.rules.pieces import COPIES, IN_BAG, kinds_of, value_of
from game.custom_heroes.rules.state import HeroesState
from game.dust_collectorz.rules.battle.state import BattleState
from game.dust_collectorz.rules.cards.decks import place_of
from game.dust_collectorz.rules.cards.facts import NO_TRIBE, TRIBE
from game.dust_collectorz.rules.phases import SHARING, TOSSING
from game.dust_collectorz.rules.position import DustState
from game.dust_collectorz.rules.young.state import YoungState
from game.engine.contract import State
from game.engine.packed import unpack
from game.seventh_hero.rules.cards import HEROES
from game.seventh_hero.rules.state import SeventhState
from game.splendor_marvel.rules.cards import AVENGERS, BONUS_COLOUR, CHIPS, CHIPS_BY_SEATS, POINTS
from game.splendor_marvel.rules.pieces import NOBODY
from game.splendor_marvel.rules.state import SplendorState


def splendor_marvel(state: State) -> Counter[str]:
    """Count chips by kind, characters and locations; what a seat's score says must follow from its pieces."""
    assert isinstance(state, SplendorState)
    pieces: Counter[str] = Counter()
    for seat, player in enumerate(state.players):
        pieces.update(dict(zip(CHIPS, (*unpack(player.chips), player.shields, player.time), strict=True)))
        pieces.update(f"card {card}" for card in (*player.hand, *player.recruited))
        pieces.update(f"side {side}" for side in player.locations)
        bonuses = Counter(BONUS_COLOUR[card] for card in player.recruited)
        assert unpack(player.bonuses) == tuple(bonuses[colour] for colour in range(5))
        assert player.symbols == sum(AVENGERS[card] for card in player.recruited)
        tile = 3 if state.avengers == seat else 0
        assert (
            player.points == sum(POINTS[card] for card in player.recruited) + 3 * len(player.locations) + tile
        )
        assert len(player.hand) <= 3
        assert player.time <= 1
        assert player.unseen >> len(player.hand) == 0
    pieces.update(dict(zip(CHIPS, (*unpack(state.stock), state.shields, state.time), strict=True)))
    pieces.update(f"side {side}" for side in state.locations)
    pieces.update(f"card {card}" for deck in state.decks for card in deck)
    pieces.update(f"card {card}" for card in state.market if card < 90)
    assert all(deck == sorted(deck) for deck in state.decks)
    assert state.avengers == NOBODY or state.players[state.avengers].symbols >= 3
    return pieces


def splendor_marvel_box(state: State) -> Counter[str]:
    """Count what has to be there for as many seats; the locations are those the game began with."""
    assert isinstance(state, SplendorState)
    each = CHIPS_BY_SEATS[state.seats]
    box = Counter({**dict.fromkeys(CHIPS[:5], each), "shield": 5, "time": state.seats})
    box.update(f"card {card}" for card in range(90))
    box.update(f"side {side}" for side in state.locations)
    return box


def custom_heroes(state: State) -> Counter[str]:
    """Count cards, dealt or not, and advancements; what is known of a card is never more than lies on it."""
    assert isinstance(state, HeroesState)
    pieces: Counter[str] = Counter()
    for seat, player in enumerate(state.players):
        pieces.update(f"kind {kind}" for kind in player.unused)
        assert player.unused == sorted(player.unused)
        assert player.hand == state.in_order(player.hand)
        assert all(state.seen[seat][card] == state.slots[card] for card in player.hand)
        assert player.vp >= player.staked()
        assert player.power >= 0
    dealt = [card for player in state.players for card in (*player.hand, *player.bets)]
    assert len(dealt) == len(set(dealt))
    for card, slots in enumerate(state.slots):
        pieces.update(f"kind {kind}" for kind in kinds_of(slots) if kind >= 0)
        assert state.values[card] == value_of(card, slots)
        assert all(
            known & slots == known for known in (state.public[card], *(seen[card] for seen in state.seen))
        )
    pieces.update(f"kind {kind}" for kind in state.bag)
    pieces.update(f"card {card}" for card in range(len(state.slots)))
    return pieces


def custom_heroes_box(state: State) -> Counter[str]:
    """Count what has to be there for as many seats: sets of characters, the bag, a Form and a Kodora each."""
    box = Counter({f"kind {kind}": COPIES[kind] for kind in IN_BAG})
    box.update({f"kind {FORM}": state.seats, f"kind {KODORA}": state.seats})
    box.update(f"card {card}" for card in range(10 * (3 if state.seats == 2 else state.seats)))
    return box


def seventh_hero(state: State) -> Counter[str]:
    """Count the cards of each number, wherever they lie; what is known of a face-down card is true."""
    assert isinstance(state, SeventhState)
    pieces: Counter[str] = Counter()
    for number in HEROES:
        pieces[f"hero {number}"] += state.pile[number] + state.discards[number]
    for player in state.players:
        pieces.update(f"hero {number}" for number in player.hand)
        pieces.update(f"hero {number}" for number in HEROES if player.party >> number & 1)
        pieces.update(f"hero {number}" for number in player.eliminated * 2)
        assert player.hand == sorted(player.hand)
        assert player.used & ~player.party == 0
    for card in state.road.buried:
        pieces[f"hero {card.number}"] += 1
        assert card.mask >> card.number & 1
    if state.road.number:
        pieces[f"hero {state.road.number}"] += 1
        assert state.road.possible >> state.road.number & 1
    assert state.left == sum(state.pile)
    return pieces


def seventh_hero_box(state: State) -> Counter[str]:
    """Count what has to be there: as many of each hero as the match has."""
    assert isinstance(state, SeventhState)
    return Counter({f"hero {number}": state.copies for number in HEROES})


def dust_collectorz(state: State) -> Counter[str]:
    """Count the cards of each deck, wherever they lie; secret decks by their places (DC-2)."""
    assert isinstance(state, DustState)
    for player in state.players:
        assert player.hand == sorted(player.hand)
        assert player.deck == sorted(player.deck)
        assert len(player.known) + len(player.masks) == len(player.hand)
    if isinstance(state, YoungState):
        return Counter(f"card {kind}" for kind in _young_cards(state))
    assert isinstance(state, BattleState)
    return Counter(_named(state, seat, kind) for seat, kind in _owned(state))


def _named(state: DustState, seat: int, kind: int) -> str:
    """Tell a card by its kind, one of a secret deck by its place."""
    return f"place {place_of(kind)} of {seat}" if state.secret else f"card {kind} of {seat}"


def _owned(state: BattleState) -> list[tuple[int, int]]:
    """List the cards of battles with their owners."""
    found = []
    for seat, player in enumerate(state.players):
        found += [(seat, kind) for kind in (*player.deck, *player.hand, *player.overflow, *player.discards)]
        found += [(card >> 7, card & 127) for card in player.captured]
    found += [(card >> 7, card & 127) for card in state.round.arrivals]
    found += [(state.clash.attack.seat, kind) for kind in state.clash.doomed]
    sets = [*state.round.beaten, state.clash.attack]
    if not state.clash.outcome:
        sets.append(state.clash.answer)
    for laid in sets:
        lying = (laid.primary, laid.counter, *laid.supports)
        found += [(laid.seat, kind) for kind in lying if kind >= 0]
    return found


def _young_cards(state: YoungState) -> list[int]:
    """List the cards of Young Champions, those too that nobody brings along (DC-31)."""
    found = [*state.played, *state.rest]
    for player in state.players:
        found += [*player.deck, *player.hand, *player.discards]
    for deck, player in zip(state.lists, state.players, strict=True):
        if state.phase != TOSSING:
            found += [kind for kind in deck if TRIBE[kind] == NO_TRIBE]
        if state.short and state.phase > SHARING and not player.discards:
            found += [kind for kind in deck if TRIBE[kind] != NO_TRIBE]
    return found


def dust_collectorz_box(state: State) -> Counter[str]:
    """Count what has to be there: each seat's deck."""
    assert isinstance(state, DustState)
    if isinstance(state, YoungState):
        return Counter(f"card {kind}" for deck in state.lists for kind in deck)
    assert isinstance(state, BattleState)
    return Counter(_named(state, seat, kind) for seat, deck in enumerate(state.lists) for kind in deck)


Count = Callable[[State], Counter[str]]

PIECES: Mapping[str, Count] = {
    "splendor_marvel": splendor_marvel,
    "custom_heroes": custom_heroes,
    "seventh_hero": seventh_hero,
    "dust_collectorz": dust_collectorz,
}
BOX: Mapping[str, Count] = {  # asked at the start of a game
    "splendor_marvel": splendor_marvel_box,
    "custom_heroes": custom_heroes_box,
    "seventh_hero": seventh_hero_box,
    "dust_collectorz": dust_collectorz_box,
}
