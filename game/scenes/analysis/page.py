"""The layout of the analysis page: side by side if it fits, else one below the other."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from game.scenes.analysis.chart import Chart
from game.scenes.analysis.detail import Detail
from game.scenes.analysis.list import ROW, DecisionRow, TrialButton
from game.scenes.analysis.sight import SightButton
from game.scenes.analysis.signs import cost, percent
from game.scenes.games import title_of
from game.scenes.keys import with_key
from game.scenes.menu import LOW
from game.scenes.widgets.choice import Choice
from game.scenes.widgets.pane import Pane
from game.scenes.widgets.widget import Painted, Picture, Widget
from game.table.art.frames import bar, panel
from game.table.art.palette import FROST, GILT, MIST
from game.table.art.text import fitted, metal_text, paragraph

if TYPE_CHECKING:
    from game.scenes.analysis.scene import AnalysisScene

SIDE_BY_SIDE: Final = (1000, 640)  # units of the window for this layout, at least
HEAD, FOOT = 66.0, 78.0  # units
LIST: Final = (390.0, 520.0)  # units of width, at least and at most
DETAIL: Final = (236.0, 330.0)  # units of height
AIR: Final = 14.0
TRIAL: Final = 104.0  # units of height
PICTURE: Final = 16 / 9


class _Page(NamedTuple):
    """Where widgets go: on the page itself, or in a pane of it."""

    scene: AnalysisScene
    pane: Pane | None

    def add(self, widget: Widget) -> None:
        self.scene.page.add(widget, self.pane)

    def rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """Convert units to pixels; in a pane they count from its top left corner."""
        place = self.scene.rect(x, y, width, height)
        return place.move(self.pane.rect.topleft) if self.pane else place


def lay_out(scene: AnalysisScene) -> None:
    """Put everything on the scene's page."""
    wide, high = scene.room
    if wide >= max(high, SIDE_BY_SIDE[0]) and high >= SIDE_BY_SIDE[1]:
        _side_by_side(scene, wide, high)
    else:
        _below_each_other(scene, wide, high)
    words = scene.program.words
    scene.footer(
        [
            ("back", words("menu-back"), scene.back, "secondary"),
            ("picture", words("analysis-save"), scene.save_picture, "secondary"),
            ("watch", words("replay-button"), scene.watch, "secondary"),
            ("again", words("analysis-again"), scene.try_chosen, "primary"),
        ],
        wide - 40,
    )
    again = scene.page.named("again")
    if again:
        again.enabled = scene.may_try(scene.chosen)
    scene.show_small()


def _side_by_side(scene: AnalysisScene, wide: float, high: float) -> None:
    _heading(scene, wide)
    right = min(LIST[1], max(LIST[0], wide * 0.3))
    left = wide - right - 40 - AIR
    free = high - HEAD - FOOT
    low = min(DETAIL[1], max(DETAIL[0], free * 0.36))
    page = _Page(scene, None)
    _chart(page, pygame.FRect(20, HEAD, left, free - low - AIR))
    _detail(page, pygame.FRect(20, HEAD + free - low, left, low))
    plate = scene.rect(20 + left + AIR, HEAD, right, free)
    scene.plate(plate)
    top = _trials(page, pygame.FRect(20 + left + AIR + 18, HEAD + 12, right - 36, 0))
    _list_heading(page, pygame.FRect(20 + left + AIR + 18, top, right - 36, 34))
    inner = scene.rect(20 + left + AIR + 12, top + 38, right - 24, HEAD + free - top - 50)
    pane = Pane("list", inner, scene.page.unit)
    scene.page.widgets.append(pane)
    _rows(_Page(scene, pane), 4.0, 2.0, right - 24 - 22)


def _below_each_other(scene: AnalysisScene, wide: float, high: float) -> None:
    foot = 74 if high < LOW else 88
    place = scene.rect(12, 8, wide - 24, high - 8 - foot)
    pane = Pane("all", place, scene.page.unit)
    scene.page.widgets.append(pane)
    page = _Page(scene, pane)
    width = wide - 24 - 28
    y = _choices(page, 8, 8, width)
    tall = min(max(300.0, width * 0.42), max(200.0, high - 150))
    _chart(page, pygame.FRect(8, y + 10, width, tall))
    y += 10 + tall + AIR
    low = min(DETAIL[1], max(DETAIL[0], width * 0.26))
    _detail(page, pygame.FRect(8, y, width, low))
    y = _trials(page, pygame.FRect(8, y + low + AIR, width, 0))
    _list_heading(page, pygame.FRect(8, y, width, 34))
    _rows(page, 8.0, y + 38, width)


def _heading(scene: AnalysisScene, wide: float) -> None:
    """Put heading, game and the choice of viewpoint at the top."""
    words = scene.program.words
    line = metal_text(words("analysis-heading"), "title", scene.px(34))
    scene.page.add(Picture(line, midleft=(scene.px(26), scene.px(34))))
    room = _choices_width(scene)
    left = 26 + line.get_width() / scene.page.unit + 18
    box = scene.rect(left, 22, wide - 30 - room - left, 30)
    game = title_of(scene.table.match.rules.id, scene.texts)
    told = fitted(f"{game}  ·  {', '.join(scene.table.names)}", "text_italic", box.size, MIST, scene.px(20))
    scene.page.add(Picture(told, midleft=box.midleft))
    _choices(_Page(scene, None), wide - 20 - room, 14, room)


def _choices_width(scene: AnalysisScene) -> float:
    return 390.0 if len(scene.lookers) < 2 else 570.0


def _choices(page: _Page, x: float, y: float, width: float) -> float:
    """Put the choice of viewpoint, and of all cards open; return where it ends."""
    scene, words = page.scene, page.scene.program.words
    several = len(scene.lookers) > 1
    eyes = 170.0 if several else 0.0
    if several:
        names = [(seat, scene.table.names[seat]) for seat in scene.lookers]
        choice = Choice(
            "eyes",
            page.rect(x, y, eyes, 40),
            names,
            scene.watcher,
            scene.look_with,
            hint=words("analysis-eyes"),
        )
        page.add(choice)
        eyes += 10
    name = scene.table.addressed[scene.watcher]
    values = [(False, words("analysis-as_seen", name=name)), (True, words("analysis-open_cards"))]
    page.add(
        Choice(
            "cards",
            page.rect(x + eyes, y, width - eyes, 40),
            values,
            scene.open_cards,
            scene.open_all,
            hint=with_key(words("analysis-cards_hint"), scene.program.keys.shown("analysis_open", words)),
        )
    )
    return y + 40


def _chart(page: _Page, area: pygame.FRect) -> None:
    scene = page.scene
    plate = page.rect(*area)
    page.add(Picture(panel(plate.size), topleft=plate.topleft))
    air = scene.px(12)
    inner = plate.inflate(-2 * air, -2 * air)
    page.add(Chart(inner, scene, scene.drawn, scene.page.unit))
    line = pygame.Rect(0, 0, plate.width - scene.px(220), scene.px(7))
    line.topleft = (plate.x + scene.px(64), plate.bottom - scene.px(16))
    page.add(Painted("progress", line, lambda surface, rect: _draw_progress(scene, surface, rect)))


def _draw_progress(scene: AnalysisScene, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw the progress until the analysis is done."""
    if scene.analysis.done:
        return
    share = scene.analysis.share
    surface.blit(bar(rect.size, GILT, round(share, 2)), rect)
    told = scene.program.words("analysis-working", share=percent(share, scene.texts))
    line = fitted(told, "text_italic", (scene.px(130), scene.px(24)), MIST, scene.px(16))
    surface.blit(line, line.get_rect(midleft=(rect.right + scene.px(8), rect.centery - scene.px(4))))


def _detail(page: _Page, area: pygame.FRect) -> None:
    """Put the details of the chosen moment, and beside them a small table."""
    scene, words = page.scene, page.scene.program.words
    plate = page.rect(*area)
    page.add(Picture(panel(plate.size), topleft=plate.topleft))
    air = 14.0
    picture = min((area.height - 2 * air) * PICTURE, area.width * 0.44)
    tall = picture / PICTURE
    sight = page.rect(area.x + air, area.y + (area.height - tall) / 2, picture, tall)
    button = SightButton(
        sight, words("analysis-table"), scene.small, scene.open, hint=words("analysis-table_hint")
    )
    page.add(button)
    left = area.x + 2 * air + picture + 4
    page.add(
        Detail(
            page.rect(left, area.y + air, area.right - left - air, area.height - 2 * air),
            scene,
            scene.page.unit,
        )
    )


def _trials(page: _Page, area: pygame.FRect) -> float:
    """Put the moments to retry side by side under their heading; return where they end."""
    scene, words = page.scene, page.scene.program.words
    head = metal_text(words("analysis-trials"), "title", scene.px(21))
    box = page.rect(area.x, area.y, area.width, 30)
    if head.get_width() > box.width:
        head = pygame.transform.smoothscale_by(head, box.width / head.get_width())
    page.add(Picture(head, midleft=box.midleft))
    if not scene.trials:
        key = "analysis-no_trials" if scene.analysis.done else "analysis-soon"
        place = page.rect(area.x, area.y + 34, area.width, TRIAL - 44)
        line = paragraph(words(key), "text", place.size, MIST, scene.px(19))
        page.add(Picture(line, midleft=place.midleft))
        return area.y + TRIAL
    each = (area.width - 2 * 10) / 3
    for at, number in enumerate(scene.trials):
        judged = scene.judged[number]
        told = (scene.name_of(number), cost(judged, scene.texts))
        place = page.rect(area.x + at * (each + 10), area.y + 36, each, TRIAL - 10)
        button = TrialButton(f"trial.{at + 1}", place, judged, told, partial(scene.try_again, number))
        button.hint = words("analysis-trial_hint", number=at + 1)
        page.add(button)
    return area.y + 36 + TRIAL


def _list_heading(page: _Page, area: pygame.FRect) -> None:
    scene, words = page.scene, page.scene.program.words
    name = scene.table.addressed[scene.watcher]
    box = page.rect(*area)
    head = fitted(words("analysis-list", name=name), "title", box.size, FROST, scene.px(20))
    page.add(Picture(head, midleft=box.midleft))


def _rows(page: _Page, x: float, y: float, width: float) -> None:
    scene = page.scene
    for at, number in enumerate(scene.analysis.own if scene.analysis.planned else ()):
        place = page.rect(x, y + at * ROW, width, ROW - 8)
        page.add(DecisionRow(scene, number, place, scene.page.unit))
