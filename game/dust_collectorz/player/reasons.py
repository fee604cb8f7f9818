"""What an expected line brings in Dust Collectorz, for explanations; weights are rough chances to win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ai.analysis.claims import NOW, Claim
from game.dust_collectorz.rules import events as happened
from game.dust_collectorz.rules.cards.facts import NO_TRIBE, POINTS, TRIBE, is_counter
from game.dust_collectorz.rules.pieces import YOUNG
from game.dust_collectorz.words.naming import card_name, card_names, small_stat

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ai.analysis.claims import Line, Step
    from game.dust_collectorz.rules.battle.state import BattleState
    from game.dust_collectorz.rules.state import DustState
    from game.engine.errors import Fact
    from game.texts.texts import Texts

A_POINT: Final = 0.02
A_ROUND: Final = 0.02
A_TRAP: Final = 0.06
A_FORFEIT: Final = 0.03
STOPPED: Final = 0.03  # abilities
GAINED: Final = 0.02  # a card drawn, stolen, brought back or destroyed
LAID: Final = 0.04  # the set that this turn is about
NEXT_SET: Final = 0.015
KEPT: Final = 0.014  # a counter or a card of 3 points that stays in hand
PLAYED: Final = 0.03  # a card of a chain
STUCK: Final = 0.04
OUT: Final = 0.4
PRECIOUS: Final = 3  # points


def claims(line: Line) -> Iterator[Claim]:
    """Claim what comes of this round, and what the seat does next."""
    start = cast("DustState", line.steps[0].before)
    yield from _young(line) if start.mode == YOUNG else _battle(line)


# Battles


def _battle(line: Line) -> Iterator[Claim]:
    start = cast("BattleState", line.steps[0].before)
    side = start.side(line.seat)
    over = False
    for step in line.steps:
        for event in step.events:
            if isinstance(event, happened.Attacked | happened.Answered) and event.seat == line.seat:
                yield from _laid(line, step, event, now=not over)
            elif not over and event.seat >= 0:
                ours = start.side(event.seat) == side
                yield from _outcome(
                    event, line.seat if ours else start.side(event.seat), 1.0 if ours else -1.0
                )
                yield from _effect(event, 1.0 if ours else -1.0)
            over = over or isinstance(event, happened.RoundWon)
    yield from _kept(line)


def _laid(
    line: Line, step: Step, event: happened.Attacked | happened.Answered, *, now: bool
) -> Iterator[Claim]:
    """Claim which set the seat lays, if it is not laid with the move itself."""
    if step is line.steps[0]:
        return
    attack = isinstance(event, happened.Attacked)
    about = (int(attack), *sorted(event.cards))
    facts: dict[str, Fact] = {
        "cards": tuple(event.cards),
        "stat": event.stat,
        "value": event.value,
        "now": "yes" if now and step.turn == NOW else "no",
    }
    code = "attack" if attack else "answer"
    yield Claim(code, line.seat, LAID if step.turn == NOW else NEXT_SET, about, facts)


def _outcome(event: object, seat: int, sign: float) -> Iterator[Claim]:
    """Claim who wins the round, and what decides it; `seat` stands for its side."""
    match event:
        case happened.RoundWon(side=side, gained=gained):
            facts: dict[str, Fact] = {"gained": gained, "team": "yes" if len(side) > 1 else "no"}
            yield Claim("round", seat, sign * (A_ROUND + A_POINT * gained), (), facts)
        case happened.TrapWorked(card=card):
            yield Claim("trap", event.seat, A_TRAP * sign, (), {"card": card, "other": event.target})
        case happened.Forfeited():
            yield Claim("forfeit", event.seat, A_FORFEIT * sign, (), {})


def _effect(event: object, sign: float) -> Iterator[Claim]:
    """Claim which abilities and counters work."""
    match event:
        case happened.Nullified(seat=seat, card=card) | happened.Cancelled(seat=seat, by=card):
            yield Claim("stops", seat, STOPPED * sign, (), {"card": card, "other": event.target})
        case happened.Sniped(seat=seat, card=card):
            yield Claim("snipes", seat, GAINED * sign, (card,), {"card": card})
        case happened.Stolen(seat=seat, cards=cards):
            worth = GAINED + A_POINT * float(sum(POINTS[card & 127] for card in cards))
            yield Claim("steals", seat, worth * sign, (), {"count": len(cards), "other": event.target})
        case happened.Trampled(seat=seat, cards=cards):
            yield Claim(
                "tramples", seat, GAINED * len(cards) * sign, (), {"count": len(cards), "other": event.target}
            )
        case happened.Caught(seat=seat, cards=cards) | happened.Crushed(seat=seat, cards=cards):
            yield Claim("catches", seat, GAINED * sign, (), {"count": len(cards), "other": event.target})
        case happened.Returning(seat=seat, cards=cards):
            yield Claim("returns", seat, GAINED * sign, (), {"cards": tuple(card & 127 for card in cards)})
        case happened.MoreDraws(seat=seat, count=count):
            yield Claim("draws", seat, GAINED * count * sign, (), {"count": count})
        case happened.Hushed(seat=seat):
            yield Claim("hushes", seat, STOPPED * sign, (), {"other": event.target})


def _kept(line: Line) -> Iterator[Claim]:
    """Claim which precious cards stay; told only where that makes a difference."""
    turn = [step for step in line.steps if step.mover == line.seat and step.turn == NOW]
    me = cast("BattleState", turn[-1].after).players[line.seat]
    for kind in dict.fromkeys([*me.hand, *me.overflow]):
        if is_counter(kind) or POINTS[kind] >= PRECIOUS:
            yield Claim("keeps", line.seat, KEPT, (kind,), {"card": kind}, plan=False)


# Young Champions


def _young(line: Line) -> Iterator[Claim]:
    played: list[int] = []
    for step in line.steps:
        sign = 1.0 if step.mover == line.seat else -1.0
        for event in step.events:
            match event:
                case happened.WentOut(seat=seat):
                    yield Claim("goes_out", seat, OUT * sign, (), {})
                case happened.Played(card=card) if sign > 0 and step.turn == NOW:
                    played.append(card)
                case happened.Played(card=card) if sign > 0:
                    yield Claim(
                        "plays", line.seat, PLAYED, (TRIBE[card],), {"tribe": TRIBE[card], "card": card}
                    )
                case happened.TookCard(seat=seat) | happened.Skipped(seat=seat) if (
                    step.turn == NOW or sign > 0
                ):
                    yield Claim("stuck", seat, -STUCK * sign, (), {})
                case _:
                    pass
    if len(played) > 1:
        yield Claim(
            "chain", line.seat, PLAYED * len(played), (), {"cards": tuple(played), "count": len(played)}
        )
    yield from _tribes(line)


def _tribes(line: Line) -> Iterator[Claim]:
    """Claim of how many tribes the hand is after this turn, and how many cards it still has."""
    turn = [step for step in line.steps if step.mover == line.seat and step.turn == NOW]
    me = cast("DustState", turn[-1].after).players[line.seat]
    tribes = {TRIBE[kind] for kind in me.hand} - {NO_TRIBE}
    yield Claim("tribes", line.seat, 0.015 * len(tribes), (), {"count": len(tribes)}, plan=bool(tribes))


# Words


def facts(claim: Claim, texts: Texts) -> Mapping[str, object]:
    """Name what a claim is about."""
    told: dict[str, object] = dict(claim.facts)
    if "card" in told:
        told["card"] = card_name(int(str(told["card"])), texts)
    if "cards" in told:
        told["cards"] = card_names(cast("Sequence[int]", claim.facts["cards"]), texts)
    if "stat" in told:
        told["stat"] = small_stat(int(str(told["stat"])), texts)
    return told
