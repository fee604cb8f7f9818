"""Teaching the judges: matches of computer players among themselves, and weights fitted to their results."""
