# the one person at the screen, in a list of names
person-you = you
