"""Files of older and newer versions, and of older and newer rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import pytest
from hypothesis import given

from game.engine.contract import Rules
from game.registry import GAMES, RULES
from saves.disk.notices import SaveTooNew
from saves.matches import header as header_module
from saves.matches import migrations
from saves.matches.match_file import unpack
from saves.matches.migrations import Step
from tests.saves.matches import (
    BODY,
    GAME,
    HEADER,
    JSON,
    WHOLE,
    altered,
    forged,
    parts,
    refusal,
)


def test_a_file_from_a_newer_version_is_too_new() -> None:
    """Even when its first line looks different: format and version is all that is read of it."""
    line = b'{"format":"herotable-match","version":3,"sum":"unlike ours"}'
    error = refusal(line + b"\nwhatever\n")

    assert isinstance(error, SaveTooNew)
    assert str(error) == (
        "x.save needs a newer Herotable (format 3, this one reads 2). The file stays as it is."
    )


@pytest.mark.parametrize(
    ("fields", "code"), [({"revision": 99}, "rules_too_new"), ({"game": "chess"}, "unknown_game")]
)
def test_newer_rules_and_unknown_games_are_too_new(fields: dict[str, Any], code: str) -> None:
    """This program can't play them, but they are no damage."""
    error = refusal(altered(WHOLE, fields, {"record": {**BODY["record"], **fields}}))

    assert isinstance(error, SaveTooNew)
    assert error.notice.code == code


def revised(
    monkeypatch: pytest.MonkeyPatch, revision: int = GAMES[GAME].rules.revision + 1
) -> Mapping[str, Rules]:
    """Give the game a later revision of its rules."""
    monkeypatch.setattr(GAMES[GAME].rules, "revision", revision)
    return RULES


def test_a_match_of_older_rules_opens_when_they_still_allow_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A correction that does not touch the match's decisions costs nothing."""
    revised(monkeypatch)
    opened = unpack(WHOLE, "x.save")

    assert len(opened.saved.match.decisions) == 12
    assert opened.notices == ()


def test_a_match_of_older_rules_goes_as_far_as_the_new_ones_allow(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first decision that is no longer legal is named, and the match can be continued before it."""
    texts = BODY["record"]["decisions"]
    old = altered(
        WHOLE, body={"record": {**BODY["record"], "decisions": [*texts[:7], "fly away", *texts[8:]]}}
    )
    revised(monkeypatch)
    opened = unpack(old, "x.save")

    assert list(opened.saved.match.decisions) == texts[:7]
    assert opened.notices[0].code == "rules_changed"
    assert opened.notices[0].facts == {"number": 7, "count": 12, "text": "fly away"}


@pytest.fixture
def version_three(monkeypatch: pytest.MonkeyPatch) -> Callable[[Step], None]:
    """Make this a program of format version 3, whose only step from version 2 is given."""

    def later(step: Step) -> None:
        monkeypatch.setattr(header_module, "VERSION", 3)
        monkeypatch.setattr("saves.matches.match_file.VERSION", 3)
        monkeypatch.setitem(migrations.MIGRATIONS, 2, step)

    return later


def test_an_older_file_is_brought_up_step_by_step(version_three: Callable[[Step], None]) -> None:
    """Header and body of version 2 become those of version 3 before they are read."""
    header, body = parts(WHOLE)
    header["name"] = header.pop("title")
    body["undone"] = body.pop("takebacks")
    old = forged(header, msgspec.json.encode(body))
    version_three(
        Step(
            header=lambda tree: {
                **{k: v for k, v in tree.items() if k != "name"},
                "title": tree["name"] + "!",
            },
            body=lambda tree: {
                "record": tree["record"],
                "ending": tree["ending"],
                "takebacks": tree["undone"] + 1,
            },
        )
    )
    opened = unpack(old, "x.save")

    assert (opened.saved.title, opened.saved.takebacks, opened.header.version) == ("Sunday!", 1, 2)


@given(tree=JSON)
def test_a_step_that_stumbles_over_an_older_file_calls_it_damaged(tree: Any) -> None:
    """Whatever stands in an older file, nothing but SaveError is raised."""

    def rename(old: dict[str, Any]) -> dict[str, Any]:
        return {"record": old["a"]["b"], "takebacks": old["c"] + 1, "ending": old["d"].lower()}

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(header_module, "VERSION", 3)
        patch.setattr("saves.matches.match_file.VERSION", 3)
        patch.setitem(migrations.MIGRATIONS, 2, Step(header=dict, body=rename))
        error = refusal(forged(HEADER, msgspec.json.encode(tree)))

    assert error.notice.code == "misshapen"


def test_a_nesting_bomb_in_an_older_file_is_damage(version_three: Callable[[Step], None]) -> None:
    """Plain decoding of deep nesting ends in an error of its own, not in a crash."""
    version_three(Step(header=dict, body=dict))

    assert refusal(forged(HEADER, b'{"a":' + b"[" * 100_000 + b"}")).notice.code == "misshapen"


def test_every_version_up_to_this_one_has_its_step() -> None:
    """No chain of migrations has a gap."""
    assert sorted(migrations.MIGRATIONS) == list(range(1, header_module.VERSION))
