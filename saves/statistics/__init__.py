"""Finished matches, kept for the statistics."""
