### “Your data”: the page from which everything of a person’s is exported, imported, backed up and deleted.

data-heading = Your data
# $day has a date and a time
data-file = { $day } · { $size } MB
data-match_open = You’re in a match. Leave it first to import, restore, move or delete anything.
data-stop = Stop
data-stopped = Stopped. Nothing was changed.
data-doing-export = Writing your export …
data-doing-import = Checking and merging …
data-doing-folder = Copying your data …
data-doing-erase = Deleting …

data-export = Export
data-export-meaning = One file with all your matches, daily deals, decks, statistics, puzzle and practice progress, settings and keys. Not in it: what you deleted, pictures, and which added games you trust.
data-export-button = Export everything
data-exported =
    { $files ->
        [one] { $files } file exported to { $file }
       *[other] { $files } files exported to { $file }
    }

data-import = Import
data-import-meaning = Drop an export onto this window, or choose one below. It is merged with what you have: of each match the longer version stays, your first answers count, and nothing is lost.
data-import-button = Import
# $files is the number of files in it
data-import-ask =
    { $files ->
        [one] { $file }, made on { $day }, holds { $files } file. Merge it with what you have?
       *[other] { $file }, made on { $day }, holds { $files } files. Merge them with what you have?
    }
data-imported = { $file }: { $new } new, { $merged } merged, { $beside } kept under a new name, { $same } already here.

data-backups = Weekly backups
data-backups-meaning = Once a week, while you’re away, everything is backed up on this computer. The last seven backups are kept.
data-no_backup = No backup yet.
data-restore-button = Restore

data-folder = Data folder
data-folder-meaning = Keep matches and progress in a folder that a program such as Syncthing, Nextcloud, Dropbox or OneDrive syncs. If two computers change the same match, Herotable merges them at its next start.
data-folder-missing = { $folder } isn’t there at the moment, so your matches are kept on this computer.
data-folder-empty = Path of a folder; empty for Herotable’s own
data-folder-use = Use this folder
data-folder-used = Your data is now in { $folder }. What was in the old folder is still there.

data-erase = Delete everything
data-erase-meaning = Removes all you have done in Herotable from this computer. Export it first if you may want it back.
data-erase-button = Delete everything
data-erase-ask = Delete everything?
data-erase-what = This deletes all matches, daily deals, decks, statistics, puzzle and practice progress, settings, backups, crash reports and logs. Exports and pictures you saved stay where they are.
data-erase-keep = Keep everything
data-erase-again = Are you sure?
data-erase-again_text = This can’t be undone, and the backups go, too.
data-erase-sure = Yes, delete
data-erased = Everything is deleted. Thank you for playing!
data-left =
    { $number ->
        [one] Not Herotable’s, so it stays: { $file }
       *[other] { $number } files aren’t Herotable’s, so they stay, such as { $file }
    }

# after a start with a synced folder
data-conflicts =
    { $number ->
        [one] { $number } change from another computer was merged.
       *[other] { $number } changes from another computer were merged.
    }
