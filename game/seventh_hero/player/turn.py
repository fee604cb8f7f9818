"""Estimated values of the actions of a seat of Seventh Hero, by what this seat knows."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from game.seventh_hero.player.beliefs import (
    EVENLY,
    belief,
    boldness,
    known_number,
    passing,
    suspicion,
    unseen,
)
from game.seventh_hero.player.worth import Standing
from game.seventh_hero.rules.actions import (
    CANCEL,
    DECLINE,
    HINT,
    MOVE_ON,
    RECRUIT,
    SEND,
    SEND_BLIND,
    SEND_PARTY,
    USE,
    USE_CHIEFTAIN,
    USE_OUTCAST,
)
from game.seventh_hero.rules.cards import (
    CHIEFTAIN,
    FOREST_STRIDER,
    ORACLE,
    OUTCAST,
    SHIELD_MAIDEN,
    TALE_WEAVER,
    WINNING,
    WYRMSLAYER,
)
from game.seventh_hero.rules.pieces import (
    AFTER_QUEST,
    ARRIVED,
    BITS,
    DECLARED,
    HOLDING,
    NO_HERO,
    NUMBERS,
    REPLYING,
    SENDING,
    SETTLED,
)
from game.seventh_hero.rules.state import SeventhState

SUSPICIOUS: Final = True  # of what the leader may have sent
TRUSTING: Final = False
FITTING: Final = 0.6  # probability that one of two drawn cards meets a quest
HINTS: Final[i64] = 2  # considered at a time
SOON: Final[i64] = 6  # cards left in the pile when drawing two brings the end close


class Turn:
    """A decision of the seat to move: the standing and its beliefs, computed on demand."""

    __slots__ = ("_passed", "_taken", "belief", "bold", "seat", "stand", "state")

    def __init__(self, state: SeventhState, suspects: bool) -> None:  # noqa: FBT001 (compiled)
        """Analyse the position of the seat to move, SUSPICIOUS of its leader or TRUSTING it."""
        self.state = state
        seat: i64 = state.to_move
        self.seat: i64 = seat
        self.stand = Standing(state, state.to_move)
        self.bold = boldness(state)
        self.belief: vec[float] = vec[float]()  # of each number
        self._taken: vec[float] = vec[float]()  # value of recruiting it, times its probability
        self._passed: vec[float] = vec[float]()  # and of passing it
        if state.road.number != NO_HERO:
            doubts = suspects and known_number(state, seat) == NO_HERO
            self.belief = belief(state, seat, suspicion(state, self.bold) if doubts else EVENLY)
        if state.phase == HOLDING:
            self.weigh_numbers()

    def weigh_numbers(self) -> None:
        """Compute, for each number, the value of recruiting and of passing for the holder."""
        taken = vec[float]([0.0] * 8)
        passed = vec[float]([0.0] * 8)
        start = self.following()
        for number in NUMBERS:
            chance: float = self.belief[number]
            if chance > 0.0:
                taken[number] = chance * self.stand.recruited(self.seat, number)
                passed[number] = chance * passing(self.stand, self.bold, start, number)
                taken[0] += taken[number]
                passed[0] += passed[number]
        self._taken = taken
        self._passed = passed

    def values(self, actions: list[int]) -> list[float]:
        """Return the expected win rate of the seat to move after each of `actions`."""
        state = self.state
        if state.phase == SENDING:
            return [self.sent(action) for action in actions]
        if state.phase == HOLDING:
            return [self.held(action) for action in actions]
        if state.phase == REPLYING:
            return [self.replied(action) for action in actions]
        return [self.used(action) for action in actions]

    def worth_of(self, change: float) -> float:
        """Return the win rate gained by a small change of the seat's own strength."""
        share = self.stand.share
        return change * share * (1.0 - share)

    # The leader sends

    def sent(self, action: i64) -> float:
        """Return the value of a sending, given the others' and finally the leader's choices."""
        if action >= USE_OUTCAST:  # it leaves anyway, so using it costs nothing (SH-24)
            return self.sent_openly(OUTCAST, self.state.road.barred | BITS[action - USE_OUTCAST])
        if action >= SEND_PARTY:
            number: i64 = action - SEND_PARTY
            return self.sent_openly(number, self.state.road.barred if number == OUTCAST else 0)
        if action == SEND_BLIND:
            return self.sent_blindly()
        start: i64 = (self.state.road.leader + 1) % self.state.seats
        return passing(self.stand, self.bold, start, action - SEND)

    def sent_blindly(self) -> float:
        """Return the value of sending the pile's top card, any unseen card (SH-22)."""
        start: i64 = (self.state.road.leader + 1) % self.state.seats
        counts = unseen(self.state, self.seat)
        value: float = 0.0
        whole: float = 0.0
        for number in NUMBERS:
            many: float = float(counts[number])
            if many > 0.0:
                value += many * passing(self.stand, self.bold, start, number)
                whole += many
        return value / whole if whole > 0.0 else self.stand.share

    def sent_openly(self, number: i64, barred: i64) -> float:
        """Return the value of sending a party hero: the first seat without it takes it, or it comes back."""
        state = self.state
        me = state.players[self.seat]
        for place in range(1, state.seats):
            other: i64 = (self.seat + place) % state.seats
            if not state.players[other].party & BITS[number] and not barred & BITS[other]:
                lost: float = self.stand.share - self.stand.without_hero()
                return self.stand.with_new[other] - lost - self.worth_of(self.stand.ready(number))
        refreshed: float = self.stand.ready(number) if me.used & BITS[number] else 0.0
        return self.stand.share + self.worth_of(refreshed)

    # The holder decides

    def passes(self, start: i64) -> float:
        """Return the value when the wanderer arrives at `start`."""
        value: float = 0.0
        for number in NUMBERS:
            if self.belief[number] > 0.0:
                value += self.belief[number] * passing(self.stand, self.bold, start, number)
        return value

    def following(self) -> i64:
        """Return the seat to the holder's left."""
        return (self.state.road.holder + 1) % self.state.seats

    def held(self, action: i64) -> float:
        """Return the value of recruiting, moving on, or a hint."""
        if action == RECRUIT:
            return self._taken[0]
        if action == MOVE_ON:
            return self._passed[0]
        return self.hinted(action - HINT)

    def hinted(self, number: i64) -> float:
        """Return the value of a hint with a card: the better choice after either answer."""
        taken: float = self._taken[number]
        passed: float = self._passed[number]
        either: float = max(taken, passed) + max(self._taken[0] - taken, self._passed[0] - passed)
        return either - self.worth_of(self.stand.weights.card)

    # Abilities

    def goes_on(self) -> float:
        """Return the value if nothing is done about the wanderer."""
        state = self.state
        if state.road.number == NO_HERO:
            return self.stand.share
        if not last_chance(state):
            return self.passes(state.road.holder)
        value: float = 0.0
        for number in NUMBERS:
            if self.belief[number] > 0.0:
                value += self.belief[number] * self.stand.recruited(state.road.holder, number)
        return value

    def barred(self) -> float:
        """Return the value if the holder may not recruit."""
        if self.state.road.holder == self.state.road.leader:
            return self.stand.share
        return self.passes(self.following())

    def used(self, action: i64) -> float:
        """Return the value of using an ability, or none."""
        if action == DECLINE:
            return self.goes_on()
        if action == USE + WYRMSLAYER:
            return self.stand.share - self.worth_of(self.stand.ready(WYRMSLAYER))
        if action >= USE_OUTCAST:
            return self.barred() - self.worth_of(self.stand.ready(OUTCAST))
        if action >= USE_CHIEFTAIN:
            gained: float = self.stand.ready(action - USE_CHIEFTAIN) - self.stand.ready(CHIEFTAIN)
            return self.goes_on() + self.worth_of(gained)
        if action == USE + ORACLE:
            return self.goes_on() + self.insight() - self.worth_of(self.stand.ready(ORACLE))
        if action == USE + TALE_WEAVER:
            return self.goes_on() + self.freedom() - self.worth_of(self.stand.ready(TALE_WEAVER))
        return (
            self.goes_on()
            + self.worth_of(2.0 * self.stand.weights.card - self.stand.ready(FOREST_STRIDER))
            + self.stock()
        )

    def insight(self) -> float:
        """Return the value of knowing the wanderer before it arrives here."""
        start: i64 = (self.seat + 1) % self.state.seats
        taken: float = 0.0
        passed: float = 0.0
        best: float = 0.0
        for number in NUMBERS:
            chance: float = self.belief[number]
            if chance > 0.0:
                one: float = chance * self.stand.recruited(self.seat, number)
                other: float = chance * passing(self.stand, self.bold, start, number)
                taken += one
                passed += other
                best += max(one, other)
        comes: float = 1.0 - self.bold[self.state.road.holder]
        return comes * (best - max(taken, passed))

    def best_sending(self, wanted: i64) -> float:
        """Return the value of the best wanderer in the own hand among `wanted`; -1 if there is none."""
        best: float = -1.0
        start: i64 = (self.seat + 1) % self.state.seats
        for number in self.state.players[self.seat].hand:
            if wanted & BITS[number]:
                best = max(best, passing(self.stand, self.bold, start, number))
        return best

    def without_fitting(self) -> float:
        """Return the value of leading without a fitting card in hand."""
        fitting: i64 = self.state.players[self.seat].party & self.state.road.wanted()
        if fitting == 0:
            return self.stand.share
        best: float = -1.0
        for number in NUMBERS:
            if fitting & BITS[number]:
                best = max(best, self.sent_openly(number, 0))
        return best

    def freedom(self) -> float:
        """Return the value of ignoring the quest as the leader."""
        if self.seat != self.state.road.leader:
            return 0.0
        bound: float = self.best_sending(self.state.road.wanted())
        if bound < 0.0:
            bound = self.without_fitting()
        return max(0.0, self.best_sending(-1) - bound)

    def stock(self) -> float:
        """Return the value of drawing before leading: a fitting card may come."""
        state = self.state
        if state.reactions.window != AFTER_QUEST or self.seat != state.road.leader:
            return 0.0
        if self.best_sending(state.road.wanted()) >= 0.0:
            return 0.0
        return FITTING * max(0.0, self.stand.share - self.without_fitting())

    # Replies

    def replied(self, action: i64) -> float:
        """Return the value of cancelling an ability, or letting it happen."""
        state = self.state
        works = len(state.reactions.stack) % 6 == 3  # the use itself, if nobody cancels it any more
        if action == CANCEL:
            return self.effect(not works) - self.worth_of(self.stand.ready(SHIELD_MAIDEN))
        if action != DECLINE:  # a Chieftain that readies a Shield Maiden, to cancel with her
            return self.effect(not works) - self.worth_of(self.stand.ready(CHIEFTAIN))
        return self.effect(works)

    def effect(self, works: bool) -> float:  # noqa: FBT001 (compiled)
        """Return the value if the ability that all replies are about works, or doesn't."""
        use: i64 = self.state.reactions.stack[1]
        if self.state.reactions.window == AFTER_QUEST and use >= USE_OUTCAST:
            return self.set_out(self.state.road.barred | BITS[use - USE_OUTCAST] if works else 0)
        if use == USE + WYRMSLAYER:
            return self.stand.share if works else self.goes_on()
        if use >= USE_OUTCAST and use - USE_OUTCAST == self.state.road.holder:
            return self.barred() if works else self.goes_on()
        return self.stand.share

    def set_out(self, barred: i64) -> float:
        """Return the value when the leader's Outcast is sent, with some seats barred (SH-24)."""
        state = self.state
        if self.seat == state.road.leader:
            return self.sent_openly(OUTCAST, barred)
        for place in range(1, state.seats):
            other: i64 = (state.road.leader + place) % state.seats
            if not barred & BITS[other] and not state.players[other].party & BITS[OUTCAST]:
                return self.stand.recruited(other, OUTCAST)
        return self.stand.share


# Candidates


def candidates(state: SeventhState) -> list[int]:
    """List the candidates in the order of the legal actions."""
    found = at_first_sight(state)
    if state.phase == HOLDING and len(found) == 2 and known_number(state, state.to_move) == NO_HERO:
        return found + hints(state)
    return found


def at_first_sight(state: SeventhState) -> list[int]:
    """List the candidates without hints; no doubts about a known wanderer."""
    legal = state.legal_actions()
    if len(legal) == 1 or state.phase == SENDING:
        return legal
    if state.phase == HOLDING:
        number = known_number(state, state.to_move)
        if number == NO_HERO:
            return legal[:2]
        if not state.players[state.to_move].party & BITS[number]:
            return legal[:1]
        return legal[:2] if threatened(state, number) else legal[1:2]
    if state.phase == REPLYING:
        use: i64 = state.reactions.stack[1]
        matters = use == USE + WYRMSLAYER or use >= USE_OUTCAST
        return legal if matters else legal[-1:]
    return [action for action in legal if action == DECLINE or is_sensible(state, action)]


def hints(state: SeventhState) -> list[int]:
    """List a few hints whose answer may change the holder's mind."""
    legal = state.legal_actions()
    found: list[int] = []
    if len(legal) > 2:
        turn = Turn(state, SUSPICIOUS)
        least: float = max(turn.held(RECRUIT), turn.held(MOVE_ON))
        for action in legal[2:]:
            if len(found) < HINTS and turn.held(action) > least:
                found.append(action)
    return found


def threatened(state: SeventhState, number: i64) -> bool:
    """Return whether another seat would win with this number."""
    for other in range(state.seats):
        player = state.players[other]
        if other != state.to_move and player.size() == WINNING - 1 and not player.party & BITS[number]:
            return True
    return False


def last_chance(state: SeventhState) -> bool:
    """Return whether the holder will recruit unless something is done now."""
    if state.road.barred >> state.road.holder & 1:
        return False
    return state.reactions.window == DECLARED or state.road.holder == state.road.leader


def is_sensible(state: SeventhState, action: i64) -> bool:
    """Return whether an ability can be useful in this window."""
    seat: i64 = state.to_move
    leads = seat == state.road.leader
    following: i64 = (state.road.holder + 1) % state.seats
    if action == USE + WYRMSLAYER:
        return last_chance(state) or (leads and following == seat)
    if action >= USE_OUTCAST:
        return state.road.holder >= 0 and action - USE_OUTCAST == state.road.holder and last_chance(state)
    if action >= USE_CHIEFTAIN:
        return is_worth_readying(state, action - USE_CHIEFTAIN)
    if action == USE + ORACLE:
        return state.reactions.window == ARRIVED and following == seat and not leads
    if action == USE + TALE_WEAVER:
        return leads
    if state.reactions.window == AFTER_QUEST:
        return leads and not fits(state, seat)
    return state.reactions.window == SETTLED and is_worth_drawing(state, seat)


def is_worth_drawing(state: SeventhState, seat: i64) -> bool:
    """Return whether it is time to draw two cards: before leading, or to end the game sooner."""
    return (state.road.leader + 1) % state.seats == seat or state.left <= SOON


def fits(state: SeventhState, seat: i64) -> bool:
    """Return whether a hand card meets the quest."""
    wanted: i64 = state.road.wanted()
    return any(wanted & BITS[number] for number in state.players[seat].hand)


def is_worth_readying(state: SeventhState, hero: i64) -> bool:
    """Return whether readying a hero can be useful: any between turns, else one that helps at once."""
    if state.reactions.window == SETTLED:
        return True
    if state.reactions.window == AFTER_QUEST:
        return state.to_move == state.road.leader and hero >= TALE_WEAVER
    return last_chance(state) and (hero == WYRMSLAYER or hero == OUTCAST)  # noqa: PLR1714, SIM109
