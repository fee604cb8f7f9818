"""Opens screens by name: the one place that knows who makes what.

A screen's module is imported when somebody first asks for it, so that the title is there at once.
"""

from __future__ import annotations

from collections.abc import Callable
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Final, cast

from game.scenes import requests

if TYPE_CHECKING:
    from game.scenes.program import Program
    from game.scenes.requests import Request
    from game.scenes.scene import Scene

Maker = Callable[["Program", "Request"], "Scene"]

SCREENS: Final[dict[type[Request], str]] = {
    requests.Ask: "game.scenes.confirm:open_question",
    requests.OpenAbilities: "game.scenes.decks.abilities:open_abilities",
    requests.OpenAnalysis: "game.scenes.analysis.scene:open_analysis",
    requests.OpenDeck: "game.scenes.decks.builder:open_deck",
    requests.OpenDeckExport: "game.scenes.decks.trade:open_export",
    requests.OpenDeckImport: "game.scenes.decks.trade:open_import",
    requests.OpenDecks: "game.scenes.decks.list:open_decks",
    requests.OpenHandover: "game.scenes.handover:open_handover",
    requests.OpenImproving: "game.scenes.decks.improving:open_improving",
    requests.OpenKeys: "game.scenes.match.pause:open_keys",
    requests.OpenLesson: "game.scenes.lesson.scene:open_lesson",
    requests.OpenLessonEnd: "game.scenes.lesson.end:open_end",
    requests.OpenLessons: "game.scenes.lesson.choice:open_lessons",
    requests.OpenLoad: "game.scenes.load:open_load",
    requests.OpenLook: "game.scenes.look:open_look",
    requests.OpenMatch: "game.scenes.match.ordinary:open_match",
    requests.OpenMoment: "game.scenes.analysis.table:open_moment",
    requests.OpenNewGame: "game.scenes.new_game:open_new_game",
    requests.OpenPause: "game.scenes.match.pause:open_pause",
    requests.OpenPractice: "game.scenes.analysis.practice:open_practice",
    requests.OpenReplay: "game.scenes.replay.scene:open_replay",
    requests.OpenResult: "game.scenes.result.scene:open_result",
    requests.OpenRules: "game.scenes.rulebook.page:open_rules",
    requests.OpenSaveAs: "game.scenes.match.pause:open_save_as",
    requests.OpenSeats: "game.scenes.replay.seats:open_seats",
    requests.OpenSettings: "game.scenes.settings.scene:open_settings",
    requests.OpenStatistics: "game.scenes.statistics.scene:open_statistics",
    requests.OpenTitle: "game.scenes.title:open_title",
    requests.OpenTrial: "game.scenes.replay.trial:open_trial",
    requests.OpenVerdict: "game.scenes.analysis.trial:open_verdict",
}
"""By the type of a request: the module, and its function that makes the scene from program and request."""


def scene_for(program: Program, request: Request) -> Scene:
    """Make the scene that `request` asks for, and note there what it shows."""
    maker = cast("Maker", resolve_name(SCREENS[type(request)]))
    scene = maker(program, request)
    scene.request = request
    return scene
