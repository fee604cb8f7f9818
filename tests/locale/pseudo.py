"""A language that nobody speaks: English, a third longer and full of accents, to see what needs more room.

It is built into a folder of its own, from whatever English says at the moment. Its code is one that Babel
knows and that no translation of ours has.
"""

from __future__ import annotations

from math import ceil
from pathlib import Path
from typing import Final

from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from game.registry import GAMES
from game.texts.languages import COMMON, FALLBACK, NAME, files_of, load

CODE: Final = "eo"
KEPT: Final = (NAME, "title")  # proper names: of the language, and of a game
LONGER: Final = 0.35  # of its length, added to every piece of text
ACCENTED: Final = str.maketrans("acdeghiklnorstuyzACDEGHIKLNORSTUYZ", "àçďéğħîķļñöŕšťüýžÀÇĎÉĞĦÎĶĻÑÖŔŠŤÜÝŽ")
VOWELS: Final = frozenset("aeiouyAEIOUY")


def pseudo(text: str) -> str:
    """Lengthen and accent a piece of text: vowels are said twice, words stay words."""
    missing = ceil(LONGER * sum(letter.isalpha() for letter in text))
    longer: list[str] = []
    for letter in text:
        longer.append(letter)
        if missing > 0 and letter in VOWELS:
            longer.append(letter.lower())
            missing -= 1
    last = next((at for at in reversed(range(len(longer))) if longer[at].isalpha()), -1)
    longer.insert(last + 1, "e" * missing)
    return "".join(longer).translate(ACCENTED)


class _Lengthening(Visitor):
    """Turns every piece of text within a message into the language; facts stay as they are."""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the visitor's names)
        node.value = pseudo(node.value)


def build(folder: Path) -> None:
    """Write all of the language's files below `folder`, a root of texts."""
    serializer, lengthening = FluentSerializer(), _Lengthening()
    for part in (COMMON, *GAMES):
        for file, source in files_of(part, FALLBACK).items():
            catalog = load(source, f"{part}/{file}")
            nodes = {key: entry.node for key, entry in catalog.entries.items()}
            for key, node in nodes.items():
                if key not in KEPT:
                    lengthening.visit(node)
            name = f"{CODE}/{file}.ftl" if file else f"{CODE}.ftl"
            target = folder / part / "text" / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(serializer.serialize(ast.Resource([*nodes.values()])), encoding="utf-8")
