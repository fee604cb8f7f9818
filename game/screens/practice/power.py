"""Whether the machine runs on mains power: work that can wait must not empty a battery."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from pathlib import Path
from typing import Final

SUPPLIES: Final = Path("/sys/class/power_supply")
ASKING_SECONDS: Final = 2.0
BATTERY: Final = 0  # of Windows' `ACLineStatus`; 1 is mains, 255 unknown


def on_mains(supplies: Path = SUPPLIES) -> bool:
    """Whether it does, as far as the system tells; may take a moment."""
    if sys.platform == "win32":
        return _windows()
    if sys.platform == "darwin":
        return _mac()
    return _linux(supplies)


def _linux(supplies: Path) -> bool:
    """Mains if a charger is plugged in, or if no battery is being emptied."""
    discharging = False
    for supply in supplies.glob("*"):
        kind, online, status = (_word(supply / name) for name in ("type", "online", "status"))
        if kind in ("Mains", "USB") and online == "1":
            return True
        if kind == "Battery" and _word(supply / "scope") != "Device":
            discharging = discharging or status == "Discharging"
    return not discharging


def _word(path: Path) -> str:
    try:
        return path.read_text(encoding="ascii").strip()
    except (OSError, UnicodeError):
        return ""


def _mac() -> bool:
    try:
        found = subprocess.run(
            ["/usr/bin/pmset", "-g", "batt"],
            capture_output=True,
            text=True,
            timeout=ASKING_SECONDS,
            check=False,
        )
    except (OSError, subprocess.SubprocessError):
        return True  # a Mac without it has no battery
    return "'Battery Power'" not in found.stdout


def _windows() -> bool:
    class Status(ctypes.Structure):
        _fields_ = (
            ("line", ctypes.c_ubyte),
            ("battery", ctypes.c_ubyte),
            ("percent", ctypes.c_ubyte),
            ("saver", ctypes.c_ubyte),
            ("left", ctypes.c_ulong),
            ("whole", ctypes.c_ulong),
        )

    status = Status()
    kernel = getattr(ctypes, "windll").kernel32  # noqa: B009 - only Windows has it, and mypy knows that
    return not kernel.GetSystemPowerStatus(ctypes.byref(status)) or status.line != BATTERY
