### Controller: ihre Knöpfe, was sie tun, und die Tastatur auf dem Bildschirm.

# ein Knopf in Worten, wie er auf dem Controller steht oder wie sein Hersteller ihn nennt
pad-xbox-a = A
pad-xbox-b = B
pad-xbox-x = X
pad-xbox-y = Y
pad-xbox-lb = LB
pad-xbox-rb = RB
pad-xbox-lt = LT
pad-xbox-rt = RT
pad-xbox-view = Ansicht
pad-xbox-menu = Menü
pad-xbox-ls = Linker Stick
pad-xbox-rs = Rechter Stick
pad-playstation-a = Kreuz
pad-playstation-b = Kreis
pad-playstation-x = Quadrat
pad-playstation-y = Dreieck
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
pad-switch-view = Minus
pad-switch-menu = Plus
pad-switch-ls = Linker Stick
pad-switch-rs = Rechter Stick
pad-deck-a = A
pad-deck-b = B
pad-deck-x = X
pad-deck-y = Y
pad-deck-lb = L1
pad-deck-rb = R1
pad-deck-lt = L2
pad-deck-rt = R2
pad-deck-view = Ansicht
pad-deck-menu = Menü
pad-deck-ls = L3
pad-deck-rs = R3

pad-directions = Richtungen
pad-left = Steuerkreuz links
pad-right = Steuerkreuz rechts
pad-up = Steuerkreuz hoch
pad-down = Steuerkreuz runter

# was Knöpfe tun; in einer Liste
pad-action-confirm = auswählen; bestätigen
pad-action-back = zurück; Auswahl aufheben
pad-action-look = genau ansehen; Animation überspringen
pad-action-previous = vorige Gruppe von Teilen oder Knöpfen
pad-action-next = nächste Gruppe von Teilen oder Knöpfen
pad-action-erase = entfernen; Buchstaben löschen
pad-action-close = schließen
pad-title = Controller
pad-change = Knöpfe ändern
pad-lead-directions = Steuerkreuz, linker Stick
pad-lead-scroll = Rechter Stick
pad-does-directions = von Teil zu Teil gehen
pad-does-scroll = blättern

# Hinweise
pad-told-found = Controller verbunden: { $name }
pad-told-unknown = Herotable kennt den Controller „{ $name }“ nicht. Seine Knöpfe liegen vielleicht anders; ändern kannst du sie in den Einstellungen unter Controller.
pad-told-partial = „{ $name }“ fehlt: { $missing }. Was sie tun, kannst du in den Einstellungen unter Controller anderen Knöpfen geben.
pad-told-gone = Controller getrennt: { $name }. Nichts ist verloren: Spiel mit Maus oder Tasten weiter, oder verbinde ihn wieder.

# Einstellungen
pad-listening = Drück den neuen Knopf. { $back } oder Esc bricht ab.
pad-press = Knopf drücken …
pad-set = { $action }: { $button }
pad-refused-needed = { $button } wird zum Bedienen gebraucht. Gib dieser Aktion erst einen anderen Knopf.
pad-swapped = { $button } tat vorher etwas anderes: { $others }. Die Knöpfe sind getauscht.

# die Tastatur auf dem Bildschirm: Reihen wie auf Tastaturen dieser Sprache, dann Buchstaben anderer Sprachen
pad-row-digits = 1234567890
pad-row-upper = qwertzuiopü
pad-row-middle = asdfghjklöä
pad-row-lower = yxcvbnmß
pad-row-accents = éèêëàâç
pad-row-ligatures = îïôûùÿœæñ
pad-key-shift = Umschalt
pad-key-space = Leerzeichen
pad-key-erase = Löschen
pad-key-done = Fertig
