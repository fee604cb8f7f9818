"""What happened at the table of Custom Heroes, told to one seat: the log's lines.

What another seat sleeves stays its secret: an action's number is read only for the seat that did it. What was
played, won and scored is told from the views, which hold nothing secret about it. What comes with an event,
such as an ability at work, follows in sentences of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.custom_heroes.actions import (
    BET,
    BET_OWN,
    DEAL,
    DISCARD,
    JUDGE,
    KEEP,
    PASS,
    PLAY,
    READY,
    SCORE,
    SLEEVE,
    SWEEP,
    TAKE_BACK,
    VERB,
    other_in,
    place_in,
)
from game.custom_heroes.cards import (
    DOUBLE,
    NO_ABILITY,
    POWER_LIMIT,
    REVERSE,
    REWARDS,
    ROUNDS,
    STAKE,
    TRICK_POINT,
    WILD,
    YELLOW,
)
from game.custom_heroes.cards import TRADE as TRADE_POWER
from game.custom_heroes.naming import amount, card_name, kind_name, play_name, signed
from game.custom_heroes.reasons import ability

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.custom_heroes.view import HeroesView, Play, Slots
    from game.texts.texts import Texts


def event(before: HeroesView, action: int, after: HeroesView, names: Sequence[str], texts: Texts) -> str:
    """Say what happened between two views of one seat: what was done, then what comes of it."""
    verb = action & VERB
    if verb >= DEAL:
        return _table_step(verb, before, after, names, texts)
    name = names[before.to_move]
    if verb == PLAY:
        return _playing(before, after, names, texts)
    if verb in {SLEEVE, TAKE_BACK}:
        return _sleeving(before, action, after, name, texts)
    if verb in {BET, BET_OWN, READY}:
        return _betting(before, verb, after, name, texts)
    if verb in {PASS, KEEP}:
        return texts("event-pass" if verb == PASS else "event-keep", name=name)
    if verb == DISCARD:
        gone = before.players[before.to_move].power - POWER_LIMIT
        return " ".join([texts("event-discard", name=name, power=gone), *_cut(before, after, 0, name, texts)])
    told = texts("event-trade", name=name, power=TRADE_POWER)
    goal = _goal(before, after, before.to_move, texts)
    return " ".join([told, *goal, *_cut(before, after, 1, name, texts)])


def _cut(before: HeroesView, after: HeroesView, traded: int, name: str, texts: Texts) -> list[str]:
    """Say that the last of a round, its power settled, falls back below the goal (CH-35)."""
    has = after.players[before.to_move].vp
    if has == before.players[before.to_move].vp + traded:
        return []
    return [texts("event-cut", name=name, vp=has)]


def _goal(before: HeroesView, after: HeroesView, seat: int, texts: Texts) -> list[str]:
    """Say that a seat has just reached the VP to win with, if it has."""
    had, has = before.players[seat].vp, after.players[seat].vp
    return [texts("event-goal", vp=has)] if had < after.goal <= has else []


# A seat's decisions


def _sleeving(before: HeroesView, action: int, after: HeroesView, name: str, texts: Texts) -> str:
    sleeving = action & VERB == SLEEVE
    hand = before.players[before.to_move].hand
    if before.seat != before.to_move or not hand:
        return texts("event-sleeve" if sleeving else "event-take_back", name=name)
    card = hand[place_in(action)]
    kind = other_in(action) if sleeving else card.slots[other_in(action)]
    value = next(one.value for one in after.players[before.to_move].hand if one.card == card.card)
    return texts(
        "event-sleeve_own" if sleeving else "event-take_back_own",
        name=name,
        kind=kind_name(kind, texts),
        card=card_name(card.card, texts),
        value="same" if value == card.value else signed(value),
    )


def _betting(before: HeroesView, verb: int, after: HeroesView, name: str, texts: Texts) -> str:
    if verb == READY:
        bets = before.players[before.to_move].bets
        return texts("event-bets_made" if bets else "event-no_bet", name=name)
    card = after.players[before.to_move].bets[-1]
    return texts("event-bet", name=name, stake=STAKE, card=card_name(card.card, texts))


def _playing(before: HeroesView, after: HeroesView, names: Sequence[str], texts: Texts) -> str:
    play = after.trick[-1]
    told = texts(
        _opening(before, play),
        name=names[play.seat],
        set=play_name(play, texts),
        card=card_name(play.cards[0].card, texts),
    )
    return " ".join([told, *_notes(before, play, texts), *_tails(before, after, names, texts)])


def _opening(before: HeroesView, play: Play) -> str:
    """Choose the sentence for a play by what it does to the trick."""
    if play.ascended:
        return "event-form_too" if before.ascended else "event-form"
    if not before.trick:
        return "event-lead"
    if play.value == before.value:
        return "event-match"
    return "event-under" if before.falling else "event-top"


def _notes(before: HeroesView, play: Play, texts: Texts) -> list[str]:
    """Say what is special about a set: abilities at work, advancements shown for the first time."""
    notes, fresh, asleep = [], [], 0
    keys = {DOUBLE: "note-double", WILD: "note-wild", TRICK_POINT: "note-trick_point"}
    for card, on in zip(play.cards, play.active, strict=True):
        fresh += _shown(before.public[card.card], card.slots, told=on)
        asleep += not on and ability(card) != NO_ABILITY
        key = keys.get(ability(card)) if on else None
        if key:
            notes.append(texts(key, kind=kind_name(card.slots[YELLOW], texts), value=signed(play.value)))
    if fresh:
        notes.append(texts("note-fresh", kinds=texts.join(kind_name(kind, texts) for kind in fresh)))
    if asleep:
        notes.append(texts("note-power", power=asleep))
    return notes


def _shown(known: Slots, slots: Slots, *, told: bool) -> list[int]:
    """List the kinds that nobody but their owner knew of; without the ability that is `told` of anyway."""
    return [
        kind
        for gem, (was, kind) in enumerate(zip(known, slots, strict=True))
        if kind != was and not (told and gem == YELLOW)
    ]


def _tails(before: HeroesView, after: HeroesView, names: Sequence[str], texts: Texts) -> list[str]:
    """Say what follows from a set: for the trick, for the next seat, for the hand."""
    play = after.trick[-1]
    tails = []
    if play.ascended and not before.ascended:
        tails.append(texts("tail-form"))
    if after.falling != before.falling:
        kind = kind_name(_at_work(play, REVERSE)[0], texts)
        tails.append(texts("tail-falling" if after.falling else "tail-rising", kind=kind))
    if after.players[play.seat].cards == 1:
        tails.append(texts("tail-left", name=names[play.seat]))
    skipped = _skipped(before, after)
    if skipped is not None:
        tails.append(texts("tail-skip", name=names[skipped]))
    return tails


def _skipped(before: HeroesView, after: HeroesView) -> int | None:
    """Tell who loses its turn by the last set (CH-14, CH-23), as long as the round goes on after it."""
    play = after.trick[-1]
    equal = before.ascended if play.ascended else bool(before.trick) and play.value == before.value
    order = [(play.seat + step) % after.seats for step in range(1, after.seats)]
    left = [seat for seat in order if after.players[seat].cards]
    if not equal or after.strict or not left or (not after.players[play.seat].cards and _ends(after, left)):
        return None
    return left[0]


def _ends(after: HeroesView, left: Sequence[int]) -> bool:
    """Tell whether the round is over now that the last to play is out, with `left` still holding cards."""
    me = after.players[after.trick[-1].seat]
    first = not any(player.place for player in after.players)
    won = first and (after.round > ROUNDS or me.vp + STAKE * len(me.bets) >= after.goal)
    return won or len(left) == 1


# The table's own steps


def _table_step(verb: int, before: HeroesView, after: HeroesView, names: Sequence[str], texts: Texts) -> str:
    if verb == SWEEP:
        return _sweeping(before, after, names, texts)
    if verb == SCORE:
        return _scoring(before, after, names[before.scorer], texts)
    finalists = texts.people(name for name, plays in zip(names, after.taking_part, strict=False) if plays)
    if verb == JUDGE:
        if after.winner < 0:
            return texts("event-judge", finalists=finalists)
        return texts("event-judge_won", name=names[after.winner])
    leader, cards = names[after.leader], after.players[after.leader].cards
    if after.round <= ROUNDS:
        return texts("event-deal", round=after.round, cards=cards, leader=leader)
    return texts("event-deal_last", cards=cards, leader=leader, finalists=finalists)


def _sweeping(before: HeroesView, after: HeroesView, names: Sequence[str], texts: Texts) -> str:
    name, leader = names[before.last], names[after.leader]
    won = after.players[before.last].vp - before.players[before.last].vp
    if after.leader == before.last:
        told = texts("event-sweep", name=name, vp=won)
    else:
        told = texts("event-sweep_out", name=name, vp=won, leader=leader)
    unlucky = [seat for seat, player in enumerate(before.players) if player.wisps and seat != before.last]
    return " ".join([told, *_lost(before, unlucky, names, texts), *_goal(before, after, before.last, texts)])


def _lost(before: HeroesView, unlucky: Sequence[int], names: Sequence[str], texts: Texts) -> list[str]:
    """Say of each seat that activated a buddy for a trick which it did not win that this brings nothing."""
    lost = []
    for seat in unlucky:
        plays = [play for play in before.trick if play.seat == seat]
        kinds = sorted({kind for play in plays for kind in _at_work(play, TRICK_POINT)})
        listed = texts.join(kind_name(kind, texts) for kind in kinds)
        lost.append(texts("event-lost", kinds=listed, name=names[seat]))
    return lost


def _at_work(play: Play, wanted: int) -> list[int]:
    """List the kinds of a set that have the wanted ability and were activated."""
    cards = zip(play.cards, play.active, strict=True)
    return [card.slots[YELLOW] for card, on in cards if on and ability(card) == wanted]


def _scoring(before: HeroesView, after: HeroesView, name: str, texts: Texts) -> str:
    """Tell a seat's place and what it brings: its bets first, then the reward (CH-32 to CH-36)."""
    seat = before.scorer
    was, now = before.players[seat], after.players[seat]
    if after.winner == seat:
        return _winning(before, after, name, texts)
    stakes = STAKE * len(was.bets)
    settled = was.vp + (stakes if was.place == 1 else -stakes)
    cut = was.place == before.seats and settled - now.vp > 1
    gains = {
        "vp": -1 if cut else now.vp - settled,
        "power": REWARDS[before.seats][was.place - 1][1],
        "advancement": now.advancements - was.advancements,
    }
    told = texts(
        "event-score_last" if was.place == before.seats else "event-score",
        name=name,
        place=was.place,
        cards=was.cards,
        gains=texts.join(amount(count, unit, texts) for unit, count in gains.items() if count),
    )
    bets = []
    if stakes:
        bets.append(texts("event-bet_won" if was.place == 1 else "event-bet_lost", name=name, vp=stakes))
    fall = [texts("event-cut", name=name, vp=now.vp)] if cut else []
    return " ".join([*bets, told, *fall, *_goal(before, after, seat, texts)])


def _winning(before: HeroesView, after: HeroesView, name: str, texts: Texts) -> str:
    if before.round > ROUNDS:
        return texts("event-wins_last", name=name)
    had, has = before.players[before.scorer].vp, after.players[before.scorer].vp
    return texts("event-wins_bet" if had < before.goal else "event-wins", name=name, vp=has)
