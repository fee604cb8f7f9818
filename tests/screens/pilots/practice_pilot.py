"""Mistakes of past matches for the tests of practice, made up as the analysis's tests make up answers."""

from __future__ import annotations

from datetime import date
from typing import Final

import msgspec
import pygame

from ai.practice.mistakes import MistakeFinder, Problem
from game.screens.app.program import Program
from game.screens.practice.desk import PracticeDesk
from game.screens.practice.reviewer import problems_of
from game.screens.practice.verdict import ReviewVerdictScene
from game.screens.replay.scene import ReplayScene
from game.screens.seating import TableMatch
from game.screens.widgets.button import Button
from saves.index.cards import CardIndex, KeptCard
from saves.matches.library import Library
from tests.screens.pilots.analysis_pilot import Thinker, invented
from tests.screens.pilots.menu_pilot import MenuPilot

TODAY: Final = date(2026, 3, 14)


class Calendar:
    """A date that a test can change."""

    def __init__(self) -> None:
        self.day = TODAY

    def __call__(self) -> date:
        """Look at it."""
        return self.day


def mistakes_of(table: TableMatch, seat: int = 0) -> MistakeFinder:
    """Look for the mistakes of a seat, with made-up answers."""
    finder = MistakeFinder(table.match, seat)
    while not finder.plan():
        pass
    while finder.wanted(1):
        question = finder.wanted(1)[0]
        finder.hear(question, invented(finder._analysis, question))
    return finder


def reviewed(library: Library, name: str, table: TableMatch, most: int = 6) -> list[Problem]:
    """Put a match into the library, and its mistakes into the index."""
    library.save(name, table.saved())
    assert library.flush()
    library.rows()
    finder = mistakes_of(table)
    cards = problems_of(table.saved(), name, 0, finder)[:most]
    kept = [
        KeptCard(one.key, one.game, one.mistake.theme, one.mistake.judged.loss, msgspec.msgpack.encode(one))
        for one in cards
    ]
    CardIndex(library.index.database).put(name, 0, finder.losses, kept)
    return cards


def at_the_desk(
    program: Program, worker: Thinker | None = None, today: Calendar | None = None
) -> PracticeDesk:
    """Give the program a desk whose date is fixed, and let it read its cards."""
    thinker = worker or Thinker()
    desk = PracticeDesk(program, lambda: thinker, today or Calendar())  # type: ignore[arg-type, return-value]
    program.remembered.practice = desk
    desk.read_now()
    return desk


def watched(pilot: MenuPilot, button: str, course: tuple[int, ...]) -> ReplayScene:
    """Have a line shown from the verdict, once its deals are known; see that it goes through `course`."""
    verdict = pilot.top
    assert isinstance(verdict, ReviewVerdictScene)
    for _ in range(600):
        if verdict.deals.found is not None:
            break
        pilot.wait(0.1)
    pilot.wait(0.1)
    widget = pilot.menu.page.named(button)
    assert isinstance(widget, Button)
    assert widget.enabled
    widget.press()
    pilot.wait(0.2)
    replay = pilot.top
    assert isinstance(replay, ReplayScene)
    excerpt, match = replay.session.excerpt, replay.table.match
    assert excerpt is not None
    line = match.decisions[excerpt.begin :]
    assert tuple(match.at(excerpt.begin + at).read(line[at]) for at in range(len(course))) == course
    for _ in range(600):
        if replay.session.course.ended:
            break
        pilot.wait(0.2)
    assert replay.session.course.ended
    pilot.press(pygame.K_ESCAPE)
    pilot.wait(0.2)
    assert pilot.top is verdict
    return replay
