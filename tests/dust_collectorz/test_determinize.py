"""Dealing anew what a seat can't know: only what agrees with all that it knows (DC-20)."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy

import msgspec
import pytest

from game.dust_collectorz.rules.cards import decks
from game.dust_collectorz.rules.cards.cards import KINDS
from game.dust_collectorz.rules.pieces import YOUNG
from game.dust_collectorz.rules.position import DustState
from game.dust_collectorz.rules.view import DustView
from game.dust_collectorz.rules.young.state import YoungState
from game.engine.contract import OVER
from game.engine.options import Value
from game.engine.rng import Rng
from tests.dust_collectorz.chronicle import Chronicle, fits_masks
from tests.dust_collectorz.positions import (
    RULES,
    VARIANTS,
    Seat,
    battle,
    begin,
    by_chance,
    clash,
    kinds_of,
    notations,
    play,
    slugs,
    steady,
    steps,
    table,
    youngs,
)

EVERY_VARIANT = pytest.mark.parametrize(("seats", "options"), VARIANTS)
LATE = 60  # positions of a game are thinned to so many
Options = dict[str, Value]


def material(state: DustState) -> Counter[tuple[int, int]]:
    """Count all cards with their owners; in Young Champions they have none."""
    if isinstance(state, YoungState):
        lying = [*state.played, *state.rest]
        for player in state.players:
            lying += [*player.hand, *player.deck, *player.discards]
        return Counter((0, kind) for kind in lying)
    return Counter((seat, kind) for seat in range(state.seats) for kind in kinds_of(state, seat))


def faults(state: DustState, twin: DustState, seat: int) -> list[str]:
    """Name all in which `twin` can't be, for what `seat` knows of `state`."""
    found = []
    if twin.view(seat) != state.view(seat):
        found.append("it looks different")
    if state.to_move == seat and twin.legal_actions() != state.legal_actions():
        found.append("something else may be done")
    if twin.to_move >= 0 and not set(notations(twin)) - {"stand", "done"} and notations(twin) != ["done"]:
        found.append("nothing can be done")
    if not state.secret and material(twin) != material(state):
        found.append("cards are lost or made")
    for other in range(state.seats):
        if not fits_masks(twin, other):
            found.append(f"seat {other + 1} has what it is known not to have")
        if state.mode != YOUNG:
            found += _list_faults(state, twin, seat, other)
    return found


def _list_faults(state: DustState, twin: DustState, seat: int, other: int) -> list[str]:
    """Name what is wrong with a seat's list of cards."""
    true, guessed = state.lists[other], twin.lists[other]
    if not state.secret or other == seat:
        return [] if true == guessed else [f"the list of seat {other + 1} is another"]
    if decks.breaches(guessed):
        return [f"seat {other + 1} plays an illegal deck"]
    if sorted(kinds_of(twin, other)) != sorted(guessed):
        return [f"seat {other + 1} does not hold what its deck has"]
    return []


def witnessed(seats: int, options: Options, seed: int) -> list[tuple[DustState, Chronicle, int]]:
    """Play a game with a witness; return some of its positions, what it had written by then, and a seat."""
    state = RULES.setup(seats, seed, options)
    book = Chronicle.of(state)
    rng = Rng(seed)
    style = steady if seed % 2 else by_chance
    found = []
    number = 0
    while state.to_move != OVER:
        if number % 11 == seed % 11:
            past = deepcopy(book)
            found.append((state.clone(), past, (seed + number) % seats))
        book.play(state, style(state, rng))
        number += 1
    return found[-LATE:]


@pytest.mark.rule("DC-20")
@EVERY_VARIANT
def test_deals_agree_with_all_that_the_seat_knows(seats: int, options: Options) -> None:
    """Its view, its choices, every card once, masks, legal decks; thousands of late positions in all."""
    for seed in range(3):
        for state, book, seat in witnessed(seats, options, seed):
            for chance in range(3):
                twin = state.determinize(seat, Rng(chance))

                assert faults(state, twin, seat) == []
                assert all(book.hand_could_be(twin, other) for other in range(seats))


@pytest.mark.rule("DC-20")
@EVERY_VARIANT
def test_what_is_said_of_hands_is_always_true(seats: int, options: Options) -> None:
    """In every position of a game: the true hand fits its masks, and the witness finds no fault in it."""
    for seed in range(4):
        state = RULES.setup(seats, seed, options)
        book = Chronicle.of(state)
        rng = Rng(seed)
        style = steady if seed % 2 else by_chance
        while state.to_move != OVER:
            book.play(state, style(state, rng))
            seat = book.clock % seats

            assert fits_masks(state, seat)
            assert book.hand_could_be(state, seat)


@pytest.mark.rule("DC-20")
def test_a_card_that_went_back_to_the_deck_may_be_any_equal_one() -> None:
    """Two of a kind, one shuffled in, one in hand all the time: nobody knows which one was laid later."""
    first = Seat("cogwick tinnow", deck="cogwick dogear")
    state = table(first, Seat("knotling"))
    player = state.players[0]
    player.deck.remove(KINDS["cogwick"])
    player.shuffle_in(KINDS["cogwick"])
    player.rule_out(0b11110)  # it has shown to hold Tinlings only
    while player.deck:
        player.draw(Rng(1))
    player.lose_from_hand(KINDS["cogwick"])

    assert fits_masks(state, 0)
    assert player.masks == [0b11110, 0, 0]


@pytest.mark.rule("DC-20")
def test_what_went_back_to_the_deck_is_in_no_older_card() -> None:
    """Whoever held its hand before can't have drawn it; who drew since may have."""
    state = table(Seat("cogwick tinnow", deck="dogear"), Seat("knotling"))
    player = state.players[0]
    player.shuffle_in(KINDS["boilerback"])
    hands = {slugs(state.determinize(1, Rng(seed)).players[0].hand) for seed in range(40)}
    player.draw(Rng(3))
    later = {slugs(state.determinize(1, Rng(seed)).players[0].hand) for seed in range(60)}

    assert not any("boilerback" in hand for hand in hands)
    assert any("boilerback" in hand for hand in later)


@pytest.mark.rule("DC-20")
def test_cards_that_all_saw_returning_stay_where_they_are() -> None:
    """In every deal."""
    state = clash("lantern-carp!", "cogwick", seats=(Seat("tinnow", deck="dogear"), Seat()))
    steps(state)
    hands = [state.determinize(1, Rng(seed)).players[0].hand for seed in range(20)]

    assert all(KINDS["lantern-carp"] in hand for hand in hands)


@pytest.mark.rule("DC-20")
def test_secret_decks_are_guessed_differently() -> None:
    """The true one is not among what is guessed, but by the way."""
    state = play(RULES.setup(2, 4, {"lists": "secret"}), "toss", "attack first")
    lists = {tuple(state.determinize(0, Rng(seed)).lists[1]) for seed in range(40)}

    assert len(lists) == 40
    assert tuple(state.lists[1]) not in lists
    assert all(state.determinize(0, Rng(seed)).lists[0] == state.lists[0] for seed in range(5))


@pytest.mark.rule("DC-20")
def test_open_decks_leave_the_hand_to_guess() -> None:
    """Every hand that is possible comes up, and none that isn't."""
    state = table(Seat("cogwick tinnow", deck="dogear"), Seat("knotling"))
    hands = {slugs(state.determinize(1, Rng(seed)).players[0].hand) for seed in range(60)}

    assert hands == {"cogwick tinnow", "cogwick dogear", "tinnow dogear"}


@pytest.mark.rule("DC-20")
@EVERY_VARIANT
def test_nothing_secret_shows_in_a_view(seats: int, options: Options) -> None:
    """What a seat does while it goes on deciding looks alike in all deals that it can't tell apart."""
    compared_positions = 0
    for seed in range(3):
        for state, _, seat in witnessed(seats, options, seed):
            if state.to_move != seat:
                continue
            twin = state.determinize(seat, Rng(seed))
            for action in state.legal_actions()[:6]:
                one, two = state.clone(), twin.clone()
                one.apply(action)
                two.apply(action)
                if one.to_move == seat:
                    compared_positions += 1

                    assert one.view(seat) == two.view(seat)

    assert compared_positions > 1


def decided_alike(state: DustState, twin: DustState, seat: int, rng: Rng) -> int:
    """Let others decide the same in both as long as they can; count what they laid."""
    decided = 0
    while state.to_move >= 0 and state.to_move != seat:
        both = set(notations(state)) & set(notations(twin)) - {"draw one"}
        texts = sorted(text for text in both if not text.startswith(("take", "rest")))
        if not texts:
            break
        text = texts[rng.below(len(texts))]
        begin(state, text)
        begin(twin, text)
        decided += text.startswith(("attack", "answer", "forfeit", "trap"))

        assert state.view(seat) == twin.view(seat)
    return decided


@pytest.mark.rule("DC-20")
@pytest.mark.parametrize(("seats", "options"), [one for one in VARIANTS if one[1].get("mode") != "young"])
def test_others_learn_from_a_decision_only_what_it_shows(seats: int, options: Options) -> None:
    """The same decision made with another hand looks the same to them, masks and all."""
    decided = 0
    for seed in range(3):
        for before, _, seat in witnessed(seats, options, seed):
            for chance in range(0 if battle(before).build.refs() else 8):
                twin = before.determinize(seat, Rng(chance))
                decided += decided_alike(before.clone(), twin, seat, Rng(chance))

    assert decided > 15


@pytest.mark.rule("DC-20")
@EVERY_VARIANT
def test_others_see_nothing_of_hands_decks_and_sets_being_laid(seats: int, options: Options) -> None:
    """Views of others hold no hand, no set that is being laid, and in secret games no list."""
    for state, _, seat in witnessed(seats, options, 2):
        view = state.view(seat)
        assert isinstance(view, DustView)
        assert (view.build is None) or state.to_move == seat
        for other, its in enumerate(view.players):
            if other != seat:
                assert its.hand == ()
                assert len(its.known) + len(its.masks) == its.cards
                assert not state.secret or (its.list, its.unseen) == ((), ())


@EVERY_VARIANT
def test_a_view_is_plain_data(seats: int, options: Options) -> None:
    """It can be written as JSON and read back, equal."""
    for state, _, seat in witnessed(seats, options, 1)[::10]:
        view = state.view(seat)

        assert msgspec.json.decode(msgspec.json.encode(view), type=DustView) == view


@pytest.mark.rule("DC-20")
def test_who_is_asked_for_a_character_has_one_in_every_deal() -> None:
    """However few there are; not where one of the overflow or a known one would do."""
    many = " ".join(["mute-cloth"] * 40)
    state = table(Seat("cogwick mute-cloth", deck=many), Seat("knotling"))
    free = table(Seat("cogwick mute-cloth", overflow="tinnow", deck=many), Seat("knotling"))
    hands = {slugs(state.determinize(1, Rng(seed)).players[0].hand) for seed in range(30)}
    others = {slugs(free.determinize(1, Rng(seed)).players[0].hand) for seed in range(30)}

    assert hands == {"cogwick mute-cloth"}
    assert "mute-cloth mute-cloth" in others


def test_a_position_that_can_not_be_is_refused() -> None:
    """Where masks leave no card, it is told."""
    state = table(Seat("cogwick", deck="tinnow"), Seat("knotling"))
    state.players[0].masks = [0b111111]
    young = youngs("cogwick", "tinnow", decks=("", ""))
    young.players[1].masks = [0b11111]

    with pytest.raises(ValueError, match="no hand agrees"):
        state.determinize(1, Rng(1))
    with pytest.raises(ValueError, match="no hands agree"):
        young.determinize(0, Rng(1))


def test_the_witness_notices_what_does_not_agree() -> None:
    """Hands that are swapped with decks are a fault in many positions: it is not the judge who sleeps."""
    noticed = tried = 0
    for seed in range(8):
        for state, book, _ in witnessed(2, {"mode": "young"}, seed):
            twin = state.clone()
            for player in twin.players:
                for place in range(min(len(player.hand), len(player.deck))):
                    player.hand[place], player.deck[place] = player.deck[place], player.hand[place]
            tried += 1
            noticed += not all(book.hand_could_be(twin, seat) for seat in range(2))

    assert noticed > tried / 4 > 10
