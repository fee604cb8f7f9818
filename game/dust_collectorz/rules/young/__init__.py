"""The rules of Young Champions (DC-25)."""
