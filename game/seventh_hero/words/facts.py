"""What sentences may name: the facts of an event, and of an ability that is used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.seventh_hero.rules import events as happened
from game.seventh_hero.rules.actions import CANCEL, USE_CHIEFTAIN, USE_OUTCAST, hero_of
from game.seventh_hero.rules.cards import CHIEFTAIN, SHIELD_MAIDEN
from game.seventh_hero.words.naming import hero_name, needed, the_card, the_hero, whose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.events import Event
    from game.seventh_hero.rules.view import SeventhView, Use
    from game.texts.texts import Texts

Facts = dict[str, str | int]
SEATS: Final = {"seat": "name", "to": "next", "next": "next", "leader": "leader", "target": "target"}
"""Fields of events that hold a seat, and what sentences call it."""


def facts_of(event: Event, names: Sequence[str], texts: Texts) -> Facts:
    """Return what sentences about an event may name: its seats, cards, hero, numbers.

    "" stands for a card that those who read may not know.
    """
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    facts: Facts = {SEATS[name]: names[seat] for name, seat in fields.items() if name in SEATS and seat >= 0}
    facts["card"] = the_card(fields["card"], texts) if fields.get("card") else ""
    facts["count"] = fields.get("heroes", 0)
    match event:
        case happened.QuestSet():
            facts |= {"need": needed(event.hero, event.fits, texts), "hero": hero_name(event.hero, texts)}
        case happened.Asked():
            facts["equal"] = "yes" if event.equal else "no"
        case happened.Used(hero=hero) if hero == SHIELD_MAIDEN:
            facts["hero"] = whose(event.at, names[event.target], texts)
        case happened.Used(hero=hero) if hero == CHIEFTAIN:
            facts["hero"] = the_hero(event.at, texts)
        case happened.Cancelled():
            facts["hero"] = whose(event.hero, names[event.whose], texts)
        case happened.Readied():
            facts["hero"] = the_hero(event.hero, texts)
        case happened.Drew():
            known = [the_card(number, texts) for number in event.cards if number is not None]
            facts |= {"count": len(event.cards), "hand": texts.join(known)}
    return facts


def facts_of_use(
    view: SeventhView, action: int, declared: Sequence[Use], names: Sequence[str], texts: Texts
) -> Facts:
    """Return what sentences about using a hero may name: what it is used on, how many cards it draws.

    A Shield Maiden cancels the last of the uses `declared` before.
    """
    facts: Facts = {"target": names[view.leader], "hero": "none", "count": min(2, view.left)}
    if action >= USE_OUTCAST:
        facts["target"] = names[action - int(USE_OUTCAST)]
    elif action >= USE_CHIEFTAIN:
        facts["hero"] = the_hero(action - int(USE_CHIEFTAIN), texts)
    elif action == CANCEL and declared:
        facts["hero"] = whose(hero_of(declared[-1].action), names[declared[-1].seat], texts)
    return facts
