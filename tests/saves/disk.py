"""Disks that fail: the machine stops at a step, or the system refuses."""

from __future__ import annotations

import io
import os
from collections.abc import Callable
from types import TracebackType
from typing import IO, Any, Self

import pytest


class PowerCut(BaseException):
    """The machine stops here; nothing after it is done, not even tidying up."""


class StoppingMachine:
    """Counts the steps of writing (open, write, fsync, link, replace, unlink); stops at one for good."""

    def __init__(self, patch: pytest.MonkeyPatch, stop_at: int) -> None:
        """Stop at step `stop_at` (0-based)."""
        self.stop_at = stop_at
        self.steps = 0
        plain_open = io.open

        def opened(file: Any, mode: str = "r", *rest: Any, **named: Any) -> Any:
            if "w" not in mode:
                return plain_open(file, mode, *rest, **named)
            self.step()
            return _TornFile(plain_open(file, mode, *rest, **named), self)

        patch.setattr(io, "open", opened)
        for name in ("fsync", "link", "replace", "unlink"):
            patch.setattr(os, name, self._counted(getattr(os, name)))

    def step(self) -> None:
        """Do one more step, or stop."""
        if self.steps >= self.stop_at:
            raise PowerCut
        self.steps += 1

    def _counted(self, act: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*rest: Any, **named: Any) -> Any:
            self.step()
            return act(*rest, **named)

        return counted


class _TornFile:
    """A file of which only half arrives when the power is cut while it is written."""

    def __init__(self, file: IO[Any], machine: StoppingMachine) -> None:
        self._file = file
        self._machine = machine

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def write(self, data: bytes) -> int:
        """Write all, or half and stop."""
        try:
            self._machine.step()
        except PowerCut:
            self._file.write(data[: len(data) // 2])
            raise
        return self._file.write(data)


def refuse(patch: pytest.MonkeyPatch, call: str, number: int) -> None:
    """Have the system call os.`call` fail with the error `number` (an errno) from now on."""

    def refused(*_: Any, **__: Any) -> Any:
        raise OSError(number, os.strerror(number))

    patch.setattr(os, call, refused)
