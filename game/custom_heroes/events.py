"""What happened at the table of Custom Heroes, told to one seat in a sentence each: the log's lines.

What another seat sleeves stays its secret: an action's number is read only for the seat that did it. What was
played, won and scored is told from the views, which hold nothing secret about it.
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
from game.custom_heroes.naming import amount, card_name, joined, kind_name, play_name, signed
from game.custom_heroes.reasons import ability
from game.custom_heroes.sentences import SENTENCES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.custom_heroes.view import HeroesView, Play, Slots
    from game.texts.texts import Texts


def event(before: HeroesView, action: int, after: HeroesView, names: Sequence[str], texts: Texts) -> str:
    """Say in one sentence what happened between two views of one seat."""
    say = SENTENCES[texts.language]
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
    if verb == DISCARD:
        gone = amount(before.players[before.to_move].power - POWER_LIMIT, "power", texts)
        return say["event.discard"].format(name=name, power=gone, cut=_cut(before, after, 0, texts))
    if verb in {PASS, KEEP}:
        return say["event.pass" if verb == PASS else "event.keep"].format(name=name)
    return say["event.trade"].format(
        name=name,
        power=amount(TRADE_POWER, "power", texts),
        vp=amount(1, "vp", texts),
        goal=_goal(before, after, before.to_move, texts) + _cut(before, after, 1, texts),
    )


def _cut(before: HeroesView, after: HeroesView, traded: int, texts: Texts) -> str:
    """Say that the last of a round, its power settled, falls back below the goal (CH-35)."""
    has = after.players[before.to_move].vp
    if has == before.players[before.to_move].vp + traded:
        return ""
    return SENTENCES[texts.language]["event.cut"].format(vp=amount(has, "vp", texts))


def _goal(before: HeroesView, after: HeroesView, seat: int, texts: Texts) -> str:
    """Say that a seat has just reached the VP to win with, if it has."""
    had, has = before.players[seat].vp, after.players[seat].vp
    if not had < after.goal <= has:
        return ""
    return SENTENCES[texts.language]["event.goal"].format(vp=has)


# A seat's decisions


def _sleeving(before: HeroesView, action: int, after: HeroesView, name: str, texts: Texts) -> str:
    say = SENTENCES[texts.language]
    sleeving = action & VERB == SLEEVE
    hand = before.players[before.to_move].hand
    if before.seat != before.to_move or not hand:
        return say["event.sleeve" if sleeving else "event.take_back"].format(name=name)
    card = hand[place_in(action)]
    kind = other_in(action) if sleeving else card.slots[other_in(action)]
    value = next(one.value for one in after.players[before.to_move].hand if one.card == card.card)
    worth = say["event.worth"].format(value=signed(value)) if value != card.value else ""
    return say["event.sleeve_own" if sleeving else "event.take_back_own"].format(
        name=name, kind=kind_name(kind, texts), card=card_name(card.card, texts), worth=worth
    )


def _betting(before: HeroesView, verb: int, after: HeroesView, name: str, texts: Texts) -> str:
    say = SENTENCES[texts.language]
    if verb == READY:
        bets = before.players[before.to_move].bets
        return say["event.bets_made" if bets else "event.no_bet"].format(name=name)
    card = after.players[before.to_move].bets[-1]
    return say["event.bet"].format(
        name=name, stake=amount(STAKE, "vp", texts), card=card_name(card.card, texts)
    )


def _playing(before: HeroesView, after: HeroesView, names: Sequence[str], texts: Texts) -> str:
    play = after.trick[-1]
    notes = _notes(before, play, texts)
    told = f" ({', '.join(notes)})" if notes else ""
    told += "".join(f"; {tail}" for tail in _tails(before, after, names, texts))
    return SENTENCES[texts.language][_opening(before, play)].format(
        name=names[play.seat],
        set=play_name(play, texts),
        card=card_name(play.cards[0].card, texts),
        notes=told,
    )


def _opening(before: HeroesView, play: Play) -> str:
    """Choose the sentence for a play by what it does to the trick."""
    if play.ascended:
        return "event.form_too" if before.ascended else "event.form"
    if not before.trick:
        return "event.lead"
    if play.value == before.value:
        return "event.match"
    return "event.under" if before.falling else "event.top"


def _notes(before: HeroesView, play: Play, texts: Texts) -> list[str]:
    """Say what is special about a set: abilities at work, advancements shown for the first time."""
    say = SENTENCES[texts.language]
    notes, fresh, asleep = [], [], 0
    keys = {DOUBLE: "note.double", WILD: "note.wild", TRICK_POINT: "note.trick_point"}
    for card, on in zip(play.cards, play.active, strict=True):
        fresh += _shown(before.public[card.card], card.slots, told=on)
        asleep += not on and ability(card) != NO_ABILITY
        key = keys.get(ability(card)) if on else None
        if key:
            kind = kind_name(card.slots[YELLOW], texts)
            notes.append(say[key].format(kind=kind, value=signed(play.value), vp=amount(1, "vp", texts)))
    if fresh:
        notes.append(say["note.fresh"].format(kinds=joined([kind_name(k, texts) for k in fresh], texts)))
    if asleep:
        notes.append(say["note.power"].format(power=amount(asleep, "power", texts)))
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
    say = SENTENCES[texts.language]
    play = after.trick[-1]
    tails = []
    if play.ascended and not before.ascended:
        tails.append(say["tail.form"])
    if after.falling != before.falling:
        kind = kind_name(_at_work(play, REVERSE)[0], texts)
        tails.append(say["tail.falling" if after.falling else "tail.rising"].format(kind=kind))
    skipped = _skipped(before, after)
    if skipped is not None:
        tails.append(say["tail.skip"].format(name=names[skipped]))
    if after.players[play.seat].cards == 1:
        tails.append(say["tail.left"].format(cards=amount(1, "card", texts)))
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
    say = SENTENCES[texts.language]
    playing = [name for name, plays in zip(names, after.taking_part, strict=False) if plays]
    if verb == JUDGE:
        key = "event.judge" if after.winner < 0 else "event.judge_won"
        return say[key].format(name=names[after.winner], finalists=joined(playing, texts))
    return say["event.deal" if after.round <= ROUNDS else "event.deal_last"].format(
        round=after.round,
        cards=amount(after.players[after.leader].cards, "card", texts),
        leader=names[after.leader],
        finalists=joined(playing, texts),
    )


def _sweeping(before: HeroesView, after: HeroesView, names: Sequence[str], texts: Texts) -> str:
    say = SENTENCES[texts.language]
    won = after.players[before.last].vp - before.players[before.last].vp
    unlucky = [seat for seat, player in enumerate(before.players) if player.wisps and seat != before.last]
    lost = ""
    if unlucky:
        kinds = {
            kind for play in before.trick if play.seat in unlucky for kind in _at_work(play, TRICK_POINT)
        }
        lost = say["event.lost"].format(
            kinds=joined([kind_name(kind, texts) for kind in sorted(kinds)], texts),
            names=joined([names[seat] for seat in unlucky], texts),
        )
    return say["event.sweep" if after.leader == before.last else "event.sweep_out"].format(
        name=names[before.last],
        leader=names[after.leader],
        vp=say["event.sweep_vp"].format(vp=amount(won, "vp", texts)) if won else "",
        lost=lost,
        goal=_goal(before, after, before.last, texts),
    )


def _at_work(play: Play, wanted: int) -> list[int]:
    """List the kinds of a set that have the wanted ability and were activated."""
    cards = zip(play.cards, play.active, strict=True)
    return [card.slots[YELLOW] for card, on in cards if on and ability(card) == wanted]


def _scoring(before: HeroesView, after: HeroesView, name: str, texts: Texts) -> str:
    """Tell a seat's place and what it brings: its bets first, then the reward (CH-32 to CH-36)."""
    say = SENTENCES[texts.language]
    seat = before.scorer
    was, now = before.players[seat], after.players[seat]
    stakes = STAKE * len(was.bets)
    if after.winner == seat:
        return _winning(before, after, name, texts)
    bets = ""
    if stakes:
        key = "event.bet_won" if was.place == 1 else "event.bet_lost"
        bets = say[key].format(vp=amount(stakes, "vp", texts))
    last = was.place == before.seats
    settled = was.vp + (stakes if was.place == 1 else -stakes)
    gains = [("vp", 0 if last else now.vp - settled), ("power", REWARDS[before.seats][was.place - 1][1])]
    gains.append(("advancement", now.advancements - was.advancements))
    key = {1: "event.score_first", before.seats: "event.score_last"}.get(was.place, "event.score")
    return say[key].format(
        name=name,
        ordinal=say["ordinals"].split()[was.place],
        cards=amount(was.cards, "card", texts),
        gains=joined([amount(count, thing, texts) for thing, count in gains if count], texts),
        less=_less(settled, now.vp, texts) if last else "",
        bets=bets,
        goal=_goal(before, after, seat, texts),
    )


def _less(had: int, has: int, texts: Texts) -> str:
    """Say what VP being last costs: one, or all above the goal (CH-35)."""
    if had == has:
        return ""
    key = "event.less" if had - has == 1 else "event.back"
    return SENTENCES[texts.language][key].format(vp=amount(1 if key == "event.less" else has, "vp", texts))


def _winning(before: HeroesView, after: HeroesView, name: str, texts: Texts) -> str:
    say = SENTENCES[texts.language]
    if before.round > ROUNDS:
        return say["event.wins_last"].format(name=name)
    had, has = before.players[before.scorer].vp, after.players[before.scorer].vp
    bets = say["event.wins_bet"] if had < before.goal else ""
    return say["event.wins"].format(name=name, vp=amount(has, "vp", texts), bets=bets)
