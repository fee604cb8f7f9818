"""Several people at one screen: whatever one of them alone knows leaves no trace that another could find.

Two worlds that somebody can't tell apart look, sound and read the same to them: picture, log, caption,
tooltips, the window's title and what is copied.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

from ai.players import make_player
from game.engine.match import Match
from game.engine.rng import Rng
from game.registry import GAMES
from game.screens.match.game import table_of
from game.screens.match.session.takebacks import take_back
from game.screens.match.table.viewpoint import Viewpoint, keeps_secrets
from game.screens.seating import Chair, TableMatch
from saves.settings import Settings
from tests.clipboard import Clipboard
from tests.screens.pilots.match_pilot import STEP, Pilot
from tests.screens.pilots.menu_pilot import QuietAudio

SQUIRE = "squire"
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")
TABLES = (
    ("splendor_marvel", (None, None)),
    ("splendor_marvel", (None, SQUIRE, None, SQUIRE)),
    ("seventh_hero", (None, None, None)),
    ("seventh_hero", (None, SQUIRE, None, SQUIRE, None)),
    ("custom_heroes", (None, None)),
    ("custom_heroes", (None, None, SQUIRE, SQUIRE)),
    ("custom_heroes", (None, SQUIRE, None, None, SQUIRE, None)),
    ("dust_collectorz", (None, None)),
)


class Seen(NamedTuple):
    """All that people at the screen can find out without being told."""

    layout: tuple[object, ...]
    told: list[str]
    log: str
    copied: str
    caption: tuple[str, int | None]
    status: str
    buttons: list[str]
    title: tuple[str, str]
    heard: list[str]
    pixels: bytes


class TablePilot(Pilot):
    """People at one screen, whose program remembers what should be heard."""

    def __init__(
        self, folder: Path, table: TableMatch, monkeypatch: pytest.MonkeyPatch, *, paused: bool = False
    ) -> None:
        """Sit down at `table`; while it is paused no computer player decides by itself."""
        pygame.display.init()
        self.surface = pygame.display.set_mode((1280, 800))
        self.clipboard = Clipboard()
        monkeypatch.setattr(pygame, "scrap", self.clipboard)
        self.sit(folder, table, Settings(motion="none", speed=4.0, language="en", reactions="always"))
        self.audio = QuietAudio()
        self.program.audio = self.audio
        self.scene.session.ai_seats.paused = paused
        self.wait(0.5)

    def seen(self) -> Seen:
        """Return what there is to be seen, read and heard now."""
        scene = self.scene
        scene.kind.acts["copy_log"]()
        pieces = scene.view.stage.layout
        told = [
            scene.view.pieces.describe(scene.view.seen, piece.key, scene.view.setting) for piece in pieces
        ]
        self.program.notices.shown.clear()
        return Seen(
            pieces,
            told,
            scene.parts.log.text(),
            self.clipboard.text,
            scene.parts.rail.caption,
            scene.parts.rail.status,
            [button.text for button in scene.parts.rail.buttons],
            pygame.display.get_caption(),
            list(self.audio.heard),
            pygame.image.tobytes(self.draw(), "RGB"),
        )


def advanced(game: str, levels: tuple[str | None, ...], seed: int) -> Match:
    """Let quick players go on until a person whose knowledge others lack is to decide."""
    match = Match(GAMES[game].rules, len(levels), seed)
    player = make_player("greedy", match.rules)
    persons = tuple(seat for seat, level in enumerate(levels) if level is None)
    while not match.over:
        state, seat = match.state, match.state.to_move
        secret = seat in persons and keeps_secrets(state, seat, persons)
        others = len(match.movers) > 12 + seed and match.movers[-1] != seat
        if secret and others and not openly(match, persons):
            return match
        blind = [one for one in state.legal_actions() if state.notation(one).startswith("reserve level")]
        chosen = player.choose(state.determinize(seat, Rng(seed)), seat).action
        match.play(blind[0] if blind and len(match.movers) % 5 == 0 else chosen)
    raise AssertionError("nobody has any secrets")


def openly(match: Match, persons: tuple[int, ...]) -> bool:
    """Whether the decision that is due can be made before everybody's eyes."""
    state = match.state
    view = Viewpoint(int(state.to_move), persons).look(state)
    auto_pass = table_of(match.rules.id).auto_pass(view, tuple(state.legal_actions()))
    return auto_pass is not None and auto_pass.open


def seated(match: Match, levels: tuple[str | None, ...]) -> TableMatch:
    """Seat people and computer players."""
    chairs = tuple(Chair(NAMES[seat], seat, level) for seat, level in enumerate(levels))
    return TableMatch(match, chairs)


def other_world(match: Match, seat: int, draw: int) -> Match:
    """The same match in a world that `seat` can't tell from the real one."""
    twin = match.branch(len(match.decisions))
    twin._states[-1] = match.state.determinize(seat, Rng(draw))
    return twin


@pytest.mark.parametrize(("game", "levels"), TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_before_and_behind_the_curtain_nobody_finds_out_what_others_hide(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    levels: tuple[str | None, ...],
    seed: int,
) -> None:
    """While the curtain is down not even the next person's cards make a difference; then nobody else's do."""
    match = advanced(game, levels, seed)
    mover = int(match.state.to_move)
    persons = [seat for seat, level in enumerate(levels) if level is None]
    behind: list[Seen] = []
    looking: list[Seen] = []
    for number, one in enumerate([match, *(other_world(match, seat, 9) for seat in persons)]):
        pilot = TablePilot(tmp_path / str(number), seated(one, levels), monkeypatch)
        assert pilot.top == "HandoverScene"
        behind.append(pilot.seen())
        if number in (0, 1 + persons.index(mover)):
            pilot.press("enter")
            pilot.wait(1.0)
            looking.append(pilot.seen())

    for seen in behind[1:]:
        assert seen[:-1] == behind[0][:-1]
        assert seen.pixels == behind[0].pixels
    assert looking[0][:-1] == looking[1][:-1]
    assert looking[0].pixels == looking[1].pixels


@pytest.mark.parametrize("game", sorted({game for game, _ in TABLES}))
def test_a_computer_players_hidden_cards_do_not_show_in_what_it_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """The same deed from two hands makes the same movements, sounds and words for who looks."""
    seats = 3 if game in ("seventh_hero", "custom_heroes") else 2
    levels: tuple[str | None, ...] = (None, *([SQUIRE] * (seats - 1)))
    match = Match(GAMES[game].rules, seats, 5)
    player = make_player("greedy", match.rules)
    compared = 0
    while not match.over and compared < 3 and len(match.decisions) < 90:
        state, seat = match.state, int(match.state.to_move)
        action = player.choose(state.determinize(seat, Rng(3)), seat).action
        twin = None if seat == 0 or len(match.decisions) < 9 else same_deed(match, action)
        if twin is not None:
            compared += 1
            shown = []
            for at, one in enumerate((match.branch(len(match.decisions)), twin)):
                folder = tmp_path / f"{compared}.{at}"
                pilot = TablePilot(folder, seated(one, levels), monkeypatch, paused=True)
                shown.append(deed_shown(pilot, action))

            assert shown[0] == shown[1]
        match.play(action)

    assert compared


def same_deed(match: Match, action: int) -> Match | None:
    """Find a world that the first seat can't tell from the real one before the deed nor after it."""
    real = match.branch(len(match.decisions))
    real.play(action)
    for draw in range(12):
        twin = other_world(match, 0, draw)
        if action not in twin.state.legal_actions() or twin.state.pack() == match.state.pack():
            continue
        twin.play(action)
        same = twin.state.view(0) == real.state.view(0)
        twin.undo()
        if same:
            return twin
    return None


def deed_shown(pilot: TablePilot, action: int) -> list[Seen]:
    """Let the computer player do it, and return what is seen of it, frame by frame."""
    pilot.scene.session._decide(action)
    frames = []
    for _ in range(4):
        pilot.wait(STEP)
        if pilot.scene.session.playback.holding:
            pilot.scene.kind.acts["go_on"]()
        frames.append(pilot.seen())
    return frames


@pytest.mark.parametrize(("game", "levels"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_taking_back_asks_marks_and_repeats_chance_as_the_policy_says(
    game: str, levels: tuple[str | None, ...], seed: int
) -> None:
    """In every game: what is free has shown nobody anything, all else marks, several people all agree."""
    persons = tuple(seat for seat, level in enumerate(levels) if level is None)
    match = Match(GAMES[game].rules, len(levels), seed)
    player = make_player("greedy", match.rules)
    free = marked = 0
    for _ in range(45):
        if match.over:
            break
        seat = int(match.state.to_move)
        match.play(player.choose(match.state.determinize(seat, Rng(seed)), seat).action)
        plan = take_back(match, persons)
        if plan is None:
            continue
        before = match.fingerprint()
        again = match.branch(plan.to)
        for text in match.decisions[plan.to :]:
            again.play(again.state.read(text))
        free += not plan.marks
        marked += plan.marks

        assert again.fingerprint() == before
        assert match.movers[plan.to] in persons
        assert plan.agree == (persons if plan.marks and len(persons) > 1 else ())
        assert plan.marks or plan.to == len(match.decisions) - 1

    assert marked and free + marked > 9


# The table turns


def people(folder: Path, *decisions: str, **wishes: object) -> Pilot:
    """Two people at Splendor, with the motion they wish."""
    settings = Settings(language="en", **wishes)  # type: ignore[arg-type]
    pilot = Pilot(folder, None, None, decisions=decisions, settings=settings)
    pilot.draw()
    pilot.rest()
    pilot.draw()
    return pilot


TAKE = "take mind power space"


def decide(pilot: Pilot, text: str) -> None:
    """Let the person at the front decide, and wait until the table begins to turn."""
    pilot.scene.session.play(pilot.match.state.read(text))
    seat = pilot.scene.view._front
    for _ in range(200):
        pilot.wait(STEP)
        pilot.program.draw(pilot.surface)
        if pilot.scene.view._front != seat or pilot.top == "HandoverScene":
            return


def test_without_secrets_the_table_turns_before_all_eyes(tmp_path: Path) -> None:
    """Whoever moves comes to the front, as a movement that one can follow."""
    pilot = people(tmp_path, motion="gentle")
    first = pilot.scene.view._front
    decide(pilot, TAKE)
    turning = pilot.scene.view.stage.moving
    pilot.rest()

    assert turning and pilot.top == "MatchScene"
    assert (first, pilot.scene.view._front) == (pilot.match.movers[0], pilot.match.state.to_move)


def test_what_the_last_person_alone_knew_is_gone_at_once(tmp_path: Path) -> None:
    """Their own card is not carried round while the next one looks."""
    pilot = people(tmp_path, TAKE, "reserve level 1", TAKE.replace("mind", "soul"), motion="gentle")
    if pilot.top == "HandoverScene":
        pilot.press("enter")
        pilot.wait(2.0)
    owner = pilot.scene.session.viewers.viewpoint.seat
    card = pilot.scene.view.seen.players[owner].reserved[0].card  # type: ignore[attr-defined]
    pilot.draw()
    decide(pilot, next(text for text in takes(pilot)))

    assert card is not None and pilot.scene.view._front != owner
    assert pilot.scene.view.stage._turning is None
    assert f"card:{card}" not in [piece.key for piece in pilot.scene.view.stage.layout]


def takes(pilot: Pilot) -> list[str]:
    """The ways of taking three stones."""
    state = pilot.match.state
    texts = [state.notation(action) for action in state.legal_actions()]
    return [text for text in texts if text.startswith("take ") and len(text.split()) == 4]


def test_where_it_is_wished_the_table_stays(tmp_path: Path) -> None:
    """The first person stays at the front, and the other plays from their own place, by mouse, to the end."""
    pilot = people(tmp_path, motion="none", speed=4.0, turn_table="off")
    front = pilot.scene.view._front
    seen = set()
    for _ in range(400):
        pilot.rest()
        if pilot.top == "HandoverScene":
            pilot.press("enter")
        elif pilot.scene.session.viewers.passing:
            pilot.press("1")
        elif pilot.match.over:
            break
        elif pilot.scene.view.deciding:
            seen.add(int(pilot.match.state.to_move))
            pilot.do_by_mouse(pilot.wish())
        pilot.wait(0.2)

    assert pilot.match.over and seen == {0, 1} and pilot.scene.view._front == front == 0
