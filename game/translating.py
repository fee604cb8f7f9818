"""Reports what a translation lacks: `python3 dev.py language nl`.

It prints the errors first, then the missing messages in English, file by file, ready to be pasted into the
language's files and translated there. Exit code 0 if the language is complete, 1 if not.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from fluent.syntax import FluentSerializer, ast

from game.registry import GAMES
from game.table.art.text.fonts import FACES, lacking
from game.texts.catalog import BadTexts, Catalog
from game.texts.languages import CODE, COMMON, FALLBACK, files_of, load
from game.texts.texts import fitting

if TYPE_CHECKING:
    from collections.abc import Sequence

WRONG_WORDS: Final = 2  # exit code
HOW_TO: Final = "python3 dev.py language CODE, such as nl or pt-BR, tells what the language lacks"


def file_name(part: str, file: str, language: str) -> str:
    """Return a text file's path within assets."""
    return f"{part}/text/{language}/{file}.ftl" if file else f"{part}/text/{language}.ftl"


def report(language: str) -> tuple[list[str], bool]:
    """Return the report on a language, and whether it is complete."""
    wrong: list[str] = []
    lacking: list[str] = []
    letters: set[str] = set()
    count = total = 0
    for part in (COMMON, *GAMES):
        for file, source in files_of(part, FALLBACK).items():
            english = load(source, file_name(part, file, FALLBACK))
            name = file_name(part, file, language)
            theirs = _theirs(part, file, language, english, wrong)
            letters |= set(_text_of(theirs))
            lost = [entry.node for key, entry in english.entries.items() if key not in theirs.entries]
            missing = [node for node in lost if isinstance(node, ast.Message)]
            total += sum(not key.startswith("-") for key in english.entries)
            count += len(missing)
            if missing:
                lacking += ["", f"### {name}", "", *map(_written, missing)]
    if unseen := _unseen(letters):
        wrong.append(f"letters that a typeface lacks: {unseen}")
    head = f"# {language}: {count} of {total} messages are missing; they are said in English."
    return [head, *(f"# {one}" for one in wrong), *lacking], not (count or wrong)


def _theirs(part: str, file: str, language: str, english: Catalog, wrong: list[str]) -> Catalog:
    """Read a language's file like the English one; an empty catalogue if it can't be read."""
    source = files_of(part, language).get(file)
    if source is None:
        return Catalog({}, [])
    name = file_name(part, file, language)
    try:
        theirs = load(source, name)
    except BadTexts as trouble:
        wrong.append(str(trouble))
        return Catalog({}, [])
    if language != FALLBACK:
        theirs = fitting(theirs, english, name)
    wrong += [str(problem) for problem in theirs.problems]
    return theirs


def _text_of(catalog: Catalog) -> Iterator[str]:
    serializer = FluentSerializer()
    for entry in catalog.entries.values():
        yield from serializer.serialize_entry(entry.node)


def _written(node: ast.Message) -> str:
    return FluentSerializer().serialize_entry(node).rstrip("\n")


def _unseen(letters: set[str]) -> str:
    """Return the letters that one of the typefaces lacks."""
    shown = "".join(sorted(letter for letter in letters if letter > " "))
    unseen = {letter for face in FACES for letter in lacking(face, shown)}
    return "".join(sorted(unseen))


def main(words: Sequence[str]) -> int:
    """Print the report of one language."""
    if len(words) != 1 or not CODE.fullmatch(words[0]):
        print(HOW_TO, file=sys.stderr)
        return WRONG_WORDS
    lines, complete = report(words[0])
    print("\n".join(lines))
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
