"""Explanations of moves, and the analysis of finished matches."""
