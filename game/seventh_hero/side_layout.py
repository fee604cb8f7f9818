"""The side above the desk: who leads, what the quest wants, what is known of the wanderer; the notes."""

from __future__ import annotations

from typing import Final

from game.seventh_hero.cards import COPIES
from game.seventh_hero.moment import BACK, Moment
from game.seventh_hero.naming import hero_name, quest_words
from game.seventh_hero.notes import Note, notes
from game.seventh_hero.places import SIDE
from game.seventh_hero.plates import LINEN
from game.table.art.palette import FROST
from game.table.furniture import gold, words
from game.table.pieces import NOTHING, Area, Face, Placed

INNER: Final = Area(SIDE.x + 18, SIDE.y + 12, SIDE.width - 36, SIDE.height - 24)
FACT: Final = 46.0  # height of a line of facts
SIGN: Final = 38.0
ROW: Final = 49.0
ROW_GAP: Final = 4.0
TOGGLE: Final = Area(SIDE.x + 14, SIDE.y + 218, SIDE.width - 28, 52)
NOTES: Final = "toggle:notes"


def side(moment: Moment) -> list[Placed]:
    """All that everybody wants to look up."""
    area = SIDE if _shown(moment) else SIDE._replace(height=TOGGLE.y + TOGGLE.height + 14 - SIDE.y)
    plate = Placed("", Face("plate", ("seat",)), area.centre, area[2:], height=-12, lively=False)
    return [plate, *_title(moment), *_facts(moment), *_heading(moment), *_table(moment)]


def _title(moment: Moment) -> list[Placed]:
    """Who leads, or who has won."""
    area = Area(INNER.x + 58, INNER.y, INNER.width - 58, 50)
    sign = Face("laurel" if moment.over else "lantern")
    text = (
        moment.winners if moment.over else moment.words("leader", name=moment.addressed(moment.view.leader))
    )
    return [Placed("", sign, (INNER.x + 26, INNER.y + 26), (52, 52), lively=False), gold(text, area)]


def _facts(moment: Moment) -> list[Placed]:
    """Quest, wanderer and pile, a line each."""
    view = moment.view
    texts = moment.setting.texts
    quest = quest_words(view.quest, view.seats, texts, free=view.free) if moment.quest_is_on else "–"
    pile = moment.words("left", count=view.left)
    lines = (
        (Face("quest_sign"), moment.words("quest", quest=quest)),
        (BACK, moment.words(_wanderer(moment))),
        (Face("pile_sign"), pile),
    )
    lying: list[Placed] = []
    for place, (face, text) in enumerate(lines):
        y = INNER.y + 82 + place * FACT
        size = (SIGN * 0.72, SIGN) if face is BACK else (SIGN, SIGN)
        lying.append(Placed("", face, (INNER.x + 26, y), size, lively=False))
        area = Area(INNER.x + 58, y - 16, INNER.width - 62, 32)
        lying.append(words(text, area, face="sans_medium", colour=FROST))
    return lying


def _wanderer(moment: Moment) -> str:
    """Tell with which caption the state of the wanderer is told."""
    view = moment.view
    if not view.wandering:
        return "nobody"
    if view.openly:
        return "open"
    if view.number:
        return "known"
    return "blind" if view.blind else "hidden"


def _heading(moment: Moment) -> list[Placed]:
    """The switch of the notes, which is their heading too."""
    shown = _shown(moment)
    face = Face("toggle", (shown,))
    plate = Placed(NOTES, face, TOGGLE.centre, TOGGLE[2:], height=-9, lively=False)
    lying = [
        plate._replace(pickable=True, group="toggles"),
        gold(moment.words("notes"), Area(TOGGLE.x + 50, TOGGLE.y + 8, 150, 36)),
    ]
    if shown:
        head = Area(TOGGLE.x + TOGGLE.width - 208, TOGGLE.y + 14, 150, 26)
        lying.append(words(moment.words("unseen"), head, face="text_italic", colour=LINEN, align="right"))
    return lying


def _shown(moment: Moment) -> bool:
    return "notes" not in moment.setting.toggled


def _table(moment: Moment) -> list[Placed]:
    """What is known of each number (SH-30), in seven rows."""
    if not _shown(moment):
        return []
    top = TOGGLE.y + TOGGLE.height + 8
    lying: list[Placed] = []
    for place, note in enumerate(notes(moment.view)):
        lying += _row(moment, note, Area(TOGGLE.x, top + place * (ROW + ROW_GAP), TOGGLE.width, ROW))
    return lying


def _row(moment: Moment, note: Note, area: Area) -> list[Placed]:
    """A number's row: stone, name, the copies not yet seen, and the wanderer's sign if it may be this one.

    What tells more under the pointer lies unseen above the words: a close look must not cover them.
    """
    wandering = moment.view.wandering
    style = "note" if note.possible or not wandering else "ruled_out"
    known = wandering and note.possible and moment.view.number == note.number
    face = Face("plate", ("known" if known else style,))
    y = area.centre[1]
    ink = FROST if style == "note" else LINEN
    told = Placed(f"note:{note.number}", Face(NOTHING), area.centre, area[2:], height=-7, lively=False)
    count = Area(area.x + area.width - 92, y - 15, 34, 30)
    lying = [
        Placed("", face, area.centre, area[2:], height=-8, lively=False),
        told._replace(close=(area.width, area.height)),
        Placed("", Face("pip", (note.number, style == "note")), (area.x + 26, y), (40, 40), lively=False),
        words(
            hero_name(note.number, moment.setting.texts),
            Area(area.x + 54, y - 15, 172, 30),
            face="sans_medium",
            colour=ink,
        ),
        Placed("", Face("copies", (note.unseen, COPIES)), (area.x + 292, y), (112, 20), lively=False),
        words(str(note.unseen), count, colour=ink, align="right"),
    ]
    if wandering:
        sign = BACK if note.possible else Face("ruled_out")
        size = (28.0, 39.2) if note.possible else (26.0, 26.0)
        lying.append(Placed("", sign, (area.x + area.width - 28, y), size, lively=False))
    return lying
