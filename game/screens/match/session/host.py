"""What the parts of a match need of the program around them: each asks for as little as it can use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from game.screens.keys import Keys
    from game.table.sound import Audio
    from game.texts.texts import Voice
    from saves.settings import Settings


class Host(Protocol):
    """Words, sound and wishes; the program is one."""

    @property
    def words(self) -> Voice:
        """The program's texts in the language spoken now."""

    @property
    def settings(self) -> Settings:
        """What the person before the screen wishes; it changes while the program runs."""

    @property
    def keys(self) -> Keys:
        """The keys of the commands as they are now."""

    @property
    def audio(self) -> Audio:
        """What plays sounds."""

    @property
    def unit(self) -> float:
        """Pixels of one unit of what pops up."""

    @property
    def liveliness(self) -> float:
        """How much of the merely decorative motion is wanted: 0.0 none to 1.0."""

    @property
    def drift(self) -> float:
        """How much of endless decoration moves: 0.0 none to 1.0."""

    def notice(self, text: str, *, once: bool = False, about: str = "") -> None:
        """Show `text` for a while."""
