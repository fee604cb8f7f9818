"""The right side of the deck builder: the deck, its statistics, and its problems."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.dust_collectorz.deck_stats import PLACES_OF_TRIBE, arranged, summary
from game.dust_collectorz.facts import NO_TRIBE
from game.dust_collectorz.says import breach_text
from game.scenes.decks.cards import ASPECT, SlotCard, card_height
from game.scenes.decks.picture import summary_picture
from game.scenes.decks.signs import tribe_sign
from game.scenes.widgets.choice import Choice
from game.scenes.widgets.pane import Pane
from game.scenes.widgets.widget import Picture
from game.table.art.atlas import picture
from game.table.art.fonts import font
from game.table.art.frames import panel
from game.table.art.palette import ALARM, FROST, GOOD
from game.table.art.text import fitted, paragraph

if TYPE_CHECKING:
    from game.scenes.decks.builder import DeckBuilderScene

CHECK: Final = 92.0  # units of the plate with the problems
TABS: Final = 40.0
EMBLEM: Final = 34.0
GAP: Final = 5.0
LEAST_CARD: Final = 44.0  # of height
NARROW_CARD: Final = 92.0  # in a window taller than wide
ROWS: Final = 6  # one per tribe, and one for counters


def build_deck(scene: DeckBuilderScene, rect: pygame.Rect) -> None:
    """Put tabs, deck or statistics, and the check into `rect`, in pixels."""
    px, words = scene.px, scene.program.words
    top = rect.y
    if not scene.narrow:
        names = [(part, words(f"deck-part-{part}")) for part in ("deck", "summary")]
        place = pygame.Rect(rect.x, rect.y, rect.width, px(TABS))
        scene.page.add(Choice("part", place, names, scene.part, scene.show_part))
        top = place.bottom + px(8)
    check = pygame.Rect(rect.x, rect.bottom - px(CHECK), rect.width, px(CHECK))
    inner = pygame.Rect(rect.x, top, rect.width, check.y - top - px(8))
    pane = Pane(scene.part, inner, scene.page.unit)
    scene.page.widgets.append(pane)
    if scene.part == "summary":
        shown = summary_picture(summary(scene.sheet.kinds), inner.width - px(18), scene.page.unit, words)
        pane.put(Picture(shown, topleft=(inner.x, inner.y)))
    else:
        _places(scene, pane)
    _check(scene, check)


def _places(scene: DeckBuilderScene, pane: Pane) -> None:
    """Lay the deck out: a row per tribe, one for counters, and one for surplus cards."""
    px, gap = scene.px, scene.px(GAP)
    places, left = arranged(scene.sheet.kinds)
    room = pane.rect.inflate(-px(20), -px(6))
    room.x = pane.rect.x + px(4)
    wide = (room.width - px(EMBLEM) - px(8)) // PLACES_OF_TRIBE - gap
    least = px(NARROW_CARD if scene.narrow else LEAST_CARD)
    tall = max(least, (room.height - px(8)) // ROWS - gap)
    width = min(wide, round(tall / ASPECT))
    across, down = width + gap, card_height(width) + gap
    for tribe in range(NO_TRIBE + 1):
        sign = tribe_sign(tribe, min(px(EMBLEM), width))
        middle = room.y + px(3) + tribe * down + card_height(width) // 2
        pane.put(Picture(sign, midleft=(room.x, middle)))
    begin = room.x + px(EMBLEM) + px(8)
    kinds = [*(place.kind for place in places), *left]
    for number, kind in enumerate(kinds):
        row, column = divmod(number, PLACES_OF_TRIBE)
        spot = (begin + column * across, room.y + px(3) + row * down)
        card = _slot(scene, number, kind, pygame.Rect(spot, (width, card_height(width))))
        card.surplus = number >= len(places)
        if number < len(places):
            card.rank = -1 if places[number].tribe == NO_TRIBE else places[number].rank
        pane.put(card)


def _slot(scene: DeckBuilderScene, number: int, kind: int, rect: pygame.Rect) -> SlotCard:
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
    return card


def _check(scene: DeckBuilderScene, rect: pygame.Rect) -> None:
    """Show whether the deck is legal, and list all problems."""
    px, words = scene.px, scene.program.words
    breaches = scene.sheet.breaches
    scene.page.add(Picture(panel(rect.size, "tray"), topleft=rect.topleft))
    inner = rect.inflate(-px(24), -px(14))
    sign = check_sign(px(26), right=not breaches)
    scene.page.add(Picture(sign, topleft=inner.topleft))
    head = words("deck-legal") if not breaches else words("deck-breaches", number=len(breaches))
    box = (inner.width - px(150), px(26))
    line = fitted(head, "sans_bold", box, ALARM if breaches else GOOD, px(19))
    scene.page.add(Picture(line, midleft=(inner.x + px(34), inner.y + px(13))))
    count = words("deck-count", cards=len(scene.sheet.kinds))
    told = fitted(count, "sans_medium", (px(100), px(26)), FROST, px(18))
    scene.page.add(Picture(told, midright=(inner.right, inner.y + px(13))))
    pane = Pane(
        "check", pygame.Rect(inner.x, inner.y + px(30), inner.width, inner.height - px(30)), scene.page.unit
    )
    scene.page.widgets.append(pane)
    text = "\n".join(breach_text(breach, words.of("dust_collectorz")) for breach in breaches) or words(
        "deck-legal_about"
    )
    step = font("sans", px(17)).get_linesize()
    pane.rect.height = max(1, pane.rect.height // step) * step  # never cut a line in two
    wrapped = paragraph(text, "sans", (inner.width - px(18), px(2000)), FROST, px(17))
    pane.put(Picture(wrapped, topleft=pane.rect.topleft))
    pane.height = wrapped.get_height()


def check_sign(size: int, *, right: bool) -> pygame.Surface:
    """Draw a tick, or an exclamation mark in a triangle."""
    return picture("common", "decks/legal" if right else "decks/illegal", (size, size))
