"""What every game is made of: contract, chance, match, notation, packed counts. No pygame, no game itself."""
