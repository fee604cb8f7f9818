"""Plays the program's sounds, or stays silent if it can't: it never raises and never waits.

A thread synthesises sounds on demand: the effects of the menus and of one table (4 MB), the theme (17 MB) and
the ambience of one table (9 MB); another table's sounds replace them. So it never holds more than `MEMORY`.
`tones_effects`, `tones_music` and `tones_tables` define the sounds.
"""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
import pygame

from game.table import tones_effects, tones_music, tones_tables
from game.table.tones import RATE, Samples
from game.table.tones_effects import MEANINGS, TOUCHES, effect, takes

HOUSE: Final = "house"  # the menus' theme
BUFFER: Final = 512  # samples; about 12 ms of latency
CHANNELS: Final = 18
RESERVED: Final = 2  # channels for loops
FADE_IN: Final = 2400  # milliseconds in which a loop fades in
FADE_OUT: Final = 1100  # and out
MEMORY: Final = 32 * 2**20  # bytes of samples kept, at most
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
        self.available = False
        self.mood = HOUSE  # of `tones_effects.MOODS`: the current place
        self._sounds: dict[tuple[str, str, int], pygame.mixer.Sound] = {}  # by name, mood ("" for all), take
        self._played: dict[str, int] = {}  # how often each was played
        self._loops: dict[str, pygame.mixer.Sound] = {}  # by mood
        self._sounding = ""  # the mood whose loop is playing
        self._lane = 0  # its reserved channel
        self._prepared = False
        self._wanted: deque[tuple[str, str]] = deque()
        self._maker: threading.Thread | None = None
        self._lock = threading.RLock()
        try:
            pygame.mixer.init(RATE, -16, 2, BUFFER)
            pygame.mixer.set_num_channels(CHANNELS)
            pygame.mixer.set_reserved(RESERVED)
        except pygame.error as error:
            self.trouble = str(error)
            _log.warning("no sound: %s", error)
            return
        self.available = True

    @property
    def held(self) -> int:
        """The bytes of samples kept now."""
        with self._lock:
            return sum(len(sound.get_raw()) for sound in (*self._sounds.values(), *self._loops.values()))

    # Place

    def prepare(self) -> None:
        """Start synthesising what is needed here; it is silent until then."""
        self._prepared = True
        self._want("effects", HOUSE)
        if self.mood != HOUSE:
            self._want("effects", self.mood)
        self._tend_loop()

    def enter(self, mood: str) -> None:
        """Enter the place of this theme: the menus, or a table. KeyError for an unknown one."""
        if mood == self.mood:
            return
        if mood not in tones_effects.MOODS:
            raise KeyError(f"no mood {mood!r}; there are: {', '.join(tones_effects.MOODS)}")
        self.mood = mood
        self._want("effects", mood)
        self._tend_loop()

    def set_volumes(self, volumes: Volumes) -> None:
        """Set the volumes."""
        self.volumes = volumes
        self._tend_loop()

    # Effects

    def play(self, name: str, loudness: float = 1.0) -> None:
        """Play an effect by its name in `tones_effects.SOUNDS`, as it sounds here.

        Silent until it is synthesised; KeyError for an unknown name.
        """
        number = takes(name)
        if self.listener is not None:
            self.listener(name)
        volume = self._share(self.volumes.effects) * loudness
        if volume <= 0:
            return
        take = self._played[name] = (self._played.get(name, -1) + 1) % number
        sound = self._sounds.get((name, "" if name in MEANINGS else self.mood, take))
        sound = sound or self._sounds.get((name, HOUSE, take))
        if sound is None or self._gone():
            return
        try:
            channel = sound.play()
            if channel is not None:  # if all are busy, one more sound would be inaudible anyway
                channel.set_volume(volume)
        except pygame.error as error:
            self._lost(error)

    # Loops

    def _loop_volume(self, mood: str) -> float:
        """Return the volume of a theme's loop."""
        wished = self.volumes.music if mood == HOUSE else self.volumes.ambience
        return self._share(wished) if self.volumes.background else 0.0

    def _tend_loop(self) -> None:
        """Play the current place's loop at its volume, and no other."""
        if not self.available or not self._prepared or self._gone():
            return
        try:
            with self._lock:  # the worker thread comes here, too
                self._play_loop_of(self.mood)
        except pygame.error as error:
            self._lost(error)

    def _play_loop_of(self, mood: str) -> None:
        volume = self._loop_volume(mood)
        if self._sounding and (self._sounding != mood or volume <= 0):
            _fade_out(pygame.mixer.Channel(self._lane))
            self._sounding = ""
        if volume <= 0:
            return
        loop = self._loops.get(mood)
        if loop is None:
            self._want("loop", mood)
            return
        loop.set_volume(volume)  # the channel's own volume is used for fading
        if not self._sounding:
            self._lane = 1 - self._lane
            pygame.mixer.Channel(self._lane).play(loop, loops=-1, fade_ms=FADE_IN)
            self._sounding = mood

    def _share(self, volume: int) -> float:
        """Convert a volume to the mixer's, so that half sounds half as loud."""
        if self.volumes.muted:
            return 0.0
        return (volume / 100 * self.volumes.master / 100) ** 2

    # Synthesis

    def _want(self, what: str, mood: str) -> None:
        """Have missing sounds synthesised by a thread, which ends when none is left."""
        if not self.available or not self._prepared:
            return
        with self._lock:
            if (what, mood) not in self._wanted:
                self._wanted.append((what, mood))
            if self._maker is None:
                self._maker = threading.Thread(target=self._make, name="sounds", daemon=True)
                self._maker.start()

    def _make(self) -> None:
        while True:
            with self._lock:
                if not self._wanted or not self.available:
                    self._maker = None
                    return
                what, mood = self._wanted[0]
            try:
                if mood in (HOUSE, self.mood):  # otherwise we have left this place in the meantime
                    (self._make_effects if what == "effects" else self._make_loop)(mood)
            except pygame.error as error:  # the device has gone in the meantime
                self._lost(error)
            with self._lock:
                if self._wanted:
                    self._wanted.popleft()

    def _make_effects(self, mood: str) -> None:
        """Synthesise missing effects; drop another table's."""
        names = [(name, mood) for name in TOUCHES]
        if mood == HOUSE:
            names = [*((name, "") for name in MEANINGS), *names]
        with self._lock:
            self._sounds = {key: sound for key, sound in self._sounds.items() if key[1] in ("", HOUSE, mood)}
        for name, place in names:
            for take in range(takes(name)):
                if (name, place, take) in self._sounds:
                    continue
                samples = effect(name, place or HOUSE, take)
                if not self.available:
                    return
                made = _sound(samples)
                with self._lock:
                    self._sounds[name, place, take] = made

    def _make_loop(self, mood: str) -> None:
        if mood not in self._loops:
            samples = tones_music.theme() if mood == HOUSE else tones_tables.TABLES[mood]()
            if not self.available:
                return
            made = _sound(samples)
            with self._lock:
                self._loops = {key: loop for key, loop in self._loops.items() if key in (HOUSE, mood)}
                self._loops[mood] = made
        self._tend_loop()

    def wait(self) -> None:
        """Wait until everything requested is synthesised; only for tests."""
        maker = self._maker
        if maker is not None:
            maker.join()

    # Closing

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
        self._forget()
        _log.warning("no sound any more: %s", error)

    def _forget(self) -> None:
        with self._lock:
            self._sounds, self._loops, self._sounding = {}, {}, ""

    def close(self) -> None:
        """Release the sound device."""
        self.available = False
        self._forget()
        pygame.mixer.quit()


def _fade_out(channel: pygame.mixer.Channel) -> None:
    """Fade out a channel; stop a sound that is still fading in, because it would ignore the fade-out."""
    if channel.get_volume() > 0:
        channel.fadeout(FADE_OUT)
    else:
        channel.stop()


def _sound(samples: Samples) -> pygame.mixer.Sound:
    """Convert samples to a mixer sound, for the device's number of channels."""
    if pygame.mixer.get_init() is None:
        raise pygame.error("the mixer was closed")
    _, _, channels = pygame.mixer.get_init() or (RATE, -16, 2)
    whole = (samples * np.float32(32767)).astype(np.int16)  # no sound reaches beyond -1 and 1
    if whole.ndim == 1:
        whole = whole[:, None]
    if whole.shape[1] != channels:
        whole = np.repeat(whole[:, :1], channels, 1)
    return pygame.mixer.Sound(buffer=np.ascontiguousarray(whole).data)  # one copy: no frame waits for it
