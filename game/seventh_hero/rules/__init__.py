"""The rules: cards, the state and its actions, what happens and what each seat sees."""
