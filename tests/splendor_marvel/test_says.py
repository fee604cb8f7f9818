"""What Splendor: Marvel says: complete in every language, and nothing that the one looking may not know."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from game.engine.errors import Fact, Reason
from game.engine.events import Event, seen
from game.engine.match import Match
from game.engine.rng import Rng
from game.registry import GAMES
from game.splendor_marvel.rules import reasons
from game.splendor_marvel.rules.actions import CODE, RECRUIT, RESERVE_TOP
from game.splendor_marvel.rules.cards import NAMES
from game.splendor_marvel.rules.events import AvengersTaken, GauntletTaken
from game.splendor_marvel.rules.view import SplendorView
from game.splendor_marvel.words import says
from game.texts.texts import YOU
from tests.speaking import speaking

IN = speaking("splendor_marvel")

if TYPE_CHECKING:
    from game.engine.contract import State

RULES = GAMES["splendor_marvel"].rules
SEATS = ("Ada", "Bo", "Cy", "Di")
LANGUAGES = sorted(IN)
GAP = re.compile(r"[{}\[\]]|  | \.")
FACTS: dict[str, Fact] = {
    "colour": 5,
    "card": 3,
    "location": 2,
    "level": 2,
    "missing": (1, 0, 2, 0, 0),
    "shields": 1,
    "short": 2,
    "left": 3,
    "needed": 4,
    "picked": 2,
    "limit": 10,
    "held": 12,
    "over": 2,
}


def played(seats: int, seed: int) -> Match:
    """Play a whole match in which recruiting comes first, then chance."""
    match = Match(RULES, seats, seed)
    rng = Rng(seed)
    while not match.over:
        actions = match.state.legal_actions()
        recruiting = [action for action in actions if RECRUIT <= action & CODE < RECRUIT + 15]
        wanted = recruiting or actions
        match.play(wanted[rng.below(len(wanted))])
    return match


def view(state: State, seat: int) -> SplendorView:
    """Look at a position as a seat does."""
    return view_of(state.view(seat))


def view_of(seen: object) -> SplendorView:
    """Take a view for what it is."""
    assert isinstance(seen, SplendorView)
    return seen


def heard_by(match: Match, seat: int, language: str) -> list[str]:
    """List the sentences that a seat hears of a match."""
    heard = []
    for number in range(-1, len(match.decisions)):
        steps = match.steps(number)
        heard += [says.tell(seen(step.events, seat), SEATS, IN[language]) for step in steps]
    return heard


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", reasons.CODES)
def test_every_reason_has_its_words(code: str, language: str) -> None:
    """Each reason of the closed set becomes one sentence without gaps."""
    sentence = says.reason(Reason(code, "SM-1", FACTS), IN[language])

    assert sentence.endswith(".")
    assert not GAP.search(sentence)


@pytest.mark.rule("SM-8")
def test_the_reason_for_a_refused_pair_tells_what_is_there() -> None:
    """Two of a colour are refused with the number needed and the number left."""
    reason = Reason("pair_needs_four", "SM-8", {"colour": 0, "left": 3, "needed": 4})

    assert says.reason(reason, IN["en"]) == "You can take two Mind stones only while 4 are left; there are 3."
    assert says.reason(reason, IN["de"]) == (
        "Zwei Gedankensteine darfst du nur nehmen, solange 4 da sind; es sind nur 3."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", RULES.seats)
def test_everything_in_a_match_can_be_said(seats: int, language: str) -> None:
    """Every event, button, status and score of a whole match has words without gaps."""
    match = played(seats, seed=seats)
    spoken = [said for said in heard_by(match, 0, language) if said]
    for number in range(len(match.decisions)):
        state = match.at(number)
        shown = view(state, state.to_move)
        spoken.append(says.status(shown, SEATS, IN[language]))
        spoken += [says.button(shown, action, IN[language]) for action in state.legal_actions()]
    shown = view(match.state, 0)
    spoken.append(says.ending(shown, SEATS, IN[language]))

    assert all(said.strip(" .") and not GAP.search(said) for said in spoken)
    assert all(len(values) == seats for _, values in says.scores(shown, IN[language]))


@pytest.mark.rule("SM-12")
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_hears_the_name_of_a_card_that_another_drew_unseen(language: str) -> None:
    """When a card is reserved unseen its owner hears which, the others only its level."""
    told = untold = 0
    for seed in range(6):
        match = played(3, seed)
        for number in range(len(match.decisions)):
            before = match.at(number)
            owner = before.to_move
            action, after, events = match.steps(number)[0]
            if not RESERVE_TOP <= action & CODE < RECRUIT:
                continue
            card = view(after, owner).players[owner].reserved[-1].card or 0
            heard = [says.tell(seen(events, seat), SEATS, IN[language]) for seat in range(3)]
            told += NAMES[card] in heard[owner]
            untold += sum(1 for said in heard if not any(name in said for name in NAMES))

    assert told > 0
    assert untold == 2 * told


@pytest.mark.rule("SM-14")
def test_a_tooltip_tells_what_is_still_to_pay() -> None:
    """A card's tooltip names its price and, for a seat with bonuses, the price after them."""
    shown = view(played(2, 5).state, 0)
    richest = max(range(2), key=lambda seat: sum(shown.players[seat].bonuses))
    line = says.card(NAMES.index("Iron Man"), IN["en"], shown.players[richest])

    assert line.startswith("Iron Man, level III. Bonus: Mind. 3 points. 2 Avengers symbols. Costs 3 Mind")
    assert "You pay" in line


@pytest.mark.parametrize(
    ("language", "nothing"), [("en", "No chips. No bonuses."), ("de", "Keine Chips. Keine Bonusse.")]
)
def test_a_seat_without_anything_has_none(language: str, nothing: str) -> None:
    """At the beginning nobody owns a chip or a bonus."""
    assert nothing in says.seat_line("Ann", view(played(2, 5).at(0), 0).players[0], IN[language])


def test_the_one_person_at_the_screen_is_addressed() -> None:
    """The log and the prompts say "you" to one person, and name everybody else."""
    match = Match(RULES, 2, seed=3)
    names = [YOU if seat == match.state.to_move else "Vega" for seat in range(2)]
    prompt = says.status(view(match.state, 0), names, IN["en"])
    lines = []
    for number, text in enumerate(("take mind power space", "reserve level 1")):
        match.play(match.state.read(text))
        lines.append(says.tell(seen(match.steps(number)[0].events, 0), names, IN["en"]))

    assert prompt == "Your turn: take stones, reserve or recruit"
    assert lines[0] == "You take Mind, Power and Space."
    assert lines[1].startswith("Vega reserves ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", [AvengersTaken(0, 1, 9, 3), GauntletTaken(1, 0)])
def test_what_is_taken_from_somebody_is_told_from_both_sides(event: Event, language: str) -> None:
    """To whom it is taken from, to whom takes it, and to whom only looks on, in other words each."""
    said = {says.tell([event], names, IN[language]) for names in (("Ann", "Ben"), (YOU, "Ben"), ("Ann", YOU))}

    assert len(said) == 3
    assert not any(YOU in line.split() for line in said if language != "en")
