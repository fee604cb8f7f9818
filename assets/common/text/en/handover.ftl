### The screen between two people who share it, so that nobody sees the other’s cards.

handover-pass_on = { $name }, the screen is yours.
handover-look = Show my cards
handover-keys = When nobody else is looking, press { $enter } or { $space }, or click.
