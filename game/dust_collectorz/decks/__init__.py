"""Decks of one's own: drawing one at random, figures, text."""
