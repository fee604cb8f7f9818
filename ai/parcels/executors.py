"""Where parcels are played: what `--executor` names, opened as a `concurrent.futures.Executor`.

`local` are processes of this machine, `dask://host:port` the workers of a Dask scheduler, `module:factory`
whatever a function of yours makes. Dask is imported only when it is asked for.
"""

from __future__ import annotations

import re
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import ExitStack
from importlib import import_module
from multiprocessing import get_context
from typing import Final, Self

from ai.parcels.errors import ExecutorError
from game.engine.game import load
from game.plugins import shortened

LOCAL: Final = "local"
DASK: Final = "dask://"
PROGRAM: Final = "ai.parcels.runner"  # what a worker has to have
CONNECT_SECONDS: Final = 20.0  # for the scheduler to answer, and then for its first worker
_DASK: Final = re.compile(r"dask://[^\s/]+:\d{1,5}")
_FACTORY: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*", re.ASCII)


class Source:
    """Opens an executor by name, and another one when it has broken; a context manager that closes it."""

    def __init__(self, name: str = LOCAL, jobs: int = 1) -> None:
        """Check the name; `jobs` is the number of local processes."""
        if name != LOCAL and not _DASK.fullmatch(name) and not _FACTORY.fullmatch(name):
            raise ExecutorError(f"--executor is local, dask://HOST:PORT or MODULE:FACTORY, not {name!r}")
        self.name = name
        self.jobs = jobs
        self.executor: Executor | None = None
        self._closing = ExitStack()

    def __enter__(self) -> Self:
        """Open the executor; raise ExecutorError if that fails."""
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        """Close the executor."""
        self.close()

    def open(self) -> Executor:
        """Return the executor, opened when there is none; raise ExecutorError if that fails."""
        if self.executor is None:
            if self.name.startswith(DASK):
                self.executor = self._connect(f"tcp://{self.name.removeprefix(DASK)}")
            else:
                self.executor = self._make()
                self._closing.callback(self.executor.shutdown)
        return self.executor

    def close(self) -> None:
        """Close the executor, so that `open` makes another one."""
        self.executor = None
        self._closing.close()

    def _make(self) -> Executor:
        """Return an executor of this machine, or what a factory makes."""
        if self.name != LOCAL:
            return _made_by(self.name)
        return ProcessPoolExecutor(self.jobs, mp_context=get_context("spawn"))

    def _connect(self, address: str) -> Executor:
        """Return an executor of a Dask cluster whose workers have this program."""
        try:
            make_client = import_module("distributed").Client
            client = make_client(address, timeout=CONNECT_SECONDS, set_as_default=False)
        except ImportError as error:
            raise ExecutorError(f"{self.name} needs Dask: pip install 'herotable[cluster]'") from error
        except (OSError, ValueError) as error:  # TimeoutError is an OSError
            raise ExecutorError(f"{self.name} can't be reached: {shortened(error)}") from error
        self._closing.callback(client.close)  # its executor's own end would wait for a scheduler that is gone
        try:
            client.wait_for_workers(1, timeout=CONNECT_SECONDS)
            client.run(import_module, PROGRAM)  # a parcel that it can't read would end a worker silently
        except TimeoutError as error:
            self.close()
            raise ExecutorError(f"{self.name} has no workers") from error
        except (ImportError, OSError) as error:
            self.close()
            raise ExecutorError(f"{self.name} has a worker that can't play: {shortened(error)}") from error
        executor: Executor = client.get_executor(pure=False)
        return executor


def _made_by(path: str) -> Executor:
    """Call a factory; raise ExecutorError if it makes no executor."""
    try:
        made = load(path)()
    except Exception as error:  # program code of somebody's own, which may raise anything
        raise ExecutorError(f"--executor {path} can't be made: {shortened(error)}") from error
    if not isinstance(made, Executor):
        raise ExecutorError(f"--executor {path} made no Executor, but {type(made).__name__}")
    return made
