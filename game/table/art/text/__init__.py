"""Letters: fonts, set text, and display lettering."""
