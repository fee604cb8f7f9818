"""A position of Seventh Hero as bytes for another of our own processes; saves hold decisions instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from game.seventh_hero.rules.pieces import Buried

if TYPE_CHECKING:
    from game.seventh_hero.rules.pieces import Player
    from game.seventh_hero.rules.state import SeventhState


class PackedPlayer(msgspec.Struct, frozen=True, array_like=True):
    """One seat's pieces, each as in `pieces.Player`."""

    hand: list[int]
    party: int
    used: int
    eliminated: list[int]
    past: list[int]


class PackedBuried(msgspec.Struct, frozen=True, array_like=True):
    """A card that lies face down, as in `pieces.Buried`."""

    number: int
    seat: int
    known: int
    mask: int
    about: int
    equal: int


class Packed(msgspec.Struct, frozen=True, array_like=True):
    """A whole position, each part as in `rules.SeventhState`."""

    to_move: int
    players: list[PackedPlayer]
    chance: tuple[int, int, int, int]
    buried: list[PackedBuried]
    pile: list[int]
    left: int
    discards: list[int]
    phase: int
    leader: int
    holder: int
    quest: int
    free: int
    number: int
    openly: int
    blind: int
    turned: int
    knowers: int
    possible: int
    barred: int
    laps: int
    window: int
    asked: int
    stack: list[int]
    winner: int
    shown: int
    shown_at: int
    fate: int


_OWN: Final = frozenset({"players", "chance", "buried"})
_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final = msgspec.msgpack.Decoder(Packed)


def pack(state: SeventhState) -> bytes:
    """Encode a whole position, including secrets."""
    facts = {name: getattr(state, name) for name in Packed.__struct_fields__}
    facts["players"] = [_packed(PackedPlayer, player) for player in state.players]
    facts["buried"] = [_packed(PackedBuried, card) for card in state.buried]
    facts["chance"] = state.chance.words()
    return _ENCODER.encode(Packed(**facts))


def _packed(kind: type[msgspec.Struct], piece: Player | Buried) -> msgspec.Struct:
    return kind(*(getattr(piece, name) for name in kind.__struct_fields__))


def read(data: bytes) -> Packed:
    """Decode what `pack` encoded; raise msgspec.DecodeError for anything else."""
    return _DECODER.decode(data)


def fill(state: SeventhState, packed: Packed) -> None:
    """Give `state`, made for as many seats and with its chance, everything else of `packed`."""
    for name in Packed.__struct_fields__:
        if name not in _OWN:
            setattr(state, name, getattr(packed, name))
    for player, its in zip(state.players, packed.players, strict=True):
        for name in PackedPlayer.__struct_fields__:
            setattr(player, name, getattr(its, name))
    for its_card in packed.buried:
        card = Buried(its_card.number, its_card.seat, its_card.known, its_card.mask)
        card.about = its_card.about
        card.equal = its_card.equal
        state.buried.append(card)
