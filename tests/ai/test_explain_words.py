"""Voice against numbers: what explanations say in sentences is what was expected and found, in every game."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

import pytest

from ai.analysis import explain_says
from ai.analysis.explain import Alternative, Explanation, Ground, explain
from ai.analysis.sides import share_of, side_of
from ai.evaluators import evaluator_of
from ai.players import SearchResult, make_player
from game.engine.contract import OVER, State
from game.engine.match import resolve_chance
from game.engine.rng import Rng
from game.registry import GAMES
from game.texts.texts import YOU
from tests.speaking import reasons_of, speaking

IN = speaking()

LANGUAGES = ("en", "de")
NAMES = ("Ann", "Ben", "Cem", "Dora", "Emil", "Fay")
TABLES: tuple[tuple[str, int, str], ...] = (
    ("splendor_marvel", 2, ""),
    ("splendor_marvel", 4, ""),
    ("custom_heroes", 2, ""),
    ("custom_heroes", 5, ""),
    ("seventh_hero", 3, ""),
    ("seventh_hero", 5, ""),
    ("dust_collectorz", 2, "champions"),
    ("dust_collectorz", 3, "champions"),
    ("dust_collectorz", 4, "team"),
    ("dust_collectorz", 3, "young"),
)
EVERY_TABLE = pytest.mark.parametrize("table", TABLES, ids=str)
SPACING = 17  # decisions between two that are explained
EXPLAINED = 4  # of each table
SIDES = {  # of a reason: whether it is the chooser's own, and whether it speaks for the move
    "more": (True, True),
    "less": (True, False),
    "spared": (False, True),
    "given": (False, False),
}


class Case(NamedTuple):
    """A decision that was explained."""

    game: str
    state: State
    seat: int
    choice: SearchResult
    explained: Explanation


def explained(game: str, state: State, choice: SearchResult) -> Explanation:
    """Explain a choice of the seat to move."""
    return explain(evaluator_of(GAMES[game].rules), state, state.to_move, choice)


@cache
def cases(table: tuple[str, int, str]) -> tuple[Case, ...]:
    """Let greedy players play, and explain what somebody who thinks would do now and then."""
    game, seats, mode = table
    rules = GAMES[game].rules
    evaluator = evaluator_of(rules)
    state = rules.setup(seats, 11, {"mode": mode} if mode else {})
    resolve_chance(state)
    greedy = make_player("greedy", rules, seed=4)
    found: list[Case] = []
    for number in range(1, 2000):
        seat = state.to_move
        if seat == OVER or len(found) == EXPLAINED:
            break
        if number % SPACING == 0 or (
            number > EXPLAINED * SPACING and len(evaluator.actions(state.clone())) > 1
        ):
            choice = make_player("mcts", rules, simulations=60, seed=1).choose(
                state.determinize(seat, Rng(5)), seat
            )
            found.append(Case(game, state.clone(), seat, choice, explained(game, state, choice)))
        state.apply(greedy.choose(state.determinize(seat, Rng(number)), seat).action)
        resolve_chance(state)
    return tuple(found)


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
    """Never none, never a speech; both languages say the same number of them."""
    for case in cases(table):
        sentences = told(case, language)
        ends = sum(sentence.count(".") - sentence.count("S.H.I.E.L.D.") * 6 for sentence in sentences)

        assert 1 <= len(sentences) <= 3 and ends == len(sentences)
        assert len(sentences) == len(told(case, "en"))


@EVERY_TABLE
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_are_those_expected(table: tuple[str, int, str], language: str) -> None:
    """Percentages are the chooser's side's shares, rounded; a better one thought through less is not told."""
    for case in cases(table):
        if case.explained.forced or case.explained.glance:
            continue
        side = side_of(case.state, case.seat)
        expected = [round(100 * share_of(side, case.choice.worths[case.choice.action]))]
        other = case.explained.alternative()
        first = told(case, language)[0]
        alike = {"en": "about the same", "de": "etwa gleich viel"}[language] in first
        unsure = False
        if other is not None and not alike:
            there = round(100 * share_of(side, case.choice.worths[other.action]))
            unsure = there > expected[0] and other.attention < case.explained.alternatives[0].attention
            expected += [] if unsure else [there]

        assert numbers(first) == expected
        assert (f"<{other.action}>" in first) if other and not unsure else ("<" not in first)


@EVERY_TABLE
def test_partners_expect_what_both_win(table: tuple[str, int, str]) -> None:
    """The shares told add up those of all who win together."""
    for case in cases(table):
        side = side_of(case.state, case.seat)

        assert len(side) == (2 if table[2] == "team" else 1)
        assert case.explained.alternatives[0].share == pytest.approx(
            sum(case.choice.worths[case.choice.action][seat] for seat in side)
        )
        assert not {ground.seat for ground in (*case.explained.grounds, *case.explained.costs)} & (
            set(side) - {case.seat}
        )


def read_back(game: str, clause: str, language: str) -> set[tuple[str, bool, bool]]:
    """Find what a predicate claims: a feature, whether it is the chooser's own, whether it is good."""
    found = set()
    for code in reasons_of(game):
        for side, (own, good) in SIDES.items():
            text = reason(game, code, side, language)
            if text and re.fullmatch(re.escape(text).replace("WHO", "(.+)"), clause):
                found.add((code, own, good))
    return found


def reason(game: str, code: str, side: str, language: str, names: str = "WHO") -> str:
    """Return the words of a reason, "" where there are none."""
    texts = IN[language].of(game)
    key = f"reason-{code}-{side}"
    return texts(key, names=names) if texts.has(key) else ""


def clauses(sentence: str, game: str, language: str) -> list[str]:
    """Take a sentence of reasons apart into its predicates."""
    good = r"but pays off later|zahlt sich aber später aus"
    even = r"but is about as good overall|ist insgesamt aber etwa genauso gut"
    ends = rf"^(But it|This move|Aber er|Der Zug) |, ({good}|{even})|\.$"
    inner = re.sub(ends, "", sentence)
    if read_back(game, inner, language):
        return [inner]
    parts = re.split(r" and | und ", inner)
    joins = {"en": " and ", "de": " und "}[language]
    for at in range(1, len(parts)):
        halves = [joins.join(parts[:at]), joins.join(parts[at:])]
        if all(read_back(game, half, language) for half in halves):
            return halves
    raise AssertionError(f"no predicates: {sentence}")


@EVERY_TABLE
@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_have_the_sign_and_rank_that_they_claim(table: tuple[str, int, str], language: str) -> None:
    """What is said to speak for a move does; the weightiest that has words comes first, then the next."""
    for case in cases(table):
        for sentence in told(case, language)[1:]:
            if sentence in (IN[language]("explain-ahead"), IN[language]("explain-even")):
                continue
            claimed = [read_back(case.game, one, language) for one in clauses(sentence, case.game, language)]
            good = next(iter(claimed[0]))[2]
            heavy = [(one.code, one.seat == case.seat, good) for one in worded(case, good=good)]
            kinds = list(dict.fromkeys(heavy))

            assert all({kinds[at]} & claims for at, claims in enumerate(claimed))
            assert len(claimed) <= (explain_says.MOST_FOR if good else explain_says.MOST_AGAINST)


def worded(case: Case, *, good: bool) -> list[Ground]:
    """List the grounds that have words, in their order, the weightiest first."""
    found = case.explained.grounds if good else case.explained.costs
    assert [one.weight for one in found] == sorted((one.weight for one in found), reverse=True)
    return [
        one
        for one in found
        if explain_says.ground(one, case.seat, ("x",), IN["en"].of(case.game), against=not good)
    ]


@pytest.mark.parametrize("table", TABLES[:2], ids=str)
def test_weights_are_the_differences_of_the_features(table: tuple[str, int, str]) -> None:
    """Where a position is judged as it is, a ground is how what the evaluator says differs."""
    for case in cases(table):
        evaluator = evaluator_of(GAMES[case.game].rules)
        if case.explained.compared is None or case.explained.forced:
            continue
        for ground in case.explained.grounds:
            sign = 1 if ground.seat == case.seat else -1
            total = 0.0
            for seed in range(16):
                news, olds = (
                    after(case.state.determinize(case.seat, Rng(seed)), case.seat, action)
                    for action in (case.choice.action, case.explained.compared)
                )
                new, old = (evaluator.attributions(state, ground.seat) for state in (news, olds))
                total += (
                    sign * (new[ground.code] - old[ground.code])
                    if ground.code in new and ground.code in old
                    else 0
                )

            assert ground.weight == pytest.approx(total / 16)


def after(state: State, seat: int, action: int) -> State:
    """Do `action`, and what still belongs to the turn as it is done at first sight."""
    evaluator = evaluator_of(GAMES["splendor_marvel"].rules)
    state.apply(action)
    resolve_chance(state)
    while state.to_move == seat:
        state.apply(evaluator.playout(state, Rng(0)))
        resolve_chance(state)
    return state


@EVERY_TABLE
def test_reasons_betray_no_secret(table: tuple[str, int, str]) -> None:
    """Two positions that look the same to a seat have the same explanation, word for word."""
    for case in cases(table):
        for seed in (1, 2):
            twin = case.state.determinize(case.seat, Rng(seed))
            other = case._replace(state=twin, explained=explained(case.game, twin, case.choice))

            assert other.explained == case.explained
            assert [told(other, language) for language in LANGUAGES] == [
                told(case, language) for language in LANGUAGES
            ]


# Sentences of numbers that are set here


def said(expected: Explanation, language: str = "en") -> list[str]:
    """Say an explanation of Splendor: Marvel."""
    return explain_says.told(
        expected, 0, NAMES, IN[language].of("splendor_marvel"), ("Play", "Pass").__getitem__
    )


def setting(
    shares: tuple[float, float] = (0.62, 0.55),
    grounds: tuple[tuple[str, int, float], ...] = (),
    costs: tuple[tuple[str, int, float], ...] = (),
    attention: tuple[float, float] = (0.6, 0.4),
) -> Explanation:
    """Make up an explanation."""
    alternatives = tuple(
        Alternative(number, share, part)
        for number, (share, part) in enumerate(zip(shares, attention, strict=True))
    )
    for_it, against = (tuple(Ground(*one) for one in found) for found in (grounds, costs))
    return Explanation(0, (shares[0], 1 - shares[0]), alternatives, 1, for_it, against)


@pytest.mark.parametrize(
    ("shares", "english", "german"),
    [
        ((0.62, 0.55), "62% to win, 55% with “Pass”.", "62 % Siegchance, mit „Pass“ 55 %."),
        (
            (0.62, 0.61),
            "62% to win, about the same with “Pass”.",
            "62 % Siegchance, mit „Pass“ etwa gleich viel.",
        ),
        ((0.5, 0.58), "50% to win.", "50 % Siegchance."),
        ((1.0, 0.004), "100% to win, 0% with “Pass”.", "100 % Siegchance, mit „Pass“ 0 %."),
    ],
)
def test_what_is_expected_is_said_plainly(shares: tuple[float, float], english: str, german: str) -> None:
    """The chance to win, and that of the best other move unless it is a doubtful higher one."""
    for language, sentence in zip(LANGUAGES, (english, german), strict=True):
        percent = IN[language]("analysis-percent", number=7)[1:]  # "%" or " %", as the language writes it

        assert said(setting(shares), language)[0] == re.sub(r"\s?%", percent, sentence)


def test_the_weightiest_reasons_are_said_and_no_trifles() -> None:
    """Two for it, one against it; what weighs next to nothing beside them is left out."""
    many = setting(
        grounds=(("points", 0, 0.5), ("locations", 2, 0.3), ("chips", 0, 0.2)), costs=(("time", 0, 0.4),)
    )
    trifle = setting(grounds=(("points", 0, 0.5), ("chips", 0, 0.05)), costs=(("time", 0, 0.02),))

    assert said(many)[1:] == [
        "This move scores more points and denies Cem a location.",
        "But it leaves the Time stone for later.",
    ]
    assert said(trifle)[1:] == ["This move scores more points."]


def test_what_concerns_several_rivals_is_said_once() -> None:
    """Their names are joined, in both languages."""
    both = setting(grounds=(("next_card", 1, 0.5), ("next_card", 3, 0.4), ("next_card", 2, 0.3)))

    assert said(both)[1:] == ["This move denies Ben, Dora and Cem a good character."]
    assert said(both, "de")[1:] == ["Der Zug nimmt Ben, Dora und Cem einen guten Charakter weg."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_known_makes_the_difference_it_is_said(language: str) -> None:
    """Ahead where one is better, nowhere where both are alike; what costs something may pay later."""
    ahead, even = setting((0.62, 0.55)), setting((0.62, 0.62))
    dear = said(setting(costs=(("chips", 0, 0.3),)), language)[1]

    assert said(ahead, language)[1:] == [IN[language]("explain-ahead")]
    assert said(even, language)[1:] == [IN[language]("explain-even")]
    assert dear.endswith({"en": ", but pays off later.", "de": ", zahlt sich aber später aus."}[language])


def test_what_speaks_against_an_equal_move_is_no_praise() -> None:
    """Where nothing speaks for it, it is said that the move is about as good all the same."""
    dear = said(setting((0.62, 0.62), costs=(("chips", 0, 0.3),)))[1]

    assert dear == "This move leaves fewer stones to spend, but is about as good overall."


def test_the_person_at_the_screen_is_addressed() -> None:
    """Alone, by a wording of its own; among others, by the pronoun."""
    alone = setting(grounds=(("points", 1, 0.5),))
    both = setting(grounds=(("points", 1, 0.5), ("points", 2, 0.4)))
    names = ("Ann", YOU, "Cem")

    told = {
        language: [
            explain_says.told(one, 0, names, IN[language].of("splendor_marvel"), word)[1]
            for one in (alone, both)
        ]
        for language in LANGUAGES
    }

    assert told == {
        "en": ["This move costs you points.", "This move costs you and Cem points."],
        "de": ["Der Zug lässt dir weniger Punkte.", "Der Zug lässt dir und Cem weniger Punkte."],
    }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_reason_can_be_taken_for_another(game: str, language: str) -> None:
    """Each claim has words of its own, in each language, a rival's with its name."""
    said = {
        (code, side): text
        for code in reasons_of(game)
        for side in SIDES
        if (text := reason(game, code, side, language))
    }

    assert len(set(said.values())) == len(said)
    assert all(("WHO" in text) == (side in {"spared", "given"}) for (_, side), text in said.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_blunder_costs_is_said_in_percent(language: str) -> None:
    """The chance that the move leaves, and the best one; nothing else."""
    assert numbers(explain_says.cost("<7>", 0.413, 0.63, IN[language])) == [41, 63]


def test_another_move_with_the_same_words_is_not_compared() -> None:
    """Two cards of equal value can be played under one name, as far as sentences tell."""
    found = setting((0.6, 0.5))

    assert explain_says.expectation(found, IN["en"], lambda _: "Play 7") == "60% to win."


def test_french_repeats_the_preposition_for_each_name() -> None:
    """It says « à vous et à Vega », never « à vous et Vega »."""
    spared = Ground("points", 1, 1.0)
    texts = IN["fr"].of("custom_heroes")

    assert explain_says.ground(spared, 0, (YOU, "Vega"), texts) == "laisse moins de PV à vous et à Vega"
    assert explain_says.ground(spared, 0, ("Vega", "Pip"), texts) == "laisse moins de PV à Vega et à Pip"
