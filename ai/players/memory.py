"""The search trees that a player keeps, moved along with what their seats saw happen.

Nobody tells a tree what was decided: it looks for the one action that leads from a position, as its seat knew
it, to the next. Where there is none, or where several would have looked the same, the tree is dropped. What
the table does has no nodes; but an action that means something else after it, because a card was turned up,
loses what was found about it. The notation tells: it names the pieces.

What stays is prior knowledge: some of it was counted in worlds that have since turned out impossible. New
simulations start from the present position alone, so they never enter such a world.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from librt.vecs import vec

from ai.search import MOST_NODES, edge
from game.engine.contract import TABLE
from game.engine.match import resolve_chance
from game.engine.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ai.search import Search
    from game.engine.contract import State
    from game.engine.views import View

WORLDS: Final = 4  # in all of which an action must mean the same
MOVER_BITS: Final = 4  # the lowest of an edge, which name who moves


@dataclass(slots=True)
class Tree:
    """The tree of a seat."""

    search: Search
    own: bool = False  # whether the seat's own decision led here, and nothing else since

    def move(self, state: State) -> bool:
        """Move to `state`, as the seat knows it: the next step, if any; False if that can't be followed."""
        search, before = self.search, self.search.state
        view = state.view(search.seat)
        if before.view(search.seat) == view:
            return True
        self.own = before.to_move == search.seat
        if before.to_move == TABLE:
            self._turn_up(state)
            return True
        worlds = self._worlds()
        forced = [(world, action) for world in worlds for action in _forced(search, world)]
        if len(forced) < len(worlds):
            tried = self._tried(int(before.to_move))
            action = _meant(tried, worlds[:1] if self.own else worlds, view)
            if action is not None and search.follow(action, state):
                search.root.reweigh = 0
                return True
        search.state = state.clone()  # what is forced has no node
        return any(_leads(world, action, view) for world, action in forced)

    def _turn_up(self, state: State) -> None:
        """Move to `state` after the table's steps; of what they gave another meaning, forget everything."""
        search, worlds = self.search, self._worlds()
        for world in worlds:
            resolve_chance(world)
        root, mover = search.root, int(state.to_move)
        same = {action for action in self._tried(mover) if _means_the_same(action, (state, *worlds))}
        left = {edge(action, mover): root.children[edge(action, mover)] for action in same}
        lost = sum(int(child.visits) for key, child in root.children.items() if key not in left)
        share = 1 - lost / max(1, int(root.visits))
        root.children, root.visits = left, int(root.visits) - lost
        root.totals = vec[float]([total * share for total in root.totals])
        root.actions, root.reweigh = [], 0  # to be looked up anew
        search.nodes = root.size()
        search.state = state.clone()

    def _tried(self, mover: int) -> list[int]:
        """Return the actions of `mover` that were tried here."""
        keys = self.search.root.children
        return [key >> MOVER_BITS for key in keys if edge(key >> MOVER_BITS, mover) == key]

    def _worlds(self) -> list[State]:
        """Return positions that look to the seat as this one does."""
        search = self.search
        return [search.state.determinize(search.seat, Rng(number)) for number in range(WORLDS)]


class Memory:
    """A player's trees, by seat; together they are no greater than one may be."""

    def __init__(self) -> None:
        """Remember nothing."""
        self._trees: dict[int, Tree] = {}  # the one used last comes last

    def see(self, positions: Sequence[State], seat: int) -> None:
        """Move the tree of `seat` through positions as it knew them; it may be at any of them already.

        Between two that follow one another lies a decision, or the table's steps after it.
        """
        tree = self._trees.get(seat)
        if tree is None:
            return
        here = tree.search.state.view(seat)
        known = [place for place, state in enumerate(positions) if state.view(seat) == here]
        for state in positions[known[-1] + 1 if known else 0 :]:
            if not tree.move(state):
                del self._trees[seat]
                return

    def recall(self, state: State, seat: int) -> Tree | None:
        """Return the tree of `seat`, moved to `state`; None, and it is dropped, if that can't be followed."""
        tree = self._trees.pop(seat, None)
        if tree is None or not tree.move(state):
            return None
        self._trees[seat] = tree
        return tree

    def forget(self) -> None:
        """Drop all trees."""
        self._trees.clear()

    def keep(self, search: Search) -> None:
        """Keep the tree of a new search; the ones unused for longest make room."""
        self._trees.pop(search.seat, None)
        self._trees[search.seat] = Tree(search)
        while len(self._trees) > 1 and sum(tree.search.nodes for tree in self._trees.values()) > MOST_NODES:
            del self._trees[next(iter(self._trees))]


def _forced(search: Search, world: State) -> list[int]:
    """Return the one action that there is to choose from in a world, if there is no other."""
    actions = search.evaluator.actions(world)
    return actions if len(actions) == 1 else []


def _meant(tried: Sequence[int], worlds: Sequence[State], view: View) -> int | None:
    """Return which action leads to `view`; None unless it is one, and the same in all worlds."""
    found = {
        action
        for world in worlds
        for action in set(world.legal_actions()).intersection(tried)
        if _leads(world, action, view)
    }
    if len(worlds) == 1:  # the seat's own decision: all that leads there is alike
        return min(found, default=None)
    action = found.pop() if len(found) == 1 else None
    return action if action is not None and _means_the_same(action, worlds) else None


def _leads(state: State, action: int, view: View) -> bool:
    """Whether `action` leads from `state` to what its seat sees as `view`."""
    twin = state.clone()
    twin.apply(action)
    return twin.view(view.seat) == view


def _means_the_same(action: int, worlds: Iterable[State]) -> bool:
    """Whether an action is written alike in all of `worlds`."""
    return len({_text(action, world) for world in worlds}) == 1


def _text(action: int, state: State) -> str:
    """Return an action's notation; "" where it has none, because what it is about isn't there."""
    try:
        return state.notation(action)
    except (IndexError, KeyError, ValueError, OverflowError):
        return ""
