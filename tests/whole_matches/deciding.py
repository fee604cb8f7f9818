"""A person who asks for a hint at every decision and follows it, by mouse alone or by keys alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from game.screens.match.trace import Sight, Spot
from tests.display.real_window import advised, named, owed, way

GO_ON: Final = "go_on"  # the button for which the table waits
MOST: Final = 30  # picks of one decision
TAP: Final = 0.02  # seconds of a finger on a button,
LONG: Final = 0.6  # and of a long press, after which words about the piece show
Gesture = Callable[[Spot], None]


class Window(Protocol):
    """What a person can see and do: before a real window, or before a screen that isn't there."""

    sight: Sight

    def until(self, wanted: Callable[[Sight], object]) -> Sight:
        """Wait until what is seen is as wanted, and return it; fail when that lasts too long."""

    def click(self, spot: Spot) -> None:
        """Click on something."""

    def touch(self, spot: Spot, seconds: float) -> None:
        """Lay a finger on something for a while."""

    def drag(self, spot: Spot, to: tuple[int, int]) -> None:
        """Draw something over the table, and let go of it there."""

    def press(self, *names: str) -> None:
        """Press keys by their X names, one after the other."""


def waits(sight: Sight) -> bool:
    """Whether the table waits for somebody to go on."""
    return any(button.name == GO_ON for button in sight.buttons)


def ready(sight: Sight) -> bool:
    """Whether the person is to decide, with nothing picked, or the match waits or has ended."""
    return sight.over or waits(sight) or (sight.my_turn and not sight.picked)


def _gone_on(window: Window) -> None:
    """Wait until the table has gone on, be it to the next time that it waits."""
    told = window.sight.caption, window.sight.decisions
    window.until(lambda sight: not waits(sight) or (sight.caption, sight.decisions) != told)


def _hinted(window: Window, ask: Callable[[], None]) -> None:
    """Ask for a hint and wait until it is told: pieces can glow for other reasons, too."""
    told = window.sight.advice
    ask()
    window.until(lambda sight: sight.advice not in {"", told})


def decide_by_mouse(window: Window) -> None:
    """Ask for a hint and follow it, with clicks alone."""
    _decide(window, window.click, window.click)


def decide_by_touch(window: Window) -> None:
    """Ask for a hint and follow it with a finger: taps, long presses on pieces, drags where they lead on."""

    def pick(spot: Spot) -> None:
        if spot.onto:
            window.drag(spot, spot.onto)
        else:
            window.touch(spot, LONG)

    _decide(window, lambda spot: window.touch(spot, TAP), pick)


def _decide(window: Window, tap: Gesture, pick: Gesture) -> None:
    """Ask for a hint and follow it; `tap` presses buttons, `pick` picks pieces."""
    before = window.sight.decisions
    if waits(window.sight):
        tap(named(window.sight, GO_ON))
        _gone_on(window)
        return
    _hinted(window, lambda: tap(named(window.sight, "hint")))
    for _ in range(MOST):
        if not owed(window.sight):
            break
        picked = window.sight.picked
        pick(owed(window.sight)[0])
        window.until(lambda sight, picked=picked: sight.picked != picked or sight.decisions > before)  # type: ignore[misc]
        if window.sight.decisions > before:
            return  # it was done at once
    assert not owed(window.sight), f"picked in vain: {window.sight}"
    tap(named(window.sight, "hint"))
    button = advised(window.until(advised))
    assert button
    tap(button)
    window.until(lambda sight: sight.decisions > before)


def decide_by_keys(window: Window, size: tuple[int, int], *, numbered: bool = True) -> None:
    """Ask for a hint and follow it, with keys alone; `numbered`: number keys press buttons."""
    before = window.sight.decisions
    if waits(window.sight):
        window.press("Return")
        _gone_on(window)
        return
    _hinted(window, lambda: window.press("h"))
    while owed(window.sight):
        _pick(window, owed(window.sight)[0].name, size)
        if window.sight.decisions > before:
            return  # Enter did it at once
    window.press("h")
    button = advised(window.until(advised))
    assert button
    if numbered:
        offers = [
            one.name
            for one in window.sight.buttons
            if one.name.startswith(("action:", "kind:", "more", "page"))
        ]
        window.press(str(offers.index(button.name) + 1))
    else:
        _press(window, button.name)
    window.until(lambda sight: sight.decisions > before)


def _pick(window: Window, goal: str, size: tuple[int, int]) -> None:
    """Go to a piece's group with Tab and to the piece with the arrows, and pick it."""
    group = named(window.sight, goal).group
    while not any((one.name, one.group) == (window.sight.focus, group) for one in window.sight.pieces):
        here = window.sight.focus
        window.press("Tab")
        window.until(lambda sight, here=here: sight.focus != here)  # type: ignore[misc]
    while arrows := way(window.sight, goal, size):
        here = window.sight.focus
        window.press(arrows[0])
        window.until(lambda sight, here=here: sight.focus != here)  # type: ignore[misc]
    picked, before = window.sight.picked, window.sight.decisions
    window.press("Return")
    window.until(lambda sight: sight.picked != picked or sight.decisions > before)


def _press(window: Window, button: str) -> None:
    """Go to a button with Tab and the arrows, and press it."""
    offers = _offers(window.sight)
    while window.sight.focus not in offers:
        here = window.sight.focus
        window.press("Tab")
        window.until(lambda sight, here=here: sight.focus != here)  # type: ignore[misc]
    while window.sight.focus != button:
        here = window.sight.focus
        window.press(_towards(named(window.sight, here), named(window.sight, button)))
        window.until(lambda sight, here=here: sight.focus != here)  # type: ignore[misc]
    window.press("Return")


def _towards(here: Spot, there: Spot) -> str:
    """The X name of the arrow key to the row of a button, or along the row: tiles may stand side by side."""
    if abs(there.y - here.y) < here.height / 2:
        return "Right" if there.x > here.x else "Left"
    return "Down" if there.y > here.y else "Up"


def _offers(sight: Sight) -> list[str]:
    """The names of the buttons that decide something, from the top."""
    return [one.name for one in sight.buttons if one.name.startswith(("action:", "kind:", "more", "page"))]


def fitting(sight: Sight) -> list[Spot]:
    """What glows for a child: cards to play, tribes to choose; else the tick."""
    glowing = [piece for piece in sight.pieces if {"legal", "owed"} & set(piece.marks)]
    return glowing or [named(sight, "done")]


def go_to(window: Window, goal: str, size: tuple[int, int]) -> None:
    """Bring the focus to a piece with Tab and the arrows."""
    if not any(piece.name == window.sight.focus for piece in window.sight.pieces):
        window.press("Tab")
        window.until(lambda sight: any(piece.name == sight.focus for piece in sight.pieces))
    while arrows := way(window.sight, goal, size):
        here = window.sight.focus
        window.press(arrows[0])
        window.until(lambda sight, here=here: sight.focus != here)  # type: ignore[misc]
