"""The words of a game that has none of its own in Python: all from its Fluent file, by the names of things.

title, blurb                  its name, and one sentence about it
card-NAME, card-NAME-text     a card, and what it does; NAME is its word in the notation
event-KIND                    the log's line for an event: KIND is "played" for what a `CardEvent` calls so,
                              or for the class `Played`
why-CODE                      why something can't be done
score, ending                 what is counted, and why $names have won, $count of them (optional)
option-NAME, option-NAME-VALUE

An event's fields are variables: `target`, `winner` and `loser` are seats and become names, texts are cards
and become their names, or "hidden" for who may not know. $who is who did it, at the beginning of a sentence;
$name is the same, or "you" for the only person at the screen, for texts that tell both apart; $target_name
(and so on) does that for $target.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from game.engine.declared import CardEvent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.errors import Reason
    from game.engine.events import Event
    from game.engine.views import View
    from game.texts.texts import Texts

SEATS: Final = frozenset({"target", "winner", "loser"})  # fields that hold a seat
HIDDEN: Final = "hidden"
NOBODY: Final = "nobody"


class StockWords:
    """Words of views, events and reasons; see `game.screens.match.game.Says`."""

    def blurb(self, texts: Texts) -> str:
        """Say in a few words what the game is."""
        return texts("blurb")

    def option_label(self, name: str, texts: Texts) -> str:
        """Name an option."""
        return texts(f"option-{name}")

    def option_value(self, name: str, value: object, texts: Texts) -> str:
        """Name a value of an option; a number or a word without a text is its own name."""
        key = f"option-{name}-{value}".lower()
        return texts(key) if texts.has(key) else str(value)

    def scores(self, view: View, texts: Texts) -> list[tuple[str, tuple[str, ...]]]:
        """Tell the score, or who has won."""
        label, counts = self.standing(view, texts)
        return [(label, tuple(texts.number(count) for count in counts))]

    def standing(self, view: View, texts: Texts) -> tuple[str, tuple[int, ...]]:
        """Return the view's `scores` under the name they have, or 1 for a winner and 0 for the others."""
        won = tuple(int(place == 1) for place in view.places) or (0,) * view.seats
        return texts("score" if texts.has("score") else "stock-score"), getattr(view, "scores", won)

    def ending(self, view: View, names: Sequence[str], texts: Texts) -> str:
        """Say why the winners have won; "" without a text: that they have is told anyway."""
        if not texts.has("ending"):
            return ""
        winners = [names[seat] for seat, place in enumerate(view.places) if place == 1]
        return texts("ending", name=winners[0], names=texts.people(winners), count=len(winners))

    def tell(self, events: Sequence[Event], names: Sequence[str], texts: Texts) -> str:
        """Say what a step came to: a sentence for each event that has one."""
        return " ".join(filter(None, (line_of(event, names, texts) for event in events)))

    def reason(self, reason: Reason, texts: Texts) -> str:
        """Say why something can't be done."""
        key = f"why-{reason.code}"
        facts = {name: card_name(fact, texts) for name, fact in reason.facts.items()}
        return texts(key, **facts) if texts.has(key) else texts("stock-not_now")


WORDS: Final = StockWords()


def line_of(event: Event, names: Sequence[str], texts: Texts) -> str:
    """Word an event by its fields; "" for one without a text."""
    key = f"event-{slug(event)}"
    if not texts.has(key):
        return ""
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    facts = {name: _fact(name, fact, names, texts) for name, fact in fields.items()}
    facts |= {f"{name}_name": _name(fields[name], names) for name in SEATS & fields.keys()}
    name = _name(event.seat, names)
    who = texts.people([name])
    return texts(key, name=name, who=who[:1].upper() + who[1:], **facts)


def slug(event: Event) -> str:
    """Name an event as Fluent files do: by `what` it is, or its class: "RoundWon" is "round-won"."""
    if isinstance(event, CardEvent):
        return event.what
    return re.sub(r"(?<=.)(?=[A-Z])", "-", type(event).__name__).lower()


def cards_of(event: Event, texts: Texts) -> list[str]:
    """List the cards that an event's fields name."""
    facts = (getattr(event, name) for name in event.__struct_fields__)
    return [fact for fact in facts if isinstance(fact, str) and texts.has(f"card-{fact}")]


def card_name(fact: object, texts: Texts) -> object:
    """Name what a text stands for: a card, or else itself."""
    key = f"card-{fact}"
    return texts(key) if isinstance(fact, str) and fact and texts.has(key) else fact


def _fact(name: str, fact: object, names: Sequence[str], texts: Texts) -> object:
    if name in SEATS:
        name = _name(fact, names)
        return name if name == NOBODY else texts.people([name])
    if isinstance(fact, tuple):
        return texts.join(str(card_name(one, texts)) for one in fact)
    return HIDDEN if fact is None else card_name(fact, texts)


def _name(seat: object, names: Sequence[str]) -> str:
    """Return a seat's name, or "you" for the only person at the screen."""
    return names[seat] if isinstance(seat, int) and seat >= 0 else NOBODY
