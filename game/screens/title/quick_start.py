"""Quick start: begins a match with the last choices, without asking anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.lesson.notes import is_offered
from game.screens.new_game.draft import draft_for
from game.screens.new_game.own import OwnValues
from game.screens.seating import named

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from game.texts.texts import Voice
    from saves.settings import Settings


def begin_at_once(program: Program, game: str) -> bool:
    """Start `game` with its last players; return False, and do nothing, if something prevents it."""
    draft = draft_for(game, program.settings, program.words)
    OwnValues(program.stores).finish(draft)
    if draft.problems():
        return False
    draft.match_levels(lambda: program.statistics.played, program.words)
    table = draft.table()
    table.newcomer = is_offered(program.settings, game)
    program.remember(draft.kept_in(program.settings))
    program.open_match(table)
    return True


def quick_match(game: str, settings: Settings, words: Voice) -> dict[str, str]:
    """Tell texts whom the first person would meet who plays `game` at once; all where no person plays."""
    seated = named(draft_for(game, settings, words).seated, words)
    me = next((seat for seat, chair in enumerate(seated) if not chair.computer), -1)
    names = words.texts.join(chair.name for seat, chair in enumerate(seated) if seat != me)
    return {"person": "yes" if me >= 0 else "no", "names": names}
