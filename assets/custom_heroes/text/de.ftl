cheer-won-heading = Champion der Arena
cheer-won-line = { $names }

cheer-round-heading = Runde { $number } gewonnen
cheer-round-line = { $names } · zuerst ohne Karten

cheer-ascended-heading = Mystische Form
cheer-ascended-line = { $names } · der Stich ist gewonnen

lesson-aim-say = Willkommen! Hab 10 Siegpunkte und werde dann als Erstes alle Karten los.
lesson-aim-why = Jede Runde bringt Punkte, am meisten, wer zuerst fertig ist. Wer schon 10 hat und dann in einer Runde zuerst fertig wird, gewinnt auf der Stelle.

lesson-lead-say = Du eröffnest. Spiel deine beiden Einsen als Set.
lesson-lead-why = Karten mit gleichem Wert sind ein Set, und wer eröffnet, bestimmt, wie viele Karten die anderen spielen müssen. Niedrige schlagen kaum etwas: Spiel sie, solange du eröffnest.

lesson-beat-say = Schlag das Paar: Spiel deine beiden Achten.
lesson-beat-why = Es müssen gleich viele Karten sein, mit gleichem oder höherem Wert. { $first } hat gleichgezogen: Der Zerrissene Fächer macht aus der 3 eine 1. Bei Gleichstand setzt die nächste Person aus, hier { $second }.

lesson-pass_on-say = { $second } spielt eine Mystische Form, die jedes Set schlägt. Passe.
lesson-pass_on-why = Nur eine zweite Mystische Form könnte folgen, und deine ist später mehr wert. Passen ist nie endgültig: In den meisten Stichen darfst du wieder spielen, wenn du dran bist.

lesson-form-say = Einige Sets später. Schieb deine Mystische Form in die 6 und drück den Knopf.
lesson-form-why = { $second } eröffnet mit einem Paar, und du hast keins. Einschieben kostet nichts, und was in einer Hülle steckt, bleibt das ganze Spiel dort, wer die Karte später auch hat.

lesson-power-say = Spiel die 6 und aktiviere ihre Fähigkeit: Wähle die Karte und ihr Zeichen.
lesson-power-why = Fähigkeiten kosten beim Ausspielen Power, diese 2 deiner Marker. Eine Fähigkeit, die du nicht aktivierst, bringt dafür 1 Powermarker: jetzt oder später, das ist die Frage.

lesson-last_card-say = Du hast den Stich gewonnen und deine 9 gespielt. Noch eine Karte: Spiel sie!
lesson-last_card-why = Wer nicht mehr geschlagen wird, gewinnt den Stich und eröffnet den nächsten. Ohne Karten bist du fertig, belegst den nächsten Platz und bekommst sofort die Belohnung.

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
lesson-three-why = Was du in der vorigen Runde eingeschoben hast, hilft dir heute wieder. Die 3 haben andere verbessert: Merk dir jede Hülle, die du gesehen hast.

lesson-win-say = Niemand konnte folgen. Spiel deine letzte Karte und gewinne!
lesson-win-why = Zuerst fertig: Die Kodora-Wette bringt 2 Punkte, 8 und 2 sind 10. Wetten werden abgerechnet, bevor nach dem Ziel gefragt wird, und darum ist das der Sieg.

lesson-end-say = Du hast gewonnen, mit 10 Punkten in der dritten Runde.
lesson-end-why = Im Beutel ist noch mehr: Stachel ist ein Joker, Brando zählt doppelt, Charmanta dreht die Rangfolge um, Spukis gewinnt einen Punkt. Zu zweit sind gleich hohe Sets verboten. Zeig auf ein Zeichen, und du liest, was es kann.

### reasons: „Der Zug …“; $names: um wen es geht, im Dativ; „du“ hat eigene Fassungen

reason-victory-more = gewinnt öfter schon in dieser Runde das Spiel
reason-victory-less = gewinnt seltener schon in dieser Runde das Spiel
reason-victory-spared = { $names ->
    [you] erschwert dir den Sieg
   *[other] erschwert { $names } den Sieg
}
reason-victory-given = { $names ->
    [you] erleichtert dir den Sieg
   *[other] erleichtert { $names } den Sieg
}
reason-points-more = bringt mehr Siegpunkte
reason-points-less = bringt weniger Siegpunkte
reason-points-spared = { $names ->
    [you] verwehrt dir Siegpunkte
   *[other] verwehrt { $names } Siegpunkte
}
reason-points-given = { $names ->
    [you] lässt dir mehr Siegpunkte
   *[other] lässt { $names } mehr Siegpunkte
}
reason-power-more = lässt mehr Powermarker übrig
reason-power-less = lässt weniger Powermarker übrig
reason-advancements-more = bereitet die nächsten Runden besser vor
reason-advancements-less = bereitet die nächsten Runden schlechter vor
reason-advancements-spared = { $names ->
    [you] lässt dir weniger für die nächsten Runden
   *[other] lässt { $names } weniger für die nächsten Runden
}
reason-advancements-given = { $names ->
    [you] lässt dir mehr für die nächsten Runden
   *[other] lässt { $names } mehr für die nächsten Runden
}
reason-shed-more = wird mehr Karten los
reason-shed-less = wird weniger Karten los
reason-sets-more = lässt eine Hand, die sich leichter spielt
reason-sets-less = lässt eine Hand, die sich schwerer spielt
reason-trick-more = gewinnt eher den Stich
reason-trick-less = gewinnt seltener den Stich
