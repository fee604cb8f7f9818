"""What is said of house rules: which they are, what they go together as, and what was measured of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ai.personas.levels import LEVEL_KEYS
from ai.strength.balances import balance
from game.engine.options import house_rules
from game.registry import GAMES
from game.screens.analysis.chart.signs import percent
from game.screens.games import says_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ai.strength.balances import Balance
    from game.engine.options import Option, Value
    from game.screens.new_game.options import OptionChoices
    from game.texts.texts import Voice

OFFICIAL: Final = "official"  # the preset of the rulebook
OWN: Final = ""  # no preset
DOT: Final = " · "


def house_options(choices: OptionChoices) -> list[Option]:
    """List the options with house rules that have an effect at this table."""
    return [option for option in choices.rules.options if option.is_house and choices.matters(option)]


def presets_of(game: str) -> tuple[str, ...]:
    """List the presets of a game, the official rules first."""
    return (OFFICIAL, *GAMES[game].presets)


def values_of(game: str, preset: str) -> dict[str, Value]:
    """Return what a preset makes of all options that have house rules."""
    changed = GAMES[game].presets.get(preset, {})
    options = GAMES[game].rules.options
    return {option.name: changed.get(option.name, option.default) for option in options if option.is_house}


def preset_now(choices: OptionChoices) -> str:
    """Return the preset that the choices amount to at this table; OWN for none."""
    now = house_of(choices, {})
    found = (
        one for one in presets_of(choices.game) if house_of(choices, values_of(choices.game, one)) == now
    )
    return next(found, OWN)


def house_of(choices: OptionChoices, changes: Mapping[str, Value]) -> dict[str, Value]:
    """Return the house rules of a table after some changes."""
    return house_rules(choices.rules, {**choices.options, **changes})


def told_rules(game: str, house: Mapping[str, Value], words: Voice) -> str:
    """Word house rules: "Points to win: 12 points · Always finish the round: On"."""
    says, texts = says_of(game), words.of(game)
    return DOT.join(
        words(
            "house-rule",
            option=says.option_label(name, texts),
            value=says.option_value(name, value, texts),
        )
        for name, value in house.items()
    )


def told_now(choices: OptionChoices, words: Voice) -> str:
    """Word the rules of a table in a few words: a preset's name, or that they are people's own."""
    return words(f"house-preset-{preset_now(choices) or 'own'}")


def measured_of(choices: OptionChoices, house: Mapping[str, Value]) -> Balance | None:
    """Return what was measured of this table with these house rules; None for nothing."""
    found = (balance(choices.game, choices.seats, mode, house) for mode in choices.modes)
    return next((one for one in found if one is not None), None)


def told_balance(choices: OptionChoices, house: Mapping[str, Value], words: Voice) -> str:
    """Word what was measured of a table: who wins how often, how long a match is; "" for nothing."""
    one = measured_of(choices, house)
    if one is None:
        return ""
    sides = len(one.shares)
    kind = "more" if sides > len(("first", "second")) else "teams" if sides < one.seats else "two"
    low, high = round(100 * one.low[0]), round(100 * one.high[0])
    shares = words(
        f"house-balance-{kind}",
        share=percent(one.shares[0], words.texts),
        last=percent(one.shares[-1], words.texts),
        range=words("analysis-percent", number=f"{low}–{high}"),
    )
    return DOT.join((shares, _told_length(one, measured_of(choices, {}), words)))


def _told_length(one: Balance, official: Balance | None, words: Voice) -> str:
    """Word how many turns a match takes, and how many more or fewer that is than by the rulebook."""
    turns = round(one.turns)
    change = 0.0 if official is None or not official.turns else one.turns / official.turns - 1.0
    if not one.house or official is None or round(100 * change) == 0:
        return words("house-turns", turns=turns)
    key = "house-turns_more" if change > 0 else "house-turns_fewer"
    return words(key, turns=turns, share=percent(abs(change), words.texts))


def told_source(choices: OptionChoices, words: Voice) -> str:
    """Word how the figures of this table were measured; "" without any."""
    tables = [{}, *(house_of(choices, values_of(choices.game, one)) for one in presets_of(choices.game))]
    one = next((found for house in tables if (found := measured_of(choices, house)) is not None), None)
    if one is None:
        return words("house-unmeasured")
    player = words(f"level-{one.player}-name") if one.player in LEVEL_KEYS else one.player
    return words("house-source", matches=one.matches, player=player)
