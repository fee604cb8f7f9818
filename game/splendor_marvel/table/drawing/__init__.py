"""Faces, plates and boxes: what the game's pieces look like."""
