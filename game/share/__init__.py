"""What a match is shared as: one seat's view of it, made into files that anybody can open."""
