"""What is derived from the matches: their list, analyses, mistakes. Nothing in it can't be made again."""
