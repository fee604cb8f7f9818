"""The program as the window drives it: events, time and drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.screens.app.host import DESIGN
from game.screens.app.presence import TOUCHES
from game.screens.app.program import Program
from game.screens.keys import EVERYWHERE
from game.screens.menus.captions import Captions
from game.screens.menus.fade import Fade
from game.screens.menus.sound_sign import draw_sound_sign, switch_background, switch_mute
from game.screens.menus.unsaved import leave
from game.screens.pads.fingers import Fingers
from game.screens.pads.hands import by_hand, field_of
from game.screens.pads.layout import button_text
from game.screens.pads.pads import EVENTS, Pads
from game.screens.requests import Ask, OpenTyping
from game.screens.scene import NamesKeys
from game.table.art import atlas
from game.table.sound import HOUSE
from saves.disk.notices import Notice

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.screens.pads.device import Device
    from game.table.sound import Audio
    from game.texts.texts import Voice
    from saves.matches.library import Library
    from saves.settings import Settings


class MainLoop(Program):
    """One running program. It reads no clock: it is told how many seconds have passed."""

    def __init__(
        self, settings: Settings, words: Voice, library: Library, audio: Audio, size: tuple[int, int] = DESIGN
    ) -> None:
        """Start with an empty stack; `size` is the window's, in pixels."""
        self.fade = Fade()
        super().__init__(settings, words, library, audio, size)
        self.captions = Captions(self)
        self.pads = Pads(self.pad, self._told_of_pad)
        self._fingers = Fingers()
        audio.listener = self._hear
        self._pictured = 0  # the version of covers last shown

    def _scene_entered(self) -> None:
        super()._scene_entered()
        if self.liveliness:
            self.fade.begin()

    def take_changes(self) -> bool:
        """Return whether settings have changed since the last call."""
        changed, self._settings_changed = self._settings_changed, False
        return changed

    def handle(self, event: pygame.event.Event) -> None:
        """Pass an event, or what a controller means by it, to the topmost scene, unless a key is global."""
        if event.type in EVENTS:
            self._from_pad(self.pads.translate(event))
            return
        for one in self._fingers.translate(event, self.size):
            if by_hand(one):
                self._name_keys("")
            self._pass_on(one)

    def _from_pad(self, events: Iterable[pygame.event.Event]) -> None:
        """Pass on what a controller means; in a text field, its button for Enter opens a keyboard."""
        for event in events:
            if self.pads.last is not None:
                self._name_keys(self.pads.last.family)
            field = field_of(self.stack.top) if self.pad.confirms(event) else None
            if field is None:
                self._pass_on(event)
            else:
                self.open(OpenTyping(field))

    def _name_keys(self, family: str) -> None:
        """Name a controller's buttons in hints, or keys if `family` is ""."""
        if self.pad.family != family:
            self.pad.family = family
            shown: list[object] = list(self.stack.visible)
            for scene in shown:
                if isinstance(scene, NamesKeys):
                    scene.keys_changed()
            self.stir()

    def _told_of_pad(self, what: str, device: Device) -> None:
        """Tell of a controller that came or went."""
        buttons = [button_text(one, device.family, self.words) for one in device.missing]
        missing = self.words.texts.join(buttons)
        self.notice(self.words(f"pad-told-{what}", name=device.name, missing=missing))

    def _hear(self, sound: str) -> None:
        """Caption a sound, and let a controller be felt."""
        self.captions.hear(sound)
        if self.settings.rumble and self.pad.family:
            self.pads.rumble(sound)

    def _pass_on(self, event: pygame.event.Event) -> None:
        self.stir()
        if event.type in TOUCHES:
            self.untouched = 0.0
        top = self.stack.top
        listening = top is not None and top.listening
        if event.type == pygame.KEYDOWN and not listening and self._everywhere(event):
            return
        if top:
            top.handle(event)

    def _everywhere(self, event: pygame.event.Event) -> bool:
        """Handle a global key; return whether it was one."""
        command = self.keys.command(event, EVERYWHERE)
        if command == "fullscreen":
            self.change("fullscreen", not self.settings.fullscreen)
        elif command == "mute":
            switch_mute(self)
        elif command == "background":
            switch_background(self)
        return bool(command)

    def update(self, seconds: float) -> None:
        """Advance the topmost scene, the notices and the AI."""
        self._tidy_if_left()
        self._from_pad(self.pads.update(seconds))
        self.ai.watch(seconds)
        self.untouched += seconds
        self.fade.update(seconds)
        top = self.stack.top
        if top:
            top.update(seconds)
        if self._pictured != self.covers.version:
            self._pictured = self.covers.version
            self.stir()
        for desk in self.remembered.desks:
            desk.update(seconds)
        self.notices.update(seconds)
        self.captions.update(seconds, top)
        self.audio.enter(next((scene.place for scene in reversed(self.stack.scenes) if scene.place), HOUSE))
        self._tell_of_files()

    def _tell_of_files(self) -> None:
        """Tell what was written, or why not."""
        for damage in filter(None, (self.audio.damage, *atlas.troubles())):
            self.notices.say(self.words("window-damaged_asset", reason=damage), once=True)
        for part in (self.library, self.stores, self.statistics):
            self.tell(part.poll())
        for written in self.pictures.poll():
            if isinstance(written, Notice):
                self.audio.play("refused")
                self.tell([written])
            else:
                self.audio.play("click")
                self.notice(self.words(written.told, file=str(written.path)))

    def shows_in(self) -> float:
        """Return the seconds until the picture changes by itself: 0.0 while something moves."""
        if self.fade.running:
            return 0.0
        return min(part.shows_in() for part in (self.stack.top, self.notices, self.captions) if part)

    def works_in(self) -> float:
        """Return the seconds until `update` must be called, even without visible effect."""
        top = self.stack.top
        return min(self.ai.works_in(), self.pads.works_in(), *([top.works_in()] if top else []))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the visible scenes and the notices."""
        self.stirred = False
        self.fade.keep(surface)
        for scene in self.stack.visible:
            scene.draw(surface)
        self.fade.draw(surface)
        self.captions.draw(surface)
        self.notices.draw(surface, self.unit)
        draw_sound_sign(surface, self.settings, self.unit)

    def resized(self, size: tuple[int, int]) -> None:
        """Tell every scene the new window size in pixels, or that the text scale has changed."""
        self.fade.stop()
        super().resized(size)

    def leave(self) -> None:
        """Quit at the person's request; if a match can't be saved, ask first, but only once."""
        asked = self.stack.request
        if isinstance(asked, Ask) and asked.leaving:
            self.stack.quit()
        else:
            leave(self, self.stack.scenes, self.stack.quit)

    def close(self) -> None:
        """Let every scene save what must not be lost, and end all that runs beside."""
        for scene in reversed(self.stack.scenes):
            scene.closing()
        for desk in self.remembered.desks:
            desk.close()
        self.pads.close()
        self.pictures.close()
        self.ai.end()
        self.library.close()
        self.stores.close()
        self.statistics.close()
