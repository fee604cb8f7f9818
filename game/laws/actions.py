"""Laws of actions: what may be done is exactly what a match accepts, and can be written and read."""

from __future__ import annotations

from typing import Final

from game.engine.contract import OVER, TABLE, State
from game.engine.errors import IllegalAction, Reason, UnknownText
from game.engine.match import Match
from game.engine.rng import Rng
from game.laws.playthrough import Playthrough, expect, random_match

NOTATION_LIMIT: Final = 200  # characters
MESSAGE_LIMIT: Final = 500
NONSENSE: Final = ("", " ", "\0", "0", "-1", "é", "a" * 60, "take\ntake", "🂡", "9" * 40, "{}", "PASS")
SLIPS: Final = ("", " ", "0", "9", ":", "e", "\n", "é")


def listed_once_in_order(play: Playthrough) -> None:
    """A position always lists the same actions in the same order, each once."""
    for state in play.positions():
        actions = state.legal_actions()
        again = state.legal_actions()
        again.clear()  # the list is the asker's to change

        expect(len(set(actions)) == len(actions), f"an action is listed twice: {actions[:20]}")
        expect(state.legal_actions() == actions, "asked twice, it lists other actions")
        expect(state.clone().legal_actions() == actions, "its clone lists other actions")


def always_something_to_do(play: Playthrough) -> None:
    """The table has one action, a seat at least one, and nobody any when the match is over."""
    for state in play.positions():
        number = len(state.legal_actions())

        expect(state.to_move in {TABLE, OVER, *range(state.seats)}, f"to_move is {state.to_move}")
        expect((number == 0) == (state.to_move == OVER), f"{number} actions with to_move {state.to_move}")
        expect(state.to_move != TABLE or number == 1, f"the table has {number} actions")


def a_match_accepts_what_is_legal(play: Playthrough) -> None:
    """A match accepts every legal action, and undoes it."""
    match = random_match(play.rules, play.seats, play.seed, 7 * play.seed)
    before = match.state.pack()
    for action in match.state.legal_actions():
        match.play(action)
        match.undo()

        expect(match.state.pack() == before, f"undoing action {action} leads elsewhere")


def a_match_refuses_the_rest(play: Playthrough) -> None:
    """A match refuses every other number with a reason, and stays as it is."""
    match = random_match(play.rules, play.seats, play.seed, 11 * play.seed)
    legal = set(match.state.legal_actions())
    rng = Rng(play.seed)
    tried = {*range(-2, 128), *(rng.below(1 << 30) for _ in range(30)), *(rng.seed() for _ in range(10))}
    tried |= {action ^ 1 << rng.below(40) for action in legal} | {1 << 63, 1 << 64, -(1 << 63), 10**40}
    tried |= {action | 1 << 70 for action in legal}
    before = (match.state.pack(), match.decisions)
    for action in sorted(tried - legal):
        reason: object = _reason_against(match, action)
        expect(isinstance(reason, Reason), f"why_not({action}) gives no Reason but {type(reason).__name__}")
        expect(bool(isinstance(reason, Reason) and reason.code), f"the reason against {action} has no code")
    expect((match.state.pack(), match.decisions) == before, "a refused action has changed the match")


def _reason_against(match: Match, action: int) -> Reason | None:
    try:
        match.play(action)
    except IllegalAction as refusal:
        return refusal.reason
    expect(holds=False, told=f"action {action} is accepted but not listed")
    return None


def notation_reads_back(play: Playthrough) -> None:
    """Every legal action has a short text of its own, in small letters, which reads back."""
    for state in play.positions():
        actions = state.legal_actions()
        texts = [state.notation(action) for action in actions]

        expect(len(set(texts)) == len(texts), f"two actions are written alike: {sorted(texts)[:20]}")
        for action, text in zip(actions, texts, strict=True):
            expect(text.isascii() and text.isprintable(), f"{text!r} has other than ASCII letters")
            expect(text == text.strip().lower() != "", f"{text!r} is empty, or has capitals or blanks around")
            expect(len(text) <= NOTATION_LIMIT, f"{text[:40]!r}… has more than {NOTATION_LIMIT} characters")
            expect(state.read(text) == action, f"{text!r} reads as {state.read(text)}, not {action}")


def notation_shows_no_secret(play: Playthrough) -> None:
    """What the seat to move may do is written alike in every position that looks the same to it."""
    for state in play.decisions(every=5):
        twin = state.determinize(state.to_move, Rng(9))
        for action in state.legal_actions():
            ours, theirs = state.notation(action), twin.notation(action)
            expect(ours == theirs, f"{ours!r} is written {theirs!r} in a determinization")


def nonsense_is_refused(play: Playthrough) -> None:
    """Any text means an action that is written so, or raises UnknownText with a short message."""
    rng = Rng(play.seed)
    for state in play.decisions(every=5):
        for text in NONSENSE:
            _read(state, text)
        for action in state.legal_actions()[:10]:
            text = state.notation(action)
            at = rng.below(len(text) + 1)
            _read(state, text[:at] + SLIPS[rng.below(len(SLIPS))] + text[at + 1 :])


def _read(state: State, text: str) -> None:
    try:
        action = state.read(text)
    except UnknownText as refusal:
        expect(len(str(refusal)) <= MESSAGE_LIMIT, f"a long message about {text!r}")
        return
    expect(
        state.read(state.notation(action)) == action,
        f"{text!r} reads as {action}, whose notation reads otherwise",
    )
