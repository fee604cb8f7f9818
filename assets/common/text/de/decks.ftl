decks-heading = Decks
decks-new = Neues Deck
decks-import = Aus Text
decks-delete = Löschen
decks-undelete = Zurückholen
decks-copy = Kopieren
decks-open = Öffnen
decks-look = Kopie öffnen
decks-deleted = Das Deck liegt im Ordner „deleted“ und kann zurückgeholt werden.
decks-preset = Aus der Schachtel
decks-legal = Spielbar
decks-broken = { $file } lässt sich nicht öffnen
decks-copy_name = { $name } { $number }
decks-draft = { $number ->
    [one] Entwurf: { $number } Verstoß
   *[other] Entwurf: { $number } Verstöße
}
