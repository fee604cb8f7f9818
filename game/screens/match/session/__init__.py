"""A match in progress, without a window: seats, computer players, saving, undo."""
