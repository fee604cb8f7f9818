"""Files that people make for the program: a language, tables of cards, lessons, learned networks."""

from __future__ import annotations

from typing import Final
from unittest.mock import patch

from ai.evaluators.networks import read_weights
from ai.parcels.errors import LedgerError
from ai.parcels.ledger import Ledger
from ai.train.lessons import decode
from game.custom_heroes.rules import advancements
from game.dust_collectorz.rules.cards import card_table
from game.dust_collectorz.rules.cards.cards import CARDS
from game.engine.files.tables import BadTable
from game.screens.lesson.file import BadLesson, decoded
from game.texts import languages as languages_module
from game.texts.texts import Voice
from tests.fuzz.own_files import shaken_json
from tests.fuzz.target import Target, has_words, kept

ENGLISH: Final = """
title-play = Play
title-hello = { $name } has { $chips } of { $name }
title-card = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
"""
FACTS: Final = {"name": "Ann", "chips": 3, "number": 2}


def reads_language(data: bytes) -> None:
    """What an added language says can be shown; what it can't say is said in English."""
    with kept(b"language-name = Fun\n", "common/text/nl/language.ftl") as path:
        root = path.parents[3]
        (path.parent / "title.ftl").write_bytes(data)
        english = root / "common/text/en"
        english.mkdir(exist_ok=True)
        (english / "language.ftl").write_text("language-name = English\n", encoding="utf-8")
        (english / "title.ftl").write_text(ENGLISH, encoding="utf-8")
        languages_module._named.cache_clear()
        with patch.object(languages_module, "ROOTS", (root,)):
            voice = Voice("nl")
            for key in ("title-play", "title-hello", "title-card"):
                assert shown(voice(key, **FACTS))
        languages_module._named.cache_clear()


def shown(text: str) -> bool:
    """Whether every letter can be drawn: no control characters but the end of a line."""
    return all(letter == "\n" or letter.isprintable() or letter > "\x9f" for letter in text)


def reads_cards(data: bytes) -> None:
    """A table of cards gives cards that differ in name, or BadTable that says where it is wrong."""
    try:
        cards = card_table.read(data.decode("utf-8", "replace"))
    except BadTable as error:
        has_words(error)
        return
    assert len({card.slug for card in cards}) == len(cards)
    assert all(0 <= card.stat <= len(card_table.STATS) for card in cards)


def reads_preset_decks(data: bytes) -> None:
    """A table of decks gives decks of cards that there are, or BadTable."""
    try:
        decks = card_table.read_decks(data.decode("utf-8", "replace"), CARDS)
    except BadTable as error:
        has_words(error)
        return
    assert all(deck and name.strip() and max(deck) < len(CARDS) for name, deck in decks.items())


def reads_advancements(data: bytes) -> None:
    """A table of advancements gives as many as are in the box, or BadTable."""
    try:
        kinds = advancements.read(data.decode("utf-8", "replace"))
    except BadTable as error:
        has_words(error)
        return
    assert sum(kind.copies for kind in kinds if kind.in_bag) == advancements.BAG_COPIES


def reads_lesson(data: bytes) -> None:
    """A lesson has a learner at its table, or BadLesson says what is wrong."""
    try:
        lesson = decoded(data)
    except BadLesson as error:
        has_words(error)
        return
    assert lesson.you < lesson.seats and lesson.step


def reads_network(data: bytes) -> None:
    """A network judges whatever it is asked, or ValueError says what is wrong with it."""
    try:
        network = read_weights(data).network()
    except ValueError as error:
        has_words(error)
        return
    for value in (-1, 0, 255):
        assert abs(network.strength([value] * len(network.sizes))) < float("inf")


def reads_results(data: bytes) -> None:
    """Results that were kept are read, or an error says what is wrong with the file or with one."""
    with kept(data, "results.jsonl") as path:
        try:
            with Ledger(path, resume=True) as ledger:
                found = list(ledger.found.values())
        except LedgerError as error:
            has_words(error)
            return
    for result in found:
        try:
            lessons = decode(bytes(result))
        except ValueError as error:
            has_words(error)
        else:
            assert len(lessons.inputs) == len(lessons.match)


FLUENT_WORDS: Final = (
    *(
        "title-play = ",
        "title-hello = ",
        "title-card = ",
        "-term = ",
        "\n    ",
        "{ $name }",
        "{ $number ->\n",
    ),
    *(
        "    [one] ",
        "   *[other] ",
        "}\n",
        "{ -term }",
        "{ title-play }",
        '{ "\\u0000" }',
        "    .short = ",
        "### ",
    ),
)

TOML_WORDS: Final = (
    *("[language]\n", "name = ", "plural = ", "decimal = ", "[title]\n", "play = ", "[card]\n", "one = "),
    *(
        "few = ",
        "many = ",
        '"',
        '"""',
        "'''",
        "{number}",
        "{name}",
        "{chips}",
        "{{",
        "}}",
        "{name!r}",
        "\\u0000",
    ),
    *(
        "{number:>9}",
        "[[",
        "]]",
        "\n",
        " = ",
        "true",
        "1e9",
        "1979-05-27T07:32:00Z",
        "inf",
        "a.b.c",
        "{a = 1}",
    ),
)
LESSON_WORDS: Final = (
    "[[step]]\n",
    "seats = ",
    "seed = ",
    "you = ",
    "key = ",
    "show = [",
    "play = [",
    "[options]\n",
)
CARD_WORDS: Final = (
    *(*card_table.TRIBES, *card_table.RANKS, card_table.COUNTER, *card_table.ABILITIES, *card_table.STATS),
    *("stat=", "n=", "k=", "max=", "min=", ";", ",", '"', "\r\n", "\n", "\0", ",,,,,"),
)
KIND_WORDS: Final = (
    *advancements.GEMS,
    *advancements.ABILITIES[1:],
    *advancements.KNOWN,
    ",",
    '"',
    "\n",
    ",,",
)
RESULT_WORDS: Final = (
    '{"key":"',
    '","result":{"shape":[',
    '],"arrays":"',
    '"}}',
    "}",
    "\n",
    "[",
    "1,2,38",
    "AAAA",
)
NETWORK_WORDS: Final = (
    '"game":',
    '"made":',
    '"seats":',
    '"sizes":',
    '"outputs":',
    '"rows":',
    "8191",
    "-8191",
)

TARGETS: Final = (
    Target("language", reads_language, "game.texts.languages.read_catalog", None, FLUENT_WORDS, 8192),
    Target("cards", reads_cards, f"{__name__}.card_table.read", None, CARD_WORDS, 8192),
    Target("preset_decks", reads_preset_decks, f"{__name__}.card_table.read_decks", None, CARD_WORDS),
    Target("advancements", reads_advancements, f"{__name__}.advancements.read", None, KIND_WORDS, 8192),
    Target("lesson", reads_lesson, f"{__name__}.decoded", None, (*TOML_WORDS, *LESSON_WORDS), 65_536),
    Target("results", reads_results, f"{__name__}.Ledger", None, RESULT_WORDS, 8192),
    Target("network", reads_network, f"{__name__}.read_weights", shaken_json, NETWORK_WORDS, 8192),
)
