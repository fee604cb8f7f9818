"""How a match went: its curve, verdicts and moments to try again."""
