"""One controller that is plugged in: what SDL knows of it, and what it can't do.

SDL has a mapping for nearly every pad that is sold. A pad without one is read as a plain joystick, whose
buttons are taken in the order that most of them have.
"""

from __future__ import annotations

import logging
import os
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame
from pygame._sdl2 import controller

from saves.disk.names import clean_name
from saves.shortcuts import BUTTONS

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller
    from pygame.joystick import JoystickType

DIRECTIONS: Final = ("up", "down", "left", "right")
STICK: Final = ("leftx", "lefty")  # leads about, as the directions do
MAPPED: Final = {  # SDL's number of a button, for pads that it knows
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_BACK: "view",
    pygame.CONTROLLER_BUTTON_START: "menu",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "ls",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "rs",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "lb",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rb",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
}
MAPPED_AXES: Final = {
    pygame.CONTROLLER_AXIS_LEFTX: "leftx",
    pygame.CONTROLLER_AXIS_LEFTY: "lefty",
    pygame.CONTROLLER_AXIS_RIGHTX: "rightx",
    pygame.CONTROLLER_AXIS_RIGHTY: "righty",
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: "lt",
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "rt",
}
PLAIN: Final = ("a", "b", "x", "y", "lb", "rb", "view", "menu", "ls", "rs")  # of a joystick without a mapping
PLAIN_AXES: Final = ("leftx", "lefty", "rightx", "righty")
_IN_MAPPING: Final = {
    "leftshoulder": "lb",
    "rightshoulder": "rb",
    "lefttrigger": "lt",
    "righttrigger": "rt",
    "back": "view",
    "start": "menu",
    "leftstick": "ls",
    "rightstick": "rs",
    **{f"dp{direction}": direction for direction in DIRECTIONS},
}  # SDL's names where they differ from ours
_VENDORS: Final = {"4c05": "playstation", "7e05": "switch", "de28": "deck"}  # as the GUID has them
_NAMES: Final = {
    "playstation": ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5"),
    "switch": ("nintendo", "switch", "joy-con"),
    "deck": ("steam",),
}
_log = logging.getLogger(__name__)


class Device(NamedTuple):
    """A pad that has been opened."""

    number: int  # of this connection, as events have it
    name: str
    family: str  # whose names its buttons have: see `PadLayout.family`
    known: bool  # SDL has a mapping for it
    missing: tuple[str, ...]  # the buttons that it hasn't; "up" stands for all directions
    held: Controller | JoystickType  # keeps it open


def opened(index: int) -> Device | None:
    """Open the pad that is connected as number `index`; None if that fails, or it is gone again."""
    try:
        joystick = pygame.joystick.Joystick(index)
        known = bool(controller.is_controller(index))
        held, has = _mapped(index) if known else (joystick, _of_joystick(joystick))
        number = joystick.get_instance_id()
        name = clean_name(joystick.get_name())
        family = family_of(name, joystick.get_guid())
    except pygame.error as error:
        _log.warning("a controller can't be opened: %s", error)
        return None
    leads = {"up"} if set(DIRECTIONS) <= has or set(STICK) <= has else set()
    missing = tuple(one for one in ("up", *BUTTONS) if one not in has & set(BUTTONS) | leads)
    return Device(number, name, family, known, missing, held)


def family_of(name: str, guid: str) -> str:
    """Tell from a pad's name and SDL's GUID whose names its buttons have."""
    if os.environ.get("SteamDeck") == "1":  # noqa: SIM112 - so Steam writes it
        return "deck"
    vendor = _VENDORS.get(guid[8:12].lower())
    words = name.lower()
    named = (family for family, parts in _NAMES.items() if any(part in words for part in parts))
    return vendor or next(named, "xbox")


def _mapped(index: int) -> tuple[Controller | JoystickType, set[str]]:
    """Open a pad that SDL knows; return it and the names of what it has."""
    pad = controller.Controller(index)
    return pad, {_IN_MAPPING.get(name, name) for name in pad.get_mapping()}


def _of_joystick(joystick: JoystickType) -> set[str]:
    has = set(PLAIN[: joystick.get_numbuttons()]) | set(PLAIN_AXES[: joystick.get_numaxes()])
    return has | (set(DIRECTIONS) if joystick.get_numhats() else set())
