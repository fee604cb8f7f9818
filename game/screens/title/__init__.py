"""The title: the shelf of games and the way to everything else."""
