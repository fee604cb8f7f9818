"""The deck builder of Dust Collectorz."""
