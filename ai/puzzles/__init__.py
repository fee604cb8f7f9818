"""Puzzles: positions with one right answer, mined from self-play and proved by search."""
