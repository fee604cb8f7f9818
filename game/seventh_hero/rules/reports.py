"""How the rules of Seventh Hero report what happens: the events that take more than a line to be made.

The rules, which are compiled, call these only where somebody listens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.contract import OVER, TABLE
from game.seventh_hero.rules import cards, events
from game.seventh_hero.rules.actions import CANCEL, SEND_PARTY, USE_CHIEFTAIN, USE_OUTCAST, hero_of
from game.seventh_hero.rules.pieces import AFTER_QUEST, NO_HERO, NOBODY
from game.seventh_hero.rules.reactions import WORDS

if TYPE_CHECKING:
    from game.engine.events import Event
    from game.seventh_hero.rules.position import Position
    from game.seventh_hero.rules.reactions import Reactions
    from game.seventh_hero.rules.road import Road


def dealt(state: Position) -> Event:
    """Report the first parties."""
    return events.Dealt(
        TABLE, state.road.leader, tuple(cards.numbers(player.party) for player in state.players)
    )


def quest_set(state: Position) -> list[Event]:
    """Report the quest, and that the pile has come to its end with it."""
    road = state.road
    told: list[Event] = [
        events.QuestSet(road.leader, road.quest, cards.numbers(road.asked_for()), state.left)
    ]
    return told if state.left else [*told, events.LastTurn(TABLE)]


def sent(state: Position, action: int) -> list[Event]:
    """Report what the leader is about to send from its hand or its party."""
    source = events.PARTY if action >= SEND_PARTY else events.HAND
    return [_sent(state, source, action % 10), *_at_home(state.road, source, action % 10)]


def sent_blind(state: Position, card: int) -> list[Event]:
    """Report the card of the pile that is about to set out."""
    last = [] if state.left else [events.LastTurn(TABLE)]
    return [_sent(state, events.PILE, card), *last, *_at_home(state.road, events.PILE, NO_HERO)]


def _sent(state: Position, source: str, card: int) -> Event:
    road = state.road
    bare = not state.players[road.leader].hand
    return events.Sent(road.leader, road.left_of(road.leader), card, source, free=bool(road.free), bare=bare)


def _at_home(road: Road, source: str, card: int) -> list[Event]:
    """Report an Outcast that was to go, and doesn't."""
    stays = road.barred and not (source == events.PARTY and card == cards.OUTCAST)
    return [events.StayedHome(road.leader)] if stays else []


def passed(road: Road) -> Event:
    """Report that the holder is about to pass the wanderer on."""
    to = road.left_of(road.holder)
    home = to == road.leader and not road.is_barred(to)
    blocked = road.is_barred(road.holder)
    return events.Passed(road.holder, to, road.leader, _shown(road), blocked=blocked, home=home)


def declared(road: Road) -> Event:
    """Report that the holder wants to recruit."""
    return events.Declared(road.holder, road.leader, _shown(road))


def revealed(state: Position) -> Event:
    """Report what the wanderer, which was just turned up, does to the party of its holder."""
    seat, card, leader = state.road.holder, state.road.number, state.road.leader
    me = state.players[seat]
    if me.party >> card & 1:
        return events.Recruited(seat, card, me.size(), leader)
    return events.Eliminated(seat, card, me.size(), len(me.eliminated), leader, _spared(state, card))


def _spared(state: Position, card: int) -> int:
    """Find who could have recruited the wanderer, has the same hero and let it go on: the last of them."""
    road = state.road
    seat = (road.holder - 1) % state.seats
    while seat != road.holder and (seat != road.leader or road.laps):
        if not road.is_barred(seat) and state.players[seat].party >> card & 1:
            return seat
        seat = (seat - 1) % state.seats
    return int(NOBODY)


def leaving(road: Road) -> Event:
    """Report the wanderer that is about to leave the game."""
    known = tuple(seat for seat in range(road.seats) if road.knowers >> seat & 1)
    everyone = all(road.is_barred(seat) for seat in range(road.seats))
    return events.Left(road.leader, road.number, known, openly=bool(road.openly), everyone=everyone)


def turn_ended(state: Position, seat: int, card: int) -> Event:
    """Report the end of a turn that `seat` led, with the card that it drew."""
    following = NOBODY if state.to_move == OVER else state.road.leader
    return events.TurnEnded(seat, card != NO_HERO, card or None, following, state.left)


# Abilities


def used(road: Road, reactions: Reactions, seat: int, action: int) -> Event:
    """Report that a hero is about to be turned for its ability."""
    hero = hero_of(action)
    target, at = seat, 0
    if action == CANCEL:
        target, at = reactions.stack[-WORDS], hero_of(reactions.stack[1 - WORDS])
    elif hero == cards.CHIEFTAIN:
        at = action - int(USE_CHIEFTAIN)
    elif hero == cards.OUTCAST:
        target = action - int(USE_OUTCAST)
    elif hero == cards.TALE_WEAVER:
        target = road.leader
    elif hero in {cards.WYRMSLAYER, cards.ORACLE}:
        target = road.holder
    leaving = hero == cards.OUTCAST and reactions.window == AFTER_QUEST
    return events.Used(seat, hero, target, at, leaving=leaving)


def worked(road: Road, reactions: Reactions, seat: int, action: int) -> list[Event]:
    """Report what a use that nobody cancelled is about to do; nothing for a Forest Strider, not drawn yet."""
    hero = hero_of(action)
    if hero == cards.WYRMSLAYER:
        return [events.Slain(seat, road.number, road.holder, road.leader)]
    if hero == cards.CHIEFTAIN:
        return [events.Readied(seat, action - int(USE_CHIEFTAIN))]
    if hero == cards.OUTCAST:
        return [events.Blocked(seat, action - int(USE_OUTCAST), leaving=reactions.window == AFTER_QUEST)]
    if hero == cards.ORACLE:
        return [events.Looked(seat, road.number, road.holder)]
    return [] if hero == cards.FOREST_STRIDER else [events.QuestLifted(seat, road.leader)]


def _shown(road: Road) -> int | None:
    """Tell the wanderer if it goes face up."""
    return int(road.number) if road.openly else None
