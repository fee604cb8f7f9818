"""Whether a release may be made: everything that stands against it is named before anything is packed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HOME = Path(__file__).resolve().parents[2]
WHO = {"GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@b.invalid", "GIT_COMMITTER_NAME": "A"}
ENV = {**os.environ, **WHO, "GIT_COMMITTER_EMAIL": "a@b.invalid", "GIT_CONFIG_GLOBAL": os.devnull}
LOG = "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-12-01\n\n- New.\n"

pytestmark = pytest.mark.skipif(not shutil.which("git"), reason="a release is made from a git checkout")


def git(where: Path, *words: str) -> None:
    """Let git do something."""
    subprocess.run(["git", *words], cwd=where, env=ENV, check=True, capture_output=True)


def refusals(where: Path, *words: str) -> list[str]:
    """What stands against a release; the exit code says the same."""
    command = [sys.executable, str(where / "packaging" / "check_release.py"), *words]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", env=ENV, check=False)
    lines = [line.removeprefix("check_release: ") for line in done.stderr.splitlines()]

    assert done.returncode == (lines != ["1.2.0 may be released"]), done.stderr
    return [] if done.returncode == 0 else lines


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout that may be released as 1.2.0, after a release 1.1.0."""
    for name in ("packaging", "game"):
        (tmp_path / name).mkdir()
    for name in ("check_release.py", "facts.py", "facts.toml"):
        shutil.copy(HOME / "packaging" / name, tmp_path / "packaging")
    (tmp_path / "game" / "__init__.py").write_text('__version__ = "1.2.0"\n', encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text(LOG, encoding="utf-8")
    (tmp_path / ".gitignore").write_text("__pycache__/\n", encoding="utf-8")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "-m", "All")
    git(tmp_path, "tag", "-a", "v1.1.0", "-m", "before")
    return tmp_path


def test_nothing_stands_against_a_release_that_is_ready(checkout: Path) -> None:
    """Before its tag, and at it."""
    before = refusals(checkout)
    git(checkout, "tag", "-a", "v1.2.0", "-m", "now")

    assert [before, refusals(checkout, "v1.2.0")] == [[], []]


def test_what_is_not_committed_is_refused(checkout: Path) -> None:
    """The installers would not be those of the tag."""
    (checkout / "new.py").write_text("", encoding="utf-8")

    assert refusals(checkout) == ["1 files are not committed, such as new.py"]


@pytest.mark.parametrize(
    ("log", "reason"),
    [
        ("## [Unreleased]\n\n- New.\n", "has no chapter: ## [1.2.0]"),
        (LOG.replace("2026-12-01", "soon"), "bears no day"),
        (LOG.replace("- New.", ""), "tells nothing"),
        (LOG.replace("## [1.2.0]", "- Later.\n\n## [1.2.0]"), "still has something under Unreleased"),
    ],
)
def test_a_change_log_without_the_releases_chapter_is_refused(checkout: Path, log: str, reason: str) -> None:
    """Whoever plays wants to know what is new."""
    (checkout / "CHANGELOG.md").write_text(log, encoding="utf-8")
    git(checkout, "commit", "--quiet", "-am", "Change the log")
    told = refusals(checkout)

    assert len(told) == 1 and reason in told[0]


def test_a_tag_that_is_there_is_not_made_again(checkout: Path) -> None:
    """What was released under a number stays."""
    git(checkout, "tag", "-a", "v1.2.0", "-m", "now")

    assert refusals(checkout) == ["the tag v1.2.0 is there already"]


def test_a_version_behind_a_released_one_is_refused(checkout: Path) -> None:
    """Numbers only grow, and 1.10 comes after 1.2."""
    git(checkout, "tag", "-a", "v1.10.0", "-m", "later")

    assert refusals(checkout) == ["the tag v1.10.0 is newer than 1.2.0"]


def test_a_tag_must_say_what_the_program_says(checkout: Path) -> None:
    """And lie on the commit that is packed, as a tag with an author and a day."""
    other = refusals(checkout, "v1.3.0")
    git(checkout, "tag", "v1.2.0")
    bare = refusals(checkout, "v1.2.0")
    git(checkout, "commit", "--quiet", "--allow-empty", "-m", "More")
    moved = refusals(checkout, "v1.2.0")

    assert other == ["the tag is v1.3.0, the program says 1.2.0"]
    assert bare == ["the tag v1.2.0 is not annotated; make it with git tag -a"]
    assert moved == ["the tag v1.2.0 is not on this commit"]


def forecast(brier: float, seats: int = 2) -> str:
    """A table's Brier score, as `ai.calibration` writes it."""
    table = f'game = "chess", seats = {seats}, mode = "", matches = 100'
    return f"{{ {table}, brier = {brier}, error = 0.005, even = 0.25 }}"


def scored(checkout: Path, *scores: str) -> None:
    """Commit Brier scores."""
    (checkout / "assets").mkdir(exist_ok=True)
    text = "measured = [\n" + "".join(f"    {score},\n" for score in scores) + "]\n"
    (checkout / "assets" / "calibration.toml").write_text(text, encoding="utf-8")
    git(checkout, "add", ".")
    git(checkout, "commit", "--quiet", "-m", "Scores")


@pytest.mark.parametrize(
    ("now", "troubles"),
    [
        ([forecast(0.205)], []),
        ([forecast(0.19)], []),
        ([forecast(0.22)], ["chess with 2 seats: the Brier score was 0.2 and is 0.22"]),
        (
            [forecast(0.2), forecast(0.27, 3)],
            ["chess with 3 seats: chances predict worse than even ones: Brier 0.27 > 0.25"],
        ),
        ([], ["chess with 2 seats: no Brier score"]),
    ],
)
def test_chances_must_come_true_as_often_as_before(
    checkout: Path, now: list[str], troubles: list[str]
) -> None:
    """Compared with the release before, within what chance explains."""
    git(checkout, "tag", "-d", "v1.1.0")
    scored(checkout, forecast(0.2))
    git(checkout, "tag", "-a", "v1.1.0", "-m", "before")
    scored(checkout, *now, *([forecast(0.2, 4)] if now else []))

    assert refusals(checkout) == troubles


def test_a_first_measurement_has_nothing_to_be_compared_with(checkout: Path) -> None:
    """The release before had none."""
    scored(checkout, forecast(0.24))

    assert refusals(checkout) == []
