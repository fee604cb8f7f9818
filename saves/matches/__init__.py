"""Matches as files and codes, and the folder in which they lie."""
