"""What Seventh Hero says: complete in both languages, and nothing that the one looking may not know."""

from __future__ import annotations

from functools import cache

import pytest

from game.engine.errors import Fact, Reason
from game.engine.match import Match
from game.engine.rng import Rng
from game.screens.match.table.viewpoint import Viewpoint
from game.seventh_hero.rules import reasons
from game.seventh_hero.rules.actions import DEAL
from game.seventh_hero.rules.state import SeventhState
from game.seventh_hero.words import says
from tests.seventh_hero.hearing import NAMES, buttons, play, table, view
from tests.seventh_hero.positions import RULES, Seat
from tests.speaking import speaking

IN = speaking("seventh_hero")

LANGUAGES = sorted(IN)
FACTS: dict[str, Fact] = {"hero": 5, "number": 5, "wanted": (1, 3), "seat": 2}
TIES = ("most", "fewer", "sum", "shared")


@cache
def played(seats: int, seed: int) -> Match:
    """Play a whole match by chance."""
    match = Match(RULES, seats, seed)
    rng = Rng(seed)
    while not match.over:
        actions = match.state.legal_actions()
        match.play(actions[rng.below(len(actions))])
    return match


# Everything that happens


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", RULES.seats)
@pytest.mark.parametrize("together", [(), (0, 1)])
def test_everything_in_a_match_can_be_said(seats: int, language: str, together: tuple[int, ...]) -> None:
    """Every event, button, status and score of a whole match has words without gaps, for one or several."""
    match = played(seats, seats)
    spoken = []
    for number in range(-1, len(match.decisions)):
        for action, after, events in match.steps(number):
            told = says.tell(Viewpoint(0, together).hear(events), NAMES, IN[language])
            spoken += [told] if told or action >= DEAL else []
            spoken.append(says.status(view(after, 0, together), NAMES, IN[language]))
            spoken += buttons(after, language).values()
    seen = view(match.state, 0, together)
    spoken.append(says.ending(seen, NAMES, IN[language]))

    assert [text for text in spoken if not text.strip(" .") or "{" in text or "None" in text] == []
    assert all(len(values) == seats for _, values in says.scores(seen, IN[language]))


# Why not


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", reasons.CODES)
def test_every_reason_has_its_words(code: str, language: str) -> None:
    """Each reason of the closed set becomes one sentence without gaps."""
    sentence = says.reason(Reason(code, "SH-5", FACTS), IN[language])

    assert sentence.endswith(".")
    assert "{" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", RULES.seats)
def test_whatever_is_refused_can_be_explained(seats: int, language: str) -> None:
    """The facts that the rules give suffice for the words, anywhere in a match."""
    match = played(seats, 3)
    explained = set()
    for number in range(0, len(match.decisions), 3):
        state = match.at(number)
        assert isinstance(state, SeventhState)
        for action in set(range(80)) - set(state.legal_actions()):
            explained.add(says.reason(state.why_not(action), IN[language]))

    assert len(explained) > 20
    assert [sentence for sentence in explained if not sentence.endswith(".") or "{" in sentence] == []


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        (
            "send 2",
            "Wyrmslayer (2) doesn’t fit the quest. Send a 1, 3, 5 or 7.",
            "Wyrmtöter (2) passt nicht zur Quest. Schick eine 1, 3, 5 oder 7.",
        ),
        (
            "send 7",
            "You have no Forest Strider (7) in your hand.",
            "Waldläufer (7) hast du nicht auf der Hand.",
        ),
        (
            "send 3 from party",
            "A card in your hand fits, so no hero of your party may be sent.",
            "Eine deiner Handkarten passt, also darf niemand aus deiner Gruppe gehen.",
        ),
        ("use oracle", "You have no Oracle in your party.", "Orakel ist nicht in deiner Gruppe."),
        ("use chieftain on oracle", "Send a hero first.", "Schick zuerst einen Helden los."),
    ],
)
def test_a_refusal_names_the_rule_and_what_is_wanted(text: str, english: str, german: str) -> None:
    """Numbers and names, not only that it can't be."""
    state = table(Seat("3", "2 5"), Seat(hand="1"), Seat(hand="1"))
    reason = state.why_not(state.read(text))

    assert (says.reason(reason, IN["en"]), says.reason(reason, IN["de"])) == (english, german)


@pytest.mark.rule("SH-16")
@pytest.mark.rule("SH-15")
@pytest.mark.rule("SH-17")
def test_an_ability_that_cant_be_used_now_says_why() -> None:
    """Held by the holder, already used, nothing to cancel, wanderer turned up."""
    state = play(table(Seat(hand="5"), Seat("2 5", "1"), Seat("1 5 7!", "1")), "send 5", "decline")
    held = state.why_not(state.read("use wyrmslayer"))
    play(state, "move on", "decline", "move on", "decline")
    used, nothing = (state.why_not(state.read(text)) for text in ("use forest-strider", "cancel"))
    told = [says.reason(reason, IN["en"]) for reason in (held, used, nothing)]

    assert told == [
        "You can’t use heroes while the wanderer is at your door.",
        "Your Forest Strider is used. Only a Chieftain can ready this hero again.",
        "There is nothing to cancel. Your Shield Maiden can only answer an ability.",
    ]


@pytest.mark.rule("SH-7")
@pytest.mark.rule("SH-28")
@pytest.mark.parametrize(
    ("hand", "pile", "sent"), [("2", "7", ["send 2"]), ("5", "7", ["blind"]), ("5", "", [])]
)
def test_sending_is_over_whoever_went_or_nobody(hand: str, pile: str, sent: list[str]) -> None:
    """The words are true for a card of the hand, for one of the pile, and where there was none to go."""
    state = play(table(Seat("1! 3", hand), Seat(hand="1"), Seat(hand="1"), quest=5, pile=pile), "decline")
    play(state, *sent)
    reason = state.why_not(state.read("send 2"))

    assert (bool(state.road.number), state.road.blind) == (bool(sent), sent == ["blind"])
    assert says.reason(reason, IN["en"]) == (
        "Too late: a hero is sent only once a turn, right after the quest."
    )
    assert says.reason(reason, IN["de"]) == (
        "Zu spät: Losgeschickt wird nur einmal im Zug, gleich nach der Quest."
    )


# The result and the options


def finished(*seats: Seat) -> SeventhState:
    """End a game at once: the pile's last card was taken."""
    state = table(*seats, pile="7")
    state.table_moves(10)
    return play(state, "draw")


@pytest.mark.rule("SH-29")
def test_the_scores_stand_in_the_order_that_breaks_ties() -> None:
    """Heroes, eliminated cards, the sum."""
    state = finished(Seat("1 4 7", "1", "2 5"), Seat("2 3", "1"), Seat("6", "1", "1"))

    assert says.scores(view(state, 0), IN["en"]) == [
        ("Heroes", ("3", "2", "1")),
        ("Eliminated cards", ("4", "0", "2")),
        ("Sum of the party", ("12", "5", "6")),
    ]


@pytest.mark.rule("SH-28")
@pytest.mark.rule("SH-29")
@pytest.mark.parametrize(
    ("seats", "told"),
    [
        ((("1! 4! 7!", ""), ("2! 3!", ""), ("2", "")), "The pile is empty and Ada has the most heroes: 3."),
        (
            (("1! 4!", "3"), ("2! 3!", ""), ("2", "")),
            "Tied at 2 heroes, Bo wins with fewer eliminated cards.",
        ),
        (
            (("1! 4!", "3"), ("2! 3!", ""), ("2! 7!", "")),
            "Tied at 2 heroes and on eliminated cards, Cy wins with the higher sum: 9.",
        ),
        (
            (("1! 4!", ""), ("2! 3!", ""), ("2", "")),
            ("Ada and Bo share the victory, tied in everything: 2 heroes, a sum of 5."),
        ),
    ],
    ids=TIES,
)
def test_the_end_tells_what_decided(seats: tuple[tuple[str, str], ...], told: str) -> None:
    """The most heroes, or what broke the tie, or that nothing did."""
    state = finished(*(Seat(party, eliminated=gone) for party, gone in seats))

    assert says.ending(view(state, 0), NAMES, IN["en"]) == told


@pytest.mark.rule("SH-27")
def test_six_heroes_are_told_as_such() -> None:
    """Whatever the others have."""
    state = table(Seat(hand="5"), Seat("1! 2! 3! 4! 6!", "1", "7 7"), Seat(hand="1"))
    play(state, "send 5", "recruit", "reveal")

    assert says.ending(view(state, 0), NAMES, IN["de"]) == "Bo hat sechs verschiedene Helden beisammen."


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_have_names(language: str) -> None:
    """For menus: who sends first, by chance or a seat."""
    values = [says.option_value("start", value, IN[language]) for value in RULES.options[0].allowed]

    assert len(set(values)) == 6
    assert says.option_label("start", IN[language])
    assert IN[language]("title") == "Seventh Hero"
    assert len(says.blurb(IN[language])) > 60
