title = Custom Heroes
blurb = Schieb Ausrüstung und Begleiter in die Hüllen deiner Helden und werde vor allen anderen alle Karten los. Doch wen du heute stark machst, den hat morgen vielleicht jemand anderes.

# die Zeichen der Heldensätze; eine Karte heißt „Sonne 7“
mark-sun = Sonne
mark-moon = Mond
mark-star = Stern
mark-wave = Welle
mark-leaf = Blatt
mark-flame = Flamme

# Aufwertungen
name-ascended-form = Mystische Form
name-kodora = Kodora
name-edge = Stachel
name-burny = Brando
name-charmy = Charmanta
name-specter = Spukis
name-training-blade = Übungsklinge
name-hooked-lance = Hakenlanze
name-storm-cleaver = Sturmspalter
name-moon-hammer = Mondhammer
name-titan-greatsword = Titanenschwert
name-rubber-mallet = Gummihammer
name-wet-carp = Nasser Karpfen
name-anchor-chain = Ankerkette
name-oak-buckler = Eichenschild
name-iron-gauntlet = Eisenhandschuh
name-crystal-orb = Kristallkugel
name-drake-claw = Drachenklaue
name-soap-bubble = Seifenblase
name-torn-fan = Zerrissener Fächer
name-cracked-kettle = Löchriger Kessel
name-aura-of-0 = Aura der 0
name-aura-of-1 = Aura der 1
name-aura-of-3 = Aura der 3
name-aura-of-5 = Aura der 5
name-aura-of-6 = Aura der 6
name-aura-of-7 = Aura der 7
name-aura-of-8 = Aura der 8
name-aura-of-9 = Aura der 9
name-aura-of-10 = Aura der 10
name-aura-of-11 = Aura der 11
name-aura-of-12 = Aura der 12
name-aura-of-15 = Aura der 15

# Mengen in einer Liste von Belohnungen
amount-vp = { $count ->
    [one] { $number } Siegpunkt
   *[other] { $number } Siegpunkte
}
amount-power = { $count ->
   *[other] { $number } Powermarker
}
amount-advancement = { $count ->
    [one] { $number } Aufwertung
   *[other] { $number } Aufwertungen
}

# ein Set, nach „mit“
set-values = { $count ->
    [1] { $number ->
       *[other] einer { $value }
    }
    [2] zwei { $value }ern
    [3] drei { $value }ern
    [4] vier { $value }ern
    [5] fünf { $value }ern
    [6] sechs { $value }ern
    [7] sieben { $value }ern
    [8] acht { $value }ern
    [9] neun { $value }ern
    [10] zehn { $value }ern
   *[other] { $count } { $value }ern
}
set-form = einer Mystischen Form

# Edelsteine und ihr Platz
slot-red = rot, linke Hand
slot-blue = blau, rechte Hand
slot-yellow = gelb, Begleiter oder Form
slot-green = grün, Aura

# was Fähigkeiten tun
ability-ascend = Schlägt allein gespielt jedes Set. Nur eine weitere Mystische Form kann folgen.
ability-bet = Setz vor der Runde die Karte und 2 Siegpunkte. Wirst du zuerst fertig, gewinnst du 2 dazu, sonst sind sie weg.
ability-wild = Nimmt den Wert der anderen Karten im Set an.
ability-double = Zählt als zwei Karten ihres Werts.
ability-reverse = Dreht für den Rest des Stichs die Rangfolge um: Niedrig schlägt hoch, oder wieder umgekehrt.
ability-trick_point = Gewinnst du diesen Stich, bekommst du sofort 1 Siegpunkt.
ability-unused = Spielst du die Karte, ohne sie zu aktivieren, bekommst du 1 Powermarker.

# der Verlauf: was geschieht
event-deal = Runde { $round }: je { $cards ->
    [one] { $cards } Karte.
   *[other] { $cards } Karten.
} { $leader ->
    [you] Du eröffnest.
   *[other] { $leader } eröffnet.
}
event-deal_last = Noch dabei: { $finalists }. Je { $cards ->
    [one] { $cards } Karte.
   *[other] { $cards } Karten.
} { $leader ->
    [you] Du eröffnest.
   *[other] { $leader } eröffnet.
}
event-bet = { $name ->
    [you] Du setzt { $stake } Siegpunkte auf den ersten Platz, mit Kodora auf { $card }.
   *[other] { $name } setzt { $stake } Siegpunkte auf den ersten Platz, mit Kodora auf { $card }.
}
event-no_bet = { $name ->
    [you] Du wettest nicht.
   *[other] { $name } wettet nicht.
}
event-bets_made = { $name ->
    [you] Du wettest nicht weiter.
   *[other] { $name } wettet nicht weiter.
}
event-sleeve = { $name ->
    [you] Du schiebst eine Aufwertung in eine Hülle.
   *[other] { $name } schiebt eine Aufwertung in eine Hülle.
}
event-sleeve_own = { $name ->
    [you] Du schiebst „{ $kind }“ in { $card }
   *[other] { $name } schiebt „{ $kind }“ in { $card }
}{ $value ->
    [same] .
   *[other] {" "}(jetzt { $value } wert).
}
event-take_back = { $name ->
    [you] Du nimmst die Aufwertung zurück.
   *[other] { $name } nimmt die Aufwertung zurück.
}
event-take_back_own = { $name ->
    [you] Du nimmst „{ $kind }“ aus { $card } zurück
   *[other] { $name } nimmt „{ $kind }“ aus { $card } zurück
}{ $value ->
    [same] .
   *[other] {" "}(jetzt { $value } wert).
}
event-trade = { $name ->
    [you] Du tauschst { $power } Powermarker gegen 1 Siegpunkt.
   *[other] { $name } tauscht { $power } Powermarker gegen 1 Siegpunkt.
}
event-cut = { $name ->
    [you] Der letzte Platz bleibt unter dem Ziel: Du fällst auf { $vp ->
        [one] { $vp } Siegpunkt
       *[other] { $vp } Siegpunkte
    } zurück.
   *[other] Der letzte Platz bleibt unter dem Ziel: { $name } fällt auf { $vp ->
        [one] { $vp } Siegpunkt
       *[other] { $vp } Siegpunkte
    } zurück.
}
event-keep = { $name ->
    [you] Du tauschst keine Powermarker.
   *[other] { $name } tauscht keine Powermarker.
}
event-discard = { $name ->
    [you] Du wirfst { $power } Powermarker ab.
   *[other] { $name } wirft { $power } Powermarker ab.
}
event-pass = { $name ->
    [you] Du passt.
   *[other] { $name } passt.
}
event-lead = { $name ->
    [you] Du eröffnest mit { $set }.
   *[other] { $name } eröffnet mit { $set }.
}
event-top = { $name ->
    [you] Du überbietest mit { $set }.
   *[other] { $name } überbietet mit { $set }.
}
event-under = { $name ->
    [you] Du unterbietest mit { $set }.
   *[other] { $name } unterbietet mit { $set }.
}
event-match = { $name ->
    [you] Du ziehst mit { $set } gleich.
   *[other] { $name } zieht mit { $set } gleich.
}
event-form = { $name ->
    [you] Du spielst { $card } als Mystische Form.
   *[other] { $name } spielt { $card } als Mystische Form.
}
event-form_too = { $name ->
    [you] Du überbietest mit { $card } als Mystischer Form.
   *[other] { $name } überbietet mit { $card } als Mystischer Form.
}
event-sweep = { $name ->
    [you] { $vp ->
        [0] Du gewinnst den Stich.
        [one] Du gewinnst den Stich und { $vp } Siegpunkt.
       *[other] Du gewinnst den Stich und { $vp } Siegpunkte.
    }
   *[other] { $vp ->
        [0] { $name } gewinnt den Stich.
        [one] { $name } gewinnt den Stich und { $vp } Siegpunkt.
       *[other] { $name } gewinnt den Stich und { $vp } Siegpunkte.
    }
}
event-sweep_out = { $name ->
    [you] { $vp ->
        [0] Du gewinnst den Stich mit deiner letzten Karte.
        [one] Du gewinnst den Stich und { $vp } Siegpunkt mit deiner letzten Karte.
       *[other] Du gewinnst den Stich und { $vp } Siegpunkte mit deiner letzten Karte.
    }
   *[other] { $vp ->
        [0] { $name } gewinnt den Stich mit der letzten Karte.
        [one] { $name } gewinnt den Stich und { $vp } Siegpunkt mit der letzten Karte.
       *[other] { $name } gewinnt den Stich und { $vp } Siegpunkte mit der letzten Karte.
    }
} { $leader ->
    [you] Du eröffnest den nächsten.
   *[other] { $leader } eröffnet den nächsten.
}
event-lost = { $name ->
    [you] { $kinds } bringt dir nichts.
   *[other] { $kinds } bringt { $name } nichts.
}
event-goal = { $vp ->
    [one] { $vp } Siegpunkt: Ziel erreicht!
   *[other] { $vp } Siegpunkte: Ziel erreicht!
}
event-score = { $name ->
    [you] Du belegst Platz { $place }: { $gains }.
   *[other] { $name } belegt Platz { $place }: { $gains }.
}
event-score_last = { $name ->
    [you] Du bleibst auf { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } sitzen: { $gains }.
   *[other] { $name } bleibt auf { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } sitzen: { $gains }.
}
event-bet_won = { $name ->
    [you] Du gewinnst mit Kodora { $vp } Siegpunkte.
   *[other] { $name } gewinnt mit Kodora { $vp } Siegpunkte.
}
event-bet_lost = { $name ->
    [you] Du verlierst mit Kodora { $vp } Siegpunkte.
   *[other] { $name } verliert mit Kodora { $vp } Siegpunkte.
}
event-wins = { $name ->
    [you] Du wirst mit { $vp } Siegpunkten zuerst fertig und gewinnst das Spiel!
   *[other] { $name } wird mit { $vp } Siegpunkten zuerst fertig und gewinnt das Spiel!
}
event-wins_bet = { $name ->
    [you] Du wirst zuerst fertig, hast dank Kodora { $vp } Siegpunkte und gewinnst das Spiel!
   *[other] { $name } wird zuerst fertig, hat dank Kodora { $vp } Siegpunkte und gewinnt das Spiel!
}
event-wins_last = { $name ->
    [you] Du wirst im Sudden Death zuerst fertig und gewinnst das Spiel!
   *[other] { $name } wird im Sudden Death zuerst fertig und gewinnt das Spiel!
}
event-judge_won = { $name ->
    [you] Sechs Runden sind gespielt. Du hast die letzte gewonnen und die meisten Siegpunkte: Sieg!
   *[other] Sechs Runden sind gespielt. { $name } hat die letzte gewonnen und die meisten Siegpunkte: Sieg!
}
event-judge = Sechs Runden, kein Sieg: Sudden Death!

# der Verlauf: was daraus folgt, nach dem Satz über ein Set
note-double = { $kind } zählt doppelt.
note-wild = { $kind } gilt als { $value }.
note-trick_point = { $kind }: 1 Siegpunkt für diesen Stich.
note-fresh = Neu: { $kinds }.
# among them, one shown several times
note-fresh_many = { $count } × { $kind }
note-power = +{ $power } Powermarker.
tail-form = Nur eine weitere Mystische Form schlägt das.
tail-falling = { $kind } dreht die Rangfolge um: Niedrig schlägt hoch.
tail-rising = { $kind } dreht die Rangfolge zurück: Hoch schlägt niedrig.
tail-skip = { $name ->
    [you] Du setzt aus.
   *[other] { $name } setzt aus.
}
tail-left = { $name ->
    [you] Du hast noch eine Karte!
   *[other] { $name } hat noch eine Karte!
}

# Knöpfe
button-play = { $count ->
    [1] { $value }
    [2] Zwei { $value }er
    [3] Drei { $value }er
    [4] Vier { $value }er
    [5] Fünf { $value }er
    [6] Sechs { $value }er
    [7] Sieben { $value }er
    [8] Acht { $value }er
    [9] Neun { $value }er
    [10] Zehn { $value }er
   *[other] { $count } { $value }er
}{ $kinds ->
    [none] {""}
   *[other] {" "}mit { $kinds }
} spielen
button-form = { $card } als Mystische Form spielen
button-price = { $cost ->
    [0] (+{ $gain } Powermarker)
   *[other] { $gain ->
        [0] ({ $cost } Powermarker)
       *[other] ({ $cost } Powermarker, dann +{ $gain })
    }
}
button-pass = Passen
button-trade = { $power } Powermarker gegen 1 Siegpunkt tauschen
button-keep = Powermarker behalten
button-discard = Auf { $limit } Powermarker abwerfen
button-no_bet = Keine Wette
button-bets_made = Fertig gewettet
button-bet = { $stake } Siegpunkte auf { $card } setzen
button-bet_own = Kodora auf { $card }: { $stake } Siegpunkte setzen
button-sleeve = { $kind } auf { $card }{ $value ->
    [same] {""}
   *[other] {" "}(dann { $value })
}
button-take_back = „{ $kind }“ aus { $card } zurücknehmen
button-table = Weiter

# was zu tun ist
status-betting = { $name ->
    [you] Du bist dran: Auf Platz 1 wetten?
   *[other] { $name }: Auf Platz 1 wetten?
}
status-betting_more = { $name ->
    [you] Du bist dran: Noch einmal wetten?
   *[other] { $name }: Noch einmal wetten?
}
status-lead = { $name ->
    [you] Du bist dran: Eröffne mit gleichen Werten
   *[other] { $name }: mit gleichen Werten eröffnen
}
status-follow = { $name ->
    [you] Spiel { $need }, oder passe
   *[other] { $name }: { $need }, oder passen
}
status-too_much = { $name ->
    [you] Tausch { $power } Marker gegen 1 Siegpunkt, oder behalte { $limit }
   *[other] { $name }: { $power } Marker gegen 1 Siegpunkt, oder { $limit } behalten
}
status-may_trade = { $name ->
    [you] Tausch { $power } Marker gegen 1 Siegpunkt, oder behalte sie
   *[other] { $name }: { $power } Marker gegen 1 Siegpunkt, oder behalten
}
status-dealing = Neue Karten für alle
status-sweeping = { $name ->
    [you] Du gewinnst den Stich
   *[other] { $name } gewinnt den Stich
}
status-scoring = { $name ->
    [you] Du bekommst deine Belohnung
   *[other] { $name } bekommt eine Belohnung
}
status-judging = Sechs Runden sind gespielt
status-over = Das Spiel ist zu Ende

# was gespielt werden muss
need-any = ein beliebiges Set gleicher Werte
need-form = eine Mystische Form
need-up = { $count ->
    [one] { $count } Karte mit { $value } oder mehr
   *[other] { $count } Karten mit { $value } oder mehr
}
need-strict_up = { $count ->
    [one] { $count } Karte mit mehr als { $value }
   *[other] { $count } Karten mit mehr als { $value }
}
need-down = { $count ->
    [one] { $count } Karte mit { $value } oder weniger
   *[other] { $count } Karten mit { $value } oder weniger
}
need-strict_down = { $count ->
    [one] { $count } Karte mit weniger als { $value }
   *[other] { $count } Karten mit weniger als { $value }
}

# warum nicht
why-match_over = Das Spiel ist zu Ende.
why-not_an_action = Das geht in diesem Spiel nicht.
why-table_step = Einen Moment, am Tisch läuft noch etwas.
why-bet_first = Entscheide zuerst, ob du mit Kodora wettest.
why-settle_power_first = Regle zuerst deine Powermarker: tauschen, behalten oder abwerfen.
why-no_bets_now = Wetten kannst du nur vor dem ersten Stich einer Runde.
why-nothing_to_settle = Deine Powermarker sind jetzt nicht dran: Bis zu { $limit } darfst du behalten.
why-too_little_vp = Jede Wette braucht { $stake } freie Siegpunkte. Du hast { $free }.
why-no_kodora = { $card } hat keine Kodora, mit der du wetten kannst.
why-yellow_taken = Kodora passt nicht auf { $card }: Den gelben Platz hat { $kind }.
why-too_little_to_trade = 1 Siegpunkt kostet { $needed } Powermarker. Du hast { $power }.
why-power_fits = Du hast { $power } Powermarker und darfst { $limit } behalten: Es muss nichts weg.
why-too_much_power = Du hast { $power } Powermarker und darfst { $limit } behalten: Tausch oder wirf ab.
why-leader_must_play = Du eröffnest, also spiel ein Set. Passen darf nur, wer folgt.
why-not_unused = Du hast keine Aufwertung { $kind } zum Einschieben.
why-slot_taken = { $kind } hat schon den { $gem ->
    [red] roten
    [blue] blauen
    [yellow] gelben
   *[green] grünen
} Platz von { $card }. Jede Farbe passt nur einmal in eine Hülle.
why-one_on_one = Schieb eine Aufwertung nach der anderen ein. { $kind } ist schon gewählt.
why-not_this_turn = Zurücknehmen kannst du nur, was du in diesem Zug eingeschoben hast.
why-no_cards = Wähle mindestens eine Karte.
why-no_ability = { $card } hat keine Fähigkeit, die du aktivieren kannst.
why-bet_only_before = Kodora auf { $card } lässt sich jetzt nicht aktivieren: Gewettet wird vor dem ersten Stich.
why-too_little_power = Das kostet { $needed } Powermarker. Du hast { $power }.
why-form_alone = Eine aktivierte Mystische Form spielst du allein.
why-only_form = Nur eine weitere Mystische Form schlägt diese.
why-wild_needs_card = Neben einem Joker braucht es mindestens eine Karte mit eigenem Wert.
why-values_differ = Alle Karten eines Sets brauchen denselben Wert. Deine haben { $values }.
why-wrong_count = Du brauchst in diesem Stich { $needed ->
    [one] { $needed } Karte
   *[other] { $needed } Karten
}. Dein Set zählt als { $count }.
why-too_low = Du brauchst { $bound } oder mehr (deins hat { $value }).
why-too_high = Du brauchst { $bound } oder weniger (deins hat { $value }).
why-equal_forbidden = Zu zweit reicht Gleichstand nicht: { $value } liegt schon da.

# Hinweise an den Karten und Markern
card-bare = { $card }: Wert { $value }, leere Hülle.
card-line = { $card }: Wert { $value }{ $sum ->
    [none] {""}
   *[other] {" "}= { $sum }
}. In der Hülle: { $kinds }.
card-aura = Aura { $value }
ability-line = { $kind }{ $cost ->
    [0] {""}
   *[other] {" "}({ $cost } Powermarker)
}.
kind-item = { $kind } ({ $slot }): { $modifier } auf den Wert der Karte.
kind-aura = { $kind } ({ $slot }): Der Grundwert der Karte wird { $value }.
kind-ability = { $kind } ({ $slot }{ $cost ->
    [0] {""}
   *[other] ; { $cost } Powermarker
}).
screen-own = { $name ->
    [you] Hinter deinem Sichtschirm: { $advancements } und { $power }.
   *[other] Hinter dem Sichtschirm von { $name }: { $advancements } und { $power }.
}
screen-other = { $name ->
    [you] Hinter deinem Sichtschirm: { $advancements }. Welche, und wie viele Powermarker, ist geheim.
   *[other] Hinter dem Sichtschirm von { $name }: { $advancements }. Welche, und wie viele Powermarker, ist geheim.
}
screen-fresh = { $count ->
   *[other] { $count } eingeschoben und noch nicht gezeigt.
}
vp-line = { $name ->
    [you] Du hast { $vp ->
        [one] { $vp } Siegpunkt
       *[other] { $vp } Siegpunkte
    } (Ziel: { $goal }).
   *[other] { $name } hat { $vp ->
        [one] { $vp } Siegpunkt
       *[other] { $vp } Siegpunkte
    } (Ziel: { $goal }).
}
vp-staked = Davon gesetzt: { $vp }.
vp-reached = Zuerst fertig heißt jetzt: gewonnen!
seat-cards = { $count ->
    [0] Keine Karten auf der Hand.
    [one] { $count } Karte auf der Hand.
   *[other] { $count } Karten auf der Hand.
}
power-own = { $name ->
    [you] Deine Powermarker: { $count }.
   *[other] Powermarker von { $name }: { $count }.
} Sie bezahlen Fähigkeiten. Tausch { $trade } im Zug gegen 1 Siegpunkt, behalte höchstens { $limit }.
power-other = { $name ->
    [you] Deine Powermarker liegen hinter deinem Sichtschirm.
   *[other] Die Powermarker von { $name } liegen hinter dem Sichtschirm.
}
bag-line = Im Beutel: { $count ->
    [one] { $count } Aufwertung zum Ziehen.
   *[other] { $count } Aufwertungen zum Ziehen.
}
trick-empty = { $name ->
    [you] Neuer Stich: Du eröffnest mit einem Set gleicher Werte.
   *[other] Neuer Stich: { $name } eröffnet mit einem Set gleicher Werte.
}
trick-line = { $name ->
    [you] Du führst mit { $set }.
   *[other] { $name } führt mit { $set }.
} Nötig: { $need }.
bet-line = { $name ->
    [you] Du setzt { $stake } Siegpunkte mit { $card }: Zuerst fertig gewinnst du { $stake } dazu, sonst sind sie weg.
   *[other] { $name } setzt { $stake } Siegpunkte mit { $card }: zuerst fertig { $stake } dazu, sonst sind sie weg.
}
goal-line = Sammle { $vp } Siegpunkte und werde dann in einer Runde zuerst fertig: So gewinnst du.
did-played = gespielt
did-passed = gepasst
did-skipped = ausgesetzt

# das Ergebnis
place = { $place ->
    [0] –
   *[other] { $place }.
}
score-vp = Siegpunkte
score-staked = Mit offenen Wetten verloren
score-place = Platz in der letzten Runde
score-cards = Karten auf der Hand
score-power = Powermarker übrig
score-unused = Aufwertungen übrig
ending-goal = { $name ->
    [you] Du warst in Runde { $round } mit { $vp } Siegpunkten zuerst fertig.
   *[other] { $name } war in Runde { $round } mit { $vp } Siegpunkten zuerst fertig.
}
ending-bet = { $name ->
    [you] Du warst in Runde { $round } zuerst fertig und hast dank Kodora { $vp } Siegpunkte.
   *[other] { $name } war in Runde { $round } zuerst fertig und hat dank Kodora { $vp } Siegpunkte.
}
ending-most = { $name ->
    [you] Du hast Runde { $rounds } gewonnen und die meisten Siegpunkte: { $vp }.
   *[other] { $name } hat Runde { $rounds } gewonnen und die meisten Siegpunkte: { $vp }.
}
ending-sudden = { $name ->
    [you] Du warst im Sudden Death zuerst fertig.
   *[other] { $name } war im Sudden Death zuerst fertig.
}

# Optionen
option-goal = Ziel
option-goal-value = { $value } Siegpunkte
option-goal-about = Wer zu Beginn einer Runde so viele hat und in ihr als Erstes alle Karten los ist, gewinnt. Nach sechs Runden entscheidet Sudden Death, egal bei welchem Ziel.

# die wenigen Worte auf dem Tisch
caption-round = Runde { $round } von { $rounds }
caption-sudden = Sudden Death
caption-goal = { $vp } Punkte, dann zuerst fertig
caption-sudden_goal = Wer zuerst fertig ist, gewinnt
caption-new_trick = Neuer Stich
caption-any_set = Beliebig viele gleiche Werte
caption-bets = Kodora-Wetten
caption-leads = { $name ->
    [you] Du eröffnest
   *[other] { $name } eröffnet
}
caption-ahead = { $name ->
    [you] Du führst
   *[other] { $name } führt
}
caption-forms = Nur Mystische Formen
caption-up = oder höher
caption-down = oder niedriger
caption-strict_up = nur höher
caption-strict_down = nur niedriger
caption-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
caption-rising = Hoch gewinnt
caption-falling = Niedrig gewinnt
caption-deck = Karten
caption-rewards = Wertung
caption-bag = Beutel
caption-sort = Ordnen
caption-thinking = überlegt …
caption-passed = hat gepasst
caption-skipped = setzt aus
caption-aside = sieht zu
caption-winner = gewinnt!
caption-wins = { $name ->
    [you] Du gewinnst!
   *[other] { $name } gewinnt!
}
caption-bets_now = darf wetten
caption-tip-cycle = Wähle nacheinander deine Sets mit Wert { $value }. Taste: { $digit }
caption-tip-sort = Ordne deine Hand nach Wert, oder Fähigkeiten und große Sets zuerst.
caption-tip-deck = Sieh das Deck durch: jede Karte, wie du sie kennst.
caption-tip-rewards = Sieh nach, was jeder Platz einbringt und was die Fähigkeiten tun.

# die Blätter über dem Tisch
overlay-close = Schließen
overlay-round-title = Runde { $round }
overlay-round-first = { $name ->
    [you] Du warst zuerst fertig
   *[other] { $name } war zuerst fertig
}
overlay-round-leads = eröffnet die nächste Runde
overlay-round-leads_last = eröffnet den Sudden Death
overlay-round-vp = { $count ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
overlay-round-won = gewonnen
overlay-round-lost = verloren
overlay-round-goal = Das Ziel sind { $goal } Siegpunkte: Wer sie hat und dann zuerst fertig ist, gewinnt.
overlay-round-there = { $count ->
    [1] { $names ->
        [you] Du bist am Ziel: Werde in der nächsten Runde zuerst fertig und du gewinnst.
       *[other] { $names } ist am Ziel und gewinnt mit dem ersten Platz in der nächsten Runde.
    }
   *[other] Am Ziel: { $names }. Wer von ihnen nun zuerst fertig ist, gewinnt.
}
overlay-round-last = Der letzte Platz kostet 1 Siegpunkt und lässt höchstens { $most }.
overlay-sudden-won = { $name ->
    [you] Du hast Runde 6 gewonnen und die meisten Siegpunkte: Sieg!
   *[other] { $name } hat Runde 6 gewonnen und die meisten Siegpunkte: Sieg!
}
overlay-sudden-title = Sudden Death
overlay-sudden-most = { $first ->
    [you] Du hast Runde 6 gewonnen.
   *[other] { $first } hat Runde 6 gewonnen.
} Die meisten Siegpunkte: { $names }. Wer zuerst fertig ist, gewinnt.
overlay-sudden-tied = { $first ->
    [you] Du hast Runde 6 gewonnen.
   *[other] { $first } hat Runde 6 gewonnen.
} Genauso viele Siegpunkte: { $names }. Wer zuerst fertig ist, gewinnt.
overlay-deck-title = Das Deck
overlay-deck-below = { $changed ->
    [0] { $count } Karten, noch keine davon verändert
    [one] { $count } Karten, eine davon für immer verändert
   *[other] { $count } Karten, { $changed } davon für immer verändert
}
overlay-deck-none = Was in einer Hülle steckt, bleibt dort. Veränderte Karten, die du gesehen hast, liegen dann hier.
overlay-deck-value = Wert
overlay-deck-all = Im Deck
overlay-deck-unseen = Ungesehen
overlay-deck-shown = Ausgespielt
overlay-deck-hand = In deiner Hand
overlay-deck-common = Was ihr alle wisst. Wo die Karten sind, bleibt verborgen, solange ihr gemeinsam schaut.
overlay-deck-known = Jede Karte, wie du sie zuletzt gesehen hast. Andere können sie inzwischen verändert haben.
overlay-reward-title = Belohnungen und Fähigkeiten
overlay-reward-below = Was eine Runde mit { $seats } am Tisch einbringt, und was Begleiter und Formen können
overlay-reward-rewards = Belohnungen
overlay-reward-vp = Siegpunkte
overlay-reward-power = Power
overlay-reward-advancements = Aufwertungen
overlay-reward-star = * nie unter 0; nach allem Tauschen höchstens { $most }
overlay-reward-win = Gewinnen
overlay-reward-win_line = Werde in einer Runde zuerst fertig und habe vor ihrer Belohnung mindestens { $goal } Siegpunkte. Gewonnene Kodora-Wetten zählen mit.
overlay-reward-rounds = Nach Runde 6
overlay-reward-rounds_line = Wer sie gewonnen hat, siegt mit den meisten Siegpunkten. Hat jemand genauso viele oder mehr, folgt Runde 7 gegen die Besten, ohne Wetten: Wer zuerst fertig ist, siegt.
overlay-reward-power_line = Tausch in deinem Zug { $trade } Powermarker gegen 1 Siegpunkt. Behalten darfst du höchstens { $limit }.
overlay-reward-abilities = Fähigkeiten
overlay-reward-unused = Spielst du eine Fähigkeit, ohne sie zu aktivieren, bekommst du dafür 1 Powermarker.
overlay-reward-free = { $stake } Siegpunkte Einsatz

# Feiern
cheer-won-heading = Champion der Arena
cheer-won-line = { $names ->
    [du] Du gewinnst das Spiel!
   *[other] { $names }
}
cheer-round-heading = Runde { $number } gewonnen
cheer-round-line = { $names ->
    [du] Du bist zuerst fertig
   *[other] { $names } · zuerst fertig
}
cheer-ascended-heading = Mystische Form
cheer-ascended-line = { $names ->
    [du] Du gewinnst den Stich
   *[other] { $names } · gewinnt den Stich
}

# die Lektion
lesson-aim-say = Willkommen! Sammle 10 Siegpunkte und werde dann zuerst alle Karten los.
lesson-aim-why = Jede Runde bringt Punkte, die meisten, wenn du zuerst fertig wirst. Hast du schon 10 und wirst dann in einer Runde zuerst fertig, gewinnst du auf der Stelle.
lesson-lead-say = Du eröffnest. Spiel deine beiden Einsen als Set.
lesson-lead-why = Karten mit gleichem Wert sind ein Set, und wer eröffnet, bestimmt, wie viele Karten alle spielen müssen. Niedrige schlagen kaum etwas: Spiel sie, wenn du eröffnest.
lesson-beat-say = Schlag das Paar: Spiel deine beiden Achten.
lesson-beat-why = Du brauchst gleich viele Karten mit gleichem oder höherem Wert. { $first } hat gleichgezogen: Der Zerrissene Fächer macht aus der 3 eine 1. Bei Gleichstand setzt die nächste Person aus, hier { $second }.
lesson-pass_on-say = { $second } spielt eine Mystische Form, die jedes Set schlägt. Passe.
lesson-pass_on-why = Nur eine zweite Mystische Form könnte folgen, und deine ist später mehr wert. Passen ist nie endgültig: In den meisten Stichen darfst du wieder spielen, wenn du dran bist.
lesson-form-say = Einige Sets später. Schieb deine Mystische Form in die 6 und drück den Knopf.
lesson-form-why = { $second } eröffnet mit einem Paar, und du hast keins. Einschieben kostet nichts, und was in einer Hülle steckt, bleibt das ganze Spiel dort, wer die Karte später auch hat.
lesson-power-say = Spiel die 6 und aktiviere ihre Fähigkeit: Wähle die Karte und ihr Zeichen.
lesson-power-why = Aktivieren kostet Power, hier 2 deiner Marker. Spielst du eine Fähigkeit, ohne sie zu aktivieren, bekommst du dafür 1 Powermarker. Jetzt oder später, das ist die Frage.
lesson-last_card-say = Du hast den Stich gewonnen und deine 9 gespielt. Noch eine Karte: Spiel sie!
lesson-last_card-why = Schlägt niemand dein Set, gewinnst du den Stich und eröffnest den nächsten. Ohne Karten bist du fertig: Du belegst den nächsten Platz und bekommst sofort die Belohnung.
lesson-reward-say = Zuerst fertig: 5 Siegpunkte und eine Aufwertung. Jetzt hast du 6 Punkte.
lesson-reward-why = Der letzte Platz verlor einen Punkt, bekam aber am meisten Power und Aufwertungen. Vier Powermarker kannst du im Zug gegen 1 Punkt tauschen. Alle Karten werden neu verteilt, mit allem, was in ihnen steckt.
lesson-item-say = { $second } legt ein Paar mit Wert 5. Schieb den Eichenschild in deine 4.
lesson-item-why = Gegenstände zählen zur Karte dazu: 4 und 1 sind 5. In eine Hülle passt eine Aufwertung von jeder Edelsteinfarbe.
lesson-pair-say = Jetzt hast du ein Paar mit Wert 5. Spiel es!
lesson-pair-why = Es ist gleich hoch, also setzt { $first } aus, und { $second } kann nur passen: Der Stich gehört dir, und du eröffnest den nächsten. So wirst du zwei Karten auf einmal los.
lesson-bet-say = Dritte Runde, und du hast 8 Punkte. Wette auf dich: Schieb deine Kodora in die 1.
lesson-bet-why = Eine Wette bindet 2 Punkte. Wirst du zuerst fertig, behältst du sie und bekommst 2 dazu, das macht 10; sonst sind sie weg. Die 1 bist du auch los: Sie spielt nicht mit.
lesson-aura-say = Du eröffnest wieder. Schieb die Aura der 12 in deine 3.
lesson-aura-why = Eine Aura ersetzt den Grundwert, dann kommen die Gegenstände dazu: 12, plus 2, minus 2. Aus deiner schwächsten Karte wird die stärkste.
lesson-three-say = Spiel drei Karten mit Wert 5: die 5, die 3 mit der Lanze und deine 4 mit dem Schild.
lesson-three-why = Was du in der vorigen Runde eingeschoben hast, hilft dir jetzt wieder. Die 3 haben andere verbessert: Merk dir jede Hülle, die du gesehen hast.
lesson-win-say = Niemand konnte folgen. Spiel deine letzte Karte und gewinne!
lesson-win-why = Zuerst fertig: Die Kodora-Wette bringt 2 Punkte, 8 und 2 sind 10. Wetten zählen, bevor es um das Ziel geht, und darum gewinnst du.
lesson-end-say = Du hast gewonnen, mit 10 Punkten in der dritten Runde.
lesson-end-why = Im Beutel ist noch mehr: Stachel ist ein Joker, Brando zählt doppelt, Charmanta dreht die Rangfolge um, Spukis bringt einen Punkt. Zu zweit sind gleich hohe Sets verboten. Zeig auf ein Zeichen, und du liest, was es kann.

# „Der bessere Zug …“: was Fehler gemeinsam haben
theme-trick = gewinnt den Stich
theme-out = wird früher fertig
theme-victory = gewinnt die Partie
theme-trade = tauscht Powermarker in Siegpunkte
theme-skip = lässt jemanden aussetzen
theme-power = bringt Powermarker
theme-play = behält ein besseres Set
theme-shed = wird mehr Karten los
theme-low = wird niedrige Karten los

### Gründe, wie die Suche sie gefunden hat; $name: wer es tut, „du“ hat eigene Fassungen; $odds: „ (in 7 von 10 Fällen)“ oder nichts

# $set: das Set, mit dem danach eröffnet wird, wenn $count nicht 0 ist
reason-trick =
    { $name ->
        [you] { $vp ->
            [0] Du gewinnst { $first ->
                [yes] den ersten Stich
               *[no] diesen Stich
            }
            [one] Du gewinnst { $first ->
                [yes] den ersten Stich
               *[no] diesen Stich
            } und { $vp } Siegpunkt
           *[other] Du gewinnst { $first ->
                [yes] den ersten Stich
               *[no] diesen Stich
            } und { $vp } Siegpunkte
        }{ $odds }{ $count ->
            [0] {""}
           *[other] {" "}und kannst mit { $set } eröffnen
        }.
       *[other] { $vp ->
            [0] { $name } gewinnt { $first ->
                [yes] den ersten Stich
               *[no] diesen Stich
            }
            [one] { $name } gewinnt { $first ->
                [yes] den ersten Stich
               *[no] diesen Stich
            } und { $vp } Siegpunkt
           *[other] { $name } gewinnt { $first ->
                [yes] den ersten Stich
               *[no] diesen Stich
            } und { $vp } Siegpunkte
        }{ $odds }{ $count ->
            [0] {""}
           *[other] {" "}und kann mit { $set } eröffnen
        }.
    }
reason-trick-prevented =
    { $name ->
        [you] Sonst könntest du { $first ->
                [yes] den ersten Stich
               *[no] diesen Stich
            } gewinnen{ $odds }.
       *[other] Sonst könnte { $name } { $first ->
                [yes] den ersten Stich
               *[no] diesen Stich
            } gewinnen{ $odds }.
    }
reason-trick-risk =
    { $name ->
        [you] Vielleicht gewinnst du { $first ->
                [yes] den ersten Stich
               *[no] diesen Stich
            }{ $odds }.
       *[other] Vielleicht gewinnt { $name } { $first ->
                [yes] den ersten Stich
               *[no] diesen Stich
            }{ $odds }.
    }
reason-beaten-prevented =
    { $name ->
        [you] Sonst könntest du überbieten{ $odds }.
       *[other] Sonst könnte { $name } überbieten{ $odds }.
    }
reason-beaten-risk =
    { $name ->
        [you] Du kannst überbieten{ $odds }.
       *[other] { $name } kann überbieten{ $odds }.
    }
# $place: 1 bis 3
reason-out =
    { $name ->
        [you] { $place ->
            [1] Du kannst als Erstes fertig werden{ $odds }.
            [2] Du kannst auf Platz 2 fertig werden{ $odds }.
           *[3] Du kannst auf Platz 3 fertig werden{ $odds }.
        }
       *[other] { $place ->
            [1] { $name } kann als Erstes fertig werden{ $odds }.
            [2] { $name } kann auf Platz 2 fertig werden{ $odds }.
           *[3] { $name } kann auf Platz 3 fertig werden{ $odds }.
        }
    }
reason-out-prevented =
    { $name ->
        [you] { $place ->
            [1] Sonst könntest du als Erstes fertig werden{ $odds }.
            [2] Sonst könntest du auf Platz 2 fertig werden{ $odds }.
           *[3] Sonst könntest du auf Platz 3 fertig werden{ $odds }.
        }
       *[other] { $place ->
            [1] Sonst könnte { $name } als Erstes fertig werden{ $odds }.
            [2] Sonst könnte { $name } auf Platz 2 fertig werden{ $odds }.
           *[3] Sonst könnte { $name } auf Platz 3 fertig werden{ $odds }.
        }
    }
reason-out-risk =
    { $name ->
        [you] { $place ->
            [1] Vielleicht wirst du als Erstes fertig{ $odds }.
            [2] Vielleicht wirst du auf Platz 2 fertig{ $odds }.
           *[3] Vielleicht wirst du auf Platz 3 fertig{ $odds }.
        }
       *[other] { $place ->
            [1] Vielleicht wird { $name } als Erstes fertig{ $odds }.
            [2] Vielleicht wird { $name } auf Platz 2 fertig{ $odds }.
           *[3] Vielleicht wird { $name } auf Platz 3 fertig{ $odds }.
        }
    }
reason-victory =
    { $name ->
        [you] Du kannst noch in dieser Runde gewinnen{ $odds }.
       *[other] { $name } kann noch in dieser Runde gewinnen{ $odds }.
    }
reason-victory-prevented =
    { $name ->
        [you] Sonst könntest du noch in dieser Runde gewinnen{ $odds }.
       *[other] Sonst könnte { $name } noch in dieser Runde gewinnen{ $odds }.
    }
reason-victory-risk =
    { $name ->
        [you] Vielleicht gewinnst du noch in dieser Runde{ $odds }.
       *[other] Vielleicht gewinnt { $name } noch in dieser Runde{ $odds }.
    }
reason-trade =
    { $name ->
        [you] Danach kannst du Powermarker gegen einen Siegpunkt tauschen und hast { $vp }.
       *[other] Danach kann { $name } Powermarker gegen einen Siegpunkt tauschen und hat { $vp }.
    }
# wer aussetzen muss: $other
reason-skip =
    { $other ->
        [you] Du musst aussetzen{ $odds }.
       *[other] { $other } muss aussetzen{ $odds }.
    }
reason-power =
    { $name ->
        [you] Das bringt dir { $power }.
       *[other] Das bringt { $name } { $power }.
    }
# das Set, das danach kommt; $when: 0 in diesem Zug, 1 und 2 in späteren; $led: ob es einen Stich eröffnet
reason-play =
    { $name ->
        [you] { $when ->
            [0] Danach kannst du gleich mit { $set } weitermachen.
           *[other] { $led ->
                [yes] Später kannst du mit { $set } eröffnen{ $odds }.
               *[no] Später kannst du noch mit { $set } mitgehen{ $odds }.
            }
        }
       *[other] { $when ->
            [0] Danach kann { $name } gleich mit { $set } weitermachen.
           *[other] { $led ->
                [yes] Später kann { $name } mit { $set } eröffnen{ $odds }.
               *[no] Später kann { $name } noch mit { $set } mitgehen{ $odds }.
            }
        }
    }
# Karten, die mit diesem Zug und den nächsten abgelegt werden, und was dann bleibt
reason-shed =
    { $name ->
        [you] In den nächsten Zügen wirst du { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        } los, { $left ->
            [0] keine bleibt
            [one] { $left } bleibt
           *[other] { $left } bleiben
        }.
       *[other] In den nächsten Zügen wird { $name } { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        } los, { $left ->
            [0] keine bleibt
            [one] { $left } bleibt
           *[other] { $left } bleiben
        }.
    }
# ein Held mit Grundwert $low, der sich schwer spielen lässt
reason-low =
    { $name ->
        [you] So wirst du eine { $low } los, die sonst kaum zu spielen ist.
       *[other] So wird { $name } eine { $low } los, die sonst kaum zu spielen ist.
    }

# was jemand zuletzt getan hat, neben dem Namen: wenige Worte, ohne Punkt
deed-lead = { $name ->
    [you] du eröffnest mit { $set }
   *[other] eröffnet mit { $set }
}
deed-top = { $name ->
    [you] du überbietest mit { $set }
   *[other] überbietet mit { $set }
}
deed-under = { $name ->
    [you] du unterbietest mit { $set }
   *[other] unterbietet mit { $set }
}
deed-match = { $name ->
    [you] du ziehst mit { $set } gleich
   *[other] zieht mit { $set } gleich
}
deed-form = { $name ->
    [you] du spielst { $card } als Mystische Form
   *[other] spielt { $card } als Mystische Form
}
deed-form_too = { $name ->
    [you] du überbietest mit { $card } als Mystischer Form
   *[other] überbietet mit { $card } als Mystischer Form
}
deed-pass = { $name ->
    [you] du passt
   *[other] passt
}
deed-bet = { $name ->
    [you] du wettest auf den ersten Platz
   *[other] wettet auf den ersten Platz
}
deed-sleeve = { $name ->
    [you] du schiebst eine Aufwertung ein
   *[other] schiebt eine Aufwertung ein
}
deed-sleeve_own = { $name ->
    [you] du schiebst in { $card }: { $kind }
   *[other] schiebt in { $card }: { $kind }
}
deed-take_back = { $name ->
    [you] du nimmst eine Aufwertung zurück
   *[other] nimmt eine Aufwertung zurück
}
deed-take_back_own = { $name ->
    [you] du nimmst aus { $card } zurück: { $kind }
   *[other] nimmt aus { $card } zurück: { $kind }
}
deed-trade = { $name ->
    [you] du tauschst { $power } Powermarker
   *[other] tauscht { $power } Powermarker
}
deed-discard = { $name ->
    [you] du wirfst { $power } Powermarker ab
   *[other] wirft { $power } Powermarker ab
}
deed-trick = { $name ->
    [you] du gewinnst den Stich
   *[other] gewinnt den Stich
}
deed-victory = { $name ->
    [you] du gewinnst das Spiel
   *[other] gewinnt das Spiel
}
deed-place = { $name ->
    [you] { $place ->
        [1] du wirst als Erstes fertig
        [2] du wirst als Zweites fertig
        [3] du wirst als Drittes fertig
        [4] du wirst als Viertes fertig
        [last] du kommst auf den letzten Platz
       *[other] du wirst als Fünftes fertig
    }{ $bet ->
        [won] {" "}und gewinnst die Wette
        [lost] {" "}und verlierst die Wette
       *[none] {""}
    }
   *[other] { $place ->
        [1] wird als Erstes fertig
        [2] wird als Zweites fertig
        [3] wird als Drittes fertig
        [4] wird als Viertes fertig
        [last] kommt auf den letzten Platz
       *[other] wird als Fünftes fertig
    }{ $bet ->
        [won] {" "}und gewinnt die Wette
        [lost] {" "}und verliert die Wette
       *[none] {""}
    }
}
deed-stake = { $vp } Siegpunkte gesetzt
deed-falling = Niedrig schlägt hoch
deed-rising = Hoch schlägt niedrig
deed-one_left = noch eine Karte
deed-fell_back = zurück auf { $vp } Siegpunkte
deed-skip = { $name ->
    [you] du setzt aus
   *[other] { $name } setzt aus
}

# neben den Plätzen
seat-ahead = Führt: { $count } × { $value }
seat-ahead_form = Führt: Form
seat-next = Nach dir dran
seat-left = { $count ->
    [0] Keine Karten mehr
    [one] Noch { $count } Karte
   *[other] Noch { $count } Karten
}
seat-vp = Punkte

# was zu schlagen ist, und der Platz für das eigene Set
stage-beat = Zu schlagen
stage-lead = { $name ->
    [you] Du eröffnest
   *[other] { $name } eröffnet
}
stage-up = { $value } oder höher
stage-down = { $value } oder niedriger
stage-strict_up = höher als { $value }
stage-strict_down = niedriger als { $value }
stage-place = { $count ->
    [1] Deine Karte
   *[other] Dein Set
}
stage-any = Beliebig viele gleiche Werte
stage-tie = { $value }: gleich
stage-tie_skips = { $value }: gleich, { $name ->
    [you] du setzt aus
   *[other] { $name } setzt aus
}
stage-beaten = { $way ->
    [falling] { $value } oder niedriger sticht
   *[rising] { $value } oder höher sticht
}
stage-leads = Eröffnet den Stich
stage-beats = { $form ->
    [yes] schlägt die Form
   *[no] schlägt { $count } × { $value }
}
stage-ties = Gleich
stage-skips = Gleich: { $name ->
    [you] du setzt aus
   *[other] { $name } setzt aus
}

# über den Handkarten: was eine Aufwertung aus ihnen machte
chip-beats = { $value }: sticht
chip-ties = { $value }: gleich
chip-skips = { $value }: { $name ->
    [you] du setzt aus
   *[other] { $name } setzt aus
}
chip-form = Form: sticht

# die Ansage
prompt-betting = Wettest du auf Platz 1?
prompt-betting_more = Wettest du noch einmal?
prompt-too_much = Tausch { $power } Powermarker gegen 1 Siegpunkt, oder behalte nur { $limit }.
prompt-may_trade = Tausch { $power } Powermarker gegen 1 Siegpunkt, oder behalte sie.
prompt-lead = Eröffne mit beliebig vielen Karten gleichen Werts.
prompt-follow = Spiel { $need }, oder passe.
prompt-sheet = Wähle die Karte für „{ $kind }“.
prompt-cards = { $count ->
    [one] { $count } Karte gewählt.
   *[other] { $count } Karten gewählt.
}
prompt-cards-of = { $count } von { $needed } Karten gewählt.
prompt-others-follow = Nötig: { $need }.
prompt-others-lead = Ein neuer Stich: beliebig viele gleiche Werte.
prompt-others-betting = Kodora-Wetten vor der Runde.
prompt-others-ending = Viele Powermarker: tauschen oder behalten.

# die Leiste: Arten von Zügen, was sie bewirken, warum sie nicht gehen
rail-play = Set spielen
rail-sleeve = Aufwerten
rail-trade = Power tauschen
rail-pass = Passen
rail-back = Zurücknehmen
rail-bet = Wetten
rail-ready = Keine Wette
rail-keep = Power behalten
rail-discard = Power abwerfen
rail-play-lead = Beliebig viele gleiche Werte
rail-play-values = Möglich: { $values }
rail-play-many = { $count ->
    [one] { $count } Set passt
   *[other] { $count } Sets passen
}
rail-play-set = { $cards } spielen
rail-play-form = { $card } als Mystische Form
rail-play-leads = Eröffnet mit { $count } × { $value }
rail-play-beats = Besser als { $name ->
    [you] du mit { $set }
   *[other] { $name } mit { $set }
}
rail-play-ties = Gleichauf mit { $name ->
    [you] dir selbst
   *[other] { $name }
}
rail-play-skips = Gleichauf mit { $name ->
    [you] dir selbst
   *[other] { $name }
}, { $skipped ->
    [you] du setzt aus
   *[other] { $skipped } setzt aus
}
rail-play-power = ({ $sign }{ $power } Power)
rail-sleeve-ready = { $count ->
    [one] { $count } Aufwertung bereit
   *[other] { $count } Aufwertungen bereit
}
rail-sleeve-on = „{ $kind }“ auf deine { $value }
rail-sleeve-makes = „{ $kind }“ macht deine { $value } zur { $then }
rail-back-note = Was du in diesem Zug hineingeschoben hast
rail-back-from = „{ $kind }“ von deiner { $value }
rail-trade-note = { $power } Marker für 1 Siegpunkt, du hast { $have }
rail-pass-later = Du kannst später noch spielen
rail-pass-ends = { $name ->
    [you] Du gewinnst den Stich
   *[other] { $name } gewinnt den Stich
}
rail-bet-note = { $stake } Punkte Einsatz: Platz 1 gewinnt { $stake } dazu
rail-bet-card = Auf { $card } wetten
rail-ready-note = { $bets ->
    [0] Ohne Wette beginnen
    [one] { $bets } Wette steht
   *[other] { $bets } Wetten stehen
}
rail-keep-note = Du hast { $have }, bis { $limit } ist erlaubt
rail-discard-note = Du hast { $have }, { $limit } bleiben
rail-off-picked = Nicht mit deiner Auswahl
rail-off-lead = Du eröffnest, also spiel ein Set
rail-off-trade = Kostet { $power } Marker, du hast { $have }
rail-off-form = Keine Mystische Form, die du zahlen kannst
rail-off-up = { $count ->
    [1] Keine { $value } oder höher auf der Hand
   *[other] Kein Set aus { $count } Karten ab { $value }
}
rail-off-strict_up = { $count ->
    [1] Nichts über { $value } auf der Hand
   *[other] Kein Set aus { $count } Karten über { $value }
}
rail-off-down = { $count ->
    [1] Keine { $value } oder niedriger auf der Hand
   *[other] Kein Set aus { $count } Karten bis { $value }
}
rail-off-strict_down = { $count ->
    [1] Nichts unter { $value } auf der Hand
   *[other] Kein Set aus { $count } Karten unter { $value }
}
rail-off-slots = Keine Karte hat dafür Platz
rail-off-none = Du hast keine Aufwertungen
rail-off-vp = Kostet { $stake } Punkte, frei hast du { $free }
rail-off-kodora = Du hast keine Kodora zum Wetten
rail-off-keep = Du hast { $have }, höchstens { $limit } bleiben
rail-off-discard = Bis { $limit } ist erlaubt

# Challenges und Erfolge
challenge-warm_up = Generalprobe
challenge-warm_up-note = Kurze Partie gegen einen Anfänger: raus aus der Garderobe, rein ins Rampenlicht.
challenge-lone_hero = Letzte Karte
challenge-lone_hero-note = Jede Vorstellung braucht ein Finale. Deins ist eine einzige Karte.
challenge-no_gambling = Kein Einsatz
challenge-no_gambling-note = Die Kodoras bleiben im Stall: Gewinne ohne Wettschein.
challenge-high_roller = Alles auf dich
challenge-high_roller-note = Du glaubst an dich. Dann setz auch etwas darauf.
challenge-trickster = Stichjagd
challenge-trickster-note = Zwei Ritter wollen dieselben Stiche wie du. Nimm sie dir zuerst.
challenge-plain_clothes = In Zivil
challenge-plain_clothes-note = Lass den Kleiderschrank zu: Helden kommen, wie sie sind.
challenge-master_tailor = Maßschneider
challenge-master_tailor-note = Nichts von der Stange: Nähe, schieb und polstere, bis der Held sitzt.
challenge-three_alike = Dreierpack
challenge-three_alike-note = Zu viert am Tisch. Antworte den Solisten mit einem Chor.
challenge-ascension = Höhere Berufung
challenge-ascension-note = Manche Helden wachsen über ihre Karte hinaus. Lass einen aufsteigen.
challenge-merchant = Wechselstube
challenge-merchant-note = Power ist gut, Punkte sind besser: Achte auf den Kurs.
challenge-rush_hour = Gedränge
challenge-rush_hour-note = Sechs Helden, eine Tür. Fahr die Ellbogen aus.
challenge-marathon = Marathon
challenge-marathon-note = Vierzehn Punkte sind ein weiter Weg: Teil dir die Kräfte ein, dann renn.
goal-abilities-most = { $number ->
    [0] nutze keine Fähigkeit
   *[other] nutze höchstens { $number } Fähigkeiten
}
goal-bet_vp-least = gewinne { $number } Siegpunkte mit Wetten
goal-bets-least = { $number ->
    [1] geh eine Wette ein
   *[other] geh { $number } Wetten ein
}
goal-bets-most = { $number ->
    [0] wette nicht
   *[other] höchstens { $number } Wetten
}
goal-firsts-least = { $number ->
    [1] werde in einer Runde zuerst fertig
   *[other] werde in { $number } Runden zuerst fertig
}
goal-forms-least = { $number ->
    [1] spiel eine Mystische Form
   *[other] spiel { $number } Mystische Formen
}
goal-highest-least = spiel ein Set mit Wert { $number } oder mehr
goal-largest-least = spiel ein Set aus { $number } Karten
goal-lasts-most = { $number ->
    [0] werde in keiner Runde Letzter
    [1] werde höchstens einmal Letzter
   *[other] werde höchstens { $number }-mal Letzter
}
goal-lone-least = werde mit einer einzelnen Karte zuerst fertig
goal-margin-least = { $number } Siegpunkte vor allen anderen
goal-passes-most = passe höchstens { $number }-mal
goal-rounds-most = { $number ->
    [1] in einer einzigen Runde
   *[other] bis Runde { $number }
}
goal-sleeved-least = schieb { $number } Aufwertungen ein
goal-sleeved-most = { $number ->
    [0] schieb nichts ein
   *[other] schieb höchstens { $number } Aufwertungen ein
}
goal-traded-least = { $number ->
    [1] tausch einmal Powermarker gegen Siegpunkte
   *[other] tausch { $number }-mal Powermarker gegen Siegpunkte
}
goal-tricks-least = gewinne { $number } Stiche
achievement-solo_finish = Solofinale
achievement-clean_sheet = Nie ganz unten
achievement-jackpot = Volltreffer
achievement-naked_truth = Komm, wie du bist
achievement-fashion_week = Modewoche
achievement-big_number = Jenseits der Skala
achievement-choir = Vierstimmig
achievement-ascended = Zweimal erleuchtet
achievement-sweep = Stichesammler
achievement-no_power = Ehrliche Arbeit
achievement-podium = Dreimal vorn
