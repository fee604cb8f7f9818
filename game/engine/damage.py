"""The one error about files of the program's own; it loads nothing, for the command line needs it, too."""


class BadAsset(ValueError):
    """A file of the program's own is missing or damaged: the message names it and says why."""
