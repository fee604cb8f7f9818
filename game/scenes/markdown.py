"""Simple markdown as blocks of spans: headings, paragraphs, lists, bold, italic. It draws nothing."""

from __future__ import annotations

import re
from typing import Final, Literal, NamedTuple

Kind = Literal["title", "heading", "paragraph", "item", "step"]
Style = Literal["plain", "bold", "italic"]

_MARKED: Final = re.compile(r"\*\*(?P<bold>[^*]+)\*\*|\*(?P<italic>[^*]+)\*")
_STEP: Final = re.compile(r"(?P<number>[0-9]{1,3})\.\s+(?P<text>.*)")


class Span(NamedTuple):
    """Text in one style."""

    text: str
    style: Style = "plain"


class Block(NamedTuple):
    """One heading, paragraph or line of a list."""

    kind: Kind
    spans: tuple[Span, ...]
    number: int = 0  # of a step

    @property
    def text(self) -> str:
        """The block without its styles."""
        return "".join(span.text for span in self.spans)


def parse(text: str) -> list[Block]:
    """Read markdown; what it doesn't know it takes as plain text."""
    blocks: list[Block] = []
    gathered: list[str] = []

    def close() -> None:
        if gathered:
            blocks.append(_block(gathered))
            gathered.clear()

    for line in text.splitlines():
        stripped = line.strip()
        begins = stripped.startswith(("# ", "## ", "### ", "- ", "* ")) or _STEP.fullmatch(stripped)
        if not stripped or begins:
            close()
        if stripped:
            gathered.append(stripped)
        if stripped.startswith("#"):
            close()
    close()
    return blocks


def _block(lines: list[str]) -> Block:
    text = " ".join(lines)
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
    """Part a line into its styles."""
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
