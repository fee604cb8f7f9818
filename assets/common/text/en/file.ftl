# $file and $copy name files; $reason is technical and in English.

# a file that can’t be opened
file-missing = { $file } wasn’t found. Was it moved or renamed?
file-unreadable = Can’t read { $file }: { $reason }.
file-not_a_file = { $file } isn’t a regular file. Choose another one.
file-link_loop = { $file } is a link that points back to itself. Remove it, or point it to a file.
file-link_to_nothing = { $file } is a link to a file that isn’t there. Restore that file, or remove the link.
file-too_large = { $file } is too large to open: the limit is { $limit } bytes.

# a match that is damaged
file-not_a_match = { $file } isn’t a Herotable match.
file-no_code = That isn’t a match code. A code starts with HT1- and has only letters, digits, - and _.
file-cut_short = { $file } is incomplete: part of it is missing. Copy it again if you can.
file-altered = { $file } is damaged or was changed: its checksum doesn’t match.
file-misshapen = { $file } is damaged and can’t be opened as a match ({ $reason }).
file-bad_setup = { $file } has a setup that the game doesn’t allow ({ $reason }).
file-illegal_decision = { $file } has an illegal move, number { $number } of { $count }: { $text }.
file-ends_otherwise = { $file } doesn’t end in the position it was saved in, so it may have been changed.

# the file of finished matches
file-not_statistics = { $file } has no Herotable statistics.
file-statistics_lost =
    { $lost ->
        [one] { $file } is damaged in places: { $lost } match is missing from your statistics.
       *[other] { $file } is damaged in places: { $lost } matches are missing from your statistics.
    } The damaged file is kept.
file-statistics_mended = { $file } was damaged in places; the older copy { $copy } filled the gaps.
file-statistics_copy = { $file } is damaged, so your statistics come from the older copy { $copy }.
file-statistics_full = { $file } keeps the last { $limit } matches, so your oldest ones no longer count. Export your statistics to keep them.
file-statistics_in_use = Another Herotable (process { $process }) is using { $file }, so matches played here don’t count.

# a match from a newer program
file-too_new = { $file } needs a newer Herotable (format { $theirs }, this one reads { $ours }). The file stays as it is.
file-rules_too_new = { $file } was played with newer rules (revision { $theirs }, here { $ours }). Update Herotable to open it; the file stays as it is.
file-unknown_game = { $file } needs the game { $game }, which isn’t here: not installed, not trusted or broken. See the settings, “Added games”.

# something that can’t be written
file-read_only = Can’t write { $file }: that folder is read-only. Choose another one.
file-disk_full = Can’t write { $file }: the disk is full. Free some space and try again.
file-write_failed = Can’t write { $file }: { $reason }.
file-share_failed = It couldn’t be made: { $reason }.
file-not_yet = { $file } isn’t saved yet: the disk doesn’t respond.
file-exists = { $file } already exists, and nothing was overwritten. Choose another name.
file-in_use = Another Herotable (process { $process }) is using { $file }. You can open matches here, but not save them.

# after a match was opened
file-copy_opened =
    { $lost ->
        [0] { $file } is damaged, so its older copy { $copy } was opened. Nothing is lost.
        [one] { $file } is damaged, so its older copy { $copy } was opened. { $lost } move is lost.
       *[other] { $file } is damaged, so its older copy { $copy } was opened. { $lost } moves are lost.
    }
file-copy_opened_unsure = { $file } is damaged, so its older copy { $copy } was opened. The last moves may be lost.
file-rules_changed = The rules were corrected after { $file } was saved. It opens up to move { $number } of { $count }, because “{ $text }” is no longer legal. The file keeps every move.
file-rules_differ = The rules were corrected after { $file } was saved. Every move stands; from here on, today’s rules apply.
file-rules_reopened = The rules were corrected after { $file } was saved. The match was over then; now you can play on. The file and your statistics stay as they are.
file-rules_other_result = The rules were corrected after { $file } was saved. Today’s rules give another result. The file and your statistics stay as they are.
file-rules_since_code = The rules were corrected after this code was made. The match continues with today’s rules.

# settings
file-setting_default = The setting { $name } wasn’t valid and is back to its default.
file-setting_unknown = This version doesn’t know the setting { $name }. It stays in the file.
file-settings_kept = { $file } couldn’t be read. It is kept as { $copy }.
file-settings_copy = Your settings come from { $copy }, an older copy of { $file }.
file-settings_lost = { $file } has no older copy, so all settings are back to their defaults.
file-index_rebuilt = The index of your matches ({ $file }) was damaged. It is being rebuilt from the matches; nothing is lost.
file-practice_copy = Your practice was read from { $copy }, an older copy of { $file }.
file-puzzles_copy = Your puzzle progress was read from { $copy }, an older copy of { $file }.
file-deals_other = The rated deals in { $file } are for other rules, so they aren’t offered.
file-puzzles_other = The puzzles in { $file } are for other rules, so they aren’t shown.

# a result of the daily deal that is refused; $day is a date such as 2026-11-27
file-daily_no_line = That isn’t a daily result. It has HTD1- in it, and then only letters, digits, - and _.
file-daily_edition = This daily result was made by another version of Herotable (edition { $theirs }, this one has { $ours }). Their computer players decide differently, so it can’t be checked here.
file-daily_future = This result is from { $day }, a day that hasn’t begun yet.
file-daily_other_deal = The match in this result isn’t the deal of { $day }.
file-daily_unfinished = The match in this result isn’t finished: it stops after { $number } moves.
file-daily_places = The match in this result ends differently from what the result claims.
file-daily_decision = A computer player didn’t decide like that: as move { $number } the result has “{ $theirs }”, here it is “{ $ours }”.

# a match that can’t be made into a web page
file-page_unfinished = Only a finished match can become a web page. Finish it first.
file-page_too_long = This match has { $number } moves, too many for a web page: the limit is { $most }.
file-page_too_large = This match has too many pictures for a web page of { $limit } MB.
file-page_no_seat = { $file } has no seat { $seat }: its seats are 1 to { $seats }.
file-card_unfinished = Only a finished match has a picture of its result. Finish it first.
file-clip_format = { $file } can’t be a clip: its name must end in .gif or .webp.
file-clip_no_part = { $file } has no moves { $first } to { $last }: it has { $number }.
file-clip_hidden = { $file } isn’t finished, so seat { $seat } keeps its secrets. Leave out --seat.
# a file with all of somebody’s data
file-not_an_export = { $file } isn’t an export of Herotable.
file-export_misshapen = { $file } is damaged and can’t be imported ({ $reason }). Nothing was changed here.
file-export_name = { $file } holds something that doesn’t belong in an export: { $name }. Nothing was changed here.
file-export_entries = { $file } isn’t put together like an export, so it wasn’t read. Nothing was changed here.
file-export_altered = { $file } is damaged or was changed: the checksum of { $name } doesn’t match. Nothing was changed here.
file-export_content = { $file } has { $name } in it, which can’t be used: { $reason } Nothing was changed here.
file-export_bytes = { $file } would unpack to more than { $limit } megabytes, so it wasn’t read. Nothing was changed here.
file-export_full = { $file } is too large: an export holds at most { $files } files and { $megabytes } megabytes.
file-export_no_game = { $file } was left out: it needs the game { $game }, which isn’t here.
file-data_in_use = Another Herotable (process { $process }) is using { $file }. Close it and try again.
file-not_deleted =
    { $number ->
        [one] { $file } couldn’t be deleted; another program may be using it. Try again, or delete it yourself.
       *[other] { $number } files couldn’t be deleted, such as { $file }; another program may be using them. Try again, or delete them yourself.
    }
file-no_folder = There is no folder { $file }. Create it first, and give its whole path.
