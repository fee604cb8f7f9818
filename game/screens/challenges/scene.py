"""The page of challenges and achievements, game by game, with the stars and the matches that proved them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from ai.challenges.goals import COMMON, Challenge, goals_of
from game.registry import GAMES
from game.screens.challenges.desk import desk_of
from game.screens.challenges.table import table_of
from game.screens.challenges.telling import told_achievement, told_bounds, told_challenge, told_needs
from game.screens.games import title_of
from game.screens.library.opening import in_library
from game.screens.menus.menu import MenuScene
from game.screens.requests import OpenReplay
from game.screens.widgets.choice import Choice
from game.screens.widgets.layout import Column, Grid, Made, Part, Plate, Prose, Row, Scroll, Shown, Sized
from game.table.art.atlas import picture
from game.table.art.palette import FROST, GILT, MIST
from game.table.layout.boxes import REST
from saves.challenges.gathered import ALL_GAMES
from saves.challenges.proof import NO_STARS
from saves.disk.notices import SaveError

if TYPE_CHECKING:
    import pygame

    from game.screens.app.program import Program
    from game.screens.requests import OpenChallenges

TWO: Final = 900.0  # units of width from which there are two columns
STAR: Final = 24.0
TOLD: Final = 19.0  # type of a line


class ChallengesScene(MenuScene):
    """One game is chosen; its challenges are listed, or its achievements."""

    first = "game"

    def __init__(self, program: Program, game: str = "") -> None:
        """Show `game`, or the last played one."""
        super().__init__(program)
        self.desk = desk_of(program)
        self.games = [one for one in GAMES if goals_of(one).challenges or goals_of(one).achievements]
        wanted = game or program.settings.last_game
        self.game = wanted if wanted in self.games else next(iter(self.games), COMMON)
        self.part = "challenges"
        self._shown: object = None

    # Page

    def build(self) -> None:
        """Put the choice of game and part above the list."""
        self._shown = self._state()
        words = self.program.words
        challenges = self.part == "challenges"
        head = Prose(self.about, "text_italic", 18.0, MIST, "midtop", "about")
        listed = self._challenges() if challenges else self._achievements()
        across = 2 if self.room[0] >= TWO else 1
        body = Column(
            [
                Made(self._game_choice, 42.0),
                Sized(Made(self._part_choice, 38.0), 620.0),
                head,
                Scroll(f"list.{self.part}.{self.game}", Grid(listed, across, 12.0)),
            ],
            10.0,
            [42.0, 38.0, None, REST],
        )
        ways = [("back", words("menu-back"), self.back, "secondary")]
        self.framed(words("challenges-heading"), body, ways, 1240.0)

    @property
    def about(self) -> str:
        """What counts here, and how many matches are still looked at."""
        words = self.program.words
        if self.desk.left:
            return words("challenges-left", number=self.desk.left)
        return words("challenges-about" if self.part == "challenges" else "challenges-about_achievements")

    def _game_choice(self, place: pygame.Rect) -> Choice[str]:
        texts = self.program.words.texts
        values = [(one, title_of(one, texts).partition(":")[0]) for one in self.games]
        return Choice("game", place, values, self.game, self._choose_game)

    def _part_choice(self, place: pygame.Rect) -> Choice[str]:
        words = self.program.words
        of = [goal for goal in self.desk.whole.achievements if goal[0] in {COMMON, self.game}]
        goals = goals_of(self.game)
        values = [
            (
                "challenges",
                words(
                    "challenges-tab",
                    number=self.desk.whole.count(self.game),
                    all=3 * len(goals.challenges),
                ),
            ),
            (
                "achievements",
                words("challenges-tab_achievements", number=len(of), all=len(self._listed())),
            ),
        ]
        return Choice("part", place, values, self.part, self.show_part)

    def _challenges(self) -> list[Part]:
        return [self._challenge(one) for one in goals_of(self.game).challenges]

    def _challenge(self, one: Challenge) -> Part:
        """Return a challenge: its name, its story, its rivals, its stars and the button that deals it."""
        words, game = self.program.words, self.game
        stars = self.desk.whole.stars.get((game, one.id), NO_STARS)
        names = words.texts.join(
            chair.name for chair in table_of(self.program, game, one).chairs if chair.computer
        )
        lines: list[Part] = [
            Prose(told_challenge(game, one, words), "sans_bold", 23.0, GILT),
            Prose(words.of(game)(f"challenge-{one.id}-note"), "sans", TOLD, FROST),
            Prose(
                words("challenges-facts", names=names, number=sum(stars)),
                "text_italic",
                17.0,
                MIST,
            ),
        ]
        lines += [
            self._line(told_bounds(game, bounds, words), proved=proved)
            for bounds, proved in zip(one.stars, stars, strict=True)
        ]
        lines.append(
            self.push(
                f"play.{one.id}", words("challenges-play"), partial(self._play, one), wide=200.0, tall=42.0
            )
        )
        return Plate(Column(lines, 5.0), "row", 14.0, 12.0)

    def _line(self, text: str, *, proved: bool) -> Part:
        """Return a star, dim until it is won, and what it is for."""
        star = picture("common", "star", (self.px(STAR), self.px(STAR))).copy()
        if not proved:
            star.set_alpha(60)
        return Row(
            [Shown(star, "topleft"), Prose(text, "sans_medium", TOLD, GILT if proved else MIST)],
            8.0,
            [STAR, REST],
        )

    def _listed(self) -> list[tuple[str, str, str]]:
        """List the achievements that this page tells of: game, id and what is needed."""
        words = self.program.words
        listed = [
            (part, one.id, told_needs(part, one, words))
            for part in (self.game, COMMON)
            for one in goals_of(part).achievements
        ]
        return [*listed, (COMMON, ALL_GAMES, words("goal-all_games"))]

    def _achievements(self) -> list[Part]:
        return [self._achievement(*one) for one in self._listed()]

    def _achievement(self, game: str, one: str, needs: str) -> Part:
        """Return an achievement, with the day and the match that it comes from."""
        words = self.program.words
        source = self.desk.whole.achievements.get((game, one))
        lines = [
            self._line(told_achievement(game, one, words), proved=source is not None),
            Prose(needs, "sans", TOLD, FROST),
        ]
        if source is not None:
            when = words.texts.date(source.saved_at.astimezone().date())
            watch = self.push(
                f"watch.{game}.{one}",
                words("challenges-watch"),
                partial(self._watch, source.name),
                wide=200.0,
                tall=38.0,
            )
            lines += [Prose(words("challenges-since", day=when), "text_italic", 17.0, MIST), watch]
        return Plate(Column(lines, 5.0), "row", 14.0, 12.0)

    def _state(self) -> object:
        return (self.desk.version, self.desk.left)

    # Actions

    def _choose_game(self, game: str) -> None:
        self.game = game
        self.rebuild()

    def show_part(self, part: str) -> None:
        """Show the challenges or the achievements."""
        self.part = part
        self.rebuild()

    def _play(self, one: Challenge) -> None:
        self.program.open_match(table_of(self.program, self.game, one))

    def _watch(self, name: str) -> None:
        """Open the replay of the match that an achievement comes from."""
        program = self.program
        try:
            found = in_library(program.library, name)
        except SaveError as error:
            program.audio.play("refused")
            program.tell([error.notice])
            return
        program.tell(found.notices)
        program.open(OpenReplay(found.table))

    # Time

    def entered(self) -> None:
        """Look at what was played meanwhile."""
        self.desk.watch()
        self.desk.look()
        super().entered()

    def update(self, seconds: float) -> None:
        """Show what was found meanwhile."""
        super().update(seconds)
        self.desk.watch()
        if self._shown != self._state():
            self.rebuild()


def open_challenges(program: Program, request: OpenChallenges) -> ChallengesScene:
    """Make the screen."""
    return ChallengesScene(program, request.game)
