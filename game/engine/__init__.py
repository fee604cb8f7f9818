"""The engine of all games: contract, random numbers, match, notation, packed counts. No pygame, no game."""
