"""The numbers of actions, and the words in their notation.

The lowest four bits are a verb (below). A play's next fifteen bits are places in the hand, and fifteen more
those with an activated ability; a sleeving has a place and a kind, a taking back a place and a gem.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from game.custom_heroes.rules.cards import ADVANCEMENTS, BASE_VALUES, SETS
from game.engine.notation import slug

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
