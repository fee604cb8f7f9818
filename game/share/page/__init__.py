"""A whole match as one web page that needs nothing else."""
