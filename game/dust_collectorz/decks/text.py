"""Decks as text that people copy and send: a name, then a line for each kind of card, `2 Cogwick`.

A line that begins with `#` is a remark; the first one is the deck's name. Cards may be called by their name
in any language or by their notation; capitals and blanks don't matter.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from game.dust_collectorz.rules.cards.cards import CARDS, SLUGS
from game.dust_collectorz.words.naming import card_name
from game.engine.files.tables import whole_number
from game.texts.languages import languages
from game.texts.texts import Library

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.texts.texts import Texts

TEXT_LIMIT: Final = 8000  # characters of a whole text
LINES: Final = 200
LINE_LIMIT: Final = 80  # characters of a line
MANY: Final = 60  # cards of a text: room for a draft that isn't legal yet
ALIKE: Final = 2  # of one kind: more are never legal (DC-3)


class DeckText(NamedTuple):
    """What a text holds: the deck's name as written, perhaps "", and its kinds, sorted."""

    name: str
    kinds: tuple[int, ...]


class BadDeckText(ValueError):
    """A text that is no deck: `code` says why, `line` (from 1, 0 for the whole text) and `word` where."""

    def __init__(self, code: str, line: int = 0, word: str = "", limit: int = 0) -> None:
        """Make the error; its message is for the log, people read the scene's."""
        self.code = code
        self.line = line
        self.word = word[:LINE_LIMIT]
        self.limit = limit
        super().__init__(f"{code} in line {line}: {self.word!r}")


def write(name: str, kinds: Iterable[int], texts: Texts) -> str:
    """Write a deck as text, its cards in the order of the box and in the words of `texts`."""
    counted = sorted(Counter(kinds).items())
    lines = [f"# {name}", *(f"{many} {card_name(kind, texts)}" for kind, many in counted)]
    return "\n".join(lines) + "\n"


def read(text: str) -> DeckText:
    """Read a deck, legal or not; raise BadDeckText for the first line that is none."""
    if len(text) > TEXT_LIMIT:
        raise BadDeckText("too_long", limit=TEXT_LIMIT)
    lines = text.splitlines()
    if len(lines) > LINES:
        raise BadDeckText("too_many_lines", limit=LINES)
    name = ""
    counted: Counter[int] = Counter()
    for number, line in enumerate(lines, 1):
        plain = line.strip().removeprefix("\ufeff")
        if plain.startswith("#"):
            name = name or plain.lstrip("#").strip()
        elif plain:
            kind, many = _read_line(number, plain)
            counted[kind] += many
            if counted[kind] > ALIKE:
                raise BadDeckText("too_often", number, plain, ALIKE)
            if counted.total() > MANY:
                raise BadDeckText("too_many_cards", number, plain, MANY)
    if not counted:
        raise BadDeckText("empty")
    return DeckText(name, tuple(sorted(counted.elements())))


def _read_line(number: int, line: str) -> tuple[int, int]:
    """Read `2 Cogwick`, `2x Cogwick` or `Cogwick`: the kind, and how many."""
    if len(line) > LINE_LIMIT:
        raise BadDeckText("long_line", number, line, LINE_LIMIT)
    first, _, rest = line.partition(" ")
    many = whole_number(first.lower().removesuffix("x"))
    if many is None:
        many, rest = 1, line
    if not 1 <= many <= ALIKE:
        raise BadDeckText("bad_count", number, line, ALIKE)
    kind = _by_name().get(_plain(rest))
    if kind is None:
        raise BadDeckText("no_card", number, rest.strip())
    return kind, many


def _plain(name: str) -> str:
    """Bring a name into the form by which cards are found."""
    return " ".join(name.casefold().split())


@cache
def _by_name() -> dict[str, int]:
    """Return the kinds by all their names: those of the notation and those of every language."""
    named = dict(zip(SLUGS, range(len(CARDS)), strict=True))
    library = Library()
    for language in languages():
        texts = library.texts(language, "dust_collectorz")
        named.update({_plain(card_name(kind, texts)): kind for kind in range(len(CARDS))})
    return named
