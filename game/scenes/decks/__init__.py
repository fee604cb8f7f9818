"""Building and keeping decks of Dust Collectorz."""
