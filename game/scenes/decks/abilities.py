"""Chooses an ability by its sign and name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from game.dust_collectorz.card_table import ABILITIES
from game.dust_collectorz.naming import ability_word
from game.scenes.decks.filter import ANY
from game.scenes.decks.sign_button import SignButton
from game.scenes.decks.signs import ability_sign
from game.scenes.menu import LOW, MenuScene
from game.scenes.widgets.pane import Pane

if TYPE_CHECKING:
    from game.scenes.program import Program
    from game.scenes.requests import OpenAbilities

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
        words = self.program.words
        inner = self.frame(words("deck-filter-abilities"), 1000)
        pane = Pane("abilities", inner, self.page.unit)
        self.page.widgets.append(pane)
        gap, wide = self.px(8), inner.width - self.px(24)
        columns = max(1, int(wide / self.px(COLUMN)))
        width = (wide - gap * (columns - 1)) // columns
        tall = self.px(ROW if self.room[1] >= LOW else ROW - 6)
        for ability in range(len(ABILITIES)):
            x = inner.x + self.px(4) + ability % columns * (width + gap)
            y = inner.y + self.px(4) + ability // columns * (tall + gap)
            sign = ability_sign(ability, round(tall * 0.76))
            place = pygame.Rect(x, y, width, tall)
            button = SignButton(f"ability.{ability}", place, sign, ability == self.ability)
            button.text = ability_word(ability, words.of("dust_collectorz"))
            button.action = self._choosing(ability)
            self.page.add(button, pane)
        self.footer(
            [
                ("back", words("menu-back"), self.back, "secondary"),
                ("any", words("deck-filter-any_ability"), self._choosing(ANY), "primary"),
            ],
            1000,
        )

    def _choosing(self, ability: int) -> Callable[[], None]:
        def choose() -> None:
            self.program.pop()
            self.chosen(ability)

        return choose


def open_abilities(program: Program, request: OpenAbilities) -> AbilityScene:
    """Make the screen."""
    return AbilityScene(program, request.ability, request.chosen)
