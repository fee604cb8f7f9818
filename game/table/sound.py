"""Plays the program's sounds, or stays silent where there is no way to: it never raises and never waits.

Everything is made on a thread, when it is first needed: the effects of the menus and of one table (4 MB), the
theme (17 MB) and the sound of one table (9 MB); another table's take their place. So it never holds more than
`MEMORY`. What all that sounds like is the matter of `tones_effects`, `tones_music` and `tones_tables`.
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

HOUSE: Final = "house"  # the mood of the menus
BUFFER: Final = 512  # samples; about 12 ms until a sound is heard
CHANNELS: Final = 18
RESERVED: Final = 2  # channels of what goes on without end
FADE_IN: Final = 2400  # milliseconds in which the theme or a table's sound comes
FADE_OUT: Final = 1100  # and goes
MEMORY: Final = 32 * 2**20  # bytes of samples that are kept at most
_log = logging.getLogger(__name__)


@dataclass(slots=True)
class Volumes:
    """How loud things are, each 0 to 100; everything is multiplied by `master`."""

    master: int = 80
    effects: int = 80
    music: int = 40
    ambience: int = 40  # of a table, while nothing is done
    muted: bool = False
    background: bool = True  # whether music and ambience are wanted at all


class Audio:
    """The loudspeakers. `available` tells whether there are any; if not, every call does nothing."""

    def __init__(self, volumes: Volumes | None = None) -> None:
        """Open the sound device; `trouble` says why that failed, "" if it didn't."""
        self.volumes = volumes or Volumes()
        self.listener: Callable[[str], None] | None = None  # hears of what is played, even where it is silent
        self.trouble = ""
        self.available = False
        self.mood = HOUSE  # of `tones_effects.MOODS`: where we are
        self._sounds: dict[tuple[str, str, int], pygame.mixer.Sound] = {}  # by name, mood ("" for all), take
        self._played: dict[str, int] = {}  # how often each was
        self._loops: dict[str, pygame.mixer.Sound] = {}  # by mood
        self._sounding = ""  # the mood whose loop is playing
        self._lane = 0  # the reserved channel that it plays on
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
        """Bytes of samples that are kept now."""
        with self._lock:
            return sum(len(sound.get_raw()) for sound in (*self._sounds.values(), *self._loops.values()))

    # Where we are

    def prepare(self) -> None:
        """Begin to make what is needed here; until something is ready it is silent."""
        self._prepared = True
        self._want("effects", HOUSE)
        if self.mood != HOUSE:
            self._want("effects", self.mood)
        self._tend_loop()

    def enter(self, mood: str) -> None:
        """Be in the place of this mood from now on: the menus, or a table. KeyError for one there isn't."""
        if mood == self.mood:
            return
        if mood not in tones_effects.MOODS:
            raise KeyError(f"no mood {mood!r}; there are: {', '.join(tones_effects.MOODS)}")
        self.mood = mood
        self._want("effects", mood)
        self._tend_loop()

    def set_volumes(self, volumes: Volumes) -> None:
        """Be as loud as `volumes` say from now on."""
        self.volumes = volumes
        self._tend_loop()

    # Effects

    def play(self, name: str, loudness: float = 1.0) -> None:
        """Play an effect by its name in `tones_effects.SOUNDS`, as it sounds here.

        Silence while it is made, KeyError for a name that there isn't.
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
            if channel is not None:  # all are busy: one sound more would not be heard anyway
                channel.set_volume(volume)
        except pygame.error as error:
            self._lost(error)

    # What goes on without end

    def _loop_volume(self, mood: str) -> float:
        """How loud what goes on without end is to be there."""
        wished = self.volumes.music if mood == HOUSE else self.volumes.ambience
        return self._share(wished) if self.volumes.background else 0.0

    def _tend_loop(self) -> None:
        """Let play what belongs here, as loud as is wished, and nothing else."""
        if not self.available or not self._prepared or self._gone():
            return
        try:
            with self._lock:  # the maker comes here, too
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
        loop.set_volume(volume)  # the channel's own volume belongs to the fading
        if not self._sounding:
            self._lane = 1 - self._lane
            pygame.mixer.Channel(self._lane).play(loop, loops=-1, fade_ms=FADE_IN)
            self._sounding = mood

    def _share(self, volume: int) -> float:
        """Turn a volume into what the mixer takes, so that half sounds half as loud."""
        if self.volumes.muted:
            return 0.0
        return (volume / 100 * self.volumes.master / 100) ** 2

    # Making

    def _want(self, what: str, mood: str) -> None:
        """Have something made that isn't there; a thread does it, and ends when there is no more to make."""
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
                if mood in (HOUSE, self.mood):  # else we have gone on in the meantime
                    (self._make_effects if what == "effects" else self._make_loop)(mood)
            except pygame.error as error:  # the device has gone in the meantime
                self._lost(error)
            with self._lock:
                if self._wanted:
                    self._wanted.popleft()

    def _make_effects(self, mood: str) -> None:
        """Make those that are missing; another table's go."""
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
        """Wait until all that was asked for is made; for tests, the program never does."""
        maker = self._maker
        if maker is not None:
            maker.join()

    # The end

    def _gone(self) -> bool:
        """Whether there is no mixer any more: a sound without it would crash the program."""
        if pygame.mixer.get_init() is not None:
            return False
        if self.available:
            self._lost("the mixer was closed")
        return True

    def _lost(self, error: pygame.error | str) -> None:
        """Go on silently: the device has gone."""
        self.trouble = str(error)
        self.available = False
        self._forget()
        _log.warning("no sound any more: %s", error)

    def _forget(self) -> None:
        with self._lock:
            self._sounds, self._loops, self._sounding = {}, {}, ""

    def close(self) -> None:
        """Give the sound device back."""
        self.available = False
        self._forget()
        pygame.mixer.quit()


def _fade_out(channel: pygame.mixer.Channel) -> None:
    """Let what plays there become silent; what has only just begun to come does not fade, but would stay."""
    if channel.get_volume() > 0:
        channel.fadeout(FADE_OUT)
    else:
        channel.stop()


def _sound(samples: Samples) -> pygame.mixer.Sound:
    """Turn samples into what the mixer plays, for as many channels as the device has."""
    if pygame.mixer.get_init() is None:
        raise pygame.error("the mixer was closed")
    _, _, channels = pygame.mixer.get_init() or (RATE, -16, 2)
    whole = (samples * np.float32(32767)).astype(np.int16)  # no sound reaches beyond -1 and 1
    if whole.ndim == 1:
        whole = whole[:, None]
    if whole.shape[1] != channels:
        whole = np.repeat(whole[:, :1], channels, 1)
    return pygame.mixer.Sound(buffer=np.ascontiguousarray(whole).data)  # one copy: no frame waits for it
