"""The sentences at a table, what happened and what is to be done, end as sentences do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from game.engine.contract import OVER, State
from game.engine.events import seen
from game.engine.match import Step, take_step
from game.engine.rng import Rng
from game.registry import GAMES
from game.screens.match.game import says_of, table_of
from game.table.contract import Setting
from game.table.pieces import Seat
from game.texts.languages import languages
from game.texts.stops import one_stop
from game.texts.texts import Voice
from tests.speaking import speaking

IN = speaking()

NAMES = ("Wilhelmina", "Benedict", "Cleopatra", "Desmond", "Eleonore", "Ferdinand")


SEATS = tuple(Seat(name, at, computer=False) for at, name in enumerate(NAMES))


def played(game: str) -> Iterator[tuple[State, Step]]:
    """Play by chance, with most seats and all ways to play; list each step."""
    rules = GAMES[game].rules
    modes: list[dict[str, object]] = [{}]
    modes += [{one.name: value} for one in rules.options if one.name == "mode" for value in one.allowed]
    for options in modes:
        for seed in range(3):
            state, rng = rules.setup(rules.seats[-1], seed, options), Rng(seed)
            while state.to_move != OVER:
                actions = state.legal_actions()
                action = actions[rng.below(len(actions))]
                yield state.clone(), take_step(state, action)


@cache
def said(game: str, language: str) -> tuple[frozenset[str], frozenset[str]]:
    """Gather all prompts and all events of those matches, as each mover sees them."""
    says = says_of(game)
    prompts, events, texts = set[str](), set[str](), IN[language].of(game)
    for before, (_, _, happened) in played(game):
        seat = max(0, before.to_move)
        told = table_of(game).prompt(before.view(seat), Setting(SEATS[: before.seats], texts))
        prompts |= {told.heading, told.text}
        events.add(says.tell(seen(happened, seat), NAMES, texts))
    return frozenset(prompts), frozenset(events)


EVERY = [(game, language) for game in GAMES for language in languages()]


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_no_sentence_has_two_full_stops(game: str, language: str) -> None:
    """Not even one that ends in an abbreviation."""
    prompts, events = said(game, language)

    assert [text for text in (*prompts, *events) if ".." in text.replace("...", "")] == []


@pytest.mark.parametrize("language", languages())
def test_a_hint_that_ends_in_an_abbreviation_has_one_full_stop(language: str) -> None:
    """“Hint: Recruit Wong for 1 S.H.I.E.L.D. Press H again …” had two; dots that mean something stay."""
    words = Voice(language, strict=True)
    move = "Recruit Wong for 1 S.H.I.E.L.D."
    told = [words("match-advice-why", move=move), words("match-advice-move", move=move, key="H")]

    assert [".." in one for one in told] == [False, False]
    assert one_stop("Wait... here: ../saves and S.H.I.E.L.D..") == "Wait... here: ../saves and S.H.I.E.L.D."
