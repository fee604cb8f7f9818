"""Custom Heroes, for 2 to 6 seats: play your hand out first, and craft the cards that all play with."""
