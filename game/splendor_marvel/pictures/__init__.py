"""What is pictured on the cards and tiles of Splendor: Marvel: emblems, skies and places, all drawn by us.

Everyone is shown by a sign of their own (a shield, a hammer, a spider), never by a likeness or a logo.
"""
