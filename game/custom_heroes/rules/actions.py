"""The numbers of actions, and their notation.

The lowest four bits are a verb (below). A play's next fifteen bits are places in the hand, and fifteen more
those with an activated ability; a sleeving has a place and a kind, a taking back a place and a gem.
Notations: "play 7a 7c! 3b!" (! for an activated ability), "pass", "sleeve oak-buckler on 7a", "take back
oak-buckler from 7a", "trade", "keep", "discard", "bet 7a", "bet 7a with kodora", "ready"; the table's own:
"deal", "sweep", "score", "judge". A card is written as its base value and its set.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from game.custom_heroes.rules.cards import ADVANCEMENTS, BASE_VALUES, KODORA, SETS
from game.engine.errors import UnknownText
from game.engine.notation import slug

if TYPE_CHECKING:
    from game.custom_heroes.rules.state import HeroesState

VERB: Final[i64] = 15
VERB_BITS: Final[i64] = 4
PLACES: Final[i64] = 15  # in a hand at most (CH-8)
PLACES_MASK: Final[i64] = 0x7FFF
PLACE_BITS: Final[i64] = 4

PASS: Final[i64] = 0
TRADE: Final[i64] = 1  # 4 power for 1 VP (CH-18)
KEEP: Final[i64] = 2  # end the turn without a trade
DISCARD: Final[i64] = 3  # down to 6 power (CH-19)
READY: Final[i64] = 4  # no (more) bets (CH-9)
PLAY: Final[i64] = 5
SLEEVE: Final[i64] = 6
TAKE_BACK: Final[i64] = 7
BET: Final[i64] = 8  # on a card that has a Kodora
BET_OWN: Final[i64] = 9  # with the seat's own Kodora
DEAL: Final[i64] = 10
SWEEP: Final[i64] = 11
SCORE: Final[i64] = 12
JUDGE: Final[i64] = 13

WORDS: Final = {
    "pass": int(PASS),
    "trade": int(TRADE),
    "keep": int(KEEP),
    "discard": int(DISCARD),
    "ready": int(READY),
    "deal": int(DEAL),
    "sweep": int(SWEEP),
    "score": int(SCORE),
    "judge": int(JUDGE),
}
TEXTS: Final = {action: text for text, action in WORDS.items()}
KIND_SLUGS: Final = tuple(slug(kind.english) for kind in ADVANCEMENTS)
CARD_WORDS: Final = tuple(f"{value + 1}{mark}" for mark in SETS for value in range(BASE_VALUES))
ACTIVE: Final = "!"


def playing(places: i64, active: i64) -> i64:
    """Return the play of the cards at `places` of the hand, with the abilities at `active` paid for."""
    return PLAY | places << VERB_BITS | active << VERB_BITS + PLACES


def played_places(action: i64) -> i64:
    """Return the places of a play as a bit mask."""
    return (action >> VERB_BITS) & PLACES_MASK


def active_places(action: i64) -> i64:
    """Return the places with an activated ability as a bit mask."""
    return (action >> VERB_BITS + PLACES) & PLACES_MASK


def at_place(verb: i64, place: i64, other: i64) -> i64:
    """Return an action on the card at a place of the hand: `other` is a kind, a gem, or 0."""
    return verb | place << VERB_BITS | other << VERB_BITS + PLACE_BITS


def place_in(action: i64) -> i64:
    """Return the place in the hand of a sleeving, taking back or bet."""
    return (action >> VERB_BITS) & 15


def other_in(action: i64) -> i64:
    """Return the kind that is sleeved, or the gem that is taken back."""
    return action >> VERB_BITS + PLACE_BITS


def write(state: HeroesState, action: int) -> str:
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


def _played_words(state: HeroesState, action: int) -> list[str]:
    hand = state.hand()
    places, active = played_places(action), active_places(action)
    chosen = [place for place in range(int(PLACES)) if places >> place & 1]
    return [CARD_WORDS[hand[place]] + (ACTIVE if active >> place & 1 else "") for place in chosen]


def read(state: HeroesState, text: str) -> int:
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


def _place(state: HeroesState, word: str, text: str) -> int:
    hand = state.hand()
    if word not in CARD_WORDS or CARD_WORDS.index(word) not in hand:
        raise _unknown(text)
    return hand.index(CARD_WORDS.index(word))


def _kind(word: str, text: str) -> int:
    if word not in KIND_SLUGS:
        raise _unknown(text)
    return KIND_SLUGS.index(word)


def _read_taking_back(state: HeroesState, kind: int, place: int, text: str) -> int:
    gem = ADVANCEMENTS[kind].gem
    if state.kind_at(state.hand()[place], gem) != kind:
        raise _unknown(text)
    return at_place(TAKE_BACK, place, gem)


def _read_play(state: HeroesState, words: list[str], text: str) -> int:
    places = active = 0
    for word in words:
        bit = 1 << _place(state, word.removesuffix(ACTIVE), text)
        if places & bit:
            raise _unknown(text)
        places |= bit
        active |= bit if word.endswith(ACTIVE) else 0
    return playing(places, active)
