menu-back = Zurück
menu-cancel = Abbrechen
menu-and = { $first } und { $last }
