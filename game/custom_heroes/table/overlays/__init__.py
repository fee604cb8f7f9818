"""What opens above the table."""
