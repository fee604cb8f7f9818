"""The notation of actions.

"play 7a 7c! 3b!" (! for an activated ability), "pass", "sleeve oak-buckler on 7a", "take back oak-buckler
from 7a", "trade", "keep", "discard", "bet 7a", "bet 7a with kodora", "ready"; the table's own: "deal",
"sweep", "score", "judge". A card is written as its base value and its set.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.custom_heroes.rules.actions import (
    ACTIVE,
    BET,
    BET_OWN,
    CARD_WORDS,
    KIND_SLUGS,
    PLACES,
    PLAY,
    SLEEVE,
    TAKE_BACK,
    TEXTS,
    VERB,
    WORDS,
    active_places,
    at_place,
    other_in,
    place_in,
    played_places,
    playing,
)
from game.custom_heroes.rules.cards import ADVANCEMENTS, KODORA
from game.engine.errors import UnknownText

if TYPE_CHECKING:
    from game.custom_heroes.rules.position import Position


def write(state: Position, action: int) -> str:
    """Return the notation of `action` in the position `state`."""
    verb = action & VERB
    if verb == PLAY:
        return "play " + " ".join(_played_words(state, action))
    if verb in TEXTS:
        return TEXTS[verb]
    card = state.hand()[place_in(action)]
    word = CARD_WORDS[card]
    if verb == SLEEVE:
        return f"sleeve {KIND_SLUGS[other_in(action)]} on {word}"
    if verb == TAKE_BACK:
        return f"take back {KIND_SLUGS[state.kind_at(card, other_in(action))]} from {word}"
    return f"bet {word}" if verb == BET else f"bet {word} with {KIND_SLUGS[KODORA]}"


def _played_words(state: Position, action: int) -> list[str]:
    hand = state.hand()
    places, active = played_places(action), active_places(action)
    chosen = [place for place in range(int(PLACES)) if places >> place & 1]
    return [CARD_WORDS[hand[place]] + (ACTIVE if active >> place & 1 else "") for place in chosen]


def read(state: Position, text: str) -> int:
    """Parse a notation in a position like `state`; raise UnknownText for anything else."""
    if text in WORDS:
        return WORDS[text]
    words = text.split(" ")
    if words[0] == "play" and 2 <= len(words) <= PLACES + 1:
        return _read_play(state, words[1:], text)
    if words[0] == "sleeve" and len(words) == 4 and words[2] == "on":
        return at_place(SLEEVE, _place(state, words[3], text), _kind(words[1], text))
    if words[:2] == ["take", "back"] and len(words) == 5 and words[3] == "from":
        return _read_taking_back(state, _kind(words[2], text), _place(state, words[4], text), text)
    if words[0] == "bet" and len(words) == 2:
        return at_place(BET, _place(state, words[1], text), 0)
    if words[0] == "bet" and len(words) == 4 and words[2:] == ["with", KIND_SLUGS[KODORA]]:
        return at_place(BET_OWN, _place(state, words[1], text), 0)
    raise _unknown(text)


def _unknown(text: str) -> UnknownText:
    return UnknownText(f"no action of Custom Heroes here is written {text[:80]!r}")


def _place(state: Position, word: str, text: str) -> int:
    hand = state.hand()
    if word not in CARD_WORDS or CARD_WORDS.index(word) not in hand:
        raise _unknown(text)
    return hand.index(CARD_WORDS.index(word))


def _kind(word: str, text: str) -> int:
    if word not in KIND_SLUGS:
        raise _unknown(text)
    return KIND_SLUGS.index(word)


def _read_taking_back(state: Position, kind: int, place: int, text: str) -> int:
    gem = ADVANCEMENTS[kind].gem
    if state.kind_at(state.hand()[place], gem) != kind:
        raise _unknown(text)
    return at_place(TAKE_BACK, place, gem)


def _read_play(state: Position, words: list[str], text: str) -> int:
    places = active = 0
    for word in words:
        bit = 1 << _place(state, word.removesuffix(ACTIVE), text)
        if places & bit:
            raise _unknown(text)
        places |= bit
        active |= bit if word.endswith(ACTIVE) else 0
    return playing(places, active)
