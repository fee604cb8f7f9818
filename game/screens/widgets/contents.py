"""What lies on a page: widgets in order, some of them in scrolling panes."""

from __future__ import annotations

from collections.abc import Iterator

from game.screens.widgets.pane import Pane
from game.screens.widgets.widget import Widget


class Contents:
    """The widgets of a page, in Tab order."""

    def __init__(self, unit: float) -> None:
        """Start empty; `unit` is the pixels per unit."""
        self.unit = unit
        self.widgets: list[Widget] = []

    def add(self, widget: Widget, pane: Pane | None = None) -> None:
        """Put `widget` on the page, or in a pane of the page."""
        if pane:
            pane.put(widget)
        else:
            self.widgets.append(widget)

    def reachable(self) -> Iterator[Widget]:
        """Iterate over all widgets in order, including those in panes."""
        for widget in self.widgets:
            if isinstance(widget, Pane):
                yield from widget.inside
            else:
                yield widget

    def named(self, name: str) -> Widget | None:
        """Return a widget by name."""
        return next((one for one in self.reachable() if one.name == name), None)

    def hint(self, name: str, text: str) -> None:
        """Give a widget a tooltip."""
        widget = self.named(name)
        if widget:
            widget.hint = text

    def enable(self, name: str, enabled: bool) -> None:  # noqa: FBT001 - a state, like the widget's own
        """Enable or disable a widget, if there is one of that name."""
        widget = self.named(name)
        if widget:
            widget.enabled = enabled

    def named_pane(self, name: str) -> Pane | None:
        """Return a pane by name."""
        return next((one for one in self.widgets if isinstance(one, Pane) and one.name == name), None)

    def pane_of(self, widget: Widget) -> Pane | None:
        """Return the pane of `widget`."""
        return next((one for one in self.widgets if isinstance(one, Pane) and widget in one.inside), None)

    def gone(self) -> None:
        """Release the widgets' resources."""
        for widget in self.widgets:
            widget.gone()
