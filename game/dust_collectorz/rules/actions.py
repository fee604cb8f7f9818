"""What each action's number means, and how it is written.

An action is a verb and two bytes. Written out: "attack first", "lay cogwick", "add tinnow from overflow",
"take back tinnow", "counter blank-tag", "use primary", "use support tinnow", "use primary destroying dogear",
"attack speed", "attack speed 3" (a seat, from 1), "answer", "answer in speed", "trap greedy-jar", "forfeit
dogear", "cancel support", "snipe tinnow", "destroy tinnow", "salvage tinnow", "stand", "enough"; in Young
Champions "set aside grainers", "play tinnow", "done"; the table's own: "toss", "deal", "compare" and so on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from game.dust_collectorz.rules.cards.card_table import STATS, TRIBES
from game.dust_collectorz.rules.cards.cards import KINDS, SLUGS
from game.dust_collectorz.rules.pieces import FROM_OVERFLOW, KIND
from game.engine.errors import UnknownText

VERB: Final[i64] = 65536
FIRST: Final[i64] = 256  # the first of the two bytes; the other counts ones
NOTHING: Final[i64] = 255  # as a byte

ATTACK_FIRST: Final[i64] = 1 * VERB  # DC-5
DEFEND_FIRST: Final[i64] = 2 * VERB
BEGIN: Final[i64] = 3 * VERB  # seat (DC-27)
LAY: Final[i64] = 4 * VERB  # ref of the primary (DC-6)
ADD: Final[i64] = 5 * VERB  # ref of a support
COUNTER: Final[i64] = 6 * VERB  # ref of a support counter (DC-18)
TAKE_BACK: Final[i64] = 7 * VERB  # ref of a support or a counter
TAKE_ALL_BACK: Final[i64] = 8 * VERB
USE_PRIMARY: Final[i64] = 9 * VERB  # NOTHING, or ref of what is destroyed (DC-11)
USE_SUPPORT: Final[i64] = 10 * VERB  # ref of the support; NOTHING, or ref of what is destroyed
REST_PRIMARY: Final[i64] = 11 * VERB
REST_SUPPORT: Final[i64] = 12 * VERB
ATTACK: Final[i64] = 13 * VERB  # stat; 0, or seat + 1 (DC-27)
ANSWER: Final[i64] = 14 * VERB  # 0, or stat + 1 with SWITCH
TRAP: Final[i64] = 15 * VERB  # ref (DC-18)
FORFEIT: Final[i64] = 16 * VERB  # ref (DC-9)
HELP: Final[i64] = 17 * VERB  # draw one and try again (DC-9)
STAND: Final[i64] = 18 * VERB  # no further cards (DC-25, DC-28)
CANCEL_PRIMARY: Final[i64] = 19 * VERB
CANCEL_SUPPORT: Final[i64] = 20 * VERB
SNIPE_CARD: Final[i64] = 21 * VERB  # kind
DESTROY: Final[i64] = 22 * VERB  # kind, by a trap
SALVAGE_CARD: Final[i64] = 23 * VERB  # kind
ENOUGH: Final[i64] = 24 * VERB  # cancel or snipe no more
SET_ASIDE: Final[i64] = 25 * VERB  # tribe (DC-31)
PLAY: Final[i64] = 26 * VERB  # kind (DC-32)
DONE: Final[i64] = 27 * VERB  # end of a chain
TABLE_STEPS: Final[i64] = 32 * VERB  # + phase: the table's own

TABLE_WORDS: Final = {  # by phase
    0: "toss",
    3: "deal",
    9: "spring",
    10: "compare",
    13: "capture",
    14: "refill",
    15: "arrive",
    16: "discard counters",
    17: "finish",
    19: "share",
    21: "draw",
    22: "skip",
}
PLAIN: Final = {
    int(ATTACK_FIRST): "attack first",
    int(DEFEND_FIRST): "defend first",
    int(TAKE_ALL_BACK): "take all back",
    int(REST_PRIMARY): "rest primary",
    int(REST_SUPPORT): "rest support",
    int(ANSWER): "answer",
    int(HELP): "draw one",
    int(STAND): "stand",
    int(CANCEL_PRIMARY): "cancel primary",
    int(CANCEL_SUPPORT): "cancel support",
    int(ENOUGH): "enough",
    int(DONE): "done",
}
OF_REF: Final = {  # verb: with a card of the hand or the overflow
    int(LAY): "lay",
    int(ADD): "add",
    int(COUNTER): "counter",
    int(TAKE_BACK): "take back",
    int(TRAP): "trap",
    int(FORFEIT): "forfeit",
}
OF_KIND: Final = {  # verb: with a card that lies open
    int(SNIPE_CARD): "snipe",
    int(DESTROY): "destroy",
    int(SALVAGE_CARD): "salvage",
    int(PLAY): "play",
}
OVERFLOW_WORDS: Final = " from overflow"
DESTROYING_WORDS: Final = " destroying "


def parts(action: int) -> tuple[int, int, int]:
    """Split an action into its verb and its two bytes."""
    return action - action % int(VERB), action % int(VERB) // int(FIRST), action % int(FIRST)


def verb_of(action: int) -> int:
    """Return the verb of an action."""
    return action - action % int(VERB)


def first_of(action: int) -> int:
    """Return the first of an action's two bytes."""
    return action % int(VERB) // int(FIRST)


LARGEST: Final = 62  # bits: compiled code counts in 64, and no action comes near


def exists(action: int, seats: int) -> bool:
    """Return whether a number means an action in a game of as many seats."""
    if action.bit_length() > LARGEST:
        return False
    if action in PLAIN or action - int(TABLE_STEPS) in TABLE_WORDS:
        return True
    verb, one, two = action - action % int(VERB), action % int(VERB) // int(FIRST), action % int(FIRST)
    if verb == USE_PRIMARY:
        return one == NOTHING and (two == NOTHING or is_ref(two))
    if verb == USE_SUPPORT:
        return is_ref(one) and (two == NOTHING or is_ref(two))
    if verb == ATTACK:
        return one < len(STATS) and two <= seats
    found = verb in OF_REF and is_ref(one)
    found |= verb in OF_KIND and one < len(SLUGS)
    found |= verb == ANSWER and one <= len(STATS)
    found |= (verb == BEGIN and one < seats) or (verb == SET_ASIDE and one < len(TRIBES))
    return found and two == 0


def is_ref(number: int) -> bool:
    """Return whether a number names a card of the hand or the overflow."""
    return number & KIND < len(SLUGS)


def write_ref(ref: int) -> str:
    """Write a card of the hand or the overflow."""
    return SLUGS[ref & KIND] + (OVERFLOW_WORDS if ref & FROM_OVERFLOW else "")


def write(action: int) -> str:
    """Write `action`; raise KeyError or IndexError for a number that means nothing."""
    if action in PLAIN:
        return PLAIN[action]
    if action >= TABLE_STEPS:
        return TABLE_WORDS[action - TABLE_STEPS]
    verb = action - action % VERB
    one, two = action % VERB // FIRST, action % FIRST
    if verb in OF_REF:
        return f"{OF_REF[verb]} {write_ref(one)}"
    if verb in OF_KIND:
        return f"{OF_KIND[verb]} {SLUGS[one]}"
    if verb == BEGIN:
        return f"begin {one + 1}"
    if verb == USE_PRIMARY:
        return "use primary" + _destroying(two)
    if verb == USE_SUPPORT:
        return f"use support {write_ref(one)}" + _destroying(two)
    if verb == ATTACK:
        return f"attack {STATS[one]}" + (f" {two}" if two else "")
    if verb == ANSWER:
        return f"answer in {STATS[one - 1]}"
    if verb == SET_ASIDE:
        return f"set aside {TRIBES[one]}"
    raise KeyError(action)


def _destroying(ref: int) -> str:
    return "" if ref == NOTHING else DESTROYING_WORDS + write_ref(ref)


def read(seats: int, text: str) -> int:
    """Read what `write` wrote in a game of as many seats; raise UnknownText for anything else."""
    action = _read(text)
    seat = -1
    if action - action % VERB == BEGIN:
        seat = action % VERB // FIRST
    elif action - action % VERB == ATTACK:
        seat = action % FIRST - 1
    if action < 0 or seat >= seats or write(action) != text:
        raise UnknownText(f"no action of Dust Collectorz is written {text[:80]!r}")
    return action


def _read(text: str) -> int:
    """Read an action, or return -1."""
    if text in _PLAIN_BY_TEXT:
        return _PLAIN_BY_TEXT[text]
    for verb, words in OF_REF.items():
        if text.startswith(words + " "):
            return _with(verb, _ref(text[len(words) + 1 :]))
    for verb, words in OF_KIND.items():
        if text.startswith(words + " "):
            return _with(verb, KINDS.get(text[len(words) + 1 :], -1))
    if text.startswith("use primary"):
        return _using(int(USE_PRIMARY) + FIRST * NOTHING, text.removeprefix("use primary"))
    if text.startswith("use support "):
        support, comma, price = text.removeprefix("use support ").partition(DESTROYING_WORDS)
        verb = _with(int(USE_SUPPORT), _ref(support))
        return verb if verb < 0 else _using(verb, comma + price)
    parts = text.split()
    return _read_words(parts) if 2 <= len(parts) <= 3 else -1


def _read_words(words: list[str]) -> int:
    """Read what is neither plain nor has a card, or return -1."""
    verb, last = words[0], words[-1]
    if verb == "begin" and _digit(last):
        return _with(int(BEGIN), int(last) - 1)
    if verb == "attack" and words[1] in STATS and (len(words) == 2 or _digit(last)):
        return _with(int(ATTACK), STATS.index(words[1])) + (int(last) if len(words) == 3 else 0)
    if verb == "answer" and last in STATS:
        return _with(int(ANSWER), STATS.index(last) + 1)
    if verb == "set" and last in TRIBES:
        return _with(int(SET_ASIDE), TRIBES.index(last))
    return -1


def _digit(text: str) -> bool:
    return len(text) == 1 and text in "1234"


def _ref(text: str) -> int:
    """Read a card of the hand or the overflow, or return -1."""
    kind = KINDS.get(text.removesuffix(OVERFLOW_WORDS), -1)
    return kind + FROM_OVERFLOW if kind >= 0 and text.endswith(OVERFLOW_WORDS) else kind


def _with(verb: int, first: int) -> int:
    return -1 if first < 0 else verb + FIRST * first


def _using(verb: int, price: str) -> int:
    """Add what is destroyed for a use, or nothing."""
    if not price:
        return verb + NOTHING
    ref = _ref(price.removeprefix(DESTROYING_WORDS))
    return verb + ref if ref >= 0 else -1


_PLAIN_BY_TEXT: Final = {text: action for action, text in PLAIN.items()} | {
    text: int(TABLE_STEPS) + phase for phase, text in TABLE_WORDS.items()
}
