"""From picks to actions, at a table of letters: an action is a number, its picks the letters of its word."""

from __future__ import annotations

from collections import Counter

import pygame
from hypothesis import given
from hypothesis import strategies as st

from game.engine.errors import Reason
from game.engine.views import View
from game.table.contract import Setting
from game.table.input.picking import Outcome, Picker, meant
from game.table.pieces import Face

WORDS = {1: "ab", 2: "abc", 3: "aa", 4: "x", 5: "x", 6: "", 7: "y"}
VIEW = View(seat=0, seats=2, to_move=0)


class LetterTable:
    """A table whose pieces are letters; "zone:row" takes y, or x by its second meaning."""

    def picks(self, view: View, action: int) -> tuple[str, ...]:
        """The letters of the action's word."""
        return tuple(WORDS[action])

    def dropped(self, view: View, key: str, zone: str) -> tuple[int, ...]:
        """On the row every action with that letter is meant, on "b" two with both, on "far" one not legal."""
        if zone == "far":
            return (99,)
        if zone == "b":
            return (2, 1)
        return tuple(action for action, word in WORDS.items() if key in word) if zone == "row" else ()

    def best_first(self, view: View, actions: tuple[int, ...]) -> tuple[int, ...]:
        """As they come."""
        return actions

    def at_once(self, view: View, action: int) -> bool:
        """Do nothing unasked."""
        return False

    def cycle(self, view: View, actions: tuple[int, ...], digit: int) -> tuple[int, ...] | None:
        """Voice of so many letters."""
        return tuple(action for action in actions if len(WORDS[action]) == digit)

    def auto_pass(self, view: View, actions: tuple[int, ...]) -> None:
        """Let nothing pass."""

    def pauses(self, view: View, action: int) -> bool:
        """Never wait."""
        return False

    def button(self, view: View, action: int, setting: Setting) -> str:
        """The action's word."""
        return WORDS[action]

    def refuse(self, view: View, picked: tuple[str, ...]) -> Reason:
        """Name what was tried."""
        return Reason("no_such_word", "L-1", {"letters": "".join(picked)})

    def remark(self, view: View, picked: tuple[str, ...]) -> Reason | None:
        """A "q" is gathered with anything, and said to be too much."""
        return Reason("too_much", "L-2") if "q" in picked else None

    def describe(self, view: View, key: str, setting: Setting) -> str:
        """Nothing to say."""
        return ""

    def paint(self, face: Face, size: tuple[int, int]) -> pygame.Surface:
        """An empty picture."""
        return pygame.Surface(size, pygame.SRCALPHA)

    def background(self, size: tuple[int, int]) -> pygame.Surface:
        """An empty table."""
        return pygame.Surface(size)


def picker(*picked: str, legal: tuple[int, ...] = tuple(WORDS)) -> Picker:
    """A decision in which these letters were picked."""
    result = Picker(VIEW, legal, LetterTable())
    for key in picked:
        result.pick(key)
    return result


def test_picks_narrow_the_candidates() -> None:
    """Only actions that contain all that is picked remain."""
    assert picker().candidates == tuple(WORDS)
    assert picker("a").candidates == (1, 2, 3)
    assert picker("b", "a").candidates == (1, 2)
    assert picker("a", "b", "c").candidates == (2,)


def test_a_complete_action_needs_nothing_more() -> None:
    """Its button is live, also while a longer one would still be possible; those without picks always are."""
    assert picker("a", "b").complete == (1, 6)
    assert picker("a", "b").candidates == (1, 2)
    assert picker("x").complete == (4, 5, 6)


def test_useful_is_what_could_be_picked_next() -> None:
    """A key that an action needs twice is useful once more after the first."""
    assert picker("a").useful == {"a", "b", "c"}
    assert picker("a", "a").useful == frozenset()
    assert picker().useful == {"a", "b", "c", "x", "y"}


def test_picking_again_takes_another_one_where_that_is_legal() -> None:
    """Two of the same are picked by two clicks, and let go together by a third."""
    decision = picker("a", "a")
    twice = decision.picked
    decision.pick("a")

    assert twice == ("a", "a")
    assert decision.picked == ()


def test_what_the_table_remarks_on_is_gathered_freely() -> None:
    """It goes with anything, though no action has both; a second click lets go of it."""
    decision = picker("a", "q")
    gathered = decision.picked, decision.candidates
    decision.pick("q")

    assert gathered == (("a", "q"), ())
    assert decision.picked == ("a",)


def test_picking_again_lets_go_otherwise() -> None:
    """A second click on a picked piece takes the pick back."""
    assert picker("b", "b").picked == ()
    assert picker("a", "b", "b").picked == ("a",)


def test_a_pick_that_goes_with_nothing_picked_begins_anew() -> None:
    """After a letter of one word, a letter of quite another is no mistake but a change of mind."""
    assert picker("a", "x").picked == ("x",)


def test_a_pick_that_nothing_contains_tells_why_and_changes_nothing() -> None:
    """The reason comes from the game."""
    decision = picker("b", "c", legal=(1, 2, 3))
    reason = decision.pick("z")

    assert reason == Reason("no_such_word", "L-1", {"letters": "bcz"})
    assert decision.picked == ("b", "c")


def test_one_too_many_of_what_goes_together_is_refused() -> None:
    """Letters that some word has together are no change of mind: the reason is told."""
    decision = picker("a", "a")
    reason = decision.pick("b")

    assert reason is not None
    assert decision.picked == ("a", "a")


def test_enter_performs_what_is_complete_alone() -> None:
    """One complete action is performed, several are left to the buttons."""
    assert picker("y", legal=(4, 5, 7)).only == 7
    assert picker("x", legal=(4, 5, 7)).only is None


def test_a_double_click_picks_and_performs() -> None:
    """The first click has picked the piece, or hasn't yet: both lead to the action."""
    fresh, picked = picker(legal=(1, 7)), picker("y", legal=(1, 7))

    assert fresh.perform("y") == Outcome(action=7)
    assert picked.perform("y") == Outcome(action=7)
    assert picked.perform("z").reason is not None


def test_a_drop_performs_its_first_legal_meaning() -> None:
    """Where the letter alone is an action it is performed; where it needs more, it is picked."""
    assert picker(legal=(5, 4)).drop("x", "row") == Outcome(action=4)
    needs_more = picker(legal=(1, 2))
    assert needs_more.drop("a", "row") == Outcome()
    assert needs_more.picked == ("a",)


def test_a_drop_on_a_piece_performs_what_both_mean() -> None:
    """Just the two of them: what needs a third is not meant."""
    decision = picker()

    assert decision.drop("a", "b") == Outcome(action=1)
    assert decision.picked == ("a", "b")


def test_a_drop_that_is_not_legal_tells_why() -> None:
    """What would mean something, but not now, has a reason; what means nothing has none."""
    assert picker(legal=(4,)).drop("x", "far").reason is not None
    assert picker(legal=(4,)).drop("x", "nowhere") == Outcome(astray=True)
    assert picker(legal=(4,)).drop("unheard of", "nowhere").reason is not None


def test_the_last_pick_can_be_taken_back() -> None:
    """Step by step, or all at once; with nothing picked nothing happens."""
    decision = picker("a", "b")
    decision.back()
    one = decision.picked
    decision.back()
    decision.back()

    assert one == ("a",)
    assert decision.picked == ()


@given(st.lists(st.sampled_from("abcxyz"), max_size=12))
def test_what_is_picked_is_always_part_of_a_legal_action(keys: list[str]) -> None:
    """However one clicks about, the picks never lead nowhere."""
    decision = picker(*keys)

    assert decision.candidates
    assert all(meant(decision.picked) <= Counter(WORDS[action]) for action in decision.candidates)


def test_equal_pieces_are_picked_one_by_one() -> None:
    """Each can stand for what an action needs; picking another of them picks it instead."""
    assert picker("a#2").candidates == picker("a").candidates
    assert picker("b", "a", "a#2").picked == ("b", "a#2")


def test_as_many_equal_pieces_as_an_action_needs() -> None:
    """Two different ones, or one of them twice; not a third."""
    assert picker("a", "a#2").complete == (3, 6)
    assert meant(picker("a", "a#2", "a#3").picked) == {"a": 2}
