"""Post-game analysis: graph of chances, verdicts, and moments to retry."""
