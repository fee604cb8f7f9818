"""The notation of actions.

"take mind soul space", "reserve wasp", "reserve level 2", "recruit wasp: 2 mind 1 shield", "return power",
"choose asgard", "pass"; the table's own: "deal", "refill", "award location", "award avengers", "award
gauntlet".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.errors import UnknownText
from game.engine.packed import minus, one, total, unpack
from game.splendor_marvel.rules.actions import (
    CARD_SLUGS,
    CHIP_WORDS,
    CHOOSE,
    CODE,
    CODE_BITS,
    DIGITS,
    LOCATION_SLUGS,
    PASS,
    RECRUIT,
    RECRUIT_HAND,
    RESERVE,
    RESERVE_TOP,
    RETURN,
    TABLE_TEXTS,
    TABLE_WORDS,
    TAKES,
    card_word,
    recruiting,
)
from game.splendor_marvel.rules.cards import CHIPS, COLOURS, SHIELDS

if TYPE_CHECKING:
    from game.splendor_marvel.rules.position import Position


def write(state: Position, action: int) -> str:
    """Return the notation of `action` in a state."""
    code = action & CODE
    if code < RESERVE:
        return "take " + " ".join(COLOURS[colour] for colour in TAKES[code])
    if code < RESERVE_TOP:
        return f"reserve {card_word(state.market[code - RESERVE])}"
    if code < RECRUIT:
        return f"reserve level {code - RESERVE_TOP + 1}"
    if code < RETURN:
        return f"recruit {card_word(state.card_at(code))}: {_payment(state, code, action >> CODE_BITS)}"
    if code < CHOOSE:
        return f"return {CHIPS[code - RETURN]}"
    if code < PASS:
        return f"choose {LOCATION_SLUGS[state.locations[code - CHOOSE]]}"
    return TABLE_TEXTS[code]


def _payment(state: Position, code: int, shields: int) -> str:
    paid = minus(state.price(state.card_at(code), state.turn), shields)
    words = [f"{count} {COLOURS[colour]}" for colour, count in enumerate(unpack(paid)) if count]
    if shields:
        words.append(f"{total(shields)} shield")
    return " ".join(words) or "free"


def read(state: Position, text: str) -> int:
    """Parse a notation in such a position; raise UnknownText for anything else."""
    words = text.split()
    verb = words[0] if words else ""
    if text in TABLE_WORDS:
        return TABLE_WORDS[text]
    if verb == "take":
        return _read_take(words[1:], text)
    if verb == "reserve" and len(words) == 3 and words[1] == "level" and words[2] in {"1", "2", "3"}:
        return RESERVE_TOP + int(words[2]) - 1
    if verb == "reserve" and len(words) == 2:
        return RESERVE + _index(state.market, _card(words[1], text), text)
    if verb == "recruit" and ": " in text:
        return _read_recruit(state, text)
    if verb == "return" and len(words) == 2 and CHIP_WORDS.get(words[1], 6) <= 5:
        return RETURN + CHIP_WORDS[words[1]]
    if verb == "choose" and len(words) == 2 and words[1] in LOCATION_SLUGS:
        return CHOOSE + _index(state.locations, LOCATION_SLUGS.index(words[1]), text)
    raise _unknown(text)


def _unknown(text: str) -> UnknownText:
    return UnknownText(f"no action of Splendor: Marvel here is written {text[:80]!r}")


def _card(word: str, text: str) -> int:
    if word not in CARD_SLUGS:
        raise _unknown(text)
    return CARD_SLUGS.index(word)


def _index(places: list[int], piece: int, text: str) -> int:
    if piece not in places:
        raise _unknown(text)
    return places.index(piece)


def _read_take(words: list[str], text: str) -> int:
    colours = tuple(sorted(CHIP_WORDS.get(word, 7) for word in words))
    if colours not in TAKES:
        raise _unknown(text)
    return TAKES.index(colours)


def _read_recruit(state: Position, text: str) -> int:
    name, _, payment = text.removeprefix("recruit ").partition(": ")
    card = _card(name, text)
    hand = state.hand()
    code = (
        RECRUIT + state.market.index(card)
        if card in state.market
        else RECRUIT_HAND + _index(hand, card, text)
    )
    price = state.price(card, state.turn)
    paid = 0
    shields = 0
    named: list[int] = []
    words = [] if payment == "free" else payment.split(" ")
    if len(words) % 2:
        raise _unknown(text)
    for number, word in zip(words[::2], words[1::2], strict=True):
        kind = CHIP_WORDS.get(word, 6)
        if number not in DIGITS or kind > SHIELDS or kind in named:
            raise _unknown(text)
        named.append(kind)
        if kind == SHIELDS:
            shields += int(number)
        else:
            paid += int(number) * one(kind)
    missing = minus(price, paid)
    if minus(paid, price) or total(missing) != shields:
        raise UnknownText(f"{text[:80]!r} does not pay the price of {card_word(card)}")
    return recruiting(code, missing)
