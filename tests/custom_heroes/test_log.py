"""The log of Custom Heroes, sentence by sentence."""

from __future__ import annotations

import pytest

from game.custom_heroes.rules.state import HeroesState
from game.custom_heroes.words import says
from tests.custom_heroes.hearing import NAMES, heard, in_both, view
from tests.custom_heroes.positions import Seat, begin, heroes, play
from tests.speaking import speaking

IN = speaking("custom_heroes")


@pytest.mark.rule("CH-17")
def test_who_sleeves_hears_the_new_value() -> None:
    """What is sleeved where, and what the card is worth with it."""
    state = heroes(3, Seat("7a 9a", unused="storm-cleaver edge"))

    assert in_both(state, "sleeve storm-cleaver on 7a") == (
        "Ada slides Storm Cleaver into Sun 7 (now worth 10).",
        "Ada schiebt „Sturmspalter“ in Sonne 7 (jetzt 10 wert).",
    )
    assert heard(state, "sleeve edge on 9a") == "Ada slides Edge into Sun 9."
    assert heard(state, "take back storm-cleaver from 7a") == (
        "Ada takes Storm Cleaver back from Sun 7 (now worth 7)."
    )


@pytest.mark.rule("CH-14")
def test_the_log_tells_who_leads_tops_matches_and_is_skipped() -> None:
    """Each set is named by number and value; an equal one names who is skipped."""
    state = heroes(3, Seat("5a 5b 8a 1a"), Seat("8b 2a 2b"), Seat("8c 3a 3b"))

    assert in_both(state, "play 5a") == ("Ada leads with a 5.", "Ada eröffnet mit einer 5.")
    assert in_both(state, "play 8b") == ("Bo tops it with an 8.", "Bo überbietet mit einer 8.")
    assert in_both(state, "play 8c") == (
        "Cy matches it with an 8. Ada is skipped.",
        "Cy zieht mit einer 8 gleich. Ada setzt aus.",
    )
    assert in_both(state, "pass") == ("Bo passes.", "Bo passt.")
    assert in_both(state, "sweep") == (
        "Cy wins the trick.",
        "Cy gewinnt den Stich.",
    )


@pytest.mark.rule("CH-15")
def test_nobody_is_said_to_be_skipped_where_nobody_is() -> None:
    """With two Ascended Forms in a 2-seat game, and where an equal set ends the round."""
    pair = heroes(2, Seat("4a+ascended-form 5a 5b", power=2), Seat("6a+ascended-form 7a 7b", power=2))
    play(pair, "play 4a!")
    three = heroes(3, Seat("5a 6a"), Seat("5b"), Seat(place=1))
    play(three, "play 5a")

    assert heard(pair, "play 6a!") == "Bo tops it with Sun 6, also an Ascended Form."
    assert heard(three, "play 5b") == "Bo matches it with a 5."


@pytest.mark.rule("CH-32")
def test_nobody_is_said_to_be_skipped_by_a_set_that_wins_the_match() -> None:
    """First out with the goal reached: nobody has another turn; it named somebody."""
    state = heroes(3, Seat("5b", vp=10), Seat("5a 6a"), Seat("7a 7b"), turn=1)
    play(state, "play 5a", "pass")

    assert heard(state, "play 5b") == "Ada matches it with a 5."


@pytest.mark.rule("CH-24")
def test_two_buddies_of_a_kind_are_told_of_once() -> None:
    """The sentence about what they do isn't repeated."""
    state = heroes(3, Seat("8a+burny 8b+burny 1a", power=4), Seat("9a"), Seat("9b"))

    assert heard(state, "play 8a! 8b!") == (
        "Ada leads with four 8s. Burny counts twice. Ada has one card left!"
    )


def test_two_new_advancements_of_a_kind_are_counted() -> None:
    """What is shown for the first time is named once."""
    state = heroes(2, Seat("4a~oak-buckler 4b~oak-buckler 5a 6a"), Seat("7a 8a"))

    assert in_both(state, "play 4a 4b") == (
        "Ada leads with two 5s. New: 2 × Oak Buckler.",
        "Ada eröffnet mit zwei 5ern. Neu: 2 × Eichenschild.",
    )


@pytest.mark.rule("CH-22")
def test_an_ascended_form_is_announced_with_what_it_means() -> None:
    """It names the card, what it shows for the first time, and that only another one beats it."""
    state = heroes(
        3,
        Seat("4a~ascended-form~oak-buckler 5a", power=2),
        Seat("5b+ascended-form 6b 7b", power=2),
        Seat("7a 8a"),
    )

    assert in_both(state, "play 4a!") == (
        (
            "Ada plays Sun 4 as an Ascended Form. New: Oak Buckler. "
            "Only another Ascended Form beats that. Ada has one card left!"
        ),
        (
            "Ada spielt Sonne 4 als Mystische Form. Neu: Eichenschild. "
            "Nur eine weitere Mystische Form schlägt das. Ada hat noch eine Karte!"
        ),
    )
    assert in_both(state, "play 5b!") == (
        "Bo tops it with Moon 5, also an Ascended Form. Cy is skipped.",
        "Bo überbietet mit Mond 5 als Mystischer Form. Cy setzt aus.",
    )


@pytest.mark.rule("CH-24")
@pytest.mark.rule("CH-25")
def test_abilities_at_work_are_named() -> None:
    """Burny counts twice, Edge stands in; what is not activated brings power."""
    state = heroes(3, Seat("7a+burny 4a+edge 7b+charmy 1a 1b", power=3), Seat("9a 9b"), Seat("9c 10a"))

    assert in_both(state, "play 4a! 7a! 7b") == (
        "Ada leads with four 7s. Edge counts as 7. Burny counts twice. +1 power.",
        "Ada eröffnet mit vier 7ern. Stachel gilt als 7. Brando zählt doppelt. +1 Powermarker.",
    )


@pytest.mark.rule("CH-27")
def test_the_order_is_told_to_turn_and_turn_back() -> None:
    """Charmy is named, and a set below is no set above."""
    state = heroes(3, Seat("7a+charmy 1a 1b", power=1), Seat("5a 5b 6b"), Seat("4a+charmy 8a 8b", power=1))

    assert in_both(state, "play 7a!") == (
        "Ada leads with a 7. Charmy flips the order: lower beats higher.",
        "Ada eröffnet mit einer 7. Charmanta dreht die Rangfolge um: Niedrig schlägt hoch.",
    )
    assert in_both(state, "play 5a") == ("Bo undercuts it with a 5.", "Bo unterbietet mit einer 5.")
    assert in_both(state, "play 4a!") == (
        "Cy undercuts it with a 4. Charmy flips the order back: higher beats lower.",
        "Cy unterbietet mit einer 4. Charmanta dreht die Rangfolge zurück: Hoch schlägt niedrig.",
    )


@pytest.mark.rule("CH-28")
def test_specter_is_told_of_when_it_pays_and_when_not() -> None:
    """The winner of the trick gains its VP; another's Specter brings nothing; reaching the goal is said."""
    state = heroes(
        3, Seat("4a+specter 1a 1b", power=2), Seat("6a+specter 5a 5b", power=2, vp=9), Seat("2a 3a")
    )

    assert heard(state, "play 4a!") == "Ada leads with a 4. Specter: 1 VP for winning this trick."
    play(state, "play 6a!", "pass")
    begin(state, "pass")
    assert in_both(state, "sweep") == (
        ("Bo wins the trick and 1 VP. Specter brings Ada nothing. That makes 10 VP: goal reached!"),
        ("Bo gewinnt den Stich und 1 Siegpunkt. Spukis bringt Ada nichts. 10 Siegpunkte: Ziel erreicht!"),
    )


@pytest.mark.rule("CH-16")
def test_a_winner_without_cards_hands_on_the_lead() -> None:
    """The log says who leads in its place."""
    state = heroes(4, Seat("9a"), Seat("2a 3a"), Seat("4a 5a"), Seat("6a 7a"))
    play(state, "play 9a", "pass", "pass")
    begin(state, "pass")

    assert in_both(state, "sweep") == (
        "Ada’s last card wins the trick. Bo leads next.",
        "Ada gewinnt den Stich mit der letzten Karte. Bo eröffnet den nächsten.",
    )


@pytest.mark.rule("CH-33")
@pytest.mark.rule("CH-34")
def test_a_place_is_told_with_bets_reward_and_goal() -> None:
    """What bets bring comes first, then the reward, then that the goal is reached."""
    state = heroes(3, Seat("9a", vp=3, bets="1a+kodora"), Seat("2a 3a"), Seat("4a 5a"))
    begin(state, "play 9a")

    assert in_both(state, "score") == (
        (
            "Ada wins 2 VP with Kodora. Ada goes out first: 5 VP and 1 advancement. "
            "That makes 10 VP: goal reached!"
        ),
        (
            "Ada gewinnt mit Kodora 2 Siegpunkte. Ada belegt Platz 1: 5 Siegpunkte und 1 Aufwertung. "
            "10 Siegpunkte: Ziel erreicht!"
        ),
    )


@pytest.mark.rule("CH-35")
@pytest.mark.parametrize(
    ("vp", "bets", "told"),
    [
        (3, "", "Cy comes last with 2 cards left: −1 VP, 2 power and 3 advancements."),
        (0, "", "Cy comes last with 2 cards left: 2 power and 3 advancements."),
        (
            13,
            "",
            (
                "Cy comes last with 2 cards left: −1 VP, 2 power and 3 advancements. "
                "Last place stays below the goal: Cy drops back to 9 VP."
            ),
        ),
        (
            4,
            "1a+kodora 1b+kodora",
            "Cy loses 4 VP with Kodora. Cy comes last with 2 cards left: 2 power and 3 advancements.",
        ),
    ],
)
def test_the_last_hears_what_it_costs(vp: int, bets: str, told: str) -> None:
    """One VP, none where there is none, all from the goal on; bets are lost before."""
    state = heroes(3, Seat(place=1), Seat("9a"), Seat("4a 5a", vp=vp, bets=bets), turn=1)
    play_until_last_scores(state)

    assert heard(state, "score") == told


def play_until_last_scores(state: HeroesState) -> None:
    """Let seat 1 go out and score, so that seat 2 scores next."""
    begin(state, "play 9a")
    begin(state, "score")


@pytest.mark.rule("CH-32")
@pytest.mark.rule("CH-34")
@pytest.mark.parametrize(
    ("vp", "bets", "told"),
    [
        (11, "", "Ada goes out first with 11 VP and wins the game!"),
        (8, "1a+kodora", "Ada goes out first, reaches 10 VP with Kodora and wins the game!"),
    ],
)
def test_a_victory_is_told_with_its_points(vp: int, bets: str, told: str) -> None:
    """And that a bet made it possible, if so; the result says the same."""
    state = heroes(3, Seat("9a", vp=vp, bets=bets), round_number=4)
    begin(state, "play 9a")

    assert heard(state, "score") == told
    assert says.ending(view(state, 0), NAMES, IN["en"]) == (
        "Ada went out first in round 4 and reached 10 VP with Kodora."
        if bets
        else "Ada went out first in round 4 with 11 VP."
    )


@pytest.mark.rule("CH-38")
@pytest.mark.rule("CH-40")
def test_the_endings_after_six_rounds_are_told() -> None:
    """Most VP after round 6, or first out in sudden death."""
    most = heroes(3, Seat("9a", vp=4), Seat(vp=3), Seat(vp=2), round_number=6)
    sudden = heroes(3, Seat("9a"), Seat(), Seat(), round_number=7, finalists=(0, 1))
    begin(sudden, "play 9a")
    until_judged(most)

    assert heard(most, "judge") == (
        "Six rounds are over. Ada went out first in the last one, has the most VP and wins the game!"
    )
    assert says.ending(view(most, 0), NAMES, IN["en"]) == (
        "Ada went out first in round 6 and has the most VP: 9."
    )
    assert heard(sudden, "score") == "Ada goes out first in sudden death and wins the game!"
    assert says.ending(view(sudden, 0), NAMES, IN["de"]) == ("Ada war im Sudden Death zuerst fertig.")


def until_judged(state: HeroesState) -> None:
    """Play on, the first legal thing each time, until the table judges."""
    while (legal := state.legal_actions()) and state.notation(legal[0]) != "judge":
        state.apply(legal[0])
