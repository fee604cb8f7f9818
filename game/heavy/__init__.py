"""Heavy mode: after every decision the match is saved, read in a second process, replayed and compared.

The second process runs the rules from their Python source where that is there, so compiled and uncompiled
rules are compared as well.
"""
