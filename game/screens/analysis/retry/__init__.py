"""Trying one moment of a finished match again."""
