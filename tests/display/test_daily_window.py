"""The daily deal in a real window: begun, left and resumed, played to its result, and its line checked."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import timedelta
from pathlib import Path

import pytest

from ai.daily.deal import Deal, deal_of
from game.engine.match import Match
from game.screens.daily.telling import told_result
from game.screens.seating import Chair, TableMatch
from game.texts.texts import Voice
from saves.daily.line import to_line
from saves.daily.proof import prove
from saves.daily.tries import Tries
from saves.disk.clock import today
from saves.disk.notices import SaveError
from saves.matches.match_file import open_match
from tests.ai.daily import played, simple
from tests.display.reading import Person, reading
from tests.display.real_window import ROOT

pytestmark = pytest.mark.display
LAST = 3  # own decisions that are left of a try


def test_todays_deal_is_begun_left_and_resumed(tmp_path: Path) -> None:
    """It is on the disk before a card is seen, and there is one try, however often it is opened."""
    home = tmp_path / "home"
    with reading(home) as person:
        person.push("daily")
        person.hears("daily-new")
        person.push("main")
        person.until(lambda sight: sight.pieces)
        tries = list((home / "matches" / "daily").glob("*.save"))
        person.press("Escape")
        person.push("leave")
        person.at("DailyScene")
        person.hears("daily-running")
        person.push("main")
        person.at("MatchScene")
        code = person.close()

    assert code == 0
    assert len(tries) == 1
    assert list((home / "matches" / "daily").glob("*.save")) == tries


def latest(game: str) -> Deal:
    """The newest day that deals a game; all four take turns."""
    return next(deal for back in range(4) if (deal := deal_of(today() - timedelta(days=back))).game == game)


def begun(home: Path, deal: Deal, match: Match) -> None:
    """Have begun a day's try before, and left it at `match`."""
    chairs = tuple(
        Chair(f"R{seat}", seat, None if seat == deal.seat else "champion") for seat in range(deal.seats)
    )
    tries = Tries(home / "matches")
    tries.begin(deal, TableMatch(match, chairs).saved())
    assert tries.close()


def opened_try(person: Person, deal: Deal) -> None:
    """Go to a day's try from the title, through the calendar."""
    person.push("daily")
    person.at("DailyScene")
    if deal.day.month != today().month:
        person.push("before")
    if deal.day != today():
        person.push(f"day.{deal.day.isoformat()}")
        person.hears("daily-about")
    person.push("main")


def saved(home: Path, decisions: int, person: Person) -> Match:
    """The try as the disk has it, once it has so many decisions."""

    def there() -> Match | None:
        for file in (home / "matches" / "daily").glob("*.save"):
            match = open_match(file).saved.match
            if len(match.decisions) == decisions:
                return match
        return None

    person.left(there)
    match = there()
    assert match
    return match


def copied_line(person: Person, deal: Deal, match: Match) -> str:
    """Copy the result's line, as another program gets it."""
    page = person.result()
    person.push("line")
    person.hears("daily-copied")
    line = person.clipboard()
    assert line == f"{told_result(deal, match, person.words.texts)} {to_line(deal, match)}"
    assert page.named("line")
    return line


def checked_here(person: Person, key: str) -> None:
    """Have the line in the clipboard checked, from the title."""
    person.press("ctrl+v")
    person.hears(f"daily-check_title_{key}")


def check(line: str, language: str) -> tuple[int, str]:
    """Have the command check a line; return its exit code and what it says."""
    words = [sys.executable, "-m", "game", "check-daily", line, "--language", language]
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy"}
    done = subprocess.run(words, cwd=ROOT, env=env, check=False, capture_output=True, text=True)
    return done.returncode, (done.stdout + done.stderr).strip()


def test_a_whole_try_is_played_and_its_line_proved(tmp_path: Path) -> None:
    """Splendor from the first decision to the result; its line passes, a forged one doesn't."""
    home, deal = tmp_path / "home", latest("splendor_marvel")
    if deal.day != today():
        begun(home, deal, deal.match())
    with reading(home) as person:
        opened_try(person, deal)
        while person.turn():
            match = saved(home, person.sight.decisions, person)
            person.decide(match, simple(match))
        match = saved(home, person.sight.decisions, person)
        line = copied_line(person, deal, match)
        person.push("title")
        person.at("TitleScene")
        checked_here(person, "proved")
        code = person.close()
    forged = deal.match()
    while not forged.over:
        forged.play(simple(forged))
    truth, lie = check(line, "en"), check(to_line(deal, forged), "en")
    voice = Voice("en")

    assert code == 0
    assert truth == (0, voice("command-daily_proved", result=told_result(deal, match, voice.texts)))
    with pytest.raises(SaveError) as reason:
        prove(to_line(deal, forged), today())
    assert reason.value.notice.code == "daily_decision"
    assert lie == (1, f"herotable: {reason.value.notice.sentence(voice.texts)}")


@pytest.mark.parametrize(("game", "language"), [("custom_heroes", "de"), ("seventh_hero", "fr")])
def test_a_try_of_days_ago_is_finished_and_its_line_refused_once_forged(
    tmp_path: Path, game: str, language: str
) -> None:
    """Its last decisions; everybody decides as they would have without a break."""
    home, deal = tmp_path / "home", latest(game)
    whole = played(deal)
    mine = [at for at in range(len(whole.decisions)) if whole.at(at).to_move == deal.seat]
    begun(home, deal, whole.branch(mine[-LAST]))
    with reading(home, language=language) as person:
        opened_try(person, deal)
        while person.turn():
            match = whole.branch(person.sight.decisions)
            person.decide(match, whole.at(len(match.decisions)).read(whole.decisions[len(match.decisions)]))
        line = copied_line(person, deal, whole)
        person.push("title")
        person.at("TitleScene")
        letter = "A" if line[-20] != "A" else "B"
        with person.copied(line[:-20] + letter + line[-19:]):
            checked_here(person, "refused")
            person.push("close")
        code = person.close()

    assert code == 0
