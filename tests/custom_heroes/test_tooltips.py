"""What the pieces of Custom Heroes are, in words, and the rules page beside them."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.custom_heroes.rules.cards import ADVANCEMENTS, REWARDS
from game.custom_heroes.rules.state import HeroesRules
from game.custom_heroes.table.describing import describe
from game.custom_heroes.words import tooltips
from game.custom_heroes.words.naming import amount, kind_name
from game.table.contract import Setting
from tests.custom_heroes.hearing import NAMES, view
from tests.custom_heroes.positions import Seat, heroes, kind, walked
from tests.speaking import speaking

IN = speaking("custom_heroes")

LANGUAGES = sorted(IN)
PAGES = Path(tooltips.__file__).parents[3] / "assets" / "custom_heroes"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_its_line(language: str) -> None:
    """Cards, kinds, screens, VP, power, bag, hands, tricks, bets and rewards can be described at any time."""
    lines = [tooltips.kind_line(kind, IN[language]) for kind in range(len(ADVANCEMENTS))]
    for steps in range(0, 400, 20):
        seen = view(walked(4, 4, steps), 0)
        lines += [tooltips.card_line(card, IN[language]) for card in seen.deck]
        lines.append(tooltips.trick_line(seen, NAMES, IN[language]))
        lines += [describe(seen, key, Setting((), IN[language])) for key in ("bag", "goal")]
        for seat, player in enumerate(seen.players):
            lines += [
                tooltips.screen_line(seen, seat, NAMES, IN[language]),
                tooltips.vp_line(seen, seat, NAMES, IN[language]),
            ]
            lines += [tooltips.power_line(seen, seat, NAMES, IN[language])]
            lines += [tooltips.bet_line(seat, card, NAMES, IN[language]) for card in player.bets]

    assert [line for line in lines if not line.strip(" .") or "{" in line or "None" in line] == []


@pytest.mark.rule("CH-6")
def test_anothers_power_and_kinds_stay_behind_its_screen() -> None:
    """Of another seat one is told the number of its advancements, and neither kinds nor power."""
    state = heroes(3, Seat(), Seat(unused="edge burny", power=5))
    seen = view(state, 0)

    assert tooltips.screen_line(seen, 1, NAMES, IN["en"]) == (
        "Behind Bo’s screen: 2 advancements. Kinds and power are secret."
    )
    assert tooltips.power_line(seen, 1, NAMES, IN["en"]) == "Bo’s power is behind the screen."


@pytest.mark.rule("CH-11")
def test_a_card_tells_how_its_value_comes_about() -> None:
    """Its base value or aura, the items' changes, and the ability with its price."""
    state = heroes(3, Seat("7a+aura-of-5+storm-cleaver+soap-bubble+edge 3a+wet-carp 9a"))
    low, whole, bare = view(state, 0).players[0].hand

    assert tooltips.card_line(whole, IN["en"]) == (
        "Sun 7: worth 7 = aura 5 + 3 − 1. In the sleeve: Storm Cleaver, Soap Bubble, Edge and Aura of 5. "
        "Edge (1 power). Takes the value of the other cards in its set. "
        "Played without activating it, you gain 1 power."
    )
    assert tooltips.card_line(low, IN["de"]) == "Sonne 3: Wert 1 = 3 − 2. In der Hülle: Nasser Karpfen."
    assert tooltips.card_line(bare, IN["en"]) == "Sun 9: worth 9, empty sleeve."


@pytest.mark.rule("CH-2")
def test_an_advancement_tells_its_gem_its_effect_and_its_price() -> None:
    """Items change, auras replace, abilities cost."""
    told = [
        tooltips.kind_line(kind(word), IN["en"])
        for word in ("oak-buckler", "anchor-chain", "aura-of-12", "burny")
    ]

    assert told == [
        "Oak Buckler (blue, right hand): +1 to the card’s value.",
        "Anchor Chain (red, left hand): −4 to the card’s value.",
        "Aura of 12 (green, aura): the card’s base value becomes 12.",
        "Burny (yellow, buddy or form; 1 power). Counts as two cards of its value.",
    ]


@pytest.mark.rule("CH-33")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", HeroesRules().seats)
def test_the_rules_page_has_the_rewards_of_the_box(seats: int, language: str) -> None:
    """Place by place, for each number of seats, VP, power and advancements."""
    page = (PAGES / f"rules.{language}.md").read_text(encoding="utf-8")
    listed = ""
    for place, reward in enumerate(REWARDS[seats], 1):
        things = zip(reward, ("vp", "power", "advancement"), strict=True)
        gains = [amount(count, thing, IN[language]) for count, thing in things if count]
        listed += f"{place}. {IN[language].join(gains)}\n"

    assert f"\n\n{listed}\n" in page


@pytest.mark.rule("CH-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_has_every_ability_with_its_price(language: str) -> None:
    """The prices on the page are those of the table of advancements."""
    page = (PAGES / f"rules.{language}.md").read_text(encoding="utf-8").replace("\N{NO-BREAK SPACE}:", ":")
    expected = [
        f"- **{kind_name(one, IN[language])}** ({amount(row.cost, 'power', IN[language])}):"
        for one, row in enumerate(ADVANCEMENTS)
        if row.cost
    ]

    assert expected
    assert [line for line in expected if line not in page] == []
