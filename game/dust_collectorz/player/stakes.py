"""The value of playing a whole set in Dust Collectorz, in points of lead gained."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from game.dust_collectorz.player.sides import (
    average,
    bonus,
    cancel,
    extra,
    held,
    held_of,
    meddles,
    points_of,
    snipe,
)
from game.dust_collectorz.player.worth import DEFENCE, HELD, INITIATIVE, SCORED
from game.dust_collectorz.rules import actions as do
from game.dust_collectorz.rules import values
from game.dust_collectorz.rules.battle.state import BattleState
from game.dust_collectorz.rules.cards import abilities
from game.dust_collectorz.rules.cards.facts import ABILITY, ABILITY_STAT, NO_TRIBE, TRIBE
from game.dust_collectorz.rules.laid import NO_CARDS, Laid
from game.dust_collectorz.rules.pieces import KIND, NOBODY, NONE, PRIMARY, SUPPORT, TEAM

# chance that a card this many halves short of the attack still beats it, with a support
NEAR: Final[vec[float]] = vec[float]([0.66, 0.62, 0.58, 0.5, 0.42, 0.32, 0.22, 0.15, 0.1, 0.06, 0.04, 0.02])
FAR: Final[i64] = 12
THROWN: Final = 0.3  # points by which a loser's discarded extra cards exceed their cost to the loser


class Stakes:
    """The table before a set is played, as its seat sees it."""

    __slots__ = (
        "at_stake",
        "attack",
        "cost",
        "less",
        "one",
        "own",
        "plain",
        "pools",
        "rivals",
        "seat",
        "share",
        "standing",
        "state",
        "sure",
        "tribe",
        "two",
    )

    def __init__(self, state: BattleState, seat: i64) -> None:
        """Analyse the position of the seat to move."""
        self.state = state
        self.seat: i64 = seat
        self.attack = state.clash.attack
        self.plain = Laid(seat)  # the set being laid, as it will be on the table
        self.tribe: i64 = NO_TRIBE  # that it counts as
        self.own: float = 0.0  # its points,
        self.cost: float = 0.0  # and what its cards are worth unplayed
        self.one: i64 = NONE  # the kinds of its announced abilities
        self.two: i64 = NONE
        self.share: float = 1.0  # cost of a rival's point
        if state.mode != TEAM and state.seats > 2:
            self.share = 1.0 / float(state.seats - 1)
        self.standing: i64 = 0  # the attack's value, as last compared
        self.less = False
        self.at_stake: float = 0.0  # points on the table
        for laid in state.round.beaten:
            self.at_stake += points_of(laid)
        self.at_stake += points_of(state.clash.attack)
        self.rivals = rivals(state, seat)
        self.pools: list[list[int]] = []  # by rival and tribe: what its hidden cards may be
        self.sure: list[list[int]] = []  # and what it certainly has
        for rival in self.rivals:
            self.add_pools(rival)
        if self.attack.seat != NOBODY:
            self.less = state.behind(seat, self.attack.seat)
        elif self.rivals:
            self.less = state.behind(seat, self.rivals[0])

    def add_pools(self, rival: i64) -> None:
        """Group a rival's possible cards by tribe."""
        player = self.state.players[rival]
        base: i64 = len(self.pools)
        for _ in range(NO_TRIBE + 1):
            self.pools.append([])
            self.sure.append([])
        for kind in player.deck:
            self.pools[base + TRIBE[kind]].append(kind)
        for kind in player.hand:
            self.pools[base + TRIBE[kind]].append(kind)
        for kind in player.overflow:
            self.sure[base + TRIBE[kind]].append(kind)

    def of(self, action: i64) -> float:
        """Return the value of the last step of the current set."""
        verb: i64 = action - action % do.VERB
        if verb == do.ATTACK:
            return self.of_attack(action % do.VERB // do.FIRST, action % do.FIRST)
        if verb == do.ANSWER:
            return self.of_answer(action % do.VERB // do.FIRST - 1)
        if verb == do.TRAP:
            return self.of_trap((action % do.VERB // do.FIRST) & KIND)
        if verb == do.FORFEIT:
            kind = (action % do.VERB // do.FIRST) & KIND
            return -HELD[kind] - self.share * (SCORED[kind] + self.at_stake)
        if verb == do.STAND:
            return -self.at_stake * self.share * 0.5
        return 0.0

    def look(self) -> None:
        """Look at the set being laid."""
        build = self.state.build
        plain = self.plain
        plain.primary = NONE if build.primary == NONE else build.primary & KIND
        plain.counter = NONE if build.counter == NONE else build.counter & KIND
        plain.supports = [ref & KIND for ref in build.supports] if build.supports else NO_CARDS
        plain.using = build.using
        plain.helper = build.helper
        self.tribe = build.tribe()
        self.own = points_of(plain)
        self.one = plain.live_primary()
        self.two = plain.live_support()
        self.cost = cost(build)

    def limit(self) -> float:
        """Return what the current set is worth at most, because its value is linear in its chance to win."""
        won: float = self.at_stake + self.own + THROWN * float(len(self.rivals)) + INITIATIVE
        lost: float = self.share * (self.at_stake + self.own) - self.rescued()
        return max(won + self.extras(1.0), self.extras(0.0) - lost) - self.cost

    # An attack

    def of_attack(self, stat: i64, target: i64) -> float:
        """Return the value of the current attack in a stat."""
        halves = self.attack_halves(stat)
        holds: float = 1.0
        for place in range(len(self.rivals)):
            if target == 0 or self.rivals[place] == target - 1:
                holds *= self.holds(place, self.tribe, stat, halves)
        own = self.own
        mine: float = self.at_stake + own + THROWN * float(len(self.rivals)) + INITIATIVE
        lost: float = self.share * (self.at_stake + own)
        return holds * mine - (1.0 - holds) * lost - self.cost + self.extras(holds)

    def attack_halves(self, stat: i64) -> i64:
        """Return, in halves, the current attack's value in a stat, with its abilities."""
        value = values.worth(self.plain, NO_FOE, stat, values.NO_BOOK, defends=False, behind=self.less)
        return 2 * value + bonus(self.one, stat) + bonus(self.two, stat)

    def holds(self, place: i64, tribe: i64, stat: i64, halves: i64) -> float:
        """Estimate the chance that a rival can't beat an attack of a tribe and a value."""
        player = self.state.players[self.rivals[place]]
        base: i64 = place * (NO_TRIBE + 1)
        count: i64 = len(player.deck) + len(player.hand)
        if count == 0 and not player.overflow:
            return 1.0
        beaters: float = 0.0
        passes: float = 1.0
        near: i64 = 0
        for turn in range(2):
            other = (tribe + 4) % 5 if turn == 0 else (tribe + 1) % 5
            wheel: i64 = 2 if turn == 0 else -2
            near += len(self.pools[base + other]) + len(self.sure[base + other])
            for kind in self.pools[base + other]:
                beaters += beats(halves - DEFENCE[4 * kind + stat] - wheel)
            for kind in self.sure[base + other]:
                passes *= 1.0 - beats(halves - DEFENCE[4 * kind + stat] - wheel)
        if near == 0:
            return 1.0
        if count > 0:
            rate: float = beaters / float(count)
            for _ in range(len(player.hand)):
                passes *= 1.0 - rate
        return passes

    def extras(self, wins: float) -> float:
        """Return the gain from the current set's abilities besides value."""
        return extra(self.one, wins) + extra(self.two, wins)

    # An answer

    def of_answer(self, named: i64) -> float:
        """Return the value of the current answer."""
        margin = self.margin(named)
        own = self.own
        if margin >= 0:
            stays = self.stays(self.tribe, 2 * (self.standing + margin))
            mine = self.at_stake + own + INITIATIVE + THROWN * float(len(self.rivals))
            gone: float = self.share * (self.at_stake + own)
            return stays * mine - (1.0 - stays) * gone - self.cost + self.extras(stays)
        lost: float = self.share * (self.at_stake + own) - self.rescued()
        return -lost - self.cost + self.extras(0.0)

    def rescued(self) -> float:
        """Return what the current set doesn't lose because of its counter."""
        counter = self.plain.counter
        if counter == NONE or ABILITY[counter] != abilities.RESCUE:
            return 0.0
        return self.own * self.share + 0.9 * held_of(self.plain)

    def stays(self, tribe: i64, halves: i64) -> float:
        """Estimate the chance that no later answer beats one of a tribe and a value (DC-24)."""
        if self.state.mode == TEAM:
            return 1.0
        chance: float = 1.0
        for place in range(len(self.rivals)):
            chance *= self.holds(place, tribe, self.state.clash.stat, halves)
        return chance

    def margin(self, named: i64) -> i64:
        """Return the margin of the current answer over the attack; negative: it loses."""
        state = self.state
        laid = self.plain
        foe = state.clash.attack
        if foe.primary == NONE or foe.void:
            return 9
        if meddles(laid) or meddles(foe):
            laid = laid.clone()
            foe = foe.clone()
            if laid.counter != NONE and ABILITY[laid.counter] == abilities.NULLIFY and not foe.shielded():
                foe.cancelled = PRIMARY | SUPPORT
            cancel(foe, laid.total(abilities.CANCEL), state.clash.stat)
            cancel(laid, foe.total(abilities.CANCEL), state.clash.stat)
            stat = self.clash_stat(laid, foe, named)
            snipe(foe, laid.total(abilities.SNIPE), stat)
            snipe(laid, foe.total(abilities.SNIPE), stat)
        else:
            stat = self.clash_stat(laid, foe, named)
        mine = values.worth(laid, foe, stat, values.NO_BOOK, defends=True, behind=self.less)
        theirs = values.worth(foe, laid, stat, values.NO_BOOK, defends=False, behind=False)
        self.standing = theirs
        if mine == theirs and foe.has(abilities.TIEBREAKER) and not laid.has(abilities.TIEBREAKER):
            return -1
        return mine - theirs

    def clash_stat(self, laid: Laid, foe: Laid, named: i64) -> i64:
        """Return the stat of the clash."""
        stat: i64 = self.state.clash.stat
        if foe.has(abilities.LOCK):
            return stat
        if named >= 0:
            return named
        for kind in (laid.live_primary(), laid.live_support()):
            if kind != NONE and ABILITY[kind] == abilities.TWIST:
                stat = ABILITY_STAT[kind]
        return stat

    # A trap

    def of_trap(self, kind: i64) -> float:
        """Return the value of a trap: the attack stops, and its owner wins the round."""
        attack = self.attack
        ability = ABILITY[kind]
        others = self.at_stake - points_of(attack)
        worth: float = others + INITIATIVE - HELD[kind]
        if ability == abilities.TRAP_CAPTURE:
            return worth + points_of(attack)
        held = held_of(attack)
        if ability == abilities.TRAP_STACK:
            return worth + points_of(attack) - SCORED[attack.primary] - self.share * HELD[attack.primary]
        if ability == abilities.TRAP_DESTROY:
            most: float = HELD[attack.primary]
            for support in attack.supports:
                most = max(most, HELD[support])
            return worth - self.share * (held - most)
        return worth - self.share * held * 0.9 + average(self.state, attack.seat) * (1.0 + self.share)


NO_FOE: Final = Laid(NOBODY)


def cost(build: Laid) -> float:
    """Return the value of a set's cards unplayed."""
    total: float = 0.0
    for ref in build.supports:
        total += HELD[ref & KIND]
    total += held(build.primary)
    total += held(build.counter)
    return total + held(build.price) + held(build.support_price)


def beats(missing: i64) -> float:
    """Return the chance that a card this many halves short, if it is in hand, can beat a value."""
    if missing <= 0:
        return 1.0
    return NEAR[missing - 1] if missing <= FAR else 0.0


def rivals(state: BattleState, seat: i64) -> list[int]:
    """List the seats that may still beat what `seat` plays this round."""
    if state.mode == TEAM:
        return [(seat + 1) % 4, (seat + 3) % 4]
    found: list[int] = []
    answered = state.round.answered + (1 if seat != state.attacker and state.to_move == seat else 0)
    for turn in range(answered, state.seats - 1):
        other = (state.attacker + 1 + turn) % state.seats
        if other != seat:
            found.append(other)
    return found
