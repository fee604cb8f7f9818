"""The program's door: every word is understood or refused in one line that names what is allowed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import game
from ai.personas.levels import LEVEL_KEYS
from game.__main__ import BEFORE_PYGAME, main
from game.commands.language import OPTIONS, WHAT, texts_for
from game.commands.line import WrongWords
from game.commands.opening import read_options, read_seats
from game.engine.rng import SEED_LIMIT
from game.registry import GAMES
from game.screens.app import window as window_module
from game.screens.app.program import Program
from game.screens.seating import TableMatch
from game.selftest import TroubleFound, open_all
from saves.disk.notices import SaveDamaged
from saves.matches.code import to_code
from saves.matches.library import Library
from tests.screens.pilots.menu_pilot import GAME, MenuPilot, table_of

HOME = Path(__file__).resolve().parents[2]


class Opened(Exception):
    """The door would open the window now."""


@pytest.fixture(autouse=True)
def no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test opens a window: whoever gets so far raises Opened."""

    def stop(*_: object, **__: object) -> None:
        raise Opened

    monkeypatch.setattr(window_module, "open_window", stop)


def refusal(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line that the door answers to wrong words."""
    code = main(words)
    told = capsys.readouterr().err.splitlines()

    assert (code, len(told)) == (2, 1), told
    assert told[0].startswith("herotable: ")
    return told[0]


@pytest.mark.parametrize(
    ("words", "allowed"),
    [
        (["chess"], list(GAMES)),
        (["chess", "--seed", "1"], list(GAMES)),
        (["--seats", "me,knight"], list(GAMES)),
        (["--seed", "5"], list(GAMES)),
        ([GAME, "--seats", "me"], ["2 to 4"]),
        ([GAME, "--seats", "me,me=a,me=b,me=c,me=d"], ["2 to 4"]),
        ([GAME, "--seats", "me,,knight"], list(LEVEL_KEYS)),
        ([GAME, "--seats", "3"], list(LEVEL_KEYS)),
        ([GAME, "--seats", "me,knigth"], ["me=NAME", *LEVEL_KEYS]),
        ([GAME, "--seats", "me,me="], list(LEVEL_KEYS)),
        ([GAME, "--seed", "-1"], [str(SEED_LIMIT - 1)]),
        ([GAME, "--seed", "12.5"], [str(SEED_LIMIT - 1)]),
        ([GAME, "--seed", "9" * 400], [str(SEED_LIMIT - 1)]),
        ([GAME, "--option", "goal=20"], ["start=random"]),
        ([GAME, "--option", "start"], ["start=random"]),
        ([GAME, "--option", "start=9"], ["start is one of random, 1, 2 with 2 seats, not"]),
        (
            [GAME, "--seats", "me,knight", "--option", "start=4"],
            ["start is one of random, 1, 2 with 2 seats,"],
        ),
        (
            [GAME, "--seats", "me,knight", "--option", "start=9"],
            ["start is one of random, 1, 2 with 2 seats,"],
        ),
        (["seventh_hero", "--option", "start=4"], ["start is one of random, 1, 2, 3 with 3 seats,"]),
        (["dust_collectorz", "--option", "mode=team"], ["mode is one of champions, young with 2 seats,"]),
        (["--language", "tlh"], ["en", "de"]),
        (["--json", "x.json"], ["bench"]),
        (["bench", "--part", "luck"], ["playouts", "frames-"]),
        (["--nonsense"], ["--nonsense"]),
        (["--open", "one.save", "two.save"], ["two.save"]),
        (["--open", "one.save", "--seed", "1"], ["--open"]),
        (["one", "two"], ["two"]),
        (["HT1-garbage"], ["checksum"]),
        (["no-such-file.save"], ["no-such-file.save", GAME, "HT1-"]),
        (["."], ["regular file"]),
    ],
)
def test_wrong_words_get_one_line_that_names_what_is_allowed(
    capsys: pytest.CaptureFixture[str], words: list[str], allowed: list[str]
) -> None:
    """Exit code 2, no usage, no traceback, no window."""
    line = refusal(capsys, *words)

    assert [one for one in allowed if one not in line] == []
    assert len(line) < 400


@pytest.mark.parametrize(
    "damage", [b"", b"\x89PNG\r\n", b'{"format":"herotable-match"}\n{}\n', b"[" * 100_000]
)
def test_a_file_that_is_no_match_is_named_and_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, damage: bytes
) -> None:
    """Cut, altered, nested or something else altogether: said before any window opens."""
    bad = tmp_path / "bad.save"
    bad.write_bytes(damage)

    assert "bad.save" in refusal(capsys, str(bad))


def test_right_words_open_the_window(tmp_path: Path) -> None:
    """Nothing, a game, a file or a code."""
    library = Library(tmp_path)
    table = table_of(2, 5)
    library.save("one.save", table.saved())
    assert library.flush()
    library.close()
    for words in (
        [],
        [GAME],
        [GAME, "--seats", "me,me=Ben,legend", "--seed", "7", "--option", "start=2", "--language", "de"],
        [str(tmp_path / "one.save")],
        [to_code(table.match)],
    ):
        with pytest.raises(Opened):
            main(words)


def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *words: str) -> Program:
    """The program as it is when the window opens with these words."""
    pilot = MenuPilot(tmp_path / "home")

    class Shown:
        """Stands for the window: begins in the pilot's program."""

        def run(self, begin: object) -> int:
            """Begin."""
            assert callable(begin)
            begin(pilot.program)
            return 0

    monkeypatch.setattr(window_module, "open_window", lambda *_, **__: Shown())
    assert main(words) == 0
    return pilot.program


def test_a_new_match_is_as_the_words_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats in their order, levels, seed and options."""
    program = begun(
        tmp_path, monkeypatch, GAME, "--seats", "me,legend,me=Ben", "--seed", "7", "--option", "start=3"
    )
    table = getattr(program.stack.top, "table")  # noqa: B009 - any scene's

    assert [(chair.name, chair.level) for chair in table.chairs] == [
        ("Guest 1", None),
        ("Nyx", "legend"),
        ("Ben", None),
    ]
    assert (table.match.seed, table.match.options, table.match.state.to_move) == (
        7,
        {"start": "3", "play_out": False, "target": 16},
        2,
    )


def test_a_file_goes_on_where_it_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the players that sat there."""
    table = table_of(2, 5)
    library = Library(tmp_path)
    library.save("one.save", table.saved())
    library.close()
    opened = getattr(begun(tmp_path, monkeypatch, str(tmp_path / "one.save")).stack.top, "table")  # noqa: B009

    assert (opened.match.decisions, opened.chairs) == (table.match.decisions, table.chairs)


def notices(program: Program) -> list[str]:
    """What the window tells."""
    return [text for text, _ in program.notices.shown]


def test_a_double_click_goes_on_where_a_file_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the desktop asks for it: --open and the file's whole path."""
    table = table_of(2, 5)
    library = Library(tmp_path)
    library.save("one.save", table.saved())
    library.close()
    program = begun(tmp_path, monkeypatch, "--open", str(tmp_path / "one.save"))
    opened = getattr(program.stack.top, "table")  # noqa: B009 - any scene's

    assert (opened.match.decisions, opened.chairs) == (table.match.decisions, table.chairs)


@pytest.mark.parametrize("words", [["--open", "broken.save"], ["broken.save"]])
def test_a_double_clicked_file_that_is_damaged_is_named_in_the_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    """Nobody reads a terminal there; Windows gives the program none at all, whatever the words."""
    (tmp_path / "broken.save").write_text('{"check":"no', encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    if "--open" not in words:
        monkeypatch.setattr(sys, "stderr", None)
    program = begun(tmp_path, monkeypatch, *words)

    assert any("broken.save" in told for told in notices(program))


def test_a_desktop_may_open_the_program_without_a_file() -> None:
    """The entry in its menu has the same words, and no file behind them."""
    with pytest.raises(Opened):
        main(["--open"])


def test_a_code_goes_on_where_it_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With whoever played last, or the usual players."""
    table = table_of(3, 5)
    opened = getattr(begun(tmp_path, monkeypatch, to_code(table.match)).stack.top, "table")  # noqa: B009 - any scene's

    assert (opened.match.decisions, len(opened.chairs)) == (table.match.decisions, 3)


def test_seats_are_read_as_names_and_levels() -> None:
    """`me` alone has no name yet; blanks around a word don't matter."""
    assert read_seats("me, knight,me=Zoë Müller") == [("", None), ("", "knight"), ("Zoë Müller", None)]


def test_programs_are_seated_by_their_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are named after their file, and play in the place of a level."""
    words = (GAME, "--seats", "me,cmd:./my_bot,cmd:/opt/my_bot.py --deep 'a b'")
    table: TableMatch = getattr(begun(tmp_path, monkeypatch, *words).stack.top, "table")  # noqa: B009 - any scene's

    assert [chair.name for chair in table.chairs[1:]] == ["my_bot", "my_bot 2"]
    assert [chair.player for chair in table.chairs[1:]] == ["cmd:./my_bot", "cmd:/opt/my_bot.py --deep 'a b'"]
    assert [chair.portrait for chair in table.chairs[1:]] == ["", ""]


@pytest.mark.parametrize(
    ("command", "name"),
    [
        ("cmd:python3 -u bots/deep.py", "deep"),
        ("cmd:python3 -m ai.engine --level knight", "ai.engine"),
        ("cmd:/opt/Fish.exe", "Fish"),
        ("cmd:python3 -c pass", "pass"),
        ("cmd:python3", "Bot"),
        ("cmd:./" + "x" * 60, "x" * 21),
    ],
)
def test_a_program_is_named_after_its_file(command: str, name: str) -> None:
    """Not after what runs it; names are as short as those of people."""
    assert read_seats(f"me,{command}")[1] == (name, command)


@pytest.mark.parametrize("seat", ["cmd:", "cmd:'bot", "cmd:" + "x" * 2000])
def test_a_command_that_can_not_be_read_is_refused(seat: str) -> None:
    """Before the window opens."""
    with pytest.raises(WrongWords, match="cmd:PROGRAM"):
        read_seats(f"me,{seat}")


def test_a_name_that_is_too_long_is_refused() -> None:
    """It would be cut otherwise, and nobody asked for that."""
    with pytest.raises(WrongWords, match="24 characters"):
        read_seats("me,me=" + "x" * 25)


def test_options_are_read_as_the_game_has_them() -> None:
    """Capitals don't matter."""
    assert read_options(GAME, ["start=RANDOM"]) == {"start": "random"}


def ask(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the program as a person does."""
    env = {**os.environ, "PYTHONPATH": str(HOME)}
    return subprocess.run(
        [sys.executable, "-m", "game", *words], env=env, capture_output=True, text=True, check=False, cwd=HOME
    )


def ask_guarded(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the program where it is stopped when it reaches for a network, or writes outside `home`."""
    env = {**os.environ, "PYTHONPATH": str(HOME), "HEROTABLE_HOME": str(home), "TMPDIR": str(home)}
    return subprocess.run(
        [sys.executable, "tests/project_cli/guarded.py", str(home), *words],
        env=env,
        capture_output=True,
        text=True,
        check=False,
        cwd=HOME,
    )


@pytest.mark.parametrize(
    ("word", "told"), [("--reach", "reached for a network"), ("--stray", "changed a foreign file")]
)
def test_whoever_leaves_the_program_s_own_ground_is_stopped(tmp_path: Path, word: str, told: str) -> None:
    """The guard that the self-test runs under would notice."""
    answer = ask_guarded(tmp_path / "home", word)

    assert answer.returncode != 0
    assert told in answer.stderr


def test_the_version_is_told_without_loading_anything_heavy() -> None:
    """Neither pygame nor the texts are needed to say a number."""
    question = (
        "import sys; from game.__main__ import main; code = main(['--version']);"
        "heavy = {'pygame', 'numpy', 'msgspec', 'pygame_gui', 'fluent', 'babel'};"
        "print(code, sorted(heavy & set(sys.modules)))"
    )
    answer = subprocess.run(
        [sys.executable, "-c", question], capture_output=True, text=True, check=True, cwd=HOME
    )

    assert answer.stdout.splitlines() == [f"herotable {game.__version__}", "0 []"]


@pytest.mark.parametrize(("language", "told"), [("de", "weder ein Spiel"), ("en", "neither a game")])
def test_the_command_line_speaks_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], language: str, told: str
) -> None:
    """Also when another word is what is wrong."""
    assert told in refusal(capsys, "chess", "--language", language)


@pytest.mark.parametrize(("language", "told"), [("de", "Aufruf:"), ("en", "Usage:")])
def test_help_lists_every_word_in_the_person_s_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str, told: str
) -> None:
    """As the system speaks where nothing else is set."""
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    texts_for.cache_clear()
    with pytest.raises(SystemExit) as end:
        main(["--help"])
    shown = capsys.readouterr().out
    texts_for.cache_clear()

    assert end.value.code == 0
    assert told in shown
    assert [word for word in (*WHAT.values(), *OPTIONS.values(), *GAMES) if word not in shown] == []


def test_a_wrong_word_ends_with_two_and_a_line_on_the_error_channel() -> None:
    """Scripts can tell it from success; nothing is mixed into the output."""
    answer = ask("chess")

    assert (answer.returncode, answer.stdout, answer.stderr.count("\n")) == (2, "", 1)


def test_the_self_test_says_what_it_did_and_ends_with_zero(tmp_path: Path) -> None:
    """Every step has its line; with a folder, the last one opens what is kept there.

    Nothing of it reaches for a network or writes outside its own folders.
    """
    answer = ask_guarded(tmp_path, "--selftest", "tests/saves")
    lines = answer.stdout.splitlines()

    assert answer.returncode == 0, answer.stdout + answer.stderr
    assert [line[:3] for line in lines[1:-1]] == ["ok "] * 8
    assert lines[-2].startswith("ok  opened ")
    assert lines[-1] == "all is well"


def test_the_self_test_fails_where_a_kept_match_does_not_open(tmp_path: Path) -> None:
    """One damaged file is enough, a game's too, and is named; a folder without matches proves nothing."""
    whole = (HOME / "tests/saves/v1/running-2-seats.save").read_bytes()

    with pytest.raises(TroubleFound, match="holds no match"):
        open_all(tmp_path)
    (tmp_path / "cut.save").write_bytes(whole[:-2])
    with pytest.raises(SaveDamaged, match="cut"):
        open_all(tmp_path)
    (tmp_path / "cut.save").write_bytes(whole)
    (tmp_path / "attic.deck").write_bytes(b"no deck")
    with pytest.raises(SaveDamaged, match="attic"):
        open_all(tmp_path)


@pytest.mark.parametrize(
    ("variable", "value"),
    [("SDL_VIDEO_X11_WMCLASS", "herotable"), ("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")],
)
def test_what_a_window_needs_is_said_before_pygame_is_there(variable: str, value: str) -> None:
    """Else the system would call it by the name of a script, or blow up its pixels on a fine screen."""
    question = (
        "import os, sys; from game.__main__ import main; early = 'pygame' not in sys.modules;"
        "main(['bench', '--part', 'none']);"
        f"print(early, os.environ['{variable}'])"
    )
    env = {name: value for name, value in os.environ.items() if name not in BEFORE_PYGAME}
    answer = subprocess.run(
        [sys.executable, "-c", question], capture_output=True, text=True, check=True, cwd=HOME, env=env
    )

    assert answer.stdout.split()[-2:] == ["True", value]
