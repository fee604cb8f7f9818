"""What computer players know of Seventh Hero: what is worth a thought, and who is ahead."""

from __future__ import annotations

import pytest

from ai.evaluators import evaluator_of
from ai.evaluators.base import UNPREDICTED, Evaluator
from ai.players import make_player
from ai.search import Search
from game.engine.contract import OVER
from game.engine.match import resolve_chance
from game.engine.rng import Rng
from game.seventh_hero.player.beliefs import boldness, passing
from game.seventh_hero.player.encoding import SEEN, encoding_of
from game.seventh_hero.player.evaluator import SeventhEvaluator
from game.seventh_hero.player.weights import STAGES
from game.seventh_hero.player.worth import Standing, shares_of
from game.seventh_hero.rules.pieces import LAPS
from game.seventh_hero.rules.state import SeventhState
from tests.ai.positions import quickly_played
from tests.seventh_hero.positions import RULES, Seat, notations, play, quiet, said, sent, seventh, stands

EVALUATOR = evaluator_of(RULES)
EVERY_TABLE = pytest.mark.parametrize("seats", RULES.seats)


def thought_about(state: SeventhState) -> list[str]:
    """List what is worth a thought, as it is written."""
    return [state.notation(action) for action in EVALUATOR.actions(state)]


def chosen(state: SeventhState, simulations: int = 400) -> str:
    """Write what a searching player does."""
    choice = make_player("mcts", RULES, simulations=simulations, seed=3).choose(state, state.to_move)
    return state.notation(choice.action)


def played(seats: int, seed: int, decisions: int) -> SeventhState:
    """Play so many decisions by the quick policy, but not to the end."""
    return quickly_played(EVALUATOR, RULES.setup(seats, seed), seed, decisions)


def test_the_game_has_an_evaluator_of_its_own() -> None:
    """Its module is found by the game's name."""
    assert isinstance(EVALUATOR, SeventhEvaluator)


@EVERY_TABLE
def test_what_is_thought_about_is_legal_and_in_order(seats: int) -> None:
    """At every table the candidates are legal actions in their order, each once, each with a score."""
    for decisions in range(0, 160, 4):
        state = played(seats, decisions, decisions)
        legal, actions = state.legal_actions(), EVALUATOR.actions(state)
        places = [legal.index(action) for action in actions]

        assert places == sorted(set(places)) != []
        assert len(EVALUATOR.prior_logits(state, actions)) == len(actions)
        assert EVALUATOR.playout(state, Rng(1)) in actions
        assert EVALUATOR.predict_reply(state, actions, Rng(1)) in actions


@EVERY_TABLE
def test_judgements_are_shares_of_one_victory(seats: int) -> None:
    """In every position each seat has a share from 0 to 1, and they add up."""
    for decisions in range(0, 160, 9):
        judged = EVALUATOR.evaluate(played(seats, 7, decisions), Rng(1))

        assert sum(judged) == pytest.approx(1)
        assert min(judged) >= 0


@EVERY_TABLE
def test_first_impressions_play_whole_games(seats: int) -> None:
    """The quick policy alone ends every game."""
    state = played(seats, 11, 3000)
    for chance in range(9):  # the last decision of all was left out
        if state.to_move != OVER:
            state.apply(EVALUATOR.playout(state, Rng(chance)))
            resolve_chance(state)

    assert state.to_move == OVER


def test_a_turn_is_shown_to_the_network_before_anything_is_sent() -> None:
    """Each input is what its name says, before the quest and after it; once a wanderer is there, nothing."""
    players = (Seat("1 2 3", "4 4 5", "6"), Seat("1 4 5!", "2 7"), Seat("1! 2! 4", "3 6 6"))
    turn = seventh(*players, pile="11122")
    named = [dict(zip([name for name, _ in SEEN], row, strict=True)) for row in encoding_of(turn)]
    first = {
        "seats": 0,
        "time": 6,
        "heroes": 3,
        "most_heroes": 3,
        "second_most_heroes": 3,
        "lead": 6,
        "pairs": 1,
        "fewest_pairs": 0,
        "hand": 3,
        "hero_1": 2,
        "hero_4": 0,
        "turns_to_lead": 0,
        "doubles_next": 3,
        "home": 2,
        "doubles_best": 3,
        "doubles_mine": 0,
        "coming_doubles": 1,
        "coming_heroes": 2,
        "slayers": 0,
        "outcasts": 2,
        "maidens": 1,
    }

    assert {name: named[0][name] for name in first} == first
    assert (named[1]["hero_5"], named[2]["turns_to_lead"], named[1]["slayers"]) == (1, 2, 1)
    assert EVALUATOR.encoding(turn) == encoding_of(turn)
    assert EVALUATOR.encoding(sent(*players)) == []


def test_other_games_guess_nobody() -> None:
    """Without a game's own guesses the search finds for itself what rivals do, in states drawn evenly."""
    state = played(3, 1, 9)
    plain = Evaluator()
    imagined = plain.sample_determinization(state, state.to_move, Rng(4))

    assert plain.predict_reply(state, state.legal_actions(), Rng(1)) == UNPREDICTED
    assert imagined.pack() == state.determinize(state.to_move, Rng(4)).pack()


# What is worth a thought


@pytest.mark.rule("SH-10")
def test_there_is_no_doubt_about_a_known_wanderer() -> None:
    """A new hero is recruited, a double moves on, and no card is spent on hints."""
    new = said(sent(Seat(hand="5 2"), Seat("1", "1 5 3")), "hint 5")
    double = said(sent(Seat(hand="5 2"), Seat("5", "1 5 3")), "hint 5")

    assert thought_about(new) == ["recruit"]
    assert thought_about(double) == ["move on"]


@pytest.mark.rule("SH-27")
def test_a_double_may_be_taken_from_whom_it_would_make_win() -> None:
    """Where the next seat would have six heroes with it, a known double is thought about."""
    state = said(sent(Seat(hand="5 2"), Seat("5 1", "5 3"), Seat("1 2 3 4 6")), "hint 5")

    assert thought_about(state) == ["recruit", "move on"]
    assert chosen(state) == "recruit"


@pytest.mark.rule("SH-12")
def test_hints_are_for_doubts() -> None:
    """A hint is thought about where it may change one's mind: "is it the only new one?"."""
    state = sent(Seat(hand="5 2"), Seat("1 3 4 6 7", "2 3 5"), quest=3)

    assert thought_about(quiet(state)) == ["recruit", "move on", "hint 5"]


@pytest.mark.rule("SH-18")
def test_a_wyrmslayer_waits_until_somebody_recruits() -> None:
    """While the holder may still pass the wanderer on, it is too early."""
    state = sent(Seat("6", "5 2"), Seat("1"), Seat("2"))
    assert stands(state) == "2 asking arrived"
    early = thought_about(state)
    play(quiet(state), "recruit")

    assert early == ["decline"]
    assert thought_about(state) == ["use wyrmslayer", "decline"]


@pytest.mark.rule("SH-18")
def test_a_sixth_hero_is_slain() -> None:
    """Nothing that can wander now would be a double for the one with five heroes."""
    state = play(quiet(sent(Seat("6", "5 2"), Seat("1 3 7 2 4"), Seat("2"), quest=2)), "recruit")
    assert stands(state) == "2 asking declared"

    assert chosen(state) == "use wyrmslayer"


@pytest.mark.rule("SH-20")
def test_only_who_recruits_is_barred() -> None:
    """An Outcast is for the holder who has declared to recruit, and not for others in time to come."""
    state = play(quiet(sent(Seat("6", "5 2"), Seat("1"), Seat("4"), Seat("2"), seats=4)), "recruit")
    assert stands(state) == "2 asking declared"

    assert thought_about(state) == ["use outcast on 2", "decline"]


@pytest.mark.rule("SH-21")
def test_an_oracle_is_asked_just_before_the_decision() -> None:
    """The wanderer is looked at when it comes to oneself next, not while others come first."""
    state = sent(Seat(hand="5 2"), Seat("1"), Seat("5"), Seat("5"), seats=4)
    asked = []
    while stands(state).endswith("asking arrived"):
        asked.append((state.to_move, thought_about(state)))
        state.apply(state.read("decline"))

    assert asked == [(2, ["use oracle", "decline"]), (3, ["decline"])]


@pytest.mark.rule("SH-22")
def test_a_tale_weaver_is_for_the_own_wanderer() -> None:
    """Others' choice is not made wider."""
    own = seventh(Seat("6", "5 2"), Seat("1"), Seat("3"))
    others = seventh(Seat("1", "5 2"), Seat("6"), Seat("3"))

    assert thought_about(own) == ["use tale-weaver", "decline"]
    assert thought_about(others) == ["decline"]


@pytest.mark.rule("SH-23")
def test_cards_are_drawn_where_none_fits() -> None:
    """A leader draws before it must send a hero of its party, and not where a hand card does."""
    bare = seventh(Seat("7 3", "2 4"))
    fitting = seventh(Seat("7 3", "5 4"))

    assert thought_about(bare) == ["use forest-strider", "decline"]
    assert thought_about(fitting) == ["decline"]
    assert chosen(bare) == "use forest-strider"


@pytest.mark.rule("SH-26")
def test_only_what_touches_the_wanderer_is_cancelled() -> None:
    """A Shield Maiden is not spent on a look at it."""
    state = sent(Seat("1", "5 2"), Seat("2"), Seat("5"))
    play(state, "use oracle")
    looked = thought_about(state)
    slain = play(quiet(sent(Seat("1", "5 2"), Seat("5"), Seat("2"))), "recruit", "use wyrmslayer")

    assert notations(state) == ["cancel", "decline"]
    assert looked == ["decline"]
    assert thought_about(slain) == ["cancel", "decline"]


@pytest.mark.rule("SH-17")
def test_a_harmful_ability_is_cancelled() -> None:
    """The sender of a double for the one ahead wants it recruited, not slain."""
    state = sent(Seat("1 2!", "5 2"), Seat("5 1 3 6"), Seat("2 4!"))
    play(quiet(state), "recruit", "use wyrmslayer")
    assert stands(state) == "0 replying"

    assert chosen(state) == "cancel"


# Who is ahead


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (Seat("1 2 3"), Seat("1 2")),
        (Seat("1 2"), Seat("1 2", eliminated="3")),
        (Seat("1 2"), Seat("1! 2!")),
        (Seat("1 2", "3 4 5"), Seat("1 2", "3")),
    ],
)
@EVERY_TABLE
def test_who_is_further_is_expected_to_win(better: Seat, worse: Seat, seats: int) -> None:
    """Heroes, ready ones, cards and few eliminated all count for the better, wherever it sits."""
    one, other = (shares_of(seventh(*both, seats=seats)) for both in ((better, worse), (worse, better)))

    assert one[0] > one[1]
    assert other[1] > other[0]


def test_a_lead_weighs_more_towards_the_end() -> None:
    """The same hero ahead is worth more with fewer cards in the pile."""
    players = (Seat("1 2 3 4"), Seat("1 2 3"), Seat("1 2 3"))
    shares = [shares_of(seventh(*players, pile=pile))[0] for pile in (None, "1234567", "12")]

    assert shares == sorted(shares)
    assert [STAGES[left] for left in (0, 2, 60)] == [0, 1, 6]


@pytest.mark.rule("SH-27")
def test_a_sixth_hero_is_the_whole_victory() -> None:
    """Recruiting it leaves nothing to the others, a double costs a hero."""
    state = seventh(Seat("1 2 3 4 5"), Seat("1 2"))
    own, rival = Standing(state, 0), Standing(state, 1)

    assert (own.recruited(0, 6), rival.recruited(0, 6)) == (1.0, 0.0)
    assert own.recruited(0, 5) < own.share < 1
    assert rival.recruited(0, 5) > rival.share


# The search


@EVERY_TABLE
def test_secrets_change_nothing(seats: int) -> None:
    """In two states that look the same to the seat to move, the search does and finds the same."""
    for decisions in range(5, 60, 11):
        state = played(seats, 3, decisions)
        seat = state.to_move
        found = []
        for seed in (1, 2):
            twin = state.determinize(seat, Rng(seed))
            search = Search(twin, seat, evaluator_of(RULES), 5, 4)
            search.run(40)
            found.append((EVALUATOR.actions(twin), EVALUATOR.playout(twin, Rng(1)), search.tried()))

        assert found[0] == found[1]


@pytest.mark.rule("SH-24")
def test_an_outcast_that_has_to_go_bars_who_would_take_it() -> None:
    """The only one who lacks him is barred, so he comes home, and ready again."""
    state = seventh(Seat("4 7!", "7 7"), Seat("2!", "7"), Seat("4!", "7"), quest=5)

    assert thought_about(state) == ["send 4 from party", "use outcast on 2", "use outcast on 3"]
    assert chosen(state) == "use outcast on 2"


@pytest.mark.rule("SH-26")
def test_a_maiden_who_lies_used_is_thought_of_where_a_cancel_matters() -> None:
    """Against a Wyrmslayer or an Outcast her Chieftain is worth a thought, against a Forest Strider not."""
    asked = ["use chieftain on shield-maiden", "decline"]
    players = (Seat("1! 3", "5 2"), Seat(hand="2 2"), Seat("2 7", "2"))
    slain = play(sent(*players), "decline", "use wyrmslayer")
    drawn = play(sent(*players), "decline", "use forest-strider")

    assert [stands(slain), stands(drawn)] == ["0 replying"] * 2
    assert thought_about(slain) == asked
    assert thought_about(drawn) == ["decline"]


@pytest.mark.rule("SH-22")
def test_the_piles_card_is_judged_by_all_that_it_may_be() -> None:
    """As good as sending what everybody may or may not lack; a share of the victory in any case."""
    state = play(seventh(Seat("2! 6", "4"), Seat(hand="1 1"), pile="7777111"), "use tale-weaver")
    actions = EVALUATOR.actions(state)
    logits = EVALUATOR.prior_logits(state, actions)

    assert [state.notation(action) for action in actions] == ["send 4", "send from pile"]
    assert min(logits) > 0


@pytest.mark.rule("SH-20")
def test_a_wanderer_that_goes_round_again_is_judged_by_its_next_round() -> None:
    """Past a barred leader it may still be taken by who let it pass; for a moment it is not lost."""
    state = sent(Seat(hand="5 2"), Seat("5!", "2 2"), Seat("4", "2 2"))
    play(state, "use outcast on 1")
    stand = Standing(state, 2)
    back = passing(stand, boldness(state), 0, 5)
    state.road.laps = LAPS

    assert back != passing(stand, boldness(state), 0, 5) == stand.share


def test_forced_decisions_take_hardly_any_time() -> None:
    """Where knowledge leaves one action, only its worth is looked up."""
    state = said(sent(Seat(hand="5 2"), Seat("1", "1 5 3")), "hint 5")
    choice = make_player("mcts", RULES, seconds=20).choose(state, 1)

    assert state.notation(choice.action) == "recruit"
    assert choice.simulations <= 128


def test_a_searching_player_plays_whole_games() -> None:
    """With few simulations it ends a match against first impressions, and does nothing illegal."""
    state = RULES.setup(3, 6)
    resolve_chance(state)
    players = [make_player("mcts", RULES, simulations=12), make_player("greedy", RULES)]
    while state.to_move != OVER:
        action = players[min(1, state.to_move)].choose(state, state.to_move).action
        assert action in state.legal_actions()
        state.apply(action)
        resolve_chance(state)

    assert sum(state.returns()) == pytest.approx(1)
