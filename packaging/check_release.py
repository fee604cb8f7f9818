"""Look whether a release may be made of this checkout, and name everything that stands against it.

    python packaging/check_release.py            before `git tag`
    python packaging/check_release.py v1.2.3     at that tag, as the workflow does

A release needs a clean tree, a version in `game/__init__.py` that is newer than every tag, and a chapter of
that version in the change log, with a day, and nothing left under "Unreleased". Before the tag there may be
none of that name; afterwards it must be on this commit, and annotated. The Brier scores of predicted chances
(`python -m ai.calibration`) may not be surely worse than those of the release before.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from datetime import date
from math import hypot
from pathlib import Path
from typing import Final

from facts import HOME, CannotPack, say, version

CHAPTER: Final = re.compile(r"^## \[(?P<name>[^\]]+)\](?: - (?P<day>\S+))?$", re.MULTILINE)
TAG: Final = re.compile(r"v(\d+)\.(\d+)\.(\d+)")
UNRELEASED: Final = "Unreleased"
CALIBRATION: Final = "assets/calibration.toml"
SURE: Final = 1.96  # standard errors that two scores may differ by
Table = tuple[str, str, int]  # a game, its mode and the number of seats


def git(home: Path, *words: str) -> list[str]:
    """Ask git; the lines of its answer, none when it can't answer."""
    done = subprocess.run(["git", *words], cwd=home, capture_output=True, text=True, check=False)
    return [] if done.returncode else done.stdout.splitlines()


def order(tag: str) -> tuple[int, int, int] | None:
    """Where a tag stands among others; None for one that names no version."""
    found = TAG.fullmatch(tag)
    return None if found is None else (int(found[1]), int(found[2]), int(found[3]))


def chapters(text: str) -> dict[str, tuple[str, str]]:
    """The chapters of a change log by name: each one's day, "" for none, and what it tells."""
    heads = list(CHAPTER.finditer(text))
    ends = [head.start() for head in heads[1:]] + [len(text)]
    return {
        head["name"]: (head["day"] or "", text[head.end() : end].strip())
        for head, end in zip(heads, ends, strict=True)
    }


def troubles_of_the_tree(home: Path) -> list[str]:
    """What git says against it."""
    if not git(home, "rev-parse", "HEAD"):
        return ["this is no git checkout"]
    changed = git(home, "status", "--porcelain")
    return [f"{len(changed)} files are not committed, such as {changed[0][3:]}"] if changed else []


def troubles_of_the_log(text: str, number: str) -> list[str]:
    """What the change log lacks."""
    found = chapters(text)
    if number not in found:
        return [f"CHANGELOG.md has no chapter: ## [{number}] - {date.today().isoformat()}"]  # noqa: DTZ011
    day, told = found[number]
    troubles = []
    try:
        date.fromisoformat(day)
    except ValueError:
        troubles.append(f"the chapter {number} of CHANGELOG.md bears no day such as 2026-12-01")
    if not told:
        troubles.append(f"the chapter {number} of CHANGELOG.md tells nothing")
    if found.get(UNRELEASED, ("", ""))[1]:
        troubles.append(f"CHANGELOG.md still has something under {UNRELEASED}")
    return troubles


def troubles_of_the_tag(home: Path, number: str, tag: str) -> list[str]:
    """What stands against the tag; "" for one that is still to be made."""
    wanted = f"v{number}"
    mine = order(wanted)
    if mine is None:
        return [f"game/__init__.py says {number}, which is no version such as 1.2.3"]
    if tag and tag != wanted:
        return [f"the tag is {tag}, the program says {number}"]
    tags = git(home, "tag", "--list")
    troubles = []
    if not tag and wanted in tags:
        troubles.append(f"the tag {wanted} is there already")
    if tag and git(home, "rev-parse", f"{tag}^{{commit}}") != git(home, "rev-parse", "HEAD"):
        troubles.append(f"the tag {tag} is not on this commit")
    elif tag and git(home, "cat-file", "-t", tag) != ["tag"]:
        troubles.append(f"the tag {tag} is not annotated; make it with git tag -a")
    newer = [one for one in tags if one != wanted and (order(one) or mine) > mine]
    return [*troubles, *(f"the tag {one} is newer than {number}" for one in newer)]


def newest_before(home: Path, number: str) -> str:
    """The newest tag of a version before this one; "" if there is none."""
    mine = order(f"v{number}") or (0, 0, 0)
    earlier = [(place, tag) for tag in git(home, "tag", "--list") if (place := order(tag)) and place < mine]
    return max(earlier)[1] if earlier else ""


def scores(text: str) -> dict[Table, dict[str, float]]:
    """The measurements of `ai.calibration` in TOML, by game, mode and seats."""
    rows = tomllib.loads(text).get("measured", [])
    return {(row["game"], row["mode"], row["seats"]): row for row in rows}


def troubles_of_the_chances(
    now: dict[Table, dict[str, float]], before: dict[Table, dict[str, float]]
) -> list[str]:
    """Where predicted chances come true less often than in the last release, or than even chances do."""
    troubles = []
    for table, one in sorted(now.items()):
        name = f"{table[0]} with {table[2]} seats {table[1]}".strip()
        if one["brier"] - SURE * one["error"] > one["even"]:
            troubles.append(
                f"{name}: chances predict worse than even ones: Brier {one['brier']} > {one['even']}"
            )
        old = before.get(table)
        reach = SURE * hypot(one["error"], old["error"]) if old else 0.0
        if old and one["brier"] - old["brier"] > reach:
            troubles.append(f"{name}: the Brier score was {old['brier']} and is {one['brier']}")
    lost = sorted(before.keys() - now.keys())
    return [
        *troubles,
        *(f"{game} with {seats} seats {mode}".strip() + ": no Brier score" for game, mode, seats in lost),
    ]


def troubles_of_the_forecasts(home: Path, number: str) -> list[str]:
    """What stands against the Brier scores, compared with those of the release before."""
    file = home / CALIBRATION
    now = scores(file.read_text(encoding="utf-8")) if file.is_file() else {}
    tag = newest_before(home, number)
    before = "\n".join(git(home, "show", f"{tag}:{CALIBRATION}")) if tag else ""
    return troubles_of_the_chances(now, scores(before))


def troubles_of(home: Path, number: str, tag: str) -> list[str]:
    """Everything that stands against a release."""
    log = (home / "CHANGELOG.md").read_text(encoding="utf-8")
    return [
        *troubles_of_the_tree(home),
        *troubles_of_the_log(log, number),
        *troubles_of_the_tag(home, number, tag),
        *troubles_of_the_forecasts(home, number),
    ]


def main(words: list[str]) -> int:
    """Tell all troubles; 1 when there is one."""
    try:
        number = version()
    except CannotPack as reason:
        say(f"check_release: {reason}")
        return 1
    troubles = troubles_of(HOME, number, words[0] if words else "")
    for trouble in troubles:
        say(f"check_release: {trouble}")
    if not troubles:
        say(f"check_release: {number} may be released")
    return int(bool(troubles))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
