"""Buttons, choices, sliders, lines of text and panes: what a key or a click does to them."""

from __future__ import annotations

import gc
import weakref

import pygame
import pytest

from game.screens.widgets.button import Button
from game.screens.widgets.choice import Choice
from game.screens.widgets.focus import following, neighbour
from game.screens.widgets.page import Page
from game.screens.widgets.pane import Pane
from game.screens.widgets.slider import Slider
from game.screens.widgets.text_line import DIGITS, TextLine, gui
from game.screens.widgets.widget import Widget

PLACE = pygame.Rect(100, 100, 200, 40)
DOWN, UP, MOTION = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION


@pytest.fixture(autouse=True)
def surface() -> pygame.Surface:
    """A surface to draw on, and everything that drawing needs."""
    pygame.display.init()
    pygame.font.init()
    return pygame.display.set_mode((640, 480))


def key(which: int, mod: int = 0) -> pygame.event.Event:
    """A key being pressed."""
    return pygame.event.Event(pygame.KEYDOWN, key=which, mod=mod, unicode="")


def mouse(kind: int, spot: tuple[int, int]) -> pygame.event.Event:
    """The pointer doing something."""
    return pygame.event.Event(kind, pos=spot, button=1, touch=False, rel=(0, 0), buttons=(0, 0, 0))


def button_at(place: pygame.Rect, pressed: list[str], name: str = "one") -> Button:
    """A button that notes its name when pressed."""
    return Button(name, place, name, lambda: pressed.append(name))


@pytest.mark.parametrize("which", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_a_button_with_the_focus_is_pressed_by_enter_and_space(which: int) -> None:
    """What a click does, keys do."""
    pressed: list[str] = []
    page = Page(1.0)
    page.add(button_at(PLACE, pressed))

    page.handle(key(pygame.K_TAB))
    page.handle(key(which))

    assert pressed == ["one"]


def test_a_press_that_is_released_elsewhere_presses_nothing() -> None:
    """Whoever changes their mind pulls the pointer away before letting go."""
    pressed: list[str] = []
    page = Page(1.0)
    page.add(button_at(PLACE, pressed))

    page.handle(mouse(DOWN, PLACE.center))
    page.handle(mouse(UP, (5, 5)))

    assert pressed == []


def test_a_disabled_button_is_neither_pressed_nor_reached() -> None:
    """A button that can't be pressed answers no click and never has the focus."""
    pressed: list[str] = []
    page = Page(1.0)
    page.add(button_at(PLACE, pressed))
    page.widgets[0].enabled = False

    page.handle(mouse(DOWN, PLACE.center))
    page.handle(mouse(UP, PLACE.center))
    page.handle(key(pygame.K_TAB))

    assert (pressed, page.focused) == ([], None)


def test_tab_goes_round_and_shift_tab_goes_back() -> None:
    """After the last comes the first."""
    widgets: list[Widget] = [button_at(PLACE.move(0, 60 * number), [], str(number)) for number in range(3)]

    forth = following(widgets, widgets[2], 1)
    back = following(widgets, widgets[0], -1)

    assert (forth, back) == (widgets[0], widgets[2])


def test_arrows_go_to_the_nearest_neighbour_in_their_direction() -> None:
    """What lies straight ahead comes before what lies nearer but aside."""
    left, right, below = (
        button_at(pygame.Rect(x, y, 100, 40), [], f"{x},{y}") for x, y in ((0, 0), (200, 0), (210, 60))
    )
    widgets: list[Widget] = [left, right, below]

    found = [
        neighbour(widgets, left, (1, 0)),
        neighbour(widgets, right, (0, 1)),
        neighbour(widgets, left, (-1, 0)),
    ]

    assert found == [right, below, None]


def test_a_choice_with_room_shows_all_values_and_a_click_picks_one() -> None:
    """Side by side, the value under the pointer is chosen."""
    chosen: list[int] = []
    choice = Choice("c", PLACE.copy(), [(2, "2"), (3, "3"), (4, "4")], 2, chosen.append)

    choice.mouse(mouse(DOWN, (PLACE.right - 5, PLACE.centery)))

    assert (choice.side_by_side, choice.value, chosen) == (True, 4, [4])


def test_a_choice_without_room_shows_one_value_between_two_arrows() -> None:
    """The right arrow leads on, and from the last value to the first."""
    chosen: list[int] = []
    words = [(number, f"A rather long value, number {number}") for number in range(3)]
    choice = Choice("c", PLACE.copy(), words, 1, chosen.append)

    for _ in range(2):
        choice.mouse(mouse(DOWN, (PLACE.right - 5, PLACE.centery)))
    choice.mouse(mouse(DOWN, (PLACE.left + 5, PLACE.centery)))

    assert (choice.side_by_side, chosen) == (False, [2, 0, 2])


def test_a_choice_answers_the_arrow_keys_but_stops_at_its_ends() -> None:
    """Side by side there is nothing beyond the last value; the key is used up all the same."""
    chosen: list[int] = []
    choice = Choice("c", PLACE.copy(), [(1, "a"), (2, "b")], 1, chosen.append)

    used = [choice.key(key(pygame.K_RIGHT)), choice.key(key(pygame.K_RIGHT)), choice.key(key(pygame.K_LEFT))]

    assert (used, chosen) == ([True, True, True], [2, 1])


def test_a_slider_moves_in_whole_steps_and_never_beyond_its_ends() -> None:
    """Arrow keys make one step; Home and End go to the ends."""
    heard: list[int] = []
    slider = Slider("s", PLACE.copy(), (75, 200, 5), 100, heard.append)

    for which in (pygame.K_RIGHT, pygame.K_END, pygame.K_RIGHT, pygame.K_HOME, pygame.K_LEFT):
        slider.key(key(which))

    assert heard == [105, 200, 75]


def test_a_slider_follows_the_pointer_until_it_is_let_go() -> None:
    """Pulled far beyond its end it stays there; after the release it moves no more."""
    heard: list[int] = []
    slider = Slider("s", PLACE.copy(), (0, 100, 5), 0, heard.append)

    slider.mouse(mouse(DOWN, PLACE.midleft))
    slider.mouse(mouse(MOTION, (5000, PLACE.centery)))
    slider.mouse(mouse(UP, (5000, PLACE.centery)))
    slider.mouse(mouse(MOTION, (0, PLACE.centery)))

    assert heard == [100]


def test_a_line_of_text_takes_letters_of_any_language_up_to_its_limit() -> None:
    """What is typed arrives letter by letter; what is too much is left out."""
    heard: list[str] = []
    page = Page(1.0)
    page.add(TextLine("t", PLACE.copy(), "", heard.append, limit=5, window=(640, 480)))

    page.focus(page.widgets[0])
    for letter in "Zoë Œ!":
        page.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))

    assert heard[-1] == "Zoë Œ"


def test_a_line_of_text_takes_only_the_characters_that_are_allowed() -> None:
    """A seed has digits and nothing else."""
    line = TextLine("t", PLACE.copy(), "12", lambda _: None, limit=9, window=(640, 480), allowed=DIGITS)
    line.focused = True
    line.focus_changed()

    for letter in "3x-4":
        line.key(pygame.event.Event(pygame.TEXTINPUT, text=letter))

    assert line.text == "1234"


def test_letters_typed_without_a_focused_line_go_nowhere() -> None:
    """A space pressed on a button is no letter in a line beside it."""
    page = Page(1.0)
    line = TextLine("t", PLACE.copy(), "Ann", lambda _: None, limit=9, window=(640, 480))
    page.add(line)
    page.add(button_at(PLACE.move(0, 80), []))
    page.focus(page.widgets[1])

    page.handle(pygame.event.Event(pygame.TEXTINPUT, text="x"))

    assert line.text == "Ann"


def tall_page(pressed: list[str]) -> tuple[Page, Pane]:
    """A page with a pane that holds more buttons than it can show."""
    page = Page(1.0)
    pane = Pane("pane", pygame.Rect(50, 50, 300, 200), 1.0)
    page.widgets.append(pane)
    for number in range(10):
        page.add(button_at(pygame.Rect(60, 60 + number * 60, 200, 40), pressed, str(number)), pane)
    return page, pane


def test_the_focus_scrolls_what_it_reaches_into_view() -> None:
    """Whoever uses only the keyboard never loses sight of the focus."""
    page, pane = tall_page([])

    inside = []
    for _ in range(10):
        page.handle(key(pygame.K_TAB))
        inside.append(page.focused is not None and pane.rect.contains(page.focused.rect))

    assert all(inside)


def test_what_is_scrolled_out_of_a_pane_cannot_be_clicked() -> None:
    """A click below the pane does not reach a button that would lie there."""
    pressed: list[str] = []
    page, pane = tall_page(pressed)
    hidden = page.named("5")
    assert hidden
    assert not pane.rect.collidepoint(hidden.rect.center)

    page.handle(mouse(DOWN, hidden.rect.center))
    page.handle(mouse(UP, hidden.rect.center))

    assert pressed == []


def test_the_wheel_scrolls_a_pane_to_its_ends_and_no_further() -> None:
    """Nothing shows beyond the first and the last."""
    page, pane = tall_page([])
    wheel = [pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=way, flipped=False) for way in (-1, 1)]

    for _ in range(50):
        page.handle(wheel[0])
    lowest = pane.offset
    for _ in range(50):
        page.handle(wheel[1])

    assert (lowest, pane.offset) == (pane.furthest, 0)


def test_the_bar_of_a_pane_can_be_pulled() -> None:
    """Pulled to the bottom it shows the last."""
    page, pane = tall_page([])
    handle = pane._bar().center

    page.handle(mouse(DOWN, handle))
    page.handle(mouse(MOTION, (handle[0], 900)))
    page.handle(mouse(UP, (handle[0], 900)))

    assert pane.offset == pane.furthest


def test_a_hint_shows_only_after_the_pointer_has_rested(surface: pygame.Surface) -> None:
    """Passing over something is no question."""
    page = Page(1.0)
    page.add(Button("b", PLACE.copy(), "b", lambda: None, hint="What this does"))
    page.handle(mouse(MOTION, PLACE.center))
    page.draw(surface)
    early = pygame.image.tobytes(surface, "RGB")

    page.update(1.0)
    page.draw(surface)

    assert pygame.image.tobytes(surface, "RGB") != early


def test_a_hint_covers_neither_its_widget_nor_the_next_ones(surface: pygame.Surface) -> None:
    """Wherever on the widget the pointer rests, what it may press next stays in sight."""
    page = Page(1.0)
    places = [PLACE.move(0, down) for down in (0, 50, 100)]
    for number, place in enumerate(places):
        page.add(Button(str(number), place.copy(), "b", lambda: None, hint="What this does, in a few words"))

    def shown() -> tuple[bytes, list[bytes]]:
        surface.fill((0, 0, 0))
        page.draw(surface)
        seen = [pygame.image.tobytes(surface.subsurface(place), "RGB") for place in places]
        return pygame.image.tobytes(surface, "RGB"), seen

    for spot in (places[1].midleft, places[1].center):
        page.handle(mouse(MOTION, spot))
        early = shown()
        page.update(1.0)
        late = shown()

        assert late[0] != early[0]
        assert late[1] == early[1]
        page.handle(mouse(MOTION, (5, 5)))


def test_the_ring_shows_for_the_keyboard_and_goes_with_the_mouse() -> None:
    """Who clicks needs no ring."""
    page = Page(1.0)
    page.add(button_at(PLACE, []))

    page.handle(key(pygame.K_TAB))
    with_keys = page.ring
    page.handle(mouse(DOWN, PLACE.center))

    assert (with_keys, page.ring) == (True, False)


class NoClipboard:
    """A system without one."""

    def get_text(self) -> str:
        """Give nothing."""
        raise pygame.error("there is none")

    def put_text(self, _: str) -> None:
        """Take nothing."""
        raise pygame.error("there is none")


@pytest.mark.parametrize("key", [pygame.K_v, pygame.K_c, pygame.K_x])
def test_a_line_works_where_there_is_no_clipboard(key: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is pasted, copied or cut, and nothing breaks."""
    monkeypatch.setattr(pygame, "scrap", NoClipboard())
    page = Page(1.0)
    line = TextLine("t", PLACE.copy(), "Ann", lambda _: None, limit=9, window=(640, 480))
    page.add(line)
    page.focus(line)
    for pressed in (pygame.K_a, key):
        page.handle(pygame.event.Event(pygame.KEYDOWN, key=pressed, mod=pygame.KMOD_CTRL, unicode=""))

    assert line.text == "Ann"


HIDING = ("\u202egnuoy", "a\u0302\u200d", "\U0001f9b8\U0001f3fd\u200d\u2640\ufe0f", "\x00\x1b\n")


@pytest.mark.parametrize("text", HIDING)
@pytest.mark.parametrize("key", [pygame.K_v, None], ids=["pasted", "typed"])
def test_letters_that_take_no_room_are_left_out(
    text: str, key: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Typed or pasted, each of the others can be selected alone."""
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: text)
    page = Page(1.0)
    line = TextLine("t", PLACE.copy(), text, lambda _: None, limit=9, window=(640, 480))
    page.add(line)
    page.focus(line)
    if key is None:
        page.handle(pygame.event.Event(pygame.TEXTINPUT, text=text))
    else:
        page.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=pygame.KMOD_CTRL, unicode=""))
    for at in range(len(line.text)):
        line.entry.select_range = [at, at + 1]
        line.entry.redraw()  # type: ignore[no-untyped-call]  # pygame-gui leaves it so

    assert not {"\u202e", "\u200d", "\u0302", "\n", "\x00"} & set(line.text)


def test_what_lines_of_text_need_is_kept_for_two_sizes() -> None:
    """An older one goes, the very first included, which pygame-gui would keep by itself."""
    gui.cache_clear()
    older = weakref.ref(gui((640, 480), 11))
    for type_size in (12, 13):
        gui((640, 480), type_size)
    gc.collect()

    assert older() is None
