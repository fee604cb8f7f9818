"""Puts a page together: one HTML file that needs nothing else and may load nothing.

Its policy allows the one script and the one style sheet in it, by their digests, and pictures in it.
"""

from __future__ import annotations

import json
from base64 import b64encode
from hashlib import sha256
from html import escape
from string import Template
from typing import TYPE_CHECKING, Final

import game
from game.engine.contract import TABLE
from game.engine.files.assets import folder_of
from game.engine.files.damage import BadAsset
from game.share.page.curve import curve
from game.share.page.tiles import ACROSS, TILE
from game.share.page.words import Line
from game.table.art.palette import SEAT_COLOURS, hexed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.screens.seating import Chair
    from game.share.page.tiles import TileBook
    from game.share.page.wish import PageWish, Told
    from game.share.page.words import PageWords

LABELS: Final = {  # the words of the page that depend on nothing, by their places in the template
    "people_label": "page-people",
    "table_label": "page-table",
    "controls_label": "page-controls",
    "first": "page-first",
    "back": "page-back",
    "play": "page-play",
    "pause": "page-pause",
    "next": "page-next",
    "last": "page-last",
    "slider": "page-slider",
    "log_label": "page-log",
    "hide": "page-hide",
    "result_label": "page-result",
    "place_label": "page-place",
    "name_label": "page-name",
    "keys": "page-keys",
    "made": "page-made",
    "noscript": "page-noscript",
}

NOTHING: Final = "'none'"  # as a policy's source


def page_of(wish: PageWish, words: PageWords, book: TileBook) -> bytes:
    """Return the page; raise BadAsset where a part of it can't be read."""
    style, script = _asset("page.css") + _colours(words.table.chairs), _asset("page.js")
    facts = {
        **{name: escape(words.texts(key)) for name, key in LABELS.items()},
        **_head(words),
        **_result(words),
        "policy": policy(style, script),
        "style": style,
        "script": script,
        "width": str(book.size[0]),
        "height": str(book.size[1]),
        "moves": str(len(words.match.moments) - 1),
        "curve": curve(wish, words),
        "log": _log(words, wish.verdicts),
        "data": _data(book, words.places(), words.texts("page-play")),
    }
    return Template(_asset("page.html")).substitute(facts).encode()


def policy(style: str, script: str) -> str:
    """Return the Content Security Policy of a page with this style sheet and this script."""
    sums = (b64encode(sha256(text.encode()).digest()).decode() for text in (script, style))
    scripts, styles = (f"'sha256-{one}'" for one in sums)
    allowed = {
        "default-src": NOTHING,
        "script-src": scripts,
        "style-src": styles,
        "img-src": "data:",
        "base-uri": NOTHING,
        "form-action": NOTHING,
    }
    return "; ".join(f"{what} {source}" for what, source in allowed.items())


def _asset(name: str) -> str:
    try:
        return folder_of("common").joinpath("share", name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadAsset(f"common/share/{name}: {error}") from error


def _colours(chairs: Sequence[Chair]) -> str:
    """Return a rule for each seat's colour."""
    colours = (hexed(SEAT_COLOURS[chair.colour % len(SEAT_COLOURS)]) for chair in chairs)
    return "".join(f".s{seat}{{--seat:{colour}}}" for seat, colour in enumerate(colours))


def _head(words: PageWords) -> dict[str, str]:
    """Return what stands above the table."""
    chairs = words.table.chairs
    people = (f"<li>{_seat(seat, chair)}{escape(chair.name)}</li>" for seat, chair in enumerate(chairs))
    return {
        "language": escape(words.texts.language),
        "version": escape(game.__version__),
        "title": escape(words.title),
        "heading": escape(words.heading),
        "people": "".join(people),
        "seen_by": escape(words.seen_by),
    }


def _result(words: PageWords) -> dict[str, str]:
    """Return who has won, why, and the table of all."""
    label, standing = words.standing()
    rows = []
    for place, seat, score in standing:
        chair = words.table.chairs[seat]
        rows.append(f"<td>{place}</td><td>{_seat(seat, chair)}{escape(chair.name)}</td><td>{score}</td>")
    return {
        "headline": escape(words.headline),
        "reason": escape(words.reason),
        "score_label": escape(label),
        "standing": "".join(f"<tr>{row}</tr>" for row in rows),
    }


def _seat(seat: int, chair: Chair) -> str:
    return f'<span class="seat s{seat}" aria-hidden="true">{escape(chair.letter)}</span>'


def _log(words: PageWords, verdicts: tuple[Told, ...]) -> str:
    """Return the items of the list of moves, with a heading a round."""
    told = {words.match.reached[one.end]: one for one in verdicts}
    lines = {line.at: line for line in words.lines()}
    for at, verdict in told.items():
        number = words.match.moments[at].round
        lines.setdefault(at, Line(at, words.match.seat, number, verdict.done or verdict.verdict))
    items, current = [], 0
    for _, line in sorted(lines.items()):
        if line.round != current and line.at:
            current = line.round
            heading = escape(words.texts("match-round", round=current))
            items.append(f'<li class="round" data-before="{line.at - 1}">{heading}</li>')
        items.append(_item(line, words, told.get(line.at)))
    return "\n".join(items)


def _item(line: Line, words: PageWords, verdict: Told | None) -> str:
    seat = "" if line.seat == TABLE else _seat(line.seat, words.table.chairs[line.seat])
    number = f'<span class="number">{line.at or ""}</span>'
    told = f'{number}<span>{seat}</span><span class="text">{escape(line.text)}</span>'
    why = _why(verdict) if verdict else ""
    return f'<li data-at="{line.at}"><button type="button">{told}</button>{why}</li>'


def _why(verdict: Told) -> str:
    """Return the verdict, what would have been better, and why."""
    more = " ".join(filter(None, (verdict.better, verdict.reasons)))
    told = f'<span class="mark {escape(verdict.mark)}">{escape(verdict.verdict)}</span>'
    return f'<div class="why">{told} <span class="more">{escape(more)}</span></div>'


def _data(book: TileBook, places: list[str], play: str) -> str:
    """Return what the script reads; no text in it can end the element that holds it."""
    data = {
        "tile": TILE,
        "across": ACROSS,
        "play": play,
        "places": places,
        "changes": [b64encode(change).decode() for change in book.changes],
        "sheets": [b64encode(sheet).decode() for sheet in book.sheets],
    }
    return json.dumps(data, separators=(",", ":")).replace("<", "\\u003c")
