"""What can go wrong with parcels. Each message is one line for the person at the command line.

ParcelError
├── ExecutorError   an executor that doesn't exist or can't be reached
├── LedgerError     a file of results that can't be used
├── Refused         a worker won't or can't play: other rules, another network, no program
└── Lost            a parcel was lost again and again
"""

from __future__ import annotations


class ParcelError(Exception):
    """The parcels can't be played."""


class ExecutorError(ParcelError):
    """An executor that doesn't exist or can't be reached."""


class LedgerError(ParcelError):
    """A file of results that can't be used."""


class Refused(ParcelError):
    """A worker won't or can't play a parcel."""


class Lost(ParcelError):
    """A parcel was lost again and again."""
