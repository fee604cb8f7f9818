"""The layout of the analysis page: side by side if it fits, else one below the other."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.screens.analysis.chart.chart import Chart
from game.screens.analysis.chart.signs import cost, percent
from game.screens.analysis.detail import Detail
from game.screens.analysis.list import ROW, DecisionRow, TrialButton
from game.screens.analysis.sight import SightButton
from game.screens.games import title_of
from game.screens.keys import with_key
from game.screens.luck.waterfall import LuckStrip
from game.screens.widgets.choice import Choice
from game.screens.widgets.layout import (
    Column,
    Fill,
    Filling,
    Fitting,
    Grid,
    Inset,
    Made,
    Metal,
    Part,
    Plate,
    Prose,
    Raised,
    Row,
    Scroll,
    Sized,
    Space,
    Stack,
)
from game.screens.widgets.widget import Painted
from game.table.art.frames import bar
from game.table.art.palette import GILT, MIST
from game.table.art.text.text import fitted
from game.table.layout.boxes import REST

if TYPE_CHECKING:
    from game.screens.analysis.scene import AnalysisScene
    from game.table.pieces import Area

SIDE_BY_SIDE: Final = (1000, 640)  # units of the window for this layout, at least
LIST: Final = (390.0, 520.0)  # units of width, at least and at most
DETAIL: Final = (236.0, 330.0)  # units of height
AIR: Final = 14.0
CHOICE: Final = 40.0
STRIP: Final = 50.0
TRIAL: Final = 94.0  # units of height
PICTURE: Final = 16 / 9
GAP: Final = 8.0  # units between two decisions


def lay_out(scene: AnalysisScene) -> None:
    """Put everything on the scene's page."""
    words, acts, (wide, high) = scene.program.words, scene.acts(), scene.room
    ways = [
        ("back", words("menu-back"), scene.back, "secondary"),
        ("picture", words("analysis-save"), acts["analysis_save"], "secondary"),
        ("watch", words("replay-button"), acts["analysis_watch"], "secondary"),
        ("again", words("analysis-again"), scene.try_chosen, "primary"),
    ]
    if wide >= max(high, SIDE_BY_SIDE[0]) and high >= SIDE_BY_SIDE[1]:
        scene.spread(_heading(scene), Inset(Filling(partial(_side_by_side, scene)), 20.0, 0.0), ways)
    else:
        below = [Scroll("all", Fitting(partial(_below_each_other, scene))), scene.exits(ways)]
        foot = 66.0 if scene.low else 80.0
        scene.lay(Inset(Column(below, 0.0, [REST, foot]), 12.0, 8.0))
    scene.page.enable("again", scene.findings.may_try(scene.chosen))


def _side_by_side(scene: AnalysisScene, area: Area) -> Part:
    low, right = _between(DETAIL, area.height * 0.36), _between(LIST, area.width * 0.31)
    left = Column([_chart(scene), *_luck(scene), _detail(scene)], AIR, [REST, *_luck_tall(scene), low])
    side = Column([_trials(scene), _list_heading(scene), Scroll("list", _rows(scene))], GAP)
    return Row([left, Raised(side, "glass", AIR)], AIR, [REST, right])


def _between(ends: tuple[float, float], length: float) -> float:
    return min(ends[1], max(ends[0], length))


def _below_each_other(scene: AnalysisScene, width: float) -> Part:
    tall = min(max(300.0, width * 0.42), max(200.0, scene.room[1] - 150))
    low = _between(DETAIL, width * 0.26)
    parts = [
        _choices(scene),
        _chart(scene),
        *_luck(scene),
        _detail(scene),
        _trials(scene),
        _list_heading(scene),
        _rows(scene),
    ]
    return Column(parts, AIR, [None, tall, *_luck_tall(scene), low, None, None, None])


def _luck(scene: AnalysisScene) -> list[Part]:
    """Return what luck and skill made of the match in one line; nothing with all cards open."""
    if scene.luck.weighing is None:
        return []
    name, words = scene.table.addressed[scene.findings.watcher], scene.program.words
    return [
        Made(lambda place: LuckStrip(place, lambda: scene.luck.rows, name, words, scene.luck.show), STRIP)
    ]


def _luck_tall(scene: AnalysisScene) -> list[float]:
    return [] if scene.luck.weighing is None else [STRIP]


def _heading(scene: AnalysisScene) -> Part:
    """Return heading, game and the choice of viewpoint."""
    game = title_of(scene.table.match.rules.id, scene.program.words.texts)
    told = f"{game}  ·  {', '.join(scene.table.names)}"
    parts = [
        Metal(scene.program.words("analysis-heading"), 34.0, name=""),
        Fill(told, "text_italic", 20.0, MIST),
        _choices(scene),
    ]
    return Row(parts, 18.0, [None, REST, 390.0 if len(_lookers(scene)) < 2 else 570.0])


def _lookers(scene: AnalysisScene) -> tuple[int, ...]:
    """Return the seats whose viewpoint can be taken."""
    return scene.table.persons or tuple(range(scene.table.match.seats))


def _choices(scene: AnalysisScene) -> Part:
    """Return the choice of viewpoint, and of all cards open."""
    words, watcher, lookers = scene.program.words, scene.findings.watcher, _lookers(scene)
    name, opened = scene.table.addressed[watcher], scene.findings.analysis.open_cards
    values = [(False, words("analysis-as_seen", name=name)), (True, words("analysis-open_cards"))]
    hint = with_key(words("analysis-cards_hint"), scene.program.keys.shown("analysis_open", words))
    cards = Made(lambda place: Choice("cards", place, values, opened, scene.open_all, hint=hint), CHOICE)
    if len(lookers) < 2:
        return cards
    names = [(seat, scene.table.names[seat]) for seat in lookers]
    told = words("analysis-eyes")
    viewpoint = Made(
        lambda place: Choice("eyes", place, names, watcher, scene.look_with, hint=told), CHOICE, 170.0
    )
    return Row([viewpoint, cards], 10.0)


def _chart(scene: AnalysisScene) -> Part:
    """Return the chart, and the progress until the analysis is done."""
    chart = Made(lambda place: Chart(place, scene, scene.graph, scene.page.unit))

    def draw(surface: pygame.Surface, place: pygame.Rect) -> None:
        _draw_progress(scene, surface, place)

    line = Row(
        [Space(), Made(lambda place: Painted("progress", place, draw)), Space()], 0.0, [52.0, REST, 144.0]
    )
    return Plate(Stack([chart, Column([Space(), line, Space()], 0.0, [REST, 7.0, 0.0])]), "glass", 12.0, 9.0)


def _draw_progress(scene: AnalysisScene, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw the progress until the analysis is done."""
    analysis = scene.findings.analysis
    if analysis.done:
        return
    share = analysis.share
    surface.blit(bar(rect.size, GILT, round(share, 2)), rect)
    told = scene.program.words("analysis-working", share=percent(share, scene.verdicts.texts))
    line = fitted(told, "text_italic", (scene.px(130), scene.px(24)), MIST, scene.px(16))
    surface.blit(line, line.get_rect(midleft=(rect.right + scene.px(8), rect.centery - scene.px(4))))


def _detail(scene: AnalysisScene) -> Part:
    """Return the details of the chosen moment, and beside them a small table."""
    words, unit = scene.program.words, scene.page.unit

    def laid(area: Area) -> Part:
        def sight(place: pygame.Rect) -> SightButton:
            hint = with_key(words("analysis-table_hint"), scene.program.keys.leading("Enter", words))
            return SightButton(place, words("analysis-table"), scene.small, scene.open, hint=hint)

        wide = min(area.height * PICTURE, area.width * 0.44)
        detail = Made(lambda place: Detail(place, scene, unit, lambda: scene.reasoned))
        return Row([Made(sight, wide / PICTURE, wide), detail], 18.0)

    return Plate(Filling(laid), "glass", AIR)


def _trials(scene: AnalysisScene) -> Part:
    """Return the moments to retry side by side under their heading."""
    words, findings, verdicts = scene.program.words, scene.findings, scene.verdicts
    head = Metal(words("analysis-trials"), 21.0, "midleft", "")

    def trial(number: int, at: int) -> Part:
        judged = findings.analysis.judged[number]
        told = (verdicts.name_of(number), cost(judged, verdicts.texts))

        def make(place: pygame.Rect) -> TrialButton:
            button = TrialButton(f"trial.{at}", place, judged, told, partial(scene.try_again, number))
            button.hint = words("analysis-trial_hint", number=at)
            return button

        return Made(make, TRIAL)

    if findings.trials:
        trials: Part = Grid([trial(number, at + 1) for at, number in enumerate(findings.trials)], 3, 10.0)
    else:
        none = words("analysis-no_trials" if findings.analysis.done else "analysis-soon")
        trials = Sized(Prose(none, "text", 19.0, MIST, "topleft"), 0.0, TRIAL)
    return Column([head, trials], 6.0)


def _list_heading(scene: AnalysisScene) -> Part:
    name = scene.table.addressed[scene.findings.watcher]
    return Fill(scene.program.words("analysis-list", name=name), "title", 20.0)


def _rows(scene: AnalysisScene) -> Part:
    def row(number: int) -> Part:
        return Made(lambda place: DecisionRow(scene, number, place, scene.page.unit), ROW - GAP)

    analysis = scene.findings.analysis
    return Column([row(number) for number in (analysis.own if analysis.planned else ())], GAP)
