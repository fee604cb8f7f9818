"""The AI process: its window side, its own side, and the messages between them."""
