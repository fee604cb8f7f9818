"""Controllers that aren't there: SDL's own virtual joysticks, so that events come through all of SDL."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pygame

BUTTONS: Final = (
    *("a", "b", "x", "y", "view", "guide", "menu", "ls", "rs", "lb", "rb"),
    *("up", "down", "left", "right"),
)
"""In SDL's order."""
AXES: Final = ("leftx", "lefty", "rightx", "righty", "lt", "rt")
MAKERS: Final = {"xbox": 0x045E, "playstation": 0x054C, "switch": 0x057E, "deck": 0x28DE, "": 0}
GAMEPAD: Final = 1  # SDL's type of joystick that has a mapping by itself
_WHOLE: Final = 32767


class _Description(ctypes.Structure):
    _fields_ = (
        *((name, ctypes.c_uint16) for name in ("version", "type", "axes", "buttons", "hats")),
        *((name, ctypes.c_uint16) for name in ("vendor", "product", "padding")),
        *((name, ctypes.c_uint32) for name in ("button_mask", "axis_mask")),
        ("name", ctypes.c_char_p),
        *((name, ctypes.c_void_p) for name in ("userdata", "update", "player", "rumble", "triggers")),
        *((name, ctypes.c_void_p) for name in ("led", "effect")),
    )


def _sdl() -> ctypes.CDLL:
    library = ctypes.CDLL(pygame.event.__file__)
    library.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
    library.SDL_JoystickOpen.restype = ctypes.c_void_p
    library.SDL_GameControllerFromInstanceID.restype = ctypes.c_void_p
    library.SDL_JoystickSetVirtualButton.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8)
    library.SDL_JoystickSetVirtualAxis.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_int16)
    library.SDL_JoystickSetVirtualHat.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8)
    return library


class VirtualPad:
    """One pad; plugged in when made."""

    def __init__(
        self, name: str = "Pad", maker: str = "xbox", *, lacks: tuple[str, ...] = (), plain: int = 0
    ) -> None:
        """Plug it in, without what it `lacks`; `plain`: SDL doesn't know it, and it has so many buttons."""
        self._sdl = _sdl()
        has = tuple(one for one in BUTTONS if one not in lacks)
        axes = tuple(one for one in AXES if one not in lacks)
        facts = _Description(version=1, vendor=MAKERS[maker], product=0x0B13, name=name.encode())
        if plain:
            facts.axes, facts.buttons, facts.hats = 2, plain, 1
        else:
            facts.type, facts.axes, facts.buttons = GAMEPAD, len(axes), len(has)
            facts.button_mask = sum(1 << BUTTONS.index(one) for one in has)
            facts.axis_mask = sum(1 << AXES.index(one) for one in axes)
        self._buttons, self._axes = has, axes
        index = self._sdl.SDL_JoystickAttachVirtualEx(ctypes.byref(facts))
        assert index >= 0, "SDL refuses a virtual joystick"
        self._stick = self._sdl.SDL_JoystickOpen(index)
        self.number: int = self._sdl.SDL_JoystickInstanceID(ctypes.c_void_p(self._stick))
        self.there = True

    def button(self, name: str | int, *, down: bool) -> None:
        """Hold or release a button, by its name or, of an unknown pad, its number."""
        number = name if isinstance(name, int) else self._buttons.index(name)
        assert self._sdl.SDL_JoystickSetVirtualButton(self._stick, number, int(down)) == 0

    def tell(self) -> None:
        """Let SDL make events of it now, and not when the program asks for events next."""
        self._sdl.SDL_JoystickUpdate()

    @property
    def opened(self) -> bool:
        """Whether the program has opened it."""
        return self._sdl.SDL_GameControllerFromInstanceID(self.number) is not None

    def axis(self, name: str, value: float) -> None:
        """Move an axis: -1.0 to 1.0."""
        number, whole = self._axes.index(name), round(value * _WHOLE)
        assert self._sdl.SDL_JoystickSetVirtualAxis(self._stick, number, whole) == 0

    def hat(self, bits: int) -> None:
        """Push the hat of an unknown pad: 1 up, 2 right, 4 down, 8 left."""
        assert self._sdl.SDL_JoystickSetVirtualHat(self._stick, 0, bits) == 0

    def unplug(self) -> None:
        """Pull it out."""
        if self.there:
            self.there = False
            numbers = range(self._sdl.SDL_NumJoysticks())
            index = next(at for at in numbers if self._sdl.SDL_JoystickGetDeviceInstanceID(at) == self.number)
            self._sdl.SDL_JoystickClose(ctypes.c_void_p(self._stick))
            assert self._sdl.SDL_JoystickDetachVirtual(index) == 0


@contextmanager
def heard_without_focus() -> Iterator[None]:
    """Let SDL send what pads do, although no window has the focus."""
    name = "SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"
    before = os.environ.get(name)
    os.environ[name] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[name]
        else:
            os.environ[name] = before
