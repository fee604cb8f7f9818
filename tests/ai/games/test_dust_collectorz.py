"""What computer players know of Dust Collectorz: whole sets, exact answers, chains, who is ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ai.evaluators import evaluator_of
from ai.players import make_player
from game.dust_collectorz.player.evaluator import DustEvaluator
from game.dust_collectorz.player.plans import Planner
from game.dust_collectorz.player.stakes import Stakes
from game.dust_collectorz.player.worth import DEFENCE, HELD, shares_of
from game.dust_collectorz.rules.actions import REST_PRIMARY, TAKE_ALL_BACK, TAKE_BACK, USE_PRIMARY, VERB
from game.dust_collectorz.rules.battle.state import BattleState
from game.dust_collectorz.rules.cards.cards import KINDS
from game.dust_collectorz.rules.phases import ANSWERING, ATTACKING
from game.dust_collectorz.rules.position import DustState
from game.dust_collectorz.rules.state import DustRules
from game.engine.contract import OVER
from game.engine.match import resolve_chance
from game.engine.rng import Rng
from tests.ai.positions import quickly_played
from tests.dust_collectorz.positions import battle

if TYPE_CHECKING:
    from collections.abc import Mapping

RULES = DustRules()
EVALUATOR = evaluator_of(RULES)
Options = dict[str, object]
TABLES: tuple[tuple[int, Options], ...] = (
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"mode": "team"}),
    (2, {"lists": "secret", "deck1": "random", "forfeits": "draw one"}),
    (2, {"mode": "young"}),
    (3, {"mode": "young", "shares": "short"}),
)
EVERY_TABLE = pytest.mark.parametrize(("seats", "options"), TABLES)


def played(seats: int, options: Mapping[str, object], seed: int, decisions: int) -> DustState:
    """Play so many decisions by the quick policy, but not to the end."""
    return quickly_played(EVALUATOR, RULES.setup(seats, seed, options), seed, decisions)


def duel(mine: str, theirs: str, deck: str = "", *, attack: str = "") -> BattleState:
    """Put two hands on the table, seat 0 to attack; or let seat 1 have attacked it so ("lay x; attack y")."""
    state = battle(RULES.setup(2, 1, {"deck1": "attic", "deck2": "attic"}))
    resolve_chance(state)
    state.apply(state.legal_actions()[0])
    resolve_chance(state)
    for player, words in zip(state.players, (mine, theirs), strict=True):
        player.hand = sorted(KINDS[word] for word in words.split())
        player.deck = sorted(KINDS[word] for word in deck.split())
        player.masks = [0] * len(player.hand)
    state.attacker = 1 if attack else 0
    state.decides(state.attacker, ATTACKING)
    for text in attack.split("; ") if attack else ():
        state.apply(state.read(text))
    return state


def plan(state: BattleState) -> list[str]:
    """Write the steps of the best set at first sight."""
    return [state.notation(step) for step in Planner(state).plan(EVALUATOR.actions(state))]


def thought_about(state: DustState) -> list[str]:
    """List what is worth a thought, as it is written."""
    return [state.notation(action) for action in EVALUATOR.actions(state)]


def test_the_game_has_an_evaluator_of_its_own() -> None:
    """Its module is found by the game's name."""
    assert isinstance(EVALUATOR, DustEvaluator)


@EVERY_TABLE
def test_what_leads_on_comes_to_an_end(seats: int, options: Options) -> None:
    """Who never takes back ends each set and the match."""
    state = RULES.setup(seats, 3, options)
    resolve_chance(state)
    decisions = 0
    while state.to_move != OVER:
        onward = EVALUATOR.onward(state)
        assert set(onward) <= set(state.legal_actions())
        assert not [action for action in onward if state.notation(action).startswith(("take", "rest"))]
        state.apply(onward[decisions % len(onward)])
        resolve_chance(state)
        decisions += 1
        assert decisions < 3000


@EVERY_TABLE
def test_what_is_thought_about_is_legal_and_in_order(seats: int, options: Options) -> None:
    """At every table the candidates are legal actions in their order, each once, each with a score."""
    for decisions in range(0, 150, 7):
        state = played(seats, options, decisions, decisions)
        legal, actions = state.legal_actions(), EVALUATOR.actions(state)
        places = [legal.index(action) for action in actions]

        assert places == sorted(set(places)) != []
        assert len(EVALUATOR.prior_logits(state, actions)) == len(actions)
        assert EVALUATOR.playout(state, Rng(1)) in actions


@EVERY_TABLE
def test_judgements_are_shares_of_one_victory(seats: int, options: Options) -> None:
    """In every position each seat has a share from 0 to 1, and they add up; partners share alike."""
    for decisions in range(0, 150, 9):
        judged = EVALUATOR.evaluate(played(seats, options, 7, decisions), Rng(1))

        assert sum(judged) == pytest.approx(1)
        assert min(judged) >= 0
        assert options.get("mode") != "team" or judged[:2] == judged[2:]


@EVERY_TABLE
def test_thinking_leaves_the_position_as_it_was(seats: int, options: Options) -> None:
    """Planning puts back what it laid in thought."""
    for decisions in range(0, 120, 11):
        state = played(seats, options, 3, decisions)
        before = state.pack()
        EVALUATOR.prior_logits(state, EVALUATOR.actions(state))
        EVALUATOR.playout(state, Rng(1))

        assert state.pack() == before


@EVERY_TABLE
def test_first_impressions_play_whole_games(seats: int, options: Options) -> None:
    """The quick policy alone ends every game."""
    state = played(seats, options, 11, 5000)
    state.apply(EVALUATOR.playout(state, Rng(1)))
    resolve_chance(state)

    assert state.to_move == OVER


@EVERY_TABLE
def test_first_impressions_beat_chance(seats: int, options: Options) -> None:
    """Who follows them wins most of some games against players who do anything."""
    mine = 0.0
    games = 12
    for seed in range(games):
        state = RULES.setup(seats, seed, options)
        resolve_chance(state)
        chance = Rng(seed)
        me = {seed % seats, (seed + 2) % 4} if options.get("mode") == "team" else {seed % seats}
        while state.to_move != OVER:
            legal = state.legal_actions()
            by_chance = legal[chance.below(len(legal))]
            state.apply(EVALUATOR.playout(state, chance) if state.to_move in me else by_chance)
            resolve_chance(state)
        mine += sum(share for seat, share in enumerate(state.returns()) if seat in me)

    assert mine / games > (1.0 if options.get("mode") == "team" else 1.2) * len(me) / seats


# Laying a set


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_taken_back(seed: int) -> None:
    """A computer player never undoes a step of its own."""
    state = played(2, {}, seed, 20 + 5 * seed)
    undone = {int(TAKE_BACK), int(TAKE_ALL_BACK), int(REST_PRIMARY)}

    assert not undone & {action - action % VERB for action in EVALUATOR.actions(state)}


@pytest.mark.rule("DC-11")
def test_useful_abilities_are_announced_at_once_useless_ones_never() -> None:
    """CHARGE helps an attack and BRACE does not: the one is the only step, the other none."""
    state = duel("rattlekey wobble-sentry", "kiln-imp")
    state.apply(state.read("lay rattlekey"))
    charging = thought_about(state)
    state = duel("rattlekey wobble-sentry", "kiln-imp")
    state.apply(state.read("lay wobble-sentry"))

    assert charging == ["use primary"]
    assert USE_PRIMARY not in {action - action % VERB for action in EVALUATOR.actions(state)}


@pytest.mark.rule("DC-10")
def test_supports_are_added_in_one_order() -> None:
    """After the later of two cards the earlier one is not thought about: that set was laid the other way."""
    state = duel("kite-courier dogear paper-gnat margin-rider", "kiln-imp")
    for text in ("lay kite-courier", "use primary", "add dogear"):
        state.apply(state.read(text))
    later = [text for text in thought_about(state) if text.startswith("add")]
    state.apply(state.read("take back dogear"))
    state.apply(state.read("add paper-gnat"))

    assert "add paper-gnat" not in later
    assert "add dogear" in thought_about(state)


def test_of_equal_cards_those_in_hand_are_laid_first() -> None:
    """They are drawn anew; so the same kind in the overflow is not thought about."""
    state = duel("tinnow dogear", "kiln-imp")
    state.players[0].overflow = [KINDS["tinnow"]]

    assert thought_about(state) == ["lay tinnow", "lay dogear"]
    assert "lay tinnow from overflow" in [state.notation(action) for action in state.legal_actions()]


# Attacks and answers


def test_an_attack_names_a_stat_that_the_defender_lacks() -> None:
    """Against Tinlings who are weak in cunning, cunning is named."""
    state = duel("margin-rider", "cogwick rattlekey clatterpup", "cogwick rattlekey clatterpup pip-rivet")

    assert plan(state)[-1] == "attack cunning"


def test_a_stronger_attack_is_more_likely_to_hold() -> None:
    """Chances fall from sure to none as the value does."""
    state = duel("margin-rider", "cogwick rattlekey clatterpup", "kiln-imp chipcup")
    stakes = Stakes(state, 0)
    tribe, stat = 1, 0
    chances = [stakes.holds(0, tribe, stat, halves) for halves in (40, 14, 10, 0)]

    assert chances == sorted(chances, reverse=True)
    assert chances[0] == 1.0
    assert chances[-1] < 0.1


@pytest.mark.rule("DC-7")
def test_who_has_no_card_of_the_two_tribes_is_no_danger() -> None:
    """An attack that nobody can answer by the wheel holds in any stat."""
    state = duel("margin-rider", "dogear", "dogear paper-gnat")

    assert Stakes(state, 0).holds(0, 1, 0, 2) == 1.0


@pytest.mark.rule("DC-13")
def test_an_answer_that_wins_is_laid() -> None:
    """The margin of an answer is exact: of two characters the one that wins is laid, though it is dearer."""
    state = duel(
        "big-hugo-batting dimple", "croquet-knight pegkin", attack="lay croquet-knight; attack attack"
    )
    assert state.phase == ANSWERING

    assert plan(state)[0] == "lay big-hugo-batting"


def test_a_lost_clash_costs_as_little_as_possible() -> None:
    """Where nothing wins, one card is thrown in, and the cheapest."""
    attack = "lay the-quiet-carver; use primary; add oakenback; attack health"
    state = duel("buttoneye dame-damask", "the-quiet-carver oakenback", attack=attack)

    assert plan(state)[0] == "lay buttoneye"
    assert not [text for text in plan(state) if text.startswith("add")]


@pytest.mark.rule("DC-18")
def test_a_trap_is_kept_for_more_than_a_single_bronze() -> None:
    """Who can win cheaply does; who would lose much springs the trap."""
    cheap = duel("big-hugo-batting greedy-jar", "pegkin", attack="lay pegkin; attack attack")
    dear = duel(
        "snugworm greedy-jar",
        "the-quiet-carver croquet-knight",
        attack="lay the-quiet-carver; use primary; add croquet-knight; attack attack",
    )

    assert plan(cheap)[0] == "lay big-hugo-batting"
    assert plan(dear) == ["trap greedy-jar"]


def test_bonuses_of_defenders_count() -> None:
    """BRACE makes a card more dangerous to an attack than its stat alone."""
    kind = KINDS["rootfather-alder"]

    assert DEFENCE[4 * kind] == 2 * 5 + 2 * 3


# Who is ahead


def test_points_and_cards_speak_for_a_seat() -> None:
    """A capture pile with an epic in it, or a better hand, is worth more."""
    even = duel("cogwick", "cogwick", "tinnow")
    ahead = even.clone()
    ahead.players[0].captured = [KINDS["madame-zinc"]]
    richer = even.clone()
    richer.players[0].deck = [KINDS["tinnow"], KINDS["madame-zinc"]]

    assert shares_of(even)[0] == pytest.approx(0.5)
    assert shares_of(ahead)[0] > 0.55
    assert shares_of(richer)[0] > 0.55


def test_every_card_is_worth_something_unlaid() -> None:
    """Counters too, and high ranks more than low ones."""
    assert min(HELD) > 0
    assert HELD[KINDS["madame-zinc"]] > HELD[KINDS["brass-marcher"]] > HELD[KINDS["cogwick"]]


def test_a_search_finds_a_winning_answer() -> None:
    """With the last cards on the table, the answer that wins the game is found."""
    state = duel(
        "big-hugo-batting dimple", "croquet-knight pegkin", attack="lay croquet-knight; attack attack"
    )
    choice = make_player("mcts", RULES, simulations=200, seed=2).choose(state, 0)

    assert state.notation(choice.action) == "lay big-hugo-batting"


# Young Champions


@pytest.mark.rule("DC-32")
def test_of_cards_of_one_tribe_one_is_thought_about() -> None:
    """Only tribes count."""
    state = played(2, {"mode": "young"}, 4, 30)
    tribes = [text for text in thought_about(state) if text.startswith("play")]

    assert len(tribes) <= 5
