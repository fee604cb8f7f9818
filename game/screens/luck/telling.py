"""Luck and skill in words and whole percent, which add up as they are shown."""

from __future__ import annotations

from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from game.table.art.palette import ALARM, FROST, GOOD, Rgb

if TYPE_CHECKING:
    from ai.analysis.luck import Cause, Luck
    from game.texts.texts import Texts, Voice

ORDER: Final[tuple[Cause, ...]] = ("deal", "chance", "others", "mine")
LOSS: Final[Rgb] = ALARM
GAIN: Final[Rgb] = GOOD
EVEN: Final[Rgb] = FROST


class Told(NamedTuple):
    """One row: where the chance stood before and after it, in whole percent."""

    name: str  # of a Cause, or "start" or "result"
    before: int
    after: int
    reach: int  # of the 95 % interval on each side; 0 for what is certain

    @property
    def ends(self) -> bool:
        """Whether it is a height and no change: an end of the sum."""
        return self.name in {"start", "result"}

    @property
    def change(self) -> int:
        """What is shown beside its bar."""
        return self.after if self.ends else self.after - self.before

    @property
    def colour(self) -> Rgb:
        """Good changes and bad ones look different, and lie on different sides as well."""
        if self.ends or not self.change:
            return EVEN
        return GAIN if self.change > 0 else LOSS


def told(luck: Luck) -> list[Told]:
    """Return the rows from the even start to the result: each begins where the one before ends."""
    changes = [luck.parts[cause].change for cause in ORDER]
    heights = [round(100 * height) for height in accumulate(changes, initial=luck.start)]
    rows = [
        Told(cause, before, after, round(100 * luck.parts[cause].reach))
        for cause, (before, after) in zip(ORDER, pairwise(heights), strict=True)
    ]
    return [Told("start", 0, heights[0], 0), *rows, Told("result", 0, heights[-1], 0)]


def signed(row: Told, texts: Texts) -> str:
    """Word the number of a row: a change with its sign, an end without."""
    number = texts.number(row.change)
    return texts("analysis-percent", number=f"+{number}" if row.change > 0 and not row.ends else number)


def label(row: Told, name: str, words: Voice) -> str:
    """Name a row, for the seat called `name` or YOU."""
    return words(f"luck-{row.name}", name=name)


def verdict(luck: Luck, name: str, words: Voice) -> str:
    """Say what weighed most, if that is sure."""
    rows = [row for row in told(luck) if not row.ends]
    most = max(rows, key=lambda row: abs(row.change))
    if abs(most.change) <= most.reach:
        return words("luck-most_none")
    way = "gain" if most.change > 0 else "loss"
    number = words("analysis-percent", number=words.texts.number(abs(most.change)))
    return words(f"luck-most-{most.name}", name=name, way=way, share=number)
