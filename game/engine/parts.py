"""Parts of a position: their fields are declared once, in `__init__`, with the values of a blank part.

Packing, unpacking and comparing follow from those. Only `clone` is written out, as the search lives on it;
tests/laws/test_fields.py fails when it forgets a field.
"""

from __future__ import annotations

from types import GenericAlias
from typing import Annotated, Any, ClassVar, Final, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

Whole = Annotated[int, msgspec.Meta(ge=-(1 << 63), le=(1 << 63) - 1)]
LEFT_OUT: Final = "events"  # where `State.apply` reports: no part of the position
TABLES: Final = ("__mypyc_attrs__", "__slots__")  # where compiled classes, and some others, name their fields


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:  # noqa: PLW1641 - what changes has no hash
    """A position or a part of one; made without arguments it is blank.

    A field is a number, a truth value, another part, or a list of numbers; `HOLDS` has the types of others.
    """

    HOLDS: ClassVar[dict[str, Any]] = {}

    def clone(self) -> Part:
        """Return an independent copy."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        """Return whether `other` is of the same kind and holds the same."""
        return type(self) is type(other) and values(self) == values(other)


Kind = TypeVar("Kind", bound=Part)


def fields(kind: type[Part]) -> dict[str, Any]:
    """Return the fields of a kind of part, by name, with their types."""
    if kind not in _FIELDS:
        _FIELDS[kind] = _fields_of(kind())
    return _FIELDS[kind]


def _fields_of(blank: Part) -> dict[str, Any]:
    kind = type(blank)
    names = {name for base in kind.__mro__ for table in TABLES for name in vars(base).get(table, ())}
    names |= getattr(blank, "__dict__", {}).keys()
    return {
        name: kind.HOLDS.get(name) or _type_of(getattr(blank, name)) for name in sorted(names - {LEFT_OUT})
    }


def _type_of(value: object) -> Any:
    """Return the type of a field that holds `value` in a blank part."""
    plain = {int: Whole, list: list[Whole]}
    return plain.get(type(value), type(value))


def values(part: Part) -> list[object]:
    """Return what the fields of `part` hold, in the order of `fields`."""
    return [getattr(part, name) for name in fields(type(part))]


def pack(part: Part) -> bytes:
    """Encode a part with all parts of it."""
    return _ENCODER.encode(part)


def unpack(kind: type[Kind], data: bytes) -> Kind:
    """Decode what `pack` encoded; raise msgspec.DecodeError for anything else."""
    try:
        return _filled(kind, msgspec.msgpack.decode(data))
    except RecursionError:
        raise msgspec.DecodeError("nested too deep") from None


def _filled(kind: type[Kind], held: object) -> Kind:
    """Return a part whose fields hold the values `held`, once their types are right."""
    part, types = kind(), fields(kind)
    checked = msgspec.convert(held, GenericAlias(tuple, tuple(types.values())), dec_hook=_filled)
    for name, value in zip(types, checked, strict=True):
        setattr(part, name, value)
    return part


_FIELDS: Final[dict[type[Part], dict[str, Any]]] = {}
_ENCODER: Final = msgspec.msgpack.Encoder(enc_hook=values)
