"""Which installed packages a person trusts to add games: asked once, remembered in the settings.

The answer holds for one version with one content: a package that has changed is asked about again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import msgspec

from game.plugins import find_plugins
from game.registry import add_games
from saves.disk.files import read_bounded
from saves.disk.folders import find_folders
from saves.disk.notices import SaveError
from saves.matches.header import NOT_JSON, Word
from saves.settings import PluginNote

if TYPE_CHECKING:
    from game.plugins import Fault, Plugin

Answers = Mapping[str, PluginNote]  # by the package's key
ANSWERS_LIMIT: Final = 100  # remembered; then the oldest are forgotten, and asked again


class _Remembered(msgspec.Struct):
    """The part of the settings that is read."""

    plugins: dict[Word, PluginNote] = {}


def answer_for(plugin: Plugin, answers: Answers) -> bool | None:
    """Return whether the person trusts exactly this package; None if nobody has asked yet."""
    note = answers.get(plugin.key)
    if note is None or (note.version, note.digest) != (plugin.version, plugin.digest):
        return None
    return note.trusted


def with_answer(plugin: Plugin, answers: Answers, *, trusted: bool) -> dict[str, PluginNote]:
    """Return the answers, with that for one package added as the newest."""
    others = [(key, note) for key, note in answers.items() if key != plugin.key]
    kept = dict(others[-(ANSWERS_LIMIT - 1) :])
    return {**kept, plugin.key: PluginNote(plugin.version, plugin.digest, trusted)}


def add_trusted_games() -> list[Fault]:
    """Add the games of all trusted packages, for programs without a window; return what is wrong with any.

    The settings are only read; if they can't be, nothing is trusted.
    """
    plugins, faults = find_plugins()
    if not plugins:
        return faults
    try:
        answers = msgspec.json.decode(read_bounded(find_folders().settings), type=_Remembered).plugins
    except (SaveError, OSError, *NOT_JSON):
        return faults
    for plugin in plugins:
        if answer_for(plugin, answers):
            faults += add_games(plugin)
    return faults
