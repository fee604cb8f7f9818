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


def _said(key: str, subject: str = "seat") -> Teller:
    """Tell of an event in a sentence about the seat in its field `subject`, with all that the event has."""

    def told(one: Event, names: Names, texts: Texts) -> str:
        facts = {"name": names[getattr(one, subject)], **_things(one, texts)}
        if hasattr(one, "target"):
            facts["target"] = facts["other"] = names[one.target]
        return texts(key, **facts)

    return told


def _drawn(key: str) -> Teller:
    """Tell what was drawn to those who saw it."""
    unseen, seen = _said(key), _said(f"{key}_own")
    return lambda one, names, texts: (unseen if one.card is None else seen)(one, names, texts)


def _things(one: Event, texts: Texts) -> dict[str, str]:
    """Name the card or the cards, the ability and the stat of an event, as far as it has them."""
    card, cards_, stat = (getattr(one, name, None) for name in ("card", "cards", "stat"))
    facts = {} if card is None else {"card": card_name(card, texts), "ability": ability_name(card, texts)}
    if cards_ is not None:
        facts["cards"] = counted(cards_, texts)
    return facts if stat is None else facts | {"stat": small_stat(stat, texts)}


def _first(one: events.AttacksFirst, names: Names, texts: Texts) -> str:
    """Tell who attacks first, in a Team both (DC-5, DC-27)."""
    return texts("event-first", **who([names[seat] for seat in one.side], texts))


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


def _crushed(one: events.Crushed, names: Names, texts: Texts) -> str:
    """Tell what a trap destroys, unless that was told card by card."""
    if one.chosen:
        return ""
    return texts("event-crushed", name=names[one.target], cards=counted(one.cards, texts))


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


def _played(one: events.Played, names: Names, texts: Texts) -> str:
    """Tell what beats what, in words that a child can be read (DC-32)."""
    last = stuff(TRIBE[one.beats], texts) if one.beats >= 0 else ""
    key = "event-beats" if last else "event-opens"
    return texts(key, name=names[one.seat], tribe=stuff(TRIBE[one.card], texts), last=last)


TELLERS: Final[dict[type[Event], Teller]] = {
    events.TossWon: _said("event-toss"),
    events.AttacksFirst: _first,
    events.Begins: _said("event-begin", "first"),
    events.Dealt: _said("event-deal"),
    events.RoundBegan: _round,
    events.Attacked: _attacked,
    events.Answered: _answered,
    events.TrapSprung: _said("event-trap"),
    events.Forfeited: _said("event-forfeit"),
    events.Helped: _drawn("event-help"),
    events.Stood: _said("event-stand"),
    events.Nullified: _said("event-nullified"),
    events.Cancelled: _said("event-cancel"),
    events.StatChanged: _said("event-stat"),
    events.Sniped: _said("event-snipe"),
    events.TrapDestroyed: _said("event-destroy"),
    events.Salvaged: _said("event-salvage"),
    events.ClashWon: _clash,
    events.Trampled: _said("event-op_destroyed", "target"),
    events.Stolen: _said("event-stolen"),
    events.Crushed: _crushed,
    events.Caught: _said("event-caught"),
    events.ShuffledIn: _said("event-shuffled"),
    events.Returning: _said("event-returns"),
    events.RoundWon: _round_won,
    events.Spited: _said("event-spited"),
    events.Returned: _said("event-returned"),
    events.Drew: _drew,
    events.CountersDiscarded: _said("event-discard"),
    events.RanOut: _said("event-ran_out"),
    events.DeckEmpty: _said("event-deck_empty"),
    events.NoCharacter: _said("event-no_character"),
    events.Finished: _finished,
    events.SetAside: _said("event-set_aside"),
    events.Shared: _said("event-share"),
    events.Played: _played,
    events.TookCard: _drawn("event-take"),
    events.Skipped: _said("event-skip"),
    events.Standstill: _said("event-stuck"),
    events.WentOut: _said("event-out"),
}
"""What is told of; of other events nothing needs to be said."""
