"""A seat's pay at the end of a round (CH-33 to CH-36), from its place and bets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.custom_heroes.rules.cards import REWARDS, ROUNDS, STAKE, START_ADVANCEMENTS
from game.custom_heroes.rules.pieces import COPIES, IN_BAG, NOBODY

if TYPE_CHECKING:
    from game.custom_heroes.rules.view import HeroesView

BAG: Final = sum(COPIES[kind] for kind in IN_BAG)  # advancements in the full bag


class Paid(NamedTuple):
    """One seat's pay for a round."""

    vp: int  # of its place, -1 for the last
    power: int
    advancements: int  # fewer than its place promises when the bag is short (CH-36)
    bets: int  # VP won with Kodora bets, or lost when below 0 (CH-34)


def paid(view: HeroesView, seat: int) -> Paid:
    """Return the pay of `seat`, which has its place in this round."""
    player = view.players[seat]
    vp, power, _ = REWARDS[view.seats][player.place - 1]
    stakes = STAKE * len(player.bets)
    drawn = advancements_drawn(view.seats, view.round)[player.place - 1]
    return Paid(vp, power, drawn, stakes if player.place == 1 else -stakes)


def advancements_drawn(seats: int, number: int) -> list[int]:
    """Return, by place, how many advancements are drawn in round `number`, from 1, while the bag has any."""
    promised = [reward[2] for reward in REWARDS[seats]]
    left = max(0, BAG - seats * START_ADVANCEMENTS[seats] - (number - 1) * sum(promised))
    drawn = []
    for count in promised:
        drawn.append(min(count, left))
        left -= drawn[-1]
    return drawn


def by_place(view: HeroesView) -> list[int]:
    """List the seats that have a place in this round, in order."""
    placed = [seat for seat in range(view.seats) if view.players[seat].place]
    return sorted(placed, key=lambda seat: view.players[seat].place)


def next_leader(view: HeroesView) -> int:
    """Return who leads the next round (CH-37, CH-40); NOBODY if the game is decided."""
    playing = finalists(view) if view.round == ROUNDS else by_place(view)
    if len(playing) == 1:
        return NOBODY
    return max(playing, key=lambda seat: view.players[seat].place)


def finalists(view: HeroesView) -> list[int]:
    """List who plays sudden death after round 6, by place; a single seat has won (CH-38, CH-39)."""
    first, *others = by_place(view)
    most = max(view.players[seat].vp for seat in others)
    if view.players[first].vp > most:
        return [first]
    return [first, *(seat for seat in others if view.players[seat].vp == most)]
