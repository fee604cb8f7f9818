"""What happened at the table of Seventh Hero, told to one seat in a sentence or two: the log's lines.

Which hero was sent or shown as a hint is a secret that the number of the action holds: it is never read.
Who may know the hero finds it in the views, where all others find None.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.contract import OVER
from game.seventh_hero.actions import (
    BAR,
    BLIND,
    CANCEL,
    DEAL,
    DECLINE,
    HINT,
    LEAVE,
    QUEST,
    RECRUIT,
    REVEAL,
    SEND,
    SEND_BLIND,
    SEND_PARTY,
    USE,
    USE_CHIEFTAIN,
    USE_OUTCAST,
)
from game.seventh_hero.cards import (
    CHIEFTAIN,
    FOREST_STRIDER,
    HEROES,
    ORACLE,
    OUTCAST,
    TALE_WEAVER,
    WINNING,
    WYRMSLAYER,
)
from game.seventh_hero.naming import hero_name, need, the_card, the_hero, whose
from game.seventh_hero.reasons import hero_of
from game.seventh_hero.view import Use

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.seventh_hero.view import SeventhView
    from game.texts.texts import Texts


def event(before: SeventhView, action: int, after: SeventhView, names: Sequence[str], texts: Texts) -> str:
    """Say what happened between two views of one seat; "" for what needs no word."""
    if action >= DEAL:
        told = [_table_step(before, action, after, names, texts)]
    elif action in {DECLINE, CANCEL} or action >= USE:
        told = _abilities(before, action, after, names, texts)
    else:
        told = [_wandering(before, action, after, names, texts)]
    told += _consequences(before, action, after, texts)
    return " ".join(told)


def _consequences(before: SeventhView, action: int, after: SeventhView, texts: Texts) -> list[str]:
    """Say what follows for the turn: nobody can be sent, or it is the last one (SH-28)."""
    told = []
    if before.left and not after.left and after.to_move != OVER:
        told.append(texts("event-last_turn"))
    stays = any(player.barred for player in before.players) and before.window == "quest"
    if stays and after.window == "arrived" and not any(player.barred for player in after.players):
        told.append(texts("event-stays"))
    fresh = action == QUEST or before.window == "quest"
    if fresh and after.window == "settled":
        told.append(texts("event-none"))
    return told


# The wanderer


def _wandering(
    before: SeventhView, action: int, after: SeventhView, names: Sequence[str], texts: Texts
) -> str:
    """Tell what a leader or holder did."""
    if HINT <= action < USE:
        return _hint(before, after, names, texts)
    if action == SEND_BLIND:
        return _blind(before, after, names, texts)
    if SEND <= action < HINT:
        return _sending(before, action, after, names, texts)
    name = names[before.holder]
    if action == RECRUIT:
        return texts("event-recruit", name=name)
    home = after.holder == after.leader and not after.players[after.leader].barred
    return texts("event-move_home" if home else "event-move_on", name=name, next=names[after.holder])


def _sending(before: SeventhView, action: int, after: SeventhView, names: Sequence[str], texts: Texts) -> str:
    """Tell that the leader sends a hero; which, only where the views know it (SH-5, SH-6, SH-22)."""
    key = "event-send_free" if before.free else "event-send"
    card = after.number or 0
    if action >= SEND_PARTY:
        key = "event-send_party" if before.players[before.leader].cards else "event-send_bare"
    elif after.number is not None:
        key = "event-send_own"
    told = the_card(card, texts) if card else ""
    return texts(key, name=names[before.leader], next=names[after.holder], card=told)


def _blind(before: SeventhView, after: SeventhView, names: Sequence[str], texts: Texts) -> str:
    """Tell that a card of the pile sets out (SH-7)."""
    return texts("event-blind", name=names[before.leader], next=names[after.holder])


def _hint(before: SeventhView, after: SeventhView, names: Sequence[str], texts: Texts) -> str:
    """Tell of a hint and its answer; the card itself, only to who saw it (SH-12)."""
    hint = after.buried[-1]
    return texts(
        "event-hint" if hint.number is None else "event-hint_own",
        name=names[before.holder],
        leader=names[before.leader],
        card="" if hint.number is None else the_card(hint.number, texts),
        equal="yes" if hint.equal else "no",
    )


# Abilities


def _abilities(
    before: SeventhView, action: int, after: SeventhView, names: Sequence[str], texts: Texts
) -> list[str]:
    """Tell what a use, a cancel or letting it happen leads to: uses wait, take effect or are cancelled."""
    stack = list(before.stack)
    if action != DECLINE:
        stack.append(Use(before.to_move, action))
        if len(after.stack) == len(stack):
            return [_worded(stack, before, after, names, texts)]
    told = []
    while len(stack) > len(after.stack):
        told.append(_worded(stack, before, after, names, texts, done=True))
        if stack.pop().action == CANCEL:
            stack.pop()
    return told


def _worded(
    stack: Sequence[Use],
    before: SeventhView,
    after: SeventhView,
    names: Sequence[str],
    texts: Texts,
    *,
    done: bool = False,
) -> str:
    """Word the use declared last, as one that is tried or done."""
    seat, action = stack[-1].seat, stack[-1].action
    hero = hero_of(action)
    key = f"done-{hero}" if done else f"try-{hero}"
    if hero == OUTCAST and before.window == "quest":
        key = f"done-{hero}-sent" if done else f"try-{hero}-sent"
    facts: dict[str, str | int] = {"name": names[seat]}
    if action == CANCEL:
        facts |= {
            "hero": whose(hero_of(stack[-2].action), names[stack[-2].seat], texts),
        }
    elif hero == CHIEFTAIN:
        facts["hero"] = the_hero(action - int(USE_CHIEFTAIN), texts)
    elif hero in {OUTCAST, TALE_WEAVER}:
        facts["target"] = names[action - int(USE_OUTCAST) if hero == OUTCAST else before.leader]
    elif done and hero == WYRMSLAYER:
        facts["card"] = the_card(discarded(before, after), texts)
    elif done and hero == ORACLE and before.number is None and after.number is not None:
        key = f"done-{hero}-own"
        facts["card"] = the_card(after.number, texts)
    elif done and hero == FOREST_STRIDER:
        seen = drawn(before, after, seat)
        key = f"done-{hero}-own" if seen else key
        facts["count"] = before.left - after.left
        facts["hand"] = texts.join([the_card(number, texts) for number in seen])
    return texts(key, **facts)


def discarded(before: SeventhView, after: SeventhView) -> int:
    """Tell the number of the card that went face up to the discards."""
    counts = zip(HEROES, before.discards, after.discards, strict=True)
    return next(number for number, had, has in counts if has > had)


def drawn(before: SeventhView, after: SeventhView, seat: int) -> list[int]:
    """List the cards that `seat` drew, as far as those who look have seen them; [] for others'."""
    had, has = hand_of(before, seat), hand_of(after, seat)
    if had is None or has is None:
        return []
    return [number for number in HEROES for _ in range(has.count(number) - had.count(number))]


def hand_of(view: SeventhView, seat: int) -> tuple[int, ...] | None:
    """Tell a seat's hand; None unless all who look may see it."""
    hand: tuple[int | None, ...] | None = view.players[seat].hand
    if view.seat != seat or hand is None or len(hand) != view.players[seat].cards:
        return None
    known = tuple(number for number in hand if number is not None)
    return known if len(known) == len(hand) else None


# The table's own steps


def _table_step(
    before: SeventhView, action: int, after: SeventhView, names: Sequence[str], texts: Texts
) -> str:
    leader = names[after.leader]
    if action == DEAL:
        return texts("event-deal", name=leader)
    if action == QUEST:
        asked = need(after.quest, after.seats, texts)
        return texts("event-quest", name=leader, need=asked, hero=hero_name(after.quest, texts))
    if action == BLIND:
        return _blind(before, after, names, texts)
    if action == BAR:
        key = "event-bar_leader" if before.holder == before.leader else "event-bar"
        return texts(key, name=names[before.holder], next=names[after.holder])
    if action == REVEAL:
        return _revealing(before, after, names[before.holder], texts)
    if action == LEAVE:
        return _leaving(before, leader, texts)
    return _drawing(before, after, names, texts)


def _leaving(before: SeventhView, leader: str, texts: Texts) -> str:
    """Tell why the wanderer leaves: nobody may recruit it, or nobody else wanted it (SH-20)."""
    kind = "leave_all" if all(player.barred for player in before.players) else "leave"
    card = the_card(before.number, texts) if before.openly and before.number is not None else ""
    return texts(f"event-{kind}_open" if before.openly else f"event-{kind}", name=leader, card=card)


def _revealing(before: SeventhView, after: SeventhView, name: str, texts: Texts) -> str:
    """Tell who the wanderer was: new to the party, the sixth hero, or a double (SH-10, SH-27)."""
    had = {hero.number for hero in before.players[before.holder].party}
    has = {hero.number for hero in after.players[before.holder].party}
    number = next(iter(had ^ has))
    key = "event-double" if number in had else "event-sixth" if len(has) == WINNING else "event-joins"
    return texts(key, name=name, card=the_card(number, texts), count=len(has))


def _drawing(before: SeventhView, after: SeventhView, names: Sequence[str], texts: Texts) -> str:
    name, after_it = names[before.leader], names[after.leader]
    if after.to_move == OVER:
        return texts("event-draw_last" if before.left else "event-end", name=name)
    seen = drawn(before, after, before.leader)
    card = the_card(seen[0], texts) if seen else ""
    return texts("event-draw_own" if seen else "event-draw", name=name, next=after_it, card=card)
