"""The one error about files of the program's own, in a module that loads nothing: the command line needs it."""


class BadAsset(ValueError):
    """A file of the program's own is missing or damaged: the message names it and says why."""
