"""Deeds: whatever a seat does is shown with pictures and few words, to nobody more than they may know."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from game.engine.contract import Rules
from game.engine.events import Event, seen
from game.engine.match import take_step
from game.engine.rng import Rng
from game.registry import GAMES
from game.screens.match.game import table_of
from game.screens.match.table.viewpoint import Viewpoint
from game.table.contract import Setting
from game.table.pieces import Face, Seat
from game.table.stock.deed import MOST_PICTURES, Deed
from game.texts.texts import YOU
from tests.laws.playing import playthrough
from tests.speaking import speaking

UNSHOWN = {  # kinds of events that nobody does, or that come with another
    "splendor_marvel": {"Dealt", "Refilled", "LastRound", "Closed", "Ended"},
    "custom_heroes": {"Dealt", "BetsMade", "Kept", "Placed", "FellBack", "Finalists", "Ended"},
}
EVERY_TELLING = pytest.mark.parametrize(
    "rules", [pytest.param(GAMES[game].rules, id=game) for game in UNSHOWN]
)
LONGEST = 70  # letters beside a seat's pictures


def setting(rules: Rules, seats: int, language: str = "en", addressed: int = -1) -> Setting:
    """Seat so many, one of them addressed as "you"."""
    names = ("Ada", "Bo", "Cy", "Di", "Eva", "Finn")[:seats]
    chairs = [
        Seat(name, seat, computer=False, addressed=YOU if seat == addressed else "")
        for seat, name in enumerate(names)
    ]
    return Setting(tuple(chairs), speaking(rules.id)[language])


@cache
def happened(rules: Rules, seats: int) -> tuple[tuple[Event, ...], ...]:
    """Return what happens in matches played by chance, step by step."""
    return tuple(
        take_step(state.clone(), action).events
        for seed in range(3)
        for state, action in playthrough(rules, seats, seed).actions()
    )


def shown(rules: Rules, seats: int, place: Setting) -> Iterator[tuple[Event, Deed | None]]:
    """Give each single event of those matches, as those who look together know it, with its deed."""
    table, viewpoint = table_of(rules.id), Viewpoint(0, tuple(range(seats)))
    for events in happened(rules, seats):
        for event in viewpoint.hear(events):
            yield event, table.deed([event], place)


@EVERY_TELLING
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_kind_of_deed_has_pictures_and_few_words(rules: Rules, language: str) -> None:
    """Only what nobody does has none."""
    seats = rules.seats[-1]
    for event, deed in shown(rules, seats, setting(rules, seats, language)):
        kind = type(event).__name__
        assert (deed is None) == (kind in UNSHOWN[rules.id]), kind
        if deed is not None:
            assert deed.seat == event.seat
            assert 0 < len(deed.text) <= LONGEST
            assert len(deed.pictures) <= MOST_PICTURES
            assert deed.pictures or kind == "Passed"


@EVERY_TELLING
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_person_is_addressed(rules: Rules, language: str) -> None:
    """What the one at the screen does reads otherwise than what others do."""
    mine, theirs = setting(rules, 2, language, 0), setting(rules, 2, language)
    for (event, deed), (_, other) in zip(shown(rules, 2, mine), shown(rules, 2, theirs), strict=True):
        if deed is not None and other is not None:
            assert (deed.text != other.text) == (event.seat == 0 or "Ada" in other.text)
            assert YOU not in deed.text.split() or language == "en"


@EVERY_TELLING
def test_some_deeds_are_great(rules: Rules) -> None:
    """A few of them, so that they are worth a stop."""
    seats = rules.seats[-1]
    deeds = [deed for _, deed in shown(rules, seats, setting(rules, seats)) if deed is not None]

    assert 0 < sum(deed.great for deed in deeds) <= len(deeds) * 0.5


@EVERY_TELLING
def test_a_deed_tells_no_secret(rules: Rules) -> None:
    """It is the same in whatever world a seat can't tell from the true one."""
    table, seats, compared = table_of(rules.id), rules.seats[-1], 0
    place = setting(rules, seats)
    for number, (state, action) in enumerate(playthrough(rules, seats, 4).actions(every=3)):
        _, after, events = take_step(state.clone(), action)
        for seat in range(seats):
            twin = state.determinize(seat, Rng(number))
            if action in twin.legal_actions():
                _, seems, others = take_step(twin, action)
                if seems.view(seat) == after.view(seat):
                    assert table.deed(seen(others, seat), place) == table.deed(seen(events, seat), place)
                    compared += 1

    assert compared >= seats


@EVERY_TELLING
def test_the_pictures_of_deeds_can_be_painted(rules: Rules) -> None:
    """Every kind of face is one that the table's painter knows."""
    seats = rules.seats[-1]
    faces: dict[str, Face] = {}
    for _, deed in shown(rules, seats, setting(rules, seats)):
        for picture in deed.pictures if deed else ():
            faces.setdefault(picture.face.kind, picture.face)

    assert len(faces) >= 5
    for face in faces.values():
        assert table_of(rules.id).paint(face, (50, 70)).get_width() == 50
