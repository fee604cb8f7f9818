"""What a person has solved of the puzzles, and how well."""
