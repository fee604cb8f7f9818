"""A long run: one match after the other through the real scenes, measured after each."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from math import inf
from pathlib import Path
from typing import Final

from game.screens.match.scene import MatchScene
from game.screens.new_game.scene import NewGameScene
from game.screens.result.scene import ResultScene
from saves.crash.log import RecentLines
from tests.monkey.diary import LIMIT, Diary
from tests.soak.account import Figures
from tests.soak.at_table import AtTable
from tests.soak.figures import Played, census, sample
from tests.soak.person import Person, before_the_program
from tests.soak.plan import Sitting, sittings
from tests.soak.visits import AFTER, AT_TITLE

CENSUS_EVERY: Final = 25  # matches


class Run:
    """Goes from match to match."""

    def __init__(self, person: Person) -> None:
        """Begin at the title."""
        self.person = person
        self.program = person.program
        self.figures = Figures(limit=person.diary.limit)

    def play(self, number: int, sitting: Sitting) -> None:
        """Begin a match, or go on with the same people, play it, look around, and measure."""
        person = self.person
        person.step = sitting.step
        person.begin(number)
        for name, value in sitting.settings.items():
            self.program.change(name, value)
        if person.shown == "TitleScene":
            self._begin(sitting)
        else:
            person.must_click("again")
        table = AtTable(person, sitting)
        self.figures.ended += table.play()
        self.figures.curtains += table.curtains
        self.figures.by_pieces += table.by_pieces
        match = table.scene.session.match
        played = (
            match.rules.id,
            match.seats,
            len(table.scene.session.viewers.persons),
            len(match.decisions),
        )
        self._afterwards(sitting)
        self._measure(played)

    def broke(self, error: Exception) -> None:
        """Write down what broke, and begin anew at the title."""
        self.person.diary.broke(error)
        self.program.stack.home(self.program.stack.scenes[0])
        self.person.frame()

    def _begin(self, sitting: Sitting) -> None:
        """Prepare the match, and begin it."""
        person = self.person
        person.must_click(f"box.{sitting.game}")
        scene = self.program.stack.top
        if not isinstance(scene, NewGameScene):
            raise TypeError(f"no new game, but {person.shown}")
        person.choose("game", sitting.game)
        person.choose("seats", len(sitting.levels))
        for option in scene.draft.leading:
            person.choose(f"option.{option.name}", sitting.options[option.name])
        for seat, level in enumerate(sitting.levels):
            person.choose(f"level.{seat}", level)
        for name, value in sitting.options.items():
            person.choose(f"option.{name}", value)
        person.must_click("play")
        if not any(isinstance(one, MatchScene) for one in self.program.stack.scenes):
            raise TypeError(f"no match, but {person.shown}: {scene.draft.problems()}")

    def _afterwards(self, sitting: Sitting) -> None:
        """Look at what the result leads to, and at what the title leads to."""
        person = self.person
        if isinstance(self.program.stack.top, ResultScene):
            person.frames(3)
            for name in sitting.after:
                AFTER[name](person)
        if sitting.again and isinstance(self.program.stack.top, ResultScene):
            return
        if not person.click("title"):
            self.program.stack.home(self.program.stack.scenes[0])
        person.frames(2)
        for name in sitting.at_title:
            AT_TITLE[name](person)

    def _measure(self, played: Played) -> None:
        figures = self.figures
        number = self.person.match
        figures.samples.append(sample(self.person, number, played, time.monotonic() - self.person.began))
        if number % CENSUS_EVERY == 0:
            figures.counts.append(census(number))
        self.take_in()

    def take_in(self) -> None:
        """Take over what stands in the diary."""
        person, figures = self.person, self.figures
        diary: Diary = person.diary
        figures.late, figures.late_built = dict(diary.late), dict(diary.late_built)
        figures.late_at = list(person.late)
        for name, frames in (("slowest", diary.slowest), ("built", diary.built)):
            told = [f"{one.seconds * 1000:.1f} ms {one.scene} ({one.deed})" for one in frames]
            setattr(figures, name, told)
        figures.faults = list(diary.faults)
        figures.mean = diary.seconds / max(1, sum(diary.seen.values()))
        figures.longest_sweep = person.longest_sweep
        figures.longest_on_wall, figures.on_wall = person.longest_on_wall, person.on_wall


def soak(
    matches: int,
    seed: int,
    folder: Path,
    heard: Callable[[Figures], None] = lambda _: None,
    *,
    limit: float = LIMIT,
    recent: RecentLines | None = None,
    most: float = inf,
    first: int = 1,
    only: Mapping[int, tuple[int, int]] | None = None,
) -> Figures:
    """Play matches in one program, for `most` seconds; `heard` gets the figures after each.

    They are those from `first` to `matches` of the plan, or `only` those of these numbers, each in a window
    of that size.
    """
    with before_the_program(folder, seed, limit, recent) as person:
        run = Run(person)
        for number, sitting in enumerate(sittings(matches, seed), 1):
            if number < first or (only is not None and number not in only):
                continue
            try:
                if only is not None:
                    person.resize(only[number])
                run.play(number, sitting)
            except Exception as error:  # noqa: BLE001  # whatever breaks is what is looked for
                run.broke(error)
                continue
            heard(run.figures)
            if run.figures.samples[-1].seconds > most or not person.program.stack.running:
                break
    run.take_in()
    return run.figures
