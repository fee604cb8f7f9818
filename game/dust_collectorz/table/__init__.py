"""How the game lies on the table and is played there."""
