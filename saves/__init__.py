"""What the program keeps on disk: matches, settings, reports of crashes. No window, no game of its own.

    folders     where things lie
    files       bytes to disk: wholly or not at all, with older copies
    pieces      a file and its older copies as one thing: named, deleted, brought back
    clock       times as files keep them, whatever a clock says
    match_file  a match as two lines of JSON, checked line by line and decision by decision
    library     the folder of matches: list, load, save on a thread, export, import
    statistics  the finished matches, of which each counts once
    settings    what a person chose, every value checked alone
    code        a match as one line of text to send
    report      what is left when the program breaks
    notices     everything a person has to be told, as code and facts; `words` makes sentences of them

Nothing here runs what a file says: only typed msgspec structs are read, within bounds.
"""
