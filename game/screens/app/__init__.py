"""The program: window, main loop, router, and what all screens share."""
