### The screen between two people who share it, so that nobody sees the other’s cards.

handover-pass_on = { $name }, der Bildschirm gehört dir.
handover-look = Meine Karten zeigen
handover-keys = Wenn sonst niemand hinsieht, drück { $enter } oder { $space }, oder klick.
