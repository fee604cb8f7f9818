"""The log of Seventh Hero: a sentence for whatever happens, and no secret in it."""

from __future__ import annotations

import re
from functools import cache
from itertools import product

import pytest
from msgspec import structs

from game.engine.events import seen
from game.engine.match import Match
from game.engine.rng import Rng
from game.seventh_hero.rules.cards import HEROES
from game.seventh_hero.rules.events import HAND, Asked, Sent
from game.seventh_hero.words import says
from game.texts.texts import YOU
from tests.seventh_hero.hearing import NAMES, heard, in_both, play, table, view
from tests.seventh_hero.positions import RULES, Seat
from tests.speaking import speaking

IN = speaking("seventh_hero")

LANGUAGES = sorted(IN)


@cache
def played(seats: int, seed: int) -> Match:
    """Play a whole match by chance."""
    match = Match(RULES, seats, seed)
    rng = Rng(seed)
    while not match.over:
        actions = match.state.legal_actions()
        match.play(actions[rng.below(len(actions))])
    return match


# Nobody hears a secret


@pytest.mark.rule("SH-5")
@pytest.mark.rule("SH-12")
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_has_not_seen_a_card_hears_the_same_whatever_its_number_is(language: str) -> None:
    """Of a hero that is sent, or a card that is shown, the number in the action is told to nobody else."""
    told: set[str] = set()
    match = played(4, 4)
    steps = [match.steps(number)[0] for number in range(len(match.decisions))]
    for happened, seat in product((event for step in steps for event in step.events), range(4)):
        if isinstance(happened, Asked) or (isinstance(happened, Sent) and happened.source == HAND):
            others = [structs.replace(happened, card=other).seen_by(seat) for other in HEROES]
            if others[0] == others[1]:
                assert others == [others[0]] * len(HEROES)
                told.add(says.tell(others[:1], NAMES, IN[language]))
    names = [IN[language](f"hero-{hero}") for hero in HEROES]

    assert len(told) > 4
    assert not any(name in text for text in told for name in names)


@pytest.mark.rule("SH-5")
def test_only_the_sender_hears_who_sets_out() -> None:
    """The others hear that somebody does."""
    state = table(Seat(hand="3 5"), Seat(hand="1"), Seat(hand="1"))

    assert in_both(state.clone(), "send 5", seat=0) == (
        "Ada sends Bo the Oracle (5), face down.",
        "Ada schickt Bo verdeckt das Orakel (5).",
    )
    assert in_both(state.clone(), "send 5", seat=2) == (
        "Ada sends Bo a hero, face down.",
        "Ada schickt Bo verdeckt einen Helden.",
    )


@pytest.mark.rule("SH-22")
def test_whether_a_leader_ignored_the_quest_nobody_learns() -> None:
    """After the Tale Weaver's work the others hear the same of a hero that fits and of one that doesn't."""
    state = play(table(Seat("6", "2 5"), Seat(hand="1"), Seat(hand="1")), "use tale-weaver")

    assert heard(state.clone(), "send 5", 1) == heard(state.clone(), "send 2", 1)
    assert in_both(state, "send 2", 1) == (
        "Ada sends Bo a hero, face down. It doesn’t have to fit the quest.",
        "Ada schickt Bo verdeckt einen Helden. Er muss nicht zur Quest passen.",
    )


@pytest.mark.rule("SH-12")
def test_of_a_hint_all_hear_the_answer_and_two_hear_the_card() -> None:
    """The asker and the leader saw it."""
    state = play(table(Seat(hand="5"), Seat(hand="2 4 5"), Seat(hand="1")), "send 5")

    assert heard(state.clone(), "hint 4", 2) == "Bo shows Ada a card. Same hero? “No.”"
    assert heard(state.clone(), "hint 5", 2, "de") == "Bo zeigt Ada eine Karte. Derselbe Held? „Ja.“"
    for seat in (0, 1):
        assert heard(state.clone(), "hint 5", seat) == ("Bo shows Ada the Oracle (5). Same hero? “Yes.”")


@pytest.mark.rule("SH-21")
def test_what_the_oracle_shows_only_its_user_hears() -> None:
    """The others hear that it was asked; so does the sender, who knows anyway."""
    state = play(table(Seat(hand="5"), Seat(hand="1"), Seat("5", "1")), "send 5")

    assert (
        heard(state.clone(), "use oracle", 2)
        == "Cy looks at the wanderer with the Oracle: it is the Oracle (5)."
    )
    assert [heard(state.clone(), "use oracle", seat) for seat in (0, 1)] == [
        "Cy looks at the wanderer with the Oracle."
    ] * 2


@pytest.mark.rule("SH-23")
def test_drawn_cards_are_named_to_who_drew_them() -> None:
    """The others hear how many."""
    state = table(Seat(hand="1"), Seat("7", "1"), Seat(hand="1"))

    assert heard(state.clone(), "use forest-strider", 1) == (
        "Bo’s Forest Strider draws the Forest Strider (7) and the Forest Strider (7)."
    )
    assert heard(state, "use forest-strider", 0, "de") == "Der Waldläufer von Bo holt 2 Karten."


@pytest.mark.rule("SH-30")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["send 5", "use forest-strider", "hint 4"])
def test_those_who_look_together_hear_no_secret_of_one_of_them(text: str, language: str) -> None:
    """Before one screen the log tells what all who look may know."""
    state = table(Seat("7", "5"), Seat(hand="4 5"), Seat(hand="1"))
    if text != "use forest-strider":
        play(state, "decline", *(["send 5", "decline"] if text == "hint 4" else []))

    told = heard(state, text, 0, language, (0, 1, 2))
    assert not any(f"({number})" in told for number in HEROES)


# Whom the log speaks to


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_one_person_at_the_screen_is_addressed(language: str) -> None:
    """As who does something and as whom it is done to; the stand-in for the name is never shown."""
    match = played(4, 4)
    names = (YOU, *NAMES[1:4])
    told = []
    for number in range(-1, len(match.decisions)):
        for _, after, events in match.steps(number):
            told.append(says.tell(seen(events, 0), names, IN[language]))
            told.append(says.status(view(after, 0), names, IN[language]))
    word = {"en": r"\b[Yy]ou", "de": r"\b([Dd]u|dir|dich|[Dd]eine?[mnr]?)\b", "fr": r"\b[Vv](ous|otre)\b"}[
        language
    ]

    assert sum(bool(re.search(word, one)) for one in told) > 50
    assert language == "en" or not any(re.search(rf"\b{YOU}\b", one) for one in told)
    assert not any(
        re.search(r"\b[Yy]ou(’s| sends| passes| draws| recruits| shows| has)\b", one) for one in told
    )


# The course of a turn


@pytest.mark.rule("SH-4")
@pytest.mark.rule("SH-1")
@pytest.mark.parametrize(
    ("hero", "seats", "name", "english", "german_name", "german"),
    [
        (1, 3, "Shield Maiden", "a 3 or lower", "Schildmaid", "eine 3 oder niedriger"),
        (2, 3, "Wyrmslayer", "a 5 or higher", "Wyrmtöter", "eine 5 oder höher"),
        (3, 3, "Chieftain", "a 3, 4 or 5", "Häuptling", "eine 3, 4 oder 5"),
        (4, 3, "Outcast", "an odd number", "Außenseiter", "eine ungerade Nummer"),
        (5, 3, "Oracle", "an even number", "Orakel", "eine gerade Nummer"),
        (6, 4, "Tale Weaver", "a 4 or lower", "Sagenweber", "eine 4 oder niedriger"),
        (7, 5, "Forest Strider", "a 5 or higher", "Waldläufer", "eine 5 oder höher"),
    ],
)
def test_a_quest_is_told_with_its_number_of_players_put_in(
    hero: int, seats: int, name: str, english: str, german_name: str, german: str
) -> None:
    """Whom it is for, what is wanted, whose card it is."""
    state = table(*[Seat(hand="1")] * seats, pile=str(hero) * 5)
    state.table_moves(1)

    assert in_both(state, "quest") == (
        f"New quest ({name}): Ada must send {english}.",
        f"Neue Quest ({german_name}): Ada muss {german} schicken.",
    )


@pytest.mark.rule("SH-6")
def test_a_hero_that_leaves_the_party_is_named() -> None:
    """It wanders face up, with the reason why."""
    state = table(Seat("3 5", "2"), Seat(hand="1"), Seat(hand="1"))
    bare = table(Seat("3"), Seat(hand="1"), Seat(hand="1"))

    assert in_both(state, "send 5 from party", 2) == (
        "Ada has no card that fits the quest and sends Bo the Oracle (5) from the party, face up.",
        "Ada hat keine passende Handkarte und schickt Bo offen das Orakel (5) aus der Gruppe.",
    )
    assert heard(bare, "send 3 from party", 2) == (
        "Ada has no cards in hand and sends Bo the Chieftain (3) from the party, face up."
    )


@pytest.mark.rule("SH-7")
def test_a_blind_wanderer_is_told_to_be_seen_by_nobody() -> None:
    """The pile's top card sets out."""
    state = table(Seat("2", "4"), Seat(hand="1"), Seat(hand="1"))

    assert in_both(state, "blind") == (
        "Ada has nothing that fits the quest and sends Bo the top card of the pile. Nobody has seen it.",
        "Bei Ada passt nichts zur Quest: Die oberste Karte des Stapels geht zu Bo. Niemand hat sie gesehen.",
    )


@pytest.mark.rule("SH-8")
@pytest.mark.rule("SH-9")
def test_passing_on_says_to_whom_and_who_must_take_it() -> None:
    """Back at the leader the way ends."""
    state = play(table(Seat(hand="5"), Seat(hand="1"), Seat(hand="1")), "send 5")

    assert heard(state, "move on") == "Bo passes the wanderer on to Cy."
    assert in_both(state, "move on") == (
        "Cy passes the wanderer back to Ada, who must recruit it.",
        "Cy schickt den Wanderer zurück: Ada muss ihn anwerben.",
    )


@pytest.mark.rule("SH-10")
@pytest.mark.rule("SH-27")
@pytest.mark.parametrize(
    ("party", "told"),
    [
        ("1! 2!", "Bo recruits the Oracle (5): 3 of 6 heroes."),
        ("1! 5!", "Bo recruits the Oracle (5), a double: both are eliminated."),
        ("1! 2! 3! 4! 6!", "Bo recruits the Oracle (5), the sixth hero, and wins!"),
    ],
)
def test_turning_up_tells_who_it_was_and_what_follows(party: str, told: str) -> None:
    """New to the party, a double, or the sixth hero."""
    state = play(table(Seat(hand="5"), Seat(party), Seat(hand="1")), "send 5")

    assert heard(state, "recruit") == "Bo wants to recruit the wanderer."
    assert heard(state, "reveal") == told


@pytest.mark.rule("SH-10")
@pytest.mark.parametrize(
    ("party", "told"),
    [
        ("1! 2!", "Bo wirbt das Orakel (5) an: 3 von 6 Helden."),
        ("1! 5!", "Bo wirbt das Orakel (5) an, einen Doppelgänger: Beide scheiden aus."),
        ("1! 2! 3! 4! 6!", "Bo wirbt das Orakel (5) an, den sechsten Helden, und gewinnt!"),
    ],
)
def test_an_open_wanderer_is_not_turned_up(party: str, told: str) -> None:
    """It joins or meets its double."""
    state = table(Seat("5!", "2"), Seat(party), Seat(hand="1"))
    play(state, "send 5 from party", "recruit")

    assert heard(state, "reveal", 0, "de") == told


@pytest.mark.rule("SH-11")
def test_who_draws_hears_the_card() -> None:
    """All hear who leads next."""
    state = play(table(Seat(hand="5"), Seat(hand="1"), Seat(hand="1")), "send 5", "recruit", "reveal")

    assert heard(state.clone(), "draw", 0) == "Ada draws the Forest Strider (7). Bo sends next."
    assert heard(state.clone(), "draw", 1) == "Ada draws a card. Bo sends next."


@pytest.mark.rule("SH-28")
def test_the_last_card_is_told_of() -> None:
    """Taken in a turn it makes that the last one; drawn at a turn's end it ends the game."""
    state = table(Seat(hand="5"), Seat("7", "1"), Seat(hand="1"), pile="7")
    drawing = play(
        table(Seat(hand="5"), Seat(hand="1"), Seat(hand="1"), pile="7"), "send 5", "recruit", "reveal"
    )

    assert heard(state, "use forest-strider") == (
        "Bo’s Forest Strider draws a card. The pile is empty: this is the last turn."
    )
    play(state, "send 5", "recruit", "reveal")
    assert heard(state, "draw") == "The pile is empty: the game is over."
    assert heard(drawing, "draw") == "Ada draws the last card: the game is over."


@pytest.mark.rule("SH-28")
def test_a_turn_without_a_wanderer_is_told_of() -> None:
    """Nothing fits, and the pile that should help is empty."""
    state = table(Seat("2", "4"), Seat("7", "1"), Seat(hand="1"), pile="77")

    assert heard(state, "use forest-strider", 0, "de") == (
        "Der Waldläufer von Bo holt 2 Karten. Der Stapel ist leer: Das ist der letzte Zug. "
        "Nichts passt, und der Stapel ist leer: In diesem Zug wandert niemand."
    )


# Abilities


@pytest.mark.rule("SH-18")
@pytest.mark.rule("SH-19")
@pytest.mark.rule("SH-20")
@pytest.mark.rule("SH-22")
@pytest.mark.parametrize(
    ("party", "text", "english", "german"),
    [
        (
            "2",
            "use wyrmslayer",
            "Cy’s Wyrmslayer slays the wanderer: the Oracle (5) is discarded.",
            "Der Wyrmtöter von Cy erschlägt den Wanderer, das Orakel (5).",
        ),
        (
            "3 7!",
            "use chieftain on forest-strider",
            "Cy’s Chieftain readies the Forest Strider.",
            "Der Häuptling von Cy richtet den Waldläufer auf.",
        ),
        (
            "4",
            "use outcast on 2",
            "Cy’s Outcast blocks Bo from recruiting this wanderer.",
            "Der Außenseiter von Cy sperrt Bo für diesen Wanderer.",
        ),
    ],
)
def test_each_ability_has_its_sentence(party: str, text: str, english: str, german: str) -> None:
    """Who uses it, on whom, what comes of it."""
    state = table(Seat(hand="5"), Seat(hand="1"), Seat(party))
    while text not in [state.notation(action) for action in state.legal_actions()]:
        play(state, "decline" if state.phase == 2 else "send 5")

    assert in_both(state, text) == (english, german)


@pytest.mark.rule("SH-17")
@pytest.mark.rule("SH-26")
def test_a_use_that_may_be_cancelled_is_told_twice() -> None:
    """First that it is tried, then that it works, once nobody has cancelled it."""
    state = play(table(Seat(hand="5"), Seat(hand="1"), Seat("5", "1"), Seat("1", "1")), "send 5")

    assert heard(state, "use oracle", 2) == "Cy uses the Oracle to look at the wanderer."
    assert heard(state, "decline", 2) == "Cy looks at the wanderer with the Oracle: it is the Oracle (5)."


@pytest.mark.rule("SH-17")
@pytest.mark.rule("SH-26")
def test_a_cancel_can_be_cancelled_and_what_was_used_first_works() -> None:
    """The last that was declared comes first; then the use that it was all about."""
    state = play(
        table(Seat(hand="5"), Seat(hand="1"), Seat("5", "1"), Seat("1", "1"), Seat("1", "1")),
        "send 5",
        "use oracle",
    )

    assert heard(state.clone(), "cancel", 2) == "Di uses the Shield Maiden to cancel Cy’s Oracle."
    play(state, "cancel")
    assert heard(state.clone(), "decline", 0) == "Di’s Shield Maiden cancels Cy’s Oracle."
    assert heard(state, "cancel", 2, "de") == (
        "Die Schildmaid von Eva hebt die Schildmaid von Di auf. "
        "Cy sieht sich mit dem Orakel den Wanderer an: das Orakel (5)."
    )


@pytest.mark.rule("SH-26")
def test_letting_it_happen_needs_no_word_while_others_are_asked() -> None:
    """Nor does declining to use anything."""
    state = table(Seat("7", "5"), Seat("1", "1"), Seat("1", "1"))

    assert heard(state.clone(), "decline") == ""
    play(state, "use forest-strider")
    assert heard(state, "decline") == ""


@pytest.mark.rule("SH-20")
def test_who_may_not_recruit_is_told_where_it_matters() -> None:
    """It goes on by itself; from a barred leader it leaves, unseen or openly."""
    state = table(Seat(hand="5"), Seat(hand="1"), Seat("4", "1"))
    play(state, "send 5", "use outcast on 2")

    assert in_both(state, "bar") == (
        "Bo is blocked: the wanderer moves on to Cy.",
        "Bo ist gesperrt: Der Wanderer zieht weiter zu Cy.",
    )


@pytest.mark.rule("SH-20")
@pytest.mark.parametrize(
    ("leader", "sent", "told"),
    [
        (Seat(hand="5"), "send 5", "Ada is blocked: the wanderer leaves the game unseen."),
        (
            Seat("5!", "2"),
            "send 5 from party",
            "Ada is blocked: the Oracle (5) leaves the game.",
        ),
    ],
)
def test_from_a_leader_barred_at_home_the_wanderer_leaves(leader: Seat, sent: str, told: str) -> None:
    """Unseen, unless it was open all the way."""
    state = table(leader, Seat("4", "1"), Seat(hand="1"))
    play(state, sent, "move on", "decline")
    passed = heard(state, "move on")
    play(state, "use outcast on 1")

    assert passed == "Cy passes the wanderer back to Ada, who must recruit it."
    assert heard(state, "leave", 1) == told


@pytest.mark.rule("SH-20")
@pytest.mark.parametrize(
    ("leader", "sent", "told"),
    [
        (
            Seat(hand="5"),
            "send 5",
            "Everyone is blocked: the wanderer leaves the game unseen.",
        ),
        (
            Seat("5!", "2"),
            "send 5 from party",
            "Everyone is blocked: the Oracle (5) leaves the game.",
        ),
    ],
)
def test_a_wanderer_that_nobody_may_recruit_leaves(leader: Seat, sent: str, told: str) -> None:
    """Wherever it lies."""
    state = table(leader, Seat(hand="1"), Seat("4", "1"))
    play(state, sent)
    state.road.barred = 0b101
    play(state, "use outcast on 2")

    assert heard(state, "leave", 1) == told


@pytest.mark.rule("SH-3")
def test_the_deal_says_who_leads() -> None:
    """Once the cards are out."""
    state = RULES.setup(3, 1, {"start": "2"})

    assert heard(state, "deal") == "Everyone gets two heroes and five cards. Bo sends first."
