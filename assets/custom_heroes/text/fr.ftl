title = Custom Heroes
blurb = Glissez équipement et compagnons dans les pochettes de vos héros et débarrassez-vous le premier de vos cartes. Mais le héros que vous renforcez aujourd’hui sera peut-être demain dans une autre main.

# les signes des séries de héros ; une carte s’appelle « Soleil 7 »
mark-sun = Soleil
mark-moon = Lune
mark-star = Étoile
mark-wave = Vague
mark-leaf = Feuille
mark-flame = Flamme

# les améliorations
name-ascended-form = Forme ultime
name-kodora = Kodora
name-edge = Piquant
name-burny = Brûlot
name-charmy = Charmette
name-specter = Spectre
name-training-blade = Lame d’entraînement
name-hooked-lance = Lance à crochet
name-storm-cleaver = Fend-tempête
name-moon-hammer = Marteau lunaire
name-titan-greatsword = Espadon de titan
name-rubber-mallet = Maillet mou
name-wet-carp = Carpe mouillée
name-anchor-chain = Chaîne d’ancre
name-oak-buckler = Rondache de chêne
name-iron-gauntlet = Gantelet de fer
name-crystal-orb = Orbe de cristal
name-drake-claw = Griffe de dragon
name-soap-bubble = Bulle de savon
name-torn-fan = Éventail déchiré
name-cracked-kettle = Marmite fêlée
name-aura-of-0 = Aura de 0
name-aura-of-1 = Aura de 1
name-aura-of-3 = Aura de 3
name-aura-of-5 = Aura de 5
name-aura-of-6 = Aura de 6
name-aura-of-7 = Aura de 7
name-aura-of-8 = Aura de 8
name-aura-of-9 = Aura de 9
name-aura-of-10 = Aura de 10
name-aura-of-11 = Aura de 11
name-aura-of-12 = Aura de 12
name-aura-of-15 = Aura de 15

# des quantités dans une liste de récompenses
amount-vp = { $count ->
   *[other] { $number } PV
}
amount-power = { $count ->
    [one] { $number } jeton Pouvoir
   *[other] { $number } jetons Pouvoir
}
amount-advancement = { $count ->
    [one] { $number } amélioration
   *[other] { $number } améliorations
}

# une combinaison, après « avec »
set-values = { $count ->
    [1] { $number ->
       *[other] un { $value }
    }
    [2] deux { $value }
    [3] trois { $value }
    [4] quatre { $value }
    [5] cinq { $value }
    [6] six { $value }
    [7] sept { $value }
    [8] huit { $value }
    [9] neuf { $value }
    [10] dix { $value }
   *[other] { $count } fois { $value }
}
set-form = une Forme ultime

# les gemmes et leur place
slot-red = rouge, main gauche
slot-blue = bleu, main droite
slot-yellow = jaune, compagnon ou forme
slot-green = vert, aura

# ce que font les capacités
ability-ascend = Jouée seule, elle bat toute combinaison. Seule une autre Forme ultime peut suivre.
ability-bet = Avant la manche, misez cette carte et 2 PV. Terminez en premier et vous en gagnez 2 de plus ; sinon, ils sont perdus.
ability-wild = Prend la valeur des autres cartes de sa combinaison.
ability-double = Compte pour deux cartes de sa valeur.
ability-reverse = Inverse l’ordre jusqu’à la fin du pli : le plus bas bat le plus haut, ou l’inverse.
ability-trick_point = Gagnez ce pli et vous recevez aussitôt 1 PV.
ability-unused = Jouée sans être activée, elle vous rapporte 1 jeton Pouvoir.

# le journal : ce qui se passe
event-deal = Manche { $round } : { $cards ->
    [one] { $cards } carte chacun.
   *[other] { $cards } cartes chacun.
} { $leader ->
    [you] Vous entamez.
   *[other] { $leader } entame.
}
event-deal_last = Encore en lice : { $finalists }. { $cards ->
    [one] { $cards } carte chacun.
   *[other] { $cards } cartes chacun.
} { $leader ->
    [you] Vous entamez.
   *[other] { $leader } entame.
}
event-bet = { $name ->
    [you] Vous pariez { $stake } PV sur la première place, avec Kodora sur { $card }.
   *[other] { $name } parie { $stake } PV sur la première place, avec Kodora sur { $card }.
}
event-no_bet = { $name ->
    [you] Vous ne pariez pas.
   *[other] { $name } ne parie pas.
}
event-bets_made = { $name ->
    [you] Vous arrêtez de parier.
   *[other] { $name } arrête de parier.
}
event-sleeve = { $name ->
    [you] Vous glissez une amélioration dans une pochette.
   *[other] { $name } glisse une amélioration dans une pochette.
}
event-sleeve_own = { $name ->
    [you] Vous glissez { $kind } dans { $card }
   *[other] { $name } glisse { $kind } dans { $card }
}{ $value ->
    [same] .
   *[other] {" "}(vaut maintenant { $value }).
}
event-take_back = { $name ->
    [you] Vous reprenez l’amélioration.
   *[other] { $name } reprend l’amélioration.
}
event-take_back_own = { $name ->
    [you] Vous reprenez { $kind } de { $card }
   *[other] { $name } reprend { $kind } de { $card }
}{ $value ->
    [same] .
   *[other] {" "}(vaut maintenant { $value }).
}
event-trade = { $name ->
    [you] Vous échangez { $power } jetons Pouvoir contre 1 PV.
   *[other] { $name } échange { $power } jetons Pouvoir contre 1 PV.
}
event-cut = { $name ->
    [you] La dernière place reste sous l’objectif : vous retombez à { $vp } PV.
   *[other] La dernière place reste sous l’objectif : { $name } retombe à { $vp } PV.
}
event-keep = { $name ->
    [you] Vous n’échangez pas de jetons Pouvoir.
   *[other] { $name } n’échange pas de jetons Pouvoir.
}
event-discard = { $name ->
    [you] Vous défaussez { $power ->
        [one] { $power } jeton
       *[other] { $power } jetons
    } Pouvoir.
   *[other] { $name } défausse { $power ->
        [one] { $power } jeton
       *[other] { $power } jetons
    } Pouvoir.
}
event-pass = { $name ->
    [you] Vous passez.
   *[other] { $name } passe.
}
event-lead = { $name ->
    [you] Vous entamez avec { $set }.
   *[other] { $name } entame avec { $set }.
}
event-top = { $name ->
    [you] Vous montez avec { $set }.
   *[other] { $name } monte avec { $set }.
}
event-under = { $name ->
    [you] Vous descendez avec { $set }.
   *[other] { $name } descend avec { $set }.
}
event-match = { $name ->
    [you] Vous égalisez avec { $set }.
   *[other] { $name } égalise avec { $set }.
}
event-form = { $name ->
    [you] Vous jouez { $card } en Forme ultime.
   *[other] { $name } joue { $card } en Forme ultime.
}
event-form_too = { $name ->
    [you] Vous répondez avec { $card }, aussi en Forme ultime.
   *[other] { $name } répond avec { $card }, aussi en Forme ultime.
}
event-sweep = { $name ->
    [you] { $vp ->
        [0] Vous gagnez le pli.
       *[other] Vous gagnez le pli et { $vp } PV.
    }
   *[other] { $vp ->
        [0] { $name } gagne le pli.
       *[other] { $name } gagne le pli et { $vp } PV.
    }
}
event-sweep_out = { $name ->
    [you] { $vp ->
        [0] Vous gagnez le pli avec votre dernière carte.
       *[other] Vous gagnez le pli et { $vp } PV avec votre dernière carte.
    }
   *[other] { $vp ->
        [0] { $name } gagne le pli avec sa dernière carte.
       *[other] { $name } gagne le pli et { $vp } PV avec sa dernière carte.
    }
} { $leader ->
    [you] Vous entamez le suivant.
   *[other] { $leader } entame le suivant.
}
event-lost = { $name ->
    [you] { $kinds } ne vous rapporte rien.
   *[other] { $kinds } ne rapporte rien à { $name }.
}
event-goal = Cela fait { $vp } PV : objectif atteint !
event-score = { $name ->
    [you] Vous terminez { $place ->
        [1] en premier
        [2] en deuxième
        [3] en troisième
        [4] en quatrième
       *[other] en cinquième
    } : { $gains }.
   *[other] { $name } termine { $place ->
        [1] en premier
        [2] en deuxième
        [3] en troisième
        [4] en quatrième
       *[other] en cinquième
    } : { $gains }.
}
event-score_last = { $name ->
    [you] Vous finissez en dernier avec { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main : { $gains }.
   *[other] { $name } finit en dernier avec { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main : { $gains }.
}
event-bet_won = { $name ->
    [you] Vous gagnez { $vp } PV avec Kodora.
   *[other] { $name } gagne { $vp } PV avec Kodora.
}
event-bet_lost = { $name ->
    [you] Vous perdez { $vp } PV avec Kodora.
   *[other] { $name } perd { $vp } PV avec Kodora.
}
event-wins = { $name ->
    [you] Vous terminez en premier avec { $vp } PV et gagnez la partie !
   *[other] { $name } termine en premier avec { $vp } PV et gagne la partie !
}
event-wins_bet = { $name ->
    [you] Vous terminez en premier, atteignez { $vp } PV grâce à Kodora et gagnez la partie !
   *[other] { $name } termine en premier, atteint { $vp } PV grâce à Kodora et gagne la partie !
}
event-wins_last = { $name ->
    [you] Vous terminez en premier en mort subite et gagnez la partie !
   *[other] { $name } termine en premier en mort subite et gagne la partie !
}
event-judge_won = { $name ->
    [you] Les six manches sont jouées. Vous avez terminé en premier la dernière et avez le plus de PV : vous gagnez la partie !
   *[other] Les six manches sont jouées. { $name } a terminé en premier la dernière, a le plus de PV et gagne la partie !
}
event-judge = Six manches sans victoire : place à la mort subite !

# le journal : ce qui en découle, après la phrase sur une combinaison
note-double = { $kind } compte double.
note-wild = { $kind } vaut { $value }.
note-trick_point = { $kind } promet 1 PV pour ce pli.
note-fresh = Nouveau : { $kinds }.
# among them, one shown several times
note-fresh_many = { $count } × { $kind }
note-power = { $power ->
    [one] +{ $power } jeton Pouvoir.
   *[other] +{ $power } jetons Pouvoir.
}
tail-form = Seule une autre Forme ultime peut la battre.
tail-falling = { $kind } inverse l’ordre : le plus bas l’emporte.
tail-rising = { $kind } rétablit l’ordre : le plus haut l’emporte.
tail-skip = { $name ->
    [you] Vous sautez votre tour.
   *[other] { $name } saute son tour.
}
tail-left = { $name ->
    [you] Il ne vous reste qu’une carte !
   *[other] { $name } n’a plus qu’une carte !
}

# boutons
button-play = Jouer { $count ->
    [1] { $value }
    [2] deux { $value }
    [3] trois { $value }
    [4] quatre { $value }
    [5] cinq { $value }
    [6] six { $value }
    [7] sept { $value }
    [8] huit { $value }
    [9] neuf { $value }
    [10] dix { $value }
   *[other] { $count } fois { $value }
}{ $kinds ->
    [none] {""}
   *[other] {" "}avec { $kinds }
}
button-form = Jouer { $card } en Forme ultime
button-price = { $cost ->
    [0] { $gain ->
        [one] (+{ $gain } jeton)
       *[other] (+{ $gain } jetons)
    }
    [one] { $gain ->
        [0] ({ $cost } jeton)
       *[other] ({ $cost } jeton, puis +{ $gain })
    }
   *[other] { $gain ->
        [0] ({ $cost } jetons)
       *[other] ({ $cost } jetons, puis +{ $gain })
    }
}
button-pass = Passer
button-trade = Échanger { $power } jetons contre 1 PV
button-keep = Garder les jetons
button-discard = Ne garder que { $limit } jetons
button-no_bet = Pas de pari
button-bets_made = Paris terminés
button-bet = Parier { $stake } PV sur { $card }
button-bet_own = Kodora sur { $card } : parier { $stake } PV
button-sleeve = { $kind } sur { $card }{ $value ->
    [same] {""}
   *[other] {" "}(puis { $value })
}
button-take_back = Reprendre { $kind } de { $card }
button-table = Continuer

# ce qu’il y a à faire
status-betting = { $name ->
    [you] À vous : parier sur la 1re place ?
   *[other] { $name } : parier sur la 1re place ?
}
status-betting_more = { $name ->
    [you] À vous : parier encore ?
   *[other] { $name } : parier encore ?
}
status-lead = { $name ->
    [you] À vous : entamez avec une combinaison
   *[other] { $name } : entamer avec une combinaison
}
status-follow = { $name ->
    [you] À vous : jouez { $need }, ou passez
   *[other] { $name } : jouer { $need }, ou passer
}
status-too_much = { $name ->
    [you] Échangez { $power } jetons contre 1 PV, ou gardez-en { $limit }
   *[other] { $name } : échanger { $power } jetons contre 1 PV, ou en garder { $limit }
}
status-may_trade = { $name ->
    [you] Échangez { $power } jetons contre 1 PV, ou gardez-les
   *[other] { $name } : échanger { $power } jetons contre 1 PV, ou les garder
}
status-dealing = Nouvelles cartes pour tous
status-sweeping = { $name ->
    [you] Vous gagnez le pli
   *[other] { $name } gagne le pli
}
status-scoring = { $name ->
    [you] Vous recevez votre récompense
   *[other] { $name } reçoit sa récompense
}
status-judging = Les six manches sont jouées
status-over = La partie est terminée

# ce qu’il faut jouer
need-any = des cartes de même valeur
need-form = une Forme ultime
need-up = { $count ->
    [one] { $count } carte de { $value } ou plus
   *[other] { $count } cartes de { $value } ou plus
}
need-strict_up = { $count ->
    [one] { $count } carte de plus de { $value }
   *[other] { $count } cartes de plus de { $value }
}
need-down = { $count ->
    [one] { $count } carte de { $value } ou moins
   *[other] { $count } cartes de { $value } ou moins
}
need-strict_down = { $count ->
    [one] { $count } carte de moins de { $value }
   *[other] { $count } cartes de moins de { $value }
}

# pourquoi pas
why-match_over = La partie est terminée.
why-not_an_action = Ce n’est pas possible dans ce jeu.
why-table_step = Un instant, la table n’a pas fini.
why-bet_first = Décidez d’abord si vous pariez avec Kodora.
why-settle_power_first = Réglez d’abord vos jetons Pouvoir : échangez, gardez ou défaussez.
why-no_bets_now = On ne parie qu’avant le premier pli d’une manche.
why-nothing_to_settle = Vos jetons Pouvoir peuvent attendre : vous pouvez en garder jusqu’à { $limit }.
why-too_little_vp = Chaque pari demande { $stake } PV encore libres. Vous en avez { $free }.
why-no_kodora = { $card } n’a pas de Kodora avec laquelle parier.
why-yellow_taken = Kodora ne va pas sur { $card } : { $kind } occupe la place jaune.
why-too_little_to_trade = 1 PV coûte { $needed } jetons Pouvoir. Vous en avez { $power }.
why-power_fits = Vous avez { $power ->
    [one] { $power } jeton
   *[other] { $power } jetons
} Pouvoir et pouvez en garder { $limit } : inutile de défausser.
why-too_much_power = Vous avez { $power } jetons Pouvoir et pouvez en garder { $limit } : échangez ou défaussez.
why-leader_must_play = Vous entamez : jouez une combinaison. Seuls les suivants peuvent passer.
why-not_unused = Vous n’avez pas { $kind } à glisser.
why-slot_taken = { $kind } occupe déjà la place { $gem ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
   *[green] verte
} de { $card }. Une pochette contient une amélioration par couleur.
why-one_on_one = Glissez une amélioration à la fois. Vous avez déjà choisi { $kind }.
why-not_this_turn = Vous ne pouvez reprendre que ce que vous avez glissé ce tour-ci.
why-no_cards = Choisissez au moins une carte.
why-no_ability = { $card } n’a pas de capacité à activer.
why-bet_only_before = Kodora sur { $card } ne s’active pas maintenant : on parie avant le premier pli.
why-too_little_power = Cela coûte { $needed ->
    [one] { $needed } jeton
   *[other] { $needed } jetons
} Pouvoir. Vous en avez { $power }.
why-form_alone = Une Forme ultime activée se joue seule.
why-only_form = Seule une autre Forme ultime bat celle-ci.
why-wild_needs_card = Un joker doit accompagner au moins une carte qui a sa propre valeur.
why-values_differ = Toutes les cartes d’une combinaison doivent avoir la même valeur. Les vôtres valent { $values }.
why-wrong_count = Il faut { $needed ->
    [one] { $needed } carte
   *[other] { $needed } cartes
} dans ce pli. Votre combinaison compte pour { $count }.
why-too_low = Il faut { $bound } ou plus (la vôtre vaut { $value }).
why-too_high = Il faut { $bound } ou moins (la vôtre vaut { $value }).
why-equal_forbidden = À deux, égaliser ne suffit pas : { $value } est déjà là.

# les infobulles
card-bare = { $card } : vaut { $value }, pochette vide.
card-line = { $card } : vaut { $value }{ $sum ->
    [none] {""}
   *[other] {" "}= { $sum }
}. Dans la pochette : { $kinds }.
card-aura = aura { $value }
ability-line = { $kind }{ $cost ->
    [0] {""}
    [one] {" "}({ $cost } jeton)
   *[other] {" "}({ $cost } jetons)
}.
kind-item = { $kind } ({ $slot }) : { $modifier } à la valeur de la carte.
kind-aura = { $kind } ({ $slot }) : la valeur de base devient { $value }.
kind-ability = { $kind } ({ $slot }{ $cost ->
    [0] {""}
    [one]  ; { $cost } jeton
   *[other]  ; { $cost } jetons
}).
screen-own = { $name ->
    [you] Derrière votre paravent : { $advancements } et { $power }.
   *[other] { $name }, derrière le paravent : { $advancements } et { $power }.
}
screen-other = { $name ->
    [you] Derrière votre paravent : { $advancements }. Lesquelles, et combien de jetons, c’est secret.
   *[other] { $name }, derrière le paravent : { $advancements }. Lesquelles, et combien de jetons, c’est secret.
}
screen-fresh = { $count ->
    [one] { $count } glissée et pas encore montrée.
   *[other] { $count } glissées et pas encore montrées.
}
vp-line = { $name ->
    [you] Vous avez { $vp } PV (objectif : { $goal }).
   *[other] { $name } a { $vp } PV (objectif : { $goal }).
}
vp-staked = Dont { $vp } en jeu.
vp-reached = Terminer en premier fait maintenant gagner la partie !
seat-cards = { $count ->
    [0] Aucune carte en main.
    [one] { $count } carte en main.
   *[other] { $count } cartes en main.
}
power-own = { $name ->
    [you] Vos jetons Pouvoir : { $count }.
   *[other] { $name }, jetons Pouvoir : { $count }.
} Ils paient les capacités. À votre tour, échangez-en { $trade } contre 1 PV ; gardez-en { $limit } au plus.
power-other = { $name ->
    [you] Vos jetons Pouvoir sont derrière votre paravent.
   *[other] { $name } garde ses jetons Pouvoir derrière son paravent.
}
bag-line = Dans le sac : { $count ->
    [one] { $count } amélioration à tirer.
   *[other] { $count } améliorations à tirer.
}
trick-empty = { $name ->
    [you] Nouveau pli : vous entamez avec des cartes de même valeur.
   *[other] Nouveau pli : { $name } entame avec des cartes de même valeur.
}
trick-line = { $name ->
    [you] Vous menez avec { $set }.
   *[other] { $name } mène avec { $set }.
} Pour battre : { $need }.
bet-line = { $name ->
    [you] Vous pariez { $stake } PV avec { $card } : terminez en premier et gagnez-en { $stake } de plus ; sinon, ils sont perdus.
   *[other] { $name } parie { $stake } PV avec { $card } : { $stake } de plus en terminant en premier ; sinon, ils sont perdus.
}
goal-line = Ayez { $vp } PV, puis terminez une manche en premier pour gagner.
did-played = a joué
did-passed = a passé
did-skipped = tour sauté

# le résultat
place = { $place ->
    [0] –
    [1] 1er
   *[other] { $place }e
}
score-vp = Points de victoire
score-staked = Perdus en paris ouverts
score-place = Place à la dernière manche
score-cards = Cartes restantes
score-power = Jetons Pouvoir restants
score-unused = Améliorations restantes
ending-goal = { $name ->
    [you] Vous avez terminé la manche { $round } en premier avec { $vp } PV.
   *[other] { $name } a terminé la manche { $round } en premier avec { $vp } PV.
}
ending-bet = { $name ->
    [you] Vous avez terminé la manche { $round } en premier et atteint { $vp } PV grâce à Kodora.
   *[other] { $name } a terminé la manche { $round } en premier et atteint { $vp } PV grâce à Kodora.
}
ending-most = { $name ->
    [you] Vous avez terminé la manche { $rounds } en premier et avez le plus de PV : { $vp }.
   *[other] { $name } a terminé la manche { $rounds } en premier et a le plus de PV : { $vp }.
}
ending-sudden = { $name ->
    [you] Vous avez terminé en premier en mort subite.
   *[other] { $name } a terminé en premier en mort subite.
}

# les options
option-goal = Objectif
option-goal-value = { $value } PV
option-goal-about = Qui en a autant au début d’une manche et s’y défausse le premier de toutes ses cartes gagne. Après six manches, la mort subite décide, quel que soit l’objectif.

# les quelques mots sur la table
caption-round = Manche { $round } sur { $rounds }
caption-sudden = Mort subite
caption-goal = { $vp } PV, puis finir en premier
caption-sudden_goal = Le premier à finir gagne
caption-new_trick = Nouveau pli
caption-any_set = Cartes de même valeur
caption-bets = Paris Kodora
caption-leads = { $name ->
    [you] Vous entamez
   *[other] { $name } entame
}
caption-ahead = { $name ->
    [you] Vous menez
   *[other] { $name } mène
}
caption-forms = Formes ultimes seulement
caption-up = ou plus
caption-down = ou moins
caption-strict_up = strictement plus
caption-strict_down = strictement moins
caption-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
caption-rising = Haut gagne
caption-falling = Bas gagne
caption-deck = Paquet
caption-rewards = Gains
caption-bag = Sac
caption-sort = Trier
caption-thinking = réfléchit…
caption-passed = a passé
caption-skipped = tour sauté
caption-aside = regarde
caption-winner = gagne !
caption-wins = { $name ->
    [you] Vous gagnez !
   *[other] { $name } gagne !
}
caption-bets_now = peut parier
caption-tip-cycle = Choisir tour à tour vos combinaisons de { $value }. Touche : { $digit }
caption-tip-sort = Trier votre main par valeur, ou capacités et grandes combinaisons d’abord.
caption-tip-deck = Parcourir le paquet : chaque carte telle que vous la connaissez.
caption-tip-rewards = Voir ce que rapporte chaque place et ce que font les capacités.

# les panneaux au-dessus de la table
overlay-close = Fermer
overlay-round-title = Manche { $round }
overlay-round-first = { $name ->
    [you] Vous avez terminé en premier
   *[other] { $name } a terminé en premier
}
overlay-round-leads = entame la manche suivante
overlay-round-leads_last = entame la mort subite
overlay-round-vp = { $count ->
   *[other] PV
}
overlay-round-won = gagné
overlay-round-lost = perdu
overlay-round-goal = L’objectif est { $goal } PV : ayez-les, puis terminez en premier pour gagner.
overlay-round-there = { $count ->
    [1] { $names ->
        [you] Vous avez atteint l’objectif : terminez la prochaine manche en premier pour gagner.
       *[other] { $names } a atteint l’objectif, et gagne en terminant la prochaine manche en premier.
    }
   *[other] À l’objectif : { $names }. Terminer la prochaine manche en premier fait gagner.
}
overlay-round-last = La dernière place coûte 1 PV et laisse au plus { $most } PV.
overlay-sudden-won = { $name ->
    [you] Vous avez terminé la manche 6 en premier et avez le plus de PV : vous gagnez !
   *[other] { $name } a terminé la manche 6 en premier, a le plus de PV et gagne !
}
overlay-sudden-title = Mort subite
overlay-sudden-most = { $first ->
    [you] Vous avez terminé la manche 6 en premier.
   *[other] { $first } a terminé la manche 6 en premier.
} Le plus de PV : { $names }. Le premier à finir gagne la partie.
overlay-sudden-tied = { $first ->
    [you] Vous avez terminé la manche 6 en premier.
   *[other] { $first } a terminé la manche 6 en premier.
} Autant de PV : { $names }. Le premier à finir gagne la partie.
overlay-deck-title = Le paquet
overlay-deck-below = { $changed ->
    [0] { $count } cartes, aucune modifiée pour l’instant
    [one] { $count } cartes, dont une modifiée pour de bon
   *[other] { $count } cartes, dont { $changed } modifiées pour de bon
}
overlay-deck-none = Ce qui entre dans une pochette y reste. Les cartes modifiées que vous avez vues apparaîtront ici.
overlay-deck-value = Valeur
overlay-deck-all = Dans le paquet
overlay-deck-unseen = Pas vues
overlay-deck-shown = Jouées
overlay-deck-hand = En main
overlay-deck-common = Ce que vous savez tous. La place des cartes reste cachée tant que vous regardez ensemble.
overlay-deck-known = Chaque carte telle que vous l’avez vue en dernier. D’autres ont pu la modifier depuis.
overlay-reward-title = Récompenses et capacités
overlay-reward-below = Ce que rapporte une manche à { $seats }, et ce que font compagnons et formes
overlay-reward-rewards = Récompenses
overlay-reward-vp = PV
overlay-reward-power = Pouvoir
overlay-reward-advancements = Améliorations
overlay-reward-star = * jamais moins de 0 ; après les échanges, { $most } au plus
overlay-reward-win = Gagner
overlay-reward-win_line = Terminez une manche en premier avec au moins { $goal } PV, comptés avant sa récompense. Les paris Kodora gagnés comptent.
overlay-reward-rounds = Après la manche 6
overlay-reward-rounds_line = Qui l’a terminée en premier gagne si personne n’a autant de PV. Sinon, les meilleurs l’affrontent dans une manche 7, sans paris : le premier à finir gagne.
overlay-reward-power_line = À votre tour, échangez { $trade } jetons contre 1 PV. Vous pouvez en garder { $limit } au plus.
overlay-reward-abilities = Capacités
overlay-reward-unused = Une capacité jouée sans être activée vous rapporte 1 jeton Pouvoir.
overlay-reward-free = { $stake } PV en jeu

# les moments de gloire
cheer-won-heading = Champion de l’arène
cheer-won-line = { $names ->
    [vous] Vous gagnez la partie !
   *[other] { $names }
}
cheer-round-heading = Manche { $number } gagnée
cheer-round-line = { $names ->
    [vous] Vous terminez en premier
   *[other] { $names } · en premier
}
cheer-ascended-heading = Forme ultime
cheer-ascended-line = { $names ->
    [vous] Vous gagnez le pli
   *[other] { $names } · gagne le pli
}

# la leçon
lesson-aim-say = Bienvenue ! Obtenez 10 points de victoire, puis jouez toutes vos cartes avant les autres.
lesson-aim-why = Chaque manche rapporte des points, surtout si vous terminez en premier. Dès que vous en avez 10, terminer une manche en premier fait gagner la partie sur-le-champ.
lesson-lead-say = Vous entamez. Jouez vos deux 1 ensemble.
lesson-lead-why = Des cartes de même valeur forment une combinaison, et qui entame décide combien de cartes tous devront jouer. Les basses ne battent presque rien : jouez-les quand vous entamez.
lesson-beat-say = Battez la paire : jouez vos deux 8.
lesson-beat-why = Il faut autant de cartes, de valeur égale ou supérieure. { $first } a égalisé : l’Éventail déchiré retire 2 au 3. À égalité, le joueur suivant saute son tour, ici { $second }.
lesson-pass_on-say = { $second } joue une Forme ultime, qui bat toute combinaison. Passez.
lesson-pass_on-why = Seule une autre Forme ultime pourrait suivre, et la vôtre vaudra plus tard davantage. Passer n’est pas définitif : dans la plupart des plis, vous pourrez rejouer à votre tour.
lesson-form-say = Quelques coups plus tard. Glissez votre Forme ultime dans le 6, puis appuyez sur le bouton.
lesson-form-why = { $second } entame avec une paire, et vous n’en avez pas. Glisser ne coûte rien, et ce qui est dans une pochette y reste toute la partie, quel que soit le joueur qui tient la carte.
lesson-power-say = Jouez le 6 et activez sa capacité : choisissez la carte et son symbole.
lesson-power-why = Activer coûte du pouvoir, ici 2 de vos jetons. Une capacité jouée sans être activée vous rapporte au contraire 1 jeton. Maintenant ou plus tard, c’est toute la question.
lesson-last_card-say = Vous avez gagné le pli et joué votre 9. Plus qu’une carte : jouez-la !
lesson-last_card-why = Si personne ne vous bat, vous gagnez le pli et entamez le suivant. Sans cartes, vous avez terminé : vous prenez la place suivante et recevez aussitôt sa récompense.
lesson-reward-say = En premier : 5 points et une amélioration. Vous avez maintenant 6 points.
lesson-reward-why = La dernière place a perdu un point, mais reçu le plus de jetons et d’améliorations. À votre tour, vous pouvez échanger 4 jetons contre 1 point. Toutes les cartes sont redistribuées, avec le contenu de leurs pochettes.
lesson-item-say = { $second } joue une paire de valeur 5. Glissez la Rondache de chêne dans votre 4.
lesson-item-why = Les objets s’ajoutent à la carte : 4 et 1 font 5. Une pochette contient une amélioration par couleur de gemme.
lesson-pair-say = Vous avez maintenant une paire de valeur 5. Jouez-la !
lesson-pair-why = Elle égalise : { $first } saute son tour et { $second } ne peut que passer. Vous gagnez le pli et entamez le suivant. Et voilà deux cartes de moins.
lesson-bet-say = Manche trois, et vous avez 8 points. Pariez sur vous : glissez votre Kodora dans le 1.
lesson-bet-why = Un pari met 2 points en jeu. Terminez en premier : vous les gardez et en gagnez 2 de plus, ce qui fait 10 ; sinon, ils sont perdus. Vous voilà aussi débarrassé du 1 : il ne joue pas cette manche.
lesson-aura-say = Vous entamez encore. Glissez l’Aura de 12 dans votre 3.
lesson-aura-why = Une aura remplace la valeur de base, puis les objets s’ajoutent : 12, plus 2, moins 2. Votre pire carte est devenue la meilleure.
lesson-three-say = Jouez trois cartes de valeur 5 : le 5, le 3 avec la lance et votre 4 avec la rondache.
lesson-three-why = Ce que vous avez glissé à la manche précédente vous sert de nouveau. Ce sont vos rivaux qui ont renforcé le 3 : retenez chaque pochette que vous avez vue.
lesson-win-say = Personne n’a pu suivre. Jouez votre dernière carte et gagnez !
lesson-win-why = Vous terminez en premier : le pari Kodora rapporte 2 points, et 8 et 2 font 10. Les paris comptent avant que l’on regarde l’objectif : vous gagnez donc.
lesson-end-say = Vous avez gagné, avec 10 points à la troisième manche.
lesson-end-why = Le sac cache d’autres surprises : Piquant est un joker, Brûlot compte double, Charmette inverse l’ordre, Spectre rapporte un point. À deux, on ne peut pas égaliser. Montrez un symbole pour lire ce qu’il fait.

# « le meilleur coup … » : ce que des erreurs ont en commun
theme-trick = gagne le pli
theme-out = termine plus tôt
theme-victory = gagne la partie
theme-trade = échange des jetons contre des PV
theme-skip = fait passer son tour à quelqu’un
theme-power = rapporte des jetons Pouvoir
theme-play = garde une meilleure combinaison
theme-shed = se défait de plus de cartes
theme-low = se défait de petites cartes

### les raisons trouvées par la recherche ; $name : qui le fait, « you » a ses propres tournures ; $odds : « (7 fois sur 10) » ou rien

# $set : la combinaison entamée ensuite, si $count n’est pas 0
reason-trick =
    { $name ->
        [you] { $vp ->
            [0] Vous gagnez { $first ->
                [yes] le premier pli
               *[no] ce pli
            }
           *[other] Vous gagnez { $first ->
                [yes] le premier pli
               *[no] ce pli
            } et { $vp } PV
        }{ $odds }{ $count ->
            [0] {""}
           *[other] {" "}et pourrez entamer avec { $set }
        }.
       *[other] { $vp ->
            [0] { $name } gagne { $first ->
                [yes] le premier pli
               *[no] ce pli
            }
           *[other] { $name } gagne { $first ->
                [yes] le premier pli
               *[no] ce pli
            } et { $vp } PV
        }{ $odds }{ $count ->
            [0] {""}
           *[other] {" "}et pourra entamer avec { $set }
        }.
    }
reason-trick-prevented =
    { $name ->
        [you] Sinon, vous pourriez gagner { $first ->
                [yes] le premier pli
               *[no] ce pli
            }{ $odds }.
       *[other] Sinon, { $name } pourrait gagner { $first ->
                [yes] le premier pli
               *[no] ce pli
            }{ $odds }.
    }
reason-trick-risk =
    { $name ->
        [you] Vous risquez de gagner { $first ->
                [yes] le premier pli
               *[no] ce pli
            }{ $odds }.
       *[other] { $name } risque de gagner { $first ->
                [yes] le premier pli
               *[no] ce pli
            }{ $odds }.
    }
reason-beaten-prevented =
    { $name ->
        [you] Sinon, vous pourriez faire mieux{ $odds }.
       *[other] Sinon, { $name } pourrait faire mieux{ $odds }.
    }
reason-beaten-risk =
    { $name ->
        [you] Vous pouvez faire mieux{ $odds }.
       *[other] { $name } peut faire mieux{ $odds }.
    }
# $place : de 1 à 3
reason-out =
    { $name ->
        [you] { $place ->
            [1] Vous pouvez terminer en premier{ $odds }.
            [2] Vous pouvez terminer en deuxième{ $odds }.
           *[3] Vous pouvez terminer en troisième{ $odds }.
        }
       *[other] { $place ->
            [1] { $name } peut terminer en premier{ $odds }.
            [2] { $name } peut terminer en deuxième{ $odds }.
           *[3] { $name } peut terminer en troisième{ $odds }.
        }
    }
reason-out-prevented =
    { $name ->
        [you] { $place ->
            [1] Sinon, vous pourriez terminer en premier{ $odds }.
            [2] Sinon, vous pourriez terminer en deuxième{ $odds }.
           *[3] Sinon, vous pourriez terminer en troisième{ $odds }.
        }
       *[other] { $place ->
            [1] Sinon, { $name } pourrait terminer en premier{ $odds }.
            [2] Sinon, { $name } pourrait terminer en deuxième{ $odds }.
           *[3] Sinon, { $name } pourrait terminer en troisième{ $odds }.
        }
    }
reason-out-risk =
    { $name ->
        [you] { $place ->
            [1] Vous risquez de terminer en premier{ $odds }.
            [2] Vous risquez de terminer en deuxième{ $odds }.
           *[3] Vous risquez de terminer en troisième{ $odds }.
        }
       *[other] { $place ->
            [1] { $name } risque de terminer en premier{ $odds }.
            [2] { $name } risque de terminer en deuxième{ $odds }.
           *[3] { $name } risque de terminer en troisième{ $odds }.
        }
    }
reason-victory =
    { $name ->
        [you] Vous pouvez gagner la partie dès cette manche{ $odds }.
       *[other] { $name } peut gagner la partie dès cette manche{ $odds }.
    }
reason-victory-prevented =
    { $name ->
        [you] Sinon, vous pourriez gagner la partie dès cette manche{ $odds }.
       *[other] Sinon, { $name } pourrait gagner la partie dès cette manche{ $odds }.
    }
reason-victory-risk =
    { $name ->
        [you] Vous risquez de gagner la partie dès cette manche{ $odds }.
       *[other] { $name } risque de gagner la partie dès cette manche{ $odds }.
    }
reason-trade =
    { $name ->
        [you] Vous pourrez ensuite échanger des jetons Pouvoir contre un PV, ce qui fera { $vp }.
       *[other] { $name } pourra ensuite échanger des jetons Pouvoir contre un PV, ce qui fera { $vp }.
    }
# qui passe son tour : $other
reason-skip =
    { $other ->
        [you] Vous devez passer votre tour{ $odds }.
       *[other] { $other } doit passer son tour{ $odds }.
    }
reason-power =
    { $name ->
        [you] Vous y gagnez { $power }.
       *[other] { $name } y gagne { $power }.
    }
# la combinaison suivante ; $when : 0 dans ce tour, 1 et 2 plus tard ; $led : si elle entame un pli
reason-play =
    { $name ->
        [you] { $when ->
            [0] Vous pourrez aussitôt jouer { $set }.
           *[other] { $led ->
                [yes] Vous pourrez entamer plus tard avec { $set }{ $odds }.
               *[no] Vous pourrez encore jouer { $set } plus tard{ $odds }.
            }
        }
       *[other] { $when ->
            [0] { $name } pourra aussitôt jouer { $set }.
           *[other] { $led ->
                [yes] { $name } pourra entamer plus tard avec { $set }{ $odds }.
               *[no] { $name } pourra encore jouer { $set } plus tard{ $odds }.
            }
        }
    }
# les cartes jouées à ce coup et aux prochains tours, et ce qu’il en reste
reason-shed =
    { $name ->
        [you] Aux prochains tours, vous vous défaites { $count ->
            [one] d’une carte
           *[other] de { $count } cartes
        } ; il { $left ->
            [0] n’en reste plus
           *[other] en reste { $left }
        }.
       *[other] Aux prochains tours, { $name } se défait { $count ->
            [one] d’une carte
           *[other] de { $count } cartes
        } ; il { $left ->
            [0] n’en reste plus
           *[other] en reste { $left }
        }.
    }
# un héros de valeur de base $low, difficile à jouer
reason-low =
    { $name ->
        [you] Vous vous défaites d’un { $low }, difficile à jouer autrement.
       *[other] { $name } se défait d’un { $low }, difficile à jouer autrement.
    }

# la dernière action d’un joueur, à côté de son nom : peu de mots, sans point
deed-lead = { $name ->
    [you] vous entamez avec { $set }
   *[other] entame avec { $set }
}
deed-top = { $name ->
    [you] vous montez avec { $set }
   *[other] monte avec { $set }
}
deed-under = { $name ->
    [you] vous descendez avec { $set }
   *[other] descend avec { $set }
}
deed-match = { $name ->
    [you] vous égalisez avec { $set }
   *[other] égalise avec { $set }
}
deed-form = { $name ->
    [you] vous jouez { $card } en Forme ultime
   *[other] joue { $card } en Forme ultime
}
deed-form_too = { $name ->
    [you] vous répondez avec { $card }, aussi en Forme ultime
   *[other] répond avec { $card }, aussi en Forme ultime
}
deed-pass = { $name ->
    [you] vous passez
   *[other] passe
}
deed-bet = { $name ->
    [you] vous pariez sur la première place
   *[other] parie sur la première place
}
deed-sleeve = { $name ->
    [you] vous glissez une amélioration
   *[other] glisse une amélioration
}
deed-sleeve_own = { $name ->
    [you] vous glissez { $kind } dans { $card }
   *[other] glisse { $kind } dans { $card }
}
deed-take_back = { $name ->
    [you] vous reprenez une amélioration
   *[other] reprend une amélioration
}
deed-take_back_own = { $name ->
    [you] vous reprenez { $kind } de { $card }
   *[other] reprend { $kind } de { $card }
}
deed-trade = { $name ->
    [you] vous échangez { $power } jetons Pouvoir
   *[other] échange { $power } jetons Pouvoir
}
deed-discard = { $name ->
    [you] vous défaussez { $power ->
        [one] { $power } jeton
       *[other] { $power } jetons
    } Pouvoir
   *[other] défausse { $power ->
        [one] { $power } jeton
       *[other] { $power } jetons
    } Pouvoir
}
deed-trick = { $name ->
    [you] vous gagnez le pli
   *[other] gagne le pli
}
deed-victory = { $name ->
    [you] vous gagnez la partie
   *[other] gagne la partie
}
deed-place = { $name ->
    [you] { $place ->
        [1] vous terminez en premier
        [2] vous terminez en deuxième
        [3] vous terminez en troisième
        [4] vous terminez en quatrième
        [last] vous finissez en dernier
       *[other] vous terminez en cinquième
    }{ $bet ->
        [won] {" "}et gagnez votre pari
        [lost] {" "}et perdez votre pari
       *[none] {""}
    }
   *[other] { $place ->
        [1] termine en premier
        [2] termine en deuxième
        [3] termine en troisième
        [4] termine en quatrième
        [last] finit en dernier
       *[other] termine en cinquième
    }{ $bet ->
        [won] {" "}et gagne son pari
        [lost] {" "}et perd son pari
       *[none] {""}
    }
}
deed-stake = { $vp } PV en jeu
deed-falling = le plus bas l’emporte
deed-rising = le plus haut l’emporte
deed-one_left = plus qu’une carte
deed-fell_back = retour à { $vp } PV
deed-skip = { $name ->
    [you] vous sautez votre tour
   *[other] { $name } saute son tour
}

# à côté des places
seat-ahead = Mène : { $count } × { $value }
seat-ahead_form = Mène : Forme
seat-next = Juste après vous
seat-left = { $count ->
    [0] Plus de cartes
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
seat-vp = PV

# ce qu’il faut battre, et la place pour sa propre combinaison
stage-beat = À battre
stage-lead = { $name ->
    [you] Vous entamez
   *[other] { $name } entame
}
stage-up = { $value } ou plus
stage-down = { $value } ou moins
stage-strict_up = plus de { $value }
stage-strict_down = moins de { $value }
stage-place = { $count ->
    [1] Votre carte
   *[other] Votre combinaison
}
stage-any = Des cartes de même valeur
stage-tie = { $value } : égalité
stage-tie_skips = { $value } : égalité, { $name ->
    [you] vous passez votre tour
   *[other] { $name } passe son tour
}
stage-beaten = { $way ->
    [falling] { $value } ou moins : gagné
   *[rising] { $value } ou plus : gagné
}
stage-leads = Entame le pli
stage-beats = { $form ->
    [yes] bat la Forme
   *[no] bat { $count } × { $value }
}
stage-ties = Égalité
stage-skips = Égalité : { $name ->
    [you] vous passez votre tour
   *[other] { $name } passe son tour
}

# au-dessus des cartes en main : ce qu’une amélioration en ferait
chip-beats = { $value } : gagne
chip-ties = { $value } : égalité
chip-skips = { $value } : { $name ->
    [you] vous sautez
   *[other] { $name } saute
}
chip-form = Forme : gagne

# l’annonce
prompt-betting = Pariez-vous sur la 1re place ?
prompt-betting_more = Pariez-vous encore ?
prompt-too_much = Échangez { $power } jetons contre 1 PV, ou n’en gardez que { $limit }.
prompt-may_trade = Échangez { $power } jetons contre 1 PV, ou gardez-les.
prompt-lead = Entamez avec des cartes de même valeur.
prompt-follow = Jouez { $need }, ou passez.
prompt-sheet = Choisissez la carte pour { $kind }.
prompt-cards = { $count ->
    [one] { $count } carte choisie.
   *[other] { $count } cartes choisies.
}
prompt-cards-of = { $count } sur { $needed } cartes choisies.
prompt-others-follow = À battre avec { $need }.
prompt-others-lead = Nouveau pli : des cartes de même valeur.
prompt-others-betting = Paris Kodora avant la manche.
prompt-others-ending = Beaucoup de jetons : échanger ou garder.

# les actions : ce qu’elles feraient, pourquoi elles sont impossibles
rail-play = Jouer
rail-sleeve = Améliorer
rail-trade = Échanger
rail-pass = Passer
rail-back = Reprendre
rail-bet = Parier
rail-ready = Pas de pari
rail-keep = Garder les jetons
rail-discard = Défausser
rail-play-lead = Des cartes de même valeur
rail-play-values = Possible : { $values }
rail-play-many = { $count ->
    [one] { $count } combinaison possible
   *[other] { $count } combinaisons possibles
}
rail-play-set = Jouer { $cards }
rail-play-form = { $card } en Forme ultime
rail-play-leads = Entame avec { $count } × { $value }
rail-play-beats = Bat { $name ->
    [you] votre jeu
   *[other] { $name }
} ({ $set })
rail-play-ties = Égalité avec { $name ->
    [you] vous
   *[other] { $name }
}
rail-play-skips = Égalité avec { $name ->
    [you] vous
   *[other] { $name }
}, { $skipped ->
    [you] vous sautez votre tour
   *[other] { $skipped } saute son tour
}
rail-play-power = ({ $sign }{ $power } Pouvoir)
rail-sleeve-ready = { $count ->
    [one] { $count } amélioration prête
   *[other] { $count } améliorations prêtes
}
rail-sleeve-on = { $kind } sur votre { $value }
rail-sleeve-makes = { $kind } : votre { $value } devient { $then }
rail-back-note = Ce que vous avez glissé ce tour
rail-back-from = { $kind } de votre { $value }
rail-trade-note = { $power } jetons contre 1 PV, vous en avez { $have }
rail-pass-later = Vous pourrez encore jouer
rail-pass-ends = { $name ->
    [you] Vous gagnez le pli
   *[other] { $name } gagne le pli
}
rail-bet-note = Mise de { $stake } PV : finir premier en rapporte { $stake } de plus
rail-bet-card = Parier sur { $card }
rail-ready-note = { $bets ->
    [0] Commencer sans pari
    [one] { $bets } pari fait
   *[other] { $bets } paris faits
}
rail-keep-note = Vous en avez { $have }, le maximum est { $limit }
rail-discard-note = Vous en avez { $have }, il en reste { $limit }
rail-off-picked = Pas avec votre choix
rail-off-lead = Vous entamez, donc jouez
rail-off-trade = Coûte { $power } jetons, vous en avez { $have }
rail-off-form = Pas de Forme ultime que vous puissiez payer
rail-off-up = { $count ->
    [1] Pas de { $value } ou plus en main
   *[other] Pas { $count } cartes de { $value } ou plus
}
rail-off-strict_up = { $count ->
    [1] Rien de plus que { $value } en main
   *[other] Pas { $count } cartes de plus de { $value }
}
rail-off-down = { $count ->
    [1] Pas de { $value } ou moins en main
   *[other] Pas { $count } cartes de { $value } ou moins
}
rail-off-strict_down = { $count ->
    [1] Rien de moins que { $value } en main
   *[other] Pas { $count } cartes de moins de { $value }
}
rail-off-slots = Aucune carte n’a de place pour cela
rail-off-none = Vous n’avez pas d’amélioration
rail-off-vp = Demande { $stake } PV, vous en avez { $free } libres
rail-off-kodora = Pas de Kodora pour parier
rail-off-keep = Vous en avez { $have }, le maximum est { $limit }
rail-off-discard = Le maximum est { $limit }

# défis et succès
challenge-warm_up = Répétition générale
challenge-warm_up-note = Une partie courte contre un débutant : des coulisses aux projecteurs.
challenge-lone_hero = Une dernière carte
challenge-lone_hero-note = Tout spectacle a son final. Le vôtre tient en une seule carte.
challenge-no_gambling = Sans mise
challenge-no_gambling-note = Les Kodoras restent à l’écurie : gagnez sans ticket de pari.
challenge-high_roller = Gros parieur
challenge-high_roller-note = Vous croyez en vous ? Alors misez dessus.
challenge-trickster = Chasse aux plis
challenge-trickster-note = Deux chevaliers veulent les mêmes plis que vous. Servez-vous avant eux.
challenge-plain_clothes = Sans costume
challenge-plain_clothes-note = Laissez la garde-robe au placard : les héros viennent comme ils sont.
challenge-master_tailor = Maître tailleur
challenge-master_tailor-note = Rien de prêt-à-porter : cousez, épinglez, rembourrez votre héros.
challenge-three_alike = Triplés
challenge-three_alike-note = Quatre à table. Répondez aux solistes par un chœur.
challenge-ascension = Vocation supérieure
challenge-ascension-note = Certains héros dépassent leur carte. Élevez l’un des vôtres.
challenge-merchant = Bureau de change
challenge-merchant-note = Le pouvoir, c’est bien ; les points, c’est mieux. Surveillez le cours.
challenge-rush_hour = Heure de pointe
challenge-rush_hour-note = Six héros, une seule porte. Jouez des coudes.
challenge-marathon = Marathon
challenge-marathon-note = Quatorze points, c’est loin : ménagez-vous, puis sprintez.
goal-abilities-most = { $number ->
    [0] n’activez aucune capacité
   *[other] activez { $number } capacités au plus
}
goal-bet_vp-least = gagnez { $number } PV par des paris
goal-bets-least = { $number ->
    [1] faites un pari
   *[other] faites { $number } paris
}
goal-bets-most = { $number ->
    [0] ne pariez pas
   *[other] { $number } paris au plus
}
goal-firsts-least = { $number ->
    [1] terminez en premier une manche
   *[other] terminez en premier { $number } manches
}
goal-forms-least = { $number ->
    [1] jouez une Forme ultime
   *[other] jouez { $number } Formes ultimes
}
goal-highest-least = jouez une combinaison de valeur { $number } ou plus
goal-largest-least = jouez une combinaison de { $number } cartes
goal-lasts-most = { $number ->
    [0] ne finissez jamais dernier d’une manche
   *[other] finissez dernier { $number } fois au plus
}
goal-lone-least = terminez en premier sur une seule carte
goal-margin-least = { $number } PV d’avance sur tous
goal-passes-most = passez { $number } fois au plus
goal-rounds-most = { $number ->
    [1] en une seule manche
   *[other] en { $number } manches au plus
}
goal-sleeved-least = glissez { $number } améliorations
goal-sleeved-most = { $number ->
    [0] ne glissez rien
   *[other] glissez { $number } améliorations au plus
}
goal-traded-least = échangez { $number } fois des jetons Pouvoir contre un PV
goal-tricks-least = remportez { $number } plis
achievement-solo_finish = Final en solo
achievement-clean_sheet = Jamais la lanterne rouge
achievement-jackpot = Gros lot
achievement-naked_truth = Venez comme vous êtes
achievement-fashion_week = Semaine de la mode
achievement-big_number = Hors échelle
achievement-choir = À quatre voix
achievement-ascended = Deux fois éveillé
achievement-sweep = Collectionneur de plis
achievement-no_power = Travail honnête
achievement-podium = Coup du chapeau
