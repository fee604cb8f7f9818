"""The rules of the modes with clashes: Duel, Free for All, Team."""
