"""The left side of the deck builder: the cards of the box, and what chooses among them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.dust_collectorz.card_table import RANKS, STATS
from game.dust_collectorz.facts import NO_TRIBE
from game.dust_collectorz.naming import ability_word, rank_name, stat_name, tribe_name
from game.dust_collectorz.tokens import rank_mark
from game.scenes.deck_abilities import AbilityScene
from game.scenes.deck_cards import BoxCard, card_height
from game.scenes.deck_filter import ANY
from game.scenes.deck_sign_button import SignButton
from game.scenes.deck_signs import ability_sign, tribe_sign
from game.scenes.widgets.choice import Choice
from game.scenes.widgets.pane import Pane
from game.scenes.widgets.widget import Picture
from game.table.art.palette import MIST
from game.table.art.text import paragraph

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.scenes.deck_builder import DeckBuilderScene

CARD: Final = 118.0  # units of width that a card of the box wants
GAP: Final = 10.0
LINE: Final = 40.0
LEAST: Final = tuple(range(3, 10))  # of a stat, that can be asked for


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
        words = scene.program.words("deck.none_shown")
        box = (pane.rect.width - scene.px(60), pane.rect.height // 2)
        line = paragraph(words, "text_italic", box, MIST, scene.px(24), 1)
        scene.page.add(Picture(line, center=pane.rect.center))


def _card(scene: DeckBuilderScene, kind: int, rect: pygame.Rect) -> BoxCard:
    card = BoxCard(
        f"box.{kind}", rect, kind, scene.faces, lambda: scene.add(kind), lambda: scene.remove(kind)
    )
    card.language = scene.program.words.language
    card.many = scene.sheet.count(kind)
    card.fits = scene.fits(kind)
    return card


def _filters(scene: DeckBuilderScene, rect: pygame.Rect, pane: Pane | None) -> int:
    """Put the filters in one to three lines; return where they end, in pixels."""
    px, gap = scene.px, scene.px(8)
    language, words, wish = scene.program.words.language, scene.program.words, scene.filter
    tall = px(LINE)
    x, y = rect.x, rect.y
    for tribe in range(NO_TRIBE + 1):
        button = SignButton(
            f"tribe.{tribe}", pygame.Rect(x, y, px(48), tall), tribe_sign(tribe, px(30)), wish.tribe == tribe
        )
        button.hint = tribe_name(tribe, language)
        button.action = _toggling(scene, "tribe", tribe)
        scene.page.add(button, pane)
        x += px(48) + px(6)
    if rect.width >= px(700):
        x = rect.right - len(RANKS) * px(74) + px(6)
    else:
        x, y = rect.x, y + tall + gap
    for rank in range(len(RANKS)):
        place = pygame.Rect(x, y, px(68), tall)
        button = SignButton(f"rank.{rank}", place, rank_mark(rank, px(27)), wish.rank == rank)
        button.hint = rank_name(rank, language)
        button.action = _toggling(scene, "rank", rank)
        scene.page.add(button, pane)
        x += px(74)
    y += tall + gap
    half = (rect.width - 2 * gap) // 3
    name = words("deck.filter.any_ability") if wish.ability == ANY else ability_word(wish.ability, language)
    sign = None if wish.ability == ANY else ability_sign(wish.ability, px(30))
    button = SignButton("ability", pygame.Rect(rect.x, y, half, tall), sign, wish.ability != ANY)
    button.text = name
    button.action = lambda: scene.ask_for_ability(AbilityScene)
    scene.page.add(button, pane)
    stats = [(ANY, words("deck.filter.any_stat"))]
    stats += [(stat, words("deck.filter.by", stat=stat_name(stat, language))) for stat in range(len(STATS))]
    place = pygame.Rect(rect.x + half + gap, y, half, tall)
    scene.page.add(Choice("stat", place, stats, wish.stat, _setting(scene, "stat")), pane)
    place = pygame.Rect(place.right + gap, y, rect.right - place.right - gap, tall)
    least = [(0, words("deck.filter.any_value")), *((n, words("deck.filter.least", n=n)) for n in LEAST)]
    choice = Choice("least", place, least, wish.least, _setting(scene, "least"))
    choice.enabled = wish.stat != ANY
    scene.page.add(choice, pane)
    return y + tall


def _setting(scene: DeckBuilderScene, name: str) -> Callable[[int], None]:
    def change(value: int) -> None:
        scene.choose(name, value)

    return change


def _toggling(scene: DeckBuilderScene, name: str, value: int) -> Callable[[], None]:
    def toggle() -> None:
        scene.choose(name, ANY if getattr(scene.filter, name) == value else value)

    return toggle
