"""Positions of Custom Heroes set up in a few words, for the tests of its rules.

Cards that lie in no hand were played earlier this round, for all to see. Advancements that are given leave
the bag; Forms and Kodoras that no seat is given lie on played cards. So all pieces are there, each once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.custom_heroes.rules.actions import CARD_WORDS, KIND_SLUGS, PASS, PLAY, SLEEVE, VERB
from game.custom_heroes.rules.cards import ADVANCEMENTS, FORM, KODORA, YELLOW
from game.custom_heroes.rules.pieces import NOBODY, Player, slot, with_kind
from game.custom_heroes.rules.state import HeroesRules, HeroesState
from game.engine.contract import OVER, TABLE
from game.engine.match import resolve_chance
from game.engine.rng import Rng

RULES = HeroesRules()
IDLE_CARDS = 2  # in the hand of a seat that a test does not name


@dataclass(frozen=True)
class Seat:
    """What one seat is given; cards as "7a", with what all know to be on them "7a+edge", else "7a~edge"."""

    hand: str | None = None  # None: a few cards that matter to nobody
    unused: str = ""
    vp: int = 1
    power: int = 0
    bets: str = ""
    place: int = 0  # in this round; its hand is empty then


def card(word: str) -> int:
    """Tell the number of the card that notation calls `word`."""
    return CARD_WORDS.index(word)


def kind(word: str) -> int:
    """Tell the number of the kind of advancement that notation calls `word`."""
    return KIND_SLUGS.index(word)


def heroes(
    seats: int,
    *players: Seat,
    turn: int = 0,
    round_number: int = 2,
    goal: int = 10,
    finalists: Sequence[int] = (),
    bag: str | None = None,
    aside: str = "",
    seed: int = 1,
) -> HeroesState:
    """Lay out a position in which `turn` leads a new trick.

    `bag` names all that is left in it; `aside` cards that nobody has seen this round.
    """
    state = RULES.setup(seats, seed, {"goal": goal})
    given = [*players, *(Seat() for _ in range(seats - len(players)))]
    state.round = round_number
    state.bag = sorted(state.bag + [one for player in state.players for one in player.unused])
    state.bag += [FORM, KODORA] * (seats - state.bag.count(FORM))
    if finalists:
        state.finalists = sum(1 << seat for seat in finalists)
        state.strict = len(finalists) == 2
    for player, its in zip(state.players, given, strict=True):
        _equip(state, player, its)
    named = {one for player in state.players for one in (*player.hand, *player.bets)}
    named |= {_sleeved(state, word) for word in aside.split()}
    _deal_idle_hands(state, given, named)
    _open_the_rest(state, named)
    for seat, player in enumerate(state.players):
        player.hand = state.in_order(player.hand)
        for one in player.hand:
            state.seen[seat][one] = state.slots[one]
    if bag is not None:
        state.bag = sorted(kind(word) for word in bag.split())
    state.clear_trick()
    state.leader = turn
    state.start_turn(turn)
    return state


def _equip(state: HeroesState, player: Player, its: Seat) -> None:
    player.vp = its.vp
    player.power = its.power
    player.unused = sorted(kind(word) for word in its.unused.split())
    for one in player.unused:
        state.bag.remove(one)
    player.hand = [_sleeved(state, word) for word in (its.hand or "").split()]
    player.bets = [_sleeved(state, word) for word in its.bets.split()]
    player.place = its.place


def _sleeved(state: HeroesState, text: str) -> int:
    """Sleeve what a card's text says on it, and return the card."""
    word, *marks = text.replace("+", " +").replace("~", " ~").split()
    one = card(word)
    for mark in marks:
        its = kind(mark[1:])
        state.bag.remove(its)
        state.set_slots(one, with_kind(state.slots[one], its))
        if mark[0] == "+":
            _tell_all(state, one)
    return one


def _tell_all(state: HeroesState, one: int) -> None:
    state.public[one] = state.slots[one]
    for seen in state.seen:
        seen[one] = state.slots[one]


def _deal_idle_hands(state: HeroesState, given: Sequence[Seat], named: set[int]) -> None:
    spare = [one for one in range(len(state.slots)) if one not in named]
    for seat, its in enumerate(given):
        if its.hand is None and not its.place and state.takes_part(seat):
            state.players[seat].hand = [spare.pop() for _ in range(IDLE_CARDS)]
            named.update(state.players[seat].hand)


def _open_the_rest(state: HeroesState, named: set[int]) -> None:
    """Let all other cards, and those bet with, lie open; Forms and Kodoras in the bag go on them."""
    played = [one for one in range(len(state.slots)) if one not in named]
    special = [one for one in state.bag if not ADVANCEMENTS[one].in_bag]
    state.bag = sorted(one for one in state.bag if ADVANCEMENTS[one].in_bag)
    free = [one for one in played if not slot(state.slots[one], YELLOW)]
    for its, one in zip(special, free, strict=False):
        state.set_slots(one, with_kind(state.slots[one], its))
    for one in [*played, *(one for player in state.players for one in player.bets)]:
        state.open |= 1 << one
        _tell_all(state, one)


def notations(state: HeroesState, verb: str = "") -> list[str]:
    """List what may be done, as it is written; only what begins with `verb`."""
    texts = [state.notation(action) for action in state.legal_actions()]
    return [text for text in texts if text.startswith(verb)]


def sets(state: HeroesState) -> set[str]:
    """List the sets that may be played, without the word "play", each with its cards by alphabet."""
    return {" ".join(sorted(text.split()[1:])) for text in notations(state, "play ")}


def begin(state: HeroesState, text: str) -> HeroesState:
    """Let the seat to move do what `text` says, without the table's steps that follow; return `state`."""
    action = state.read(text)
    assert action in state.legal_actions(), f"{text!r} is not among {notations(state)}"
    state.apply(action)
    return state


def play(state: HeroesState, *texts: str) -> HeroesState:
    """Let the seats to move do what `texts` say, one by one, with the table's steps; return `state`."""
    for text in texts:
        begin(state, text)
        resolve_chance(state)
    return state


def scored(state: HeroesState, text: str) -> HeroesState:
    """Do what `text` says, and let the seat that goes out score, without what follows; return `state`."""
    begin(state, text)
    assert notations(state) == ["score"]
    return begin(state, "score")


def table_steps(state: HeroesState, text: str) -> list[str]:
    """Do what `text` says, and list the steps of the table that follow, as they are written."""
    begin(state, text)
    steps = []
    while state.to_move == TABLE:
        [action] = state.legal_actions()
        steps.append(state.notation(action))
        state.apply(action)
    return steps


def until_dealt(state: HeroesState, text: str) -> HeroesState:
    """Do what `text` says, and take the table's steps until the next deal or judgement; return `state`."""
    begin(state, text)
    while state.to_move == TABLE and notations(state) not in (["deal"], ["judge"]):
        begin(state, notations(state)[0])
    return state


def hand(state: HeroesState, seat: int) -> list[str]:
    """Tell a seat's cards by their words, by value."""
    return [CARD_WORDS[one] for one in state.players[seat].hand]


def unused(state: HeroesState, seat: int) -> list[str]:
    """Tell a seat's unused advancements by their words."""
    return [KIND_SLUGS[one] for one in state.players[seat].unused]


def vp(state: HeroesState) -> list[int]:
    """Tell each seat's VP."""
    return [player.vp for player in state.players]


def power(state: HeroesState) -> list[int]:
    """Tell each seat's power."""
    return [player.power for player in state.players]


def marks(state: HeroesState) -> list[str]:
    """Tell what each seat did in this trick."""
    return [player.mark for player in state.view(0).players]


def trick_is_won(state: HeroesState) -> bool:
    """Tell whether the table is about to clear a trick."""
    return state.to_move == TABLE and notations(state) == ["sweep"]


def secretive(state: HeroesState, rng: Rng) -> int:
    """Choose as a player does who sleeves wherever it can, and passes more often than it must."""
    actions = state.legal_actions()
    sleevings = [action for action in actions if action & VERB == SLEEVE]
    if sleevings and rng.below(4):
        return sleevings[rng.below(len(sleevings))]
    if PASS in actions and rng.below(5) < 2:
        return int(PASS)
    plays = [action for action in actions if action & VERB == PLAY]
    if plays and rng.below(6):
        return plays[rng.below(len(plays))]
    return actions[rng.below(len(actions))]


def walked(seats: int, seed: int, steps: int) -> HeroesState:
    """Play `steps` steps of a game by secretive players, fewer if it ends before."""
    state = RULES.setup(seats, seed, {"goal": 20})
    rng = Rng(seed)
    for _ in range(steps):
        if state.to_move == OVER:
            break
        state.apply(secretive(state, rng))
    return state


def nobody(state: HeroesState) -> bool:
    """Tell whether a new trick is to be led."""
    return state.last == NOBODY
