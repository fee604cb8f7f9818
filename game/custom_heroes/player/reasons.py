"""What an expected line brings in Custom Heroes, for explanations; weights are rough chances to win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ai.analysis.claims import NOW, Claim
from game.custom_heroes.rules import events as happened
from game.custom_heroes.rules.cards import BASE_VALUES
from game.custom_heroes.rules.pieces import BETTING
from game.custom_heroes.words.naming import amount, signed

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ai.analysis.claims import Line, Step
    from game.custom_heroes.rules.state import HeroesState
    from game.engine.errors import Fact
    from game.texts.texts import Texts

A_TRICK: Final = 0.05
A_VP: Final = 0.025
A_CARD: Final = 0.01  # shed
A_SKIP: Final = 0.02
A_POWER: Final = 0.012
BEATEN: Final = 0.04
OUT: Final = (0.0, 0.2, 0.1, 0.06)  # by place
THE_MATCH: Final = 0.6
FOLLOWING: Final = 0.015  # the set that comes next
AT_ONCE: Final = 0.04  # the set that this turn is about
LOW: Final = 2  # base values up to that are hard to get rid of
RIVALS: Final = -0.7  # a rival's gain, of the same gain of one's own


def claims(line: Line) -> Iterator[Claim]:
    """Claim who wins the trick, what can be played next, and who goes out."""
    seat, played, won, over = line.seat, False, False, False
    for step in line.steps:
        own = step.mover == seat
        for event in step.events:
            yield from _outcomes(line, step, event, first=not over)
            won = won or (isinstance(event, happened.TrickWon) and event.seat == seat)
            over = over or isinstance(event, happened.TrickWon)
            if isinstance(event, happened.Played) and own:
                if not (won and event.led):  # told with the trick
                    yield from _own_play(line, step, event)
                played = True
            elif isinstance(event, happened.Played) and played and step.turn == NOW and _tops(line, step):
                yield Claim("beaten", event.seat, -BEATEN, (), {})
    yield from _shed(line)


def _tops(line: Line, step: Step) -> bool:
    """Whether the set that is played tops the seat's."""
    return cast("HeroesState", step.before).last == line.seat


def _outcomes(line: Line, step: Step, event: object, *, first: bool) -> Iterator[Claim]:
    """Claim what is settled by the way: tricks, places, the match, VP."""
    match event:
        case happened.TrickWon(seat=winner) if first:
            worth = A_TRICK + A_VP * event.gained
            opening = "yes" if cast("HeroesState", line.steps[0].before).phase == BETTING else "no"
            facts: dict[str, Fact] = {"vp": event.gained, "first": opening}
            yield _about(line, "trick", winner, worth, facts | _lead(line, step, winner))
        case happened.Placed(seat=one, place=place) if place < min(len(OUT), step.before.seats):
            yield _about(line, "out", one, OUT[place], {"place": place}, (place,))
        case happened.Victory(seat=winner):
            yield _about(line, "victory", winner, THE_MATCH, {})
        case happened.Traded(seat=one) if one == line.seat and step is not line.steps[0]:
            yield Claim("trade", one, A_VP, (), {"vp": event.vp})


def _about(
    line: Line, code: str, seat: int, worth: float, facts: dict[str, Fact], about: tuple[int, ...] = ()
) -> Claim:
    return Claim(code, seat, worth if seat == line.seat else RIVALS * worth, about, facts)


def _lead(line: Line, step: Step, winner: int) -> dict[str, Fact]:
    """Return the set with which the winner of a trick leads the next one, its own if it is the seat's."""
    nothing: dict[str, Fact] = {"count": 0, "value": 0, "form": 0}
    if winner != line.seat:
        return nothing
    later = line.steps[line.steps.index(step) + 1 :]
    events = (event for one in later for event in one.events)
    first = next((event for event in events if isinstance(event, happened.Played)), None)
    return _set(first) if first is not None and first.seat == winner and first.led else nothing


def _set(event: happened.Played) -> dict[str, Fact]:
    return {"count": event.play.count, "value": event.play.value, "form": int(event.play.ascended)}


def _own_play(line: Line, step: Step, event: happened.Played) -> Iterator[Claim]:
    if event.skipped >= 0 and step.turn == NOW:
        yield Claim("skip", line.seat, A_SKIP, (event.skipped,), {"other": event.skipped})
    if event.power and step.turn == NOW:
        yield Claim("power", line.seat, A_POWER * event.power, (), {"power": event.power})
    if step is line.steps[0]:
        return
    about = (event.play.count, event.play.value, int(event.play.ascended))
    facts = _set(event) | {"when": step.turn, "led": "yes" if event.led else "no"}
    weight = (FOLLOWING if step.turn else AT_ONCE) + A_CARD * len(event.play.cards)
    yield Claim("play", line.seat, weight, about, facts)


def _shed(line: Line) -> Iterator[Claim]:
    """Claim how many cards the seat gets rid of by the way, and the lowest of them."""
    plays = [
        event
        for step in line.steps
        for event in step.events
        if isinstance(event, happened.Played) and event.seat == line.seat
    ]
    if not plays:
        return
    gone = [card for event in plays for card in event.play.cards]
    yield Claim("shed", line.seat, A_CARD * len(gone), (), {"count": len(gone), "left": plays[-1].left})
    low = min(card.card % BASE_VALUES + 1 for card in plays[0].play.cards)
    if low == plays[0].play.value <= LOW and plays[0] in line.steps[0].events:
        yield Claim("low", line.seat, A_CARD * 2, (low,), {"low": low})


def facts(claim: Claim, texts: Texts) -> Mapping[str, object]:
    """Name what a claim is about."""
    told: dict[str, object] = dict(claim.facts)
    if "form" in told:
        count, value = told["count"], int(str(told["value"]))
        values = texts("set-values", count=count, number=value, value=signed(value))
        told["set"] = texts("set-form") if told["form"] else values
    if "power" in told:
        told["power"] = amount(int(str(told["power"])), "power", texts)
    return told
