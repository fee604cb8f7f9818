"""What all can tell of a hidden hand once its leader could not meet a quest with it."""

from __future__ import annotations

import pytest

from game.engine.contract import OVER
from game.engine.rng import Rng
from game.seventh_hero.rules.state import SeventhState
from game.seventh_hero.words import tooltips
from game.seventh_hero.words.hands import Ruling, rulings, without
from tests.seventh_hero.hearing import NAMES, play, table, view
from tests.seventh_hero.positions import RULES, Seat, by_chance, curious
from tests.speaking import speaking

IN = speaking("seventh_hero")

EVEN = (2, 4, 6)
ODD = (1, 3, 5, 7)


def unmet(hand: str = "2 4 6", party: str = "1! 3!") -> SeventhState:
    """Let seat 0 send a hero of its party for an odd quest, all its cards being even."""
    return table(Seat(party, hand), Seat("1! 2!", "3 3 3"), Seat("4! 5!", "3 3 3"))


def told(state: SeventhState, seat: int = 0, viewer: int = 1) -> tuple[Ruling, ...]:
    """What a viewer can tell of a seat's hand."""
    return rulings(view(state, viewer), seat)


def next_turn(state: SeventhState, *texts: str) -> SeventhState:
    """Let the wanderer go round and home, then let the turn end after `texts`."""
    return play(state, "move on", "move on", "reveal", *texts, "draw", "quest")


def test_nothing_is_known_of_a_hand_that_met_its_quests() -> None:
    """Nor of those who have not led."""
    state = unmet()

    assert told(state, 1) == ()
    assert told(play(unmet("1 2"), "send 1")) == ()


@pytest.mark.rule("SH-6")
def test_an_unmet_quest_rules_its_numbers_out_of_the_whole_hand() -> None:
    """Every seat can tell, the leader too."""
    state = unmet()

    assert [told(state, 0, viewer) for viewer in range(3)] == [(Ruling(3, ODD),)] * 3


@pytest.mark.rule("SH-11")
def test_a_card_drawn_later_may_be_anything() -> None:
    """The older ones still are what they were."""
    state = play(unmet(), "send 1 from party")
    next_turn(state)

    assert len(state.players[0].hand) == 4
    assert told(state) == (Ruling(3, ODD),)


@pytest.mark.rule("SH-12")
def test_a_card_that_goes_away_unseen_may_have_been_one_of_the_old() -> None:
    """Who has seen that it was the new one can tell more: it could not have been an old one."""
    state = unmet()
    player = state.players[0]
    player.add_card(5)
    state.road.leader = 1
    state.road.number, state.road.holder, state.road.knowers = 3, 0, 0b10
    state.phase, state.to_move = 6, 0
    play(state, "hint 5")

    assert told(state, 0, 2) == (Ruling(2, ODD),)
    assert told(state, 0, 1) == (Ruling(3, ODD),)


def test_two_unmet_quests_tell_more_of_the_older_cards() -> None:
    """Of few cards first; what follows from that is not said again."""
    state = unmet()
    player = state.players[0]
    player.add_card(6)
    player.rule_out(0b1110)
    twice = told(state)
    player.rule_out(0b10101010)

    assert twice == (Ruling(3, (1, 2, 3, 5, 7)), Ruling(4, (1, 2, 3)))
    assert told(state) == (Ruling(4, (1, 2, 3, 5, 7)),)


def test_others_without_a_number_are_known() -> None:
    """Only where no card of the hand can have it; the viewer knows its own hand anyway."""
    state = unmet()
    before = [without(view(state, viewer), number) for viewer, number in ((1, 5), (1, 4), (0, 5))]
    state.players[0].add_card(2)

    assert before == [(0,), (), ()]
    assert without(view(state, 1), 5) == ()


@pytest.mark.rule("SH-30")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_is_told_of_a_hand_is_true(seats: int) -> None:
    """All through games of every kind, to every viewer."""
    wrong, known = [], 0
    for seed in range(1, 7):
        state, rng = RULES.setup(seats, seed), Rng(seed)
        while state.to_move != OVER:
            state.apply((curious if seed % 2 else by_chance)(state, rng))
            for viewer in range(seats):
                for seat in range(seats):
                    found = told(state, seat, viewer)
                    known += len(found)
                    hand = state.players[seat].hand
                    wrong += [
                        (seed, one)
                        for one in found
                        if sum(number not in one.none_of for number in hand) < one.cards
                    ]

    assert known > 100
    assert wrong == []


# In words


@pytest.mark.parametrize(
    ("hand", "drawn", "english", "german"),
    [
        ("2 4", "", "No 1, 3, 5 or 7 among them.", "Keine davon ist eine 1, 3, 5 oder 7."),
        ("2", "", "It isn’t a 1, 3, 5 or 7.", "Sie ist keine 1, 3, 5 oder 7."),
        (
            "2",
            "7",
            "At least one of them isn’t a 1, 3, 5 or 7.",
            "Mindestens eine davon ist keine 1, 3, 5 oder 7.",
        ),
        (
            "2 4",
            "7",
            "At least 2 of them aren’t a 1, 3, 5 or 7.",
            "Mindestens 2 davon sind keine 1, 3, 5 oder 7.",
        ),
    ],
)
def test_a_hand_tells_what_it_lacks(hand: str, drawn: str, english: str, german: str) -> None:
    """Of one card or more, of all or some; and how that is known."""
    state = unmet(hand)
    for number in drawn:
        state.players[0].add_card(int(number))
    seen = view(state, 1)

    assert tooltips.lacks(seen, 0, IN["en"]) == [english, "Everyone knows this from unmet quests."]
    assert tooltips.lacks(seen, 0, IN["de"]) == [german, "Das haben unerfüllte Quests gezeigt."]
    assert tooltips.back_line(seen, 0, NAMES, IN["en"]).endswith(" ".join(tooltips.lacks(seen, 0, IN["en"])))


def test_a_seat_tells_what_its_hand_lacks() -> None:
    """Right after the number of its cards."""
    line = tooltips.seat_line(view(unmet(), 1), 0, NAMES, IN["en"])

    assert line == (
        "Ada: 2 heroes, 3 cards in hand. No 1, 3, 5 or 7 among them. "
        "Everyone knows this from unmet quests. Sends this turn."
    )
