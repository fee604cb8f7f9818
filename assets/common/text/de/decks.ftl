### The list of decks of Dust Collectorz.

decks-heading = Decks
decks-new = Neues Deck
decks-import = Aus Text
decks-delete = Löschen
decks-undelete = Zurückholen
decks-copy = Kopieren
decks-open = Öffnen
decks-look = Kopie öffnen
# “deleted” is the name of a folder
decks-deleted = Das Deck liegt im Ordner „deleted“. Du kannst es zurückholen.
decks-preset = Fertiges Deck
decks-legal = Spielbereit
decks-broken = { $file } lässt sich nicht öffnen
# the name of a copy: “Gears 2”
decks-copy_name = { $name } { $number }
decks-draft = { $number ->
    [one] Entwurf: { $number } Fehler
   *[other] Entwurf: { $number } Fehler
}
