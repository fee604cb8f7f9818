### Games added by installed packages.

# each says why an installed package, or a game of it, isn’t there
plugin-fault-metadata = The package { $source } can’t be read: { $reason }
plugin-fault-bad_id = { $source } has a game whose id can’t be used: { $game }
plugin-fault-taken = { $source } can’t add { $game }: { $reason } has a game with this id.
plugin-fault-import = { $source } can’t add { $game }: { $reason }
plugin-fault-incomplete = { $source } can’t add { $game }: it is incomplete, { $reason }
plugin-fault-law = { $source } can’t add { $game }: it breaks a law. { $reason }
