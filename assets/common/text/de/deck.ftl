### The deck builder of Dust Collectorz.

deck-heading = Deckbau
deck-name = Name des Decks
deck-new_name = Neues Deck
deck-export = Exportieren
deck-random = Zufall
deck-random_about = Füllt freie Plätze zufällig. In einem vollen Deck werden alle Karten außer den angehefteten neu gezogen.
deck-improve = Verbessern
deck-improve_about = Ein Computerspieler sucht bessere Karten. Angeheftete bleiben.
deck-save = Speichern
deck-undo = Rückgängig
deck-clear = Leeren
deck-none_shown = Keine Karte passt zu dieser Auswahl.
deck-no_more = Mehr als zwei Exemplare einer Karte gehen nicht in ein Deck.
deck-pins_clash = Alle angehefteten Karten passen nicht in ein Deck. Löse einige davon.
deck-saved = Deck gespeichert.
deck-saved_draft = Deck als Entwurf gespeichert. Spielen kannst du es noch nicht.
deck-count = { $cards } von 32
deck-legal = Spielbereit
deck-legal_about = Sechs Karten jedes Stammes und zwei Konter.
deck-export_heading = Deck als Text
deck-to_file = In eine Datei
deck-to_clipboard = Kopieren
deck-copied = Deck kopiert.
deck-not_copied = Die Zwischenablage ist nicht erreichbar.
deck-written = Deck gespeichert in { $file }.
deck-import_heading = Deck aus Text
# “2 Cogwick” is a line of a deck: number of copies and name of the card
deck-import_about = Kopier ein Deck, eine Karte je Zeile wie „2 Zahnwicht“, und füg es aus der Zwischenablage ein. Oder zieh eine Textdatei auf dieses Fenster, oder wähle eine aus dem Import-Ordner:
deck-no_files = Der Import-Ordner ist leer.
deck-from_clipboard = Zwischenablage
deck-texts_are = Leg Textdateien von Decks in { $folder }.
deck-breaches = { $number ->
    [one] { $number } Fehler: noch nicht spielbar
   *[other] { $number } Fehler: noch nicht spielbar
}

# the parts of the deck builder, as tabs where the window is narrow
deck-part-box = Alle Karten
deck-part-deck = Deck
deck-part-summary = Überblick

deck-help-box_clicks = Klick: ins Deck · Rechtsklick: heraus
deck-help-box_keys = Eingabe: ins Deck · Rücktaste: heraus
deck-help-deck_clicks = Klick: heraus · Rechtsklick: anheften
deck-help-deck_keys = Eingabe: heraus · P: anheften

deck-filter-abilities = Welche Fähigkeit?
deck-filter-any_ability = Jede Fähigkeit
deck-filter-any_stat = Der Reihe nach
# $stat is a property of cards, such as Speed
deck-filter-by = Nach { $stat }
deck-filter-any_value = Jeder Wert
deck-filter-least = { $n } oder mehr

deck-summary-head = Karten: { $cards } · Punkte, wenn erbeutet: { $points }
deck-summary-ranks = Ränge je Stamm
deck-summary-abilities = Fähigkeiten

deck-leave-heading = Änderungen speichern?
deck-leave-text = Du hast dieses Deck seit dem letzten Speichern geändert.
deck-leave-keep = Speichern
deck-leave-drop = Verwerfen
deck-leave-stay = Abbrechen

deck-improving-heading = Dein Deck wird besser
deck-improving-about = Bessere Karten ersetzen ein paar von deinen, dann zeigen Probepartien, was das bringt. Du kannst jederzeit aufhören.
deck-improving-trials = { $number ->
    [one] { $number } neue Karte. { $won } von { $played } Probepartien gegen dein altes Deck gewonnen
   *[other] { $number } neue Karten. { $won } von { $played } Probepartien gegen dein altes Deck gewonnen
}
deck-improving-nothing = Keine besseren Karten gefunden.
deck-improving-take = Übernehmen
deck-improving-drop = Verwerfen

# why a text can’t be read as a deck; $word is a part of that text
deck-bad-too_long = Der Text ist zu lang für ein Deck: mehr als { $limit } Zeichen.
deck-bad-too_many_lines = Der Text ist zu lang für ein Deck: mehr als { $limit } Zeilen.
deck-bad-too_many_cards = Zeile { $line }, „{ $word }“: Ein Deck hat höchstens { $limit } Karten.
deck-bad-too_often = Zeile { $line }, „{ $word }“: Eine Karte passt höchstens { $limit }-mal in ein Deck.
deck-bad-bad_count = Zeile { $line }, „{ $word }“: Die Anzahl muss 1 oder { $limit } sein.
deck-bad-long_line = Zeile { $line } ist zu lang: mehr als { $limit } Zeichen.
deck-bad-no_card = Zeile { $line }: Eine Karte „{ $word }“ gibt es nicht.
deck-bad-empty = Kein Deck gefunden. Schreib eine Karte je Zeile, wie „2 Zahnwicht“.
