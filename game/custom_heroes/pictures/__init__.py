"""What is pictured on the cards of Custom Heroes: heroes, their gear, their little friends, auras and grounds.

Everybody and everything is our own invention and drawn by code.
"""
