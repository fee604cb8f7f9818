"""Practice: what a person does worse than possible becomes something to be solved."""
