"""The table of a match: pieces, pointer, keyboard, motion, tooltips."""
