"""What people type, paste or start the program with: decks as text, options, words on the command line."""

from __future__ import annotations

from contextlib import redirect_stdout
from io import StringIO
from typing import Final

from game.commands.line import WrongWords, read_words
from game.commands.opening import beginning, read_options, read_seats
from game.dust_collectorz.decks.saves import clean_deck_name, read_text_file
from game.dust_collectorz.decks.text import TEXT_LIMIT, BadDeckText, read, write
from game.dust_collectorz.rules.cards.card_table import NAME_LIMIT
from game.dust_collectorz.rules.cards.cards import SLUGS
from game.dust_collectorz.rules.cards.decks import breaches, checked
from game.dust_collectorz.rules.cards.decks import write as write_option
from game.engine.errors import EngineError
from game.engine.match import Match
from game.registry import GAMES, RULES, rules_of
from saves.disk.notices import SaveError
from tests.fuzz.match_files import told
from tests.fuzz.target import Target, has_words, kept
from tests.speaking import speaking

IN = speaking("dust_collectorz")


def text_of(data: bytes) -> str:
    """Read bytes as the command line and the clipboard do: what is no text becomes lone surrogates."""
    return data.decode("utf-8", "surrogateescape")


def reads_deck_text(data: bytes) -> None:
    """A text from a file or the clipboard is a deck that can be written as such a text, or is refused."""
    with kept(data, "deck.txt") as path:
        try:
            pasted = read_text_file(path, 4 * TEXT_LIMIT)
        except SaveError as error:
            told(error)
            pasted = text_of(data)
    try:
        name, kinds = read(pasted)
    except BadDeckText as error:
        deck_refused(error)
        return
    assert all(read(write(name, kinds, IN[language])) == (name, kinds) for language in IN)
    title = clean_deck_name(name)
    assert len(title) <= NAME_LIMIT
    if title and not breaches(kinds):
        option = write_option(title, kinds)
        assert checked(option) == option


def deck_refused(error: BadDeckText) -> None:
    """See that the reason can be told, in every language."""
    facts = {"line": error.line, "word": error.word, "limit": error.limit}

    assert all(IN[language](f"builder-bad-{error.code}", **facts) for language in IN)


def reads_setup(data: bytes) -> None:
    """Game, seats, seed and options, a line each, give a match that its record gives again, or an error."""
    game, seats, seed, *words = [*text_of(data).split("\n"), "", "", ""]
    try:
        rules = rules_of(game)
        options = read_options(game, [word for word in words if word])
        match = Match(rules, len(seats), sum(map(ord, seed)), options)
        assert len(read_seats(seats)) == seats.count(",") + 1
    except (EngineError, WrongWords) as error:
        has_words(error)
        return
    again = Match.from_record(match.record(), RULES)
    assert again.options == match.options == {**match.options, **options}
    assert again.fingerprint() == match.fingerprint()


def reads_command_line(data: bytes) -> None:
    """Voice begin something, ask for help, or are refused in one line that can be printed."""
    words = [word for word in text_of(data).replace("\0", "").split("\n") if word]
    try:
        with redirect_stdout(StringIO()):
            asked = read_words(words)
        beginning(asked)
    except WrongWords as wrong:
        has_words(wrong)
    except SystemExit as end:
        ended_well(end)


def ended_well(end: SystemExit) -> None:
    """See that it was help that was asked for."""
    assert end.code == 0


DECK_WORDS: Final = ("# ", "2 ", "2x ", "1 ", "\n", "\ufeff", "\u2028", "\u0085", *SLUGS)
SETUP_WORDS: Final = (
    *GAMES,
    *(f"\n{option.name}=" for rules in RULES.values() for option in rules.options),
    *sorted({str(one) for rules in RULES.values() for option in rules.options for one in option.allowed}),
    *("me", "me=", ",", "\n", ": "),
)
LINE_WORDS: Final = (
    *("--seats\n", "--seed\n", "--option\n", "--language\n", "--json\n", "--part\n", "--selftest\n"),
    *("--version\n", "--help\n", "bench\n", "HT1-", "me=Ann,knight", *SETUP_WORDS),
)

TARGETS: Final = (
    Target("deck_text", reads_deck_text, f"{__name__}.read", None, DECK_WORDS, 10_000),
    Target("setup", reads_setup, f"{__name__}.read_options", None, SETUP_WORDS, 2048),
    Target("command_line", reads_command_line, f"{__name__}.beginning", None, LINE_WORDS, 2048),
)
