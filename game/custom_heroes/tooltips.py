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


def card_line(card: Card, language: str) -> str:
    """Describe a card as the viewer knows it: its value and how that comes about, its sleeve, its ability."""
    say = SENTENCES[language]
    name = card_name(card.card, language)
    kinds = [kind for kind in card.slots if kind >= 0]
    if not kinds:
        return say["card.bare"].format(card=name, value=signed(card.value))
    line = say["card.line"].format(
        card=name,
        value=signed(card.value),
        sum=_sum(card, language),
        kinds=joined([kind_name(kind, language) for kind in kinds], language),
    )
    if card.slots[YELLOW] < 0:
        return line
    return f"{line} {ability_line(card.slots[YELLOW], language)}{say['ability.unused']}"


def _sum(card: Card, language: str) -> str:
    """Write how a card's value comes about (CH-11); "" where it is its base value."""
    say = SENTENCES[language]
    aura = card.slots[GREEN]
    value = ADVANCEMENTS[aura].aura if aura >= 0 else card.base
    first = say["card.aura"].format(value=value) if aura >= 0 else str(value)
    modifiers = [ADVANCEMENTS[card.slots[gem]].modifier for gem in (RED, BLUE) if card.slots[gem] >= 0]
    if aura < 0 and not modifiers:
        return ""
    terms = [f" {'+' if change > 0 else '−'} {abs(change)}" for change in modifiers]
    return say["card.sum"].format(sum=first + "".join(terms))


def kind_line(kind: int, language: str) -> str:
    """Describe a kind of advancement: where it sits, what it does, what that costs."""
    say = SENTENCES[language]
    row = ADVANCEMENTS[kind]
    facts = {"kind": kind_name(kind, language), "slot": say[f"slot.{row.gem}"]}
    if row.ability != NO_ABILITY:
        effect = say[f"ability.{row.ability}"]
        return say["kind.ability"].format(price=_price(kind, "kind.price", language), effect=effect, **facts)
    if row.aura is not None:
        return say["kind.aura"].format(value=row.aura, **facts)
    sign = "+" if row.modifier > 0 else ""
    return say["kind.item"].format(modifier=sign + signed(row.modifier), **facts)


def ability_line(kind: int, language: str) -> str:
    """Say what the ability of a kind of advancement costs and does; "" for a kind without one."""
    say = SENTENCES[language]
    row = ADVANCEMENTS[kind]
    if row.ability == NO_ABILITY:
        return ""
    return say["ability.line"].format(
        kind=kind_name(kind, language),
        price=_price(kind, "ability.price", language),
        effect=say[f"ability.{row.ability}"],
    )


def _price(kind: int, key: str, language: str) -> str:
    cost = ADVANCEMENTS[kind].cost
    return SENTENCES[language][key].format(power=amount(cost, "power", language)) if cost else ""


def screen_line(view: HeroesView, seat: int, names: Sequence[str], language: str) -> str:
    """Describe what lies behind a seat's screen, as far as the viewer may know."""
    say = SENTENCES[language]
    player = view.players[seat]
    line = say["screen.own" if seat == view.seat else "screen.other"].format(
        name=names[seat],
        advancements=amount(player.advancements, "advancement", language),
        power=amount(player.power, "power", language),
    )
    return line + (say["screen.fresh"].format(count=player.fresh) if player.fresh else "")


def vp_line(view: HeroesView, seat: int, names: Sequence[str], language: str) -> str:
    """Describe a seat's VP: how many, how many of them at stake, whether they suffice."""
    say = SENTENCES[language]
    player = view.players[seat]
    line = say["vp.line"].format(name=names[seat], vp=amount(player.vp, "vp", language), goal=view.goal)
    line += say["vp.staked"].format(staked=player.staked) if player.staked else ""
    return line + (say["vp.reached"] if player.vp >= view.goal else "")


def seat_line(view: HeroesView, seat: int, names: Sequence[str], language: str) -> str:
    """Describe all that lies before a seat: what it keeps behind its screen only to itself."""
    cards = f"{SENTENCES[language]['score.cards']}: {view.players[seat].cards}."
    behind = power_line if seat == view.seat else screen_line
    parts = (vp_line(view, seat, names, language), cards, behind(view, seat, names, language))
    return " ".join(part for part in parts if part)


def power_line(view: HeroesView, seat: int, names: Sequence[str], language: str) -> str:
    """Describe a seat's power; another's lies behind its screen (CH-6)."""
    key = "power.own" if seat == view.seat else "power.other"
    return SENTENCES[language][key].format(name=names[seat], count=view.players[seat].power)


def bag_line(view: HeroesView, language: str) -> str:
    """Describe the bag."""
    return SENTENCES[language]["bag.line"].format(advancements=amount(view.bag, "advancement", language))


def need(view: HeroesView, language: str) -> str:
    """Say what has to be played now (CH-12, CH-13, CH-15, CH-22, CH-27)."""
    say = SENTENCES[language]
    if view.last < 0:
        return say["need.any"]
    if view.ascended:
        return say["need.form"]
    way = "down" if view.falling else "up"
    key = f"need.{way}" if view.strict else f"need.equal_{way}"
    return say[key].format(cards=amount(view.count, "card", language), value=signed(view.value))


def trick_line(view: HeroesView, names: Sequence[str], language: str) -> str:
    """Say who is ahead in the trick, and what would beat that."""
    say = SENTENCES[language]
    if not view.trick:
        return say["trick.empty"].format(name=names[view.turn])
    set_name = play_name(view.trick[-1], language)
    return say["trick.line"].format(name=names[view.last], set=set_name, need=need(view, language))


def bet_line(seat: int, card: Card, names: Sequence[str], language: str) -> str:
    """Describe a Kodora bet on a card that lies before a seat (CH-9, CH-34)."""
    return SENTENCES[language]["bet.line"].format(
        name=names[seat], stake=amount(STAKE, "vp", language), card=card_name(card.card, language)
    )


def goal_line(view: HeroesView, language: str) -> str:
    """Say how the game is won."""
    return SENTENCES[language]["goal.line"].format(vp=amount(view.goal, "vp", language))


def mark_word(mark: str, language: str) -> str:
    """Name what a seat did in this trick: a `mark` of `SeatView`; "" for nothing yet."""
    return SENTENCES[language][f"mark.{mark}"] if mark else ""
