"""The drawings of Seventh Hero, as functions that return SVG: signs, tokens, grounds, heroes, the wanderer."""
