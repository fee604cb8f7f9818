"""What a match needs of whoever thinks for its computer players and its hints: nothing of it ever waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.engine.match import Match
    from game.texts.texts import Texts


class ThinkingProgress(NamedTuple):
    """How far a question has got."""

    ticket: int
    share: float  # 0.0 to 1.0 of the time or simulations it may take


class Verdict(NamedTuple):
    """The answer to a question."""

    ticket: int
    action: int  # -1: nothing is to be decided any more
    chances: tuple[float, ...] = ()  # each seat's share of the victory, as far as can be foreseen
    basis: object = None  # what the controller needs to give reasons
    doubt: float = 0.0  # 0.0 where one action stood out, 1.0 where the best two looked alike
    trouble: str = ""  # why an outside program was replaced: a code of `ai.engine.process`
    error: float = 0.0  # standard error of the asking side's chance; 0.0 if unknown


class Lost(NamedTuple):
    """A question that will not be answered: who thought about it has died, or could not do it."""

    ticket: int
    trouble: str


class Restarted(NamedTuple):
    """Who thought has died; somebody else has taken over all questions."""

    ticket: int


UNREADY: Final = "unready"  # the judgement of who has hardly thought yet


class Asker(NamedTuple):
    """Who wants reasons, and how they are to be said."""

    seat: int  # whose decision it was
    names: Sequence[str]  # of all seats
    texts: Texts
    word: Callable[[int], str]  # puts an action into words,
    later: Callable[[bytes, int], str] | None = None  # and one in a packed position that may come


News = ThinkingProgress | Verdict | Lost | Restarted


class AIController(Protocol):
    """Whoever thinks, about the position where a match stands; it hears of no secrets but the seat's own."""

    def ask(self, match: Match, seat: int, player: str) -> int:
        """Ask what `seat` should do, as a level or an outside program; return the answer's ticket."""

    def poll(self) -> list[News]:
        """Return what has become known since the last call."""

    def cancel(self, ticket: int) -> None:
        """Forget a question; nothing more is heard of it."""

    def hurry(self, ticket: int) -> None:
        """Let the question be answered at once with what has been found so far."""

    def reasons(self, match: Match, verdict: Verdict, asker: Asker) -> list[str]:
        """Say in one to three sentences what speaks for a verdict about the position where `match` stands."""

    def simple_choice(self, match: Match, seat: int) -> int:
        """Choose at once, without thinking ahead, for when nobody else can."""

    # What thinking while others decide needs besides; nobody does where it is left as it is

    def may_think_ahead(self) -> bool:
        """Whether somebody may now."""
        return False

    def think_ahead(self, match: Match, seat: int, player: str) -> int | None:
        """Let `seat` think while another decides; None if `player` never does.

        It ends by itself. The answer tells nothing; what was found helps with the seat's next decision.
        """
        return None

    # What the coach needs besides; who does not coach leaves it as it is

    coaches: bool = False  # whether it can tell beforehand what a decision costs

    def weigh(self, match: Match, begin: int, seat: int, course: tuple[int, ...]) -> int:
        """Ask what everybody may expect after `course`, begun where `match` had `begin` decisions.

        The answer's action means nothing; it is thought about with what `seat` knew then.
        """
        raise LookupError(f"nobody weighs {course} for seat {seat} after {begin} decisions")

    def risk(self, done: Verdict, best: Verdict, asker: Asker) -> str:
        """Say what a weighed course risks that the best one does not; "" if nothing is known."""
        return ""

    def judge(self, match: Match, seat: int, verdict: Verdict, action: int) -> str:
        """Judge `action` by a verdict on the same position: a code of `ai.analysis.explain`, or UNREADY."""
        return UNREADY

    def takes_back(self, match: Match, seat: int, action: int) -> bool:
        """Whether `action`, done where `match` stands, could be taken back by the rules of the game."""
        return False
