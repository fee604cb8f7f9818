"""What an expected line brings in Seventh Hero, for explanations; weights are rough chances to win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ai.analysis.claims import NOW, Claim
from game.seventh_hero.rules import events as happened
from game.seventh_hero.rules.cards import HEROES, WINNING
from game.seventh_hero.words.naming import the_hero

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ai.analysis.claims import Line, Step
    from game.engine.errors import Fact
    from game.seventh_hero.rules.state import SeventhState
    from game.texts.texts import Texts

A_HERO: Final = (0.05, 0.05, 0.06, 0.07, 0.09, 0.13, 0.6)  # by heroes of the party then
A_LOSS: Final = 0.1  # a double
CANCELLED: Final = 0.04
SLAIN: Final = 0.02
KNOWN: Final = 0.03
ANSWERED: Final = 0.02
READY: Final = 0.03
DRAWN: Final = 0.03
SENT: Final = 0.02
KEPT: Final = 0.02  # a hero that is still ready
IN_HAND: Final = 0.01  # a card
RIVALS: Final = -0.6  # a rival's gain, of the same gain of one's own


def claims(line: Line) -> Iterator[Claim]:
    """Claim who gets the wanderer, which abilities work, and what the seat keeps."""
    ended = False
    for step in line.steps:
        for event in step.events:
            if not ended or getattr(event, "seat", -1) == line.seat:
                yield from _wanderer(line, event, now=not ended)
                yield from _ability(line, step, event)
            ended = ended or isinstance(event, happened.TurnEnded)
    yield from _kept(line)


def _wanderer(line: Line, event: object, *, now: bool) -> Iterator[Claim]:
    """Claim whom the wanderer of this turn joins, or whom it costs a hero."""
    match event:
        case happened.Recruited(seat=seat, heroes=heroes) if now:
            code = "wins" if heroes == WINNING else "joins"
            worth = A_HERO[heroes] * (1.0 if seat == line.seat else RIVALS)
            home = "yes" if event.leader == seat else "no"
            yield Claim(code, seat, worth, (), {"heroes": heroes, "home": home})
        case happened.Eliminated(seat=seat) if now:
            worth = -A_LOSS * (1.0 if seat == line.seat else RIVALS)
            yield Claim("double", seat, worth, (), {"card": event.card})
        case happened.Sent(seat=seat, card=card) if (
            seat == line.seat and card and event not in line.steps[0].events
        ):
            yield Claim("send", seat, SENT, (card,), {"card": card, "now": "yes" if now else "no"})


def _ability(line: Line, step: Step, event: object) -> Iterator[Claim]:
    """Claim which abilities and questions work."""
    seat = line.seat
    match event:
        case happened.Cancelled(seat=who, whose=own) if own == seat:
            yield Claim("cancelled", who, -CANCELLED, (event.hero,), {"card": event.hero})
        case happened.Cancelled(seat=who) if who == seat:
            yield Claim("cancels", seat, CANCELLED, (event.hero,), {"card": event.hero, "other": event.whose})
        case happened.Slain(seat=who) if who != seat and step.turn == NOW:
            yield Claim("slain", who, -SLAIN, (), {})
        case happened.Asked(seat=who, equal=True) if who == seat:
            yield Claim("answer", seat, ANSWERED, (), {"card": event.card or 0, "other": event.leader})
        case happened.Looked(seat=who) if who == seat:
            yield Claim("looks", seat, KNOWN, (), {})
        case happened.Readied(seat=who, hero=hero) if who == seat:
            yield Claim("ready", seat, READY, (hero,), {"card": hero})
        case happened.Drew(seat=who, cards=cards) if who == seat:
            yield Claim("draws", seat, DRAWN, (), {"count": len(cards)})


def _kept(line: Line) -> Iterator[Claim]:
    """Claim which heroes stay ready and how many cards stay in hand, where that makes a difference."""
    state = cast("SeventhState", line.steps[0].after)
    me = state.players[line.seat]
    for hero in HEROES:
        if me.party & ~me.used & 1 << hero:
            yield Claim("keeps", line.seat, KEPT, (hero,), {"card": hero}, plan=False)
    drawn = sum(len(event.cards) for event in line.steps[0].events if isinstance(event, happened.Drew))
    cards: dict[str, Fact] = {"count": len(me.hand)}
    yield Claim("hand", line.seat, IN_HAND * (len(me.hand) - drawn), (), cards, plan=False)


def facts(claim: Claim, texts: Texts) -> Mapping[str, object]:
    """Name what a claim is about."""
    told: dict[str, object] = dict(claim.facts)
    if "card" in told:
        number = int(str(told["card"]))
        told["card"] = the_hero(number, texts) if number else ""
    return told
