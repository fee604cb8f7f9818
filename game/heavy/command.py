"""The command `herotable heavy [GAME] --matches N --seed N`: matches played by chance."""

from __future__ import annotations

import gc
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

import game
from game.commands.language import show
from game.engine.match import Match
from game.engine.rng import Rng
from game.heavy.facts import Differs
from game.heavy.library import HeavyLibrary
from game.heavy.twin import COMPILED, UNCOMPILED, Twin, TwinDied
from game.laws.playthrough import options_for
from game.registry import GAMES
from saves.matches.header import Player
from saves.matches.match_file import SavedMatch
from saves.trust import add_trusted_games

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.texts.texts import Texts

CLEAN: Final = 0  # exit codes
DIFFERENT: Final = 1
MATCHES: Final = 10  # of each game
UNDO_EVERY: Final = 5  # matches: in one of so many, decisions are taken back
ABOUT: Final = 25  # decisions after which something is taken back


def heavy(games: Sequence[str], matches: int, seed: int, texts: Texts) -> int:
    """Play so many matches of each game by chance, everything checked; say what differs, and stop there."""
    add_trusted_games()
    seeds, collecting = Rng(seed), gc.isenabled()
    with tempfile.TemporaryDirectory(prefix="herotable-") as place:
        library = HeavyLibrary(Path(place))
        library.twin = Twin()
        ours = COMPILED if game.compiled() else UNCOMPILED
        show(texts("command-heavy_begins", ours=ours, theirs=library.twin.runs), sys.stdout)
        gc.disable()  # as in the second process
        try:
            for one in games or tuple(GAMES):
                decisions = sum(play(library, one, number, seeds) for number in range(matches))
                show(texts("command-heavy_clean", game=one, matches=matches, decisions=decisions), sys.stdout)
        except (Differs, TwinDied) as error:
            show(f"herotable: {error}", sys.stderr)
            return DIFFERENT
        finally:
            library.close()
            if collecting:
                gc.enable()
    return CLEAN


def play(library: HeavyLibrary, name: str, number: int, seeds: Rng) -> int:
    """Play one match, with another number of seats and another option each time; return its decisions."""
    rules = GAMES[name].rules
    seats = rules.seats[number % len(rules.seats)]
    seed = seeds.seed()
    match = Match(rules, seats, seed, options_for(rules, seats, seed))
    players = tuple(Player(f"P{seat}", seat) for seat in range(seats))
    rng, file, made = Rng(seed), library.new_name(name), 0
    while not match.over:
        actions = match.state.legal_actions()
        match.play(actions[rng.below(len(actions))])
        made += 1
        library.autosave(file, SavedMatch(match, players))
        if number % UNDO_EVERY == 0 and made % ABOUT == 0:
            match.undo()
            library.autosave(file, SavedMatch(match, players))
    library.delete(file)
    gc.collect()
    return made
