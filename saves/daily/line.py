"""A result of the daily deal as one line that another copy of the program can check.

It holds all decisions. `read_line` proves that they are legal and lead to the result that is claimed, in the
match of that day; `saves.daily.proof` proves that the rivals decided as they do. Nothing proves that it was a
first try, made without help.
"""

from __future__ import annotations

import re
from datetime import date, timedelta
from typing import Annotated, Final, NamedTuple

import msgspec

from ai.daily.deal import EDITION, Deal, deal_of
from game.engine.match import Match, MatchRecord
from game.registry import RULES
from saves.disk.clock import EARLIEST, LATEST
from saves.disk.names import clean_title
from saves.disk.notices import SaveDamaged, SaveRefused, SaveTooLarge, SaveTooNew
from saves.matches.code import CODE_LIMIT
from saves.matches.header import NOT_JSON, check_known
from saves.matches.letters import from_letters, to_letters
from saves.matches.match_file import play_again

START: Final = "HTD"
VERSION: Final = 1
_SHAPE: Final = re.compile(r"HTD(?P<version>[1-9][0-9]{0,8})-(?P<letters>[A-Za-z0-9_-]+)")
_BEGIN: Final = re.compile(r"HTD[1-9][0-9]{0,8}-")


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the letters hold; field names and bounds are the format."""

    edition: Annotated[int, msgspec.Meta(ge=1, lt=1 << 31)]
    day: date
    record: MatchRecord
    places: Annotated[tuple[int, ...], msgspec.Meta(min_length=1, max_length=12)]  # by seat


class Claim(NamedTuple):
    """A finished match of a day; who decided for the rivals is not proved yet."""

    deal: Deal
    match: Match

    @property
    def place(self) -> int:
        """The person's place, from 1."""
        return self.match.state.places()[self.deal.seat]


_CONTENT: Final = msgspec.json.Decoder(Content)


def is_line(text: str) -> bool:
    """Whether `text` contains such a line, perhaps a damaged one."""
    return _BEGIN.search(text) is not None


def to_line(deal: Deal, match: Match) -> str:
    """Encode a finished match of a day."""
    content = Content(EDITION, deal.day, match.record(), tuple(match.state.places()))
    return f"{START}{VERSION}-{to_letters(msgspec.json.encode(content))}"


def read_line(text: str, today: date) -> Claim:
    """Decode a line, with or without words before it, and replay its match; raise SaveError.

    Blanks and line breaks added by mail programs don't matter. `today` is the local date.
    """
    if len(text) > CODE_LIMIT:
        raise SaveTooLarge("too_large", clean_title(text[:12]) + "…", limit=CODE_LIMIT)
    begin = _BEGIN.search(text)
    line = "".join(text[begin.start() :].split()) if begin else ""
    file = clean_title(line[:12]) + "…"  # its name in errors
    shape = _SHAPE.fullmatch(line)
    if shape is None:
        raise SaveDamaged("daily_no_line", file)
    if int(shape["version"]) > VERSION:
        raise SaveTooNew("too_new", file, theirs=f"{START}{shape['version']}", ours=f"{START}{VERSION}")
    try:
        content = _CONTENT.decode(from_letters(shape["letters"], file))
    except NOT_JSON as error:
        raise SaveDamaged("misshapen", file, reason=str(error)) from error
    return _claimed(content, file, today)


def _claimed(content: Content, file: str, today: date) -> Claim:
    day, record = content.day, content.record
    if content.edition > EDITION:
        raise SaveTooNew("daily_edition", file, theirs=content.edition, ours=EDITION)
    if content.edition < EDITION:
        raise SaveRefused("daily_edition", file, theirs=content.edition, ours=EDITION)
    if not EARLIEST.date() <= day <= LATEST.date():
        raise SaveDamaged("misshapen", file, reason="its date is not of this age")
    if day > today + timedelta(days=1):  # a day begins a day earlier at the other end of the world
        raise SaveRefused("daily_future", file, day=day.isoformat())
    check_known(record, file)
    deal = deal_of(day)
    dealt = deal.match().record()
    if msgspec.structs.replace(record, decisions=()) != dealt:
        raise SaveRefused("daily_other_deal", file, day=day.isoformat())
    match, _ = play_again(record, file, RULES)
    if not match.over:
        raise SaveRefused("daily_unfinished", file, number=len(match.decisions))
    if tuple(match.state.places()) != content.places:
        raise SaveRefused("daily_places", file)
    return Claim(deal, match)
