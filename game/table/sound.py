"""Plays the program's sounds, or stays silent where there is no way to: it never raises and never waits.

Effects are made on a thread. What they sound like is the matter of `tones`.
"""

from __future__ import annotations

import logging
import threading
from dataclasses import dataclass
from typing import Final

import numpy as np
import pygame

from game.table.tones import RATE, SOUNDS, Samples, effect, pad

BUFFER: Final = 512  # samples; about 12 ms until a sound is heard
CHANNELS: Final = 16
FADE: Final = 1200  # milliseconds in which music comes and goes
_log = logging.getLogger(__name__)


@dataclass(slots=True)
class Volumes:
    """How loud things are, each 0 to 100; everything is multiplied by `master`."""

    master: int = 80
    effects: int = 80
    music: int = 40
    muted: bool = False


class Audio:
    """The loudspeakers. `available` tells whether there are any; if not, every call does nothing."""

    def __init__(self, volumes: Volumes | None = None) -> None:
        """Open the sound device; `trouble` says why that failed, "" if it didn't."""
        self.volumes = volumes or Volumes()
        self.trouble = ""
        self.available = False
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._music: pygame.mixer.Sound | None = None
        self._playing: pygame.mixer.Channel | None = None
        self._wants_music = False
        try:
            pygame.mixer.init(RATE, -16, 2, BUFFER)
            pygame.mixer.set_num_channels(CHANNELS)
        except pygame.error as error:
            self.trouble = str(error)
            _log.warning("no sound: %s", error)
            return
        self.available = True

    def prepare(self) -> None:
        """Begin to make the effects; until one is ready it is silent."""
        if self.available:
            threading.Thread(target=self._make_effects, name="sounds", daemon=True).start()

    def _make_effects(self) -> None:
        for name in SOUNDS:
            samples = effect(name)
            if not self.available:
                return
            try:
                self._sounds[name] = _sound(samples)
            except pygame.error as error:  # the device has gone in the meantime
                self._lost(error)
                return

    def play(self, name: str, loudness: float = 1.0) -> None:
        """Play an effect by its name in `tones.SOUNDS`; silence while it is made, KeyError for others."""
        if name not in SOUNDS:
            raise KeyError(f"no sound {name!r}; there are: {', '.join(SOUNDS)}")
        sound = self._sounds.get(name)
        volume = self._share(self.volumes.effects) * loudness
        if sound is None or volume <= 0:
            return
        if pygame.mixer.get_init() is None:  # a sound without its mixer would crash the program
            self._lost("the mixer was closed")
            return
        try:
            channel = sound.play()
            if channel is not None:  # all are busy: one sound more would not be heard anyway
                channel.set_volume(volume)
        except pygame.error as error:
            self._lost(error)

    def music(self, *, on: bool) -> None:
        """Let soft music begin or end."""
        self._wants_music = on
        if not self.available or pygame.mixer.get_init() is None:
            return
        try:
            if not on:
                if self._playing is not None:
                    self._playing.fadeout(FADE)
                    self._playing = None
            elif self._music is None:
                threading.Thread(target=self._make_music, name="music", daemon=True).start()
            elif self._playing is None:
                self._start_music()
        except pygame.error as error:
            self._lost(error)

    def _make_music(self) -> None:
        samples = pad() * 0.6
        if not self.available:
            return
        try:
            self._music = _sound(samples)
            if self._wants_music and self._playing is None:
                self._start_music()
        except pygame.error as error:
            self._lost(error)

    def _start_music(self) -> None:
        if self._music is not None:
            self.set_volumes(self.volumes)
            self._playing = self._music.play(loops=-1, fade_ms=FADE)

    def set_volumes(self, volumes: Volumes) -> None:
        """Be as loud as `volumes` say from now on."""
        self.volumes = volumes
        if self._music is not None and pygame.mixer.get_init() is not None:
            self._music.set_volume(
                self._share(volumes.music)
            )  # the channel's own volume belongs to the fading

    def _share(self, volume: int) -> float:
        """Turn a volume into what the mixer takes, so that half sounds half as loud."""
        if self.volumes.muted:
            return 0.0
        return (volume / 100 * self.volumes.master / 100) ** 2

    def _lost(self, error: pygame.error | str) -> None:
        """Go on silently: the device has gone."""
        self.trouble = str(error)
        self.available = False
        self._sounds.clear()
        _log.warning("no sound any more: %s", error)

    def close(self) -> None:
        """Give the sound device back."""
        self.available = False
        self._sounds.clear()
        pygame.mixer.quit()


def _sound(samples: Samples) -> pygame.mixer.Sound:
    """Turn samples into what the mixer plays, for as many channels as the device has."""
    _, _, channels = pygame.mixer.get_init() or (RATE, -16, 2)
    whole = np.clip(samples * 32767, -32767, 32767).astype(np.int16)
    return pygame.sndarray.make_sound(whole if channels == 1 else np.repeat(whole[:, None], channels, 1))
