"""Puzzles: their page with the person's rating, and each at the table."""
