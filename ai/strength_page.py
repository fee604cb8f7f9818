"""Updates the tables of `docs/strength.md` and the README: `python -m ai.strength_page`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ai.ladder import STEPS, TEXTBOOK
from ai.strength.calibrations import read_calibrations
from ai.strength.strength import strengths
from game.registry import GAMES
from game.texts.texts import Library

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.strength.calibrations import Calibration
    from ai.strength.strength import Measured

HOME: Final = Path(__file__).parents[1]
MARKS: Final = "<!-- tables: python -m ai.strength_page -->\n", "<!-- end of the tables -->\n"
FORECAST_MARKS: Final = "<!-- Brier scores: python -m ai.strength_page -->\n", "<!-- end of the scores -->\n"


def tables(measured: Sequence[Measured]) -> str:
    """Write a table for each game, and one for all against the textbook search."""
    parts = [_ladder(game, [one for one in measured if one.game == game]) for game in GAMES]
    heads = ["game, seats", "par", "s", "legend – textbook"]
    cells = [
        row([f"{_title(one.game)}, {_seats(one)}", *_terms(one), cell(one)])
        for one in measured
        if (one.player, one.rival) == TEXTBOOK
    ]
    last = ["### Against the textbook search\n", row(heads), row(["---"] * len(heads)), *cells]
    return "\n".join([*parts, *last]) + "\n"


def _ladder(game: str, measured: Sequence[Measured]) -> str:
    """Write a game's table: a row for each number of seats and mode, a column for each level."""
    heads = [f"{player} – {rival}" for player, rival in STEPS]
    lines = [f"### {_title(game)}\n", row(["seats", "par", "s", *heads]), row(["---"] * (len(heads) + 3))]
    rows: dict[tuple[str, int], dict[tuple[str, str], Measured]] = {}
    for one in measured:
        rows.setdefault((one.mode, one.seats), {})[one.player, one.rival] = one
    for _, cells in sorted(rows.items()):
        first = next(iter(cells.values()))
        lines.append(row([_seats(first), *_terms(first), *[cell(cells.get(step)) for step in STEPS]]))
    return "\n".join(lines) + "\n"


def _seats(one: Measured) -> str:
    return f"{one.seats} {one.mode}".strip()


def _terms(one: Measured) -> tuple[str, str]:
    """Format what equal players would win, and the seconds of a decision."""
    return f"{100 * one.par:.0f}", f"{one.seconds:g}"


def summary(measured: Sequence[Measured]) -> str:
    """Write one table of the five levels, each against the one below, at the usual table of each game."""
    found = {(one.game, one.seats, one.mode, one.player, one.rival): one for one in measured}
    usual = [(game.id, game.usual_seats) for game in GAMES.values()]
    heads = ["", *[f"{_title(game)}, {seats} seats" for game, seats in usual]]
    lines = [row(heads), row(["---"] * len(heads))]
    for pair in (*STEPS, TEXTBOOK):
        cells = [cell(found.get((game, seats, "", *pair))) for game, seats in usual]
        lines.append(row([f"{pair[0]} – {pair[1]}", *cells]))
    return "\n".join(lines) + "\n"


def _title(game: str) -> str:
    return Library().texts("en").of(game).line("title")


def row(cells: Sequence[str]) -> str:
    """Format a row of a table."""
    return "| " + " | ".join(cells) + " |"


def cell(one: Measured | None) -> str:
    """Format a measurement: win rate in percent, its interval, and the number of games."""
    if one is None:
        return "–"
    return f"{100 * one.share:.0f} ({100 * one.low:.0f}–{100 * one.high:.0f}) / {one.games}"


def with_tables(text: str, written: str, marks: tuple[str, str] = MARKS) -> str:
    """Return a page with what is between `marks` replaced; raise ValueError if it has no place for it."""
    begin, end = marks
    before, begun, rest = text.partition(begin)
    _, ended, after = rest.partition(end)
    if not begun or not ended:
        raise ValueError(f"the page needs the lines {begin!r} and {end!r}")
    return f"{before}{begin}\n{written}\n{end}{after}"


def forecasts(measured: Sequence[Calibration]) -> str:
    """Write the table of the Brier scores."""
    lines = [row(["game, seats", "matches", "Brier (95 %)", "even chances"]), row(["---"] * 4)]
    for one in measured:
        low, high = one.brier - 1.96 * one.error, one.brier + 1.96 * one.error
        name = f"{_title(one.game)}, {one.seats} {one.mode}".strip()
        lines.append(
            row([name, str(one.matches), f"{one.brier:.3f} ({low:.3f}–{high:.3f})", f"{one.even:.3f}"])
        )
    return "\n".join(lines) + "\n"


STRENGTH: Final = HOME / "docs" / "strength.md"


def parts() -> list[tuple[Path, tuple[str, str], str]]:
    """Return what is written on which page, between which marks."""
    return [
        (STRENGTH, MARKS, tables(strengths())),
        (STRENGTH, FORECAST_MARKS, forecasts(read_calibrations())),
        (HOME / "README.md", MARKS, summary(strengths())),
    ]


def main() -> int:
    """Update both pages."""
    for page, marks, told in parts():
        text = page.read_text(encoding="utf-8")
        page.write_text(with_tables(text, told, marks), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
