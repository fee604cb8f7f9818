"""The list of what was done in this turn: each deed in its order, from the quest on."""

from __future__ import annotations

from game.engine.match import Match
from game.engine.rng import Rng
from game.registry import GAMES
from game.screens.match.log.recent import LastActions
from game.screens.match.table.viewpoint import Viewpoint
from game.seventh_hero.rules.events import QuestSet
from game.seventh_hero.table import table
from game.table.contract import Setting
from game.table.layout.board import Board
from game.table.pieces import TEXT, Seat
from tests.speaking import speaking

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def test_the_turns_deeds_are_listed_from_its_quest_on() -> None:
    """All of them in order, and none of the turn before, however often a seat has done something."""
    match, rng = Match(GAMES["seventh_hero"].rules, 4, 5), Rng(5)
    deeds = LastActions(match, table)
    plain = Setting(
        tuple(Seat(name, at, at > 0) for at, name in enumerate(NAMES)), speaking("seventh_hero")["en"]
    )
    seen = 0
    for _ in range(60):
        actions = match.state.legal_actions()
        match.play(actions[rng.below(len(actions))])
        if match.over or match.state.to_move < 0:
            break
        viewpoint, number = Viewpoint(0), len(match.decisions)
        past = deeds.past(viewpoint, plain, number)
        setting = plain._replace(lately=tuple(one.deed for one in past))
        laid = table.arrange(match.state.view(0), Board((1920, 1080)).frame(table.SHAPE), setting)
        told = [str(piece.face.facts[0]) for piece in laid if piece.face.kind == TEXT]
        begins = [
            at
            for at in range(number)
            for step in match.steps(at)
            if any(isinstance(e, QuestSet) for e in step.events)
        ]
        at = max((at for at, one in enumerate(past) if begins and one.decision == begins[-1]), default=0)
        mine = [one.deed for one in past[at:]]
        wanted = [f"{NAMES[deed.seat]} {deed.text}" for deed in mine]
        shown = [text for text in told if text in wanted]
        assert shown == wanted[-len(shown) :] if shown else not wanted
        seen = max(seen, len(shown))

    assert seen >= 4
