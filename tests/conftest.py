"""What all tests share: no real screen, no sound device, nobody's own folders, repeatable examples."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

settings.register_profile(
    "repeatable",
    deadline=None,
    derandomize=True,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("repeatable")


@pytest.fixture(autouse=True)
def no_devices() -> None:
    """A test that has changed the environment leaves the next one without screen and sound all the same."""
    os.environ.update({"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"})


@pytest.fixture(autouse=True)
def lists_are_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """A list of few files is whole when its scene is entered, however busy the machine is."""
    monkeypatch.setattr("saves.disk.listing.FIRST_LOOK", 20.0)


@pytest.fixture(scope="session", autouse=True)
def folders_of_nobody(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Saves and settings that a test writes without naming a folder land in a folder of the test run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HEROTABLE_HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Escape what was captured: names of files may hold bytes that are no text, which xdist can't send."""
    report = yield
    report.sections = [
        (name, text.encode(errors="backslashreplace").decode()) for name, text in report.sections
    ]
    return report
