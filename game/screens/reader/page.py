"""The accessibility tree of a page of widgets: each with its own words, or with those beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.screens.reader.nodes import Node, Rect, Role, Span
from game.screens.widgets.button import Button
from game.screens.widgets.choice import Choice
from game.screens.widgets.list_line import ListLine
from game.screens.widgets.pane import Pane
from game.screens.widgets.prose import Prose
from game.screens.widgets.slider import Slider
from game.screens.widgets.text_line import TextLine

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    import pygame

    from game.screens.widgets.page import Page
    from game.screens.widgets.widget import Widget
    from game.texts.texts import Voice

LABELS: Final = 2  # words before a control that belong to it: its name, and its effect
NEAR: Final = 12  # pixels


def page_nodes(page: Page, words: Voice) -> tuple[Node, ...]:
    """Return the nodes of everything on the page that has words or can be used, in order."""
    return tuple(_nodes(page.widgets, "", words))


def heading_of(page: Page) -> str:
    """Return the page's heading, or the words before its first control; "" if there are none."""
    heading = page.named("heading")
    if heading is not None:
        return heading.spoken
    for widget in page.reachable():
        if widget.focusable or widget.spoken:
            return "" if widget.focusable else widget.spoken
    return ""


def key_of(widget: Widget) -> str:
    """Return the key of a focusable widget's node."""
    return f"widget:{widget.name}"


def _nodes(widgets: Iterable[Widget], prefix: str, words: Voice) -> list[Node]:
    """Turn widgets into nodes; a text that labels the control after it is merged into that node."""
    found: list[Node] = []
    waiting: list[Node] = []  # texts since the last control
    for number, widget in enumerate(widgets):
        if isinstance(widget, Pane):
            found += waiting
            waiting = []
            inner = tuple(_nodes(widget.inside, f"{prefix}{number}.", words))
            if inner:
                place = rect_of(widget.rect)
                found.append(Node(f"pane:{widget.name}", "group", "", rect=place, children=inner))
        elif isinstance(widget, Prose):
            found += _paragraphs(widget)
        elif widget.focusable:
            node, used = _control(widget, waiting, words)
            found += [*waiting[: len(waiting) - used], node]
            waiting = []
        elif widget.spoken:
            role: Role = "heading" if widget.name == "heading" else "text"
            waiting.append(Node(f"text:{prefix}{number}", role, widget.spoken, rect=rect_of(widget.rect)))
    return found + waiting


def button_node(key: str, widget: Widget) -> Node:
    """Return the node of something that can be pressed."""
    return Node(
        key,
        "button",
        widget.spoken,
        description=widget.hint if widget.hint != widget.spoken else "",
        rect=rect_of(widget.rect),
        enabled=widget.enabled,
        focusable=widget.can_focus,
    )


def _control(widget: Widget, before: Sequence[Node], words: Voice) -> tuple[Node, int]:
    """Return a control's node, and how many of the texts before it were merged."""
    node = _stated(button_node(key_of(widget), widget), widget)
    title = widget.title or _titled(widget.name, words)
    if title:
        return node._replace(name=title), 0
    if isinstance(widget, Choice | Slider | TextLine):
        used = _beside(node.rect, before)
        if used:
            description = " ".join(one.name for one in used[1:]) or node.description
            return node._replace(name=used[0].name, description=description), len(used)
        if isinstance(widget, TextLine) and widget.empty:
            return node._replace(name=widget.empty, description=node.name), 0
    return node, 0


def _titled(name: str, words: Voice) -> str:
    """Return the title of a control without words of its own or beside it; "" for all others."""
    kind, dot, number = name.partition(".")
    key = f"access-named-{kind}_{'numbered' if dot else 'alone'}"
    if not words.has(key):
        return ""
    return words(key, number=int(number) + 1) if number.isdecimal() else words(key)


def _beside(place: Rect, before: Sequence[Node]) -> list[Node]:
    """Return the texts that label what is at `place`: those to its left in its row, or the one above."""
    row: list[Node] = []
    for node in reversed(before):
        left, top, right, bottom = node.rect
        if left < place[0] and top < place[3] and bottom > place[1] and len(row) < LABELS:
            row.insert(0, node)
        else:
            break
    if row or not before:
        return row
    left, _, right, bottom = before[-1].rect
    above = bottom <= place[1] + NEAR and left < place[2] and right > place[0]
    return [before[-1]] if above and place[1] - bottom < 3 * NEAR else []


def _stated(node: Node, widget: Widget) -> Node:
    """Add role, value and state for the kind of widget."""
    if isinstance(widget, Choice):
        words = widget.values[widget.index][1]
        if {value for value, _ in widget.values} == {True, False}:
            return node._replace(role="switch", value=words, chosen=widget.value is True)
        return node._replace(role="choice", value=words)
    if isinstance(widget, Slider):
        span = Span(widget.low, widget.high, widget.value, widget.step)
        return node._replace(role="slider", value=widget.words(widget.value), span=span)
    if isinstance(widget, TextLine):
        return node._replace(role="line", value=widget.text)
    if isinstance(widget, ListLine):
        return node._replace(role="option", chosen=widget.listing.chosen == widget.number)
    if isinstance(widget, Button):
        return node._replace(chosen=widget.switched)
    return node


def _paragraphs(prose: Prose) -> list[Node]:
    """Return a long text block by block."""
    return [
        Node(f"prose:{number}", "heading" if heading else "text", text, rect=rect_of(place))
        for number, (text, heading, place) in enumerate(prose.spoken_blocks())
    ]


def rect_of(rect: pygame.Rect) -> Rect:
    """Return the edges of a rectangle."""
    return rect.left, rect.top, rect.right, rect.bottom
