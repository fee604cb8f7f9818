"""Synthesises the sounds of the program and writes them as OGG files under assets/*/sound."""
