"""Marks that a scene lays on pieces besides the game's own: advice, what was done, what one points at."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from game.engine.contract import State
    from game.scenes.match.scene import MatchScene
    from game.table.pieces import Placed


def dressed(layout: Iterable[Placed], glow: Sequence[tuple[str, frozenset[str]]]) -> list[Placed]:
    """Return `layout` with each mark laid on the pieces of its keys.

    What is picked stays as it is, unless it is owed once more.
    """
    result = []
    for piece in layout:
        marks = {mark for mark, keys in glow if piece.key in keys}
        if "owed" in marks:
            result.append(piece._replace(marks=(piece.marks | marks) - {"dim", "picked"}))
        elif marks and "picked" not in piece.marks:
            result.append(piece._replace(marks=(piece.marks | marks) - {"dim"}))
        else:
            result.append(piece)
    return result


def glow_of(scene: MatchScene) -> tuple[tuple[str, frozenset[str]], ...]:
    """Return keys to be marked: what is advised, what was just done, what the log points at."""
    advice = scene.session.advice.hint.verdict
    advised: frozenset[str] = frozenset()
    if advice is not None and scene.deciding is not None:
        wanted = scene.pieces.picks(scene.view, advice.action)
        advised = frozenset(Counter(wanted) - Counter(scene.deciding.picked))
    return (("owed", advised), ("open", scene.told), ("legal", _pointed_back(scene)))


def _pointed_back(scene: MatchScene) -> frozenset[str]:
    """The pieces that the line of the log is about which is pointed at or was chosen."""
    log, match = scene.log, scene.session.match
    if not log.open:
        return frozenset()
    number = log.pointed.line.decision if log.pointed and log.pointed.line else log.chosen
    if not 0 <= number < len(match.decisions):
        return frozenset()
    action = match.steps(number)[0].action
    return frozenset(scene.pieces.picks(scene.session.viewpoint.eyes.look(match.at(number)), action))


def told_by(scene: MatchScene, actor: int, before: State, action: int) -> frozenset[str]:
    """Return the keys of what a computer player's decision was about; none for a person's."""
    if not scene.table.chairs[actor].computer:
        return frozenset()
    return frozenset(scene.pieces.picks(scene.session.viewpoint.look(before), action))


def last_told(scene: MatchScene) -> frozenset[str]:
    """Return the same for the last decision made."""
    match = scene.session.match
    last = len(match.decisions) - 1
    if last < 0:
        return frozenset()
    return told_by(scene, match.movers[last], match.at(last), match.steps(last)[0].action)
