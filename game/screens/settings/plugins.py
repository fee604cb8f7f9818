"""The page of added games: each package with its state, and whether it is trusted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.widgets.choice import Choice

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from game.plugins import Plugin
    from game.screens.app.program import Program


def names_of(program: Program) -> list[str]:
    """Name what has a line: the packages that were found, then those that can't be read."""
    added = program.added
    return [plugin.key for plugin in added.plugins] + [
        fault.source for fault in added.faults if fault.code == "metadata"
    ]


def plugin_of(name: str, program: Program) -> Plugin | None:
    """Return the package of a line; None for one that can't be read."""
    return next((plugin for plugin in program.added.plugins if plugin.key == name), None)


def heading_of(name: str, program: Program) -> str:
    """Return a package's name and version."""
    plugin = plugin_of(name, program)
    return name if plugin is None else f"{plugin.name} {plugin.version}"


def state_of(name: str, program: Program) -> str:
    """Say what a package adds, or why it doesn't."""
    words, added = program.words, program.added
    plugin = plugin_of(name, program)
    source = name if plugin is None else plugin.name
    told = [fault.sentence(words.texts) for fault in added.faults if fault.source == source]
    if plugin is not None:
        trusted, runs = bool(added.trusts(plugin)), added.runs(plugin)
        games = words.texts.join([game for game, _ in plugin.games])
        if runs:
            told.insert(0, words("plugin-runs" if trusted else "plugin-ends", games=games))
        elif not trusted:
            told = [words("plugin-unused", games=games)]
    return " ".join(told)


def trust_control(
    name: str, program: Program, rebuild: Callable[[], None]
) -> Callable[[pygame.Rect], Choice[bool]] | None:
    """Return what makes the choice whether to trust a package; None for one that can't be read."""
    plugin = plugin_of(name, program)
    if plugin is None:
        return None
    words = program.words
    values = [(True, words("plugin-trusted")), (False, words("plugin-untrusted"))]

    def change(trusted: object) -> None:
        program.audio.play("click")
        program.added.answer(plugin, trusted=bool(trusted))
        rebuild()

    return lambda place: Choice(f"trust.{name}", place, values, bool(program.added.trusts(plugin)), change)
