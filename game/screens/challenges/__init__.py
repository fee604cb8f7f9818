"""The pages of challenges and achievements."""
