"""Laws of knowledge: nobody sees, hears or is dealt what their seat may not know."""

from __future__ import annotations

from typing import Final

import msgspec

from game.engine.contract import OVER, TABLE, State
from game.engine.events import Ended, Event, seen
from game.engine.match import take_step
from game.engine.rng import Rng
from game.laws.playthrough import Playthrough, expect

COMPARED: Final = 40  # actions of a position
DEALS: Final = 10  # determinizations of a position


def a_determinization_looks_the_same(play: Playthrough) -> None:
    """Whatever a seat can't know may change in a determinization; nothing that it sees does."""
    for state in play.positions():
        for seat in range(play.seats):
            twin = state.determinize(seat, Rng(play.step))

            expect(twin.view(seat) == state.view(seat), f"seat {seat} sees something else")
            expect(
                (twin.to_move, twin.seats) == (state.to_move, state.seats),
                f"to_move or seats differ for seat {seat}",
            )


def a_seat_may_do_the_same_in_it(play: Playthrough) -> None:
    """In its determinization the seat to move has the same actions in the same order."""
    for state in play.positions():
        for seat in range(play.seats):
            if state.to_move in {seat, TABLE}:
                twin = state.determinize(seat, Rng(play.step))

                expect(twin.legal_actions() == state.legal_actions(), f"seat {seat} has other actions")


def what_looks_the_same_is_dealt_the_same(play: Playthrough) -> None:
    """By equal chance, positions that look the same to a seat have the same determinization for it.

    So nothing that is hidden can reach a computer player, which gets nothing but determinizations.
    """
    for state in play.positions(every=4):
        for seat in range(play.seats):
            twin = state.determinize(seat, Rng(1000 + play.step)).determinize(seat, Rng(7))
            ours = state.determinize(seat, Rng(7))

            expect(twin.pack() == ours.pack(), f"something hidden reaches seat {seat}")
            expect(_views(twin) == _views(ours), f"something hidden is seen through seat {seat}")


def a_determinization_needs_chance_alone(play: Playthrough) -> None:
    """Equal chance gives equal determinizations, and as much of it is used."""
    for state in play.positions(every=5):
        for seat in range(play.seats):
            first, second = Rng(play.step), Rng(play.step)
            packed = state.determinize(seat, first).pack(), state.determinize(seat, second).pack()

            expect(packed[0] == packed[1], f"two determinizations for seat {seat} differ")
            expect(first.words() == second.words(), f"different chance was used for seat {seat}")


def a_view_says_who_looks(play: Playthrough) -> None:
    """A view names its seat, the seats and who is to move, and can't be changed."""
    for state in play.positions(every=9):
        for seat in range(play.seats):
            view = state.view(seat)

            expect((view.seat, view.seats) == (seat, play.seats), f"view({seat}) is of another seat")
            expect(view.to_move == state.to_move, f"view({seat}) has another to_move")
            expect(view == state.clone().view(seat), f"view({seat}) differs from a clone's")
            expect(view.__struct_config__.frozen, f"view({seat}) can be changed")


def events_show_no_secret(play: Playthrough) -> None:
    """What a seat is told follows from what it sees: no secret is heard that can't be seen."""
    for state, action in play.actions(every=3):
        after, events = _told(state, action)
        for seat in range(play.seats):
            twin = state.determinize(seat, Rng(play.step))
            for other in twin.legal_actions()[:COMPARED]:
                if other != action and state.to_move == seat:
                    continue  # it knows what it does itself
                seems, happened = _told(twin, other)
                if seems.view(seat) == after.view(seat):
                    expect(
                        seen(happened, seat) == seen(events, seat),
                        f"seat {seat} is told {seen(events, seat)!r:.150}, but can't see it",
                    )


def events_are_plain_data(play: Playthrough) -> None:
    """Events can be written down, name a seat or the table, and tell the end of the match last."""
    for state, action in play.actions():
        after, events = _told(state, action)

        expect(bool(msgspec.json.encode(events)), "events can't be written")
        expect(all(TABLE <= event.seat < play.seats for event in events), "an event of no seat")
        ends = [event for event in events if isinstance(event, Ended)]
        last = [Ended(TABLE, tuple(after.places()))] if after.to_move == OVER else []
        expect(ends == last == list(events[len(events) - len(last) :]), "the end is not told last, and once")


def copies_report_nothing(play: Playthrough) -> None:
    """Clones, determinizations and unpacked positions report no events, so a search pays for none."""
    for state, _ in play.actions(every=7):
        reporting = state.clone()
        reporting.events = []
        copies = (reporting.clone(), reporting.determinize(0, Rng(1)), play.rules.unpack(reporting.pack()))

        expect(all(copy.events is None for copy in copies), "a copy reports events")


def dealt_anew(play: Playthrough) -> set[int]:
    """Return the seats from which something is hidden: their determinizations deal others something else."""
    found: set[int] = set()
    for state in play.decisions(every=9):
        for seat in set(range(play.seats)) - found:
            others = [other for other in range(play.seats) if other != seat]
            twins = [state.determinize(seat, Rng(chance)) for chance in range(DEALS)]
            looks = [[twin.view(other) for other in others] for twin in twins]
            if any(look != looks[0] for look in looks):
                found.add(seat)
    return found


def _views(state: State) -> list[object]:
    return [state.view(seat) for seat in range(state.seats)]


def _told(state: State, action: int) -> tuple[State, tuple[Event, ...]]:
    """Return the position after `action`, and what happened."""
    step = take_step(state.clone(), action)
    return step.after, step.events
