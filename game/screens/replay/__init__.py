"""Replays of matches, from any permitted viewpoint."""
