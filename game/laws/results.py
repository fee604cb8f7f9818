"""Laws of setup and results: a match begins with what the rules offer, ends, and adds up."""

from __future__ import annotations

from game.engine.errors import BadSetup
from game.engine.options import checked_options
from game.engine.rng import SEED_LIMIT
from game.laws.playthrough import Playthrough, expect, variants

NEARLY = 1e-6


def every_match_ends(play: Playthrough) -> None:
    """Every match ends, even if everybody does just anything."""
    play.step = len(play.turns) - 1
    expect(play.ended, "it does not end" if play.last.legal_actions() else "nothing can be done")


def places_and_returns_agree(play: Playthrough) -> None:
    """Returns add up to 1 and go to first places; equal places have equal returns; places are ranks."""
    if not play.ended:
        return
    places, returns = play.last.places(), play.last.returns()
    play.step = len(play.turns) - 1
    told = f"places {places}, returns {returns}"

    expect(len(places) == len(returns) == play.seats, f"not one for each seat: {told}")
    expect(abs(sum(returns) - 1) < NEARLY, f"returns don't add up to 1: {told}")
    for place, share in zip(places, returns, strict=True):
        expect((place == 1) == (share > 0), f"returns don't go to the first places: {told}")
    expect(len(set(zip(places, returns, strict=True))) == len(set(places)), f"equal places differ: {told}")
    ranks = [1 + sum(other < place for other in places) for place in places]
    expect(ranks == places, f"places are no ranks: {told}")


def places_are_shown_at_the_end(play: Playthrough) -> None:
    """Views show the finishing places when the match is over, and none before."""
    for state in play.positions():
        over = play.ended and state is play.last
        shown = state.view(0).places
        expect(shown == (tuple(state.places()) if over else ()), f"the view shows places {shown}")


def setup_takes_what_is_offered(play: Playthrough) -> None:
    """Offered seats, seeds and options set up a match; all others raise BadSetup."""
    rules, seats = play.rules, play.seats
    for chosen in variants(rules, seats):
        state = rules.setup(seats, SEED_LIMIT - 1, chosen)
        expect(state.seats == seats, f"{seats} seats are set up as {state.seats}")
        expect(checked_options(rules, chosen).keys() >= chosen.keys(), f"{chosen} can't be read back")
    refused: list[tuple[int, int, dict[str, object]]] = [
        (rules.seats[0] - 1, 1, {}),
        (rules.seats[-1] + 1, 1, {}),
        (seats, -1, {}),
        (seats, SEED_LIMIT, {}),
        (seats, 1, {"no such option": 1}),
    ]
    refused += [(seats, 1, {option.name: "no such value"}) for option in rules.options if not option.check]
    for asked in refused:
        expect(_is_refused(play, asked), f"setup accepts seats, seed, options {asked}")


def _is_refused(play: Playthrough, asked: tuple[int, int, dict[str, object]]) -> bool:
    try:
        play.rules.setup(*asked)
    except BadSetup:
        return True
    return False
