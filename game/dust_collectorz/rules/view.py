"""What a seat may know of Dust Collectorz (DC-20): its own hand, all that lies open, and what it saw."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from game.engine.views import View

MODES: Final = ("champions", "team", "young")
OUTCOMES: Final = ("", "attack stands", "answer wins", "trapped", "forfeited")
NOBODY: Final = -1


class SetView(msgspec.Struct, frozen=True):
    """What a side has laid. Cards are kinds; refs (see `pieces`) in the set that is being laid."""

    seat: int
    primary: int  # -1 for none
    supports: tuple[int, ...]
    counter: int  # -1 for none
    primary_used: bool  # its ability is announced
    helper: int  # place of the support whose ability is announced; -1 for none
    cancelled: tuple[bool, bool]  # the primary's ability, the support's
    prices: tuple[int, int]  # what their SACRIFICE destroys; -1 for nothing
    stat: int  # named with SWITCH; -1 for none
    void: bool  # it counts nothing and has no ability
    value: int  # in the last clash
    parts: tuple[tuple[str, int], ...]  # how the value came about: pairs of `values.PARTS` and amount
    lost: bool  # it has lost a clash


class SeatView(msgspec.Struct, frozen=True):
    """One seat's cards as the viewer sees them."""

    deck: int  # cards in it
    cards: int  # in hand
    hand: tuple[int, ...]  # kinds; () unless the seat's own
    overflow: tuple[int, ...]  # kinds
    discards: tuple[int, ...]  # kinds, in order
    captured: tuple[int, ...]  # cards, owner * 128 + kind, in order; a team's lie before its first seat
    points: int  # of the seat's side, as if the last round had been the last
    hush: int  # rounds without abilities, this one included
    draws: int  # to come in the overflow step
    known: tuple[int, ...]  # kinds in hand that all saw returning there
    masks: tuple[int, ...]  # of the other cards in hand: tribes they can't be of, as all know (see `pieces`)
    sent: tuple[int, ...]  # kinds that went back to the deck and have not been seen since
    list: tuple[int, ...]  # the whole deck it plays; () where that is secret
    unseen: tuple[int, ...]  # kinds in its deck, and in its hand but for the known ones; () where unknown


class DustView(View, frozen=True, kw_only=True):
    """A position of Dust Collectorz as one seat sees it; each mode shows its own parts."""

    mode: str  # one of MODES
    secret: bool
    helps: bool = False  # a defender without a legal set draws one first
    most: int | UnsetType = UNSET  # cards that may be played together, by a house rule
    phase: str  # one of PHASES
    round: int = 0  # from 1
    attacker: int  # who began the round, or whose turn it is
    leader: int = NOBODY  # who won the last clash
    target: int = NOBODY  # a team's first defender
    answered: int = 0  # answers in this round
    wins: int = 0  # clashes won by the defending team
    helped: bool = False  # the defender has drawn one
    build: SetView | None = None  # what the viewer is laying
    build_values: tuple[int, ...] = ()  # its value by stat, before anything of the other side's is known
    attack: SetView | None = None
    answer: SetView | None = None
    beaten: tuple[SetView, ...] = ()  # the round's other sets
    fought: int = NOBODY  # which of `beaten` was the attack in the last clash; -1: the active attack
    stat: int = 0  # that was named
    clash_stat: int = 0  # that the clash is compared in
    over: int = 0  # the last overpower
    outcome: str = ""  # of OUTCOMES: how the last clash ended
    left: int = 0  # choices left: to cancel, to destroy
    doomed: tuple[int, ...] = ()  # kinds a trap destroys
    salvages: int = 0
    salvager: int = NOBODY
    step: int = 0  # of the clash, see `clash`
    arrivals: tuple[int, ...] = ()  # cards, owner * 128 + kind, that return in the overflow step
    last_winner: int
    players: tuple[SeatView, ...]
    # Young Champions
    played: tuple[int, ...] = ()
    owners: tuple[int, ...] = ()
    pool: tuple[int, ...] = ()  # kinds that the viewer does not see
    chained: int = 0  # cards played in this turn
    drew: bool = False
    idle: int = 0
    rest: int = 0  # cards set aside unseen


def hand_of(view: DustView, seat: int) -> tuple[int, ...] | None:
    """Return a seat's hand; None unless all who look may see it."""
    player = view.players[seat]
    hand: tuple[int | None, ...] | None = player.hand
    if view.seat != seat or hand is None or len(hand) != player.cards:
        return None
    known = tuple(kind for kind in hand if kind is not None)
    return known if len(known) == len(hand) else None
