### Preparing a new match.

new-heading = Neues Spiel
new-seats = Mitspielende
new-person = Mensch
new-person_about = Spielt an diesem Bildschirm mit Maus oder Tastatur.
# a computer player as strong as a person at the table
new-matched = Auf meinem Niveau
# $name is “you” or a person's name; $lower and $upper are computer players, and $between tells whether it is between them
new-matched_about = Spielt auf { $name ->
    [you] deinem Niveau
   *[other] dem Niveau von { $name }
}, zurzeit { $between ->
    [yes] zwischen { $lower } und { $upper }
   *[no] wie { $lower }
}. { $matches ->
    [0] Die erste Partie an diesem Tisch passt es an.
    [one] Nach einer Partie an diesem Tisch.
   *[other] Nach { $matches } Partien an diesem Tisch.
}
# the name of the only person at the screen who gave none; as a label
new-you = Du
new-player = Gast { $number }
new-name = Name
new-advanced = Erweitert
new-advanced_hide = Weniger
# the number by which cards are shuffled
new-seed = Startzahl
new-seed_empty = zufällig
new-seed_about = Dieselbe Startzahl teilt dieselben Karten aus.
# $value is a way to play, such as Team; $seats such as “4” or “2 or 4”
new-needs = { $value } braucht { $seats } Personen.
new-deal = Verteilung
new-deal-any = Beliebig
new-deal-easy = Leicht
new-deal-hard = Schwer
new-deal_about = Vom ersten Platz aus gewinnt { $legend } gegen { $champion } { $number ->
    [1] diese Verteilung
   *[other] diese { $number } Verteilungen
} zu { $share }, beliebige zu { $mean }. Glück gehört trotzdem dazu.
new-play = Spielen

new-problem-no_name = Platz { $number } braucht einen Namen mit höchstens { $limit } Zeichen.
new-problem-same_name = Zwei heißen { $name }.
new-problem-same_colour = { $name } hat dieselbe Farbe wie jemand anders.
new-problem-seed = Die Startzahl muss eine ganze Zahl von 0 bis { $most } sein.
