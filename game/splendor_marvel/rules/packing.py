"""Encodes a position of Splendor: Marvel for another of our own processes; saves hold decisions instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from game.splendor_marvel.rules.pieces import Player
    from game.splendor_marvel.rules.state import SplendorState

Voice = tuple[int, int, int, int]


class PackedPlayer(msgspec.Struct, frozen=True, array_like=True):
    """One seat's pieces, each as in `pieces.Player`."""

    chips: int
    shields: int
    time: int
    bonuses: int
    points: int
    symbols: int
    hand: list[int]
    unseen: int
    recruited: list[int]
    locations: list[int]


class Packed(msgspec.Struct, frozen=True, array_like=True):
    """A whole position, each part as in `rules.SplendorState`."""

    to_move: int
    players: list[PackedPlayer]
    streams: list[Voice]
    decks: list[list[int]]
    market: list[int]
    locations: list[int]
    stock: int
    shields: int
    time: int
    avengers: int
    gauntlet: int
    first: int
    turn: int
    round: int
    phase: int
    gap: int
    passes: int
    always_play_out: bool
    playing_out: bool


_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final = msgspec.msgpack.Decoder(Packed)


def pack(state: SplendorState) -> bytes:
    """Encode a whole position, including secrets."""
    facts = {name: getattr(state, name) for name in Packed.__struct_fields__}
    facts["players"] = [_packed_player(player) for player in state.players]
    facts["streams"] = [stream.words() for stream in state.streams]
    return _ENCODER.encode(Packed(**facts))


def _packed_player(player: Player) -> PackedPlayer:
    return PackedPlayer(*(getattr(player, name) for name in PackedPlayer.__struct_fields__))


def read(data: bytes) -> Packed:
    """Decode what `pack` encoded; raise msgspec.DecodeError for anything else."""
    return _DECODER.decode(data)


def fill(state: SplendorState, packed: Packed) -> None:
    """Copy `packed` into `state`, which has as many seats and its random streams already."""
    for name in Packed.__struct_fields__:
        if name not in {"players", "streams"}:
            setattr(state, name, getattr(packed, name))
    for player, its in zip(state.players, packed.players, strict=True):
        for name in PackedPlayer.__struct_fields__:
            setattr(player, name, getattr(its, name))
