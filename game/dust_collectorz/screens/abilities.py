"""Chooses an ability by its sign and name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from game.dust_collectorz.decks.filter import ANY
from game.dust_collectorz.rules.cards.card_table import ABILITIES
from game.dust_collectorz.screens.part import texts_of
from game.dust_collectorz.screens.signs import SignButton
from game.dust_collectorz.table.drawing.tokens import ability_sign
from game.dust_collectorz.words.naming import ability_word
from game.screens.menus.menu import MenuScene
from game.screens.widgets.layout import Fitting, Grid, Made, Part, Scroll

if TYPE_CHECKING:
    from game.dust_collectorz.screens.requests import OpenAbilities
    from game.screens.app.program import Program

COLUMN: Final = 200.0  # units that a name wants
ROW: Final = 46.0


class AbilityScene(MenuScene):
    """All abilities side by side, and "any" below them. It closes before the choice takes effect."""

    def __init__(self, program: Program, ability: int, chosen: Callable[[int], None]) -> None:
        """Start with `ability`; `chosen` is called with the choice."""
        super().__init__(program)
        self.ability = ability
        self.chosen = chosen
        self.first = "any" if ability == ANY else f"ability.{ability}"

    def build(self) -> None:
        """Put the abilities on a plate."""
        texts = texts_of(self.program)
        names = [ability_word(one, texts) for one in range(len(ABILITIES))]
        parts = [self._ability(number, name) for number, name in enumerate(names)]

        def laid(width: float) -> Part:
            return Grid(parts, max(1, int(width / COLUMN)), 8.0)

        ways = [
            ("back", texts("menu-back"), self.back, "secondary"),
            ("any", texts("builder-filter-any_ability"), self._choosing(ANY), "primary"),
        ]
        self.framed(texts("builder-filter-abilities"), Scroll("abilities", Fitting(laid)), ways, 1000.0)

    def _ability(self, ability: int, name: str) -> Part:
        """Return the button of an ability."""

        def make(place: pygame.Rect) -> SignButton:
            sign = ability_sign(ability, round(place.height * 0.76))
            button = SignButton(f"ability.{ability}", place, sign, ability == self.ability)
            button.text, button.action = name, self._choosing(ability)
            return button

        return Made(make, ROW - 6.0 if self.low else ROW)

    def _choosing(self, ability: int) -> Callable[[], None]:
        def choose() -> None:
            self.program.stack.pop()
            self.chosen(ability)

        return choose


def open_abilities(program: Program, request: OpenAbilities) -> AbilityScene:
    """Make the screen."""
    return AbilityScene(program, request.ability, request.chosen)
