### Glück und Können: woraus das Ergebnis einer Partie entstand, und ob sie zu gewinnen war.

luck-heading = Glück und Können
luck-button = Glück und Können
luck-hint = Sieh, was Glück und Können ausgemacht haben und ob die Partie zu gewinnen war

luck-start = Gleicher Start
luck-deal = Verteilung
luck-chance = Zufall
luck-others = Züge der anderen
luck-mine = { $name ->
    [you] Deine Züge
   *[other] Züge von { $name }
}
luck-result = Ergebnis
luck-reach = { $share } ± { $reach }

luck-most-deal = { $way ->
    [gain] Am meisten half die Verteilung: Sie brachte { $share }.
   *[loss] Am meisten schadete die Verteilung: Sie kostete { $share }.
}
luck-most-chance = { $way ->
    [gain] Am meisten half der Zufall: Er brachte { $share }.
   *[loss] Am meisten schadete der Zufall: Er kostete { $share }.
}
luck-most-others = { $name ->
    [you] { $way ->
        [gain] Am meisten halfen dir die anderen: Ihre Züge brachten dir { $share }.
       *[loss] Am meisten schadeten dir die anderen: Ihre Züge kosteten dich { $share }.
    }
   *[other] { $way ->
        [gain] Am meisten halfen { $name } die anderen: Ihre Züge brachten { $share }.
       *[loss] Am meisten schadeten { $name } die anderen: Ihre Züge kosteten { $share }.
    }
}
luck-most-mine = { $name ->
    [you] { $way ->
        [gain] Den Ausschlag gaben deine eigenen Züge: Sie brachten { $share }.
       *[loss] Den Ausschlag gaben deine eigenen Züge: Sie kosteten { $share }.
    }
   *[other] { $way ->
        [gain] Den Ausschlag gaben die Züge von { $name }: Sie brachten { $share }.
       *[loss] Den Ausschlag gaben die Züge von { $name }: Sie kosteten { $share }.
    }
}
luck-most_none = Nichts sticht hervor: Jeder Teil liegt innerhalb seiner Unsicherheit.

luck-about_deal = Verteilung: was { $name ->
    [you] du bekommen hast, bevor jemand eine Wahl hatte.
   *[other] { $name } bekommen hat, bevor jemand eine Wahl hatte.
}
luck-about_chance = Zufall: was später ausgeteilt oder aufgedeckt wurde.
luck-about_others = Züge der anderen: was sie gut oder schlecht gemacht haben und welche Karten sie verdeckt hielten.
luck-about_mine = { $name ->
    [you] Deine Züge: was sie gekostet haben, verglichen mit den besten, die du finden konntest.
   *[other] Züge von { $name }: was sie gekostet haben, verglichen mit den besten, die zu finden waren.
}
luck-honest = Geschätzt von den Computerspielern, mit dem, was dieser Platz sehen konnte. ± ist das 95-%-Intervall ihrer Stichproben; auch ihr Urteil kann danebenliegen. Ein Vorsprung kann mehrmals verloren gehen, daher sind Teile über 100 % möglich.
luck-working = Die Partie wird abgewogen …
luck-unknown = Diese Partie lässt sich nicht abwägen: Zu manchen Zügen kam keine Antwort.

luck-could = { $name ->
    [you] War das zu gewinnen?
   *[other] War das für { $name } zu gewinnen?
}
luck-could_about = { $name ->
    [you] { $legend } spielt dieselbe Verteilung von deinem Platz aus, mit 400 Simulationen je Zug. Die Computerspieler bleiben, wie sie waren.
   *[other] { $legend } spielt dieselbe Verteilung vom Platz von { $name } aus, mit 400 Simulationen je Zug. Die Computerspieler bleiben, wie sie waren.
}
luck-could_people = Für alle anderen springt { $champion } ein.
luck-could_try = 10-mal spielen
luck-could_more = Noch 10-mal
luck-could_stop = Abbrechen
luck-could_playing = Wird gespielt …
luck-could_failed = Die Computerspieler haben nicht geantwortet. Versuch es noch einmal.
luck-could_won = { $legend } gewinnt { $won } von { $all } (95-%-Intervall: { $low } bis { $high }).
