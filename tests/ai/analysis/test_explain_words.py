"""Voice against numbers: what explanations say in sentences is what was expected and found, in every game."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from ai.analysis import explain_says
from ai.analysis.claims import Claim, Reason
from ai.analysis.compared import Alternative
from ai.analysis.explain import Explanation, explain
from ai.analysis.foresight import foreseen
from ai.analysis.sides import share_of, side_of
from ai.players import SearchResult, make_player
from game.engine.contract import State
from game.engine.rng import Rng
from game.registry import GAMES
from game.texts.texts import YOU
from tests.ai.tables import EVERY_TABLE, reached
from tests.speaking import FORMS, reasons_of, speaking

IN = speaking()

LANGUAGES = ("en", "de", "fr")
NAMES = ("Ann", "Ben", "Cem", "Dora", "Emil", "Fay")


class Case(NamedTuple):
    """A decision that was explained."""

    game: str
    state: State
    seat: int
    choice: SearchResult
    explained: Explanation


def case_of(game: str, state: State) -> Case:
    """Explain what somebody who thinks a little would do."""
    seat = int(state.to_move)
    player = make_player("mcts", GAMES[game].rules, simulations=60, seed=1)
    task = player.start(state.determinize(seat, Rng(5)), seat)
    while not task.step():
        pass
    choice = foreseen(task, game)
    return Case(game, state, seat, choice, explain(state, seat, choice))


@cache
def cases(table: tuple[str, int, str]) -> tuple[Case, ...]:
    """Explain a decision now and then."""
    return tuple(case_of(table[0], state) for state in reached(table))


def word(action: int) -> str:
    """Stand in for a table that words actions."""
    return f"<{action}>"


def told(case: Case, language: str) -> list[str]:
    """Say it as the program does."""
    return explain_says.told(case.explained, case.seat, NAMES, IN[language].of(case.game), word)


def numbers(sentence: str) -> list[int]:
    """Read the percentages out of a sentence, actions left out."""
    return [int(found) for found in re.findall(r"\d+", re.sub(r"<\d+>", "", sentence))]


@EVERY_TABLE
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_to_three_sentences(table: tuple[str, int, str], language: str) -> None:
    """Never none, never a speech; all languages say the same number of them."""
    for case in cases(table):
        sentences = told(case, language)

        assert 1 <= len(sentences) <= 3
        assert len(sentences) == len(told(case, "en"))
        assert all(sentence.endswith(".") and "{" not in sentence for sentence in sentences)


@EVERY_TABLE
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_are_those_expected(table: tuple[str, int, str], language: str) -> None:
    """Percentages are the shares of the chooser's side, rounded; none is higher than that of its move."""
    for case in cases(table):
        if case.explained.forced or case.explained.wins or case.explained.glance:
            continue
        side = side_of(case.state, case.seat)
        here = round(100 * share_of(side, case.choice.worths[case.choice.action]))
        other = case.explained.alternative()
        found = numbers(told(case, language)[0])

        assert found[0] == here
        if len(found) > 1:
            assert other is not None
            assert found[1:] == [round(100 * share_of(side, case.choice.worths[other.action]))]
            assert found[1] < here and not case.explained.alternatives[0].about_equal(other)


@EVERY_TABLE
def test_partners_expect_what_both_win(table: tuple[str, int, str]) -> None:
    """The shares told add up those of all who win together, and no partner is feared."""
    for case in cases(table):
        side = side_of(case.state, case.seat)
        harms = [one for one in case.explained.reasons if one.form != "gain"]

        assert len(side) == (2 if table[2] == "team" else 1)
        assert case.explained.alternatives[0].share == pytest.approx(
            sum(case.choice.worths[case.choice.action][seat] for seat in side)
        )
        assert not {one.claim.seat for one in harms} & (set(side) - {case.seat})


@EVERY_TABLE
def test_something_particular_is_said(table: tuple[str, int, str]) -> None:
    """Nearly every explanation names something that the search found."""
    talked = [case for case in cases(table) if not (case.explained.forced or case.explained.wins)]
    plain = [case for case in talked if len(told(case, "en")) < 2]

    assert len(plain) <= len(talked) // 4


@EVERY_TABLE
def test_reasons_betray_no_secret(table: tuple[str, int, str]) -> None:
    """Two positions that look the same to a seat have the same explanation, word for word."""
    for case in cases(table):
        for seed in (1, 2):
            other = case_of(case.game, case.state.determinize(case.seat, Rng(seed)))

            assert other.explained == case.explained
            assert told(other, "en") == told(case, "en")


# The messages of the games


def claimed(game: str) -> set[str]:
    """Return the codes that a game's `reasons` module claims, as it is written."""
    path = Path(*GAMES[game].reasons.split(".")).with_suffix(".py")
    source = path.read_text(encoding="utf-8")
    found = re.findall(r"""Claim\(\s*"(\w+)\"""", source) + re.findall(r'_about\(line, "(\w+)"', source)
    return {*found, *re.findall(r'code = "(\w+)" if', source), *re.findall(r'if .* else "(\w+)"\n', source)}


@pytest.mark.parametrize("game", GAMES)
def test_every_claim_has_words_and_every_message_a_claim(game: str) -> None:
    """What can't be worded would be found for nothing; what nothing claims would never be read."""
    codes = {re.sub(r"^reason-|-prevented$|-risk$", "", key) for key in reasons_of(game)}

    assert codes <= claimed(game)
    assert {code for case in all_cases(game) for code in case} <= codes


def all_cases(game: str) -> list[set[str]]:
    """List the codes of what was found at each table of a game."""
    return [
        {one.claim.code for case in cases(table) for one in case.explained.reasons}
        for table in EVERY_TABLE.args[1]
        if table[0] == game
    ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_in_another_form_is_another_sentence(game: str, language: str) -> None:
    """A gain, a danger prevented and a risk can be told from each other."""
    texts = IN[language].of(game)
    for case in (case for table in EVERY_TABLE.args[1] if table[0] == game for case in cases(table)):
        for one in case.explained.reasons:
            said = {
                explain_says.ground(Reason(form, one.claim, 0.4), case.seat, NAMES, texts)
                for form in ("gain", "prevented", "risk")
            } - {""}
            keys = [f"reason-{one.claim.code}{form}" for form in FORMS]

            assert len(said) >= min(2, sum(texts.has(key) for key in keys))


# Sentences of numbers that are set here


def said(expected: Explanation, language: str = "en") -> list[str]:
    """Say an explanation of Splendor: Marvel."""
    return explain_says.told(
        expected, 0, NAMES, IN[language].of("splendor_marvel"), ("Play", "Pass").__getitem__
    )


def setting(
    shares: tuple[float, float] = (0.62, 0.55), reasons: tuple[Reason, ...] = (), error: float = 0.01
) -> Explanation:
    """Make up an explanation."""
    alternatives = tuple(Alternative(number, share, 0.5, error) for number, share in enumerate(shares))
    return Explanation(0, (shares[0], 1 - shares[0]), alternatives, 1, reasons)


def gauntlet(form: str, seat: int, worth: float, often: float = 1.0) -> Reason:
    """Make up a reason about the Gauntlet."""
    return Reason(form, Claim("gauntlet", seat, worth, (), {"when": 1}), often, worth)  # type: ignore[arg-type]


def location(worth: float, often: float = 1.0) -> Reason:
    """Make up the prospect of Asgard next turn."""
    return Reason("gain", Claim("location", 0, worth, (2,), {"when": 1, "location": 2}), often, worth)


@pytest.mark.parametrize(
    ("shares", "error", "english", "german"),
    [
        ((0.62, 0.55), 0.01, "62% to win, 55% with “Pass”.", "62 % Siegchance, mit „Pass“ 55 %."),
        (
            (0.62, 0.55),
            0.04,
            "62% to win, about the same with “Pass”.",
            "62 % Siegchance, mit „Pass“ etwa gleich viel.",
        ),
        ((0.5, 0.58), 0.01, "50% to win.", "50 % Siegchance."),
        ((1.0, 0.004), 0.01, "100% to win, 0% with “Pass”.", "100 % Siegchance, mit „Pass“ 0 %."),
    ],
)
def test_what_is_expected_is_said_plainly(
    shares: tuple[float, float], error: float, english: str, german: str
) -> None:
    """The chance to win, and that of the best other move; about equal if their intervals overlap."""
    for language, sentence in zip(("en", "de"), (english, german), strict=True):
        percent = IN[language]("analysis-percent", number=7)[1:]  # "%" or " %", as the language writes it

        assert said(setting(shares, error=error), language)[0] == re.sub(r"\s?%", percent, sentence)


def test_the_main_point_comes_first_and_no_trifles() -> None:
    """What speaks for a move comes before its risks, and next to it a trifle is not told."""
    both = setting(reasons=(gauntlet("risk", 1, 0.6, 0.42), location(0.5)))
    trifle = setting(reasons=(location(0.5), gauntlet("risk", 1, 0.05, 0.1)))

    assert said(both)[1:] == [
        "Next turn Ann can acquire Asgard.",
        "Ben may claim the Gauntlet next (4 times in 10).",
    ]
    assert said(trifle)[1:] == ["Next turn Ann can acquire Asgard."]


def test_the_person_at_the_screen_is_addressed() -> None:
    """By a wording of its own, in every language."""
    names = ("Ann", YOU, "Cem")
    prevented = (gauntlet("prevented", 1, 0.6),)

    assert {
        language: explain_says.grounds(prevented, 0, names, IN[language].of("splendor_marvel"))
        for language in LANGUAGES
    } == {
        "en": ["Otherwise you could claim the Gauntlet next."],
        "de": ["Sonst könntest du als Nächstes den Handschuh nehmen."],
        "fr": ["Sinon, vous pourriez prendre le Gant juste après."],
    }


def test_the_worst_risk_is_what_the_coach_tells() -> None:
    """What the move gains is of no interest then."""
    texts = IN["en"].of("splendor_marvel")

    assert explain_says.risk((location(0.9), gauntlet("risk", 1, 0.2)), 0, NAMES, texts) == (
        "Ben may claim the Gauntlet next."
    )
    assert explain_says.risk((location(0.9),), 0, NAMES, texts) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_reasons_says_how_it_goes_on(language: str) -> None:
    """The stock sentence names the next move, worded in the position where it is made."""
    claim = Claim("onward", 0, 0.02, (7,), {"action": 7}, position=b"there")
    texts = IN[language].of("splendor_marvel")
    sentences = [
        explain_says.ground(
            Reason("gain", claim, 1.0), 0, (name, "Ben"), texts, lambda at, one: f"{at!r} {one}"
        )
        for name in ("Ann", YOU)
    ]

    assert all("b'there' 7" in sentence for sentence in sentences)
    assert "Ann" in sentences[0] and "Ann" not in sentences[1]
    assert explain_says.ground(Reason("gain", claim, 1.0), 0, NAMES, texts) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_blunder_costs_is_said_in_percent(language: str) -> None:
    """The chance that the move leaves, and the best one; nothing else."""
    assert numbers(explain_says.cost("<7>", 0.413, 0.63, IN[language])) == [41, 63]


def test_another_move_with_the_same_words_is_not_compared() -> None:
    """Two cards of equal value can be played under one name, as far as sentences tell."""
    found = setting((0.6, 0.5))

    assert explain_says.expectation(found, IN["en"], lambda _: "Play 7") == "60% to win."


@pytest.mark.parametrize("often", [0.04, 0.35, 0.89, 0.9, 1.0])
def test_odds_are_told_of_what_is_not_certain(often: float) -> None:
    """In tenths, at least one; what nearly always happens needs none."""
    text = explain_says.ground(location(0.5, often), 0, NAMES, IN["en"].of("splendor_marvel"))
    tenths = max(1, round(10 * often))

    assert (f" ({tenths} time{'s' * (tenths > 1)} in 10)" in text) == (often < 0.9)
