"""What a seat did last: pictures and few words for every decision, and no secret among them."""

from __future__ import annotations

import pytest

from game.dust_collectorz.rules import events
from game.dust_collectorz.table import deeds, table
from game.engine.contract import OVER
from game.engine.events import Ended, Event, seen
from game.engine.match import take_step
from game.engine.rng import Rng
from game.table.contract import Setting
from game.table.pieces import Seat as Chair
from game.table.stock.deed import MOST_PICTURES, Deed
from game.texts.texts import YOU
from tests.dust_collectorz.hearing import NAMES, happens
from tests.dust_collectorz.positions import (
    RULES,
    VARIANTS,
    Seat,
    answer,
    attack,
    begin,
    lay,
    steady,
    youngs,
)
from tests.dust_collectorz.positions import (
    table as laid_out,
)
from tests.speaking import speaking

IN = speaking("dust_collectorz")
NEEDING_NONE = (  # what the table does by itself; a chain that ends: what was played in it stays shown
    events.TossWon,
    events.Begins,
    events.Dealt,
    events.RoundBegan,
    events.Returned,
    events.Drew,
    events.CountersDiscarded,
    events.RanOut,
    events.NoCharacter,
    events.Finished,
    events.ChainEnded,
    events.StatChanged,
)


def setting(language: str = "en", you: int = -1) -> Setting:
    """Seat four; one may be the only person at the screen."""
    chairs = [Chair(name, seat, False, "", YOU if seat == you else "") for seat, name in enumerate(NAMES)]
    return Setting(tuple(chairs), IN[language])


def shown(happened: tuple[Event, ...], language: str = "en", you: int = -1) -> tuple[str, str, bool]:
    """Return text and note of the deed, and whether it is great."""
    found = table.deed(happened, setting(language, you))
    assert found is not None
    return found.text, found.note, found.great


@pytest.mark.parametrize("language", sorted(IN))
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_every_decision_of_a_match_has_a_deed(seats: int, options: dict[str, str], language: str) -> None:
    """Or is listed as needing none; the words are short and whole."""
    found: list[Deed] = []
    state, rng = RULES.setup(seats, 4, dict(options)), Rng(4)
    while state.to_move != OVER:
        happened = take_step(state, steady(state, rng)).events
        deed = deeds.deed(happened, setting(language))
        if deed is None:
            assert all(isinstance(one, (*NEEDING_NONE, Ended)) for one in happened)
        else:
            found.append(deed)

    assert len(found) > 20
    assert all(len(one.pictures) <= MOST_PICTURES and 0 <= one.seat < seats for one in found)
    assert [one.text for one in found if "{" in one.text + one.note or len(one.text) > 60] == []


@pytest.mark.rule("DC-20")
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_a_deed_is_the_same_for_all_who_look(seats: int, options: dict[str, str]) -> None:
    """So nothing hidden can show in it."""
    state, rng = RULES.setup(seats, 6, dict(options)), Rng(6)
    while state.to_move != OVER:
        happened = take_step(state, steady(state, rng)).events
        assert len({deeds.deed(seen(happened, seat), setting()) for seat in range(seats)}) == 1


@pytest.mark.rule("DC-6")
def test_a_set_tells_its_first_card_and_its_value() -> None:
    """The pictures show all of it, the counter too; YOU is addressed."""
    state = lay(laid_out(Seat("cogwick tinnow"), Seat("dogear swapped-labels")), "cogwick tinnow")
    attacked = happens(state, "attack speed")
    answered = happens(lay(state, "dogear +swapped-labels"), "answer in attack")

    assert shown(attacked)[0] == "attacks with Cogwick"
    assert shown(attacked)[1].startswith("speed ")
    assert shown(attacked, you=0)[0] == "you attack with Cogwick"
    assert shown(attacked, "de", 0)[0] == "du greifst mit Zahnwicht an"
    assert shown(answered)[0] == "answers with Dogear"
    found = table.deed(answered, setting())
    assert found is not None
    assert len(found.pictures) == 2


@pytest.mark.rule("DC-13")
def test_a_clash_and_a_round_tell_who_won_and_what() -> None:
    """Values and points; a round won is great, a close clash isn't."""
    state = answer(attack(laid_out(Seat("cogwick"), Seat("blotling")), "cogwick"), "blotling")

    assert shown(happens(state, "compare")) == ("wins the clash", "5 : 3", False)
    assert shown(happens(state, "capture")) == ("wins the round", "+2 points", True)


@pytest.mark.rule("DC-19")
def test_what_a_clash_destroys_is_great() -> None:
    """A loss deserves to be seen as well as a win."""
    state = laid_out(Seat("mother-kiln"), Seat("pegkin dogear bubble-blanket"))
    answer(attack(state, "mother-kiln!", "cunning"), "pegkin +bubble-blanket")

    assert shown(happens(state, "compare")) == ("wins the clash", "destroys a card", True)


@pytest.mark.rule("DC-18")
def test_a_trap_is_great_when_it_is_sprung_and_when_it_works() -> None:
    """With what it takes."""
    state = attack(laid_out(Seat("cogwick"), Seat("spring-lid-box")), "cogwick")

    assert shown(happens(state, "trap spring-lid-box"))[2]
    assert shown(happens(state, "spring")) == ("traps the attack", "captures a card", True)


@pytest.mark.rule("DC-27")
def test_who_names_whom_to_go_first_is_told() -> None:
    """Oneself or the partner."""
    state = begin(RULES.setup(4, 1, {"mode": "team"}), "toss", "attack first")
    seat = state.to_move
    other = (seat + 2) % 4
    happened = happens(state, f"begin {other + 1}")

    assert shown(happened)[0] == f"names {NAMES[other]} to go first"
    assert shown(happened, you=other)[0] == "lets you go first"


@pytest.mark.rule("DC-32")
def test_a_child_sees_what_beats_what() -> None:
    """And that the last card is the end."""
    state = youngs("cogwick dogear", "tinnow", decks=("", ""))

    assert shown(happens(state, "play dogear")) == ("plays paper", "", False)
    assert shown(happens(state, "play cogwick")) == ("plays tin", "no cards left", True)
