### Eine Partie teilen: der Dialog, Clips, Ergebnisbilder

share-title = Teilen
share-code = Partie-Code kopieren
share-code_note = Als Text, für ein anderes Herotable
share-card = Bild vom Ergebnis
share-card_note = Wer mit wie vielen Punkten gewonnen hat, und der beste Moment
share-card_making = Das Bild wird gezeichnet …
share-card_saved = Bild gespeichert: { $file }
share-clip = Clip
share-clip_note = Ein Moment oder die ganze Partie als GIF oder WebP
share-page = Webseite
share-page_note = Die ganze Partie zum Durchblättern, in jedem Browser

share-clip_title = Clip
share-clip_about = Er zeigt nur, was die gewählte Person gesehen hat.
share-clip_part = Ausschnitt
share-clip_last = { $number ->
    [one] Letzter Zug
   *[other] Letzte { $number } Züge
}
share-clip_whole = Ganze Partie
share-clip_view = Blick von
share-clip_kind = Format
share-clip_width = Größe
share-clip_caption = Untertitel
share-clip_on = An
share-clip_off = Aus
share-clip_make = Clip erstellen
share-clip_making = Der Clip entsteht …
share-clip_saved = Clip gespeichert: { $file }

share-card-moment = Bester Moment
share-card-facts = { $seats } Personen · { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
} · Startzahl { $seed }
