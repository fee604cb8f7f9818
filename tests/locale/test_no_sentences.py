"""No sentence for people is in Python: texts lie in Fluent files, where they can be translated."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

HOME = Path(__file__).resolve().parents[2]
WORD = re.compile(r"[^\W\d_]{2,}|\bI\b|\ba\b")
THREE_WORDS = re.compile(r"[^\W\d_][^ ]* +[^ ]+ +[^ ]*[^\W\d_]")

EXCEPTIONS = {
    "game/__main__.py": "says that our own files are damaged, when there may be no texts",
    "game/bench.py": "a developer's table",
    "game/selftest.py": "a developer's report",
    "game/translating.py": "speaks to translators, about English texts",
    "game/texts/catalog.py": "tells translators what is wrong with a file",
    "game/texts/texts.py": "the same",
    "game/engine/options.py": "the engine's errors, for the log and the command line",
    "game/engine/files/plain_file.py": "the same",
    "game/custom_heroes/rules/notation.py": "the same",
    "game/splendor_marvel/rules/notation.py": "the same",
    "game/splendor_marvel/rules/cards.py": "names of the box, the same in all languages",
    "game/dust_collectorz/decks/balance.py": "a developer's tool",
    "game/dust_collectorz/rules/cards/decks.py": "the engine's errors; breaches have texts of their own",
    "game/dust_collectorz/rules/actions.py": "notation, the same in all languages",
    "game/seventh_hero/rules/actions.py": "the same",
    "game/seventh_hero/rules/reasons.py": "codes; their texts are in Fluent files",
    "game/heavy/facts.py": "a developer's report of what differs",
    "saves/backup/conflicts.py": "names that other programs give to files",
    "game/laws/actions.py": "tells the author of a game what breaks a law",
    "game/laws/check.py": "the same",
    "game/laws/copies.py": "the same",
    "game/laws/knowledge.py": "the same",
    "game/laws/playthrough.py": "the same",
    "game/laws/results.py": "the same",
    "game/commands/plugins.py": "the table of laws, for the author of a game",
    "game/screens/crash/asking.py": "the crash window's last resort, when our own texts break",
    "game/screens/crash/guard.py": "a crash in the crash handler, for the terminal",
    "game/screens/crash/watch.py": "a developer's file of hangs",
    "game/table/sound.py": "for the log",
    "saves/index/database.py": "tables, and for the log",
    "saves/index/answers.py": "what is asked of the database",
    "saves/index/cards.py": "what is asked of the database",
    "saves/index/matches.py": "the same",
    "saves/index/feats.py": "the same",
    "game/table/art/paint/vector.py": "a drawing's commands",
    "ai/worker/client.py": "for the log",
    "ai/accuracy.py": "a developer's tool",
    "ai/arena.py": "the same",
    "ai/balance.py": "the same",
    "ai/calibration.py": "the same",
    "ai/strength/calibrations.py": "the same",
    "ai/engine/__main__.py": "the same",
    "ai/engine/process.py": "for the log",
    "ai/engine/protocol.py": "the protocol's errors, for developers",
    "ai/engine/server.py": "the same, and its answers",
    "ai/ladder.py": "a developer's tool",
    "ai/parcels/command.py": "the same",
    "ai/parcels/identity.py": "the same",
    "ai/parcels/runner.py": "the same",
    "ai/strength/scores.py": "the same",
    "ai/strength_page.py": "the same",
    "ai/deals/__main__.py": "the same",
    "ai/puzzles/__main__.py": "the same",
    "ai/puzzles/verifying.py": "the same",
    "ai/train/__main__.py": "the same",
    "ai/train/gate.py": "the same",
    "ai/train/learning.py": "the same",
    "ai/train/selfplay.py": "the same",
    "saves/crash/report.py": "a crash report is read by developers",
    "saves/crash/report_match.py": "the same",
}


@cache
def sentences() -> dict[str, list[str]]:
    """Return the texts of three words or more in each module, where a person might read them."""
    found = {}
    for folder in ("game", "ai", "saves"):
        for path in sorted((HOME / folder).rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            if told := [one for one in texts_in(tree) if len(WORD.findall(one)) >= 3]:
                found[path.relative_to(HOME).as_posix()] = told
    return found


def texts_in(tree: ast.Module) -> Iterator[str]:
    """Yield the texts of a module that hold three words, without docstrings, errors and the log's lines."""
    silent = {id(part) for node in ast.walk(tree) if not_for_people(node) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if id(node) in silent:
            continue
        if isinstance(node, ast.JoinedStr):
            silent.update(id(part) for part in ast.walk(node))
            text = "".join(str(one.value) if isinstance(one, ast.Constant) else "{}" for one in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        else:
            continue
        if THREE_WORDS.search(text) and '="' not in text:  # that is a drawing
            yield text


def not_for_people(node: ast.AST) -> bool:
    """Whether a part of a module speaks to developers: a docstring, an internal error, the log, a pattern."""
    if isinstance(node, ast.Raise | ast.Assert):
        return True
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return ast.unparse(node.func.value) in {"_log", "re"}
    return False


def test_no_sentence_for_people_is_in_python() -> None:
    """Whatever says something says it through `texts`, or is listed above with its reason."""
    astray = {path: told for path, told in sentences().items() if path not in EXCEPTIONS}

    assert astray == {}


def test_no_exception_is_out_of_date() -> None:
    """What says nothing any more needs no exception."""
    assert set(EXCEPTIONS) - set(sentences()) == set()


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('x = "You take a stone"', ["You take a stone"]),
        ('x = f"{name} takes { n } stones home"', ["{} takes {} stones home"]),
        ('raise ValueError("no such stone here")', []),
        ('_log.info("the match was saved")', []),
        ('def f():\n    """Return the stones there."""', []),
        ('x = "event-take"', []),
    ],
)
def test_sentences_are_found_where_people_would_read_them(code: str, found: list[str]) -> None:
    """In plain and formatted texts; not in docstrings, errors and the log."""
    assert list(texts_in(ast.parse(code))) == found
