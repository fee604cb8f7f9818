"""What a person is told who reaches for something that can't be had now: true, by name, and never nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.contract import OVER
from game.engine.match import Match
from game.engine.rng import Rng
from game.registry import GAMES
from game.screens.seating import Chair, TableMatch
from game.seventh_hero.rules.view import SeventhView
from game.table.input.dragging import receiver
from saves.settings import Settings
from tests.screens.pilots.match_pilot import STEP, Pilot

NAMES = ("Ann", "Vega", "Vega 2", "Vega 3")


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_refusal_names_whom_the_status_names(tmp_path: Path, language: str) -> None:
    """Through the turns of three computer players a bubble that names somebody names the right one."""
    settings = Settings(motion="none", speed=4.0, language=language)
    pilot = Pilot(tmp_path, None, *["captain"] * 3, names=NAMES, settings=settings)
    pilot.rest()
    pilot.do_by_mouse(pilot.wish())
    named = set()
    for _ in range(600):
        if pilot.scene.view.deciding:
            break
        if not pilot.scene.parts.bubble.text:
            pilot.click_at(pilot.spot("stock:mind"))
        pilot.worker.silent = not pilot.worker.silent
        pilot.wait(STEP)
        told, status = pilot.scene.parts.bubble.text, pilot.scene.parts.rail.status
        if told and not pilot.scene.session.playback.busy and pilot.scene.session.match.state.to_move:
            name = NAMES[pilot.scene.session.match.state.to_move]
            named.add(name)
            assert told == pilot.program.words("match-not_now", name=name)
            assert status.startswith((f"{name} ", f"{name}:"))

    assert len(named) > 1
    assert pilot.scene.view.deciding is not None and not pilot.scene.parts.bubble.text


def table_at(game: str, phases: set[str], seed: int) -> TableMatch:
    """Play somehow until seat 0, the only person, is to decide in one of these phases."""
    rules = GAMES[game].rules
    match = Match(rules, max(rules.seats[0], 2), seed, {"mode": "young"} if "playing" in phases else {})
    chance = Rng(seed)
    while match.state.to_move != OVER:
        view = match.state.view(0)
        if match.state.to_move == 0 and (not phases or getattr(view, "phase", "") in phases):
            break
        legal = match.state.legal_actions()
        match.play(legal[chance.below(len(legal))])
    chairs = (Chair("Ann", 0), *(Chair(f"Ben {seat}", seat, "squire") for seat in range(1, match.seats)))
    return TableMatch(match, chairs)


def before(folder: Path, table: TableMatch, language: str = "en") -> Pilot:
    """Sit before a table whose computer players never answer."""
    pilot = Pilot(folder, None, None)
    pilot.sit(folder, table, Settings(motion="none", speed=4.0, language=language))
    pilot.worker.silent = True
    pilot.rest()
    assert pilot.scene.view.deciding is not None
    return pilot


def holding(folder: Path) -> Pilot:
    """The person holds the wanderer and may ask about it with at least one card."""
    for seed in range(1, 200):
        table = table_at("seventh_hero", {"holding"}, seed)
        if any(
            table.match.state.notation(one).startswith("hint") for one in table.match.state.legal_actions()
        ):
            return before(folder, table)
    raise AssertionError("nobody may ask")


@pytest.mark.rule("SH-9")
@pytest.mark.parametrize("target", ["wanderer", "zone:hint", "zone:road", "leader"])
def test_a_card_asks_wherever_a_person_would_drop_it(tmp_path: Path, target: str) -> None:
    """On the wanderer, before its leader, on the leader's panel or the road: each lights up in the drag."""
    pilot = holding(tmp_path)
    state = pilot.match.state
    hint = next(one for one in state.legal_actions() if state.notation(one).startswith("hint"))
    key = pilot.scene.view.pieces.picks(pilot.scene.view.seen, hint)[0]
    view = pilot.scene.view.seen
    assert isinstance(view, SeventhView)
    zone = f"seat:{view.leader}" if target == "leader" else target
    assert zone in (pilot.scene.parts.picking.targets(key) or ())
    pilot.drag(key, zone)

    assert pilot.match.decisions[-1] == state.notation(hint)


GAMES_AND_PHASES = [
    ("splendor_marvel", set()),
    ("custom_heroes", set()),
    ("seventh_hero", set()),
    ("dust_collectorz", {"attacking"}),
    ("dust_collectorz", {"answering"}),
    ("dust_collectorz", {"playing"}),
]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("game", "phases"), GAMES_AND_PHASES)
def test_no_drop_is_refused_without_a_word(
    tmp_path: Path, game: str, phases: set[str], language: str
) -> None:
    """Each piece that can be taken up, dropped on each other place: something happens, or is said."""
    pilot = before(tmp_path, table_at(game, phases, 4), language)
    pieces = {one.key: one for one in pilot.scene.view.stage.layout if one.pickable and one.animated}
    zones = [one for one in pilot.scene.view.stage.layout if one.drop or one.pickable]
    tried = 0
    for key in list(pieces)[::2]:
        for zone in zones[::2]:
            point = zone.centre
            stage, deciding = pilot.scene.view.stage, pilot.scene.view.deciding
            assert deciding is not None
            stage.targets = pilot.scene.parts.picking.targets(key)
            met = receiver(stage, key, point)
            stage.targets = None
            if met is None:
                continue
            outcome = deciding.drop(key, met.key)
            picked = deciding.picked
            deciding.picker.clear()
            if outcome.action is not None or picked:
                continue
            pilot.scene.parts.bubble.hush()
            pilot.scene.parts.picking.drop(key, met.key)
            tried += 1
            assert pilot.scene.parts.bubble.text and "{" not in pilot.scene.parts.bubble.text
    assert tried or "playing" in phases  # a child may drop anything anywhere


def test_dragging_out_of_turn_says_whose_turn_it_is(tmp_path: Path) -> None:
    """A piece that can't be taken up is refused in words when the button is let go of."""
    pilot = Pilot(tmp_path, None, "squire", settings=Settings(motion="none", language="en"))
    pilot.rest()
    pilot.worker.silent = True
    pilot.do_by_mouse(pilot.wish())
    pilot.wait(1.0)
    pilot.drag("stock:mind", "stock:power")

    assert pilot.scene.parts.bubble.text == "It’s not your turn: Ben is playing."
