### Words of all menus.

menu-back = Retour
menu-cancel = Annuler
