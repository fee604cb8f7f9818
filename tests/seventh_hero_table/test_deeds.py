"""What a seat of Seventh Hero did last: pictures and few words for every decision, and no secret in them."""

from __future__ import annotations

from functools import cache

import pytest

from game.engine.contract import TABLE
from game.engine.events import Event, seen
from game.engine.match import Match, take_step
from game.engine.rng import Rng
from game.seventh_hero.rules.actions import DEAL, DECLINE, DRAW
from game.seventh_hero.rules.state import SeventhState
from game.seventh_hero.table import table as seventh_table
from game.table.contract import Setting
from game.table.pieces import Seat as Chair
from game.table.stock.deed import MOST_PICTURES, Deed
from game.texts.texts import YOU
from tests.seventh_hero.hearing import NAMES, happened, play, table
from tests.seventh_hero.positions import RULES, Seat, curious
from tests.speaking import speaking

IN = speaking("seventh_hero")
SILENT = {int(DEAL), int(DRAW)}  # cards are dealt, and drawn at a turn's end
WIDE = (142, 200)  # pixels of a card


def setting(seats: int = 3, language: str = "en", names: tuple[str, ...] = NAMES) -> Setting:
    """Seat people of these names."""
    chairs = enumerate(names[:seats])
    return Setting(tuple(Chair(name, seat, computer=False) for seat, name in chairs), IN[language])


@cache
def played(seats: int) -> Match:
    """Play a whole match with many questions and abilities."""
    match, rng = Match(RULES, seats, seats), Rng(seats)
    while not match.over:
        state = match.state
        assert isinstance(state, SeventhState)
        match.play(curious(state, rng))
    return match


def shown(state: SeventhState, text: str, seat: int = 0, names: tuple[str, ...] = NAMES) -> Deed:
    """Do what `text` says, and return what `seat` is shown of it."""
    told = seventh_table.deed(seen(happened(state, text), seat), setting(state.seats, names=names))
    assert told is not None
    return told


def faces(told: Deed) -> list[tuple[object, ...]]:
    """List the pictures of a deed by what they show; of a hero its number and whether it stands upright."""
    kinds = [(picture.face.kind, picture.face.facts) for picture in told.pictures]
    return [(kind, facts[0], facts[2]) if kind == "hero" else (kind, *facts) for kind, facts in kinds]


@pytest.mark.parametrize("language", sorted(IN))
@pytest.mark.parametrize("seats", RULES.seats)
def test_every_decision_but_declining_has_its_deed(seats: int, language: str) -> None:
    """And so have the table's steps, but for dealing and drawing; each can be painted."""
    match = played(seats)
    for number in range(-1, len(match.decisions)):
        for action, _, events in match.steps(number):
            for seat in range(seats):
                told = seventh_table.deed(seen(events, seat), setting(seats, language))
                assert (told is not None) or action in SILENT or action == DECLINE, action
                if told is not None:
                    assert told.text and "{" not in told.text + told.note
                    assert 0 < len(told.pictures) <= MOST_PICTURES
                    assert 0 <= told.seat < seats
                    assert action not in SILENT


def test_every_picture_of_a_deed_can_be_painted() -> None:
    """By the game's own painter."""
    match, found = played(4), set()
    for number in range(len(match.decisions)):
        for _, _, events in match.steps(number):
            told = seventh_table.deed(events, setting(4))
            found |= set(told.pictures) if told else set()
    for picture in found:
        size = WIDE if picture.aspect < 1 else (WIDE[0], WIDE[0])
        assert seventh_table.paint(picture.face, size).get_size() == size

    assert len(found) > 20


@pytest.mark.rule("SH-30")
def test_a_deed_shows_no_secret() -> None:
    """Whatever the hidden cards may be for a seat, what others do looks the same to it."""
    match, compared = played(4), 0
    for number in range(0, len(match.decisions), 3):
        state = match.at(number)
        action = match.steps(number)[0].action
        after = take_step(state.clone(), action)
        for seat in range(4):
            if state.to_move in {seat, TABLE}:
                continue
            twin = state.determinize(seat, Rng(number))
            if action not in twin.legal_actions():
                continue
            other = take_step(twin, action)
            if other.after.view(seat) == after.after.view(seat):
                both = [seventh_table.deed(seen(one.events, seat), setting(4)) for one in (after, other)]
                assert both[0] == both[1]
                compared += 1

    assert compared > 40


@pytest.mark.rule("SH-5")
@pytest.mark.rule("SH-12")
def test_a_card_that_was_not_seen_is_shown_by_its_back() -> None:
    """Sent from the hand, or asked with."""
    state = table(Seat(hand="5"), Seat(hand="2 4"), Seat(hand="1"))
    sender, other = shown(state.clone(), "send 5"), shown(state.clone(), "send 5", 2)
    play(state, "send 5")

    assert (sender.text, faces(sender)) == ("sends Bo the Oracle (5)", [("hero", 5, True)])
    assert (other.text, faces(other)) == ("sends Bo a hero", [("back",)])
    assert faces(shown(state.clone(), "hint 4", 2)) == [("back",), ("answer", False)]
    assert faces(shown(state.clone(), "hint 4")) == [("hero", 4, True), ("answer", False)]


@pytest.mark.rule("SH-4")
def test_a_quest_shows_the_numbers_that_meet_it() -> None:
    """Three of them; more are only told in words."""
    odd, low = (table(*[Seat(hand="1")] * 3, pile=pile) for pile in ("4444", "1111"))
    told = []
    for state in (odd, low):
        state.table_moves(1)
        told.append(shown(state, "quest"))

    assert [one.text for one in told] == ["must send an odd number", "must send a 3 or lower"]
    assert [faces(one) for one in told] == [
        [("quest_sign",)],
        [("quest_sign",), *(("pip", number, True) for number in (1, 2, 3))],
    ]


@pytest.mark.rule("SH-10")
@pytest.mark.parametrize(
    ("party", "text", "note", "great"),
    [
        ("1! 2!", "recruits the Oracle (5)", "3 of 6 heroes", False),
        ("1! 5!", "recruits the Oracle (5)", "a double: both are out", True),
        ("1! 2! 3! 4! 6!", "recruits the Oracle (5)", "six heroes: victory!", True),
    ],
)
def test_a_double_and_the_sixth_hero_are_great(party: str, text: str, note: str, *, great: bool) -> None:
    """A loss as well as a win; any other hero joins quietly."""
    state = play(table(Seat(hand="5"), Seat(party), Seat(hand="1")), "send 5", "recruit")
    told = shown(state, "reveal")

    assert (told.seat, told.text, told.note, told.great) == (1, text, note, great)


@pytest.mark.rule("SH-17")
@pytest.mark.rule("SH-18")
def test_who_used_what_on_whom_is_shown_with_both_heroes() -> None:
    """While others may cancel it, once they did, and once it worked."""
    state = play(table(Seat(hand="5"), Seat(hand="1"), Seat("2", "1"), Seat("1", "1")), "send 5")
    tried = shown(state, "use wyrmslayer")
    cancelled, slain = shown(state.clone(), "cancel"), shown(state.clone(), "decline")

    assert (tried.text, tried.great, faces(tried)) == ("uses the Wyrmslayer", False, [("hero", 2, True)])
    assert (cancelled.seat, cancelled.text, cancelled.great) == (3, "cancels Cy’s Wyrmslayer", True)
    assert faces(cancelled) == [("hero", 1, True), ("cancels",), ("hero", 2, False)]
    assert (slain.seat, slain.text, slain.great) == (2, "slays the Oracle (5)", True)
    assert faces(slain) == [("hero", 2, True), ("hero", 5, False)]


@pytest.mark.rule("SH-20")
def test_the_person_at_the_screen_is_addressed() -> None:
    """As who does it and as whom it is done to."""
    state = play(table(Seat(hand="5"), Seat(hand="1"), Seat("4", "1")), "send 5")
    mine, me = ("Ada", "Bo", YOU), (YOU, "Bo", "Cy")

    assert shown(state.clone(), "use outcast on 2", names=mine).text == "you block Bo"
    assert shown(state.clone(), "use outcast on 1", names=me).text == "blocks you"


def test_nothing_happened_is_no_deed() -> None:
    """Nor is an event of no game."""
    assert seventh_table.deed((), setting()) is None
    assert seventh_table.deed((Event(0),), setting()) is None
