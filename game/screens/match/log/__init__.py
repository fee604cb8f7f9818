"""What happened, in sentences and pictures."""
