"""A person's trust in a package: asked once for a version with a content, kept in the settings."""

from __future__ import annotations

from game.plugins import Plugin
from saves.settings import PluginNote
from saves.trust import ANSWERS_LIMIT, answer_for, with_answer

PLUGIN = Plugin("Stones.Game", "1.0", "a" * 64, (("stones", "stones_game:GAME"),))


def test_nobody_has_answered_at_first() -> None:
    """So the program asks."""
    assert answer_for(PLUGIN, {}) is None


def test_an_answer_holds_for_the_same_package() -> None:
    """However its name is written."""
    for trusted in (True, False):
        answers = with_answer(PLUGIN, {}, trusted=trusted)

        assert answer_for(PLUGIN, answers) is trusted
        assert answers == {"stones-game": PluginNote("1.0", "a" * 64, trusted)}


def test_a_changed_package_is_asked_about_again() -> None:
    """Another version, or the same with another content."""
    answers = with_answer(PLUGIN, {}, trusted=True)

    assert answer_for(Plugin("stones-game", "1.1", "a" * 64, ()), answers) is None
    assert answer_for(Plugin("stones-game", "1.0", "b" * 64, ()), answers) is None


def test_the_oldest_answers_are_forgotten() -> None:
    """There is a limit, and forgetting trusts nobody."""
    answers = with_answer(PLUGIN, {}, trusted=True)
    for number in range(ANSWERS_LIMIT):
        answers = with_answer(Plugin(f"game-{number}", "1", "c" * 64, ()), answers, trusted=False)

    assert len(answers) == ANSWERS_LIMIT
    assert answer_for(PLUGIN, answers) is None
