"""The plate between the two values: what the clash comes to, changing with every card that is laid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.dust_collectorz.table.drawing.tags import BAD, GOOD, INKS, PLAIN, SIGNS
from game.dust_collectorz.words.naming import small_stat
from game.table.art.palette import FROST
from game.table.layout.boxes import REST, columns, inset, rows, within
from game.table.pieces import Face, Placed
from game.table.stock.furniture import fixed, prose, text_height, text_width, words
from game.table.stock.seat_head import LEAST

if TYPE_CHECKING:
    from game.dust_collectorz.table.outlook import Outlook
    from game.dust_collectorz.table.situation import Situation
    from game.dust_collectorz.words.reckoning import Reckoning

TITLE: Final = 33.0  # units of type
SIGN: Final = 28.0


class Told(NamedTuple):
    """What the plate says."""

    style: str
    title: str
    note: str


def verdict(moment: Situation, found: Reckoning | None) -> list[Placed]:
    """The plate with its sign, one line large and one small; nothing while there is nothing to say."""
    told = worded(moment, found)
    if told is None:
        return []
    area = moment.ground.stage.verdict
    lying = [fixed(Face("plate", (told.style,)), area, "verdict", height=4)]
    inner = inset(area, 14.0, 5.0)
    small = LEAST + 1.0 if text_height(told.note, LEAST + 1.0, inner.width) <= inner.height * 0.6 else LEAST
    below = text_height(told.note, small, inner.width) if told.note else 0.0
    if below + LEAST * 1.35 > inner.height:
        below = 0.0  # the rail tells it as well
    large = min(TITLE, max(LEAST, (inner.height - below) / 1.35))
    sign = SIGN + 8.0 if SIGNS[told.style] else 0.0
    while large > LEAST and text_width(told.title, large) + sign > inner.width:
        large -= 1.0
    line = text_height(told.title, large, inner.width - sign, "sans_bold")
    box = within(inner, (inner.width, min(inner.height, line + below)))
    title, note = rows(box, [REST, below])
    if sign and text_width(told.title, large) + sign <= inner.width:
        title = within(title, (text_width(told.title, large) + sign + 2.0, line))
        mark, title = columns(title, [SIGN, REST], 8.0)
        face = Face("sign", (SIGNS[told.style], INKS[told.style]))
        side = min(SIGN, line)
        lying.append(Placed("", face, mark.centre, (side, side), height=5, animated=False))
        lying.append(words(told.title, title, colour=INKS[told.style], height=5))
    else:
        lying.append(
            prose(
                told.title, title, large, face="sans_bold", colour=INKS[told.style], align="centre", height=5
            )
        )
    if below:
        lying.append(prose(told.note, note, small, colour=FROST, align="centre", height=5))
    return lying


def worded(moment: Situation, found: Reckoning | None) -> Told | None:
    """Choose the words: of a clash that is over, of the answer being laid, or of what an answer needs."""
    view, fight = moment.view, moment.fight
    if fight.reckoning is not None:
        return _settled(moment, fight.reckoning)
    if view.phase == "springing" or view.outcome == "trapped":
        return Told(PLAIN, moment.words("caption-trap"), "")
    if found is None or view.attack is None:
        return None
    if moment.foreseen is not None:
        return _foreseen(moment, moment.foreseen)
    facts = {"value": found.values[0], "stat": small_stat(view.stat, moment.setting.texts)}
    if view.to_move != view.seat:
        return Told(PLAIN, moment.words("verdict-beat", **facts), "")
    return Told(PLAIN, moment.words("verdict-beat", **facts), moment.words("verdict-tie"))


def _settled(moment: Situation, found: Reckoning) -> Told:
    """Say who won the clash, and by how much."""
    winner = moment.fight.seats[found.winner]
    title = moment.words("caption-wins-clash", name=moment.addressed(winner))
    answer = moment.fight.sets[1]
    if found.over:
        note = moment.words("verdict-over", count=found.over)
    elif found.values[0] == found.values[1]:
        note = moment.words("verdict-even")
    else:
        empty = answer is not None and answer.primary < 0
        note = moment.words("caption-no_cards" if empty else "caption-nothing")
    mine = _ours(moment, winner)
    part = _ours(moment, moment.fight.seats[1 - found.winner])
    return Told(GOOD if mine else BAD if part else PLAIN, title, note)


def _ours(moment: Situation, seat: int) -> bool:
    """Whether a seat is the viewer's or its partner's."""
    return moment.side(seat) == moment.side(moment.view.seat)


def _foreseen(moment: Situation, found: Outlook) -> Told:
    facts = {"value": found.value, "needed": found.needed}
    if not moment.told:
        return Told(PLAIN, moment.words("verdict-plain", **facts), "")
    if not found.certain:
        return Told(PLAIN, moment.words("verdict-open", **facts), moment.words("verdict-may_change"))
    if not found.wins:
        return Told(BAD, moment.words("verdict-loses", **facts), also(moment, found))
    key = "verdict-ties" if found.value == found.needed else "verdict-wins"
    return Told(GOOD, moment.words(key, **facts), also(moment, found))


def also(moment: Situation, found: Outlook) -> str:
    """Say what the winner's abilities do besides."""
    attack = moment.view.attack
    if attack is None:
        return ""
    whose = "mine" if found.wins else "theirs"
    name = moment.name(attack.seat)
    told = [
        moment.words(f"verdict-{whose}-{effect.what}", name=name, count=effect.number)
        for effect in found.effects
    ]
    return " ".join(told)
