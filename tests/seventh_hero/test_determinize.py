"""Dealing anew what a seat can't know: only what agrees with all that it knows (SH-30)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations

import pytest

from game.engine.contract import OVER
from game.engine.rng import Rng
from game.seventh_hero.rules.cards import HEROES
from game.seventh_hero.rules.redeal import ALIKE, STEPS, Drawing, unseen_numbers
from game.seventh_hero.rules.state import SeventhState
from tests.seventh_hero.chronicle import Chronicle
from tests.seventh_hero.positions import RULES, Seat, by_chance, curious, laid_out, leave, notations, seventh

LATE = 8  # cards in the pile
POSITIONS = 42  # for each number of seats and way to play
DEALS = 40  # of each position: 10,080 in all


def told(
    seats: int, seed: int, style: Callable[[SeventhState, Rng], int]
) -> Iterator[tuple[SeventhState, Chronicle]]:
    """Play a game, and show each position with what a witness wrote down until then."""
    state = RULES.setup(seats, seed)
    book = Chronicle.of(state)
    rng = Rng(seed)
    while state.to_move != OVER:
        yield state, book
        book.play(state, style(state, rng))


def hidden(state: SeventhState, book: Chronicle, seat: int) -> int:
    """Measure how much there is to get wrong: unknown buried cards, and hands of which something is known."""
    unknown = sum(card.number is None for card in state.view(seat).buried)
    return unknown + 3 * sum(len(lacked) for other, lacked in enumerate(book.lacked) if other != seat)


@pytest.mark.rule("SH-30")
@pytest.mark.parametrize("style", [curious, by_chance])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ten_thousand_late_deals_agree_with_all_that_the_seat_knows(
    seats: int, style: Callable[[SeventhState, Rng], int]
) -> None:
    """Cards, sights, quests, hints, and every hand by what was seen to come, to go and to be lacking."""
    judged = left = lacking = 0
    seed = 0
    while judged < POSITIONS:
        seed += 1
        for number, (state, book) in enumerate(told(seats, seed, style)):
            seat = (seed + number) % seats
            if state.left > LATE or number % 7 or hidden(state, book, seat) < 12 or judged == POSITIONS:
                continue
            judged += 1
            left += state.left
            lacking += any(book.lacked)
            for chance in range(DEALS):
                assert book.faults(state, state.determinize(seat, Rng(chance)), seat) == []

    assert lacking > POSITIONS / 2
    assert left < 5 * POSITIONS


@pytest.mark.rule("SH-30")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_true_deal_is_one_of_them(seats: int) -> None:
    """The witness finds no fault in what really lies there; so there is always a deal to be found."""
    for seed in range(4):
        for style in (curious, by_chance):
            for state, book in told(seats, seed, style):
                assert book.faults(state, state, seed % seats) == []


@pytest.mark.rule("SH-30")
@pytest.mark.parametrize("style", [curious, by_chance])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_care_a_deal_is_found_in_few_steps(
    seats: int, style: Callable[[SeventhState, Rng], int]
) -> None:
    """Without a careless attempt, in late positions with many hidden cards: never in vain."""
    found = 0
    for seed in range(10):
        for number, (state, book) in enumerate(told(seats, seed, style)):
            seat = (seed + number) % seats
            if state.left > 20 or number % 9 or hidden(state, book, seat) < 9 or book.must_have:
                continue
            twin = state.clone()
            draw = Drawing(twin, seat, unseen_numbers(twin, seat), Rng(number), ALIKE)
            draw.careful = True
            found += draw.draw_with_care(STEPS, 0)
            draw.finish()

            assert book.faults(state, twin, seat) == []
    assert found > 10


@pytest.mark.rule("SH-30")
def test_a_position_that_can_not_be_is_refused() -> None:
    """Where a seat is given what can't be, it is told so instead of being given nothing."""
    state, _ = SENT_FROM_PARTY
    twin = state.clone()
    twin.players[0].past = [1003, 2000 + 0b11111110]

    with pytest.raises(ValueError, match="no deal agrees"):
        twin.determinize(1, Rng(1))


def test_the_witness_notices_what_does_not_agree() -> None:
    """A swapped card, anywhere, is a fault in most cases: it is not the judge who sleeps."""
    noticed = tried = 0
    for seed in range(6):
        for state, book in told(4, seed, curious):
            if not book.hints or state.left > 20:
                continue
            twin = state.clone()
            card = twin.road.buried[book.hints[-1].place]
            others = [number for number in HEROES if number != card.number and twin.pile[number]]
            for number in others[:1]:
                twin.pile[number] -= 1
                twin.pile[card.number] += 1
                card.number = number
                tried += 1
                noticed += bool(book.faults(state, twin, 0))

    assert noticed > tried / 3 > 50


# Small positions, in which all deals can be listed


def all_deals(state: SeventhState, book: Chronicle, seat: int) -> set[bytes]:
    """List all deals that agree with what `seat` knows, by trying every order of the hidden cards."""
    cards = [number for number in HEROES for _ in range(state.pile[number])]
    others = [other for other in range(state.seats) if other != seat]
    unknown = [place for place, card in enumerate(state.road.buried) if not card.known >> seat & 1]
    wandering = bool(state.road.number and not state.road.knowers >> seat & 1)
    cards += [number for other in others for number in state.players[other].hand]
    cards += [state.road.buried[place].number for place in unknown]
    cards += [state.road.number] if wandering else []
    found = set()
    for order in set(permutations(cards)):
        twin = state.clone()
        rest = list(order)
        for other in others:
            size = len(twin.players[other].hand)
            twin.players[other].hand = sorted(rest[:size])
            del rest[:size]
        for place in unknown:
            twin.road.buried[place].number = rest.pop()
        if wandering:
            twin.road.number = rest.pop()
        twin.pile = [rest.count(number) for number in range(8)]
        if not book.faults(state, twin, seat):
            found.add(dealt(twin))
    return found


def dealt(state: SeventhState) -> bytes:
    """Tell who has what, without the chance to come."""
    twin = state.clone()
    twin.chance = Rng(0)
    return twin.pack()


def small(*texts: str, seats: tuple[Seat, ...], quest: int = 4, pile: str) -> tuple[SeventhState, Chronicle]:
    """Play a few actions, from the quest on, at a table with few hidden cards."""
    state = laid_out(*seats, pile=str(quest))
    book = Chronicle.of(state)
    book.play(state, state.read("quest"))
    leave(state, pile)
    for text in texts:
        assert text in notations(state)
        book.play(state, state.read(text))
    return state, book


HINTS = small(
    *("send 5", "hint 3", "hint 5", "move on"),
    seats=(Seat(hand="5 2"), Seat(hand="3 5 6"), Seat(hand="1 2")),
    pile="36",
)
OWN_HINT = small(
    *("send 5", "hint 3", "move on"),
    seats=(Seat(hand="5 2"), Seat(hand="3 5 6"), Seat(hand="5 5 3")),
    pile="36",
)
TO_SEND = small(seats=(Seat(hand="3 2"), Seat(hand="4 5"), Seat(hand="6 2")), pile="13")
SENT_FROM_PARTY = small(
    *("send 5 from party", "recruit", "reveal", "draw"),
    seats=(Seat("5! 2!", "2 6"), Seat("4!", "1 3"), Seat(hand="3 5")),
    pile="225",
)
COULD_NOT = ("send 5 from party", "recruit", "reveal", "draw", "quest", "send 6", "move on", "hint 2")
HINTED = small(
    *COULD_NOT,
    seats=(Seat("5! 2!", "6 6"), Seat("3!", "6 3"), Seat(hand="3 5")),
    pile="2222",
)
EMPTIED = small(
    *(*COULD_NOT, "hint 6", "move on", "reveal", "draw", "quest", "decline", "send 5", "decline", "recruit"),
    *("decline", "reveal", "draw", "quest", "decline", "send 6"),
    seats=(Seat("5! 2!", "6 6"), Seat("3!", "6 3"), Seat(hand="3 5")),
    pile="22222222",
)
SMALL = {
    "hints": HINTS,
    "a hint of one's own": OWN_HINT,
    "a leader who can send": TO_SEND,
    "a leader who could not": SENT_FROM_PARTY,
    "a hint of who could not": HINTED,
    "the last card of who could not": EMPTIED,
}


@pytest.mark.rule("SH-30")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("name", SMALL)
def test_every_deal_that_agrees_is_found_and_no_other(name: str, seat: int) -> None:
    """Listed one by one in small positions: each comes up sooner or later."""
    state, book = SMALL[name]
    rng = Rng(1)
    drawn = Counter(dealt(state.determinize(seat, rng)) for _ in range(1500))

    assert set(drawn) == all_deals(state, book, seat)
    assert len(drawn) > 1


@pytest.mark.rule("SH-30")
def test_nothing_changes_for_who_can_work_everything_out() -> None:
    """With all others' cards alike, there is but one deal."""
    state = seventh(Seat(hand="5 3"), Seat(hand="2 2"), Seat(hand="2"), pile="22")
    twins = [dealt(state.determinize(0, Rng(chance))) for chance in range(10)]

    assert set(twins) == {dealt(state)}


@pytest.mark.rule("SH-30")
def test_what_a_quest_ruled_out_stays_ruled_out_until_cards_come() -> None:
    """A leader that sent from its party holds nothing odd; what it drew since may be."""
    state, _ = SENT_FROM_PARTY
    hands = {tuple(state.determinize(1, Rng(chance)).players[0].hand) for chance in range(200)}

    assert all(sum(number % 2 for number in hand) <= 1 for hand in hands)
    assert any(number % 2 for hand in hands for number in hand)


@pytest.mark.rule("SH-30")
def test_what_was_ruled_out_is_remembered_of_a_hand_that_is_empty_now() -> None:
    """Of the two cards shown and the one sent, at most the one that was drawn later is odd."""
    state, _ = EMPTIED
    odd = set()
    for chance in range(200):
        twin = state.determinize(2, Rng(chance))
        odd.add(sum(number % 2 for number in (twin.road.number, *(card.number for card in twin.road.buried))))

    assert state.players[0].hand == []
    assert odd == {0, 1}
