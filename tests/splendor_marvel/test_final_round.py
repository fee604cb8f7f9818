"""Who wins at once, because nobody else can meet the Gauntlet's conditions in the round (SM-26)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import pytest

from game.engine.contract import OVER
from game.engine.rng import Rng
from game.splendor_marvel.rules.actions import CARD_SLUGS
from game.splendor_marvel.rules.cards import CHARACTERS, COLOURS
from game.splendor_marvel.rules.pieces import MAIN, NOBODY
from game.splendor_marvel.rules.state import SplendorState
from tests.splendor_marvel.positions import RULES, Seat, eager, play, splendor

ONE_EACH = dict.fromkeys(COLOURS, 1)
CALLER = Seat(points=16, bonuses=ONE_EACH, chips={"time": 1})
IDLE = Seat()

# Of all 90 characters only Hela (6 space, 3 points) brings NEAR to 16 points: all else it could pay for is
# worth at most 2. DECKS are the three decks without her.
NEAR = Seat(points=13, bonuses={**ONE_EACH, "space": 2}, chips={"space": 4, "time": 1})
FULL_HAND = Seat(hand=["gamora", "nova", "spider-man"])
DECKS = [
    [
        word
        for word, one in zip(CARD_SLUGS, CHARACTERS, strict=True)
        if one.level == level and one.name != "Hela"
    ]
    for level in (1, 2, 3)
]
HELA_GONE = replace(CALLER, recruited=["hela"])  # she can't turn up any more
FACES = [
    "rhino",
    "gorgon",
    "triton",
    "wong",
    "nick-fury",
    "falcon",
    "punisher",
    "groot",
    "loki",
    "drax",
    "hulk",
    "thor",
]


def decks(*, with_hela: bool) -> list[list[str]]:
    """Return what is left in the decks when FACES lie open and FULL_HAND and others are not dealt."""
    gone = {*FACES, *FULL_HAND.hand, "red-skull", "medusa", "kraven"}
    left = [[word for word in deck if word not in gone] for deck in DECKS]
    return [left[0], left[1] + (["hela"] if with_hela else []), left[2]]


@dataclass(frozen=True)
class Case:
    """A call of the end by seat 0, and whether the round goes on."""

    why: str
    players: list[Seat]
    goes_on: bool
    market: list[str] = field(default_factory=lambda: list(FACES))
    decks: list[list[str]] = field(default_factory=lambda: decks(with_hela=True))
    locations: list[str] = field(default_factory=list)
    avengers: int = -1


WITH_HELA = ["hela" if word == "groot" else word for word in FACES]
NO_HELA = decks(with_hela=False)
NO_LEVEL_II = [NO_HELA[0], [], NO_HELA[2]]
PAYS_FALCON = replace(FULL_HAND, chips={"mind": 3, "power": 2, "reality": 3})
TWO_SYMBOLS = replace(NEAR, symbols=2, chips={"mind": 1, "soul": 1, "time": 1})  # can pay for Wasp
WITH_WASP = ["wasp" if word == "wong" else word for word in FACES]
NO_TIME = replace(NEAR, points=12, chips={}, bonuses={**ONE_EACH, "soul": 7})  # can recruit Drax, 4 points
NO_MIND = replace(NEAR, points=16, bonuses={**ONE_EACH, "mind": 0}, chips={"time": 1, "reality": 3})

CASES = [
    Case("nobody has anything", [CALLER, IDLE], goes_on=False),
    Case("the next seat can recruit Hela", [CALLER, NEAR], goes_on=True, market=WITH_HELA, decks=NO_HELA),
    Case("Hela is in the deck: too late for the next seat", [CALLER, NEAR], goes_on=False),
    Case(
        "the next seat can't pay for her",
        [CALLER, replace(NEAR, chips={"space": 3, "time": 1})],
        goes_on=False,
        market=WITH_HELA,
        decks=NO_HELA,
    ),
    Case(
        "S.H.I.E.L.D. chips help to pay",
        [CALLER, replace(NEAR, chips={"space": 1, "shield": 3, "time": 1})],
        goes_on=True,
        market=WITH_HELA,
        decks=NO_HELA,
    ),
    # what hides in a hand
    Case(
        "the next seat reserved her face up",
        [CALLER, replace(NEAR, hand=["hela"])],
        goes_on=True,
        decks=NO_HELA,
    ),
    Case(
        "the next seat drew her unseen", [CALLER, replace(NEAR, unseen=["hela"])], goes_on=True, decks=NO_HELA
    ),
    Case(
        "it drew another, but for all the table knows it is she",
        [CALLER, replace(NEAR, unseen=["red-skull"])],
        goes_on=True,
    ),
    Case(
        "it drew another, and she may lie in a third seat's hand",
        [CALLER, replace(NEAR, unseen=["red-skull"]), replace(IDLE, unseen=["hela"])],
        goes_on=True,
        decks=NO_HELA,
    ),
    Case(
        "it drew another, and she is seen elsewhere",
        [HELA_GONE, replace(NEAR, unseen=["red-skull"])],
        goes_on=False,
        decks=NO_HELA,
    ),
    Case("it drew another level", [CALLER, replace(NEAR, unseen=["kraven"])], goes_on=False),
    Case(
        "a third seat reserved her face up",
        [CALLER, NEAR, replace(IDLE, hand=["hela"])],
        goes_on=False,
        decks=NO_HELA,
    ),
    # what may be turned up for a later seat
    Case("Hela may be turned up for the third seat", [CALLER, IDLE, NEAR], goes_on=True),
    Case("she may be turned up by either of two", [CALLER, FULL_HAND, IDLE, NEAR], goes_on=True),
    Case("nobody before it can take a card of level II", [CALLER, FULL_HAND, NEAR], goes_on=False),
    Case("the seat before it can pay for one", [CALLER, PAYS_FALCON, NEAR], goes_on=True),
    Case(
        "no card of level II is left",
        [CALLER, IDLE, NEAR, replace(IDLE, unseen=["hela"])],
        goes_on=False,
        decks=NO_LEVEL_II,
    ),
    Case(
        "she may be turned up although she hides in a hand",
        [CALLER, IDLE, NEAR, replace(IDLE, unseen=["hela"])],
        goes_on=True,
        decks=NO_HELA,
    ),
    Case(
        "she is seen elsewhere, nothing else would do", [HELA_GONE, IDLE, NEAR], goes_on=False, decks=NO_HELA
    ),
    # locations
    Case(
        "a second location comes at the turn's end",
        [CALLER, replace(NEAR, bonuses=dict.fromkeys(COLOURS, 4), chips={"time": 1})],
        goes_on=True,
        locations=["wakanda"],
    ),
    Case(
        "a second location comes even if nobody can be recruited",
        [CALLER, replace(NEAR, bonuses=dict.fromkeys(COLOURS, 4), chips={"time": 1})],
        goes_on=True,
        locations=["wakanda"],
        market=["thor"],
        decks=[[], [], []],
    ),
    Case(
        "only one location comes in a turn",
        [CALLER, replace(NEAR, points=10, bonuses=dict.fromkeys(COLOURS, 4), chips={"time": 1})],
        goes_on=False,
        locations=["wakanda", "triskelion"],
        market=[],
        decks=[[], [], []],
    ),
    Case(
        "a character's bonus opens the location",
        [CALLER, replace(NEAR, bonuses={**ONE_EACH, "space": 4, "reality": 3}, chips={"soul": 3, "time": 1})],
        goes_on=True,
        locations=["wakanda"],
        market=["mysterio"],
        decks=[[], [], []],
    ),
    # the Avengers tile
    Case("the third symbol takes the free tile", [CALLER, TWO_SYMBOLS], goes_on=True, market=WITH_WASP),
    Case(
        "three symbols do not beat the holder's three",
        [replace(CALLER, symbols=3), TWO_SYMBOLS],
        goes_on=False,
        market=WITH_WASP,
        avengers=0,
    ),
    Case(
        "four symbols beat the holder's three",
        [replace(CALLER, symbols=3), replace(TWO_SYMBOLS, symbols=3)],
        goes_on=True,
        market=WITH_WASP,
        avengers=0,
    ),
    Case(
        "the holder gains nothing by a fourth",
        [CALLER, replace(TWO_SYMBOLS, symbols=3, points=10)],
        goes_on=False,
        market=WITH_WASP,
        avengers=1,
    ),
    # Time and colours
    Case("a level-III character brings Time and the points", [CALLER, NO_TIME], goes_on=True),
    Case(
        "without Time the points are not enough",
        [CALLER, replace(NO_TIME, points=20, bonuses=ONE_EACH)],
        goes_on=False,
    ),
    Case(
        "a character brings the last colour",
        [CALLER, NO_MIND],
        goes_on=True,
        market=["baron-zemo"],
        decks=[[], [], []],
    ),
    Case(
        "no character brings the last colour",
        [CALLER, NO_MIND],
        goes_on=False,
        market=["wasp"],
        decks=[[], [], []],
    ),
]


def laid_out(case: Case) -> SplendorState:
    """Lay out the position of `case` with seat 0 to move."""
    return splendor(
        len(case.players),
        players=case.players,
        market=case.market,
        decks=case.decks,
        locations=case.locations,
        avengers=case.avengers,
        stock=dict.fromkeys(COLOURS, 1),
    )


def goes_on(state: SplendorState) -> bool:
    """Let seat 0 call the end, without changing anything for the others; tell whether the round goes on."""
    return play(state, "take mind power space").to_move != OVER


@pytest.mark.rule("SM-26")
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.why)
def test_the_caller_wins_at_once_when_nobody_else_can_qualify(case: Case) -> None:
    """The round goes on just when a seat still to play could meet SM-24, as far as the table can know."""
    assert goes_on(laid_out(case)) == case.goes_on


@pytest.mark.rule("SM-26")
def test_the_last_of_the_round_wins_at_once() -> None:
    """After the caller's turn the round is over, whatever the first seat could do in the next."""
    state = splendor(3, players=[replace(NEAR, points=15), IDLE, CALLER], turn=2, locations=[])
    play(state, "take mind power space")

    assert (state.to_move, state.places()) == (OVER, [2, 3, 1])


@pytest.mark.rule("SM-26")
def test_winning_at_once_saves_the_avengers_tile() -> None:
    """The next seat could take the tile, and bring the caller below 16 points; it does not come to that."""
    caller = replace(CALLER, points=13, symbols=3)
    taker = Seat(points=5, bonuses=dict.fromkeys(COLOURS, 3), symbols=3)
    state = splendor(players=[caller, taker], market=["wasp"], locations=[], avengers=0)
    play(state, "take mind power space")

    assert (state.to_move, state.returns()) == (OVER, [1.0, 0.0])


@pytest.mark.rule("SM-25")
@pytest.mark.rule("SM-26")
@pytest.mark.rule("SM-28")
def test_the_round_that_a_second_seat_called_is_played_out_too() -> None:
    """Seats that can't qualify have their turn, whoever holds the Gauntlet by then; the tile may decide."""
    caller = replace(CALLER, points=14, symbols=3)
    taker = Seat(bonuses=dict.fromkeys(COLOURS, 3), symbols=3)
    market = ["hela", "wasp"]
    players = [caller, NEAR, taker, IDLE]
    state = splendor(4, players=players, market=market, decks=NO_HELA, locations=[], avengers=0)
    play(state, "take mind power reality", "recruit hela")
    waiting = [state.to_move]
    waiting.append(play(state, "recruit wasp").to_move)
    holder = state.view(0).gauntlet
    play(state, "reserve level 1")

    assert (waiting, holder) == ([2, 3], 1)
    assert (state.to_move, state.view(0).gauntlet) == (OVER, 1)
    assert state.places() == [2, 1, 3, 4]


@pytest.mark.rule("SM-26")
def test_nobody_loses_a_turn_because_of_what_another_chose() -> None:
    """When the one seat that could have qualified does not, those after it have their turn all the same."""
    state = splendor(4, players=[CALLER, NEAR, IDLE, IDLE], market=["hela"], decks=NO_HELA, locations=[])
    waiting = [
        play(state, text).to_move
        for text in ("take mind power reality", "reserve hela", "reserve level 1", "reserve level 1")
    ]

    assert waiting == [1, 2, 3, OVER]
    assert (state.round, state.places()) == (1, [1, 2, 3, 3])


@pytest.mark.rule("SM-26")
@pytest.mark.rule("SM-28")
def test_it_is_asked_once_in_a_round() -> None:
    """The caller loses the Gauntlet, another takes it when nobody after it can qualify: the round goes on."""
    caller = replace(CALLER, points=13, symbols=3)
    taker = Seat(points=3, bonuses=dict.fromkeys(COLOURS, 3), symbols=3)
    market = ["hela", "wasp"]
    players = [caller, taker, NEAR, IDLE]
    state = splendor(4, players=players, market=market, decks=NO_HELA, locations=[], avengers=0)
    play(state, "take mind power reality", "recruit wasp")
    lost = state.view(0).gauntlet
    play(state, "recruit hela")

    assert (lost, state.view(0).gauntlet) == (NOBODY, 2)
    assert (state.to_move, play(state, "reserve level 1").to_move) == (3, OVER)


@pytest.mark.rule("SM-26")
@pytest.mark.rule("SM-28")
def test_in_a_later_round_it_is_asked_anew() -> None:
    """The Gauntlet went back to the table; who takes it in the next round may win at once again."""
    caller = replace(CALLER, points=13, symbols=3)
    taker = Seat(points=12, bonuses={**ONE_EACH, "soul": 7}, chips={"time": 1, "mind": 1}, symbols=3)
    market = ["wasp", "drax", "hela", "wong"]
    state = splendor(players=[caller, taker], market=market, decks=NO_HELA, locations=[], avengers=0)
    play(state, "take mind power reality", "recruit wasp")
    began = state.view(0)
    state.players[0].points = 16
    state.players[1].points = 3
    play(state, "take mind power reality")

    assert (began.round, began.gauntlet, began.playing_out) == (2, NOBODY, False)
    assert (state.to_move, state.turn) == (OVER, 0)


@pytest.mark.rule("SM-26")
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.why)
def test_the_round_may_always_be_played_out(case: Case) -> None:
    """With the option nobody wins before the round is over, whether somebody could still qualify or not."""
    state = laid_out(case)
    state.always_play_out = True

    assert goes_on(state)
    while state.to_move != OVER:
        assert state.round == 1
        state.apply(state.legal_actions()[0])
    assert (state.turn + 1) % state.seats == state.first


@pytest.mark.rule("SM-26")
def test_the_option_is_part_of_the_position() -> None:
    """Set up, copied, dealt anew and packed it stays; by default it is off."""
    state = RULES.setup(2, 1, {"play_out": True})
    kept = (state, state.clone(), state.determinize(0, Rng(1)), RULES.unpack(state.pack()))

    assert [one.always_play_out for one in kept] == [True] * 4
    assert not RULES.setup(2, 1).always_play_out


@pytest.mark.rule("SM-12")
@pytest.mark.rule("SM-26")
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.why)
def test_whether_the_round_goes_on_tells_no_secret(case: Case) -> None:
    """With other cards in place of those that a seat can't see, the round goes on or ends just the same."""
    state = laid_out(case)
    twins = [state.determinize(seat, Rng(5)) for seat in range(state.seats)]

    assert [goes_on(twin) for twin in twins] == [case.goes_on] * state.seats


def calls(seats: int, games: int) -> Iterator[SplendorState]:
    """Find the ends of turns, others to come in the round, at which the Gauntlet is taken from the table."""
    for seed in range(games):
        state = RULES.setup(seats, seed)
        rng = Rng(seed)
        while state.to_move != OVER:
            turn, asked = state.turn, state.playing_out
            state.apply(eager(state, rng))
            turn_ended = turn != state.turn or state.to_move == OVER
            if state.gauntlet >= 0 and not asked and turn_ended and (turn + 1) % seats != state.first:
                yield state.clone()


def played_on(state: SplendorState, rng: Rng) -> Iterator[SplendorState]:
    """Play the round on by eager players, even if the game is over; show the state after each turn.

    Hidden cards are dealt anew, to every seat: they lie where the table must think it possible.
    """
    state = state.determinize(NOBODY, rng)
    turn = (state.turn + 1) % state.seats if state.to_move == OVER else state.turn
    while turn != state.first:
        state.phase, state.turn, state.to_move = MAIN, turn, turn
        while state.turn == turn and state.to_move != OVER:
            state.apply(eager(state, rng))
        yield state
        turn = (turn + 1) % state.seats


@pytest.mark.rule("SM-26")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_could_have_qualified_where_the_caller_won_at_once(seats: int) -> None:
    """Eager players, given the rest of such rounds ten times with other hidden cards, never get there."""
    at_once = [state for state in calls(seats, 120) if state.to_move == OVER]
    rng = Rng(1)
    rivals = [
        seat
        for state in at_once
        for _ in range(10)
        for turn in played_on(state, rng)
        for seat, player in enumerate(turn.players)
        if player.qualifies(state.target) and seat != state.gauntlet
    ]

    assert len(at_once) > 10
    assert rivals == []


@pytest.mark.rule("SM-26")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_seat_can_qualify_where_the_round_went_on(seats: int) -> None:
    """Where only one seat is left to play when the Gauntlet is taken, some hidden cards let it qualify."""
    waiting = [
        state for state in calls(seats, 500) if state.to_move >= 0 and (state.turn + 1) % seats == state.first
    ]

    assert len(waiting) > 5
    assert [can_qualify_now(state) for state in waiting] == [True] * len(waiting)


def can_qualify_now(state: SplendorState) -> bool:
    """Tell whether any action, with any hidden cards, lets the seat to move qualify by its turn's end."""
    rng = Rng(2)
    for _ in range(100):
        world = state.determinize(NOBODY, rng)
        for action in world.legal_actions():
            after = world.clone()
            after.apply(action)
            while after.turn == state.turn and after.to_move != OVER:
                after.apply(after.legal_actions()[0])
            if after.players[state.turn].qualifies(after.target):
                return True
    return False
