"""When a match has to go on or be drawn, though nobody does anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.rhythm import LISTENING
from game.table.motion import NEVER

if TYPE_CHECKING:
    from game.scenes.match.scene import MatchScene


def shows_in(scene: MatchScene) -> float:
    """Return in how many seconds the match looks different by itself: 0.0 while something moves."""
    if not scene.painted or scene.cheering.running is not None:
        return 0.0
    return min(part.shows_in() for part in (scene.stage, scene.desk, scene.hand, scene.bubble))


def works_in(scene: MatchScene) -> float:
    """Return in how many seconds the match has to go on, though nothing may be seen of it."""
    playing = scene.session
    if playing.ticking:
        return 0.0
    asked = LISTENING if playing.minds.thinking or playing.advice.hint.thinking else NEVER
    return min(asked, scene.ahead.due_in())


def told(scene: MatchScene) -> tuple[object, ...]:
    """Return what is shown besides the table itself, to be compared."""
    desk, playing, log = scene.desk, scene.session, scene.log
    minds, advice = playing.minds, playing.advice
    hint = advice.hint
    advised = (hint.step, hint.share, hint.thinking, hint.failed, hint.verdict is None)
    asked = (
        playing.advice.coach.question,
        playing.advice.why.asked,
        playing.minds.paused,
        minds.thinking,
        minds.answer,
    )
    shown = (desk.status, desk.share, desk.caption, desk.version)
    return (*shown, log.open, log.foot, tuple(log.rect), scene.bubble.text, *advised, *asked)
