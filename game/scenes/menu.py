"""The base of menu scenes: a background, a page laid out in units, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.scene import Scene
from game.scenes.widgets.button import Button
from game.scenes.widgets.page import Page
from game.scenes.widgets.pane import Pane
from game.scenes.widgets.row import common_type, shares, wanted
from game.scenes.widgets.text_line import TextLine
from game.scenes.widgets.widget import Picture
from game.table.art.frames import panel
from game.table.art.light import plate_shadow
from game.table.art.palette import FROST, Rgb
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.text import fitted, metal_text, worded
from game.table.art.title import title_background

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from game.scenes.program import Program

LOW: Final = 560  # units of height below which spacing shrinks
VEIL: Final = (6, 9, 26)


class MenuScene(Scene):
    """A page of widgets, rebuilt whenever size, scale or language change. Escape goes back."""

    first: str = ""  # the widget focused at first
    context: str = ""  # of its keys, see `game.scenes.keys`

    def __init__(self, program: Program) -> None:
        """Store the program; the page is built when the scene is entered."""
        super().__init__(program)
        self.page = Page(program.unit)

    # For subclasses

    def build(self) -> None:
        """Put the widgets on `self.page`."""

    def back(self) -> None:
        """Go back, on Escape."""
        self.program.pop()

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the background."""
        surface.blit(dimmed_background(surface.get_size(), 118), (0, 0))

    # Called by the program

    def entered(self) -> None:
        """Rebuild the page: its content may have changed meanwhile."""
        self.rebuild()

    def gone(self) -> None:
        """Release the page's widgets."""
        self.page.gone()

    def resized(self, size: tuple[int, int]) -> None:
        """Rebuild the page at another size."""
        self.rebuild()

    def language_changed(self) -> None:
        """Rebuild the page in another language."""
        self.rebuild()

    def rebuild(self) -> None:
        """Rebuild the page, keeping focus, pointer and scroll positions."""
        self.program.stir()
        old = self.page
        old.gone()
        self.page = Page(self.program.unit)
        self.build()
        for pane in (one for one in self.page.widgets if isinstance(one, Pane)):
            before = next(
                (one for one in old.widgets if isinstance(one, Pane) and one.name == pane.name), None
            )
            if before:
                pane.scroll_to(before.offset * self.page.unit / before.unit)
        named = self.page.named(old.focused.name if old.focused else self.first)
        self.page.take_over(old, named or self.page.named(self.first))

    def handle(self, event: pygame.event.Event) -> None:
        """Handle the scene's own keys, or pass an event to the page; an unused Escape goes back."""
        name = self.command(event, self.context) if self.context else ""
        act = self.acts().get(name) if name else None
        if act:
            act()
            return
        if self.page.handle(event):
            return
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.program.audio.play("click")
            self.back()

    def acts(self) -> Mapping[str, Callable[[], None]]:
        """Return what the commands of `context` do here."""
        return {}

    def command(self, event: pygame.event.Event, context: str) -> str:
        """Return the command of `context` for a pressed key, or ""; a text field takes keys as text."""
        if event.type != pygame.KEYDOWN or isinstance(self.page.focused, TextLine):
            return ""
        return self.program.keys.command(event, context)

    def update(self, seconds: float) -> None:
        """Advance time on the page."""
        self.page.update(seconds)

    def shows_in(self) -> float:
        """Return the seconds until the page changes by itself."""
        return self.page.shows_in()

    def left(self) -> None:
        """Reset hovering: the scene above has the pointer."""
        self.pointer_gone()

    def pointer_gone(self) -> None:
        """Reset hovering."""
        self.page.pointer_gone()

    def draw(self, surface: pygame.Surface) -> None:
        """Show background and page."""
        self.backdrop(surface)
        self.page.draw(surface)

    # Building blocks; measures are units unless they say pixels

    def px(self, units: float) -> int:
        """Convert units to pixels."""
        return round(units * self.page.unit)

    @property
    def room(self) -> tuple[float, float]:
        """The window's size in units."""
        width, height = self.program.size
        return width / self.page.unit, height / self.page.unit

    def rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """Convert a rectangle from units of the window to pixels."""
        left, top = self.px(x), self.px(y)
        return pygame.Rect(left, top, self.px(x + width) - left, self.px(y + height) - top)

    def button(
        self,
        name: str,
        rect: pygame.Rect,
        text: str,
        action: Callable[[], None],
        *,
        style: str = "secondary",
        hint: str = "",
    ) -> Button:
        """Return a button that clicks when pressed; it is not on the page yet."""

        def act() -> None:
            self.program.audio.play("click")
            action()

        return Button(name, rect, text, act, style=style, hint=hint)

    def plate(self, rect: pygame.Rect, style: str = "glass") -> None:
        """Put an empty plate with its shadow on the page."""
        blur = max(4, self.px(12))
        shadow = plate_shadow(rect.size, self.px(16), blur, 150)
        self.page.add(Picture(shadow, topleft=(rect.x - 2 * blur, rect.y - 2 * blur + blur // 2)))
        self.page.add(Picture(panel(rect.size, style), topleft=rect.topleft))

    def text(
        self, words: str, face: str, box: pygame.Rect, size: float, colour: Rgb = FROST, at: str = "midleft"
    ) -> Picture:
        """Return one line fitted into `box` (pixels), at most `size` units high, aligned `at` a side."""
        line = fitted(words, face, (max(8, box.width), max(8, box.height)), colour, self.px(size))
        return Picture(line, **{at: getattr(box, at)})

    def frame(self, title: str, widest: float = 1060) -> pygame.Rect:
        """Put heading and plate on the page; return the free area within the plate, in pixels."""
        wide, high = self.room
        low = high < LOW
        head, foot = (54, 66) if low else (92, 96)
        width = min(widest, wide - 40)
        line = metal_text(title, "title", self.px(30 if low else 42))
        most = self.px(wide - 40)
        if line.get_width() > most:
            line = worded(pygame.transform.smoothscale_by(line, most / line.get_width()), title)
        self.page.add(Picture(line, "heading", center=(self.px(wide / 2), self.px(head / 2 + 2))))
        plate = self.rect((wide - width) / 2, head, width, high - head - foot)
        self.plate(plate)
        air = self.px(12 if low else 22)
        return plate.inflate(-2 * air, -2 * air)

    def footer(self, buttons: list[tuple[str, str, Callable[[], None], str]], widest: float = 1060) -> None:
        """Put buttons below the plate, from the left: each name, text, action and style."""
        wide, high = self.room
        low = high < LOW
        width = min(widest, wide - 40)
        tall = 46 if low else 56
        left, y = (wide - width) / 2, high - (66 if low else 96) + (66 - tall if low else 96 - tall) / 2
        texts = [text for _, text, _, _ in buttons]
        wants = [wanted(text, self.px(tall)) / self.page.unit for text in texts]
        widths = shares(wants, width - 14 * (len(buttons) - 1), 248.0)
        letters = common_type(texts, [self.px(each) for each in widths], self.px(tall))
        for index, (name, text, action, style) in enumerate(buttons):
            x = left if index == 0 else left + width - sum(widths[index:]) - (len(buttons) - 1 - index) * 14
            button = self.button(name, self.rect(x, y, widths[index], tall), text, action, style=style)
            button.letters = letters
            self.page.add(button)


@kept_on(SPRITES)
def dimmed_background(size: tuple[int, int], veil: int) -> pygame.Surface:
    """The title's picture under a veil of this opacity (0 to 255), for menus. Opaque."""
    result = title_background(size).copy()
    shade = pygame.Surface(size)
    shade.fill(VEIL)
    shade.set_alpha(veil)
    result.blit(shade, (0, 0))
    return result


@kept_on(SPRITES)
def dusk(size: tuple[int, int], strength: int) -> pygame.Surface:
    """A dark veil over the window, below a dialog."""
    result = pygame.Surface(size)
    result.fill(VEIL)
    result.set_alpha(strength)
    return result
