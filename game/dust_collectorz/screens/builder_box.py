"""The left side of the deck builder: the box's cards and their filters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.decks.filter import ANY
from game.dust_collectorz.rules.cards.card_table import RANKS, STATS
from game.dust_collectorz.rules.cards.facts import NO_TRIBE
from game.dust_collectorz.screens.cards import ASPECT, BoxCard
from game.dust_collectorz.screens.part import texts_of
from game.dust_collectorz.screens.signs import SignButton, tribe_sign
from game.dust_collectorz.table.drawing.tokens import ability_sign, rank_mark
from game.dust_collectorz.words.naming import ability_word, rank_name, stat_name, tribe_name
from game.screens.widgets.choice import Choice
from game.screens.widgets.layout import Column, Fitting, Grid, Made, Part, Prose, Row, Scroll, Space
from game.table.art.palette import MIST

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from game.dust_collectorz.screens.editing import DeckEditing

CARD: Final = 118.0  # units of width of a card of the box, at least
GAP: Final = 10.0
LINE: Final = 40.0
STEP: Final = 6.0  # between signs
ONE_LINE: Final = 700.0  # units of width from which tribes and ranks lie side by side
TRIBES: Final = range(NO_TRIBE + 1)  # and counters
LEAST: Final = tuple(range(3, 10))  # values of a stat to filter by


def box_part(scene: DeckEditing) -> Part:
    """Return filters and cards; where there is little room they scroll together."""
    filters, shown = Fitting(lambda width: _filters(scene, width)), scene.filter.shown()
    cards: Part = Fitting(lambda width: _cards(scene, shown, width))
    if not shown:
        none = Prose(texts_of(scene.program)("builder-none_shown"), "text_italic", 24.0, MIST, "midtop")
        cards = Column([Space(40.0), none])
    if scene.narrow:
        return Scroll("box", Column([filters, cards], GAP))
    return Column([filters, Scroll("box", cards)], GAP / 2)


def _cards(scene: DeckEditing, shown: list[int], width: float) -> Part:
    """Return the cards, as many side by side as there is room for."""
    across = max(3, round((width + GAP) / (CARD + GAP)))
    tall = (width - GAP * (across - 1)) / across * ASPECT
    return Grid([_card(scene, kind, tall) for kind in shown], across, GAP)


def _card(scene: DeckEditing, kind: int, tall: float) -> Part:
    def make(place: pygame.Rect) -> BoxCard:
        card = BoxCard(
            f"box.{kind}", place, kind, scene.faces, lambda: scene.add(kind), lambda: scene.remove(kind)
        )
        card.many = scene.sheet.count(kind)
        card.fits = scene.fits(kind)
        return card

    return Made(make, tall)


def _filters(scene: DeckEditing, width: float) -> Part:
    """Return the filters in two or three lines."""
    px, texts = scene.px, texts_of(scene.program)
    tribes = [(tribe, tribe_sign(tribe, px(30)), tribe_name(tribe, texts)) for tribe in TRIBES]
    ranks = [(rank, rank_mark(rank, px(27)), rank_name(rank, texts)) for rank in range(len(RANKS))]
    by_tribe, by_rank = _signs(scene, "tribe", tribes, 48.0), _signs(scene, "rank", ranks, 68.0)
    rest = _ability_and_stat(scene)
    if width >= ONE_LINE:
        return Column([Row([by_tribe, Space(), by_rank]), rest], 8.0)
    return Column([by_tribe, by_rank, rest], 8.0)


def _signs(scene: DeckEditing, name: str, signs: list[tuple[int, pygame.Surface, str]], wide: float) -> Part:
    """Return a row of signs with values and names, of which one may be on."""

    def sign_of(value: int, sign: pygame.Surface, told: str) -> Part:
        def make(place: pygame.Rect) -> SignButton:
            button = SignButton(f"{name}.{value}", place, sign, getattr(scene.filter, name) == value)
            button.hint = told
            button.action = _toggling(scene, name, value)
            return button

        return Made(make, LINE, wide)

    return Row([sign_of(*sign) for sign in signs], STEP)


def _ability_and_stat(scene: DeckEditing) -> Part:
    """Return the ability, the stat and its minimum, side by side."""
    texts, wish = texts_of(scene.program), scene.filter
    names = [stat_name(stat, texts) for stat in range(len(STATS))]
    by = [(stat, texts("builder-filter-by", stat=name)) for stat, name in enumerate(names)]
    stats = [(ANY, texts("builder-filter-any_stat")), *by]
    least = [
        (0, texts("builder-filter-any_value")),
        *((n, texts("builder-filter-least", n=n)) for n in LEAST),
    ]

    def ability(place: pygame.Rect) -> SignButton:
        chosen = wish.ability != ANY
        sign = ability_sign(wish.ability, scene.px(30)) if chosen else None
        button = SignButton("ability", place, sign, chosen)
        button.text = ability_word(wish.ability, texts) if chosen else texts("builder-filter-any_ability")
        button.action = scene.ask_for_ability
        return button

    def minimum(place: pygame.Rect) -> Choice[int]:
        choice = Choice("least", place, least, wish.least, _setting(scene, "least"))
        choice.enabled = wish.stat != ANY
        choice.title = texts("builder-filter-least_title")
        return choice

    def stat(place: pygame.Rect) -> Choice[int]:
        choice = Choice("stat", place, stats, wish.stat, _setting(scene, "stat"))
        choice.title = texts("builder-filter-stat_title")
        return choice

    return Row([Made(ability, LINE), Made(stat, LINE), Made(minimum, LINE)], 8.0)


def _setting(scene: DeckEditing, name: str) -> Callable[[int], None]:
    def change(value: int) -> None:
        scene.choose(name, value)

    return change


def _toggling(scene: DeckEditing, name: str, value: int) -> Callable[[], None]:
    def toggle() -> None:
        scene.choose(name, ANY if getattr(scene.filter, name) == value else value)

    return toggle
