"""The search: information-set Monte Carlo tree search over the engine's interface, for any game and any number of seats.

One open-loop tree: every simulation starts from a fresh state drawn at random from those the observing seat can't
tell apart, so the search knows nothing that this seat doesn't. Actions are chosen by PUCT among those available in
that state; a new leaf is played on for a few decisions by the game's quick policy and then judged; each seat's share
of the victory is backed up and each seat maximises its own. Equal seeds and numbers of simulations give equal trees,
compiled or not.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from ai.knowledge.base import Knowledge, even_shares, settle
from game.engine.contract import OVER, TABLE, State
from game.engine.rng import Rng

EXPLORATION: Final = 1.0  # PUCT's c
CAUTION: Final = 0.15  # how much worse than its parent an untried action is taken to be
PATIENCE: Final = 0.995  # a share of the victory one decision later is worth so much less than now
UCB_EXPLORATION: Final = 0.7  # the textbook's c
SEAT_BITS: Final[i64] = 4
DEEPEST: Final[i64] = 200  # decisions in a line
MOST_NODES: Final[i64] = 400_000  # the tree grows no further, but learns on


class Node:
    """What is known of a decision: how often it was tried and what each seat got."""

    __slots__ = ("available", "children", "totals", "visits")

    def __init__(self, seats: i64) -> None:
        """Start with nothing known."""
        self.visits: i64 = 0
        self.available: i64 = 0  # how often it could be chosen; used by the textbook's rule only
        self.totals: list[float] = [0.0] * seats  # shares of the victory, added up over the visits
        self.children: dict[int, Node] = {}  # by `edge`

    def means(self) -> list[float]:
        """Tell each seat's mean share of the victory; even shares before the first visit."""
        if self.visits == 0:
            return even_shares(len(self.totals))
        visits = float(self.visits)
        return [total / visits for total in self.totals]


def edge(action: int, mover: int) -> int:
    """Number an action by who takes it: after hidden differences the same action may be another seat's."""
    return action << 4 | mover


class Search:
    """Thinking about one position for one seat; it goes on as long as it is run."""

    def __init__(self, state: State, seat: int, knowledge: Knowledge, seed: int, plies: int) -> None:
        """Think about `state` with what `seat` may know; a leaf is judged after `plies` quick decisions."""
        self.state = state.clone()
        self.seat: i64 = seat
        self.knowledge = knowledge
        self.rng = Rng(seed)
        self.plies: i64 = plies
        self.root = Node(state.seats)
        self.nodes: i64 = 1
        self.path: list[Node] = []

    def run(self, simulations: int) -> None:
        """Add so many simulations to the tree."""
        for _ in range(simulations):
            state = self.state.determinize(self.seat, self.rng)
            self.path = [self.root]
            leaf = self.descend(state)
            self.back_up(self.judge(state, leaf))

    def descend(self, state: State) -> bool:
        """Play `state` along the tree to a new leaf; False when the game ended on the way."""
        node = self.root
        while True:
            if state.to_move == TABLE:
                state.apply(state.legal_actions()[0])
                continue
            if state.to_move == OVER:
                return False
            actions = self.knowledge.actions(state)
            if len(actions) == 1:
                state.apply(actions[0])  # a forced move makes no node
                continue
            if (node.visits == 0 and node is not self.root) or len(self.path) > DEEPEST:
                return True
            action = self.select(node, state, actions)
            following = self.child(node, edge(action, state.to_move))
            if following is None:
                return True
            state.apply(action)
            self.path.append(following)
            node = following

    def child(self, node: Node, key: int) -> Node | None:
        """Return what is known of an action, noting a new one; None when the tree may grow no further."""
        found = node.children.get(key)
        if found is None and self.nodes < MOST_NODES:
            found = Node(len(node.totals))
            node.children[key] = found
            self.nodes += 1
        return found

    def select(self, node: Node, state: State, actions: list[int]) -> int:
        """Choose by PUCT: what did well, and what is promising and little tried."""
        priors = self.knowledge.priors(state, actions)
        mover: i64 = state.to_move
        untried: float = -CAUTION
        if node.visits > 0:
            untried += node.totals[mover] / float(node.visits)
        eagerness: float = EXPLORATION * sqrt(float(node.visits + 1))
        best = actions[0]
        best_score: float = -1e9
        for i in range(len(actions)):
            child = node.children.get(edge(actions[i], mover))
            if child is None:
                score = untried + eagerness * priors[i]
            else:
                tried = float(child.visits)
                score = child.totals[mover] / tried + eagerness * priors[i] / (1.0 + tried)
            if score > best_score:
                best_score = score
                best = actions[i]
        return best

    def judge(self, state: State, leaf: bool) -> list[float]:  # noqa: FBT001 (mypyc passes native booleans by position)
        """Tell each seat's share of the victory: the real one at the end, else after a few quick decisions."""
        if leaf:
            plies: i64 = 0
            while plies < self.plies and state.to_move != OVER:
                state.apply(self.knowledge.playout(state, self.rng))
                settle(state)
                plies += 1
        if state.to_move == OVER:
            return state.returns()
        return self.knowledge.evaluate(state, self.rng)

    def back_up(self, shares: list[float]) -> None:
        """Tell every decision of the line what came of it; what comes later counts a little less."""
        seats: i64 = len(shares)
        levelling: float = (1.0 - PATIENCE) / float(seats)
        depth: i64 = len(self.path) - 1
        while depth >= 0:
            node = self.path[depth]
            node.visits += 1
            for seat in range(seats):
                node.totals[seat] += shares[seat]
                shares[seat] = shares[seat] * PATIENCE + levelling
            depth -= 1

    def tried(self) -> list[tuple[int, int, list[float]]]:
        """List the actions tried: action, simulations, each seat's mean share; the most tried first."""
        rows: list[tuple[int, int, list[float]]] = []
        for action in self.root_actions():
            node = self.root.children.get(edge(action, self.state.to_move))
            if node is not None and node.visits > 0:
                rows.append((action, node.visits, node.means()))
        rows.sort(key=_most_tried)
        return rows

    def root_actions(self) -> list[int]:
        """List the actions the search chooses among."""
        return self.knowledge.actions(self.state)

    def line(self) -> list[int]:
        """List the decisions expected next, from this one on, by whoever they are."""
        actions: list[int] = []
        node = self.root
        while node.children and len(actions) < 12:
            best = -1
            most: i64 = 0
            for key, child in node.children.items():
                if child.visits > most:
                    most = child.visits
                    best = key
            if best < 0:
                break
            actions.append(best >> 4)
            node = node.children[best]
        return actions

    def follow(self, action: int, state: State) -> bool:
        """Go on from the position `state` that `action` led to, keeping what is known; False if nothing is."""
        kept = self.root.children.get(edge(action, self.state.to_move))
        if kept is None or kept.visits == 0:
            return False
        self.root = kept
        self.state = state.clone()
        return True


def _most_tried(row: tuple[int, int, list[float]]) -> int:
    return -row[1]


class TextbookSearch(Search):
    """The anchor to measure against: UCB among what is available, uniform playouts to the end, no knowledge."""

    def select(self, node: Node, state: State, actions: list[int]) -> int:
        """Choose an untried action at random, else by UCB over how often each was available."""
        mover: i64 = state.to_move
        untried: list[int] = []
        best = actions[0]
        best_score: float = -1.0
        for action in actions:
            child = node.children.get(edge(action, mover))
            if child is None:
                untried.append(action)
                continue
            child.available += 1
            tried = float(child.visits)
            score = child.totals[mover] / tried + UCB_EXPLORATION * sqrt(log(float(child.available)) / tried)
            if score > best_score:
                best_score = score
                best = action
        if untried:
            return untried[self.rng.below(len(untried))]
        return best

    def back_up(self, shares: list[float]) -> None:
        """Tell every decision of the line what came of it."""
        for node in self.path:
            node.visits += 1
            for seat in range(len(shares)):
                node.totals[seat] += shares[seat]
