"""Where the pieces of a table go: its frame, containers, and what lies over it."""
