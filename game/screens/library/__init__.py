"""Saved matches: list, open, delete, restore."""
