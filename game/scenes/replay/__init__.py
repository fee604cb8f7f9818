"""Watching a match again, from any seat allowed."""
