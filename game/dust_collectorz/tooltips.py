"""What the pieces of Dust Collectorz are, in words: for tooltips, the keyboard's focus and speech.

All is told from views. Where several people look at one screen, a view may know less than any of them: what
they see differently is None there.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from game.dust_collectorz import laid
from game.dust_collectorz.card_table import STATS
from game.dust_collectorz.cards import CARDS
from game.dust_collectorz.facts import (
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
from game.dust_collectorz.laid import kind_of
from game.dust_collectorz.naming import (
    ability_name,
    ability_text,
    amount,
    capital,
    card_name,
    counted,
    joined,
    rank_name,
    signed,
    small_stat,
    stat_name,
    stuff,
    tribe_name,
)
from game.dust_collectorz.pieces import CHARACTERS
from game.dust_collectorz.reckoning import cancelled_of, in_full, sources
from game.engine.contract import OVER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.dust_collectorz.view import DustView, SetView
    from game.texts.texts import Texts

# Cards


def card_line(kind: int, texts: Texts) -> str:
    """Describe a card of the battles: tribe, rank, stats, and what it can do."""
    stats = [
        texts("card-stat", stat=stat_name(stat, texts), value=value)
        for stat, value in enumerate(CARDS[kind].stats)
    ]
    return texts(
        "card-counter" if is_counter(kind) else "card-line",
        card=card_name(kind, texts),
        tribe=tribe_name(TRIBE[kind], texts),
        rank=rank_name(RANK[kind], texts),
        stats=", ".join(stats),
        ability=ability_name(kind, texts),
        does=ability_text(kind, texts),
    )


def young_line(kind: int, texts: Texts) -> str:
    """Describe a card for Young Champions: what its tribe beats."""
    return texts(
        "card-young",
        card=card_name(kind, texts),
        tribe=capital(stuff(TRIBE[kind], texts)),
        weaker=stuff(weaker(TRIBE[kind]), texts),
    )


def place_line(view: DustView, seat: int, kind: int, names: Sequence[str], texts: Texts) -> str:
    """Say what a card that lies in a set does there; "" for one in hand."""
    for one in (view.attack, view.answer, *view.beaten):
        if one is None or one.seat != seat:
            continue
        key = ""
        if one.primary == kind:
            key = "card-void" if one.void else "card-primary"
        elif kind in one.supports:
            key = "card-support"
        elif one.counter == kind:
            key = "card-beside"
        if key:
            return texts(key, name=names[seat])
    return ""


def overflow_line(kind: int, texts: Texts) -> str:
    """Describe a card of the overflow."""
    return card_line(kind, texts) + texts("card-overflow")


def ability_line(kind: int, texts: Texts, state: str = "") -> str:
    """Describe an ability; `state` is "idle", "used", "cancelled", or "" where that doesn't matter."""
    line = texts(
        "ability-line",
        card=card_name(kind, texts),
        ability=ability_name(kind, texts),
        does=ability_text(kind, texts),
    )
    return line + texts(f"ability-{state}") if state else line


def ability_state(one: SetView | None, place: int) -> str:
    """Tell how the ability of a set's primary (-1) or of the support at a place stands."""
    if one is None:
        return ""
    announced = one.primary_used if place < 0 else one.helper == place
    if not announced:
        return "idle"
    return "cancelled" if one.cancelled[0 if place < 0 else 1] else "used"


# The wheel, stats and values


def wheel_line(view: DustView, texts: Texts) -> str:
    """Describe the wheel of tribes, and how the tribe that attacks may be answered (DC-1, DC-7, DC-12)."""
    pairs = [
        texts("wheel-pair", tribe=tribe_name(tribe, texts), weaker=tribe_name(weaker(tribe), texts))
        for tribe in laid.TRIBES
    ]
    line = texts("wheel-line", pairs=", ".join(pairs))
    attack = laid.set_tribe(view.attack)
    if view.mode == "young" or attack == NO_TRIBE:
        return line
    return line + texts(
        "wheel-attack",
        tribe=tribe_name(attack, texts),
        stronger=tribe_name(stronger(attack), texts),
        weaker=tribe_name(weaker(attack), texts),
    )


def tribe_line(tribe: int, texts: Texts) -> str:
    """Describe a tribe, for children."""
    return texts(
        "tribe-line",
        tribe=tribe_name(tribe, texts),
        stuff=stuff(tribe, texts),
        weaker=stuff(weaker(tribe), texts),
        stronger=stuff(stronger(tribe), texts),
    )


def stat_line(view: DustView, stat: int, texts: Texts) -> str:
    """Describe a stat: what the set being laid is worth in it, or that it is compared."""
    name = stat_name(stat, texts)
    if view.build_values and view.build is not None and view.build.primary >= 0:
        return texts("stat-worth", stat=name, value=view.build_values[stat])
    compared = view.attack is not None and view.clash_stat == stat
    return texts("stat-named" if compared else "stat-line", stat=name)


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
        values = [
            texts("card-stat", stat=stat_name(stat, texts), value=view.build_values[stat])
            for stat in range(len(STATS))
        ]
        return texts("value-building", values=", ".join(values))
    if one is None or not (one.parts or view.outcome):
        return texts("value-none")
    line = texts(
        f"value-{side}", name=names[one.seat], stat=small_stat(view.clash_stat, texts), value=one.value
    )
    parts = worded_parts(view, one, foe or one, texts, defends=number == 1)
    line += texts("value-parts", parts=joined(parts, texts)) if parts else ""
    gone = [ability_name(kind, texts) for kind in cancelled_of(one)]
    return line + texts("value-cancelled", abilities=joined(gone, texts)) if gone else line


def worded_parts(view: DustView, one: SetView, foe: SetView, texts: Texts, *, defends: bool) -> list[str]:
    """Word how a value came about, part by part, each with the card or the ability that brings it."""
    found = []
    kinds = sources(view, one, foe, one.parts, defends=defends)
    for (part, number), kind in zip(one.parts, kinds, strict=True):
        if part in {"primary", "support"}:
            key = "part-half" if part == "support" and not in_full(view, kind, number) else f"part-{part}"
            found.append(texts(key, amount=number, card=card_name(kind, texts)))
            continue
        key = f"part-{part}" if kind < 0 or part == "counter" else "part-of_ability"
        ability = ability_name(kind, texts) if kind >= 0 else ""
        shown = signed(-number if part == "weakened" else number)
        found.append(texts(key, amount=shown, ability=ability))
    return found


# Seats and piles


def seat_line(view: DustView, seat: int, names: Sequence[str], texts: Texts) -> str:
    """Describe a seat: what it has, and its part in this round."""
    player = view.players[seat]
    young = view.mode == "young"
    line = texts(
        "seat-young" if young else "seat-line",
        name=names[seat],
        hand=amount(player.cards, "card", texts),
        deck=amount(player.deck, "card", texts),
        points=amount(player.points, "point", texts),
    )
    if young:
        return line + lacks(view, seat, texts)
    marks = {
        "seat-partner": view.mode == "team",
        "seat-attacker": seat == view.attacker,
        "seat-leads": view.seats > 2 and view.mode != "team" and view.answered > 0 and seat == view.leader,
        "seat-overflow": bool(player.overflow),
        "seat-hush": player.hush > 0,
        "seat-draws": player.draws > 0,
    }
    facts = {
        "partner": names[(seat + 2) % view.seats],
        "cards": counted(player.overflow, texts),
        "drawn": amount(player.draws, "card", texts),
        "rounds": amount(player.hush, "round", texts),
    }
    return line + "".join(texts(key, **facts) for key, true in marks.items() if true)


def back_line(view: DustView, seat: int, names: Sequence[str], texts: Texts) -> str:
    """Describe another's hidden hand, and what all know of it (DC-20)."""
    player = view.players[seat]
    line = texts("back-line", name=names[seat], cards=amount(player.cards, "card", texts))
    if player.known:
        line += texts("back-known", cards=counted(player.known, texts))
    return line + lacks(view, seat, texts)


def lacks(view: DustView, seat: int, texts: Texts) -> str:
    """Say of which tribes hidden cards of a hand can't be; "" while nothing is known of them."""
    masks = [mask & int(CHARACTERS) for mask in view.players[seat].masks]
    told = ""
    for mask, count in Counter(masks).items():
        if not mask:
            continue
        if mask == CHARACTERS and count == len(masks):
            return texts("lacks-counters")
        tribes = [tribe_name(tribe, texts) for tribe in laid.TRIBES if mask >> tribe & 1]
        key = "lacks-all" if count == len(masks) else "lacks-some"
        told += texts(key, count=count, tribes=joined(tribes, texts, "or"))
    return told


def pile_line(view: DustView, seat: int, names: Sequence[str], texts: Texts) -> str:
    """Describe a capture pile: how many cards, what they are worth, and which (DC-20, DC-22)."""
    side = laid.side(view, seat)
    kinds = [kind_of(card) for card in view.players[side].captured]
    who = laid.team(view, seat, names, texts)
    if not kinds:
        return texts("pile-none", name=who)
    line = texts(
        "pile-line",
        name=who,
        count=amount(len(kinds), "card", texts),
        points=amount(sum(POINTS[kind] for kind in kinds), "point", texts),
        cards=counted(kinds, texts),
    )
    return line + last_line(view, seat, texts)


def points_line(view: DustView, seat: int, names: Sequence[str], texts: Texts) -> str:
    """Say what the points of a seat, or its team, consist of (DC-22)."""
    side = laid.side(view, seat)
    points = sum(POINTS[kind_of(card)] for card in view.players[side].captured)
    line = texts(
        "points-line", name=laid.team(view, seat, names, texts), points=amount(points, "point", texts)
    )
    return line + last_line(view, seat, texts)


def last_line(view: DustView, seat: int, texts: Texts) -> str:
    """Explain the bonus that is in the points of who won the last round so far; "" for others (DC-22)."""
    last = view.last_winner
    if last < 0 or laid.side(view, last) != laid.side(view, seat):
        return ""
    bonus = TEAM_LAST_ROUND if view.mode == "team" else LAST_ROUND
    points = amount(view.players[seat].points, "point", texts)
    key = "pile-last" if view.to_move == OVER else "pile-last_so_far"
    return texts(key, number=bonus, points=points)


def discards_line(view: DustView, seat: int, names: Sequence[str], texts: Texts) -> str:
    """Describe a discard pile (DC-17)."""
    kinds = view.players[seat].discards
    key = "discards-line" if kinds else "discards-none"
    return texts(key, name=names[seat], cards=counted(kinds, texts))


def deck_line(view: DustView, seat: int, names: Sequence[str], texts: Texts) -> str:
    """Describe a deck: how many cards, and which all know to be back in it."""
    player = view.players[seat]
    line = texts("deck-line", name=names[seat], cards=amount(player.deck, "card", texts))
    return line + texts("deck-sent", cards=counted(player.sent, texts)) if player.sent else line


def chain_line(view: DustView, place: int, names: Sequence[str], texts: Texts) -> str:
    """Describe a card that was played in Young Champions."""
    return texts("chain-line", card=card_name(view.played[place], texts), name=names[view.owners[place]])
