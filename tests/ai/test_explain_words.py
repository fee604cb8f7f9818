"""Voice against numbers: what explanations say in sentences is what was expected and found, in every game."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

import pytest

from ai import explain_says
from ai.explain import Alternative, Explanation, Ground, explain
from ai.explain_words import PREDICATES, Predicates
from ai.knowledge import knowledge_of
from ai.players import Choice, make_player
from ai.sides import share_of, side_of
from game.engine.contract import OVER, State
from game.engine.match import settle
from game.engine.rng import Rng
from game.registry import GAMES
from tests.speaking import speaking

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


class Case(NamedTuple):
    """A decision that was explained."""

    game: str
    state: State
    seat: int
    choice: Choice
    explained: Explanation


def explained(game: str, state: State, choice: Choice) -> Explanation:
    """Explain a choice of the seat to move."""
    return explain(knowledge_of(GAMES[game]), state, state.to_move, choice)


@cache
def cases(table: tuple[str, int, str]) -> tuple[Case, ...]:
    """Let greedy players play, and explain what somebody who thinks would do now and then."""
    game, seats, mode = table
    rules = GAMES[game]
    known = knowledge_of(rules)
    state = rules.setup(seats, 11, {"mode": mode} if mode else {})
    settle(state)
    greedy = make_player("greedy", rules, seed=4)
    found: list[Case] = []
    for number in range(1, 2000):
        seat = state.to_move
        if seat == OVER or len(found) == EXPLAINED:
            break
        if number % SPACING == 0 or (number > EXPLAINED * SPACING and len(known.actions(state.clone())) > 1):
            choice = make_player("mcts", rules, simulations=60, seed=1).choose(
                state.determinize(seat, Rng(5)), seat
            )
            found.append(Case(game, state.clone(), seat, choice, explained(game, state, choice)))
        state.apply(greedy.choose(state.determinize(seat, Rng(number)), seat).action)
        settle(state)
    return tuple(found)


def word(action: int) -> str:
    """Stand in for a table that words actions."""
    return f"<{action}>"


def told(case: Case, language: str) -> list[str]:
    """Say it as the program does."""
    return explain_says.told(case.game, case.explained, case.seat, NAMES, IN[language], word)


def numbers(sentence: str) -> list[int]:
    """Read the numbers of games out of a sentence, actions left out."""
    spoken = (
        re.sub(r"<\d+>", "", sentence).replace("of 100", "").replace("von 100", "").replace("alle 100", "")
    )
    return [int(found) for found in re.findall(r"\d+", spoken)]


def spoken_percent(share: float) -> list[int]:
    """What is said of a share in digits: nothing where it is said in words."""
    percent = round(100 * share)
    return [percent] if 0 < percent < 100 else []


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
    """Games out of a hundred are the chooser's side's shares, rounded."""
    for case in cases(table):
        if case.explained.forced or case.explained.glance:
            continue
        side = side_of(case.state, case.seat)
        expected = spoken_percent(share_of(side, case.choice.worths[case.choice.action]))
        other = case.explained.alternative()
        first = told(case, language)[0]
        alike = {"en": "about as many", "de": "etwa ebenso viele"}[language] in first
        if other is not None and not alike:
            expected += spoken_percent(share_of(side, case.choice.worths[other.action]))

        assert numbers(first) == expected
        assert (f"<{other.action}>" in first) if other else ("<" not in first)


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
    for code, known in PREDICATES[game].items():
        for (own, good), both in zip(
            ((True, True), (True, False), (False, True), (False, False)), known, strict=True
        ):
            if both is None:
                continue
            pattern = re.escape(both[LANGUAGES.index(language)]).replace(r"\{names\}", "(.+)")
            if re.fullmatch(pattern, clause):
                found.add((code, own, good))
    return found


def clauses(sentence: str, game: str, language: str) -> list[str]:
    """Take a sentence of reasons apart into its predicates."""
    inner = re.sub(
        r"^(But it|It|Aber es|Es) |; (that pays further on|das zahlt sich später aus)|\.$", "", sentence
    )
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
            if sentence in (explain_says.NOTHING[language], explain_says.EVEN[language]):
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
        if explain_says.ground(case.game, one, case.seat, "x", IN["en"], against=not good)
    ]


@pytest.mark.parametrize("table", TABLES[:2], ids=str)
def test_weights_are_the_differences_of_the_features(table: tuple[str, int, str]) -> None:
    """Where a position is judged as it is, a ground is how what the knowledge says differs."""
    for case in cases(table):
        known = knowledge_of(GAMES[case.game])
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
                new, old = (known.features(state, ground.seat) for state in (news, olds))
                total += (
                    sign * (new[ground.code] - old[ground.code])
                    if ground.code in new and ground.code in old
                    else 0
                )

            assert ground.weight == pytest.approx(total / 16)


def after(state: State, seat: int, action: int) -> State:
    """Do `action`, and what still belongs to the turn as it is done at first sight."""
    known = knowledge_of(GAMES["splendor_marvel"])
    state.apply(action)
    settle(state)
    while state.to_move == seat:
        state.apply(known.playout(state, Rng(0)))
        settle(state)
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

LESS = (", but was thought through less.", ", ist aber weniger durchdacht.")


def said(expected: Explanation, language: str = "en") -> list[str]:
    """Say an explanation of Splendor: Marvel."""
    return explain_says.told("splendor_marvel", expected, 0, NAMES, IN[language], lambda _: "Pass")


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
        (
            (0.62, 0.55),
            "It wins about 62 of 100 games like this one, “Pass” about 55.",
            "Das gewinnt etwa 62 von 100 solchen Partien, „Pass“ etwa 55.",
        ),
        (
            (0.62, 0.61),
            "It wins about 62 of 100 games like this one, “Pass” about as many.",
            "Das gewinnt etwa 62 von 100 solchen Partien, „Pass“ etwa ebenso viele.",
        ),
        (
            (0.5, 0.58),
            f"It wins about 50 of 100 games like this one; “Pass” comes to about 58{LESS[0]}",
            f"Das gewinnt etwa 50 von 100 solchen Partien; „Pass“ kommt auf etwa 58{LESS[1]}",
        ),
        (
            (1.0, 0.004),
            "It wins almost all of 100 games like this one, “Pass” hardly one.",
            "Das gewinnt fast alle 100 solchen Partien, „Pass“ kaum eine.",
        ),
    ],
)
def test_what_is_expected_is_said_plainly(shares: tuple[float, float], english: str, german: str) -> None:
    """How many games of a hundred, and how many with the best other move."""
    assert [said(setting(shares), language)[0] for language in LANGUAGES] == [english, german]


def test_the_weightiest_reasons_are_said_and_no_trifles() -> None:
    """Two for it, one against it; what weighs next to nothing beside them is left out."""
    many = setting(
        grounds=(("points", 0, 0.5), ("locations", 2, 0.3), ("chips", 0, 0.2)), costs=(("time", 0, 0.4),)
    )
    trifle = setting(grounds=(("points", 0, 0.5), ("chips", 0, 0.05)), costs=(("time", 0, 0.02),))

    assert said(many)[1:] == [
        "It brings more points and takes a location away from Cem.",
        "But it leaves the Time stone aside.",
    ]
    assert said(trifle)[1:] == ["It brings more points."]


def test_what_concerns_several_rivals_is_said_once() -> None:
    """Their names are joined, in both languages."""
    both = setting(grounds=(("next_card", 1, 0.5), ("next_card", 3, 0.4), ("next_card", 2, 0.3)))

    assert said(both)[1:] == ["It keeps a good character from Ben, Dora and Cem."]
    assert said(both, "de")[1:] == ["Es enthält Ben, Dora und Cem einen guten Charakter vor."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_known_makes_the_difference_it_is_said(language: str) -> None:
    """Ahead where one is better, nowhere where both are alike; what costs something may pay later."""
    ahead, even = setting((0.62, 0.55)), setting((0.62, 0.62))
    dear = said(setting(costs=(("chips", 0, 0.3),)), language)[1]

    assert said(ahead, language)[1:] == [explain_says.NOTHING[language]]
    assert said(even, language)[1:] == [explain_says.EVEN[language]]
    assert dear.endswith({"en": "; that pays further on.", "de": "; das zahlt sich später aus."}[language])


@pytest.mark.parametrize("game", sorted(PREDICATES))
def test_no_predicate_can_be_taken_for_another(game: str) -> None:
    """Each claim has words of its own, in each language, a rival's with its name."""
    for place in range(len(LANGUAGES)):
        words = [both[place] for known in PREDICATES[game].values() for both in known if both]
        rivals = [
            both[place] for known in PREDICATES[game].values() for both in (known.spared, known.given) if both
        ]

        assert len(words) == len(set(words))
        assert all("{names}" in text for text in rivals)
        assert sum("{names}" in text for text in words) == len(rivals)


def test_predicates_come_in_the_order_more_less_spared_given() -> None:
    """What is read back above relies on it."""
    assert Predicates._fields == ("more", "less", "spared", "given")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_blunder_costs_is_said_in_games(language: str) -> None:
    """What the move would win, and what could be won; nothing else."""
    assert numbers(explain_says.cost("<7>", 0.413, 0.63, IN[language])) == [41, 63]
