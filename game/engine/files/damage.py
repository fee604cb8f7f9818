"""The error for the program's own files; it imports nothing, because the command line needs it, too."""


class BadAsset(ValueError):
    """A file of the program is missing or damaged: the message names it and says why."""
