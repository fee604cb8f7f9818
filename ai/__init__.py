"""Computer players: the search, the players and their levels, and what they know of each game.

The search knows no game; `ai.evaluators` holds one module a game. Nothing here ever opens a window.
"""

from __future__ import annotations

import game  # noqa: F401 - decides whether compiled modules are used, also for `python -m ai.arena`
