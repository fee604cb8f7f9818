### What a screen reader says about the match and about controls that have no label of their own.

access-program = Herotable
access-table = Table
access-tools = Tools
access-choices = Your options
access-log = Log, newest line last
# states of a piece
access-in_hand = selected
access-useful = can be selected
access-owed = select one of these
access-no_focus = Nothing is selected. The arrow keys move around the table, Tab jumps from group to group.
access-state = State of the game
access-seats = Players

access-named-level_numbered = Who plays in seat { $number }
access-named-name_numbered = Name in seat { $number }
access-named-language_alone = Language
