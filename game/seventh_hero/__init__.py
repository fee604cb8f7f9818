"""Seventh Hero, for 3 to 5 seats: gather six different heroes, and trust no stranger at the door."""
