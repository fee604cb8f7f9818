"""What Custom Heroes says: whatever happens, and nothing that the one looking may not know."""

from __future__ import annotations

from functools import cache

import pytest

from game.custom_heroes.rules import reasons
from game.custom_heroes.rules.actions import SLEEVE, TAKE_BACK, VERB
from game.custom_heroes.rules.cards import ADVANCEMENTS
from game.custom_heroes.rules.state import HeroesState
from game.custom_heroes.words import says
from game.custom_heroes.words.naming import kind_name
from game.engine.errors import Fact, Reason
from game.engine.events import seen
from game.engine.match import Match
from game.engine.rng import Rng
from game.registry import GAMES
from game.screens.match.table.viewpoint import Viewpoint
from tests.custom_heroes.hearing import NAMES, told, view
from tests.custom_heroes.positions import Seat, begin, heroes, play, secretive
from tests.speaking import speaking

IN = speaking("custom_heroes")

RULES = GAMES["custom_heroes"].rules
LANGUAGES = sorted(IN)
FACTS: dict[str, Fact] = {
    "card": 3,
    "kind": 2,
    "gem": 2,
    "values": (3, 5),
    "value": -1,
    "bound": 7,
    "count": 2,
    "needed": 3,
    "power": 1,
    "limit": 6,
    "stake": 2,
    "free": 1,
}


@cache
def played(seats: int, seed: int, goal: int = 10) -> Match:
    """Play a whole match of players who sleeve wherever they can."""
    match = Match(RULES, seats, seed, {"goal": goal})
    rng = Rng(seed)
    while not match.over:
        assert isinstance(match.state, HeroesState)
        match.play(secretive(match.state, rng))
    return match


def kind_names(language: str) -> list[str]:
    """Name all kinds of advancements."""
    return [kind_name(one, IN[language]) for one in range(len(ADVANCEMENTS))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", RULES.seats)
def test_everything_in_a_match_can_be_said(seats: int, language: str) -> None:
    """Every event, button, status and score of a whole match has words without gaps."""
    match = played(seats, seats)
    spoken = []
    for number in range(-1, len(match.decisions)):
        for _, after, events in match.steps(number):
            spoken.append(says.tell(seen(events, 0), NAMES, IN[language]))
            shown = view(after, max(after.to_move, 0))
            spoken.append(says.status(shown, NAMES, IN[language]))
            if after.to_move >= 0:
                spoken += [says.button(shown, action, IN[language]) for action in after.legal_actions()]
    shown = view(match.state, 0)
    spoken.append(says.ending(shown, NAMES, IN[language]))

    assert [text for text in spoken if not text.strip(" .") or "{" in text or "None" in text] == []
    assert all(len(values) == seats for _, values in says.scores(shown, IN[language]))


# Nobody hears a secret


@pytest.mark.rule("CH-17")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", [SLEEVE, TAKE_BACK])
def test_others_hear_only_that_something_is_sleeved(verb: int, language: str) -> None:
    """Whatever a seat sleeves or takes back, the others hear the same; it itself hears what and where."""
    open_told, own = set(), []
    match = played(4, 7)
    for number in range(len(match.decisions)):
        before = match.at(number)
        action, _, events = match.steps(number)[0]
        if action & VERB != verb or before.to_move != 1:
            continue
        own.append(says.tell(seen(events, 1), NAMES, IN[language]))
        open_told |= {says.tell(seen(events, other), NAMES, IN[language]) for other in (0, 2, 3)}

    key = "event-sleeve" if verb == SLEEVE else "event-take_back"
    assert open_told == {IN[language](key, name="Bo")}
    assert all(any(name in told for name in kind_names(language)) for told in own)


@pytest.mark.rule("CH-6")
def test_those_who_look_together_hear_no_secret_of_one_of_them() -> None:
    """Before one screen the log tells what all who look may know."""
    state = heroes(3, Seat("7a 9a", unused="oak-buckler"))
    heard = told(state, "sleeve oak-buckler on 7a", Viewpoint(0, (0, 1)))

    assert heard == "Ada slides an advancement into a sleeve."


# Buttons and what is to be done


def buttons(state: HeroesState, language: str = "en") -> dict[str, str]:
    """Word all that may be done, by how it is written."""
    seen = view(state, state.to_move)
    return {
        state.notation(action): says.button(seen, action, IN[language]) for action in state.legal_actions()
    }


@pytest.mark.rule("CH-20")
@pytest.mark.rule("CH-21")
def test_a_play_is_offered_with_its_abilities_their_price_and_what_it_brings() -> None:
    """Count and value, what is activated, what that costs, what lies idle brings power."""
    state = heroes(3, Seat("7a+burny 7b+charmy 4a+edge 2a+ascended-form", power=3))
    english, german = buttons(state), buttons(state, "de")

    assert [english[f"play {text}"] for text in ("4a! 7a! 7b", "7a 7b", "7b!", "2a!")] == [
        "Play four 7s with Edge and Burny (2 power, then +1)",
        "Play two 7s (+2 power)",
        "Play 7 with Charmy (1 power)",
        "Play Sun 2 as Ascended Form (2 power)",
    ]
    assert [german[f"play {text}"] for text in ("4a! 7a! 7b", "7a 7b", "7b!", "2a!")] == [
        "Vier 7er mit Stachel und Brando spielen (2 Powermarker, dann +1)",
        "Zwei 7er spielen (+2 Powermarker)",
        "7 mit Charmanta spielen (1 Powermarker)",
        "Sonne 2 als Mystische Form spielen (2 Powermarker)",
    ]


@pytest.mark.rule("CH-11")
def test_a_sleeving_is_offered_with_the_value_it_leads_to() -> None:
    """An item adds to what there is, an aura takes the place of the base value."""
    state = heroes(3, Seat("7a+oak-buckler", unused="aura-of-3 hooked-lance edge"))

    assert [text for key, text in buttons(state).items() if key.startswith("sleeve")] == [
        "Edge on Sun 7",
        "Hooked Lance on Sun 7 (then 10)",
        "Aura of 3 on Sun 7 (then 4)",
    ]


@pytest.mark.rule("CH-9")
def test_bets_are_offered_and_being_ready() -> None:
    """No bet before the first, done after it."""
    state = heroes(3, Seat("7a+kodora 9a", vp=6, unused="kodora"))
    state.decides(0, 0)
    first = list(buttons(state).values())
    begin(state, "bet 7a")

    assert first == ["Bet 2 VP on Sun 7", "Bet 2 VP: Kodora on Sun 9", "No bet"]
    assert list(buttons(state).values()) == ["Bet 2 VP: Kodora on Sun 9", "Done betting"]


@pytest.mark.parametrize(
    ("texts", "told"),
    [
        ((), "Ada: lead with any set of equal values"),
        (("play 7a 7b",), "Bo: play 2 cards of 7 or higher, or pass"),
        (("play 5a!",), "Bo: play 1 card of 5 or lower, or pass"),
        (("play 2a!",), "Bo: play an Ascended Form, or pass"),
    ],
)
def test_the_status_says_what_has_to_be_played(texts: tuple[str, ...], told: str) -> None:
    """Count, value and direction."""
    state = heroes(3, Seat("7a 7b 5a+charmy 2a+ascended-form 1a", power=3))
    play(state, *texts)

    assert says.status(view(state, 0), NAMES, IN["en"]) == told


@pytest.mark.rule("CH-15")
def test_the_status_of_two_asks_for_more() -> None:
    """Equal is not enough there."""
    state = play(heroes(2, Seat("7a 5a")), "play 7a")

    assert says.status(view(state, 0), NAMES, IN["en"]) == "Bo: play 1 card higher than 7, or pass"
    assert says.status(view(state, 0), NAMES, IN["de"]) == "Bo: 1 Karte mit mehr als 7, oder passen"


# Why not


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", reasons.CODES)
def test_every_reason_has_its_words(code: str, language: str) -> None:
    """Each reason of the closed set becomes one sentence without gaps."""
    sentence = says.reason(Reason(code, "CH-12", FACTS), IN[language])

    assert sentence.endswith(".")
    assert "{" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_whatever_is_refused_can_be_explained(seats: int, language: str) -> None:
    """The facts that the rules give suffice for the words, anywhere in a match."""
    match, rng = played(seats, 3), Rng(3)
    explained = set()
    for number in range(0, len(match.decisions), 3):
        state = match.at(number)
        assert isinstance(state, HeroesState)
        for _ in range(20):
            action = rng.below(14) | rng.below(1 << 10) << 4 | rng.below(2) * rng.below(1 << 10) << 19
            if action not in state.legal_actions():
                explained.add(says.reason(state.why_not(action), IN[language]))

    assert len(explained) > 20
    assert [sentence for sentence in explained if not sentence.endswith(".") or "{" in sentence] == []


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("play 5a", "You need 7 or higher (yours is 5)."),
        ("play 8a 8b", "You need 1 card in this trick. Your set counts as 2."),
        ("play 8a 9a", "All cards of a set need the same value. Yours are 8 and 9."),
        ("play 4a!", "A wild card needs at least one card with a value of its own beside it."),
        ("play 9a! 4a!", "Sun 9 has no ability to activate."),
        (
            "sleeve drake-claw on 6a",
            "Oak Buckler is already in the blue slot of Sun 6. A sleeve holds one of each colour.",
        ),
        ("sleeve edge on 5a", "You have no Edge to slide in."),
        ("trade", "1 VP costs 4 power. You have 2."),
        ("bet 5a", "You can only bet before the first trick of a round."),
    ],
)
def test_a_refusal_names_the_rule_and_what_is_missing(text: str, told: str) -> None:
    """Count, value, power or slot, with the names of things."""
    state = heroes(
        3,
        Seat("7b 1b"),
        Seat("5a 8a 8b 9a 4a+edge 6a+oak-buckler", unused="drake-claw", power=2),
    )
    play(state, "play 7b")

    assert says.reason(state.why_not(state.read(text)), IN["en"]) == told


# The result and the options


def test_the_scores_show_what_decided() -> None:
    """VP without stakes that were not won, the place in the last round, what is left."""
    state = heroes(3, Seat("9a", vp=11), Seat("2a 3a", vp=7, power=3, bets="1a+kodora"), Seat("4a", vp=5))
    begin(state, "play 9a")
    begin(state, "score")

    assert says.scores(view(state, 0), IN["en"]) == [
        ("Victory points", ("11", "5", "5")),
        ("Lost in open bets", ("0", "2", "0")),
        ("Place in the last round", ("1", "–", "–")),
        ("Cards left", ("0", "2", "1")),
        ("Power left", ("0", "3", "0")),
        ("Unused advancements", ("0", "0", "0")),
    ]


def test_the_goal_is_an_option_with_a_name_and_values() -> None:
    """Before the game one chooses the VP to win with."""
    assert (says.option_label("goal", IN["en"]), says.option_value("goal", 12, IN["en"])) == (
        "Goal",
        "12 VP",
    )
    assert (says.option_label("goal", IN["de"]), says.option_value("goal", 5, IN["de"])) == (
        "Ziel",
        "5 Siegpunkte",
    )
