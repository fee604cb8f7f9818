"""Deals played again: repeatable, never by the clock; and the files of rated ones."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ai.deals.__main__ import main
from ai.deals.deal import PERSON, STRONGEST, Deal, again, won_by
from ai.deals.playing import SIMULATIONS, DealTask, fixed_player, share_won
from ai.deals.rated import DealsFile, RatedDeal, RatedTable, deals_of, decoded, encoded, kind_of, sure_share
from ai.deals.rating import Tries, first_seat, play
from ai.players.between import BetweenPlayer
from ai.players.searching import SearchPlayer
from ai.worker.client import Worker
from ai.worker.messages import Answer, Failed, deal_request
from game import compiled
from game.engine.errors import BadSetup
from game.engine.match import Match
from game.registry import GAMES, rules_of
from saves.disk.notices import SaveDamaged, SaveTooNew
from tests.ai.tables import EVERY_TABLE

PLAYS = pytest.mark.skipif(not compiled(), reason="the same uncompiled takes twenty times as long")
QUICK = ("squire", "knight", "squire", "knight", "squire", "knight")
RATED = [game for game in GAMES if deals_of(game) is not None]


def quick(table: tuple[str, int, str]) -> Deal:
    """A deal among levels that don't search."""
    game, seats, mode = table
    return Deal(game, seats, 6, seats - 1, QUICK[:seats], (("mode", mode),) if mode else ())


@EVERY_TABLE
def test_a_try_is_repeatable_in_every_game(table: tuple[str, int, str]) -> None:
    """Equal numbers go alike; everybody's shares are the result of a match that ended."""
    deal = quick(table)
    results = []
    for number in (1, 1, 2):
        task = DealTask(deal, number)
        assert sum(task.result().values) == pytest.approx(1.0)
        while not task.step():
            pass
        results.append(task.result())

    assert results[0] == results[1]
    assert sum(results[2].values) == pytest.approx(1.0)
    assert 0.0 <= won_by(deal, results[2].values) <= 1.0


def test_partners_win_together() -> None:
    """A team's share is that of both."""
    deal = Deal("dust_collectorz", 4, 1, 1, QUICK[:4], (("mode", "team"),))

    assert won_by(deal, (0.5, 0.0, 0.5, 0.0)) == 0.0
    assert won_by(deal, (0.0, 0.5, 0.0, 0.5)) == 1.0


def test_the_strongest_takes_the_seat_and_people_have_a_stand_in() -> None:
    """The others stay; the deal is the match's own."""
    match = Match(rules_of("custom_heroes"), 4, 99)
    deal = again(match, 1, (None, "knight", "champion+4", None))

    assert deal.levels == (PERSON, STRONGEST, "champion+4", PERSON)
    assert deal.match().record() == match.record()


@pytest.mark.parametrize("word", ["legend", "champion+4"])
def test_nobody_thinks_by_the_clock(word: str) -> None:
    """What would take as long as it may has fixed simulations; so have the two between whom a level lies."""
    player = fixed_player(rules_of("splendor_marvel"), word, 3)
    searching = [player.lower, player.upper] if isinstance(player, BetweenPlayer) else [player]

    budgets = [one.budget for one in searching if isinstance(one, SearchPlayer)]
    assert len(budgets) == len(searching)
    assert all(budget.simulations and budget.seconds is None for budget in budgets)
    assert budgets[-1].simulations == SIMULATIONS


def test_an_impossible_table_is_refused() -> None:
    """Rules say for how many they are."""
    with pytest.raises(BadSetup):
        share_won(Deal("splendor_marvel", 9, 1, 0, QUICK), 1)


def test_the_ai_process_plays_a_deal_and_can_be_cancelled() -> None:
    """As it goes here; one that can't be set up fails alone, and a cancelled one is not told."""
    deal = quick(("splendor_marvel", 2, ""))
    worker = Worker()
    try:
        cancelled = worker.ask(deal_request(msgspec.structs.replace(deal, levels=("legend", "legend")), 1))
        bad = worker.ask(deal_request(msgspec.structs.replace(deal, seats=9), 1))
        good = worker.ask(deal_request(deal, 7))
        worker.cancel(cancelled)
        told: dict[int, object] = {}
        while not {bad, good} <= told.keys():
            worker.connection.poll(1.0)
            told |= {one.id: one for one in worker.poll() if isinstance(one, (Answer, Failed))}
    finally:
        worker.close()

    found = told[good]
    assert isinstance(told[bad], Failed)
    assert isinstance(found, Answer)
    assert won_by(deal, found.result.values) == share_won(deal, 7)
    assert cancelled not in told


# Files


def some_file() -> DealsFile:
    """A file with an easy deal, one like any other and a hard one."""
    deals = (RatedDeal(5, 0.1, 20), RatedDeal(6, 0.5, 20), RatedDeal(7, 0.95, 20))
    return DealsFile(1, "splendor_marvel", 2, "x", SIMULATIONS, (RatedTable(2, 30, 0.5, deals),))


def test_a_deal_is_easy_or_hard_only_if_that_is_likely() -> None:
    """Its share lies beyond the mean of any deal by more than chance does in nine of ten."""
    table = some_file().tables[0]

    assert [kind_of(deal, table.mean) for deal in table.deals] == ["hard", None, "easy"]
    assert [deal.seed for deal in table.of_kind("easy")] == [7]
    assert kind_of(RatedDeal(1, 0.0, 1), 0.5) is None


def test_files_are_read_within_bounds() -> None:
    """What was written is read again; anything else is refused by name."""
    file = some_file()
    data = encoded(file)

    assert decoded(data, "a") == file
    with pytest.raises(SaveTooNew):
        decoded(data.replace(b'"version":1', b'"version":7', 1), "a")
    for bad in (
        b"",
        b"{}",
        b"[" * 100_000,
        data[:-9],
        data.replace(b"0.95", b"1.95"),
        data.replace(b"[5,", b"[-5,"),
    ):
        with pytest.raises(SaveDamaged):
            decoded(bad, "a")


@pytest.mark.parametrize("game", RATED)
def test_shipped_deals_are_for_these_rules(game: str) -> None:
    """Each can be set up and is rated once; those of a kind together are surely easier, or harder."""
    file = deals_of(game)

    assert file is not None
    assert file.simulations == SIMULATIONS
    for table in file.tables:
        assert table.seats in rules_of(game).seats
        assert len({deal.seed for deal in table.deals}) == len(table.deals)
        for kind in ("easy", "hard"):
            deals = table.of_kind(kind)
            tries = sum(deal.tries for deal in deals)
            won = sum(deal.share * deal.tries for deal in deals)
            low, high = sure_share([won / max(1, tries)] * max(1, tries))
            assert not deals or (low > table.mean if kind == "easy" else high < table.mean)
        assert [deal.share for deal in table.deals] == sorted(deal.share for deal in table.deals)
        for deal in table.deals:
            assert not first_seat(game, table.seats, deal.seed).match().over


@PLAYS
@pytest.mark.parametrize("kind", ["easy", "hard"])
def test_shipped_deals_are_as_they_say(kind: str) -> None:
    """New tries at the surest one of Splendor come out within what its figures allow."""
    file = deals_of("splendor_marvel")
    assert file is not None
    table = file.tables[0]
    row = table.deals[-1 if kind == "easy" else 0]
    shares = play(Tries(first_seat(file.game, table.seats, row.seed), 5_000, 5))
    (low, high), (least, most) = sure_share(shares), row.interval

    assert kind_of(row, table.mean) == kind
    assert low <= most
    assert high >= least


@PLAYS
def test_the_command_rates_resumes_and_verifies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The file is sound; with its parcels, a second run finds the same; a lie is named."""
    out = tmp_path / "a.json"
    words = [
        "splendor_marvel",
        "--out",
        str(out),
        "--seeds",
        "2",
        "--first",
        "1",
        "--count",
        "1",
        "--tries",
        "1",
    ]
    assert main(words) == 0
    data = out.read_bytes()
    file = decoded(data, "a")
    assert [table.seats for table in file.tables] == [2]
    assert "won of any deal" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(words)
    assert main([*words, "--resume"]) == 0
    assert out.read_bytes() == data

    lie = RatedDeal(file.tables[0].deals[0].seed, 1.0, 50_000)
    table = msgspec.structs.replace(file.tables[0], deals=(lie,), mean=0.5)
    out.write_bytes(encoded(msgspec.structs.replace(file, tables=(table,))))
    told = main(["--verify", str(out), "--tries", "3"]), capsys.readouterr().out
    shares = play(Tries(first_seat(file.game, 2, lie.seed), 1_000_000, 3))
    assert told[0] == int(sum(shares) < 3)
    assert ("not 1.000" in told[1]) == (sum(shares) < 3)


@pytest.mark.parametrize(
    "words", [[], ["splendor_marvel"], ["x", "--out", "y"], ["--verify", "nowhere.json"]]
)
def test_words_that_cannot_be_obeyed_are_refused(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """In one line, and with the exit code of that."""
    with pytest.raises(SystemExit) as refused:
        main(words)

    assert refused.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
