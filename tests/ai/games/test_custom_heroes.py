"""What computer players know of Custom Heroes: what is worth a thought, what looks good, who is ahead."""

from __future__ import annotations

import pytest

from ai.evaluators import evaluator_of
from ai.players import make_player
from game.custom_heroes.player.between import BEHIND, BEYOND, WIDTH, shares_between
from game.custom_heroes.player.evaluator import HeroesEvaluator
from game.custom_heroes.player.hand import HIGHEST, LOWEST, SIZES
from game.custom_heroes.player.turn import can_only_pass
from game.custom_heroes.player.weights import DUEL, LEAST, TABLE
from game.custom_heroes.rules.actions import VERB
from game.custom_heroes.rules.cards import ROUNDS
from game.custom_heroes.rules.pieces import BETTING, DEALING, ENDING, JUDGING, TURN
from game.custom_heroes.rules.state import HeroesState
from game.engine.contract import OVER
from game.engine.match import resolve_chance
from game.engine.rng import Rng
from tests.ai.positions import quickly_played
from tests.custom_heroes.positions import RULES, Seat, heroes

EVALUATOR = evaluator_of(RULES)
EVERY_TABLE = pytest.mark.parametrize("seats", RULES.seats)
LOW = Seat(hand="1a 2a 3a 4a 5a 6a")


def thought_about(state: HeroesState, verb: str = "") -> list[str]:
    """List what is worth a thought, as it is written; only what begins with `verb`."""
    texts = [state.notation(action) for action in EVALUATOR.actions(state)]
    return [text for text in texts if text.startswith(verb)]


def at_first_sight(state: HeroesState) -> str:
    """Write what the quick policy does."""
    return state.notation(EVALUATOR.playout(state, Rng(1)))


def chosen(state: HeroesState, simulations: int = 300) -> str:
    """Write what a searching player does."""
    choice = make_player("mcts", RULES, simulations=simulations, seed=3).choose(state, state.to_move)
    return state.notation(choice.action)


def played(seats: int, seed: int, decisions: int) -> HeroesState:
    """Play so many decisions by the quick policy, but not to the end."""
    return quickly_played(EVALUATOR, RULES.setup(seats, seed), seed, decisions)


def after(seats: int, *players: Seat, round_number: int = 3, phase: int = int(DEALING)) -> HeroesState:
    """Lay out the end of a round: the seats have their places."""
    placed = [
        Seat(hand="", place=number + 1, vp=one.vp, power=one.power, unused=one.unused)
        for number, one in enumerate(players)
    ]
    state = heroes(seats, *placed, round_number=round_number)
    state.leader = seats - 1
    state.table_moves(phase)
    return state


def test_the_game_has_an_evaluator_of_its_own() -> None:
    """Its module is found by the game's name."""
    assert isinstance(EVALUATOR, HeroesEvaluator)


@EVERY_TABLE
def test_what_is_thought_about_is_legal_and_in_order(seats: int) -> None:
    """At every table the candidates are legal actions in their order, each once, each with a score."""
    for decisions in range(0, 160, 8):
        state = played(seats, decisions, decisions)
        legal, actions = state.legal_actions(), EVALUATOR.actions(state)
        places = [legal.index(action) for action in actions]

        assert places == sorted(set(places)) != []
        assert len(EVALUATOR.prior_logits(state, actions)) == len(actions)
        assert EVALUATOR.playout(state, Rng(1)) in actions


@EVERY_TABLE
def test_a_pass_at_a_glance_is_the_only_choice(seats: int) -> None:
    """Where the quick policy does not look closer, there is nothing but passing to look at."""
    glances: list[list[str]] = []
    for seed in range(4):
        state = played(seats, seed, 0)
        while state.to_move != OVER:
            if state.phase == TURN and can_only_pass(state):
                glances.append(thought_about(state))
            state.apply(EVALUATOR.playout(state, Rng(1)))
            resolve_chance(state)

    assert glances == [["pass"]] * len(glances) != []


@EVERY_TABLE
def test_judgements_are_shares_of_one_victory(seats: int) -> None:
    """In every position each seat has a share from 0 to 1, and they add up."""
    for decisions in range(0, 240, 20):
        judged = EVALUATOR.evaluate(played(seats, 7, decisions), Rng(1))

        assert sum(judged) == pytest.approx(1)
        assert min(judged) >= 0


@EVERY_TABLE
def test_first_impressions_play_whole_games(seats: int) -> None:
    """The quick policy alone ends every game: it never sleeves for ever."""
    state = played(seats, 11, 3000)
    state.apply(EVALUATOR.playout(state, Rng(1)))
    resolve_chance(state)

    assert state.to_move == OVER


@pytest.mark.rule("CH-12")
def test_plays_that_look_alike_are_one() -> None:
    """Which of two bare sevens is played alone makes no difference."""
    state = heroes(3, Seat(hand="7a 7b 9a"))

    assert thought_about(state, "play 7") == ["play 7a", "play 7a 7b"]


@pytest.mark.rule("CH-17")
def test_nothing_is_taken_back() -> None:
    """Who sleeved something has a reason, and would go round in circles else."""
    state = heroes(3, Seat(hand="1a 10a 10b", unused="aura-of-10"))
    state.apply(state.read("sleeve aura-of-10 on 1a"))

    assert thought_about(state, "take back") == []


@pytest.mark.rule("CH-29")
def test_a_kodora_is_kept_for_bets() -> None:
    """It has nothing to activate in a trick."""
    state = heroes(3, Seat(hand="1a 5a 10b", unused="kodora"))

    assert thought_about(state, "sleeve") == []


@pytest.mark.rule("CH-17")
def test_a_follower_sleeves_for_a_play_at_once() -> None:
    """What beats nothing now can wait until the next lead."""
    state = heroes(2, LOW, Seat(hand="1b 2b 3b 8b", unused="titan-greatsword rubber-mallet"), turn=0)
    state.apply(state.read("play 6a"))

    assert thought_about(state, "sleeve") == ["sleeve titan-greatsword on 2b"]


@pytest.mark.rule("CH-17")
def test_what_a_follower_sleeved_is_played() -> None:
    """It was sleeved for this play: neither passing nor another card is thought about any more."""
    state = heroes(3, LOW, Seat(hand="1b 2b 3b 8b", unused="titan-greatsword"), turn=0)
    state.apply(state.read("play 6a"))
    state.apply(state.read("sleeve titan-greatsword on 2b"))

    assert thought_about(state) == ["play 2b"]


@pytest.mark.rule("CH-22")
def test_a_form_without_power_is_not_sleeved() -> None:
    """It could not be activated."""
    poor, rich = (
        thought_about(heroes(3, Seat(hand="1a 5a 10b", unused="ascended-form", power=power)), "sleeve")
        for power in (1, 2)
    )

    assert poor == []
    assert rich == ["sleeve ascended-form on 1a"]


@pytest.mark.rule("CH-18")
def test_power_is_not_traded_beyond_the_goal() -> None:
    """More VP than the goal asks for win no sooner."""
    below, there = (thought_about(heroes(3, Seat(vp=vp, power=4)), "trade") for vp in (9, 10))

    assert below == ["trade"]
    assert there == []


@pytest.mark.rule("CH-18")
@pytest.mark.parametrize(
    ("seat", "decision"),
    [
        (Seat(hand="4a 9a", power=5), "trade"),
        (Seat(hand="4a 9a", unused="ascended-form", power=5), "keep"),
        (Seat(hand="4a+edge 9a", power=5), "keep"),
        (Seat(hand="4a+edge 9a", power=6), "trade"),
        (Seat(hand="4a+edge 9a", power=5, vp=9), "trade"),
    ],
)
def test_power_is_traded_where_it_has_no_other_use(seat: Seat, decision: str) -> None:
    """It is kept for a Form or a buddy, unless there is enough, or the goal is one VP away."""
    state = heroes(3, seat)
    state.decides(0, int(ENDING))

    assert at_first_sight(state) == decision


@pytest.mark.rule("CH-9")
def test_bets_are_made_with_the_worst_cards() -> None:
    """A card that carries a Kodora, or one of the two lowest values: the others are needed."""
    state = heroes(3, Seat(hand="2a 3a 3b 6a 9a+kodora", unused="kodora", vp=4))
    state.leader = 0
    state.decides(0, int(BETTING))

    assert thought_about(state) == ["bet 2a with kodora", "bet 3a with kodora", "bet 9a", "ready"]


def test_going_out_comes_first() -> None:
    """Whoever can play the last cards does so at once."""
    state = heroes(3, Seat(hand="4a 4b"), Seat(hand="1a"))

    assert at_first_sight(state) == "play 4a 4b"


def test_low_sets_are_led_and_kept_together() -> None:
    """The lead is the time to get rid of what could never follow, all of it."""
    state = heroes(4, Seat(hand="2a 2b 2c 8a 9a 10a 10b"))

    assert at_first_sight(state) == "play 2a 2b 2c"


def test_a_set_is_not_broken_where_a_single_card_does() -> None:
    """To beat a five the seven goes, though one of three sixes would be cheaper."""
    state = heroes(4, Seat(hand="3a 4a 5a 6a"), Seat(hand="1b 6b 6c 6d 7b 10b"), turn=0)
    state.apply(state.read("play 5a"))

    assert at_first_sight(state) == "play 7b"


def test_the_cheapest_card_that_beats_is_played() -> None:
    """Of several single cards the lowest that is enough goes."""
    state = heroes(4, Seat(hand="3a 4a 5a 6a"), Seat(hand="1b 5b 8b 10b 10c"), turn=0)
    state.apply(state.read("play 3a"))

    assert at_first_sight(state) == "play 5b"


@pytest.mark.rule("CH-32")
def test_a_trade_for_the_last_point_comes_before_going_out() -> None:
    """With one VP missing and 4 power, the game is won by trading first and then going out."""
    state = heroes(3, Seat(hand="9a", vp=9, power=4), Seat(hand="1a 2a"), Seat(hand="1b 2b"))

    assert chosen(state) == "trade"


@pytest.mark.rule("CH-32")
def test_a_search_sees_the_win_in_two_plays() -> None:
    """At the goal, the set that nobody can beat goes first, and the low card last."""
    state = heroes(3, Seat(hand="1a 10a 10b", vp=10), Seat(hand="9a"), Seat(hand="8b 8c", vp=9))

    assert chosen(state) == "play 10a 10b"


@pytest.mark.rule("CH-9")
def test_a_sure_round_is_bet_on_to_the_goal() -> None:
    """With 8 VP, a Kodora and a hand that goes out first, the bet wins the game."""
    sure = "1a 9a 9b 9c 10a 10b 10c"
    rival = Seat(hand="1b 1c 2a 2b 2c 3a 3b 4a", vp=8)
    state = heroes(3, Seat(hand=sure, unused="kodora", vp=8), rival, Seat(hand="4b 5a 5b 6a 6b 7a"))
    state.open = 0
    state.leader = 0
    state.decides(0, int(BETTING))

    assert chosen(state) == "bet 1a with kodora"


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (Seat(vp=6), Seat(vp=2)),
        (Seat(vp=10), Seat(vp=8)),
        (Seat(vp=4, power=3), Seat(vp=4)),
        (Seat(vp=4, unused="ascended-form", power=2), Seat(vp=4, power=2)),
        (Seat(vp=4, unused="kodora"), Seat(vp=4, unused="edge")),
    ],
)
def test_who_has_more_after_a_round_is_expected_to_win(better: Seat, worse: Seat) -> None:
    """VP, power, Forms and Kodoras count, whoever has them."""
    for players in ([better, worse, Seat()], [worse, better, Seat()]):
        judged = shares_between(after(3, *players))

        assert (judged[0] > judged[1]) is (players[0] is better)


@pytest.mark.rule("CH-38")
def test_the_winner_of_the_last_round_with_most_points_has_won() -> None:
    """After round 6 the table's judgement is known."""
    state = after(3, Seat(vp=9), Seat(vp=8), Seat(vp=2), round_number=ROUNDS, phase=int(JUDGING))

    assert shares_between(state) == [1.0, 0.0, 0.0]


@pytest.mark.rule("CH-39")
def test_only_finalists_can_win_sudden_death() -> None:
    """Who does not play the seventh round has no share."""
    state = after(3, Seat(vp=3), Seat(vp=8), Seat(vp=2), round_number=ROUNDS, phase=int(JUDGING))
    judged = shares_between(state)

    assert judged[2] == 0
    assert judged[0] > 0 < judged[1]


def test_the_weights_fill_their_tables() -> None:
    """Every value and size has its worths, every number of rounds its row."""
    for weights in (DUEL, TABLE):
        for table in (weights.held, weights.laid, weights.faced):
            assert len(table) == (HIGHEST - LOWEST + 1) * SIZES
        assert len(weights.scalars) == LEAST + 1
        assert len(weights.near) == len(weights.nearly) == 15
    assert len(DUEL.vp) == len(TABLE.vp) == ROUNDS * WIDTH
    assert WIDTH == BEYOND + 1 + BEHIND


def test_a_squire_decides_within_the_rules_too() -> None:
    """The careless level draws among the same candidates."""
    state = played(4, 2, 30)
    choice = make_player("mcts", RULES, level="squire", seed=1).choose(state, state.to_move)

    assert choice.action in EVALUATOR.actions(state)
    assert choice.action & VERB in {action & VERB for action in state.legal_actions()}


@EVERY_TABLE
def test_what_leads_on_leaves_out_nothing_but_taking_back(seats: int) -> None:
    """The anchor of measurements never lays and takes back for ever."""
    for decisions in range(0, 80, 4):
        state = played(seats, 6, decisions)
        legal, onward = state.legal_actions(), EVALUATOR.onward(state)

        assert onward
        assert all(state.notation(action).startswith("take back") for action in set(legal) - set(onward))
        assert not any(state.notation(action).startswith("take back") for action in onward)
