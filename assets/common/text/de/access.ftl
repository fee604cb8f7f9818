### What a screen reader says about the match and about controls that have no label of their own.

access-program = Herotable
access-table = Tisch
access-tools = Werkzeuge
access-choices = Was du tun kannst
access-log = Verlauf, neueste Zeile zuletzt
# states of a piece
access-in_hand = ausgewählt
access-useful = wählbar
access-owed = eins davon musst du wählen
access-no_focus = Nichts ist angewählt. Die Pfeiltasten führen über den Tisch, Tab von Gruppe zu Gruppe.
access-state = Stand des Spiels
access-seats = Mitspielende

access-named-level_numbered = Wer auf Platz { $number } spielt
access-named-name_numbered = Name auf Platz { $number }
access-named-language_alone = Sprache
