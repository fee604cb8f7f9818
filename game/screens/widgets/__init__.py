"""Widgets of menus: buttons, choices, sliders, text fields, scrolling panes, and the focus.

Drawn with the program's own art; text fields are pygame-gui's. Scenes decide what they say and do.
"""
