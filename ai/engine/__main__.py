"""Our computer players as an engine: `python -m ai.engine [--level LEVEL] [--seed N]`.

It reads commands from its standard input and answers on its standard output: docs/engine_protocol.md.
"""

from __future__ import annotations

import argparse
import sys
from io import FileIO
from typing import TYPE_CHECKING

from ai.engine.lines import LineReader
from ai.engine.protocol import LONGEST_LINE
from ai.engine.server import EngineServer
from ai.personas.levels import LEVEL_KEYS

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(words: Sequence[str] | None = None) -> int:
    """Answer until "quit", or until nobody reads or writes any more; return the exit code."""
    parser = argparse.ArgumentParser(prog="ai.engine", description="Our computer players as an engine.")
    parser.add_argument("--level", choices=LEVEL_KEYS, default=LEVEL_KEYS[-1])
    parser.add_argument("--seed", type=int, default=0, help="equal seeds decide alike")
    given = parser.parse_args(words)
    lines = LineReader(FileIO(sys.stdin.fileno(), closefd=False), LONGEST_LINE)
    server = EngineServer(lines, _write, given.level, given.seed)
    try:
        server.run()
    except (BrokenPipeError, KeyboardInterrupt):
        return 1
    return 0


def _write(line: str) -> None:
    sys.stdout.buffer.write(line.encode() + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    sys.exit(main())
