cheer-won-heading = Das Universum ist gerettet
cheer-won-line = { $names }

cheer-gauntlet-heading = Der Infinity-Handschuh
cheer-gauntlet-line = { $names } · letzte Runde

cheer-avengers-heading = Die Avengers sammeln sich
cheer-avengers-line = { $names } · drei Punkte

cheer-location-heading = Ein Ort gewonnen
cheer-location-line = { $names }

lesson-aim-say = Willkommen! Greif vor allen anderen nach dem Infinity-Handschuh.
lesson-aim-why = Dazu braucht es dreierlei zugleich: 16 Punkte, einen Charakter in jeder der fünf Farben und den grünen Zeitstein. Alles, was du tust, führt dorthin.

lesson-three-say = Nimm je einen Gedanken-, Macht- und Raumstein und bestätige.
lesson-three-why = Mit Steinen bezahlst du. Drei verschiedene Farben sind das meiste, was ein Zug bringt, und halten viele Charaktere in Reichweite.

lesson-pair-say = Nimm jetzt zwei Realitätssteine: Wähle denselben Stapel zweimal.
lesson-pair-why = Rocket kostet einmal Gedanken und zweimal Realität. Ein Paar sind nur zwei Steine, aber genau die richtigen. Es geht, solange mindestens vier dieser Farbe da sind.

lesson-recruit-say = Rocket kannst du bezahlen. Rekrutiere ihn!
lesson-recruit-why = Der Preis steht auf der Karte: Die Steine gehen zurück in die Bank. Was du dafür bekommst, bleibt dir bis zum Ende.

lesson-bonus-say = Rocket liegt nun bei dir und bringt einen Bonus: einmal Gedanken.
lesson-bonus-why = Ab jetzt ist jeder Preis für dich um einen Gedankenstein kleiner, jedes Mal. Steine gibst du aus, Bonusse nie: Billige Charaktere am Anfang machen die teuren bezahlbar.

lesson-reserve-say = Reserviere Wong: Wähle seine Karte und drück „Reservieren“.
lesson-reserve-why = Er passt als Nächster zu dir. So nimmt ihn dir niemand weg, und ein grauer S.H.I.E.L.D.-Chip kommt dazu. Drei reservierte Karten darfst du halten.

lesson-shield-say = Einen Zug später. Rekrutiere Wong von deiner Hand.
lesson-shield-why = Den Gedankenstein zahlt dein Bonus. Ein Seelenstein fehlt noch: Der graue S.H.I.E.L.D.-Chip ersetzt ihn, wie jede andere Farbe auch.

lesson-too_many-say = Einige Züge sind vergangen, du sparst. Nimm noch einmal Gedanken, Realität und Seele.
lesson-too_many-why = Du willst Ronan. Er kostet fünfmal Gedanken, dein Bonus lässt vier übrig. Acht Steine hast du schon: Jetzt werden es elf, einer zu viel.

lesson-limit-say = Gib einen Seelenstein zurück.
lesson-limit-why = Am Ende des Zuges hält niemand mehr als zehn, graue und grüne mitgezählt. Behalte, was du gleich brauchst: viermal Gedanken. Also nicht horten, sondern rechtzeitig rekrutieren.

lesson-points-say = Viermal Gedanken: Rekrutiere Ronan.
lesson-points-why = Er ist Stufe II und 2 Punkte wert, die Zahl in der Ecke. Stufe I baut Bonusse auf, die Stufen II und III bringen die Punkte, von denen du 16 brauchst.

lesson-avengers-say = Viele Züge später. { $first } hat das Avengers-Plättchen. Rekrutiere Ms. Marvel: Sie kostet dich nichts!
lesson-avengers-why = Deine Bonusse decken ihren ganzen Preis. Ihr Avengers-Zeichen ist dein viertes, { $first } hat drei: Wer mehr hat, nimmt das Plättchen weg, und mit ihm 3 Punkte.

lesson-location-say = Asgard will je drei Bonusse in Gedanken, Macht und Seele. Rekrutiere Carnage: dein dritter für Macht.
lesson-location-why = Ein Ort kommt am Ende deines Zuges von selbst und bringt 3 Punkte. Nur Bonusse zählen dafür, keine Steine. Sieh dir die Orte an, bevor du aufbaust.

lesson-time-say = { $first } hat das Avengers-Plättchen zurückgeholt. Rekrutiere Black Widow, deine erste Karte der Stufe III.
lesson-time-why = Die erste Karte der Stufe III bringt den Zeitstein, ohne den niemand gewinnt. Ihre zwei Avengers-Zeichen holen auch das Plättchen wieder: Das sind sechs Punkte Unterschied.

lesson-gauntlet-say = 15 Punkte, alle fünf Farben, der Zeitstein: Rekrutiere Crossbones mit deinem grauen Chip!
lesson-gauntlet-why = Seine 2 Punkte machen 17. Dann ist alles beisammen, und du nimmst den Handschuh. Könnte { $first } das in dieser Runde auch noch, würde sie zu Ende gespielt. Das geht nicht mehr: Du gewinnst sofort.

lesson-end-say = Der Handschuh gehört dir: 17 Punkte, und { $first } kann dich nicht mehr einholen.
lesson-end-why = Erst Bonusse, dann Punkte; alle fünf Farben, ein Blick auf die Orte, ein Auge auf die Avengers. Zu dritt und zu viert gibt es mehr Steine, und für jeden am Tisch einen Ort.

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
reason-bonuses-more = macht spätere Charaktere billiger
reason-bonuses-less = macht keinen späteren Charakter billiger
reason-colours-more = bringt eine neue Farbe für den Handschuh
reason-colours-less = bringt keine neue Farbe für den Handschuh
reason-time-more = bringt den Zeitstein
reason-time-less = verschiebt den Zeitstein auf später
reason-chips-more = lässt mehr Steine zum Ausgeben
reason-chips-less = lässt weniger Steine zum Ausgeben
reason-shields-more = lässt einen S.H.I.E.L.D.-Chip mehr als Ersatz für jeden Stein
reason-shields-less = lässt weniger S.H.I.E.L.D.-Chips
reason-locations-more = bringt einen Ort näher
reason-locations-less = rückt Orte weiter weg
reason-locations-spared = { $names ->
    [you] nimmt dir einen Ort weg
   *[other] nimmt { $names } einen Ort weg
}
reason-locations-given = { $names ->
    [you] überlässt dir einen Ort
   *[other] überlässt { $names } einen Ort
}
reason-avengers-more = holt im Rennen um das Avengers-Plättchen auf
reason-avengers-less = verliert Boden im Rennen um das Avengers-Plättchen
reason-avengers-spared = { $names ->
    [you] erschwert dir das Avengers-Plättchen
   *[other] erschwert { $names } das Avengers-Plättchen
}
reason-avengers-given = { $names ->
    [you] erleichtert dir das Avengers-Plättchen
   *[other] erleichtert { $names } das Avengers-Plättchen
}
reason-level_three-more = bringt einen Charakter der Stufe III näher
reason-level_three-less = rückt Charaktere der Stufe III weiter weg
reason-level_three-spared = { $names ->
    [you] verwehrt dir einen Charakter der Stufe III
   *[other] verwehrt { $names } einen Charakter der Stufe III
}
reason-level_three-given = { $names ->
    [you] überlässt dir einen Charakter der Stufe III
   *[other] überlässt { $names } einen Charakter der Stufe III
}
reason-next_card-more = bringt gute Charaktere in Reichweite
reason-next_card-less = rückt gute Charaktere außer Reichweite
reason-next_card-spared = { $names ->
    [you] verwehrt dir einen guten Charakter
   *[other] verwehrt { $names } einen guten Charakter
}
reason-next_card-given = { $names ->
    [you] überlässt dir einen guten Charakter
   *[other] überlässt { $names } einen guten Charakter
}
