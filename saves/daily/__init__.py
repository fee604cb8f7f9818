"""The daily deal on the disk: a person's tries, and the line that tells others of a result."""
