"""Tutorials: learn a game by playing it."""
