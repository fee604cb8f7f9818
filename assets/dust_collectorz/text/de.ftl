caption-round = Runde { $number }
caption-toss = Wer beginnt?
caption-chooses = { $name } wählt
caption-naming = Wer greift zuerst an?
caption-attacks = greift an
caption-answers = wehrt ab
caption-thinking = überlegt …
caption-chooses-short = wählt
caption-partner = spielt mit dir
caption-winner = gewinnt!
caption-your-attacking = Dein Angriff
caption-your-answering = Deine Abwehr
caption-your-following = Weitere Karten?
caption-laying-0 = { $name } greift an
caption-laying-1 = { $name } wehrt ab
caption-wins-clash = { $name } setzt sich durch
caption-laying = legt aus …
caption-over = Übermacht
caption-even = Gleichstand
caption-nothing = Zählt nichts
caption-no_cards = Keine Karten mehr
caption-title = { $mode } · Runde { $number }
caption-mode-duel = Duell
caption-mode-champions = Jeder gegen jeden
caption-mode-team = Team
caption-trap = Eine Falle!
caption-overflow = Überlauf
caption-points = Punkte
caption-last = davon +{ $number } letzte Runde
caption-last-so_far = davon +{ $number }, wenn jetzt Schluss
caption-last-team = davon +{ $number } vorläufig
caption-wins = { $name } gewinnt!
caption-together = { $names } gewinnen!
caption-salvage-title = Welche Karte kehrt zurück?
caption-list-title = Deck von { $name }
caption-tip-list = Zeigt das Deck dieses Platzes, und was davon schon zu sehen war.
caption-list-note = Durchgestrichen: was schon zu sehen war
caption-part-wheel = Rad
caption-part-ability = Fähigkeit
caption-part-weakened = geschwächt
caption-part-counter = Konter
caption-part-floor = nicht unter 0
caption-part-half = ½ { $card }
caption-part-cancelled = { $ability }: aufgehoben

title = Dust Collectorz: Champions Unleashed

blurb = Vergessene Schätze werden lebendig. Leg eine Karte oder einen Stapel, sag eine Eigenschaft an, und sieh, wer dagegenhält. Duell, Jeder gegen jeden, Team und ein Spiel für Kinder.

button-attack_first = Zuerst angreifen
button-defend_first = Zuerst abwehren
button-let_attack = { $next } zuerst angreifen lassen
button-begin = { $name } beginnt
button-lay = { $card } legen
button-add = { $card } dazulegen
button-counter = { $card } danebenlegen
button-take_back = { $card } zurücknehmen
button-take_all_back = Alles zurücknehmen
button-use = { $card }: { $ability } nutzen
button-use_price = { $card }: { $ability }, zerstört { $price }
button-rest = { $card }: { $ability } nicht nutzen
button-attack = Angreifen: { $stat } { $value }
button-attack_seat = { $target } angreifen: { $stat } { $value }
button-answer = Abwehren mit { $value }
button-answer_stat = Abwehren: { $stat } { $value }
button-trap = { $card } zuschnappen lassen
button-forfeit = Mit { $card } aufgeben
button-help = Karte ziehen, neu versuchen
button-stand = Keine weiteren Karten
button-cancel = { $ability } von { $card } aufheben
button-snipe = { $card } zerstören
button-salvage = { $card } zurückholen
button-enough_cancelling = Nichts mehr aufheben
button-enough_sniping = Nichts mehr zerstören
button-set_aside = Weglegen: { $tribe }
button-play = { $card } spielen
button-done = Fertig
button-table = Weiter

status-tossing = Wer beginnt?
status-choosing = { $name }: zuerst angreifen oder abwehren?
status-naming = { $name }: Wer von euch beginnt?
status-dealing = Die Karten werden ausgeteilt
status-attacking = { $name }: Greif mit einer Karte oder einem Stapel an
status-attacking_stat = { $name }: Leg dazu, oder sag die Eigenschaft an
status-answering = { $name }: Wehr { $tribe } ab ({ $stat })
status-answering_any = { $name }: Wehr ab, womit du willst
status-answering_set = { $name }: Leg dazu, oder wehr ab
status-answering_none = { $name }: Nichts passt. Gib auf, oder stell eine Falle
status-helping = { $name }: Nichts passt. Zieh eine Karte, oder stell eine Falle
status-cancelling = { $name }: eine Fähigkeit aufheben?
status-sniping = { $name }: eine Stütze zerstören?
status-destroying = { $name }: Welche Karte zerstört die Falle?
status-springing = Die Falle schnappt zu
status-comparing = Die Werte werden verglichen
status-salvaging = { $name }: Welche Karte kommt zurück?
status-following = { $name }: Leg weitere Karten zum Angriff, oder keine
status-capturing = { $leader } führt: Die Runde endet
status-refilling = Alle ziehen auf sechs Karten nach
status-arriving = Karten kehren zurück und werden gezogen
status-discarding = { $name } hat nur Konter
status-finishing = Die letzten Karten kommen auf die Stapel
status-setting_aside = { $name }: Von welchem Stamm bleibt eine Karte weg?
status-sharing = Die Karten werden ausgeteilt
status-playing = { $name }: Spiel { $tribe }!
status-playing_any = { $name }: Spiel, was du willst!
status-playing_more = { $name }: Weiter mit { $tribe }, oder fertig?
status-taking = { $name } zieht eine Karte
status-skipping = { $name } kann nicht
status-over = Das Spiel ist zu Ende

score-points = Punkte
score-low = Bronze und Silber
score-high = Platin und Episch
score-last = Letzte Runde
score-cards = Erbeutete Karten
score-hand = Karten auf der Hand
score-deck = Karten im Stapel

ending-most = { $names } hat die meisten Punkte: { $count }.
ending-last = { $names } hat so viele Punkte wie andere, { $count }, und hat die letzte Runde gewonnen.
ending-shared = { $names } teilen sich den Sieg. Punkte: je { $count }.
ending-team = { $names } haben die meisten Punkte: { $count }.
ending-team_last = Beide Teams haben gleich viele Punkte, { $count }; { $names } haben die letzte Runde gewonnen.
ending-team_shared = Beide Teams haben gleich viele Punkte: { $count }.
ending-out = { $names } hat keine Karten mehr.
ending-fewest = Niemand kann mehr spielen, und { $names } hat die wenigsten Karten: { $count }.
ending-fewest_last = Niemand kann mehr spielen. { $names } hat wie andere die wenigsten Karten und hat zuletzt gespielt.
ending-fewest_shared = Niemand kann mehr spielen. { $names } teilen sich den Sieg mit den wenigsten Karten: { $count }.

option-mode = Spiel
option-mode-champions = Duell, Jeder gegen jeden
option-mode-team = Team
option-mode-young = Junge Champions
option-lists = Decklisten
option-lists-open = Offen
option-lists-secret = Geheim
option-forfeits = Ohne Abwehr
option-forfeits-at_once = Sofort aufgeben
option-forfeits-draw_one = Ziehen, neu versuchen
option-shares = Junge Champions
option-shares-full = Karten von allen
option-shares-short = Kurzes Spiel
option-deck = Deck von Platz { $seat }

deck-any = Eins der vier
deck-random = Ausgelost
deck-attic = Dachboden
deck-shelf = Regal
deck-cabinet = Vitrine
deck-drawer = Schublade

event-toss = { $name } gewinnt den Münzwurf.
event-first = { $name } greift zuerst an.
event-first_team = { $name } greifen zuerst an.
event-begin = { $name } beginnt.
event-deal = Alle ziehen sechs Karten.
event-attack = { $name } greift mit { $cards } an ({ $stat })
event-attack_seat = { $name } greift { $target } mit { $cards } an ({ $stat })
event-follow = { $name } legt { $cards } nach ({ $stat })
event-answer = { $name } wehrt mit { $cards } ab

laid-counter = , dazu { $counter }
laid-counter_stat = , dazu { $counter } ({ $stat })
laid-use = , nutzt { $abilities }
laid-price = , zerstört dafür { $cards }

event-nullified = Die Fähigkeiten des Angriffs sind aufgehoben.
event-trap = { $name } lässt { $card } zuschnappen!
event-forfeit = { $name } kann nicht abwehren und gibt mit { $card } auf.
event-help = { $name } kann nicht abwehren und zieht eine Karte.
event-help_own = { $name } kann nicht abwehren und zieht { $card }.
event-stand = { $name } legt keine weiteren Karten.
event-cancel = { $name } hebt { $ability } von { $card } auf.
event-snipe = { $name } zerstört { $card } von { $target }.
event-destroy = Die Falle von { $name } zerstört { $card } von { $target }.
event-salvage = { $name } holt { $card } aus der Ablage zurück.
event-stat = Jetzt wird { $stat } verglichen.
event-values = { $stat }: { $name } { $value }, { $other } { $worth }.
event-stands = { $name } gewinnt mit Übermacht { $over }.
event-answers = { $other } gewinnt mit Übermacht { $over }.
event-tie = Gleichstand, also gewinnt die Abwehr.
event-tie_broken = Gleichstand, doch der Angriff hat den Vortritt.
event-wins = { $other } gewinnt.
event-given = { $name } gewinnt kampflos.
event-no_cards = { $name } hat keine Karten mehr zur Abwehr.
event-leads = Jetzt führt { $name }.
event-op_destroyed = { $name } verliert { $cards } von der Hand.
event-stolen = { $name } nimmt { $cards } von den erbeuteten Karten von { $other }.
event-caught = { $name } erbeutet { $cards }.
event-crushed = Zerstört: { $cards } von { $name }.
event-returns = Zurück zu { $name }: { $cards }.
event-shuffled = Ins Deck von { $name }: { $cards }.
event-round = { $name } gewinnt die Runde und erbeutet { $cards }.
event-round_none = { $name } gewinnt die Runde.
event-round_team_none = { $name } gewinnen die Runde.
event-round_team = { $name } gewinnen die Runde und erbeuten { $cards }.
event-spited = Stattdessen zerstört: { $cards } von { $name }.
event-saved = Nicht erbeutet: { $cards } von { $name }.
event-draws = { $name } zieht { $what }
event-draws_too = ; { $name } { $what }
event-returned = Wieder bei { $name }: { $cards }.
event-hushed = { $name } darf in dieser Runde keine Fähigkeiten nutzen.
event-discard = { $name } hat nur Konter und legt { $cards } ab.
event-finish = Das Spiel ist zu Ende. Alle behalten, was übrig ist.
event-ran_out = { $name } hat keine Karten mehr.
event-no_character = { $name } hat keine Figur mehr zum Angreifen.
event-points = { $name }: { $points }.
event-set_aside = { $name } legt { $card } weg.
event-share = Die Karten werden ausgeteilt. { $name } beginnt.
event-opens = { $name }: { $tribe }!
event-beats = { $name }: { $tribe } schlägt { $last }!
event-take = { $name } zieht eine Karte.
event-take_own = { $name } zieht { $card }.
event-skip = { $name } kann nicht.
event-stuck = Niemand kann mehr.
event-out = Keine Karten mehr: { $name } gewinnt!

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

ability-boost = Schub
ability-weaken = Schwächen
ability-charge = Ansturm
ability-brace = Standfest
ability-loner = Einzelgänger
ability-rally = Gefolge
ability-full_support = Volle Stütze
ability-mixed_stack = Bunter Stapel
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

does-boost = +{ $n }, wenn { $stat } verglichen wird.
does-boost-any = +{ $n }, egal was verglichen wird.
does-weaken = Die Gegenseite hat −{ $n }, wenn { $stat } verglichen wird.
does-weaken-any = Die Gegenseite hat −{ $n }, egal was verglichen wird.
does-charge = +{ $n } im Angriff.
does-brace = +{ $n } in der Abwehr.
does-loner = +{ $n }, solange du nur diese eine Karte liegen hast; ein Konter daneben stört nicht.
does-rally = +{ $n } für jede Stütze neben der Hauptkarte.
does-full_support = Die beste Stütze zählt ganz statt halb.
does-mixed_stack = Als Hauptkarte: Bis zu { $cards } anderer Stämme dürfen sie stützen.
does-wheel_master = Gegen den Stamm, den ihr eigener schlägt: +{ $n } statt +1 in der Abwehr, +{ $less } im Angriff.
does-sure_footed = Gegen den Stamm, der ihren eigenen schlägt: kein −1 in der Abwehr, +1 im Angriff.
does-underdog = +{ $n }, wenn die andere Hauptkarte einen höheren Rang hat als diese Karte.
does-comeback = +{ $n }, solange dein Beutestapel weniger Karten hat als der der Gegenseite.
does-tiebreaker = Im Angriff gehört der Gleichstand dir, es sei denn, die Abwehr hat das auch.
does-twist = In der Abwehr wird { $stat } verglichen statt der angesagten Eigenschaft.
does-lock = Im Angriff kann die Eigenschaft nicht gewechselt werden.
does-cancel-one = Hebt eine Fähigkeit der Gegenseite auf.
does-cancel = Hebt bis zu { $abilities } der Gegenseite auf.
does-shielded = Keine Fähigkeit deiner ausgespielten Karten kann aufgehoben werden.
does-hush = Wer zuerst dagegen kämpft, darf danach { $rounds } lang keine Fähigkeiten nutzen.
does-disarm = Im Angriff: Darauf darf keine Falle folgen.
does-snipe-one = Zerstört vor dem Vergleich eine Stütze der Gegenseite.
does-snipe = Zerstört vor dem Vergleich bis zu { $supports } der Gegenseite.
does-sacrifice = Zerstöre eine andere deiner spielbaren Karten: +{ $n }.
does-spite = Bei einer Niederlage wird diese Karte zerstört statt erbeutet.
does-draw = Zieh am Ende der Runde { $cards }, bei Sieg und Niederlage.
does-recall = Bei einer Niederlage um höchstens { $limit } kehrt diese Karte zu dir zurück.
does-salvage = Bei einem Sieg holst du { $characters } deiner Wahl aus deiner Ablage zurück.
does-op_draw = Sieg um { $limit } oder mehr: Zieh am Ende der Runde { $cards }.
does-op_destroy = Sieg um { $limit } oder mehr: Zerstört { $cards } der unterlegenen Hand, ausgelost.
does-op_steal = Sieg um { $limit } oder mehr: Nimm { $cards } vom unterlegenen Beutestapel, ausgelost.
does-trap_capture = Gegen einen Angriff aus höchstens { $cards }: Erbeute ihn.
does-trap_stack = Gegen einen Angriff aus mindestens { $cards }: Erbeute die Stützen; die Hauptkarte kehrt zurück.
does-trap_destroy = Zerstöre { $cards } des Angriffs, deiner Wahl; die anderen kehren zurück.
does-trap_return = Misch den Angriff ins Deck zurück; nimm { $cards } vom Beutestapel dort, ausgelost.
does-nullify = Zur Abwehr dazu: Alle Fähigkeiten des Angriffs sind aufgehoben, wenn er nicht abgeschirmt ist.
does-switch = Zur Abwehr dazu: Nenn eine andere Eigenschaft; deine Abwehr hat −{ $less }.
does-free_tribe = Zur Abwehr dazu: Die Hauptkarte darf von jedem Stamm sein; +{ $n } statt der Wirkung des Stammesrads.
does-rescue = Zur Abwehr dazu: Verliert sie, kehren ihre Karten zu dir zurück.

count-card = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
count-ability = { $count ->
    [one] { $count } Fähigkeit
   *[other] { $count } Fähigkeiten
}
count-support = { $count ->
    [one] { $count } Stütze
   *[other] { $count } Stützen
}
count-character = { $count ->
    [one] { $count } Figur
   *[other] { $count } Figuren
}
count-round = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
count-point = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
overflow = { $card } (Überlauf)

times = { $count }× { $card }

why-match_over = Das Spiel ist zu Ende.
why-table_step = Einen Moment: Am Tisch wird gerade gearbeitet.
why-not_an_action = Diese Aktion gibt es in diesem Spiel nicht.
why-choose_side = Sag zuerst, ob du zuerst angreifst oder abwehrst.
why-name_beginner = Sag zuerst, wer von euch beiden beginnt.
why-settled = Wer beginnt, wurde am Anfang geklärt.
why-attack_now = Du greifst an: Leg eine Karte, und sag eine Eigenschaft an.
why-answer_now = Du wirst angegriffen: Wehr zuerst ab.
why-follow_now = Du darfst weitere Karten zum Angriff legen, oder sag, dass du keine legst.
why-cancel_first = Sag zuerst, welche Fähigkeit du aufhebst, oder dass du keine aufhebst.
why-snipe_first = Sag zuerst, welche Stütze du zerstörst, oder dass du keine zerstörst.
why-trap_first = Sag zuerst, welche Karte deine Falle zerstört.
why-salvage_first = Sag zuerst, welche Karte aus deiner Ablage zurückkommt.
why-set_aside_first = Sag zuerst, von welchem Stamm eine Karte wegbleibt.
why-play_now = Spiel jetzt eine Karte.
why-only_young = Das gehört zu den Jungen Champions.
why-not_following = Nach weiteren Karten wird nur gefragt, wer mit einem Konter abgewehrt hat und noch angegriffen wird.
why-nothing_to_cancel = Es gibt gerade keine Fähigkeit aufzuheben.
why-nothing_to_destroy = Es gibt gerade keine Karte zu zerstören.
why-nothing_to_salvage = Aus der Ablage kommt gerade nichts zurück.
why-not_in_hand = { $card } hast du nicht.
why-laid_already = { $card } hast du schon ausgespielt.
why-not_laid = { $card } liegt nicht bei deinen Karten.
why-nothing_laid = Du hast noch nichts gelegt.
why-no_primary = Leg zuerst eine Karte: Sie wird die Hauptkarte.
why-primary_laid = { $card } ist deine Hauptkarte. Nimm sie zurück, wenn du eine andere willst.
why-counter_cant_attack = { $card } ist ein Konter und kann nicht angreifen.
why-counter_cant_stack = { $card } ist ein Konter und gehört in keinen Stapel.
why-own_tribe = { $card } ist vom angreifenden Stamm, { $tribe }; der wehrt sich nie selbst ab.
why-own_tribe_other = { $card } ist vom angreifenden Stamm, { $tribe }; der wehrt sich nie selbst ab. Abwehren kannst du mit { $cards }.
why-nearer_tribe = { $card } ist weder stärker noch schwächer als die { $tribe }, und so etwas hast du: { $cards }.
why-off_tribe = { $card } passt nicht: Ein Stapel ist von einem Stamm, hier { $tribe }.
why-mix_first = { $card } ist von einem anderen Stamm: Kündige zuerst Bunter Stapel von { $other } an.
why-mix_full = { $other } lässt sich von höchstens { $limit } anderer Stämme stützen.
why-take_back_all = { $card } ist die Hauptkarte: Nimm stattdessen alles zurück.
why-counter_needed = Ohne { $card } wären deine Karten nicht erlaubt. Nimm zuerst die anderen zurück.
why-no_counter = { $card } ist kein Konter.
why-one_counter = { $card } liegt schon dabei: Mehr als ein Konter geht nicht.
why-trap_alone = { $card } ist eine Falle und wird allein gespielt, ohne andere Karten.
why-counter_needs_set = { $card } kommt zu einer Abwehr dazu, und du hast keine Karte, die abwehren darf.
why-no_trap = { $card } ist keine Falle.
why-disarmed = { $card } hat entschärft: Auf diesen Angriff darf keine Falle folgen.
why-trap_too_many = { $card } ist für Angriffe aus höchstens { $limit }; dieser hat { $size }.
why-trap_too_few = { $card } ist für Angriffe aus mindestens { $limit }; dieser hat { $size }.
why-nothing_to_trap = Keine Karte greift an: Es gibt nichts zu fangen.
why-hushed = Für dich herrscht Stille: keine Fähigkeiten für { $rounds }, diese eingerechnet.
why-used_already = Die Fähigkeit von { $card } ist schon angekündigt.
why-one_support = { $other } nutzt die Fähigkeit: Neben der Hauptkarte darf das nur eine Stütze.
why-mix_is_primarys = { $card } ist eine Stütze: Bunter Stapel wirkt nur bei einer Hauptkarte.
why-no_sacrifice = { $card } braucht eine andere deiner Karten zum Zerstören, und du hast keine mehr.
why-price_missing = { $card } braucht eine andere deiner Karten zum Zerstören: Wähl auch die.
why-price_wrong = { $other } kann dafür nicht zerstört werden: Wähl eine andere Karte von Hand oder Überlauf.
why-no_price = Für { $card } muss keine Karte zerstört werden.
why-not_used = Eine solche Fähigkeit ist nicht angekündigt.
why-mix_in_use = Karten anderer Stämme stützen { $card }: Nimm sie zuerst zurück.
why-target_needed = Sag auch, wen du angreifst.
why-no_target = Wen du angreifst, steht schon fest.
why-partner = Ihr seid ein Team: Greif jemanden vom anderen an.
why-no_switch = Nur Umschalten neben deiner Abwehr wechselt die Eigenschaft.
why-stat_needed = { $card } liegt neben deiner Abwehr: Sag eine Eigenschaft an.
why-no_answer = Du hast keine Karte, die abwehren darf: Gib mit einer auf, oder stell eine Falle.
why-may_answer = Du kannst abwehren, also darfst du nicht aufgeben: Leg { $cards }.
why-help_first = Zieh zuerst eine Karte, vielleicht hilft sie.
why-character_first = { $card } ist ein Konter: Gib mit einer Figur auf, du hast eine.
why-no_help = In diesem Spiel zieht niemand, bevor er aufgibt.
why-helped = Du hast schon gezogen.
why-deck_empty = Dein Deck ist leer.
why-cancelled_already = Diese Fähigkeit ist nicht angekündigt, oder sie ist schon aufgehoben.
why-never_primary = { $card } ist die Hauptkarte: Nur Stützen können zerstört werden.
why-not_there = { $card } liegt dort nicht.
why-not_discarded = { $card } liegt nicht in deiner Ablage.
why-salvage_counter = { $card } ist ein Konter: Nur Figuren kommen zurück.
why-other_team = Nur ihr beide könnt beginnen.
why-not_beating = { $tribe_stuff } schlägt { $last_stuff } nicht. Jetzt hilft nur { $wanted_stuff }!
why-play_first = Du kannst eine Karte spielen, also spiel eine.
why-dealt_already = Die Karten sind schon ausgeteilt.

breach-size = Karten im Deck: { $have }; nötig sind { $need }.
breach-rank = { $tribe }, { $rank }: { $have } statt { $need }.
breach-rank-high = { $tribe }, Platin oder Episch: { $have } statt { $need }.
breach-counters = Konter: { $have } statt { $need }.
breach-counter_twice = { $card } ist doppelt; die beiden Konter müssen verschieden sein.
breach-epics = Epische Karten: { $have }, erlaubt sind höchstens { $need }.
breach-epic_twice = { $card } ist doppelt; jede epische Karte darf nur einmal dabei sein.
breach-ability = { $ability }: { $have } Karten in Bronze oder Silber haben das, erlaubt sind höchstens { $need }.

card-line = { $card }, { $tribe }, { $rank }. { $stats }. { $ability }: { $does }
card-counter = { $card }, ein Konter. { $ability }: { $does }
card-stat = { $stat } { $value }
card-young = { $card }: { $tribe } schlägt { $weaker }.
card-overflow = {" "}Liegt im Überlauf: für alle offen und spielbar wie eine Handkarte.
card-primary = {" "}Hauptkarte von { $name }, zählt ganz.
card-support = {" "}Stütze bei { $name }, zählt halb.
card-beside = {" "}Liegt bei den Karten von { $name }.
card-void = {" "}Zählt nichts: { $name } hat damit aufgegeben.

ability-line = { $card }, { $ability }: { $does }
ability-idle = {" "}Nicht angekündigt.
ability-used = {" "}Angekündigt.
ability-cancelled = {" "}Aufgehoben.

stat-worth = { $stat }: Deine Karten sind bisher { $value } wert.
stat-named = Verglichen wird { $stat }.
stat-line = { $stat }, eine der vier Eigenschaften.

seat-line = { $name }: { $hand } auf der Hand, { $deck } im Deck, { $points }.
seat-young = { $name }: { $hand } auf der Hand, { $deck } im Stapel.
seat-overflow = {" "}Überlauf: { $cards }.
seat-partner = {" "}Spielt zusammen mit { $partner }.
seat-attacker = {" "}Greift in dieser Runde an.
seat-leads = {" "}Führt.
seat-hush = {" "}Darf keine Fähigkeiten nutzen, noch { $rounds } lang.
seat-draws = {" "}Zieht am Ende der Runde { $drawn }.

pile-line = Von { $name } erbeutet: { $count }, { $points }. { $cards }.

points-line = { $points } erbeutet von { $name }.

pile-last = {" "}+{ $number } für die letzte Runde: zusammen { $points }.
pile-last_so_far = {" "}+{ $number } für die letzte Runde, wenn jetzt Schluss ist: zusammen { $points }.
pile-none = { $name } hat noch nichts erbeutet.

discards-line = Abgelegt oder zerstört, ohne Wert, von { $name }: { $cards }.
discards-none = Die Ablage von { $name } ist leer.

deck-line = Das Deck von { $name }: { $cards }.
deck-sent = {" "}Wieder darin: { $cards }.

back-line = { $name } hat { $cards } auf der Hand.
back-known = {" "}Alle haben gesehen: { $cards }.

lacks-all = {" "}Keine verdeckte ist von den { $tribes }.
lacks-some = {" "}Mindestens { $count } verdeckte: nicht von den { $tribes }.
lacks-counters = {" "}Alle verdeckten sind Konter.

wheel-line = Das Stammesrad: { $pairs }.
wheel-pair = { $tribe } schlagen { $weaker }
wheel-attack = {" "}Die { $tribe } greifen an: { $stronger } wehren mit +1 ab, { $weaker } mit −1, die { $tribe } nie, andere nur ohne diese.

value-attack = Der Angriff von { $name } in { $stat }: { $value }.
value-answer = Die Abwehr von { $name } in { $stat }: { $value }.
value-parts = {" "}Das sind { $parts }.
value-cancelled = {" "}Aufgehoben und ohne Wirkung: { $abilities }.
value-building = Deine Karten bisher: { $values }.
value-none = Noch ist nichts zu vergleichen.

part-primary = { $amount } von { $card }
part-support = { $amount } von { $card }
part-half = { $amount } als Hälfte von { $card }
part-of_ability = { $amount } durch { $ability }
part-wheel = { $amount } durch das Rad
part-ability = { $amount } durch eine Fähigkeit
part-weakened = { $amount } durch die Gegenseite
part-counter = { $amount } durch den Konter
part-floor = { $amount }, weil kein Wert unter 0 liegt

tribe-line = { $tribe }: { $stuff } schlägt { $weaker }, und { $stronger } schlägt { $stuff }.

chain-line = { $card }, gespielt von { $name }.

caption-aside = Leg eins weg
caption-tip-done = Fertig: Der oder die Nächste ist dran.
caption-tip-moon = { $name } hatte nichts Passendes und hat sich ausgeruht.

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
reason-rid-more = leert die Hand schneller
reason-rid-less = leert die Hand langsamer
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
