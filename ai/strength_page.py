"""Updates the tables of `docs/strength.md` and the README: `python -m ai.strength_page`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ai.ladder import PAIRINGS
from ai.strength.strength import strengths
from game.registry import GAMES
from game.texts.texts import Library

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.strength.strength import Measured

HOME: Final = Path(__file__).parents[1]
BEGIN: Final = "<!-- tables: python -m ai.strength_page -->\n"
END: Final = "<!-- end of the tables -->\n"


def tables(measured: Sequence[Measured]) -> str:
    """Write one table per game: a row for each kind of table, a column for each pairing."""
    parts = []
    for game in GAMES:
        mine = [one for one in measured if one.game == game]
        if not mine:
            continue
        heads = [f"{player} – {rival}" for player, rival in PAIRINGS]
        lines = [f"### {_title(game)}\n", row(["seats", "par", "s", *heads]), row(["---"] * (len(heads) + 3))]
        for mode, seats in sorted({(one.mode, one.seats) for one in mine}):
            here = {(one.player, one.rival): one for one in mine if (one.mode, one.seats) == (mode, seats)}
            seconds = sorted({one.seconds for one in here.values()})
            title = f"{seats} {mode}".strip()
            par = next(iter(here.values())).par
            spent = ", ".join(f"{one:g}" for one in seconds)
            lines.append(
                row([title, f"{100 * par:.0f}", spent, *[cell(here.get(pair)) for pair in PAIRINGS]])
            )
        parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)


def summary(measured: Sequence[Measured]) -> str:
    """Write one table of the five levels, each against the one below, at the usual table of each game."""
    found = {(one.game, one.seats, one.mode, one.player, one.rival): one for one in measured}
    usual = [(game.id, game.usual_seats) for game in GAMES.values()]
    heads = ["", *[f"{_title(game)}, {seats} seats" for game, seats in usual]]
    lines = [row(heads), row(["---"] * len(heads))]
    for pair in PAIRINGS:
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


def with_tables(text: str, written: str) -> str:
    """Return a page with its tables replaced by `written`; raise ValueError if it has no place for them."""
    before, begun, rest = text.partition(BEGIN)
    _, ended, after = rest.partition(END)
    if not begun or not ended:
        raise ValueError(f"the page needs the lines {BEGIN!r} and {END!r}")
    return f"{before}{BEGIN}\n{written}\n{END}{after}"


PAGES: Final = {HOME / "docs" / "strength.md": tables, HOME / "README.md": summary}


def main() -> int:
    """Update both pages."""
    for page, write in PAGES.items():
        text = page.read_text(encoding="utf-8")
        page.write_text(with_tables(text, write(strengths())), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
