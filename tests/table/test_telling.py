"""What lies on a game's table says what it is: to the pointer that rests on it, and to the keyboard."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import NamedTuple, cast

import pygame
import pytest

from game.engine.contract import OVER
from game.engine.match import Match
from game.engine.rng import Rng
from game.engine.views import View
from game.registry import GAMES, RULES
from game.table.contract import GameTable, Setting
from game.table.input.focus import Focus
from game.table.motion.animation import Pace
from game.table.pieces import Area, Face, Placed, Seat
from game.table.stage import Stage
from tests.speaking import speaking
from tests.spreading import spread
from tests.table.plain import PlainTable

IN = speaking()

AREA = Area(0, 0, 1920, 1080)
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Fay")
DECISIONS = 90  # of a match of chance
EVERY = 30  # decisions between two looks
MODES = {"dust_collectorz": {"champions": (2, 3, 4), "team": (4,), "young": (2, 3, 4)}}
WAYS = [
    pytest.param(game, mode, seats, id=f"{game}-{mode}{seats}")
    for game, rules in RULES.items()
    for mode, numbers in MODES.get(game, {"": rules.seats}).items()
    for seats in numbers
]
# words themselves, and the ground on which things lie
GROUND = {"text", "plate", "panel", "nothing", "place", "beam", "road", "stop", "young_plate"}
# signs that stand beside the words that say what they mean, or for the person whose name stands there
BESIDE_WORDS = {
    "splendor_marvel": {"gem"},
    "custom_heroes": {"any_set", "avatar", "crown", "mark", "pips", "place_mark", "stake", "tag", "tick"},
    "seventh_hero": {
        "answer", "avatar", "back", "badge", "chevrons", "fate", "goal", "laurel", "pip",
    },
    "dust_collectorz": {
        "against", "avatar", "crown", "coin", "shield", "sign", "stat", "sword", "wins_over",
        "young_chest", "young_crown", "young_feast", "young_way",
    },
}  # fmt: skip


class Look(NamedTuple):
    """A table as the seat that is to move sees it."""

    table: GameTable
    view: View
    setting: Setting
    stage: Stage

    def words(self, key: str) -> str:
        """Word what a piece is."""
        return self.table.describe(self.view, key, self.setting)


def looks(game: str, mode: str, seats: int, language: str = "en") -> Iterator[Look]:
    """Show a match of chance now and then."""
    match = Match(GAMES[game].rules, seats, 7, {"mode": mode} if mode else {})
    rng = Rng(5)
    for number in range(DECISIONS):
        if match.state.to_move == OVER:
            break
        actions = match.state.legal_actions()
        match.play(actions[rng.below(len(actions))])
        if number % EVERY == 0:
            yield look_at(game, match, language)
    yield look_at(game, match, language)


def look_at(game: str, match: Match, language: str) -> Look:
    """Lay the table for the seat that is to move."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    table = cast("GameTable", importlib.import_module(f"game.{game}.table.table"))
    state = match.state
    seat = max(0, state.to_move)
    legal = tuple(state.legal_actions()) if state.to_move == seat else ()
    people = tuple(
        Seat(name, at, computer=at > 0, addressed=name) for at, name in enumerate(NAMES[: state.seats])
    )
    view, setting = state.view(seat), Setting(people, IN[language].of(game), legal)
    stage = Stage(table, Pace("none", 1.0))
    stage.show(spread(table, view, setting))
    return Look(table, view, setting, stage)


@pytest.mark.parametrize(("game", "mode", "seats"), WAYS)
def test_every_piece_says_what_it_is_to_the_pointer(game: str, mode: str, seats: int) -> None:
    """A tooltip for every card, chip, sign and panel; what has none is words, ground, or stands in words."""
    silent = set()
    for look in looks(game, mode, seats):
        for piece in look.stage.layout:
            told = look.stage.teller(piece.centre, look.words)
            if told is None or not look.words(told.key):
                silent.add(piece.face.kind)

    assert silent - GROUND - BESIDE_WORDS[game] == set()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("game", "mode", "seats"), WAYS)
def test_whatever_can_be_picked_or_looked_at_has_words(
    game: str, mode: str, seats: int, language: str
) -> None:
    """In both languages, and never a fact that was not filled in."""
    for look in looks(game, mode, seats, language):
        told = {
            piece.key: look.words(piece.key) for piece in look.stage.layout if piece.pickable or piece.close
        }

        assert [key for key, words in told.items() if not words or "{" in words] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_with_words_is_reached_by_the_keyboard(game: str) -> None:
    """With the arrows that only look, from the first piece on."""
    for look in looks(game, "", GAMES[game].seats[-1]):
        told = {one.key: one for one in look.stage.layout if one.key and look.words(one.key)}
        focus = Focus()
        focus.follow(look.stage.layout)
        first = focus.look("right", told.values())
        seen, ahead = {first.key} if first else set(), [first] if first else []
        while ahead:
            here = ahead.pop()
            for direction in ("left", "right", "up", "down"):
                focus.put(here.key)
                there = focus.look(direction, told.values())
                if there is not None and there.key not in seen:
                    seen.add(there.key)
                    ahead.append(there)

        assert set(told) - seen == set()


def piece(key: str, *, height: float = 0.0, **more: object) -> Placed:
    """A piece in the middle of the table."""
    return Placed(key, Face("front"), (900.0, 500.0), (100.0, 100.0), height=height, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("pieces", "told"),
    [
        ([piece("card", pickable=True), piece("sign", height=1)], "sign"),
        ([piece("card", pickable=True), piece("", height=1)], "card"),
        ([piece("card", pickable=True, height=1), piece("sign")], "card"),
        ([piece("card", close=(300.0, 400.0)), piece("sign", height=1)], "card"),
        ([piece("panel"), piece("mute", height=1)], "panel"),
        ([piece("mute")], None),
    ],
)
def test_the_topmost_words_are_told_but_a_close_look_stays_alone(
    pieces: list[Placed], told: str | None
) -> None:
    """A sign on a card speaks for itself; a card that is shown closely says its own words."""
    stage = Stage(PlainTable(), Pace("none", 1.0))
    stage.show(pieces)
    found = stage.teller((900.0, 500.0), lambda key: "" if key == "mute" else key)

    assert (found and found.key) == told


def test_only_what_lies_at_the_point_is_worded() -> None:
    """Words cost more than places do, and a table has hundreds of pieces."""
    far = [piece(f"far{at}")._replace(centre=(100.0 * at, 100.0)) for at in range(8)]
    stage = Stage(PlainTable(), Pace("none", 1.0))
    stage.show([*far, piece("card", pickable=True), piece("sign", height=1)])
    worded = []

    def words(key: str) -> str:
        worded.append(key)
        return key

    stage.teller((900.0, 500.0), words)

    assert set(worded) <= {"card", "sign"}
