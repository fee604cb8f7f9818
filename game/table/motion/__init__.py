"""How a table moves: animations, flights, and celebrations. Nothing reads a clock."""
