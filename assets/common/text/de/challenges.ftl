### Challenges und Erfolge.

challenges-heading = Challenges
challenges-tab = Challenges: { $number } von { $all } Sternen
challenges-tab_achievements = Erfolge: { $number } von { $all }
challenges-about = Alle Challenges sind von Anfang an offen. Für den zweiten und dritten Stern brauchst du den ersten. Rücknehmen und Tipps sind erlaubt; in die Statistik kommt nichts davon.
challenges-about_achievements = Aus deinen gespeicherten Partien mit nur einem Menschen, auch den alten. Rücknehmen und Tipps spielen keine Rolle; Hausregeln zählen nicht, außer denen einer Herausforderung.
challenges-left = { $number ->
    [1] Noch eine Partie wird durchgesehen.
   *[other] Noch { $number } Partien werden durchgesehen.
}
challenges-facts = Gegen { $names } · { $number } von 3 Sternen
challenges-play = Spielen
challenges-watch = Wiederholung
challenges-since = Erstmals am { $day }
challenges-title = Challenge: { $name }
challenges-new_stars = { $number ->
    [1] Neuer Stern: { $name }
   *[other] { $number } neue Sterne: { $name }
}
challenges-new_achievement = Erfolg: { $name }
