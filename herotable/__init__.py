"""What other programs may import of Herotable: see `herotable.env`."""
