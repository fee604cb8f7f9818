"""The pages of rules."""
