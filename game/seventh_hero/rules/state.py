"""The rules of Seventh Hero (clauses SH-1 to SH-30): what may be done, and what it does.

An action ends in naming what comes next: a step of the table, a decision of a seat, or a window in which the
seats are asked for abilities, one after the other, until nobody uses any more (`ask_next`, `_go_on`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from game.engine.contract import OVER, TABLE
from game.engine.rng import Rng
from game.seventh_hero.rules import actions, cards, pieces, reasons, redeal, reports, view
from game.seventh_hero.rules.events import Asked, Cancelled, Drew, LastTurn, NobodySent, Readied
from game.seventh_hero.rules.position import Position
from game.seventh_hero.rules.reactions import replies

if TYPE_CHECKING:
    from game.engine.errors import Reason
    from game.seventh_hero.rules.view import SeventhView

TABLE_STEP: Final[list[int]] = [
    actions.DEAL,
    actions.QUEST,
    0,
    0,
    0,
    actions.BLIND,
    0,
    actions.BAR,
    actions.REVEAL,
    actions.LEAVE,
    actions.DRAW,
]  # by phase


class SeventhState(Position):
    """A position of Seventh Hero that follows the rules."""

    def legal_actions(self) -> list[int]:
        """List what may be done now."""
        if self.to_move < 0:
            return [] if self.to_move == OVER else [TABLE_STEP[self.phase]]
        seat: i64 = self.to_move
        road, reactions, me = self.road, self.reactions, self.players[seat]
        if self.phase == pieces.HOLDING:
            return road.holdings(me)
        if self.phase == pieces.REPLYING:
            return [*replies(me), actions.DECLINE]
        sends = self.phase == pieces.SENDING
        found = road.sendings(me, self.left) if sends else reactions.uses(road, seat, me, self.left)
        if reactions.outcast_goes(road, seat, me):
            found += reactions.targets(road, seat, me, cards.OUTCAST)
        if not sends:
            found.append(actions.DECLINE)
        return found

    # Doing it

    def apply(self, action: int) -> None:
        """Do one of `legal_actions()`."""
        if action >= actions.DEAL:
            self._table_step(action)
        elif action >= actions.USE or action == actions.CANCEL:
            self._use(self.to_move, action)
        elif action >= actions.HINT:
            self._hint(action - actions.HINT)
        elif action >= actions.SEND:
            self._send(action)
        elif action == actions.RECRUIT:  # before the wanderer is turned up, the others are asked (SH-25)
            if self.events is not None:
                self.events.append(reports.declared(self.road))
            self.open_window(pieces.DECLARED)
        elif action == actions.MOVE_ON:
            self._move_on()
        elif action == actions.SEND_BLIND:
            self.players[self.to_move].rule_out(self.road.asked_for())
            self._send_blind()
        elif self.phase == pieces.REPLYING:
            self._ask_for_replies()
        else:
            self._ask_next()

    def _table_step(self, action: i64) -> None:
        if action == actions.DEAL:
            self._deal()
        elif action == actions.QUEST:
            self._show_quest()
        elif action == actions.BLIND:
            self._send_blind()
        elif action == actions.BAR:
            self._move_on()
        elif action == actions.REVEAL:
            self._reveal()
        elif action == actions.LEAVE:
            self._leave()
        else:
            self._end_turn()

    # A turn begins

    def _deal(self) -> None:
        """Give each seat two different heroes and a hand (SH-2, SH-3)."""
        for player in self.players:
            while player.size() < cards.PARTY_START:
                number = self.take()
                if player.party >> number & 1:
                    self.discards[number] += 1
                else:
                    player.party |= pieces.BITS[number]
        for player in self.players:
            player.hand = [self.take() for _ in range(cards.HAND_START)]
            player.hand.sort()
        if self.events is not None:
            self.events.append(reports.dealt(self))
        self.table_moves(pieces.QUESTING)

    def _show_quest(self) -> None:
        """Turn up the quest (SH-4)."""
        hero = self.take()
        self.discards[hero] += 1
        self.road.set_quest(hero)
        if self.events is not None:
            self.events.extend(reports.quest_set(self))
        self.open_window(pieces.AFTER_QUEST)

    def _ask_leader(self) -> None:
        """Let the leader send a wanderer, or the pile where it can't (SH-5 to SH-7)."""
        road, me = self.road, self.players[self.road.leader]
        if not road.free and not road.meets_quest(me.hand):
            me.rule_out(road.asked_for())
        if road.may_send(me):
            self.decides(road.leader, pieces.SENDING)
        elif self.left:
            self.table_moves(pieces.BLINDING)
        else:
            if self.events is not None:
                self.events.append(NobodySent(road.leader))
            self._settle()

    # The wanderer

    def _send(self, action: i64) -> None:
        """Let a card of the leader's hand, or a hero of its party, set out."""
        if self.events is not None:
            self.events.extend(reports.sent(self, action))
        self.road.send(self.players[self.road.leader], action)
        self.open_window(pieces.ARRIVED)

    def _send_blind(self) -> None:
        """Let the top card of the pile set out, seen by nobody."""
        number = self.take()
        if self.events is not None:
            self.events.extend(reports.sent_blind(self, number))
        self.road.send_blind(number)
        self.open_window(pieces.ARRIVED)

    def _move_on(self) -> None:
        """Pass the wanderer to the left (SH-8)."""
        if self.events is not None:
            self.events.append(reports.passed(self.road))
        self.road.move_on()
        self.open_window(pieces.ARRIVED)

    def _hint(self, number: i64) -> None:
        """Show the leader a card, who says whether it equals the wanderer (SH-12)."""
        road = self.road
        road.hint(self.players[road.holder], number)
        if self.events is not None:
            self.events.append(Asked(road.holder, road.leader, number, number == road.number))

    def _reveal(self) -> None:
        """Turn the wanderer up: it joins the party, or goes with its double (SH-10, SH-27)."""
        road, me = self.road, self.players[self.road.holder]
        fate: i64 = pieces.JOINED
        if me.party & pieces.BITS[road.number]:
            me.lose_hero(road.number)
            me.eliminated.append(road.number)
            fate = pieces.PAIRED
        else:
            me.party |= pieces.BITS[road.number]
        if self.events is not None:
            self.events.append(reports.revealed(self))
        road.turn_up(fate, self.players[road.leader])
        if me.size() == cards.WINNING:
            self.winner = road.holder
            road.end()
            self.to_move = OVER
        else:
            self._settle()

    def _leave(self) -> None:
        """Let the wanderer go: nobody may recruit it (SH-20)."""
        if self.events is not None:
            self.events.append(reports.leaving(self.road))
        if self.road.openly:
            self.discards[self.road.number] += 1
        else:
            self.road.bury(self.players[self.road.leader])
        self._settle()

    def _settle(self) -> None:
        """The wanderer is settled; a last window, then the turn ends (SH-11, SH-25)."""
        self.road.end()
        self.open_window(pieces.SETTLED)

    def _end_turn(self) -> None:
        """Let the leader draw, and the next one lead; the game ends with the pile (SH-11, SH-28)."""
        seat: i64 = self.road.leader
        card: i64 = self.take() if self.left else pieces.NO_HERO
        if card:
            self.players[seat].add_card(card)
        if self.left:
            self.road.leader = self.road.left_of(seat)
            self.table_moves(pieces.QUESTING)
        else:
            self.to_move = OVER
        if self.events is not None:
            self.events.append(reports.turn_ended(self, seat, card))

    # Abilities (SH-15 to SH-26)

    def open_window(self, window: i64) -> None:
        """Ask all seats but the holder, clockwise from the leader, whether they use an ability (SH-25)."""
        self.reactions.open(window)
        self._ask_next()

    def _ask_next(self) -> None:
        """Ask the next seat that could use something, or go on."""
        seat = self.reactions.next_user(self.road, self.players, self.left)
        if seat == pieces.NOBODY:
            self._go_on()
        else:
            self.decides(seat, pieces.ASKING)

    def _go_on(self) -> None:
        """Go on after a window in which nobody uses anything (more)."""
        road, window = self.road, self.reactions.window
        if window == pieces.AFTER_QUEST:
            self._ask_leader()
        elif window == pieces.SETTLED:
            self.table_moves(pieces.DRAWING)
        elif road.is_barred(road.holder):
            self.table_moves(pieces.LEAVING if road.leaves() else pieces.BARRING)
        elif window == pieces.DECLARED or road.holder == road.leader:
            self.table_moves(pieces.REVEALING)
        else:
            self.decides(road.holder, pieces.HOLDING)

    def _use(self, seat: i64, action: i64) -> None:
        """Turn a hero; before it takes effect, others may cancel it (SH-15, SH-26)."""
        me = self.players[seat]
        if self.events is not None:
            self.events.append(reports.used(self.road, self.reactions, seat, action))
        me.used |= pieces.BITS[actions.hero_of(action)]
        if action >= actions.USE_OUTCAST and self.reactions.window == pieces.AFTER_QUEST:
            me.rule_out(self.road.asked_for())  # or the Outcast could not be about to be sent (SH-6)
        self.reactions.push(seat, action)
        self._ask_for_replies()

    def _ask_for_replies(self) -> None:
        """Ask the next seat that could cancel the use declared last, or let it take effect."""
        stack = self.reactions.stack
        while stack:
            other = self.reactions.next_replier(self.road, self.players)
            if other != pieces.NOBODY:
                self.decides(other, pieces.REPLYING)
                return
            seat: i64 = stack[-3]
            action: i64 = stack[-2]
            self.reactions.pop()
            if action == actions.CANCEL:
                if self.events is not None:
                    self.events.append(Cancelled(seat, stack[-3], actions.hero_of(stack[-2])))
                self.reactions.pop()
            elif stack:  # a Chieftain in reply: its seat is asked once more, now that she is ready
                self.players[seat].used &= ~pieces.BITS[cards.SHIELD_MAIDEN]
                stack[-1] -= 1
                if self.events is not None:
                    self.events.append(Readied(seat, cards.SHIELD_MAIDEN))
            else:
                self._take_effect(seat, action)
                return
        self.open_window(self.reactions.window)

    def _take_effect(self, seat: i64, action: i64) -> None:
        """Let a use that nobody cancelled work, and ask everybody again."""
        if self.events is not None:
            self.events.extend(reports.worked(self.road, self.reactions, seat, action))
        if action == actions.USE + cards.WYRMSLAYER:
            self.discards[self.road.number] += 1
            self.road.turn_up(pieces.SLAIN, self.players[self.road.leader])
            self._settle()
            return
        if action >= actions.USE_OUTCAST:
            self.road.bar(action - actions.USE_OUTCAST)
        elif action >= actions.USE_CHIEFTAIN:
            self.players[seat].used &= ~pieces.BITS[action - actions.USE_CHIEFTAIN]
        elif action == actions.USE + cards.ORACLE:
            self.road.knowers |= pieces.BITS[seat]
        elif action == actions.USE + cards.TALE_WEAVER:
            self.road.free = 1
        else:
            self._draw_two(seat)
        self.open_window(self.reactions.window)

    def _draw_two(self, seat: i64) -> None:
        """Let a Forest Strider draw two cards, or the last one (SH-23)."""
        drawn: list[int] = []
        for _ in range(min(2, self.left)):
            card: i64 = self.take()
            self.players[seat].add_card(card)
            drawn.append(card)
        if self.events is not None:
            drawn.sort()
            self.events.append(Drew(seat, tuple(drawn)))
            if drawn and not self.left:
                self.events.append(LastTurn(TABLE))

    # What people and programs ask about it

    def clone(self) -> SeventhState:
        """Return an independent copy."""
        twin = SeventhState(self.seats)
        twin.chance = self.chance.clone()
        twin.to_move = self.to_move
        twin.players = [player.clone() for player in self.players]
        twin.pile = self.pile[:]
        twin.left = self.left
        twin.discards = self.discards[:]
        twin.phase = self.phase
        self.road.copy_to(twin.road)
        self.reactions.copy_to(twin.reactions)
        twin.winner = self.winner
        twin.copies = self.copies
        return twin

    def determinize(self, seat: int, rng: Rng) -> SeventhState:
        """Deal anew what `seat` can't know, so that it agrees with all it does (SH-30)."""
        twin = self.clone()
        redeal.redeal(twin, seat, rng)
        return twin

    def view(self, seat: int) -> SeventhView:
        """Return all that `seat` may know (SH-30)."""
        return view.view(self, seat)

    def notation(self, action: int) -> str:
        """Write an action: "send 4", "use outcast on 2"."""
        return actions.write(action)

    def read(self, text: str) -> int:
        """Read what `notation` wrote; raise UnknownText for anything else."""
        return actions.read(text, self.seats)

    def why_not(self, action: int) -> Reason:
        """Tell which clause forbids `action` now."""
        return reasons.why_not(self.view(self.to_move if self.to_move >= 0 else self.road.leader), action)
