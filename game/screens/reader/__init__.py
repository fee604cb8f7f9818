"""Screen reader support for the scenes."""
