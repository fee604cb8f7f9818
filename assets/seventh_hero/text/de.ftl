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
