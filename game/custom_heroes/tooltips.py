"""What the pieces of Custom Heroes are, in words: for tooltips, the keyboard's focus and speech.

Seats are told what they may know: another's screen keeps kinds and power to itself (CH-6).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.custom_heroes.cards import (
    ADVANCEMENTS,
    BLUE,
    GREEN,
    NO_ABILITY,
    RED,
    STAKE,
    YELLOW,
)
from game.custom_heroes.naming import amount, card_name, joined, kind_name, play_name, signed
from game.custom_heroes.sentences import SENTENCES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.custom_heroes.view import Card, HeroesView
    from game.texts.texts import Texts


def card_line(card: Card, texts: Texts) -> str:
    """Describe a card as the viewer knows it: its value and how that comes about, its sleeve, its ability."""
    say = SENTENCES[texts.language]
    name = card_name(card.card, texts)
    kinds = [kind for kind in card.slots if kind >= 0]
    if not kinds:
        return say["card.bare"].format(card=name, value=signed(card.value))
    line = say["card.line"].format(
        card=name,
        value=signed(card.value),
        sum=_sum(card, texts),
        kinds=joined([kind_name(kind, texts) for kind in kinds], texts),
    )
    if card.slots[YELLOW] < 0:
        return line
    return f"{line} {ability_line(card.slots[YELLOW], texts)}{say['ability.unused']}"


def _sum(card: Card, texts: Texts) -> str:
    """Write how a card's value comes about (CH-11); "" where it is its base value."""
    say = SENTENCES[texts.language]
    aura = card.slots[GREEN]
    value = ADVANCEMENTS[aura].aura if aura >= 0 else card.base
    first = say["card.aura"].format(value=value) if aura >= 0 else str(value)
    modifiers = [ADVANCEMENTS[card.slots[gem]].modifier for gem in (RED, BLUE) if card.slots[gem] >= 0]
    if aura < 0 and not modifiers:
        return ""
    terms = [f" {'+' if change > 0 else '−'} {abs(change)}" for change in modifiers]
    return say["card.sum"].format(sum=first + "".join(terms))


def kind_line(kind: int, texts: Texts) -> str:
    """Describe a kind of advancement: where it sits, what it does, what that costs."""
    say = SENTENCES[texts.language]
    row = ADVANCEMENTS[kind]
    facts = {"kind": kind_name(kind, texts), "slot": say[f"slot.{row.gem}"]}
    if row.ability != NO_ABILITY:
        effect = say[f"ability.{row.ability}"]
        return say["kind.ability"].format(price=_price(kind, "kind.price", texts), effect=effect, **facts)
    if row.aura is not None:
        return say["kind.aura"].format(value=row.aura, **facts)
    sign = "+" if row.modifier > 0 else ""
    return say["kind.item"].format(modifier=sign + signed(row.modifier), **facts)


def ability_line(kind: int, texts: Texts) -> str:
    """Say what the ability of a kind of advancement costs and does; "" for a kind without one."""
    say = SENTENCES[texts.language]
    row = ADVANCEMENTS[kind]
    if row.ability == NO_ABILITY:
        return ""
    return say["ability.line"].format(
        kind=kind_name(kind, texts),
        price=_price(kind, "ability.price", texts),
        effect=say[f"ability.{row.ability}"],
    )


def _price(kind: int, key: str, texts: Texts) -> str:
    cost = ADVANCEMENTS[kind].cost
    return SENTENCES[texts.language][key].format(power=amount(cost, "power", texts)) if cost else ""


def screen_line(view: HeroesView, seat: int, names: Sequence[str], texts: Texts) -> str:
    """Describe what lies behind a seat's screen, as far as the viewer may know."""
    say = SENTENCES[texts.language]
    player = view.players[seat]
    line = say["screen.own" if seat == view.seat else "screen.other"].format(
        name=names[seat],
        advancements=amount(player.advancements, "advancement", texts),
        power=amount(player.power, "power", texts),
    )
    return line + (say["screen.fresh"].format(count=player.fresh) if player.fresh else "")


def vp_line(view: HeroesView, seat: int, names: Sequence[str], texts: Texts) -> str:
    """Describe a seat's VP: how many, how many of them at stake, whether they suffice."""
    say = SENTENCES[texts.language]
    player = view.players[seat]
    line = say["vp.line"].format(name=names[seat], vp=amount(player.vp, "vp", texts), goal=view.goal)
    line += say["vp.staked"].format(staked=player.staked) if player.staked else ""
    return line + (say["vp.reached"] if player.vp >= view.goal else "")


def seat_line(view: HeroesView, seat: int, names: Sequence[str], texts: Texts) -> str:
    """Describe all that lies before a seat: what it keeps behind its screen only to itself."""
    cards = f"{SENTENCES[texts.language]['score.cards']}: {view.players[seat].cards}."
    behind = power_line if seat == view.seat else screen_line
    parts = (vp_line(view, seat, names, texts), cards, behind(view, seat, names, texts))
    return " ".join(part for part in parts if part)


def power_line(view: HeroesView, seat: int, names: Sequence[str], texts: Texts) -> str:
    """Describe a seat's power; another's lies behind its screen (CH-6)."""
    key = "power.own" if seat == view.seat else "power.other"
    return SENTENCES[texts.language][key].format(name=names[seat], count=view.players[seat].power)


def bag_line(view: HeroesView, texts: Texts) -> str:
    """Describe the bag."""
    return SENTENCES[texts.language]["bag.line"].format(advancements=amount(view.bag, "advancement", texts))


def need(view: HeroesView, texts: Texts) -> str:
    """Say what has to be played now (CH-12, CH-13, CH-15, CH-22, CH-27)."""
    say = SENTENCES[texts.language]
    if view.last < 0:
        return say["need.any"]
    if view.ascended:
        return say["need.form"]
    way = "down" if view.falling else "up"
    key = f"need.{way}" if view.strict else f"need.equal_{way}"
    return say[key].format(cards=amount(view.count, "card", texts), value=signed(view.value))


def trick_line(view: HeroesView, names: Sequence[str], texts: Texts) -> str:
    """Say who is ahead in the trick, and what would beat that."""
    say = SENTENCES[texts.language]
    if not view.trick:
        return say["trick.empty"].format(name=names[view.turn])
    set_name = play_name(view.trick[-1], texts)
    return say["trick.line"].format(name=names[view.last], set=set_name, need=need(view, texts))


def bet_line(seat: int, card: Card, names: Sequence[str], texts: Texts) -> str:
    """Describe a Kodora bet on a card that lies before a seat (CH-9, CH-34)."""
    return SENTENCES[texts.language]["bet.line"].format(
        name=names[seat], stake=amount(STAKE, "vp", texts), card=card_name(card.card, texts)
    )


def goal_line(view: HeroesView, texts: Texts) -> str:
    """Say how the game is won."""
    return SENTENCES[texts.language]["goal.line"].format(vp=amount(view.goal, "vp", texts))


def mark_word(mark: str, texts: Texts) -> str:
    """Name what a seat did in this trick: a `mark` of `SeatView`; "" for nothing yet."""
    return SENTENCES[texts.language][f"mark.{mark}"] if mark else ""
