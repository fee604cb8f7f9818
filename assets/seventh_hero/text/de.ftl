caption-leads =
    { $name ->
        [you] du schickst los
       *[other] schickt los
    }
caption-holds =
    { $name ->
        [you] du hast den Wanderer
       *[other] hat den Wanderer
    }
caption-asked =
    { $name ->
        [you] du bist gefragt
       *[other] ist gefragt
    }
caption-winner =
    { $name ->
        [you] du gewinnst!
       *[other] gewinnt!
    }
caption-notes = Notizen
caption-wins =
    { $name ->
        [you] Du gewinnst!
       *[other] { $name } gewinnt!
    }
caption-together = { $names } gewinnen!
caption-tip-hint =
    { $name ->
        [you] Diese Karte hast du dem Startspieler gezeigt. Derselbe Held? „{ $equal ->
                [yes] Ja
               *[no] Nein
            }.“
       *[other] { $name } hat dem Startspieler diese Karte gezeigt. Derselbe Held? „{ $equal ->
                [yes] Ja
               *[no] Nein
            }.“
    }
caption-tip-hint-known =
    { $name ->
        [you] Du hast dem Startspieler { $card } gezeigt. Derselbe Held? „{ $equal ->
                [yes] Ja
               *[no] Nein
            }.“
       *[other] { $name } hat dem Startspieler { $card } gezeigt. Derselbe Held? „{ $equal ->
                [yes] Ja
               *[no] Nein
            }.“
    }
caption-tip-notes = Zeigt oder verbirgt, was du über jede Nummer weißt.

title = Seventh Hero
blurb = Ein Held zieht verdeckt von Tür zu Tür. Anwerben oder weiterschicken? Sechs verschiedene Helden gewinnen, doch ein Doppelgänger kostet gleich zwei.

hero-1 = Schildmaid
hero-2 = Wyrmtöter
hero-3 = Häuptling
hero-4 = Außenseiter
hero-5 = Orakel
hero-6 = Sagenweber
hero-7 = Waldläufer
the-1 = die Schildmaid
the-2 = den Wyrmtöter
the-3 = den Häuptling
the-4 = den Außenseiter
the-5 = das Orakel
the-6 = den Sagenweber
the-7 = den Waldläufer
whose-1 =
    { $name ->
        [you] deine Schildmaid
       *[other] die Schildmaid von { $name }
    }
whose-2 =
    { $name ->
        [you] deinen Wyrmtöter
       *[other] den Wyrmtöter von { $name }
    }
whose-3 =
    { $name ->
        [you] deinen Häuptling
       *[other] den Häuptling von { $name }
    }
whose-4 =
    { $name ->
        [you] deinen Außenseiter
       *[other] den Außenseiter von { $name }
    }
whose-5 =
    { $name ->
        [you] dein Orakel
       *[other] das Orakel von { $name }
    }
whose-6 =
    { $name ->
        [you] deinen Sagenweber
       *[other] den Sagenweber von { $name }
    }
whose-7 =
    { $name ->
        [you] deinen Waldläufer
       *[other] den Waldläufer von { $name }
    }
numbered = { $hero } ({ $number })

# was eine Quest verlangt: wie auf der Karte, und nach „musst schicken“
quest-any = beliebig
quest-odd = ungerade
quest-even = gerade
quest-three = 3, 4 oder 5
quest-down = { $number } oder niedriger
quest-up = { $number } oder höher
need-odd = eine ungerade Nummer
need-even = eine gerade Nummer
need-three = eine 3, 4 oder 5
need-down = eine { $number } oder niedriger
need-up = eine { $number } oder höher

# der Verlauf: der Zug
event-deal =
    { $leader ->
        [you] Alle bekommen zwei Helden und fünf Karten. Du schickst zuerst los.
       *[other] Alle bekommen zwei Helden und fünf Karten. { $leader } schickt zuerst los.
    }
event-quest =
    { $name ->
        [you] Neue Quest ({ $hero }): Du musst { $need } schicken.
       *[other] Neue Quest ({ $hero }): { $name } muss { $need } schicken.
    }
event-send =
    { $name ->
        [you] Du schickst { $next } verdeckt einen Helden.
       *[other] { $next ->
            [you] { $name } schickt dir verdeckt einen Helden.
           *[other] { $name } schickt { $next } verdeckt einen Helden.
        }
    }
event-send_free =
    { $name ->
        [you] Du schickst { $next } verdeckt einen Helden. Er muss nicht zur Quest passen.
       *[other] { $next ->
            [you] { $name } schickt dir verdeckt einen Helden. Er muss nicht zur Quest passen.
           *[other] { $name } schickt { $next } verdeckt einen Helden. Er muss nicht zur Quest passen.
        }
    }
event-send_own =
    { $name ->
        [you] Du schickst { $next } verdeckt { $card }.
       *[other] { $next ->
            [you] { $name } schickt dir verdeckt { $card }.
           *[other] { $name } schickt { $next } verdeckt { $card }.
        }
    }
event-send_party =
    { $name ->
        [you] Du hast keine passende Handkarte und schickst { $next } offen { $card } aus deiner Gruppe.
       *[other] { $next ->
            [you] { $name } hat keine passende Handkarte und schickt dir offen { $card } aus der Gruppe.
           *[other] { $name } hat keine passende Handkarte und schickt { $next } offen { $card } aus der Gruppe.
        }
    }
event-send_bare =
    { $name ->
        [you] Du hast keine Handkarten und schickst { $next } offen { $card } aus deiner Gruppe.
       *[other] { $next ->
            [you] { $name } hat keine Handkarten und schickt dir offen { $card } aus der Gruppe.
           *[other] { $name } hat keine Handkarten und schickt { $next } offen { $card } aus der Gruppe.
        }
    }
event-blind =
    { $name ->
        [you] Bei dir passt nichts zur Quest: Du schickst { $next } die oberste Karte des Stapels. Niemand hat sie gesehen.
       *[other] { $next ->
            [you] Bei { $name } passt nichts zur Quest: Die oberste Karte des Stapels geht zu dir. Niemand hat sie gesehen.
           *[other] Bei { $name } passt nichts zur Quest: Die oberste Karte des Stapels geht zu { $next }. Niemand hat sie gesehen.
        }
    }
event-none = Nichts passt, und der Stapel ist leer: In diesem Zug wandert niemand.
event-stays = Der Außenseiter bleibt zu Hause und sperrt niemanden.
event-move_on =
    { $name ->
        [you] Du schickst den Wanderer weiter zu { $next }.
       *[other] { $next ->
            [you] { $name } schickt den Wanderer weiter zu dir.
           *[other] { $name } schickt den Wanderer weiter zu { $next }.
        }
    }
event-move_home =
    { $name ->
        [you] Du schickst den Wanderer zurück: { $next } muss ihn anwerben.
       *[other] { $next ->
            [you] { $name } schickt den Wanderer zurück: Du musst ihn anwerben.
           *[other] { $name } schickt den Wanderer zurück: { $next } muss ihn anwerben.
        }
    }
event-bar =
    { $name ->
        [you] Du bist gesperrt: Der Wanderer zieht weiter zu { $next }.
       *[other] { $next ->
            [you] { $name } ist gesperrt: Der Wanderer zieht weiter zu dir.
           *[other] { $name } ist gesperrt: Der Wanderer zieht weiter zu { $next }.
        }
    }
event-bar_leader =
    { $name ->
        [you] Du bist gesperrt: Der Wanderer macht noch eine Runde, zuerst zu { $next }.
       *[other] { $next ->
            [you] { $name } ist gesperrt: Der Wanderer macht noch eine Runde, zuerst zu dir.
           *[other] { $name } ist gesperrt: Der Wanderer macht noch eine Runde, zuerst zu { $next }.
        }
    }
event-hint =
    { $name ->
        [you] Du zeigst { $leader } eine Karte. Derselbe Held? „{ $equal ->
                [yes] Ja
               *[no] Nein
            }.“
       *[other] { $leader ->
            [you] { $name } zeigt dir eine Karte. Derselbe Held? „{ $equal ->
                [yes] Ja
               *[no] Nein
            }.“
           *[other] { $name } zeigt { $leader } eine Karte. Derselbe Held? „{ $equal ->
                [yes] Ja
               *[no] Nein
            }.“
        }
    }
event-hint_own =
    { $name ->
        [you] Du zeigst { $leader } { $card }. Derselbe Held? „{ $equal ->
                [yes] Ja
               *[no] Nein
            }.“
       *[other] { $leader ->
            [you] { $name } zeigt dir { $card }. Derselbe Held? „{ $equal ->
                [yes] Ja
               *[no] Nein
            }.“
           *[other] { $name } zeigt { $leader } { $card }. Derselbe Held? „{ $equal ->
                [yes] Ja
               *[no] Nein
            }.“
        }
    }
event-recruit =
    { $name ->
        [you] Du willst den Wanderer anwerben.
       *[other] { $name } will den Wanderer anwerben.
    }
event-joins =
    { $name ->
        [you] Du wirbst { $card } an: { $count } von 6 Helden.
       *[other] { $name } wirbt { $card } an: { $count } von 6 Helden.
    }
event-double =
    { $name ->
        [you] Du wirbst { $card } an, einen Doppelgänger: Beide scheiden aus.
       *[other] { $name } wirbt { $card } an, einen Doppelgänger: Beide scheiden aus.
    }
event-sixth =
    { $name ->
        [you] Du wirbst { $card } an, deinen sechsten Helden. Du gewinnst!
       *[other] { $name } wirbt { $card } an, den sechsten Helden, und gewinnt!
    }
event-leave =
    { $name ->
        [you] Du bist gesperrt: Der Wanderer ist ungesehen aus dem Spiel.
       *[other] { $name } ist gesperrt: Der Wanderer ist ungesehen aus dem Spiel.
    }
event-leave_open =
    { $name ->
        [you] Du darfst { $card } nicht anwerben: Die Karte ist aus dem Spiel.
       *[other] { $name } darf { $card } nicht anwerben: Die Karte ist aus dem Spiel.
    }
event-leave_all = Alle sind gesperrt: Der Wanderer ist ungesehen aus dem Spiel.
event-leave_all_open = Niemand darf { $card } anwerben: Die Karte ist aus dem Spiel.
event-draw =
    { $name ->
        [you] Du ziehst eine Karte. Als Nächstes schickt { $next } los.
       *[other] { $next ->
            [you] { $name } zieht eine Karte. Als Nächstes schickst du los.
           *[other] { $name } zieht eine Karte. Als Nächstes schickt { $next } los.
        }
    }
event-draw_own =
    { $name ->
        [you] Du ziehst { $card }. Als Nächstes schickt { $next } los.
       *[other] { $next ->
            [you] { $name } zieht { $card }. Als Nächstes schickst du los.
           *[other] { $name } zieht { $card }. Als Nächstes schickt { $next } los.
        }
    }
event-draw_last =
    { $name ->
        [you] Du ziehst die letzte Karte: Das Spiel ist zu Ende.
       *[other] { $name } zieht die letzte Karte: Das Spiel ist zu Ende.
    }
event-end = Der Stapel ist leer: Das Spiel ist zu Ende.
event-last_turn = Der Stapel ist leer: Das ist der letzte Zug.

# der Verlauf: Fähigkeiten, zuerst angesagt, dann ausgeführt
try-1 =
    { $name ->
        [you] Du willst mit deiner Schildmaid { $hero } aufheben.
       *[other] { $name } will mit der Schildmaid { $hero } aufheben.
    }
try-2 =
    { $name ->
        [you] Du setzt deinen Wyrmtöter auf den Wanderer an.
       *[other] { $name } setzt den Wyrmtöter auf den Wanderer an.
    }
try-3 =
    { $name ->
        [you] Du rufst deinen Häuptling, um { $hero } aufzurichten.
       *[other] { $name } ruft den Häuptling, um { $hero } aufzurichten.
    }
try-4 =
    { $name ->
        [you] Du willst mit deinem Außenseiter { $target } sperren.
       *[other] { $target ->
            [you] { $name } will dich mit dem Außenseiter sperren.
           *[other] { $name } will mit dem Außenseiter { $target } sperren.
        }
    }
try-4-sent =
    { $name ->
        [you] Bevor dein Außenseiter geht, willst du mit ihm { $target } sperren.
       *[other] { $target ->
            [you] Bevor der Außenseiter geht, will { $name } dich mit ihm sperren.
           *[other] Bevor der Außenseiter geht, will { $name } mit ihm { $target } sperren.
        }
    }
try-5 =
    { $name ->
        [you] Du fragst dein Orakel, wer der Wanderer ist.
       *[other] { $name } fragt das Orakel, wer der Wanderer ist.
    }
try-6 =
    { $name ->
        [you] Dein Sagenweber soll die Quest aufheben.
       *[other] Der Sagenweber von { $name } soll die Quest aufheben.
    }
try-7 =
    { $name ->
        [you] Du schickst deinen Waldläufer nach Karten.
       *[other] { $name } schickt den Waldläufer nach Karten.
    }
done-1 =
    { $name ->
        [you] Deine Schildmaid hebt { $hero } auf.
       *[other] Die Schildmaid von { $name } hebt { $hero } auf.
    }
done-2 =
    { $name ->
        [you] Dein Wyrmtöter erschlägt den Wanderer, { $card }.
       *[other] Der Wyrmtöter von { $name } erschlägt den Wanderer, { $card }.
    }
done-3 =
    { $name ->
        [you] Dein Häuptling richtet { $hero } auf.
       *[other] Der Häuptling von { $name } richtet { $hero } auf.
    }
done-4 =
    { $name ->
        [you] Dein Außenseiter sperrt { $target } für diesen Wanderer.
       *[other] { $target ->
            [you] Der Außenseiter von { $name } sperrt dich für diesen Wanderer.
           *[other] Der Außenseiter von { $name } sperrt { $target } für diesen Wanderer.
        }
    }
done-4-sent =
    { $name ->
        [you] Dein Außenseiter muss wandern, und { $target } darf ihn nicht anwerben.
       *[other] { $target ->
            [you] Der Außenseiter von { $name } muss wandern, und du darfst ihn nicht anwerben.
           *[other] Der Außenseiter von { $name } muss wandern, und { $target } darf ihn nicht anwerben.
        }
    }
done-5 =
    { $name ->
        [you] Dein Orakel zeigt dir den Wanderer.
       *[other] { $name } sieht sich mit dem Orakel den Wanderer an.
    }
done-5-own =
    { $name ->
        [you] Dein Orakel zeigt dir den Wanderer: { $card }.
       *[other] { $name } sieht sich mit dem Orakel den Wanderer an: { $card }.
    }
done-6 =
    { $name ->
        [you] { $leader ->
            [you] Dein Sagenweber hebt die Quest auf: Du darfst jeden Helden schicken.
           *[other] Dein Sagenweber hebt die Quest auf: { $leader } darf jeden Helden schicken.
        }
       *[other] { $leader ->
            [you] Der Sagenweber von { $name } hebt die Quest auf: Du darfst jeden Helden schicken.
           *[other] Der Sagenweber von { $name } hebt die Quest auf: { $leader } darf jeden Helden schicken.
        }
    }
done-7 =
    { $name ->
        [you] Dein Waldläufer holt dir { $count ->
                [one] eine Karte
               *[other] { $count } Karten
            }.
       *[other] Der Waldläufer von { $name } holt { $count ->
                [one] eine Karte
               *[other] { $count } Karten
            }.
    }
done-7-own =
    { $name ->
        [you] Dein Waldläufer holt dir { $hand }.
       *[other] Der Waldläufer von { $name } holt { $hand }.
    }

# Knöpfe
button-nothing = Keine Fähigkeit
button-let = Geschehen lassen
button-cancel = { $hero } aufheben
button-move_on =
    { $next ->
        [you] Weiter zu dir
       *[other] Weiter zu { $next }
    }
button-move_home =
    { $next ->
        [you] Zurück zu dir
       *[other] Zurück zu { $next }
    }
button-recruit = Den Wanderer anwerben
button-recruit_known = { $card } anwerben
button-recruit_double = { $card } anwerben: Doppelgänger
button-send = { $card } losschicken
button-send_party = { $card } aus der Gruppe schicken
button-send_blind = Oberste Karte des Stapels schicken
button-hint = Fragen: { $card }?
button-use-2 = Wyrmtöter: den Wanderer erschlagen
button-use-3 = Häuptling: { $hero } aufrichten
button-use-4 =
    { $target ->
        [you] Außenseiter: dich sperren
       *[other] Außenseiter: { $target } sperren
    }
button-use-5 = Orakel: den Wanderer ansehen
button-use-6 =
    { $target ->
        [you] Sagenweber: jeder Held für dich
       *[other] Sagenweber: jeder Held für { $target }
    }
button-use-6-self = Sagenweber: jeden Helden schicken
button-use-7 =
    { $count ->
        [one] Waldläufer: eine Karte ziehen
       *[other] Waldläufer: { $count } Karten ziehen
    }
button-table = Weiter

# was zu tun ist
status-quest =
    { $name ->
        [you] { $leader ->
            [you] Eine Fähigkeit einsetzen, bevor du losschickst?
           *[other] Gleich schickt { $leader } los. Vorher eine Fähigkeit einsetzen?
        }
       *[other] { $leader ->
            [you] { $name }: eine Fähigkeit einsetzen, bevor du losschickst?
           *[other] { $name }: eine Fähigkeit einsetzen, bevor { $leader } losschickt?
        }
    }
status-arrived =
    { $name ->
        [you] { $holder } hat den Wanderer. Eine Fähigkeit einsetzen?
       *[other] { $holder ->
            [you] { $name }: eine Fähigkeit einsetzen, bevor du entscheidest?
           *[other] { $name }: eine Fähigkeit einsetzen, bevor { $holder } entscheidet?
        }
    }
status-home =
    { $name ->
        [you] { $holder } muss den Wanderer anwerben. Vorher eine Fähigkeit einsetzen?
       *[other] { $holder ->
            [you] { $name }: eine Fähigkeit einsetzen, bevor du anwirbst?
           *[other] { $name }: eine Fähigkeit einsetzen, bevor { $holder } anwirbt?
        }
    }
status-barred =
    { $name ->
        [you] { $holder } darf nicht anwerben. Eine Fähigkeit einsetzen, bevor der Wanderer weiterzieht?
       *[other] { $holder ->
            [you] { $name }: eine Fähigkeit einsetzen, bevor der Wanderer weiterzieht?
           *[other] { $name }: eine Fähigkeit einsetzen, bevor der Wanderer weiterzieht?
        }
    }
status-going =
    { $name ->
        [you] Gleich ist der Wanderer aus dem Spiel. Vorher eine Fähigkeit einsetzen?
       *[other] { $name }: eine Fähigkeit einsetzen, bevor der Wanderer aus dem Spiel ist?
    }
status-declared =
    { $name ->
        [you] { $holder } will den Wanderer anwerben. Eine Fähigkeit einsetzen?
       *[other] { $holder ->
            [you] { $name }: eine Fähigkeit einsetzen, bevor du anwirbst?
           *[other] { $name }: { $holder } will den Wanderer anwerben. Eine Fähigkeit einsetzen?
        }
    }
status-settled =
    { $name ->
        [you] Der Zug endet gleich. Eine Fähigkeit einsetzen?
       *[other] { $name }: eine Fähigkeit einsetzen, bevor der Zug endet?
    }
status-replying =
    { $name ->
        [you] Mit deiner Schildmaid { $hero } aufheben?
       *[other] { $name }: mit der Schildmaid { $hero } aufheben?
    }
status-sending =
    { $name ->
        [you] Du bist dran: Schick einen Helden von der Hand los (Quest: { $quest })
       *[other] { $name }: Schick einen Helden von der Hand los (Quest: { $quest })
    }
status-sending_party =
    { $name ->
        [you] Keine Handkarte passt: Schick einen Helden deiner Gruppe los (Quest: { $quest })
       *[other] { $name }: Schick einen Helden deiner Gruppe los (Quest: { $quest })
    }
status-farewell =
    { $name ->
        [you] Schick einen Helden deiner Gruppe los, oder sperr vorher jemanden mit dem Außenseiter
       *[other] { $name }: Schick einen Helden los, oder sperr vorher jemanden mit dem Außenseiter
    }
status-holding =
    { $name ->
        [you] Der Wanderer steht vor deiner Tür: Wirb ihn an, oder schick ihn weiter
       *[other] { $name }: Wirb den Wanderer an, oder schick ihn weiter
    }
status-holding_hint =
    { $name ->
        [you] Wirb den Wanderer an, schick ihn weiter, oder frag { $leader } mit einer Karte nach ihm
       *[other] { $name }: Wirb den Wanderer an, schick ihn weiter, oder frag mit einer Karte
    }
status-dealing = Die Karten werden gegeben …
status-questing =
    { $leader ->
        [you] Eine neue Quest für dich
       *[other] Eine neue Quest für { $leader }
    }
status-blinding = Die oberste Karte des Stapels zieht los
status-barring =
    { $holder ->
        [you] Du bist gesperrt: Der Wanderer zieht weiter
       *[other] { $holder } ist gesperrt: Der Wanderer zieht weiter
    }
status-revealing =
    { $holder ->
        [you] Du deckst den Wanderer auf
       *[other] { $holder } deckt den Wanderer auf
    }
status-leaving = Der Wanderer geht aus dem Spiel
status-drawing = Der Zug ist zu Ende
status-over = Das Spiel ist zu Ende

# warum nicht
why-match_over = Das Spiel ist zu Ende.
why-not_an_action = Diesen Zug gibt es in diesem Spiel nicht.
why-table_step = Einen Moment, die Karten sind noch unterwegs.
why-answer_first = Noch nicht: Entscheide erst, ob du die eben eingesetzte Fähigkeit aufhebst.
why-send_first = Schick zuerst einen Helden los.
why-recruit_or_move_on = Der Wanderer steht vor deiner Tür: Wirb ihn an, oder schick ihn weiter.
why-nothing_to_decline = Im Moment gibt es nichts abzulehnen.
why-not_in_hand = { $card } hast du nicht auf der Hand.
why-quest_not_met = { $card } passt nicht zur Quest. Schick eine { $wanted }.
why-hand_meets_quest = Eine deiner Handkarten passt, also darf niemand aus deiner Gruppe gehen.
why-not_in_party = { $card } ist nicht in deiner Gruppe.
why-only_leader_sends = Nur der Startspieler schickt einen Helden los, einmal im Zug, nach der Quest.
why-decline_first = Wähle erst „Keine Fähigkeit“, dann schick einen Helden los.
why-sending_over = Zu spät: Losgeschickt wird nur einmal im Zug, gleich nach der Quest.
why-only_holder = Das entscheidet nur, wer den Wanderer vor der Tür hat.
why-no_hint_open = Der Wanderer liegt offen: Du siehst ja, wer es ist.
why-no_hint_blind = Auch der Startspieler kennt diesen Wanderer nicht, also kann dir niemand antworten.
why-last_card = Eine Karte musst du behalten, mit der letzten kannst du nicht fragen.
why-held_by_holder = Solange der Wanderer vor deiner Tür steht, kannst du keine Helden einsetzen.
why-not_yours = { $hero } ist nicht in deiner Gruppe.
why-already_used = { $hero } ist schon eingesetzt. Nur ein Häuptling kann das ändern.
why-nothing_to_cancel = Es gibt nichts aufzuheben. Die Schildmaid antwortet nur auf eine Fähigkeit.
why-own_ability = Deine eigene Fähigkeit kannst du nicht aufheben.
why-turned_up = Zu spät: Der Wanderer ist schon aufgedeckt.
why-no_wanderer = { $hero } kann jetzt nicht helfen: Noch ist kein Wanderer unterwegs.
why-already_known = Du weißt schon, wer der Wanderer ist.
why-too_late_to_bar = Diese Person kann den Wanderer nicht mehr anwerben.
why-already_barred = Diese Person ist schon gesperrt.
why-not_oneself = Dein Außenseiter sperrt jemand anderen, nicht dich.
why-nobody_to_ready = Dein Häuptling braucht einen anderen eingesetzten Helden in deiner Gruppe.
why-not_turned = { $hero } ist bei dir nicht eingesetzt: Der Häuptling hat nichts aufzurichten.
why-pile_empty = Der Stapel ist leer: Es gibt nichts zu ziehen.
why-quest_only = Der Sagenweber wirkt nur gleich nach der Quest, bevor ein Held loszieht.
why-already_free = Die Quest ist schon aufgehoben.
why-pile_last = Die Karte vom Stapel geht nur, wenn weder Hand noch Gruppe zur Quest passen.
why-outcast_goes = { $hero } hat vor dem Gehen jemanden gesperrt, also muss er jetzt auch losziehen.
why-only_for_her = Jetzt kann dein Häuptling nur die Schildmaid aufrichten, damit sie die Fähigkeit aufhebt.

# das Ergebnis
score-heroes = Helden
score-eliminated = Ausgeschiedene Karten
score-sum = Summe der Gruppe
ending-six =
    { $name ->
        [you] Du hast sechs verschiedene Helden beisammen.
       *[other] { $name } hat sechs verschiedene Helden beisammen.
    }
ending-most =
    { $name ->
        [you] Der Stapel ist leer, und du hast die meisten Helden: { $count }.
       *[other] Der Stapel ist leer, und { $name } hat die meisten Helden: { $count }.
    }
ending-fewer =
    { $name ->
        [you] Gleichstand mit { $count } Helden: Du gewinnst mit weniger ausgeschiedenen Karten.
       *[other] Gleichstand mit { $count } Helden: { $name } gewinnt mit weniger ausgeschiedenen Karten.
    }
ending-sum =
    { $name ->
        [you] Gleichstand bei Helden ({ $count }) und ausgeschiedenen Karten: Du gewinnst mit der höheren Summe, { $sum }.
       *[other] Gleichstand bei Helden ({ $count }) und ausgeschiedenen Karten: { $name } gewinnt mit der höheren Summe, { $sum }.
    }
ending-shared = { $names } teilen sich den Sieg, in allem gleichauf: { $count } Helden, Summe { $sum }.

option-start = Schickt zuerst los
option-start-random = Zufällig
option-start-seat = Platz { $value }
option-copies = Karten je Held
option-copies-value = je { $value }
option-copies-about = Spätestens mit dem Stapel endet die Partie: Mit weniger Karten wird sie kürzer. In der Schachtel sind je 11.

# Karten und Plätze
ability-1 = Hebt die gerade eingesetzte Fähigkeit auf, auch die einer anderen Schildmaid.
ability-2 = Erschlägt den Wanderer: Er kommt offen auf die Ablage.
ability-3 = Richtet einen anderen eingesetzten Helden deiner Gruppe auf.
ability-4 = Sperrt jemand anderen für diesen Wanderer.
ability-5 = Sieht sich den Wanderer an.
ability-6 = Hebt die Quest auf: Der Startspieler dieses Zugs, du oder jemand anders, darf jeden Helden schicken.
ability-7 = Zieht 2 Karten vom Stapel.
hero-ready = { $card }, bereit: { $ability }
hero-used = { $card }, eingesetzt: zählt weiter, und ein Häuptling in derselben Gruppe kann diese Karte aufrichten.
hero-used-3 = { $card }, eingesetzt: zählt weiter. Wieder bereit erst, wenn er fort war und neu angeworben wird.
hand-line = { $card }. In einer Gruppe: { $ability }
hand-double = { $card }: schon in deiner Gruppe, noch einmal wäre ein Doppelgänger.
back-line =
    { $name ->
        [you] Du hast { $count ->
                [one] 1 Karte
               *[other] { $count } Karten
            } auf der Hand.
       *[other] { $name } hat { $count ->
                [one] 1 Karte
               *[other] { $count } Karten
            } auf der Hand.
    }
lacks-all = Keine davon ist eine { $numbers }.
lacks-only = Sie ist keine { $numbers }.
lacks-one = Mindestens eine davon ist keine { $numbers }.
lacks-some =
    { $count ->
        [one] Mindestens { $count } davon ist keine { $numbers }.
       *[other] Mindestens { $count } davon sind keine { $numbers }.
    }
lacks-shown = Das haben unerfüllte Quests gezeigt.
quest-line =
    { $name ->
        [you] Quest: Du musst { $need } schicken.
       *[other] Quest: { $name } muss { $need } schicken.
    }
quest-free =
    { $name ->
        [you] Die Quest verlangt { $need }, doch dank Sagenweber darfst du jeden Helden schicken.
       *[other] Die Quest verlangt { $need }, doch dank Sagenweber darf { $name } jeden Helden schicken.
    }
pile-line =
    { $count ->
        [0] Der Stapel ist leer: Das ist der letzte Zug.
        [one] Noch { $count } Karte im Stapel. Ist er leer, ist der laufende Zug der letzte.
       *[other] Noch { $count } Karten im Stapel. Ist er leer, ist der laufende Zug der letzte.
    }
discards-line = Offen abgelegt: { $cards }.
discards-none = Noch ist nichts abgelegt.
buried-line =
    { $count ->
        [one] Verdeckt abgelegt: { $count } Karte.
       *[other] Verdeckt abgelegt: { $count } Karten.
    }
buried-seen = Davon hast du gesehen: { $seen }.
times =
    { $count ->
        [1] { $card }
       *[other] { $count }× { $card }
    }
eliminated-line =
    { $name ->
        [you] Bei dir ausgeschieden: { $heroes }.
       *[other] Bei { $name } ausgeschieden: { $heroes }.
    }
eliminated-none =
    { $name ->
        [you] Bei dir ist niemand ausgeschieden.
       *[other] Bei { $name } ist niemand ausgeschieden.
    }
seat-line =
    { $name ->
        [you] Du: { $heroes ->
                [one] { $heroes } Held
               *[other] { $heroes } Helden
            }, { $cards ->
                [one] { $cards } Karte
               *[other] { $cards } Karten
            } auf der Hand.
       *[other] { $name }: { $heroes ->
                [one] { $heroes } Held
               *[other] { $heroes } Helden
            }, { $cards ->
                [one] { $cards } Karte
               *[other] { $cards } Karten
            } auf der Hand.
    }
seat-eliminated =
    { $count ->
        [one] Ausgeschieden: { $count } Paar.
       *[other] Ausgeschieden: { $count } Paare.
    }
seat-leads =
    { $name ->
        [you] Du schickst in diesem Zug los.
       *[other] Schickt in diesem Zug los.
    }
seat-holds =
    { $name ->
        [you] Du hast den Wanderer.
       *[other] Hat den Wanderer.
    }
seat-barred =
    { $name ->
        [you] Du darfst diesen Wanderer nicht anwerben.
       *[other] Darf diesen Wanderer nicht anwerben.
    }
seat-knows =
    { $name ->
        [you] Du hast den Wanderer gesehen.
       *[other] Hat den Wanderer gesehen.
    }
wanderer-known =
    { $name ->
        [you] Der Wanderer vor deiner Tür: { $card }.
       *[other] Der Wanderer bei { $name }: { $card }.
    }
wanderer-blind =
    { $name ->
        [you] Der Wanderer vor deiner Tür kam vom Stapel. Niemand hat ihn gesehen.
       *[other] Der Wanderer bei { $name } kam vom Stapel. Niemand hat ihn gesehen.
    }
wanderer-free =
    { $name ->
        [you] Der Wanderer vor deiner Tür. { $leader } hat ihn geschickt und war an keine Quest gebunden.
       *[other] { $leader ->
            [you] Der Wanderer bei { $name }. Du hast ihn geschickt und warst an keine Quest gebunden.
           *[other] Der Wanderer bei { $name }. { $leader } hat ihn geschickt und war an keine Quest gebunden.
        }
    }
wanderer-hidden =
    { $name ->
        [you] Der Wanderer vor deiner Tür. { $leader } hat ihn geschickt, also passt er zur Quest: { $numbers }.
       *[other] { $leader ->
            [you] Der Wanderer bei { $name }. Du hast ihn geschickt, also passt er zur Quest: { $numbers }.
           *[other] Der Wanderer bei { $name }. { $leader } hat ihn geschickt, also passt er zur Quest: { $numbers }.
        }
    }
note-may =
    { $count ->
        [one] { $card } kann der Wanderer sein: noch { $count } Karte ungesehen.
       *[other] { $card } kann der Wanderer sein: noch { $count } Karten ungesehen.
    }
note-not =
    { $count ->
        [one] { $card } kann nicht der Wanderer sein: noch { $count } Karte ungesehen.
       *[other] { $card } kann nicht der Wanderer sein: noch { $count } Karten ungesehen.
    }
note-without = Bei { $names } ist keine davon auf der Hand.

# was ein Platz zuletzt getan hat, neben seinem Namen; und was daraus wurde
deed-quest =
    { $name ->
        [you] du musst { $need } schicken
       *[other] muss { $need } schicken
    }
deed-send =
    { $name ->
        [you] du schickst { $next } einen Helden
       *[other] { $next ->
            [you] schickt dir einen Helden
           *[other] schickt { $next } einen Helden
        }
    }
deed-send_card =
    { $name ->
        [you] du schickst { $next } { $card }
       *[other] { $next ->
            [you] schickt dir { $card }
           *[other] schickt { $next } { $card }
        }
    }
deed-free = muss nicht zur Quest passen
deed-open = offen
deed-blind = von niemandem gesehen
deed-nobody =
    { $name ->
        [you] du schickst niemanden
       *[other] schickt niemanden
    }
deed-nothing = nichts passt
deed-pass =
    { $name ->
        [you] du schickst ihn weiter zu { $next }
       *[other] { $next ->
            [you] schickt ihn weiter zu dir
           *[other] schickt ihn weiter zu { $next }
        }
    }
deed-home =
    { $next ->
        [you] du musst ihn anwerben
       *[other] { $next } muss ihn anwerben
    }
deed-blocked =
    { $name ->
        [you] du darfst nicht anwerben
       *[other] darf nicht anwerben
    }
deed-gone = er ist aus dem Spiel
deed-ask =
    { $name ->
        [you] du fragst { $leader }
       *[other] { $leader ->
            [you] fragt dich
           *[other] fragt { $leader }
        }
    }
deed-answer =
    { $equal ->
        [yes] „Ja, derselbe“
       *[no] „Nein, ein anderer“
    }
deed-declare =
    { $name ->
        [you] du willst anwerben
       *[other] will anwerben
    }
deed-recruit =
    { $name ->
        [you] du wirbst { $card } an
       *[other] wirbt { $card } an
    }
deed-heroes = { $count } von 6 Helden
deed-double = Doppelgänger: Beide scheiden aus
deed-sixth = sechs Helden: Sieg!
deed-use =
    { $name ->
        [you] du nutzt { $hero }
       *[other] nutzt { $hero }
    }
deed-cancel =
    { $name ->
        [you] du hebst { $hero } auf
       *[other] hebt { $hero } auf
    }
deed-slay =
    { $name ->
        [you] du erschlägst { $card }
       *[other] erschlägt { $card }
    }
deed-ready =
    { $name ->
        [you] du richtest { $hero } auf
       *[other] richtet { $hero } auf
    }
deed-block =
    { $name ->
        [you] du sperrst { $target }
       *[other] { $target ->
            [you] sperrt dich
           *[other] sperrt { $target }
        }
    }
deed-look =
    { $name ->
        [you] du siehst dir den Wanderer an
       *[other] sieht sich den Wanderer an
    }
deed-lift =
    { $name ->
        [you] du hebst die Quest auf
       *[other] hebt die Quest auf
    }
deed-draw =
    { $name ->
        [you] du holst { $count ->
                [one] eine Karte
               *[other] { $count } Karten
            }
       *[other] holt { $count ->
                [one] eine Karte
               *[other] { $count } Karten
            }
    }

# die Mitte: die Quest, der Weg, was aus dem Wanderer wird
stage-quest = Quest
stage-any = jede Nummer
stage-pile =
    { $count ->
        [0] Der Stapel ist leer
       *[other] { $count } im Stapel
    }
stage-asked = Gefragt
stage-of = von { $all }
stage-goal = verschiedene Helden
stage-party = Deine Gruppe
stage-hand = Deine Hand · { $count }
stage-used = benutzt
stage-ready = bereit
stage-answers = hebt nur auf
stage-idle = nicht jetzt
stage-already = Du hast schon { $heroes }: Beide würden gehen.
stage-drag-ask = Zieh eine Karte auf den Wanderer, um mit ihr zu fragen.
stage-drag-send = Zieh eine Karte auf den Weg, um sie loszuschicken.
stage-recruits =
    { $name ->
        [you] { $count ->
            [one] Wirbst du an, kann dieser verdeckte Held nur dies sein:
           *[other] Wirbst du an, ist dieser verdeckte Held einer von diesen:
        }
       *[other] { $count ->
            [one] Wirbt { $name } an, kann dieser verdeckte Held nur dies sein:
           *[other] Wirbt { $name } an, ist dieser verdeckte Held einer von diesen:
        }
    }
stage-known =
    { $name ->
        [you] Du kennst ihn: { $card }. Wenn du anwirbst:
       *[other] Du kennst ihn: { $card }. Wenn { $name } anwirbt:
    }
stage-open =
    { $name ->
        [you] Offen: { $card }. Wenn du anwirbst:
       *[other] Offen: { $card }. Wenn { $name } anwirbt:
    }
stage-blocked =
    { $name ->
        [you] Ein Außenseiter sperrt dich: Du darfst diesen Wanderer nicht anwerben.
       *[other] Ein Außenseiter sperrt { $name }: Dieser Wanderer ist nicht zu haben.
    }
stage-before =
    { $name ->
        [you] Du schickst gleich verdeckt einen Helden los, der zur Quest passt. { $next } entscheidet zuerst.
       *[other] { $next ->
            [you] { $name } schickt gleich verdeckt einen Helden los, der zur Quest passt. Du entscheidest zuerst.
           *[other] { $name } schickt gleich verdeckt einen Helden los, der zur Quest passt. { $next } entscheidet zuerst.
        }
    }
stage-home =
    { $next ->
        [you] Nimmt niemand deinen Helden, musst du ihn nehmen:
       *[other] { $next } entscheidet zuerst. Nimmt niemand deinen Helden, musst du ihn nehmen:
    }
stage-joins =
    { $name ->
        [you] kommt zu dir
       *[other] kommt zu { $name }
    }
stage-double = beide gehen
stage-sixth =
    { $name ->
        [you] du gewinnst
       *[other] { $name } gewinnt
    }
stage-possible = möglich
stage-unseen = { $count } von { $all } ungesehen
stage-was-joined =
    { $name ->
        [you] { $card } kommt in deine Gruppe.
       *[other] { $card } kommt zu { $name }.
    }
stage-was-paired = Ein Doppelgänger: { $card }. Beide gehen.
stage-was-slain = Erschlagen: { $card }.
stage-why-joined = Ein neuer Held bleibt in der Gruppe.
stage-why-paired =
    { $name ->
        [you] Diesen Helden hattest du schon, also gehen beide aus dem Spiel.
       *[other] Diesen Helden hatte { $name } schon, also gehen beide aus dem Spiel.
    }
stage-why-slain = Ein Wyrmtöter traf den Wanderer, bevor ihn jemand anwarb.
stop-sends =
    { $name ->
        [you] du schickst los
       *[other] schickt los
    }
stop-decides =
    { $name ->
        [you] du entscheidest
       *[other] entscheidet
    }
stop-declares =
    { $name ->
        [you] du wirbst an
       *[other] will anwerben
    }
stop-takes =
    { $name ->
        [you] du musst ihn nehmen
       *[other] muss ihn nehmen
    }
stop-joined =
    { $name ->
        [you] du hast angeworben
       *[other] hat angeworben
    }
stop-paired =
    { $name ->
        [you] dein Doppelgänger
       *[other] ein Doppelgänger
    }
stop-slain = hier erschlagen
stop-sent = schickte los
stop-blind = vom Stapel
stop-passed = weiter
stop-blocked = gesperrt
stop-round = noch eine Runde
stop-next = als Nächstes
stop-then = danach
stop-must = muss ihn nehmen

# die Seite
aside-unseen = Ungesehene Helden
aside-each = von je { $count }
aside-turn = Dieser Zug
aside-deed =
    { $name ->
        [you] { $deed }
       *[other] { $name } { $deed }
    }

# was zu tun ist, in einem Satz
prompt-holding = Wirb den Wanderer an, oder schick ihn weiter.
prompt-holding-ask = Wirb den Wanderer an, frag nach ihm, oder schick ihn weiter.
prompt-send = Schick einen Helden los, der zur Quest passt: { $quest }.
prompt-send-free = Die Quest ist aufgehoben: Schick einen beliebigen Helden los.
prompt-send-party = Keine Handkarte passt. Schick einen Helden deiner Gruppe los: { $quest }.
prompt-farewell = Schick einen Helden deiner Gruppe los, oder setz vorher { $hero } ein.
prompt-quest =
    { $name ->
        [you] Du schickst gleich los. Reagieren?
       *[other] Gleich schickt { $name } los. Reagieren?
    }
prompt-arrived =
    { $name ->
        [you] Du hast den Wanderer. Reagieren?
       *[other] { $name } hat den Wanderer. Reagieren?
    }
prompt-home =
    { $name ->
        [you] Du musst ihn nehmen. Reagieren?
       *[other] { $name } muss ihn nehmen. Reagieren?
    }
prompt-declared =
    { $name ->
        [you] Du willst anwerben. Reagieren?
       *[other] { $name } will anwerben. Reagieren?
    }
prompt-barred =
    { $name ->
        [you] Du darfst nicht anwerben. Reagieren?
       *[other] { $name } darf nicht anwerben. Reagieren?
    }
prompt-settled = Der Zug endet. Reagieren?
prompt-may = Du kannst einen deiner Helden einsetzen.
prompt-quest-about = Die Quest: { $quest }.
prompt-stakes-sixth =
    { $name ->
        [you] Mit einer { $numbers } gewinnst du.
       *[other] Mit einer { $numbers } gewinnt { $name }.
    }
prompt-stakes-double =
    { $every ->
        [yes] Es ist ein Doppelgänger: Beide Helden würden gehen.
       *[no] Eine { $numbers } wäre ein Doppelgänger: Beide würden gehen.
    }
prompt-stakes-joins =
    { $name ->
        [you] Es wäre dein Held { $count } von 6.
       *[other] Für { $name } wäre es Held { $count } von 6.
    }
prompt-uses =
    { $name ->
        [you] Du setzt { $hero } ein.
       *[other] { $name } setzt { $hero } ein.
    }
prompt-use-1 = Die Antwort auf { $hero } aufheben?
prompt-use-2 = Der Wanderer würde erschlagen. Aufheben?
prompt-use-3 = Das richtet { $hero } auf. Aufheben?
prompt-use-4 =
    { $target ->
        [you] Du könntest diesen Wanderer nicht anwerben. Aufheben?
       *[other] { $target } könnte diesen Wanderer nicht anwerben. Aufheben?
    }
prompt-use-5 = Das ist ein heimlicher Blick auf den Wanderer. Aufheben?
prompt-use-6 = Damit wäre jeder Held erlaubt. Aufheben?
prompt-use-7 = Das zieht Karten vom Stapel. Aufheben?

# die Leiste
rail-recruit = Anwerben
rail-ask = Nach ihm fragen
rail-ask-number = Fragen: eine { $number }?
rail-pass = Weiterschicken
rail-pass-to =
    { $next ->
        [you] Weiter zu dir
       *[other] Weiter zu { $next }
    }
rail-send = Held losschicken
rail-use = Held einsetzen
rail-use-hero = { $hero } einsetzen
rail-let = Geschehen lassen
rail-nothing = Keine Fähigkeit
rail-known-joins = Dieser Held kommt in deine Gruppe.
rail-known-double = Du hast ihn schon: Beide würden gehen.
rail-known-sixth = Dein sechster Held: Du gewinnst!
rail-unknown = Ein neuer Held kommt zu dir. Beim Doppelgänger gehen beide.
rail-all = Wer es auch ist, kommt zu dir.
rail-none = Keiner der { $count } möglichen Helden käme zu dir.
rail-some = { $join } von { $count } möglichen Helden kämen zu dir.
rail-doubles = { $numbers } wäre ein Doppelgänger: Beide würden gehen.
rail-ask-note =
    { $leader ->
        [you] Gib eine Karte für eine wahre Antwort.
       *[other] Gib { $leader } eine Karte für eine wahre Antwort.
    }
rail-ask-card =
    { $leader ->
        [you] Gib { $hero } für eine wahre Antwort.
       *[other] Gib { $leader } { $hero } für eine wahre Antwort.
    }
rail-pass-useful =
    { $next ->
        [you] Du könntest eine { $numbers } brauchen.
       *[other] { $next } könnte eine { $numbers } brauchen.
    }
rail-pass-useless =
    { $next ->
        [you] Für dich ein Doppelgänger.
       *[other] Für { $next } ein Doppelgänger.
    }
rail-pass-must =
    { $next ->
        [you] Du musst ihn nehmen.
       *[other] { $next } muss ihn nehmen.
    }
rail-send-note = Er wandert verdeckt. Quest: { $quest }.
rail-use-first = Sperr jemanden, bevor er geht.
rail-use-holding = Nicht, während du entscheidest.
rail-use-sending = Nicht jetzt: Schick einen Helden los.
rail-use-asked = Du wirst gefragt, wenn es geht.
rail-off-sender =
    { $name ->
        [you] Du schickst los.
       *[other] { $name } schickt los.
    }
rail-off-holder =
    { $name ->
        [you] Du hast den Wanderer.
       *[other] { $name } hat den Wanderer.
    }
rail-off-first = Schick zuerst einen Helden los.
rail-off-picked = Nicht mit dem, was du gewählt hast.
rail-off-table = Einen Moment …
rail-effect-1 = Hebt { $hero } auf.
rail-effect-2 = Der Wanderer kommt auf den Ablagestapel.
rail-effect-3 =
    { $hero ->
        [none] Richtet einen benutzten Helden auf.
       *[other] Richtet einen benutzten Helden auf: { $hero }.
    }
rail-effect-4 =
    { $name ->
        [none] Wähle, wer diesen Wanderer nicht anwerben darf.
        [you] Du darfst diesen Wanderer nicht anwerben.
       *[other] { $name } darf diesen Wanderer nicht anwerben.
    }
rail-effect-5 = Sieh den Wanderer an, dann entscheide.
rail-effect-6 =
    { $name ->
        [you] Du darfst in diesem Zug jeden Helden schicken.
       *[other] { $name } darf in diesem Zug jeden Helden schicken.
    }
rail-effect-7 =
    { $count ->
        [one] Zieh die letzte Karte des Stapels.
       *[other] Zieh { $count } Karten vom Stapel.
    }
rail-idle-used = benutzt
rail-idle-answers = hebt nur Fähigkeiten auf
rail-prospect-wins =
    { $name ->
        [you] Du gewinnst.
       *[other] { $name } gewinnt.
    }
rail-prospect-double =
    { $name ->
        [you] Du verlierst zwei Helden.
       *[other] Ein Doppelgänger: { $name } verliert einen Helden.
    }
rail-prospect-sixth =
    { $name ->
        [you] Mit einer { $numbers } gewinnst du.
       *[other] Mit einer { $numbers } gewinnt { $name }.
    }
rail-prospect-joins =
    { $name ->
        [you] Eine { $numbers } käme zu dir.
       *[other] Eine { $numbers } käme zu { $name }.
    }
rail-prospect-sixth-cases =
    { $name ->
        [you] Du gewinnst in { $cases } von { $count } Fällen.
       *[other] { $name } gewinnt in { $cases } von { $count } Fällen.
    }
rail-prospect-joins-cases =
    { $name ->
        [you] In { $cases } von { $count } Fällen kommt er zu dir.
       *[other] In { $cases } von { $count } Fällen kommt er zu { $name }.
    }

# große Augenblicke
cheer-won-heading = Sieg im Norden
cheer-won-line =
    { $you ->
        [yes] Du gewinnst!
       *[other] { $names }
    }
cheer-fifth-heading = Fünf Helden vereint
cheer-fifth-line =
    { $you ->
        [yes] Nur einer fehlt noch
       *[other] { $names } · nur einer fehlt noch
    }
cheer-clever-heading = Klug abgelehnt
cheer-clever-line =
    { $you ->
        [yes] Es wäre ein Doppelgänger gewesen
       *[other] { $names } · es wäre ein Doppelgänger gewesen
    }

# die Lektion
lesson-aim-say = Sammle sechs verschiedene Helden. Deine Gruppe liegt offen vor dir; du beginnst mit Schildmaid und Orakel.
lesson-aim-why = Wer zuerst sechs verschiedene Helden hat, gewinnt sofort. Doch ein Held, den du schon hast, ist ein Doppelgänger: Er scheidet aus und nimmt deinen mit.
lesson-hand-say = Diese fünf Karten hast du auf der Hand. Sonst sieht sie niemand.
lesson-hand-why = Von hier schickst du Helden los. Einfach zu dir nehmen kannst du sie nicht: Jeder wandert zuerst verdeckt an allen anderen vorbei.
lesson-send-say = Du bist dran und schickst los. Die Quest verlangt 5 oder höher: Schick die 6, den Sagenweber.
lesson-send-why = { $first } und { $second } dürfen ihn anwerben oder weiterschicken, ohne ihn zu sehen. Will ihn niemand, kommt er zurück, und du musst ihn anwerben. Schick also, wer dir selbst fehlt.
lesson-look-say = Er kam zurück: drei Helden. Nun hat { $first } jemanden zu { $second } geschickt. Lass dein Orakel nachsehen.
lesson-look-why = Jeden Helden deiner Gruppe kannst du einmal einsetzen, auch im Zug der anderen, aber nie, solange der Wanderer vor deiner Tür steht. Sieh also nach, bevor er da ist.
lesson-recruit-say = { $second } hat ihn weitergeschickt, und du weißt, wer es ist: eine 2, der Wyrmtöter. Wirb ihn an.
lesson-recruit-why = Einen Wyrmtöter hast du nicht, also kommt er in deine Gruppe. { $second } hat schon einen: Da wären beide ausgeschieden.
lesson-ask-say = { $second } schickt dir jemanden, verdeckt. Frag nach: Zeig { $second } deine 2.
lesson-ask-why = Die Quest ist gerade: 2 und 6 wären Doppelgänger, nur eine 4 hilft dir. { $second } muss ehrlich sagen, ob es derselbe Held ist wie auf deiner Karte. Danach ist die Karte weg.
lesson-move_on-say = „Ja“: Es ist ein zweiter Wyrmtöter. Schick ihn weiter.
lesson-move_on-why = Wirbst du ihn an, scheiden beide aus. Die Antwort haben alle gehört, aber nicht deine Karte gesehen: { $first } muss raten.
lesson-double-say = Auch { $first } wollte ihn nicht, also musste { $second } ihn anwerben: ein Doppelgänger. Beide Karten sind ausgeschieden.
lesson-double-why = Wer losgeschickt hat, muss anwerben, wer zurückkommt. Das ist der Preis, wenn man mit einem Helden blufft, den man selbst nicht brauchen kann.
lesson-free-say = Du schickst wieder los. Die Quest ist gerade, und deine einzige gerade Karte, die 6, wäre ein Doppelgänger. Setz den Sagenweber ein.
lesson-free-why = Er hebt die Quest für diesen Zug auf. Ohne ihn gilt: Passt keine Handkarte, muss ein passender Held deiner Gruppe gehen, und gibt es keinen, die oberste Karte des Stapels.
lesson-send_free-say = Schick jetzt die 3 los, den Häuptling, obwohl er nicht zur Quest passt.
lesson-send_free-why = Ein Häuptling fehlt dir. Und die Quest verrät den anderen nichts mehr: Sie können nur raten, wen du geschickt hast.
lesson-cancel-say = { $first } sperrt dich mit dem Außenseiter: Diesen Helden sollst du nicht anwerben. Heb das mit deiner Schildmaid auf.
lesson-cancel-why = Sie hebt die gerade eingesetzte Fähigkeit auf. Ohne sie müsstest du deinen eigenen Häuptling weiterschicken, und die anderen könnten ihn anwerben.
lesson-ready-say = Fünf Helden! { $first } schickt { $second } jemanden. Lass den Häuptling dein Orakel aufrichten: Klick erst ihn an, dann das Orakel.
lesson-ready-why = Der Häuptling macht einen eingesetzten Helden wieder bereit. Dir fehlt nur noch einer: Jetzt musst du wissen, wer kommt, denn ein Doppelgänger kostet dich zwei.
lesson-look_again-say = Das Orakel ist wieder bereit. Sieh dir den Wanderer an.
lesson-look_again-why = Dir fehlen 4 und 7. Die Quest verlangt 3, 4 oder 5, also könnte er es sein. Quests verraten viel: Sieh immer hin.
lesson-sixth-say = Es ist eine 4, der Außenseiter, und { $second } hat ihn weitergeschickt. Wirb ihn an!
lesson-sixth-why = Der sechste verschiedene Held gewinnt sofort, ganz gleich, was noch im Stapel und auf den Händen der anderen ist.
lesson-end-say = Sechs verschiedene Helden: gewonnen! Schafft das niemand, endet das Spiel mit dem Stapel, und die meisten Helden gewinnen.
lesson-end-why = Bei Gleichstand zählen weniger ausgeschiedene Karten. Zwei Helden hast du noch nicht eingesetzt: Der Wyrmtöter erschlägt einen Wanderer, der Waldläufer zieht zwei Karten.

# „Der bessere Zug …“: was Fehler gemeinsam haben
theme-joins = bringt einen neuen Helden
theme-wins = gewinnt mit dem sechsten Helden
theme-send = behält einen besseren Helden zum Losschicken
theme-cancels = hebt eine Fähigkeit auf
theme-answer = fragt das Richtige
theme-looks = sieht den Wanderer an
theme-ready = richtet einen Helden auf
theme-draws = zieht Karten
theme-keeps = hält einen Helden bereit
theme-hand = behält mehr Handkarten

### Gründe, wie die Suche sie gefunden hat; $name: wer es tut, „du“ hat eigene Fassungen; $odds: „ (in 7 von 10 Fällen)“ oder nichts

# $heroes: in der Gruppe dann; $home: ob der Wanderer heimgekommen ist
reason-joins =
    { $name ->
        [you] { $home ->
            [yes] Der Wanderer kommt zu dir zurück und ist neu für dich: { $heroes } von 6 Helden{ $odds }.
           *[no] Du bekommst einen neuen Helden, { $heroes } von 6{ $odds }.
        }
       *[other] { $home ->
            [yes] Der Wanderer kommt zu { $name } zurück und ist dort neu: { $heroes } von 6 Helden{ $odds }.
           *[no] { $name } bekommt einen neuen Helden, { $heroes } von 6{ $odds }.
        }
    }
reason-joins-prevented =
    { $name ->
        [you] Sonst könntest du einen neuen Helden bekommen, { $heroes } von 6{ $odds }.
       *[other] Sonst könnte { $name } einen neuen Helden bekommen, { $heroes } von 6{ $odds }.
    }
reason-joins-risk =
    { $name ->
        [you] Vielleicht bekommst du einen neuen Helden, { $heroes } von 6{ $odds }.
       *[other] Vielleicht bekommt { $name } einen neuen Helden, { $heroes } von 6{ $odds }.
    }
reason-wins =
    { $name ->
        [you] Das kann dein sechster Held sein, und du gewinnst{ $odds }.
       *[other] Das kann der sechste Held für { $name } sein, und der gewinnt{ $odds }.
    }
reason-wins-prevented =
    { $name ->
        [you] Sonst könntest du mit dem sechsten Helden gewinnen{ $odds }.
       *[other] Sonst könnte { $name } mit dem sechsten Helden gewinnen{ $odds }.
    }
reason-wins-risk =
    { $name ->
        [you] Vielleicht gewinnst du mit dem sechsten Helden{ $odds }.
       *[other] Vielleicht gewinnt { $name } mit dem sechsten Helden{ $odds }.
    }
# ein Doppelgänger kostet $name einen Helden
reason-double =
    { $name ->
        [you] Das kann ein Doppelgänger sein, der dich einen Helden kostet{ $odds }.
       *[other] Das kann ein Doppelgänger sein, der { $name } einen Helden kostet{ $odds }.
    }
reason-double-prevented =
    { $name ->
        [you] Sonst könnte dich ein Doppelgänger einen Helden kosten{ $odds }.
       *[other] Sonst könnte ein Doppelgänger { $name } einen Helden kosten{ $odds }.
    }
reason-double-risk =
    { $name ->
        [you] Vielleicht ist es ein Doppelgänger und kostet dich einen Helden{ $odds }.
       *[other] Vielleicht ist es ein Doppelgänger und kostet { $name } einen Helden{ $odds }.
    }
# ein Held, der dann losgeschickt wird; $now: noch in diesem Zug
reason-send =
    { $name ->
        [you] { $now ->
            [yes] Danach kannst du { $card } losschicken{ $odds }.
           *[no] In deinem nächsten Zug kannst du { $card } losschicken{ $odds }.
        }
       *[other] { $now ->
            [yes] Danach kann { $name } { $card } losschicken{ $odds }.
           *[no] Im nächsten Zug kann { $name } { $card } losschicken{ $odds }.
        }
    }
# eine Schildmaid von $name hebt eine Fähigkeit auf
reason-cancelled-prevented =
    { $name ->
        [you] Sonst könnte deine Schildmaid { $card } aufheben{ $odds }.
       *[other] Sonst könnte die Schildmaid von { $name } { $card } aufheben{ $odds }.
    }
reason-cancelled-risk =
    { $name ->
        [you] Vielleicht hebt deine Schildmaid { $card } auf{ $odds }.
       *[other] Vielleicht hebt die Schildmaid von { $name } { $card } auf{ $odds }.
    }
# eine Schildmaid hebt die Fähigkeit eines Helden von $other auf
reason-cancels =
    { $other ->
        [you] Das hindert dich daran, { $card } einzusetzen.
       *[other] Das hindert { $other } daran, { $card } einzusetzen.
    }
reason-slain-prevented =
    { $name ->
        [you] Sonst könntest du den Wanderer erschlagen{ $odds }.
       *[other] Sonst könnte { $name } den Wanderer erschlagen{ $odds }.
    }
reason-slain-risk =
    { $name ->
        [you] Vielleicht erschlägst du den Wanderer{ $odds }.
       *[other] Vielleicht erschlägt { $name } den Wanderer{ $odds }.
    }
# die Antwort auf eine Frage lautet Ja
reason-answer = Wer { $card } zeigt, hört ein Ja{ $odds }.
reason-looks =
    { $name ->
        [you] Du erfährst, wer der Wanderer ist.
       *[other] { $name } erfährt, wer der Wanderer ist.
    }
reason-ready =
    { $name ->
        [you] Du kannst { $card } noch einmal einsetzen.
       *[other] { $name } kann { $card } noch einmal einsetzen.
    }
reason-draws =
    { $name ->
        [you] { $count ->
            [one] Du ziehst eine Karte und hast mehr zum Losschicken.
           *[other] Du ziehst { $count } Karten und hast mehr zum Losschicken.
        }
       *[other] { $count ->
            [one] { $name } zieht eine Karte und hat mehr zum Losschicken.
           *[other] { $name } zieht { $count } Karten und hat mehr zum Losschicken.
        }
    }
# ein Held, der nicht verbraucht wird
reason-keeps =
    { $name ->
        [you] Du behältst { $card } für später bereit.
       *[other] { $name } behält { $card } für später bereit.
    }
reason-hand =
    { $name ->
        [you] { $count ->
            [one] Du behältst { $count } Karte auf der Hand.
           *[other] Du behältst { $count } Karten auf der Hand.
        }
       *[other] { $count ->
            [one] { $name } behält { $count } Karte auf der Hand.
           *[other] { $name } behält { $count } Karten auf der Hand.
        }
    }

# Challenges und Erfolge
challenge-gathering = Tafelrunde
challenge-gathering-note = Zwei Knappen bewachen die Tür. Füll deine Gruppe, ehe sie es merken.
challenge-no_doubles = Keine Doppelgänger
challenge-no_doubles-note = Den kennst du doch? Sieh zu, dass ihn keiner zweimal trifft.
challenge-quiet_road = Stille Straße
challenge-quiet_road-note = Deine Helden haben frei. Gewinne allein mit guter Nase.
challenge-full_circus = Volles Programm
challenge-full_circus-note = Fachleute sollen nicht herumsitzen. Setz sie ein.
challenge-dragon_hunt = Drachenjagd
challenge-dragon_hunt-note = Nicht jeder Gast soll ankommen. Schick den Wyrmtöter ans Tor.
challenge-raised_shield = Schild hoch
challenge-raised_shield-note = Gleich wird jemand schlau. Lass deine Schildmaid dazwischengehen.
challenge-second_sight = Zweites Gesicht
challenge-second_sight-note = Raten sollen die anderen. Du hast ein Orakel.
challenge-doorkeeper = Türsteher
challenge-doorkeeper-note = Mit den Schuhen nicht. Sperr jemanden und wirb dann selbst an.
challenge-tall_tales = Lügengeschichten
challenge-tall_tales-note = Eine gute Geschichte ersetzt jede Quest. Und sieh, wer heimkommt.
challenge-deep_woods = Tief im Wald
challenge-deep_woods-note = Der Waldläufer weiß, wo noch mehr Freunde stecken.
challenge-five_strangers = Fünf Fremde
challenge-five_strangers-note = Du sitzt am Ende der längsten Tafel. Hol dir trotzdem die beste Gesellschaft.
challenge-saga = Die Saga
challenge-saga-note = Ein Champion am Tisch, und der Barde schreibt schon mit. Gib ihm einen Helden.
goal-abilities-least = nutze { $number } Fähigkeiten
goal-abilities-most = { $number ->
    [0] nutze keine Fähigkeit
    [1] nutze höchstens eine Fähigkeit
   *[other] nutze höchstens { $number } Fähigkeiten
}
goal-blocked-least = { $number ->
    [1] sperr jemanden
   *[other] sperr { $number }-mal jemanden
}
goal-cancelled-least = { $number ->
    [1] verhindere eine Fähigkeit
   *[other] verhindere { $number } Fähigkeiten
}
goal-cards-least = { $number } Karten übrig auf der Hand
goal-drew-least = { $number ->
    [1] nutze einmal einen Waldläufer
   *[other] nutze { $number }-mal einen Waldläufer
}
goal-gifts-least = { $number ->
    [1] lass andere einen deiner losgeschickten Helden anwerben
   *[other] lass andere { $number } deiner losgeschickten Helden anwerben
}
goal-homecomings-least = { $number ->
    [1] wirb einen heimgekehrten Helden an
   *[other] wirb { $number } heimgekehrte Helden an
}
goal-kinds-least = { $number ->
    [1] nutze einen Helden
   *[other] nutze { $number } verschiedene Helden
}
goal-lifted-least = { $number ->
    [1] heb eine Quest auf
   *[other] heb { $number } Quests auf
}
goal-looked-least = { $number ->
    [1] sieh dir einen Wanderer an
   *[other] sieh dir { $number } Wanderer an
}
goal-margin-least = { $number ->
    [1] ein Held mehr als alle anderen
   *[other] { $number } Helden mehr als alle anderen
}
goal-pairs-least = verlier { $number } Doppelgänger
goal-pairs-most = { $number ->
    [0] verlier keinen Doppelgänger
    [1] verlier höchstens einen Doppelgänger
   *[other] verlier höchstens { $number } Doppelgänger
}
goal-readied-least = { $number ->
    [1] richte einen Helden auf
   *[other] richte { $number } Helden auf
}
goal-recruited-least = wirb { $number } Helden an
goal-slain-least = { $number ->
    [1] erschlag einen Wanderer
   *[other] erschlag { $number } Wanderer
}
goal-turns-most = in höchstens { $number } Zügen
achievement-perfect_host = Perfekter Gastgeber
achievement-early_night = Früh im Bett
achievement-pacifist = Helden in Rente
achievement-whole_cast = Volle Besetzung
achievement-slayer = Zwei Wyrme, ein Schwert
achievement-nope = Nicht mit mir
achievement-seer = Kommen sehen
achievement-bouncer = Gästeliste
achievement-generous = Großzügig gewonnen
achievement-comeback = Aller guten Dinge
achievement-hospitable = Daheim ist’s am schönsten
