"""What lies on the table in Splendor: Marvel, and what follows from it.

Chips, bonuses and prices are packed by colour (`game.engine.packed`). A deck is the sorted pool of cards that
may lie in it; which one lies on top is decided, by the level's own stream of chance, when it is turned up or
drawn. So the order of a deck never depends on what happens elsewhere, and to draw a state at random costs
next to nothing.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET
from mypy_extensions import i64

from game.engine.contract import OVER, State
from game.engine.packed import minus, unpack
from game.engine.rng import Rng
from game.splendor_marvel.rules.actions import RECRUIT, RECRUIT_HAND
from game.splendor_marvel.rules.cards import AVENGERS_SYMBOLS, GAUNTLET_POINTS, NAMES, SHIELDS
from game.splendor_marvel.rules.pieces import COST, DEALING, NOBODY, Player
from game.splendor_marvel.rules.view import PHASES, SplendorView


class Position(State):
    """All pieces and whose turn it is; `SplendorState` adds what may be done."""

    HOLDS: ClassVar = {"players": list[Player], "streams": list[Rng], "decks": list[list[int]]}

    def __init__(self, seats: int = 0) -> None:
        """Prepare a table without cards; `SplendorRules.setup` and `clone` fill it."""
        super().__init__(seats)
        self.players: list[Player] = []
        self.streams: list[Rng] = []  # one a level (SM-1)
        self.decks: list[list[int]] = []  # sorted pools, one a level
        self.market: list[int] = []  # card or NO_CARD; places 0 to 3 are level I, and so on
        self.locations: list[int] = []  # on offer
        self.stock: i64 = 0  # packed paying colours
        self.shields: i64 = SHIELDS
        self.time: i64 = 0
        self.avengers: i64 = NOBODY
        self.gauntlet: i64 = NOBODY
        self.first: i64 = 0  # who began; a round ends before its turn
        self.turn: i64 = 0  # whose turn it is, even while the table moves
        self.round: i64 = 1
        self.phase: i64 = DEALING
        self.gap: i64 = -1  # the place in the market to be refilled
        self.passes: i64 = 0  # in a row
        self.always_play_out = False  # an option (SM-26)
        self.target: i64 = GAUNTLET_POINTS  # an option (SM-24)
        self.playing_out = False  # the Gauntlet was taken in this round, which goes on to its end (SM-26)

    def copy_to(self, twin: Position) -> None:
        """Let `twin` be the same position, independent of this one."""
        twin.to_move = self.to_move
        twin.players = [player.clone() for player in self.players]
        twin.streams = [stream.clone() for stream in self.streams]
        twin.decks = [deck[:] for deck in self.decks]
        twin.market = self.market[:]
        twin.locations = self.locations[:]
        twin.stock = self.stock
        twin.shields = self.shields
        twin.time = self.time
        twin.avengers = self.avengers
        twin.gauntlet = self.gauntlet
        twin.first = self.first
        twin.turn = self.turn
        twin.round = self.round
        twin.phase = self.phase
        twin.gap = self.gap
        twin.passes = self.passes
        twin.always_play_out = self.always_play_out
        twin.target = self.target
        twin.playing_out = self.playing_out

    def draw(self, level: i64) -> i64:
        """Turn up the top card of a deck: any of its pool, by the level's own stream."""
        deck = self.decks[level]
        return deck.pop(self.streams[level].below(len(deck)))

    def outshines(self, player: Player, symbols: i64) -> bool:
        """Return whether `player` with so many symbols takes the Avengers tile (SM-22)."""
        if symbols < AVENGERS_SYMBOLS:
            return False
        if self.avengers == NOBODY:
            return True
        holder = self.players[self.avengers]
        return player is not holder and symbols > holder.symbols

    # The result (SM-27, SM-29)

    def places(self) -> list[int]:
        """Tell each seat's finishing place: who qualifies, then points, Avengers tile, fewest characters."""
        ranks = [self._rank(seat) for seat in range(self.seats)]
        return [1 + len([other for other in ranks if other > rank]) for rank in ranks]

    def _rank(self, seat: int) -> int:
        player = self.players[seat]
        rank = 1000 * (1 if player.qualifies(self.target) else 0) + player.points
        return (2 * rank + (1 if self.avengers == seat else 0)) * 100 - len(player.recruited)

    def returns(self) -> list[float]:
        """Tell each seat's share of the victory (SM-27)."""
        places = self.places()
        winners = places.count(1)
        return [1.0 / winners if place == 1 else 0.0 for place in places]

    # What people and programs ask about it

    def hand(self) -> list[int]:
        """List the reserved cards of the seat whose turn it is."""
        return self.players[self.turn].hand

    def card_at(self, code: int) -> int:
        """Tell which card a recruiting's code means."""
        return self.market[code - RECRUIT] if code < RECRUIT_HAND else self.hand()[code - RECRUIT_HAND]

    def price(self, card: int, seat: int) -> int:
        """Tell, packed by colour, what `card` costs `seat` after its bonuses (SM-14)."""
        return minus(COST[card], self.players[seat].bonuses)

    def view(self, seat: int) -> SplendorView:
        """Return all that `seat` may know (SM-12, SM-23)."""
        return SplendorView(
            seat=seat,
            seats=self.seats,
            to_move=self.to_move,
            places=tuple(self.places()) if self.to_move == OVER else (),
            phase=PHASES[self.phase],
            turn=self.turn,
            first=self.first,
            round=self.round,
            stock=(*unpack(self.stock), self.shields, self.time),
            market=tuple(card if card < len(NAMES) else None for card in self.market),
            decks=tuple(len(deck) for deck in self.decks),
            locations=tuple(self.locations),
            avengers=self.avengers,
            gauntlet=self.gauntlet,
            playing_out=self.playing_out,
            aim=UNSET if self.target == GAUNTLET_POINTS else self.target,
            players=tuple(player.view(own=owner == seat) for owner, player in enumerate(self.players)),
        )
