"""The right side of the deck builder: the deck, its statistics, and its problems."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.dust_collectorz.decks.stats import PLACES_OF_TRIBE, arranged, summary
from game.dust_collectorz.rules.cards.facts import NO_TRIBE
from game.dust_collectorz.screens.cards import ASPECT, SlotCard
from game.dust_collectorz.screens.part import texts_of
from game.dust_collectorz.screens.picture import summary_picture
from game.dust_collectorz.screens.signs import tribe_sign
from game.dust_collectorz.words.says import breach_text
from game.screens.widgets.choice import Choice
from game.screens.widgets.layout import (
    Column,
    Fill,
    Filling,
    Fitting,
    Kit,
    Line,
    Made,
    Part,
    Plate,
    Prose,
    Row,
    Scroll,
    Shown,
    Sized,
    Space,
)
from game.table.art.atlas import picture
from game.table.art.palette import ALARM, FROST, GOOD
from game.table.art.text.fonts import font
from game.table.layout.boxes import REST

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.dust_collectorz.decks.stats import Place
    from game.dust_collectorz.screens.editing import DeckEditing
    from game.table.pieces import Area

CHECK: Final = 92.0  # units of the plate with the problems
TABS: Final = 40.0
EMBLEM: Final = 34.0
GAP: Final = 5.0
LEAST_CARD: Final = 44.0  # of height
NARROW_CARD: Final = 92.0  # in a window taller than wide
ROWS: Final = 6  # one per tribe, and one for counters


def deck_part(scene: DeckEditing) -> Part:
    """Return tabs, deck or statistics, and the check."""
    texts = texts_of(scene.program)
    shown: Part = Filling(lambda area: _places(scene, area))
    if scene.part == "summary":
        kinds, unit = scene.sheet.kinds, scene.page.unit
        shown = Scroll(
            "summary",
            Fitting(
                lambda width: Shown(summary_picture(summary(kinds), scene.px(width), unit, texts), "topleft")
            ),
        )
    check = Plate(_check(scene), "tray", 12.0, 7.0)
    if scene.narrow:
        return Column([shown, check], 8.0, [None, CHECK])
    return Column([tabs(scene, ("deck", "summary"), TABS), shown, check], 8.0, [None, None, CHECK])


def tabs(scene: DeckEditing, parts: Sequence[str], tall: float) -> Part:
    """Return the choice among parts of the builder that don't show at once."""
    texts = texts_of(scene.program)
    names = [(part, texts(f"builder-part-{part}")) for part in parts]

    def choice(place: pygame.Rect) -> Choice[str]:
        result = Choice("part", place, names, scene.part, scene.show_part)
        result.title = texts("builder-part-title")
        return result

    return Made(choice, tall)


def _places(scene: DeckEditing, area: Area) -> Part:
    """Lay the deck out: a row per tribe, one for counters, and one for surplus cards."""
    places, left = arranged(scene.sheet.kinds)
    wide = (area.width - 26.0 - EMBLEM - GAP) / PLACES_OF_TRIBE - GAP
    least = NARROW_CARD if scene.narrow else LEAST_CARD
    width = min(wide, max(least, (area.height - 14.0) / ROWS - GAP) / ASPECT)
    kinds = [*(place.kind for place in places), *left]
    rows = []
    for start in range(0, len(kinds), PLACES_OF_TRIBE):
        tribe = start // PLACES_OF_TRIBE
        sign: Part = Space()
        if tribe <= NO_TRIBE:
            sign = Shown(tribe_sign(tribe, scene.px(min(EMBLEM, width))))
        numbers = range(start, min(start + PLACES_OF_TRIBE, len(kinds)))
        place = [places[number] if number < len(places) else None for number in numbers]
        cards = [
            Made(partial(_slot, scene, number, kinds[number], of), width * ASPECT, width)
            for number, of in zip(numbers, place, strict=True)
        ]
        rows.append(Row([sign, *cards, Space()], GAP, [EMBLEM, *[width] * len(cards), REST]))
    return Scroll("deck", Column(rows, GAP))


def _slot(scene: DeckEditing, number: int, kind: int, of: Place | None, rect: pygame.Rect) -> SlotCard:
    """Return the card at a place of the deck; without a place it is a surplus one."""

    def press() -> None:
        if kind < 0:
            scene.show_fitting(number)
        else:
            scene.remove(kind)

    def pin() -> None:
        if kind >= 0:
            scene.pin(kind)

    card = SlotCard(f"slot.{number}", rect, kind, scene.faces, press, pin)
    card.asks = partial(scene.program.keys.asks, name="builder_pin")
    card.pinned = kind in scene.sheet.cards.pinned
    card.surplus = of is None
    if of is not None:
        card.rank = -1 if of.tribe == NO_TRIBE else of.rank
    return card


def _check(scene: DeckEditing) -> Part:
    """Tell whether the deck is legal, and all problems."""
    texts, breaches = texts_of(scene.program), scene.sheet.breaches
    head = texts("builder-legal") if not breaches else texts("builder-breaches", number=len(breaches))
    count = texts("builder-count", cards=len(scene.sheet.kinds))
    line = Row(
        [
            Shown(check_sign(scene.px(26), right=not breaches)),
            Fill(head, "sans_bold", 19.0, ALARM if breaches else GOOD),
            Line(count, "sans_medium", 18.0),
        ],
        8.0,
    )
    told = [breach_text(breach, texts) for breach in breaches]
    about = Prose("\n".join(told) or texts("builder-legal_about"), "sans", 17.0, FROST, "topleft")
    step = Kit(scene.page).units(font("sans", scene.px(17)).get_linesize())

    def whole_lines(area: Area) -> Part:
        return Sized(Scroll("check", about, 0.0), 0.0, max(1.0, area.height // step) * step, "topleft")

    return Column([line, Filling(whole_lines)], 2.0)


def check_sign(size: int, *, right: bool) -> pygame.Surface:
    """Draw a tick, or an exclamation mark in a triangle."""
    return picture("dust_collectorz", "decks/legal" if right else "decks/illegal", (size, size))
