"""The figures of the rules page, composed of the table's faces."""

from __future__ import annotations

from typing import Final

from game.dust_collectorz.rules.cards import abilities
from game.dust_collectorz.rules.cards.card_table import TRIBES
from game.dust_collectorz.rules.cards.cards import KINDS
from game.dust_collectorz.rules.cards.facts import ABILITY
from game.table.pieces import Face
from game.table.stock.figures import Figure, Part, Size, beside, fan, grid, row
from game.texts.texts import Texts

CUNNING: Final = 3
NO_ATTACK: Final = -1


def figures(texts: Texts) -> dict[str, Figure]:
    """Return every picture by its name; cards bear words of the language."""
    foldwings = TRIBES.index("foldwings")
    near = 1 << TRIBES.index("tinlings") | 1 << TRIBES.index("glazeborn")
    wheel: Size = (200, 200)
    worth = [_card(name, texts) for name in ("gyro-wren", "old-amphora", "the-mended-monk")]
    cards = [_card(name, texts) for name in ("pegkin", "cobalt-sovereign", "velvet-badger")]
    children = [Face("young", (KINDS[name],)) for name in ("cogwick", "dogear")]
    return {
        "cards": fan(cards, _size(108), 52, 8),
        "wheel": row([Face("wheel", (NO_ATTACK, 0))], wheel),
        "stack": _stack(texts),
        "answer": row([Face("wheel", (foldwings, near))], wheel),
        "counters": row([_card(name, texts) for name in ("trapdoor-shelf", "blank-tag")], _size(108), 14),
        "points": fan(worth, _size(104), 56, 5),
        "young": row(children, _size(108), 14),
        "values": _signs(abilities.BOOST, abilities.LOCK, 5),
        "cancelling": _signs(abilities.CANCEL, abilities.DISARM, 4),
        "destroying": _signs(abilities.SNIPE, abilities.SPITE, 3),
        "returning": _signs(abilities.DRAW, abilities.OP_STEAL, 3),
    }


def _signs(first: int, last: int, across: int) -> Figure:
    """The signs of abilities, each as on the first card that has it."""
    kinds = [list(ABILITY).index(ability) for ability in range(first, last + 1)]
    return grid([Face("ability", (kind, "used")) for kind in kinds], (40, 40), across, 8)


def _stack(texts: Texts) -> Figure:
    """A primary with two supports behind it, and the stat that was named."""
    small, large = _size(84), _size(112)
    aids = ["kite-courier", "paper-gnat"]
    parts = [
        Part(_card(name, texts), (42 + 26 * at, large[1] - small[1] / 2), small, 6 - 6 * at)
        for at, name in enumerate(aids)
    ]
    parts.append(Part(_card("margin-rider", texts), (150 - 16, large[1] / 2), large))
    pile = Figure((192, large[1]), tuple(parts))
    return beside([pile, row([Face("stat", (CUNNING, -1, "chosen"))], (44, 44))], 0)


def _size(width: float) -> Size:
    return (width, width * 1.4)


def _card(name: str, texts: Texts) -> Face:
    return Face("card", (KINDS[name], False, texts))
