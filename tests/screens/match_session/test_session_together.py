"""Taking back, and several people at one match: what goes back freely, who looks, what a curtain hides."""

from __future__ import annotations

from game.screens.match.session.playback import PACE
from game.screens.match.session.takebacks import TakeBack
from game.screens.match.table.viewpoint import Viewpoint
from tests.screens.pilots.session_pilot import BLIND, TAKE, alone, controller_of, playing, read, show


def test_taking_chips_back_is_free() -> None:
    """Nothing was shown by it and nobody has answered, so the match is not marked."""
    played = alone()
    show(played)
    played.play(read(played, TAKE))
    plan = played.history.plan()
    assert plan

    played.history.undo(plan)

    assert plan == TakeBack(0, marks=False) and played.my_turn and not played.table.takebacks


def test_taking_back_a_drawn_card_marks_the_match() -> None:
    """A card drawn unseen has been seen by its owner: it may be given back, but not secretly."""
    played = alone()
    show(played)
    played.play(read(played, BLIND))
    plan = played.history.plan()
    assert plan

    played.history.undo(plan)

    assert plan.marks and played.table.takebacks == 1 and not played.match.decisions


def test_the_same_card_comes_again_after_taking_back() -> None:
    """Chance is part of the position: drawing again draws the same card."""
    played = alone()
    show(played)
    played.play(read(played, BLIND))
    drawn = played.match.fingerprint()
    plan = played.history.plan()
    assert plan
    played.history.undo(plan)

    played.play(read(played, BLIND))

    assert played.match.fingerprint() == drawn


def test_beyond_a_computer_players_answer_one_goes_back_to_the_own_decision() -> None:
    """Undo takes the computer player's decision along, and the match is marked."""
    played = alone()
    show(played)
    played.play(read(played, TAKE))
    for _ in range(3):
        show(played, PACE)
    plan = played.history.plan()
    assert plan and len(played.match.decisions) == 2

    played.history.undo(plan)

    assert plan == TakeBack(0, marks=True) and played.my_turn


def test_taking_back_stops_the_thinking() -> None:
    """A computer player that thinks about a position that is no more is told to stop."""
    played = alone()
    show(played)
    controller_of(played).eager = False
    played.play(read(played, TAKE))
    show(played)
    plan = played.history.plan()
    assert plan

    played.history.undo(plan)
    controller_of(played).answer(1)
    show(played, PACE)

    assert controller_of(played).cancelled == [1] and not played.match.decisions


def test_redo_goes_to_the_next_decision_of_a_person() -> None:
    """What was taken back comes again with all the answers, step by step."""
    played = alone()
    show(played)
    played.play(read(played, TAKE))
    for _ in range(3):
        show(played, PACE)
    stood = played.match.fingerprint()
    plan = played.history.plan()
    assert plan
    played.history.undo(plan)

    played.history.redo()

    assert (
        played.match.fingerprint() == stood
        and len(played.playback.steps) == 2
        and not played.history.can_redo
    )


def test_nobody_takes_back_for_computer_players() -> None:
    """Where only computer players sit there is nothing to take back."""
    played = playing("page", "page", decisions=[TAKE])

    assert played.history.plan() is None and not played.history.can_undo


def test_among_people_the_own_unrevealed_decision_goes_back_freely() -> None:
    """A taking of chips that nobody has answered needs nobody's leave."""
    played = playing(None, None, decisions=[TAKE])

    assert played.history.plan() == TakeBack(0, marks=False)


def test_among_people_all_agree_to_what_was_revealed() -> None:
    """A card turned up has been seen by all, so all are asked."""
    played = playing(None, None, decisions=[TAKE, BLIND])

    assert played.history.plan() == TakeBack(1, marks=True, agree=(0, 1))


def test_without_secrets_the_table_just_turns() -> None:
    """The next person sees the table from their side, without a curtain."""
    played = playing(None, None, decisions=[TAKE])

    assert (
        played.viewers.viewpoint == Viewpoint(played.match.state.to_move) and played.viewers.curtain is None
    )


def test_one_persons_secret_waits_behind_a_curtain() -> None:
    """Who knows something that the others don't is asked to look alone."""
    played = playing(None, None, decisions=[BLIND, TAKE])
    owner = played.match.state.to_move
    before = played.viewers.viewpoint.look(played.playback.shown)

    played.viewers.unveil()

    assert played.viewers.curtain is None and played.viewers.viewpoint == Viewpoint(owner)
    assert before.players[owner].reserved[0].card is None  # type: ignore[attr-defined]
    assert played.viewers.viewpoint.look(played.playback.shown).players[owner].reserved[0].card is not None  # type: ignore[attr-defined]


def test_nobody_picks_for_whom_the_curtain_waits() -> None:
    """It is nobody's turn before the right person has said to be there."""
    played = playing(None, None, decisions=[BLIND, TAKE])

    assert not played.my_turn and played.viewers.curtain == played.match.state.to_move


def test_a_secret_just_seen_is_looked_at_until_its_owner_passes_on() -> None:
    """After drawing unseen one sees the card; only then does the table turn."""
    played = playing(None, None)
    show(played)
    owner = played.match.state.to_move
    played.play(read(played, BLIND))
    show(played, 1.0)
    looking = (played.viewers.passing, played.viewers.viewpoint)

    played.viewers.passing = False
    show(played)

    assert (
        looking == (True, Viewpoint(owner))
        and played.viewers.viewpoint == Viewpoint(played.match.state.to_move)
        and played.match.state.to_move != owner
    )


def test_those_who_watch_computer_players_see_no_hand() -> None:
    """Where only computer players sit, one sees what all of them know."""
    played = playing("page", "page", decisions=[BLIND])
    owner = 1 - played.match.state.to_move

    assert played.viewers.viewpoint.look(played.playback.shown).players[owner].reserved[0].card is None  # type: ignore[attr-defined]
