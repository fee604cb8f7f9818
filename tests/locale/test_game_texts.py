"""What games, players' reasons and notices say: whole in both languages, tidy, rightly counted."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.registry import GAMES
from game.table.art.text.fonts import FACES, lacking
from tests.locale.spoken import complete, spoken

HOME = Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "de")
ALL = complete()
ANYTHING = r"[\w.]+"

# texts that want other facts in German, each with the reason
UNEQUAL: dict[str, str] = {}


def facts_of(text: str) -> list[str]:
    """List the facts that a text wants, sorted."""
    return sorted(name for _, name, _, _ in string.Formatter().parse(text) if name is not None)


def key_of(place: str) -> str:
    """Return a text's own key, without the table in which it stands."""
    return re.split(r":|SENTENCES\.", place)[-1]


def test_nothing_is_said_in_one_language_only() -> None:
    """What is said in one is said in the other."""
    assert [place for place, (english, german) in spoken().items() if not english or not german] == []


def test_both_languages_want_the_same_facts() -> None:
    """But for those that are listed, and those that are listed still differ."""
    unequal = {key_of(place) for place, (one, other) in ALL.items() if facts_of(one) != facts_of(other)}

    assert unequal == set(UNEQUAL)


def test_what_is_counted_has_both_forms() -> None:
    """Where there is one, there are many; a few have that form without an ending, or call it otherwise."""
    ones = {place.removesuffix(".one") for place in ALL if place.endswith(".one")}
    manies = {place.removesuffix(".many") for place in ALL if place.endswith(".many")}
    otherwise = {stem for stem in ones if stem in ALL or f"{stem}.some" in ALL}

    assert ones - otherwise == manies


@pytest.mark.parametrize("place", range(2), ids=LANGUAGES)
def test_texts_are_set_as_the_language_sets_them(place: int) -> None:
    """Curly quotes in pairs, curly apostrophes, real ellipses, no doubled blanks."""
    opened, closed = ("“", "”") if place == 0 else ("„", "“")
    untidy = [
        where
        for where, both in ALL.items()
        if re.search(r"[\"']|\.\.\.|  ", both[place])
        or both[place].count(opened) != both[place].count(closed)
        or ("„" if place == 0 else "”") in both[place]
    ]

    assert untidy == []


def test_german_puts_a_blank_before_percent_and_ellipsis() -> None:
    """English sets the sign of percent close."""
    wrong = [
        where
        for where, (one, other) in ALL.items()
        if re.search(r"[\d}] %", one) or re.search(r"[\d}]%", other)
    ]

    assert wrong == []


FORMAL = re.compile(r"\b(Ihnen|[Bb]itte)\b|[a-zäöüß,] (Sie|Ihr(e[nmrs]?)?)\b")


def test_german_says_du() -> None:
    """The same way of addressing the person everywhere, and no polite phrases."""
    assert [where for where, (_, german) in ALL.items() if FORMAL.search(german)] == []


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        (r"[Dd]rücke (?!n)", "drück"),
        (r"\bSpiele (?!am|und)\w+ (?:Partie|Karte)", "spiel"),
        (r"Partiecode", "Partie-Code"),
        (r"\bBox\b", "Schachtel"),
        (r"\bEnter\b", "Eingabe"),
        (r"\bBoni\b", "Bonusse"),
        (r"Spiel ist aus", "Spiel ist zu Ende"),
        (r"schwerer Fehler", "grober Fehler"),
        (r"\bComputer\b", "Computerspieler"),
        (r"Gefährte", "Begleiter"),
    ],
)
def test_german_has_one_word_for_one_thing(wrong: str, right: str) -> None:
    """As the glossary has it."""
    assert [where for where, (_, german) in ALL.items() if re.search(wrong, german)] == [], right


@pytest.mark.parametrize("face", FACES)
def test_every_letter_of_every_text_is_in_every_face(face: str) -> None:
    """A letter that a face lacks would be drawn as an empty box."""
    letters = "".join(
        sorted({letter for both in ALL.values() for text in both for letter in text if letter > " "})
    )

    assert lacking(face, letters) == ""


# What a game's sentences are used for


def texts_in(source: Path) -> Iterator[str]:
    """List as patterns what any text in a module, plain or put together, could be as a key."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)
        elif isinstance(node, ast.JoinedStr):
            yield "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANYTHING
                for part in node.values
            )


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_of_a_game_is_used(game: str) -> None:
    """What nobody says any more is taken out."""
    tables = ("sentences.py", "captions.py")
    users = [one for one in (HOME / "game" / game).rglob("*.py") if not one.name.endswith(tables)]
    users += (HOME / "game" / game).rglob("*captions.py")
    users += [HOME / "game/screens/statistics/words.py"]
    asked = {one for source in users for one in texts_in(source) if one != ANYTHING}
    patterns = re.compile("|".join(f"(?:{one})" for one in sorted(asked)))
    keys = {
        place.rpartition(":")[2] for place in spoken() if place.startswith(f"game.{game}.") and ":" in place
    }
    unused = [
        key
        for key in keys
        if not patterns.fullmatch(key) and not patterns.fullmatch(re.sub(r"(\.(one|many)|_open)$", "", key))
    ]

    assert unused == []
