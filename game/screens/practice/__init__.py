"""The trainer: mistakes from past matches, to be solved at the table."""
