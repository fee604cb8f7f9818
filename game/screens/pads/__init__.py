"""Game controllers and fingers: what they send becomes the events of keys and mouse that scenes know."""
