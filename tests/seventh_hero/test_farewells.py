"""An Outcast that is about to be sent bars somebody before it goes (SH-24)."""

from __future__ import annotations

import pytest

from game.engine.rng import Rng
from game.seventh_hero.rules.state import SeventhState
from game.seventh_hero.words import says
from tests.seventh_hero.hearing import NAMES, heard, view
from tests.seventh_hero.hearing import table as laid
from tests.seventh_hero.positions import Seat, begin, hand, notations, party, play, seventh, stands
from tests.speaking import speaking

IN = speaking("seventh_hero")

EVERY_TABLE = pytest.mark.parametrize("seats", [3, 4, 5])
LOW = 6  # the Tale Weaver's quest: as many as there are seats, or lower


def leaving(party_of: str = "4", hand_of: str = "7", *others: Seat, seats: int = 4) -> SeventhState:
    """Let seat 0 lead without a fitting card; the quest is 4 or lower, or 5 or lower at a table of five."""
    return seventh(Seat(party_of, hand_of), *others, quest=LOW, seats=seats, pile="7777777")


@pytest.mark.rule("SH-24")
@pytest.mark.rule("SH-25")
def test_an_outcast_about_to_be_sent_may_be_used_before() -> None:
    """It names who may not recruit the wanderer that it becomes, and goes."""
    state = leaving()
    assert notations(state) == [
        "send 4 from party",
        "use outcast on 2",
        "use outcast on 3",
        "use outcast on 4",
    ]
    play(state, "use outcast on 2")
    assert (party(state, 0), notations(state)) == ("4!", ["send 4 from party"])

    play(state, "send 4 from party")
    assert (stands(state), state.view(1).players[1].barred) == ("2 holding", True)
    assert party(play(state, "recruit"), 2) == "4"


@pytest.mark.rule("SH-24")
@EVERY_TABLE
def test_used_so_no_other_hero_of_the_party_goes(seats: int) -> None:
    """It was about to be sent."""
    state = seventh(Seat("2 4", "7 7"), quest=5, seats=seats, pile="7777777")
    before = notations(state, "send")
    play(state, "use outcast on 3")

    assert before == ["send 2 from party", "send 4 from party"]
    assert notations(state) == ["send 4 from party"]


@pytest.mark.rule("SH-24")
@pytest.mark.parametrize(
    ("party_of", "hand_of"), [("4!", "7"), ("4", "7 1"), ("3 4", "2"), ("2 7", "7"), ("1! 7", "6")]
)
def test_an_outcast_that_stays_or_was_used_is_not_offered(party_of: str, hand_of: str) -> None:
    """Nor one whose leader has a card to send, nor where there is none."""
    assert notations(leaving(party_of, hand_of), "use outcast") == []


@pytest.mark.rule("SH-24")
@pytest.mark.rule("SH-6")
def test_an_outcast_that_does_not_meet_the_quest_is_not_about_to_be_sent() -> None:
    """An odd number is wanted, and the One goes."""
    assert notations(seventh(Seat("1 4", "2"), quest=4, pile="777")) == ["send 1 from party"]


@pytest.mark.rule("SH-24")
@pytest.mark.rule("SH-26")
def test_such_a_use_can_be_cancelled() -> None:
    """Nobody is barred then, the Outcast stays used, and any fitting hero may go."""
    state = leaving("2! 4", "7", Seat("1"))
    play(state, "use outcast on 3", "cancel")

    assert [player.barred for player in state.view(0).players] == [False] * 4
    assert (party(state, 0), party(state, 1)) == ("2! 4!", "1!")
    assert notations(state) == ["send 2 from party", "send 4 from party"]


@pytest.mark.rule("SH-24")
@pytest.mark.rule("SH-19")
def test_readied_it_may_bar_another_seat() -> None:
    """The window repeats after the use: the Chieftain is asked for again."""
    state = leaving("3 4 6!", "7", seats=4)
    play(state, "decline", "use outcast on 2")
    assert stands(state) == "0 asking quest"
    assert "use chieftain on outcast" in notations(state)
    play(state, "use chieftain on outcast")

    assert notations(state) == ["send 4 from party", "use outcast on 3", "use outcast on 4"]


@pytest.mark.rule("SH-24")
@pytest.mark.rule("SH-25")
def test_a_leader_who_is_asked_anyway_may_use_it_at_once() -> None:
    """Beside its Forest Strider; alone it would be no reason to be asked, lest the hand be told."""
    state = leaving("4 7", "7")
    assert (stands(state), notations(state)) == (
        "0 asking quest",
        [
            "use forest-strider",
            "use outcast on 2",
            "use outcast on 3",
            "use outcast on 4",
            "decline",
        ],
    )
    assert stands(leaving()) == "0 sending"


@pytest.mark.rule("SH-24")
@pytest.mark.rule("SH-5")
def test_an_outcast_that_stays_after_all_bars_nobody() -> None:
    """The Forest Strider brought a card that meets the quest: that has to go."""
    state = seventh(Seat("4 7", "7"), quest=LOW, seats=4, pile="1111111")
    play(state, "use outcast on 2", "use forest-strider")
    assert notations(state) == ["send 1"]
    play(state, "send 1")

    assert [player.barred for player in state.view(0).players] == [False] * 4
    assert (party(state, 0), stands(state)) == ("4! 7!", "1 holding")


@pytest.mark.rule("SH-24")
def test_all_are_told_that_an_outcast_may_bar_before_it_goes() -> None:
    """As far as all can see it: not while a Tale Weaver lets any card of a hand go."""
    told = says.status(view(leaving(), 1), NAMES, IN["en"])
    used = says.status(view(play(leaving(), "use outcast on 2"), 1), NAMES, IN["en"])
    free = says.status(view(play(leaving("4 6", "7 5"), "use tale-weaver"), 0), NAMES, IN["en"])

    assert told == "Ada: send a hero from your party, or first block someone with the Outcast"
    assert used == "Ada: send a hero from your party (quest: 4 or lower)"
    assert free == "Ada: send a hero from your hand (quest: any number)"


@pytest.mark.rule("SH-24")
def test_the_log_tells_what_the_outcast_does_on_leaving() -> None:
    """Whom it bars, and that it bars nobody when it stays."""
    state = laid(Seat("4 7", "7"), Seat(hand="1"), Seat(hand="1"), Seat(hand="1"), quest=LOW, pile="1111111")

    assert heard(state, "use outcast on 2") == "Ada’s Outcast must wander, and Bo may not recruit him."
    begin(state, "use forest-strider")
    assert heard(state, "send 1").endswith("The Outcast stays home and blocks nobody.")


@pytest.mark.rule("SH-24")
@pytest.mark.rule("SH-30")
def test_its_use_shows_that_the_hand_does_not_meet_the_quest() -> None:
    """All others deal it so from then on; before, being asked told nothing."""
    state = seventh(Seat("4 7", "7 6 5"), quest=LOW, seats=4)
    asked = {tuple(state.determinize(2, Rng(chance)).players[0].hand) for chance in range(80)}
    play(state, "use outcast on 2")
    used = {tuple(state.determinize(2, Rng(chance)).players[0].hand) for chance in range(80)}

    assert any(number < 5 for cards in asked for number in cards)
    assert not any(number < 5 for cards in used for number in cards)


@pytest.mark.rule("SH-24")
@pytest.mark.rule("SH-22")
def test_with_a_tale_weaver_the_leader_may_still_send_it() -> None:
    """It may keep to the quest, or send a card after all; then nobody is barred."""
    state = leaving("4 6", "7 5")
    play(state, "use tale-weaver")
    assert notations(state, "send") == ["send 5", "send 7", "send 4 from party"]
    play(state, "use outcast on 2")
    kept, ignored = play(state.clone(), "send 4 from party"), play(state.clone(), "send 7")

    assert kept.view(0).players[1].barred and not ignored.view(0).players[1].barred
    assert hand(ignored, 0) == "5"
