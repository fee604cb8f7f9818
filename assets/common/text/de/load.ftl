load-heading = Partien
load-none = Es gibt noch keine Partie. Eine neue wird von der ersten Entscheidung an aufgehoben.
load-decisions = { $number ->
    [one] { $number } Entscheidung
   *[other] { $number } Entscheidungen
}
load-over = beendet
load-broken = Lässt sich nicht öffnen: { $file }
load-open = Öffnen
load-delete = Löschen
load-undelete = Zurückholen
load-deleted = Partie weggelegt. „Zurückholen“ oder { $key } macht das rückgängig.
load-folder = Ordner zeigen
load-folder_is = Die Partien liegen in { $folder }
