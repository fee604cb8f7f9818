"""What an expected line brings in Splendor: Marvel, for explanations; weights are rough chances to win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ai.analysis.claims import NEXT, NOW, Claim
from game.engine.packed import at_least, count, minus, total
from game.splendor_marvel.rules import events as happened
from game.splendor_marvel.rules.cards import CHARACTERS
from game.splendor_marvel.rules.pieces import COST, DEMAND
from game.splendor_marvel.words.says import location

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ai.analysis.claims import Line, Step
    from game.engine.errors import Fact
    from game.splendor_marvel.rules.state import SplendorState
    from game.texts.texts import Texts

A_CARD: Final = 0.02
A_POINT: Final = 0.025
AN_AWARD: Final = 0.11
TIME_STONE: Final = 0.06
THE_GAUNTLET: Final = 0.6
DISCOUNT: Final = 0.65  # a turn later
POINTS_WORTH_TELLING: Final = 3
NEAR: Final = 3  # bonuses missing for a location
MANY: Final = 99


def claims(line: Line) -> Iterator[Claim]:
    """Claim what the seat gets now and in its next turns, and what rivals get before its next one."""
    start = cast("SplendorState", line.steps[0].before)
    seen = {card for card in (*start.market, *start.players[line.seat].hand) if card < len(CHARACTERS)}
    recruits = 0
    for step in line.steps:
        own = step.mover == line.seat
        if not own and step.turn > NOW:
            continue
        recruits += own and any(isinstance(event, happened.Recruited) for event in step.events)
        factor = DISCOUNT ** max(0, step.turn - NEXT) if own else -1.0
        for event in step.events:
            yield from _claimed(step, event, seen, factor)
    if not recruits:
        yield from _saving(line, seen)


def _claimed(step: Step, event: object, seen: set[int], factor: float) -> Iterator[Claim]:
    seat, when = step.mover, step.turn
    match event:
        case happened.Recruited(card=card) if card in seen:
            yield _recruiting(step, event, factor)
            if event.time:
                yield Claim("time", seat, TIME_STONE * factor, (), {"when": when, "card": card})
        case happened.LocationTaken(seat=taker, location=side) if taker == seat:
            yield Claim("location", seat, AN_AWARD * factor, (side,), {"when": when, "location": side})
        case happened.AvengersTaken(seat=taker, loser=loser) if taker == seat:
            yield Claim("avengers", seat, AN_AWARD * factor, (), {"when": when, "other": loser})
        case happened.GauntletTaken(seat=taker) if taker == seat:
            yield Claim("gauntlet", seat, THE_GAUNTLET * factor, (), {"when": when})
        case happened.Reserved(card=card, place=place) if place >= 0 and card is not None and when == NEXT:
            yield Claim("reserve", seat, 0.5 * A_CARD * factor, (card,), {"card": card})


def _recruiting(step: Step, event: happened.Recruited, factor: float) -> Claim:
    """Claim a recruit, with the best that can be said of it: points, a location, a colour."""
    state = cast("SplendorState", step.before)
    card = CHARACTERS[event.card]
    bonuses = state.players[step.mover].bonuses
    nth = int(count(bonuses, card.bonus)) + 1
    missing, side = min(
        (
            (total(minus(DEMAND[one], bonuses)) - 1, one)
            for one in state.locations
            if _wants(one, bonuses, card.bonus)
        ),
        default=(MANY, 0),
    )
    extra = "bonus"
    if card.points >= POINTS_WORTH_TELLING:
        extra = "points"
    elif nth == 1:
        extra = "colour"
    elif 0 < missing <= NEAR:
        extra = "location"
    facts: dict[str, Fact] = {
        "card": event.card,
        "when": step.turn,
        "paid": sum(event.paid),
        "bonus": card.bonus,
        "nth": nth,
        "location": side,
        "missing": int(missing),
        "points": card.points,
        "colours": int(at_least(bonuses, 1)).bit_count() + (nth == 1),
        "extra": extra,
    }
    weight = A_CARD + A_POINT * card.points + (A_CARD if extra in {"colour", "location"} else 0.0)
    return Claim("recruit", step.mover, weight * factor, (event.card,), facts)


def _wants(side: int, bonuses: int, colour: int) -> bool:
    return count(minus(DEMAND[side], bonuses), colour) > 0


def _saving(line: Line, seen: set[int]) -> Iterator[Claim]:
    """Claim how near stones bring the seat to the character that it then misses least for."""
    last = cast("SplendorState", line.steps[-1].after)
    me = last.players[line.seat]
    wallet = me.chips + me.bonuses
    near = [
        (max(0, total(minus(COST[card], wallet)) - me.shields), -CHARACTERS[card].points, card)
        for card in (*last.market, *me.hand)
        if card in seen
    ]
    took = next((event for event in line.steps[0].events if isinstance(event, happened.Took)), None)
    if near and took is not None:
        missing, _, card = min(near)
        facts: dict[str, Fact] = {"card": card, "missing": int(missing)}
        yield Claim("save", line.seat, A_CARD, (card,), facts)


def facts(claim: Claim, texts: Texts) -> Mapping[str, object]:
    """Name what a claim is about."""
    told: dict[str, object] = dict(claim.facts)
    if "card" in told:
        told["card"] = CHARACTERS[int(str(told["card"]))].name
    if "bonus" in told:
        told["stone"] = texts(f"chip-{told['bonus']}")
    if "location" in told:
        told["location"] = location(int(str(told["location"])))
    return told
