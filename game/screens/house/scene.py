"""The house rules of a match being set up: presets, and each option with what its values do to a match."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from game.screens.games import says_of, title_of
from game.screens.house.words import (
    DOT,
    OFFICIAL,
    house_of,
    house_options,
    preset_now,
    presets_of,
    told_balance,
    told_rules,
    told_source,
    values_of,
)
from game.screens.menus.menu import MenuScene
from game.screens.widgets.layout import Column, Fitting, Grid, Part, Plate, Prose, Row, Scroll, Space
from game.table.art.palette import FROST, GILT, MIST
from game.table.layout.boxes import REST, Share

if TYPE_CHECKING:
    from game.engine.options import Option, Value
    from game.screens.app.program import Program
    from game.screens.new_game.options import OptionChoices
    from game.screens.requests import OpenHouseRules

THREE: Final = 780.0  # units of width from which presets lie side by side,
TWO: Final = 900.0  # and values in two columns
VALUE: Final = 216.0  # width of a value's button
CONTROL: Final = 40.0


class HouseRulesScene(MenuScene):
    """Lies above New game, and changes its choices at once."""

    first = "back"

    def __init__(self, program: Program, choices: OptionChoices) -> None:
        """Show and change `choices`."""
        super().__init__(program)
        self.choices = choices

    # Page

    def build(self) -> None:
        """Put presets above the options, and below what all of it means."""
        words, game = self.program.words, self.choices.game
        title = words("house-table", game=title_of(game, words.texts), seats=self.choices.seats)
        parts: list[Part] = [
            Prose(title, "text_italic", 19.0, FROST, "midtop", "table"),
            Fitting(self._presets),
            Prose(words("house-counts"), "text_italic", 18.0, FROST, name="counts"),
            *(self._option(option) for option in house_options(self.choices)),
            Prose(told_source(self.choices, words), "text_italic", 18.0, MIST, name="source"),
        ]
        ways = [("back", words("house-done"), self.back, "primary")]
        self.framed(words("house-heading"), Scroll("house", Column(parts, 14.0)), ways, 1180.0)

    def _presets(self, width: float) -> Part:
        parts = [self._preset(name) for name in presets_of(self.choices.game)]
        if width < THREE:
            return Column(parts, 10.0)
        return Row(parts, 12.0, [REST] * len(parts))

    def _preset(self, name: str) -> Part:
        """Return a preset: what it sets, what was measured of it, and the button that takes it."""
        words, game = self.program.words, self.choices.game
        house = house_of(self.choices, values_of(game, name))
        sets = told_rules(game, house, words) if house else words("house-by_rulebook")
        lines: list[Part] = [
            Prose(words(f"house-preset-{name}"), "sans_bold", 23.0, GILT),
            Prose(sets, "sans_medium", 19.0, FROST),
        ]
        balance = told_balance(self.choices, house, words)
        if balance:
            lines.append(Prose(balance, "sans", 17.0, MIST, name=f"balance.{name}"))
        chosen = preset_now(self.choices) == name
        lines += [Space(2.0), self._push(f"preset.{name}", "", partial(self.take, name), chosen=chosen)]
        return Plate(Column(lines, 5.0), "row", 14.0, 12.0)

    def _push(self, name: str, text: str, act: object, *, chosen: bool, wide: float = 0.0) -> Part:
        """Return a button that is golden while what it stands for is chosen."""
        words = self.program.words
        told = text or words("house-chosen" if chosen else "house-choose")
        style, hint = ("primary", words("house-chosen")) if chosen else ("secondary", "")
        return self.push(name, told, act, style=style, hint=hint, tall=CONTROL, wide=wide)  # type: ignore[arg-type]

    def _option(self, option: Option) -> Part:
        """Return an option: what it is for, and its values."""
        game, words = self.choices.game, self.program.words
        texts = words.of(game)
        about = f"option-{option.name}-about"
        lines: list[Part] = [Prose(says_of(game).option_label(option.name, texts), "sans_bold", 22.0, GILT)]
        if texts.has(about):
            lines.append(Prose(texts(about), "sans", 18.0, FROST, name=f"about.{option.name}"))

        def values(width: float) -> Part:
            offered = self.choices.values_of(option)
            if option.kind == "switch":
                offered.reverse()  # "On" comes first, as in the settings
            shown = [self._value(option, value) for value in offered]
            return Grid(shown, 2 if width >= TWO else 1, 10.0)

        return Plate(Column([*lines, Space(2.0), Fitting(values)], 5.0), "row", 14.0, 12.0)

    def _value(self, option: Option, value: Value) -> Part:
        """Return a value's button, and beside it whether it is official, and what was measured."""
        game, words = self.choices.game, self.program.words
        text = says_of(game).option_value(option.name, value, words.of(game))
        chosen = self.choices.options.get(option.name, option.default) == value
        official = values_of(game, OFFICIAL)
        house = house_of(self.choices, official | {option.name: value})
        told = [words("house-official")] if option.is_official(value) else []
        balance = told_balance(self.choices, house, words)
        beside = Prose(
            DOT.join([*told, *([balance] if balance else [])]),
            "sans",
            17.0,
            FROST if told else MIST,
            "midleft",
            f"told.{option.name}.{value}",
        )
        act = partial(self.set_value, option, value)
        button = self._push(f"value.{option.name}.{value}", text, act, chosen=chosen, wide=VALUE)
        return Row([button, beside], 12.0, [Share(1.0, 0.0, VALUE), Share(1.6)])

    # Actions

    def take(self, preset: str) -> None:
        """Take a preset: every option that has house rules gets its value."""
        self.choices.options |= values_of(self.choices.game, preset)
        self.rebuild()

    def set_value(self, option: Option, value: Value) -> None:
        """Set one option."""
        self.choices.options[option.name] = value
        self.rebuild()


def open_house_rules(program: Program, request: OpenHouseRules) -> HouseRulesScene:
    """Make the screen."""
    return HouseRulesScene(program, request.choices)
