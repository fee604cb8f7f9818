"""The board for the end of a round of Custom Heroes, in real positions."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import NamedTuple

import pytest

from game.custom_heroes.rules.actions import SCORE
from game.custom_heroes.rules.cards import REWARDS, STAKE
from game.custom_heroes.rules.state import HeroesState
from game.custom_heroes.table.overlays.payouts import finalists, next_leader, paid
from game.custom_heroes.table.overlays.round_board import round_board
from game.engine.contract import OVER, TABLE
from game.table.pieces import TEXT
from tests.custom_heroes_overlays.laid_sheets import NAMES, box, model_of, round_over, texts


class Settled(NamedTuple):
    """A seat before and after its score."""

    seat: int
    before: HeroesState
    after: HeroesState


def scores(games: list[list[HeroesState]]) -> list[Settled]:
    """All scores after which the game went on."""
    return [
        Settled(before.scorer, before, after)
        for game in games
        for before, after in pairwise(game)
        if before.to_move == TABLE and before.legal_actions() == [SCORE] and after.to_move != OVER
    ]


@pytest.mark.rule("CH-33")
@pytest.mark.rule("CH-34")
@pytest.mark.rule("CH-36")
def test_what_was_paid_follows_from_place_and_bets(games: list[list[HeroesState]]) -> None:
    """Power and advancements to the piece, VP but for their bounds, bets won and lost, the short bag."""
    wrong, bets, short = [], Counter[bool](), 0
    for seat, before, after in scores(games):
        was, now = before.players[seat], after.players[seat]
        pay = paid(after.view(0), seat)
        vp = max(0, was.vp + pay.bets + pay.vp)
        if now.place == after.seats:
            vp = min(vp, after.goal - 1)
        drawn = len(now.unused) - len(was.unused)
        if (vp, pay.power, pay.advancements) != (now.vp, now.power - was.power, drawn):
            wrong.append((seat, pay))
        bets[pay.bets > 0] += abs(pay.bets) // STAKE
        short += pay.advancements < REWARDS[after.seats][now.place - 1][2]

    assert min(bets[True], bets[False], short) > 0
    assert wrong == []


def test_the_pay_flies_in_piece_by_piece(ends: list[HeroesState]) -> None:
    """Each with a key of its own, from one spot, as many as were paid."""
    wrong = []
    for state in ends:
        view = state.view(0)
        flying = [piece for piece in round_board(model_of(view)) if piece.origin is not None]
        counts = Counter((piece.key.rpartition(":")[0], piece.face.kind) for piece in flying)
        expected = Counter[tuple[str, str]]()
        for seat in range(state.seats):
            pay = paid(view, seat)
            expected[f"paid:{seat}", "coin"] = max(0, pay.vp)
            expected[f"paid:{seat}", "power"] = pay.power
            expected[f"paid:{seat}", "secret"] = pay.advancements
        if counts != +expected or len({piece.key for piece in flying}) != len(flying):
            wrong.append(counts)

    assert len(ends) > 20
    assert wrong == []


def test_what_was_paid_covers_no_words(ends: list[HeroesState]) -> None:
    """Numbers lie beside the pieces, and so do the cards that were bet with."""
    clashes = []
    for state in ends:
        layout = round_board(model_of(state.view(0), "de"))
        pieces = [piece for piece in layout if piece.origin or piece.face.kind == "known_card"]
        words = [piece for piece in layout if piece.face.kind == TEXT]
        clashes += [
            (piece.key, word.face.facts[0])
            for piece in pieces
            for word in words
            if box(piece).colliderect(box(word))
        ]

    assert clashes == []


def test_seats_lie_in_the_order_of_their_places(ends: list[HeroesState]) -> None:
    """From above, each with its place and name."""
    wrong = []
    for state in ends:
        layout = round_board(model_of(state.view(0)))
        places = sorted(
            (piece.centre[1], piece.face.facts[0]) for piece in layout if piece.face.kind == "place_mark"
        )
        order = sorted(range(state.seats), key=lambda seat: int(state.players[seat].place))
        names = [text for text in texts(layout) if text in NAMES]
        if [place for _, place in places] != list(range(1, state.seats + 1)) or names != [
            NAMES[seat] for seat in order
        ]:
            wrong.append((places, names))

    assert wrong == []


def test_a_round_is_over_only_between_rounds(games: list[list[HeroesState]]) -> None:
    """Not before the first, and not while anybody still scores."""
    wrong = [
        state.round
        for game in games
        for state in game
        if round_over(state.view(0))
        != (state.to_move == TABLE and state.scorer < 0 and all(player.place for player in state.players))
    ]

    assert wrong == []
    assert not round_over(games[0][0].view(0))


@pytest.mark.rule("CH-37")
@pytest.mark.rule("CH-38")
@pytest.mark.rule("CH-39")
@pytest.mark.rule("CH-40")
def test_who_plays_and_leads_next_is_told_as_it_comes(ends: list[HeroesState]) -> None:
    """The board foretells what the rules then do."""
    wrong, decided, sudden = [], 0, 0
    for state in ends:
        view = state.view(0)
        twin = state.clone()
        while twin.to_move == TABLE:
            twin.apply(twin.legal_actions()[0])
        if twin.to_move == OVER:
            decided += 1
            wrong += [] if finalists(view) == [twin.winner] else [view]
            continue
        if view.round == 6:
            sudden += 1
            playing = [seat for seat in range(state.seats) if twin.takes_part(seat)]
            wrong += [] if sorted(finalists(view)) == playing else [view]
        wrong += [] if next_leader(view) == twin.leader else [view]

    assert min(decided, sudden) > 0
    assert wrong == []


def test_seats_at_the_goal_are_named(ends: list[HeroesState]) -> None:
    """As those who win when first out next; only when there are any, and not after round 6."""
    wrong = []
    for state in ends:
        if state.round == 6:
            continue
        there = {NAMES[seat] for seat in range(state.seats) if state.players[seat].vp >= state.goal}
        foot = max(round_board(model_of(state.view(0))), key=lambda piece: piece.face.kind == "note")
        named = {name for name in NAMES if name in str(foot.face.facts[0])}
        wrong += [] if named == there else [(named, there)]

    assert wrong == []
