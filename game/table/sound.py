"""Plays the program's sounds, or stays silent if it can't: it never raises and never waits.

Sounds are OGG files (docs/sound.md). A thread decodes the effects of the menus and of one table (6 MB); what
goes on without end is streamed.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pygame

from game.engine.files.assets import folder_of

HOUSE: Final = "common"  # the place of the menus
SOUNDS: Final = (
    *("refused", "turn", "hint", "round", "win", "lose", "undo", "click"),
    *("slide", "place", "flip", "chip", "chips", "tile", "cheer", "triumph"),
)
"""Every name that can be played. The latter half sounds of each table's own materials."""
TAKES: Final = 3  # of every sound
RATE: Final = 44_100  # samples per second
BUFFER: Final = 512  # samples; about 12 ms of latency
CHANNELS: Final = 16
FADE_IN: Final = 2400  # milliseconds in which a loop fades in
FADE_OUT: Final = 1100  # and out
QUIETER: Final = 0.35  # of loops: their files are as loud as music is elsewhere
_log = logging.getLogger(__name__)


@dataclass(slots=True)
class Volumes:
    """How loud things are, each 0 to 100; everything is multiplied by `master`."""

    master: int = 80
    effects: int = 80
    music: int = 40
    ambience: int = 40  # of an idle table
    muted: bool = False
    background: bool = True  # music and ambience on or off


class Audio:
    """The audio output. If it isn't `available`, every call does nothing."""

    def __init__(self, volumes: Volumes | None = None) -> None:
        """Open the sound device; `trouble` says why that failed, "" if it didn't."""
        self.volumes = volumes or Volumes()
        self.listener: Callable[[str], None] | None = None  # called with every sound, even without audio
        self.trouble = ""
        self.damage = ""  # the sound file that can't be played, and why; "" if there is none
        self.available = False
        self.place = HOUSE  # the folder of assets whose sounds are heard
        self._sounds: dict[tuple[str, str, int], pygame.mixer.Sound] = {}  # by place, name, take
        self._played: dict[str, int] = {}  # how often each was played
        self._streamed = ""  # the place whose loop is streamed, or about to be
        self._prepared = False
        self._lock = threading.Lock()
        self._wake = threading.Event()
        self._thread: threading.Thread | None = None
        try:
            pygame.mixer.init(RATE, -16, 2, BUFFER)
            pygame.mixer.set_num_channels(CHANNELS)
        except pygame.error as error:
            self.trouble = str(error)
            _log.warning("no sound: %s", error)
            return
        self.available = True

    # Place

    def prepare(self) -> None:
        """Start decoding what is needed here; it is silent until then."""
        self._prepared = True
        self._work()

    def enter(self, place: str) -> None:
        """Enter the menus, or the table of a game; one without sounds of its own has the menus'."""
        if place != self.place:
            self.place = place
            self._work()

    def set_volumes(self, volumes: Volumes) -> None:
        """Set the volumes."""
        self.volumes = volumes
        self._work()

    # Effects

    def play(self, name: str, loudness: float = 1.0) -> None:
        """Play one of `SOUNDS` as it sounds here; silent until it is decoded. KeyError for a wrong name."""
        if name not in SOUNDS:
            raise KeyError(f"no sound {name!r}; there are: {', '.join(SOUNDS)}")
        if self.listener is not None:
            self.listener(name)
        volume = self._share(self.volumes.effects) * loudness
        if volume <= 0:
            return
        take = self._played[name] = (self._played.get(name, -1) + 1) % TAKES
        sound = self._sounds.get((self.place, name, take)) or self._sounds.get((HOUSE, name, take))
        if sound is None or self._gone():
            return
        try:
            channel = sound.play()
            if channel is not None:  # if all are busy, one more sound would be inaudible anyway
                channel.set_volume(volume)
        except pygame.error as error:
            self._lost(error)

    def _share(self, volume: int) -> float:
        """Convert a volume to the mixer's, so that half sounds half as loud."""
        if self.volumes.muted:
            return 0.0
        return (volume / 100 * self.volumes.master / 100) ** 2

    # What a thread does, because it takes longer than a frame has

    def _work(self) -> None:
        """Have a thread load the effects of this place, and change the loop."""
        if not self.available or not self._prepared:
            return
        with self._lock:
            self._wake.set()
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="sounds", daemon=True)
                self._thread.start()

    def _run(self) -> None:
        while True:
            with self._lock:
                if not self._wake.is_set() or not self.available:
                    self._thread = None
                    return
                self._wake.clear()
            try:
                self._load(HOUSE)
                self._load(self.place)
                self._stream()
            except pygame.error as error:
                self._lost(error)

    def _load(self, place: str) -> None:
        """Decode the effects of a place, and drop those of another table."""
        self._sounds = {key: one for key, one in self._sounds.items() if key[0] in (HOUSE, place)}
        for name in SOUNDS:
            for take in range(TAKES):
                path = _path(place, f"{name}.{take}")
                if (place, name, take) in self._sounds or not self.available:
                    continue
                if path.exists() or place == HOUSE:
                    self._decode((place, name, take), path)

    def _decode(self, key: tuple[str, str, int], path: Path) -> None:
        try:
            self._sounds[key] = pygame.mixer.Sound(path)
        except (pygame.error, OSError) as error:
            self._damaged(path, error)

    def _stream(self) -> None:
        """Stream the loop of this place at its volume, and no other."""
        place = self.place
        volume = self._loop_volume(place)
        path = _path(place, "theme" if place == HOUSE else "ambience")
        wanted = place if volume > 0 and path.exists() else ""
        if self._streamed and self._streamed != wanted:
            pygame.mixer.music.fadeout(FADE_OUT)
            self._streamed = ""
        if not wanted or self._gone():
            return
        pygame.mixer.music.set_volume(volume)
        if self._streamed != wanted:
            try:
                pygame.mixer.music.load(path)
                pygame.mixer.music.play(loops=-1, fade_ms=FADE_IN)
            except pygame.error as error:
                self._damaged(path, error)
                return
            self._streamed = wanted

    def _loop_volume(self, place: str) -> float:
        """Return the volume of a place's loop."""
        wished = self.volumes.music if place == HOUSE else self.volumes.ambience
        return self._share(wished) * QUIETER if self.volumes.background else 0.0

    def wait(self) -> None:
        """Wait until everything requested is there; only for tests and benchmarks."""
        thread = self._thread
        if thread is not None:
            thread.join()

    # Faults and the end

    def _damaged(self, path: Path, error: Exception) -> None:
        if not self.damage:
            self.damage = f"{path.parts[-3]}/sound/{path.name}: {error}"
            _log.warning("%s", self.damage)

    def _gone(self) -> bool:
        """Whether there is no mixer any more: playing a sound would crash the program."""
        if pygame.mixer.get_init() is not None:
            return False
        if self.available:
            self._lost("the mixer was closed")
        return True

    def _lost(self, error: pygame.error | str) -> None:
        """Continue silently: the device has gone."""
        self.trouble = str(error)
        self.available = False
        self._sounds = {}
        _log.warning("no sound any more: %s", error)

    def close(self) -> None:
        """Release the sound device."""
        self.available = False
        if pygame.mixer.get_init() is not None:
            pygame.mixer.music.stop()
        self.wait()
        self._sounds = {}
        pygame.mixer.quit()


def _path(place: str, name: str) -> Path:
    return Path(str(folder_of(place))) / "sound" / f"{name}.ogg"
