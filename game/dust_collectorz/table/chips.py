"""What each card of the hand would come to as an answer: the words above it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from game.dust_collectorz.rules import actions as do
from game.dust_collectorz.rules.battle import laying
from game.dust_collectorz.rules.battle.seen import seen
from game.dust_collectorz.rules.cards.facts import TRIBE, is_counter, is_trap
from game.dust_collectorz.rules.pieces import KIND
from game.dust_collectorz.rules.view import hand_of
from game.dust_collectorz.table import outlook
from game.dust_collectorz.table.drawing.tags import BAD, GOLDEN, GOOD, LOCKED, PLAIN, Tag
from game.dust_collectorz.words.naming import ability_name, card_name

if TYPE_CHECKING:
    from game.dust_collectorz.rules.view import DustView
    from game.dust_collectorz.table.moment import Moment
    from game.dust_collectorz.table.outlook import Outlook

STEPS: Final = frozenset(int(verb) for verb in (do.LAY, do.ADD, do.COUNTER, do.TRAP))


class Chance(NamedTuple):
    """What one card of the viewer's can do for an answer now."""

    action: int  # the legal action that plays it
    ref: int
    outlook: Outlook | None  # None where nothing can be told
    ability: bool  # it needs its ability for that
    partner: int  # it needs this card in support; -1 for none

    @property
    def wins(self) -> bool:
        """Whether it certainly wins the clash."""
        found = self.outlook
        return found is not None and found.certain and found.wins

    @property
    def plain(self) -> bool:
        """Whether it comes to that by itself."""
        return not self.ability and self.partner < 0


def chances(view: DustView, legal: tuple[int, ...]) -> tuple[Chance, ...]:
    """List what each of the viewer's cards can do for an answer, by ref; () while another is to answer."""
    if view.phase != "answering" or view.to_move != view.seat or hand_of(view, view.seat) is None:
        return ()
    return _chances(view, legal)


@lru_cache(maxsize=4)
def _chances(view: DustView, legal: tuple[int, ...]) -> tuple[Chance, ...]:
    found = []
    for action in legal:
        verb, ref, _ = do.parts(action)
        if verb in STEPS:
            found.append(_chance(view, legal, action, verb, ref))
    return tuple(found)


def _chance(view: DustView, legal: tuple[int, ...], action: int, verb: int, ref: int) -> Chance:
    build = view.build
    if verb == do.ADD and build is not None:
        return Chance(action, ref, outlook.with_support(view, build, ref), False, -1)
    if verb == do.COUNTER and build is not None:
        return Chance(action, ref, outlook.with_counter(view, build, ref), False, -1)
    if verb != do.LAY:
        return Chance(action, ref, None, False, -1)
    alone = Chance(action, ref, outlook.of_card(view, ref), False, -1)
    if alone.wins:
        return alone
    able = Chance(action, ref, outlook.of_card(view, ref, using=True), True, -1)
    if able.wins:
        return able
    for other in laying.free(seen(view), view.to_move):
        paired = other != ref and not is_counter(other & KIND)
        if paired and do.LAY + do.FIRST * other in legal:
            pair = Chance(action, ref, outlook.of_pair(view, ref, other), False, other)
            if pair.wins:
                return pair
    return alone


def best(found: tuple[Chance, ...], verb: int) -> Chance | None:
    """Find the card that wins with the least effort: alone before others, then by the least value."""
    winning = [one for one in found if one.wins and do.verb_of(one.action) == verb]
    return min(winning, key=_effort, default=None)


def _effort(chance: Chance) -> tuple[bool, bool, int]:
    value = chance.outlook.value if chance.outlook else 0
    return (chance.partner >= 0, chance.ability, value)


def chip_of(moment: Moment, ref: int) -> Tag | None:
    """Word what a card would come to; None where there is nothing certain to tell, or it may not be told."""
    view = moment.view
    if moment.setting.help == "none" or not moment.decides or moment.view.phase != "answering":
        return None
    found = chances(view, moment.setting.legal)
    chance = next((one for one in found if one.ref == ref), None)
    if chance is None:
        return _refused(moment, ref)
    if chance.outlook is None:
        trap = is_trap(ref & KIND)
        return Tag(GOOD, moment.words("chip-trap")) if trap else Tag(PLAIN, moment.words("chip-counter"))
    return _worded(moment, chance, golden=chance == _golden(view, found))


class Pair(NamedTuple):
    """Two cards that win together, the second in support of the first."""

    ref: int
    partner: int
    tag: Tag


def pairs_of(moment: Moment) -> list[Pair]:
    """List who wins with whose support, where neither wins without; [] where that may not be told.

    The likely pair is the first.
    """
    view = moment.view
    if moment.setting.help == "none" or not moment.decides or view.phase != "answering":
        return []
    found = chances(view, moment.setting.legal)
    golden = _golden(view, found)
    able = {one.ref for one in found if one.partner < 0 and one.wins}
    pairs = [
        Pair(one.ref, one.partner, _together(moment, one, golden=one == golden))
        for one in found
        if one.partner >= 0 and one.wins and one.partner not in able
    ]
    return sorted(pairs, key=lambda pair: pair.tag.style != GOLDEN)


def _together(moment: Moment, chance: Chance, *, golden: bool) -> Tag:
    found = chance.outlook
    value, needed = (found.value, found.needed) if found else (0, 0)
    text = moment.words("chip-together-ties" if value == needed else "chip-together", value=value)
    style = GOLDEN if golden and moment.setting.help == "full" else GOOD
    return Tag(style, text, moment.words("chip-wins", value=value))


def _golden(view: DustView, found: tuple[Chance, ...]) -> Chance | None:
    """Find the card that turns the clash; none where the set that lies wins already."""
    now = outlook.of_build(view, view.build) if view.build is not None else None
    if now is not None and now.certain and now.wins:
        return None
    return best(found, do.LAY) or best(found, do.ADD)


def _refused(moment: Moment, ref: int) -> Tag | None:
    """Word why a character can't be laid: its tribe; nothing is said of what lies already."""
    if is_counter(ref & KIND):
        return Tag(LOCKED, moment.words("chip-not_now"))
    build = moment.build
    if build is not None and build.primary >= 0 and TRIBE[build.primary & KIND] == TRIBE[ref & KIND]:
        return None
    return Tag(LOCKED, moment.words("chip-tribe"))


def _worded(moment: Moment, chance: Chance, *, golden: bool) -> Tag:
    found = chance.outlook
    value = found.value if found else 0
    short = str(value)
    if found is None or not found.certain:
        return Tag(PLAIN, moment.words("chip-open", value=value), short)
    if not found.wins:
        return Tag(BAD, moment.words("chip-loses", value=value), short)
    style = GOLDEN if golden and moment.setting.help == "full" else GOOD
    texts = moment.setting.texts
    if chance.ability:
        kind = chance.ref & KIND
        return Tag(style, moment.words("chip-ability", value=value, ability=ability_name(kind, texts)), short)
    if chance.partner >= 0:
        card = card_name(chance.partner & KIND, texts)
        return Tag(style, moment.words("chip-pair", value=value, card=card), f"{value} +")
    key = "chip-ties" if value == found.needed else "chip-wins"
    return Tag(style, moment.words(key, value=value), short)
