"""What a game's table tells about the moment: the prompt, and every kind of action for the rail."""

from __future__ import annotations

from typing import Final, NamedTuple

WINS: Final = "wins"  # outcomes that are certain, for a sign and a colour
LOSES: Final = "loses"


class Prompt(NamedTuple):
    """What is going on, and what one can do."""

    heading: str  # "Your turn", "Pip wants to recruit. React?"
    text: str  # one sentence


class Kind(NamedTuple):
    """One kind of action; it keeps its place in the rail whether it can be done now or not."""

    name: str  # stable, for keys and tests: "recruit"
    title: str  # "Recruit"; "Take Mind and Soul" as soon as that is certain
    note: str  # what it would do, or why it can't be done now
    actions: tuple[int, ...] = ()  # the legal ones of this kind that fit what is picked; () for none
    exact: int | None = None  # the one that a press performs; None: it shows which pieces it needs
    sign: str = ""  # a file of assets/common/art/signs, without its ending
    outcome: str = ""  # WINS or LOSES, where it is certain
    likely: bool = False  # the sensible one now, unless something else is picked or advised
    progress: tuple[int, int] = (0, 0)  # how many pieces are picked, and how many it needs
    keys: frozenset[str] = frozenset()  # the pieces that it needs, shown when it is pressed
