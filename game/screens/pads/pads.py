"""Turns what controllers send into the events that scenes know from the keyboard and the wheel.

A held direction repeats; a stick counts as a direction beyond its dead zone. Pads come and go at any time.
What is held on a pad that is pulled out is let go; what was picked stays picked.
"""

from __future__ import annotations

import logging
import math
from typing import TYPE_CHECKING, Final

import pygame
from pygame._sdl2 import controller

from game.screens.pads.device import DIRECTIONS, MAPPED, MAPPED_AXES, PLAIN, PLAIN_AXES, Device, opened
from game.table.motion.animation import NEVER
from saves.shortcuts import BUTTONS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pygame.event import Event

    from game.screens.pads.layout import PadLayout

PADS_LIMIT: Final = 8  # opened at once
OUTER: Final = 0.55  # of a stick's way, beyond which it is a direction,
INNER: Final = 0.4  # until it is back here
SCROLLS: Final = 0.3  # of the right stick's way, from which it scrolls
NOTCHES: Final = 12.0  # of a wheel a second, with the stick all the way
FIRST: Final = 0.4  # seconds until a held direction repeats,
NEXT: Final = 0.12  # and between two repeats
_WHOLE: Final = 32767.0  # SDL's value of an axis all the way
_ARROWS: Final = {
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
}
_CONTROLLER: Final = (
    pygame.CONTROLLERBUTTONDOWN,
    pygame.CONTROLLERBUTTONUP,
    pygame.CONTROLLERAXISMOTION,
)
_JOYSTICK: Final = (
    pygame.JOYBUTTONDOWN,
    pygame.JOYBUTTONUP,
    pygame.JOYHATMOTION,
    pygame.JOYAXISMOTION,
    pygame.JOYBALLMOTION,
)
EVENTS: Final = frozenset(
    {
        *(*_CONTROLLER, *_JOYSTICK),
        *(pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED, pygame.CONTROLLERDEVICEREMAPPED),
        *(pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED),
        *(pygame.CONTROLLERTOUCHPADDOWN, pygame.CONTROLLERTOUCHPADMOTION, pygame.CONTROLLERTOUCHPADUP),
        pygame.CONTROLLERSENSORUPDATE,
    }
)
"""All that controllers send; no scene gets any of it."""
RUMBLES: Final = {
    "turn": (0.25, 0.5, 160),
    "refused": (0.6, 0.0, 120),
    "win": (0.5, 0.8, 500),
    "lose": (0.7, 0.2, 400),
    "triumph": (0.5, 0.8, 400),
}
"""How a sound feels: low and high frequency, 0.0 to 1.0, and milliseconds."""

_log = logging.getLogger(__name__)


class Pads:
    """All pads that are plugged in."""

    def __init__(self, layout: PadLayout, told: Callable[[str, Device], None]) -> None:
        """Use a layout; `told` hears "found", "unknown", "partial" or "gone" and of which pad."""
        self._layout = layout
        self._told = told
        self.devices: dict[int, Device] = {}
        self.last: Device | None = None  # used last
        self._down: dict[tuple[int, str], None] = {}  # what is held, by pad, oldest first
        self._axes: dict[tuple[int, str], float] = {}  # -1.0 to 1.0
        self._heading = ""  # the direction that repeats
        self._repeats_in = NEVER
        self._rolled = 0.0  # notches not yet sent

    def open(self) -> None:
        """Look for pads from now on; those that are plugged in come as events."""
        try:
            controller.init()
            pygame.joystick.init()
        except pygame.error as error:
            _log.warning("there will be no controllers: %s", error)

    def close(self) -> None:
        """Let go of all pads."""
        self.devices.clear()
        self.last = None
        if controller.get_init():
            controller.quit()
        pygame.joystick.quit()

    # What pads send

    def translate(self, event: Event) -> list[Event]:
        """Return what an event of `EVENTS` means to scenes; may be nothing."""
        if event.type == pygame.JOYDEVICEADDED:
            self._add(event.device_index)
        elif event.type == pygame.JOYDEVICEREMOVED:
            return self._remove(event.instance_id)
        elif event.type in (*_CONTROLLER, *_JOYSTICK):
            device = self.devices.get(event.instance_id)
            if device is not None and device.known == (event.type in _CONTROLLER):
                return [one for name, value in _read(event) for one in self._moved(device, name, value)]
        return []

    def _add(self, index: int) -> None:
        device = opened(index) if len(self.devices) < PADS_LIMIT else None
        if device is None or device.number in self.devices:
            return
        self.devices[device.number] = device
        self._told("found" if device.known else "unknown", device)
        if device.missing:
            self._told("partial", device)

    def _remove(self, number: int) -> list[Event]:
        """Let go of what was held on a pad that is gone."""
        device = self.devices.pop(number, None)
        if device is None:
            return []
        held = [name for pad, name in self._down if pad == number]
        released = [one for name in held for one in self._set(device, name, down=False)]
        self._axes = {place: value for place, value in self._axes.items() if place[0] != number}
        if self.last is device:
            self.last = None
        self._told("gone", device)
        return released

    def _moved(self, device: Device, name: str, value: float) -> Iterator[Event]:
        """Take what a button or an axis is at now; buttons are 0.0 or 1.0."""
        self._axes[device.number, name] = value
        if name in ("leftx", "lefty"):
            pair = ("left", "right") if name == "leftx" else ("up", "down")
            for direction, sign in zip(pair, (-1.0, 1.0), strict=True):
                yield from self._set(device, f"stick {direction}", down=self._points(device, name, sign))
        elif name not in ("rightx", "righty"):
            held = (device.number, name) in self._down
            yield from self._set(device, name, down=value > (INNER if held else OUTER))
        elif abs(value) > SCROLLS:
            self._used(device)

    def _points(self, device: Device, axis: str, sign: float) -> bool:
        """Whether the left stick points that way, and less the other one."""
        here = self._axes.get((device.number, axis), 0.0) * sign
        other = abs(self._axes.get((device.number, "lefty" if axis == "leftx" else "leftx"), 0.0))
        way = ("right" if sign > 0 else "left") if axis == "leftx" else ("down" if sign > 0 else "up")
        if (device.number, f"stick {way}") in self._down:
            return here > INNER
        return here > OUTER and here >= other

    def _set(self, device: Device, name: str, *, down: bool) -> Iterator[Event]:
        """Press or release something, if it isn't yet."""
        place = (device.number, name)
        if down == (place in self._down):
            return
        if down:
            self._down[place] = None
            self._used(device)
        else:
            del self._down[place]
        direction = name.removeprefix("stick ")
        kind = pygame.KEYDOWN if down else pygame.KEYUP
        if direction in DIRECTIONS:
            self._head(direction if down else "")
            yield _arrow(kind, direction)
        elif name in BUTTONS:
            yield self._layout.key(kind, name)

    def _head(self, direction: str) -> None:
        """Let a direction repeat; "": the one that is still held, if any."""
        held = [name.removeprefix("stick ") for _, name in self._down]
        left = [name for name in held if name in DIRECTIONS]
        heading = direction or (self._heading if self._heading in left else "")
        if heading != self._heading or direction:
            self._heading, self._repeats_in = heading, FIRST if heading else NEVER

    def _used(self, device: Device) -> None:
        self.last = device

    # Time

    def update(self, seconds: float) -> list[Event]:
        """Let time pass; return repeats of a held direction, and notches of the right stick's wheel."""
        events = []
        self._repeats_in -= seconds
        if self._heading and self._repeats_in <= 0:
            self._repeats_in = NEXT
            events.append(_arrow(pygame.KEYDOWN, self._heading))
        pushed = self._scroll
        self._rolled = self._rolled + pushed * NOTCHES * seconds if pushed else 0.0
        whole = math.trunc(self._rolled)
        if whole:
            self._rolled -= whole
            events.append(wheel(-whole))
        return events

    @property
    def _scroll(self) -> float:
        """How far a right stick is pushed down beyond its dead zone: -1.0 (up) to 1.0."""
        pushed = (value for (_, name), value in self._axes.items() if name == "righty")
        most = max(pushed, key=abs, default=0.0)
        return math.copysign((abs(most) - SCROLLS) / (1 - SCROLLS), most) if abs(most) > SCROLLS else 0.0

    def works_in(self) -> float:
        """Return the seconds until `update` has something to send."""
        return 0.0 if self._scroll else max(0.0, self._repeats_in) if self._heading else NEVER

    # What pads are told

    def rumble(self, sound: str) -> None:
        """Let the pad that was used last be felt as a sound is heard."""
        pad = self.last
        if pad is not None and sound in RUMBLES:
            pad.held.rumble(*RUMBLES[sound])


def _read(event: Event) -> Iterator[tuple[str, float]]:
    """Name the buttons and axes of an event with their values."""
    if event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        if event.button in MAPPED:
            yield MAPPED[event.button], float(event.type == pygame.CONTROLLERBUTTONDOWN)
    elif event.type == pygame.CONTROLLERAXISMOTION:
        if event.axis in MAPPED_AXES:
            yield MAPPED_AXES[event.axis], event.value / _WHOLE
    elif event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
        if event.button < len(PLAIN):
            yield PLAIN[event.button], float(event.type == pygame.JOYBUTTONDOWN)
    elif event.type == pygame.JOYAXISMOTION:
        if event.axis < len(PLAIN_AXES):
            yield PLAIN_AXES[event.axis], float(event.value)
    elif event.type == pygame.JOYHATMOTION and event.hat == 0:
        across, up = event.value
        yield from (("left", float(across < 0)), ("right", float(across > 0)))
        yield from (("up", float(up > 0)), ("down", float(up < 0)))


def wheel(notches: int) -> Event:
    """Return the event of a wheel that was turned; up is positive."""
    return pygame.event.Event(
        pygame.MOUSEWHEEL, x=0, y=notches, precise_x=0.0, precise_y=float(notches), flipped=False, touch=False
    )


def _arrow(kind: int, direction: str) -> Event:
    return pygame.event.Event(kind, key=_ARROWS[direction], mod=0, unicode="", scancode=0, pad=direction)
