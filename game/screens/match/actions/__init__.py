"""The action rail, and what is decided with it."""
