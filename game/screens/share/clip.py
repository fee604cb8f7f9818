"""The dialog "Clip": which part of a match, whose view, and which kind of file."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from game.screens.menus.menu import Dialog
from game.screens.requests import OpenMaking
from game.screens.widgets.choice import Choice
from game.screens.widgets.layout import Column, Fill, Fitting, Made, Part, Prose, Row
from game.share.clip_wish import KINDS, WIDTHS, ClipWish
from game.share.job import CLIP, ShareJob
from game.table.art.palette import MIST
from game.table.layout.boxes import REST

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.screens.app.program import Program
    from game.screens.requests import OpenClip

WHOLE: Final = 0  # the part that is the whole match
LENGTHS: Final = (5, 10, 20)  # moves up to the moment that is shown
LABEL: Final = 170.0  # units of width before a choice,
NARROW: Final = 560.0  # in a dialog at least so wide; in a narrower one the words lie above
ROW: Final = 42.0


class ClipScene(Dialog):
    """What is chosen here stays until the dialog closes."""

    first = "make"

    def __init__(self, program: Program, wish: OpenClip) -> None:
        """Offer the moments up to `wish.at`, and the whole match."""
        super().__init__(program)
        self._table = wish.table
        self._at = wish.at
        self._viewpoints = wish.viewpoints
        self.chosen: dict[str, Any] = {
            "part": next((length for length in (10, 5) if length < wish.at), WHOLE),
            "view": 0,
            "kind": KINDS[0],
            "width": WIDTHS[1],
            "caption": True,
        }

    def build(self) -> None:
        """Put a choice below the other, and the buttons."""
        words = self.program.words
        rows = [self._row(name, values) for name, values in self._offered().items() if len(values) > 1]
        note = Prose(words("share-clip_about"), "text_italic", 19.0, MIST, "midtop")
        ways = Row(
            [
                self.push("back", words("menu-cancel"), self.back),
                self.push("make", words("share-clip_make"), self._make, style="primary"),
            ],
            16.0,
        )
        self.dialog(words("share-clip_title"), Column([note, *rows, ways], 7.0 if self.low else 12.0), 760.0)

    def _offered(self) -> dict[str, Sequence[tuple[object, str]]]:
        """List the values of each choice with their words."""
        words = self.program.words
        parts = [length for length in LENGTHS if length < self._at]
        names = self._table.names
        together = words("replay-eyes-together")
        return {
            "part": [
                *((length, words("share-clip_last", number=length)) for length in parts),
                (WHOLE, words("share-clip_whole")),
            ],
            "view": [
                (at, together if one.together else names[one.seat]) for at, one in enumerate(self._viewpoints)
            ],
            "kind": [("gif", "GIF"), ("webp", "WebP")],
            "width": [(width, f"{width} × {width * 10 // 16}") for width in WIDTHS],
            "caption": [(True, words("share-clip_on")), (False, words("share-clip_off"))],
        }

    def _row(self, name: str, values: Sequence[tuple[object, str]]) -> Part:
        text = self.program.words(f"share-clip_{name}")
        choice = Made(
            lambda place: Choice(
                name, place, values, self.chosen[name], partial(self._choose, name), hint=text
            ),
            36.0 if self.low else ROW,
        )

        def row(width: float) -> Part:
            label = Fill(text, "sans_medium", 21.0, MIST, at="midleft")
            if width < NARROW:
                return Column([label, choice], 2.0)
            return Row([label, choice], 12.0, [LABEL, REST])

        return Fitting(row)

    def _choose(self, name: str, value: object) -> None:
        self.chosen[name] = value

    @property
    def wish(self) -> ClipWish:
        """What is chosen."""
        chosen, viewpoint = self.chosen, self._viewpoints[self.chosen["view"]]
        whole = chosen["part"] == WHOLE
        last = len(self._table.match.decisions) if whole else self._at
        return ClipWish(
            viewpoint.seat,
            0 if whole else last - chosen["part"],
            last,
            chosen["kind"],
            chosen["width"],
            chosen["caption"],
            viewpoint.together,
        )

    def _make(self) -> None:
        """Begin, and show how far it is."""
        program, wish = self.program, self.wish
        job = ShareJob(self._table, CLIP, wish, program.words.language)
        program.stack.pop()
        program.pictures.write(job.make, self._table.match.rules.id, f".{wish.kind}", "share-clip_saved")
        program.open(OpenMaking(job, "share-clip_making"))


def open_clip(program: Program, request: OpenClip) -> ClipScene:
    """Make the screen."""
    return ClipScene(program, request)
