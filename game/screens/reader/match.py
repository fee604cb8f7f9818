"""The accessibility tree of a match: status, recent events, buttons, every described piece, the log.

Everything comes from what the scene shows its viewers: views, descriptions, lines of the log.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.screens.match.log.filter import ALL
from game.screens.reader.nodes import Node, Rect
from game.screens.reader.page import button_node, rect_of
from game.screens.reader.state import seats_told, spoken_piece
from game.table.pieces import OVERLAY

if TYPE_CHECKING:
    from game.screens.match.log.log import LogPanel
    from game.screens.match.parts import Parts
    from game.screens.match.scene import MatchScene
    from game.screens.match.table.view import TableView
    from game.table.pieces import Placed
    from game.texts.texts import Voice

LINES: Final = 40  # of the log that are told
MARKED: Final = {"owed": "access-owed", "legal": "access-useful", "open": "access-useful"}


def match_nodes(scene: MatchScene) -> tuple[Node, ...]:
    """Return the nodes of a match, the most important ones first."""
    parts, words = scene.parts, scene.program.words
    texts = (
        ("aside", scene.kind.overlay.spoken),
        ("status", parts.rail.status),
        ("advice", parts.plate.text),
        ("caption", parts.rail.caption[0]),
    )
    told = [Node(key, "status", text) for key, text in texts if text]
    choices = tuple(button_node(f"rail:{button.name}", button) for button in parts.rail.choices)
    tools = tuple(button_node(f"rail:{button.name}", button) for button in parts.rail.tools)
    groups = [
        Node("choices", "group", words("access-choices"), children=choices),
        Node("table", "group", words("access-table"), children=tuple(_pieces(parts))),
        Node("tools", "group", words("access-tools"), children=tools),
        Node("seats", "group", words("access-seats"), children=tuple(_seats(parts))),
        Node("log", "log", words("access-log"), children=(*_signs(parts), *_lines(parts.log))),
    ]
    return (*told, *(group for group in groups if group.children))


def match_focus(parts: Parts) -> str:
    """Return the key of the keyboard focus; "" if it is not visible."""
    if parts.log.filter.focused:
        return f"log-seat:{parts.log.filter.seat}"
    if parts.rail.focused:
        return f"rail:{parts.rail.focused.name}"
    return f"piece:{parts.view.stage.focus}" if parts.view.stage.focus else ""


def _pieces(parts: Parts) -> list[Node]:
    """Return the described pieces, each once; of a covered table only the sheet on top."""
    found: dict[str, Node] = {}
    layout = parts.view.stage.layout
    covered = any(piece.height >= OVERLAY for piece in layout)
    for piece in layout:
        seen = piece.pickable or not covered or piece.height >= OVERLAY
        if not piece.key or not seen:
            continue
        if piece.key not in found or (piece.pickable and not found[piece.key].focusable):
            text = spoken_piece(parts, piece)
            if text:
                found[piece.key] = _piece(parts, piece, text)
    return list(found.values())


def _piece(parts: Parts, piece: Placed, text: str) -> Node:
    words: Voice = parts.program.words
    picked = bool(parts.view.deciding and piece.key in parts.view.deciding.picked)
    mark = next((key for name, key in MARKED.items() if name in piece.marks), "")
    value = words("access-in_hand") if picked else words(mark) if mark and piece.pickable else ""
    return Node(
        f"piece:{piece.key}",
        "piece" if piece.pickable else "text",
        text,
        value,
        rect=_place(parts.view, piece),
        focusable=piece.pickable,
        chosen=picked if piece.pickable else None,
    )


def _place(view: TableView, piece: Placed) -> Rect:
    (x, y), (width, height) = view.window.board.pixel(piece.centre), view.window.board.size(piece.size)
    return x - width // 2, y - height // 2, x + width // 2, y + height // 2


def _seats(parts: Parts) -> list[Node]:
    return [Node(f"seat:{seat}", "text", text) for seat, text in enumerate(seats_told(parts))]


def _signs(parts: Parts) -> list[Node]:
    """Whose lines the open log shows: all, or one seat's."""
    log, table = parts.log, parts.session.table
    if not log.open:
        return []
    words, names = parts.program.words, table.names
    return [
        Node(
            f"log-seat:{seat}",
            "option",
            words("match-log-all") if seat == ALL else names[seat],
            rect=rect_of(cell),
            focusable=True,
            chosen=seat == log.filter.seat,
        )
        for seat, cell in log.filter.cells().items()
    ]


def _lines(log: LogPanel) -> list[Node]:
    """The newest lines, those of a round in a group with its name."""
    rows = log.rows[-LINES:]
    first = len(log.rows) - len(rows)
    nodes: list[Node] = []
    for at, row in enumerate(rows, first):
        if row.line is None:
            nodes.append(Node(f"log:{at}", "group", row.text))
        elif nodes and nodes[-1].role == "group":
            inside = (*nodes[-1].children, Node(f"log:{at}", "text", row.text))
            nodes[-1] = nodes[-1]._replace(children=inside)
        else:
            nodes.append(Node(f"log:{at}", "text", row.text))
    return nodes
