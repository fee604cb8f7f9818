"""What may be done now, and why something may not."""
