"""The program, run where whoever reaches for a network is stopped: `python offline.py [words of the game]`.

The first word "--reach" tries it, so that a test can tell that the guard stands.
"""

from __future__ import annotations

import socket
import sys
from typing import Final

GUARDED: Final = ("socket.connect", "socket.bind", "socket.sendto", "socket.sendmsg", "socket.getaddrinfo")


def stop(event: str, _: tuple[object, ...]) -> None:
    """Raise where Python is about to speak to a network."""
    if event in GUARDED:
        raise AssertionError(f"the program reached for a network: {event}")


if __name__ == "__main__":
    sys.addaudithook(stop)
    if sys.argv[1:] == ["--reach"]:
        socket.create_connection(("192.0.2.1", 9), timeout=1)
    from game.__main__ import main

    sys.exit(main())
