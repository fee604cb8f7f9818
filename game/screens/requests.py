"""What a screen can ask the program to show, by name; `game.screens.app.router` knows who makes each.

Screens never import each other: they open a request, which holds what the other one needs to know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, NamedTuple

import msgspec

if TYPE_CHECKING:
    from pathlib import Path

    from ai.analysis.analysis import Analysis
    from game.screens.analysis.looker import Tryer
    from game.screens.analysis.retry.session import Tried
    from game.screens.analysis.words import Telling
    from game.screens.match.session.keeper import Keeper
    from game.screens.seating import Chair, TableMatch
    from game.screens.wear import Offer
    from saves.decks import SavedDeck


class Request(msgspec.Struct, frozen=True):
    """A wish to see one screen."""

    slow: ClassVar[bool] = False
    """Whether making it may take so long that a frame says so first."""


class Answer(NamedTuple):
    """One answer to a question."""

    name: str
    text: str
    action: Callable[[], None] = lambda: None  # after the dialog has closed
    style: str = "secondary"


# Above whatever is shown


class Ask(Request, frozen=True):
    """A question with two to four answers; the last one is the safe one."""

    heading: str
    text: str
    answers: Sequence[Answer]
    leaving: bool = False  # it asks whether to leave: closing the window is an answer, too


class OpenSettings(Request, frozen=True):
    """The settings, on one of their pages."""

    page: str = "play"


class OpenRules(Request, frozen=True):
    """The rules of a game, or of the last played one, at an anchor."""

    game: str = ""
    anchor: str = ""


class OpenLook(Request, frozen=True):
    """The choice of a face, a colour or both."""

    offer: Offer


# From the title


class OpenTitle(Request, frozen=True):
    """The title."""


class OpenNewGame(Request, frozen=True):
    """The setup of a match of a game, or of the last played one."""

    game: str = ""
    clicked: tuple[int, int] | None = None  # where a click chose it: a second one there starts a quick match


class OpenLoad(Request, frozen=True):
    """The list of saved matches."""


class OpenLessons(Request, frozen=True):
    """The lessons of all games."""

    slow = True


class OpenLesson(Request, frozen=True):
    """The lesson of a game that has one, where it was left."""

    slow = True
    game: str


class OpenStatistics(Request, frozen=True):
    """The statistics of all matches, or of those like `table`."""

    slow = True
    table: TableMatch | None = None


# Decks of Dust Collectorz


class OpenDecks(Request, frozen=True):
    """The list of decks."""

    slow = True


class OpenDeck(Request, frozen=True):
    """The builder with a deck; `kept` gets the name of the file whenever the deck is saved."""

    deck: SavedDeck
    file: str
    kept: Callable[[str], None]


class OpenDeckImport(Request, frozen=True):
    """Decks as text from clipboard or file; `taken` gets the chosen one after the scene has closed.

    The text in the clipboard is taken at once if `pasted`, or the one in a `file`.
    """

    taken: Callable[[SavedDeck], None]
    pasted: bool = False
    file: Path | None = None


class OpenDeckExport(Request, frozen=True):
    """A deck as text."""

    name: str
    kinds: Sequence[int]


class OpenImproving(Request, frozen=True):
    """A computer player improving a legal deck; `taken` gets the new one if the person keeps it."""

    deck: Sequence[int]
    pinned: Sequence[int]
    taken: Callable[[tuple[int, ...]], None]


class OpenAbilities(Request, frozen=True):
    """The choice of an ability; `chosen` gets it."""

    ability: int
    chosen: Callable[[int], None]


# A match, and what lies over it


class OpenMatch(Request, frozen=True):
    """A match to be played, or played on."""

    table: TableMatch


class OpenTrial(Request, frozen=True):
    """A "What if" from where a match stands, which is kept by `keeper`."""

    table: TableMatch
    keeper: Keeper


class OpenHandover(Request, frozen=True):
    """The curtain until the person on `chair` looks; then `looked` is called."""

    chair: Chair
    looked: Callable[[], None]


class OpenPause(Request, frozen=True):
    """A match's menu: the ways besides going back, each a name and what it does.

    `note` is the key of what is said about the match, "" for nothing. What is `barred` keeps its place, and
    the text of its key says why it can't be done now.
    """

    note: str
    ways: Sequence[tuple[str, Callable[[], None]]]
    barred: Mapping[str, str] = {}


class OpenSaveAs(Request, frozen=True):
    """The question for a name to keep a match under; `save` gets it."""

    name: str
    save: Callable[[str], None]


class OpenKeys(Request, frozen=True):
    """The list of keys that hold in a context, in a game."""

    context: str
    game: str = ""


class OpenLessonEnd(Request, frozen=True):
    """The end of a game's lesson; `again` begins it anew."""

    game: str
    again: Callable[[], None]


# After a match


class OpenResult(Request, frozen=True):
    """The result of a finished match, above its table."""

    table: TableMatch


class OpenReplay(Request, frozen=True):
    """A match from the position after `at` decisions; `foreign`: it came as a code."""

    slow = True
    table: TableMatch
    at: int = 0
    foreign: bool = False


class OpenSeats(Request, frozen=True):
    """Who continues a match after `at` decisions; no person may take the seats `keep_out`."""

    table: TableMatch
    at: int
    keep_out: frozenset[int] = frozenset()


class OpenAnalysis(Request, frozen=True):
    """The analysis of a finished match; `review`: at the first mistake."""

    slow = True
    table: TableMatch
    review: bool = False


class OpenMoment(Request, frozen=True):
    """The table at the chosen moment of an analysis."""

    analysis: Tryer


class OpenPractice(Request, frozen=True):
    """Another try at the moment of an analysis with that number."""

    analysis: Analysis
    telling: Telling
    number: int


class OpenVerdict(Request, frozen=True):
    """How good was what was `tried`; `again` begins the moment once more."""

    tried: Tried
    again: Callable[[], None]
