"""Hints, and why a computer player made a move."""
