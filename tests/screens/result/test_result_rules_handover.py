"""Result, rules page, curtain and questions: what they show and where they lead."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

import pygame
import pytest

from game.registry import GAMES
from game.screens.handover import HandoverScene
from game.screens.match.ordinary import match_scene
from game.screens.match.scene import MatchScene
from game.screens.menus.confirm import ConfirmScene
from game.screens.requests import Answer
from game.screens.result.scene import ResultScene
from game.screens.rulebook.markdown import Block, Span, parse
from game.screens.rulebook.page import RulesScene
from game.screens.seating import Chair
from game.screens.title.scene import TitleScene
from saves.settings import Settings
from tests.screens.pilots.menu_pilot import GAME, MenuPilot, table_of


def result(folder: Path, seats: int = 2, **wishes: object) -> MenuPilot:
    """A program that shows how a match ended, above its table."""
    pilot = MenuPilot(folder, Settings(language="en", motion="none"))
    table = table_of(seats, None, **wishes)  # type: ignore[arg-type]
    pilot.program.stack.home(TitleScene(pilot.program))
    pilot.program.stack.push(match_scene(pilot.program, table))
    pilot.program.stack.push(ResultScene(pilot.program, table))
    return pilot


@pytest.mark.parametrize("seats", GAMES[GAME].seats)
def test_the_winners_are_those_the_rules_name(tmp_path: Path, seats: int) -> None:
    """Place 1 is cheered, nobody else."""
    scene = result(tmp_path, seats).top
    assert isinstance(scene, ResultScene)
    places = scene.table.match.state.places()

    assert scene.summary.winners == [seat for seat, place in enumerate(places) if place == 1]


def test_who_loses_to_computers_hears_no_fanfare(tmp_path: Path) -> None:
    """The same end sounds differently for those who sit before the screen."""
    winner = table_of(2, None).match.state.places().index(1)
    levels: list[str | None] = ["squire", "squire"]
    levels[winner] = None
    won = result(tmp_path / "won", levels=tuple(levels)).audio.heard
    lost = result(tmp_path / "lost", levels=tuple(reversed(levels))).audio.heard

    assert ("win" in won, "lose" in won, "win" in lost, "lose" in lost) == (True, False, False, True)


def test_the_headline_speaks_to_the_one_person_at_the_screen(tmp_path: Path) -> None:
    """Whoever sits there alone is addressed when they win; everybody else has a name."""
    winner = table_of(2, None).match.state.places().index(1)
    levels: list[str | None] = ["squire", "squire"]
    levels[winner] = None
    won = result(tmp_path / "won", levels=tuple(levels)).top
    lost = result(tmp_path / "lost", levels=tuple(reversed(levels))).top
    assert isinstance(won, ResultScene) and isinstance(lost, ResultScene)

    assert won.summary.headline() == "You win!"
    assert lost.summary.headline() == f"{lost.table.names[winner]} wins"


def test_nobody_wins_what_all_share(tmp_path: Path) -> None:
    """It is a draw, and the layout needs no reason below."""
    scene = result(tmp_path).top
    assert isinstance(scene, ResultScene)
    scene.summary.winners = list(range(len(scene.summary.places)))

    assert scene.summary.headline() == "A draw"


def test_playing_again_seats_the_same_people_one_further(tmp_path: Path) -> None:
    """Everybody is first some time; game and options stay, the deal is another."""
    pilot = result(tmp_path, 3)
    old = pilot.top
    assert isinstance(old, ResultScene)
    pilot.press(pygame.K_RETURN)
    new = pilot.top

    assert isinstance(new, MatchScene)
    assert new.session.table.names == (*old.table.names[1:], old.table.names[0])
    assert (new.session.table.match.options, new.session.table.match.decisions) == (
        old.table.match.options,
        (),
    )


def test_the_table_can_be_looked_at_and_the_title_reached(tmp_path: Path) -> None:
    """One button goes down to the table, another to the title."""
    looking, leaving = result(tmp_path / "a"), result(tmp_path / "b")
    looking.click("look")
    leaving.click("title")

    assert (looking.shown, leaving.shown, len(leaving.program.stack.scenes)) == (
        "MatchScene",
        "TitleScene",
        1,
    )


# The curtain


def curtain(folder: Path, motion: str = "none") -> tuple[MenuPilot, list[str]]:
    """A program whose match is behind a curtain, and what has happened since."""
    pilot = MenuPilot(folder, Settings(language="en", motion=motion))  # type: ignore[arg-type]
    happened: list[str] = []
    pilot.program.stack.push(match_scene(pilot.program, table_of(2, 4)))
    pilot.program.stack.push(
        HandoverScene(pilot.program, Chair("Cleo", 2), lambda: happened.append("looked"))
    )
    return pilot, happened


def test_behind_the_curtain_nothing_of_the_table_shows(tmp_path: Path) -> None:
    """The picture is the same whatever lies on the table."""
    pictures = []
    for number, decisions in enumerate((0, 9)):
        pilot = MenuPilot(tmp_path / str(number), Settings(language="en", motion="none"))
        pilot.program.stack.push(match_scene(pilot.program, table_of(2, decisions)))
        pilot.program.stack.push(HandoverScene(pilot.program, Chair("Cleo", 2), lambda: None))
        pilot.wait(0.1)
        pictures.append(pygame.image.tobytes(pilot.surface, "RGB"))

    assert pictures[0] == pictures[1]


def test_an_open_curtain_takes_its_pictures_with_it(tmp_path: Path) -> None:
    """At once, without a collection: one curtain a turn would else fill the memory."""
    pilot, _ = curtain(tmp_path)
    pilot.wait(0.1)
    scene = weakref.ref(pilot.program.stack.scenes[-1])
    gc.collect()
    gc.disable()
    try:
        pilot.press(pygame.K_RETURN)
        pilot.wait(1.0)
        assert scene() is None
    finally:
        gc.enable()


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_TAB, pygame.K_LEFT, pygame.K_a, pygame.K_z])
def test_only_the_wish_to_look_opens_the_curtain(tmp_path: Path, key: int) -> None:
    """A key pressed by chance shows nobody's secrets."""
    pilot, happened = curtain(tmp_path)
    pilot.press(key)
    pilot.wait(1.0)

    assert (pilot.shown, happened) == ("HandoverScene", [])


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_enter_or_space_lets_the_right_person_look(tmp_path: Path, key: int) -> None:
    """The match hears of it once, and the curtain is gone."""
    pilot, happened = curtain(tmp_path)
    pilot.press(key, key)
    pilot.wait(0.1)

    assert (pilot.shown, happened) == ("MatchScene", ["looked"])


def test_the_curtain_rises_in_its_time_where_motion_is_wanted(tmp_path: Path) -> None:
    """It is still there after a moment, and gone soon after."""
    pilot, _ = curtain(tmp_path, "full")
    pilot.press(pygame.K_RETURN)
    pilot.wait(0.1)
    soon = pilot.shown
    pilot.wait(1.0)

    assert (soon, pilot.shown) == ("HandoverScene", "MatchScene")


# Questions


def question(folder: Path) -> tuple[MenuPilot, list[str]]:
    """A question above the title, and the answers given."""
    pilot = MenuPilot(folder)
    given: list[str] = []
    pilot.program.stack.home(TitleScene(pilot.program))
    answers = [
        Answer("yes", "Yes", lambda: given.append("yes")),
        Answer("no", "No", lambda: given.append("no")),
    ]
    pilot.program.stack.push(ConfirmScene(pilot.program, "Really?", "It can't be undone.", answers))
    return pilot, given


def test_enter_and_escape_both_give_the_safe_answer(tmp_path: Path) -> None:
    """Whoever answers without reading does no harm."""
    entered, first = question(tmp_path / "a")
    escaped, second = question(tmp_path / "b")
    entered.press(pygame.K_RETURN)
    escaped.press(pygame.K_ESCAPE)

    assert (first, second, entered.shown, escaped.shown) == (["no"], ["no"], "TitleScene", "TitleScene")


def test_the_other_answer_needs_an_arrow_key_or_a_click(tmp_path: Path) -> None:
    """Both ways lead to it."""
    by_keys, first = question(tmp_path / "a")
    by_mouse, second = question(tmp_path / "b")
    by_keys.press(pygame.K_LEFT, pygame.K_RETURN)
    by_mouse.click("yes")

    assert (first, second) == (["yes"], ["yes"])


# The rules


def rules(folder: Path, language: str = "en") -> tuple[MenuPilot, RulesScene]:
    """A program that shows a game's rules."""
    pilot = MenuPilot(folder, Settings(language=language, motion="none"))
    scene = RulesScene(pilot.program)
    pilot.program.stack.push(scene)
    return pilot, scene


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_whole_rules_page_is_set_and_can_be_scrolled_through(tmp_path: Path, language: str) -> None:
    """No word is lost between the file and the screen."""
    pilot, scene = rules(tmp_path, language)
    page = (Path("assets") / GAME / f"rules.{language}.md").read_text(encoding="utf-8")
    body = [block for block in parse(page) if block.kind not in ("title", "heading", "picture")]
    pilot.press(*[pygame.K_DOWN] * 200)

    assert "".join(word.text for word in scene._prose.words) == "".join(block.text for block in body)
    assert scene._pane.offset == scene._pane.furthest > 0


def test_words_looked_for_are_found_and_shown_in_turn(tmp_path: Path) -> None:
    """Typing marks all places; Enter goes to the next, from the last to the first."""
    pilot, scene = rules(tmp_path)
    pilot.type("gaUNTlet")
    count = len(scene._prose.found)
    seen = [scene._prose.current]
    for _ in range(count):
        pilot.press(pygame.K_RETURN)
        seen.append(scene._prose.current)
        place = scene._prose.place_of(scene._prose.current).move(scene._prose.rect.topleft)
        assert scene._pane.rect.contains(place)

    assert count > 3
    assert seen == [*range(count), 0]


def test_a_phrase_is_found_across_words_and_styles(tmp_path: Path) -> None:
    """What is bold in part is still one phrase."""
    _, scene = rules(tmp_path)

    assert scene._prose.find("take three stones of three different colours") == 1
    assert scene._prose.find("no such phrase anywhere") == 0


def test_markdown_is_read_as_blocks_of_spans() -> None:
    """Headings, paragraphs, both kinds of list, bold and italic; what is unknown stays plain."""
    text = "# Title\n\nOne **bold**\nand *italic*.\n\n- item\n1. step\n2. next * star\n\n## Part"

    assert parse(text) == [
        Block("title", (Span("Title"),)),
        Block(
            "paragraph",
            (Span("One "), Span("bold", "bold"), Span(" and "), Span("italic", "italic"), Span(".")),
        ),
        Block("item", (Span("item"),)),
        Block("step", (Span("step"),), 1),
        Block("step", (Span("next * star"),), 2),
        Block("heading", (Span("Part"),)),
    ]
