"""Tells whoever adds a language what is still missing: `python3 dev.py language nl`.

First what is wrong, then the missing sentences in English, written such that they can be put into the
language's file as they are and translated there. Exit code 0 when the language is complete, 1 when not.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from game.table.art.fonts import FACES, font
from game.table.plurals import PLAIN, PLURALS, forms_of
from game.table.toml_text import BadToml
from game.table.words import FALLBACK, FILE_NAME, MissingText, load_texts, usable, why_unusable

if TYPE_CHECKING:
    from collections.abc import Sequence

WRONG_WORDS: Final = 2  # exit code
HOW_TO: Final = "python3 dev.py language CODE, such as nl or pt_BR, tells what the language lacks"
RULES: Final = ", ".join(PLURALS)


def missing(texts: Mapping[str, str], english: Mapping[str, str]) -> dict[str, str]:
    """Return the texts that a language lacks, in English; counted ones in the forms that its rule needs."""
    rule = texts.get("language.plural", PLAIN)
    forms = forms_of(rule if rule in PLURALS else PLAIN)
    counted = {key.removesuffix(".one") for key in english if key.endswith(".one")}
    wanted: dict[str, str] = {}
    for key, text in english.items():
        stem, form = key.rpartition(".")[::2]
        if stem not in counted or form in forms:
            wanted[key] = text
        if stem in counted and form == "many" and "few" in forms:
            wanted[f"{stem}.few"] = text
    kept = usable(texts, english)
    return {key: text for key, text in wanted.items() if key not in kept}


def wrong(texts: Mapping[str, str], english: Mapping[str, str]) -> list[str]:
    """List the texts that can't be shown, each with the reason."""
    told = [(key, why_unusable(key, text, english)) for key, text in texts.items()]
    found = [f"{key}: {why}" for key, why in told if why]
    rule = texts.get("language.plural", PLAIN)
    if rule not in PLURALS:
        found.append(f"language.plural: there is no rule {rule!r}; there are: {RULES}")
    return found


def unseen(texts: Mapping[str, str]) -> str:
    """Return the letters that one of the typefaces can't show."""
    letters = "".join(sorted({letter for text in texts.values() for letter in text if letter > " "}))
    return "".join(
        letter
        for at, letter in enumerate(letters)
        if not all(font(face, 20).metrics(letters)[at] for face in FACES)
    )


def as_toml(texts: Mapping[str, str]) -> Iterator[str]:
    """Write texts as lines of a language's file, one table after the other."""
    tables: dict[str, list[str]] = {}
    for key, text in texts.items():
        table, name = key.rpartition(".")[::2]
        tables.setdefault(table, []).append(f"{name} = {_quoted(text)}")
    for table in sorted(tables, key=lambda one: (one != "language", one)):
        yield from ("", f"[{table}]", *tables[table])


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def report(language: str) -> tuple[list[str], bool]:
    """Return what is to be told about a language, and whether it is complete."""
    english = load_texts(FALLBACK)
    try:
        texts = load_texts(language)
    except MissingText:
        return [f"# The whole of assets/locale/{language}.toml, still in English.", *as_toml(english)], False
    except (OSError, BadToml) as trouble:
        return [f"# the texts of {language} can't be read: {trouble}"], False
    lacking, bad = missing(texts, english), wrong(texts, english)
    letters = unseen(texts)
    lines = [
        f"# {language}: {len(lacking)} of {len(english)} sentences are missing; they are said in English."
    ]
    lines += [f"# can't be shown: {one}" for one in bad]
    lines += [f"# letters that a typeface lacks: {letters}"] if letters else []
    return [*lines, *as_toml(lacking)], not (lacking or bad or letters)


def main(words: Sequence[str]) -> int:
    """Print the report of one language."""
    if len(words) != 1 or not FILE_NAME.fullmatch(f"{words[0]}.toml") or not re.fullmatch(r"\w+", words[0]):
        print(HOW_TO, file=sys.stderr)
        return WRONG_WORDS
    lines, complete = report(words[0])
    print("\n".join(lines))
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
