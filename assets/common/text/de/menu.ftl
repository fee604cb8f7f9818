### Words of all menus.

menu-back = Zurück
menu-cancel = Abbrechen
