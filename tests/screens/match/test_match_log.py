"""The log of a match: pictures in its lines, one seat's lines alone, rounds."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.screens.match.log.filter import ALL
from game.screens.reader.actions import obey
from game.screens.reader.match import match_nodes
from game.screens.reader.nodes import Node, all_nodes
from game.texts.languages import languages
from tests.screens.pilots.match_pilot import STEP, Pilot, alone


def opened(folder: Path) -> Pilot:
    """A few decisions have been made, and the log is open."""
    pilot = alone(folder)
    for _ in range(3):
        pilot.rest()
        pilot.scene.parts.picking.play(pilot.wish())
    pilot.rest()
    pilot.press("l")
    return pilot


def log_node(pilot: Pilot) -> Node:
    """What a screen reader is told of the log."""
    return next(node for node in match_nodes(pilot.scene) if node.key == "log")


def movers(pilot: Pilot) -> set[int]:
    """Whose decisions the log's lines are about."""
    return {row.line.seat for row in pilot.scene.parts.log.rows if row.line and row.line.decision >= 0}


@pytest.mark.parametrize("language", languages())
def test_the_heading_ends_before_the_filter(tmp_path: Path, language: str) -> None:
    """A longer word for "Log" is written smaller."""
    pilot = opened(tmp_path)
    pilot.program.change("language", value=language)
    pilot.rest()
    log = pilot.scene.parts.log

    assert log.rect.x + 20 * log._unit + log._title().get_width() <= log.filter.cells()[ALL].left


def test_a_seats_sign_leaves_its_lines_alone(tmp_path: Path) -> None:
    """A click shows the decisions of one seat with what came of them, another click all of them again."""
    pilot = opened(tmp_path)
    log = pilot.scene.parts.log
    found = [movers(pilot)]
    for seat in (1, 1):
        pilot.click_at(log.filter.cells()[seat].center)
        pilot.wait(STEP)
        found.append(movers(pilot))

    assert found == [{0, 1}, {1}, {0, 1}]
    assert log.open


def test_tab_and_arrows_choose_a_seat(tmp_path: Path) -> None:
    """Tab comes to the signs while the log is open; arrows go from one to the next, Tab goes on."""
    pilot = opened(tmp_path)
    log, stops = pilot.scene.parts.log, 0
    while not log.filter.focused and stops < 12:
        pilot.press("tab")
        stops += 1
    seats = [log.filter.seat]
    for key in ("right", "right", "left", "left", "left"):
        pilot.press(key)
        seats.append(log.filter.seat)
    pilot.press("tab")

    assert stops < 12
    assert seats == [ALL, 0, 1, 0, ALL, ALL]
    assert not log.filter.focused


def test_a_screen_reader_hears_rounds_and_chooses_a_seat(tmp_path: Path) -> None:
    """The lines of a round lie in a group with its name; the signs can be chosen there, too."""
    pilot = opened(tmp_path)
    groups = [node for node in log_node(pilot).children if node.role == "group"]
    lines = [child.name for group in groups for child in group.children]
    shown = [row.text for row in pilot.scene.parts.log.rows if row.line and row.line.decision >= 0]
    done = obey(pilot.program, "click", "log-seat:1")
    chosen = [node.name for node in all_nodes(log_node(pilot)) if node.chosen]

    assert groups and set(shown) <= {*lines}
    assert done and chosen == [pilot.scene.session.table.names[1]]
    assert movers(pilot) == {1}


def test_lines_show_the_piece_they_are_about(tmp_path: Path) -> None:
    """Each decision's line gets the picture that the strip shows; while one is missing frames go on."""
    pilot = opened(tmp_path)
    scene = pilot.scene
    log, number = scene.parts.log, len(pilot.match.decisions) - 1
    before = scene.shows_in()
    for _ in range(60):
        scene.draw(pilot.surface)
        if not scene.unpainted:
            break
    row = next(row for row in reversed(log.rows) if row.line and row.line.decision == number)
    side = round(30 * scene.program.unit)
    place = pygame.Rect(log._body.left + 6, log._origin() + row.top, side, side)
    colours = {
        tuple(pilot.surface.get_at((x, y)))[:3]
        for x in range(*_span(place))
        for y in range(place.top, place.bottom)
    }

    assert before == 0.0 and not scene.unpainted
    assert len(colours) > 60


def _span(place: pygame.Rect) -> tuple[int, int]:
    return place.left, place.right
