"""The daily deal: one match a day, the same for everybody."""
