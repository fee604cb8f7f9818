"""What a seat may know of Dust Collectorz (DC-20): its own hand, all that lies open, and what it saw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from game.dust_collectorz.rules import clash, rounds, values
from game.dust_collectorz.rules.cards.card_table import STATS
from game.dust_collectorz.rules.pieces import ANSWERING, KIND, NONE, YOUNG, Laid
from game.engine.contract import OVER
from game.engine.views import View

if TYPE_CHECKING:
    from game.dust_collectorz.rules.pieces import Player
    from game.dust_collectorz.rules.state import DustState

PHASES: Final = (
    "tossing",
    "choosing",
    "naming",
    "dealing",
    "attacking",
    "answering",
    "cancelling",
    "sniping",
    "destroying",
    "springing",
    "comparing",
    "salvaging",
    "following",
    "capturing",
    "refilling",
    "arriving",
    "discarding",
    "finishing",
    "setting aside",
    "sharing",
    "playing",
    "taking",
    "skipping",
)
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
    """A position of Dust Collectorz as one seat sees it."""

    mode: str  # one of MODES
    secret: bool
    helps: bool  # a defender without a legal set draws one first
    phase: str  # one of PHASES
    round: int  # from 1
    attacker: int  # who began the round, or whose turn it is
    leader: int  # who won the last clash
    target: int  # a team's first defender
    answered: int  # answers in this round
    wins: int  # clashes won by the defending team
    helped: bool  # the defender has drawn one
    build: SetView | None  # what the viewer is laying
    build_values: tuple[int, ...]  # its value in each stat, before anything of the other side's is known
    attack: SetView | None
    answer: SetView | None
    beaten: tuple[SetView, ...]  # the round's other sets
    fought: int  # which of `beaten` was the attack in the last clash; -1: the active attack
    stat: int  # that was named
    clash_stat: int  # that the clash is compared in
    over: int  # the last overpower
    outcome: str  # of OUTCOMES: how the last clash ended
    left: int  # choices left: to cancel, to destroy
    doomed: tuple[int, ...]  # kinds a trap destroys
    salvages: int
    salvager: int
    step: int  # of the clash, see `clash`
    arrivals: tuple[int, ...]  # cards, owner * 128 + kind, that return in the overflow step
    last_winner: int
    players: tuple[SeatView, ...]
    # Young Champions
    played: tuple[int, ...]
    owners: tuple[int, ...]
    pool: tuple[int, ...]  # kinds that the viewer does not see
    chained: int  # cards played in this turn
    drew: bool
    idle: int
    rest: int  # cards set aside unseen


def view(state: DustState, seat: int) -> DustView:
    """Show `state` to `seat`."""
    own = state.to_move == seat
    fought = len(state.beaten) - 1 if state.answer is state.attack else NOBODY
    return DustView(
        seat=seat,
        seats=state.seats,
        to_move=state.to_move,
        places=tuple(state.places()) if state.to_move == OVER else (),
        mode=MODES[state.mode],
        secret=bool(state.secret),
        helps=bool(state.helps),
        phase=PHASES[state.phase],
        round=state.round,
        attacker=state.attacker,
        leader=state.leader,
        target=state.target,
        answered=state.answered,
        wins=state.wins,
        helped=bool(state.helped),
        build=_set_view(state.build) if own else None,
        build_values=_build_values(state, seat) if own else (),
        attack=_set_view(state.attack),
        answer=_set_view(state.answer),
        beaten=tuple(one for one in map(_set_view, state.beaten) if one is not None),
        fought=fought,
        stat=state.stat,
        clash_stat=state.clash_stat,
        over=state.clash_over,
        outcome=OUTCOMES[state.outcome],
        left=state.left,
        doomed=tuple(state.doomed),
        salvages=state.salvages,
        salvager=state.salvager,
        step=state.step,
        arrivals=tuple(state.arrivals),
        last_winner=state.last_winner,
        players=tuple(_seat_view(state, player, owner, seat) for owner, player in enumerate(state.players)),
        played=tuple(state.played),
        owners=tuple(state.owners),
        pool=tuple(sorted(hidden_pool(state, seat))) if state.mode == YOUNG else (),
        chained=state.chained,
        drew=bool(state.drew),
        idle=state.idle,
        rest=len(state.rest),
    )


def hidden_pool(state: DustState, seat: int) -> list[int]:
    """List the kinds of Young Champions that `seat` does not see."""
    kinds = list(state.rest)
    for other, player in enumerate(state.players):
        kinds += player.deck
        if other != seat:
            kinds += player.hand
    return kinds


def _set_view(laid: Laid) -> SetView | None:
    if laid.seat == NOBODY:
        return None
    book = laid.book
    return SetView(
        seat=laid.seat,
        primary=laid.primary,
        supports=tuple(laid.supports),
        counter=laid.counter,
        primary_used=bool(laid.using & 1),
        helper=laid.helper,
        cancelled=(bool(laid.cancelled & 1), bool(laid.cancelled & 2)),
        prices=(laid.price, laid.support_price),
        stat=laid.stat,
        void=bool(laid.void),
        value=laid.value,
        parts=tuple((values.PARTS[book[at]], book[at + 1]) for at in range(0, len(book), 2)),
        lost=bool(laid.lost),
    )


def _build_values(state: DustState, seat: int) -> tuple[int, ...]:
    """Count what the set being laid is worth in each stat, as far as its owner can know."""
    if state.build.primary == NONE:
        return ()
    laid = state.build.clone()
    laid.primary &= KIND
    laid.supports = [ref & KIND for ref in laid.supports]
    if laid.counter != NONE:
        laid.counter &= KIND
    defends = state.phase == ANSWERING
    foe = state.attack if defends else Laid(NOBODY)
    rival = foe.seat if defends else (seat + 1) % state.seats  # who answers next; in a Team one of two
    behind = clash.behind(state, seat, rival)
    return tuple(
        values.worth(laid, foe, stat, values.NO_BOOK, defends=defends, behind=behind)
        for stat in range(len(STATS))
    )


def _seat_view(state: DustState, player: Player, owner: int, seat: int) -> SeatView:
    own = owner == seat
    shown = own or not state.secret
    return SeatView(
        deck=len(player.deck),
        cards=len(player.hand),
        hand=tuple(player.hand) if own else (),
        overflow=tuple(player.overflow),
        discards=tuple(player.discards),
        captured=tuple(player.captured),
        points=rounds.points(state, owner) if state.mode != YOUNG else 0,
        hush=player.hush,
        draws=player.draws,
        known=tuple(player.known),
        masks=tuple(player.masks),
        sent=tuple(player.sent),
        list=tuple(state.lists[owner]) if shown else (),
        unseen=tuple(sorted(unseen(player, own=own))) if shown and state.mode != YOUNG else (),
    )


def unseen(player: Player, *, own: bool) -> list[int]:
    """List the kinds of a seat's deck, and of its hand but for what all saw."""
    kinds = list(player.deck)
    if not own:
        kinds += player.hand
        for kind in player.known:
            kinds.remove(kind)
    return kinds
