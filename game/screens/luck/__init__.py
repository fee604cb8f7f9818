"""Luck and skill: what made the result of a finished match, and whether it could have been won."""
