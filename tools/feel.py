"""A reel of all motions of the table: python3 -m tools.feel [full|gentle|none] [--frames FOLDER].

It goes round until the window is closed: space goes on to the next motion, 1 to 3 choose how much moves, Esc
ends it. With --frames it opens no window, goes through all once, and writes a picture of every tenth second.
"""

from __future__ import annotations

import argparse
import itertools
import math
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Final, NamedTuple, cast

import pygame

from game.screens.handover import RISE
from game.screens.match.table.turn_banner import SECONDS as BANNER_SECONDS
from game.screens.match.table.turn_banner import TurnBanner
from game.screens.match.table.window import TableWindow
from game.screens.menus.fade import Fade
from game.screens.result.shower import draw_shower
from game.splendor_marvel.table import table
from game.table.art.paint.cloth import curtain
from game.table.art.palette import FROST
from game.table.art.text.fonts import font
from game.table.layout.board import Board
from game.table.layout.frame import Shape
from game.table.motion.animation import LEVELS, Level, Pace, Tween, steady
from game.table.motion.celebration import Celebration, Wording
from game.table.motion.staging import GREAT
from game.table.pieces import Face, Placed, Point
from game.table.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.app.host import Host
    from game.screens.match.session.session import MatchSession
    from game.screens.match.table.view import TableView

WINDOW: Final = (1280, 800)
FRAME: Final = 1 / 60
PICTURE: Final = 6  # frames from one written picture to the next
SIZE: Final = (150.0, 210.0)
PILE: Final[Point] = (330.0, 420.0)
HOME: Final[Point] = (1500.0, 420.0)
BACK: Final = Face("back", (1,))


def card(key: str, spot: Point, number: int = 20, **changes: object) -> Placed:
    """A card that can be taken."""
    face = Face("card", (number,))
    return Placed(key, face, spot, SIZE, back=BACK, pickable=True)._replace(**changes)  # type: ignore[arg-type]


def seat(points: int) -> list[Placed]:
    """A seat with its score in gold."""
    place = Placed("seat:0", Face("panel", ("glass",)), (1500, 420), (420, 420), height=-10, animated=False)
    gold = Face("text", (str(points), "title", None, "centre"))
    return [place, Placed("", gold, (1500, 270), (90, 80), animated=False)]


class Reel:
    """The table on which the motions are shown."""

    def __init__(self, level: Level) -> None:
        """Begin with an empty table."""
        self.surface = pygame.Surface(WINDOW)
        self.board = Board(WINDOW)
        self.level = level
        self.stage = Stage(table, Pace(level))
        self.fade = Fade()
        self.celebration: Celebration | None = None
        self.over: Callable[[pygame.Surface, float], None] | None = None  # draws what lies over the table,
        self.spent = 0.0  # so many seconds after its begin
        view = SimpleNamespace(window=TableWindow(Shape(), self.board), pieces=None)
        host = SimpleNamespace(settings=SimpleNamespace(motion=level))
        self.banner = TurnBanner(
            cast("MatchSession", None), cast("TableView", view), cast("Host", host), "cosmos"
        )

    def lay(self, *pieces: Placed) -> None:
        """Begin with these pieces."""
        self.stage.show(pieces)
        self.stage.settle(self.board)

    def announce(self) -> None:
        """Show the banner of a turn."""
        self.banner.text = "Your turn" if self.level != "none" else ""
        self.banner._time = Tween(BANNER_SECONDS, steady)  # noqa: SLF001 - without a match there is no turn

    def cover(self, over: Callable[[pygame.Surface, float], None]) -> None:
        """Draw something over the table, where things move at all."""
        self.over = over if self.level == "full" else None

    def celebrate(self) -> None:
        """Show a great moment, which is felt."""
        words = Wording("The Infinity Gauntlet", "You · last round")
        self.celebration = Celebration("cosmos", words, self.level)
        while not self.celebration.prepare(self.board):
            pass
        self.stage.strike()

    def update(self) -> None:
        """Let a frame's time pass."""
        self.stage.update(FRAME)
        self.fade.update(FRAME)
        self.spent += FRAME
        if self.celebration is not None:
            self.celebration.advance(FRAME)
        if self.banner.text:
            self.banner._time.advance(FRAME)  # noqa: SLF001
            self.banner.text = "" if self.banner._time.done else self.banner.text  # noqa: SLF001

    def draw(self, name: str) -> None:
        """Draw the table and what the motion is called."""
        self.stage.draw(self.surface, self.board)
        self.banner.draw(self.surface)
        if self.celebration is not None:
            self.celebration.draw(self.surface, self.board)
        if self.over is not None:
            self.over(self.surface, self.spent)
        text = font("sans_bold", 26).render(f"{name}  ·  {self.level}", antialias=True, color=FROST)
        self.surface.blit(text, (40, 30))
        self.fade.keep(self.surface)


class Act(NamedTuple):
    """One motion: what lies there first, and what happens at each frame."""

    name: str
    seconds: float
    begin: Callable[[Reel], None]
    go: Callable[[Reel, int], None]


def _once(frame: int, do: Callable[[Reel], None]) -> Callable[[Reel, int], None]:
    return lambda reel, now: do(reel) if now == frame else None


def _hand(many: int, **changes: object) -> list[Placed]:
    return [
        card(f"hand:{at}", (500 + 130 * at, 700), 10 + at, angle=(many // 2 - at) * 3.0, **changes)
        for at in range(many)
    ]


def _hover(reel: Reel, now: int) -> None:
    spots: Sequence[Point | None] = ((760, 420), (980, 420), None)
    reel.stage.point_at(spots[now // 30 % 3])


def _drag(reel: Reel, now: int) -> None:
    if now == 10:
        reel.stage.grab("card", (760, 420))
    elif 10 < now < 80:
        reel.stage.drag((960 + 520 * math.sin((now - 25) / 14), 480 + 60 * math.sin(now / 20)))
    elif now == 100:
        reel.stage.release()


def _deal(reel: Reel) -> None:
    deck = Placed("deck", BACK, PILE, SIZE, animated=False)
    reel.stage.move_to([deck, *_hand(9, origin=PILE, face=BACK)])


def _pile(reel: Reel) -> None:
    reel.lay(Placed("deck", BACK, PILE, SIZE, animated=False))


def _turn(reel: Reel) -> None:
    before = [
        Placed(f"seat:{at}", Face("panel", ("glass",)), (500 + 700 * at, 400 + 200 * at), (500, 200))
        for at in (0, 1)
    ]
    after = [one._replace(centre=other.centre) for one, other in zip(before, before[::-1], strict=True)]
    reel.lay(*(one._replace(animated=False) for one in before))
    reel.draw("")
    reel.stage.turn_to([one._replace(animated=False) for one in after])


def _rain(surface: pygame.Surface, seconds: float) -> None:
    draw_shower(surface, seconds, surface.get_height() / 720)


def _curtain(surface: pygame.Surface, seconds: float) -> None:
    share = min(1.0, max(0.0, seconds - 0.5) / RISE)
    surface.blit(curtain(surface.get_size()), (0, -round(surface.get_height() * share**2)))


ACTS: Final = (
    Act(
        "hover: lift and shadow",
        2.0,
        lambda r: r.lay(card("a", (760, 420)), card("b", (980, 420), 30)),
        _hover,
    ),
    Act(
        "travel: ease out, arc, lean",
        1.2,
        lambda r: r.lay(card("card", PILE)),
        _once(10, lambda r: r.stage.move_to([card("card", HOME)])),
    ),
    Act(
        "several: one after the other",
        1.6,
        lambda r: r.lay(*[card(f"{n}", (300, 300 + 60 * n), n * 4) for n in range(6)]),
        _once(10, lambda r: r.stage.move_to([card(f"{n}", (700 + 170 * n, 600), n * 4) for n in range(6)])),
    ),
    Act("drag: lean with the speed, settle", 2.4, lambda r: r.lay(card("card", (760, 420))), _drag),
    Act("shuffle and deal: riffle, fan", 2.0, _pile, _once(10, _deal)),
    Act(
        "draw: from the pile, turned over",
        1.2,
        _pile,
        _once(10, lambda r: r.stage.move_to([*r.stage.layout, card("new", (960, 640), 33, origin=PILE)])),
    ),
    Act(
        "score: +3 from its cause, counted up",
        1.8,
        lambda r: r.lay(*seat(4), card("card", PILE)),
        _once(10, lambda r: r.stage.move_to([*seat(7), card("card", (1500, 480))])),
    ),
    Act(
        "great card: sways by two pixels",
        3.0,
        lambda r: r.lay(
            card("", (960, 480), 88, size=(300.0, 420.0), animated=False, marks=frozenset({GREAT}))
        ),
        lambda _reel, _now: None,
    ),
    Act(
        "highlights: a slow pulse, then still",
        3.0,
        lambda r: r.lay(card("a", (760, 420), marks=frozenset({"owed"})), card("b", (980, 420), 30)),
        lambda _reel, _now: None,
    ),
    Act("your turn", 1.2, lambda r: r.lay(*_hand(5)), _once(10, Reel.announce)),
    Act("table turns to another person", 1.0, _turn, lambda _reel, _now: None),
    Act("pass the screen: the curtain rises", 1.5, lambda r: r.cover(_curtain), lambda _reel, _now: None),
    Act("you win: golden rain", 4.0, lambda r: r.cover(_rain), lambda _reel, _now: None),
    Act("great moment: stop, shake, celebration", 2.0, lambda r: r.lay(*_hand(5)), _once(10, Reel.celebrate)),
    Act(
        "scene change: fade",
        0.8,
        lambda r: r.fade.begin() if r.level != "none" else None,
        _once(2, lambda r: r.lay(card("card", HOME))),
    ),
)
"""All motions, in the order of the reel."""


def play(level: Level, write: Path | None) -> int:
    """Show the reel in a window, or write its pictures."""
    pygame.display.init()
    window = None if write else pygame.display.set_mode(WINDOW)
    if write:
        pygame.display.set_mode(WINDOW, pygame.HIDDEN)
        write.mkdir(parents=True, exist_ok=True)
    clock, reel = pygame.time.Clock(), Reel(level)
    for act in ACTS if write else itertools.cycle(ACTS):
        fade, reel = reel.fade, Reel(reel.level)
        reel.fade = fade
        act.begin(reel)
        for now in range(round(act.seconds / FRAME)):
            act.go(reel, now)
            reel.update()
            reel.draw(act.name)
            if window is None and write is not None:
                if now % PICTURE == 0:
                    pygame.image.save(reel.surface, write / f"{ACTS.index(act):02d}-{now:03d}.png")
                continue
            wish = _shown(cast("pygame.Surface", window), reel, clock)
            if wish == "quit":
                return 0
            if wish == "next":
                break
    return 0


def _shown(window: pygame.Surface, reel: Reel, clock: pygame.time.Clock) -> str:
    """Show a frame; return what is wished: "quit", "next" or nothing."""
    window.blit(reel.surface, (0, 0))
    pygame.display.flip()
    clock.tick(60)
    wish = ""
    for event in pygame.event.get():
        if event.type == pygame.QUIT or (event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE):
            return "quit"
        if event.type == pygame.KEYDOWN and pygame.K_1 <= event.key <= pygame.K_3:
            reel.level, wish = LEVELS[event.key - pygame.K_1], "next"
        elif event.type == pygame.KEYDOWN:
            wish = "next"
    return wish


def main() -> int:
    """Obey the command line."""
    parser = argparse.ArgumentParser(prog="dev.py feel", description="A reel of all motions of the table.")
    parser.add_argument("level", nargs="?", choices=LEVELS, default="full", help="how much moves")
    parser.add_argument("--frames", type=Path, metavar="FOLDER", help="write pictures, open no window")
    chosen = parser.parse_args()
    return play(chosen.level, chosen.frames)


if __name__ == "__main__":
    raise SystemExit(main())
