"""Challenges and achievements: what a finished match proves about the person who played it."""
