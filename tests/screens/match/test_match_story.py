"""The log's lines: complete, in step with the match, and never telling what those who look may not know."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from game.engine.match import Match
from game.registry import GAMES
from game.screens.match.game import says_of
from game.screens.match.log.story import AHEAD, Line, Story
from game.screens.match.table.viewpoint import Viewpoint
from tests.screens.pilots.replay_pilot import played
from tests.speaking import speaking

IN = speaking("splendor_marvel")


def told(*decisions: str, seats: int = 2) -> Story:
    """Play some decisions and be ready to tell of them."""
    match = Match(GAMES["splendor_marvel"].rules, seats, 3)
    for text in decisions:
        match.play(match.state.read(text))
    return Story(match, says_of("splendor_marvel"), [f"Name {seat}" for seat in range(seats)])


def texts(lines: list[Line]) -> list[str]:
    """Return what the lines say."""
    return [line.text for line in lines if line.text]


TAKE = "take mind power space"
BLIND = "reserve level 1"


def test_there_is_a_line_for_each_beat() -> None:
    """Dealing, decisions and the table's steps each have theirs, those without words too."""
    story = told(TAKE, BLIND)

    lines = story.lines(Viewpoint(0), IN["en"])
    steps = [len(story.match.steps(number)) for number in (-1, 0, 1)]

    assert len(lines) == sum(steps) and [line.decision for line in lines][-steps[2] :] == [1] * steps[2]


def test_a_line_knows_who_decided() -> None:
    """The log puts a seat's sign before what the seat did."""
    story = told(TAKE)
    mover = story.match.movers[0]

    line = story.lines(Viewpoint(0), IN["en"])[-1]

    assert (line.actor, line.seat, line.round) == (mover, mover, 1) and line.text.startswith(
        f"Name {mover} takes"
    )


def test_lines_follow_what_is_taken_back_and_done_otherwise() -> None:
    """After going back and deciding otherwise nothing of the old decision is told."""
    story = told(TAKE, BLIND)
    story.lines(Viewpoint(0), IN["en"])
    story.match.undo()
    story.match.play(story.match.state.read("take mind soul reality"))

    last = texts(story.lines(Viewpoint(0), IN["en"]))[-1]

    assert "Reality" in last


def test_an_unseen_card_is_named_to_its_owner_only() -> None:
    """Whoever drew it reads its name; everybody else reads its level; so do all of them together."""
    story = told(BLIND)
    owner = story.match.movers[0]
    card = texts(story.lines(Viewpoint(owner), IN["en"]))[-1]

    others = texts(story.lines(Viewpoint(1 - owner), IN["en"]))[-1]
    together = texts(story.lines(Viewpoint(owner, (0, 1)), IN["en"]))[-1]

    assert others == together != card and "level I" in others


def test_the_language_can_change_at_any_time() -> None:
    """The same match is told in German as completely as in English."""
    story = told(TAKE, BLIND)

    english, german = (texts(story.lines(Viewpoint(0), IN[language])) for language in ("en", "de"))

    assert len(english) == len(german) and set(english).isdisjoint(german)


@pytest.mark.parametrize("game", GAMES)
def test_from_whichever_side_people_look_together_they_read_the_same(game: str) -> None:
    """What two know in common does not depend on who of them sits in front; so it is worded once."""
    table = played(game, persons=(0, 1), decisions=24)
    sides = [Viewpoint(0, (0, 1)), Viewpoint(1, (0, 1))]
    english = IN["en"].of(game)
    told_to = [texts(Story(table.match, says_of(game), table.names).lines(one, english)) for one in sides]

    assert told_to[0] == told_to[1]


def test_where_the_table_goes_round_nothing_is_told_anew() -> None:
    """However long a match is, the next person's side costs the words of what has just happened."""
    table = played("splendor_marvel", persons=(0, 1, 2), decisions=30)
    story = Story(table.match, says_of("splendor_marvel"), table.names)
    story.lines(Viewpoint(0, (0, 1, 2)), IN["en"])
    table.match.play(table.match.state.legal_actions()[0])
    with patch.object(Story, "_worded", return_value=()) as worded:
        for seat in (1, 2, 0):
            story.lines(Viewpoint(seat, (0, 1, 2)), IN["en"])

    assert [call.args[0] for call in worded.call_args_list] == [30]


@pytest.mark.parametrize("seats", [(0, 1, 2), (2,)])
def test_what_others_will_read_is_worded_bit_by_bit(seats: tuple[int, ...]) -> None:
    """When the screen goes to somebody for the first time late in a match, no frame words all of it."""
    table = played("splendor_marvel", persons=(0, 1, 2), decisions=0)
    story = Story(table.match, says_of("splendor_marvel"), table.names, table.persons)
    for _ in range(30):
        table.match.play(table.match.state.legal_actions()[0])
        story.lines(Viewpoint(1), IN["en"])
    with patch.object(Story, "_worded", return_value=()) as worded:
        story.lines(Viewpoint(seats[0], seats if len(seats) > 1 else ()), IN["en"])

    assert worded.call_count <= AHEAD


def test_one_person_is_told_nothing_twice() -> None:
    """Where one looks, nobody else's words are made."""
    table = played("splendor_marvel", persons=(0,), decisions=10)
    with patch.object(Story, "_worded", return_value=()) as worded:
        Story(table.match, says_of("splendor_marvel"), table.names, table.persons).lines(
            Viewpoint(0), IN["en"]
        )

    assert len(worded.call_args_list) == 11
