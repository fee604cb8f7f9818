"""The end of a match: who has won and why, what decided it, and what to do next."""
