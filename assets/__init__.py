"""Everything the program ships that is not code: fonts, sounds, texts.

`SOURCES.toml` names the author and licence of each file.
"""
