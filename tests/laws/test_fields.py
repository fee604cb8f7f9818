"""Whatever a position holds is copied, packed and compared: no field of any of its parts is forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, get_args

import pytest

from game.engine.contract import Rules
from game.engine.parts import Part, fields, pack, unpack
from game.registry import RULES
from tests.laws.playing import EVERY_GAME, playthrough

SHARING = frozenset({"dust_collectorz"})  # its copies share lists that are never changed in place


class Field(NamedTuple):
    """A field of a part that was found in a position."""

    part: Part
    name: str


def _fields(part: Part) -> Iterator[Field]:
    """Walk through a part and the parts in it."""
    for name in fields(type(part)):
        value = getattr(part, name)
        if not isinstance(value, Part):
            yield Field(part, name)
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, Part):
                yield from _fields(inner)


def _changed(part: Part, name: str) -> object:
    """Return another value of a field."""
    value = getattr(part, name)
    if isinstance(value, list):
        held = get_args(fields(type(part))[name])[0]
        blank = held() if isinstance(held, type) and issubclass(held, Part) else 1
        return [*value, value[-1] if value else blank]
    return not value if isinstance(value, bool) else value + 1


@EVERY_GAME
def test_no_field_is_forgotten(rules: Rules) -> None:
    """A changed field changes the position, and its copies, packed or not, have the change, too."""
    for state in playthrough(rules, rules.seats[-1], 3).positions(every=60):
        for part, name in _fields(state):
            before, value = state.clone(), getattr(part, name)
            setattr(part, name, _changed(part, name))

            assert state != before, name
            assert state.clone() == state, name
            assert unpack(type(state), pack(state)) == state, name
            setattr(part, name, value)


@pytest.mark.parametrize("rules", [RULES[game] for game in sorted(RULES.keys() - SHARING)])
def test_copies_share_no_part(rules: Rules) -> None:
    """Two positions that have a list or a part in common would change together."""
    for state in playthrough(rules, rules.seats[-1], 3).positions(every=60):
        assert not _objects(state) & _objects(state.clone())


def _objects(part: object) -> set[int]:
    """Identify the lists and parts that are found in a part."""
    if isinstance(part, Part):
        return {id(part)}.union(*(_objects(getattr(part, name)) for name in fields(type(part))))
    if isinstance(part, list):
        return {id(part)}.union(*map(_objects, part))
    return set()
