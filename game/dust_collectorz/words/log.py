"""The log of Dust Collectorz: what happened, in a sentence or two, from what the reader may know of it.

While a set is being laid nothing is said, as nobody else sees it; once it is done it is one sentence.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules import events
from game.dust_collectorz.rules.cards.abilities import SWITCH
from game.dust_collectorz.rules.cards.facts import ABILITY, TRIBE
from game.dust_collectorz.words.naming import (
    ability_name,
    capital,
    card_name,
    cards,
    counted,
    gathered,
    small_stat,
    stat_name,
    stuff,
    who,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.events import Event
    from game.texts.texts import Texts

    Names = Sequence[str]

Teller = Callable[..., str]  # of an event of its own kind, names and texts


def tell(happened: Sequence[Event], names: Names, texts: Texts) -> str:
    """Say what a step came to, by its events as the reader may know them; "" for what needs no words."""
    told = [TELLERS[type(one)](one, names, texts) for one in happened if type(one) in TELLERS]
    return " ".join(capital(text) for text in told if text)  # some begin with people, in which "you" is small


def _plain(key: str) -> Teller:
    """Tell of what only `seat` did or suffered."""

    def told(one: Event, names: Names, texts: Texts) -> str:
        return texts(key, name=names[one.seat])

    return told


def _listing(key: str) -> Teller:
    """Tell of several cards of a seat's."""

    def told(one: events.Returning, names: Names, texts: Texts) -> str:
        return texts(key, name=names[one.seat], cards=counted(one.cards, texts))

    return told


def _first(one: events.AttacksFirst, names: Names, texts: Texts) -> str:
    """Tell who attacks first, in a Team both (DC-5, DC-27)."""
    return texts("event-first", **who([names[seat] for seat in one.side], texts))


def _begins(one: events.Begins, names: Names, texts: Texts) -> str:
    return texts("event-begin", name=names[one.first])


def _dealt(_one: events.Dealt, _names: Names, texts: Texts) -> str:
    return texts("event-deal")


def _round(one: events.RoundBegan, names: Names, texts: Texts) -> str:
    """Tell who is hushed in it."""
    return " ".join(texts("event-hushed", name=names[seat]) for seat in one.hushed)


# Sets


def _attacked(one: events.Attacked, names: Names, texts: Texts) -> str:
    """Tell of an attack, or of further cards after a counter (DC-6, DC-25, DC-28)."""
    facts = {
        "name": names[one.seat],
        "cards": counted(one.cards, texts),
        "stat": small_stat(one.stat, texts),
        **_announced(one, texts),
    }
    if one.following:
        return texts("event-follow", **facts)
    return texts("event-attack", target=names[one.target] if one.named else "nobody", **facts)


def _answered(one: events.Answered, names: Names, texts: Texts) -> str:
    """Tell of an answer and of what lies beside it."""
    beside = "none" if one.counter < 0 else "stat" if ABILITY[one.counter] == SWITCH else "counter"
    return texts(
        "event-answer",
        name=names[one.seat],
        cards=counted(one.cards, texts),
        beside=beside,
        counter=card_name(one.counter, texts) if one.counter >= 0 else "",
        stat=small_stat(max(one.named, 0), texts),
        **_announced(one, texts),
    )


def _announced(one: events.Attacked | events.Answered, texts: Texts) -> dict[str, str]:
    """Tell which abilities are announced with a set, and what that costs (DC-11)."""
    abilities = gathered([ability_name(kind, texts) for kind in one.abilities], texts)
    using = "none" if not abilities else "paid" if one.prices else "used"
    return {"using": using, "abilities": abilities, "price": counted(one.prices, texts)}


def _trap(one: events.TrapSprung, names: Names, texts: Texts) -> str:
    return texts("event-trap", name=names[one.seat], card=card_name(one.card, texts))


def _forfeited(one: events.Forfeited, names: Names, texts: Texts) -> str:
    return texts("event-forfeit", name=names[one.seat], card=card_name(one.card, texts))


def _helped(one: events.Helped, names: Names, texts: Texts) -> str:
    """Tell what was drawn to those who saw it (DC-9)."""
    if one.card is None:
        return texts("event-help", name=names[one.seat])
    return texts("event-help_own", name=names[one.seat], card=card_name(one.card, texts))


# Choices


def _nullified(one: events.Nullified, _names: Names, texts: Texts) -> str:
    return texts("event-nullified", card=card_name(one.card, texts))


def _cancelled(one: events.Cancelled, names: Names, texts: Texts) -> str:
    facts = {"ability": ability_name(one.card, texts), "card": card_name(one.card, texts)}
    return texts("event-cancel", name=names[one.seat], **facts)


def _stat(one: events.StatChanged, _names: Names, texts: Texts) -> str:
    return texts("event-stat", stat=small_stat(one.stat, texts))


def _destroyed(one: events.Sniped | events.TrapDestroyed, names: Names, texts: Texts) -> str:
    key = "event-snipe" if isinstance(one, events.Sniped) else "event-destroy"
    return texts(key, name=names[one.seat], card=card_name(one.card, texts), target=names[one.target])


def _salvaged(one: events.Salvaged, names: Names, texts: Texts) -> str:
    return texts("event-salvage", name=names[one.seat], card=card_name(one.card, texts))


# A clash


def _clash(one: events.ClashWon, names: Names, texts: Texts) -> str:
    """Tell the values and who won (DC-12, DC-13)."""
    name, other = names[one.attacker], names[one.answerer]
    if one.unopposed:
        told = [] if one.answer else [texts("event-no_cards", name=other)]
        told.append(texts("event-given", name=name))
    else:
        values = {"value": one.values[0], "worth": one.values[1]}
        told = [texts("event-values", stat=stat_name(one.stat, texts), name=name, other=other, **values)]
        told.append(_verdict(one, names, texts))
    if one.leads:
        told.append(texts("event-leads", name=names[one.seat]))
    return " ".join(capital(text) for text in told)


def _verdict(one: events.ClashWon, names: Names, texts: Texts) -> str:
    """Tell who won, and by how much."""
    name = names[one.seat]
    if one.standing:
        return texts("event-wins", name=name)
    if one.values[0] == one.values[1]:
        return texts("event-tie_broken" if one.seat == one.attacker else "event-tie", name=name)
    return texts("event-clash", name=name, over=one.over)


def _trampled(one: events.Trampled, names: Names, texts: Texts) -> str:
    return texts("event-op_destroyed", name=names[one.target], cards=counted(one.cards, texts))


def _crushed(one: events.Crushed, names: Names, texts: Texts) -> str:
    """Tell what a trap destroys, unless that was told card by card."""
    if one.chosen:
        return ""
    return texts("event-crushed", name=names[one.target], cards=counted(one.cards, texts))


def _stolen(one: events.Stolen, names: Names, texts: Texts) -> str:
    facts = {"other": names[one.target], "cards": counted(one.cards, texts)}
    return texts("event-stolen", name=names[one.seat], **facts)


# The end of a round, and of the game


def _round_won(one: events.RoundWon, names: Names, texts: Texts) -> str:
    """Tell who wins a round, in a Team both, and how much (DC-14, DC-29)."""
    return texts("event-round", **who([names[seat] for seat in one.side], texts), count=len(one.cards))


def _drew(one: events.Drew, names: Names, texts: Texts) -> str:
    """Tell what was drawn, by name as far as that was seen (DC-15)."""
    shown = sorted((*(one.hand or ()), *one.overflow))
    unseen = one.count if one.hand is None else 0
    what = [counted(shown, texts)] * bool(shown) + [cards(unseen, texts)] * bool(unseen)
    return texts("event-draws", name=names[one.seat], what=texts.join(what))


def _finished(one: events.Finished, names: Names, texts: Texts) -> str:
    """Tell the points (DC-22); a team's together."""
    told = [texts("event-finish")]
    for side, points in zip(one.sides, one.points, strict=True):
        told.append(texts("event-points", **who([names[seat] for seat in side], texts), points=points))
    return " ".join(capital(text) for text in told)


# Young Champions


def _set_aside(one: events.SetAside, names: Names, texts: Texts) -> str:
    return texts("event-set_aside", name=names[one.seat], card=card_name(one.card, texts))


def _shared(_one: events.Shared, _names: Names, texts: Texts) -> str:
    return texts("event-share")


def _played(one: events.Played, names: Names, texts: Texts) -> str:
    """Tell what beats what, in words that a child can be read (DC-32)."""
    last = stuff(TRIBE[one.beats], texts) if one.beats >= 0 else ""
    key = "event-beats" if last else "event-opens"
    return texts(key, name=names[one.seat], tribe=stuff(TRIBE[one.card], texts), last=last)


def _took(one: events.TookCard, names: Names, texts: Texts) -> str:
    if one.card is None:
        return texts("event-take", name=names[one.seat])
    return texts("event-take_own", name=names[one.seat], card=card_name(one.card, texts))


def _stuck(_one: events.Standstill, _names: Names, texts: Texts) -> str:
    return texts("event-stuck")


TELLERS: Final[dict[type[Event], Teller]] = {
    events.TossWon: _plain("event-toss"),
    events.AttacksFirst: _first,
    events.Begins: _begins,
    events.Dealt: _dealt,
    events.RoundBegan: _round,
    events.Attacked: _attacked,
    events.Answered: _answered,
    events.TrapSprung: _trap,
    events.Forfeited: _forfeited,
    events.Helped: _helped,
    events.Stood: _plain("event-stand"),
    events.Nullified: _nullified,
    events.Cancelled: _cancelled,
    events.StatChanged: _stat,
    events.Sniped: _destroyed,
    events.TrapDestroyed: _destroyed,
    events.Salvaged: _salvaged,
    events.ClashWon: _clash,
    events.Trampled: _trampled,
    events.Stolen: _stolen,
    events.Crushed: _crushed,
    events.Caught: _listing("event-caught"),
    events.ShuffledIn: _listing("event-shuffled"),
    events.Returning: _listing("event-returns"),
    events.RoundWon: _round_won,
    events.Spited: _listing("event-spited"),
    events.Returned: _listing("event-returned"),
    events.Drew: _drew,
    events.CountersDiscarded: _listing("event-discard"),
    events.RanOut: _plain("event-ran_out"),
    events.NoCharacter: _plain("event-no_character"),
    events.Finished: _finished,
    events.SetAside: _set_aside,
    events.Shared: _shared,
    events.Played: _played,
    events.TookCard: _took,
    events.Skipped: _plain("event-skip"),
    events.Standstill: _stuck,
    events.WentOut: _plain("event-out"),
}
"""What is told of; of other events nothing needs to be said."""
