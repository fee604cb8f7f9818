"""The last of a round falls back below the goal when all else is done; round 7 has no bets (CH-34, CH-35)."""

from __future__ import annotations

import pytest

from game.custom_heroes.player.evaluator import frame_score
from game.custom_heroes.rules.actions import DISCARD, TRADE
from game.custom_heroes.rules.pieces import JUDGING
from game.custom_heroes.rules.rounds import ask_for_bets
from game.custom_heroes.rules.state import HeroesState
from game.custom_heroes.words import says
from game.engine.events import seen
from game.engine.match import take_step
from tests.custom_heroes.positions import Seat, begin, heroes, notations, power, until_dealt, vp
from tests.speaking import speaking

IN = speaking("custom_heroes")

NAMES = ("Ada", "Bo", "Cy")


def settling(points: int, tokens: int, goal: int = 10) -> HeroesState:
    """Let the last of three score with `tokens`, so that it has to trade or to discard; it gains 2."""
    state = heroes(3, Seat("3a"), Seat(place=1), Seat("9a 8a", vp=points, power=tokens), goal=goal)
    begin(state, "play 3a")
    begin(state, "score")
    return begin(state, "score")


@pytest.mark.rule("CH-35")
@pytest.mark.parametrize(
    ("points", "tokens", "said", "left"),
    [
        (10, 6, ["trade"], (9, 4)),
        (10, 5, ["trade"], (9, 3)),
        (9, 6, ["trade"], (9, 4)),
        (8, 6, ["trade"], (8, 4)),
        (14, 6, ["discard"], (9, 6)),
        (14, 12, ["trade", "trade"], (9, 6)),
        (14, 12, ["trade", "discard"], (9, 6)),
    ],
)
def test_the_cut_comes_after_the_trades(
    points: int, tokens: int, said: list[str], left: tuple[int, int]
) -> None:
    """The last can't trade its way back to the goal, and can't trade again before the next deal."""
    state = settling(points, tokens)
    for text in said:
        begin(state, text)

    assert (vp(state)[2], power(state)[2]) == left
    assert notations(state) == ["deal"]


@pytest.mark.rule("CH-35")
def test_until_its_trades_are_made_the_last_keeps_its_vp() -> None:
    """One is lost with the place; what is above the goal goes when the round is over."""
    state = settling(14, 6)

    assert (vp(state)[2], state.to_move, notations(state)) == (13, 2, ["trade", "discard"])


@pytest.mark.rule("CH-35")
@pytest.mark.rule("CH-38")
def test_the_cut_comes_before_the_judgement_after_round_six() -> None:
    """What the last has above the goal makes it no finalist."""
    state = heroes(3, Seat("3a", vp=1), Seat(place=1, vp=9), Seat("9a 8a", vp=14), round_number=6)
    until_dealt(state, "play 3a")

    assert (vp(state), state.phase) == ([3, 9, 9], JUDGING)


@pytest.mark.rule("CH-35")
@pytest.mark.parametrize(
    ("points", "tokens", "text", "english", "german"),
    [
        (
            10,
            6,
            "trade",
            "Cy trades 4 power for 1 VP. Last place stays below the goal: Cy drops back to 9 VP.",
            (
                "Cy tauscht 4 Powermarker gegen 1 Siegpunkt. "
                "Der letzte Platz bleibt unter dem Ziel: Cy fällt auf 9 Siegpunkte zurück."
            ),
        ),
        (
            14,
            6,
            "discard",
            "Cy discards 2 power. Last place stays below the goal: Cy drops back to 9 VP.",
            (
                "Cy wirft 2 Powermarker ab. "
                "Der letzte Platz bleibt unter dem Ziel: Cy fällt auf 9 Siegpunkte zurück."
            ),
        ),
        (5, 10, "discard", "Cy discards 6 power.", "Cy wirft 6 Powermarker ab."),
        (5, 6, "trade", "Cy trades 4 power for 1 VP.", "Cy tauscht 4 Powermarker gegen 1 Siegpunkt."),
    ],
)
def test_the_log_tells_of_the_cut(points: int, tokens: int, text: str, english: str, german: str) -> None:
    """With the trade or discard that it follows."""
    state = settling(points, tokens)
    events = take_step(state, state.read(text)).events
    told = [says.tell(seen(events, 0), NAMES, IN[language]) for language in ("en", "de")]

    assert told == [english, german]


@pytest.mark.rule("CH-35")
@pytest.mark.parametrize("points", [10, 12])
def test_a_computer_player_does_not_trade_for_what_the_cut_takes(points: int) -> None:
    """It keeps as much power as it may."""
    state = settling(points, 6)

    assert frame_score(state, int(DISCARD)) > frame_score(state, int(TRADE))


@pytest.mark.rule("CH-34")
@pytest.mark.parametrize(("number", "phase"), [(2, "betting"), (6, "betting"), (7, "turn")])
def test_round_seven_has_no_bets(number: int, phase: str) -> None:
    """Its leader begins at once, whatever VP and Kodoras there are."""
    rich = Seat("3a+kodora 4a", unused="kodora", vp=8)
    state = heroes(3, rich, Seat("5a 6a", vp=9), Seat("7a 8a", vp=9), round_number=number)
    ask_for_bets(state, 0)

    assert state.view(0).phase == phase
    assert bool(notations(state, "bet ")) == (phase == "betting")
