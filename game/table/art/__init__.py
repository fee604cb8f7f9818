"""The art kit: everything on the table drawn by the program itself, as cached surfaces.

Its functions are pure: the same arguments give the same picture on every machine, and the returned surface is
shared. Callers blit it and never draw on it. Sizes are pixels. What only one game needs (card faces, tiles)
is drawn with this kit in the game's own folder.
"""
