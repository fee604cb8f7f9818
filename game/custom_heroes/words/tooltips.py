"""Describes the pieces of Custom Heroes: for tooltips, keyboard focus and screen readers.

Viewers learn only what they may know: another seat's screen hides kinds and power (CH-6).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.custom_heroes.rules import cards as box
from game.custom_heroes.rules.advancements import ABILITIES, GEMS
from game.custom_heroes.rules.cards import ADVANCEMENTS, NO_ABILITY, YELLOW
from game.custom_heroes.words.naming import amount, card_name, gain, kind_name, play_name, signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.custom_heroes.rules.view import Card, HeroesView
    from game.texts.texts import Texts


def card_line(card: Card, texts: Texts) -> str:
    """Describe a card as the viewer knows it: its value and how that arises, its sleeve, its ability."""
    name = card_name(card.card, texts)
    kinds = [kind for kind in card.slots if kind >= 0]
    if not kinds:
        return texts("card-bare", card=name, value=signed(card.value))
    sleeve = texts.join(kind_name(kind, texts) for kind in kinds)
    line = texts("card-line", card=name, value=signed(card.value), sum=_sum(card, texts), kinds=sleeve)
    if card.slots[YELLOW] < 0:
        return line
    return f"{line} {ability_line(card.slots[YELLOW], texts)} {texts('ability-unused')}"


def _sum(card: Card, texts: Texts) -> str:
    """Word how a card's value arises (CH-11); "none" for its base value."""
    aura = card.slots[box.GREEN]
    value = ADVANCEMENTS[aura].aura if aura >= 0 else card.base
    first = texts("card-aura", value=value) if aura >= 0 else str(value)
    items = [card.slots[gem] for gem in (box.RED, box.BLUE) if card.slots[gem] >= 0]
    modifiers = [ADVANCEMENTS[kind].modifier for kind in items]
    if aura < 0 and not modifiers:
        return "none"
    return first + "".join(f" {'+' if change > 0 else '−'} {abs(change)}" for change in modifiers)


def kind_line(kind: int, texts: Texts) -> str:
    """Describe a kind of advancement: where it sits, what it does, what that costs."""
    row = ADVANCEMENTS[kind]
    name, slot = kind_name(kind, texts), texts(f"slot-{GEMS[row.gem]}")
    if row.ability != NO_ABILITY:
        line = texts("kind-ability", kind=name, slot=slot, cost=row.cost)
        return f"{line} {texts(f'ability-{ABILITIES[row.ability]}')}"
    key = "kind-item" if row.aura is None else "kind-aura"
    return texts(key, kind=name, slot=slot, value=row.aura, modifier=gain(row.modifier))


def ability_line(kind: int, texts: Texts) -> str:
    """Word the cost and effect of the ability of a kind of advancement; "" for a kind without one."""
    row = ADVANCEMENTS[kind]
    if row.ability == NO_ABILITY:
        return ""
    line = texts("ability-line", kind=kind_name(kind, texts), cost=row.cost)
    return f"{line} {texts(f'ability-{ABILITIES[row.ability]}')}"


def screen_line(view: HeroesView, seat: int, names: Sequence[str], texts: Texts) -> str:
    """Describe what is behind a seat's screen, as far as the viewer may know."""
    player = view.players[seat]
    own = seat == view.seat
    power = amount(player.power, "power", texts) if own else ""
    advancements = amount(player.advancements, "advancement", texts)
    key = "screen-own" if own else "screen-other"
    line = texts(key, name=names[seat], advancements=advancements, power=power)
    return f"{line} {texts('screen-fresh', count=player.fresh)}" if player.fresh else line


def vp_line(view: HeroesView, seat: int, names: Sequence[str], texts: Texts) -> str:
    """Describe a seat's VP: how many, how many of them at stake, whether they suffice."""
    player = view.players[seat]
    parts = [texts("vp-line", name=names[seat], vp=player.vp, goal=view.goal)]
    if player.staked:
        parts.append(texts("vp-staked", vp=player.staked))
    if player.vp >= view.goal:
        parts.append(texts("vp-reached"))
    return " ".join(parts)


def seat_line(view: HeroesView, seat: int, names: Sequence[str], texts: Texts) -> str:
    """Describe all that lies before a seat: what it keeps behind its screen only to itself."""
    behind = power_line if seat == view.seat else screen_line
    cards = texts("seat-cards", count=view.players[seat].cards)
    return " ".join((vp_line(view, seat, names, texts), cards, behind(view, seat, names, texts)))


def power_line(view: HeroesView, seat: int, names: Sequence[str], texts: Texts) -> str:
    """Describe a seat's power; another's lies behind its screen (CH-6)."""
    if seat != view.seat:
        return texts("power-other", name=names[seat])
    power = view.players[seat].power
    return texts("power-own", name=names[seat], count=power, trade=box.TRADE, limit=box.POWER_LIMIT)


def need(view: HeroesView, texts: Texts) -> str:
    """Return what has to be played now (CH-12, CH-13, CH-15, CH-22, CH-27)."""
    if view.last < 0:
        return texts("need-any")
    if view.ascended:
        return texts("need-form")
    return texts(f"need-{way_of(view)}", count=view.count, value=signed(view.value))


def way_of(view: HeroesView) -> str:
    """Name which values follow: "up" or "down", after "strict_" where equal ones don't."""
    return ("strict_" if view.strict else "") + ("down" if view.falling else "up")


def trick_line(view: HeroesView, names: Sequence[str], texts: Texts) -> str:
    """Return who is ahead in the trick, and what would beat that."""
    if not view.trick:
        return texts("trick-empty", name=names[view.turn])
    set_name = play_name(view.trick[-1], texts)
    return texts("trick-line", name=names[view.last], set=set_name, need=need(view, texts))


def bet_line(seat: int, card: Card, names: Sequence[str], texts: Texts) -> str:
    """Describe a Kodora bet on a card that lies before a seat (CH-9, CH-34)."""
    return texts("bet-line", name=names[seat], stake=box.STAKE, card=card_name(card.card, texts))
