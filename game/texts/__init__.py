"""What the program says: Fluent files, one folder a language, and the object that reads from them."""
