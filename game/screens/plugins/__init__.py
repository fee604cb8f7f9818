"""Added games: the question whether to trust a package, and what happens when one fails."""
