### The language itself.
# what the language calls itself, in its own words
language-name = Français
