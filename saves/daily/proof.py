"""Proves a line of the daily deal: that the rivals decided as they always do in its match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.daily.deal import decide, question
from saves.daily.line import START, Claim, read_line
from saves.disk.notices import SaveRefused

if TYPE_CHECKING:
    from datetime import date

    from ai.worker.messages import Request


class Proof:
    """Asks what each rival decides, one decision after the other, and compares."""

    def __init__(self, claim: Claim) -> None:
        """Begin at the start of the match."""
        self.claim = claim
        self._replay = claim.deal.match()
        self._proved = -1  # the number of the rival's decision that was compared last

    @property
    def share(self) -> float:
        """How much of the match is proved, 0.0 to 1.0."""
        return len(self._replay.decisions) / max(1, len(self.claim.match.decisions))

    def next(self) -> Request | None:
        """Return the next question, the same until it is answered; None once all is proved."""
        replay, decisions = self._replay, self.claim.match.decisions
        while not replay.over:
            number = len(replay.decisions)
            if replay.state.to_move != self.claim.deal.seat and self._proved != number:
                return question(self.claim.deal, replay)
            replay.play(replay.state.read(decisions[number]))
        return None

    def answer(self, action: int) -> None:
        """Compare a rival's decision with the line's; raise SaveRefused if the line has another."""
        state, number = self._replay.state, len(self._replay.decisions)
        ours, theirs = state.notation(action), self.claim.match.decisions[number]
        if ours != theirs:
            raise SaveRefused("daily_decision", START, number=number + 1, ours=ours, theirs=theirs)
        self._proved = number


def prove(text: str, today: date) -> Claim:
    """Prove all that can be proved of a line, in this process; raise SaveError."""
    proof = Proof(read_line(text, today))
    while (asked := proof.next()) is not None:
        proof.answer(decide(asked))
    return proof.claim
