"""Safe access to files: atomic writes, older copies, locks, notices."""
