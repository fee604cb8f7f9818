"""The statistics of all finished matches."""
