"""The match scene as a person meets it: mouse, keyboard, words, motion, curtain, end; without a window."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from unittest.mock import patch

import pygame
import pytest

from game.engine.match import Match
from game.engine.packed import pack
from game.engine.rng import Rng
from game.registry import GAMES, RULES
from game.screens.match.session.playback import ShownStep
from game.screens.match.table.viewpoint import Viewpoint
from game.screens.match.trace import VARIABLE
from game.screens.seating import Chair, TableMatch
from game.splendor_marvel.rules.actions import CARD_SLUGS
from game.splendor_marvel.rules.state import SplendorState
from game.table.pieces import Face
from saves.settings import Settings
from tests.screens.pilots.match_pilot import GAME, STEP, Monkey, Pilot, alone

SQUIRE = "squire"
TAKE = "take mind power space"
BLIND = "reserve level 1"
TOOLS = ("undo", "redo", "hint", "log", "menu")


def test_a_whole_game_can_be_played_by_mouse_alone(tmp_path: Path) -> None:
    """Clicks on pieces and buttons are enough to come to an end and to its result."""
    pilot = alone(tmp_path)
    for _ in range(400):
        pilot.rest()
        if pilot.scene.view.deciding is None:
            break
        pilot.do_by_mouse(pilot.wish())
    pilot.wait(2.0)

    assert pilot.match.over and pilot.top == "ResultScene"


def test_a_whole_game_can_be_played_by_keyboard_alone(tmp_path: Path) -> None:
    """Every piece that is needed can be reached with Tab and arrows, picked with Enter, done by a digit."""
    pilot = alone(tmp_path)
    for _ in range(400):
        pilot.rest()
        if pilot.scene.view.deciding is None:
            break
        pilot.do_by_keys(pilot.wish())
    pilot.wait(2.0)

    assert pilot.match.over and pilot.top == "ResultScene"


def test_several_people_play_a_game_with_curtains(tmp_path: Path) -> None:
    """Three people pass the screen on; the curtain waits for each whose cards are secret; all by keys."""
    pilot = Pilot(tmp_path, None, None, None)
    curtains = 0
    for turn in range(700):
        pilot.wait(0.3)
        if pilot.top == "HandoverScene":
            curtains += 1
            pilot.press("enter")
        elif pilot.scene.session.viewers.passing:
            pilot.press("1")
        elif pilot.scene.view.deciding:
            blind = turn % 9 == 0 and pilot.match.state.read(BLIND)
            wish = blind if blind and blind in pilot.match.state.legal_actions() else pilot.wish()
            pilot.do_by_keys(int(wish))
        elif pilot.match.over:
            break

    assert pilot.match.over and curtains > 3


@pytest.mark.parametrize("seed", range(4))
def test_a_monkey_breaks_nothing(tmp_path: Path, seed: int) -> None:
    """Thousands of random keys, clicks, sizes and languages later the match can still be played."""
    people: list[tuple[str | None, ...]] = [
        (None, SQUIRE),
        (None, None, SQUIRE),
        (None, None),
        (SQUIRE, SQUIRE),
    ]
    pilot = Pilot(
        tmp_path, *people[seed], settings=Settings(motion="full" if seed % 2 else "none", speed=4.0)
    )
    monkey = Monkey(pilot, seed)
    for turn in range(1000):
        monkey.act()
        if turn % 100 == 0:
            pilot.program.draw(pilot.surface)
    scene = pilot.scene
    again = Match.from_text(scene.session.match.to_text(), RULES)

    assert again.fingerprint() == scene.session.match.fingerprint()


def test_picking_offers_what_the_pieces_mean(tmp_path: Path) -> None:
    """When three chips are picked, their taking is offered as the gold button, and Enter does it."""
    pilot = alone(tmp_path)
    for kind in ("mind", "power", "space"):
        pilot.click(f"stock:{kind}")
    golden = [button.name for button in pilot.scene.parts.rail.choices if button.style == "primary"]
    pilot.press("enter")

    assert golden == [f"action:{TAKE}"] and pilot.match.decisions == (TAKE,)


def test_an_illegal_pick_says_why_not_beside_the_piece(tmp_path: Path) -> None:
    """The reason is a sentence in a bubble; nothing is picked, and the next deed takes it away."""
    pilot = alone(tmp_path)
    pilot.click("stock:time")
    said = pilot.scene.parts.bubble.text
    picked = pilot.scene.view.deciding and pilot.scene.view.deciding.picked
    pilot.click("stock:mind")

    assert "Time" in said and picked == () and pilot.scene.parts.bubble.text == ""


def test_out_of_turn_one_is_told_who_is_to_move(tmp_path: Path) -> None:
    """A click while a computer player thinks is answered with that player's name."""
    pilot = alone(tmp_path, first=False)
    pilot.worker.silent = True
    pilot.wait(1.0)
    pilot.click("stock:mind")

    assert pilot.scene.session.table.names[pilot.match.state.to_move] in pilot.scene.parts.bubble.text


def test_a_double_click_reserves_a_card_that_is_too_dear(tmp_path: Path) -> None:
    """What a card can be used for at once is done by two quick clicks."""
    pilot = alone(tmp_path)
    card = next(piece.key for piece in pilot.scene.view.stage.layout if piece.key.startswith("card:"))
    pilot.click_twice(card)

    assert pilot.match.decisions[0].startswith("reserve ")


def test_a_card_is_reserved_by_dragging_it_to_the_hand(tmp_path: Path) -> None:
    """Where a piece is dropped tells what is meant."""
    pilot = alone(tmp_path)
    card = next(piece.key for piece in pilot.scene.view.stage.layout if piece.key.startswith("card:"))
    pilot.drag(card, "zone:hand")

    assert pilot.match.decisions[0].startswith("reserve ")


def test_a_card_dropped_where_it_can_t_go_says_why_not(tmp_path: Path) -> None:
    """Dragging a character to one's own that can't be paid for says what is missing."""
    pilot = alone(tmp_path)
    card = next(piece.key for piece in pilot.scene.view.stage.layout if piece.key.startswith("card:"))
    pilot.drag(card, "zone:own")

    assert pilot.scene.parts.bubble.text and not pilot.match.decisions


def test_escape_and_right_click_let_go_of_pieces_one_by_one(tmp_path: Path) -> None:
    """Two are picked; Escape leaves one, a right click none, Escape then opens the menu."""
    pilot = alone(tmp_path)
    pilot.click("stock:mind")
    pilot.click("stock:power")
    pilot.press("escape")
    one_left = pilot.scene.view.deciding and pilot.scene.view.deciding.picked
    pilot.click_at((10, 10), button=3)
    none_left = pilot.scene.view.deciding and pilot.scene.view.deciding.picked
    pilot.press("escape")

    assert (one_left, none_left) == (("stock:mind",), ()) and pilot.top == "PauseScene"


def test_tab_goes_round_all_groups_of_pieces_and_buttons(tmp_path: Path) -> None:
    """Market, stock, tiles, choices and tools come one after the other, and then the first again."""
    pilot = alone(tmp_path)
    pilot.click("stock:mind")
    stops = []
    for _ in range(8):
        pilot.press("tab")
        focused = pilot.scene.parts.rail.focused
        stops.append(
            focused.name if focused else pilot.scene.view.focus.piece and pilot.scene.view.focus.piece.group
        )

    assert {"market", "stock", "undo"} <= set(map(str, stops)) | {"undo"} and len(set(stops)) < len(stops)


def test_any_key_ends_the_motion(tmp_path: Path) -> None:
    """Motion never makes anybody wait: a key brings everything to where it belongs."""
    pilot = alone(tmp_path, settings=Settings(motion="full", speed=0.5))
    moving = pilot.scene.view.stage.moving
    pilot.press("space")

    assert moving and not pilot.scene.view.stage.moving and pilot.scene.view.deciding


def test_a_click_while_things_move_counts_if_its_piece_is_there(tmp_path: Path) -> None:
    """The same click ends the motion and picks, when the piece under the pointer stays the same."""
    pilot = alone(tmp_path, settings=Settings(motion="full", speed=0.5))
    pilot.press("space")
    pilot.click("stock:mind")
    pilot.click_at(pilot.spot("stock:power"))

    assert pilot.scene.view.deciding and pilot.scene.view.deciding.picked == ("stock:mind", "stock:power")


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080), (2560, 1080), (1024, 1280)])
def test_everything_lies_within_any_window(tmp_path: Path, size: tuple[int, int]) -> None:
    """Buttons and log never leave the window, nor overlap each other, at any size and scale of texts."""
    pilot = alone(tmp_path, settings=Settings(motion="none", ui_scale=200))
    pilot.click("stock:mind")
    pilot.program.resized(size)
    window = pygame.Rect((0, 0), size)
    rects = [button.rect for button in pilot.scene.parts.rail.buttons]

    assert all(window.contains(rect) for rect in [*rects, pilot.scene.parts.log.rect])
    assert all(not one.colliderect(other) for one in rects for other in rects if one is not other)


def test_very_long_names_are_drawn(tmp_path: Path) -> None:
    """Names at their limit cost nothing but room: status, log, captions and buttons still fit."""
    names = ["W" * 24, "Wilhelmina von Hohenstein-Ww", "Ж" * 24, "Ü" * 24]
    pilot = Pilot(tmp_path, None, None, SQUIRE, SQUIRE, names=names)
    pilot.rest()
    pilot.press("l")

    assert pilot.draw().get_size() == (1280, 800)


def test_secrets_of_others_change_nothing_on_the_screen(tmp_path: Path) -> None:
    """With other cards in other hands and decks, sight, log, tooltips and every pixel are the same."""
    decisions = [TAKE, BLIND, "take mind soul reality", "reserve level 3"]
    seen = []
    for world in range(2):
        match = Match(GAMES[GAME].rules, 2, 3)
        for text in decisions:
            match.play(match.state.read(text))
        viewer = int(match.state.to_move)
        if world:
            match._states[match._now] = match.state.determinize(viewer, Rng(77))
        chairs = tuple(Chair(f"Name {seat}", seat, None if seat == viewer else SQUIRE) for seat in range(2))
        pilot = Pilot(tmp_path, None, None)
        pilot.sit(tmp_path, TableMatch(match, chairs), None)
        pilot.rest()
        scene = pilot.scene
        pilot.press("l")
        told = [
            scene.view.pieces.describe(scene.view.seen, piece.key, scene.view.setting)
            for piece in scene.view.stage.layout
        ]
        pixels = pygame.image.tobytes(pilot.draw(), "RGB")
        seen.append((scene.view.stage.layout, told, scene.parts.log.text(), pixels))

    assert seen[0][:3] == seen[1][:3]
    assert seen[0][3] == seen[1][3]


def test_the_trace_tells_where_to_click_and_nothing_when_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only with its variable set are lines written, one for each position that has come to rest."""
    trace = tmp_path / "trace"
    alone(tmp_path)
    silent = trace.exists()
    monkeypatch.setenv(VARIABLE, str(trace))
    pilot = alone(tmp_path)
    pilot.draw()
    pilot.wait(0.05)
    pilot.click("stock:mind")
    pilot.draw()
    pilot.wait(0.05)
    lines = trace.read_text().splitlines()

    assert not silent and len(lines) == 2 and '"stock:power"' in lines[-1]


def test_the_curtain_hides_the_last_persons_cards(tmp_path: Path) -> None:
    """While the curtain waits, the table below shows no card that not everybody knows."""
    pilot = Pilot(tmp_path, None, None, decisions=[BLIND, TAKE])
    pilot.wait(0.2)
    waiting = (pilot.top, [piece.key for piece in pilot.scene.view.stage.layout if piece.group == "hand"])
    pilot.press("enter")
    pilot.wait(1.0)
    looking = [piece.key for piece in pilot.scene.view.stage.layout if piece.group == "hand"]

    assert waiting == ("HandoverScene", []) and (pilot.top, len(looking)) == ("MatchScene", 1)


def test_many_payments_unfold_and_turn_pages(tmp_path: Path) -> None:
    """However many ways to pay there are, each has its button: behind "other ways", page by page."""
    pilot = alone(tmp_path)
    match = pilot.match
    state = match.state.clone()
    assert isinstance(state, SplendorState)
    state.players[state.to_move].chips = pack([3, 3, 3, 3, 3])
    state.players[state.to_move].shields = 5
    match._states[match._now] = state
    pilot.scene.session.playback.shown = state
    pilot.wait(STEP)
    ways = Counter(state.notation(action).partition(":")[0] for action in state.legal_actions())
    card = CARD_SLUGS.index(ways.most_common(1)[0][0].removeprefix("recruit "))
    pilot.click(f"card:{card}")
    pilot.click("more")
    seen: set[str] = set()
    while "page" in pilot.buttons and not set(pilot.buttons) & seen - {"page", *TOOLS}:
        seen |= set(pilot.buttons)
        pilot.click("page")
    payments = {name for name in seen if name.startswith("action:recruit")}

    assert len(payments) == ways.most_common(1)[0][1] > 9


def test_dragging_another_card_lets_go_of_what_is_in_its_way(tmp_path: Path) -> None:
    """One card is picked, another is dragged to the hand: the other one is reserved."""
    pilot = alone(tmp_path)
    first, second = [piece.key for piece in pilot.scene.view.stage.layout if piece.key.startswith("card:")][
        :2
    ]
    pilot.click(first)
    pilot.drag(second, "zone:hand")
    name = CARD_SLUGS[int(second.removeprefix("card:"))]

    assert pilot.match.decisions == (f"reserve {name}",)


@pytest.mark.parametrize("game", list(GAMES))
def test_no_frame_lays_the_table_for_two_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """However many steps follow each other, and whatever was clicked in that frame: each has its own."""
    match = Match(GAMES[game].rules, max(GAMES[game].seats), 4)
    chairs = (Chair(f"Player {seat}", seat, SQUIRE) for seat in range(match.seats))
    pilot = Pilot(tmp_path, SQUIRE, SQUIRE)
    pilot.sit(tmp_path / "other", TableMatch(match, tuple(chairs)), Settings(motion="none", speed=4.0))
    shown: list[int] = []  # how often the table had been laid, before each step that was shown
    begun, show = pilot.scene.view.stage.laid, pilot.scene.parts.step_player._show

    def shows(step: ShownStep) -> None:
        shown.append(pilot.scene.view.stage.laid)
        show(step)

    monkeypatch.setattr(pilot.scene.parts.step_player, "_show", shows)
    while len(shown) < 40 and not match.over:
        before, count = pilot.scene.view.stage.laid, len(shown)
        pilot.wait(STEP)
        assert all(laid == before for laid in shown[count:])

    assert len(shown) >= 40 and pilot.scene.view.stage.laid > begun + 10


def test_no_large_picture_is_painted_in_a_frame_that_shows_a_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Either takes a while: the next step waits until all that the last one needs is painted."""
    pilot = Pilot(tmp_path, SQUIRE, SQUIRE, settings=Settings(motion="none", pace="brisk", language="en"))
    scene, large, painted, waited = pilot.scene, list[bool](), 0, list[bool]()
    pilot.program.draw(pilot.surface)
    paint, was_behind = scene.view.stage.sprites.paint, scene.view.stage.was_behind

    def painting(face: Face, size: tuple[int, int]) -> pygame.Surface:
        nonlocal painted
        painted += face.kind == "card"
        return paint(face, size)

    def waiting() -> bool:
        waited.append(was_behind())
        return waited[-1]

    monkeypatch.setattr(scene.view.stage.sprites, "paint", painting)
    monkeypatch.setattr(scene.view.stage, "was_behind", waiting)
    for _ in range(400):
        before, painted = scene.view._laid, 0
        pilot.wait(0.1)
        pilot.program.draw(pilot.surface)
        large += [scene.view._laid is not before] * painted
        assert not (waited[-1] and scene.view._laid is not before)

    assert any(waited) and len(large) > 5 and not any(large)


def test_a_position_that_lies_there_is_looked_at_once(tmp_path: Path) -> None:
    """Not in each frame, which for four people at one screen takes a quarter of its time."""
    pilot = Pilot(tmp_path, None, None, None, None)
    pilot.rest()
    with patch.object(Viewpoint, "look", side_effect=AssertionError("looked again")):
        pilot.wait(1.0)
    pilot.do_by_mouse(pilot.wish())

    assert len(pilot.match.decisions) == 1
