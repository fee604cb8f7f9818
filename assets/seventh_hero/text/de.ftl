caption-anyone = Noch jemand?
caption-cancel = Aufheben?
caption-thinking = überlegt …
caption-leads = führt
caption-holds = hat Besuch
caption-asked = wird gefragt
caption-winner = gewinnt!
caption-leader = { $name } führt
caption-quest = Quest
caption-no_quest = Nächste Quest
caption-free = Quest darf missachtet werden
caption-notes = Notizen
caption-known = Du kennst den Wanderer
caption-open = Der Wanderer ist offen
caption-blind = Der Wanderer kam vom Stapel
caption-unseen = ungesehen
caption-nobody = Niemand wandert
caption-left = { $count } im Stapel
caption-last = Der Stapel ist leer
caption-hidden = Der Wanderer ist verdeckt
caption-wins = { $name } gewinnt!
caption-together = { $names } gewinnen!
caption-yes = ja
caption-no = nein
caption-tip-hint = { $name } hat der führenden Person diese Karte gezeigt. Derselbe Held? Antwort: { $answer }.
caption-tip-hint-known = { $name } hat der führenden Person { $card } gezeigt. Derselbe Held? Antwort: { $answer }.
caption-tip-notes = Zeigt oder verbirgt die Zahlen, die der Wanderer noch haben kann.

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

numbered = { $hero } ({ $number })

count-card =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

count-hero =
    { $count ->
        [one] { $count } Held
       *[other] { $count } Helden
    }

count-pair =
    { $count ->
        [one] { $count } Paar
       *[other] { $count } Paare
    }

quest-any = beliebig
quest-odd = ungerade
quest-even = gerade
quest-three = 3, 4 oder 5
quest-down = { $number } oder niedriger
quest-up = { $number } oder höher

need-odd = eine ungerade Zahl
need-even = eine gerade Zahl
need-three = eine 3, 4 oder 5
need-down = eine { $number } oder niedriger
need-up = eine { $number } oder höher

event-deal = Zwei Helden und fünf Karten für alle. { $name } führt.
event-quest = Die Quest für { $name }: { $need } ({ $hero }).
event-send = { $name } schickt einen passenden Helden zu { $next }, verdeckt.
event-send_free = { $name } schickt einen Helden zu { $next }, verdeckt. Ob er zur Quest passt, erfährt niemand.
event-send_own = { $name } schickt { $card } zu { $next }, verdeckt.
event-send_party = Keine Karte von { $name } passt: { $card } verlässt die Gruppe und geht offen zu { $next }.
event-send_bare = { $name } hat keine Karten: { $card } verlässt die Gruppe und geht offen zu { $next }.
event-blind = Bei { $name } passt nichts: Die oberste Karte des Stapels geht zu { $next }, und niemand hat sie gesehen.
event-none = Nichts passt, und der Stapel ist leer: In diesem Zug wandert niemand.
event-stays = Der Außenseiter bleibt zu Hause und sperrt niemanden.
event-move_on = { $name } schickt den Wanderer weiter zu { $next }.
event-move_home = { $name } schickt den Wanderer zurück zu { $next }, dort muss er bleiben.
event-bar = { $name } darf nicht anwerben: Der Wanderer zieht weiter zu { $next }.
event-bar_leader = Auch { $name } darf nicht anwerben: Der Wanderer macht noch eine Runde, zuerst zu { $next }.
event-hint = { $name } zeigt { $leader } eine Karte: „Derselbe Held?“ – „{ $answer }.“
event-hint_own = { $name } zeigt { $leader } { $card }: „Derselbe Held?“ – „{ $answer }.“
event-yes = Ja
event-no = Nein
event-recruit = { $name } will den Wanderer anwerben.
event-joins = { $name } deckt auf: { $card }, jetzt { $heroes }.
event-joins_open = { $card } kommt zu { $name }: jetzt { $heroes }.
event-double = { $name } deckt auf: { $card }, ein Doppelgänger! Beide scheiden aus.
event-double_open = { $card } trifft bei { $name } auf einen Doppelgänger: Beide scheiden aus.
event-sixth = { $name } deckt auf: { $card }, Nummer sechs der Gruppe. Sieg!
event-sixth_open = { $card } kommt zu { $name } und macht die sechs voll. Sieg!
event-leave = Auch { $name } darf nicht anwerben: Der Wanderer geht ungesehen.
event-leave_open = Auch { $name } darf nicht anwerben: { $card } geht.
event-leave_all = Niemand darf anwerben: Der Wanderer geht ungesehen.
event-leave_all_open = Niemand darf anwerben: { $card } geht.
event-draw = { $name } zieht eine Karte. { $next } führt.
event-draw_own = { $name } zieht { $card }. { $next } führt.
event-draw_last = { $name } zieht die letzte Karte: Das Spiel ist zu Ende.
event-end = Der Stapel ist leer: Das Spiel ist zu Ende.
event-last_turn = Das war die letzte Karte des Stapels: Dies ist der letzte Zug.

try-1 = { $name } hebt die Schildmaid gegen { $hero } von { $target }.
try-2 = { $name } hetzt den Wyrmtöter auf den Wanderer.
try-3 = { $name } ruft den Häuptling, um { $hero } aufzurichten.
try-4 = { $name } ruft den Außenseiter, um { $target } zu sperren.
try-4-sent = { $name } setzt zum Abschied den Außenseiter ein, um { $target } zu sperren.
try-5 = { $name } fragt das Orakel, wer da wandert.
try-6 = { $name } lässt den Sagenweber die Quest umerzählen.
try-7 = { $name } schickt den Waldläufer nach Karten.

done-1 = { $name } hebt { $hero } von { $target } mit der Schildmaid auf.
done-2 = Der Wyrmtöter von { $name } erschlägt den Wanderer: { $card }.
done-3 = Der Häuptling von { $name } richtet { $hero } auf.
done-4 = Der Außenseiter von { $name } sperrt { $target } für diesen Wanderer.
done-4-sent = Der Außenseiter von { $name } muss wandern, und { $target } darf ihn nicht anwerben.
done-5 = Das Orakel zeigt { $name } den Wanderer.
done-5-own = Das Orakel zeigt { $name } den Wanderer: { $card }.
done-6 = Der Sagenweber von { $name } erzählt die Quest um: { $target } darf jeden Helden schicken.
done-7 = Der Waldläufer von { $name } holt { $cards }.
done-7-own = Der Waldläufer von { $name } holt { $hand }.

button-nothing = Nein, weiter
button-let = Geschehen lassen
button-cancel = { $hero } von { $target } aufheben
button-move_on = Weiter zu { $next }
button-move_home = Zurück zu { $next }
button-recruit = Den Wanderer anwerben
button-recruit_known = { $card } anwerben
button-recruit_double = { $card } anwerben: Doppelgänger
button-send = { $card } losschicken
button-send_party = { $card } aus der Gruppe schicken
button-send_blind = Oberste Karte des Stapels schicken
button-hint = { $leader } { $card } zeigen
button-use-2 = Wyrmtöter: den Wanderer erschlagen
button-use-3 = Häuptling: { $hero } aufrichten
button-use-4 = Außenseiter: { $target } sperren
button-use-5 = Orakel: den Wanderer ansehen
button-use-6 = Sagenweber: jeder Held für { $target }
button-use-6-self = Sagenweber: jeden Helden schicken
button-use-7 = Waldläufer: { $cards } ziehen
button-table = Weiter

status-quest = { $name }: noch etwas, bevor ein Held loszieht?
status-arrived = { $name }: noch etwas, bevor { $holder } entscheidet?
status-home = { $name }: noch etwas, bevor { $holder } den Wanderer nimmt?
status-barred = { $name }: noch etwas, bevor der Wanderer weiterzieht?
status-going = { $name }: noch etwas, bevor der Wanderer geht?
status-declared = { $name }: { $holder } will den Wanderer. Etwas dagegen?
status-settled = { $name }: noch etwas in diesem Zug?
status-replying = { $name }: { $hero } von { $target } aufheben?
status-sending = { $name }: einen Helden losschicken ({ $quest })
status-sending_party = { $name }: einen Helden der Gruppe losschicken ({ $quest })
status-farewell = { $name }: Helden schicken oder vorher jemanden sperren
status-holding = { $name }: anwerben oder weiterschicken
status-holding_hint = { $name }: anwerben, weiterschicken oder mit einer Karte fragen
status-dealing = Die Karten werden gegeben
status-questing = Eine Quest für { $leader }
status-blinding = Eine Karte vom Stapel zieht los
status-barring = { $holder } darf nicht anwerben
status-revealing = { $holder } deckt den Wanderer auf
status-leaving = Der Wanderer geht
status-drawing = Der Zug endet
status-over = Das Spiel ist zu Ende

why-match_over = Das Spiel ist zu Ende.
why-not_an_action = Diese Aktion gibt es in diesem Spiel nicht.
why-table_step = Einen Moment: Am Tisch wird gerade gearbeitet.
why-answer_first = { $hero } muss warten: Sag erst, ob du aufhebst, was gerade eingesetzt wurde.
why-send_first = Schick zuerst einen Helden los.
why-recruit_or_move_on = Der Wanderer liegt vor dir: Wirb ihn an, oder schick ihn weiter.
why-nothing_to_decline = Im Moment hat dich niemand etwas gefragt.
why-not_in_hand = { $card } hast du nicht auf der Hand.
why-quest_not_met = { $card } passt nicht: Die Quest verlangt { $wanted }.
why-hand_meets_quest = Auf der Hand hast du eine Karte, die gehen darf, also bleibt deine Gruppe zu Hause.
why-not_in_party = { $card } ist nicht in deiner Gruppe.
why-only_leader_sends = Nur wer führt, schickt einen Helden los, einmal im Zug und nach der Quest.
why-decline_first = Sag erst, dass du nichts mehr einsetzt, dann schick einen Helden los.
why-sending_over = Ein Held zieht nur einmal im Zug los, gleich nach der Quest; dieser Moment ist vorbei.
why-only_holder = Darüber entscheidet nur, vor wem der Wanderer liegt.
why-no_hint_open = Der Wanderer liegt offen, da gibt es nichts zu fragen.
why-no_hint_blind = Wer führt, hat diesen Wanderer auch nicht gesehen, also könnte niemand antworten.
why-last_card = Eine Karte musst du behalten, mit der letzten kannst du nicht fragen.
why-held_by_holder = Der Wanderer liegt vor dir: Bis er fort ist, kannst du keinen deiner Helden einsetzen.
why-not_yours = { $hero } ist nicht in deiner Gruppe.
why-already_used = { $hero } liegt gedreht: Jeder Held einer Gruppe wird nur einmal eingesetzt.
why-nothing_to_cancel = Nichts aufzuheben: Die Schildmaid antwortet nur auf eine Fähigkeit, die gerade eingesetzt wurde.
why-own_ability = Eine eigene Fähigkeit kannst du nicht aufheben.
why-turned_up = Zu spät: Der Wanderer ist schon aufgedeckt.
why-no_wanderer = { $hero } hat nichts zu tun: Kein Wanderer ist unterwegs.
why-already_known = Diesen Wanderer hast du schon gesehen.
why-too_late_to_bar = Diese Person kann den Wanderer nicht mehr anwerben.
why-already_barred = Diese Person ist für den Wanderer schon gesperrt.
why-not_oneself = Der Außenseiter verbietet es jemand anderem, nicht dir.
why-nobody_to_ready = Der Häuptling richtet einen anderen deiner Helden auf, der schon eingesetzt wurde.
why-not_turned = { $hero } liegt bei dir nicht gedreht: Der Häuptling hat da nichts aufzurichten.
why-pile_empty = Der Stapel ist leer: Es gibt nichts zu ziehen.
why-quest_only = Der Sagenweber wirkt nur, solange die Quest frisch ist, bevor ein Held loszieht.
why-already_free = Die Quest gilt in diesem Zug schon nicht mehr.
why-pile_last = Vom Stapel kommt nur jemand, wenn weder deine Hand noch deine Gruppe die Quest erfüllt.
why-outcast_goes = Dein { $hero } hat zum Abschied schon jemanden gesperrt, also kann sonst niemand aus deiner Gruppe gehen.
why-only_for_her = Jetzt kann der Häuptling nur deine Schildmaid aufrichten, um aufzuheben, was gerade eingesetzt wurde.

score-heroes = Helden
score-eliminated = Ausgeschiedene Karten
score-sum = Summe der Gruppe

ending-six = { $names } hat sechs verschiedene Helden beisammen.
ending-most = Der Stapel ist leer, und { $names } hat die meisten Helden: { $count }.
ending-fewer = { $names } hat wie andere die meisten Helden, { $count }, aber weniger ausgeschiedene Karten.
ending-sum = { $names } hat wie andere die meisten Helden, { $count }, und gleich wenige ausgeschiedene Karten, aber die höhere Summe: { $sum }.
ending-shared = { $names } teilen sich den Sieg: gleich viele Helden, { $count }, gleich wenige ausgeschiedene Karten und dieselbe Summe, { $sum }.

option-start = Führt zuerst
option-start-random = Auslosen
option-start-seat = Platz { $value }

ability-1 = Hebt die gerade eingesetzte Fähigkeit auf, auch die einer anderen Schildmaid.
ability-2 = Der Wanderer kommt offen auf die Ablage.
ability-3 = Richtet einen anderen eingesetzten Helden der eigenen Gruppe auf.
ability-4 = Sperrt jemand anderen für diesen Wanderer.
ability-5 = Sieht sich den Wanderer an.
ability-6 = Wer führt, darf in diesem Zug die Quest missachten, du oder jemand anders.
ability-7 = Zieht 2 Karten vom Stapel.

hero-ready = { $card }, bereit: { $ability }
hero-used = { $card }, eingesetzt: zählt weiter, und ein Häuptling in derselben Gruppe kann diese Karte aufrichten.
hero-used-3 = { $card }, eingesetzt: zählt weiter. Wieder bereit, wenn er fort war und neu angeworben wird.

hand-line = { $card }. In einer Gruppe: { $ability }
hand-double = { $card }, schon in deiner Gruppe: noch einmal wäre ein Doppelgänger.

back-line = { $name } hat { $cards } auf der Hand.

lacks-all = {" "}Keine Handkarte ist eine { $numbers }.
lacks-only = {" "}Die Handkarte ist keine { $numbers }.
lacks-one = {" "}Mindestens eine Handkarte ist keine { $numbers }.
lacks-some = {" "}Mindestens { $count } Handkarten sind keine { $numbers }.
lacks-shown = {" "}Das haben unerfüllte Quests gezeigt.

quest-line = Die Quest für { $name }: { $need }.
quest-free = Die Quest für { $name } verlangt { $need }, doch der Sagenweber lässt jeden Helden gehen.

pile-line = Im Stapel: { $cards }. Der Zug, in dem die letzte geht, ist der letzte.

discards-line = Offen abgelegt: { $cards }.
discards-none = Die Ablage ist leer.

buried-line = Verdeckt abgelegt: { $cards }.
buried-seen = {" "}Davon hast du gesehen: { $seen }.

times = { $count }× { $card }

eliminated-line = Bei { $name } ausgeschieden: { $heroes }.
eliminated-none = Bei { $name } ist niemand ausgeschieden.

seat-line = { $name }: { $heroes }, { $cards } auf der Hand.
seat-eliminated = {" "}Ausgeschieden: { $pairs }.
seat-leads = {" "}Führt in diesem Zug.
seat-holds = {" "}Hier liegt der Wanderer.
seat-barred = {" "}Darf diesen Wanderer nicht anwerben.
seat-knows = {" "}Hat den Wanderer gesehen.

wanderer-known = Der Wanderer bei { $name }: { $card }.
wanderer-blind = Der Wanderer bei { $name } kam vom Stapel; niemand hat ihn geschickt.
wanderer-free = Der Wanderer bei { $name }: von { $leader } geschickt, ohne Rücksicht auf die Quest.
wanderer-hidden = Der Wanderer bei { $name }: von { $leader } geschickt, und er passt zur Quest: { $numbers }.

note-may = { $card } kann der Wanderer sein; noch nicht gesehen: { $cards }.
note-not = { $card } kann nicht der Wanderer sein; noch nicht gesehen: { $cards }.
note-without = {" "}Keine solche auf der Hand von { $names }.

cheer-won-heading = Sieg im Norden
cheer-won-line = { $names }

cheer-fifth-heading = Fünf Helden vereint
cheer-fifth-line = { $names } · nur einer fehlt noch

cheer-clever-heading = Klug abgelehnt
cheer-clever-line = { $names } · es wäre ein Doppelgänger gewesen

lesson-aim-say = Sammle sechs verschiedene Helden. Deine Gruppe liegt offen vor dir; du beginnst mit Schildmaid und Orakel.
lesson-aim-why = Wer zuerst sechs verschiedene Helden hat, gewinnt sofort. Doch ein Held, den du schon hast, ist ein Doppelgänger: Er geht und nimmt deinen mit.

lesson-hand-say = Diese fünf Karten hast du auf der Hand. Sonst sieht sie niemand.
lesson-hand-why = Von hier schickst du Helden los. Einfach zu dir nehmen kannst du sie nicht: Jeder wandert zuerst verdeckt an allen anderen vorbei.

lesson-send-say = Du führst. Die Quest verlangt in diesem Zug 5 oder höher: Schick die 6 los, den Sagenweber.
lesson-send-why = { $first } und { $second } dürfen ihn nehmen oder weiterschicken, ohne ihn zu sehen. Will ihn niemand, kommt er heim, und du musst ihn nehmen. Schick also, was dir selbst fehlt.

lesson-look-say = Er kam heim: drei Helden. Nun führt { $first } und hat { $second } jemanden geschickt. Lass dein Orakel nachsehen.
lesson-look-why = Jeder Held deiner Gruppe wirkt einmal, auch im Zug der anderen, aber nie, solange der Wanderer vor dir liegt. Sieh also nach, bevor er da ist.

lesson-recruit-say = { $second } hat ihn weitergeschickt, und du weißt, wer es ist: eine 2, der Wyrmtöter. Wirb ihn an.
lesson-recruit-why = Einen Wyrmtöter hast du nicht, also kommt er in deine Gruppe. { $second } hat schon einen: Da wären beide ausgeschieden.

lesson-ask-say = { $second } schickt dir jemanden, verdeckt. Frag nach einem Hinweis: Gib deine 2 her.
lesson-ask-why = Die Quest ist gerade: 2 und 6 wären Doppelgänger, nur eine 4 hilft dir. { $second } muss die Wahrheit sagen: Ist es derselbe Held wie auf deiner Karte? Danach ist die Karte weg.

lesson-move_on-say = „Ja“: Es ist ein zweiter Wyrmtöter. Schick ihn weiter.
lesson-move_on-why = Wirbst du ihn an, scheiden beide aus. Die Antwort haben alle gehört; nun muss { $first } raten, was sie bedeutet.

lesson-double-say = Auch { $first } wollte ihn nicht, also musste { $second } ihn nehmen: ein Doppelgänger. Beide Karten sind ausgeschieden.
lesson-double-why = Wer führt, muss nehmen, was heimkommt. Das ist der Preis, wenn man mit einem Helden blufft, den man selbst nicht brauchen kann.

lesson-free-say = Du führst wieder. Die Quest ist gerade, und deine einzige gerade Karte, die 6, wäre ein Doppelgänger. Setz den Sagenweber ein.
lesson-free-why = Mit ihm darfst du die Quest in diesem Zug missachten. Ohne ihn gilt: Passt keine Handkarte, muss ein passender Held deiner Gruppe gehen, und gibt es keinen, die oberste Karte des Stapels.

lesson-send_free-say = Schick jetzt die 3 los, den Häuptling, obwohl die Quest etwas anderes sagt.
lesson-send_free-why = Ein Häuptling fehlt dir. Und die Quest verrät den anderen nichts mehr: Sie können nur raten, wen du geschickt hast.

lesson-cancel-say = { $first } setzt den Außenseiter ein: Diesen Helden sollst du nicht anwerben. Heb das mit deiner Schildmaid auf.
lesson-cancel-why = Sie hebt die Fähigkeit auf, die gerade eingesetzt wurde. Ohne sie müsstest du deinen eigenen Häuptling weiterschicken, und die anderen könnten ihn nehmen.

lesson-ready-say = Fünf Helden! { $first } führt und schickt { $second } jemanden. Lass den Häuptling dein Orakel aufrichten: Klick erst ihn an, dann das Orakel.
lesson-ready-why = Der Häuptling richtet einen eingesetzten Helden wieder auf. Dir fehlt nur noch einer: Jetzt musst du wissen, was kommt, denn ein Doppelgänger kostet dich zwei.

lesson-look_again-say = Das Orakel ist wieder bereit. Sieh dir den Wanderer an.
lesson-look_again-why = Dir fehlen 4 und 7. Die Quest verlangt 3, 4 oder 5, also könnte er es sein. Quests verraten viel: Sieh immer hin.

lesson-sixth-say = Es ist eine 4, der Außenseiter, und { $second } hat ihn weitergeschickt. Wirb ihn an!
lesson-sixth-why = Der sechste verschiedene Held gewinnt sofort, ganz gleich, was noch im Stapel und auf den Händen der anderen ist.

lesson-end-say = Sechs verschiedene Helden: gewonnen! Schafft das niemand, endet das Spiel mit dem Stapel, und die meisten Helden gewinnen.
lesson-end-why = Bei Gleichstand zählen weniger ausgeschiedene Karten. Zwei Helden fehlten noch: Der Wyrmtöter schickt einen Wanderer auf die Ablage, der Waldläufer zieht zwei Karten.

### reasons: „Der Zug …“; $names: um wen es geht, im Dativ; „du“ hat eigene Fassungen

reason-heroes-more = stärkt die Gruppe
reason-heroes-less = schwächt die Gruppe
reason-heroes-spared = { $names ->
    [you] schadet deiner Gruppe
   *[other] schadet der Gruppe von { $names }
}
reason-heroes-given = { $names ->
    [you] hilft deiner Gruppe
   *[other] hilft der Gruppe von { $names }
}
reason-pairs-more = bewahrt Helden vor dem Ausscheiden
reason-pairs-less = lässt mehr Helden ausscheiden
reason-ready-more = hält Fähigkeiten bereit
reason-ready-less = verbraucht Fähigkeiten
reason-ready-spared = { $names ->
    [you] lässt dir weniger Fähigkeiten
   *[other] lässt { $names } weniger Fähigkeiten
}
reason-ready-given = { $names ->
    [you] lässt dir mehr Fähigkeiten
   *[other] lässt { $names } mehr Fähigkeiten
}
reason-hand-more = lässt mehr Karten zur Auswahl
reason-hand-less = lässt weniger Karten zur Auswahl
reason-insight-more = gibt mehr Hinweise auf den Wanderer
reason-insight-less = gibt weniger Hinweise auf den Wanderer
