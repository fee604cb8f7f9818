# The command line. GAME, FILE, --seats and the like are typed as they stand.

command-usage = Usage: herotable [GAME | FILE | CODE | bench | check-game ID | check-daily LINE | share MATCH | export FILE | import FILE | heavy [GAME]] [OPTIONS]
command-about = Card games about heroes, against computer players or friends at the same screen. Without arguments, the title opens.
command-what-game = start a new match of { $games }
command-what-file = open a saved match
command-what-code = open a match code (HT1-…)
command-what-bench = measure how fast Herotable runs here
command-what-check = check that a game, yours or ours, keeps the laws of all games
command-what-line = check a result of the daily deal (HTD1-…)
command-what-share = write a match, a file or a code, as a clip, a picture card or a web page; an existing file is never overwritten
command-what-export = write everything of yours to one new file: matches, decks, progress, settings
command-what-import = take such a file in: it is merged with what is here, and nothing is lost
command-what-heavy = play random matches and check every move: it is saved, read by a second process, replayed and compared
command-data_file = Name the file, as in: herotable { $command } my-data.zip
command-exported =
    { $files ->
        [one] { $file }: { $files } file, { $size } MB.
       *[other] { $file }: { $files } files, { $size } MB.
    }
command-imported = { $file }: { $new } new, { $merged } merged, { $beside } kept under a new name, { $same } already here.
command-help-seats = who plays: me or me=NAME for a person, a level such as knight, or cmd:./my_bot for a program
command-help-seed = deal by this number: the same number deals the same cards
command-help-option = set an option of the game; can be repeated
command-help-language = speak this language, this time only
command-help-clip = with share: the clip to write, a .gif or .webp
command-help-card = with share: the picture of the result to write, a .png
command-help-html = with share: the web page to write, which any browser opens
command-help-seat = with share: show what this seat saw, from 1; otherwise the first person’s
command-help-moves = with share and --clip: only these moves, counted from 1
command-help-matches = with heavy: how many matches of each game to play
command-help-heavy = check every move in the window the same way; slow
command-help-open = open this file and report any problem in the window; for desktop icons
command-help-json = with bench: also write the results to this file
command-help-part = with bench: measure only this part and print it as JSON
command-help-selftest = test everything without a window; also open all saved files in FOLDER
command-help-trust = trust an installed package that adds games: it can do anything that you can
command-help-version = show the version
command-help-help = show this help
command-unknown = Unknown: { $words }. For help: herotable --help
command-bad_option = Can’t read the option { $option }. For help: herotable --help
command-no_language = There is no language { $language }. Choose one of { $languages }.
command-bench_only = --json and --part only work with bench.
command-share_only = --clip, --card, --html, --seat, --from and --to only work with share.
command-share_what = share needs a match and what to write: herotable share MATCH --clip FILE, --card FILE or --html FILE
command-share_seat = { $seat } isn’t a seat. Use a whole number from 1 to { $most }.
command-share_move = { $move } isn’t a move. Use a whole number from 1 to { $most }.
command-no_part = bench has no part { $part }. Choose one of { $parts }.
command-game_first = --seats, --seed and --option need a game before them: { $games }.
command-no_game = There is no game { $word }. Choose one of { $games }.
command-nothing = { $word } is neither a game ({ $games }), nor a file, nor a match code (HT1-…).
command-bad_seed = { $seed } is no seed. Use a whole number from 0 to { $most }.
command-bad_seat = { $seat } is no player. Use me, me=NAME (1 to 24 characters), cmd:PROGRAM or a level: { $levels }.
command-no_option = { $game } has no option { $word }. Its options, with their defaults: { $options }.
command-no_screen = Can’t open a window: there is no screen. On Linux, check libX11 and DISPLAY.
command-no_window = Can’t open a window: { $reason }.
command-no_package = No installed package called { $name } adds games. There are: { $packages }.
command-trusted = { $name } { $version } is trusted from now on.
command-untrusted = { $game } comes from { $name }, which you haven’t trusted as it is now. It is program code and can do anything that you can. To trust it: herotable --trust { $name }
# $result is a whole result, as in “Herotable daily deal, …”
command-daily_proved = True: { $result }. This doesn’t prove that it was a first try, or that nobody helped.
# $size in millions of bytes, such as 2.3
command-shared = Written: { $file } ({ $size } MB)
# $ours and $theirs are “compiled” or “uncompiled”
command-heavy_begins = Heavy mode: { $ours } rules here, { $theirs } rules in the second process.
command-heavy_clean = { $game }: { $matches } matches with { $decisions } moves, all the same in both.
