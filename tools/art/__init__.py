"""Renders the art: SVG files and templates under assets/*/art into the atlases that the program shows."""
