"""House rules: which options depart from a rulebook, and that they do what they say and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec
import pytest

from game.dust_collectorz.rules.events import Played
from game.engine.match import Match
from game.engine.options import house_rules
from game.engine.rng import Rng
from game.registry import GAMES, rules_of

if TYPE_CHECKING:
    from game.splendor_marvel.rules.view import SplendorView


def played(game: str, seats: int, seed: int, options: dict[str, object]) -> Match:
    """Let chance play a match."""
    match, chance = Match(rules_of(game), seats, seed, options), Rng(seed)
    while not match.over:
        actions = match.state.legal_actions()
        match.play(actions[chance.below(len(actions))])
    return match


@pytest.mark.parametrize("game", GAMES)
def test_the_defaults_are_official(game: str) -> None:
    """And so is whatever the seats bring."""
    rules = rules_of(game)

    assert all(option.is_official(option.default) for option in rules.options)
    assert all(set(option.house) < set(option.allowed) for option in rules.options)
    assert not any(option.is_house for option in rules.options if option.kind == "seat")
    assert house_rules(rules, Match(rules, rules.seats[0], 1).options) == {}


@pytest.mark.parametrize(
    ("game", "options", "house"),
    [
        ("splendor_marvel", {"start": "2", "target": 12}, {"target": 12}),
        ("splendor_marvel", {"play_out": True}, {"play_out": True}),
        ("seventh_hero", {"start": "3"}, {}),
        ("custom_heroes", {"goal": 10}, {}),
        ("custom_heroes", {"goal": 9}, {"goal": 9}),
        ("dust_collectorz", {"mode": "young", "lists": "secret", "deck1": "attic"}, {}),
        ("dust_collectorz", {"mode": "young", "forfeits": "draw one"}, {}),
        ("dust_collectorz", {"shares": "short"}, {}),
        ("dust_collectorz", {"mode": "young", "shares": "short"}, {"shares": "short"}),
    ],
)
def test_house_rules_are_values_that_matter_and_depart(
    game: str, options: dict[str, object], house: dict[str, object]
) -> None:
    """What has no effect in a mode is none."""
    match = Match(rules_of(game), rules_of(game).seats[0] + 1, 1, options)

    assert house_rules(match.rules, match.options) == house


@pytest.mark.parametrize("game", GAMES)
def test_views_by_the_official_rules_say_nothing_of_house_rules(game: str) -> None:
    """So what was computed from them before there were any is the same."""
    match = Match(rules_of(game), rules_of(game).seats[0], 1)
    told = msgspec.json.decode(msgspec.json.encode(match.state.view(0)))

    assert {"aim", "each", "most"}.isdisjoint(told)


@pytest.mark.rule("SM-24")
@pytest.mark.parametrize("target", [10, 25])
def test_the_gauntlet_needs_the_points_of_the_match(target: int) -> None:
    """Whoever holds it has them; the view says how many."""
    ends = [played("splendor_marvel", 2, seed, {"target": target}).state for seed in range(6)]
    views = [cast("SplendorView", state.view(0)) for state in ends]

    assert {view.target for view in views} == {target}
    assert all(view.players[view.gauntlet].points >= target for view in views if view.gauntlet >= 0)


@pytest.mark.rule("SH-1")
@pytest.mark.parametrize("copies", [8, 13])
def test_every_hero_has_as_many_copies(copies: int) -> None:
    """All cards of the box, wherever they lie."""
    state = Match(rules_of("seventh_hero"), 5, 3, {"copies": copies}).state

    held = sum(len(player.hand) + player.size() for player in state.players)  # type: ignore[attr-defined]
    assert state.left + sum(state.discards) + held == 7 * copies  # type: ignore[attr-defined]
    assert state.view(0).copies == copies  # type: ignore[attr-defined]


@pytest.mark.rule("DC-6")
@pytest.mark.parametrize(("sets", "largest"), [("two", 2), ("one", 1)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_set_is_larger_than_the_house_rule_allows(sets: str, largest: int, seats: int) -> None:
    """Neither an attack nor an answer; counters are no part of the stack."""
    match = played("dust_collectorz", seats, seats, {"sets": sets})
    sizes = []
    for number in range(len(match.decisions)):
        view = match.at(number).view(0)
        sizes += [1 + len(one.supports) for one in (view.attack, view.answer) if one is not None]  # type: ignore[attr-defined]

    assert max(sizes) == largest


@pytest.mark.rule("DC-32")
@pytest.mark.parametrize(("sets", "longest"), [("two", 2), ("one", 1)])
def test_no_chain_is_longer_than_the_house_rule_allows(sets: str, longest: int) -> None:
    """The turn ends by itself."""
    match = played("dust_collectorz", 3, 4, {"mode": "young", "sets": sets})
    numbers = range(len(match.decisions))
    events = [event for number in numbers for step in match.steps(number) for event in step.events]
    runs = [event.chain for event in events if isinstance(event, Played)]

    assert max(runs) == longest


@pytest.mark.rule("DC-6")
def test_a_card_too_many_has_its_reason() -> None:
    """It says how many may be laid."""
    match, chance = Match(rules_of("dust_collectorz"), 2, 2, {"sets": "one"}), Rng(1)
    codes: set[str] = set()
    while not match.over and not codes:
        state = match.state
        actions = state.legal_actions()
        adds = [action for action in range(5 * 65536, 5 * 65536 + 256 * 200, 256) if action not in actions]
        codes = {state.why_not(action).code for action in adds} & {"set_full"}
        match.play(actions[chance.below(len(actions))])

    assert codes == {"set_full"}


@pytest.mark.rule("DC-21")
@pytest.mark.parametrize(("seats", "mode"), [(2, "champions"), (3, "champions"), (4, "team")])
def test_an_empty_deck_ends_the_match_by_the_house_rule(seats: int, mode: str) -> None:
    """After the round, with everything captured; the log says why."""
    match = played("dust_collectorz", seats, 1, {"mode": mode, "ending": "deck"})
    events = [type(event).__name__ for step in match.steps(len(match.decisions) - 1) for event in step.events]

    assert {"DeckEmpty", "RanOut", "NoCharacter"} & set(events)
    assert "Finished" in events
    assert all(not player.hand and not player.deck for player in match.state.players)  # type: ignore[attr-defined]
