"""The message catalogues: Fluent files, one folder per language, and the object that reads from them."""
