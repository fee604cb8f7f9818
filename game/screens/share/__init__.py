"""Sharing a match: what there is to share, how a clip is to be, and how far it is."""
