# Die Texte von Dust Collectorz. Der Name einer Person kann „you“ sein: die einzige Person am Bildschirm.
# Wo $who wählt: you = du allein, us = du und andere, they = mehrere andere, one = jemand anderes.

title = Dust Collectorz: Champions Unleashed
blurb = Vergessene Schätze werden lebendig. Spiel eine Karte oder einen Stapel, sag eine Eigenschaft an und sieh, wer dagegenhält. Duell, Jeder gegen jeden, Team und ein Spiel für Kinder.

## Geteilte Stücke

count-card = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
overflow = { $card } (Überlauf)
times = { $count }× { $card }

## Beschriftungen am Tisch

caption-toss = Zuerst angreifen?
caption-naming = Wer greift zuerst an?
caption-chooses = { $name ->
    [you] Deine Wahl
   *[other] { $name } wählt …
}
caption-chooses-short = wählt …
caption-attacks = greift an
caption-answers = wehrt ab
caption-partner = dein Team
caption-winner = gewinnt!
caption-laying = wählt Karten …
caption-wins-clash = { $name ->
    [you] Du setzt dich durch
   *[other] { $name } setzt sich durch
}
caption-nothing = Zählt nichts
caption-no_cards = Keine Karten mehr
caption-trap = Eine Falle!
caption-overflow = Überlauf
caption-bonus = davon +{ $number }
caption-last = davon +{ $number } letzte Runde
caption-last-so_far = davon +{ $number }, wenn jetzt Schluss
caption-last-team = davon +{ $number } vorläufig
caption-wins = { $who ->
    [you] Du gewinnst!
    [us] { $name } gewinnt!
    [they] { $name } gewinnen!
   *[one] { $name } gewinnt!
}
caption-salvage-title = Welche Karte holst du zurück?
caption-list-title = { $name ->
    [you] Dein Deck
   *[other] Deck von { $name }
}
caption-list-note = Durchgestrichen: schon gesehen
caption-aside = Leg eine weg
caption-part-wheel = Rad
caption-part-ability = Fähigkeit
caption-part-weakened = geschwächt
caption-part-counter = Konter
caption-part-floor = nicht unter 0
caption-part-half = ½ { $card }
caption-part-cancelled = { $ability }: aufgehoben

## Die Bühne: Werte, Ausgang, Rad und Worte über den Karten

seat-points = Punkte
caption-deck = Deck
caption-captured = erbeutet
caption-discarded = abgelegt
chip-wins = { $value } gewinnt
chip-ties = { $value }: gleich, siegt
chip-loses = { $value } verliert
chip-open = bisher { $value }
chip-ability = { $ability }: { $value } siegt
chip-pair = { $value } mit { $card }
chip-together = Zusammen { $value }
chip-together-ties = Zusammen { $value }: gleich, siegt
chip-trap = Stoppt den Angriff
chip-counter = Zur Abwehr dazu
chip-tribe = Falscher Stamm
chip-not_now = Jetzt nicht
verdict-beat = { $value } ({ $stat }) zu schlagen
verdict-tie = Bei Gleichstand gewinnst du, die Abwehr.
verdict-wins = { $value } gegen { $needed }: gewinnt
verdict-ties = { $value } gegen { $needed }: Gleichstand, du gewinnst
verdict-loses = { $value } gegen { $needed }: verliert
verdict-plain = { $value } gegen { $needed }
verdict-open = Bisher { $value } gegen { $needed }
verdict-may_change = Fähigkeiten können das noch ändern.
verdict-over = Übermacht { $count }
verdict-even = Bei Gleichstand gewinnt die Abwehr.
verdict-mine-destroys = { $count ->
    [one] Du zerstörst auch eine Handkarte von { $name }.
   *[other] Du zerstörst auch { $count } Handkarten von { $name }.
}
verdict-mine-steals = { $count ->
    [one] Du stiehlst auch eine Beutekarte von { $name }.
   *[other] Du stiehlst auch { $count } Beutekarten von { $name }.
}
verdict-mine-draws = { $count ->
    [one] Du ziehst auch eine Karte mehr.
   *[other] Du ziehst auch { $count } Karten mehr.
}
verdict-mine-hushes = { $name } kann nächste Runde keine Fähigkeiten nutzen.
verdict-theirs-destroys = { $count ->
    [one] { $name } zerstört auch eine deiner Handkarten.
   *[other] { $name } zerstört auch { $count } deiner Handkarten.
}
verdict-theirs-steals = { $count ->
    [one] { $name } stiehlt auch eine deiner Beutekarten.
   *[other] { $name } stiehlt auch { $count } deiner Beutekarten.
}
verdict-theirs-draws = { $count ->
    [one] { $name } zieht auch eine Karte mehr.
   *[other] { $name } zieht auch { $count } Karten mehr.
}
verdict-theirs-hushes = Du kannst nächste Runde keine Fähigkeiten nutzen.
wheel-who = Wer kann { $tribe } abwehren?
wheel-tie = Bei Gleichstand gewinnst du, die Abwehr.
wheel-tie_defender = Bei Gleichstand gewinnt die Abwehr.
wheel-beats = Die Pfeile zeigen, wer wen schlägt.

## Die Leiste: jede Art von Zug, und was sie bewirkt oder warum sie nicht geht

kind-attack = Angreifen
kind-attack-answering = Du wirst angegriffen
kind-attack-first = Wähl Karte und Eigenschaft
kind-attack-begin = Wähl, wer beginnt
kind-attack-lay = Spiel zuerst eine Karte
kind-attack-name = Wähl eine Eigenschaft
kind-attack-stat = Dein bester Wert: { $value }
kind-attack-target = Wähl Eigenschaft und Ziel
kind-answer = Abwehren
kind-answer-with = Abwehren: { $card }
kind-answer-idle = Niemand greift dich an
kind-answer-none = Keine deiner Karten kann abwehren
kind-answer-first = Die andere Seite greift an
kind-answer-lay = Spiel zuerst eine Karte
kind-answer-needed = Spiel eine Karte: { $value } zu schlagen
kind-answer-now = Die Werte vergleichen
kind-answer-stat = Wähl die Eigenschaft
kind-loses = { $value } gegen { $needed }: verliert um { $count }
kind-with-ability = Gewinnt mit { $ability }: { $value }
kind-with-card = Gewinnt mit { $card }: { $value }
kind-wins-with = Mit { $card } { $value }: gewinnt
kind-wins-ability = Mit { $ability } { $value }: gewinnt
kind-support = Unterstützen
kind-support-first = Spiel zuerst eine Hauptkarte
kind-support-none = Keine Karten dieses Stamms mehr
kind-support-half = Zählt zur Hälfte
kind-ability = Fähigkeit nutzen
kind-ability-first = Spiel zuerst eine Karte
kind-ability-hushed = Du kannst gerade keine nutzen
kind-ability-rest = Klick sie an, um zurückzunehmen
kind-ability-sign = Klick das Zeichen einer Karte an
kind-ability-cancelling = Wähl, was du aufhebst
kind-ability-sniping = Wähl, was du zerstörst
kind-ability-salvaging = Wähl, was du zurückholst
kind-counter = Konter spielen
kind-counter-answer = Nur bei der Abwehr
kind-counter-none = Du hast keinen Konter
kind-counter-cant = Nicht gegen diesen Angriff
kind-counter-beside = Liegt neben deiner Abwehr
kind-counter-trap = { $card } stoppt den Angriff
kind-counter-destroying = Wähl, was du zerstörst
kind-forfeit = Aufgeben
kind-forfeit-only = Nur wenn du nicht abwehren kannst
kind-forfeit-pick = Wähl die Karte, die du gibst
kind-forfeit-help = Dann versuch es noch einmal
kind-forfeit-stop = Ohne weitergehen
kind-not_now = Jetzt nicht

prompt-choosing = Du hast den Münzwurf gewonnen: zuerst angreifen oder abwehren?
prompt-naming = Wer greift zuerst an, du oder dein Team?
prompt-attacking = Spiel eine Karte oder einen Stapel, dann sag eine Eigenschaft an.
prompt-attacking_stat = Leg Karten dazu, oder greif mit einer Eigenschaft an.
prompt-following = Greif mit weiteren Karten an, oder hör hier auf.
prompt-answering = Wehr ab: { $tribes }. Zu schlagen: { $value } ({ $stat }).
prompt-answering_far = Von den Nachbarn im Rad hast du keinen. Wehr ab: { $tribes }. Zu schlagen: { $value } ({ $stat }).
prompt-answering_set = { $value } ({ $stat }) zu schlagen. Leg Karten dazu, oder wehr jetzt ab.
kind-young-aside = Eine weglegen
kind-young-aside-now = Wähl ein Bild
kind-young-aside-off = Nur am Anfang
kind-young-play = Karte spielen
kind-young-play-now = Jede Karte passt
kind-young-play-off = Jetzt nicht
kind-young-play-fits = Jetzt passt: { $tribe }
kind-young-done = Fertig
kind-young-done-now = Wer als Nächstes dran ist, spielt
kind-young-done-off = Wenn du gespielt hast
prompt-setting_aside = Leg eine Karte weg: von welchem Stamm?
prompt-playing = Spiel { $tribe }!
prompt-playing_any = Spiel irgendeine Karte!
prompt-playing_more = Weiter mit { $tribe }, oder Schluss?

## Knöpfe

button-attack_first = Zuerst angreifen
button-defend_first = Zuerst abwehren
button-let_attack = { $who ->
    [you] Zuerst abwehren
    [us] Zuerst abwehren
   *[other] { $name } zuerst angreifen lassen
}
button-begin = { $name ->
    [you] Du greifst zuerst an
   *[other] { $name } greift zuerst an
}
button-lay = { $card } spielen
button-add = { $card } dazulegen
button-counter = { $card } dazulegen
button-take_back = { $card } zurücknehmen
button-take_all_back = Alles zurücknehmen
button-use = { $card }: { $ability } nutzen
button-use_price = { $card }: { $ability }, zerstört { $price }
button-rest = { $card }: { $ability } nicht nutzen
button-attack = Angreifen: { $stat } { $value }
button-attack_seat = { $target ->
    [you] Dich
   *[other] { $target }
} angreifen: { $stat } { $value }
button-answer = Abwehren mit { $value }
button-answer_stat = Abwehren: { $stat } { $value }
button-trap = { $card } zuschnappen lassen
button-forfeit = Mit { $card } aufgeben
button-help = Erst eine Karte ziehen
button-stand = Keine weiteren Karten
button-cancel = { $ability } aufheben ({ $card })
button-snipe = { $card } zerstören
button-salvage = { $card } zurückholen
button-enough_cancelling = Nichts aufheben
button-enough_sniping = Nichts zerstören
button-set_aside = Weglegen: { $tribe }
button-play = { $card } spielen
button-done = Fertig
button-table = Weiter

## Was zu tun ist

status-tossing = Die Münze fliegt …
status-choosing = { $name ->
    [you] Münzwurf gewonnen: zuerst angreifen oder abwehren?
   *[other] { $name } entscheidet: zuerst angreifen oder abwehren
}
status-naming = { $name ->
    [you] Wer von euch greift zuerst an?
   *[other] { $name } und Team entscheiden, wer zuerst angreift
}
status-dealing = Die Karten werden ausgeteilt …
status-attacking = { $name ->
    [you] Greif mit einer Karte oder einem Stapel an
   *[other] { $name } plant einen Angriff
}
status-attacking_stat = { $name ->
    [you] Leg dazu, oder sag eine Eigenschaft an
   *[other] { $name } greift gleich an
}
status-answering = { $name ->
    [you] Wehr ab ({ $stat }): { $tribes }
   *[other] { $name } braucht zum Abwehren ({ $stat }): { $tribes }
}
status-answering_any = { $name ->
    [you] Wehr ab: Jede Karte passt
   *[other] { $name } darf mit jeder Karte abwehren
}
status-answering_set = { $name ->
    [you] Leg dazu, oder wehr jetzt ab
   *[other] { $name } wehrt gleich ab
}
status-answering_none = { $name ->
    [you] Nichts passt: Gib auf, oder stell eine Falle
   *[other] { $name } kann nicht abwehren: Aufgeben oder Falle
}
status-helping = { $name ->
    [you] Nichts passt: Zieh, oder stell eine Falle
   *[other] { $name } kann nicht abwehren: Ziehen oder Falle
}
status-cancelling = { $name ->
    [you] Welche Fähigkeit hebst du auf?
   *[other] { $name } wählt, welche Fähigkeit aufgehoben wird
}
status-sniping = { $name ->
    [you] Welche Stütze zerstörst du?
   *[other] { $name } wählt, welche Stütze zerstört wird
}
status-destroying = { $name ->
    [you] Welche Karte zerstört deine Falle?
   *[other] { $name } wählt, welche Karte die Falle zerstört
}
status-springing = Die Falle schnappt zu
status-comparing = Die Werte im Vergleich
status-salvaging = { $name ->
    [you] Welche Karte holst du zurück?
   *[other] { $name } holt eine Karte zurück
}
status-following = { $name ->
    [you] Greif mit weiteren Karten an, oder hör auf
   *[other] { $name } darf noch einmal angreifen
}
status-capturing = { $leader ->
    [you] Du gewinnst die Runde
   *[other] { $leader } gewinnt die Runde
}
status-refilling = Alle ziehen auf sechs Karten nach
status-arriving = Karten kehren zurück und werden gezogen
status-discarding = { $name ->
    [you] Du hast nur Konter
   *[other] { $name } hat nur Konter
}
status-finishing = Das Spiel endet
status-setting_aside = { $name ->
    [you] Von welchem Stamm legst du eine Karte weg?
   *[other] { $name } legt eine Karte weg
}
status-sharing = Die Karten werden ausgeteilt …
status-playing = { $name ->
    [you] Du bist dran: Spiel { $tribe }!
   *[other] { $name } braucht { $tribe }
}
status-playing_any = { $name ->
    [you] Du bist dran: Spiel, was du willst!
   *[other] { $name } darf jede Karte spielen
}
status-playing_more = { $name ->
    [you] Weiter mit { $tribe }, oder fertig?
   *[other] { $name } darf mit { $tribe } weitermachen
}
status-taking = { $name ->
    [you] Du ziehst eine Karte
   *[other] { $name } zieht eine Karte
}
status-skipping = { $name ->
    [you] Du kannst nicht
   *[other] { $name } kann nicht
}
status-over = Das Spiel ist zu Ende

## Das Ergebnis

score-points = Punkte
score-low = Bronze und Silber
score-high = Platin und Episch
score-last = Letzte Runde
score-cards = Erbeutete Karten
score-hand = Karten auf der Hand
score-deck = Karten im Stapel
ending-most = { $who ->
    [you] Du hast
    [us] { $name } habt
    [they] { $name } haben
   *[one] { $name } hat
} die meisten Punkte: { $count }.
ending-last = { $who ->
    [you] Gleichstand mit { $count } Punkten: Du gewinnst, weil du die letzte Runde gewonnen hast.
    [us] Gleichstand mit { $count } Punkten: { $name } gewinnt, weil ihr die letzte Runde gewonnen habt.
    [they] Gleichstand mit { $count } Punkten: { $name } gewinnen, weil sie die letzte Runde gewonnen haben.
   *[one] Gleichstand mit { $count } Punkten: { $name } gewinnt durch den Sieg in der letzten Runde.
}
ending-shared = { $who ->
    [you] Du teilst
    [us] { $name } teilt
   *[other] { $name } teilen
} den Sieg, mit je { $count } Punkten.
ending-team_last = { $who ->
    [us] Beide Teams haben { $count } Punkte. { $name } habt die letzte Runde gewonnen und damit das Spiel.
   *[other] Beide Teams haben { $count } Punkte. { $name } haben die letzte Runde gewonnen und damit das Spiel.
}
ending-out = { $who ->
    [you] Du hast keine Karten mehr: gewonnen!
    [us] { $name } habt keine Karten mehr: gewonnen!
    [they] { $name } haben keine Karten mehr und gewinnen!
   *[one] { $name } hat keine Karten mehr und gewinnt!
}
ending-fewest = { $who ->
    [you] Niemand kann mehr spielen, und du hast die wenigsten Karten: { $count }.
   *[other] Niemand kann mehr spielen, und { $name } hat die wenigsten Karten: { $count }.
}
ending-fewest_last = { $who ->
    [you] Niemand kann mehr spielen. Gleichstand bei den wenigsten Karten: Du gewinnst, weil du zuletzt gespielt hast.
   *[other] Niemand kann mehr spielen. Gleichstand bei den wenigsten Karten: { $name } hat zuletzt gespielt und gewinnt.
}
ending-fewest_shared = { $who ->
    [us] Niemand kann mehr spielen. { $name } teilt den Sieg
   *[other] Niemand kann mehr spielen. { $name } teilen den Sieg
}: je { $count ->
    [one] { $count } Karte.
   *[other] { $count } Karten.
}

## Vor der Partie

option-mode = Spiel
option-mode-champions = Duell, Jeder gegen jeden
option-mode-team = Team
option-mode-young = Junge Champions
option-lists = Decklisten
option-lists-open = Offen
option-lists-secret = Geheim
option-forfeits = Keine Abwehr möglich
option-forfeits-at_once = Sofort aufgeben
option-forfeits-draw_one = Erst eine Karte ziehen
option-shares = Junge Champions
option-shares-full = Karten von allen
option-shares-short = Kurzes Spiel
option-forfeits-about = Was tut, wer weder abwehren noch kontern kann.
option-shares-about = Im vollen Spiel werden die Karten aller verteilt, im kurzen die eines einzigen Decks.
option-sets = Karten auf einmal
option-sets-any = Beliebig viele
option-sets-two = Höchstens zwei
option-sets-one = Nur eine
option-sets-about = Wie groß ein Stapel oder eine Kette sein darf. Mit kleinen gibt es mehr Runden und einfachere Entscheidungen.
option-ending = Die Partie endet
option-ending-cards = Wenn die Karten aus sind
option-ending-deck = Wenn ein Nachziehstapel leer ist
option-ending-about = Offiziell wird gespielt, bis jemand keine Karten mehr hat. Mit der Hausregel ist nach der Runde Schluss, in der ein Nachziehstapel leer wird; alle erbeuten, was sie noch haben.
option-deck = Deck von Platz { $seat }
deck-any = Eins der vier
deck-random = Zufällig
deck-attic = Dachboden
deck-shelf = Regal
deck-cabinet = Vitrine
deck-drawer = Schublade

## Der Verlauf

event-toss = { $name ->
    [you] Du gewinnst den Münzwurf.
   *[other] { $name } gewinnt den Münzwurf.
}
event-first = { $who ->
    [you] Du greifst zuerst an.
    [us] { $name } greift zuerst an.
    [they] { $name } greifen zuerst an.
   *[one] { $name } greift zuerst an.
}
event-begin = { $name ->
    [you] Du beginnst.
   *[other] { $name } beginnt.
}
event-deal = Alle ziehen sechs Karten.
laid-use = { $using ->
    [used] {" "}und nutzt { $abilities }
    [paid] {" "}und nutzt { $abilities } (zerstört: { $price })
   *[none] {""}
}
laid-counter = { $beside ->
    [counter] {" "}plus { $counter }
    [stat] {" "}plus { $counter } ({ $stat })
   *[none] {""}
}
event-attack = { $name ->
    [you] Du greifst
   *[other] { $name } greift
}{ $target ->
    [nobody] {""}
    [you] {" "}dich
   *[other] {" "}{ $target }
} mit { $cards } an ({ $stat }){ laid-use }.
event-follow = { $name ->
    [you] Du legst
   *[other] { $name } legt
} { $cards } nach ({ $stat }){ laid-use }.
event-answer = { $name ->
    [you] Du wehrst
   *[other] { $name } wehrt
} mit { $cards }{ laid-counter } ab{ laid-use }.
event-nullified = { $card } hebt alle Fähigkeiten des Angriffs auf.
event-trap = { $name ->
    [you] Du lässt { $card } zuschnappen!
   *[other] { $name } lässt { $card } zuschnappen!
}
event-forfeit = { $name ->
    [you] Du kannst nicht abwehren und gibst
   *[other] { $name } kann nicht abwehren und gibt
} mit { $card } auf.
event-help = { $name ->
    [you] Du kannst nicht abwehren und ziehst eine Karte.
   *[other] { $name } kann nicht abwehren und zieht eine Karte.
}
event-help_own = { $name ->
    [you] Du kannst nicht abwehren und ziehst { $card }.
   *[other] { $name } kann nicht abwehren und zieht { $card }.
}
event-stand = { $name ->
    [you] Du legst keine weiteren Karten.
   *[other] { $name } legt keine weiteren Karten.
}
event-cancel = { $name ->
    [you] Du hebst
   *[other] { $name } hebt
} { $ability } von { $card } auf.
event-snipe = { $name ->
    [you] Du zerstörst { $card } von { $target }.
   *[other] { $name } zerstört { $target ->
        [you] deine Karte { $card }
       *[other] { $card } von { $target }
    }.
}
event-destroy = { $name ->
    [you] Deine Falle zerstört { $card } von { $target }.
   *[other] Die Falle von { $name } zerstört { $target ->
        [you] deine Karte { $card }
       *[other] { $card } von { $target }
    }.
}
event-salvage = { $name ->
    [you] Du holst { $card } aus deiner Ablage zurück.
   *[other] { $name } holt { $card } aus der Ablage zurück.
}
event-stat = Jetzt zählt { $stat }.
event-values = { $stat }: { $name ->
    [you] du
   *[other] { $name }
} { $value }, { $other ->
    [you] du
   *[other] { $other }
} { $worth }.
event-clash = { $name ->
    [you] Du gewinnst mit Übermacht { $over }.
   *[other] { $name } gewinnt mit Übermacht { $over }.
}
event-tie = { $name ->
    [you] Gleichstand: Du gewinnst in der Abwehr.
   *[other] Gleichstand: { $name } gewinnt in der Abwehr.
}
event-tie_broken = { $name ->
    [you] Gleichstand: Du gewinnst dank Vortritt.
   *[other] Gleichstand: { $name } gewinnt dank Vortritt.
}
event-wins = { $name ->
    [you] Du gewinnst den Zusammenstoß.
   *[other] { $name } gewinnt den Zusammenstoß.
}
event-given = { $name ->
    [you] Du gewinnst kampflos.
   *[other] { $name } gewinnt kampflos.
}
event-no_cards = { $name ->
    [you] Du hast keine Karten mehr zur Abwehr.
   *[other] { $name } hat keine Karten mehr zur Abwehr.
}
event-leads = { $name ->
    [you] Jetzt führst du.
   *[other] Jetzt führt { $name }.
}
event-op_destroyed = { $name ->
    [you] Zertrampeln: Du verlierst { $cards } von der Hand.
   *[other] Zertrampeln: { $name } verliert { $cards } von der Hand.
}
event-stolen = { $name ->
    [you] Du nimmst { $cards } aus der Beute von { $other }.
   *[other] { $name } nimmt { $cards } { $other ->
        [you] aus deiner Beute
       *[other] aus der Beute von { $other }
    }.
}
event-caught = { $name ->
    [you] Du erbeutest { $cards }.
   *[other] { $name } erbeutet { $cards }.
}
event-crushed = { $name ->
    [you] Du verlierst { $cards } an die Falle.
   *[other] { $name } verliert { $cards } an die Falle.
}
event-shuffled = { $name ->
    [you] Du mischst { $cards } in dein Deck.
   *[other] { $name } mischt { $cards } ins Deck.
}
event-returns = { $name ->
    [you] Du bekommst { $cards } gleich zurück.
   *[other] { $name } bekommt { $cards } gleich zurück.
}
event-returned = { $name ->
    [you] Du bekommst { $cards } zurück.
   *[other] { $name } bekommt { $cards } zurück.
}
event-round = { $who ->
    [you] Du gewinnst die Runde
    [us] { $name } gewinnt die Runde
    [they] { $name } gewinnen die Runde
   *[one] { $name } gewinnt die Runde
}{ $count ->
    [0] {""}
    [one] {" "}und { $count } Karte
   *[other] {" "}und { $count } Karten
}.
event-spited = { $name ->
    [you] Trotz: Du zerstörst { $cards }.
   *[other] Trotz: { $name } zerstört { $cards }.
}
event-draws = { $name ->
    [you] Du ziehst { $what }.
   *[other] { $name } zieht { $what }.
}
event-hushed = { $name ->
    [you] Stille: Du darfst in dieser Runde keine Fähigkeiten nutzen.
   *[other] Stille: { $name } darf in dieser Runde keine Fähigkeiten nutzen.
}
event-discard = { $name ->
    [you] Du hast nur Konter und legst { $cards } ab.
   *[other] { $name } hat nur Konter und legt { $cards } ab.
}
event-finish = Das Spiel ist zu Ende. Alle erbeuten ihre übrigen Karten.
event-ran_out = { $name ->
    [you] Du hast keine Karten mehr.
   *[other] { $name } hat keine Karten mehr.
}
event-deck_empty = { $name ->
    [you] Dein Nachziehstapel ist leer.
   *[other] Der Nachziehstapel von { $name } ist leer.
}
event-no_character = { $name ->
    [you] Du hast keine Figur mehr zum Angreifen.
   *[other] { $name } hat keine Figur mehr zum Angreifen.
}
event-points = { $who ->
    [you] Du hast
    [us] { $name } habt
    [they] { $name } haben
   *[one] { $name } hat
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-set_aside = { $name ->
    [you] Du legst { $card } weg.
   *[other] { $name } legt { $card } weg.
}
event-share = Die Karten sind ausgeteilt.
event-opens = { $name ->
    [you] Du spielst { $tribe }!
   *[other] { $name } spielt { $tribe }!
}
event-beats = { $name ->
    [you] Du spielst { $tribe }
   *[other] { $name } spielt { $tribe }
}: Das schlägt { $last }!
event-take = { $name ->
    [you] Du ziehst eine Karte.
   *[other] { $name } zieht eine Karte.
}
event-take_own = { $name ->
    [you] Du ziehst { $card }.
   *[other] { $name } zieht { $card }.
}
event-skip = { $name ->
    [you] Du kannst nicht spielen.
   *[other] { $name } kann nicht spielen.
}
event-stuck = Niemand kann mehr spielen.
event-out = { $name ->
    [you] Keine Karten mehr: Du gewinnst!
   *[other] Keine Karten mehr: { $name } gewinnt!
}

## Stämme, woraus sie sind, Eigenschaften, Ränge

tribe-0 = Blechlinge
tribe-1 = Faltflügler
tribe-2 = Glasurkinder
tribe-3 = Kernhölzer
tribe-4 = Plüschpelze
tribe-5 = Konter
stuff-0 = Blech
stuff-1 = Papier
stuff-2 = Porzellan
stuff-3 = Holz
stuff-4 = Plüsch
stat-0 = Angriff
stat-1 = Tempo
stat-2 = Leben
stat-3 = List
small-0 = Angriff
small-1 = Tempo
small-2 = Leben
small-3 = List
rank-0 = Bronze
rank-1 = Silber
rank-2 = Gold
rank-3 = Platin
rank-4 = Episch
rank-5 = Konter

## Karten

card-cogwick = Zahnwicht
card-rattlekey = Rasselschlüssel
card-tinnow = Blechelritze
card-clatterpup = Klapperwelpe
card-pip-rivet = Piet Niete
card-wobble-sentry = Wackelwache
card-brass-marcher = Messingsoldat
card-gyro-wren = Kreiselkönig
card-ratchet-hare = Ratschenhase
card-lampjack = Laternenjack
card-drum-corporal = Trommelkorporal
card-keywound-goose = Aufziehgans
card-boilerback = Kesselrücken
card-old-mainspring = Opa Triebfeder
card-sheet-metal-bull = Blechbulle
card-marshal-flywheel = Marschall Schwungrad
card-the-clockless-knight = Ritter Ohneuhr
card-grand-automat-orra = Großautomat Orra
card-madame-zinc = Madame Zink
card-creaselet = Knickling
card-paper-gnat = Papiermücke
card-dogear = Eselsohr
card-blotling = Klecksling
card-corner-moth = Eckenmotte
card-flatfin = Flachflosse
card-kite-courier = Drachenkurier
card-deckle-fox = Büttenfuchs
card-ribbon-asp = Bändernatter
card-lantern-carp = Lampionkarpfen
card-margin-rider = Randreiter
card-pleat-dancer = Plisseetänzerin
card-thousandfold-crane = Tausendkranich
card-cardstock-ram = Pappwidder
card-blueprint-stag = Blaupausenhirsch
card-archivist-vell = Archivar Vell
card-the-unfolded-one = Meister Faltenlos
card-empress-vellum = Kaiserin Velin
card-stormpage = Sturmblatt
card-chipcup = Mackentasse
card-saucerling = Untertässchen
card-teapot-toad = Teekannenkröte
card-shardmouse = Scherbenmaus
card-dimple = Grübchen
card-kiln-imp = Ofenkobold
card-bisque-ballerina = Biskuitballerina
card-crackle-cat = Knisterkatze
card-figurine-thief = Figürchendieb
card-celadon-heron = Seladonreiher
card-urn-whisperer = Urnenflüsterer
card-slipcast-swan = Gießtonschwan
card-stoneware-boar = Steingutkeiler
card-old-amphora = Tante Amphore
card-furnace-widow = Ofenwitwe
card-duchess-craquelure = Herzogin Krakelüre
card-the-mended-monk = Bruder Kitt
card-cobalt-sovereign = Kobaltherrscher
card-mother-kiln = Mutter Brennofen
card-pegkin = Pflöckchen
card-knotling = Astäuglein
card-splinter-finch = Splitterfink
card-spindle-tot = Spindelknirps
card-acorn-guard = Eichelgardist
card-dowel-dan = Dübel-Dieter
card-rocking-charger = Schaukelross
card-nutjaw-sergeant = Sergeant Nussbiss
card-lathe-lynx = Drechselluchs
card-marble-run-otter = Murmelotter
card-croquet-knight = Krocketritter
card-puzzlebox-crab = Rätselkrabbe
card-oakenback = Eichenbuckel
card-toychest-golem = Spielkistengolem
card-grandfather-yew = Großvater Eibe
card-captain-mahogany = Kapitän Mahagoni
card-the-quiet-carver = Stillschnitzer
card-rootfather-alder = Wurzelvater Erle
card-ebon-nester = Matroschka Ebenholz
card-buttoneye = Knopfauge
card-lint-pup = Fusselwelpe
card-patchmouse = Flickenmaus
card-mitten-mole = Maulwurf Fäustling
card-fuzzlet = Fläumchen
card-snugworm = Kuschelwurm
card-corduroy-crow = Cordkrähe
card-velvet-badger = Samtdachs
card-tuft-ranger = Zottelranger
card-quilted-tortoise = Steppschildkröte
card-felt-fencer = Filzfechter
card-pompom-prowler = Bommelpirscher
card-big-hugo-batting = Watte-Hugo
card-bolster-bear = Polsterbär
card-woolly-rampart = Wollwall
card-dame-damask = Dame Damast
card-the-threadbare-king = König Fadenschein
card-stitchmother = Stichmutter
card-nightlight-lion = Nachtlichtlöwe
card-spring-lid-box = Schachtelteufel
card-greedy-jar = Gierglas
card-trapdoor-shelf = Falltürregal
card-wrong-address = Irrläufer
card-mute-cloth = Schweigetuch
card-swapped-labels = Etikettenschwindel
card-blank-tag = Blankozettel
card-bubble-blanket = Knallfolie

## Fähigkeiten: ihre Namen

ability-boost = Schub
ability-weaken = Schwächen
ability-charge = Ansturm
ability-brace = Standfest
ability-loner = Einzelgänger
ability-rally = Gefolge
ability-full_support = Volle Stütze
ability-mixed_stack = Mischstapel
ability-wheel_master = Radmeister
ability-sure_footed = Trittsicher
ability-underdog = Außenseiter
ability-comeback = Aufholjagd
ability-tiebreaker = Vortritt
ability-twist = Wendung
ability-lock = Riegel
ability-cancel = Aufheben
ability-shielded = Abgeschirmt
ability-hush = Stille
ability-disarm = Entschärfen
ability-snipe = Volltreffer
ability-sacrifice = Opfer
ability-spite = Trotz
ability-draw = Nachschub
ability-recall = Rückruf
ability-salvage = Bergung
ability-op_draw = Beute
ability-op_destroy = Zertrampeln
ability-op_steal = Plündern
ability-trap_capture = Fangfalle
ability-trap_stack = Stapelfalle
ability-trap_destroy = Sturzfalle
ability-trap_return = Rücksendung
ability-nullify = Stummschalten
ability-switch = Umschalten
ability-free_tribe = Freier Stamm
ability-rescue = Rettung

## Fähigkeiten: was sie tun, wie es auf den Karten steht

does-boost = { $stat ->
    [any] +{ $n } in jeder Eigenschaft.
   *[other] +{ $n }, wenn { $stat } zählt.
}
does-weaken = { $stat ->
    [any] Die Gegenseite hat −{ $n } in jeder Eigenschaft.
   *[other] Die Gegenseite hat −{ $n }, wenn { $stat } zählt.
}
does-charge = +{ $n } im Angriff.
does-brace = +{ $n } in der Abwehr.
does-loner = +{ $n }, wenn du keine andere Figur spielst.
does-rally = +{ $n } für jede deiner Stützen.
does-full_support = Deine beste Stütze zählt ganz statt halb.
does-mixed_stack = Als Hauptkarte: { $n ->
    [1] Eine Stütze darf
   *[other] Bis zu { $n } Stützen dürfen
} von anderen Stämmen sein.
does-wheel_master = Gegen den Stamm, den sie schlägt: +{ $n } statt +1 in der Abwehr, +{ $less } im Angriff.
does-sure_footed = Gegen den Stamm, der sie schlägt: kein −1 in der Abwehr, +1 im Angriff.
does-underdog = +{ $n }, wenn die andere Hauptkarte einen höheren Rang hat.
does-comeback = +{ $n }, solange du weniger Karten erbeutet hast als die Gegenseite.
does-tiebreaker = Im Angriff gewinnst du bei Gleichstand, außer die Abwehr hat auch Vortritt.
does-twist = In der Abwehr zählt { $stat } statt der angesagten Eigenschaft.
does-lock = Im Angriff kann nichts die Eigenschaft wechseln.
does-cancel = { $n ->
    [1] Heb eine Fähigkeit der Gegenseite auf.
   *[other] Heb bis zu { $n } Fähigkeiten der Gegenseite auf.
}
does-shielded = Nichts kann Fähigkeiten auf deiner Seite aufheben.
does-hush = Wer zuerst dagegen kämpft, darf { $n ->
    [1] in der nächsten Runde
   *[other] { $n } Runden lang
} keine Fähigkeiten nutzen.
does-disarm = Im Angriff: Niemand kann mit einer Falle abwehren.
does-snipe = Zerstör vor dem Vergleich { $n ->
    [1] eine Stütze
   *[other] bis zu { $n } Stützen
} der Gegenseite.
does-sacrifice = Zerstör eine andere Karte von Hand oder Überlauf: +{ $n }.
does-spite = Verlierst du, wird diese Karte zerstört statt erbeutet.
does-draw = Zieh am Ende der Runde { $n ->
    [1] eine Karte
   *[other] { $n } Karten
}, bei Sieg und Niederlage.
does-recall = Verlierst du um höchstens { $limit }, kommt diese Karte zu dir zurück.
does-salvage = Gewinnst du, hol { $n ->
    [1] eine Figur
   *[other] { $n } Figuren
} aus deiner Ablage zurück.
does-op_draw = Sieg um { $limit } oder mehr: Zieh am Ende der Runde { $n ->
    [1] eine Karte
   *[other] { $n } Karten
}.
does-op_destroy = Sieg um { $limit } oder mehr: Zerstör { $n ->
    [1] eine zufällige Handkarte
   *[other] { $n } zufällige Handkarten
} der Gegenseite.
does-op_steal = Sieg um { $limit } oder mehr: Nimm { $n ->
    [1] eine zufällige Karte
   *[other] { $n } zufällige Karten
} aus der Beute der Gegenseite.
does-trap_capture = Gegen { $limit ->
    [1] eine einzelne Karte
   *[other] höchstens { $limit } Karten
}: Erbeute den Angriff.
does-trap_stack = Gegen { $limit } oder mehr Karten: Erbeute die Stützen. Die Hauptkarte kehrt zurück.
does-trap_destroy = Zerstör { $n ->
    [1] eine Karte
   *[other] { $n } Karten
} des Angriffs. Der Rest kehrt zurück.
does-trap_return = Misch den Angriff in sein Deck zurück und nimm { $n ->
    [1] eine zufällige Karte
   *[other] { $n } zufällige Karten
} aus der Beute der Gegenseite.
does-nullify = Zur Abwehr dazu: Hebt alle Fähigkeiten des Angriffs auf, außer er ist abgeschirmt.
does-switch = Zur Abwehr dazu: Sag eine andere Eigenschaft an. Du hast −{ $less }.
does-free_tribe = Zur Abwehr dazu: Deine Hauptkarte darf von jedem Stamm sein. +{ $n } statt der Wirkung des Rads.
does-rescue = Zur Abwehr dazu: Verlierst du, kommen deine Karten zu dir zurück.

## Warum nicht

why-match_over = Das Spiel ist zu Ende.
why-table_step = Einen Moment: Der Tisch ist noch nicht fertig.
why-not_an_action = Diesen Zug gibt es in diesem Spiel nicht.
why-choose_side = Entscheide zuerst, ob du angreifst oder abwehrst.
why-name_beginner = Entscheide zuerst, wer von euch zuerst angreift.
why-settled = Das steht seit dem Anfang fest.
why-attack_now = Du greifst jetzt an: Spiel eine Karte und sag eine Eigenschaft an.
why-answer_now = Du wirst angegriffen: Wehr zuerst ab.
why-follow_now = Greif mit weiteren Karten an, oder drück „Keine weiteren Karten“.
why-cancel_first = Heb zuerst eine Fähigkeit auf, oder drück „Nichts aufheben“.
why-snipe_first = Zerstör zuerst eine Stütze, oder drück „Nichts zerstören“.
why-trap_first = Wähl zuerst die Karte, die deine Falle zerstört.
why-salvage_first = Wähl zuerst die Karte, die du zurückholst.
why-set_aside_first = Wähl zuerst den Stamm, von dem du eine Karte weglegst.
why-play_now = Spiel jetzt eine Karte.
why-only_young = Das gibt es nur bei den Jungen Champions.
why-not_following = Nachlegen darfst du nur, wenn du mit einem Konter abgewehrt hast und nach dir noch jemand abwehrt.
why-nothing_to_cancel = Gerade gibt es keine Fähigkeit aufzuheben.
why-nothing_to_destroy = Gerade gibt es keine Karte zu zerstören.
why-nothing_to_salvage = Gerade kannst du keine Karte zurückholen.
why-not_in_hand = { $card } hast du nicht.
why-laid_already = { $card } spielst du schon.
why-not_laid = { $card } spielst du gerade nicht.
why-nothing_laid = Du hast noch nichts gespielt.
why-no_primary = Spiel zuerst eine Karte: Sie wird die Hauptkarte.
why-primary_laid = { $card } ist deine Hauptkarte. Nimm sie zurück, wenn du eine andere willst.
why-counter_cant_attack = { $card } ist ein Konter. Konter können nicht angreifen.
why-counter_cant_stack = { $card } ist ein Konter. Konter gehören in keinen Stapel.
why-own_tribe = { $card } kann nicht abwehren: { $tribe } wehren { $tribe } nie ab.
why-own_tribe_other = { $card } kann nicht abwehren: { $tribe } wehren { $tribe } nie ab. Nimm { $cards }.
why-nearer_tribe = { $card } steht auf dem Rad nicht neben dem Angriff ({ $tribe }). Du hast Karten, die es tun: { $cards }.
why-off_tribe = { $card } passt nicht: In diesen Stapel gehören nur { $tribe }.
why-set_full = { $limit ->
    [1] Hausregel: nur eine Karte auf einmal.
   *[other] Hausregel: höchstens { $limit } Karten auf einmal.
}
why-mix_first = { $card } ist von einem anderen Stamm. Nutz zuerst Mischstapel von { $other }.
why-mix_full = { $other } nimmt höchstens { $limit ->
    [one] { $limit } Stütze
   *[other] { $limit } Stützen
} anderer Stämme.
why-take_back_all = { $card } ist deine Hauptkarte: Nimm stattdessen alles zurück.
why-counter_needed = Ohne { $card } dürften deine Karten nicht abwehren. Nimm zuerst die anderen zurück.
why-no_counter = { $card } ist kein Konter.
why-one_counter = Mehr als ein Konter geht nicht, und das ist { $card }.
why-trap_alone = { $card } ist eine Falle: Spiel sie allein.
why-counter_needs_set = { $card } kommt zu einer Abwehr dazu, und du hast keine Karte, die abwehren darf.
why-no_trap = { $card } ist keine Falle.
why-disarmed = { $card } hat Entschärfen: keine Fallen gegen diesen Angriff.
why-trap_too_many = { $card } fängt { $limit ->
    [one] eine einzelne Karte
   *[other] höchstens { $limit } Karten
}; dieser Angriff hat { $size }.
why-trap_too_few = { $card } braucht einen Angriff aus mindestens { $limit } Karten; dieser hat { $size }.
why-nothing_to_trap = Keine Karte greift an, also gibt es nichts zu fangen.
why-hushed = Für dich herrscht Stille: keine Fähigkeiten { $rounds ->
    [one] in dieser Runde
   *[other] für { $rounds } Runden, diese eingerechnet
}.
why-used_already = Die Fähigkeit von { $card } nutzt du schon.
why-one_support = Nur eine Stütze darf ihre Fähigkeit nutzen, und das ist { $other }.
why-mix_is_primarys = { $card } ist eine Stütze. Mischstapel wirkt nur bei einer Hauptkarte.
why-no_sacrifice = { $card } muss eine andere Karte zerstören, und du hast keine mehr.
why-price_missing = Wähl auch die Karte, die { $card } zerstört.
why-price_wrong = { $other } kannst du dafür nicht zerstören. Wähl eine andere Karte von Hand oder Überlauf.
why-no_price = { $card } zerstört keine Karte.
why-not_used = Diese Fähigkeit nutzt du gerade nicht.
why-mix_in_use = { $card } hat Stützen anderer Stämme. Nimm sie zuerst zurück.
why-target_needed = Wähl auch, wen du angreifst.
why-no_target = Wen du angreifst, kannst du hier nicht wählen.
why-partner = Ihr seid ein Team. Greif jemanden vom anderen an.
why-no_switch = Nur mit Umschalten in der Abwehr wechselst du die Eigenschaft.
why-stat_needed = Du spielst { $card }: Sag eine Eigenschaft an.
why-no_answer = Du hast keine Karte, die abwehren darf: Gib mit einer auf, oder stell eine Falle.
why-may_answer = Du kannst abwehren, also darfst du nicht aufgeben. Nimm { $cards }.
why-help_first = Zieh zuerst eine Karte. Vielleicht hilft sie.
why-character_first = { $card } ist ein Konter. Gib mit einer Figur auf: Du hast eine.
why-no_help = In dieser Partie ziehst du nicht, bevor du aufgibst.
why-helped = Du hast schon gezogen.
why-deck_empty = Dein Deck ist leer.
why-cancelled_already = Diese Fähigkeit wird nicht genutzt oder ist schon aufgehoben.
why-never_primary = { $card } ist die Hauptkarte. Zerstören kannst du nur Stützen.
why-not_there = { $card } liegt dort nicht.
why-not_discarded = { $card } liegt nicht in deiner Ablage.
why-salvage_counter = { $card } ist ein Konter. Nur Figuren kannst du zurückholen.
why-other_team = Nur dein Team kann zuerst angreifen.
why-not_beating = { $tribe_stuff } schlägt { $last_stuff } nicht. Jetzt hilft nur { $wanted_stuff }!
why-play_first = Du kannst eine Karte spielen, also spiel eine.
why-dealt_already = Die Karten sind schon ausgeteilt.

## Was ein Deck am Spielen hindert

breach-size = Das Deck hat { $have } von { $need } Karten.
breach-rank = { $rank ->
    [high] { $tribe }, Platin oder Episch: { $have } statt { $need }.
   *[other] { $tribe }, { $rank }: { $have } statt { $need }.
}
breach-counters = Konter: { $have } statt { $need }.
breach-counter_twice = { $card } ist doppelt. Die beiden Konter müssen verschieden sein.
breach-epics = { $have } epische Karten; erlaubt sind höchstens { $need }.
breach-epic_twice = { $card } ist doppelt. Jede epische Karte darf nur einmal dabei sein.
breach-ability = { $ability }: { $have } Karten in Bronze oder Silber haben das; erlaubt sind höchstens { $need }.

## Der Deckbau

builder-heading = Deckbau
builder-name = Name des Decks
builder-new_name = Neues Deck
builder-export = Exportieren
builder-random = Zufällig
builder-random_about = Füllt freie Plätze zufällig. In einem vollen Deck werden alle Karten außer den angehefteten neu gezogen.
builder-improve = Verbessern
builder-improve_about = Ein Computerspieler sucht bessere Karten. Angeheftete bleiben.
builder-save = Speichern
builder-undo = Rückgängig
builder-clear = Leeren
builder-none_shown = Keine Karte passt zu dieser Auswahl.
builder-no_more = Mehr als zwei Exemplare einer Karte gehen nicht in ein Deck.
builder-pins_clash = Alle angehefteten Karten passen nicht in ein Deck. Löse einige davon.
builder-saved = Deck gespeichert.
builder-saved_draft = Deck als Entwurf gespeichert. Spielen kannst du es noch nicht.
builder-count = { $cards } von 32
builder-legal = Spielbereit
builder-legal_about = Sechs Karten jedes Stammes und zwei Konter.
builder-export_heading = Deck als Text
builder-to_file = In eine Datei
builder-to_clipboard = Kopieren
builder-copied = Deck kopiert.
builder-not_copied = Die Zwischenablage ist nicht erreichbar.
builder-written = Deck gespeichert in { $file }.
builder-import_heading = Deck aus Text
# “2 Cogwick” is a line of a deck: number of copies and name of the card
builder-import_about = Kopier ein Deck, eine Karte je Zeile wie „2 Zahnwicht“, und füg es aus der Zwischenablage ein. Oder zieh eine Textdatei auf dieses Fenster, oder wähle eine aus dem Import-Ordner:
builder-no_files = Der Import-Ordner ist leer.
builder-from_clipboard = Zwischenablage
builder-texts_are = Leg Textdateien von Decks in { $folder }.
builder-breaches = { $number ->
    [one] { $number } Fehler: noch nicht spielbar
   *[other] { $number } Fehler: noch nicht spielbar
}

# the parts of the deck builder, as tabs where the window is narrow
builder-part-box = Alle Karten
builder-part-deck = Deck
builder-part-summary = Überblick

builder-help-box_clicks = Klick: ins Deck · Rechtsklick: heraus
builder-help-box_keys = { $enter }: ins Deck · { $erase }: heraus
builder-help-deck_clicks = Klick: heraus · Rechtsklick: anheften
builder-help-deck_keys = { $enter }: heraus · { $pin }: anheften

builder-filter-abilities = Welche Fähigkeit?
builder-filter-any_ability = Jede Fähigkeit
builder-filter-any_stat = Der Reihe nach
# $stat is a property of cards, such as Speed
builder-filter-by = Nach { $stat }
builder-filter-any_value = Jeder Wert
builder-filter-least = { $n } oder mehr

builder-summary-head = Karten: { $cards } · Punkte, wenn erbeutet: { $points }
builder-summary-ranks = Ränge je Stamm
builder-summary-abilities = Fähigkeiten

builder-leave-heading = Änderungen speichern?
builder-leave-text = Du hast dieses Deck seit dem letzten Speichern geändert.
builder-leave-keep = Speichern
builder-leave-drop = Verwerfen
builder-leave-stay = Abbrechen

builder-improving-heading = Dein Deck wird besser
builder-improving-about = Bessere Karten ersetzen ein paar von deinen, dann zeigen Probepartien, was das bringt. Du kannst jederzeit aufhören.
builder-improving-trials = { $number ->
    [one] { $number } neue Karte. { $won } von { $played } Probepartien gegen dein altes Deck gewonnen
   *[other] { $number } neue Karten. { $won } von { $played } Probepartien gegen dein altes Deck gewonnen
}
builder-improving-nothing = Keine besseren Karten gefunden.
builder-improving-take = Übernehmen
builder-improving-drop = Verwerfen

# why a text can’t be read as a deck; $word is a part of that text
builder-bad-too_long = Der Text ist zu lang für ein Deck: mehr als { $limit } Zeichen.
builder-bad-too_many_lines = Der Text ist zu lang für ein Deck: mehr als { $limit } Zeilen.
builder-bad-too_many_cards = Zeile { $line }, „{ $word }“: Ein Deck hat höchstens { $limit } Karten.
builder-bad-too_often = Zeile { $line }, „{ $word }“: Eine Karte passt höchstens { $limit }-mal in ein Deck.
builder-bad-bad_count = Zeile { $line }, „{ $word }“: Die Anzahl muss 1 oder { $limit } sein.
builder-bad-long_line = Zeile { $line } ist zu lang: mehr als { $limit } Zeichen.
builder-bad-no_card = Zeile { $line }: Eine Karte „{ $word }“ gibt es nicht.
builder-bad-empty = Kein Deck gefunden. Schreib eine Karte je Zeile, wie „2 Zahnwicht“.

# wie ein Vorleseprogramm nennt, was keine Beschriftung hat
builder-filter-stat_title = Karten ordnen nach
builder-filter-least_title = Kleinster Wert
builder-part-title = Teil des Deckbaus

## Die Liste der Decks, und was dorthin führt

decks-heading = Decks
decks-new = Neues Deck
decks-import = Aus Text
decks-delete = Löschen
decks-undelete = Zurückholen
decks-copy = Kopieren
decks-open = Öffnen
decks-look = Kopie öffnen
# “deleted” is the name of a folder
decks-deleted = Das Deck liegt im Ordner „deleted“. Du kannst es zurückholen.
decks-preset = Fertiges Deck
decks-legal = Spielbereit
decks-broken = { $file } lässt sich nicht öffnen
# the name of a copy: “Gears 2”
decks-copy_name = { $name } { $number }
decks-draft = { $number ->
    [one] Entwurf: { $number } Fehler
   *[other] Entwurf: { $number } Fehler
}

# ein Verweis auf dem Titel
screen-decks = Decks
# eine Zeile von „Neues Spiel“: wohin sie führt, und ihr Knopf
screen-decks-label = Meine Decks
screen-decks-open = Deckbau
# die Wahl neben jedem Namen in „Neues Spiel“
option-seat = Deck
# ein Ordner, in den Einstellungen
store-label = Decks
store-meaning = Deine Decks für Dust Collectorz, je eine Datei.

keys-context-decks = Liste der Decks
keys-context-builder = Deckbau
keys-command-deck_delete = Deck löschen
keys-command-deck_restore = Deck zurückholen
keys-command-deck_paste = Deck aus der Zwischenablage einfügen
keys-command-builder_undo = rückgängig
keys-command-builder_save = Deck speichern
keys-command-builder_pin = Karte anheften

# was einer Datei fehlt: $file und $copy nennen Dateien, $reason ist technisch und englisch
file-not_a_deck = { $file } ist kein Herotable-Deck.
file-misshapen_deck = { $file } ist beschädigt und lässt sich nicht als Deck öffnen ({ $reason }).
file-not_text = { $file } ist kein reiner Text.
file-deck_copy = { $file } ist beschädigt. Du siehst die ältere Kopie { $copy }.
file-unknown_card = { $file } hat eine Karte, die diese Version nicht kennt: { $card }. Die Datei bleibt, wie sie ist; ein neueres Herotable kann sie vielleicht öffnen.
file-decks_in_use = Ein anderes Herotable (Prozess { $process }) benutzt { $file }. Hier kannst du Decks öffnen, aber nicht speichern.

## Hinweise zu dem, was auf dem Tisch liegt

tip-stats = Angriff { $attack }, Tempo { $speed }, Leben { $health }, List { $cunning }
tip-card = { $card }: { $tribe }, { $rank }. { $stats }. { $ability }: { $does }
tip-counter = { $card }: Konter. { $ability }: { $does }
tip-young = { $card }: { $tribe } schlägt { $weaker }.
tip-overflow = Im Überlauf: für alle offen, und spielbar wie die Hand.
tip-primary = { $name ->
    [you] Deine Hauptkarte: zählt ganz.
   *[other] Hauptkarte von { $name }: zählt ganz.
}
tip-support = { $name ->
    [you] Deine Stütze: zählt halb.
   *[other] Stütze von { $name }: zählt halb.
}
tip-beside = { $name ->
    [you] Dein Konter.
   *[other] Konter von { $name }.
}
tip-void = { $name ->
    [you] Zählt nichts: Du gibst damit auf.
   *[other] Zählt nichts: { $name } gibt damit auf.
}
tip-ability = { $card }, { $ability }: { $does }
tip-ability-idle = Nicht genutzt.
tip-ability-used = Genutzt.
tip-ability-cancelled = Aufgehoben.
tip-stat = { $stat }: eine der vier Eigenschaften.
tip-stat-named = { $stat } zählt in diesem Zusammenstoß.
tip-stat-worth = { $stat }: Deine Karten sind bisher { $value } wert.
tip-seat = { $name ->
    [you] Du hast
   *[other] { $name } hat
} { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
} auf der Hand, { $deck } im Deck und { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
tip-seat-young = { $name ->
    [you] Du hast
   *[other] { $name } hat
} { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
} auf der Hand und { $deck } im Stapel.
tip-seat-partner = { $name ->
    [you] Du spielst mit { $partner }.
   *[other] { $partner ->
        [you] Spielt mit dir.
       *[other] Spielt mit { $partner }.
    }
}
tip-seat-attacker = { $name ->
    [you] Du greifst in dieser Runde an.
   *[other] Greift in dieser Runde an.
}
tip-seat-leads = { $name ->
    [you] Du führst.
   *[other] Führt.
}
tip-seat-overflow = Überlauf: { $cards }.
tip-seat-hush = { $rounds ->
    [one] Stille: keine Fähigkeiten in dieser Runde.
   *[other] Stille: keine Fähigkeiten für { $rounds } Runden.
}
tip-seat-draws = { $name ->
    [you] Du ziehst
   *[other] Zieht
} am Ende der Runde { $count ->
    [one] { $count } Karte.
   *[other] { $count } Karten.
}
tip-pile = { $who ->
    [you] Deine Beute
    [us] Die Beute deines Teams
    [they] Die Beute von { $name }
   *[one] Die Beute von { $name }
}: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. { $cards }.
tip-pile-none = { $who ->
    [you] Du hast noch nichts erbeutet.
    [us] Dein Team hat noch nichts erbeutet.
    [they] { $name } haben noch nichts erbeutet.
   *[one] { $name } hat noch nichts erbeutet.
}
tip-points = { $who ->
    [you] Deine Beute
    [us] Die Beute deines Teams
    [they] Die Beute von { $name }
   *[one] Die Beute von { $name }
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
tip-last = +{ $number } für die letzte Runde: zusammen { $points }.
tip-last-so_far = +{ $number } für die letzte Runde, wenn jetzt Schluss ist: zusammen { $points }.
tip-discards = { $name ->
    [you] Deine Ablage
   *[other] Die Ablage von { $name }
}, zählt nichts: { $cards }.
tip-discards-none = { $name ->
    [you] Deine Ablage ist leer.
   *[other] Die Ablage von { $name } ist leer.
}
tip-deck = { $name ->
    [you] Dein Deck
   *[other] Das Deck von { $name }
}: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
tip-deck-sent = Wieder darin: { $cards }.
tip-back = { $name ->
    [you] Du hast
   *[other] { $name } hat
} { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf der Hand.
tip-back-known = Von allen gesehen: { $cards }.
tip-lacks-all = Unter den verdeckten Karten sind keine { $tribes }.
tip-lacks-some = Mindestens { $count ->
    [one] { $count } verdeckte Karte hat
   *[other] { $count } verdeckte Karten haben
} keinen dieser Stämme: { $tribes }.
tip-lacks-characters = Alle verdeckten Karten sind Konter.
tip-wheel = Das Rad: { $tribe1 } schlagen { $tribe2 }, { $tribe2 } schlagen { $tribe3 }, { $tribe3 } schlagen { $tribe4 }, { $tribe4 } schlagen { $tribe5 }, { $tribe5 } schlagen { $tribe1 }.
tip-wheel-attack = { $tribe } greifen an: { $stronger } wehren mit +1 ab, { $weaker } mit −1. Andere nur, wenn du diese nicht hast, und { $tribe } nie.
tip-value-attack = { $name ->
    [you] Dein Angriff
   *[other] Angriff von { $name }
}, { $stat }: { $value }.
tip-value-answer = { $name ->
    [you] Deine Abwehr
   *[other] Abwehr von { $name }
}, { $stat }: { $value }.
tip-value-parts = Das sind { $parts }.
tip-value-cancelled = Aufgehoben und ohne Wirkung: { $abilities }.
tip-value-building = Deine Karten bisher: { $stats }.
tip-value-none = Noch gibt es nichts zu vergleichen.
part-card = { $amount } durch { $card }
part-half = { $amount } durch die Hälfte von { $card }
part-of_ability = { $amount } durch { $ability }
part-wheel = { $amount } durch das Rad
part-ability = { $amount } durch eine Fähigkeit
part-weakened = { $amount } durch die Gegenseite
part-counter = { $amount } durch den Konter
part-floor = { $amount }, weil kein Wert unter 0 fällt
tip-tribe = { $tribe }: { $stuff } schlägt { $weaker }, { $stronger } schlägt { $stuff }.
tip-chain = { $name ->
    [you] { $card }, von dir gespielt.
   *[other] { $card }, von { $name } gespielt.
}
tip-list = Zeigt das Deck dieses Platzes und was davon schon zu sehen war.
tip-done = Fertig: Der Nächste ist dran.
tip-moon = { $name ->
    [you] Du hattest nichts Passendes und hast dich ausgeruht.
   *[other] { $name } hatte nichts Passendes und hat sich ausgeruht.
}

## Was jemand zuletzt getan hat, neben dem Namen

deed-attack = { $name ->
    [you] du greifst mit { $card } an
   *[other] greift mit { $card } an
}
deed-follow = { $name ->
    [you] du legst { $card } nach
   *[other] legt { $card } nach
}
deed-answer = { $name ->
    [you] du wehrst mit { $card } ab
   *[other] wehrt mit { $card } ab
}
deed-trap = { $name ->
    [you] du lässt { $card } zuschnappen
   *[other] lässt { $card } zuschnappen
}
deed-forfeit = { $name ->
    [you] du gibst mit { $card } auf
   *[other] gibt mit { $card } auf
}
deed-draw = { $name ->
    [you] du ziehst eine Karte
   *[other] zieht eine Karte
}
deed-stand = { $name ->
    [you] du legst keine weiteren Karten
   *[other] legt keine weiteren Karten
}
deed-cancel = { $name ->
    [you] du hebst { $ability } auf
   *[other] hebt { $ability } auf
}
deed-destroy = { $name ->
    [you] du zerstörst { $card }
   *[other] zerstört { $card }
}
deed-salvage = { $name ->
    [you] du holst { $card } zurück
   *[other] holt { $card } zurück
}
deed-attack_first = { $name ->
    [you] du willst angreifen
   *[other] will angreifen
}
deed-defend_first = { $name ->
    [you] du willst abwehren
   *[other] will abwehren
}
deed-set_aside = { $name ->
    [you] du legst { $card } weg
   *[other] legt { $card } weg
}
deed-clash = { $name ->
    [you] du gewinnst den Zusammenstoß
   *[other] gewinnt den Zusammenstoß
}
deed-trapped = { $name ->
    [you] deine Falle hält den Angriff auf
   *[other] hält den Angriff mit einer Falle auf
}
deed-round = { $name ->
    [you] du gewinnst die Runde
   *[other] gewinnt die Runde
}
deed-play = { $name ->
    [you] du spielst { $tribe }
   *[other] spielt { $tribe }
}
deed-skip = { $name ->
    [you] du kannst nicht spielen
   *[other] kann nicht spielen
}
deed-begin = { $name ->
    [you] { $first ->
        [you] du beginnst
       *[other] du lässt { $first } beginnen
    }
   *[other] { $first ->
        [you] lässt dich beginnen
       *[other] bestimmt, dass { $first } beginnt
    }
}
deed-worth = { $stat } { $value }
deed-values = { $value } : { $worth }
deed-nullified = hebt alle Fähigkeiten auf
deed-unopposed = kampflos
deed-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
deed-captured = { $count ->
    [one] erbeutet eine Karte
   *[other] erbeutet { $count } Karten
}
deed-destroyed = { $count ->
    [one] zerstört eine Karte
   *[other] zerstört { $count } Karten
}
deed-beats = schlägt { $tribe }
deed-out = keine Karten mehr

## Große Augenblicke

cheer-won-heading = Stolz der Sammlung
cheer-won-line = { $names }
cheer-overpower-heading = Übermacht { $number }
cheer-overpower-line = { $names }
cheer-destroyed-heading = { $number } auf einen Streich
cheer-destroyed-line = { $names } · zu Staub zerfallen

## Die Lektion

lesson-aim-say = Zwei Decks im Duell. Gewinnst du eine Runde, erbeutest du ihre Karten: Sie bringen Punkte.
lesson-aim-why = Bronze und Silber bringen 1 Punkt, Platin und Episch 3, Gold keinen. Das Rad zeigt, welcher Stamm welchen schlägt. { $first } hat den Münzwurf gewonnen und greift zuerst an.
lesson-answer-say = { $first } greift mit der Steppschildkröte an und hat List angesagt: 6. Wehr mit der Rätselkrabbe ab.
lesson-answer-why = Abwehren dürfen nur die Stämme, die auf dem Rad neben dem angreifenden stehen. Kernhölzer schlagen Plüschpelze, also bekommt die Krabbe zu ihren 3 List +1.
lesson-ability-say = 4 gegen 6 reicht nicht. Klick die Fähigkeit deiner Krabbe an: Standfest, +2 in der Abwehr.
lesson-ability-why = Eine Fähigkeit wirkt nur, wenn du sie nutzt, und nur in diesem Zusammenstoß. Die meisten kosten nichts.
lesson-compare-say = Jetzt ist deine Abwehr 6 wert. Drück auf den Knopf, um abzuwehren.
lesson-compare-why = 6 gegen 6: Bei Gleichstand gewinnt die Abwehr. Das bist du.
lesson-captured-say = Gewonnen: Die Krabbe liegt auf deinem Beutestapel. Die Schildkröte kam durch ihren Rückruf heim, in den Überlauf von { $first }.
lesson-captured-why = Erst ziehen beide auf sechs nach. Was danach zurückkehrt, ist Überlauf: offen, und spielbar wie die Hand. Deine 4 Punkte: 1 für die Krabbe, 3, als wäre dies die letzte Runde.
lesson-lay-say = Wer eine Runde gewinnt, greift als Nächstes an: du. Spiel den Randreiter.
lesson-lay-why = Er hat List 7, und Ansturm gibt im Angriff 2 dazu. Er wird die Hauptkarte eines Stapels: die, die ganz zählt.
lesson-support-say = Leg den Drachenkurier als Stütze dazu.
lesson-support-why = Stützen sind vom selben Stamm und zählen halb, abgerundet: 4 bringt 2. Mehr Karten gewinnen sicherer und fehlen dir in der nächsten Runde.
lesson-two_abilities-say = Nutz Ansturm, die Fähigkeit des Randreiters. Nachschub vom Drachenkurier kommt von selbst dazu.
lesson-two_abilities-why = In einem Stapel darfst du zwei Fähigkeiten nutzen: die der Hauptkarte und die einer Stütze. Nachschub bringt dir am Ende der Runde eine Karte mehr.
lesson-attack-say = Sag List an und greif mit 11 an.
lesson-attack-why = Abwehren müssen Blechlinge oder Glasurkinder. Sag an, worin du stark bist und sie nicht; Knopf und Hinweise rechnen für dich.
lesson-gold-say = 11 gegen 4, alles erbeutet, und die gezogene Karte liegt in deinem Überlauf. Greif jetzt mit Tante Amphore an, mit Nachschub.
lesson-gold-why = Goldkarten sind stark und bringen keine Punkte: Lass sie kämpfen, und trauere ihnen nicht nach. Nachschub wirkt auch bei einer Niederlage.
lesson-trap-say = Die Amphore verlor; nur die 3 Punkte der letzten Runde wechseln. Nun greift { $first } mit einem Stapel an. Lass das Falltürregal zuschnappen.
lesson-trap-why = Konter haben keine Werte. Eine Falle kommt anstelle einer Abwehr: Nichts wird verglichen, und du gewinnst den Zusammenstoß. Heb sie für Angriffe auf, die wehtun.
lesson-destroy-say = Die Falle zerstört eine Karte des Angriffs: Nimm Bruder Kitt.
lesson-destroy-why = Er ist aus Platin: 3 Punkte, die nun niemand bekommt. Was zerstört ist, kommt auf die eigene Ablage. Die Scherbenmaus kehrt heim, in den Überlauf, und deine Falle erbeutest du selbst: 0 Punkte.
lesson-alone-say = Greif mit dem Stillschnitzer an, ganz allein. Er nutzt Volltreffer und sagt Angriff an: 7.
lesson-alone-why = Ein Volltreffer zerstört Stützen, bevor verglichen wird. Und wer eine starke Karte allein kämpfen lässt, spart die anderen für später.
lesson-snipe-say = Ein Kuschelwurm wehrt ab, gestützt von der Schildkröte aus dem Überlauf: 7 gegen 7. Zerstör die Schildkröte.
lesson-snipe-why = Bei Gleichstand würde { $first } gewinnen. Ohne Stütze ist der Kuschelwurm 5 wert: Du gewinnst und behältst auch die 3 Punkte des Stillschnitzers.
lesson-end-say = So geht es weiter, bis einer von euch keine Karten mehr hat. Die meisten Punkte gewinnen, und die letzte Runde bringt noch 3.
lesson-end-why = In der Schachtel sind noch drei Spiele: Jeder gegen jeden, bei dem alle den stärksten Angriff abwehren, Team mit zwei gegen zwei, und Junge Champions für Kinder: Da zählen nur die Stämme.

# „Der bessere Zug …“: was Fehler gemeinsam haben
theme-attack = greift mit besseren Karten an
theme-answer = wehrt mit besseren Karten ab
theme-round = gewinnt die Runde
theme-trap = nutzt eine Falle
theme-stops = hebt Fähigkeiten auf
theme-snipes = schaltet eine Stütze aus
theme-steals = nimmt Beute weg
theme-tramples = zerstört Handkarten
theme-returns = bekommt Karten zurück
theme-draws = zieht mehr Karten
theme-hushes = verbietet Fähigkeiten
theme-keeps = spart starke Karten für später
theme-goes_out = wird die letzte Karte los
theme-chain = spielt eine längere Kette
theme-plays = behält eine Karte für den nächsten Zug
theme-tribes = behält mehr Stämme auf der Hand

### Gründe, wie die Suche sie gefunden hat; $name: wer es tut, „du“ hat eigene Fassungen; $odds: „ (in 7 von 10 Fällen)“ oder nichts

# ein Set, das danach kommt; $now: in diesem Zug
reason-attack =
    { $name ->
        [you] { $now ->
            [yes] Du kannst mit { $cards } angreifen: { $value } { $stat }{ $odds }.
           *[no] Danach kannst du mit { $cards } angreifen{ $odds }.
        }
       *[other] { $now ->
            [yes] { $name } kann mit { $cards } angreifen: { $value } { $stat }{ $odds }.
           *[no] Danach kann { $name } mit { $cards } angreifen{ $odds }.
        }
    }
reason-answer =
    { $name ->
        [you] { $now ->
            [yes] Du kannst mit { $cards } abwehren: { $value } { $stat }{ $odds }.
           *[no] Den nächsten Angriff kannst du mit { $cards } abwehren{ $odds }.
        }
       *[other] { $now ->
            [yes] { $name } kann mit { $cards } abwehren: { $value } { $stat }{ $odds }.
           *[no] Den nächsten Angriff kann { $name } mit { $cards } abwehren{ $odds }.
        }
    }
# $gained: Punkte der Karten; $team: das Team gewinnt
reason-round =
    { $team ->
        [yes] { $name ->
            [you] Dein Team gewinnt die Runde
           *[other] Das Team von { $name } gewinnt die Runde
        }
       *[no] { $name ->
            [you] Du gewinnst die Runde
           *[other] { $name } gewinnt die Runde
        }
    }{ $gained ->
        [0] {""}
        [one] {" "}und { $gained } Punkt
       *[other] {" "}und { $gained } Punkte
    }{ $odds }.
reason-round-prevented =
    { $team ->
        [yes] { $name ->
            [you] Sonst könnte dein Team die Runde
           *[other] Sonst könnte das Team von { $name } die Runde
        }
       *[no] { $name ->
            [you] Sonst könntest du die Runde
           *[other] Sonst könnte { $name } die Runde
        }
    }{ $gained ->
        [0] {""}
        [one] {" "}und { $gained } Punkt
       *[other] {" "}und { $gained } Punkte
    } gewinnen{ $odds }.
reason-round-risk =
    { $team ->
        [yes] { $name ->
            [you] Vielleicht gewinnt dein Team die Runde
           *[other] Vielleicht gewinnt das Team von { $name } die Runde
        }
       *[no] { $name ->
            [you] Vielleicht gewinnst du die Runde
           *[other] Vielleicht gewinnt { $name } die Runde
        }
    }{ $gained ->
        [0] {""}
        [one] {" "}und { $gained } Punkt
       *[other] {" "}und { $gained } Punkte
    }{ $odds }.
reason-trap =
    { $other ->
        [you] Die Falle hält deinen Angriff auf{ $odds }.
       *[other] Die Falle hält den Angriff von { $other } auf{ $odds }.
    }
reason-trap-prevented =
    { $name ->
        [you] Sonst könntest du eine Falle dafür haben{ $odds }.
       *[other] Sonst könnte { $name } eine Falle dafür haben{ $odds }.
    }
reason-trap-risk =
    { $name ->
        [you] Vielleicht hast du eine Falle dafür{ $odds }.
       *[other] Vielleicht hat { $name } eine Falle dafür{ $odds }.
    }
# jemand kann nicht abwehren
reason-forfeit =
    { $name ->
        [you] Vielleicht hast du keine Abwehr{ $odds }.
       *[other] Vielleicht hat { $name } keine Abwehr{ $odds }.
    }
reason-forfeit-prevented =
    { $name ->
        [you] Sonst hättest du vielleicht keine Abwehr{ $odds }.
       *[other] Sonst hätte { $name } vielleicht keine Abwehr{ $odds }.
    }
reason-forfeit-risk =
    { $name ->
        [you] Vielleicht hast du keine Abwehr{ $odds }.
       *[other] Vielleicht hat { $name } keine Abwehr{ $odds }.
    }
# Fähigkeiten von $other werden aufgehoben
reason-stops =
    { $other ->
        [you] { $card } hebt deine Fähigkeiten auf{ $odds }.
       *[other] { $card } hebt die Fähigkeiten von { $other } auf{ $odds }.
    }
reason-stops-prevented =
    { $name ->
        [you] Sonst könntest du Fähigkeiten aufheben{ $odds }.
       *[other] Sonst könnte { $name } Fähigkeiten aufheben{ $odds }.
    }
reason-stops-risk =
    { $name ->
        [you] Vielleicht hebst du Fähigkeiten auf{ $odds }.
       *[other] Vielleicht hebt { $name } Fähigkeiten auf{ $odds }.
    }
reason-snipes =
    { $name ->
        [you] Du kannst { $card } ausschalten{ $odds }.
       *[other] { $name } kann { $card } ausschalten{ $odds }.
    }
reason-steals =
    { $other ->
        [you] { $count ->
            [one] Das nimmt dir { $count } Karte deiner Beute{ $odds }.
           *[other] Das nimmt dir { $count } Karten deiner Beute{ $odds }.
        }
       *[other] { $count ->
            [one] Das nimmt { $other } { $count } Karte der Beute{ $odds }.
           *[other] Das nimmt { $other } { $count } Karten der Beute{ $odds }.
        }
    }
reason-tramples =
    { $other ->
        [you] { $count ->
            [one] Das zerstört { $count } Karte auf deiner Hand{ $odds }.
           *[other] Das zerstört { $count } Karten auf deiner Hand{ $odds }.
        }
       *[other] { $count ->
            [one] Das zerstört { $count } Handkarte von { $other }{ $odds }.
           *[other] Das zerstört { $count } Handkarten von { $other }{ $odds }.
        }
    }
reason-returns =
    { $name ->
        [you] Zu dir kann zurückkommen: { $cards }{ $odds }.
       *[other] Zu { $name } kann zurückkommen: { $cards }{ $odds }.
    }
reason-draws =
    { $name ->
        [you] { $count ->
            [one] Du ziehst eine Karte mehr{ $odds }.
           *[other] Du ziehst { $count } Karten mehr{ $odds }.
        }
       *[other] { $count ->
            [one] { $name } zieht eine Karte mehr{ $odds }.
           *[other] { $name } zieht { $count } Karten mehr{ $odds }.
        }
    }
reason-hushes =
    { $other ->
        [you] In der nächsten Runde kannst du keine Fähigkeiten einsetzen{ $odds }.
       *[other] In der nächsten Runde kann { $other } keine Fähigkeiten einsetzen{ $odds }.
    }
# ein Konter, oder eine Karte zu 3 Punkten
reason-keeps =
    { $name ->
        [you] Du sparst { $card } für später.
       *[other] { $name } spart { $card } für später.
    }
# Junge Champions
reason-goes_out =
    { $name ->
        [you] Du kannst deine letzte Karte loswerden{ $odds }.
       *[other] { $name } kann die letzte Karte loswerden{ $odds }.
    }
reason-goes_out-prevented =
    { $name ->
        [you] Sonst könntest du deine letzte Karte loswerden{ $odds }.
       *[other] Sonst könnte { $name } die letzte Karte loswerden{ $odds }.
    }
reason-goes_out-risk =
    { $name ->
        [you] Vielleicht wirst du deine letzte Karte los{ $odds }.
       *[other] Vielleicht wird { $name } die letzte Karte los{ $odds }.
    }
reason-chain =
    { $name ->
        [you] Du kannst eine Kette aus { $count } Karten spielen: { $cards }.
       *[other] { $name } kann eine Kette aus { $count } Karten spielen: { $cards }.
    }
reason-plays =
    { $name ->
        [you] Im nächsten Zug kannst du { $card } spielen{ $odds }.
       *[other] Im nächsten Zug kann { $name } { $card } spielen{ $odds }.
    }
# jemand hat nichts zu spielen
reason-stuck =
    { $name ->
        [you] Vielleicht hast du dann nichts Passendes{ $odds }.
       *[other] Vielleicht hat { $name } dann nichts Passendes{ $odds }.
    }
reason-stuck-prevented =
    { $name ->
        [you] Sonst hättest du vielleicht nichts Passendes{ $odds }.
       *[other] Sonst hätte { $name } vielleicht nichts Passendes{ $odds }.
    }
reason-stuck-risk =
    { $name ->
        [you] Vielleicht hast du dann nichts Passendes{ $odds }.
       *[other] Vielleicht hat { $name } dann nichts Passendes{ $odds }.
    }
# Stämme auf der Hand nach diesem Zug
reason-tribes =
    { $name ->
        [you] { $count ->
            [one] Du hast noch { $count } Stamm auf der Hand.
           *[other] Du hast noch { $count } Stämme auf der Hand.
        }
       *[other] { $count ->
            [one] { $name } hat noch { $count } Stamm auf der Hand.
           *[other] { $name } hat noch { $count } Stämme auf der Hand.
        }
    }

# Challenges und Erfolge
challenge-attic_dust = Dachbodenstaub
challenge-attic_dust-note = Auf dem Dachboden wird etwas munter. Es ist dein Deck.
challenge-big_catch = Fette Beute
challenge-big_catch-note = Kleine Runden füllen Regale. Eine große füllt ein Museum.
challenge-mousetrap = Mausefalle
challenge-mousetrap-note = Leg den Käse gut sichtbar hin und warte auf das Schnappen.
challenge-riposte = Widerworte
challenge-riposte-note = Die anderen fangen an, du hörst auf: Kontere im richtigen Moment.
challenge-plain_toys = Ohne Batterien
challenge-plain_toys-note = Beide Seiten haben dasselbe Deck. Schone die Batterien und gewinne.
challenge-overkill = Mit Wucht
challenge-overkill-note = Mit eins Vorsprung zu gewinnen reicht. Reichen ist langweilig.
challenge-three_shelves = Drei Regale
challenge-three_shelves-note = Wenn zwei sich streiten, sammelt der Dritte. Sei der Dritte.
challenge-tag_team = Doppelpack
challenge-tag_team-note = Zwei gegen zwei: Verlass dich auf dein Team und gib nie klein bei.
challenge-domino = Domino
challenge-domino-note = Junge Champions kippen reihenweise. Stoß den ersten gut an.
challenge-short_fuse = Kurze Lunte
challenge-short_fuse-note = Kleine Anteile, drei am Tisch, keine Zeit: Sei fertig, ehe alle sortiert haben.
challenge-burglary = Einbruch
challenge-burglary-note = Die Listen sind geheim, die Fenster offen. Bring etwas mit nach Hause.
challenge-spring_clean = Frühjahrsputz
challenge-spring_clean-note = Vier Sammlungen, ein Besen. Feg den Tisch leer.
goal-abilities-most = { $number ->
    [0] sag keine Fähigkeit an
   *[other] sag höchstens { $number } Fähigkeiten an
}
goal-chain-least = spiel eine Kette von { $number }
goal-champions-least = bei Champions
goal-clashes-least = gewinne { $number } Zusammenstöße
goal-counters-least = { $number ->
    [1] spiel einen Konter
   *[other] spiel { $number } Konter
}
goal-out-least = spiel deine letzte Karte
goal-forfeits-most = { $number ->
    [0] gib nie auf
    [1] gib höchstens einmal auf
   *[other] gib höchstens { $number }-mal auf
}
goal-largest-least = erbeute { $number } Punkte in einer Runde
goal-margin-least = { $number ->
    [1] ein Punkt vor allen anderen
   *[other] { $number } Punkte vor allen anderen
}
goal-overpower-least = gewinne einen Zusammenstoß mit { $number } Übermacht
goal-points-least = mindestens { $number } Punkte
goal-rounds-most = bis Runde { $number }
goal-rounds_won-least = gewinne { $number } Runden
goal-stolen-least = { $number ->
    [1] stiehl eine Karte
   *[other] stiehl { $number } Karten
}
goal-team-least = im Team
goal-traps-least = { $number ->
    [1] lass eine Falle zuschnappen
   *[other] lass { $number } Fallen zuschnappen
}
goal-young-least = bei Young Champions
achievement-treasure = Schatzkiste
achievement-snap = Kammerjäger
achievement-touche = Touché
achievement-cat_burglar = Fassadenkletterer
achievement-never_say = Nie verzagt
achievement-steamroller = Dampfwalze
achievement-runaway = Staub in den Augen
achievement-one_hand = Frisch ausgepackt
achievement-better_together = Gemeinsam stark
achievement-chain_letter = Kettenbrief
achievement-empty_handed = Mit leeren Händen
