"""Measured strength: matches between computer players, win rates, Elo."""
