"""The battle table at one moment, for its layout: the viewer, the picks, the sets that face each other."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from game.dust_collectorz.rules.battle.seen import side
from game.dust_collectorz.rules.cards.facts import NO_TRIBE, TRIBE
from game.dust_collectorz.rules.pieces import KIND
from game.dust_collectorz.table.look import NO_MARKS, NOBODY, Look
from game.dust_collectorz.table.picks import picks
from game.dust_collectorz.words.naming import stat_name
from game.dust_collectorz.words.reckoning import Reckoning, reckoned, settled
from game.table.contract import Setting
from game.table.pieces import Face

if TYPE_CHECKING:
    from game.dust_collectorz.rules.view import DustView, SetView

LAYING: Final = frozenset({"attacking", "answering", "following"})
BETWEEN_ROUNDS: Final = frozenset({"refilling", "arriving", "discarding", "finishing", "dealing"})
BEFORE: Final = frozenset({"tossing", "choosing", "naming", "dealing"})


class Fight(NamedTuple):
    """The two sides that face each other. Side 0 is the attack, side 1 the answer."""

    sets: tuple[SetView | None, SetView | None]  # what lies open
    seats: tuple[int, int]  # who they are; NOBODY where nobody is yet
    building: int  # the side on which somebody is laying; NOBODY for none
    reckoning: Reckoning | None  # what it comes to


class Moment(Look):
    """A view, its setting, and what follows from both for places and marks."""

    def __init__(self, view: DustView, setting: Setting) -> None:
        """Combine `view` and `setting`."""
        super().__init__(view, setting)
        self.picked: Counter[str] = Counter(setting.picked)

    def stat_name(self, stat: int) -> str:
        """Name a stat."""
        return stat_name(stat, self.setting.texts)

    def name(self, seat: int) -> str:
        """Return the name of a seat."""
        return self.setting.seats[seat].name

    def addressed(self, seat: int) -> str:
        """Return what sentences call a seat: its name, or YOU."""
        return self.setting.addressed[seat]

    @property
    def team(self) -> bool:
        """Whether partners play together."""
        return self.view.mode == "team"

    @property
    def begun(self) -> bool:
        """Whether the first round has begun."""
        return self.view.phase not in BEFORE

    @property
    def decides(self) -> bool:
        """Whether the viewer is to move."""
        return bool(self.setting.legal)

    @cached_property
    def build(self) -> SetView | None:
        """The set the viewer is laying, if all viewers may see it."""
        build = self.view.build
        if build is None or self.view.to_move != self.view.seat or self.view.phase not in LAYING:
            return None
        primary: int | None = build.primary  # None where not all who look see it
        return None if primary is None else build

    @property
    def stacking(self) -> bool:
        """Whether the viewer has laid a primary, so that further cards are optional."""
        return self.build is not None and self.build.primary >= 0

    @cached_property
    def laid_refs(self) -> tuple[int, ...]:
        """The refs of the cards that have left the hand for the set being laid."""
        build = self.build
        if build is None:
            return ()
        refs = (build.primary, *build.supports, build.counter, *build.prices)
        return tuple(ref for ref in refs if ref >= 0)

    @cached_property
    def fight(self) -> Fight:
        """Which sets face each other now."""
        view = self.view
        if view.phase in {"attacking", "following"}:
            other = 1 - view.to_move if view.seats == 2 else NOBODY
            return Fight((None, None), (view.to_move, other), 0, None)
        if view.phase == "answering":
            attack = view.attack
            return Fight((attack, None), (seat_of(attack), view.to_move), 1, None)
        if not view.outcome:
            reckoning = None
            if view.phase == "comparing" and view.attack is not None and view.answer is not None:
                reckoning = reckoned(view)
            return Fight(
                (view.attack, view.answer), (seat_of(view.attack), seat_of(view.answer)), NOBODY, reckoning
            )
        attack = view.beaten[view.fought] if 0 <= view.fought < len(view.beaten) else view.attack
        answer = view.answer
        done = None
        if attack is not None and answer is not None and view.outcome != "trapped":
            done = settled(view, attack, answer)
        return Fight((attack, answer), (seat_of(attack), seat_of(answer)), NOBODY, done)

    @property
    def wheel(self) -> tuple[int, int]:
        """The attacking tribe, -1 without one, and the tribes that may answer it, as a mask."""
        attack = self.fight.sets[0]
        if self.view.phase == "attacking" and self.build is not None and self.build.primary >= 0:
            tribe = TRIBE[self.build.primary & KIND]
            return (NOBODY if tribe == NO_TRIBE else tribe), 0
        if attack is None or attack.primary < 0:
            return NOBODY, 0
        tribe = TRIBE[attack.primary & KIND]
        if tribe == NO_TRIBE:
            return NOBODY, 0
        near = 1 << (tribe + 1) % NO_TRIBE | 1 << (tribe + NO_TRIBE - 1) % NO_TRIBE
        return tribe, near

    @property
    def stat(self) -> int:
        """The stat that the clash is about; NOBODY while none is named."""
        view = self.view
        if view.phase in {"attacking", "following"} or not self.begun or view.phase in BETWEEN_ROUNDS:
            return NOBODY
        return view.clash_stat if self.fight.reckoning or view.phase == "sniping" else view.stat

    # Faces

    def card(self, kind: int, *, dim: bool = False) -> Face:
        """The face of a card; a close look shows its words."""
        return Face("card", (int(kind), dim, self.setting.texts))

    def side(self, seat: int) -> int:
        """Return the seat that holds a seat's capture pile."""
        return side(self.view, seat)

    # Marks

    @cached_property
    def _wishes(self) -> list[Counter[str]]:
        wishes = [Counter(picks(self.view, action)) for action in self.setting.legal]
        return [wish for wish in wishes if self.picked <= wish]

    @cached_property
    def useful(self) -> frozenset[str]:
        """The keys that could be picked next."""
        return frozenset(key for wish in self._wishes for key in wish - self.picked)

    def marks(self, key: str, *, quiet: bool = False) -> frozenset[str]:
        """Return the marks of a piece; a `quiet` one isn't highlighted even if it can be picked."""
        if key in self.picked:
            return frozenset({"picked"})
        if not self.decides or key not in self.useful:
            return NO_MARKS
        return frozenset({"open" if quiet and not self.picked else "legal"})


def seat_of(laid: SetView | None) -> int:
    """Return whose set it is; NOBODY's if there is none."""
    return NOBODY if laid is None or laid.seat is None else laid.seat
