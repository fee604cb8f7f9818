"""What is pictured on the cards of Dust Collectorz: collectibles of tin, paper, clay, wood and cloth, their signs.

Everybody and everything is our own invention and drawn by code.
"""
