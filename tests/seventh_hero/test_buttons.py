"""Buttons and the line that says what is to be done, at the table of Seventh Hero."""

from __future__ import annotations

import pytest

from game.seventh_hero.words import says
from tests.seventh_hero.hearing import NAMES, buttons, play, table, view
from tests.seventh_hero.positions import Seat
from tests.speaking import speaking

IN = speaking("seventh_hero")

# Buttons


@pytest.mark.rule("SH-25")
def test_abilities_are_offered_with_what_they_do_and_to_whom() -> None:
    """And with a way to go on."""
    state = table(Seat(hand="5"), Seat(hand="1"), Seat("3 4 6 7!", "1"))

    assert list(buttons(state).values()) == [
        "Chieftain: ready the Forest Strider",
        "Tale Weaver: any hero for Ada",
        "No ability",
    ]
    play(state, "decline", "send 5")
    assert list(buttons(state, "de").values()) == [
        "Außenseiter: Bo sperren",
        "Außenseiter: Ada sperren",
        "Häuptling: den Waldläufer aufrichten",
        "Keine Fähigkeit",
    ]


@pytest.mark.rule("SH-26")
def test_a_cancel_is_offered_with_what_it_would_stop() -> None:
    """Or it may happen."""
    state = play(table(Seat("7", "1"), Seat("1", "1"), Seat(hand="1")), "use forest-strider")

    assert buttons(state) == {
        "cancel": "Cancel Ada’s Forest Strider",
        "decline": "Let it happen",
    }
    assert buttons(state, "de")["cancel"] == "Den Waldläufer von Ada aufheben"


@pytest.mark.rule("SH-22")
def test_the_own_tale_weaver_is_offered_for_oneself() -> None:
    """Its user leads."""
    state = table(Seat("6", "1"), Seat(hand="1"), Seat(hand="1"))

    assert buttons(state)["use tale-weaver"] == "Tale Weaver: send any hero"


@pytest.mark.rule("SH-8")
def test_a_holder_is_offered_what_may_be_done_with_the_wanderer() -> None:
    """Recruit, pass on, ask; before the leader it would be passed back."""
    state = play(table(Seat(hand="5"), Seat(hand="2 4"), Seat(hand="1")), "send 5")

    assert buttons(state) == {
        "recruit": "Recruit the wanderer",
        "move on": "Pass it on to Cy",
        "hint 2": "Ask: is it the Wyrmslayer (2)?",
        "hint 4": "Ask: is it the Outcast (4)?",
    }
    assert buttons(play(state, "move on"), "de") == {
        "recruit": "Den Wanderer anwerben",
        "move on": "Zurück zu Ada",
    }


@pytest.mark.rule("SH-10")
@pytest.mark.parametrize(
    ("party", "english", "german"),
    [
        ("4!", "Recruit the Oracle (5)", "Das Orakel (5) anwerben"),
        ("4! 5!", "Recruit the Oracle (5): a double", "Das Orakel (5) anwerben: Doppelgänger"),
    ],
)
def test_who_knows_the_wanderer_is_told_whom_it_would_recruit(party: str, english: str, german: str) -> None:
    """And whether that would be a double."""
    state = table(Seat("5!", "2"), Seat(party), Seat(hand="1"))
    play(state, "send 5 from party")

    assert (buttons(state)["recruit"], buttons(state, "de")["recruit"]) == (english, german)


# What is to be done


@pytest.mark.rule("SH-25")
@pytest.mark.rule("SH-20")
@pytest.mark.parametrize(
    ("texts", "english", "german"),
    [
        (
            (),
            "Di: use an ability before Ada sends a hero?",
            "Di: eine Fähigkeit einsetzen, bevor Ada losschickt?",
        ),
        (
            ("decline", "send 5"),
            "Di: Bo has the wanderer. Use an ability?",
            "Di: eine Fähigkeit einsetzen, bevor Bo entscheidet?",
        ),
        (
            ("decline", "send 5", "use outcast on 2"),
            "Di: Bo may not recruit. Use an ability before the wanderer moves on?",
            "Di: eine Fähigkeit einsetzen, bevor der Wanderer weiterzieht?",
        ),
        (
            ("decline", "send 5", "decline", "recruit"),
            "Di: Bo wants to recruit the wanderer. Use an ability?",
            "Di: Bo will den Wanderer anwerben. Eine Fähigkeit einsetzen?",
        ),
        (
            ("decline", "send 5", "decline", "move on", "decline", "move on", "move on"),
            "Di: Ada must recruit the wanderer. Use an ability first?",
            "Di: eine Fähigkeit einsetzen, bevor Ada anwirbt?",
        ),
        (
            ("decline", "send 5", "decline", "recruit", "decline", "reveal"),
            "Di: the turn is about to end. Use an ability?",
            "Di: eine Fähigkeit einsetzen, bevor der Zug endet?",
        ),
        (
            ("use forest-strider",),
            "Bo: cancel Di’s Forest Strider with the Shield Maiden?",
            "Bo: mit der Schildmaid den Waldläufer von Di aufheben?",
        ),
    ],
)
def test_windows_ask_in_passing(texts: tuple[str, ...], english: str, german: str) -> None:
    """Who is asked, and before what."""
    cancels = Seat("1" if texts == ("use forest-strider",) else "1!", "1")
    state = table(Seat(hand="5"), cancels, Seat(hand="1"), Seat("4 7", "1"))
    play(state, *texts)

    assert says.status(view(state, 0), NAMES, IN["en"]) == english
    assert says.status(view(state, 0), NAMES, IN["de"]) == german


@pytest.mark.rule("SH-25")
def test_who_is_to_send_is_not_named_twice() -> None:
    """Asked about an ability before sending, a leader is addressed."""
    state = table(Seat("7", "5"), Seat(hand="1"), Seat(hand="1"))

    assert says.status(view(state, 0), NAMES, IN["en"]) == "Ada: use an ability before you send a hero?"


@pytest.mark.rule("SH-6")
@pytest.mark.rule("SH-22")
@pytest.mark.parametrize(
    ("leader", "texts", "told"),
    [
        (Seat(hand="5"), (), "Ada: send a hero from your hand (quest: odd)"),
        (Seat("5!", "2"), (), "Ada: send a hero from your party (quest: odd)"),
        (Seat("5!"), (), "Ada: send a hero from your party (quest: odd)"),
        (Seat("6", "2"), ("use tale-weaver",), "Ada: send a hero from your hand (quest: any number)"),
    ],
)
def test_a_leader_is_told_what_to_send(leader: Seat, texts: tuple[str, ...], told: str) -> None:
    """From the hand or the party, and what the quest wants; all others read the same."""
    state = play(table(leader, Seat(hand="1"), Seat(hand="1")), *texts)

    assert [says.status(view(state, seat), NAMES, IN["en"]) for seat in range(3)] == [told] * 3


@pytest.mark.rule("SH-13")
@pytest.mark.rule("SH-14")
@pytest.mark.parametrize(
    ("leader", "sent", "hand", "told"),
    [
        (
            Seat(hand="5"),
            "send 5",
            "2 3",
            "Bo: recruit the wanderer, pass it on, or give the sender a card to ask about it",
        ),
        (Seat(hand="5"), "send 5", "2", "Bo: recruit the wanderer or pass it on"),
        (Seat("5!", "2"), "send 5 from party", "2 3", "Bo: recruit the wanderer or pass it on"),
        (Seat("2!", "2"), "blind", "2 3", "Bo: recruit the wanderer or pass it on"),
    ],
)
def test_a_holder_is_told_to_ask_only_where_that_is_possible(
    leader: Seat, sent: str, hand: str, told: str
) -> None:
    """Not with its last card, not about an open or an unseen wanderer."""
    state = play(table(leader, Seat(hand=hand), Seat(hand="1")), sent)

    assert says.status(view(state, 2), NAMES, IN["en"]) == told
