"""The laws that every game obeys, ours and others', checked in matches played by chance."""
