"""The layout of luck and skill: side by side if it fits, else one below the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ai.deals.deal import PERSON, STRONGEST
from ai.strength.scores import interval
from game.screens.luck.telling import told, verdict
from game.screens.luck.waterfall import ROW, Waterfall
from game.screens.widgets.choice import Choice
from game.screens.widgets.layout import Column, Fitting, Made, Metal, Part, Plate, Prose, Row, Scroll, Space
from game.screens.widgets.widget import Painted
from game.table.art.frames import bar
from game.table.art.palette import FROST, GILT, MIST
from game.table.layout.boxes import REST, Share

if TYPE_CHECKING:
    import pygame

    from game.screens.luck.scene import LuckScene

BESIDE: Final = 880.0  # units of width from which both parts lie side by side
COULD: Final = 0.56  # width of the second part, as a share of the first one's
TOLD: Final = 19.0  # type
NOTE: Final = 17.0
CONTROL: Final = 46.0


def lay_out(scene: LuckScene) -> None:
    """Put everything on the scene's page."""
    words = scene.program.words
    ways = [("back", words("menu-back"), scene.back, "secondary")]

    def laid(width: float) -> Part:
        parts = [_match(scene), _could(scene)]
        if width < BESIDE:
            return Column(parts, 14.0)
        return Row(parts, 16.0, [Share(1.0), Share(COULD)])

    body: list[Part] = [Scroll("luck", Fitting(laid))]
    lengths: list[Share | None] = [REST]
    if len(scene.lookers) > 1:
        body.insert(0, _seats(scene))
        lengths.insert(0, None)
    scene.framed(words("luck-heading"), Column(body, 12.0, lengths), ways, 1240.0)


def _name(scene: LuckScene) -> str:
    return scene.table.addressed[scene.watcher]


def _seats(scene: LuckScene) -> Part:
    """Return the choice of the seat."""
    names = [(seat, scene.table.names[seat]) for seat in scene.lookers]
    hint = scene.program.words("analysis-eyes")
    return Made(lambda place: Choice("eyes", place, names, scene.watcher, scene.look_with, hint=hint), 42.0)


# The match


def _match(scene: LuckScene) -> Part:
    """Return the bar that adds up with its words, or how far it is known."""
    words, name = scene.program.words, _name(scene)
    if scene.luck is None:
        parts: list[Part] = [_waiting(scene)]
    else:
        rows = told(scene.luck)
        chart = Made(lambda place: Waterfall(place, rows, name, words, scene.page.unit), ROW * len(rows), 0.0)
        parts = [Prose(verdict(scene.luck, name, words), "sans_bold", 22.0, GILT, name="verdict"), chart]
    parts += [
        Prose(words(f"luck-about_{cause}", name=name), "sans", NOTE, FROST)
        for cause in ("deal", "chance", "others", "mine")
    ]
    parts.append(Prose(words("luck-honest"), "text_italic", NOTE, MIST))
    return Plate(Column(parts, 8.0), "row", 16.0, 14.0)


def _waiting(scene: LuckScene) -> Part:
    """Return the progress, or why there is none."""
    words = scene.program.words
    if scene.weighed:
        return Prose(words("luck-unknown"), "sans", TOLD, MIST, name="unknown")

    def draw(surface: pygame.Surface, place: pygame.Rect) -> None:
        surface.blit(bar(place.size, GILT, round(scene.weighing.share, 2)), place)

    line = Made(lambda place: Painted("progress", place, draw), 8.0)
    return Column([Prose(words("luck-working"), "text_italic", TOLD, MIST), line, Space(8.0)], 8.0)


# The deal played again


def _could(scene: LuckScene) -> Part:
    """Return the question whether the deal could be won, with what is known of it."""
    words, table, tries = scene.program.words, scene.table, scene.tries
    name = _name(scene)
    legend, champion = (words(f"level-{level}-character") for level in (STRONGEST, PERSON))
    stood_in = any(
        seat != scene.watcher and (not chair.computer or chair.command)
        for seat, chair in enumerate(table.chairs)
    )
    about = words("luck-could_about", name=name, legend=legend)
    if stood_in:
        about = f"{about} {words('luck-could_people', champion=champion)}"
    parts: list[Part] = [
        Metal(words("luck-could", name=name), 23.0, "midleft", ""),
        Prose(about, "sans", TOLD, FROST),
    ]
    parts += _buttons(scene)  # which stay where they are when the outcome changes
    if tries.won:
        parts.append(Prose(outcome(scene), "sans_bold", 21.0, GILT, name="outcome"))
    if tries.failed:
        parts.append(Prose(words("luck-could_failed"), "sans", TOLD, MIST, name="failed"))
    return Plate(Column(parts, 12.0), "row", 16.0, 14.0)


def outcome(scene: LuckScene) -> str:
    """Word how many tries were won, with the interval."""
    words, won = scene.program.words, scene.tries.won
    total, number = sum(won.values()), len(won)
    low, high = (
        words("analysis-percent", number=words.texts.number(round(100 * end)))
        for end in interval([total / number], number)
    )
    return words(
        "luck-could_won",
        legend=words(f"level-{STRONGEST}-character"),
        won=words.texts.number(total, 1, fixed=False),
        all=number,
        low=low,
        high=high,
    )


def _buttons(scene: LuckScene) -> list[Part]:
    """Return the button that plays the deal, or the progress and the one that cancels."""
    words, tries = scene.program.words, scene.tries
    if not tries.running:
        if tries.complete:
            return []
        key = "luck-could_more" if tries.won else "luck-could_try"
        return [scene.push("try", words(key), scene.try_on, style="primary", tall=CONTROL)]

    def draw(surface: pygame.Surface, place: pygame.Rect) -> None:
        surface.blit(bar(place.size, GILT, round(tries.share, 2)), place)

    return [
        Prose(words("luck-could_playing"), "text_italic", NOTE, MIST),
        Made(lambda place: Painted("playing", place, draw), 8.0),
        scene.push("stop", words("luck-could_stop"), scene.stop, tall=CONTROL),
    ]
