"""The table at one moment, for its layout: the viewer, the picks, the options."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING, Final

from game.engine.contract import OVER
from game.seventh_hero.rules.cards import HEROES, quest
from game.seventh_hero.table.picks import picks
from game.seventh_hero.words import notes
from game.table.contract import Setting
from game.table.pieces import Face

if TYPE_CHECKING:
    from game.seventh_hero.rules.view import BuriedCard, SeatView, SeventhView

NO_MARKS: Final[frozenset[str]] = frozenset()
CLOSE: Final = (430.0, 602.0)  # a card at a close look
CLOSE_BACK: Final = (170.0, 238.0)  # a back has nothing to show; its words come with the look
BACK: Final = Face("back")
ASKING: Final = frozenset({"asking", "replying"})


class Moment:
    """A view, its setting, and what follows from both for words and marks."""

    def __init__(self, view: SeventhView, setting: Setting) -> None:
        """Combine `view` and `setting`."""
        self.view = view
        self.setting = setting
        self.me: SeatView = view.players[view.seat]
        self.picked: Counter[str] = Counter(setting.picked)

    def addressed(self, seat: int) -> str:
        """Return what sentences call a seat."""
        return self.setting.addressed[seat]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.view.to_move == OVER

    @property
    def begun(self) -> bool:
        """Whether a quest is face up."""
        return self.view.quest != 0

    @property
    def quest_is_on(self) -> bool:
        """Whether the quest on show belongs to this turn, not the last."""
        return self.begun and self.view.phase not in {"dealing", "questing"} and not self.over

    @property
    def decides(self) -> bool:
        """Whether the viewer is to move."""
        return bool(self.setting.legal)

    @cached_property
    def hand(self) -> tuple[int, ...]:
        """The viewer's hand; () where one of the viewers may not see it."""
        return notes.own_hand(self.view)

    @cached_property
    def wanted(self) -> frozenset[int]:
        """The numbers that meet the quest (SH-1)."""
        if not self.begun:
            return frozenset()
        met = quest(self.view.quest, self.view.seats)
        return frozenset(number for number in HEROES if met >> number & 1)

    @cached_property
    def hints(self) -> list[tuple[int, BuriedCard]]:
        """The hints given about the wanderer on its way, with their places among the buried cards."""
        return [
            (place, card)
            for place, card in enumerate(self.view.buried)
            if self.view.wandering and card.about == notes.ON_ITS_WAY
        ]

    # Marks

    @cached_property
    def _wishes(self) -> list[Counter[str]]:
        wishes = [Counter(picks(self.view, action)) for action in self.setting.legal]
        return [wish for wish in wishes if self.picked <= wish]

    @cached_property
    def useful(self) -> frozenset[str]:
        """The keys that could be picked next."""
        return frozenset(key for wish in self._wishes for key in wish - self.picked)

    def marks(self, key: str) -> frozenset[str]:
        """Return the marks of the piece of this key."""
        if key in self.picked:
            return frozenset({"picked"})
        if not self.decides:
            return NO_MARKS
        if self.picked:
            return frozenset({"legal"}) if key in self.useful else NO_MARKS
        calls = self.view.phase != "holding" or key == "wanderer"
        return frozenset({"legal"}) if calls and key in self.useful and key[:5] != "seat:" else NO_MARKS


def hero_face(number: int, seats: int, *, ready: bool = True) -> Face:
    """The face of a hero's card at a table of so many seats."""
    return Face("hero", (number, seats, ready))
