### Eine Partie als Webseite, die Freunde im Browser öffnen: Wer sie liest, saß nicht am Tisch.

# Titel des Fensters; $title ist die Partie oder das Spiel, $names sind alle Spieler
page-title = { $title }: { $names }
page-seen_by = Der Tisch aus der Sicht von { $name }
page-people = Spieler
page-table = Tisch
page-start = Aufbau

# die Bedienung, wie ein Vorleseprogramm sie nennt
page-controls = Durch die Partie blättern
page-first = Zum Anfang
page-back = Voriger Zug
page-play = Abspielen
page-pause = Anhalten
page-next = Nächster Zug
page-last = Zum Ende
page-slider = Zug
page-keys = Tasten: Pfeile für einen Zug, Bild auf und Bild ab für zehn, Pos1 und Ende, Leertaste spielt ab und hält an.

page-log = Züge
page-hide = Spätere Züge verbergen
page-curve = Gewinnchancen
# wird zum Diagramm vorgelesen, einmal für jeden Spieler; $first und $last etwa 25 %
page-curve_told = { $name } von { $first } auf { $last }

# Überschriften des Ergebnisses
page-result = Ergebnis
page-place = Platz
page-name = Name

page-made = Erstellt mit Herotable. Alles steckt in dieser einen Datei, aus dem Internet wird nichts geladen.
page-noscript = Mit JavaScript kannst du durch die Partie blättern. Alle Züge stehen unten.

# der Dialog, der fragt, was auf die Seite soll
page-ask-title = Webseite
page-ask-about = Eine einzige Datei für jeden Browser, auch ohne Internet. Sie zeigt nur, was die gewählte Person sah.
page-ask-view_hint = Wessen Sicht die Seite zeigt
# $share etwa 40 %
page-ask-judging = Zu { $share } analysiert. Was bis dahin bekannt ist, kommt auf die Seite.
page-ask-judged = Mit Gewinnchancen und einem Urteil zu jedem Zug.
page-ask-make = Seite erstellen
page-ask-making = Die Seite entsteht …
page-ask-saved = Webseite gespeichert: { $file }
