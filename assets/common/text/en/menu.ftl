### Words of all menus.

menu-back = Back
menu-cancel = Cancel
