"""A position of Dust Collectorz as bytes for another of our own processes; saves hold decisions instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from game.dust_collectorz.rules.pieces import Laid, Player

if TYPE_CHECKING:
    from game.dust_collectorz.rules.state import DustState


class PackedPlayer(msgspec.Struct, frozen=True, array_like=True):
    """One seat's cards, each part as in `pieces.Player`."""

    deck: list[int]
    hand: list[int]
    overflow: list[int]
    discards: list[int]
    captured: list[int]
    hush: int
    hush_next: int
    draws: int
    known: list[int]
    masks: list[int]
    sent: list[int]


class PackedLaid(msgspec.Struct, frozen=True, array_like=True):
    """A set, each part as in `pieces.Laid`."""

    seat: int
    primary: int
    supports: list[int]
    counter: int
    using: int
    helper: int
    price: int
    support_price: int
    stat: int
    cancelled: int
    done: int
    void: int
    value: int
    book: list[int]
    lost: int
    over: int
    spited: int
    recalled: int
    rescued: int


class Packed(msgspec.Struct, frozen=True, array_like=True):
    """A whole position, each part as in `rules.DustState`."""

    to_move: int
    players: list[PackedPlayer]
    chance: tuple[int, int, int, int]
    build: PackedLaid
    attack: PackedLaid
    answer: PackedLaid | None  # None: the active attack was the answer
    beaten: list[PackedLaid]
    lists: list[list[int]]
    mode: int
    secret: int
    helps: int
    short: int
    phase: int
    round: int
    attacker: int
    leader: int
    target: int
    answered: int
    wins: int
    helped: int
    followed: int
    stat: int
    clash_stat: int
    clash_over: int
    outcome: int
    step: int
    left: int
    doomed: list[int]
    salvages: int
    salvager: int
    arrivals: list[int]
    last_winner: int
    played: list[int]
    owners: list[int]
    rest: list[int]
    chained: int
    drew: int
    idle: int


_OWN: Final = frozenset({"players", "chance", "build", "attack", "answer", "beaten"})
_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final = msgspec.msgpack.Decoder(Packed)


def pack(state: DustState) -> bytes:
    """Encode a whole position, including secrets."""
    facts = {name: getattr(state, name) for name in Packed.__struct_fields__}
    facts["players"] = [_packed(PackedPlayer, player) for player in state.players]
    facts["chance"] = state.chance.words()
    facts["build"] = _packed(PackedLaid, state.build)
    facts["attack"] = _packed(PackedLaid, state.attack)
    facts["answer"] = None if state.answer is state.attack else _packed(PackedLaid, state.answer)
    facts["beaten"] = [_packed(PackedLaid, laid) for laid in state.beaten]
    return _ENCODER.encode(Packed(**facts))


def _packed(kind: type[msgspec.Struct], piece: Player | Laid) -> msgspec.Struct:
    return kind(*(getattr(piece, name) for name in kind.__struct_fields__))


def read(data: bytes) -> Packed:
    """Decode what `pack` encoded; raise msgspec.DecodeError for anything else."""
    return _DECODER.decode(data)


def fill(state: DustState, packed: Packed) -> None:
    """Give `state`, made for as many seats and with its chance, everything else of `packed`."""
    for name in Packed.__struct_fields__:
        if name not in _OWN:
            setattr(state, name, getattr(packed, name))
    for player, its in zip(state.players, packed.players, strict=True):
        for name in PackedPlayer.__struct_fields__:
            setattr(player, name, getattr(its, name))
    state.build = _laid(packed.build)
    state.attack = _laid(packed.attack)
    state.answer = state.attack if packed.answer is None else _laid(packed.answer)
    state.beaten = [_laid(its) for its in packed.beaten]


def _laid(packed: PackedLaid) -> Laid:
    laid = Laid(packed.seat)
    for name in PackedLaid.__struct_fields__:
        setattr(laid, name, getattr(packed, name))
    return laid
