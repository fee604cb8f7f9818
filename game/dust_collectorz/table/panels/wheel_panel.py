"""Lays out the wheel of tribes, with who can answer the attack and what that brings (DC-7, DC-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules.cards.facts import stronger, weaker
from game.dust_collectorz.table.drawing.plates import LINEN
from game.dust_collectorz.words.naming import signed, tribe_name
from game.table.art.palette import ALARM, GOOD
from game.table.layout.boxes import REST, Share, columns, inset, largest, rows, within
from game.table.pieces import Area, Face, Placed
from game.table.stock.furniture import fixed, prose, text_height, words
from game.table.stock.seat_head import LEAST

if TYPE_CHECKING:
    from game.dust_collectorz.table.situation import Situation

TITLE: Final = 24.0  # units of type
LINE: Final = 22.0
EMBLEM: Final = 34.0
CLOSE: Final = (460.0, 460.0)
BESIDE: Final = 1.5  # from this proportion on the words lie beside the wheel
SMALL: Final = 120.0  # a lower wheel gives its words no more room


def wheel_panel(moment: Situation) -> list[Placed]:
    """Lay out the wheel, always visible, and who answers whom beside or below it."""
    area = moment.ground.wheel
    panel = fixed(Face("plate", ("seat",)), area, height=-10)
    told, box, text = _divided(moment)
    face = Face("wheel", moment.wheel)
    wheel = Placed("wheel", face, box.centre, box[2:], animated=False, close=CLOSE)
    return [panel, wheel, *_lines(moment, told, text)]


def disc_of(moment: Situation) -> Area:
    """Return where the wheel itself lies."""
    return _divided(moment)[1]


def _divided(moment: Situation) -> tuple[list[tuple[str, int, float]], Area, Area]:
    """Return the lines of words, the wheel's place, and theirs."""
    inner = inset(moment.ground.wheel, 12.0, 8.0)
    told = _words(moment, inner)
    if inner.width >= inner.height * BESIDE:
        disc, text = columns(inner, [Share(0.42, 0.0, inner.height), REST], 14.0)
    else:
        need = sum(part[2] for part in told) + 6.0 * len(told)
        disc, text = rows(inner, [REST, min(need, max(0.0, inner.height - SMALL))], 6.0)
    return told, largest(disc, 1.0), text


def _words(moment: Situation, area: Area) -> list[tuple[str, int, float]]:
    """List the lines: words, a tribe for its emblem or -1, and how tall each is."""
    tribe, _ = moment.wheel
    wide = area.width * 0.54 if area.width >= area.height * BESIDE else area.width
    texts = moment.setting.texts
    if tribe < 0:
        text = moment.words("wheel-beats")
        return [(text, -1, text_height(text, LEAST, wide))]
    title = moment.words("wheel-who", tribe=tribe_name(tribe, texts))
    tie = moment.words("wheel-tie" if _defends(moment) else "wheel-tie_defender")
    return [
        (title, -2, text_height(title, TITLE, wide, "sans_bold")),
        (f"{tribe_name(stronger(tribe), texts)} {signed(1)}", stronger(tribe), EMBLEM),
        (f"{tribe_name(weaker(tribe), texts)} {signed(-1)}", weaker(tribe), EMBLEM),
        (tie, -1, text_height(tie, LEAST, wide)),
    ]


def _defends(moment: Situation) -> bool:
    return moment.fight.seats[1] == moment.view.seat


def _lines(moment: Situation, told: list[tuple[str, int, float]], area: Area) -> list[Placed]:
    """Lay the lines one below the other, as many as fit."""
    tribe, _ = moment.wheel
    lying: list[Placed] = []
    fitting = list(told)
    while fitting and sum(part[2] for part in fitting) + 4.0 * (len(fitting) - 1) > area.height:
        drop = next((at for at in (len(fitting) - 1, 0) if fitting[at][1] < 0), len(fitting) - 1)
        fitting.pop(drop)
    if not fitting:
        return []
    high = sum(part[2] for part in fitting) + 4.0 * (len(fitting) - 1)
    box = within(area, (area.width, high))
    for (text, sign, _), line in zip(fitting, rows(box, [part[2] for part in fitting], 4.0), strict=True):
        if sign >= 0:
            emblem, name = columns(line, [EMBLEM, REST], 8.0)
            face = Face("tribe", (sign, "plain"))
            mark = Placed(f"tribe:{sign}", face, emblem.centre, (EMBLEM, EMBLEM), animated=False)
            colour = GOOD if sign == stronger(tribe) else ALARM
            inner = within(name, (name.width, LINE * 1.3), (0.0, 0.5))
            lying += [mark, words(text, inner, face="sans_medium", colour=colour)]
        elif sign == -2:
            lying.append(prose(text, line, TITLE, face="sans_bold"))
        else:
            lying.append(prose(text, line, LEAST, colour=LINEN))
    return lying
