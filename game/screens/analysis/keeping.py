"""The analyses of the last matches, kept while the program runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ai.analysis.analysis import Analysis

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from game.screens.seating import TableMatch

KEPT: Final = 2  # matches: a long one takes 7 MB


def kept_analysis(program: Program, table: TableMatch, watcher: int, *, open_cards: bool) -> Analysis:
    """Return the analysis of a match for a viewpoint: the cached one if there is one."""
    text = table.match.to_text()
    kept = program.remembered.analyses[text] = program.remembered.analyses.pop(text, {})
    while len(program.remembered.analyses) > KEPT:
        program.remembered.analyses.pop(next(iter(program.remembered.analyses)))
    viewpoint = (watcher, open_cards)
    found = kept.get(viewpoint)
    if found is None or found.match.to_text() != text:  # the match was undone and continued
        found = kept[viewpoint] = Analysis(table.match, watcher, open_cards=open_cards)
    return found
