"""The parts of the table: panels of the seats, and what lies between them."""
