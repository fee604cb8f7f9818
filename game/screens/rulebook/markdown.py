"""Parses simple markdown into blocks of spans: headings, paragraphs, lists, pictures, bold, italic.

Two extensions: "{#name}" at the end of a block is an anchor, and a picture, "![description](name)", names one
of the game's own figures.
"""

from __future__ import annotations

import re
from typing import Final, Literal, NamedTuple

Kind = Literal["title", "heading", "paragraph", "item", "step", "picture"]
Style = Literal["plain", "bold", "italic"]

_MARKED: Final = re.compile(r"\*\*(?P<bold>[^*]+)\*\*|\*(?P<italic>[^*]+)\*")
_STEP: Final = re.compile(r"(?P<number>[0-9]{1,3})\.\s+(?P<text>.*)")
_ANCHOR: Final = re.compile(r"\s*\{#(?P<name>[a-z0-9-]{1,40})\}$")
_PICTURE: Final = re.compile(r"!\[(?P<text>[^\]]*)\]\((?P<name>[a-z0-9-]{1,40})\)")
_ALONE: Final = ("#", "![")  # starts of lines that are blocks of their own
_BEGIN: Final = ("# ", "## ", "### ", "- ", "* ", "![")


class Span(NamedTuple):
    """Text in one style."""

    text: str
    style: Style = "plain"


class Block(NamedTuple):
    """A heading, paragraph, picture or list item."""

    kind: Kind
    spans: tuple[Span, ...]
    number: int = 0  # of a numbered item
    anchor: str = ""
    figure: str = ""  # of a picture, described by its spans

    @property
    def text(self) -> str:
        """The block without styles."""
        return "".join(span.text for span in self.spans)


def parse(text: str) -> list[Block]:
    """Parse markdown; anything unknown is plain text."""
    blocks: list[Block] = []
    gathered: list[str] = []

    def close() -> None:
        if gathered:
            blocks.append(_block(" ".join(gathered)))
            gathered.clear()

    for line in text.splitlines():
        stripped = line.strip()
        if not stripped or stripped.startswith(_BEGIN) or _STEP.fullmatch(stripped):
            close()
        if stripped:
            gathered.append(stripped)
        if stripped.startswith(_ALONE):
            close()
    close()
    return blocks


def _block(text: str) -> Block:
    mark = _ANCHOR.search(text)
    block = _plain_block(text[: mark.start()] if mark else text)
    return block._replace(anchor=mark["name"]) if mark else block


def _plain_block(text: str) -> Block:
    shown = _PICTURE.fullmatch(text)
    if shown:
        return Block("picture", spans(shown["text"]), figure=shown["name"])
    step = _STEP.fullmatch(text)
    if step:
        return Block("step", spans(step["text"]), int(step["number"]))
    if text.startswith("# "):
        return Block("title", spans(text[2:]))
    if text.startswith(("## ", "### ")):
        return Block("heading", spans(text.lstrip("# ")))
    if text.startswith(("- ", "* ")):
        return Block("item", spans(text[2:]))
    return Block("paragraph", spans(text))


def spans(text: str) -> tuple[Span, ...]:
    """Split a line into styled spans."""
    found: list[Span] = []
    at = 0
    for mark in _MARKED.finditer(text):
        if mark.start() > at:
            found.append(Span(text[at : mark.start()]))
        bold = mark["bold"]
        found.append(Span(bold, "bold") if bold else Span(mark["italic"], "italic"))
        at = mark.end()
    if at < len(text):
        found.append(Span(text[at:]))
    return tuple(found)
