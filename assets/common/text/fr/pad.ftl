### Manettes : leurs boutons, ce qu’ils font, et le clavier à l’écran.

# un bouton en mots, tel qu’il est écrit sur la manette ou tel que son fabricant l’appelle
pad-xbox-a = A
pad-xbox-b = B
pad-xbox-x = X
pad-xbox-y = Y
pad-xbox-lb = LB
pad-xbox-rb = RB
pad-xbox-lt = LT
pad-xbox-rt = RT
pad-xbox-view = Affichage
pad-xbox-menu = Menu
pad-xbox-ls = Stick gauche
pad-xbox-rs = Stick droit
pad-playstation-a = Croix
pad-playstation-b = Rond
pad-playstation-x = Carré
pad-playstation-y = Triangle
pad-playstation-lb = L1
pad-playstation-rb = R1
pad-playstation-lt = L2
pad-playstation-rt = R2
pad-playstation-view = Create
pad-playstation-menu = Options
pad-playstation-ls = L3
pad-playstation-rs = R3
pad-switch-a = A
pad-switch-b = B
pad-switch-x = X
pad-switch-y = Y
pad-switch-lb = L
pad-switch-rb = R
pad-switch-lt = ZL
pad-switch-rt = ZR
pad-switch-view = Moins
pad-switch-menu = Plus
pad-switch-ls = Stick gauche
pad-switch-rs = Stick droit
pad-deck-a = A
pad-deck-b = B
pad-deck-x = X
pad-deck-y = Y
pad-deck-lb = L1
pad-deck-rb = R1
pad-deck-lt = L2
pad-deck-rt = R2
pad-deck-view = Affichage
pad-deck-menu = Menu
pad-deck-ls = L3
pad-deck-rs = R3

pad-directions = directions
pad-left = flèche gauche
pad-right = flèche droite
pad-up = flèche haut
pad-down = flèche bas

# ce que font les boutons ; dans une liste
pad-action-confirm = choisir ; valider
pad-action-back = retour ; désélectionner
pad-action-look = regarder de près ; passer une animation
pad-action-previous = groupe précédent de pièces ou de boutons
pad-action-next = groupe suivant de pièces ou de boutons
pad-action-erase = retirer ; effacer une lettre
pad-action-close = fermer
pad-title = Manette
pad-change = Changer les boutons
pad-lead-directions = Flèches, stick gauche
pad-lead-scroll = Stick droit
pad-does-directions = aller de pièce en pièce
pad-does-scroll = faire défiler

# avis
pad-told-found = Manette connectée : { $name }
pad-told-unknown = Herotable ne connaît pas la manette « { $name } ». Ses boutons sont peut-être placés autrement ; changez-les dans les réglages, page Manette.
pad-told-partial = Il manque à « { $name } » : { $missing }. Donnez leurs actions à d’autres boutons dans les réglages, page Manette.
pad-told-gone = Manette déconnectée : { $name }. Rien n’est perdu : continuez à la souris ou au clavier, ou rebranchez-la.

# réglages
pad-listening = Appuyez sur le nouveau bouton. { $back } ou Échap annule.
pad-press = Appuyez…
pad-set = { $action } : { $button }
pad-refused-needed = { $button } est nécessaire pour se déplacer. Donnez d’abord un autre bouton à cette action.
pad-swapped = { $button } faisait autre chose : { $others }. Les boutons ont été échangés.

# le clavier à l’écran : rangées des claviers de cette langue, puis lettres d’autres langues
pad-row-digits = 1234567890
pad-row-upper = azertyuiop
pad-row-middle = qsdfghjklm
pad-row-lower = wxcvbn
pad-row-accents = éèêëàâçîïô
pad-row-ligatures = ûùÿœæäöüßñ
pad-key-shift = Maj
pad-key-space = Espace
pad-key-erase = Effacer
pad-key-done = Terminé
