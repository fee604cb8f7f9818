"""From a game's kinds of actions to the tiles of the rail: which is golden, and what each press does."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from game.screens.match.actions.plates import Offer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.table.stock.offers import Kind


class Moment(NamedTuple):
    """What a person is deciding, as far as it matters for the rail."""

    complete: tuple[int, ...]  # the actions that need nothing more, likeliest first
    default: int | None  # what Enter does
    picked: bool  # whether anything is picked
    advised: int | None  # by a hint
    helped: bool  # whether the likely action may be told
    numbered: bool = True  # whether number keys press the tiles


class Deeds(NamedTuple):
    """What presses do."""

    name: Callable[[int], str]  # an action in notation
    text: Callable[[int], str]  # and on a button
    play: Callable[[int], None]
    show: Callable[[Kind], None]  # which pieces a kind needs


def tiles(kinds: Sequence[Kind], moment: Moment, deeds: Deeds) -> tuple[list[Offer], tuple[int, ...]]:
    """Return the tiles, and the complete actions that have none: they are folded behind another button."""
    exact = [_exact(kind, moment) for kind in kinds]
    golden = _golden(kinds, exact, moment)
    offers = []
    for at, (kind, action) in enumerate(zip(kinds, exact, strict=True)):
        certain = action is not None and action != kind.exact
        offers.append(
            Offer(
                f"kind:{kind.name}" if action is None else f"action:{deeds.name(action)}",
                deeds.text(action) if certain and action is not None else kind.title,
                partial(deeds.show, kind) if action is None else partial(deeds.play, action),
                "primary" if at == golden else "secondary",
                hint=kind.note,
                enabled=bool(kind.actions),
                lit=moment.advised is not None and at == golden,
                note="" if certain else kind.note,
                sign=kind.sign,
                key=str(at + 1) if moment.numbered else "",
                outcome="" if certain else kind.outcome,
                progress=kind.progress,
            )
        )
    return offers, tuple(one for one in moment.complete if one not in exact)


def advisable(
    kinds: Sequence[Kind], unpicked: Callable[[], Sequence[Kind]], advised: int | None
) -> Sequence[Kind]:
    """Return the kinds, that of the advised action as if nothing were picked where the picks exclude it.

    A hint is followed by one press, whatever is picked.
    """
    if advised is None or any(advised in kind.actions for kind in kinds):
        return kinds
    free = {kind.name: kind for kind in unpicked() if advised in kind.actions}
    return [free.get(kind.name, kind) for kind in kinds]


def _exact(kind: Kind, moment: Moment) -> int | None:
    """The one action that a press performs: the advised one, what is picked, or the game's own choice."""
    if moment.advised is not None and moment.advised in kind.actions:
        return moment.advised
    if moment.picked:
        return next((one for one in moment.complete if one in kind.actions), kind.exact)
    return kind.exact


def _golden(kinds: Sequence[Kind], exact: Sequence[int | None], moment: Moment) -> int:
    """Which tile is the sensible one; -1 for none."""
    if moment.advised is not None:
        return next((at for at, one in enumerate(exact) if one == moment.advised), -1)
    if moment.picked and moment.default is not None:
        return next((at for at, one in enumerate(exact) if one == moment.default), -1)
    if not moment.helped:
        return -1
    return next((at for at, kind in enumerate(kinds) if kind.likely and kind.actions), -1)
