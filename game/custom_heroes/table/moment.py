"""The table at one moment, for its layout: the viewer, the picks, the options."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from game.custom_heroes.rules.actions import BET, BET_OWN, PLAY, VERB, active_places, played_places
from game.custom_heroes.rules.cards import ASCEND, DOUBLE, KODORA, WILD
from game.custom_heroes.rules.reasons import ability
from game.custom_heroes.table.picks import ability_key, kind_key, picks
from game.engine.contract import OVER
from game.table.contract import Setting
from game.table.pieces import Face, Seat

if TYPE_CHECKING:
    from game.custom_heroes.rules.view import Card, HeroesView, SeatView

Fact = TypeVar("Fact")

NO_MARKS: Final[frozenset[str]] = frozenset()
CLOSE: Final = (350.0, 490.0)  # a card at a close look
BACK: Final = Face("back")


def told(fact: Fact | None) -> Fact | None:
    """Return a fact of a common view; None if the viewers know it differently."""
    return fact


def addressed(seat: Seat) -> str:
    """Return what sentences call a seat: its name, or YOU for the only person at the screen."""
    return seat.addressed or seat.name


class Playable(NamedTuple):
    """A value that could be played now."""

    value: int
    cards: int  # the most cards it can be played with, doubles counted twice
    ascended: bool  # only as an Ascended Form, whose value has no meaning


class Moment:
    """A view, its setting, and what follows from both for the marks on the pieces."""

    def __init__(self, view: HeroesView, setting: Setting) -> None:
        """Combine `view` and `setting`."""
        self.view = view
        self.setting = setting
        self.me: SeatView = view.players[view.seat]
        self.picked: Counter[str] = Counter(setting.picked)

    def words(self, key: str, **facts: object) -> str:
        """Return a caption in the language spoken."""
        return self.setting.texts(f"caption-{key}", **facts)

    def name(self, seat: int) -> str:
        """Return the name of a seat, for its plate."""
        return self.setting.seats[seat].name

    def addressed(self, seat: int) -> str:
        """Return what sentences call a seat."""
        return addressed(self.setting.seats[seat])

    @property
    def hand(self) -> tuple[Card, ...]:
        """The viewer's hand; () where it is hidden."""
        return told(self.me.hand) or ()

    @property
    def unused(self) -> tuple[int, ...] | None:
        """The viewer's unused advancements; None where they are hidden."""
        return told(self.me.unused)

    @cached_property
    def closed(self) -> bool:
        """Whether there are several viewers, so that the seat's secrets stay hidden."""
        secrets = (self.me.hand, self.me.unused, self.view.unseen)
        return any(told(secret) is None for secret in secrets) or any(
            told(card) is None for card in self.view.unseen
        )

    @property
    def loose(self) -> tuple[tuple[int, int], ...]:
        """What the viewer sleeved in this turn: card and gem."""
        return told(self.view.loose) or ()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.view.to_move == OVER

    @property
    def round_over(self) -> bool:
        """Whether a round is over and the next phase has not begun."""
        view = self.view
        placed = [player.place for player, part in zip(view.players, view.taking_part, strict=True) if part]
        return view.phase in {"dealing", "judging"} and not self.over and all(placed)

    @property
    def my_turn(self) -> bool:
        """Whether the viewer is to move."""
        return bool(self.setting.legal)

    @cached_property
    def _all_wishes(self) -> list[tuple[int, Counter[str]]]:
        return [(action, Counter(picks(self.view, action))) for action in self.setting.legal]

    @cached_property
    def _wishes(self) -> list[tuple[int, Counter[str]]]:
        return [(action, wish) for action, wish in self._all_wishes if self.picked <= wish]

    @cached_property
    def useful(self) -> frozenset[str]:
        """The keys that could be picked next."""
        return frozenset(key for _, wish in self._wishes for key in wish - self.picked)

    @cached_property
    def laid(self) -> frozenset[str]:
        """The keys that belong to any legal play or bet, whatever is picked."""
        plays = [wish for action, wish in self._all_wishes if action & VERB in (PLAY, BET)]
        own = any(action & VERB == BET_OWN for action, _ in self._all_wishes)
        return frozenset([*(key for wish in plays for key in wish), *([kind_key(KODORA)] if own else [])])

    def marks(self, key: str) -> frozenset[str]:
        """Return the marks of the piece of this key."""
        if key in self.picked:
            return frozenset({"picked"})
        if not self.my_turn:
            return NO_MARKS
        if self.picked:
            return self._marks_while_picking(key)
        calls = self.view.phase == "betting" or self.view.last >= 0
        shown = calls and key.startswith(("card:", "kind:")) and key in self.laid
        return frozenset({"legal"}) if shown else NO_MARKS

    def _marks_while_picking(self, key: str) -> frozenset[str]:
        if not self._wishes:  # gathered freely, and no play as it is
            return NO_MARKS
        if key not in self.useful:
            return frozenset({"dim"})
        sleeving = any(picked.startswith("kind:") for picked in self.picked)
        if key.startswith("card:"):
            return frozenset({"open" if sleeving else "legal"})
        unplayable = self.laid.isdisjoint(self.picked)
        return frozenset({"open"}) if unplayable and key.startswith("kind:") else NO_MARKS

    @cached_property
    def activatable(self) -> frozenset[str]:
        """The keys of abilities that any legal play activates, whatever is picked."""
        return frozenset(key for _, wish in self._all_wishes for key in wish if key.startswith("ability:"))

    def can_activate(self, card: int) -> bool:
        """Whether the ability of a card in hand could be activated now."""
        return ability_key(card) in self.activatable

    @cached_property
    def playable(self) -> tuple[Playable, ...]:
        """The values that could be played now, the smallest first."""
        found: dict[int, Playable] = {}
        for action in self.setting.legal:
            if action & VERB == PLAY and self.hand:
                play = self._played(action)
                known = found.get(play.value, play)
                found[play.value] = Playable(
                    play.value, max(play.cards, known.cards), play.ascended and known.ascended
                )
        return tuple(found[value] for value in sorted(found))

    def _played(self, action: int) -> Playable:
        places, active = played_places(action), active_places(action)
        value, count, ascended = 0, 0, False
        for place, card in enumerate(self.hand):
            if places >> place & 1:
                power = ability(card) if active >> place & 1 else 0
                count += 2 if power == DOUBLE else 1
                ascended = ascended or power == ASCEND
                value = card.value if power != WILD else value
        return Playable(value, count, ascended)


def card_face(card: Card, *, active: bool = False) -> Face:
    """The face of a card; its back where one of the viewers doesn't know it."""
    if any(told(kind) is None for kind in told(card.slots) or (None,)):
        return BACK
    return Face("card", (card.card, card.slots, active))
