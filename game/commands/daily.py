"""The command `herotable check-daily LINE`."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from game.commands.language import show
from game.screens.daily.telling import told_result
from saves.daily.proof import prove
from saves.disk.clock import today
from saves.disk.notices import SaveError

if TYPE_CHECKING:
    from game.texts.texts import Texts

TRUE: Final = 0  # exit codes
UNTRUE: Final = 1


def check_daily(line: str, texts: Texts) -> int:
    """Prove a result of the daily deal and say what it is, or why it can't be true."""
    try:
        claim = prove(line, today())
    except SaveError as error:
        show(f"herotable: {error.notice.sentence(texts)}", sys.stderr)
        return UNTRUE
    show(texts("command-daily_proved", result=told_result(claim.deal, claim.match, texts)), sys.stdout)
    return TRUE
