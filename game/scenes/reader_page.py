"""A page of widgets as a screen reader is told of it: each by its own words, or by those that stand before it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.scenes.reader_nodes import Node, Rect, Role, Span
from game.scenes.widgets.button import Button
from game.scenes.widgets.choice import Choice
from game.scenes.widgets.list_line import ListLine
from game.scenes.widgets.pane import Pane
from game.scenes.widgets.prose import Prose
from game.scenes.widgets.slider import Slider
from game.scenes.widgets.text_line import TextLine

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    import pygame

    from game.scenes.widgets.page import Page
    from game.scenes.widgets.widget import Widget

LABELS: Final = 2  # words before a control that belong to it: its name, and what follows from it


def page_nodes(page: Page) -> tuple[Node, ...]:
    """Return everything on the page that has words or can be used, in order."""
    return tuple(_nodes(page.widgets, ""))


def key_of(widget: Widget) -> str:
    """Return the key under which a widget that can be reached is spoken of."""
    return f"widget:{widget.name}"


def _nodes(widgets: Iterable[Widget], prefix: str) -> list[Node]:
    """Turn widgets into nodes; text that names the control after it is spoken with it, not alone."""
    found: list[Node] = []
    waiting: list[Node] = []  # texts since the last control
    for number, widget in enumerate(widgets):
        if isinstance(widget, Pane):
            found += waiting
            waiting = []
            inner = tuple(_nodes(widget.inside, f"{prefix}{number}."))
            if inner:
                found.append(Node(f"pane:{widget.name}", "group", "", rect=_rect(widget.rect), children=inner))
        elif isinstance(widget, Prose):
            found += _paragraphs(widget)
        elif widget.focusable:
            named = _control(widget, waiting)
            found += waiting[: len(waiting) - named[1]]
            waiting = []
            found.append(named[0])
        elif widget.spoken:
            role: Role = "text"
            waiting.append(Node(f"text:{prefix}{number}", role, widget.spoken, rect=_rect(widget.rect)))
    return found + waiting


def _control(widget: Widget, before: Sequence[Node]) -> tuple[Node, int]:
    """Return the node of something that can be used, and how many of the texts before it went into it."""
    node = Node(
        key_of(widget),
        "button",
        widget.spoken,
        description=widget.hint if widget.hint != widget.spoken else "",
        rect=_rect(widget.rect),
        enabled=widget.enabled,
        focusable=widget.can_focus,
    )
    node = _stated(node, widget)
    if node.name:
        return node, 0
    used = before[-LABELS:]
    if not used:
        return node._replace(name=widget.name), 0
    description = " ".join(one.name for one in used[1:]) or node.description
    return node._replace(name=used[0].name, description=description), len(used)


def _stated(node: Node, widget: Widget) -> Node:
    """Add role, value and state by the kind of the widget."""
    if isinstance(widget, Choice):
        words = widget.values[widget.index][1]
        if {value for value, _ in widget.values} == {True, False}:
            return node._replace(role="switch", value=words, chosen=widget.value is True)
        return node._replace(role="choice", value=words)
    if isinstance(widget, Slider):
        span = Span(widget.low, widget.high, widget.value, widget.step)
        return node._replace(role="slider", value=widget.words(widget.value), span=span)
    if isinstance(widget, TextLine):
        return node._replace(role="line", value=widget.text, description=widget.empty)
    if isinstance(widget, ListLine):
        return node._replace(role="option", chosen=widget.listing.chosen == widget.number)
    if isinstance(widget, Button):
        return node._replace(chosen=widget.switched)
    return node


def _paragraphs(prose: Prose) -> list[Node]:
    """Return a long text block by block."""
    return [
        Node(f"prose:{number}", "heading" if heading else "text", text, rect=_rect(place))
        for number, (text, heading, place) in enumerate(prose.spoken_blocks())
    ]


def _rect(rect: pygame.Rect) -> Rect:
    return rect.left, rect.top, rect.right, rect.bottom
