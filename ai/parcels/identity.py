"""Who plays: hashes of a game's rules and of its network, by which two machines know that they play alike."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from ai.evaluators.networks import file_of
from game.registry import GAMES, rules_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.resources.abc import Traversable

PACKAGES: Final = (  # whose code decides with ai/search.py how a match goes, whatever the game
    *("game.engine", "ai.evaluators", "ai.personas", "ai.players", "ai.strength", "ai.worker"),
)
DIGITS: Final = 16  # of a hash that people read


class Identity(msgspec.Struct, frozen=True):
    """The rules and the network that play a game here."""

    rules: str  # id, revision, and a hash of the sources of rules and players
    network: str  # a hash of the game's own network; "" without one

    def difference(self, other: Identity) -> str:
        """Say in what another machine differs; "" if it plays the same."""
        if self.rules != other.rules:
            return f"it has the rules {other.rules}, not {self.rules}"
        if self.network != other.network:
            return f"it has the network {other.network or '(none)'}, not {self.network or '(none)'}"
        return ""


@cache
def identity_of(game: str) -> Identity:
    """Return the identity of a game on this machine; raise BadSetup for a game that it doesn't have."""
    revision = rules_of(game).revision
    parts = dict.fromkeys((*PACKAGES, GAMES[game].rules_class, GAMES[game].evaluator))
    sources = [files("ai") / "search.py", *(source for part in parts if part for source in sources_of(part))]
    listed = "".join(f"{source.name} {digest(plain(source))}\n" for source in sources)
    network = file_of(game)
    played = digest(network.read_bytes())[:DIGITS] if network.is_file() else ""
    return Identity(f"{game}/r{revision}/{digest(listed.encode())[:DIGITS]}", played)


def sources_of(part: str) -> Iterator[Traversable]:
    """Yield the sources of the package that `part`, "package.module:name", is or lies in."""
    module = part.partition(":")[0]
    package, _, name = module.rpartition(".")
    if is_package(module):
        yield from sources_in(files(module))
    elif package:
        yield from sources_in(files(package))
    else:
        spec = find_spec(name)
        yield from (Path(spec.origin),) if spec and spec.origin else ()


def is_package(module: str) -> bool:
    """Return whether a module is a package."""
    spec = find_spec(module)
    return spec is not None and spec.submodule_search_locations is not None


def sources_in(folder: Traversable) -> Iterator[Traversable]:
    """Yield all sources below a folder, always in the same order."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from sources_in(entry)
        elif entry.name.endswith(".py"):
            yield entry


def plain(source: Traversable) -> bytes:
    """Return a source as it is on every system."""
    return source.read_bytes().replace(b"\r\n", b"\n")


def digest(data: bytes) -> str:
    """Return the SHA-256 of data, in hex digits."""
    return hashlib.sha256(data).hexdigest()
