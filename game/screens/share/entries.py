"""What a match can be shared as. One more way is one more function in `WAYS`, and its two texts."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from game.screens.replay.code import copy_code
from game.screens.requests import OpenClip, OpenMaking, OpenPage
from game.share.card_wish import card_wish
from game.share.job import CARD, ShareJob
from game.share.page.wish import check
from saves.disk.notices import SaveError

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.app.program import Program
    from game.screens.requests import OpenShare


class Entry(NamedTuple):
    """One way: its button says `share-<name>` and `share-<name>_note`."""

    name: str
    act: Callable[[], None]  # after the dialog has closed


def code(program: Program, wish: OpenShare) -> Entry:
    """The match code, in the clipboard."""
    return Entry("code", partial(copy_code, program, wish.table, wish.marked))


def card(program: Program, wish: OpenShare) -> Entry | None:
    """The picture card of a result."""
    return Entry("card", partial(_make_card, program, wish)) if wish.table.match.over else None


def _make_card(program: Program, wish: OpenShare) -> None:
    told = card_wish(wish.table, program.words, wish.analysis)
    job = ShareJob(wish.table, CARD, told, program.words.language)
    program.pictures.write(job.make, wish.table.match.rules.id, ".png", "share-card_saved")
    program.open(OpenMaking(job, "share-card_making"))


def clip(program: Program, wish: OpenShare) -> Entry | None:
    """A clip of the match as one seat saw it."""
    if not wish.table.match.decisions:
        return None
    return Entry("clip", partial(program.open, OpenClip(wish.table, wish.at, wish.viewpoints)))


def page(program: Program, wish: OpenShare) -> Entry | None:
    """A web page of the whole match, to step through."""
    return Entry("page", partial(_ask_for_page, program, wish)) if wish.table.match.over else None


def _ask_for_page(program: Program, wish: OpenShare) -> None:
    table = wish.table
    try:
        check(len(table.match.decisions), over=table.match.over)
    except SaveError as error:
        program.audio.play("refused")
        program.tell([error.notice])
    else:
        program.open(OpenPage(table, tuple(viewpoint.seat for viewpoint in wish.viewpoints)))


WAYS: Final[tuple[Callable[[Program, OpenShare], Entry | None], ...]] = (card, clip, page, code)


def entries(program: Program, wish: OpenShare) -> list[Entry]:
    """List the ways that there are for a match."""
    return [entry for way in WAYS if (entry := way(program, wish)) is not None]
