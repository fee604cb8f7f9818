title = Splendor: Marvel
blurb = Sammle die Infinity-Steine, rekrutiere Helden und Schurken und greif vor allen anderen nach dem Handschuh.

chip-0 = Gedanken
chip-1 = Macht
chip-2 = Raum
chip-3 = Realität
chip-4 = Seele
chip-5 = S.H.I.E.L.D.
chip-6 = Zeit

letters = GMRTSHZ

stone-0 = Gedankenstein
stone-1 = Machtstein
stone-2 = Raumstein
stone-3 = Realitätsstein
stone-4 = Seelenstein
stone-5 = S.H.I.E.L.D.-Chip
stone-6 = Zeitstein

stones-0 = Gedankensteine
stones-1 = Machtsteine
stones-2 = Raumsteine
stones-3 = Realitätssteine
stones-4 = Seelensteine
stones-5 = S.H.I.E.L.D.-Chips
stones-6 = Zeitsteine

count = { $count } { $chip }
pair = 2 { $stones }

event-deal =
    { $name ->
        [you] Du beginnst.
       *[other] { $name } beginnt.
    }
event-take =
    { $name ->
        [you] Du nimmst { $chips }.
       *[other] { $name } nimmt { $chips }.
    }
event-reserve =
    { $name ->
        [you] Du reservierst
       *[other] { $name } reserviert
    } { $card } { $shield ->
        [yes] (+1 S.H.I.E.L.D.).
       *[no] (kein S.H.I.E.L.D.-Chip mehr da).
    }
event-reserve_top =
    { $name ->
        [you] Du reservierst
       *[other] { $name } reserviert
    } verdeckt eine Karte der Stufe { $level } { $shield ->
        [yes] (+1 S.H.I.E.L.D.).
       *[no] (kein S.H.I.E.L.D.-Chip mehr da).
    }
event-reserve_own =
    { $name ->
        [you] Du reservierst
       *[other] { $name } reserviert
    } verdeckt { $card } { $shield ->
        [yes] (+1 S.H.I.E.L.D.).
       *[no] (kein S.H.I.E.L.D.-Chip mehr da).
    }
event-recruit =
    { $name ->
        [you] Du rekrutierst
       *[other] { $name } rekrutiert
    } { $card } { $paid ->
        [0] kostenlos
       *[other] für { $chips }
    }{ $points ->
        [0] {""}
        [one] {" "}(+1 Punkt)
       *[other] {" "}(+{ $points } Punkte)
    }{ $time ->
        [yes] {" "}und { $name ->
            [you] bekommst
           *[other] bekommt
        } den Zeitstein.
       *[no] .
    }
event-return =
    { $name ->
        [you] Du legst einen { $stone } zurück.
       *[other] { $name } legt einen { $stone } zurück.
    }
event-location =
    { $name ->
        [you] Du bekommst { $location } (+3 Punkte, jetzt { $points }).
       *[other] { $name } bekommt { $location } (+3 Punkte, jetzt { $points }).
    }
event-avengers_first =
    { $name ->
        [you] Du nimmst dir das Avengers-Plättchen (+3 Punkte, jetzt { $points }).
       *[other] { $name } nimmt sich das Avengers-Plättchen (+3 Punkte, jetzt { $points }).
    }
event-avengers_from =
    { $name ->
        [you] Du nimmst { $other } das Avengers-Plättchen ab (+3 Punkte, jetzt { $points } zu { $rest }).
       *[other] { $other ->
            [you] { $name } nimmt dir das Avengers-Plättchen ab (+3 Punkte, jetzt { $points } zu { $rest }).
           *[other] { $name } nimmt { $other } das Avengers-Plättchen ab (+3 Punkte, jetzt { $points } zu { $rest }).
        }
    }
event-gauntlet =
    { $name ->
        [you] Du erfüllst alle Bedingungen und nimmst den Infinity-Handschuh!
       *[other] { $name } erfüllt alle Bedingungen und nimmt den Infinity-Handschuh!
    }
event-gauntlet_lost =
    { $name ->
        [you] Du erfüllst die Bedingungen nicht mehr und verlierst den Infinity-Handschuh.
       *[other] { $name } erfüllt die Bedingungen nicht mehr und verliert den Infinity-Handschuh.
    }
event-gauntlet_passes =
    { $name ->
        [you] Du nimmst { $other } den Infinity-Handschuh ab.
       *[other] { $other ->
            [you] { $name } nimmt dir den Infinity-Handschuh ab.
           *[other] { $name } nimmt { $other } den Infinity-Handschuh ab.
        }
    }
event-pass =
    { $name ->
        [you] Du kannst nichts tun und passt.
       *[other] { $name } kann nichts tun und passt.
    }

event-last_round = Die Runde wird zu Ende gespielt.
event-over-at_once = In dieser Runde kann sonst niemand mehr den Handschuh nehmen.
event-over-last = Das war der letzte Zug der Runde.
event-over-played_out = Damit ist die Runde zu Ende.
event-over-stuck = Niemand kann mehr etwas tun.

button-take = { $chips } nehmen
button-reserve =
    { $card } reservieren{ $shield ->
        [yes] {" "}(+1 S.H.I.E.L.D.)
       *[no] {""}
    }
button-reserve_top =
    Stufe { $level } verdeckt reservieren{ $shield ->
        [yes] {" "}(+1 S.H.I.E.L.D.)
       *[no] {""}
    }
button-recruit =
    { $paid ->
        [0] { $card } kostenlos rekrutieren
       *[other] { $card } für { $chips } rekrutieren
    }
button-return = { $stone } zurücklegen
button-choose = { $location } wählen
button-pass = Passen
button-table = Weiter

status-main =
    { $name ->
        [you] Du bist dran: Nimm Steine, reserviere oder rekrutiere
       *[other] { $name }: Steine nehmen, reservieren oder rekrutieren
    }
status-returning =
    { $count ->
        [one] { $name ->
            [you] Leg 1 Chip zurück ({ $limit } darfst du behalten)
           *[other] { $name }: 1 Chip zurücklegen (höchstens { $limit } behalten)
        }
       *[other] { $name ->
            [you] Leg { $count } Chips zurück ({ $limit } darfst du behalten)
           *[other] { $name }: { $count } Chips zurücklegen (höchstens { $limit } behalten)
        }
    }
status-choosing =
    { $name ->
        [you] Wähle einen Ort
       *[other] { $name }: einen Ort wählen
    }
status-last_round =
    { $name ->
        [you] Dein letzter Zug: { $holder } hat den Handschuh
       *[other] { $name }, letzter Zug: { $holder ->
            [you] Du hast den Handschuh
           *[other] { $holder } hat den Handschuh
        }
    }
status-table = Der Tisch wird gedeckt …
status-over = Die Partie ist zu Ende


why-match_over = Die Partie ist zu Ende.
why-not_an_action = Diesen Zug gibt es in diesem Spiel nicht.
why-table_step = Einen Moment: Der Tisch wird gerade gedeckt.
why-return_first = Du hast { $held } Chips. Leg erst welche zurück: Behalten darfst du { $limit }.
why-choose_first = Wähle erst einen der Orte, die du erreicht hast.
why-nothing_to_return = Chips legst du nur am Ende deines Zuges zurück, wenn du mehr als { $limit } hast.
why-no_such_chip = Du hast keine { $stones }, die du zurücklegen könntest.
why-time_stays = Den Zeitstein behältst du immer.
why-special_chip =
    { $colour ->
        [5] Einen S.H.I.E.L.D.-Chip bekommst du, wenn du einen Charakter reservierst.
       *[6] Den Zeitstein bekommst du mit deinem ersten Charakter der Stufe III.
    }
why-colour_empty = Es sind keine { $stones } mehr da.
why-take_more =
    { $needed ->
        [1] Nimm den einen Stein, der noch da ist.
       *[other] { $picked } von { $needed } Steinen gewählt. Wähl noch eine andere Farbe.
    }
why-take_at_most_three = Du darfst höchstens drei Steine nehmen.
why-two_of_one_colour_only = Wenn du zwei { $stones } nimmst, darfst du nichts anderes dazunehmen.
why-pair_needs_four =
    { $left ->
        [one] Zwei { $stones } darfst du nur nehmen, solange { $needed } da sind; es ist nur 1.
       *[other] Zwei { $stones } darfst du nur nehmen, solange { $needed } da sind; es sind nur { $left }.
    }
why-hand_full = Du hast schon { $limit } reservierte Karten. Rekrutiere erst eine davon.
why-place_empty = Hier liegt keine Karte mehr.
why-deck_empty = Der Stapel der Stufe { $level } ist leer.
why-too_dear =
    { $shields ->
        [0] Für { $card } brauchst du noch { $missing }.
        [one] Für { $card } brauchst du noch { $missing }; auch mit deinem S.H.I.E.L.D.-Chip { $short } zu wenig.
       *[other] Für { $card } brauchst du noch { $missing }; auch mit deinen { $shields } S.H.I.E.L.D.-Chips { $short } zu wenig.
    }
why-wrong_payment = So kannst du { $card } nicht bezahlen.
why-nothing_to_choose = Orte bekommst du am Ende deines Zuges. Jetzt gibt es nichts zu wählen.
why-location_out_of_reach = Für { $location } fehlen dir noch diese Bonusse: { $missing }.
why-may_not_pass = Passen darfst du nur, wenn sonst nichts möglich ist.

card-line =
    { $name }, Stufe { $level }. Bonus: { $bonus }. { $points ->
        [0] {""}
        [one] 1 Punkt.{" "}
       *[other] { $points } Punkte.{" "}
    }{ $symbols ->
        [0] {""}
        [one] 1 Avengers-Symbol.{" "}
       *[other] { $symbols } Avengers-Symbole.{" "}
    }Kostet { $cost }.
card-due =
    { $total ->
        [0] Für dich kostenlos.
       *[other] Du zahlst { $due }.
    }
card-missing = Du brauchst noch { $missing }.
location-line = { $name } bringt 3 Punkte für diese Bonusse: { $demand }.
chip-stock =
    { $count ->
        [0] { $chip }: keine mehr da.
       *[other] { $chip }: noch { $count } da.
    }
chip-own =
    { $chip }: { $count ->
        [one] 1 Chip
       *[other] { $count } Chips
    }{ $bonus ->
        [0] .
        [one] , 1 Bonus.
       *[other] , { $bonus } Bonusse.
    }
seat-line =
    { $name ->
        [you] Du
       *[other] { $name }
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $symbols ->
        [one] 1 Avengers-Symbol.
       *[other] { $symbols } Avengers-Symbole.
    } { $held ->
        [0] Keine Chips.
       *[other] Chips: { $chips }.
    } { $earned ->
        [0] Keine Bonusse.
       *[other] Bonusse: { $bonuses }.
    }{ $reserved ->
        [0] {""}
        [one] {" "}1 reservierte Karte.
       *[other] {" "}{ $reserved } reservierte Karten.
    }
deck-line =
    { $count ->
        [0] Stufe { $level }: Der Stapel ist leer.
        [one] Stufe { $level }: noch 1 Karte im Stapel.
       *[other] Stufe { $level }: noch { $count } Karten im Stapel.
    }
hidden-line = Eine reservierte Karte der Stufe { $level }. Welche, weiß nur, wer sie hat.
avengers-line = Avengers-Plättchen: 3 Punkte für die meisten Avengers-Symbole, mindestens 3.
avengers-held =
    { $name ->
        [you] Du hast es mit { $symbols }.
       *[other] { $name } hat es mit { $symbols }.
    }
gauntlet-line = Infinity-Handschuh: Dafür brauchst du { $points } Punkte, einen Bonus jeder Farbe und den Zeitstein.

score-characters = Charaktere
score-locations = Orte
score-avengers = Avengers-Plättchen
score-total = Punkte
score-colours = Bonusfarben
score-time = Zeitstein
score-gauntlet = Handschuh möglich
score-recruited = Rekrutierte Charaktere
yes = ja
no = nein

ending-at_once =
    { $name ->
        [you] Du gewinnst: In dieser Runde kann sonst niemand mehr den Handschuh nehmen.
       *[other] { $name } gewinnt: In dieser Runde kann sonst niemand mehr den Handschuh nehmen.
    }
ending-last =
    { $name ->
        [you] Du nimmst im letzten Zug der Runde den Handschuh und gewinnst.
       *[other] { $name } nimmt im letzten Zug der Runde den Handschuh und gewinnt.
    }
ending-played_out = Die Runde ist zu Ende gespielt.
ending-alone =
    { $name ->
        [you] Du gewinnst: Sonst kann niemand den Handschuh nehmen.
       *[other] { $name } gewinnt: Sonst kann niemand den Handschuh nehmen.
    }
ending-points =
    { $name ->
        [you] Du gewinnst mit den meisten Punkten unter allen, die den Handschuh nehmen können.
       *[other] { $name } gewinnt mit den meisten Punkten unter allen, die den Handschuh nehmen können.
    }
ending-avengers =
    { $name ->
        [you] Gleichstand, aber du gewinnst dank des Avengers-Plättchens.
       *[other] Gleichstand, aber { $name } gewinnt dank des Avengers-Plättchens.
    }
ending-fewest =
    { $name ->
        [you] Gleichstand, aber du gewinnst mit weniger Charakteren.
       *[other] Gleichstand, aber { $name } gewinnt mit weniger Charakteren.
    }
ending-shared = Geteilter Sieg, in allem gleich: { $names }.
ending-stuck =
    { $name ->
        [you] Niemand konnte mehr etwas tun. Du liegst vorn und gewinnst.
       *[other] Niemand konnte mehr etwas tun. { $name } liegt vorn und gewinnt.
    }
ending-stuck_shared = Niemand konnte mehr etwas tun. Geteilter Sieg: { $names }.

option-start = Wer beginnt
option-start-random = Zufällig
option-start-seat = Platz { $value }
option-play_out = Runde immer zu Ende spielen
option-play_out-True = An
option-play_out-False = Aus
option-play_out-about = Die letzte Runde wird auch dann zu Ende gespielt, wenn niemand mehr aufholen kann. So hatten alle gleich viele Züge.
option-target = Punkte zum Sieg
option-target-value = { $value } Punkte
option-target-about = So viele braucht der Handschuh, dazu einen Bonus jeder Farbe und den Zeitstein.

cheer-won-heading = Das Universum ist gerettet!
cheer-won-line = { $names }
cheer-gauntlet-heading = Der Infinity-Handschuh
cheer-gauntlet-line = { $names } · letzte Runde
cheer-avengers-heading = Avengers, sammeln!
cheer-avengers-line = { $names } · 3 Punkte
cheer-location-heading = Neuer Ort
cheer-location-line = { $names } · 3 Punkte

lesson-aim-say = Willkommen! Greif vor allen anderen nach dem Infinity-Handschuh.
lesson-aim-why = Dazu brauchst du dreierlei zugleich: 16 Punkte, einen Charakter in jeder der fünf Farben und den grünen Zeitstein. Alles, was du tust, führt dorthin.

lesson-three-say = Nimm je einen Gedanken-, Macht- und Raumstein und bestätige.
lesson-three-why = Mit Steinen bezahlst du. Drei verschiedene Farben sind das meiste, was ein Zug bringt, und halten viele Charaktere in Reichweite.

lesson-pair-say = Nimm jetzt zwei Realitätssteine: Wähle denselben Stapel zweimal.
lesson-pair-why = Rocket kostet einmal Gedanken und zweimal Realität. Ein Paar sind nur zwei Steine, aber genau die richtigen. Es geht, solange mindestens vier dieser Farbe da sind.

lesson-recruit-say = Rocket kannst du bezahlen. Rekrutiere ihn!
lesson-recruit-why = Der Preis steht auf der Karte: Die Steine gehen zurück in die Bank. Was Rocket dir bringt, bleibt dir bis zum Ende.

lesson-bonus-say = Rocket gehört dir und bringt einen Bonus: einmal Gedanken.
lesson-bonus-why = Ab jetzt kostet dich jeder Charakter einen Gedankenstein weniger, jedes Mal. Steine gibst du aus, Bonusse nie: Billige Charaktere am Anfang machen die teuren bezahlbar.

lesson-reserve-say = Reserviere Wong: Wähle seine Karte und drück „Reservieren“.
lesson-reserve-why = Ihn willst du als Nächsten. So nimmt ihn dir niemand weg, und du bekommst einen grauen S.H.I.E.L.D.-Chip. Bis zu drei reservierte Karten darfst du halten.

lesson-shield-say = Einen Zug später: Rekrutiere Wong von deiner Hand.
lesson-shield-why = Den Gedankenstein zahlt dein Bonus. Ein Seelenstein fehlt noch: Der graue S.H.I.E.L.D.-Chip ersetzt ihn, wie jede andere Farbe auch.

lesson-too_many-say = Einige Züge später sparst du. Nimm noch einmal Gedanken, Realität und Seele.
lesson-too_many-why = Du willst Ronan. Er kostet fünfmal Gedanken, dein Bonus lässt vier übrig. Acht Steine hast du schon: Jetzt werden es elf, einer zu viel.

lesson-limit-say = Leg einen Seelenstein zurück.
lesson-limit-why = Am Ende deines Zuges darfst du zehn Chips behalten, graue und grüne mitgezählt. Behalte, was du gleich brauchst: viermal Gedanken. Also nicht horten, sondern rechtzeitig rekrutieren.

lesson-points-say = Du hast viermal Gedanken: Rekrutiere Ronan.
lesson-points-why = Er ist Stufe II und 2 Punkte wert, die Zahl in der Ecke. Stufe I baut Bonusse auf, die Stufen II und III bringen die meisten der 16 Punkte, die du brauchst.

lesson-avengers-say = Viele Züge später hat { $first } das Avengers-Plättchen. Rekrutiere Ms. Marvel: Sie kostet dich nichts!
lesson-avengers-why = Deine Bonusse decken ihren ganzen Preis. Ihr Avengers-Symbol ist dein viertes, { $first } hat drei: Mit mehr Symbolen nimmst du das Plättchen weg, und mit ihm 3 Punkte.

lesson-location-say = Asgard will je drei Bonusse in Gedanken, Macht und Seele. Rekrutiere Carnage: dein dritter für Macht.
lesson-location-why = Einen Ort bekommst du am Ende deines Zuges von selbst: 3 Punkte. Nur Bonusse zählen dafür, keine Steine. Sieh dir die Orte an, bevor du aufbaust.

lesson-time-say = { $first } hat das Avengers-Plättchen zurückgeholt. Rekrutiere Black Widow, deinen ersten Charakter der Stufe III.
lesson-time-why = Der erste Charakter der Stufe III bringt den Zeitstein, ohne den niemand gewinnt. Ihre zwei Avengers-Symbole holen auch das Plättchen wieder: Das sind sechs Punkte Unterschied.

lesson-gauntlet-say = 15 Punkte, alle fünf Farben, der Zeitstein: Rekrutiere Crossbones mit deinem grauen Chip!
lesson-gauntlet-why = Seine 2 Punkte machen 17. Dann hast du alles beisammen und nimmst den Handschuh. Könnte { $first } das in dieser Runde auch noch, würde sie zu Ende gespielt. Das geht nicht mehr: Du gewinnst sofort.

lesson-end-say = Der Handschuh gehört dir: 17 Punkte, und { $first } kann dich nicht mehr einholen.
lesson-end-why = Erst Bonusse, dann Punkte; alle fünf Farben, ein Blick auf die Orte, ein Auge auf die Avengers. Zu dritt und zu viert gibt es mehr Steine, und für jeden am Tisch einen Ort.

# „Der bessere Zug …“: was Fehler gemeinsam haben
theme-recruit = rekrutiert früher einen Charakter
theme-time = holt den Zeitstein
theme-location = bringt einen Ort
theme-avengers = holt das Avengers-Plättchen
theme-gauntlet = nimmt den Handschuh
theme-reserve = reserviert einen Charakter
theme-save = spart auf einen Charakter

### Gründe, wie die Suche sie gefunden hat; $name: wer es tut, „du“ hat eigene Fassungen; $odds: „ (in 7 von 10 Fällen)“ oder nichts

# $when: 0 mit diesem Zug, 1 im nächsten Zug, 2 in zwei Zügen; $extra: was daran am besten ist
reason-recruit =
    { $when ->
        [0] { $extra ->
            [points] Das bringt sofort { $points } Punkte.
            [colour] { $card } bringt den ersten Bonus in { $stone }: { $colours } von 5 Farben.
            [location] { $card } bringt Bonus Nummer { $nth } in { $stone }: Für { $location } { $missing ->
                [1] fehlt dann nur noch einer
               *[other] fehlen dann nur noch { $missing }
            }.
           *[bonus] { $nth ->
                [1] { $card } bringt den ersten Bonus in { $stone } und macht andere Charaktere billiger.
               *[other] { $card } bringt Bonus Nummer { $nth } in { $stone } und macht andere Charaktere billiger.
            }
        }
       *[1] { $when ->
            [1] Im nächsten Zug
           *[2] In zwei Zügen
        } { $name ->
            [you] kannst du
           *[other] kann { $name }
        } { $card } { $paid ->
            [0] umsonst
            [1] für nur 1 Stein
           *[other] für { $paid } Steine
        } rekrutieren{ $odds }{ $extra ->
            [points] {": "}{ $points } Punkte
            [colour] {": "}der erste Bonus in { $stone }
            [location] {". "}Für { $location } { $missing ->
                [1] fehlt dann nur noch ein Bonus
               *[other] fehlen dann noch { $missing } Bonusse
            }
           *[bonus] {""}
        }.
    }
reason-recruit-prevented =
    { $name ->
        [you] Sonst könntest du als Nächstes { $card } rekrutieren{ $odds }.
       *[other] Sonst könnte { $name } als Nächstes { $card } rekrutieren{ $odds }.
    }
reason-recruit-risk =
    { $name ->
        [you] Vielleicht rekrutierst du als Nächstes { $card }{ $odds }.
       *[other] Vielleicht rekrutiert { $name } als Nächstes { $card }{ $odds }.
    }
reason-time =
    { $when ->
        [0] Das bringt { $name ->
            [you] dir
           *[other] { $name }
        } den Zeitstein.
        [1] { $card } bringt { $name ->
            [you] dir
           *[other] { $name }
        } im nächsten Zug den Zeitstein{ $odds }.
       *[2] { $card } bringt { $name ->
            [you] dir
           *[other] { $name }
        } in zwei Zügen den Zeitstein{ $odds }.
    }
reason-location =
    { $when ->
        [0] { $name ->
            [you] Damit bekommst du { $location }: 3 Punkte.
           *[other] Damit bekommt { $name } { $location }: 3 Punkte.
        }
       *[1] { $when ->
            [1] Im nächsten Zug
           *[2] In zwei Zügen
        } { $name ->
            [you] kannst du
           *[other] kann { $name }
        } { $location } bekommen{ $odds }.
    }
reason-location-prevented =
    { $name ->
        [you] Sonst könntest du als Nächstes { $location } bekommen{ $odds }.
       *[other] Sonst könnte { $name } als Nächstes { $location } bekommen{ $odds }.
    }
reason-location-risk =
    { $name ->
        [you] Vielleicht bekommst du als Nächstes { $location }{ $odds }.
       *[other] Vielleicht bekommt { $name } als Nächstes { $location }{ $odds }.
    }
# $other: wer das Plättchen jetzt hat; „none“: niemand
reason-avengers =
    { $when ->
        [0] { $other ->
            [none] Das bringt { $name ->
                [you] dir
               *[other] { $name }
            } das Avengers-Plättchen: 3 Punkte.
           *[other] Das nimmt { $other ->
                [you] dir
               *[other] { $other }
            } das Avengers-Plättchen weg.
        }
       *[1] { $when ->
            [1] Im nächsten Zug
           *[2] In zwei Zügen
        } { $name ->
            [you] kannst du dir
           *[other] kann sich { $name }
        } das Avengers-Plättchen holen{ $odds }.
    }
reason-avengers-prevented =
    { $name ->
        [you] Sonst könntest du dir als Nächstes das Avengers-Plättchen holen{ $odds }.
       *[other] Sonst könnte sich { $name } als Nächstes das Avengers-Plättchen holen{ $odds }.
    }
reason-avengers-risk =
    { $name ->
        [you] Vielleicht holst du dir als Nächstes das Avengers-Plättchen{ $odds }.
       *[other] Vielleicht holt sich { $name } als Nächstes das Avengers-Plättchen{ $odds }.
    }
reason-gauntlet =
    { $when ->
        [1] Im nächsten Zug
       *[2] In zwei Zügen
    } { $name ->
        [you] kannst du
       *[other] kann { $name }
    } den Handschuh nehmen{ $odds }.
reason-gauntlet-prevented =
    { $name ->
        [you] Sonst könntest du als Nächstes den Handschuh nehmen{ $odds }.
       *[other] Sonst könnte { $name } als Nächstes den Handschuh nehmen{ $odds }.
    }
reason-gauntlet-risk =
    { $name ->
        [you] Vielleicht nimmst du als Nächstes den Handschuh{ $odds }.
       *[other] Vielleicht nimmt { $name } als Nächstes den Handschuh{ $odds }.
    }
reason-reserve =
    { $name ->
        [you] Im nächsten Zug kannst du { $card } reservieren{ $odds }.
       *[other] Im nächsten Zug kann { $name } { $card } reservieren{ $odds }.
    }
# Steine für einen Charakter, der noch einige Züge braucht; $missing: was dann noch fehlt
reason-save =
    { $missing ->
        [0] { $name ->
            [you] Du sparst auf { $card }: In drei Zügen kannst du bezahlen.
           *[other] { $name } spart auf { $card }: In drei Zügen reicht es.
        }
        [1] { $name ->
            [you] Du sparst auf { $card }: Nach zwei weiteren Zügen fehlt noch 1 Stein.
           *[other] { $name } spart auf { $card }: Nach zwei weiteren Zügen fehlt noch 1 Stein.
        }
       *[other] { $name ->
            [you] Du sparst auf { $card }: Nach zwei weiteren Zügen fehlen noch { $missing } Steine.
           *[other] { $name } spart auf { $card }: Nach zwei weiteren Zügen fehlen noch { $missing } Steine.
        }
    }

## Was jemand zuletzt getan hat, neben dem Namen: wenige Worte, ohne Punkt
deed-take = { $name ->
    [you] du nimmst { $chips }
   *[other] nimmt { $chips }
}
deed-reserve = { $name ->
    [you] du reservierst { $card }
   *[other] reserviert { $card }
}
deed-reserve_top = { $name ->
    [you] du reservierst eine Karte der Stufe { $level }
   *[other] reserviert eine Karte der Stufe { $level }
}
deed-recruit = { $name ->
    [you] du rekrutierst { $card }
   *[other] rekrutiert { $card }
}
deed-return = { $name ->
    [you] du legst einen { $stone } zurück
   *[other] legt einen { $stone } zurück
}
deed-pass = { $name ->
    [you] du passt
   *[other] passt
}
deed-location = { $name ->
    [you] du bekommst { $location }
   *[other] bekommt { $location }
}
deed-avengers = { $name ->
    [you] du nimmst dir das Avengers-Plättchen
   *[other] nimmt sich das Avengers-Plättchen
}
deed-avengers_from = { $name ->
    [you] du nimmst { $other } das Avengers-Plättchen ab
   *[other] { $other ->
        [you] nimmt dir das Avengers-Plättchen ab
       *[other] nimmt { $other } das Avengers-Plättchen ab
    }
}
deed-gauntlet = { $name ->
    [you] du nimmst dir den Infinity-Handschuh
   *[other] nimmt sich den Infinity-Handschuh
}
deed-gauntlet_from = { $name ->
    [you] du nimmst { $other } den Infinity-Handschuh ab
   *[other] { $other ->
        [you] nimmt dir den Infinity-Handschuh ab
       *[other] nimmt { $other } den Infinity-Handschuh ab
    }
}
deed-gauntlet_lost = { $name ->
    [you] du verlierst den Infinity-Handschuh
   *[other] verliert den Infinity-Handschuh
}
deed-points = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}

## Auf dem Tisch selbst, in wenigen Worten

# wie viele Steine eines Stapels gerade gewählt sind
pile-picked = { $count } gewählt
# während Steine gewählt sind: dieser passt dazu
pile-pick = passt
pile-empty = keine mehr
# wann S.H.I.E.L.D.-Chips und der Zeitstein kommen
pile-shield = beim Reservieren
pile-time = mit deiner ersten III
# unter „7/10“
total-stones = Steine
# unter dem Namen eines Spielers
seat-stones = { $count } von { $most } Steinen
# unter der Avengers-Tafel und dem Handschuh: was du davon hast
goal-avengers = { $count } von { $needed } Symbolen
goal-gauntlet = { $count } von { $needed } Punkten
# auf einer Karte, für die die gewählten Steine reichen werden
card-next-turn = nächster Zug
# neben deinen reservierten Karten; nach hand-lacks folgen Steine und Zahlen
hand-count = Reserviert: { $count } von { $most }
hand-lacks = { $card } fehlen
hand-payable = { $card } kannst du bezahlen

## Die Aufforderung

turn-others = Sieh dir solange die Karten an.
prompt-main = Nimm Steine, reserviere oder rekrutiere.
prompt-last = Letzte Runde: nimm Steine, reserviere oder rekrutiere.
prompt-stones-one = { $count } von { $needed } Steinen gewählt. Dazu passt { $names }.
prompt-stones-more = { $count } von { $needed } Steinen gewählt. Nimm { $more } andere Farben dazu.
# $name: der gewählte Stein, den es auch doppelt gibt
prompt-stones-twin = { $count } von { $needed } Steinen gewählt. Nimm { $more } andere Farben dazu oder noch einmal { $name }.
prompt-stones-all =
    { $count ->
        [one] { $count } Stein gewählt. Nimmst du ihn?
       *[other] { $count } Steine gewählt. Nimmst du sie?
    }
prompt-card-both = { $card } rekrutieren oder reservieren?
prompt-card-recruit = { $card } rekrutieren?
prompt-card-reserve = { $card } reservieren? Bezahlen kannst du die Karte noch nicht.
prompt-deck = Die oberste Karte von Stapel { $level } verdeckt reservieren?
prompt-returning = Du hast { $held } Steine. Leg { $count } davon zurück.
prompt-choosing = Du hast mehrere Orte verdient. Wähle einen.

## Die Arten von Aktionen: Titel, und was sie bewirken oder warum sie nicht gehen

kind-take = Steine nehmen
kind-take-note = 3 verschiedene oder 2 gleiche
kind-take-more = { $count } von { $needed } gewählt
kind-take-soon = nächster Zug: { $names }
kind-take-none = keine Steine mehr da
# Steine, die man danach hat
kind-held = dann { $count } von { $most } Steinen
kind-over =
    { $count ->
        [one] einer zu viel: leg ihn zurück
       *[other] { $count } zu viel: leg sie zurück
    }
kind-other-picked = nimm erst deine Wahl zurück
kind-reserve = Reservieren
kind-reserve-card = { $card } reservieren
kind-reserve-top = Von Stapel { $level } reservieren
kind-reserve-note =
    { $free ->
        [one] noch { $free } Platz frei
       *[other] noch { $free } Plätze frei
    }
kind-reserve-shield = bringt 1 S.H.I.E.L.D.
kind-reserve-over = bringt 1 S.H.I.E.L.D.; leg 1 Stein zurück
kind-reserve-bare = kein S.H.I.E.L.D. mehr da
kind-reserve-full = alle 3 Plätze sind belegt
kind-reserve-none = keine Karten mehr da
kind-recruit = Rekrutieren
kind-recruit-card = { $card } rekrutieren
# $names: höchstens zwei Charaktere
kind-recruit-note =
    { $count ->
        [1] { $names }
        [2] { $names }
       *[other] { $count } Charaktere bezahlbar
    }
# $paid: bezahlte Steine, aufgezählt in $chips; $points bringt die Karte
kind-recruit-exact =
    { $paid ->
        [0] kostenlos
       *[other] kostet { $chips }
    }{ $points ->
        [0] {""}
        [one] {" "}· +1 Punkt
       *[other] {" "}· +{ $points } Punkte
    }
# der Charakter, dem am wenigsten fehlt, und wie viele Steine es sind
kind-recruit-short =
    { $count ->
        [one] { $card }: 1 Stein fehlt
       *[other] { $card }: { $count } Steine fehlen
    }
kind-recruit-none = keine Karten mehr da
kind-return = Stein zurücklegen
kind-return-note =
    { $count ->
        [one] { $count } Stein zu viel
       *[other] { $count } Steine zu viel
    }
kind-choose = Ort wählen
kind-choose-note = einer pro Zug
kind-pass = Passen
kind-pass-note = sonst geht nichts
# bei den anderen Arten, solange ein Zug mit einer der letzten drei endet
kind-next-turn = wieder im nächsten Zug

# Challenges und Erfolge
challenge-first_steps = Probezeit
challenge-first_steps-note = Dein Gegner liest noch die Regeln. Sammle das Universum, bevor er fertig ist.
challenge-no_shield = Abgetaucht
challenge-no_shield-note = Kein Ausweis, kein Helicarrier, keine Gefallen: Siege ganz in Zivil.
challenge-assemble = Sammeln!
challenge-assemble-note = Irgendwer muss das Team zusammenrufen. Am besten du.
challenge-soul_searching = Seelensuche
challenge-soul_searching-note = Der orange Stein verlangt Geduld. Antworte mit Gefolge.
challenge-power_trip = Machtrausch
challenge-power_trip-note = Ein violetter Stein ist nie genug. Zwei auch nicht.
challenge-sightseeing = Stadtrundfahrt
challenge-sightseeing-note = Zwischen zwei Schlachten ist immer Zeit für eine Sehenswürdigkeit.
challenge-small_army = Ameisenheer
challenge-small_army-note = Die großen Namen haben keine Zeit. Gewinne mit vielen statt mit Mächtigen.
challenge-heavy_hitters = Schwergewichte
challenge-heavy_hitters-note = Wozu zehn Gehilfen, wenn zwei Titanen genügen?
challenge-last_in_line = Ganz hinten
challenge-last_in_line-note = Alle anderen sind vor dir dran. Sei trotzdem vor ihnen da.
challenge-long_goodbye = Langer Abschied
challenge-long_goodbye-note = Hier wird jede Runde zu Ende gespielt: Mach etwas aus dem letzten Zug.
challenge-free_lunch = Gratisessen
challenge-free_lunch-note = Ein Champion meint, umsonst gebe es nichts. Lass deine Bonusse zahlen.
challenge-full_house = Volles Haus
challenge-full_house-note = Zu viert am Tisch, ein Champion dabei, und nur ein Handschuh.
goal-avengers-least = hab am Ende das Avengers-Plättchen
goal-free-least = rekrutiere { $number } Charaktere gratis
goal-great-least = mindestens { $number } Charaktere der Stufe III
goal-great-most = { $number ->
    [0] kein Charakter der Stufe III
   *[other] höchstens { $number } Charaktere der Stufe III
}
goal-heroes-least = mindestens { $number } Charaktere
goal-locations-least = { $number ->
    [1] bekomm einen Ort
   *[other] bekomm { $number } Orte
}
goal-margin-least = { $number } Punkte vor allen anderen
goal-mind-least = { $number } Bonusse in Gedanken
goal-points-least = mindestens { $number } Punkte
goal-power-least = { $number } Bonusse in Macht
goal-reserved-most = { $number ->
    [0] reserviere nichts
   *[other] reserviere höchstens { $number }-mal
}
goal-returned-most = { $number ->
    [0] gib keinen Chip zurück
   *[other] gib höchstens { $number } Chips zurück
}
goal-rounds-most = bis Runde { $number }
goal-shields-most = { $number ->
    [0] zahle mit keinem S.H.I.E.L.D.-Chip
   *[other] zahle mit höchstens { $number } S.H.I.E.L.D.-Chips
}
goal-small-most = höchstens { $number } Charaktere der Stufe I
goal-soul-least = { $number } Bonusse in Seele
goal-space-least = { $number } Bonusse in Raum
goal-stones-least = { $number } Steine übrig
achievement-lightning = Blitzschlag
achievement-penny_free = Geht aufs Haus
achievement-no_agents = Ohne Agenten
achievement-no_secrets = Offene Karten
achievement-titans_only = Titanentafel
achievement-little_people = Kleine ganz groß
achievement-grand_tour = Weltreise
achievement-overtime = Über das Ziel hinaus
achievement-rainbow = Bunte Hand
achievement-deep_purse = Kleingeld übrig
achievement-landslide = Schnipp!
