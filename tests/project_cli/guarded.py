"""The program under guard: `python guarded.py ALLOWED [words of the game]`.

Whoever reaches for a network is stopped, and whoever writes outside the folder ALLOWED. The words "--reach"
and "--stray" try just that, so that a test can tell that the guard stands.
"""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path
from typing import Any, Final

NETWORK: Final = ("socket.connect", "socket.bind", "socket.sendto", "socket.sendmsg", "socket.getaddrinfo")
CHANGING: Final = ("os.mkdir", "os.rename", "os.remove", "os.rmdir", "os.link", "os.symlink", "os.truncate")
IN_FOLDERS: Final = ("os.remove", "os.rmdir")  # they may name a file in an open folder
WRITING: Final = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_TRUNC


def stop(event: str, facts: tuple[Any, ...]) -> None:
    """Raise where Python is about to speak to a network or to change a foreign file."""
    if event in NETWORK:
        raise AssertionError(f"the program reached for a network: {event}")
    changes = event in CHANGING or (event == "open" and facts[2] & WRITING)
    if changes and isinstance(facts[0], (str, bytes, os.PathLike)):
        folder = facts[1] if event in IN_FOLDERS else -1
        name = os.path.join(_folder(folder), os.fsdecode(facts[0]))  # noqa: PTH118 - a Path would ask again
        if name != os.devnull and not os.path.realpath(name).startswith(ALLOWED + os.sep):
            raise AssertionError(f"the program changed a foreign file: {event} {name}")


def _folder(handle: int) -> str:
    """The folder behind an open handle; none: names are told from where the program stands."""
    return os.readlink(f"/proc/self/fd/{handle}") if handle >= 0 else ""  # noqa: PTH115 - the same


if __name__ == "__main__":
    ALLOWED: Final = os.path.realpath(sys.argv.pop(1))
    sys.dont_write_bytecode = True
    sys.addaudithook(stop)
    if sys.argv[1:] == ["--reach"]:
        socket.create_connection(("192.0.2.1", 9), timeout=1)
    if sys.argv[1:] == ["--stray"]:
        Path(ALLOWED + "-stray").write_text("not here", encoding="utf-8")
    from game.__main__ import main

    sys.exit(main())
