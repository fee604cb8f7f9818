"""Checks the laws on a game: all of them in many matches, or a first look at the start of one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from game.laws import actions, copies, knowledge, results
from game.laws.playthrough import LawBroken, Playthrough
from game.plugins import place_of

if TYPE_CHECKING:
    from game.engine.contract import Rules

Law = Callable[[Playthrough], None]
"""Raises LawBroken; its docstring says what holds."""

LAWS: Final[tuple[Law, ...]] = (
    results.setup_takes_what_is_offered,
    results.every_match_ends,
    results.places_and_returns_agree,
    results.places_are_shown_at_the_end,
    actions.listed_once_in_order,
    actions.always_something_to_do,
    actions.a_match_accepts_what_is_legal,
    actions.a_match_refuses_the_rest,
    actions.notation_reads_back,
    actions.notation_shows_no_secret,
    actions.nonsense_is_refused,
    copies.the_same_seed_is_the_same_match,
    copies.asking_changes_nothing,
    copies.a_clone_is_independent,
    copies.the_original_leaves_its_copies_alone,
    copies.copies_meet_the_same_chance,
    copies.packing_keeps_everything,
    copies.only_packed_bytes_unpack,
    copies.a_match_reads_back,
    knowledge.a_determinization_looks_the_same,
    knowledge.a_seat_may_do_the_same_in_it,
    knowledge.what_looks_the_same_is_dealt_the_same,
    knowledge.a_determinization_needs_chance_alone,
    knowledge.a_view_says_who_looks,
    knowledge.events_show_no_secret,
    knowledge.events_are_plain_data,
    knowledge.copies_report_nothing,
)
SEEDS: Final = 8  # matches for each number of seats
FIRST_STEPS: Final = 5  # of the match that a first look plays
TOLD_LIMIT: Final = 300  # characters


class Verdict(NamedTuple):
    """Whether a game obeys a law."""

    law: str  # what holds
    trouble: str = ""  # what doesn't, and where; "" if it obeys


def law_name(law: Law) -> str:
    """Return what a law says, in one line."""
    return (law.__doc__ or law.__name__.replace("_", " ").capitalize()).partition("\n")[0].rstrip(".:")


def check_laws(rules: Rules, seeds: int = SEEDS) -> Iterator[Verdict]:
    """Check each law in `seeds` matches for each number of seats; stop a law at the first offence."""
    plays, trouble = _played(rules, [(seats, seed) for seats in rules.seats for seed in range(seeds)])
    yield Verdict("A match can be played by chance", trouble)
    if not trouble:
        yield from (verdict_on(law, plays) for law in LAWS)


def first_look(rules: Rules) -> Verdict | None:
    """Check the laws in the first steps of one match, within a moment; return the first broken one."""
    plays, trouble = _played(rules, [(rules.seats[-1], 0)], FIRST_STEPS)
    if trouble:
        return Verdict("A match can be played by chance", trouble)
    laws = (law for law in LAWS if law is not results.every_match_ends)
    return next((verdict for law in laws if (verdict := verdict_on(law, plays)).trouble), None)


def _played(
    rules: Rules, asked: list[tuple[int, int]], limit: int | None = None
) -> tuple[list[Playthrough], str]:
    """Play matches by chance; also return why one can't be played, with seats and seed."""
    plays: list[Playthrough] = []
    for seats, seed in asked:
        try:
            plays.append(
                Playthrough(rules, seats, seed) if limit is None else Playthrough(rules, seats, seed, limit)
            )
        except Exception as error:  # noqa: BLE001 - whatever the game raises is the finding
            return plays, f"{_told(error)} ({seats} seats, seed {seed})"
    return plays, ""


def verdict_on(law: Law, plays: Iterable[Playthrough]) -> Verdict:
    """Check one law in several matches, up to the first offence."""
    for play in plays:
        play.step = 0
        try:
            law(play)
        except Exception as error:  # noqa: BLE001 - an error breaks a law as well
            return Verdict(law_name(law), f"{_told(error)} ({play.place})")
    return Verdict(law_name(law))


def _told(error: Exception) -> str:
    broken = isinstance(error, LawBroken)
    told = str(error) if broken else f"{type(error).__name__}: {error}"
    return " ".join(told.split())[:TOLD_LIMIT] + ("" if broken else place_of(error))
