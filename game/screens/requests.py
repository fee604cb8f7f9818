"""What a screen can ask the program to show.

Screens never import each other: they open a request, which names who makes the other one and holds what that
needs to know. A game's own screens have requests of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, NamedTuple

import msgspec

from game.engine.game import load
from game.registry import GAMES

if TYPE_CHECKING:
    from pathlib import Path

    from ai.analysis.analysis import Analysis
    from ai.daily.deal import Deal
    from ai.practice.mistakes import Problem
    from game.screens.analysis.looker import Looker
    from game.screens.analysis.retry.session import Tried
    from game.screens.analysis.words import Telling
    from game.screens.excerpt import Excerpt
    from game.screens.match.session.keeper import Keeper
    from game.screens.match.table.viewpoint import Viewpoint
    from game.screens.new_game.options import OptionChoices
    from game.screens.practice.task import Task
    from game.screens.seating import Chair, TableMatch
    from game.screens.wear import Offer
    from game.screens.widgets.text_line import TextLine
    from game.share.job import ShareJob


class Request(msgspec.Struct, frozen=True):
    """A wish to see one screen."""

    maker: ClassVar[str]
    """The function that makes it from the program and the request: imported when somebody first asks."""

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

    maker = "game.screens.menus.confirm:open_question"
    heading: str
    text: str
    answers: Sequence[Answer]
    leaving: bool = False  # it asks whether to leave: closing the window is an answer, too


class OpenSettings(Request, frozen=True):
    """The settings, on one of their pages."""

    maker = "game.screens.settings.scene:open_settings"
    page: str = "play"


class OpenData(Request, frozen=True):
    """The page of a person's own data; with a `file` that is to be imported."""

    maker = "game.screens.data.scene:open_data"
    file: Path | None = None


class OpenRules(Request, frozen=True):
    """The rules of a game, or of the last played one, at an anchor."""

    maker = "game.screens.rulebook.page:open_rules"
    game: str = ""
    anchor: str = ""


class OpenLook(Request, frozen=True):
    """The choice of a face, a colour or both."""

    maker = "game.screens.look:open_look"
    offer: Offer


# From the title


class OpenTitle(Request, frozen=True):
    """The title."""

    maker = "game.screens.title.scene:open_title"


class OpenNewGame(Request, frozen=True):
    """The setup of a match of a game, or of the last played one."""

    maker = "game.screens.new_game.scene:open_new_game"
    game: str = ""
    clicked: tuple[int, int] | None = None  # where a click chose it: a second one there starts a quick match


class OpenLoad(Request, frozen=True):
    """The list of saved matches."""

    maker = "game.screens.library.scene:open_load"


class OpenLessons(Request, frozen=True):
    """The lessons of all games."""

    maker = "game.screens.lesson.choice:open_lessons"
    slow = True


class OpenLesson(Request, frozen=True):
    """The lesson of a game that has one, where it was left."""

    maker = "game.screens.lesson.scene:open_lesson"
    slow = True
    game: str


class OpenTrainer(Request, frozen=True):
    """The mistakes of past matches, to practise."""

    maker = "game.screens.practice.trainer:open_trainer"


class OpenReview(Request, frozen=True):
    """One mistake at the table, and those that follow it; `table` is its match."""

    maker = "game.screens.practice.review:open_review"
    slow = True
    problem: Problem
    analysis: Analysis
    table: TableMatch
    following: Callable[[], None] | None  # shows the next one; None: it is the last
    task: Task


class OpenReviewVerdict(Request, frozen=True):
    """How good was what was `tried` for a mistake, and what can be done then."""

    maker = "game.screens.practice.verdict:open_review_verdict"
    problem: Problem
    tried: Tried
    again: Callable[[], None]
    following: Callable[[], None] | None
    task: Task


class OpenPuzzles(Request, frozen=True):
    """The puzzles of all games, with the person's rating."""

    maker = "game.screens.puzzles.scene:open_puzzles"
    slow = True


class OpenDaily(Request, frozen=True):
    """The daily deal: today's match, and a calendar of all days."""

    maker = "game.screens.daily.scene:open_daily"
    slow = True


class OpenDailyMatch(Request, frozen=True):
    """The try of a day at the table, which is saved already."""

    maker = "game.screens.daily.playing:open_daily_match"
    slow = True
    deal: Deal
    table: TableMatch


class OpenDailyCheck(Request, frozen=True):
    """The check of a result of the daily deal that came as a text."""

    maker = "game.screens.daily.check:open_daily_check"
    text: str


class OpenChallenges(Request, frozen=True):
    """The challenges and achievements of a game, or of the last played one."""

    maker = "game.screens.challenges.scene:open_challenges"
    slow = True
    game: str = ""


class OpenHouseRules(Request, frozen=True):
    """The house rules of a match being set up; what is chosen there changes `choices` at once."""

    maker = "game.screens.house.scene:open_house_rules"
    choices: OptionChoices


class OpenStatistics(Request, frozen=True):
    """The statistics of all matches, or of those like `table`."""

    maker = "game.screens.statistics.scene:open_statistics"
    slow = True
    table: TableMatch | None = None


# A match, and what lies over it


class OpenMatch(Request, frozen=True):
    """A match to be played, or played on."""

    maker = "game.screens.match.ordinary:open_match"
    table: TableMatch


class OpenTrial(Request, frozen=True):
    """A "What if" from where a match stands, which is kept by `keeper`."""

    maker = "game.screens.replay.trial:open_trial"
    table: TableMatch
    keeper: Keeper


class OpenHandover(Request, frozen=True):
    """The curtain until the person on `chair` looks; then `looked` is called."""

    maker = "game.screens.handover:open_handover"
    chair: Chair
    looked: Callable[[], None]


class OpenPause(Request, frozen=True):
    """A match's menu: the ways besides going back, each a name and what it does.

    `note` is the key of what is said about the match, "" for nothing. What is `barred` keeps its place, and
    the text of its key says why it can't be done now.
    """

    maker = "game.screens.match.pause:open_pause"
    note: str
    ways: Sequence[tuple[str, Callable[[], None]]]
    barred: Mapping[str, str] = {}


class OpenSaveAs(Request, frozen=True):
    """The question for a name to keep a match under; `save` gets it."""

    maker = "game.screens.match.pause:open_save_as"
    name: str
    save: Callable[[str], None]


class OpenKeys(Request, frozen=True):
    """The list of keys that hold in a context, in a game."""

    maker = "game.screens.match.pause:open_keys"
    context: str
    game: str = ""


class OpenLessonEnd(Request, frozen=True):
    """The end of a game's lesson; `again` begins it anew."""

    maker = "game.screens.lesson.end:open_end"
    game: str
    again: Callable[[], None]


# After a match


class OpenResult(Request, frozen=True):
    """The result of a finished match, above its table, `staged` when it first shows.

    `line` proves that of a daily deal.
    """

    maker = "game.screens.result.scene:open_result"
    table: TableMatch
    line: str = ""
    staged: bool = True


class OpenTyping(Request, frozen=True):
    """A keyboard for a controller, which types into what `field` returns: it may be laid out again."""

    maker = "game.screens.pads.typing:open_typing"
    field: Callable[[], TextLine | None]


class OpenReplay(Request, frozen=True):
    """A match from the position after `at` decisions; `foreign`: it came as a code.

    Of an `excerpt` nothing but that part is shown, and nothing can be done with it.
    """

    maker = "game.screens.replay.scene:open_replay"
    slow = True
    table: TableMatch
    at: int = 0
    foreign: bool = False
    excerpt: Excerpt | None = None


class OpenShare(Request, frozen=True):
    """The ways to share a match, all of it or the moment after `at` decisions, as one of `viewpoints` saw it.

    `analysis`: what is known of the best moment; `marked` is called if sharing marks the match.
    """

    maker = "game.screens.share.scene:open_share"
    table: TableMatch
    at: int
    viewpoints: tuple[Viewpoint, ...]
    analysis: Analysis | None = None
    marked: Callable[[], None] = lambda: None


class OpenClip(Request, frozen=True):
    """The choices for a clip of the moment after `at` decisions, or of all, as one of `viewpoints` saw it."""

    maker = "game.screens.share.clip:open_clip"
    table: TableMatch
    at: int
    viewpoints: tuple[Viewpoint, ...]


class OpenPage(Request, frozen=True):
    """The choices for a web page of a finished match, as one of `seats` saw it."""

    maker = "game.screens.share.page:open_page"
    table: TableMatch
    seats: tuple[int, ...]


class OpenMaking(Request, frozen=True):
    """How far it is with `job`; `heading` is the key of what is made."""

    maker = "game.screens.share.making:open_making"
    job: ShareJob
    heading: str


class OpenSeats(Request, frozen=True):
    """Who continues a match after `at` decisions; no person may take the seats `keep_out`."""

    maker = "game.screens.replay.seats:open_seats"
    table: TableMatch
    at: int
    keep_out: frozenset[int] = frozenset()


class OpenAnalysis(Request, frozen=True):
    """The analysis of a finished match; `review`: at the first mistake."""

    maker = "game.screens.analysis.scene:open_analysis"
    slow = True
    table: TableMatch
    review: bool = False


class OpenLuck(Request, frozen=True):
    """What luck and skill made of a finished match, for the seat `watcher`; -1: for the first person's."""

    maker = "game.screens.luck.scene:open_luck"
    slow = True
    table: TableMatch
    watcher: int = -1


class OpenMoment(Request, frozen=True):
    """The table at the chosen moment of an analysis."""

    maker = "game.screens.analysis.table:open_moment"
    looker: Looker


class OpenPractice(Request, frozen=True):
    """Another try at the moment of an analysis with that number."""

    maker = "game.screens.analysis.retry.practice:open_practice"
    analysis: Analysis
    telling: Telling
    number: int


class OpenVerdict(Request, frozen=True):
    """How good was what was `tried`; `again` begins the moment once more."""

    maker = "game.screens.analysis.retry.trial:open_verdict"
    tried: Tried
    again: Callable[[], None]


def screens_of(game: str) -> dict[str, Request]:
    """Return the requests of a game's own screens that menus lead to, by name."""
    return {name: load(path)() for name, path in GAMES[game].screens.items()}
