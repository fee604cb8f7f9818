"""Opens screens by name: the one place that knows who makes what.

A screen's module is imported when somebody first asks for it, so that the title is there at once.
"""

from __future__ import annotations

from collections.abc import Callable
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Final, cast

from game.screens import requests

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from game.screens.requests import Request
    from game.screens.scene import Scene

Maker = Callable[["Program", "Request"], "Scene"]

SCREENS: Final[dict[type[Request], str]] = {
    requests.Ask: "game.screens.menus.confirm:open_question",
    requests.OpenAbilities: "game.screens.decks.abilities:open_abilities",
    requests.OpenAnalysis: "game.screens.analysis.scene:open_analysis",
    requests.OpenDeck: "game.screens.decks.builder:open_deck",
    requests.OpenDeckExport: "game.screens.decks.trade:open_export",
    requests.OpenDeckImport: "game.screens.decks.trade:open_import",
    requests.OpenDecks: "game.screens.decks.list:open_decks",
    requests.OpenHandover: "game.screens.handover:open_handover",
    requests.OpenImproving: "game.screens.decks.improving:open_improving",
    requests.OpenKeys: "game.screens.match.pause:open_keys",
    requests.OpenLesson: "game.screens.lesson.scene:open_lesson",
    requests.OpenLessonEnd: "game.screens.lesson.end:open_end",
    requests.OpenLessons: "game.screens.lesson.choice:open_lessons",
    requests.OpenLoad: "game.screens.library.scene:open_load",
    requests.OpenLook: "game.screens.look:open_look",
    requests.OpenMatch: "game.screens.match.ordinary:open_match",
    requests.OpenMoment: "game.screens.analysis.table:open_moment",
    requests.OpenNewGame: "game.screens.new_game.scene:open_new_game",
    requests.OpenPause: "game.screens.match.pause:open_pause",
    requests.OpenPractice: "game.screens.analysis.retry.practice:open_practice",
    requests.OpenReplay: "game.screens.replay.scene:open_replay",
    requests.OpenResult: "game.screens.result.scene:open_result",
    requests.OpenRules: "game.screens.rulebook.page:open_rules",
    requests.OpenSaveAs: "game.screens.match.pause:open_save_as",
    requests.OpenSeats: "game.screens.replay.seats:open_seats",
    requests.OpenSettings: "game.screens.settings.scene:open_settings",
    requests.OpenStatistics: "game.screens.statistics.scene:open_statistics",
    requests.OpenTitle: "game.screens.title.scene:open_title",
    requests.OpenTrial: "game.screens.replay.trial:open_trial",
    requests.OpenVerdict: "game.screens.analysis.retry.trial:open_verdict",
}
"""By the type of a request: the module, and its function that makes the scene from program and request."""


def scene_for(program: Program, request: Request) -> Scene:
    """Make the scene that `request` asks for, and note there what it shows."""
    maker = cast("Maker", resolve_name(SCREENS[type(request)]))
    scene = maker(program, request)
    scene.request = request
    return scene
