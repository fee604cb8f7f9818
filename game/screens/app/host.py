"""What the parts of a screen need of the program around them: words, sound, wishes, the window's size."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.engine.files.plain_file import plain_text
from game.screens.app.presence import Presence
from game.screens.keys import Keys
from game.screens.menus.notice import Notices
from game.screens.pads.layout import PadLayout

if TYPE_CHECKING:
    from game.table.sound import Audio
    from game.texts.texts import Voice
    from saves.settings import Settings

DESIGN: Final = (1280, 800)  # menus use units of one pixel in a window of this size
LEAST_ROOM: Final = (640, 400)  # units that every menu can count on


class Host(Presence):
    """Knows no screen; the program is one."""

    def __init__(self, settings: Settings, words: Voice, audio: Audio, size: tuple[int, int]) -> None:
        """Speak with `words` in a window of `size` pixels."""
        self.settings = settings
        self.pad = PadLayout(settings.pads)
        self.keys = Keys(settings.keys, self.pad)
        self.words = words
        self.audio = audio
        self.size = size
        self.stirred = True  # the picture has changed since the last frame
        self.notices = Notices(self.stir)
        self._settings_changed = True

    @property
    def unit(self) -> float:
        """Pixels per menu unit: from the window's size and the person's scale, if there is room."""
        width, height = self.size
        natural = min(width / DESIGN[0], height / DESIGN[1])
        room = min(width / LEAST_ROOM[0], height / LEAST_ROOM[1])
        return min(natural * self.settings.ui_scale / 100, room)

    def stir(self) -> None:
        """Mark the picture as changed, to draw this frame."""
        self.stirred = True

    def notice(self, text: str, *, once: bool = False, about: str = "") -> None:
        """Show `text` for a while, replacing the last one `about` the same; `once`: only the first time."""
        self.notices.say(plain_text(text), once=once, about=about)

    def remember(self, settings: Settings) -> None:
        """Save settings that change nothing on the screen."""
        self.settings = settings
        self._settings_changed = True

    def resized(self, size: tuple[int, int]) -> None:
        """Take the window's new size in pixels, or a new text scale."""
        self.size = size
        self.stir()

    def speak(self, language: str) -> None:
        """Change the language."""
        self.words.speak(language)
        self.stir()
