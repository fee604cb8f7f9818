"""What a screen reader is told of the scenes."""
