### “Your data”: the page from which everything of a person’s is exported, imported, backed up and deleted.

data-heading = Deine Daten
# $day has a date and a time
data-file = { $day } · { $size } MB
data-match_open = Du bist in einer Partie. Verlass sie zuerst, um etwas zu importieren, wiederherzustellen, zu verschieben oder zu löschen.
data-stop = Anhalten
data-stopped = Angehalten. Nichts wurde geändert.
data-doing-export = Der Export wird geschrieben …
data-doing-import = Prüfen und zusammenführen …
data-doing-folder = Deine Daten ziehen um …
data-doing-erase = Löschen …

data-export = Export
data-export-meaning = Eine Datei mit allen Partien, auch denen des Tages, Decks, Statistiken, Rätsel- und Übungsfortschritt, Einstellungen und Tasten. Nicht dabei: Gelöschtes, Bilder und welchen Zusatzspielen du vertraust.
data-export-button = Alles exportieren
data-exported =
    { $files ->
        [one] { $files } Datei exportiert nach { $file }
       *[other] { $files } Dateien exportiert nach { $file }
    }

data-import = Import
data-import-meaning = Zieh einen Export auf dieses Fenster oder wähl unten einen aus. Er wird mit deinen Daten zusammengeführt: Von jeder Partie bleibt die längere Fassung, deine ersten Antworten gelten, und nichts geht verloren.
data-import-button = Importieren
# $files is the number of files in it
data-import-ask =
    { $files ->
        [one] { $file } vom { $day } enthält { $files } Datei. Mit deinen Daten zusammenführen?
       *[other] { $file } vom { $day } enthält { $files } Dateien. Mit deinen Daten zusammenführen?
    }
data-imported = { $file }: { $new } neu, { $merged } zusammengeführt, { $beside } unter neuem Namen, { $same } schon vorhanden.

data-backups = Wöchentliche Sicherung
data-backups-meaning = Einmal pro Woche, während du weg bist, wird alles auf diesem Computer gesichert. Die letzten sieben Sicherungen bleiben.
data-no_backup = Noch keine Sicherung.
data-restore-button = Wiederherstellen

data-folder = Datenordner
data-folder-meaning = Partien und Fortschritt können in einem Ordner liegen, den ein Programm wie Syncthing, Nextcloud, Dropbox oder OneDrive abgleicht. Ändern zwei Computer dieselbe Partie, führt Herotable sie beim nächsten Start zusammen.
data-folder-missing = { $folder } ist gerade nicht da; deine Partien liegen solange auf diesem Computer.
data-folder-empty = Pfad eines Ordners; leer für den von Herotable
data-folder-use = Ordner verwenden
data-folder-used = Deine Daten liegen jetzt in { $folder }. Im alten Ordner ist alles noch da.

data-erase = Alles löschen
data-erase-meaning = Entfernt alles, was du in Herotable getan hast, von diesem Computer. Exportier es vorher, falls du es noch brauchst.
data-erase-button = Alles löschen
data-erase-ask = Alles löschen?
data-erase-what = Gelöscht werden alle Partien, auch die des Tages, Decks, Statistiken, Rätsel- und Übungsfortschritt, Einstellungen, Sicherungen, Absturzberichte und Protokolle. Exporte und gespeicherte Bilder bleiben, wo sie sind.
data-erase-keep = Alles behalten
data-erase-again = Ganz sicher?
data-erase-again_text = Das lässt sich nicht rückgängig machen, und auch die Sicherungen verschwinden.
data-erase-sure = Ja, löschen
data-erased = Alles ist gelöscht. Danke fürs Spielen!
data-left =
    { $number ->
        [one] Gehört nicht zu Herotable und bleibt: { $file }
       *[other] { $number } Dateien gehören nicht zu Herotable und bleiben, zum Beispiel { $file }
    }

# after a start with a synced folder
data-conflicts =
    { $number ->
        [one] { $number } Änderung von einem anderen Computer wurde übernommen.
       *[other] { $number } Änderungen von einem anderen Computer wurden übernommen.
    }
