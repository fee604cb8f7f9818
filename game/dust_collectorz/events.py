"""What happened at the table of Dust Collectorz, told to one seat in a sentence or two: the log's lines.

While a set is being laid nothing is said, as nobody else sees it; once it is done it is one sentence. The end
of a clash and of a round is told by `results`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz import laid, results
from game.dust_collectorz.actions import (
    ANSWER,
    ATTACK,
    ATTACK_FIRST,
    BEGIN,
    CANCEL_PRIMARY,
    CANCEL_SUPPORT,
    DEFEND_FIRST,
    DESTROY,
    ENOUGH,
    FIRST,
    FORFEIT,
    HELP,
    PLAY,
    SALVAGE_CARD,
    SET_ASIDE,
    SNIPE_CARD,
    STAND,
    TABLE_STEPS,
    TRAP,
    VERB,
)
from game.dust_collectorz.clash import STAT_CHANGES
from game.dust_collectorz.facts import ABILITY, SWITCH, TRIBE
from game.dust_collectorz.laid import kind_of
from game.dust_collectorz.naming import (
    ability_name,
    capital,
    card_name,
    counted,
    gathered,
    small_stat,
    stuff,
    who,
)
from game.engine.contract import OVER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.dust_collectorz.view import DustView, SetView
    from game.texts.texts import Texts

CHOOSING: Final = (int(CANCEL_PRIMARY), int(CANCEL_SUPPORT), int(SNIPE_CARD), int(DESTROY), int(SALVAGE_CARD))


def event(before: DustView, action: int, after: DustView, names: Sequence[str], texts: Texts) -> str:
    """Say what happened between two views of one seat; "" for what needs no word."""
    if action >= TABLE_STEPS:
        return _told(results.table_step(before, action, after, names, texts))
    verb = action - action % int(VERB)
    if verb in {int(ATTACK_FIRST), int(DEFEND_FIRST), int(BEGIN)}:
        return capital(_first(before, after, names, texts))
    if verb == ATTACK:
        return _attacking(before, action, after, names, texts)
    if verb == ANSWER:
        told = [_answering(before, after, names, texts)]
    elif verb in CHOOSING:
        told = [_choosing(before, action, names, texts)]
    elif verb in {int(PLAY), int(SET_ASIDE)}:
        told = _of_young(before, action, after, names, texts)
    else:
        told = [_giving_in(before, action, after, names, texts)]
    told.append(_stat_change(before, verb, after, texts))
    return _told(told)


def _told(sentences: list[str]) -> str:
    """Put sentences into one line; some begin with a list of people, in which "you" is small."""
    return " ".join(capital(text) for text in sentences if text)


def _first(before: DustView, after: DustView, names: Sequence[str], texts: Texts) -> str:
    """Tell who attacks first (DC-5), or which of a team (DC-27)."""
    if before.phase == "naming":
        return texts("event-begin", name=names[after.attacker])
    return texts("event-first", **who(laid.team(after, after.attacker, names), texts))


# Sets


def _attacking(before: DustView, action: int, after: DustView, names: Sequence[str], texts: Texts) -> str:
    """Tell of an attack, or of further cards after a counter (DC-6, DC-25, DC-28)."""
    attack, target = after.attack, action % int(FIRST)
    if attack is None:
        return ""
    facts = {
        "name": names[attack.seat],
        "cards": counted(laid.cards(attack), texts),
        "stat": small_stat(after.stat, texts),
        **_announced(attack, texts),
    }
    if before.phase == "following":
        return texts("event-follow", **facts)
    return texts("event-attack", target=names[target - 1] if target else "nobody", **facts)


def _answering(before: DustView, after: DustView, names: Sequence[str], texts: Texts) -> str:
    """Tell of an answer, and of what a counter beside it cancels at once."""
    answer = after.answer
    if answer is None:
        return ""
    kind = answer.counter
    beside = "none" if kind < 0 else "stat" if ABILITY[kind] == SWITCH else "counter"
    counter = card_name(kind, texts) if kind >= 0 else ""
    text = texts(
        "event-answer",
        name=names[answer.seat],
        cards=counted(laid.cards(answer), texts),
        beside=beside,
        counter=counter,
        stat=small_stat(max(answer.stat, 0), texts),
        **_announced(answer, texts),
    )
    struck = before.attack is not None and after.attack is not None and laid.live(before.attack)
    if struck and after.attack is not None and not laid.live(after.attack):
        return f"{text} {texts('event-nullified', card=counter)}"
    return text


def _announced(one: SetView, texts: Texts) -> dict[str, str]:
    """Tell which abilities are announced with a set, and what that costs (DC-11)."""
    abilities = gathered([ability_name(kind, texts) for kind in laid.used(one)], texts)
    prices = [kind_of(price) for price in one.prices if price >= 0]
    using = "none" if not abilities else "paid" if prices else "used"
    return {"using": using, "abilities": abilities, "price": counted(prices, texts)}


def _giving_in(before: DustView, action: int, after: DustView, names: Sequence[str], texts: Texts) -> str:
    """Tell of traps, of giving in, of who lays nothing more; "" for a step of laying."""
    name = names[before.to_move]
    verb, card = action - action % int(VERB), kind_of(action % int(VERB) // int(FIRST))
    if verb == TRAP:
        return texts("event-trap", name=name, card=card_name(card, texts))
    if verb == FORFEIT:
        return texts("event-forfeit", name=name, card=card_name(card, texts))
    if verb == HELP:
        seen, _ = results.drawn(before, after, before.to_move)
        key = "event-help_own" if seen else "event-help"
        return texts(key, name=name, card=counted(seen, texts))
    return texts("event-stand", name=name) if verb == STAND else ""


# Choices


def _choosing(before: DustView, action: int, names: Sequence[str], texts: Texts) -> str:
    """Tell what was cancelled, destroyed or brought back."""
    name = names[before.to_move]
    verb, kind = action - action % int(VERB), action % int(VERB) // int(FIRST)
    if verb == SALVAGE_CARD:
        return texts("event-salvage", name=name, card=card_name(kind, texts))
    foe = laid.foe(before)
    if foe is None:
        return ""
    if verb in {int(CANCEL_PRIMARY), int(CANCEL_SUPPORT)}:
        kind = foe.primary if verb == CANCEL_PRIMARY else foe.supports[foe.helper]
        return texts(
            "event-cancel", name=name, ability=ability_name(kind, texts), card=card_name(kind, texts)
        )
    key = "event-snipe" if verb == SNIPE_CARD else "event-destroy"
    return texts(key, name=name, card=card_name(kind, texts), target=names[foe.seat])


def _stat_change(before: DustView, verb: int, after: DustView, texts: Texts) -> str:
    """Tell that TWIST or SWITCH has changed the stat; "" where it was not, or not just now."""
    moving = {int(ANSWER), int(CANCEL_PRIMARY), int(CANCEL_SUPPORT), int(ENOUGH)}
    fresh = verb == ANSWER or before.step < STAT_CHANGES
    if verb not in moving or not fresh or after.step < STAT_CHANGES or after.clash_stat == after.stat:
        return ""
    return texts("event-stat", stat=small_stat(after.clash_stat, texts))


# Young Champions


def _of_young(
    before: DustView, action: int, after: DustView, names: Sequence[str], texts: Texts
) -> list[str]:
    """Tell what was set aside or played, in words that a child can be read."""
    name = names[before.to_move]
    if action < PLAY:
        card = after.players[before.to_move].discards[-1]
        return [texts("event-set_aside", name=name, card=card_name(card, texts))]
    tribe = TRIBE[action % int(VERB) // int(FIRST)]
    last = stuff(TRIBE[before.played[-1]], texts) if before.played else ""
    told = [texts("event-beats" if last else "event-opens", name=name, tribe=stuff(tribe, texts), last=last)]
    if after.to_move == OVER:
        told.append(texts("event-out", name=name))
    return told
