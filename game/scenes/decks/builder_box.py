"""The left side of the deck builder: the box's cards and their filters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.dust_collectorz.card_table import RANKS, STATS
from game.dust_collectorz.facts import NO_TRIBE
from game.dust_collectorz.naming import ability_word, rank_name, stat_name, tribe_name
from game.dust_collectorz.tokens import rank_mark
from game.scenes.decks.cards import BoxCard, card_height
from game.scenes.decks.filter import ANY
from game.scenes.decks.sign_button import SignButton
from game.scenes.decks.signs import ability_sign, tribe_sign
from game.scenes.widgets.choice import Choice
from game.scenes.widgets.pane import Pane
from game.scenes.widgets.widget import Picture
from game.table.art.palette import MIST
from game.table.art.text import paragraph

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.scenes.decks.builder import DeckBuilderScene
    from game.texts.texts import Texts

CARD: Final = 118.0  # units of width of a card of the box, at least
GAP: Final = 10.0
LINE: Final = 40.0
STEP: Final = 6.0  # between signs
TRIBES: Final = range(NO_TRIBE + 1)  # and counters
LEAST: Final = tuple(range(3, 10))  # values of a stat to filter by


def build_box(scene: DeckBuilderScene, rect: pygame.Rect) -> None:
    """Put filters and cards into `rect`, in pixels."""
    gap = scene.px(GAP)
    if scene.narrow:  # the filters scroll with the cards
        pane = Pane("box", rect, scene.page.unit)
        inside = pygame.Rect(
            rect.x + scene.px(4), rect.y + scene.px(4), rect.width - scene.px(24), rect.height
        )
        y = _filters(scene, inside, pane) + gap
    else:
        y = _filters(scene, rect, None) + gap // 2
        pane = Pane("box", pygame.Rect(rect.x, y, rect.width, rect.bottom - y), scene.page.unit)
    scene.page.widgets.append(pane)
    inner = pane.rect.width - scene.px(24)
    columns = max(3, round((inner + gap) / (scene.px(CARD) + gap)))
    width = (inner - gap * (columns - 1)) // columns
    height = card_height(width)
    shown = scene.filter.shown()
    for number, kind in enumerate(shown):
        x = pane.rect.x + scene.px(4) + number % columns * (width + gap)
        top = y + scene.px(8) + number // columns * (height + gap)
        scene.page.add(_card(scene, kind, pygame.Rect(x, top, width, height)), pane)
    if not shown:
        words = scene.program.words("deck-none_shown")
        box = (pane.rect.width - scene.px(60), pane.rect.height // 2)
        line = paragraph(words, "text_italic", box, MIST, scene.px(24), 1)
        scene.page.add(Picture(line, center=pane.rect.center))


def _card(scene: DeckBuilderScene, kind: int, rect: pygame.Rect) -> BoxCard:
    card = BoxCard(
        f"box.{kind}", rect, kind, scene.faces, lambda: scene.add(kind), lambda: scene.remove(kind)
    )
    card.many = scene.sheet.count(kind)
    card.fits = scene.fits(kind)
    return card


def _filters(scene: DeckBuilderScene, rect: pygame.Rect, pane: Pane | None) -> int:
    """Put the filters in two or three lines; return where they end, in pixels."""
    px, gap, tall = scene.px, scene.px(8), scene.px(LINE)
    y = rect.y
    tribes = [(tribe, tribe_sign(tribe, px(30)), tribe_name(tribe, _texts(scene))) for tribe in TRIBES]
    ranks = [(rank, rank_mark(rank, px(27)), rank_name(rank, _texts(scene))) for rank in range(len(RANKS))]
    _signs(scene, pane, "tribe", tribes, pygame.Rect(rect.x, y, px(48), tall))
    if rect.width >= px(700):
        x = rect.right - len(RANKS) * px(68 + STEP) + px(STEP)
    else:
        x, y = rect.x, y + tall + gap
    _signs(scene, pane, "rank", ranks, pygame.Rect(x, y, px(68), tall))
    y += tall + gap
    _ability_and_stat(scene, pane, pygame.Rect(rect.x, y, rect.width, tall))
    return y + tall


def _texts(scene: DeckBuilderScene) -> Texts:
    return scene.program.words.of("dust_collectorz")


def _signs(
    scene: DeckBuilderScene,
    pane: Pane | None,
    name: str,
    signs: list[tuple[int, pygame.Surface, str]],
    first: pygame.Rect,
) -> None:
    """Put a row of signs with values and names, of which one may be on; the first is at `first`."""
    for number, (value, sign, told) in enumerate(signs):
        place = first.move(number * (first.width + scene.px(STEP)), 0)
        button = SignButton(f"{name}.{value}", place, sign, getattr(scene.filter, name) == value)
        button.hint = told
        button.action = _toggling(scene, name, value)
        scene.page.add(button, pane)


def _ability_and_stat(scene: DeckBuilderScene, pane: Pane | None, line: pygame.Rect) -> None:
    """Put the ability, the stat and its minimum side by side."""
    words, wish, gap = scene.program.words, scene.filter, scene.px(8)
    third = (line.width - 2 * gap) // 3
    places = [pygame.Rect(line.x + number * (third + gap), line.y, third, line.height) for number in range(3)]
    sign = None if wish.ability == ANY else ability_sign(wish.ability, scene.px(30))
    button = SignButton("ability", places[0], sign, wish.ability != ANY)
    button.text = words("deck-filter-any_ability")
    if wish.ability != ANY:
        button.text = ability_word(wish.ability, words.of("dust_collectorz"))
    button.action = scene.ask_for_ability
    scene.page.add(button, pane)
    stats = [(ANY, words("deck-filter-any_stat"))]
    names = [stat_name(stat, words.of("dust_collectorz")) for stat in range(len(STATS))]
    stats += [(stat, words("deck-filter-by", stat=name)) for stat, name in enumerate(names)]
    scene.page.add(Choice("stat", places[1], stats, wish.stat, _setting(scene, "stat")), pane)
    least = [(0, words("deck-filter-any_value")), *((n, words("deck-filter-least", n=n)) for n in LEAST)]
    choice = Choice("least", places[2], least, wish.least, _setting(scene, "least"))
    choice.enabled = wish.stat != ANY
    scene.page.add(choice, pane)


def _setting(scene: DeckBuilderScene, name: str) -> Callable[[int], None]:
    def change(value: int) -> None:
        scene.choose(name, value)

    return change


def _toggling(scene: DeckBuilderScene, name: str, value: int) -> Callable[[], None]:
    def toggle() -> None:
        scene.choose(name, ANY if getattr(scene.filter, name) == value else value)

    return toggle
