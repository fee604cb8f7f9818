# La ligne de commande. GAME, FILE, --seats et autres se tapent tels quels.

command-usage = Utilisation : herotable [GAME | FILE | CODE | bench | check-game ID | check-daily LINE | share MATCH | export FILE | import FILE | heavy [GAME]] [OPTIONS]
command-about = Des jeux de cartes de héros, contre des joueurs de l’ordinateur ou des amis au même écran. Sans argument, l’écran titre s’ouvre.
command-what-game = commencer une partie de { $games }
command-what-file = ouvrir une partie enregistrée
command-what-code = ouvrir un code de partie (HT1-…)
command-what-bench = mesurer la vitesse de Herotable sur cette machine
command-what-check = vérifier qu’un jeu, le vôtre ou l’un des nôtres, respecte les lois communes
command-what-line = vérifier un résultat de la donne du jour (HTD1-…)
command-what-share = écrire une partie, fichier ou code, en clip, en image ou en page web ; aucun fichier n’est écrasé
command-what-export = écrire tout ce qui est à vous dans un nouveau fichier : parties, decks, progrès, réglages
command-what-import = lire un tel fichier : il est fusionné avec ce qui est ici, rien n’est perdu
command-what-heavy = jouer au hasard et tout vérifier après chaque coup : enregistré, lu par un second processus, rejoué, comparé
command-data_file = Indiquez le fichier, par exemple : herotable { $command } mes-donnees.zip
command-exported =
    { $files ->
        [one] { $file } : { $files } fichier, { $size } Mo.
       *[other] { $file } : { $files } fichiers, { $size } Mo.
    }
command-imported = { $file } : { $new } en plus, { $merged } fusionnés, { $beside } sous un nouveau nom, { $same } déjà là.
command-help-seats = qui joue : me ou me=NOM pour une personne, un niveau comme knight, ou cmd:./my_bot pour un programme
command-help-seed = distribuer selon ce nombre : même nombre, mêmes cartes
command-help-option = régler une option du jeu ; peut être répété
command-help-language = parler cette langue, cette fois seulement
command-help-clip = avec share : le clip à écrire, en .gif ou .webp
command-help-card = avec share : l’image du résultat à écrire, en .png
command-help-html = avec share : la page web à écrire, que tout navigateur ouvre
command-help-seat = avec share : montrer ce que cette place a vu, à partir de 1 ; sinon celle de la première personne
command-help-moves = avec share et --clip : seulement ces coups, comptés à partir de 1
command-help-matches = avec heavy : nombre de parties de chaque jeu
command-help-heavy = vérifier ainsi chaque coup des parties de la fenêtre ; lent
command-help-open = ouvrir la fenêtre avec ce fichier et y signaler ce qui ne va pas ; pour le bureau
command-help-json = avec bench : écrire aussi les résultats dans ce fichier
command-help-part = avec bench : ne mesurer que cette partie et l’afficher en JSON
command-help-selftest = tout tester sans fenêtre ; ouvrir aussi tous les fichiers enregistrés de FOLDER
command-help-trust = faire confiance à un paquet installé qui ajoute des jeux : il peut tout ce que vous pouvez
command-help-version = afficher la version
command-help-help = afficher cette aide
command-unknown = Inconnu : { $words }. Aide : herotable --help
command-bad_option = Impossible de lire l’option { $option }. Aide : herotable --help
command-no_language = La langue { $language } n’existe pas. Choisissez parmi : { $languages }.
command-bench_only = --json et --part ne s’utilisent qu’avec bench.
command-share_only = --clip, --card, --html, --seat, --from et --to ne vont qu’avec share.
command-share_what = share demande une partie et ce qu’il faut écrire : herotable share MATCH --clip FILE, --card FILE ou --html FILE
command-share_seat = { $seat } n’est pas une place. Indiquez un nombre entier de 1 à { $most }.
command-share_move = { $move } n’est pas un coup. Choisissez un nombre entier de 1 à { $most }.
command-no_part = bench n’a pas de partie { $part }. Choisissez parmi : { $parts }.
command-game_first = --seats, --seed et --option demandent un jeu avant eux : { $games }.
command-no_game = Le jeu { $word } n’existe pas. Choisissez parmi : { $games }.
command-nothing = { $word } n’est ni un jeu ({ $games }), ni un fichier, ni un code de partie (HT1-…).
command-bad_seed = { $seed } ne convient pas. Donnez un nombre entier de 0 à { $most }.
command-bad_seat = { $seat } n’est pas un joueur. Donnez me, me=NOM (1 à 24 caractères), cmd:PROGRAMME ou un niveau : { $levels }.
command-no_option = { $game } n’a pas d’option { $word }. Voici les siennes, avec leurs valeurs par défaut : { $options }.
command-no_screen = Impossible d’ouvrir une fenêtre : il n’y a pas d’écran. Sous Linux, vérifiez libX11 et DISPLAY.
command-no_window = Impossible d’ouvrir une fenêtre : { $reason }.
command-no_package = Aucun paquet installé nommé { $name } n’ajoute de jeux. Il y a : { $packages }.
command-trusted = Vous faites désormais confiance à { $name } { $version }.
command-untrusted = { $game } vient de { $name }, auquel vous n’avez pas encore fait confiance dans son état actuel. C’est du code, qui peut tout ce que vous pouvez. Pour l’accepter : herotable --trust { $name }
command-daily_proved = Juste : { $result }. Rien ne prouve que c’était un premier essai, ni que personne n’a aidé.
# $size en millions d’octets, par exemple 2,3
command-shared = Écrit : { $file } ({ $size } Mo)
# $ours and $theirs are “compiled” or “uncompiled”
command-heavy_begins = Mode vérification : règles { $ours } ici, { $theirs } dans le second processus.
command-heavy_clean = { $game } : { $matches } parties et { $decisions } coups, identiques des deux côtés.
