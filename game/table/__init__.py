"""How any game is drawn and moved: pieces, placements, motion, art. It knows no single game or scene."""
