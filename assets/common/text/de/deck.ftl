deck-heading = Deckbau
deck-name = Name des Decks
deck-new_name = Neues Deck
deck-export = Ausgeben
deck-random = Zufall
deck-random_about = Füllt freie Plätze zufällig. Ein volles Deck wird neu gezogen, bis auf die angehefteten Karten.
deck-improve = Verbessern
deck-improve_about = Ein Computerspieler sucht bessere Karten. Angeheftete bleiben.
deck-save = Speichern
deck-undo = Rückgängig
deck-clear = Leeren
deck-none_shown = So eine Karte gibt es in der Schachtel nicht.
deck-no_more = Kein Deck darf eine Karte mehr als zweimal haben.
deck-pins_clash = Kein Deck kann alle angehefteten Karten haben. Löse einige davon.
deck-saved = Das Deck ist gespeichert.
deck-saved_draft = Das Deck ist als Entwurf gespeichert: Es ist noch nicht spielbar.
deck-count = { $cards } von 32
deck-legal = Dieses Deck ist spielbar
deck-legal_about = Sechs Karten jedes Stammes und zwei Konter.
deck-export_heading = Das Deck als Text
deck-to_file = In eine Datei
deck-to_clipboard = Kopieren
deck-copied = Der Text des Decks liegt in der Zwischenablage.
deck-not_copied = Die Zwischenablage ist nicht erreichbar.
deck-written = Der Text des Decks liegt in { $file }.
deck-import_heading = Ein Deck aus Text
deck-import_about = Kopiere den Text eines Decks, eine Zeile je Karte wie „2 Zahnwicht“, und nimm ihn aus der Zwischenablage. Oder zieh eine Textdatei auf dieses Fenster, oder wähle eine aus dem Ordner der Texte:
deck-no_files = Der Ordner der Texte ist leer.
deck-from_clipboard = Zwischenablage
deck-texts_are = Texte von Decks werden in { $folder } gesucht.
deck-breaches = { $number ->
    [one] { $number } Verstoß: noch nicht spielbar
   *[other] { $number } Verstöße: noch nicht spielbar
}

deck-part-box = Schachtel
deck-part-deck = Deck
deck-part-summary = Überblick

deck-help-box_clicks = Klick: ins Deck · Rechtsklick: zurück
deck-help-box_keys = Eingabe: ins Deck · Rücktaste: zurück
deck-help-deck_clicks = Klick: zurück in die Schachtel · Rechtsklick: anheften
deck-help-deck_keys = Eingabe: zurück in die Schachtel · P: anheften

deck-filter-abilities = Welche Fähigkeit?
deck-filter-any_ability = Jede Fähigkeit
deck-filter-any_stat = Der Reihe nach
deck-filter-by = Nach { $stat }
deck-filter-any_value = Jeder Wert
deck-filter-least = { $n } oder mehr

deck-summary-head = Karten: { $cards } · Punkte, wenn erbeutet: { $points }
deck-summary-ranks = Ränge jedes Stammes
deck-summary-abilities = Fähigkeiten

deck-leave-heading = Änderungen behalten?
deck-leave-text = Das Deck wurde geändert, seit es gespeichert ist.
deck-leave-keep = Behalten
deck-leave-drop = Verwerfen
deck-leave-stay = Hierbleiben

deck-improving-heading = Das Deck wird besser
deck-improving-about = Ein paar Karten weichen besseren, dann zeigen Probepartien, was das bringt. Du kannst jederzeit aufhören.
deck-improving-trials = { $new }. Gegen das Deck von vorher: { $won } von { $played } Probepartien gewonnen
deck-improving-nothing = Es fand sich keine bessere Karte.
deck-improving-take = Übernehmen
deck-improving-drop = Lassen
deck-improving-new = { $number ->
    [one] { $number } neue Karte
   *[other] { $number } neue Karten
}

deck-bad-too_long = Der Text ist zu lang für ein Deck: mehr als { $limit } Zeichen.
deck-bad-too_many_lines = Der Text ist zu lang für ein Deck: mehr als { $limit } Zeilen.
deck-bad-too_many_cards = Zeile { $line }, „{ $word }“: Mehr als { $limit } Karten sind kein Deck.
deck-bad-too_often = Zeile { $line }, „{ $word }“: Ein Deck hat eine Karte höchstens { $limit }-mal.
deck-bad-bad_count = Zeile { $line }, „{ $word }“: Die Zahl einer Karte ist 1 oder { $limit }.
deck-bad-long_line = Zeile { $line } ist zu lang: mehr als { $limit } Zeichen.
deck-bad-no_card = Zeile { $line }: Eine Karte „{ $word }“ gibt es nicht.
deck-bad-empty = Darin ist kein Deck: Ein Deck hat eine Zeile je Karte, wie „2 Zahnwicht“.
