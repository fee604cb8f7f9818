### Spiele aus installierten Paketen.

plugin-fault-metadata = Das Paket { $source } ist nicht lesbar: { $reason }
plugin-fault-bad_id = { $source } hat ein Spiel mit einer unbrauchbaren Kennung: { $game }
plugin-fault-taken = { $source } kann { $game } nicht hinzufügen: { $reason } hat schon ein Spiel mit dieser Kennung.
plugin-fault-import = { $source } kann { $game } nicht hinzufügen: { $reason }
plugin-fault-incomplete = { $source } kann { $game } nicht hinzufügen: Es ist unvollständig, { $reason }
plugin-fault-law = { $source } kann { $game } nicht hinzufügen: Es bricht ein Gesetz. { $reason }
