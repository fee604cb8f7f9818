"""What a person looks at between two matches, from the result and from the title."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.registry import GAMES
from game.screens.analysis.scene import AnalysisScene
from game.screens.lesson.session import LessonSession
from game.screens.match.scene import MatchScene
from game.screens.menus.menu import MenuScene
from game.screens.replay.scene import ReplayScene
from game.screens.settings.pages import SECTIONS
from game.screens.widgets.choice import Choice
from tests.monkey.errands import one_of
from tests.screens.pilots.kinds import session_of
from tests.soak.person import Person

SIZES: Final = ((1280, 800), (1280, 800), (1920, 1080), (1024, 640))
JUDGED: Final = 4  # moments for which an analysis is looked at
LONGEST: Final = 60  # frames that something is waited for
STEPS: Final = 14  # decisions that are watched one by one

Visit = Callable[[Person], None]


# From the result, and back to it


def _result_look(person: Person) -> None:
    """Look at the table again."""
    person.must_click("look")
    person.frames(5)
    scene = person.program.stack.top
    button = scene.parts.rail.named("result") if isinstance(scene, MatchScene) else None
    if button:
        person.click_at(button.rect.center, "result")


def _result_replay(person: Person) -> None:
    """Watch the match: from its beginning, with other eyes, by itself, from mark to mark."""
    person.must_click("watch")
    scene = person.program.stack.top
    if not isinstance(scene, ReplayScene):
        person.diary.fault(f"no replay, but {person.shown}")
        return
    person.press(pygame.K_HOME)
    for _ in range(STEPS):
        person.press(pygame.K_RIGHT)
    person.press(pygame.K_v)
    person.press(pygame.K_SPACE)
    person.frames(30)
    for key in (pygame.K_PERIOD, pygame.K_PERIOD, pygame.K_b, pygame.K_COMMA, pygame.K_l, pygame.K_END):
        person.press(key)
    person.frames(3)
    person.back_to("ResultScene")


def _result_analysis(person: Person) -> None:
    """Have a few moments of the match judged, and look at them."""
    person.must_click("analysis")
    scene = person.program.stack.top
    if not isinstance(scene, AnalysisScene):
        person.diary.fault(f"no analysis, but {person.shown}")
        return
    for _ in range(LONGEST):
        if scene.findings.analysis.done or len(scene.findings.analysis.judged) >= JUDGED:
            break
        person.wait_for_thought()
    for number in list(scene.findings.analysis.judged)[:JUDGED]:
        scene.choose(number)
        person.frames(6)
    person.back_to("ResultScene")


def _result_statistics(person: Person) -> None:
    """See what came of all matches like this one."""
    person.must_click("statistics")
    _look_around(person)
    person.back_to("ResultScene")


def _result_code(person: Person) -> None:
    """Copy the match's code."""
    person.press(pygame.K_c, pygame.KMOD_CTRL)
    person.frames(3)


# From the title, and back to it


def _look_around(person: Person) -> None:
    """Choose everything that there is to choose once, and scroll."""
    scene = person.program.stack.top
    if not isinstance(scene, MenuScene):
        return
    names = [one.name for one in scene.page.reachable() if isinstance(one, Choice) and one.enabled]
    for name in names[:6]:
        widget = scene.page.named(name)
        if isinstance(widget, Choice):
            person.choose(name, one_of(person.chance, widget.values)[0])
    for by in (-3, -3, 3):
        person.wheel(by)


def _statistics(person: Person) -> None:
    person.must_click("statistics")
    _look_around(person)
    person.back_to("TitleScene")


def _rules(person: Person) -> None:
    """Read the rules of a game: go through its headings and the whole text."""
    person.must_click("rules")
    person.choose("game", one_of(person.chance, list(GAMES)))
    for _ in range(12):
        person.wheel(-4)
    person.back_to("TitleScene")


def _lesson(person: Person) -> None:
    """Go a few steps into a lesson."""
    person.must_click("learn")
    person.must_click(f"lesson.{one_of(person.chance, list(GAMES))}")
    scene = person.program.stack.top
    lesson = session_of(scene, LessonSession)
    if lesson is None or not isinstance(scene, MatchScene):
        person.diary.fault(f"no lesson, but {person.shown}")
        return
    for _ in range(LONGEST):
        if lesson.reading:
            person.press(pygame.K_RETURN)
        elif lesson.accepted and scene.view.deciding is not None:
            scene.parts.picking.do(lesson.accepted[0])
            person.frame()
        elif scene.session.playback.holding:
            person.press(pygame.K_RETURN)
        else:
            person.frame()
        if lesson.place.number > 5 or lesson.place.finished:
            break
    person.program.stack.home(person.program.stack.scenes[0])
    person.frame()


def _settings(person: Person) -> None:
    """Turn all pages of the settings."""
    person.must_click("settings")
    for page in SECTIONS:
        person.choose("page", page)
        person.wheel(-4)
    person.back_to("TitleScene")


def _load(person: Person) -> None:
    """Scroll through the list of matches, and watch one."""
    person.must_click("load")
    for _ in range(4):
        person.wheel(-6)
    if person.click("watch"):
        person.frames(6)
    person.back_to("TitleScene")


def _decks(person: Person) -> None:
    """Look at the decks."""
    person.must_click("decks")
    for _ in range(3):
        person.wheel(-3)
    person.back_to("TitleScene")


def _language(person: Person) -> None:
    """Speak the other language from now on."""
    words = person.program.words
    person.choose("language", "de" if words.language == "en" else "en")
    person.frames(2)


def _resize(person: Person) -> None:
    """Have the window in another size from now on."""
    person.resize(one_of(person.chance, SIZES))
    person.frames(2)


def _keys(person: Person) -> None:
    """Go through the title with Tab."""
    for _ in range(16):
        person.press(pygame.K_TAB)


AFTER: Final[dict[str, Visit]] = {
    "look": _result_look,
    "replay": _result_replay,
    "analysis": _result_analysis,
    "statistics": _result_statistics,
    "code": _result_code,
}
AT_TITLE: Final[dict[str, Visit]] = {
    "lesson": _lesson,
    "settings": _settings,
    "rules": _rules,
    "statistics": _statistics,
    "load": _load,
    "decks": _decks,
    "language": _language,
    "resize": _resize,
    "keys": _keys,
}
