"""Describes the pieces of Dust Collectorz: for tooltips, keyboard focus and screen readers.

All is told from views. Where several people look at one screen, a view may know less than any of them: what
they see differently is None there.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules.battle.seen import side, team
from game.dust_collectorz.rules.cards.card_table import TRIBES
from game.dust_collectorz.rules.cards.cards import CARDS
from game.dust_collectorz.rules.cards.facts import (
    LAST_ROUND,
    NO_TRIBE,
    POINTS,
    RANK,
    TEAM_LAST_ROUND,
    TRIBE,
    is_counter,
    stronger,
    weaker,
)
from game.dust_collectorz.rules.pieces import CHARACTERS, kind_of
from game.dust_collectorz.words.naming import (
    ability_name,
    ability_text,
    capital,
    card_name,
    counted,
    rank_name,
    signed,
    small_stat,
    stat_name,
    stuff,
    tribe_name,
    who,
)
from game.dust_collectorz.words.reckoning import cancelled_of, in_full, sources
from game.engine.contract import OVER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.dust_collectorz.rules.view import DustView, SetView
    from game.texts.texts import Texts

ALL: Final = range(len(TRIBES))


# Cards


def card_line(kind: int, texts: Texts) -> str:
    """Describe a card of the battles: tribe, rank, stats, and what it can do."""
    facts = {
        "card": card_name(kind, texts),
        "ability": ability_name(kind, texts),
        "does": ability_text(kind, texts),
    }
    if is_counter(kind):
        return texts("tip-counter", **facts)
    stats = _stats(CARDS[kind].stats, texts)
    tribe, rank = tribe_name(TRIBE[kind], texts), rank_name(RANK[kind], texts)
    return texts("tip-card", tribe=tribe, rank=rank, stats=stats, **facts)


def _stats(values: Sequence[int], texts: Texts) -> str:
    """Write the four stats with their values."""
    attack, speed, health, cunning = values
    return texts("tip-stats", attack=attack, speed=speed, health=health, cunning=cunning)


def young_line(kind: int, texts: Texts) -> str:
    """Describe a card for Young Champions: what its tribe beats."""
    return texts(
        "tip-young",
        card=card_name(kind, texts),
        tribe=capital(stuff(TRIBE[kind], texts)),
        weaker=stuff(weaker(TRIBE[kind]), texts),
    )


def place_line(view: DustView, seat: int, kind: int, names: Sequence[str], texts: Texts) -> str:
    """Return what a card that lies in a set does there; "" for one in hand."""
    for one in (view.attack, view.answer, *view.beaten):
        if one is None or one.seat != seat:
            continue
        key = ""
        if one.primary == kind:
            key = "tip-void" if one.void else "tip-primary"
        elif kind in one.supports:
            key = "tip-support"
        elif one.counter == kind:
            key = "tip-beside"
        if key:
            return texts(key, name=names[seat])
    return ""


def overflow_line(kind: int, texts: Texts) -> str:
    """Describe a card of the overflow."""
    return together(card_line(kind, texts), texts("tip-overflow"))


def together(*sentences: str) -> str:
    """Join sentences, leaving out empty ones."""
    return " ".join(one for one in sentences if one)


def ability_line(kind: int, texts: Texts, state: str = "") -> str:
    """Describe an ability; `state` is "idle", "used", "cancelled", or "" where that doesn't matter."""
    line = texts(
        "tip-ability",
        card=card_name(kind, texts),
        ability=ability_name(kind, texts),
        does=ability_text(kind, texts),
    )
    return together(line, texts(f"tip-ability-{state}")) if state else line


def ability_state(one: SetView | None, place: int) -> str:
    """Return how the ability of a set's primary (-1) or of the support at a place stands."""
    if one is None:
        return ""
    announced = one.primary_used if place < 0 else one.helper == place
    if not announced:
        return "idle"
    return "cancelled" if one.cancelled[0 if place < 0 else 1] else "used"


# The wheel, stats and values


def wheel_line(view: DustView, texts: Texts) -> str:
    """Describe the wheel of tribes, and how the tribe that attacks may be answered (DC-1, DC-7, DC-12)."""
    line = texts(
        "tip-wheel", **{f"tribe{tribe + 1}": tribe_name(tribe, texts) for tribe in range(len(TRIBES))}
    )
    attack = NO_TRIBE if view.attack is None or view.attack.primary < 0 else TRIBE[view.attack.primary]
    if view.mode == "young" or attack == NO_TRIBE:
        return line
    facts = {
        "tribe": tribe_name(attack, texts),
        "stronger": tribe_name(stronger(attack), texts),
        "weaker": tribe_name(weaker(attack), texts),
    }
    return together(line, texts("tip-wheel-attack", **facts))


def tribe_line(tribe: int, texts: Texts) -> str:
    """Describe a tribe, for children."""
    return texts(
        "tip-tribe",
        tribe=tribe_name(tribe, texts),
        stuff=stuff(tribe, texts),
        weaker=stuff(weaker(tribe), texts),
        stronger=stuff(stronger(tribe), texts),
    )


def stat_line(view: DustView, stat: int, texts: Texts) -> str:
    """Describe a stat: what the set being laid is worth in it, or that it is compared."""
    name = stat_name(stat, texts)
    if view.build_values and view.build is not None and view.build.primary >= 0:
        return texts("tip-stat-worth", stat=name, value=view.build_values[stat])
    compared = view.attack is not None and view.clash_stat == stat
    return texts("tip-stat-named" if compared else "tip-stat", stat=name)


def sides(view: DustView) -> tuple[SetView | None, SetView | None]:
    """Return the attack and the answer of this clash, or of the last one."""
    if not view.outcome:
        return view.attack, view.answer
    if view.fought >= 0:
        return view.beaten[view.fought], view.attack
    return view.attack, view.beaten[-1] if view.beaten else view.answer


def value_line(view: DustView, side: str, names: Sequence[str], texts: Texts) -> str:
    """Describe the value of the "attack" or the "answer", and how it comes about (DC-10, DC-12)."""
    number = 0 if side == "attack" else 1
    both = sides(view)
    one, foe = both[number], both[1 - number]
    if one is None and view.build_values:
        return texts("tip-value-building", stats=_stats(view.build_values, texts))
    if one is None or not (one.parts or view.outcome):
        return texts("tip-value-none")
    facts = {"name": names[one.seat], "stat": small_stat(view.clash_stat, texts), "value": one.value}
    parts = worded_parts(view, one, foe or one, texts, defends=number == 1)
    gone = [ability_name(kind, texts) for kind in cancelled_of(one)]
    return together(
        texts(f"tip-value-{side}", **facts),
        texts("tip-value-parts", parts=texts.join(parts)) if parts else "",
        texts("tip-value-cancelled", abilities=texts.join(gone)) if gone else "",
    )


def worded_parts(view: DustView, one: SetView, foe: SetView, texts: Texts, *, defends: bool) -> list[str]:
    """Word how a value came about, part by part, each with the card or the ability that brings it."""
    found = []
    kinds = sources(view, one, foe, one.parts, defends=defends)
    for (part, number), kind in zip(one.parts, kinds, strict=True):
        if part in {"primary", "support"}:
            key = "part-half" if part == "support" and not in_full(view, kind, number) else "part-card"
            found.append(texts(key, amount=number, card=card_name(kind, texts)))
            continue
        shown = signed(-number if part == "weakened" else number)
        if kind < 0 or part == "counter":
            found.append(texts(f"part-{part}", amount=shown))
        else:
            found.append(texts("part-of_ability", amount=shown, ability=ability_name(kind, texts)))
    return found


# Seats and piles


def seat_line(view: DustView, seat: int, names: Sequence[str], texts: Texts) -> str:
    """Describe a seat: what it has, and its part in this round."""
    player, name = view.players[seat], names[seat]
    if view.mode == "young":
        line = texts("tip-seat-young", name=name, hand=player.cards, deck=player.deck)
        return together(line, lacks(view, seat, texts))
    leads = view.seats > 2 and view.mode != "team" and view.answered > 0 and seat == view.leader
    partner = names[(seat + 2) % view.seats] if view.mode == "team" else ""
    return together(
        texts("tip-seat", name=name, hand=player.cards, deck=player.deck, points=player.points),
        texts("tip-seat-partner", name=name, partner=partner) if partner else "",
        texts("tip-seat-attacker", name=name) if seat == view.attacker else "",
        texts("tip-seat-leads", name=name) if leads else "",
        texts("tip-seat-overflow", cards=counted(player.overflow, texts)) if player.overflow else "",
        texts("tip-seat-hush", rounds=player.hush) if player.hush else "",
        texts("tip-seat-draws", name=name, count=player.draws) if player.draws else "",
    )


def back_line(view: DustView, seat: int, names: Sequence[str], texts: Texts) -> str:
    """Describe another's hidden hand, and what all know of it (DC-20)."""
    player = view.players[seat]
    line = texts("tip-back", name=names[seat], count=player.cards)
    known = texts("tip-back-known", cards=counted(player.known, texts)) if player.known else ""
    return together(line, known, lacks(view, seat, texts))


def lacks(view: DustView, seat: int, texts: Texts) -> str:
    """Say of which tribes hidden cards of a hand can't be; "" while nothing is known of them."""
    masks = [mask & CHARACTERS for mask in view.players[seat].masks]
    told = []
    for mask, count in Counter(masks).items():
        if not mask:
            continue
        if mask == CHARACTERS and count == len(masks):
            return texts("tip-lacks-characters")
        tribes = texts.join([tribe_name(tribe, texts) for tribe in ALL if mask >> tribe & 1], "or")
        if count == len(masks):
            told.append(texts("tip-lacks-all", tribes=tribes))
        else:
            told.append(texts("tip-lacks-some", count=count, tribes=tribes))
    return together(*told)


def pile_line(view: DustView, seat: int, names: Sequence[str], texts: Texts) -> str:
    """Describe a capture pile: how many cards, what they are worth, and which (DC-20, DC-22)."""
    kinds = [kind_of(card) for card in view.players[side(view, seat)].captured]
    whose = who(team(view, seat, names), texts)
    if not kinds:
        return texts("tip-pile-none", **whose)
    points = sum(POINTS[kind] for kind in kinds)
    line = texts("tip-pile", count=len(kinds), points=points, cards=counted(kinds, texts), **whose)
    return together(line, last_line(view, seat, texts))


def points_line(view: DustView, seat: int, names: Sequence[str], texts: Texts) -> str:
    """Return what the points of a seat, or its team, consist of (DC-22)."""
    points = sum(POINTS[kind_of(card)] for card in view.players[side(view, seat)].captured)
    line = texts("tip-points", **who(team(view, seat, names), texts), points=points)
    return together(line, last_line(view, seat, texts))


def last_line(view: DustView, seat: int, texts: Texts) -> str:
    """Explain the bonus that is in the points of who won the last round so far; "" for others (DC-22)."""
    last = view.last_winner
    if last < 0 or side(view, last) != side(view, seat):
        return ""
    bonus = TEAM_LAST_ROUND if view.mode == "team" else LAST_ROUND
    key = "tip-last" if view.to_move == OVER else "tip-last-so_far"
    return texts(key, number=bonus, points=view.players[seat].points)


def discards_line(view: DustView, seat: int, names: Sequence[str], texts: Texts) -> str:
    """Describe a discard pile (DC-17)."""
    kinds = view.players[seat].discards
    if not kinds:
        return texts("tip-discards-none", name=names[seat])
    return texts("tip-discards", name=names[seat], cards=counted(kinds, texts))


def deck_line(view: DustView, seat: int, names: Sequence[str], texts: Texts) -> str:
    """Describe a deck: how many cards, and which all know to be back in it."""
    player = view.players[seat]
    sent = texts("tip-deck-sent", cards=counted(player.sent, texts)) if player.sent else ""
    return together(texts("tip-deck", name=names[seat], count=player.deck), sent)


def chain_line(view: DustView, place: int, names: Sequence[str], texts: Texts) -> str:
    """Describe a card that was played in Young Champions."""
    return texts("tip-chain", card=card_name(view.played[place], texts), name=names[view.owners[place]])
