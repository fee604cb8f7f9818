"""The interface of the analysis scene for the screens above it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.screens.widgets.list_line import Listing

if TYPE_CHECKING:
    from game.screens.analysis.findings import Findings
    from game.screens.analysis.verdicts import Verdicts


class Looker(Listing, Protocol):
    """Looks at one moment after the other; `chosen` is -1 while there is none."""

    findings: Findings
    verdicts: Verdicts

    def try_chosen(self) -> None:
        """Let the person retry the chosen moment."""
