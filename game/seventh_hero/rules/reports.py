"""How the rules of Seventh Hero report what happens: the events that take more than a line to be made.

The rules, which are compiled, call these only where somebody listens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.engine.contract import OVER, TABLE
from game.seventh_hero.rules.actions import CANCEL, SEND_PARTY, USE_CHIEFTAIN, USE_OUTCAST
from game.seventh_hero.rules.cards import (
    CHIEFTAIN,
    FOREST_STRIDER,
    ORACLE,
    OUTCAST,
    TALE_WEAVER,
    WYRMSLAYER,
)
from game.seventh_hero.rules.events import (
    HAND,
    PARTY,
    PILE,
    Blocked,
    Dealt,
    Declared,
    Eliminated,
    LastTurn,
    Left,
    Looked,
    Passed,
    QuestLifted,
    QuestSet,
    Readied,
    Recruited,
    Sent,
    Slain,
    StayedHome,
    TurnEnded,
    Used,
)
from game.seventh_hero.rules.pieces import AFTER_QUEST, NO_HERO, NOBODY
from game.seventh_hero.rules.reasons import hero_of
from game.seventh_hero.rules.view import numbers

if TYPE_CHECKING:
    from game.engine.events import Event
    from game.seventh_hero.rules.state import SeventhState

USE_WORDS: Final = 3  # of a state's stack for each use


def dealt(state: SeventhState) -> Event:
    """Report the first parties."""
    return Dealt(TABLE, state.leader, tuple(numbers(player.party) for player in state.players))


def quest_set(state: SeventhState) -> list[Event]:
    """Report the quest, and that the pile has come to its end with it."""
    told: list[Event] = [QuestSet(state.leader, state.quest, numbers(state.asked_for()), state.left)]
    return told if state.left else [*told, LastTurn(TABLE)]


def sent(state: SeventhState, action: int) -> list[Event]:
    """Report what the leader is about to send from its hand or its party."""
    source = PARTY if action >= SEND_PARTY else HAND
    return [_sent(state, source, action % 10), *_at_home(state, source, action % 10)]


def sent_blind(state: SeventhState) -> list[Event]:
    """Report the card of the pile that sets out."""
    last = [] if state.left else [LastTurn(TABLE)]
    return [_sent(state, PILE, state.number), *last, *_at_home(state, PILE, NO_HERO)]


def _sent(state: SeventhState, source: str, card: int) -> Event:
    leader = state.leader
    bare = not state.players[leader].hand
    return Sent(leader, (leader + 1) % state.seats, card, source, free=bool(state.free), bare=bare)


def _at_home(state: SeventhState, source: str, card: int) -> list[Event]:
    """Report an Outcast that was to go, and doesn't."""
    stays = state.barred and not (source == PARTY and card == OUTCAST)
    return [StayedHome(state.leader)] if stays else []


def passed(state: SeventhState) -> Event:
    """Report that the holder is about to pass the wanderer on."""
    to, leader = (state.holder + 1) % state.seats, state.leader
    return Passed(
        state.holder,
        to,
        leader,
        _shown(state),
        blocked=_barred(state, state.holder),
        home=to == leader and not _barred(state, to),
    )


def declared(state: SeventhState) -> Event:
    """Report that the holder wants to recruit."""
    return Declared(state.holder, state.leader, _shown(state))


def revealed(state: SeventhState) -> Event:
    """Report what the wanderer, which was just turned up, does to the party of its holder."""
    seat, card, leader = state.holder, state.number, state.leader
    me = state.players[seat]
    if me.party >> card & 1:
        return Recruited(seat, card, me.size(), leader)
    return Eliminated(seat, card, me.size(), len(me.eliminated), leader, _spared(state, card))


def _spared(state: SeventhState, card: int) -> int:
    """Find who could have recruited the wanderer, has the same hero and let it go on: the last of them."""
    seat = (state.holder - 1) % state.seats
    while seat != state.holder and (seat != state.leader or state.laps):
        if not _barred(state, seat) and state.players[seat].party >> card & 1:
            return seat
        seat = (seat - 1) % state.seats
    return int(NOBODY)


def leaving(state: SeventhState) -> Event:
    """Report the wanderer that is about to leave the game."""
    known = tuple(seat for seat in range(state.seats) if state.knowers >> seat & 1)
    everyone = all(_barred(state, seat) for seat in range(state.seats))
    return Left(state.leader, state.number, known, openly=bool(state.openly), everyone=everyone)


def turn_ended(state: SeventhState, seat: int, card: int) -> Event:
    """Report the end of a turn that `seat` led, with the card that it drew."""
    following = NOBODY if state.to_move == OVER else state.leader
    return TurnEnded(seat, card != NO_HERO, card or None, following, state.left)


# Abilities


def used(state: SeventhState, seat: int, action: int) -> Event:
    """Report that a hero is about to be turned for its ability."""
    hero = hero_of(action)
    target, at = seat, 0
    if action == CANCEL:
        target, at = state.stack[-USE_WORDS], hero_of(state.stack[1 - USE_WORDS])
    elif hero == CHIEFTAIN:
        at = action - int(USE_CHIEFTAIN)
    elif hero == OUTCAST:
        target = action - int(USE_OUTCAST)
    elif hero == TALE_WEAVER:
        target = state.leader
    elif hero in {WYRMSLAYER, ORACLE}:
        target = state.holder
    leaving = hero == OUTCAST and state.window == AFTER_QUEST
    return Used(seat, hero, target, at, leaving=leaving)


def worked(state: SeventhState, seat: int, action: int) -> Event | None:
    """Report what a use that nobody cancelled is about to do; None for a Forest Strider's, not drawn yet."""
    hero = hero_of(action)
    if hero == WYRMSLAYER:
        return Slain(seat, state.number, state.holder, state.leader)
    if hero == CHIEFTAIN:
        return Readied(seat, action - int(USE_CHIEFTAIN))
    if hero == OUTCAST:
        return Blocked(seat, action - int(USE_OUTCAST), leaving=state.window == AFTER_QUEST)
    if hero == ORACLE:
        return Looked(seat, state.number, state.holder)
    return None if hero == FOREST_STRIDER else QuestLifted(seat, state.leader)


def _shown(state: SeventhState) -> int | None:
    """Tell the wanderer if it goes face up."""
    return int(state.number) if state.openly else None


def _barred(state: SeventhState, seat: int) -> bool:
    return bool(state.barred >> seat & 1)
