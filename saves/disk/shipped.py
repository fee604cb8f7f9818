"""Files that come with a game, in its assets: JSON with a line for each entry.

They are read within the bounds of any save.
"""

from __future__ import annotations

from typing import Annotated, Final, Generic, TypeVar

import msgspec

from game.engine.files.assets import folder_of
from game.registry import rules_of
from saves.disk.files import SIZE_LIMIT
from saves.disk.notices import SaveDamaged, SaveTooLarge, SaveTooNew, SaveUnreadable
from saves.matches.header import NOT_JSON


class _Version(msgspec.Struct, frozen=True):
    version: Annotated[int, msgspec.Meta(ge=1)]


_VERSION: Final = msgspec.json.Decoder(_Version)


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every such file says of itself; its entries come last."""

    version: Annotated[int, msgspec.Meta(ge=1, le=1 << 20)]
    game: Annotated[str, msgspec.Meta(min_length=3, max_length=40)]
    revision: Annotated[int, msgspec.Meta(ge=1, lt=1 << 31)]  # of the rules
    rules: Annotated[str, msgspec.Meta(max_length=120)]  # a hash of the rules and players that made it


Read = TypeVar("Read", bound=Content)


class ShippedFile(Generic[Read]):
    """One kind of file, which every game may have."""

    def __init__(self, name: str, kind: type[Read], version: int, entries: str, others: str) -> None:
        """Know its `name` and newest `version`, and the field with its `entries`, which is the last.

        `others` is the code of the notice that a file is for other rules.
        """
        self._name = name
        self._version = version
        self._entries = entries
        self._others = others
        self._decoder = msgspec.json.Decoder(kind)

    def of(self, game: str) -> Read | None:
        """Read the file of a game; None if it has none. Raise SaveError if it can't be used."""
        data, name = shipped(game, self._name), f"{game}/{self._name}"
        if data is None:
            return None
        file = self.decoded(data, name)
        if file.game != game or file.revision != rules_of(game).revision:
            raise SaveDamaged(self._others, name)
        return file

    def decoded(self, data: bytes, name: str) -> Read:
        """Read the content of a file; raise SaveError that names it."""
        try:
            version = _VERSION.decode(data).version
            if version > self._version:
                raise SaveTooNew("too_new", name, theirs=f"format {version}", ours=f"format {self._version}")
            return self._decoder.decode(data)
        except NOT_JSON as error:
            raise SaveDamaged("misshapen", name, reason=str(error)) from error

    def encoded(self, file: Read) -> bytes:
        """Return the content of a file, a line for each entry."""
        fields = msgspec.structs.asdict(file)
        head = msgspec.json.encode({**fields, self._entries: ()})
        lines = b",\n".join(msgspec.json.encode(one) for one in fields[self._entries])
        return head.removesuffix(b"[]}") + b"[\n" + lines + b"\n]}\n"


def shipped(game: str, file: str) -> bytes | None:
    """Read a game's file; None if it has none. Raise SaveError if it can't be read."""
    source, name = folder_of(game) / file, f"{game}/{file}"
    if not source.is_file():
        return None
    try:
        with source.open("rb") as opened:
            data = opened.read(SIZE_LIMIT + 1)
    except OSError as error:
        raise SaveUnreadable("unreadable", name, reason=error.strerror or "") from error
    if len(data) > SIZE_LIMIT:
        raise SaveTooLarge("too_large", name, limit=SIZE_LIMIT)
    return data
