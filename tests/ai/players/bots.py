"""An engine program for tests, which keeps the protocol or breaks it: `python bots.py WAY [FILE]`.

It stands alone, as a stranger's would. FILE receives what it is told.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path


def decide(way: str, legal: list[str]) -> str:
    """Return the answer to "go"."""
    if way == "dies":
        sys.exit(7)
    if way == "illegal":
        return "bestmove return mind"
    if way == "nonsense":
        return "I give up"
    if way == "long":
        return f"bestmove {'x' * 100_000}"
    if way == "chatty":
        return "\n".join(["info thinking"] * 50 + [f"bestmove {legal[0]}"])
    if way == "talks":
        return "\n".join(["info thinking"] * 20_000)
    if way == "slow" or (way == "once slow" and not Path(sys.argv[2]).exists()):
        if way == "once slow":
            Path(sys.argv[2]).touch()
            time.sleep(0.5)
            return f"bestmove {legal[-1]}"
        time.sleep(60)
    return f"bestmove {legal[0]}"


def main() -> None:
    """Answer until the input ends."""
    way = sys.argv[1]
    if way == "silent":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        while True:
            time.sleep(1)
    if way == "parent" and os.fork() == 0:
        Path(sys.argv[2]).write_text(str(os.getpid()))
        time.sleep(60)
    legal: list[str] = []
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if way == "listens":
            with Path(sys.argv[2]).open("a") as file:
                file.write(line)
        answers = {"hello": "hello herotable 1 Bot", "game": f"ready {rest}"}
        if way == "stranger":
            answers["hello"] = "hello uci"
        if word == "legal":
            legal = rest.split(" | ")
        if word == "go":
            answers["go"] = decide(way, legal)
        if word in answers:
            sys.stdout.write(f"{answers[word]}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
