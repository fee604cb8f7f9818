"""What saved matches prove: stars of challenges and achievements."""
