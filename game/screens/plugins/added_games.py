"""The installed packages that add games: found at the start, asked about once, changed in the settings."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from game.engine.files.damage import BadAsset
from game.plugins import Fault, find_plugins, shortened
from game.registry import ADDED, add_games, load_parts, remove_game
from game.screens.requests import Answer, Ask
from saves.trust import answer_for, with_answer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.plugins import Plugin
    from game.screens.app.program import Program

TEXTS: Final = ("title", "blurb")  # that a game has at least
_log = logging.getLogger(__name__)


class AddedGames:
    """What a person has said of each package, and what is wrong with any."""

    def __init__(self, program: Program) -> None:
        """Look for nothing yet: only a program with a window does."""
        self._program = program
        self.plugins: Sequence[Plugin] = ()
        self.faults: list[Fault] = []

    def find(self) -> None:
        """Find the packages, and add the games of those that the person trusts."""
        self.plugins, faults = find_plugins()
        self._tell(faults)
        for plugin in self.plugins:
            if self.trusts(plugin):
                self._add(plugin)

    def trusts(self, plugin: Plugin) -> bool | None:
        """Whether the person trusts a package; None if nobody has asked yet."""
        return answer_for(plugin, self._program.settings.plugins)

    def ask(self) -> None:
        """Ask about the first package that nobody has been asked about, or that has changed since."""
        plugin = next((one for one in self.plugins if self.trusts(one) is None), None)
        if plugin is None:
            return
        words = self._program.words
        games = words.texts.join([game for game, _ in plugin.games])
        asked = "changed" if plugin.key in self._program.settings.plugins else "text"
        self._program.open(
            Ask(
                words("plugin-ask-heading", name=plugin.name),
                words(f"plugin-ask-{asked}", name=plugin.name, version=plugin.version, games=games),
                (
                    Answer("trust", words("plugin-ask-trust"), lambda: self.answer(plugin, trusted=True)),
                    Answer("later", words("plugin-ask-later"), lambda: self.answer(plugin, trusted=False)),
                ),
            )
        )

    def answer(self, plugin: Plugin, *, trusted: bool) -> None:
        """Remember an answer. Games are added at once; taken away they are at the next start."""
        program = self._program
        answers = with_answer(plugin, program.settings.plugins, trusted=trusted)
        program.remember(program.settings.changed("plugins", answers))
        if trusted:
            self._add(plugin)
            program.covers.look_again()
            program.ai.renew()
        program.stir()

    def runs(self, plugin: Plugin) -> bool:
        """Whether games of a package are among the games now."""
        return plugin in ADDED.values()

    def fail(self, game: str, error: Exception) -> None:
        """Take a game away for this run, because it fails where all games are shown."""
        plugin = ADDED[game]
        remove_game(game)
        self._tell([Fault("failed", plugin.name, game, type(error).__qualname__)])

    def _add(self, plugin: Plugin) -> None:
        """Add a package's games; those whose parts can't be loaded are taken away again."""
        faults = add_games(plugin)
        for game in [game for game, owner in ADDED.items() if owner == plugin]:
            fault = load_parts(game) or self._text_fault(game)
            if fault is not None:
                remove_game(game)
                faults.append(fault)
        self._tell(faults)

    def _text_fault(self, game: str) -> Fault | None:
        """Read a game's texts, which every menu needs; return what is wrong with them."""
        try:
            texts = self._program.words.of(game)
            missing = [key for key in TEXTS if not texts.has(key)]
        except BadAsset as error:
            return Fault("incomplete", ADDED[game].name, game, shortened(error))
        return Fault("incomplete", ADDED[game].name, game, f"no text {missing[0]!r}") if missing else None

    def _tell(self, faults: Sequence[Fault]) -> None:
        self.faults = [*(one for one in self.faults if one not in faults), *faults]
        for fault in faults:
            _log.warning("an added game is missing: %s", fault)
            self._program.notice(fault.sentence(self._program.words.texts))
