# $file und $copy nennen Dateien; $reason ist technisch und englisch.

# eine Datei, die sich nicht öffnen lässt
file-missing = { $file } wurde nicht gefunden. Wurde die Datei verschoben oder umbenannt?
file-unreadable = { $file } lässt sich nicht lesen: { $reason }.
file-not_a_file = { $file } ist keine gewöhnliche Datei. Wähl eine andere.
file-link_loop = { $file } ist eine Verknüpfung im Kreis. Entferne sie oder lass sie auf eine Datei zeigen.
file-link_to_nothing = { $file } ist eine Verknüpfung, deren Ziel fehlt. Stell die Datei wieder her oder entferne die Verknüpfung.
file-too_large = { $file } ist zu groß: Erlaubt sind { $limit } Bytes.

# eine beschädigte Partie
file-not_a_match = { $file } ist keine Herotable-Partie.
file-no_code = Das ist kein Partie-Code. Ein Code beginnt mit HT1- und hat nur Buchstaben, Ziffern, - und _.
file-cut_short = { $file } ist unvollständig: Ein Teil fehlt. Kopier sie noch einmal, wenn du kannst.
file-altered = { $file } ist beschädigt oder wurde verändert: Die Prüfsumme stimmt nicht.
file-misshapen = { $file } ist beschädigt und lässt sich nicht als Partie öffnen ({ $reason }).
file-bad_setup = { $file } hat einen Aufbau, den das Spiel nicht erlaubt ({ $reason }).
file-illegal_decision = { $file } enthält einen Zug, der nicht erlaubt ist, Nummer { $number } von { $count }: { $text }.
file-ends_otherwise = { $file } endet in einer anderen Stellung als beim Speichern, wurde also wohl verändert.

# die Datei der beendeten Partien
file-not_statistics = { $file } enthält keine Herotable-Statistik.
file-statistics_lost =
    { $lost ->
        [one] { $file } ist stellenweise beschädigt: In deiner Statistik fehlt { $lost } Partie.
       *[other] { $file } ist stellenweise beschädigt: In deiner Statistik fehlen { $lost } Partien.
    } Die beschädigte Datei wird aufgehoben.
file-statistics_mended = { $file } war stellenweise beschädigt; die ältere Kopie { $copy } hat die Lücken gefüllt.
file-statistics_copy = { $file } ist beschädigt. Deine Statistik stammt aus der älteren Kopie { $copy }.
file-statistics_full = { $file } fasst die letzten { $limit } Partien; deine ältesten zählen deshalb nicht mehr mit. Exportiere die Statistik, um sie zu behalten.
file-statistics_in_use = Ein anderes Herotable (Prozess { $process }) benutzt { $file }. Partien zählen hier deshalb nicht.

# eine Partie aus einem neueren Programm
file-too_new = { $file } braucht ein neueres Herotable (Format { $theirs }, dieses liest { $ours }). Die Datei bleibt, wie sie ist.
file-rules_too_new = { $file } wurde nach neueren Regeln gespielt (Fassung { $theirs }, hier { $ours }). Zum Öffnen brauchst du ein neueres Herotable; die Datei bleibt, wie sie ist.
file-unknown_game = { $file } braucht das Spiel { $game }. Es ist nicht da: nicht installiert, nicht vertraut oder kaputt. Siehe Einstellungen, „Weitere Spiele“.

# etwas, das sich nicht schreiben lässt
file-read_only = { $file } lässt sich nicht schreiben: Der Ort ist schreibgeschützt. Wähl einen anderen Ordner.
file-disk_full = { $file } lässt sich nicht schreiben: Der Datenträger ist voll. Schaff Platz und versuch es noch einmal.
file-write_failed = { $file } lässt sich nicht schreiben: { $reason }.
file-share_failed = Das hat nicht geklappt: { $reason }.
file-not_yet = { $file } ist noch nicht gespeichert: Der Datenträger antwortet nicht.
file-exists = { $file } gibt es schon, nichts wurde überschrieben. Wähl einen anderen Namen.
file-in_use = Ein anderes Herotable (Prozess { $process }) benutzt { $file }. Hier kannst du Partien öffnen, aber nicht speichern.

# nach dem Öffnen einer Partie
file-copy_opened =
    { $lost ->
        [0] { $file } ist beschädigt; geöffnet wurde die ältere Kopie { $copy }. Nichts ist verloren.
        [one] { $file } ist beschädigt; geöffnet wurde die ältere Kopie { $copy }. { $lost } Zug ist verloren.
       *[other] { $file } ist beschädigt; geöffnet wurde die ältere Kopie { $copy }. { $lost } Züge sind verloren.
    }
file-copy_opened_unsure = { $file } ist beschädigt; geöffnet wurde die ältere Kopie { $copy }. Die letzten Züge können fehlen.
file-rules_changed = Seit dem Speichern von { $file } wurden die Regeln berichtigt. Die Partie reicht bis Zug { $number } von { $count }, weil „{ $text }“ nicht mehr erlaubt ist. Die Datei behält alle Züge.
file-rules_differ = Seit dem Speichern von { $file } wurden die Regeln berichtigt. Alle Züge bleiben; ab hier gelten die heutigen Regeln.
file-rules_reopened = Seit dem Speichern von { $file } wurden die Regeln berichtigt. Die Partie war zu Ende, jetzt kannst du weiterspielen. Die Datei und deine Statistik bleiben, wie sie sind.
file-rules_other_result = Seit dem Speichern von { $file } wurden die Regeln berichtigt. Nach den heutigen Regeln geht die Partie anders aus. Die Datei und deine Statistik bleiben, wie sie sind.
file-rules_since_code = Seit es diesen Code gibt, wurden die Regeln berichtigt. Die Partie geht nach den heutigen weiter.

# Einstellungen
file-setting_default = Die Einstellung { $name } war ungültig und steht wieder auf dem Standard.
file-setting_unknown = Die Einstellung { $name } kennt diese Version nicht. Sie bleibt in der Datei.
file-settings_kept = { $file } war nicht lesbar. Die Datei liegt noch da als { $copy }.
file-settings_copy = Deine Einstellungen stammen aus { $copy }, einer älteren Kopie von { $file }.
file-settings_lost = Von { $file } gibt es keine ältere Kopie: Alle Einstellungen stehen wieder auf dem Standard.
file-index_rebuilt = Das Verzeichnis deiner Partien ({ $file }) war beschädigt. Es wird aus den Partien neu aufgebaut, verloren ist nichts.
file-practice_copy = Deine Übungen stammen aus { $copy }, einer älteren Kopie von { $file }.
file-puzzles_copy = Dein Rätsel-Fortschritt stammt aus { $copy }, einer älteren Kopie von { $file }.
file-deals_other = Die bewerteten Verteilungen in { $file } gehören zu anderen Regeln und werden nicht angeboten.
file-puzzles_other = Die Rätsel in { $file } gehören zu anderen Regeln und werden nicht gezeigt.

# ein Ergebnis der Partie des Tages, das nicht stimmt
file-daily_no_line = Das ist kein Tagesergebnis. Eines enthält HTD1- und danach nur Buchstaben, Ziffern, - und _.
file-daily_edition = Dieses Tagesergebnis stammt aus einer anderen Version von Herotable (Ausgabe { $theirs }, hier { $ours }). Dort entscheiden die Computerspieler anders, deshalb lässt es sich hier nicht prüfen.
file-daily_future = Dieses Ergebnis ist vom { $day }, und der Tag hat noch nicht begonnen.
file-daily_other_deal = Die Partie in diesem Ergebnis ist nicht die vom { $day }.
file-daily_unfinished = Die Partie in diesem Ergebnis ist nicht zu Ende: Nach { $number } Zügen hört sie auf.
file-daily_places = Die Partie in diesem Ergebnis geht anders aus, als es behauptet.
file-daily_decision = So hat kein Computerspieler entschieden: Zug { $number } ist im Ergebnis „{ $theirs }“, hier „{ $ours }“.

# eine Partie, aus der keine Webseite werden kann
file-page_unfinished = Nur aus einer beendeten Partie kann eine Webseite werden. Spiel sie erst zu Ende.
file-page_too_long = Diese Partie hat { $number } Züge, zu viele für eine Webseite: Es gehen höchstens { $most }.
file-page_too_large = Diese Partie hat zu viele Bilder für eine Webseite von { $limit } MB.
file-page_no_seat = { $file } hat keinen Platz { $seat }, nur 1 bis { $seats }.
file-card_unfinished = Ein Bild vom Ergebnis gibt es erst, wenn die Partie beendet ist. Spiel sie erst zu Ende.
file-clip_format = { $file } ist kein Clip: Der Name muss auf .gif oder .webp enden.
file-clip_no_part = { $file } hat keine Züge { $first } bis { $last }, insgesamt sind es { $number }.
file-clip_hidden = { $file } läuft noch, also behält Platz { $seat } seine Geheimnisse. Lass --seat weg.
# a file with all of somebody’s data
file-not_an_export = { $file } ist kein Export von Herotable.
file-export_misshapen = { $file } ist beschädigt und lässt sich nicht importieren ({ $reason }). Hier wurde nichts geändert.
file-export_name = { $file } enthält etwas, das nicht in einen Export gehört: { $name }. Hier wurde nichts geändert.
file-export_entries = { $file } ist nicht wie ein Export aufgebaut und wurde deshalb nicht gelesen. Hier wurde nichts geändert.
file-export_altered = { $file } ist beschädigt oder wurde geändert: Die Prüfsumme von { $name } stimmt nicht. Hier wurde nichts geändert.
file-export_content = In { $file } ist { $name } unbrauchbar: { $reason } Hier wurde nichts geändert.
file-export_bytes = { $file } wäre ausgepackt größer als { $limit } Megabyte und wurde deshalb nicht gelesen. Hier wurde nichts geändert.
file-export_full = { $file } ist zu groß: Ein Export fasst höchstens { $files } Dateien und { $megabytes } Megabyte.
file-export_no_game = { $file } wurde ausgelassen: Das Spiel { $game } ist hier nicht vorhanden.
file-data_in_use = Ein anderes Herotable (Prozess { $process }) benutzt { $file }. Schließ es und versuch es noch einmal.
file-not_deleted =
    { $number ->
        [one] { $file } ließ sich nicht löschen; vielleicht benutzt ein anderes Programm die Datei. Versuch es noch einmal oder lösch sie selbst.
       *[other] { $number } Dateien ließen sich nicht löschen, darunter { $file }; vielleicht benutzt sie ein anderes Programm. Versuch es noch einmal oder lösch sie selbst.
    }
file-no_folder = Den Ordner { $file } gibt es nicht. Leg ihn zuerst an und gib den ganzen Pfad an.
