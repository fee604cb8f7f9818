"""The same deal played again by computer players, and deals rated from easy to hard by that."""
