"""Positions of Seventh Hero set up in a few words, for the tests of its rules.

All 77 cards are there: those that a test gives to nobody lie in the pile, or on the discards where the test
names all that is left in the pile.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.contract import OVER, TABLE
from game.engine.match import resolve_chance
from game.engine.rng import Rng
from game.seventh_hero.rules.actions import DECLINE, HINT, MOVE_ON, RECRUIT, USE
from game.seventh_hero.rules.cards import COPIES, HEROES, mask_of
from game.seventh_hero.rules.pieces import AFTER_QUEST, ASKING, QUESTING, REPLYING, Player
from game.seventh_hero.rules.setup import SeventhRules
from game.seventh_hero.rules.state import SeventhState
from game.seventh_hero.rules.view import PHASES, WINDOWS

RULES = SeventhRules()


@dataclass(frozen=True)
class Seat:
    """What one seat is given, by numbers; a used hero of its party is "3!"."""

    party: str = ""
    hand: str = ""
    eliminated: str = ""  # a number for each pair


def seventh(
    *players: Seat, seats: int = 3, leader: int = 0, quest: int = 4, pile: str | None = None, seed: int = 1
) -> SeventhState:
    """Lay out a turn whose quest, on the card of hero `quest`, was just shown; abilities are asked for.

    Seats that are not named have nothing; `pile` names all that is left in it.
    """
    state = laid_out(*players, seats=seats, leader=leader, pile=pile, seed=seed)
    state.road.quest = quest
    if pile is None:
        state.pile[quest] -= 1
        state.left -= 1
        state.discards[quest] += 1
    state.open_window(AFTER_QUEST)
    resolve_chance(state)
    return state


def laid_out(
    *players: Seat, seats: int = 3, leader: int = 0, pile: str | None = None, seed: int = 1
) -> SeventhState:
    """Lay out a turn whose quest is about to be turned up."""
    state = RULES.setup(seats, seed)
    state.road.leader = leader
    for player, its in zip(state.players, players, strict=False):
        _equip(player, its)
    rest = [0, *(COPIES - held(state, number) for number in HEROES)]
    state.pile, state.left = rest, sum(rest)
    if pile is not None:
        leave(state, pile)
    state.table_moves(QUESTING)
    return state


def leave(state: SeventhState, pile: str) -> None:
    """Leave nothing else in the pile; all other cards that nobody has lie on the discards."""
    both = [many + more for many, more in zip(state.pile, state.discards, strict=True)]
    state.pile = [pile.count(str(number)) for number in range(8)]
    state.discards = [many - left for many, left in zip(both, state.pile, strict=True)]
    assert min(state.discards) >= 0, "more cards than the box has"
    state.left = sum(state.pile)


def _equip(player: Player, its: Seat) -> None:
    numbers = its.party.replace("!", "").split()
    player.party = mask_of(*map(int, numbers))
    player.used = mask_of(*(int(word[0]) for word in its.party.split() if word.endswith("!")))
    player.hand = sorted(int(word) for word in its.hand.split())
    player.eliminated = [int(word) for word in its.eliminated.split()]


def wandering(*others: Seat, seats: int = 3, leader: str = "", pile: str | None = None) -> SeventhState:
    """Let seat 0 with the party `leader` have sent a five to seat 1; whoever can use something is asked."""
    state = seventh(Seat(leader, "5 2"), *others, seats=seats, pile=pile)
    return play(quiet(state), "send 5")


def held(state: SeventhState, number: int) -> int:
    """Count the cards of a number that seats have."""
    return sum(
        player.hand.count(number) + (player.party >> number & 1) + 2 * player.eliminated.count(number)
        for player in state.players
    )


def count(state: SeventhState) -> list[int]:
    """Count all cards of each number, wherever they lie; always eleven each."""
    return [
        state.pile[number]
        + state.discards[number]
        + held(state, number)
        + sum(card.number == number for card in state.road.buried)
        + (state.road.number == number)
        for number in HEROES
    ]


def notations(state: SeventhState, verb: str = "") -> list[str]:
    """List what may be done, as it is written; only what begins with `verb`."""
    texts = [state.notation(action) for action in state.legal_actions()]
    return [text for text in texts if text.startswith(verb)]


def begin(state: SeventhState, text: str) -> SeventhState:
    """Do what `text` says, without the table's steps that follow; return `state`."""
    action = state.read(text)
    assert action in state.legal_actions(), f"{text!r} is not among {notations(state)}"
    state.apply(action)
    return state


def play(state: SeventhState, *texts: str) -> SeventhState:
    """Let the seats to move do what `texts` say, one by one, with the table's steps; return `state`."""
    for text in texts:
        begin(state, text)
        resolve_chance(state)
    return state


def table_steps(state: SeventhState, text: str) -> list[str]:
    """Do what `text` says, and list the steps of the table that follow, as they are written."""
    begin(state, text)
    steps = []
    while state.to_move == TABLE:
        [step] = notations(state)
        steps.append(step)
        begin(state, step)
    return steps


def until(state: SeventhState, step: str) -> SeventhState:
    """Let nobody use anything, and the table take its steps, until `step` is the next one; return `state`."""
    while notations(state) != [step]:
        begin(state, notations(state)[0] if state.to_move == TABLE else "decline")
    return state


def ended(state: SeventhState, text: str) -> SeventhState:
    """Do what `text` says, and what the table does before the draw that ends the turn; return `state`."""
    begin(state, text)
    while state.to_move == TABLE and notations(state) != ["draw"]:
        begin(state, notations(state)[0])
    return state


def quiet(state: SeventhState) -> SeventhState:
    """Let all decline who are asked for abilities or replies; return `state`."""
    while state.to_move >= 0 and state.phase in {ASKING, REPLYING}:
        play(state, "decline")
    return state


def said(state: SeventhState, *texts: str) -> SeventhState:
    """Do what `texts` say, and let all decline before and after each; return `state`."""
    quiet(state)
    for text in texts:
        quiet(play(state, text))
    return state


def stands(state: SeventhState) -> str:
    """Tell who is to do what: "2 asking arrived", seats from 0."""
    if state.to_move == OVER:
        return "over"
    window = f" {WINDOWS[state.reactions.window]}" if state.phase == ASKING else ""
    who = "table" if state.to_move == TABLE else str(state.to_move)
    return f"{who} {PHASES[state.phase]}{window}"


def everybody_asked(state: SeventhState) -> list[int]:
    """List who is asked for abilities or replies, one after the other, while all decline."""
    order = []
    while state.to_move >= 0 and state.phase in {ASKING, REPLYING}:
        order.append(int(state.to_move))
        begin(state, "decline")
    return order


def party(state: SeventhState, seat: int) -> str:
    """Write a party as `Seat` has it."""
    return " ".join(f"{one.number}{'' if one.ready else '!'}" for one in state.view(seat).players[seat].party)


def hand(state: SeventhState, seat: int) -> str:
    """Write a hand as `Seat` has it."""
    return " ".join(map(str, state.players[seat].hand))


def curious(state: SeventhState, rng: Rng) -> int:
    """Choose as a player does who gives many hints, recruits half of the time and uses abilities often."""
    actions = state.legal_actions()
    hints = [action for action in actions if HINT <= action < USE]
    if hints and rng.below(3):
        return hints[rng.below(len(hints))]
    if RECRUIT in actions:
        return int(RECRUIT if rng.below(2) else MOVE_ON)
    if DECLINE in actions and rng.below(2):
        return int(DECLINE)
    return actions[rng.below(len(actions))]


def by_chance(state: SeventhState, rng: Rng) -> int:
    """Choose as a player does who takes whatever comes first to hand."""
    actions = state.legal_actions()
    return actions[rng.below(len(actions))]


def walked(seats: int, seed: int, steps: int) -> SeventhState:
    """Play `steps` steps of a game, the seats curious or not by the seed; fewer if it ends before."""
    state = RULES.setup(seats, seed)
    rng = Rng(seed)
    style = curious if seed % 2 else by_chance
    for _ in range(steps):
        if state.to_move == OVER:
            break
        state.apply(style(state, rng))
    return state


def sent(*players: Seat, number: int = 5, quest: int = 4, seats: int = 3) -> SeventhState:
    """Let seat 0 have sent a wanderer to seat 1; nobody used anything so far, somebody may be asked."""
    return play(quiet(seventh(*players, seats=seats, quest=quest)), f"send {number}")
