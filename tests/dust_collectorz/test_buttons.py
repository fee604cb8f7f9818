"""Buttons and the line that says what is to be done, at the table of Dust Collectorz."""

from __future__ import annotations

import pytest

from game.dust_collectorz.rules.position import DustState
from game.dust_collectorz.words import says
from game.texts.texts import YOU
from tests.dust_collectorz.hearing import NAMES, buttons, view
from tests.dust_collectorz.positions import (
    RULES,
    Seat,
    answer,
    attack,
    begin,
    clash,
    lay,
    play,
    table,
    youngs,
)
from tests.speaking import speaking

IN = speaking("dust_collectorz")


def status(state: DustState, seat: int = 0) -> tuple[str, str]:
    """Say what is to be done, as a seat reads it, in English and German."""
    seen = view(state, seat)
    return says.status(seen, NAMES, IN["en"]), says.status(seen, NAMES, IN["de"])


# Buttons


@pytest.mark.rule("DC-5")
@pytest.mark.parametrize(
    ("seats", "mode", "first", "second"),
    [
        (2, "champions", "Attack first", "Defend first"),
        (3, "champions", "Attack first", "Let {next} attack first"),
        (4, "team", "Attack first", "Let {others} attack first"),
    ],
)
def test_the_toss_offers_to_attack_or_to_leave_that_to_another(
    seats: int, mode: str, first: str, second: str
) -> None:
    """In a Duel to defend, else it is told who attacks then."""
    state = begin(RULES.setup(seats, 1, {"mode": mode}), "toss")
    following = NAMES[(state.to_move + 1) % seats]
    others = "Bo and Di" if state.to_move % 2 == 0 else "Ada and Cy"

    assert list(buttons(state).values()) == [first, second.format(next=following, others=others)]


@pytest.mark.rule("DC-27")
def test_a_team_is_offered_who_of_them_begins() -> None:
    """Both are named."""
    state = begin(RULES.setup(4, 1, {"mode": "team"}), "toss", "attack first")
    mine = sorted([state.to_move, (state.to_move + 2) % 4])

    assert sorted(buttons(state, "de").values()) == [f"{NAMES[seat]} greift zuerst an" for seat in mine]


@pytest.mark.rule("DC-6")
@pytest.mark.rule("DC-11")
def test_laying_is_offered_step_by_step() -> None:
    """Cards to add, to take back, abilities, and the attack with what the set is worth in each stat."""
    state = lay(table(Seat("cogwick tinnow", overflow="rattlekey"), Seat("dogear")), "cogwick tinnow")

    assert buttons(state) == {
        "add rattlekey from overflow": "Add Rattlekey (overflow)",
        "use primary": "Cogwick: use Boost",
        "use support tinnow": "Tinnow: use Sure-Footed",
        "take back tinnow": "Take back Tinnow",
        "take all back": "Take everything back",
        "attack attack": "Attack: Attack 6",
        "attack speed": "Attack: Speed 6",
        "attack health": "Attack: Health 4",
        "attack cunning": "Attack: Cunning 4",
    }


@pytest.mark.rule("DC-11")
def test_an_announced_ability_may_rest_again_and_a_price_is_named() -> None:
    """What Sacrifice would destroy."""
    state = lay(table(Seat("patchmouse lint-pup"), Seat("dogear")), "patchmouse")
    paid = lay(table(Seat("patchmouse lint-pup"), Seat("dogear")), "patchmouse!lint-pup")

    assert buttons(state)["use primary destroying lint-pup"] == "Patchmouse: Sacrifice, destroy Lint Pup"
    assert buttons(paid, "de")["rest primary"] == "Flickenmaus: Opfer nicht nutzen"


@pytest.mark.rule("DC-27")
def test_a_teams_first_attack_is_offered_with_its_target() -> None:
    """On either of the others."""
    state = lay(table(Seat("cogwick"), Seat("dogear"), Seat(), Seat("dogear"), mode="team"), "cogwick")

    assert buttons(state)["attack speed 4"] == "Attack Di: Speed 4"
    assert buttons(state, "de")["attack attack 2"] == "Bo angreifen: Angriff 5"


@pytest.mark.rule("DC-7")
@pytest.mark.rule("DC-18")
def test_an_answer_is_offered_with_its_value() -> None:
    """In the stat named, or with Switch in each; a counter lies alone or beside a set."""
    hand = "dogear swapped-labels trapdoor-shelf"
    state = attack(table(Seat("cogwick"), Seat(hand)), "cogwick")
    plain = lay(state.clone(), "dogear")
    switch = lay(state.clone(), "dogear +swapped-labels")

    assert buttons(state) == {
        "lay dogear": "Play Dogear",
        "counter swapped-labels": "Play Swapped Labels",
        "trap trapdoor-shelf": "Spring Trapdoor Shelf",
    }
    assert buttons(plain)["answer"] == "Answer with 1"
    assert buttons(plain, "de")["counter swapped-labels"] == "Etikettenschwindel dazulegen"
    assert buttons(switch)["answer in cunning"] == "Answer: cunning 2"
    assert buttons(switch, "de")["answer in speed"] == "Abwehren: Tempo 2"


@pytest.mark.rule("DC-9")
def test_giving_in_is_offered_with_each_card() -> None:
    """Or to draw one first."""
    state = attack(table(Seat("cogwick"), Seat("tinnow rattlekey")), "cogwick")
    helped = attack(table(Seat("cogwick"), Seat("tinnow"), helps=True), "cogwick")

    assert list(buttons(state).values()) == ["Forfeit with Rattlekey", "Forfeit with Tinnow"]
    assert buttons(helped, "de") == {"draw one": "Erst eine Karte ziehen"}


@pytest.mark.rule("DC-19")
def test_choices_in_a_clash_are_offered_by_name() -> None:
    """Which ability to cancel, which support or attacking card to destroy, or nothing more."""
    cancel = answer(attack(table(Seat("cogwick"), Seat("ribbon-asp")), "cogwick!"), "ribbon-asp!")
    snipe = attack(table(Seat("pegkin splinter-finch"), Seat("dimple kiln-imp")), "pegkin splinter-finch!")
    answer(snipe, "dimple kiln-imp")
    trap = attack(table(Seat("cogwick tinnow"), Seat("trapdoor-shelf")), "cogwick tinnow")

    assert list(buttons(cancel).values()) == ["Cancel Boost (Cogwick)", "Cancel nothing"]
    assert list(buttons(snipe).values()) == ["Destroy Kiln Imp", "Destroy nothing"]
    assert list(buttons(begin(trap, "trap trapdoor-shelf"), "de").values()) == [
        "Zahnwicht zerstören",
        "Blechelritze zerstören",
    ]


@pytest.mark.rule("DC-27")
def test_a_rivals_button_addresses_the_person_at_the_screen() -> None:
    """It is named in the reasons of computer players."""
    teams = Seat("cogwick"), Seat("dogear"), Seat(), Seat("dogear")
    state = lay(table(*teams, mode="team"), "cogwick")
    names = ("Ada", YOU, "Cy", "Di")
    action = state.read("attack attack 2")

    assert says.button(view(state, 0), action, names, IN["de"]) == "Dich angreifen: Angriff 5"


@pytest.mark.rule("DC-19")
def test_what_may_come_back_is_offered_by_name() -> None:
    """Characters of the own discards."""
    state = clash("urn-whisperer!", "creaselet", "speed", seats=(Seat(discards="pegkin greedy-jar"), Seat()))

    assert buttons(state) == {"salvage pegkin": "Bring back Pegkin"}


@pytest.mark.rule("DC-31")
@pytest.mark.rule("DC-32")
def test_a_child_is_offered_tribes_cards_and_an_end() -> None:
    """Few words each."""
    aside = begin(RULES.setup(2, 1, {"mode": "young"}), "toss")
    state = youngs("cogwick dogear lint-pup", "tinnow")

    assert buttons(aside)["set aside grainers"] == "Leave out: Grainers"
    assert buttons(state)["play cogwick"] == "Play Cogwick"
    assert buttons(play(state, "play cogwick"), "de") == {
        "play lint-pup": "Fusselwelpe spielen",
        "done": "Fertig",
    }


# What is to be done


@pytest.mark.rule("DC-6")
@pytest.mark.rule("DC-20")
def test_only_who_lays_reads_how_far_it_is() -> None:
    """The others read that an attack is to be laid."""
    state = table(Seat("cogwick tinnow"), Seat("dogear"))
    before = (status(state, 0), status(state, 1))
    lay(state, "cogwick")

    assert (
        before
        == (
            (
                "Ada is choosing an attack",
                "Ada plant einen Angriff",
            ),
        )
        * 2
    )
    assert status(state, 0)[0] == "Ada is about to attack"
    assert status(state, 1) == before[1]


@pytest.mark.rule("DC-7")
@pytest.mark.rule("DC-9")
@pytest.mark.rule("DC-20")
def test_only_who_can_not_answer_reads_so() -> None:
    """The others read what is to be answered."""
    state = attack(table(Seat("cogwick"), Seat("tinnow")), "cogwick", "speed")
    helped = attack(table(Seat("cogwick"), Seat("tinnow"), helps=True), "cogwick", "speed")

    assert status(state, 1)[0] == "Bo can’t answer: forfeits or springs a trap"
    assert status(helped, 1)[1] == "Bo kann nicht abwehren: Ziehen oder Falle"
    assert status(state, 0) == (
        "Bo needs Plushkin or Foldwings to answer (speed)",
        ("Bo braucht zum Abwehren (Tempo): Plüschpelze oder Faltflügler"),
    )


@pytest.mark.rule("DC-25")
def test_a_counter_that_stands_is_answered_with_anything() -> None:
    """It has no tribe."""
    state = table(Seat("cogwick"), Seat("wrong-address dogear"), Seat("dogear"))
    play(attack(state, "cogwick"), "trap wrong-address")
    following = status(state)
    play(state, "stand")

    assert following[0] == "Bo may attack again"
    assert status(state)[0] == "Cy may answer with any card"


@pytest.mark.rule("DC-32")
@pytest.mark.rule("DC-33")
def test_a_child_reads_what_is_needed() -> None:
    """What beats the last card."""
    state = youngs("cogwick dogear lint-pup", "tinnow", played="blotling")
    first = youngs("cogwick", "tinnow")

    assert status(first)[0] == "Ada may play any card"
    assert status(state) == ("Ada needs tin", "Ada braucht Blech")
    assert status(play(state, "play cogwick"))[0] == "Ada may go on with plush"
