### Spiele aus installierten Paketen.

plugin-ask-heading = Vertraust du { $name }?
plugin-ask-text = { $name } { $version } bringt { $games } mit. Das ist Programmcode und kann alles, was du kannst.
plugin-ask-changed = { $name } { $version } bringt { $games } mit und hat sich geändert, seit du zuletzt gefragt wurdest. Das ist Programmcode und kann alles, was du kannst.
plugin-ask-trust = Vertrauen und nutzen
plugin-ask-later = Jetzt nicht
plugin-fault-metadata = Das Paket { $source } ist nicht lesbar: { $reason }
plugin-fault-bad_id = { $source } hat ein Spiel mit einer unbrauchbaren Kennung: { $game }
plugin-fault-taken = { $source } kann { $game } nicht hinzufügen: { $reason } hat schon ein Spiel mit dieser Kennung.
plugin-fault-import = { $source } kann { $game } nicht hinzufügen: { $reason }
plugin-fault-incomplete = { $source } kann { $game } nicht hinzufügen: Es ist unvollständig, { $reason }
plugin-fault-law = { $source } kann { $game } nicht hinzufügen: Es bricht ein Gesetz. { $reason }
plugin-fault-failed = { $game } ist abgestürzt und bleibt bis zum Neustart von Herotable aus: { $reason }
plugin-failed-heading = { $title } ist abgestürzt
plugin-failed-match = Der Fehler liegt in { $title }, einem Spiel aus { $name }, nicht in Herotable. Deine Partie ist bis zum letzten Zug gespeichert. ({ $reason })
plugin-failed-text = Der Fehler liegt in { $title }, einem Spiel aus { $name }, nicht in Herotable. ({ $reason })
plugin-failed-report = Bericht zeigen
plugin-failed-title = Zum Titel
plugin-runs = Im Regal: { $games }.
plugin-ends = Ab dem nächsten Start weg: { $games }.
plugin-unused = Nicht in Gebrauch: { $games }. Das ist Programmcode und kann alles, was du kannst.
plugin-trusted = Vertraut
plugin-untrusted = Nicht vertraut
