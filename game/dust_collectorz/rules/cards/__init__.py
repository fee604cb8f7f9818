"""The cards and the decks made of them."""
