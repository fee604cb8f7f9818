"""When a match has to go on or be drawn, though nobody does anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.rhythm import LISTENING
from game.table.motion import NEVER

if TYPE_CHECKING:
    from game.scenes.match.scene import MatchScene
    from game.scenes.playing import Playing


def ticking(playing: Playing) -> bool:
    """Whether something happens once some time has passed."""
    if playing.busy and not playing.holding:
        return True
    held = playing.holding and not playing.persons and not playing.paused
    awaited = playing.minds.answer is not None and not playing.paused and not playing.passing
    return held or awaited or playing.lingering or _lets_pass(playing)


def _lets_pass(playing: Playing) -> bool:
    """Whether a person's decision passes by itself soon."""
    if not playing.my_turn or playing.reactions == "always" or playing.reacting:
        return False
    waiver = playing.waiver
    return waiver is not None and (playing.reactions == "late" or not waiver.matters)


def shows_in(scene: MatchScene) -> float:
    """Return in how many seconds the match looks different by itself: 0.0 while something moves."""
    if not scene.painted or scene.cheering.running is not None:
        return 0.0
    return min(part.shows_in() for part in (scene.stage, scene.desk, scene.hand, scene.bubble))


def works_in(scene: MatchScene) -> float:
    """Return in how many seconds the match has to go on, though nothing may be seen of it."""
    playing = scene.playing
    showing_end = playing.ended and not scene.result_shown
    if ticking(playing) or showing_end or playing.coach.weighing or playing.version != scene.kept:
        return 0.0
    asked = LISTENING if playing.minds.thinking or playing.hint.thinking else NEVER
    return min(asked, scene.ahead.due_in())


def told(scene: MatchScene) -> tuple[object, ...]:
    """Return what is shown besides the table itself, to be compared."""
    desk, playing, log = scene.desk, scene.playing, scene.log
    minds, hint = playing.minds, playing.hint
    advised = (hint.step, hint.share, hint.thinking, hint.failed, hint.verdict is None)
    asked = (playing.coach.question, playing.why.asked, playing.paused, minds.thinking, minds.answer)
    shown = (desk.status, desk.share, desk.caption, desk.version)
    return (*shown, log.open, log.foot, tuple(log.rect), scene.bubble.text, *advised, *asked)
