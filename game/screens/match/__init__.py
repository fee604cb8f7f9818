"""A match at the table: what is asked, thought, told and heard."""
