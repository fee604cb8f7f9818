"""What the table tells of a clash's numbers: what counts does not seem not to, and no two disagree."""

from __future__ import annotations

import pytest

from game.dust_collectorz.rules.cards.cards import KINDS
from game.dust_collectorz.rules.position import DustState
from game.dust_collectorz.table import table
from game.dust_collectorz.table.situation import Situation
from tests.dust_collectorz.positions import Seat, answer, attack, begin, clash, compared
from tests.dust_collectorz.positions import table as dealt_out
from tests.dust_collectorz_table.laying import FRAME, laid, parts_told, seen, setting_of


def facing(one: str, two: str, stat: str = "attack", *, seats: tuple[str, str] = ("", "")) -> DustState:
    """Two sets that lie open, their values not yet compared; `seats` have captured these."""
    hands = [card.translate(str.maketrans("!+", "  ")) for card in (one, two)]
    its = [Seat(" ".join(hand.split()), captured=pile) for hand, pile in zip(hands, seats, strict=True)]
    return answer(attack(dealt_out(*its), one, stat), two)


def names(state: DustState, side: int, language: str = "en") -> list[str]:
    """How the parts of a side's value are called."""
    return parts_told(Situation(seen(state, 0), setting_of(state, 0, language), FRAME), side)


def texts(state: DustState, language: str = "en") -> list[str]:
    """All words on the table."""
    return [str(fact) for piece in laid(state, 0, language) for fact in piece.face.facts]


def told(state: DustState, key: str, language: str = "en") -> str:
    """The tooltip of a piece."""
    return table.describe(seen(state, 0), key, setting_of(state, 0, language))


@pytest.mark.rule("DC-10")
def test_half_of_a_support_is_not_taken_for_its_cancelled_ability() -> None:
    """A Pegkin brings 2, half of its health of 5; its Boost, +2 too, is cancelled, and both are told."""
    state = facing("nutjaw-sergeant! pegkin!", "pompom-prowler +mute-cloth", "health")
    value = told(state, "value:attack")

    assert names(state, 0) == ["Nutjaw Sergeant 7", "½ Pegkin +2"]
    assert {"Trample: cancelled", "Boost: cancelled"} <= set(texts(state))
    assert {"Zertrampeln: aufgehoben", "Schub: aufgehoben"} <= set(texts(state, "de"))
    assert value.endswith("and 2 from half of Pegkin. Cancelled, so no value: Trample and Boost.")


@pytest.mark.rule("DC-10")
def test_a_support_that_counts_in_full_has_no_half_beside_it() -> None:
    """Full Support."""
    state = facing("boilerback! cogwick", "buttoneye")

    assert names(state, 0) == ["Boilerback 8", "Cogwick +5"]


def test_what_a_blank_tag_brings_is_told_as_the_counters() -> None:
    """Not as the wheel's, which it replaces; it flies from the counter."""
    state = facing("cogwick", "gyro-wren +blank-tag")
    pieces = {piece.key: piece for piece in laid(state, 0)}
    tag = next(piece for piece in pieces.values() if piece.face.facts[:1] == (KINDS["blank-tag"],))

    assert names(state, 1)[1:] == ["Free Tribe +2"]
    assert pieces["part:1:1"].origin == tag.centre


def test_an_ability_that_turns_the_wheel_is_named() -> None:
    """Wheel Master instead of the plain wheel; without it the wheel it is."""
    assert names(facing("cogwick", "tuft-ranger!"), 1)[1] == "Wheel Master +3"
    assert names(facing("cogwick", "tuft-ranger"), 1)[1] == "Wheel +1"


def test_what_a_supports_ability_brings_flies_from_the_support() -> None:
    """Not from the primary, whose own ability may be cancelled."""
    state = facing("tinnow cogwick!", "buttoneye")
    pieces = {piece.key: piece for piece in laid(state, 0)}
    support = pieces[f"card:0:{KINDS['cogwick']}"]

    assert names(state, 0) == ["Tinnow 3", "½ Cogwick +2", "Boost +2"]
    assert pieces["part:0:2"].origin == support.centre


def test_an_ability_keeps_its_name_although_the_piles_have_changed_since() -> None:
    """Comeback counted; then Plunder took a card, and it would count no more."""
    seats = (Seat(captured="cogwick"), Seat(captured="tinnow tinnow"))
    alone = clash("grandfather-yew! pegkin!", "kiln-imp", "attack", seats=seats)
    both = clash("grandfather-yew! pegkin!", "kiln-imp", "health", seats=seats)
    for state in (alone, both):
        state.players[0].captured += [1, 2, 3]

    last = [[name.rpartition(" ")[0] for name in names(state, 0)[-2:]] for state in (alone, both)]

    assert last == [["½ Pegkin", "Comeback"], ["Comeback", "Boost"]]


@pytest.mark.rule("DC-9")
def test_the_stat_of_a_clash_without_an_answer_is_the_one_named() -> None:
    """Though the answer before was compared in another."""
    state = dealt_out(Seat("chipcup"), Seat("deckle-fox"), Seat(deck=""))
    compared(answer(attack(state, "chipcup"), "deckle-fox!"))
    begin(state, *["stand"] * (state.to_move == 1))

    assert seen(state, 0).phase == "comparing"
    assert seen(state, 0).clash_stat == seen(state, 0).stat


@pytest.mark.rule("DC-22")
@pytest.mark.parametrize(
    ("language", "short", "line"),
    [
        (
            "en",
            "incl. +3 if it ended now",
            ("Ysolde’s captures: 1 point. +3 for the last round if the game ended now: 4 in all."),
        ),
        (
            "de",
            "davon +3, wenn jetzt Schluss",
            ("Die Beute von Ysolde: 1 Punkt. +3 für die letzte Runde, wenn jetzt Schluss ist: zusammen 4."),
        ),
    ],
)
def test_the_last_rounds_bonus_is_explained_where_points_are_shown(
    language: str, short: str, line: str
) -> None:
    """The number on the table has it in it; so the standing, its tooltip and that of the pile say so."""
    state = dealt_out(Seat("cogwick", captured="tinnow"), Seat("knotling", captured="tinnow"))
    state.last_winner = 0

    assert short in texts(state, language)
    assert told(state, "points:0", language) == line
    assert told(state, "pile:0", language).endswith(line.partition(". ")[2])
    assert "+3" not in told(state, "points:1", language) + told(state, "pile:1", language)


@pytest.mark.rule("DC-22", "DC-30")
def test_a_teams_bonus_is_explained_too() -> None:
    """Six points, before both partners."""
    state = dealt_out(*[Seat("cogwick")] * 4, mode="team")
    state.players[1].captured = [0]
    state.last_winner = 3

    assert "incl. +6 for now" in texts(state)
    assert told(state, "points:1").endswith("+6 for the last round if the game ended now: 7 in all.")


@pytest.mark.rule("DC-18")
def test_a_used_counter_lies_on_the_table_until_it_is_captured() -> None:
    """After the clash, as a trap that stands, and beside the clash in the seats' band."""
    state = dealt_out(Seat("cogwick"), Seat("spring-lid-box"), Seat("buttoneye"))
    begin(attack(state, "cogwick"), "trap spring-lid-box")
    compared(state)
    stands = [piece.key for piece in laid(state, 0) if piece.face.facts[:1] == (KINDS["spring-lid-box"],)]
    compared(answer(state, "buttoneye"))
    begin(state, "capture")
    pile = [piece.key for piece in laid(state, 0) if piece.face.facts[:1] == (KINDS["spring-lid-box"],)]

    assert stands == [f"card:1:{KINDS['spring-lid-box']}"]
    assert pile == stands
    assert KINDS["spring-lid-box"] in [card & 127 for card in state.players[2].captured]


@pytest.mark.rule("DC-21")
def test_who_has_no_cards_left_is_said_to_have_none() -> None:
    """In the middle of the table, where else it would say that a card counts nothing."""
    state = attack(dealt_out(Seat("cogwick"), Seat(deck=""), Seat("buttoneye")), "cogwick")

    assert "Out of cards" in texts(state)
    assert "Keine Karten mehr" in texts(state, "de")
    assert "Counts nothing" not in texts(state)


@pytest.mark.rule("DC-21")
def test_a_seat_out_of_cards_is_marked_while_it_stays_in() -> None:
    """Whoever attacks: it looks on, and one sees why nobody asks it."""
    state = dealt_out(Seat("cogwick"), Seat(deck=""), Seat("buttoneye"))

    assert texts(state).count("Out of cards") == 1
    state.players[1].overflow = [0]
    assert texts(state).count("Out of cards") == 0
