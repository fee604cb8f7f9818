"""The art kit: everything on the table drawn by the program itself, as cached surfaces.

Its functions are pure: the same small arguments give the same picture on every machine, and the surface
they return is shared. Callers blit it and never draw on it. Sizes are pixels. What a single game needs
besides (its card faces, its tiles) is drawn with this kit in the game's own folder.
"""
