"""The commands about added games: `herotable check-game ID` and `herotable --trust PACKAGE`."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from game.commands.language import show
from game.engine.game import load
from game.laws.check import SEEDS, check_laws
from game.laws.knowledge import dealt_anew
from game.laws.playthrough import Playthrough
from game.plugins import find_plugins, normalized, owner_of
from game.registry import GAMES
from saves.disk.folders import find_folders
from saves.settings import load_settings, save_settings
from saves.trust import add_trusted_games, with_answer

if TYPE_CHECKING:
    from game.engine.contract import Rules
    from game.engine.game import Game
    from game.texts.texts import Texts

KEPT: Final = 0  # exit codes
BROKEN: Final = 1
WRONG_WORDS: Final = 2


def trust_package(name: str, texts: Texts) -> int:
    """Remember that the person trusts an installed package, as the question at the title does."""
    plugins, faults = find_plugins()
    plugin = next((one for one in plugins if one.key == normalized(name)), None)
    if plugin is None:
        for fault in faults:
            _complain(fault.sentence(texts))
        known = ", ".join(one.name for one in plugins) or "–"
        _complain(texts("command-no_package", name=repr(name[:40]), packages=known))
        return WRONG_WORDS
    file = find_folders().settings
    settings, _ = load_settings(file)
    answers = with_answer(plugin, settings.plugins, trusted=True)
    refusal = save_settings(file, settings.changed("plugins", answers))
    if refusal is not None:
        _complain(refusal.sentence(texts))
        return BROKEN
    show(texts("command-trusted", name=plugin.name, version=plugin.version), sys.stdout)
    return KEPT


def check_game(game: str, texts: Texts) -> int:
    """Check the laws on a game; 2 if there is none of that id, or of a package that nobody trusts yet."""
    faults = add_trusted_games()
    if game in GAMES:
        return print_laws(GAMES[game].rules)
    fault = next((fault for fault in faults if fault.game == game), None)
    if fault is not None and fault.code == "law":  # it can be played: the author sees each law that is broken
        return print_laws(_rules_of(game, fault.source))
    if fault is not None:
        _complain(fault.sentence(texts))
        return BROKEN
    word, owner = repr(game[:40]), owner_of(game)
    if owner:
        _complain(texts("command-untrusted", game=word, name=owner))
    else:
        _complain(texts("command-no_game", word=word, games=", ".join(GAMES)))
    return WRONG_WORDS


def _rules_of(game: str, package: str) -> Rules:
    """Return the rules of a trusted package's game that breaks a law and so isn't among `GAMES`."""
    plugin = next(one for one in find_plugins()[0] if one.name == package)
    found: Game = load(dict(plugin.games)[game])
    return found.rules


def print_laws(rules: Rules) -> int:
    """Print each law with its verdict as soon as there is one, in English as the rules' own errors are."""
    seats = f"{rules.seats[0]} to {rules.seats[-1]}" if len(rules.seats) > 1 else str(rules.seats[0])
    print(f"{rules.id}, revision {rules.revision}: {SEEDS} matches by chance at each table of {seats} seats")
    broken = 0
    for verdict in check_laws(rules):
        print(f"{'BROKEN' if verdict.trouble else 'ok':8}{verdict.law}", flush=True)
        if verdict.trouble:
            broken += 1
            print(f"{'':8}{verdict.trouble}", flush=True)
    print(f"Broken: {broken}." if broken else f"All laws are kept. {_about_secrets(rules)}")
    return BROKEN if broken else KEPT


def _about_secrets(rules: Rules) -> str:
    """Say from whom determinizations hide something: no law can know whether a game has secrets."""
    plays = [Playthrough(rules, rules.seats[-1], seed) for seed in range(SEEDS)]
    sighted = sorted(set(range(rules.seats[-1])).difference(*map(dealt_anew, plays)))
    if not sighted:
        return "Determinizations deal anew what is hidden from each seat."
    seats = ", ".join(str(seat + 1) for seat in sighted)
    return f"Nothing is hidden from seats {seats}: if something should be, determinize gives it away."


def _complain(text: str) -> None:
    show(f"herotable: {text}", sys.stderr)
