"""What the fuzzer tries: a reader of foreign bytes, and how these are altered to get past its door."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

FILE: Final = "x.save"  # what errors call the bytes
MEMORY: Final = Path("/dev/shm")  # noqa: S108  # where there is one, files cost no disk
CORPUS: Final = Path(__file__).parent / "corpus"

Alter = Callable[[bytes], bytes]  # changes some bytes or other; the fuzzer's own way
Mutate = Callable[[bytes, Random, Alter], bytes]


class Target(NamedTuple):
    """A reader, and all that is needed to try it."""

    name: str
    reads: Callable[[bytes], None]  # raises when the reader breaks its word: the finding
    door: str  # the name that `reads` calls the reader by; the tests break it to see that a fault is found
    mutate: Mutate | None = None  # makes checksums right again, and knows the format; None: any bytes will do
    words: tuple[str, ...] = ()  # what the format is made of
    longest: int = 4096  # bytes of an input

    @property
    def corpus(self) -> Path:
        """The folder of inputs that are kept: sound ones, broken ones, and whatever was once a finding."""
        return CORPUS / self.name


def has_words(error: Exception) -> None:
    """See that an error says what is wrong."""
    assert str(error).strip()


@contextmanager
def kept(data: bytes, name: str) -> Iterator[Path]:
    """Give a file that holds `data`, alone in its folder, for as long as it is looked at."""
    with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        path = Path(folder) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        yield path
