"""The abilities by their places in `card_table.ABILITIES`, as numbers for speed; counters' come last."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BOOST: Final[i64] = 0
WEAKEN: Final[i64] = 1
CHARGE: Final[i64] = 2
BRACE: Final[i64] = 3
LONER: Final[i64] = 4
RALLY: Final[i64] = 5
FULL_SUPPORT: Final[i64] = 6
MIXED_STACK: Final[i64] = 7
WHEEL_MASTER: Final[i64] = 8
SURE_FOOTED: Final[i64] = 9
UNDERDOG: Final[i64] = 10
COMEBACK: Final[i64] = 11
TIEBREAKER: Final[i64] = 12
TWIST: Final[i64] = 13
LOCK: Final[i64] = 14
CANCEL: Final[i64] = 15
SHIELDED: Final[i64] = 16
HUSH: Final[i64] = 17
DISARM: Final[i64] = 18
SNIPE: Final[i64] = 19
SACRIFICE: Final[i64] = 20
SPITE: Final[i64] = 21
DRAW: Final[i64] = 22
RECALL: Final[i64] = 23
SALVAGE: Final[i64] = 24
OP_DRAW: Final[i64] = 25
OP_DESTROY: Final[i64] = 26
OP_STEAL: Final[i64] = 27
TRAP_CAPTURE: Final[i64] = 28
TRAP_STACK: Final[i64] = 29
TRAP_DESTROY: Final[i64] = 30
TRAP_RETURN: Final[i64] = 31
NULLIFY: Final[i64] = 32
SWITCH: Final[i64] = 33
FREE_TRIBE: Final[i64] = 34
FIRST_COUNTER: Final[i64] = 28
RESCUE: Final[i64] = 35
