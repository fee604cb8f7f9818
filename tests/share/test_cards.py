"""Picture cards: drawn for every game and number of seats, in words for others."""

from __future__ import annotations

import io
from dataclasses import replace

import msgspec
import pygame
import pytest

from ai.analysis.analysis import Analysis
from ai.analysis.judging import Judgement
from game.registry import GAMES
from game.screens.seating import Chair, TableMatch
from game.selftest import played
from game.share.card import SIZE, card_from, facts_told, result_card
from game.share.card_wish import CardMoment, CardWish, card_wish, shown
from game.share.shared_table import shared
from game.texts.texts import Voice
from tests.screens.pilots.analysis_pilot import invent_all

LANGUAGES = ("en", "de", "fr")
KINDS = [(game.id, seats) for game in GAMES.values() for seats in game.rules.seats]
EDGE = 7  # pixels of the golden frame


@pytest.mark.parametrize(("game", "seats"), KINDS)
def test_every_match_has_a_card(game: str, seats: int) -> None:
    """Of the same size, with something to see on it, which its frame surrounds."""
    table = played(game, seats)
    for language in LANGUAGES:
        card = result_card(table, Voice(language, strict=True), CardWish())
        colours = {tuple(card.get_at((x, y))) for x in range(0, SIZE[0], 12) for y in range(0, SIZE[1], 12)}

        assert card.get_size() == SIZE and len(colours) > 800
        assert card.get_at((EDGE, SIZE[1] // 2)) == card.get_at((SIZE[0] - EDGE - 1, SIZE[1] // 2))


def test_a_card_is_made_as_a_png() -> None:
    """From a wish as it comes through the pipe."""
    table = played("seventh_hero", 3)
    data = card_from(table, msgspec.json.encode(CardWish()), Voice("en"), lambda _: None)

    assert pygame.image.load(io.BytesIO(data), "card.png").get_size() == SIZE


def test_a_running_match_has_no_card() -> None:
    """It has no result, and still has secrets."""
    with pytest.raises(ValueError, match="over"):
        result_card(played("splendor_marvel", 2, 10), Voice("en"), CardWish())


@pytest.mark.parametrize("game", GAMES)
def test_the_best_moment_of_a_done_analysis_is_on_the_card(game: str) -> None:
    """As its sentence, its picture and the curve; one that isn't done has none."""
    words = Voice("en", strict=True)
    table = played(game, GAMES[game].seats[0])
    analysis = Analysis(table.match, 0, open_cards=False)
    before = card_wish(table, words, analysis)
    invent_all(analysis)
    for number in analysis.own[2:]:
        analysis.judged[number] = Judgement("best", 0.0, 0.6, 0.6)
    wish = card_wish(table, words, analysis)

    assert before.moment is None and wish.moment is not None
    assert msgspec.json.decode(msgspec.json.encode(wish), type=CardWish) == wish
    assert wish.moment.sentence and "You" not in wish.moment.sentence.split()
    assert shown(wish.moment, table, words).decisions == len(table.match.decisions)
    assert pygame.image.tobytes(result_card(table, words, wish), "RGB") != pygame.image.tobytes(
        result_card(table, words, CardWish()), "RGB"
    )


@pytest.mark.parametrize(("begin", "end", "watcher"), [(5, 5, 0), (-1, 3, 0), (0, 999, 0), (0, 3, 9)])
def test_a_moment_that_the_match_has_not_is_refused(begin: int, end: int, watcher: int) -> None:
    """An order may come from anywhere."""
    moment = CardMoment("", begin, end, 0.1, 0.4, watcher, 2, ())
    with pytest.raises(ValueError, match="of"):
        shown(moment, played("splendor_marvel", 2), Voice("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_line_tells_how_to_play_the_same_deal(language: str) -> None:
    """Seats, length and seed; and a variant that was chosen."""
    words = Voice(language, strict=True)
    table = played("dust_collectorz", 4)
    told = facts_told(shared(table.match, table.chairs, "", words.texts), words)

    assert told.startswith("4 ") and told.endswith(" 4") and str(len(table.match.decisions)) in told


def test_names_of_any_length_fit() -> None:
    """Nothing lies on the frame."""
    table = played("custom_heroes", 6)
    long = tuple(replace(chair, name="Wilhelmina Bartholomew W") for chair in table.chairs)
    plain = result_card(table, Voice("de"), CardWish())
    card = result_card(TableMatch(table.match, long), Voice("de"), CardWish())
    strip = pygame.Rect(0, 0, 2 * EDGE, SIZE[1])

    assert pygame.image.tobytes(card.subsurface(strip), "RGB") == pygame.image.tobytes(
        plain.subsurface(strip), "RGB"
    )


def test_a_card_calls_a_person_without_a_name_a_guest() -> None:
    """Nobody else knows who You is."""
    words = Voice("en", strict=True)
    table = played("splendor_marvel", 2)
    chairs = (Chair("You", 0, None, 1), table.chairs[1])

    assert shared(table.match, chairs, "", words.texts).names[0] == "Guest 1"
