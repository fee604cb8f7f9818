"""The log of Dust Collectorz: a sentence for whatever happens, and no secret in it."""

from __future__ import annotations

import pytest

from game.dust_collectorz.rules.actions import ADD, COUNTER, LAY, REST_SUPPORT, TAKE_BACK, USE_PRIMARY
from game.dust_collectorz.rules.battle.seen import team
from game.dust_collectorz.rules.position import DustState
from game.dust_collectorz.rules.young.state import YoungState
from game.dust_collectorz.words import naming, says
from game.engine.contract import OVER
from game.engine.events import seen as known_of
from game.engine.match import take_step
from game.engine.rng import Rng
from game.texts.texts import YOU
from tests.dust_collectorz.hearing import NAMES, happens, heard, in_both, step, told, view
from tests.dust_collectorz.positions import (
    RULES,
    VARIANTS,
    Seat,
    answer,
    attack,
    battle,
    begin,
    lay,
    steady,
    table,
)
from tests.speaking import speaking

IN = speaking("dust_collectorz")

LAYING = {int(verb) for verb in range(int(LAY), int(REST_SUPPORT) + 65536, 65536)}


def duel(one: str, two: str, captured: str = "") -> DustState:
    """Seat two with what they have in hand; the first, which has captured something, is to attack."""
    return table(Seat(one, captured=captured), Seat(two))


# Nobody hears a secret


@pytest.mark.rule("DC-20")
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_nothing_is_said_while_a_set_is_being_laid(seats: int, options: dict[str, str]) -> None:
    """Neither to others nor in the own log: laying, adding, announcing, taking back."""
    state, rng = RULES.setup(seats, 5, dict(options)), Rng(5)
    laid = 0
    while state.to_move != OVER:
        action = steady(state, rng)
        events = take_step(state, action).events
        if action - action % 65536 in LAYING and action > 0:
            laid += 1
            assert events == ()

    assert laid or options.get("mode") == "young"


@pytest.mark.rule("DC-20")
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_the_others_hear_no_card_that_they_can_not_see(seats: int, options: dict[str, str]) -> None:
    """Whatever is named has been laid, captured, discarded, returned, or lies in an overflow."""
    state, rng = RULES.setup(seats, 3, dict(options)), Rng(3)
    named = 0
    while state.to_move != OVER:
        before, events = state.clone(), take_step(state, steady(state, rng)).events
        for seat in range(seats):
            text = told(events, seat)
            hidden = {kind for other in range(seats) if other != seat for kind in hand_of(state, other)}
            hidden |= {kind for player in state.players for kind in player.deck}
            names = {
                naming.card_name(kind, IN["en"]) for kind in hidden - seen(before, seat) - seen(state, seat)
            }
            assert not {name for name in names if name in text}
            named += len(names)

    assert named > 100


def hand_of(state: DustState, seat: int) -> list[int]:
    """List the kinds in a hand."""
    return list(state.players[seat].hand)


def seen(state: DustState, seat: int) -> set[int]:
    """List the kinds that a seat sees: its own, and all that lies open."""
    found = set(state.players[seat].hand)
    for player in state.players:
        found |= {
            *player.overflow,
            *player.discards,
            *player.known,
            *(card & 127 for card in player.captured),
        }
    if isinstance(state, YoungState):
        return found | {*state.played}
    found |= {card & 127 for card in battle(state).round.arrivals}
    for one in (battle(state).clash.attack, battle(state).clash.answer, *battle(state).round.beaten):
        found |= {ref & 127 for ref in one.refs() if ref >= 0}
    return found


# The beginning


@pytest.mark.rule("DC-5")
def test_the_toss_and_what_its_winner_chooses_are_told() -> None:
    """Who attacks first, and that all draw."""
    state = RULES.setup(2, 1)
    toss = step(state)
    name = NAMES[state.to_move]

    assert toss == f"{name} wins the toss."
    assert heard(state, "attack first") == f"{name} attacks first."
    assert step(state) == "Everyone draws six cards."


@pytest.mark.rule("DC-27")
def test_a_team_that_attacks_first_is_named_and_then_who_begins() -> None:
    """Both partners; then one of them."""
    state = begin(RULES.setup(4, 1, {"mode": "team"}), "toss")
    mine = "Ada and Cy" if state.to_move % 2 == 0 else "Bo and Di"

    assert heard(state, "attack first") == f"{mine} attack first."
    assert heard(state, f"begin {state.to_move + 1}", 0, "de") == f"{NAMES[state.attacker]} beginnt."


# Sets


@pytest.mark.rule("DC-6")
@pytest.mark.rule("DC-11")
def test_an_attack_is_one_sentence() -> None:
    """Who, the cards with the primary first, the stat, the abilities announced, and their price."""
    state = lay(duel("patchmouse lint-pup buttoneye", "dogear"), "patchmouse!lint-pup buttoneye!")

    assert heard(state.clone(), "attack speed", 1) == (
        "Ada attacks with Patchmouse and Buttoneye (speed), using Sacrifice and Comeback "
        "at the cost of Lint Pup."
    )
    assert heard(state, "attack speed", 1, "de") == (
        "Ada greift mit Flickenmaus und Knopfauge an (Tempo) und nutzt Opfer und Aufholjagd "
        "(zerstört: Fusselwelpe)."
    )


@pytest.mark.rule("DC-11")
def test_an_ability_announced_twice_is_named_once() -> None:
    """With how often."""
    state = lay(duel("teapot-toad stoneware-boar", "dogear"), "teapot-toad! stoneware-boar!")

    assert heard(state, "attack speed", 1) == (
        "Ada attacks with Teapot Toad and Stoneware Boar (speed), using Brace ×2."
    )


@pytest.mark.rule("DC-27")
def test_a_teams_first_attack_names_whom_it_is_on() -> None:
    """There are two to choose from."""
    state = lay(table(Seat("cogwick"), Seat("dogear"), Seat(), Seat("dogear"), mode="team"), "cogwick")

    assert in_both(state, "attack attack 4", 2) == (
        "Ada attacks Di with Cogwick (attack).",
        "Ada greift Di mit Zahnwicht an (Angriff).",
    )


@pytest.mark.rule("DC-18")
@pytest.mark.rule("DC-19")
def test_an_answer_tells_its_counter_and_what_that_changes() -> None:
    """A stat named with Switch; abilities that Nullify cancels."""
    switch = lay(attack(duel("cogwick", "dogear swapped-labels"), "cogwick"), "dogear +swapped-labels")
    mute = lay(attack(duel("cogwick", "dogear mute-cloth"), "cogwick!"), "dogear +mute-cloth")

    assert heard(switch, "answer in speed") == (
        "Bo answers with Dogear plus Swapped Labels (speed). Now speed counts."
    )
    assert in_both(mute, "answer") == (
        "Bo answers with Dogear plus Mute Cloth. Mute Cloth cancels all abilities of the attack.",
        "Bo wehrt mit Eselsohr plus Schweigetuch ab. Schweigetuch hebt alle Fähigkeiten des Angriffs auf.",
    )


@pytest.mark.rule("DC-19")
def test_a_stat_that_does_not_change_is_not_told() -> None:
    """Lock forbids it; and with the stat that was named anyway nothing changes."""
    locked = lay(
        attack(duel("paper-gnat", "cogwick swapped-labels"), "paper-gnat!"), "cogwick +swapped-labels"
    )
    same = lay(attack(duel("cogwick", "dogear swapped-labels"), "cogwick"), "dogear +swapped-labels")

    assert heard(locked, "answer in speed").endswith("(speed).")
    assert heard(same, "answer in attack").endswith("(attack).")


@pytest.mark.rule("DC-9")
def test_giving_in_is_told() -> None:
    """And that nothing is compared."""
    state = attack(duel("cogwick", "tinnow"), "cogwick")

    assert in_both(state, "forfeit tinnow") == (
        "Bo can’t answer and forfeits with Tinnow.",
        "Bo kann nicht abwehren und gibt mit Blechelritze auf.",
    )
    assert step(state) == "Ada wins the clash unopposed."


@pytest.mark.rule("DC-9")
@pytest.mark.rule("DC-20")
def test_a_card_drawn_for_help_is_named_to_who_draws_it() -> None:
    """The others hear that one was drawn."""
    state = attack(table(Seat("cogwick"), Seat("tinnow", deck="pegkin"), helps=True), "cogwick")

    assert heard(state.clone(), "draw one", 1) == "Bo can’t answer and draws Pegkin."
    assert in_both(state, "draw one", 0) == (
        "Bo can’t answer and draws a card.",
        "Bo kann nicht abwehren und zieht eine Karte.",
    )


# Choices


@pytest.mark.rule("DC-19")
def test_cancelling_and_destroying_are_told() -> None:
    """Whose ability of which card; which support."""
    cancel = answer(attack(duel("cogwick", "ribbon-asp"), "cogwick!"), "ribbon-asp!")
    snipe = attack(duel("pegkin splinter-finch", "dimple kiln-imp"), "pegkin splinter-finch!")
    answer(snipe, "dimple kiln-imp")

    assert in_both(cancel, "cancel primary") == (
        "Bo cancels Boost on Cogwick.",
        "Bo hebt Schub von Zahnwicht auf.",
    )
    assert in_both(snipe, "snipe kiln-imp") == (
        "Ada destroys Bo’s Kiln Imp.",
        "Ada zerstört Ofenkobold von Bo.",
    )


@pytest.mark.rule("DC-19")
def test_letting_it_be_needs_no_words() -> None:
    """Nothing is cancelled."""
    state = answer(attack(duel("cogwick", "ribbon-asp"), "cogwick!"), "ribbon-asp!")

    assert heard(state, "enough") == ""


# Several before one screen


@pytest.mark.rule("DC-20")
def test_who_looks_together_hears_only_what_all_may_know() -> None:
    """Own cards are not named where another sits beside."""
    state = table(Seat("cogwick", deck="pegkin tinnow"), Seat("blotling", deck="kiln-imp"))
    answer(attack(state, "cogwick"), "blotling")
    begin(state, "compare", "capture")

    assert heard(state, "refill", 0, together=(0, 1)) == "Ada draws 2 cards. Bo draws 1 card."


def test_the_verbs_of_laying_are_those_that_are_silent() -> None:
    """From laying a card to letting a support's ability rest."""
    assert {int(LAY), int(ADD), int(COUNTER), int(TAKE_BACK), int(USE_PRIMARY), int(REST_SUPPORT)} < LAYING
    assert len(LAYING) == 9


# Who is addressed


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "You attack with Cogwick (attack).",
                "Bo answers with Dogear.",
                "You win the round and 2 cards.",
            ],
        ),
        (
            "de",
            [
                "Du greifst mit Zahnwicht an (Angriff).",
                "Bo wehrt mit Eselsohr ab.",
                "Du gewinnst die Runde und 2 Karten.",
            ],
        ),
    ],
)
def test_the_only_person_at_the_screen_is_addressed(language: str, told: list[str]) -> None:
    """Rivals keep their names."""
    state = table(Seat("cogwick"), Seat("dogear"))
    names = (YOU, "Bo")

    course = ("lay cogwick", "attack attack", "lay dogear", "answer", "compare", "capture")
    heard = [says.tell(known_of(happens(state, text), 0), names, IN[language]) for text in course]

    assert [heard[at] for at in (1, 3, 5)] == told


def test_a_team_is_addressed_together() -> None:
    """Whoever shares the points with the only person at the screen."""
    names = team(view(table(*(Seat("cogwick"),) * 4, mode="team"), 0), 2, ("Ada", "Bo", YOU, "Di"))

    assert IN["en"]("event-first", **naming.who(names, IN["en"])) == "you and Ada attack first."
    assert IN["de"]("event-first", **naming.who(names, IN["de"])) == "du und Ada greift zuerst an."
