"""Blocks of matches and of self-play in parcels, for the processes of this machine or for many machines."""
