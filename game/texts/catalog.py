"""Reads one Fluent file, within limits: the usable messages, and the problems of the others.

A file may be untrusted. Each error is a `Problem` with file, line and message, and affects only that message;
only an unreadable file raises BadTexts. The format: https://projectfluent.org.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Generator, Iterable, Iterator, Mapping
from typing import Final, NamedTuple, TypeVar

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

SIZE_LIMIT: Final = 512 << 10  # bytes of a file; our largest has a tenth of that
LENGTH_LIMIT: Final = 4000  # characters of a message's source
DEPTH_LIMIT: Final = 8  # nesting of messages and terms
STEP: Final = 400  # characters, or one message, per step: a fraction of a millisecond
ENTRY_START: Final = re.compile(r"(?m)^(?=[A-Za-z#-])")
PLACEABLE: Final = re.compile(r"\{ *\$([A-Za-z][\w-]*) *\}", re.ASCII)
PLAIN_ENTRY: Final = re.compile(r"([A-Za-z][\w-]*) *= *([^ \n][^\n]*)(?:\n *)*", re.ASCII)
REMARK: Final = re.compile(r"# ([^\n]*)\n(\n *)*")
NONE: Final[frozenset[str]] = frozenset()
FUNCTIONS: Final = frozenset({"NUMBER", "DATETIME"})
Kind = TypeVar("Kind")


class BadTexts(ValueError):
    """An unreadable file of texts; the message names the file and says why."""


class Problem(NamedTuple):
    """Why a message can't be used."""

    file: str
    line: int  # 1-based
    key: str  # the message's id, "-id" of a term, "" if unknown
    reason: str

    def __str__(self) -> str:
        """Format the problem for the translator."""
        return f"{self.file}:{self.line}: {self.key + ': ' if self.key else ''}{self.reason}"


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A message or a term, checked, with its variables and references.

    It is kept as text: its syntax tree would take ten times the memory, and most are never shown.
    """

    source: str
    comment: str
    line: int
    variables: frozenset[str]
    references: frozenset[str]  # ids, of terms with their "-"
    attributes: frozenset[str]

    @property
    def node(self) -> ast.Message | ast.Term:
        """Its syntax tree, made anew."""
        node: ast.Message | ast.Term | None = _plain(self.source)
        if node is None:
            found = FluentParser(with_spans=False).parse(self.source).body
            node = next(one for one in found if isinstance(one, ast.Message | ast.Term))
        node.comment = ast.Comment(self.comment) if self.comment else None
        return node


class Catalog(msgspec.Struct, frozen=True):
    """The usable entries of a file by id, terms as "-id", and the problems of the rest."""

    entries: dict[str, Entry]
    problems: list[Problem]


def read_catalog(data: bytes, file: str) -> Catalog:
    """Read the bytes of `file`; raise BadTexts if it is too long or not UTF-8."""
    return at_once(reading(data, file))


def at_once(steps: Generator[None, None, Kind]) -> Kind:
    """Run all remaining steps and return the result."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            result: Kind = done.value
            return result


def reading(data: bytes, file: str) -> Generator[None, None, Catalog]:
    """Read the bytes of `file` in small steps; raise BadTexts if it is too long or not UTF-8."""
    if len(data) > SIZE_LIMIT:
        raise BadTexts(f"{file}: at most {SIZE_LIMIT} bytes are read, not {len(data)}")
    try:
        source = data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise BadTexts(f"{file}: not UTF-8 at byte {error.start}") from error
    entries: dict[str, Entry] = {}
    problems: list[Problem] = []
    for line, node, part in _entries_in(source, file):
        if node is None:
            yield
        elif isinstance(node, ast.Junk):
            problems.append(_junk(node, file, line))
        elif isinstance(node, ast.Message | ast.Term):
            _add(node, part, Problem(file, line, "", ""), entries, problems)
    return _sound(Catalog(entries, problems), file)


def line_of(data: bytes, key: str) -> str:
    """Return a one-line text without placeables, parsing nothing else; "" if it isn't one, or in doubt."""
    if len(data) > SIZE_LIMIT:
        return ""
    line = rf"(?m)^{re.escape(key)} *= *([^\s\0-\x1f{{}}][^\0-\x1f{{}}]*)\n(?![ \n])"
    found = re.search(line, data.decode("utf-8-sig", "replace").replace("\r\n", "\n"))
    return found[1].rstrip() if found else ""


def _entries_in(source: str, file: str) -> Iterator[tuple[int, ast.EntryType | None, str]]:
    """Yield the entries of a file with their lines and sources, and None at the end of a step.

    The Fluent parser makes several calls per character: for a game's texts it would take 0.1 s. Most messages
    are one line of text and names, and are parsed without it.
    """
    line, remarks, letters = 1, list[str](), 0
    for part in ENTRY_START.split(source):
        if letters and letters + len(part) > STEP:
            letters = 0
            yield line, None, ""
        letters += len(part)
        remark = REMARK.fullmatch(part)
        plain = None if remark else _plain(part)
        try:
            nodes = [plain] if plain else [] if remark else FluentParser().parse(part).body
        except RecursionError as error:
            raise BadTexts(f"{file}: braces in braces, too deep to read") from error
        for node in nodes:
            if remarks and isinstance(node, ast.Message | ast.Term):
                node.comment = ast.Comment("\n".join(remarks))
            remarks = []
            yield line + part.count("\n", 0, node.span.start if node.span else 0), node, part.rstrip()
        if remark and remark[2]:
            remarks = []
        elif remark:
            remarks.append(remark[1])
        line += part.count("\n")


def _plain(part: str) -> ast.Message | None:
    """Parse a message that is one line of text and names in braces; None for any other."""
    found = PLAIN_ENTRY.fullmatch(part)
    pieces = PLACEABLE.split(found[2].rstrip(" ")) if found else []
    if found is None or any("{" in text or "}" in text for text in pieces[::2]):
        return None
    elements: list[ast.TextElement | ast.Placeable] = []
    for at, piece in enumerate(pieces):
        if at % 2:
            elements.append(ast.Placeable(ast.VariableReference(ast.Identifier(piece))))
        elif piece:
            elements.append(ast.TextElement(piece))
    message = ast.Message(ast.Identifier(found[1]), ast.Pattern(elements))
    message.add_span(0, len(part.rstrip()))
    return message


def without(catalog: Catalog, keys: Mapping[str, str], file: str) -> Catalog:
    """Remove entries, each with its problem, such as those of a translation that don't match English."""
    problems = [Problem(file, catalog.entries[key].line, key, reason) for key, reason in keys.items()]
    kept = {key: entry for key, entry in catalog.entries.items() if key not in keys}
    return _sound(Catalog(kept, [*catalog.problems, *problems]), file)


def _junk(node: ast.Junk, file: str, line: int) -> Problem:
    reason = node.annotations[0].message if node.annotations else "not Fluent"
    key = (node.content or "").split("=", 1)[0].strip()
    return Problem(file, line, key if key.replace("-", "").replace("_", "").isalnum() else "", str(reason))


def _add(
    node: ast.Message | ast.Term, source: str, at: Problem, entries: dict[str, Entry], problems: list[Problem]
) -> None:
    key = f"-{node.id.name}" if isinstance(node, ast.Term) else node.id.name
    found = _Finder()
    found.visit(node)
    reason = ""
    if key in entries:
        reason = f"it is there already, in line {entries[key].line}"
    elif node.span is not None and node.span.end - node.span.start > LENGTH_LIMIT:
        reason = f"it has more than {LENGTH_LIMIT} characters"
    elif found.controls:
        reason = "it holds a control character"
    elif found.functions - FUNCTIONS:
        reason = f"there is no function {min(found.functions - FUNCTIONS)}"
    elif isinstance(node, ast.Message) and node.value is None:
        reason = "it has no text"
    if reason:
        problems.append(at._replace(key=key, reason=reason))
        return
    attributes = _set(attribute.id.name for attribute in node.attributes)
    variables = _set(found.variables if isinstance(node, ast.Message) else ())
    comment = node.comment.content or "" if node.comment else ""
    entries[key] = Entry(source, comment, at.line, variables, _set(found.references), attributes)


def _set(names: Iterable[str]) -> frozenset[str]:
    """Return a set of names; all empty ones are the same."""
    return frozenset(names) or NONE


def _sound(catalog: Catalog, file: str) -> Catalog:
    """Remove entries with missing or circular references, and those that refer to them."""
    entries, problems = dict(catalog.entries), list(catalog.problems)
    while True:
        depths: dict[str, int] = {}
        wrong = {key: why for key in entries if (why := _astray(key, entries, depths, ()))}
        if not wrong:
            return Catalog(entries, problems)
        for key, why in wrong.items():
            problems.append(Problem(file, entries.pop(key).line, key, why))


def _astray(key: str, entries: Mapping[str, Entry], depths: dict[str, int], way: tuple[str, ...]) -> str:
    """Return why an entry's references can't be resolved, "" if they can; `depths` caches results."""
    if key in way:
        return f"it leads back to itself: {' > '.join((*way[way.index(key) :], key))}"
    if key in depths:
        return ""
    if len(way) >= DEPTH_LIMIT:
        return f"it leads through more than {DEPTH_LIMIT} others"
    for other in sorted(entries[key].references):
        if other not in entries:
            return f"it refers to {other}, which is not there"
        if why := _astray(other, entries, depths, (*way, key)):
            return why
    depths[key] = len(way)
    return ""


class _Finder(Visitor):
    """Collects the variables and references of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.functions: set[str] = set()
        self.controls = False

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the visitor's names)
        self.controls |= any(unicodedata.category(sign) == "Cc" for sign in node.value if sign != "\n")

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        value = node.parse()["value"]
        self.controls |= any(unicodedata.category(sign) in {"Cc", "Cs"} for sign in value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        if node.arguments is not None:
            self.visit(node.arguments)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.visit(node.arguments)
