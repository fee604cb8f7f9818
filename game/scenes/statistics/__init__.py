"""What came of all matches so far."""
