"""The search: information-set Monte Carlo tree search over the engine's interface, for any game.

One open-loop tree: every simulation starts from a determinization for the observing seat, so the search knows
nothing that this seat doesn't. PUCT selects among the actions available in that state, unless the opponent
policy predicts a rival's action. A new leaf is played on for a few decisions by the fast policy and then
evaluated; each seat's win rate is backed up, and each seat maximises its own. Equal seeds and numbers of
simulations give equal trees, compiled or not.
"""

from __future__ import annotations

import gc
from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ai.evaluators.base import UNPREDICTED, Evaluator, even_shares, weights_of
from game.engine.contract import OVER, TABLE, State
from game.engine.rng import Rng

EXPLORATION: Final = 1.0  # PUCT's c
FPU_REDUCTION: Final = (
    0.15  # first-play urgency: an untried action is taken to be so much worse than its parent
)
DISCOUNT: Final = 0.995  # a win one decision later counts for so much
UCB_EXPLORATION: Final = 0.7  # the textbook's c
DEEPEST: Final[i64] = 200  # decisions per simulation, before the fast policy takes over
SURENESS: Final = 0.5  # standard errors below its mean at which an action is valued
CONTENDER: Final = 0.15  # of the most tried action's visits; an action with fewer is not chosen
LONGEST_LINE: Final = 12  # decisions predicted
MOST_NODES: Final[i64] = 160_000  # about 1 KB each; beyond that the tree keeps learning but doesn't grow


def alike(some: list[int], others: list[int]) -> bool:
    """Return whether two lists of actions are the same: compiled, faster than `==`."""
    return len(some) == len(others) and all(some[place] == others[place] for place in range(len(some)))


def edge(action: int, mover: int) -> int:
    """Return the key of an action and its mover; hidden cards may decide whose turn it is."""
    return action << 4 | mover


class Node:
    """Statistics of a decision: visits, each seat's total, and the children."""

    __slots__ = (
        "actions",
        "available",
        "children",
        "following",
        "mover",
        "reweigh",
        "squares",
        "totals",
        "visits",
        "weights",
        "whole",
    )

    def __init__(self, seats: i64) -> None:
        """Start without visits."""
        self.visits: i64 = 0
        self.available: i64 = 0  # how often it could be chosen; only for the textbook's rule
        self.totals: vec[float] = vec[float]([0.0] * seats)  # win rates, summed over the visits
        self.squares: float = 0.0  # sum of squares of the searching seat's, for the variance
        self.children: dict[int, Node] = {}  # by `edge`
        self.mover: i64 = -1  # who decided last time,
        self.actions: list[int] = []  # the actions available then,
        self.following: list[Node | None] = []  # and their children: mostly the same as next time
        self.weights: vec[i64] = vec[i64]()  # their prior weights,
        self.whole: i64 = 0  # their sum,
        self.reweigh: i64 = 0  # and the visits after which to recompute them

    def align(self, actions: list[int], mover: i64) -> None:
        """Look up the children of the actions available this time."""
        self.mover = mover
        self.actions = actions
        self.reweigh = 0
        self.following = [self.children.get(edge(action, mover)) for action in actions]

    def grow(self, place: i64) -> Node:
        """Add the child for the action at `place`."""
        child = Node(len(self.totals))
        self.children[edge(self.actions[place], self.mover)] = child
        self.following[place] = child
        return child

    def standard_error(self, seat: i64) -> float:
        """Return the standard error of the win rate of `seat`, the searching one.

        With few visits, the variance estimate is mixed with a high default.
        """
        visits = float(self.visits)
        mean: float = self.totals[seat] / visits
        spread: float = max(0.0, self.squares / visits - mean * mean) + 0.5 / (visits + 2.0)
        return sqrt(spread / visits)

    def lower_bound(self, seat: i64) -> float:
        """Return a lower confidence bound of the win rate of `seat`, the searching one."""
        return self.totals[seat] / float(self.visits) - SURENESS * self.standard_error(seat)

    def size(self) -> int:
        """Count the nodes of this subtree."""
        whole = 0
        waiting: list[Node] = [self]
        while waiting:
            waiting += waiting.pop().children.values()
            whole += 1
        return whole

    def means(self) -> list[float]:
        """Return each seat's mean win rate; equal rates before the first visit."""
        if self.visits == 0:
            return even_shares(len(self.totals))
        visits = float(self.visits)
        return [total / visits for total in self.totals]


class Search:
    """The search of one position for one seat; it can be continued at any time."""

    def __init__(self, state: State, seat: int, evaluator: Evaluator, seed: int, plies: int) -> None:
        """Search `state` with what `seat` may know; a leaf is evaluated after `plies` fast decisions."""
        self.state = state.clone()
        self.seat: i64 = seat
        self.evaluator = evaluator
        self.rng = Rng(seed)
        self.plies: i64 = plies
        self.root = Node(state.seats)
        self.nodes: i64 = 1
        self.path: list[Node] = []

    def run(self, simulations: int) -> None:
        """Run so many more simulations.

        The tree has no reference cycles, so the cyclic garbage collector would find nothing; on a big tree it
        costs up to a third of the time.
        """
        looking = gc.isenabled()
        gc.disable()
        try:
            for _ in range(simulations):
                state = self.evaluator.sample_determinization(self.state, self.seat, self.rng)
                self.path = [self.root]
                self.descend(state)
                self.back_up(self.evaluate_leaf(state))
        finally:
            if looking:
                gc.enable()

    def descend(self, state: State) -> None:
        """Play `state` along the tree to a new leaf, or to the end of the game."""
        node = self.root
        while True:
            if state.to_move == TABLE:
                state.apply(state.legal_actions()[0])
                continue
            if state.to_move == OVER:
                return
            actions = self.evaluator.actions(state)
            if len(actions) == 1:
                state.apply(actions[0])  # a forced action gets no node
                continue
            if (node.visits == 0 and node is not self.root) or len(self.path) > DEEPEST:
                return
            if state.to_move != node.mover or not alike(actions, node.actions):
                node.align(actions, state.to_move)
            predicted = UNPREDICTED
            if state.to_move != self.seat:
                predicted = self.evaluator.predict_reply(state, actions, self.rng)
            place: i64 = self.select(node, state) if predicted == UNPREDICTED else actions.index(predicted)
            following = node.following[place]
            if following is None:
                if self.nodes >= MOST_NODES:
                    return
                following = node.grow(place)
                self.nodes += 1
            state.apply(actions[place])
            self.path.append(following)
            node = following

    def select(self, node: Node, state: State) -> i64:
        """Select by PUCT: a good value, or a high prior with few visits; return its place."""
        if node.visits >= node.reweigh:
            node.weights = weights_of(self.evaluator.prior_logits(state, node.actions))
            node.whole = 0
            for weight in node.weights:
                node.whole += weight
            node.reweigh = node.visits + (node.visits >> 3) + 1
        weights = node.weights
        whole = node.whole
        mover = node.mover
        untried: float = -FPU_REDUCTION
        if node.visits > 0:
            untried += node.totals[mover] / float(node.visits)
        eagerness: float = EXPLORATION * sqrt(float(node.visits + 1)) / float(whole)
        best: i64 = 0
        best_urgency: float = -1e9
        for place in range(len(weights)):
            child = node.following[place]
            urgency: float = eagerness * float(weights[place])
            if child is None:
                urgency += untried
            else:
                tried = float(child.visits)
                urgency = child.totals[mover] / tried + urgency / (1.0 + tried)
            if urgency > best_urgency:
                best_urgency = urgency
                best = place
        return best

    def evaluate_leaf(self, state: State) -> list[float]:
        """Return each seat's win rate: the real result, or an estimate after a few fast decisions."""
        left: i64 = self.plies
        while state.to_move == TABLE or (left > 0 and state.to_move != OVER):
            if state.to_move == TABLE:
                state.apply(state.legal_actions()[0])
            else:
                state.apply(self.evaluator.playout(state, self.rng))
                left -= 1
        if state.to_move == OVER:
            return state.returns()
        return self.evaluator.evaluate(state, self.rng)

    def back_up(self, shares: list[float]) -> None:
        """Add the result to every node of the line, discounted by depth."""
        won = vec[float](shares)
        seats: i64 = len(won)
        levelling: float = (1.0 - DISCOUNT) / float(seats)
        depth: i64 = len(self.path) - 1
        while depth >= 0:
            node = self.path[depth]
            node.visits += 1
            own: float = won[self.seat]
            node.squares += own * own
            totals = node.totals
            for seat in range(seats):
                totals[seat] += won[seat]
                won[seat] = won[seat] * DISCOUNT + levelling
            depth -= 1

    def tried(self) -> list[tuple[int, int, list[float]]]:
        """List the actions tried: action, simulations, each seat's mean win rate; most tried first."""
        rows: list[tuple[int, int, list[float]]] = []
        for action in self.root_actions():
            node = self.root.children.get(edge(action, self.state.to_move))
            if node is not None and node.visits > 0:
                rows.append((action, node.visits, node.means()))
        rows.sort(key=_most_tried)
        return rows

    def errors(self) -> dict[int, float]:
        """Return the standard error of the searching seat's win rate after each action tried."""
        mover = self.state.to_move
        return {
            action: self.root.children[edge(action, mover)].standard_error(self.seat)
            for action, _, _ in self.tried()
        }

    def favourite(self) -> int:
        """Return the best action by lower confidence bounds (KataGo, Wu 2019); -1 before any was tried.

        A better action found late may not have the most visits yet.
        """
        best = -1
        most: float = 0.0
        highest: float = -1e9
        for action, visits, _ in self.tried():
            most = max(most, float(visits))
            if float(visits) < CONTENDER * most:
                break
            bound = self.root.children[edge(action, self.state.to_move)].lower_bound(self.seat)
            if bound > highest:
                highest = bound
                best = action
        return best

    def root_actions(self) -> list[int]:
        """List the actions at the root."""
        return self.evaluator.actions(self.state)

    def line(self, action: int) -> list[int]:
        """Return the expected line from `action` at the root, over all movers."""
        actions = [action]
        node = self.root.children.get(edge(action, self.state.to_move))
        while node is not None and len(actions) < LONGEST_LINE:
            following: Node | None = None
            most: i64 = 0
            last = 0
            for key, child in node.children.items():
                if child.visits > most:
                    most = child.visits
                    last = key >> 4
                    following = child
            if following is not None:
                actions.append(last)
            node = following
        return actions

    def follow(self, action: int, state: State) -> bool:
        """Move the root to `state`, reached by `action`, keeping its subtree; False if there is none."""
        kept = self.root.children.get(edge(action, self.state.to_move))
        if kept is None or kept.visits == 0:
            return False
        self.root = kept
        self.nodes = kept.size()
        self.state = state.clone()
        return True


def _most_tried(row: tuple[int, int, list[float]]) -> int:
    return -row[1]


class TextbookSearch(Search):
    """The baseline: UCB among available actions, random playouts to the end."""

    def select(self, node: Node, state: State) -> i64:
        """Select an untried action at random, else by UCB over how often each was available."""
        untried: list[int] = []
        best: i64 = 0
        best_score: float = -1.0
        for place in range(len(node.actions)):
            child = node.following[place]
            if child is None:
                untried.append(place)
                continue
            child.available += 1
            tried = float(child.visits)
            score = child.totals[node.mover] / tried
            score += UCB_EXPLORATION * sqrt(log(float(child.available + 1)) / tried)
            if score > best_score:
                best_score = score
                best = place
        if untried:
            return untried[self.rng.below(len(untried))]
        return best

    def favourite(self) -> int:
        """Return the most tried action."""
        rows = self.tried()
        return rows[0][0] if rows else -1

    def back_up(self, shares: list[float]) -> None:
        """Add the result to every node of the line."""
        for node in self.path:
            node.visits += 1
            for seat in range(len(shares)):
                node.totals[seat] += shares[seat]
