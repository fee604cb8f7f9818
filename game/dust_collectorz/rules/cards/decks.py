"""Decks: what makes one legal (DC-2, DC-3), how it is written, and decks drawn at random.

A deck as an option of a match is a preset's name, "any" (one of the presets, drawn by the seed), "random"
(any legal deck, drawn by the seed), or a name of its own and its cards: "Sunday best: cogwick, tinnow, ...".
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from game.dust_collectorz.rules.cards.card_table import ABILITIES, RANKS, TRIBES
from game.dust_collectorz.rules.cards.cards import CARDS, KINDS, PRESETS, SLUGS
from game.dust_collectorz.rules.cards.facts import ABILITY, COUNTER_RANK, NO_TRIBE, RANK, TRIBE
from game.engine.errors import BadSetup

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.engine.rng import Rng

SIZE: Final = 32  # DC-2
COUNTERS: Final = 2  # DC-2
BRONZE: Final = RANKS.index("bronze")
SILVER: Final = RANKS.index("silver")
GOLD: Final = RANKS.index("gold")
PLATINUM: Final = RANKS.index("platinum")
EPIC: Final = RANKS.index("epic")
NEEDS: Final = ((BRONZE, 2), (SILVER, 2), (GOLD, 1))  # of each tribe, besides a platinum or epic (DC-2)
EPICS: Final = 5  # at most (DC-3)
ALIKE: Final = 2  # bronze and silver cards with one ability (DC-3)

ANY: Final = "any"
RANDOM: Final = "random"
NAMED: Final = (ANY, RANDOM, *PRESETS)
NAME_LIMIT: Final = 24  # characters of a deck's name
TEXT_LIMIT: Final = 1200  # characters of a deck as an option


class Breach(NamedTuple):
    """One thing that keeps a deck from being played; `says` has the words."""

    code: str
    clause: str
    tribe: int = NO_TRIBE
    rank: int = COUNTER_RANK  # GOLD + 1 stands for platinum or epic
    ability: int = -1
    kind: int = -1
    have: int = 0
    need: int = 0


def breaches(deck: Iterable[int]) -> tuple[Breach, ...]:
    """List everything that keeps these kinds from being a legal deck; () for a legal one."""
    kinds = sorted(deck)
    found = []
    if len(kinds) != SIZE:
        found.append(Breach("size", "DC-2", have=len(kinds), need=SIZE))
    for tribe in range(NO_TRIBE):
        found += _breaches_of_tribe(tribe, Counter(RANK[kind] for kind in kinds if TRIBE[kind] == tribe))
    counters = Counter(kind for kind in kinds if TRIBE[kind] == NO_TRIBE)
    if counters.total() != COUNTERS:
        found.append(Breach("counters", "DC-2", have=counters.total(), need=COUNTERS))
    found += [Breach("counter_twice", "DC-3", kind=kind) for kind, many in counters.items() if many > 1]
    epics = Counter(kind for kind in kinds if RANK[kind] == EPIC)
    if epics.total() > EPICS:
        found.append(Breach("epics", "DC-3", have=epics.total(), need=EPICS))
    found += [Breach("epic_twice", "DC-3", kind=kind) for kind, many in epics.items() if many > 1]
    abilities = Counter(ABILITY[kind] for kind in kinds if RANK[kind] <= SILVER)
    found += [
        Breach("ability", "DC-3", ability=ability, have=many, need=ALIKE)
        for ability, many in sorted(abilities.items())
        if many > ALIKE
    ]
    return tuple(found)


def _breaches_of_tribe(tribe: int, ranks: Counter[int]) -> list[Breach]:
    found = [
        Breach("rank", "DC-2", tribe=tribe, rank=rank, have=ranks[rank], need=need)
        for rank, need in NEEDS
        if ranks[rank] != need
    ]
    high = ranks[PLATINUM] + ranks[EPIC]
    if high != 1:
        found.append(Breach("rank", "DC-2", tribe=tribe, rank=PLATINUM, have=high, need=1))
    return found


def write(name: str, deck: Iterable[int]) -> str:
    """Write a deck of one's own as the option of a match."""
    return f"{name}: {', '.join(SLUGS[kind] for kind in sorted(deck))}"


def checked(text: str) -> str:
    """Return the option `text` as it is kept; raise BadSetup that tells what is wrong with it."""
    plain = text.strip()
    if plain.lower() in NAMED:
        return plain.lower()
    name, deck = read(plain)
    return write(name, deck)


def read(text: str) -> tuple[str, tuple[int, ...]]:
    """Read a deck of one's own: its name and its kinds, sorted; raise BadSetup unless it is legal."""
    if len(text) > TEXT_LIMIT:
        raise BadSetup(f"a deck has at most {TEXT_LIMIT} characters")
    name, colon, cards = text.partition(":")
    name = " ".join(name.split())
    if not colon:
        allowed = ", ".join(NAMED)
        raise BadSetup(f"a deck is one of {allowed}, or a name, a colon and its cards, not {text[:40]!r}")
    if not 1 <= len(name) <= NAME_LIMIT or not name.isprintable():
        raise BadSetup(f"a deck's name has 1 to {NAME_LIMIT} characters, not {name[:40]!r}")
    kinds = []
    for word in cards.split(","):
        if word.strip() not in KINDS:
            raise BadSetup(f"there is no card {word.strip()[:40]!r}")
        kinds.append(KINDS[word.strip()])
    found = breaches(kinds)
    if found:
        raise BadSetup(f"the deck {name!r} can't be played: {'; '.join(plainly(one) for one in found)}")
    return name, tuple(sorted(kinds))


def plainly(breach: Breach) -> str:
    """Word a breach for an error message of the program."""
    what = {
        "size": "cards",
        "rank": _rank_name(breach),
        "counters": "counters",
        "epics": "epic cards at most",
        "ability": f"bronze and silver cards with {ABILITIES[breach.ability]} at most",
    }
    if breach.kind >= 0:
        return f"{CARDS[breach.kind].english} is there twice ({breach.clause})"
    return f"{breach.need} {what[breach.code]} are needed, not {breach.have} ({breach.clause})"


def _rank_name(breach: Breach) -> str:
    if breach.tribe == NO_TRIBE:
        return ""
    rank = "platinum or epic" if breach.rank == PLATINUM else RANKS[breach.rank]
    return f"{rank} {TRIBES[breach.tribe]}"


def chosen(options: list[str], chance: Rng) -> list[tuple[int, ...]]:
    """Give each seat the deck of its option; presets that are drawn differ while there are enough."""
    taken = [option for option in options if option in PRESETS]
    decks: list[tuple[int, ...]] = []
    for option in options:
        if option == ANY:
            names = [name for name in PRESETS if name not in taken] or list(PRESETS)
            name = names[chance.below(len(names))]
            taken.append(name)
            decks.append(PRESETS[name])
        elif option == RANDOM:
            decks.append(completed([], chance))
        else:
            decks.append(PRESETS[option] if option in PRESETS else read(option)[1])
    return decks


def completed(known: list[int], chance: Rng) -> tuple[int, ...]:
    """Draw a legal deck that holds `known`, a part of one, at random: for each place any kind that fits."""
    while True:
        deck = drawn(known, chance)
        if deck is not None:
            return tuple(sorted(deck))


def drawn(known: list[int], chance: Rng) -> list[int] | None:
    """Draw once; None where the abilities of the cards drawn first leave no kind for a later place."""
    deck = known[:]
    places = _free_places(known)
    chance.shuffle(places)
    for place in places:
        fitting = [kind for kind in BY_PLACE[place] if fits(deck, kind)]
        if not fitting:
            return None
        deck.append(fitting[chance.below(len(fitting))])
    return deck


def _free_places(known: list[int]) -> list[int]:
    """List the places of DC-2 that `known` leaves free, each as often as it is."""
    filled = Counter(place_of(kind) for kind in known)
    free: list[int] = []
    for place, many in enumerate(MANY):
        free += [place] * (many - filled[place])
    return free


def place_of(kind: int) -> int:
    """Return a card's place in a deck: four per tribe (platinum and epic share one), and one for counters."""
    if TRIBE[kind] == NO_TRIBE:
        return COUNTER_PLACE
    return 4 * TRIBE[kind] + min(RANK[kind], PLATINUM)


def fits(deck: list[int], kind: int) -> bool:
    """Return whether DC-3 lets `kind` join a part of a deck."""
    if RANK[kind] <= SILVER:
        alike = [other for other in deck if RANK[other] <= SILVER and ABILITY[other] == ABILITY[kind]]
        return len(alike) < ALIKE
    return kind not in deck  # five tribes with one epic each can't have more than EPICS


COUNTER_PLACE: Final = 4 * NO_TRIBE
MANY: Final = (*((2, 2, 1, 1) * NO_TRIBE), COUNTERS)
BY_PLACE: Final = tuple(
    tuple(kind for kind in range(len(CARDS)) if place_of(kind) == place) for place in range(len(MANY))
)
