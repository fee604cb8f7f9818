"""What the table does at the end of clashes and rounds in Dust Collectorz, as the log's sentences.

Who won, what was captured, drawn or returned is read from two views, before and after the table's step.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from game.dust_collectorz import laid
from game.dust_collectorz.actions import TABLE_STEPS, TABLE_WORDS
from game.dust_collectorz.facts import ABILITY, TRAP_RETURN
from game.dust_collectorz.laid import kind_of
from game.dust_collectorz.naming import cards, counted, stat_name, who
from game.dust_collectorz.pieces import DUEL
from game.engine.contract import OVER

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.dust_collectorz.view import DustView, SetView
    from game.texts.texts import Texts

    Teller = Callable[[DustView, DustView, Sequence[str], Texts], list[str]]


def table_step(
    before: DustView, action: int, after: DustView, names: Sequence[str], texts: Texts
) -> list[str]:
    """Tell of one of the table's own steps."""
    return TELLERS[TABLE_WORDS[action - int(TABLE_STEPS)]](before, after, names, texts)


# What has changed


def captured(before: DustView, after: DustView, seat: int) -> list[int]:
    """List the kinds that have just come to the capture pile of a seat's side."""
    side = laid.side(after, seat)
    known = len(before.players[side].captured)
    return [kind_of(card) for card in after.players[side].captured[known:]]


def discarded(before: DustView, after: DustView, seat: int) -> list[int]:
    """List the kinds that have just come to a seat's discards."""
    return list(after.players[seat].discards[len(before.players[seat].discards) :])


def returning(before: DustView, after: DustView) -> dict[int, list[int]]:
    """List, by owner, the kinds that will return in the overflow step, as far as that is new."""
    found: dict[int, list[int]] = {}
    for card in after.arrivals[len(before.arrivals) :]:
        found.setdefault(card >> 7, []).append(kind_of(card))
    return found


def drawn(before: DustView, after: DustView, seat: int) -> tuple[list[int], int]:
    """Tell what a seat drew: the kinds that those who look have seen, and how many others.

    The own hand is seen, and what comes to anybody's overflow; cards that return are not drawn.
    """
    was, now = before.players[seat], after.players[seat]
    count = was.deck - now.deck
    to_hand = Counter(now.known) - Counter(was.known)
    returned = Counter(kind_of(card) for card in before.arrivals if card >> 7 == seat)
    seen = Counter(now.overflow) - Counter(was.overflow) - (returned - to_hand)
    mine, held = laid.hand_of(before, seat), laid.hand_of(after, seat)
    if mine is not None and held is not None:
        seen += Counter(held) - Counter(mine) - to_hand
    return sorted(seen.elements()), count - seen.total()


# A clash


def _comparing(before: DustView, after: DustView, names: Sequence[str], texts: Texts) -> list[str]:
    """Tell the values and who won, and what the winner's abilities do at once (DC-12, DC-13)."""
    fought = _fought(before, after)
    if fought is None:
        return []
    attack, answer = fought
    name, other = names[attack.seat], names[answer.seat]
    if answer.void:
        told = [texts("event-no_cards", name=other)] * (answer.primary < 0)
        told.append(texts("event-given", name=name))
    else:
        values = {"value": attack.value, "worth": answer.value}
        stat = stat_name(before.clash_stat, texts)  # the next answer is compared anew
        told = [texts("event-values", stat=stat, name=name, other=other, **values)]
        told.append(_verdict(attack, answer, after, names, texts))
    if after.leader == answer.seat and after.mode == "champions" and after.seats > 2:
        told.append(texts("event-leads", name=names[after.leader]))
    return told + _struck(before, after, names, texts)


def _fought(before: DustView, after: DustView) -> tuple[SetView, SetView] | None:
    """Return attack and answer after their clash: one is the active attack, the other was beaten last."""
    if before.answer is None or after.attack is None or not after.beaten:
        return None
    sets = (after.attack, after.beaten[-1])
    return sets if sets[1].seat == before.answer.seat else (sets[1], sets[0])


def _verdict(attack: SetView, answer: SetView, after: DustView, names: Sequence[str], texts: Texts) -> str:
    """Tell who won, and by how much."""
    if attack.void:
        return texts("event-wins", name=names[answer.seat])
    stands = after.leader == attack.seat
    name = names[attack.seat if stands else answer.seat]
    if attack.value == answer.value:
        return texts("event-tie_broken" if stands else "event-tie", name=name)
    return texts("event-clash", name=name, over=after.over)


def _struck(before: DustView, after: DustView, names: Sequence[str], texts: Texts) -> list[str]:
    """Tell what OP_DESTROY and OP_STEAL do."""
    answer = before.answer
    told = []
    for seat in range(after.seats):
        gone = discarded(before, after, seat)
        if gone:
            told.append(texts("event-op_destroyed", name=names[seat], cards=counted(gone, texts)))
    stolen = captured(before, after, after.leader)
    if stolen and before.attack is not None and answer is not None:
        loser = before.attack.seat if after.leader == answer.seat else answer.seat
        told.append(
            texts("event-stolen", name=names[after.leader], other=names[loser], cards=counted(stolen, texts))
        )
    return told


def _springing(before: DustView, after: DustView, names: Sequence[str], texts: Texts) -> list[str]:
    """Tell what a trap does to the attack: captures, destroys, sends back (DC-18)."""
    if before.attack is None or before.answer is None:
        return []
    trapper, caught = before.answer.seat, before.attack.seat
    won = captured(before, after, trapper)
    gone = [] if before.doomed else discarded(before, after, caught)  # what was chosen has been told
    told = []
    if ABILITY[before.answer.counter] == TRAP_RETURN:
        sent = counted(laid.cards(before.attack), texts)
        told.append(texts("event-shuffled", name=names[caught], cards=sent))
    if gone:
        told.append(texts("event-crushed", name=names[caught], cards=counted(gone, texts)))
    if won:
        stolen = ABILITY[before.answer.counter] == TRAP_RETURN
        facts = {"name": names[trapper], "cards": counted(won, texts)}
        told.append(
            texts("event-stolen", other=names[caught], **facts) if stolen else texts("event-caught", **facts)
        )
    for owner, kinds in returning(before, after).items():
        told.append(texts("event-returns", name=names[owner], cards=counted(kinds, texts)))
    return told


# A round


def _capturing(before: DustView, after: DustView, names: Sequence[str], texts: Texts) -> list[str]:
    """Tell who wins the round and how much, and which cards go elsewhere (DC-14, DC-26, DC-29)."""
    winner = after.last_winner
    won = captured(before, after, winner)
    told = [texts("event-round", **who(laid.team(after, winner, names), texts), count=len(won))]
    for seat in range(after.seats):
        gone = discarded(before, after, seat)
        if gone:
            told.append(texts("event-spited", name=names[seat], cards=counted(gone, texts)))
    for owner, kinds in returning(before, after).items():
        told.append(texts("event-returns", name=names[owner], cards=counted(kinds, texts)))
    return told


def _drawing(before: DustView, after: DustView, names: Sequence[str], texts: Texts) -> list[str]:
    """Tell what returns and what is drawn, the winner first (DC-15), and who is hushed from now on."""
    seats = [(before.attacker + turn) % after.seats for turn in range(after.seats)]
    back = {} if before.phase == "refilling" else _back(before)
    told = [
        texts("event-returned", name=names[seat], cards=counted(back[seat], texts))
        for seat in seats
        if seat in back
    ]
    for seat in seats:
        seen, others = drawn(before, after, seat)
        if seen or others:
            what = [counted(seen, texts)] * bool(seen) + [cards(others, texts)] * bool(others)
            told.append(texts("event-draws", name=names[seat], what=texts.join(what)))
    if after.round > before.round:
        hushed = [names[seat] for seat in range(after.seats) if after.players[seat].hush]
        told += [texts("event-hushed", name=name) for name in hushed]
    return told


def _back(before: DustView) -> dict[int, list[int]]:
    """List, by owner, the cards that return in the overflow step."""
    found: dict[int, list[int]] = {}
    for card in before.arrivals:
        found.setdefault(card >> 7, []).append(kind_of(card))
    return found


def _discarding(before: DustView, after: DustView, names: Sequence[str], texts: Texts) -> list[str]:
    """Tell that an attacker has counters only, and what it draws for them (DC-21)."""
    gone = counted(discarded(before, after, before.attacker), texts)
    told = [texts("event-discard", name=names[before.attacker], cards=gone)]
    return told + _drawing(before, after, names, texts)


# The beginning and the end


def _tossing(_: DustView, after: DustView, names: Sequence[str], texts: Texts) -> list[str]:
    key = "event-begin" if after.mode == "young" else "event-toss"
    return [texts(key, name=names[after.attacker])]


def _dealing(_: DustView, _after: DustView, _names: Sequence[str], texts: Texts) -> list[str]:
    return [texts("event-deal")]


def _why_over(before: DustView, names: Sequence[str], texts: Texts) -> list[str]:
    """Tell who can't go on: without a card, or without a character to attack with (DC-21)."""
    players = before.players
    needed = range(before.seats) if before.seats == DUEL else [before.attacker]
    spent = [
        seat for seat in needed if not (players[seat].cards or players[seat].overflow or players[seat].deck)
    ]
    if spent:
        return [texts("event-ran_out", name=names[seat]) for seat in spent]
    return [texts("event-no_character", name=names[before.attacker])]


def _finishing(before: DustView, after: DustView, names: Sequence[str], texts: Texts) -> list[str]:
    """Tell the points at the end (DC-21, DC-22)."""
    told = [*_why_over(before, names, texts), texts("event-finish")]
    for seat in range(2 if after.mode == "team" else after.seats):
        points = after.players[seat].points
        told.append(texts("event-points", **who(laid.team(after, seat, names), texts), points=points))
    return told


# Young Champions


def _sharing(_: DustView, _after: DustView, _names: Sequence[str], texts: Texts) -> list[str]:
    return [texts("event-share")]


def _taking(before: DustView, after: DustView, names: Sequence[str], texts: Texts) -> list[str]:
    seen, _ = drawn(before, after, before.attacker)
    key = "event-take_own" if seen else "event-take"
    return [texts(key, name=names[before.attacker], card=counted(seen, texts))]


def _skipping(before: DustView, after: DustView, names: Sequence[str], texts: Texts) -> list[str]:
    told = [texts("event-skip", name=names[before.attacker])]
    return told + [texts("event-stuck")] * (after.to_move == OVER)


TELLERS: Final[dict[str, Teller]] = {
    "toss": _tossing,
    "deal": _dealing,
    "spring": _springing,
    "compare": _comparing,
    "capture": _capturing,
    "refill": _drawing,
    "arrive": _drawing,
    "discard counters": _discarding,
    "finish": _finishing,
    "share": _sharing,
    "draw": _taking,
    "skip": _skipping,
}
