"""One row of the list of matches."""

from __future__ import annotations

from datetime import datetime

import msgspec

from saves.disk.notices import Notice
from saves.matches.header import Header


class Row(msgspec.Struct, frozen=True, gc=False):
    """A file name with its header, or with what is wrong."""

    name: str
    saved_at: datetime  # for an unreadable file: when it last changed
    header: Header | None = None
    notice: Notice | None = None  # why it can't be opened; with a header: its game isn't here
    result: str = ""  # of the people: won, lost or none; "" where that is not known yet

    @property
    def opens(self) -> bool:
        """Whether it can be opened, as far as its header tells."""
        return self.header is not None and self.notice is None
