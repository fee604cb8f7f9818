"""Trains the networks: self-play, and weights fitted to its results."""
