"""What Dust Collectorz says: complete in both languages, and nothing that the one looking may not know."""

from __future__ import annotations

import pytest

from game.dust_collectorz.rules.cards.card_table import ABILITIES, FIRST_COUNTER, PARAMS
from game.dust_collectorz.rules.cards.cards import CARDS, KINDS, PRESETS
from game.dust_collectorz.rules.position import DustState
from game.dust_collectorz.words import naming, says
from game.engine.contract import OVER
from game.engine.match import take_step
from game.engine.rng import Rng
from game.screens.games import title_of
from tests.dust_collectorz.hearing import NAMES, buttons, told, view
from tests.dust_collectorz.positions import RULES, VARIANTS, Seat, steady, table, youngs
from tests.speaking import speaking

IN = speaking("dust_collectorz")

LANGUAGES = sorted(IN)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
@pytest.mark.parametrize("together", [(), (0, 1)])
def test_everything_in_a_match_can_be_said(
    seats: int, options: dict[str, str], language: str, together: tuple[int, ...]
) -> None:
    """Every event, button, status and score of a whole match has words without gaps, for one or several."""
    spoken: list[str] = []
    state, rng = RULES.setup(seats, 2, dict(options)), Rng(2)
    while state.to_move != OVER:
        before, action = view(state, 0, together), steady(state, rng)
        spoken += [says.status(before, NAMES, IN[language]), *buttons(state, language).values()]
        event = told(take_step(state, action).events, 0, language, together)
        spoken += [event] if event else []
    spoken.append(says.ending(view(state, 0, together), NAMES, IN[language]))

    assert len(spoken) > 100
    assert [text for text in spoken if not text.strip(" .") or "{" in text or "None" in text] == []
    assert all(len(values) == seats for _, values in says.scores(view(state, 0, together), IN[language]))


# Names


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_abilities_tribes_stats_and_ranks_have_names_of_their_own(language: str) -> None:
    """Nothing is called like another thing of its sort."""
    sorts = [
        [naming.card_name(kind, IN[language]) for kind in range(103)],
        [naming.ability_word(ability, IN[language]) for ability in range(36)],
        [naming.tribe_name(tribe, IN[language]) for tribe in range(6)],
        [naming.stat_name(stat, IN[language]) for stat in range(4)],
        [naming.rank_name(rank, IN[language]) for rank in range(6)],
    ]

    assert [len(set(names)) for names in sorts] == [103, 36, 6, 4, 6]
    assert all(len(name) <= 24 for name in sorts[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", range(len(CARDS)))
def test_a_card_tells_what_it_does_with_its_own_numbers(kind: int, language: str) -> None:
    """One short sentence or two, with amount and limit as they are in the table of cards."""
    text = naming.ability_text(kind, IN[language])
    card = CARDS[kind]
    told_of = PARAMS[ABILITIES[card.ability]]

    assert text.endswith(".")
    assert len(text) < 120
    assert "{" not in text
    if "n" in told_of and f"{abs(card.n)}" not in text:
        assert card.n == 1  # said by a word
    if set(told_of) & {"k", "max", "min"}:
        assert card.limit == 1 or str(card.limit) in text
    if "stat" in told_of and card.stat < 4:
        assert naming.small_stat(card.stat, IN[language]) in text


def test_counters_abilities_are_the_last() -> None:
    """As the rules page lists them apart."""
    counters = [naming.ability_name(kind, IN["en"]) for kind, card in enumerate(CARDS) if card.tribe == 5]

    assert counters == [naming.ability_word(ability, IN["en"]) for ability in range(FIRST_COUNTER, 36)]


# The result and the options


def finished(*seats: Seat, mode: str = "champions", last: int = 0) -> DustState:
    """End a game of battles at once; `last` has won the last round."""
    state = table(*seats, mode=mode)
    state.last_winner = last
    state.to_move = OVER
    return state


@pytest.mark.rule("DC-22")
def test_the_score_tells_where_the_points_come_from() -> None:
    """Bronze and silver 1, gold 0, platinum and epic 3, 3 more for the last round."""
    state = finished(
        Seat(captured="cogwick lampjack boilerback"), Seat(captured="madame-zinc mute-cloth"), last=1
    )

    assert says.scores(view(state, 0), IN["en"]) == [
        ("Points", ("2", "6")),
        ("Last round", ("0", "3")),
        ("Bronze and silver", ("2", "0")),
        ("Platinum and epic", ("0", "3")),
        ("Captured cards", ("3", "2")),
    ]


@pytest.mark.rule("DC-30")
def test_partners_read_the_same_score() -> None:
    """The last round brings their team 6."""
    state = finished(
        Seat(captured="cogwick"), Seat(captured="madame-zinc"), Seat(), Seat(), mode="team", last=2
    )
    rows = dict(says.scores(view(state, 0), IN["en"]))

    assert rows["Points"] == ("7", "3", "7", "3")
    assert rows["Last round"] == ("6", "0", "6", "0")


@pytest.mark.rule("DC-23")
@pytest.mark.parametrize(
    ("seats", "mode", "last", "told_of"),
    [
        (("cogwick", ""), "champions", 0, "Ada has the most points: 4."),
        (
            ("cogwick", "tinnow dogear dimple pegkin"),
            "champions",
            0,
            "Ada ties on 4 points and wins by winning the last round.",
        ),
        (
            ("madame-zinc", "madame-zinc", ""),
            "champions",
            2,
            "Cy ties on 3 points and wins by winning the last round.",
        ),
        (
            ("cogwick dogear dimple madame-zinc", "madame-zinc madame-zinc", ""),
            "champions",
            2,
            "Ada and Bo share the win with 6 points each.",
        ),
        (("cogwick", "", "", ""), "team", 0, "Ada and Cy have the most points: 7."),
        (
            ("", "madame-zinc madame-zinc", "", ""),
            "team",
            2,
            "Both teams have 6 points. Ada and Cy won the last round, so they win.",
        ),
    ],
)
def test_the_end_tells_what_decided(seats: tuple[str, ...], mode: str, last: int, told_of: str) -> None:
    """The most points, the last round, or that nothing did."""
    state = finished(*(Seat(captured=pile) for pile in seats), mode=mode, last=last)

    assert says.ending(view(state, 0), NAMES, IN["en"]) == told_of


@pytest.mark.rule("DC-34")
@pytest.mark.parametrize(
    ("hands", "owners", "english", "german"),
    [
        (("", "cogwick"), (0,), "Ada is out of cards and wins!", "Ada hat keine Karten mehr und gewinnt!"),
        (
            ("cogwick", "cogwick tinnow"),
            (0,),
            "Nobody can play, and Ada has the fewest cards: 1.",
            "Niemand kann mehr spielen, und Ada hat die wenigsten Karten: 1.",
        ),
        (
            ("cogwick", "tinnow"),
            (0, 1),
            "Nobody can play. Bo ties for the fewest cards and wins by playing last.",
            (
                "Niemand kann mehr spielen. "
                "Gleichstand bei den wenigsten Karten: Bo hat zuletzt gespielt und gewinnt."
            ),
        ),
        (
            ("cogwick", "tinnow"),
            (),
            "Nobody can play. Ada and Bo share the win: they have 1 card each.",
            "Niemand kann mehr spielen. Ada und Bo teilen den Sieg: je 1 Karte.",
        ),
    ],
)
def test_the_end_of_a_childrens_game_is_told(
    hands: tuple[str, str], owners: tuple[int, ...], english: str, german: str
) -> None:
    """Somebody has no cards left, or nobody can go on."""
    state = youngs(*hands, decks=("", ""))
    state.played, state.owners = [KINDS["cogwick"]] * len(owners), list(owners)
    state.to_move = OVER
    seen = view(state, 0)

    assert (says.ending(seen, NAMES, IN["en"]), says.ending(seen, NAMES, IN["de"])) == (
        english,
        german,
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_decks_have_names(language: str) -> None:
    """For menus: modes, lists, forfeits, shares, sets, the end, and each seat's deck."""
    labels = {says.option_label(option.name, IN[language]) for option in RULES.options}
    values = {
        says.option_value(option.name, value, IN[language])
        for option in RULES.options
        for value in option.allowed
    }

    assert len(labels) == len(RULES.options)
    assert len(values) == 3 + 2 + 2 + 2 + 3 + 2 + 2 + len(PRESETS)
    assert says.option_value("deck2", "Sunday best: cogwick, tinnow", IN[language]) == "Sunday best"
    assert title_of("dust_collectorz", IN[language]).startswith("Dust Collectorz")
    assert len(says.blurb(IN[language])) > 60
