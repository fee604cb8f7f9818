"""What a seat sees: its own hand, the table, what all know of hands, the last clash."""

from __future__ import annotations

import pytest

from game.dust_collectorz.rules.battle import rounds
from game.dust_collectorz.rules.phases import DISCARDING, PHASES
from game.dust_collectorz.rules.position import DustState
from game.dust_collectorz.rules.view import DustView, SeatView, SetView
from tests.dust_collectorz.positions import (
    VARIANTS,
    Seat,
    answer,
    attack,
    begin,
    clash,
    named,
    play,
    slugs,
    stands,
    steps,
    table,
    told,
    trapped,
    youngs,
)

TINLINGS, FOLDWINGS, GLAZEBORN, GRAINERS, PLUSHKIN = (1 << tribe for tribe in range(5))
ALL = 31


def shown(state: DustState, seat: int = 0) -> DustView:
    """Look at a position as a seat does."""
    view = state.view(seat)
    assert isinstance(view, DustView)
    return view


def other(state: DustState, seat: int = 1) -> SeatView:
    """Look at a seat's cards from seat 0, or at seat 0's from seat 1."""
    return shown(state, 1 - seat if seat < 2 else 0).players[seat]


@pytest.mark.rule("DC-20")
def test_what_lies_open_is_seen_by_all() -> None:
    """Overflow, discards, capture piles, sizes; of hidden cards how many, and what a list leaves."""
    first = Seat(
        "cogwick tinnow", overflow="dogear", discards="pip-rivet", captured="gyro-wren", deck="dimple"
    )
    its = shown(table(first, Seat()), 1).players[0]

    assert (its.cards, its.deck, its.hand) == (2, 1, ())
    assert (its.overflow, its.discards, its.captured) == ((21,), (4,), (7,))
    assert slugs(its.unseen) == "cogwick tinnow dimple"
    assert slugs(shown(table(first, Seat())).players[0].hand) == "cogwick tinnow"
    assert slugs(shown(table(first, Seat())).players[0].unseen) == "dimple"


@pytest.mark.rule("DC-20")
def test_a_captured_card_keeps_its_owner() -> None:
    """As owner times 128 and kind."""
    state = clash("cogwick", "knotling")
    steps(state)

    assert shown(state).players[1].captured == (0, 128 + 58)


# What all know of hands


@pytest.mark.rule("DC-7")
@pytest.mark.rule("DC-20")
@pytest.mark.parametrize(
    ("two", "mask"),
    [
        ("chipcup", FOLDWINGS | PLUSHKIN),
        ("chipcup +mute-cloth", FOLDWINGS | PLUSHKIN),
        ("chipcup +blank-tag", 0),
    ],
)
def test_an_answer_off_the_wheel_shows_what_the_hand_lacks(two: str, mask: int) -> None:
    """Neither the stronger nor the weaker tribe; unless a counter lets any tribe answer."""
    state = table(Seat("cogwick"), Seat(f"{named(two.replace('+', ''))} saucerling"))
    answer(attack(state, "cogwick"), two)

    assert other(state).masks == (mask,)


@pytest.mark.rule("DC-20")
def test_an_answer_on_the_wheel_shows_nothing() -> None:
    """Whoever has one tribe may have others."""
    state = table(Seat("cogwick"), Seat("buttoneye chipcup"))
    answer(attack(state, "cogwick"), "buttoneye")

    assert other(state).masks == (0,)


@pytest.mark.rule("DC-9")
@pytest.mark.rule("DC-20")
def test_a_forfeit_shows_that_there_is_nothing_else() -> None:
    """Only characters of the attacking tribe; with a counter forfeited none at all."""
    state = table(Seat("cogwick"), Seat("tinnow rattlekey mute-cloth"))
    begin(attack(state, "cogwick"), "forfeit tinnow")
    bare = table(Seat("cogwick"), Seat("mute-cloth blank-tag"))
    begin(attack(bare, "cogwick"), "forfeit mute-cloth")

    assert other(state).masks == (ALL & ~TINLINGS,) * 2
    assert other(bare).masks == (ALL,)


@pytest.mark.rule("DC-9")
@pytest.mark.rule("DC-20")
def test_help_shows_the_same_of_the_older_cards() -> None:
    """The card drawn may be anything."""
    state = table(Seat("cogwick"), Seat("tinnow rattlekey", deck="knotling"), helps=True)
    begin(attack(state, "cogwick"), "draw one")

    assert other(state).masks == (ALL & ~TINLINGS, ALL & ~TINLINGS, 0)


@pytest.mark.rule("DC-21")
@pytest.mark.rule("DC-20")
def test_an_attacker_with_counters_only_shows_that() -> None:
    """Before it discards them; and if it draws nothing else, again."""
    state = table(Seat("mute-cloth", deck="blank-tag"), Seat("knotling"))
    rounds.let_attack(state, DISCARDING)
    before = other(state, 0).masks
    begin(state, "discard counters")

    assert before == other(state, 0).masks == (ALL,)


@pytest.mark.rule("DC-25")
@pytest.mark.rule("DC-20")
def test_who_lays_no_further_cards_for_want_of_characters_shows_that() -> None:
    """It isn't asked; who stands shows nothing."""
    bare = table(Seat("cogwick"), Seat("spring-lid-box mute-cloth"), Seat("knotling"))
    play(attack(bare, "cogwick"), "trap spring-lid-box")
    stood = table(Seat("cogwick"), Seat("spring-lid-box dimple"), Seat("knotling"))
    play(attack(stood, "cogwick"), "trap spring-lid-box", "stand")

    assert (other(bare).masks, other(stood).masks) == ((ALL,), (0,))


@pytest.mark.rule("DC-33")
@pytest.mark.rule("DC-20")
def test_who_can_not_play_shows_what_is_missing() -> None:
    """What would have beaten the last card; of the card drawn then, too, if it is skipped."""
    state = youngs("cogwick dimple", "tinnow rattlekey", decks=("", "cogwick"), played="dogear")
    begin(state, "play cogwick", "done", "draw")

    assert stands(state) == "table skipping"
    assert other(state).masks == (PLUSHKIN,) * 3


@pytest.mark.rule("DC-20")
def test_a_laid_card_is_the_oldest_that_it_can_be() -> None:
    """What is known of others stays true."""
    state = table(Seat("cogwick"), Seat("tinnow rattlekey knotling"))
    state.players[1].masks = [ALL & ~TINLINGS, ALL & ~TINLINGS, 0]
    oldest, newest = state.clone(), state.clone()
    oldest.players[1].lay(2)
    newest.players[1].lay(58)

    assert oldest.players[1].masks == [ALL & ~TINLINGS, 0]
    assert newest.players[1].masks == [ALL & ~TINLINGS] * 2
    state.players[1].masks = [ALL] * 3
    with pytest.raises(ValueError, match="known not to hold"):
        state.players[1].lay(2)


# Sets


def test_a_set_is_shown_with_all_that_was_announced() -> None:
    """Cards, abilities, prices as kinds, the stat named with SWITCH, what is cancelled."""
    state = table(Seat("cogwick rattlekey"), Seat("swapped-labels dimple shardmouse", overflow="tinnow"))
    answer(attack(state, "cogwick! rattlekey!"), "dimple! shardmouse!tinnow~ +swapped-labels", "speed")
    view = shown(state)

    assert view.answer == SetView(
        seat=1,
        primary=42,
        supports=(41,),
        counter=100,
        primary_used=True,
        helper=0,
        cancelled=(False, False),
        prices=(-1, 2),
        stat=1,
        void=False,
        value=0,
        parts=(),
        lost=False,
    )
    assert view.build is None
    assert (view.stat, view.clash_stat) == (0, 1)


def test_the_last_clash_can_be_read_off() -> None:
    """Outcome, overpower, which set fought which, how their values came about."""
    won = shown(clash("cogwick", "knotling!"))
    lost = shown(clash("gyro-wren", "knotling!"))

    assert (won.outcome, won.over, won.fought, won.leader) == ("answer wins", 1, 0, 1)
    assert (lost.outcome, lost.over, lost.fought, lost.leader) == ("attack stands", 1, -1, 0)
    assert won.attack is not None
    assert lost.beaten[0].parts == won.attack.parts == (("primary", 5), ("ability", 1))
    assert shown(trapped("cogwick", "spring-lid-box")).outcome == "trapped"


def test_the_value_of_a_set_being_laid_is_counted_in_each_stat() -> None:
    """An attack as far as can be known, an answer with wheel, weakening and all that lies open."""
    piles = (Seat("buttoneye mitten-mole lathe-lynx dimple"), Seat("cogwick chipcup", captured="tinnow"))
    state = table(*piles)
    empty = shown(state).build_values
    begin(state, "lay buttoneye", "add mitten-mole")
    plain = shown(state).build_values
    begin(state, "use primary", "use support mitten-mole")
    used = shown(state).build_values
    begin(state, "take all back")
    attack(state, "lathe-lynx!")
    begin(state, "lay chipcup")

    assert empty == ()
    assert plain == (5 + 2, 4 + 2, 3 + 1, 2 + 1)
    assert used == tuple(value + 2 + 1 for value in plain)  # COMEBACK, BOOST
    assert shown(state, 1).build_values == (4 + 1 - 2, 3 + 1, 3 + 1, 5 + 1)
    assert shown(state).build_values == ()


def test_places_are_shown_when_the_game_is_over() -> None:
    """Before that there are none."""
    state = clash("cogwick", "knotling", seats=(Seat(deck=""), Seat(deck="")))
    before = shown(state).places
    steps(state)

    assert (before, shown(state).places) == ((), (2, 1))


def test_every_phase_has_a_name() -> None:
    """The view's names are in the order of the rules' numbers."""
    seen = {shown(state).phase for seats, options in VARIANTS for state in told(seats, options, 5)}

    assert seen <= set(PHASES)
    assert len(seen) >= 20


@pytest.mark.rule("DC-31")
def test_young_champions_see_what_is_hidden_as_a_pool() -> None:
    """All cards of piles, of others' hands and set aside unseen."""
    state = youngs("cogwick tinnow", "dogear", decks=("dimple", "knotling"))

    assert slugs(shown(state).pool) == "dogear dimple knotling"
    assert slugs(shown(state, 1).pool) == "cogwick tinnow dimple knotling"
