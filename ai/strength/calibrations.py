"""How well predictions came true: the Brier scores in `assets/calibration.toml`, made by `ai.calibration`."""

from __future__ import annotations

from importlib.resources import files
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.strength.forecasts import Forecast

FILE: Final = "calibration.toml"
HEAD: Final = "# Whether predicted chances come true; made by `python -m ai.calibration GAME --save`.\n"
Score = Annotated[float, msgspec.Meta(ge=0, le=1)]


class Calibration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Brier score of the predictions in a game: the mean squared error, 0 to 1."""

    game: str
    seats: int
    mode: str  # "" if the game has only one
    matches: int
    brier: Score
    error: Score  # its standard error, by match
    even: Score  # the score of who predicts even chances


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All measurements."""

    measured: tuple[Calibration, ...] = ()


def calibrated(game: str, seats: int, mode: str, rows: Sequence[Sequence[Forecast]]) -> Calibration:
    """Sum up the forecasts of many matches, a row each."""
    played = [row for row in rows if row]
    scores = [_brier([(one.chances, one.result) for one in row]) for row in played]
    even = [_brier([((sum(one.result) / seats,) * seats, one.result) for one in row]) for row in played]
    number = max(1, len(played))
    mean = sum(scores) / number
    spread = sqrt(sum((score - mean) ** 2 for score in scores) / max(1, number - 1) / number)
    values = [round(value, 4) for value in (mean, spread, sum(even) / number)]
    return Calibration(game, seats, mode, len(played), *values)


def _brier(pairs: Sequence[tuple[Sequence[float], Sequence[float]]]) -> float:
    """Return the mean squared error of predicted shares."""
    errors = [
        (share - came) ** 2 for chances, result in pairs for share, came in zip(chances, result, strict=True)
    ]
    return sum(errors) / max(1, len(errors))


def read_calibrations() -> tuple[Calibration, ...]:
    """Load the measurements; raise OSError or ValueError if that fails."""
    file = files("assets") / FILE
    return msgspec.toml.decode(file.read_bytes(), type=Table).measured if file.is_file() else ()


def write_calibration(new: Calibration) -> None:
    """Save a measurement, replacing the older one of the same table."""
    table = {(one.game, one.mode, one.seats): one for one in (*read_calibrations(), new)}
    lines = [f"    {_toml_of(table[key])},\n" for key in sorted(table)]
    path = Path(__file__).parents[2] / "assets" / FILE
    path.write_text(HEAD + "measured = [\n" + "".join(lines) + "]\n", encoding="utf-8")


def _toml_of(one: Calibration) -> str:
    """Format a measurement; nothing in it needs escaping."""
    told = msgspec.structs.asdict(one).items()
    pairs = (f'{name} = "{value}"' if isinstance(value, str) else f"{name} = {value}" for name, value in told)
    return f"{{ {', '.join(pairs)} }}"
