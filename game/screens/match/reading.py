"""What a person can read beside the table: the log, the state of the game, the rules, the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.games import passage_of
from game.screens.menus.clipboard import copy_text
from game.screens.reader.state import focus_told, state_told
from game.screens.replay.code import copy_code
from game.screens.requests import Answer, Ask, OpenKeys, OpenRules

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from game.screens.match.actions.presenter import Act
    from game.screens.match.parts import Parts


class ReadingCommands:
    """Reads at one table; nothing of it changes the match."""

    def __init__(self, parts: Parts, marked: Callable[[], None] = lambda: None) -> None:
        """Read what these `parts` show; `marked` is called when handing out the code marks the match."""
        self._parts = parts
        self._program = parts.program
        self._view = parts.view
        self._log = parts.log
        self._bubble = parts.bubble
        self._game = parts.session.match.rules.id
        self._marked = marked

    @property
    def acts(self) -> Mapping[str, Act]:
        """All of them by their names."""
        return {
            "log": self.toggle_log,
            "copy_log": self.copy,
            "rules": self.rules,
            "keys": self.keys,
            "tell_state": self.tell_state,
            "tell_focus": self.tell_focus,
        }

    def toggle_log(self) -> None:
        """Open or close the log."""
        self._log.toggle()
        self._parts.refresh()

    def copy(self) -> None:
        """Put the log into the clipboard where it is open, else the code of the whole match."""
        if self._log.open:
            copied = copy_text(self._log.text())
            key = "match-log-copied" if copied else "match-log-no_clipboard"
            self._program.notice(self._program.words(key))
        else:
            self.share()

    def share(self) -> None:
        """Put the code of the whole match into the clipboard."""
        copy_code(self._program, self._parts.session.table, self._marked)

    def tell_state(self) -> None:
        """Say in one paragraph how the game stands."""
        words, text = self._program.words, state_told(self._parts)
        self._program.open(Ask(words("access-state"), text, [Answer("close", words("match-keys-close"))]))

    def tell_focus(self) -> None:
        """Say what has the focus, beside it."""
        text, view = focus_told(self._parts), self._view
        piece = view.focus.piece if view.stage.focus else None
        if piece is None:
            self._program.notice(text)
        else:
            self._bubble.say(text, piece.centre, piece.size[1], piece.key)

    def rules(self) -> None:
        """Show what the rules of the game say about the piece that is attended to, or about the moment."""
        anchor = passage_of(self._game, self._view.seen, self._view.stage.attended)
        self._program.open(OpenRules(self._game, anchor))

    def keys(self) -> None:
        """Show what each key does."""
        self._program.open(OpenKeys("match", self._game))
