"""What the pieces of Seventh Hero are, in words, and the rules page beside them."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.match import Match
from game.engine.rng import Rng
from game.seventh_hero.rules.cards import CHIEFTAIN, HEROES
from game.seventh_hero.words import tooltips
from game.seventh_hero.words.naming import hero_name, quest_words
from game.seventh_hero.words.notes import Note
from tests.seventh_hero.hearing import NAMES, play, table, view
from tests.seventh_hero.positions import RULES, Seat
from tests.speaking import speaking

IN = speaking("seventh_hero")

LANGUAGES = sorted(IN)
PAGES = Path(tooltips.__file__).parents[3] / "assets" / "seventh_hero"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("together", [(), (0, 2)])
def test_every_piece_has_its_line(language: str, together: tuple[int, ...]) -> None:
    """Heroes, hands, quest, piles, wanderer, seats and notes can be described at any time."""
    match = Match(RULES, 3, 3)
    rng = Rng(3)
    lines = []
    while not match.over:
        actions = match.state.legal_actions()
        match.play(actions[rng.below(len(actions))])
        seen = view(match.state, 0, together)
        lines += [
            tooltips.quest_line(seen, NAMES, IN[language]),
            tooltips.pile_line(seen, IN[language]),
        ]
        lines += [
            tooltips.discards_line(seen, IN[language]),
            tooltips.buried_line(seen, IN[language]),
        ]
        if seen.wandering:
            lines.append(tooltips.wanderer_line(seen, NAMES, IN[language]))
        for seat in range(3):
            lines += [
                tooltips.seat_line(seen, seat, NAMES, IN[language]),
                tooltips.back_line(seen, seat, NAMES, IN[language]),
            ]
            lines.append(tooltips.eliminated_line(seen, seat, NAMES, IN[language]))
        lines += [tooltips.hand_line(seen, number, IN[language]) for number in HEROES]

    assert [line for line in lines if not line.strip(" .") or "{" in line or "None" in line] == []


@pytest.mark.rule("SH-15")
@pytest.mark.parametrize("number", HEROES)
def test_a_hero_tells_what_it_can_do_while_it_is_ready(number: int) -> None:
    """Once it is used it still counts, and can be readied, but not a Chieftain: a party has only one."""
    ability = tooltips.ability_line(number, IN["en"])

    assert tooltips.hero_line(number, True, IN["en"]).endswith(f"({number}), ready: {ability}")
    used = tooltips.hero_line(number, False, IN["en"])
    assert "used: still counts" in used
    assert ("a Chieftain in the same party can ready" in used) == (number != CHIEFTAIN)


@pytest.mark.rule("SH-10")
def test_a_card_in_hand_tells_whether_it_would_be_a_double() -> None:
    """Of what the own party has already."""
    seen = view(table(Seat("5", "5 7"), Seat(hand="1"), Seat(hand="1")), 0)

    assert tooltips.hand_line(seen, 5, IN["en"]) == (
        "Oracle (5): you have this hero already, so one more would be a double."
    )
    assert tooltips.hand_line(seen, 7, IN["de"]) == (
        "Waldläufer (7). In einer Gruppe: Zieht 2 Karten vom Stapel."
    )


@pytest.mark.rule("SH-22")
def test_the_quest_tells_that_it_may_be_ignored() -> None:
    """Once the Tale Weaver has worked."""
    state = table(Seat("6", "5 2"), Seat(hand="1"), Seat(hand="1"))

    assert tooltips.quest_line(view(state, 1), NAMES, IN["en"]) == "Quest: Ada must send an odd number."
    play(state, "use tale-weaver")
    assert tooltips.quest_line(view(state, 1), NAMES, IN["en"]) == (
        "The quest wants an odd number, but the Tale Weaver lets Ada send any hero."
    )


@pytest.mark.rule("SH-30")
@pytest.mark.parametrize(
    ("seat", "told"),
    [
        (0, "The wanderer at Bo’s door: Oracle (5)."),
        (1, "The wanderer at Bo’s door. Ada sent it, so it fits the quest: 1, 3, 5 or 7."),
        (2, "The wanderer at Bo’s door. Ada sent it, so it fits the quest: 1, 3, 5 or 7."),
    ],
)
def test_the_wanderer_is_named_to_who_has_seen_it(seat: int, told: str) -> None:
    """The others read what all know."""
    state = play(table(Seat(hand="5"), Seat(hand="1"), Seat(hand="1")), "send 5")

    assert tooltips.wanderer_line(view(state, seat), NAMES, IN["en"]) == told


@pytest.mark.rule("SH-7")
def test_a_blind_wanderer_has_no_sender() -> None:
    """It came from the pile."""
    state = play(table(Seat("2", "4"), Seat(hand="1"), Seat(hand="1")), "blind")

    assert tooltips.wanderer_line(view(state, 0), NAMES, IN["de"]) == (
        "Der Wanderer bei Bo kam vom Stapel. Niemand hat ihn gesehen."
    )


@pytest.mark.rule("SH-12")
def test_face_down_discards_are_named_to_who_saw_them() -> None:
    """All others read how many there are."""
    state = play(table(Seat(hand="5"), Seat(hand="2 4"), Seat(hand="1")), "send 5", "hint 4")

    assert tooltips.buried_line(view(state, 0), IN["en"]) == (
        "Discarded, face down: 1 card. You have seen Outcast (4)."
    )
    assert tooltips.buried_line(view(state, 2), IN["en"]) == "Discarded, face down: 1 card."


@pytest.mark.rule("SH-30")
def test_a_seat_tells_what_lies_open_and_its_part_in_the_turn() -> None:
    """Heroes, cards, eliminated pairs; who leads, holds, is barred, has seen the wanderer."""
    state = table(Seat(hand="5 5"), Seat("1 4", "1", "7"), Seat("4", "1"))
    play(state, "send 5", "use outcast on 2")
    seen = view(state, 0)

    assert tooltips.seat_line(seen, 0, NAMES, IN["en"]) == (
        "Ada: 0 heroes, 1 card in hand. Sends this turn. Has seen the wanderer."
    )
    assert tooltips.seat_line(seen, 1, NAMES, IN["en"]) == (
        "Bo: 2 heroes, 1 card in hand. Eliminated: 1 pair. Has the wanderer. May not recruit this wanderer."
    )


@pytest.mark.rule("SH-10")
def test_eliminated_heroes_come_in_pairs() -> None:
    """Two cards of each."""
    seen = view(table(Seat(hand="1", eliminated="7 5"), Seat(hand="1"), Seat(hand="1")), 0)

    assert tooltips.eliminated_line(seen, 0, NAMES, IN["en"]) == (
        "Ada’s eliminated heroes: Oracle (5) ×2 and Forest Strider (7) ×2."
    )
    assert tooltips.eliminated_line(seen, 1, NAMES, IN["de"]) == "Bei Bo ist niemand ausgeschieden."


def test_a_note_tells_whether_the_wanderer_may_have_a_number() -> None:
    """How many such cards are out of sight, and who is known to hold none of them."""
    ruled_out = Note(5, possible=False, unseen=3)

    assert tooltips.note_line(Note(5, possible=True, unseen=1), (), IN["en"]) == (
        "Oracle (5) may be the wanderer: 1 card still unseen."
    )
    assert tooltips.note_line(ruled_out, ("Bo", "Cy"), IN["en"]) == (
        "Oracle (5) can’t be the wanderer: 3 cards still unseen. Bo or Cy can’t have one in hand."
    )
    assert tooltips.note_line(ruled_out, ("Bo",), IN["de"]) == (
        "Orakel (5) kann nicht der Wanderer sein: noch 3 Karten ungesehen. "
        "Bei Bo ist keine davon auf der Hand."
    )
    assert tooltips.note_line(ruled_out._replace(unseen=0), ("Bo",), IN["en"]).endswith(
        "0 cards still unseen."
    )


@pytest.mark.rule("SH-1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_has_every_hero_with_its_quest_and_ability(language: str) -> None:
    """By number and name, with the quest in the words of the table."""
    page = (PAGES / f"rules.{language}.md").read_text(encoding="utf-8").replace("\N{NO-BREAK SPACE}:", ":")
    quests = [
        f"- **{number} {hero_name(number, IN[language])}**: {quest_words(number, 3, IN[language])}"
        for number in HEROES
        if number not in {6, 7}  # theirs depend on the number of players
    ]
    abilities = [f"\n- **{number} {hero_name(number, IN[language])}** " for number in HEROES]

    assert [line for line in quests + abilities if line not in page] == []
