"""Young Champions: only tribes count, and who is rid of all cards first wins (DC-31 to DC-34)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from game.dust_collectorz.rules import phases
from game.dust_collectorz.rules.actions import DONE, FIRST, PLAY, SET_ASIDE
from game.dust_collectorz.rules.cards.facts import NO_TRIBE, TRIBE, YOUNG_CARDS, YOUNG_HAND
from game.dust_collectorz.rules.events import (
    Begins,
    ChainEnded,
    Played,
    SetAside,
    Shared,
    Skipped,
    Standstill,
    TookCard,
    WentOut,
)
from game.dust_collectorz.rules.pieces import BITS, CHARACTERS, NONE, YOUNG, different
from game.dust_collectorz.rules.position import DustState
from game.engine.contract import OVER, TABLE

FOR_HAND: Final[i64] = 1  # bits: why a seat drew in its turn
FOR_PLAY: Final[i64] = 2


class Chain(DustState):
    """The cards played, and the turn of a seat that goes on with them."""

    def __init__(self, seats: int = 0) -> None:
        """Prepare an empty table."""
        super().__init__(seats)
        self.mode = YOUNG
        self.short: i64 = 0  # 1: one seat's 29 cards are shared out (DC-31)
        self.played: list[int] = []  # kinds, in order
        self.owners: list[int] = []  # and by whom
        self.rest: list[int] = []  # set aside unseen
        self.chained: i64 = 0  # cards played in this turn
        self.drew: i64 = 0  # bits: why the seat has drawn in it
        self.idle: i64 = 0  # turns in a row without a play or a draw

    # Sharing out

    def toss(self) -> None:
        """Toss for who begins; then each seat that brings its cards sets one aside (DC-31)."""
        self.attacker = self.chance.below(self.seats)
        if self.events is not None:
            self.events.append(Begins(TABLE, self.attacker))
        for player in self.players:
            player.deck = [kind for kind in player.deck if TRIBE[kind] != NO_TRIBE]
        self.decides(self.attacker, phases.SETTING_ASIDE)

    def set_aside(self, tribe: i64) -> None:
        """Set a random card of a tribe aside: only tribes count."""
        seat = self.to_move
        deck = self.players[seat].deck
        kinds = [kind for kind in deck if TRIBE[kind] == tribe]
        kind = kinds[self.chance.below(len(kinds))]
        deck.remove(kind)
        self.players[seat].discards.append(kind)
        if self.events is not None:
            self.events.append(SetAside(seat, kind))
        following = (seat + 1) % self.seats
        if self.short or following == self.attacker:
            self.table_moves(phases.SHARING)
        else:
            self.decides(following, phases.SETTING_ASIDE)

    def share(self) -> None:
        """Shuffle all that was brought together, deal it out evenly, and draw (DC-31)."""
        cards: list[int] = []
        for seat in range(self.seats):
            player = self.players[seat]
            if not self.short or seat == self.attacker:
                cards += player.deck
            player.deck = []
        cards.sort()
        self.chance.shuffle(cards)
        each = YOUNG_CARDS // self.seats if self.short else YOUNG_CARDS
        for seat in range(self.seats):
            self.players[seat].deck = sorted(cards[seat * each : (seat + 1) * each])
            for _ in range(YOUNG_HAND):
                self._take(seat)
        self.rest = sorted(cards[self.seats * each :])
        if self.events is not None:
            self.events.append(Shared(TABLE, self.hands(), self.attacker))
        self.begin_turn(self.attacker)

    def _take(self, seat: i64) -> i64:
        """Draw a card from the own pile; return its kind."""
        player = self.players[seat]
        kind: i64 = player.deck.pop(self.chance.below(len(player.deck)))
        player.hand.append(kind)
        player.hand.sort()
        player.masks.append(0)
        self.idle = 0
        return kind

    def pool(self, seat: i64) -> list[int]:
        """List the kinds that a seat does not see."""
        kinds = self.rest[:]
        for other in range(self.seats):
            kinds += self.players[other].deck
            if other != seat:
                kinds += self.players[other].hand
        return kinds

    # A turn

    def begin_turn(self, seat: i64) -> None:
        """Begin a seat's turn: with an empty hand it draws first (DC-33)."""
        self.attacker = seat
        self.chained = 0
        self.drew = 0
        if not self.players[seat].hand:
            self.table_moves(phases.TAKING)
        else:
            self._go_on()

    def wanted(self) -> i64:
        """Tell, as a mask, the tribes that can be played now: what beats the last card (DC-32)."""
        if not self.played:
            return CHARACTERS
        last = TRIBE[self.played[-1]]
        return BITS[(last + NO_TRIBE - 1) % NO_TRIBE]

    def choices(self) -> list[int]:
        """List what the seat to move may do: set a tribe's card aside; play, or after that end the chain."""
        if self.phase == phases.SETTING_ASIDE:
            return [SET_ASIDE + FIRST * tribe for tribe in range(NO_TRIBE)]
        found = self._playings(self.to_move)
        if self.chained:
            found.append(DONE)
        return found

    def _playings(self, seat: i64) -> list[int]:
        """List the cards that can be played now, each kind once."""
        mask = self.wanted()
        hand = different(self.players[seat].hand)
        return [PLAY + FIRST * kind for kind in hand if BITS[TRIBE[kind]] & mask]

    def _go_on(self) -> None:
        """Let a seat play that can; else it draws once, or is skipped (DC-33)."""
        player = self.players[self.attacker]
        if self._playings(self.attacker):
            self.decides(self.attacker, phases.PLAYING)
            return
        player.rule_out(self.wanted())
        self.table_moves(phases.TAKING if not self.drew & FOR_PLAY and player.deck else phases.SKIPPING)

    def take(self) -> None:
        """Draw for the seat whose turn it is: because its hand is empty, or because it can't play (DC-33)."""
        self.drew |= FOR_PLAY if self.players[self.attacker].hand else FOR_HAND
        kind = self._take(self.attacker)
        if self.events is not None:
            self.events.append(TookCard(self.attacker, kind))
        self._go_on()

    def skip(self) -> None:
        """Skip a seat that can't play; a full circuit without a play or a draw ends the game (DC-34)."""
        if not self.drew:
            self.idle += 1
        if self.events is not None:
            self.events.append(Skipped(self.attacker))
        if self.idle < self.seats:
            self.begin_turn((self.attacker + 1) % self.seats)
            return
        if self.events is not None:
            self.events.append(Standstill(TABLE))
        self.to_move = OVER

    def play(self, kind: i64) -> None:
        """Play a card on the chain (DC-32); a seat with neither hand nor pile wins (DC-34)."""
        seat = self.to_move
        player = self.players[seat]
        player.lose_from_hand(kind)
        before = self.played[-1] if self.played else NONE
        self.played.append(kind)
        self.owners.append(seat)
        self.chained += 1
        self.idle = 0
        self.last_winner = seat
        if self.events is not None:
            self.events.append(Played(seat, kind, before, self.chained, len(player.hand)))
        if not player.hand and not player.deck:
            if self.events is not None:
                self.events.append(WentOut(seat))
            self.to_move = OVER
        elif player.hand and self.chained != self.largest:
            self.decides(seat, phases.PLAYING)  # it ends the chain, so that nobody learns whether it had to
        else:
            self.begin_turn((seat + 1) % self.seats)

    def done(self) -> None:
        """End a chain."""
        if self.events is not None:
            self.events.append(ChainEnded(self.to_move, self.chained))
        self.begin_turn((self.attacker + 1) % self.seats)

    def rank(self, seat: int) -> int:
        """Tell a number that is higher, the better a seat stands at the end (DC-34)."""
        player = self.players[seat]
        recent: i64 = 0
        for place in range(len(self.owners)):
            if self.owners[place] == seat:
                recent = place + 1
        empty: i64 = 0 if player.hand or player.deck else 1
        return (empty * 200 - len(player.hand)) * 1000 + recent
