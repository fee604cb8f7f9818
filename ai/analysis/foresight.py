"""What a search expects after a move: its line in a number of deals, and what the game claims about it.

A finished search is asked; searching itself records nothing for this. Each deal is sampled anew for the
searching seat and played along the tree by the moves that were searched most, and beyond the tree by the fast
policy, to the end of the seat's next turns.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

import msgspec

from ai.analysis.claims import DEALS, NEXT, NOW, Claim, Line, Prospect, Step
from ai.analysis.compared import compared_with
from ai.analysis.sides import side_of
from ai.search import edge
from game.engine.contract import OVER, TABLE
from game.engine.game import load
from game.engine.rng import Rng
from game.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ai.search import Node, Search
    from ai.worker.tasks import SearchResult, SearchTask
    from game.engine.contract import State
    from game.engine.errors import Fact
    from game.engine.events import Event

    Claims = Callable[[Line], Iterable[Claim]]
    Key = tuple[str, int, tuple[int, ...]]

TURNS: Final = 2  # the seat's own after this one
LONGEST: Final = 40  # decisions of a line
TRUSTED: Final = 2  # visits; a move that was searched less often is no expectation
AFTER_COURSE: Final = -1  # the key of prospects after the line that the search was asked about
STOCK: Final = "onward"  # the claim about a game that makes none itself


def foreseen(task: SearchTask, game: str) -> SearchResult:
    """Return a task's result with what is to be expected after the move, and after the best other one."""
    choice, search = task.result(), task.searched()
    if search is None:
        return choice
    claims = claims_of(game)
    other = compared_with(side_of(search.state, search.seat), choice)
    actions = [choice.action, *([] if other is None else [other])]
    found = {action: prospects(search, claims, action) for action in actions}
    return msgspec.structs.replace(choice, prospects=found)


def claims_of(game: str) -> Claims:
    """Return what makes a game's claims about a line."""
    path = GAMES[game].reasons if game in GAMES else ""
    claims: Claims = load(f"{path}:claims") if path else stock_claims
    return claims


def stock_claims(line: Line) -> Iterable[Claim]:
    """Claim of any game how its seat goes on."""
    for step in line.steps:
        if step.mover == line.seat and step.turn == NEXT:
            facts: dict[str, Fact] = {"action": int(step.action)}
            yield Claim(STOCK, line.seat, 0.02, (step.action,), facts, position=step.before.pack())
            return


def prospects(search: Search, claims: Claims, first: int) -> tuple[Prospect, ...]:
    """Return what is to be expected after an action at the root, the likeliest first.

    AFTER_COURSE as the action leaves the choice to the search.
    """
    found: dict[Key, list[Claim]] = {}
    for deal in range(DEALS):
        noted: dict[Key, Claim] = {}
        for claim in claims(line_in(search, first, Rng(deal))):
            if claim.key not in noted or abs(claim.weight) > abs(noted[claim.key].weight):
                noted[claim.key] = claim
        for key, claim in noted.items():
            found.setdefault(key, []).append(claim)
    told = [
        Prospect(_typical(alike), len(alike) / DEALS, sum(claim.weight for claim in alike) / DEALS)
        for alike in found.values()
    ]
    return tuple(sorted(told, key=lambda one: -one.often))


def _typical(alike: Sequence[Claim]) -> Claim:
    """Return the claim whose facts are the most common ones; the first of several."""
    facts = [tuple(sorted(claim.facts.items())) for claim in alike]
    return alike[facts.index(Counter(facts).most_common(1)[0][0])]


def line_in(search: Search, first: int, rng: Rng) -> Line:
    """Return the line that is expected after `first` in one deal."""
    seat = search.seat
    evaluator = search.evaluator
    state = evaluator.sample_determinization(search.state, seat, rng)
    settled(state)
    node: Node | None = search.root
    steps: list[Step] = []
    turn = NOW
    while state.to_move != OVER and len(steps) < LONGEST:
        mover = state.to_move
        if mover == seat and steps and steps[-1].mover != seat:
            turn += 1
        if turn > TURNS:
            break
        actions = evaluator.actions(state)
        if len(actions) == 1:  # gets no node
            action = actions[0]
        else:
            asked = not steps and first != AFTER_COURSE
            action = first if asked else _expected(search, node, state, actions, rng)
            node = None if node is None else node.children.get(edge(action, mover))
        before = state.clone()
        state.events = []
        state.apply(action)
        events = settled(state)
        steps.append(Step(mover, action, before, state.clone(), events, turn))
    return Line(seat, tuple(steps))


def settled(state: State) -> tuple[Event, ...]:
    """Take the table's steps; return what happened in them, and before in the state's list."""
    while state.to_move == TABLE:
        state.apply(state.legal_actions()[0])
    events, state.events = tuple(state.events or ()), None
    return events


def _expected(search: Search, node: Node | None, state: State, actions: list[int], rng: Rng) -> int:
    """Return the move that the search expects, else what the fast policy plays."""
    mover = state.to_move
    if mover != search.seat:
        predicted = search.evaluator.predict_reply(state, actions, rng)
        if predicted >= 0:
            return predicted
    best, most = -1, TRUSTED - 1
    for action in actions if node is not None else ():
        child = node.children.get(edge(action, mover)) if node is not None else None
        if child is not None and child.visits > most:
            best, most = action, child.visits
    return best if most >= TRUSTED else search.evaluator.playout(state, rng)
