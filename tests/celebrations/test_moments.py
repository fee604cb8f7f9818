"""Which moments each game celebrates: these, no others, and the same for whoever looks."""

from __future__ import annotations

import itertools

import pytest

from ai.players import make_player
from game.engine.contract import TABLE
from game.engine.match import Match, resolve_chance
from game.engine.rng import Rng
from game.registry import GAMES
from game.screens.match.table.celebrations import celebrations_of
from game.table.art.festive import LOOKS
from game.table.motion.celebrated import WON, GreatMoment
from game.table.sound import SOUNDS
from game.texts.texts import Library
from tests.celebrations.watching import cheered, one_step
from tests.custom_heroes import positions as custom
from tests.dust_collectorz import positions as dust
from tests.seventh_hero import positions as seventh
from tests.splendor_marvel import positions as splendor

ONE_EACH = dict.fromkeys(("mind", "power", "space", "reality", "soul"), 1)


def kinds(found: list[GreatMoment]) -> list[tuple[str, tuple[int, ...]]]:
    """What was celebrated, and whom."""
    return [(one.kind, one.seats) for one in found]


# Splendor, with Marvel's heroes


def test_a_location_is_celebrated_when_it_is_awarded() -> None:
    """Not when the character that completes it is recruited."""
    owner = splendor.Seat(bonuses={"space": 4, "reality": 3}, chips={"soul": 3})
    state = splendor.splendor(players=[owner], market=["mysterio"], locations=["wakanda", "asgard"])

    assert kinds(cheered("splendor_marvel", state, "recruit mysterio: 3 soul")) == [("location", (0,))]


@pytest.mark.parametrize("holder", [-1, 1])
def test_the_avengers_tile_is_celebrated_for_who_takes_it(holder: int) -> None:
    """From the table, or from somebody else."""
    owner = splendor.Seat(symbols=3)
    state = splendor.splendor(players=[owner, splendor.Seat(symbols=2)], avengers=holder, locations=[])

    assert kinds(cheered("splendor_marvel", state, "take mind power space")) == [("avengers", (0,))]


def test_the_gauntlet_is_a_great_moment() -> None:
    """The round is played out after it."""
    near = splendor.Seat(points=13, bonuses={**ONE_EACH, "space": 2}, chips={"space": 4, "time": 1})
    ready = splendor.Seat(points=16, bonuses=ONE_EACH, chips={"time": 1})
    state = splendor.splendor(players=[ready, near], locations=[], market=["hela"])
    found = cheered("splendor_marvel", state, "take mind power reality")

    assert found == [GreatMoment("gauntlet", (0,), great=True, sound="triumph")]


def test_a_gauntlet_that_ends_the_game_is_celebrated_as_the_victory_it_is() -> None:
    """Once, not twice: the last of the round takes it."""
    ready = splendor.Seat(points=16, bonuses=ONE_EACH, chips={"time": 1})
    state = splendor.splendor(players=[splendor.Seat(), ready], turn=1, locations=[])

    assert kinds(cheered("splendor_marvel", state, "take mind power space")) == [(WON, (1,))]


def test_everyday_turns_of_splendor_are_not_celebrated() -> None:
    """Chips, a reserved card, a recruit."""
    rich = splendor.Seat(chips={"soul": 3})
    state = splendor.splendor(players=[rich], market=["mysterio"], locations=[])

    assert cheered("splendor_marvel", state, "recruit mysterio: 3 soul", "take mind power space") == []


# Custom Heroes


def test_a_trick_won_by_an_ascended_form_is_celebrated() -> None:
    """When it is swept, for who played it last."""
    state = custom.heroes(
        3,
        custom.Seat("9a+ascended-form 9b 8a", power=2),
        custom.Seat("1a+ascended-form 8b 7a", power=2),
        custom.Seat("2c 3c 4c"),
    )
    found = cheered("custom_heroes", state, "play 9a!", "play 1a!", "pass")

    assert kinds(found) == [("ascended", (1,))]


def test_a_trick_won_by_a_plain_set_is_not() -> None:
    """It happens all the time."""
    state = custom.heroes(2, custom.Seat("9a 8a 1c"), custom.Seat("2b 3b 4b"))

    assert cheered("custom_heroes", state, "play 9a", "pass") == []


def test_who_is_first_without_cards_has_won_the_round() -> None:
    """Its number is told; those who go out later are not celebrated."""
    state = custom.heroes(3, custom.Seat("9a"), custom.Seat("10b"), custom.Seat("2c 3c"), round_number=4)
    found = cheered("custom_heroes", state, "play 9a", "play 10b")

    assert [one for one in found if one.kind == "round"] == [
        GreatMoment("round", (0,), number=4, sound="round")
    ]


def test_winning_custom_heroes_is_a_great_moment() -> None:
    """First out of a round with the points that it takes."""
    state = custom.heroes(2, custom.Seat("9a", vp=10), custom.Seat("2b 3b"))
    found = cheered("custom_heroes", state, "play 9a")

    assert found[-1] == GreatMoment(WON, (0,), great=True, sound="triumph")


# Seventh Hero


def turned_up(*players: seventh.Seat, moves: int = 0) -> list[GreatMoment]:
    """Let a five wander from the first seat, past so many others, to who recruits it."""
    state = seventh.quiet(seventh.seventh(*players, seats=len(players), pile="7777"))
    found = cheered("seventh_hero", state, "send 5")
    for text in ("move on",) * moves + ("recruit",):
        found += cheered("seventh_hero", seventh.quiet(state), text)
    return found


IDLE = seventh.Seat(hand="2 2")


@pytest.mark.parametrize(
    ("party", "kind"),
    [("1! 2!", []), ("1! 2! 3! 4!", [("fifth", (1,))]), ("1! 2! 3! 4! 6!", [(WON, (1,))]), ("1! 5!", [])],
)
def test_the_fifth_hero_is_celebrated_and_the_sixth_wins(party: str, kind: list[object]) -> None:
    """Not the third, and no double."""
    assert kinds(turned_up(seventh.Seat("7!", "5"), seventh.Seat(party), IDLE)) == kind


def test_who_let_a_double_pass_that_hits_the_next_was_clever() -> None:
    """Both had the hero; the one who declined keeps it."""
    both = seventh.Seat("5! 1!")

    assert kinds(turned_up(seventh.Seat("7!", "5"), both, both, moves=1)) == [("clever", (1,))]


def test_who_let_it_pass_in_the_round_before_was_clever_too() -> None:
    """Past a leader who was barred it came round again."""
    players = (seventh.Seat(hand="5"), seventh.Seat("5!", "2 2"), seventh.Seat("4 5!", "2 2"))
    state = seventh.play(seventh.seventh(*players, pile="7777"), "send 5", "use outcast on 1")
    for text in ("move on", "move on"):
        seventh.quiet(seventh.play(state, text))

    assert state.road.laps == 1
    assert kinds(cheered("seventh_hero", state, "recruit")) == [("clever", (2,))]


@pytest.mark.parametrize(
    ("first", "second"),
    [("1! 2!", "5! 1!"), ("5! 1!", "1! 2!")],
)
def test_letting_pass_is_only_clever_when_it_would_have_been_a_double_and_was_one(
    first: str, second: str
) -> None:
    """It would have done no harm; or it was what the next could use."""
    assert turned_up(seventh.Seat("7!", "5"), seventh.Seat(first), seventh.Seat(second), moves=1) == []


# Dust Collectorz


def clash(one: str, two: str, stat: str = "attack", more: str = "") -> list[GreatMoment]:
    """Let two sets clash, the second seat with more cards in hand."""
    state = dust.table(dust.Seat(dust.named(one)), dust.Seat(f"{dust.named(two)} {more}"))
    dust.answer(dust.attack(state, one, stat), two)
    return one_step("dust_collectorz", state, state.legal_actions()[0])


def test_a_great_overpower_is_celebrated_with_its_number() -> None:
    """Eight or more; five is nothing special."""
    great = clash("grand-automat-orra cogwick tinnow", "dogear")

    assert [(one.kind, one.number >= 8) for one in great] == [("overpower", True)]
    assert clash("grand-automat-orra", "dimple") == []


def test_several_destroyed_at_one_blow_are_celebrated_for_who_struck() -> None:
    """A counter that was used is not counted, nor is a single card."""
    many = clash("mother-kiln!", "pegkin +bubble-blanket", "cunning", "tinnow tinnow dogear")
    one = clash("mother-kiln!", "pegkin +bubble-blanket", "cunning", "dogear")

    assert many == [GreatMoment("destroyed", (0,), number=2)]
    assert one == []


def test_the_end_of_a_battle_is_a_great_moment() -> None:
    """For who has more points."""
    state = dust.clash("gyro-wren", "knotling", seats=(dust.Seat(deck=""), dust.Seat(deck="")))
    found = []
    while state.to_move == TABLE:
        found += one_step("dust_collectorz", state, state.legal_actions()[0])

    assert [(one.kind, one.great) for one in found] == [(WON, True)]


def test_who_is_rid_of_all_cards_among_young_champions_has_won() -> None:
    """In that game too."""
    state = dust.youngs("cogwick", "tinnow", decks=("", ""), played="dogear")
    found = one_step("dust_collectorz", state, state.legal_actions()[0])
    while state.to_move == TABLE:
        found += one_step("dust_collectorz", state, state.legal_actions()[0])

    assert kinds(found) == [(WON, (0,))]


# All games


@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_its_place_and_has_words_for_all_its_moments(game: str) -> None:
    """In both languages; a moment that can't be worded would not be shown."""
    source = celebrations_of(game)

    assert source.THEME in LOOKS
    assert WON in source.KINDS
    texts = Library(strict=True).texts("en", game)
    for kind, part in itertools.product(source.KINDS, ("heading", "line")):
        assert texts.has(f"cheer-{kind}-{part}")


def test_no_two_games_are_the_same_place() -> None:
    """Each table has its own sounds and its own light."""
    assert len({celebrations_of(game).THEME for game in GAMES}) == len(GAMES)


@pytest.mark.parametrize(
    ("game", "seats", "mode"),
    [
        *((game, min(GAMES[game].seats), "") for game in GAMES),
        *((game, max(GAMES[game].seats), "") for game in GAMES if game != "dust_collectorz"),
        ("dust_collectorz", 4, "team"),
        ("dust_collectorz", 3, "young"),
    ],
)
def test_a_whole_game_is_celebrated_alike_by_all_who_look_and_ends_with_its_winners(
    game: str, seats: int, mode: str
) -> None:
    """Nothing that only one seat knows shows in it; only known kinds and sounds; one victory, at the end."""
    match = Match(GAMES[game].rules, seats, 7, {"mode": mode} if mode else {})
    player = make_player("greedy", match.rules, seed=3)
    state = match.state.clone()
    resolve_chance(state)
    found: list[GreatMoment] = []
    while state.legal_actions():
        action = state.legal_actions()[0]
        if state.to_move != TABLE:
            seen = state.determinize(state.to_move, Rng(1))
            action = player.choose(seen, state.to_move).action
        found += one_step(game, state, action)

    assert {one.kind for one in found} <= set(celebrations_of(game).KINDS)
    assert {one.sound for one in found} <= set(SOUNDS)
    assert [one.kind for one in found].count(WON) == 1
    assert found[-1].seats == tuple(seat for seat, place in enumerate(state.places()) if place == 1)
