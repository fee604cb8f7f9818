"""Today's computer players against those of another version, which runs in a checkout of its own."""
