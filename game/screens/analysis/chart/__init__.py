"""The graph of chances and the signs of verdicts."""
