"""Shapes, light, textures and backgrounds, of which all other art is made."""
