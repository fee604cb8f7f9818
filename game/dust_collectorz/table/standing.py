"""What a seat is at: whether it decides, in a word, and by signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.dust_collectorz.rules.cards.facts import LAST_ROUND, TEAM_LAST_ROUND
from game.dust_collectorz.rules.pieces import DUEL
from game.dust_collectorz.table.look import NOBODY

if TYPE_CHECKING:
    from game.dust_collectorz.table.moment import Moment


def lit(moment: Moment, seat: int) -> bool:
    """Whether a seat's panel shines: it is to decide, or has won."""
    view = moment.view
    if moment.over:
        return bool(view.places) and view.places[seat] == 1
    return view.to_move == seat


def note_of(moment: Moment, seat: int) -> str:
    """What a seat is at, in a word."""
    view = moment.view
    if moment.over:
        return moment.words("caption-winner") if view.places and view.places[seat] == 1 else ""
    if view.phase in {"choosing", "naming"}:
        return moment.words("caption-chooses-short") if view.to_move == seat else ""
    fight = moment.fight
    if seat == fight.seats[0]:
        return moment.words("caption-attacks")
    if seat == fight.seats[1]:
        return moment.words("caption-answers")
    player = view.players[seat]
    if moment.begun and view.seats > DUEL and not (player.cards or player.overflow or player.deck):
        return moment.words("caption-no_cards")
    partner = moment.team and seat == (view.seat + 2) % view.seats
    return moment.words("caption-partner") if partner else ""


def signs(moment: Moment, seat: int) -> list[str]:
    """Tell whether a seat attacks, answers, leads the round, may not use abilities, has won."""
    view = moment.view
    fight = moment.fight
    if moment.over:
        return ["crown"] if view.places and view.places[seat] == 1 else []
    found = []
    if moment.begun and seat in fight.seats:
        found.append("sword" if seat == fight.seats[0] else "shield")
    if view.seats > 2 and not moment.team and leads(moment) == seat:
        found.append("crown")
    if view.players[seat].hush > 0:
        found.append("hush")
    return found


def leads(moment: Moment) -> int:
    """Who has won the round's last clash; NOBODY before the first."""
    view = moment.view
    fought = view.answered > 0 and view.phase not in {"refilling", "arriving", "attacking"}
    return view.leader if fought and moment.begun else NOBODY


def short_bonus(moment: Moment, seat: int) -> str:
    """Say the same as short as can be."""
    if not bonus_of(moment, seat):
        return ""
    return moment.words("caption-bonus", number=TEAM_LAST_ROUND if moment.team else LAST_ROUND)


def bonus_of(moment: Moment, seat: int) -> str:
    """Say what a seat's points have in them for the last round; "" if another side won that (DC-22)."""
    view = moment.view
    if view.last_winner < 0 or moment.side(view.last_winner) != moment.side(seat):
        return ""
    so_far = "caption-last-team" if moment.team else "caption-last-so_far"
    number = TEAM_LAST_ROUND if moment.team else LAST_ROUND
    return moment.words("caption-last" if moment.over else so_far, number=number)
