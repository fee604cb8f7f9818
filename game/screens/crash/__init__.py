"""The crash handler: report, crash window, and restart."""
