"""What the game says: its log, tooltips, prompts and names."""
