"""What a person does to pieces: pick, drag, move the focus. No drawing."""
