"""The command line: its words, its language, and what each command does."""
