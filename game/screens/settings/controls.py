"""A control for each setting, made from its type in `saves.settings`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.settings.face import FaceControl
from game.screens.settings.pages import KINDS, default_of, values_of
from game.screens.widgets.choice import Choice
from game.screens.widgets.slider import Slider
from game.screens.widgets.text_line import TextLine
from saves.disk.names import NAME_LIMIT

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from game.screens.app.program import Program
    from game.screens.widgets.widget import Widget


def control(program: Program, name: str, place: pygame.Rect) -> Widget:
    """Return the control for the setting `name`; changes apply at once."""
    change = changing(program, name)
    value = getattr(program.settings, name)
    if name == "name":
        empty = program.words("settings-name-empty")
        return TextLine(name, place, value, change, limit=NAME_LIMIT, window=program.size, empty=empty)
    if name == "face":
        return FaceControl(program, name, place)
    if KINDS[name].kind == "number":
        return _slider(program, name, place)
    values = values_of(name, program)
    offered = value in [one for one, _ in values]  # a language may have been removed since it was chosen
    return Choice(name, place, values, value if offered else default_of(name), change)


def changing(program: Program, name: str) -> Callable[[object], None]:
    """Return a callback that changes a setting, and plays a sample of sound settings."""

    def change(value: object) -> None:
        program.change(name, value)
        if name.startswith("volume") or name == "mute":
            program.audio.play("chip")
        elif name != "name":
            program.audio.play("click")

    return change


def _slider(program: Program, name: str, place: pygame.Rect) -> Widget:
    """Make a slider; it counts whole steps, although the setting may be a fraction."""
    kind = KINDS[name]
    share = 1.0 if kind.whole else 0.01
    ends = (round(kind.low / share), round(kind.high / share), round(kind.step / share))
    unit = kind.unit if kind.unit == "×" else f" {kind.unit}"
    change = changing(program, name)

    def word(steps: int) -> str:
        return program.words.texts.number(steps * share, 2, fixed=False) + unit

    def changed(steps: int) -> None:
        change(steps if kind.whole else round(steps * share, 2))

    slider = Slider(name, place, ends, round(getattr(program.settings, name) / share), changed, words=word)
    slider.patient = name == "ui_scale"  # it would move away under the pointer that drags it
    return slider
