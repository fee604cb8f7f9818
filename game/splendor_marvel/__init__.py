"""Splendor: Marvel, for 2 to 4 seats: recruit heroes and villains, gather the stones, seize the Gauntlet."""
