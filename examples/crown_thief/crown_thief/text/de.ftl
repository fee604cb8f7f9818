title = Kronendieb
blurb = Eine Nacht im Palast, sechzehn Karten: Entlarve die anderen und halte im Morgengrauen die beste Karte.
card-watchman = Wache
card-watchman-text = Nenne eine andere Person und eine Karte außer der Wache. Hält sie diese, scheidet sie aus.
card-lookout = Späherin
card-lookout-text = Sieh dir die Karte einer anderen Person an.
card-fencer = Fechter
card-fencer-text = Vergleiche Karten mit einer anderen Person. Die niedrigere scheidet aus; gleiche sehen alle.
card-shadow = Schatten
card-shadow-text = Bis zu deinem nächsten Zug kann niemand auf dich zielen.
card-pickpocket = Taschendieb
card-pickpocket-text = Eine Person deiner Wahl oder du selbst legt ihre Karte ab und zieht eine neue.
card-forger = Fälscherin
card-forger-text = Tausche die Karte mit einer anderen Person.
card-duchess = Herzogin
card-duchess-text = Du musst sie spielen, wenn du auch Fälscherin oder Taschendieb hältst.
card-crown = Krone
card-crown-text = Wenn du sie spielst oder ablegst, scheidest du aus.
has = { $name ->
    [you] Du hast
   *[other] { $who } hat
}
aim = { $target_name ->
    [you] dich
   *[other] { $target }
}
event-played = { has } „{ $card }“ gespielt.
event-aimed = { has } „{ $card }“ gegen { aim } gespielt.
event-named = { has } „{ $card }“ gegen { aim } gespielt und auf „{ $named }“ getippt.
event-missed = Falsch geraten.
event-looked = { has } die Karte gesehen.
event-tied = Gleichstand: beide hatten „{ $card }“.
event-dropped = { has } „{ $card }“ abgelegt.
event-fell = { has } mit „{ $card }“ verloren.
event-won = { has } die Runde mit „{ $card }“ gewonnen.
note-out = diese Runde ausgeschieden
note-safe = im Schatten
score = Juwelen
why-duchess = Mit Fälscherin oder Taschendieb auf der Hand musst du die Herzogin spielen.
