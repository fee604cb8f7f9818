"""What menus are made of: buttons, choices, sliders, lines of text, scrolling panes, and the focus.

Drawn with the program's own art; lines of text are pygame-gui's. What a menu says and does, its scene knows.
"""
