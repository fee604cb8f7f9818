"""Mines puzzles: matches of strong play, whose positions go through ever dearer checks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from ai.analysis.moments import takes_small_step
from ai.daily.deal import decide
from ai.evaluators import evaluator_of
from ai.parcels.runner import Kind
from ai.puzzles.proof import Worth, steadiness, surely, theme_of, worth
from ai.puzzles.puzzle import APART, OPTIONS_LIMIT, Answer, Proof, Puzzle
from ai.search import Search
from ai.worker.messages import request_for
from ai.worker.tasks import drawn
from game.engine.match import Match
from game.engine.options import Value
from game.engine.rng import Rng
from game.registry import rules_of
from saves.matches.code import to_code

if TYPE_CHECKING:
    from ai.analysis.hindsight import HindsightTask
    from game.engine.contract import State

PLAYED: Final = 100  # simulations per decision of the matches
CURIOUS: Final = 0.1  # probability to draw a decision by visits, so that matches differ
PLIES: Final = 4
LONGEST: Final = 5000  # decisions
OF_A_MATCH: Final = 3  # puzzles, at most
LEAST_OPTIONS: Final = 3
OPEN: Final = (0.25, 0.85)  # the chance after the best answer: nothing is decided yet
FIRST_GAP: Final = 0.06  # between best and second, that is worth a closer look
CANDIDATE: Final = 400  # simulations for it
GAP: Final = 0.10  # that makes a candidate
EASY: Final = ("squire", "knight")  # must miss it
MISSED: Final = 0.5  # in so many of their tries
GLANCES: Final = 10  # of the fast policy
QUICK: Final = 400  # simulations for a first verdict on every option
CLOSE: Final = 0.20  # behind the best: an option that is proved at length
RIVALS: Final = 4  # of them, at most
COMPLETED: Final = 1000  # simulations for each small step after the best answer
STEADY: Final = 0.9  # share of the batches
PROVED: Final = 0.06  # the gap without twice its standard error
RELIABLE: Final = 0.8  # a level that finds it so often finds it
STEP: Final = 300.0  # points of a rating from one level to the next
LOWEST: Final = 700.0
LEVELS: Final = {"squire": 20, "knight": 20, "captain": 20, "champion": 10}  # with the tries of each


class Dig(msgspec.Struct, frozen=True):
    """Matches to mine: plain data, for any executor."""

    game: str
    seats: int
    seed: int
    matches: int
    simulations: int  # of each line, with each seed
    seeds: int  # of the proof
    options: tuple[tuple[str, Value], ...] = ()


class Find(msgspec.Struct, frozen=True):
    """What a dig brought: puzzles, and how many positions each check left over."""

    puzzles: tuple[Puzzle, ...]
    counts: dict[str, int]


def dig(work: Dig) -> Find:
    """Play the matches and take what stands every check."""
    seeds = Rng(work.seed)
    miner = _Miner(work)
    for _ in range(work.matches):
        miner.mine(seeds.seed() >> 8, Rng(seeds.seed()))
    return Find(tuple(miner.found), miner.counts)


class _Miner:
    """The checks, cheap ones first."""

    def __init__(self, work: Dig) -> None:
        self.work = work
        self.evaluator = evaluator_of(rules_of(work.game))
        self.found: list[Puzzle] = []
        self.counts = dict.fromkeys(("positions", "candidates", "missed", "proved"), 0)

    def mine(self, seed: int, rng: Rng) -> None:
        """Play a match, all seats by search, and look at each position on the way."""
        work, of_it, begins = self.work, 0, True
        match = Match(rules_of(work.game), work.seats, seed, dict(work.options))
        while not match.over and len(match.decisions) < LONGEST:
            state, mover = match.state, match.state.to_move
            actions = self.evaluator.actions(state)
            played = actions[0]
            if len(actions) > 1:
                search = Search(state.determinize(mover, rng), mover, self.evaluator, rng.seed(), PLIES)
                search.run(PLAYED)
                played = search.favourite()
                if begins and of_it < OF_A_MATCH and LEAST_OPTIONS <= len(actions) <= OPTIONS_LIMIT:
                    of_it += self._look(match, search, rng)
                tried = search.tried()
                if rng.fraction() < CURIOUS:
                    played = drawn([one[0] for one in tried], [float(one[1]) for one in tried], rng)
            begins = not takes_small_step(state.clone(), played, self.evaluator)
            match.play(played)

    def _look(self, match: Match, search: Search, rng: Rng) -> bool:
        """Take a position if it stands every check."""
        self.counts["positions"] += 1
        best = _favoured(search, FIRST_GAP)
        if best is None:
            return False
        search.run(CANDIDATE - PLAYED)
        if best != _favoured(search, GAP):
            return False
        self.counts["candidates"] += 1
        if not self._missed(match.state, best, rng):
            return False
        self.counts["missed"] += 1
        puzzle = self._proved(match, best, rng)
        if puzzle is not None:
            self.counts["proved"] += 1
            self.found.append(puzzle)
        return puzzle is not None

    def _missed(self, state: State, best: int, rng: Rng) -> bool:
        """Whether the fast policy and the lowest levels mostly miss the answer."""
        seat = state.to_move
        greedy = sum(
            self.evaluator.playout(state.determinize(seat, rng), rng) == best for _ in range(GLANCES)
        )
        missed = greedy <= MISSED * GLANCES
        return missed and all(self.found_by(state, best, level, rng) <= MISSED for level in EASY)

    def found_by(self, state: State, best: int, level: str, rng: Rng) -> float:
        """Return in what share of its tries a level finds the answer."""
        runs = LEVELS[level]
        asked = (
            request_for(self.work.game, state, state.to_move, level=level, seed=rng.below(1 << 20))
            for _ in range(runs)
        )
        return sum(decide(one) == best for one in asked) / runs

    def _proved(self, match: Match, best: int, rng: Rng) -> Puzzle | None:
        """Search every option at length; return the puzzle if one answer is right beyond doubt."""
        work, state = self.work, match.state
        game, seat = work.game, state.to_move
        seeds = tuple(rng.below(1 << 30) for _ in range(work.seeds))
        quick = {
            action: worth(game, state, seat, action, QUICK, seeds[:1])[0]
            for action in self.evaluator.actions(state)
        }
        first, others = quick.pop(best), quick
        if any(one.chance > first.chance - APART for one in others.values()):
            return None
        first, tasks = worth(game, state, seat, best, work.simulations, seeds)
        low, high = OPEN
        if not low <= first.chance <= high:
            return None
        steady, rival = 1.0, tasks[0]
        close = sorted(others, key=lambda action: -others[action].chance)[:RIVALS]
        for number, action in enumerate(close):
            if number and others[action].chance < first.chance - CLOSE:
                break
            others[action], searches = worth(game, state, seat, action, work.simulations, seeds)
            steady = min(steady, steadiness(tasks[0], searches[0]))
            if surely(first, others[action]) <= PROVED or steady < STEADY:
                return None
            if others[action].chance == max(one.chance for one in others.values()):
                rival = searches[0]
        if rival is tasks[0]:
            return None  # an option that was only searched shortly seems to be the second best
        found = {level: self.found_by(state, best, level, rng) for level in LEVELS}
        if any(found[level] > MISSED for level in EASY):
            return None  # with other tries than the first ones
        return self._puzzle(match, best, (first, others), (tasks[0], rival), (seeds, steady), found, rng)

    def _puzzle(
        self,
        match: Match,
        best: int,
        worths: tuple[Worth, dict[int, Worth]],
        searches: tuple[HindsightTask, HindsightTask],
        proved: tuple[tuple[int, ...], float],
        found: dict[str, float],
        rng: Rng,
    ) -> Puzzle:
        state, (first, others), (seeds, steady) = match.state, worths, proved
        ranked = sorted(others, key=lambda action: -others[action].chance)
        second = others[ranked[0]]
        rated = LOWEST + STEP * sum(1.0 - share for share in found.values())
        losses = [(best, 0.0), *((one, max(0.0, first.chance - others[one].chance)) for one in ranked)]
        error = (first.error**2 + second.error**2) ** 0.5
        proof = Proof(self.work.simulations, seeds, round(losses[1][1], 4), round(error, 4), round(steady, 3))
        return Puzzle(
            code=to_code(match),
            chance=round(first.chance, 4),
            answers=tuple(Answer(state.notation(one), round(loss, 4)) for one, loss in losses),
            rest=self._rest(state, best, rng),
            theme=theme_of(self.work.game, *searches),
            level=next((level for level, share in found.items() if share >= RELIABLE), "legend"),
            found={level: round(share, 2) for level, share in found.items()},
            difficulty=float(round(rated)),
            proof=proof,
        )

    def _rest(self, state: State, best: int, rng: Rng) -> tuple[str, ...]:
        """Return the small steps that complete the best answer."""
        after, seat, action = state.clone(), state.to_move, best
        rest: list[str] = []
        while takes_small_step(after, action, self.evaluator):
            search = Search(after.determinize(seat, rng), seat, self.evaluator, rng.seed(), PLIES)
            search.run(COMPLETED)
            action = search.favourite() if search.tried() else search.root_actions()[0]
            rest.append(after.notation(action))
        return tuple(rest)


def _favoured(search: Search, least: float) -> int | None:
    """Return the best option if it is so far ahead of all others, and the match is open."""
    best, seat = search.favourite(), search.state.to_move
    chances = {action: means[seat] for action, _, means in search.tried()}
    second = max((chance for action, chance in chances.items() if action != best), default=1.0)
    low, high = OPEN
    return best if low <= chances[best] <= high and chances[best] - second >= least else None


DIGS: Final = Kind(dig, msgspec.json.encode, msgspec.json.Decoder(Find).decode)
