cheer-won-heading = Stolz der Sammlung
cheer-won-line = { $names }

cheer-overpower-heading = Übermacht { $number }
cheer-overpower-line = { $names }

cheer-destroyed-heading = { $number } auf einen Streich
cheer-destroyed-line = { $names } · zu Staub zerfallen

lesson-aim-say = Zwei Decks im Duell. Wer eine Runde gewinnt, erbeutet ihre Karten, und erbeutete Karten sind Punkte.
lesson-aim-why = Bronze und Silber bringen 1 Punkt, Platin und Episch 3, Gold keinen. Das Rad zeigt, welcher Stamm welchen schlägt. { $first } hat den Münzwurf gewonnen und greift zuerst an.

lesson-answer-say = { $first } greift mit der Steppschildkröte an und hat List angesagt: 6. Wehr mit der Rätselkrabbe ab.
lesson-answer-why = Abwehren dürfen nur die Stämme, die auf dem Rad neben dem angreifenden stehen. Kernhölzer schlagen Plüschpelze, also bekommt die Krabbe zu ihren 3 List +1.

lesson-ability-say = 4 gegen 6 reicht nicht. Klick die Fähigkeit deiner Krabbe an: Standfest, +2 in der Abwehr.
lesson-ability-why = Fähigkeiten wirken nur, wenn du sie beim Legen ankündigst, und nur in diesem Zusammenstoß. Steht kein Preis dabei, kosten sie nichts.

lesson-compare-say = Jetzt ist deine Abwehr 6 wert. Drück auf den Knopf, um abzuwehren.
lesson-compare-why = 6 gegen 6: Bei Gleichstand gewinnt die Abwehr. Das bist du.

lesson-captured-say = Gewonnen: Die Krabbe liegt auf deinem Beutestapel. Die Schildkröte kam durch ihren Rückruf heim, in den Überlauf von { $first }.
lesson-captured-why = Erst ziehen beide auf sechs nach. Was danach zurückkehrt, ist Überlauf: offen, und spielbar wie die Hand. Deine 4 Punkte: 1 für die Krabbe, 3, als wäre dies die letzte Runde.

lesson-lay-say = Wer eine Runde gewinnt, greift als Nächstes an: du. Leg den Randreiter.
lesson-lay-why = Er hat List 7, und Ansturm gibt im Angriff 2 dazu. Er wird die Hauptkarte eines Stapels: die, die ganz zählt.

lesson-support-say = Leg den Drachenkurier als Stütze dazu.
lesson-support-why = Stützen sind vom selben Stamm und zählen halb, abgerundet: 4 bringt 2. Mehr Karten gewinnen sicherer und fehlen dir in der nächsten Runde.

lesson-two_abilities-say = Kündige Ansturm an, die Fähigkeit des Randreiters. Nachschub vom Drachenkurier kommt von selbst dazu.
lesson-two_abilities-why = In einem Stapel darfst du zwei Fähigkeiten nutzen: die der Hauptkarte und die einer Stütze. Nachschub bringt dir am Ende der Runde eine Karte mehr.

lesson-attack-say = Sag List an und greif mit 11 an.
lesson-attack-why = Abwehren müssen Blechlinge oder Glasurkinder. Sag an, worin du stark bist und sie nicht; Knopf und Hinweise rechnen für dich.

lesson-gold-say = 11 gegen 4, alles erbeutet, und die gezogene Karte liegt in deinem Überlauf. Greif jetzt mit Tante Amphore an, mit Nachschub.
lesson-gold-why = Goldkarten sind stark und bringen keine Punkte: Lass sie kämpfen, und trauere ihnen nicht nach. Nachschub wirkt auch bei einer Niederlage.

lesson-trap-say = Die Amphore verlor; nur die 3 Punkte der letzten Runde wechseln. Nun greift { $first } mit einem Stapel an. Stell das Falltürregal auf.
lesson-trap-why = Konter haben keine Werte. Eine Falle kommt anstelle einer Abwehr: Nichts wird verglichen, und du gewinnst den Zusammenstoß. Heb sie für Angriffe auf, die wehtun.

lesson-destroy-say = Die Falle zerstört eine Karte des Angriffs: Nimm Bruder Kitt.
lesson-destroy-why = Er ist aus Platin: 3 Punkte, die nun niemand bekommt. Was zerstört ist, kommt auf die eigene Ablage. Die Scherbenmaus kehrt heim, in den Überlauf, und deine Falle erbeutest du selbst: 0 Punkte.

lesson-alone-say = Greif mit dem Stillschnitzer an, ganz allein. Er nutzt Volltreffer und sagt Angriff an: 7.
lesson-alone-why = Ein Volltreffer zerstört Stützen, bevor verglichen wird. Und wer eine starke Karte allein kämpfen lässt, spart die anderen für später.

lesson-snipe-say = Ein Kuschelwurm wehrt ab, gestützt von der Schildkröte aus dem Überlauf: 7 gegen 7. Zerstör die Schildkröte.
lesson-snipe-why = Bei Gleichstand würde { $first } gewinnen. Ohne Stütze ist der Kuschelwurm 5 wert: Du gewinnst und behältst auch die 3 Punkte des Stillschnitzers.

lesson-end-say = So geht es weiter, bis einer von euch keine Karten mehr hat. Die meisten Punkte gewinnen, und die letzte Runde bringt noch 3.
lesson-end-why = In der Schachtel sind noch drei Spiele: Jeder gegen jeden, bei dem alle den stärksten Angriff abwehren, Team mit zwei gegen zwei, und Junge Champions für Kinder: Da zählen nur die Stämme.

### reasons: „Der Zug …“; $names: um wen es geht, im Dativ; „du“ hat eigene Fassungen

reason-points-more = bringt mehr Punkte
reason-points-less = bringt weniger Punkte
reason-points-spared = { $names ->
    [you] verwehrt dir Punkte
   *[other] verwehrt { $names } Punkte
}
reason-points-given = { $names ->
    [you] lässt dir mehr Punkte
   *[other] lässt { $names } mehr Punkte
}
reason-cards-more = spart starke Karten für später
reason-cards-less = verbraucht starke Karten
reason-cards-spared = { $names ->
    [you] lockt dir starke Karten heraus
   *[other] lockt { $names } starke Karten heraus
}
reason-cards-given = { $names ->
    [you] lässt dir starke Karten
   *[other] lässt { $names } starke Karten
}
reason-counters-more = spart Konter für später
reason-counters-less = verbraucht Konter
reason-counters-spared = { $names ->
    [you] lockt dir Konter heraus
   *[other] lockt { $names } Konter heraus
}
reason-counters-given = { $names ->
    [you] lässt dir Konter
   *[other] lässt { $names } Konter
}
reason-last_round-more = gewinnt eher die Runde
reason-last_round-less = gewinnt seltener die Runde
reason-rid-more = wird mehr Karten los
reason-rid-less = wird weniger Karten los
reason-rid-spared = { $names ->
    [you] lässt dir mehr Karten auf der Hand
   *[other] lässt { $names } mehr Karten auf der Hand
}
reason-rid-given = { $names ->
    [you] lässt dir weniger Karten auf der Hand
   *[other] lässt { $names } weniger Karten auf der Hand
}
reason-variety-more = behält mehr Stämme auf der Hand
reason-variety-less = behält weniger Stämme auf der Hand
reason-variety-spared = { $names ->
    [you] lässt dir weniger Stämme
   *[other] lässt { $names } weniger Stämme
}
reason-variety-given = { $names ->
    [you] lässt dir mehr Stämme
   *[other] lässt { $names } mehr Stämme
}
