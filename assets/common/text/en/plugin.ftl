### Games added by installed packages.

plugin-ask-heading = Do you trust { $name }?
# games: the ids of the games that the package has
plugin-ask-text = { $name } { $version } adds { $games }. It is program code and can do anything that you can.
plugin-ask-changed = { $name } { $version }, which adds { $games }, has changed since you were last asked. It is program code and can do anything that you can.
plugin-ask-trust = Trust and use
plugin-ask-later = Not now
# each says why an installed package, or a game of it, isn’t there
plugin-fault-metadata = The package { $source } can’t be read: { $reason }
plugin-fault-bad_id = { $source } has a game whose id can’t be used: { $game }
plugin-fault-taken = { $source } can’t add { $game }: { $reason } has a game with this id.
plugin-fault-import = { $source } can’t add { $game }: { $reason }
plugin-fault-incomplete = { $source } can’t add { $game }: it is incomplete, { $reason }
plugin-fault-law = { $source } can’t add { $game }: it breaks a law. { $reason }
plugin-fault-failed = { $game } has failed and is off until you restart Herotable: { $reason }
plugin-failed-heading = { $title } has failed
plugin-failed-match = The error is in { $title }, a game from { $name }, not in Herotable. Your match is saved up to the last move. ({ $reason })
plugin-failed-text = The error is in { $title }, a game from { $name }, not in Herotable. ({ $reason })
plugin-failed-report = Show report
plugin-failed-title = Back to title
# games: the ids of the games of a package
plugin-runs = On the shelf: { $games }.
plugin-ends = Off from the next start on: { $games }.
plugin-unused = Not in use: { $games }. It is program code and can do anything that you can.
plugin-trusted = Trusted
plugin-untrusted = Not trusted
