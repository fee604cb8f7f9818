"""A position of Custom Heroes as bytes for another of our own processes; saves hold decisions instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from game.custom_heroes.rules.pieces import Player
    from game.custom_heroes.rules.state import HeroesState


class PackedPlayer(msgspec.Struct, frozen=True, array_like=True):
    """One seat's pieces, each as in `pieces.Player`."""

    vp: int
    power: int
    hand: list[int]
    unused: list[int]
    bets: list[int]
    place: int
    mark: int
    wisps: int
    fresh: int
    shown: int


class Packed(msgspec.Struct, frozen=True, array_like=True):
    """A whole position, each part as in `rules.HeroesState`."""

    to_move: int
    players: list[PackedPlayer]
    chance: tuple[int, int, int, int]
    goal: int
    strict: bool
    round: int
    finalists: int
    phase: int
    turn: int
    leader: int
    scorer: int
    winner: int
    bag: list[int]
    slots: list[int]
    values: list[int]
    public: list[int]
    seen: list[list[int]]
    open: int
    loose: list[int]
    trick: list[int]
    last: int
    count: int
    value: int
    falling: int
    ascended: int
    skips: int


_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final = msgspec.msgpack.Decoder(Packed)


def pack(state: HeroesState) -> bytes:
    """Encode a whole position, including secrets."""
    facts = {name: getattr(state, name) for name in Packed.__struct_fields__}
    facts["players"] = [_packed_player(player) for player in state.players]
    facts["chance"] = state.chance.words()
    return _ENCODER.encode(Packed(**facts))


def _packed_player(player: Player) -> PackedPlayer:
    return PackedPlayer(*(getattr(player, name) for name in PackedPlayer.__struct_fields__))


def read(data: bytes) -> Packed:
    """Decode what `pack` encoded; raise msgspec.DecodeError for anything else."""
    return _DECODER.decode(data)


def fill(state: HeroesState, packed: Packed) -> None:
    """Give `state`, made for as many seats and with its chance, everything else of `packed`."""
    for name in Packed.__struct_fields__:
        if name not in {"players", "chance"}:
            setattr(state, name, getattr(packed, name))
    for player, its in zip(state.players, packed.players, strict=True):
        for name in PackedPlayer.__struct_fields__:
            setattr(player, name, getattr(its, name))
