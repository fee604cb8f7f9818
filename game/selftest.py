"""Tests the whole program without window or person: plays, saves, searches, draws every scene.

`herotable --selftest` prints each step, and exits with 0, or with 1 if anything failed. It only checks that
pictures are not empty. It leaves no files behind. With a folder, it also opens every match in it, and all
that people have kept of a game,
which proves that a bundle reads the files of earlier versions.
"""

from __future__ import annotations

import os
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

import game
from ai.personas.levels import LEVEL_KEYS
from ai.players import make_player
from ai.worker.client import Worker
from ai.worker.messages import Answer, request_for
from game.engine.match import Match
from game.engine.rng import Rng
from game.registry import GAMES, RULES, rules_of
from game.screens.app.main_loop import MainLoop
from game.screens.app.router import scene_for
from game.screens.requests import Answer as Answered
from game.screens.requests import (
    Ask,
    OpenHandover,
    OpenLoad,
    OpenMatch,
    OpenNewGame,
    OpenResult,
    OpenRules,
    OpenSettings,
    OpenTitle,
    Request,
)
from game.screens.seating import Chair, TableMatch
from game.share.card_wish import CardWish
from game.share.clip_wish import KINDS, ClipWish
from game.share.job import CARD, CLIP, ShareJob
from game.table.sound import HOUSE, SOUNDS, Audio
from game.texts.texts import Voice
from saves.matches.code import from_code, to_code
from saves.matches.library import Library
from saves.matches.match_file import open_match
from saves.settings import Settings
from saves.store import store_class

if TYPE_CHECKING:
    from game.screens.scene import Scene

SEED: Final = 4
SIZE: Final = (1280, 800)
FEWEST_COLOURS: Final = 200  # in a picture that isn't empty
SHARED: Final = [b"GIF8", b"RIFF", b"\x89PNG"]  # how what is shared begins
THINKING_LIMIT: Final = 30.0  # seconds for the worker to answer


class TroubleFound(Exception):
    """A check that failed; the message says which."""


def selftest(kept: Path | None = None) -> int:
    """Run all steps, even after one has failed; return the exit code.

    `kept` is a folder of matches, and of what people keep of games, that must all open.
    """
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    print(f"Herotable {game.__version__}, engine {'compiled' if game.compiled() else 'not compiled'}")
    failed = 0
    with tempfile.TemporaryDirectory(prefix="herotable-", ignore_cleanup_errors=True) as folder:
        home = Path(folder)
        steps: dict[str, Callable[[], str]] = {
            "playing": _play,
            "saving": lambda: _save_and_load(home),
            "codes": _write_a_code,
            "thinking": _think,
            "sharing": _share,
            "sounds": _sound,
            "drawing": lambda: _draw(home),
        }
        if kept is not None:
            steps["opening"] = lambda: open_all(kept)
        for name, step in steps.items():
            try:
                told = step()
            except Exception:  # noqa: BLE001 - whatever it is, it is told, and the other steps still run
                failed += 1
                print(f"FAILED {name}\n{traceback.format_exc()}")
            else:
                print(f"ok  {told}")
    print("all is well" if not failed else f"{failed} steps failed")
    return min(failed, 1)


def played(game_id: str, seats: int, decisions: int | None = None) -> TableMatch:
    """Let fast computer players play a match, to its end or for so many decisions."""
    rules = rules_of(game_id)
    match = Match(rules, seats, SEED)
    players = [make_player("greedy", rules, seed=seat) for seat in range(seats)]
    while not match.over and (decisions is None or len(match.decisions) < decisions):
        seat = match.state.to_move
        known = match.state.determinize(seat, Rng(len(match.decisions)))
        match.play(players[seat].choose(known, seat).action)
    names = ("Ann", "Ben", "Cem", "Dora")
    chairs = [
        Chair(names[seat % 4], seat % 6, LEVEL_KEYS[seat % len(LEVEL_KEYS)] if seat else None)
        for seat in range(seats)
    ]
    return TableMatch(match, tuple(chairs))


def _play() -> str:

    told = []
    for rules in RULES.values():
        for seats in rules.seats:
            match = played(rules.id, seats).match
            if sum(match.state.returns()) < 0.999:
                raise TroubleFound(f"{match.position()} ended without a winner")
            told.append(f"{rules.id} with {seats} seats in {len(match.decisions)} decisions")
    return f"played {', '.join(told)}"


def _save_and_load(home: Path) -> str:

    library = Library(home / "matches")
    for game_id in GAMES:
        table = played(game_id, GAMES[game_id].seats[0], 12)
        name = library.new_name(game_id)
        library.save(name, table.saved())
        if not library.flush():
            raise TroubleFound(f"{name} was not written")
        again = library.load(name).saved.match
        if again.fingerprint() != table.match.fingerprint():
            raise TroubleFound(f"{name} came back as another position")
    rows = len(library.rows())
    troubles = [str(notice) for notice in library.poll()]
    library.close()
    if troubles:
        raise TroubleFound("; ".join(troubles))
    return f"saved, listed and loaded {rows} match{'' if rows == 1 else 'es'}"


def open_all(folder: Path) -> str:
    """Open all that the program keeps below a folder; SaveError names the first that doesn't open."""
    matches = sorted(folder.rglob("*.save"))
    stores = [store for game_id in GAMES if (store := store_class(game_id))]
    others = [(store, path) for store in stores for path in sorted(folder.rglob(f"*{store.suffix}"))]
    if not matches:
        raise TroubleFound(f"{folder} holds no match")
    for path in matches:
        open_match(path)
    for store, path in others:
        store.check(path)
    return f"opened {len(matches)} kept matches and {len(others)} other kept files"


def _write_a_code() -> str:

    longest = 0
    for game_id in GAMES:
        match = played(game_id, GAMES[game_id].seats[0], 12).match
        code = to_code(match)
        longest = max(longest, len(code))
        if from_code(code)[0].fingerprint() != match.fingerprint():
            raise TroubleFound(f"the code of {match.position()} reads as another position")
    return f"wrote and read share codes of up to {longest} characters"


def _share() -> str:
    """Make a clip in each format, and a picture card, in the process that makes them."""
    table = played(next(iter(GAMES)), 2)
    wishes = [(CLIP, ClipWish(0, 4, 6, kind, 640)) for kind in KINDS]
    made = [ShareJob(table, maker, wish, "en").make() for maker, wish in (*wishes, (CARD, CardWish()))]
    starts = [data[:4] for data in made if data]
    if starts != SHARED:
        raise TroubleFound(f"clips and card begin with {starts}")
    return f"made {len(wishes)} clips and a card"


def _think() -> str:

    worker = Worker()
    try:
        for game_id in GAMES:
            state = played(game_id, GAMES[game_id].seats[0], 6).match.state
            number = worker.ask(request_for(game_id, state, state.to_move, level=4, simulations=200))
            answer = None
            ends = time.monotonic() + THINKING_LIMIT
            while answer is None and time.monotonic() < ends:
                time.sleep(0.01)
                answer = next(
                    (one for one in worker.poll() if isinstance(one, Answer) and one.id == number), None
                )
            if answer is None or answer.result.action not in state.legal_actions():
                raise TroubleFound(f"the thinking process did not decide in {game_id}: {answer}")
    finally:
        worker.close()
    return f"asked a thinking process for a decision in {len(GAMES)} game{'' if len(GAMES) == 1 else 's'}"


def _sound() -> str:
    audio = Audio()
    audio.prepare()
    for place in (HOUSE, *GAMES):
        audio.enter(place)
        audio.wait()
    if audio.damage:
        raise TroubleFound(audio.damage)
    audio.play("click")
    audio.close()
    return f"decoded {len(SOUNDS)} sounds"


def _draw(home: Path) -> str:

    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode(SIZE)
    drawn = []
    for language in ("en", "de"):
        program = headless_program(home, language)
        for name, scene in scenes(program):
            program.stack.home(scene)
            for _ in range(4):
                program.update(0.25)
            program.draw(surface)
            small = pygame.transform.scale(surface, (320, 200))
            colours = len({tuple(small.get_at((x, y))) for x in range(320) for y in range(200)})
            if colours < FEWEST_COLOURS:
                raise TroubleFound(f"{name} in {language} shows {colours} colours only")
            drawn.append(f"{name}/{language}")
        program.close()
    pygame.display.quit()
    return f"drew {', '.join(drawn)}"


def headless_program(home: Path, language: str) -> MainLoop:
    """Return a program without a window that stores its files below `home`; missing texts are errors."""
    settings = Settings().changed("language", language)
    return MainLoop(settings, Voice(language, strict=True), Library(home / "matches"), Audio(), SIZE)


def scenes(program: MainLoop) -> list[tuple[str, Scene]]:
    """Return every scene once, with something to show."""
    words = program.words
    answers = (Answered("yes", words("title-quit")), Answered("no", words("menu-cancel")))
    found: list[tuple[str, Request]] = [
        ("title", OpenTitle()),
        ("new game", OpenNewGame()),
        ("load", OpenLoad()),
        ("settings", OpenSettings()),
        ("question", Ask(words("title-quit"), words("crash-no_match"), answers)),
    ]
    for game_id, rules in RULES.items():
        running = played(game_id, rules.seats[-1], 20)
        over = played(game_id, rules.seats[0])
        found += [
            (f"rules of {game_id}", OpenRules(game_id)),
            (f"match of {game_id}", OpenMatch(running)),
            ("curtain", OpenHandover(running.chairs[0], lambda: None)),
            (f"result of {game_id}", OpenResult(over)),
        ]
    return [(name, scene_for(program, request)) for name, request in found]
