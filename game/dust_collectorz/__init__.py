"""Dust Collectorz: Champions Unleashed, for 2 to 4 seats: Duel, Free for All, Team, Young Champions."""
