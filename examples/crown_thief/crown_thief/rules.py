"""The rules of Crown Thief, as its page of rules tells them."""

from collections.abc import Mapping

from game.engine.contract import OVER, TABLE
from game.engine.declared import DeclaredRules, DeclaredState
from game.engine.options import Value
from game.engine.rng import Rng
from game.engine.views import View

WATCHMAN, LOOKOUT, FENCER, SHADOW, PICKPOCKET, FORGER, DUCHESS, CROWN = range(1, 9)
NAMES = ("", "watchman", "lookout", "fencer", "shadow", "pickpocket", "forger", "duchess", "crown")
COPIES = (0, 5, 2, 2, 2, 2, 1, 1, 1)  # of each value
GOAL = {2: 5, 3: 4, 4: 3}  # jewels that win, by seats
AIMED = (WATCHMAN, LOOKOUT, FENCER, PICKPOCKET, FORGER)
PLAYS = (
    *((card, -1, 0) for card in range(1, 9) if card != PICKPOCKET),
    *((card, seat, 0) for card in AIMED[1:] for seat in range(4)),
    *((WATCHMAN, seat, guess) for seat in range(4) for guess in range(2, 9)),
)  # card, target or -1, guess or 0; what is aimed at nobody has no effect
DEAL, DRAW = len(PLAYS), len(PLAYS) + 1


class CrownView(View, frozen=True, kw_only=True):
    """What a seat may know; cards by value, None: unknown."""

    hands: tuple[tuple[int | None, ...], ...]
    played: tuple[tuple[int, ...], ...]
    open: tuple[int, ...]  # set aside face up, at a table of two
    left: int  # cards in the deck
    scores: tuple[int, ...]  # jewels
    safe: tuple[int, ...]  # seats that nobody can aim at
    out: tuple[int, ...]  # seats
    ruled_out: tuple[int, ...]
    last: int  # action
    round: int


class CrownState(DeclaredState):
    """A position."""

    ACTIONS = (
        *(" ".join(filter(None, (NAMES[c], f"seat{s + 1}" * (s >= 0), NAMES[g]))) for c, s, g in PLAYS),
        *("deal", "draw"),
    )
    deck: list[int]
    aside: int  # the card that lies face down
    open: list[int]
    hands: list[list[int]]  # what was held longest comes first
    played: list[list[int]]
    known: list[list[int]]  # by viewer and owner: the card that the one has seen in the other's hand, or 0
    ruled_out: list[int]  # by seat: a mask of values that everyone knows its card doesn't have
    safe: list[int]
    out: list[int]
    scores: list[int]
    last: int  # action that was played
    round: int
    turn: int

    def begin(self, options: Mapping[str, Value]) -> None:
        self.round, self.last, self.scores, self.turn = 0, DEAL, [0] * self.seats, self.rng.below(self.seats)
        self._deal()

    def legal_actions(self) -> list[int]:
        if self.to_move < 0:
            return [] if self.to_move == OVER else [DRAW if self.deck else DEAL]
        hand = self.hands[self.turn]
        cards = [DUCHESS] if DUCHESS in hand and {PICKPOCKET, FORGER} & {*hand} else hand
        others = [seat for seat in range(self.seats) if seat not in (self.turn, *self.out, *self.safe)]
        aims = {card: [*others, *([self.turn] if card == PICKPOCKET else [])] or [-1] for card in AIMED}
        return [at for at, (card, s, g) in enumerate(PLAYS) if card in cards and s in aims.get(card, [-1])]

    def apply(self, action: int) -> None:
        if action == DEAL:
            self._deal()
        elif action == DRAW:
            self.safe = [seat for seat in self.safe if seat != self.turn]
            self._draw(self.turn)
            self.to_move = self.turn
        else:
            self.last = action
            self._play(*PLAYS[action])
            self._end_turn()

    def _deal(self) -> None:
        self.round += 1
        self.safe, self.out, self.ruled_out = [], [], [0] * self.seats
        self.played, self.known = [[] for _ in self.scores], [[0] * self.seats for _ in self.scores]
        self.deck = [card for card in range(1, 9) for _ in range(COPIES[card])]
        self.rng.shuffle(self.deck)
        self.aside = self.deck.pop()
        self.open = [self.deck.pop() for _ in range(3 if self.seats == 2 else 0)]
        self.hands = [[self.deck.pop()] for _ in range(self.seats)]

    def _draw(self, seat: int) -> None:
        card, self.aside = (self.deck.pop(), self.aside) if self.deck else (self.aside, 0)
        self.hands[seat].append(card)
        self.whisper("drew", seat, NAMES[card])

    def _lose(self, seat: int, what: str) -> int:
        """Lay the card of a seat open; nobody knows what it will have next."""
        self.played[seat].append(card := self.hands[seat].pop())
        self.ruled_out[seat] = 0
        for row in self.known:
            row[seat] = 0
        self.out += [seat] * (what == "fell")
        self.tell(what, seat, NAMES[card])
        return card

    def _play(self, card: int, target: int, guess: int) -> None:
        me = self.turn
        self.hands[me].remove(card)
        self.played[me].append(card)
        self.ruled_out[me] = 1 << DUCHESS if card in (PICKPOCKET, FORGER) else 0
        for row in self.known:
            row[me] = 0 if row[me] == card else row[me]
        other = target if target != me else -1
        what = ("played", "aimed", "named")[(other >= 0) + (guess > 0)]
        self.tell(what, me, NAMES[card], other, NAMES[guess])
        if card == SHADOW:
            self.safe.append(me)
        elif card == CROWN:
            self._lose(me, "fell")
        elif target >= 0:
            self._aim(card, me, target, guess)

    def _aim(self, card: int, me: int, target: int, guess: int) -> None:
        mine, theirs = self.hands[me][0], self.hands[target][0]
        if (card == WATCHMAN and theirs == guess) or (card == PICKPOCKET and theirs == CROWN):
            self._lose(target, "fell")
        elif card == WATCHMAN:
            self.ruled_out[target] |= 1 << guess
            self.tell("missed", target)
        elif card == LOOKOUT:
            self.known[me][target] = theirs
            self.whisper("looked", me, NAMES[theirs], target)
        elif card == FENCER and mine == theirs:
            for row in self.known:
                row[me] = row[target] = mine
            self.tell("tied", me, NAMES[mine], target)
        elif card == FENCER:
            loser, winner = (me, target) if mine < theirs else (target, me)
            self.known[loser][winner] = max(mine, theirs)
            self.ruled_out[winner] |= (2 << self._lose(loser, "fell")) - 1
        elif card == PICKPOCKET:
            self._lose(target, "dropped")
            self._draw(target)
        else:
            self.hands[me], self.hands[target] = self.hands[target], self.hands[me]
            for row in (self.ruled_out, *self.known):
                row[me], row[target] = row[target], row[me]
            self.known[me][target], self.known[target][me] = mine, theirs

    def _end_turn(self) -> None:
        staying = [seat for seat in range(self.seats) if seat not in self.out]
        self.to_move = TABLE
        if self.deck and len(staying) > 1:
            self.turn = min(staying, key=lambda seat: (seat - self.turn - 1) % self.seats)
            return
        ranks = {seat: (self.hands[seat][0], sum(self.played[seat])) for seat in staying}
        winners = [seat for seat in staying if ranks[seat] == max(ranks.values())]
        for seat in winners:
            self.scores[seat] += 1
            self.tell("won", seat, NAMES[ranks[seat][0]])
        self.known = [[hand[0] if hand else 0 for hand in self.hands] for _ in self.scores]  # all lie open
        self.deck, self.turn = [], winners[0]
        self.to_move = OVER if max(self.scores) >= GOAL[self.seats] else TABLE

    def standings(self) -> list[int]:
        return self.scores

    def _hands(self, seat: int) -> tuple[tuple[int | None, ...], ...]:
        """Return the hands as a seat knows them: of each other's, it knows one card at most."""
        shown = [[one if owner == seat else None for one in hand] for owner, hand in enumerate(self.hands)]
        for owner, card in enumerate(self.known[seat]):
            if card:
                shown[owner][self.hands[owner].index(card)] = card
        return tuple(map(tuple, shown))

    def redeal(self, seat: int, rng: Rng) -> None:
        seen = self._hands(seat)
        places = [(who, at) for who, hand in enumerate(seen) for at, one in enumerate(hand) if one is None]
        pool = sorted(filter(None, [*(self.hands[who][at] for who, at in places), *self.deck, self.aside]))
        while True:
            rng.shuffle(pool)
            for (owner, at), card in zip(places, pool, strict=False):
                self.hands[owner][at] = card
            if not any(self.ruled_out[who] >> self.hands[who][at] & 1 for who, at in places if not at):
                break
        self.deck = pool[len(places) :]
        self.aside = self.deck.pop() if self.aside else 0
        for viewer in {*range(self.seats)} - {seat}:  # what else the others have seen, it doesn't know
            self.known[viewer] = [card * (at == seat) for at, card in enumerate(self.known[viewer])]

    def view(self, seat: int) -> CrownView:
        return self.show(CrownView, seat, hands=self._hands(seat), left=len(self.deck))


RULES = DeclaredRules("crown_thief", CrownState, range(2, 5))
