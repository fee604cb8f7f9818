"""Results of the daily deal as lines, true ones and forged ones; and the tries on the disk."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from functools import cache
from pathlib import Path

import msgspec
import pytest

from ai.daily.deal import EDITION, deal_of
from game.engine.match import Match
from saves.daily.line import Content, is_line, read_line, to_line
from saves.daily.proof import Proof, prove
from saves.daily.tries import FOLDER, YEAR, Tries, day_of, read_place
from saves.disk.lock import FolderLock
from saves.disk.notices import SaveError, SaveTooNew
from saves.matches.header import Player
from saves.matches.letters import from_letters, to_letters
from saves.matches.match_file import SavedMatch
from tests.ai.daily import played, simple

SATURDAY = date(2026, 11, 28)  # Splendor, whose matches are short
DAY = timedelta(days=1)


@cache
def finished() -> Match:
    """A finished match of that day."""
    return played(deal_of(SATURDAY))


def line() -> str:
    """Its result."""
    return to_line(deal_of(SATURDAY), finished())


def forged(change: Callable[[Content], Content]) -> str:
    """The result with other content, and a checksum that is right."""
    content = msgspec.json.decode(from_letters(line().partition("-")[2], "x"), type=Content)
    return f"HTD1-{to_letters(msgspec.json.encode(change(content)))}"


def with_record(**changes: object) -> str:
    """The result with another record of the match."""
    return forged(
        lambda one: msgspec.structs.replace(one, record=msgspec.structs.replace(one.record, **changes))
    )


def refusal(text: str, today: date = SATURDAY) -> str:
    """The code of the reason why a result is refused."""
    with pytest.raises(SaveError) as caught:
        prove(text, today)
    return caught.value.notice.code


# Lines


def test_a_true_result_is_proved() -> None:
    """With words before it, and as a mail program has broken it."""
    text = f"Herotable daily deal, 28 Nov 2026: won\n{line()[:50]}\r\n  {line()[50:]}\n"
    assert is_line(text)
    claim = prove(text, SATURDAY)
    assert claim.deal == deal_of(SATURDAY)
    assert claim.match.decisions == finished().decisions
    assert claim.place == finished().state.places()[claim.deal.seat]


def test_a_result_from_where_the_day_began_earlier_is_read() -> None:
    """At the other end of the world it is tomorrow already."""
    assert read_line(line(), SATURDAY - DAY).deal.day == SATURDAY
    assert refusal(line(), SATURDAY - 2 * DAY) == "daily_future"


def test_another_decision_of_a_rival_is_named() -> None:
    """Somebody let a rival play badly: its first decision that differs is told."""
    deal = deal_of(SATURDAY)
    match = deal.match()
    wrong = 0
    while not match.over:
        number = len(match.decisions)
        if match.state.to_move == deal.seat or wrong or number >= len(finished().decisions):
            match.play(simple(match))
            continue
        theirs = match.state.read(finished().decisions[number])
        others = [action for action in match.state.legal_actions() if action != theirs]
        wrong = number + 1 if number > 8 and others else 0
        match.play(others[0] if wrong else theirs)
    with pytest.raises(SaveError) as caught:
        prove(to_line(deal, match), SATURDAY)
    assert caught.value.notice.code == "daily_decision"
    assert caught.value.notice.facts["number"] == wrong


@pytest.mark.parametrize(
    ("forge", "code"),
    [
        (lambda: with_record(seed=1), "daily_other_deal"),
        (lambda: with_record(options={"undo": True}), "daily_other_deal"),
        (lambda: with_record(game="custom_heroes"), "daily_other_deal"),
        (lambda: with_record(game="chess"), "unknown_game"),
        (lambda: with_record(revision=99), "rules_too_new"),
        (lambda: with_record(decisions=finished().decisions[:-1]), "daily_unfinished"),
        (lambda: with_record(decisions=("cheat", *finished().decisions)), "illegal_decision"),
        (lambda: with_record(decisions=(*finished().decisions, "more")), "illegal_decision"),
        (lambda: forged(lambda one: msgspec.structs.replace(one, places=one.places[::-1])), "daily_places"),
        (lambda: forged(lambda one: msgspec.structs.replace(one, places=(1,))), "daily_places"),
        (lambda: forged(lambda one: msgspec.structs.replace(one, edition=EDITION + 1)), "daily_edition"),
        (
            lambda: forged(lambda one: msgspec.structs.replace(one, day=SATURDAY - 4 * DAY)),
            "daily_other_deal",
        ),
        (lambda: forged(lambda one: msgspec.structs.replace(one, day=date(1, 1, 1))), "misshapen"),
        (lambda: forged(lambda one: msgspec.structs.replace(one, day=date(9999, 12, 31))), "misshapen"),
        (lambda: f"HTD1-{to_letters(b'{}')}", "misshapen"),
        (lambda: f"HTD1-{to_letters(b'x' * (5 << 20))}", "too_large"),
        (lambda: "HTD1-" + "A" * (2 << 20), "too_large"),
        (lambda: line()[:-4], "altered"),
        (lambda: line()[:5] + "B" + line()[6:], "altered"),
        (lambda: "HTD1-A", "cut_short"),
        (lambda: "HTD2" + line()[4:], "too_new"),
        (lambda: line() + " and so on!", "daily_no_line"),
        (lambda: "HT1-abc", "daily_no_line"),
        (lambda: "", "daily_no_line"),
    ],
)
def test_a_forged_result_is_refused_with_the_reason(forge: Callable[[], str], code: str) -> None:
    """Each forgery, however well made, says what is wrong."""
    assert refusal(forge()) == code


def test_a_newer_edition_asks_for_a_newer_program() -> None:
    """It is no forgery; an older one can't be compared any more, either."""
    with pytest.raises(SaveTooNew):
        read_line(forged(lambda one: msgspec.structs.replace(one, edition=EDITION + 1)), SATURDAY)


def test_a_proof_goes_on_step_by_step() -> None:
    """The same question until it is answered; the share of the match grows."""
    proof = Proof(read_line(line(), SATURDAY))
    asked = proof.next()
    assert asked is not None
    assert proof.next() == asked
    before = proof.share
    number = len(proof._replay.decisions)
    proof.answer(proof._replay.state.read(finished().decisions[number]))
    assert proof.next() != asked
    assert proof.share > before


# Tries


def saved(match: Match) -> SavedMatch:
    """A match with its players."""
    names = [Player("Ann", 0), Player("Vega", 1, "computer", 4), Player("Orion", 2, "computer", 3)]
    return SavedMatch(match, tuple(names[: match.seats]))


def begun(tries: Tries, day: date) -> str:
    """Begin the try of a day."""
    return tries.begin(deal_of(day), saved(deal_of(day).match()))


def test_a_try_is_on_the_disk_before_a_card_is_seen(tmp_path: Path) -> None:
    """Another program finds it at once, and it counts there, too."""
    tries = Tries(tmp_path)
    name = begun(tries, SATURDAY)
    assert (tmp_path / FOLDER / name).is_file()
    assert not Tries(tmp_path).may_begin(SATURDAY)
    assert tries.open(SATURDAY).saved.match.decisions == ()
    tries.close()


def test_a_day_counts_once_whatever_the_clock_says(tmp_path: Path) -> None:
    """Neither the same day again, nor one before it; a later one does."""
    tries = Tries(tmp_path)
    begun(tries, SATURDAY)
    for day in (SATURDAY, SATURDAY - DAY, SATURDAY - 30 * DAY):
        assert not tries.may_begin(day)
        with pytest.raises(LookupError):
            begun(tries, day)
    assert tries.may_begin(SATURDAY + DAY)
    tries.close()


def test_a_wrong_clock_does_not_bar_the_days_for_years(tmp_path: Path) -> None:
    """It once said 2999, and a try was begun then."""
    tries = Tries(tmp_path)
    begun(tries, date(2999, 1, 1))
    assert tries.may_begin(SATURDAY)
    assert not tries.may_begin(date(2999, 1, 1))
    assert not tries.may_begin(date(2999, 1, 1) - YEAR)
    tries.close()


def test_a_damaged_try_stays_counted(tmp_path: Path) -> None:
    """Its day is in its name; it opens from an older copy, or says why not."""
    tries = Tries(tmp_path)
    name = begun(tries, SATURDAY)
    tries.close()
    (tmp_path / FOLDER / name).write_bytes(b"\0" * 100)
    again = Tries(tmp_path)
    assert not again.may_begin(SATURDAY)
    with pytest.raises(SaveError):
        again.open(SATURDAY)
    again.close()


def test_a_try_that_cannot_be_saved_is_not_begun(tmp_path: Path) -> None:
    """Another program uses the folder: it says so, and the day is still free."""
    (tmp_path / FOLDER).mkdir()
    other = FolderLock(tmp_path / FOLDER)
    assert other.take()
    tries = Tries(tmp_path)
    with pytest.raises(SaveError) as caught:
        begun(tries, SATURDAY)
    assert caught.value.notice.code == "in_use"
    assert tries.may_begin(SATURDAY)
    tries.close()
    other.release()


def test_the_place_of_a_finished_try_is_read(tmp_path: Path) -> None:
    """From its match; nothing of one that goes on, or of another edition."""
    tries = Tries(tmp_path)
    name = tries.begin(deal_of(SATURDAY), saved(finished()))
    tries.finish(SATURDAY)
    assert tries.days[SATURDAY].over
    assert read_place(tmp_path / FOLDER / name, SATURDAY) == finished().state.places()[deal_of(SATURDAY).seat]
    other = begun(tries, SATURDAY + DAY)
    assert read_place(tmp_path / FOLDER / other, SATURDAY + DAY) == 0
    assert read_place(tmp_path / "missing.save", SATURDAY) == 0
    tries.close()
    assert Tries(tmp_path).days[SATURDAY].over


@pytest.mark.parametrize("name", ["2026-13-45-x.save", "20261128-x.save", "2026-11-28.save", "notes.txt"])
def test_other_files_are_no_tries(name: str) -> None:
    """Whatever else lies in the folder."""
    assert day_of(name) is None
