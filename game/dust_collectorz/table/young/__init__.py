"""The table of Young Champions."""
