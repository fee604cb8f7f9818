"""House rules: the options of a game that depart from its rulebook."""
