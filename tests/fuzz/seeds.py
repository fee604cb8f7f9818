"""The sound inputs that the fuzzer starts from; python3 -m tests.fuzz.seeds writes them into the corpus."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

import msgspec
import numpy as np

from ai.daily.deal import deal_of
from ai.evaluators.networks import Weights
from ai.practice.spacing import Review
from ai.train.lessons import encode
from ai.train.selfplay import Lessons
from game.dust_collectorz.decks.saves import SavedDeck
from game.dust_collectorz.decks.saves import pack as pack_deck
from game.dust_collectorz.decks.text import write
from game.dust_collectorz.rules.cards.cards import PRESETS, SLUGS
from game.dust_collectorz.rules.cards.decks import write as write_option
from game.engine.match import Match
from game.registry import GAMES, RULES
from saves.daily.line import to_line
from saves.matches.code import to_code
from saves.matches.header import Player
from saves.matches.match_file import SavedMatch, pack
from saves.practice.progress import encoded
from saves.settings import LessonNote, NewGame, Settings
from saves.statistics.lines import VERSION, Note, key_of, played_of, write_line
from tests.ai import daily
from tests.fuzz.given_files import ENGLISH
from tests.fuzz.match_files import SAVED_AT
from tests.fuzz.target import CORPUS
from tests.speaking import speaking

IN = speaking("dust_collectorz")

HOME: Final = CORPUS.parents[2]
FEW: Final = 12  # decisions of a match that is not played to its end
ALL: Final = 400
FINISHED: Final = ("dust_collectorz", 2, ALL, "young")

Seed = tuple[str, bytes | str]  # a target's name, and an input of it


def played(game: str, seats: int, decisions: int, mode: str = "") -> Match:
    """Play so many decisions, some or other; fewer when the game ends before."""
    match = Match(GAMES[game].rules, seats, 7, {"mode": mode} if mode else {})
    for number in range(decisions):
        if match.over:
            break
        legal = match.state.legal_actions()
        match.play(legal[number * 7 % len(legal)])
    return match


def seated(match: Match) -> SavedMatch:
    """Seat a person and computer players."""
    others = tuple(Player(f"Ben {seat}", seat, "computer", 3) for seat in range(1, match.seats))
    return SavedMatch(match, (Player("Ann", 0), *others), "Sunday", 2)


def of_matches() -> Iterator[Seed]:
    """Give matches as files, codes, text and lines of decisions."""
    short = [played(rules.id, rules.seats[0], FEW) for rules in RULES.values()]
    for match in (*short, played("dust_collectorz", 4, FEW, "team"), played(*FINISHED)):
        data = pack(seated(match), SAVED_AT)
        yield from ((target, data) for target in ("match", "match_list", "older_match"))
        yield "code", to_code(match)
        yield "match_text", match.to_text()
        options = "|".join(f"{name}={value}" for name, value in match.options.items())
        first = f"{match.seats}|{chr(match.seed)}|{options}"
        yield f"decisions_{match.rules.id}", "\n".join([first, *match.decisions[:60]])
    deal = deal_of(SAVED_AT.date())
    line = to_line(deal, daily.played(deal))
    yield from (("daily", one) for one in (line, f"Herotable daily deal, won: {line}", line[:-9]))


def of_own_files() -> Iterator[Seed]:
    """Give decks, settings and finished matches."""
    for name, kinds in list(PRESETS.items())[:2]:
        cards = tuple(SLUGS[kind] for kind in kinds)
        yield "deck", pack_deck(SavedDeck(name, cards, cards[:2]), SAVED_AT)
        yield from (("deck_text", write(name, kinds, IN[language])) for language in ("en", "de"))
    choice = NewGame((Player("Ann", 0), Player("Ben", 1, "computer", 2)), {"goal": 10})
    settings = Settings(name="Ann", keys={"undo": ("Ctrl+Z",)}, lessons={"dust_collectorz": LessonNote(3)})
    yield "settings", msgspec.json.encode(settings)
    yield "settings", msgspec.json.encode({"new_games": {"custom_heroes": choice}, "gone": [1], "speed": 9})
    yield "practice", encoded({"ab" * 32: Review(SAVED_AT.date(), SAVED_AT.date(), 2)})
    ended = played_of(seated(played(*FINISHED)), (1, 2), 1, SAVED_AT)
    note = Note(VERSION, key_of(seated(played("splendor_marvel", 2, 3))), 4)
    yield "played", b"\n".join((write_line(ended), write_line(note), b""))


def of_typed() -> Iterator[Seed]:
    """Give keys, names, options and words for the command line."""
    keys = ("Ctrl+Shift+Plus\nF5", "ctrl + z", "Alt+ß\n?", "Ctrl+Ctrl+A", "Ctrl+", "+", "a\nb\nc")
    yield from (("shortcuts", stroke) for stroke in keys)
    yield from (("names", name) for name in ("Ann", " Ann\u202e  Ben\t", "e\u0301" * 30, "\u2028\u200d"))
    own = write_option("Sunday best", next(iter(PRESETS.values())))
    setups = (
        "splendor_marvel\nme\n7\nstart=2",
        "custom_heroes\nme,me\n7\ngoal=12",
        "seventh_hero\nme,m\n7\nstart=random",
        f"dust_collectorz\nme\n7\nmode=champions\ndeck1={own}\ndeck2=random\nforfeits=draw one",
        "dust_collectorz\nme,m\n7\nmode=team\nlists=secret",
    )
    yield from (("setup", one) for one in setups)
    lines = (
        "splendor_marvel\n--seats\nme=Ann,knight\n--seed\n7\n--option\nstart=2",
        f"dust_collectorz\n--option\ndeck1={own}\n--language\nde",
        to_code(played("seventh_hero", 3, FEW)),
        "bench\n--json\nx.json\n--part\nsearch",
        "--version",
        "--seats\nme",
        "there-is-no-such.save",
    )
    yield from (("command_line", one) for one in lines)


def of_given_files() -> Iterator[Seed]:
    """Give a language, the tables of cards and the lessons that there are, and a small network."""
    yield "language", ENGLISH.replace("English", "Nederlands")
    yield "language", '[language]\nname = "Polski"\nplural = "polish"\n[card]\nfew = "{number} karty"\n'
    yield "language", '[title]\nplay = "{oops"\nhello = "{name}"\n'
    heroes, dust = HOME / "game/custom_heroes/rules", HOME / "game/dust_collectorz/rules/cards"
    yield "advancements", (heroes / "advancements.csv").read_bytes()
    yield "cards", (dust / "cards.csv").read_bytes()
    yield "preset_decks", (dust / "decks.csv").read_bytes()
    yield from (("lesson", path.read_bytes()) for path in sorted((HOME / "assets").glob("*/lesson.toml")))
    rows = [[100 * row - 300, row, -row] for row in range(6)]
    yield (
        "network",
        msgspec.json.encode(Weights("custom_heroes", {"how": "by hand"}, [2], [4, 2], [1, -1], rows)),
    )


def of_results() -> Iterator[Seed]:
    """Give results as training keeps them: lessons, and matches at the gate."""
    inputs, shares = np.ones((2, 2, 3), np.uint8), np.full((2, 2), 0.5, np.float32)
    lessons = encode(Lessons(inputs, shares, shares, np.zeros(2, np.int32)))
    matches = b'[{"shares":[1.0,0.0],"decisions":[3,2],"seconds":[0.1,0.1],"faults":[0,0]}]'
    yield "results", b"".join(b'{"key":"%d","result":%s}\n' % pair for pair in enumerate((lessons, matches)))
    yield "results", b'{"key":"1","result":%s}\n{"key":"2","res' % lessons


def seeds() -> Iterator[tuple[str, bytes]]:
    """Give them all, each with the name of its target."""
    for name, data in chain(of_matches(), of_own_files(), of_typed(), of_given_files(), of_results()):
        yield name, data.encode() if isinstance(data, str) else data


def main() -> None:
    """Write each seed, numbered in order; what else lies in the corpus stays."""
    numbers: dict[str, int] = {}
    for name, data in seeds():
        numbers[name] = numbers.get(name, 0) + 1
        path = CORPUS / name / f"seed-{numbers[name]:02}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


if __name__ == "__main__":
    main()
