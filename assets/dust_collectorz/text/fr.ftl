# Les textes de Dust Collectorz. Le nom d’une personne peut être « you » : la seule personne devant l’écran.
# Là où $who choisit : you = vous seul, us = vous et d’autres, they = plusieurs autres, one = quelqu’un d’autre.

title = Dust Collectorz: Champions Unleashed
blurb = Des trésors oubliés s’éveillent. Jouez une carte ou une pile, annoncez une caractéristique, et voyez qui ose riposter. Duel, Chacun pour soi, Équipes, et un jeu pour enfants.

## Éléments communs

count-card = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
overflow = { $card } (réserve)
times = { $card } ×{ $count }

## Légendes sur la table

caption-toss = Attaquer en premier ?
caption-naming = Qui attaque en premier ?
caption-chooses = { $name ->
    [you] À vous de choisir
   *[other] { $name } choisit…
}
caption-chooses-short = choisit…
caption-attacks = attaque
caption-answers = riposte
caption-partner = votre partenaire
caption-winner = gagne !
caption-laying = choisit ses cartes…
caption-wins-clash = { $name ->
    [you] Vous l’emportez
   *[other] { $name } l’emporte
}
caption-nothing = Sans valeur
caption-no_cards = Plus de cartes
caption-trap = Un piège !
caption-overflow = Réserve
caption-bonus = dont +{ $number }
caption-last = dont +{ $number } dernière manche
caption-last-so_far = dont +{ $number } si tout s’arrêtait là
caption-last-team = dont +{ $number } provisoires
caption-wins = { $who ->
    [you] Vous gagnez !
    [us] { $name } gagnez !
    [they] { $name } gagnent !
   *[one] { $name } gagne !
}
caption-salvage-title = Quelle carte récupérez-vous ?
caption-list-title = { $name ->
    [you] Votre deck
   *[other] Deck : { $name }
}
caption-list-note = Barrées : les cartes déjà vues
caption-aside = Mettez-en une de côté
caption-part-wheel = roue
caption-part-ability = capacité
caption-part-weakened = affaiblie
caption-part-counter = contre
caption-part-floor = jamais sous 0
caption-part-half = ½ { $card }
caption-part-cancelled = { $ability } : annulée

## La scène : valeurs, issue, roue et mots au-dessus des cartes

seat-points = points
caption-deck = deck
caption-captured = capturées
caption-discarded = défausse
chip-wins = { $value } gagne
chip-ties = { $value } : égalité, gagne
chip-loses = { $value } perd
chip-open = { $value } pour l’instant
chip-ability = { $ability } : { $value } gagne
chip-pair = { $value } avec { $card }
chip-together = Ensemble { $value }
chip-together-ties = Ensemble { $value } : égalité, gagne
chip-trap = Arrête l’attaque
chip-counter = Avec une riposte
chip-tribe = Mauvaise tribu
chip-not_now = Pas maintenant
verdict-beat = { $value } à battre ({ $stat })
verdict-tie = L’égalité est pour vous, qui ripostez.
verdict-wins = { $value } contre { $needed } : gagne
verdict-ties = { $value } contre { $needed } : égalité, vous gagnez
verdict-loses = { $value } contre { $needed } : perd
verdict-plain = { $value } contre { $needed }
verdict-open = { $value } contre { $needed } pour l’instant
verdict-may_change = Des capacités peuvent encore tout changer.
verdict-over = Écart : { $count }
verdict-even = L’égalité est pour qui riposte.
verdict-mine-destroys = { $count ->
    [one] Vous détruisez aussi une carte en main de { $name }.
   *[other] Vous détruisez aussi { $count } cartes en main de { $name }.
}
verdict-mine-steals = { $count ->
    [one] Vous volez aussi une carte capturée par { $name }.
   *[other] Vous volez aussi { $count } cartes capturées par { $name }.
}
verdict-mine-draws = { $count ->
    [one] Vous piochez aussi une carte de plus.
   *[other] Vous piochez aussi { $count } cartes de plus.
}
verdict-mine-hushes = { $name } n’aura pas de capacités à la prochaine manche.
verdict-theirs-destroys = { $count ->
    [one] { $name } détruit aussi une carte de votre main.
   *[other] { $name } détruit aussi { $count } cartes de votre main.
}
verdict-theirs-steals = { $count ->
    [one] { $name } vole aussi une de vos cartes capturées.
   *[other] { $name } vole aussi { $count } de vos cartes capturées.
}
verdict-theirs-draws = { $count ->
    [one] { $name } pioche aussi une carte de plus.
   *[other] { $name } pioche aussi { $count } cartes de plus.
}
verdict-theirs-hushes = Vous n’aurez pas de capacités à la prochaine manche.
wheel-who = Qui peut riposter aux { $tribe } ?
wheel-tie = L’égalité est pour vous, qui ripostez.
wheel-tie_defender = L’égalité est pour qui riposte.
wheel-beats = Les flèches montrent qui bat qui.

## La barre : chaque sorte d’action, son effet, ou ce qui l’empêche

kind-attack = Attaquer
kind-attack-answering = On vous attaque
kind-attack-first = Choisissez carte et caractéristique
kind-attack-begin = Choisissez qui commence
kind-attack-lay = Jouez d’abord une carte
kind-attack-name = Choisissez une caractéristique
kind-attack-stat = Votre meilleure valeur : { $value }
kind-attack-target = Choisissez caractéristique et cible
kind-answer = Riposter
kind-answer-with = Riposter : { $card }
kind-answer-idle = Personne ne vous attaque
kind-answer-none = Aucune carte ne peut riposter
kind-answer-first = L’autre camp attaque
kind-answer-lay = Jouez d’abord une carte
kind-answer-needed = Jouez une carte : { $value } à battre
kind-answer-now = Comparer les valeurs
kind-answer-stat = Choisissez la caractéristique
kind-loses = { $value } contre { $needed } : perd de { $count }
kind-with-ability = Gagne avec { $ability } : { $value }
kind-with-card = Gagne avec { $card } : { $value }
kind-wins-with = { $card } donne { $value } : gagne
kind-wins-ability = { $ability } donne { $value } : gagne
kind-support = Soutenir
kind-support-first = Jouez d’abord une carte principale
kind-support-none = Plus de cartes de cette tribu
kind-support-half = Compte pour moitié
kind-ability = Utiliser une capacité
kind-ability-first = Jouez d’abord une carte
kind-ability-hushed = Pas de capacités pour l’instant
kind-ability-rest = Cliquez dessus pour la reprendre
kind-ability-sign = Cliquez sur le signe d’une carte
kind-ability-cancelling = Choisissez laquelle annuler
kind-ability-sniping = Choisissez un soutien à détruire
kind-ability-salvaging = Choisissez une carte à récupérer
kind-counter = Jouer un contre
kind-counter-answer = Seulement pour riposter
kind-counter-none = Vous n’avez pas de contre
kind-counter-cant = Pas contre cette attaque
kind-counter-beside = Se pose avec votre riposte
kind-counter-trap = { $card } arrête l’attaque
kind-counter-destroying = Choisissez une carte à détruire
kind-forfeit = Abandonner
kind-forfeit-only = Seulement sans riposte possible
kind-forfeit-pick = Choisissez la carte à céder
kind-forfeit-help = Puis réessayez
kind-forfeit-stop = Continuer sans
kind-not_now = Pas maintenant

prompt-choosing = Vous gagnez le tirage : attaquer ou défendre d’abord ?
prompt-naming = Qui attaque en premier, vous ou votre partenaire ?
prompt-attacking = Jouez une carte ou une pile, puis annoncez une caractéristique.
prompt-attacking_stat = Ajoutez des cartes, ou attaquez avec une caractéristique.
prompt-following = Attaquez avec d’autres cartes, ou arrêtez-vous là.
prompt-answering = Ripostez : { $tribes }. À battre : { $value } ({ $stat }).
prompt-answering_far = Aucune tribu voisine en main. Ripostez : { $tribes }. À battre : { $value } ({ $stat }).
prompt-answering_set = { $value } à battre ({ $stat }). Ajoutez des cartes, ou ripostez.
kind-young-aside = En mettre une de côté
kind-young-aside-now = Choisissez une image
kind-young-aside-off = Seulement au début
kind-young-play = Jouer une carte
kind-young-play-now = Toute carte convient
kind-young-play-off = Pas maintenant
kind-young-play-fits = Il faut : { $tribe }
kind-young-done = Terminé
kind-young-done-now = Au tour suivant
kind-young-done-off = Après avoir joué
prompt-setting_aside = Mettez une carte de côté : de quelle tribu ?
prompt-playing = À jouer : { $tribe } !
prompt-playing_any = Jouez n’importe quelle carte !
prompt-playing_more = Continuer ({ $tribe }), ou s’arrêter là ?

## Boutons

button-attack_first = Attaquer en premier
button-defend_first = Défendre en premier
button-let_attack = { $who ->
    [you] Défendre en premier
    [us] Défendre en premier
   *[other] Laisser commencer { $name }
}
button-begin = { $name ->
    [you] Vous attaquez en premier
   *[other] { $name } attaque en premier
}
button-lay = Jouer { $card }
button-add = Ajouter { $card }
button-counter = Ajouter { $card }
button-take_back = Reprendre { $card }
button-take_all_back = Tout reprendre
button-use = { $card } : utiliser { $ability }
button-use_price = { $card } : { $ability }, détruit { $price }
button-rest = { $card } : ne pas utiliser { $ability }
button-attack = Attaquer : { $stat } { $value }
button-attack_seat = { $target ->
    [you] Vous attaquer
   *[other] Attaquer { $target }
} : { $stat } { $value }
button-answer = Riposter avec { $value }
button-answer_stat = Riposter : { $stat } { $value }
button-trap = Déclencher { $card }
button-forfeit = Céder avec { $card }
button-help = Piocher d’abord une carte
button-stand = Pas d’autres cartes
button-cancel = Annuler { $ability } ({ $card })
button-snipe = Détruire { $card }
button-salvage = Récupérer { $card }
button-enough_cancelling = Ne rien annuler
button-enough_sniping = Ne rien détruire
button-set_aside = Mettre de côté : { $tribe }
button-play = Jouer { $card }
button-done = Terminé
button-table = Continuer

## Ce qu’il y a à faire

status-tossing = La pièce est lancée…
status-choosing = { $name ->
    [you] À vous : attaquer ou défendre en premier ?
   *[other] { $name } choisit : attaquer ou défendre en premier
}
status-naming = { $name ->
    [you] Qui attaque en premier, vous ou votre partenaire ?
   *[other] { $name } et son équipe choisissent qui attaque en premier
}
status-dealing = Les cartes sont distribuées…
status-attacking = { $name ->
    [you] Attaquez avec une carte ou une pile
   *[other] { $name } prépare une attaque
}
status-attacking_stat = { $name ->
    [you] Ajoutez des cartes ou annoncez l’attaque
   *[other] { $name } va attaquer
}
status-answering = { $name ->
    [you] Ripostez ({ $stat }) : { $tribes }
   *[other] { $name } doit riposter ({ $stat }) : { $tribes }
}
status-answering_any = { $name ->
    [you] Ripostez avec n’importe quelle carte
   *[other] { $name } peut riposter avec n’importe quelle carte
}
status-answering_set = { $name ->
    [you] Ajoutez des cartes ou ripostez
   *[other] { $name } va riposter
}
status-answering_none = { $name ->
    [you] Pas de riposte : cédez ou tendez un piège
   *[other] { $name } ne peut pas riposter : céder ou piéger
}
status-helping = { $name ->
    [you] Pas de riposte : piochez ou tendez un piège
   *[other] { $name } ne peut pas riposter : piocher ou piéger
}
status-cancelling = { $name ->
    [you] Quelle capacité annulez-vous ?
   *[other] { $name } choisit une capacité à annuler
}
status-sniping = { $name ->
    [you] Quel soutien détruisez-vous ?
   *[other] { $name } choisit un soutien à détruire
}
status-destroying = { $name ->
    [you] Quelle carte votre piège détruit-il ?
   *[other] { $name } choisit une carte à détruire
}
status-springing = Le piège se referme
status-comparing = Comparaison des valeurs
status-salvaging = { $name ->
    [you] Quelle carte récupérez-vous ?
   *[other] { $name } récupère une carte
}
status-following = { $name ->
    [you] Attaquez avec d’autres cartes ou arrêtez
   *[other] { $name } peut encore attaquer
}
status-capturing = { $leader ->
    [you] Vous remportez la manche
   *[other] { $leader } remporte la manche
}
status-refilling = Tout le monde complète sa main à six cartes
status-arriving = Retour et pioche des cartes
status-discarding = { $name ->
    [you] Vous n’avez que des contres
   *[other] { $name } n’a que des contres
}
status-finishing = La partie se termine
status-setting_aside = { $name ->
    [you] De quelle tribu mettez-vous une carte de côté ?
   *[other] { $name } met une carte de côté
}
status-sharing = Les cartes sont distribuées…
status-playing = { $name ->
    [you] À vous : jouez { $tribe } !
   *[other] { $name } doit jouer { $tribe }
}
status-playing_any = { $name ->
    [you] À vous : jouez ce que vous voulez !
   *[other] { $name } peut jouer n’importe quelle carte
}
status-playing_more = { $name ->
    [you] Continuer avec { $tribe }, ou arrêter ?
   *[other] { $name } peut continuer avec { $tribe }
}
status-taking = { $name ->
    [you] Vous piochez une carte
   *[other] { $name } pioche une carte
}
status-skipping = { $name ->
    [you] Vous ne pouvez pas jouer
   *[other] { $name } ne peut pas jouer
}
status-over = La partie est terminée

## Le résultat

score-points = Points
score-low = Bronze et argent
score-high = Platine et épique
score-last = Dernière manche
score-cards = Cartes capturées
score-hand = Cartes en main
score-deck = Cartes dans la pile
ending-most = { $who ->
    [you] Vous avez
    [us] { $name } avez
    [they] { $name } ont
   *[one] { $name } a
} le plus de points : { $count }.
ending-last = { $who ->
    [you] Égalité à { $count } points : vous gagnez grâce à la dernière manche.
    [us] Égalité à { $count } points : { $name } gagnez grâce à la dernière manche.
    [they] Égalité à { $count } points : { $name } gagnent grâce à la dernière manche.
   *[one] Égalité à { $count } points : { $name } gagne grâce à la dernière manche.
}
ending-shared = { $who ->
    [you] Vous partagez
    [us] { $name } partagez
   *[other] { $name } partagent
} la victoire, avec { $count } points chacun.
ending-team_last = { $who ->
    [us] Les deux équipes ont { $count } points : { $name } gagnez grâce à la dernière manche.
   *[other] Les deux équipes ont { $count } points : { $name } gagnent grâce à la dernière manche.
}
ending-out = { $who ->
    [you] Vous n’avez plus de cartes : c’est gagné !
    [us] { $name } n’avez plus de cartes : c’est gagné !
    [they] { $name } n’ont plus de cartes et gagnent !
   *[one] { $name } n’a plus de cartes et gagne !
}
ending-fewest = { $who ->
    [you] Personne ne peut plus jouer, et c’est vous qui avez le moins de cartes : { $count }.
   *[other] Personne ne peut plus jouer, et c’est { $name } qui a le moins de cartes : { $count }.
}
ending-fewest_last = { $who ->
    [you] Personne ne peut plus jouer. À égalité pour le moins de cartes, vous gagnez pour avoir joué en dernier.
   *[other] Personne ne peut plus jouer. À égalité pour le moins de cartes, { $name } gagne pour avoir joué en dernier.
}
ending-fewest_shared = { $who ->
    [us] Personne ne peut plus jouer. { $name } partagez la victoire
   *[other] Personne ne peut plus jouer. { $name } partagent la victoire
}, avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} chacun.

## Avant la partie

option-mode = Jeu
option-mode-champions = Duel, Chacun pour soi
option-mode-team = Équipes
option-mode-young = Jeunes Champions
option-lists = Listes des decks
option-lists-open = Visibles
option-lists-secret = Secrètes
option-forfeits = Sans riposte possible
option-forfeits-at_once = Céder aussitôt
option-forfeits-draw_one = Piocher d’abord
option-shares = Jeunes Champions
option-shares-full = Les cartes de tous
option-shares-short = Partie courte
option-forfeits-about = Ce que fait un défenseur sans riposte possible ni contre à jouer.
option-shares-about = Une partie complète distribue les cartes de tous, une courte celles d’un seul deck.
option-sets = Cartes à la fois
option-sets-any = Autant qu’on veut
option-sets-two = Deux au plus
option-sets-one = Une seule
option-sets-about = La taille permise d’une pile ou d’une chaîne. Plus petites, elles donnent plus de manches et des choix plus simples.
option-ending = La partie finit
option-ending-cards = Quand les cartes manquent
option-ending-deck = Quand un deck est vide
option-ending-about = Officiellement, on joue jusqu’à ce que quelqu’un n’ait plus de cartes. Avec la règle maison, on s’arrête après la manche où un deck se vide ; chacun capture ce qu’il a encore.
option-deck = Deck de la place { $seat }
deck-any = L’un des quatre
deck-random = Au hasard
deck-attic = Grenier
deck-shelf = Étagère
deck-cabinet = Vitrine
deck-drawer = Tiroir

## Le journal

event-toss = { $name ->
    [you] Vous remportez le tirage au sort.
   *[other] { $name } remporte le tirage au sort.
}
event-first = { $who ->
    [you] Vous attaquez en premier.
    [us] { $name } attaquez en premier.
    [they] { $name } attaquent en premier.
   *[one] { $name } attaque en premier.
}
event-begin = { $name ->
    [you] Vous commencez.
   *[other] { $name } commence.
}
event-deal = Tout le monde pioche six cartes.
laid-use = { $using ->
    [used] , en utilisant { $abilities }
    [paid] , en utilisant { $abilities }, ce qui détruit { $price }
   *[none] {""}
}
laid-counter = { $beside ->
    [counter] , plus { $counter }
    [stat] , plus { $counter } ({ $stat })
   *[none] {""}
}
event-attack = { $name ->
    [you] Vous { $target ->
        [nobody] attaquez
        [you] vous attaquez
       *[other] attaquez { $target }
    }
   *[other] { $name } { $target ->
        [nobody] attaque
        [you] vous attaque
       *[other] attaque { $target }
    }
} avec { $cards } ({ $stat }){ laid-use }.
event-follow = { $name ->
    [you] Vous enchaînez
   *[other] { $name } enchaîne
} avec { $cards } ({ $stat }){ laid-use }.
event-answer = { $name ->
    [you] Vous ripostez
   *[other] { $name } riposte
} avec { $cards }{ laid-counter }{ laid-use }.
event-nullified = { $card } annule toutes les capacités de l’attaque.
event-trap = { $name ->
    [you] Vous déclenchez { $card } !
   *[other] { $name } déclenche { $card } !
}
event-forfeit = { $name ->
    [you] Vous ne pouvez pas riposter et cédez
   *[other] { $name } ne peut pas riposter et cède
} avec { $card }.
event-help = { $name ->
    [you] Vous ne pouvez pas riposter et piochez une carte.
   *[other] { $name } ne peut pas riposter et pioche une carte.
}
event-help_own = { $name ->
    [you] Vous ne pouvez pas riposter et piochez { $card }.
   *[other] { $name } ne peut pas riposter et pioche { $card }.
}
event-stand = { $name ->
    [you] Vous ne jouez pas d’autres cartes.
   *[other] { $name } ne joue pas d’autres cartes.
}
event-cancel = { $name ->
    [you] Vous annulez
   *[other] { $name } annule
} { $ability } ({ $card }).
event-snipe = { $name ->
    [you] Vous détruisez { $card } ({ $target }).
   *[other] { $name } { $target ->
        [you] vous détruit { $card }
       *[other] détruit { $card } ({ $target })
    }.
}
event-destroy = { $name ->
    [you] Avec votre piège, vous détruisez { $card } ({ $target }).
   *[other] Avec son piège, { $name } { $target ->
        [you] vous détruit { $card }
       *[other] détruit { $card } ({ $target })
    }.
}
event-salvage = { $name ->
    [you] Vous récupérez { $card } dans votre défausse.
   *[other] { $name } récupère { $card } dans sa défausse.
}
event-stat = Désormais, on compare : { $stat }.
event-values = { $stat } : { $name ->
    [you] vous
   *[other] { $name }
} { $value }, { $other ->
    [you] vous
   *[other] { $other }
} { $worth }.
event-clash = { $name ->
    [you] Vous l’emportez de { $over }.
   *[other] { $name } l’emporte de { $over }.
}
event-tie = { $name ->
    [you] Égalité : vous l’emportez en défense.
   *[other] Égalité : { $name } l’emporte en défense.
}
event-tie_broken = { $name ->
    [you] Égalité : vous l’emportez grâce à Départage.
   *[other] Égalité : { $name } l’emporte grâce à Départage.
}
event-wins = { $name ->
    [you] Vous remportez l’affrontement.
   *[other] { $name } remporte l’affrontement.
}
event-given = { $name ->
    [you] Vous l’emportez sans combat.
   *[other] { $name } l’emporte sans combat.
}
event-no_cards = { $name ->
    [you] Vous n’avez plus de cartes pour riposter.
   *[other] { $name } n’a plus de cartes pour riposter.
}
event-leads = { $name ->
    [you] Vous prenez la tête.
   *[other] { $name } prend la tête.
}
event-op_destroyed = { $name ->
    [you] Piétinement : vous perdez { $cards } de votre main.
   *[other] Piétinement : { $name } perd { $cards } de sa main.
}
event-stolen = { $name ->
    [you] Vous prenez { $cards } à { $other }, parmi ses captures.
   *[other] { $name } { $other ->
        [you] vous prend { $cards }, parmi vos captures
       *[other] prend { $cards } à { $other }, parmi ses captures
    }.
}
event-caught = { $name ->
    [you] Vous capturez { $cards }.
   *[other] { $name } capture { $cards }.
}
event-crushed = { $name ->
    [you] Vous perdez { $cards } dans le piège.
   *[other] { $name } perd { $cards } dans le piège.
}
event-shuffled = { $name ->
    [you] Vous mélangez { $cards } à votre deck.
   *[other] { $name } mélange { $cards } à son deck.
}
event-returns = { $name ->
    [you] Vous allez reprendre { $cards }.
   *[other] { $name } va reprendre { $cards }.
}
event-returned = { $name ->
    [you] Vous reprenez { $cards }.
   *[other] { $name } reprend { $cards }.
}
event-round = { $who ->
    [you] Vous remportez la manche
    [us] { $name } remportez la manche
    [they] { $name } remportent la manche
   *[one] { $name } remporte la manche
}{ $count ->
    [0] {""}
    [one] {" "}et { $count } carte
   *[other] {" "}et { $count } cartes
}.
event-spited = { $name ->
    [you] Dépit : vous détruisez { $cards }.
   *[other] Dépit : { $name } détruit { $cards }.
}
event-draws = { $name ->
    [you] Vous piochez { $what }.
   *[other] { $name } pioche { $what }.
}
event-hushed = { $name ->
    [you] Chut : pas de capacités pour vous cette manche.
   *[other] Chut : pas de capacités pour { $name } cette manche.
}
event-discard = { $name ->
    [you] Vous n’avez que des contres et défaussez { $cards }.
   *[other] { $name } n’a que des contres et défausse { $cards }.
}
event-finish = La partie est terminée. Chacun capture les cartes qui lui restent.
event-ran_out = { $name ->
    [you] Vous n’avez plus de cartes.
   *[other] { $name } n’a plus de cartes.
}
event-deck_empty = { $name ->
    [you] Votre deck est vide.
   *[other] Le deck de { $name } est vide.
}
event-no_character = { $name ->
    [you] Vous n’avez plus de personnage pour attaquer.
   *[other] { $name } n’a plus de personnage pour attaquer.
}
event-points = { $who ->
    [you] Vous marquez
    [us] { $name } marquez
    [they] { $name } marquent
   *[one] { $name } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-set_aside = { $name ->
    [you] Vous mettez { $card } de côté.
   *[other] { $name } met { $card } de côté.
}
event-share = Les cartes sont distribuées.
event-opens = { $name ->
    [you] Vous jouez { $tribe } !
   *[other] { $name } joue { $tribe } !
}
event-beats = { $name ->
    [you] Vous jouez { $tribe }
   *[other] { $name } joue { $tribe }
}, qui bat { $last } !
event-take = { $name ->
    [you] Vous piochez une carte.
   *[other] { $name } pioche une carte.
}
event-take_own = { $name ->
    [you] Vous piochez { $card }.
   *[other] { $name } pioche { $card }.
}
event-skip = { $name ->
    [you] Vous ne pouvez pas jouer.
   *[other] { $name } ne peut pas jouer.
}
event-stuck = Personne ne peut plus jouer.
event-out = { $name ->
    [you] Plus de cartes : vous gagnez !
   *[other] Plus de cartes : { $name } gagne !
}

## Tribus, matières, caractéristiques, rangs

tribe-0 = Ferblantins
tribe-1 = Plis-Volants
tribe-2 = Vernissés
tribe-3 = Boisillons
tribe-4 = Peluchons
tribe-5 = Contre
stuff-0 = le métal
stuff-1 = le papier
stuff-2 = la porcelaine
stuff-3 = le bois
stuff-4 = la peluche
stat-0 = Attaque
stat-1 = Vitesse
stat-2 = Santé
stat-3 = Ruse
small-0 = attaque
small-1 = vitesse
small-2 = santé
small-3 = ruse
rank-0 = Bronze
rank-1 = Argent
rank-2 = Or
rank-3 = Platine
rank-4 = Épique
rank-5 = Contre

## Cartes

card-cogwick = Lutin Pignon
card-rattlekey = Cliquetclé
card-tinnow = Ferblablette
card-clatterpup = Chiot Tintamarre
card-pip-rivet = Tim Rivet
card-wobble-sentry = Garde Culbuto
card-brass-marcher = Soldat de laiton
card-gyro-wren = Roitelet Gyro
card-ratchet-hare = Lièvre à cliquet
card-lampjack = Jacques Lanterne
card-drum-corporal = Caporal Tambour
card-keywound-goose = Oie à ressort
card-boilerback = Dos-Chaudière
card-old-mainspring = Papi Ressort
card-sheet-metal-bull = Taureau de tôle
card-marshal-flywheel = Maréchal Volant
card-the-clockless-knight = Chevalier Sans-Heure
card-grand-automat-orra = Grand Automate Orra
card-madame-zinc = Madame Zinc
card-creaselet = Petit Pli
card-paper-gnat = Moucheron papier
card-dogear = Page-Cornée
card-blotling = Buvardin
card-corner-moth = Mite d’angle
card-flatfin = Nageoire-Plate
card-kite-courier = Cerf-volant courrier
card-deckle-fox = Renard à la forme
card-ribbon-asp = Vipère ruban
card-lantern-carp = Carpe lampion
card-margin-rider = Cavalier des marges
card-pleat-dancer = Danseuse plissée
card-thousandfold-crane = Grue aux mille plis
card-cardstock-ram = Bélier cartonné
card-blueprint-stag = Cerf bleu d’épure
card-archivist-vell = Archiviste Vell
card-the-unfolded-one = Maître Sans-Pli
card-empress-vellum = Impératrice Vélin
card-stormpage = Page-Tempête
card-chipcup = Tasse ébréchée
card-saucerling = Soucoupelle
card-teapot-toad = Crapaud théière
card-shardmouse = Souris tesson
card-dimple = Fossette
card-kiln-imp = Diablotin du four
card-bisque-ballerina = Ballerine biscuit
card-crackle-cat = Chat craquelé
card-figurine-thief = Voleur de figurines
card-celadon-heron = Héron céladon
card-urn-whisperer = Souffle-à-l’urne
card-slipcast-swan = Cygne coulé
card-stoneware-boar = Sanglier de grès
card-old-amphora = Tante Amphore
card-furnace-widow = Veuve du fourneau
card-duchess-craquelure = Duchesse Craquelure
card-the-mended-monk = Frère Recollé
card-cobalt-sovereign = Souverain Cobalt
card-mother-kiln = Mère Fournaise
card-pegkin = Chevillon
card-knotling = Petit Nœud
card-splinter-finch = Pinson d’éclisse
card-spindle-tot = Bambin Fuseau
card-acorn-guard = Garde-gland
card-dowel-dan = Dan Tourillon
card-rocking-charger = Destrier à bascule
card-nutjaw-sergeant = Sergent Casse-Noix
card-lathe-lynx = Lynx tourné
card-marble-run-otter = Loutre à billes
card-croquet-knight = Chevalier croquet
card-puzzlebox-crab = Crabe casse-tête
card-oakenback = Dos-de-Chêne
card-toychest-golem = Golem du coffre
card-grandfather-yew = Grand-père If
card-captain-mahogany = Capitaine Acajou
card-the-quiet-carver = Sculpteur Muet
card-rootfather-alder = Père-Racine Aulne
card-ebon-nester = Matriochka d’ébène
card-buttoneye = Œil-de-Bouton
card-lint-pup = Chiot Bouloche
card-patchmouse = Souris rapiécée
card-mitten-mole = Taupe à moufles
card-fuzzlet = Duveteau
card-snugworm = Ver douillet
card-corduroy-crow = Corneille velours
card-velvet-badger = Blaireau satin
card-tuft-ranger = Rôdeur à houppe
card-quilted-tortoise = Tortue matelassée
card-felt-fencer = Escrimeur feutré
card-pompom-prowler = Maraudeur à pompon
card-big-hugo-batting = Gros Hugo Ouate
card-bolster-bear = Ours traversin
card-woolly-rampart = Rempart laineux
card-dame-damask = Dame Damas
card-the-threadbare-king = Roi Trame-à-nu
card-stitchmother = Mère Couture
card-nightlight-lion = Lion veilleuse
card-spring-lid-box = Boîte à diable
card-greedy-jar = Bocal glouton
card-trapdoor-shelf = Étagère à trappe
card-wrong-address = Fausse adresse
card-mute-cloth = Chiffon muet
card-swapped-labels = Étiquettes troquées
card-blank-tag = Étiquette vierge
card-bubble-blanket = Papier bulle

## Capacités : leurs noms

ability-boost = Renfort
ability-weaken = Sape
ability-charge = Charge
ability-brace = Parade
ability-loner = Solitaire
ability-rally = Ralliement
ability-full_support = Plein soutien
ability-mixed_stack = Pile mixte
ability-wheel_master = Maître de la roue
ability-sure_footed = Pied sûr
ability-underdog = Outsider
ability-comeback = Remontée
ability-tiebreaker = Départage
ability-twist = Pirouette
ability-lock = Verrou
ability-cancel = Annulation
ability-shielded = Blindage
ability-hush = Chut
ability-disarm = Désarmement
ability-snipe = Tir ciblé
ability-sacrifice = Sacrifice
ability-spite = Dépit
ability-draw = Pioche
ability-recall = Rappel
ability-salvage = Récupération
ability-op_draw = Butin
ability-op_destroy = Piétinement
ability-op_steal = Pillage
ability-trap_capture = Piège à capture
ability-trap_stack = Piège à pile
ability-trap_destroy = Piège à chute
ability-trap_return = Piège à renvoi
ability-nullify = Sourdine
ability-switch = Échange
ability-free_tribe = Tribu libre
ability-rescue = Sauvetage

## Capacités : leurs effets, comme sur les cartes

does-boost = { $stat ->
    [any] +{ $n } dans toutes les caractéristiques.
   *[other] +{ $n } en { $stat }.
}
does-weaken = { $stat ->
    [any] L’adversaire a −{ $n } dans toutes les caractéristiques.
   *[other] L’adversaire a −{ $n } en { $stat }.
}
does-charge = +{ $n } en attaque.
does-brace = +{ $n } en riposte.
does-loner = +{ $n } si vous ne jouez aucun autre personnage.
does-rally = +{ $n } par soutien.
does-full_support = Votre meilleur soutien compte en entier, pas à moitié.
does-mixed_stack = Carte principale : { $n ->
    [1] un soutien peut être d’une autre tribu
   *[other] jusqu’à { $n } soutiens peuvent être d’autres tribus
}.
does-wheel_master = Contre la tribu qu’elle bat : +{ $n } au lieu de +1 en riposte, +{ $less } en attaque.
does-sure_footed = Contre la tribu qui la bat : pas de −1 en riposte, +1 en attaque.
does-underdog = +{ $n } si la carte principale adverse est d’un rang supérieur.
does-comeback = +{ $n } tant que vous avez capturé moins de cartes que l’adversaire.
does-tiebreaker = En attaque, l’égalité est pour vous, sauf si la riposte a aussi Départage.
does-twist = En riposte, on compare { $stat } au lieu de la caractéristique annoncée.
does-lock = En attaque, rien ne peut changer la caractéristique.
does-cancel = { $n ->
    [1] Annulez une capacité adverse.
   *[other] Annulez jusqu’à { $n } capacités adverses.
}
does-shielded = Rien ne peut annuler les capacités de votre camp.
does-hush = Le premier à l’affronter ne peut plus utiliser de capacités { $n ->
    [1] à la manche suivante
   *[other] pendant { $n } manches
}.
does-disarm = En attaque, personne ne peut répondre par un piège.
does-snipe = Avant la comparaison, détruisez { $n ->
    [1] un soutien adverse
   *[other] jusqu’à { $n } soutiens adverses
}.
does-sacrifice = Détruisez une autre carte de votre main ou de votre réserve : +{ $n }.
does-spite = Si vous perdez, cette carte est détruite, pas capturée.
does-draw = Victoire ou défaite, piochez { $n ->
    [1] une carte
   *[other] { $n } cartes
} à la fin de la manche.
does-recall = Si vous perdez de { $limit } au plus, cette carte vous revient.
does-salvage = Si vous gagnez, récupérez { $n ->
    [1] un personnage
   *[other] { $n } personnages
} dans votre défausse.
does-op_draw = Victoire de { $limit } ou plus : piochez { $n ->
    [1] une carte
   *[other] { $n } cartes
} à la fin de la manche.
does-op_destroy = Victoire de { $limit } ou plus : détruisez { $n ->
    [1] une carte au hasard
   *[other] { $n } cartes au hasard
} dans la main du perdant.
does-op_steal = Victoire de { $limit } ou plus : prenez { $n ->
    [1] une carte au hasard
   *[other] { $n } cartes au hasard
} parmi les captures du perdant.
does-trap_capture = Contre { $limit ->
    [1] une seule carte
   *[other] { $limit } cartes au plus
} : capturez l’attaque.
does-trap_stack = Contre { $limit } cartes ou plus : capturez les soutiens. La carte principale retourne à son propriétaire.
does-trap_destroy = Détruisez { $n ->
    [1] une carte
   *[other] { $n } cartes
} de l’attaque. Le reste retourne à son propriétaire.
does-trap_return = Mélangez l’attaque au deck de son propriétaire et prenez { $n ->
    [1] une carte au hasard
   *[other] { $n } cartes au hasard
} parmi ses captures.
does-nullify = Avec votre riposte : annule toutes les capacités de l’attaque, sauf Blindage.
does-switch = Avec votre riposte : annoncez une autre caractéristique. Vous avez −{ $less }.
does-free_tribe = Avec votre riposte : votre carte principale peut être de n’importe quelle tribu. +{ $n } au lieu de l’effet de la roue.
does-rescue = Avec votre riposte : si vous perdez, vos cartes vous reviennent.

## Pourquoi c’est impossible

why-match_over = La partie est terminée.
why-table_step = Un instant : la table n’a pas fini.
why-not_an_action = Ce coup n’existe pas dans ce jeu.
why-choose_side = Choisissez d’abord si vous attaquez ou défendez en premier.
why-name_beginner = Choisissez d’abord qui de vous deux attaque en premier.
why-settled = C’est décidé depuis le début.
why-attack_now = C’est à vous d’attaquer : jouez une carte et annoncez une caractéristique.
why-answer_now = On vous attaque : ripostez d’abord.
why-follow_now = Attaquez avec d’autres cartes, ou cliquez sur « Pas d’autres cartes ».
why-cancel_first = Annulez d’abord une capacité, ou cliquez sur « Ne rien annuler ».
why-snipe_first = Détruisez d’abord un soutien, ou cliquez sur « Ne rien détruire ».
why-trap_first = Choisissez d’abord la carte que votre piège détruit.
why-salvage_first = Choisissez d’abord la carte que vous récupérez.
why-set_aside_first = Choisissez d’abord la tribu dont vous mettez une carte de côté.
why-play_now = Jouez une carte maintenant.
why-only_young = Cela n’existe que dans Jeunes Champions.
why-not_following = Vous ne pouvez enchaîner qu’après avoir riposté avec un contre, si quelqu’un doit encore riposter.
why-nothing_to_cancel = Il n’y a pas de capacité à annuler pour l’instant.
why-nothing_to_destroy = Il n’y a pas de carte à détruire pour l’instant.
why-nothing_to_salvage = Vous ne pouvez pas récupérer de carte pour l’instant.
why-not_in_hand = Vous n’avez pas { $card }.
why-laid_already = Vous jouez déjà { $card }.
why-not_laid = Vous ne jouez pas { $card }.
why-nothing_laid = Vous n’avez encore rien joué.
why-no_primary = Jouez d’abord une carte : ce sera votre carte principale.
why-primary_laid = { $card } est votre carte principale. Reprenez-la pour en choisir une autre.
why-counter_cant_attack = { $card } est un contre. Les contres ne peuvent pas attaquer.
why-counter_cant_stack = { $card } est un contre. Les contres n’entrent pas dans une pile.
why-own_tribe = { $card } ne peut pas riposter : les { $tribe } ne ripostent pas aux leurs.
why-own_tribe_other = { $card } ne peut pas riposter : les { $tribe } ne ripostent pas aux leurs. Essayez { $cards }.
why-nearer_tribe = { $card } n’est pas à côté des { $tribe } sur la roue. Vous avez mieux : { $cards }.
why-off_tribe = { $card } ne convient pas : cette pile ne contient que des { $tribe }.
why-set_full = { $limit ->
    [1] Règle maison : une seule carte à la fois.
   *[other] Règle maison : pas plus de { $limit } cartes à la fois.
}
why-mix_first = { $card } est d’une autre tribu. Utilisez d’abord Pile mixte avec { $other }.
why-mix_full = { $other } n’accepte que { $limit ->
    [one] { $limit } soutien
   *[other] { $limit } soutiens
} d’autres tribus.
why-take_back_all = { $card } est votre carte principale : reprenez plutôt tout.
why-counter_needed = Sans { $card }, vos cartes ne peuvent pas riposter. Reprenez d’abord les autres.
why-no_counter = { $card } n’est pas un contre.
why-one_counter = Un seul contre est permis, et c’est { $card }.
why-trap_alone = { $card } est un piège : à jouer sans rien d’autre.
why-counter_needs_set = { $card } accompagne une riposte, et aucune de vos cartes ne peut riposter.
why-no_trap = { $card } n’est pas un piège.
why-disarmed = { $card } a Désarmement : pas de piège contre cette attaque.
why-trap_too_many = { $card } attrape { $limit ->
    [one] une seule carte
   *[other] { $limit } cartes au plus
} ; cette attaque en compte { $size }.
why-trap_too_few = { $card } exige une attaque de { $limit } cartes ou plus ; celle-ci en compte { $size }.
why-nothing_to_trap = Aucune carte n’attaque : il n’y a rien à piéger.
why-hushed = Chut ! Pas de capacités pour vous { $rounds ->
    [one] cette manche
   *[other] pendant { $rounds } manches, celle-ci comprise
}.
why-used_already = Vous utilisez déjà cette capacité ({ $card }).
why-one_support = Un seul soutien peut utiliser sa capacité, et c’est { $other }.
why-mix_is_primarys = { $card } est un soutien. Pile mixte ne marche qu’avec une carte principale.
why-no_sacrifice = { $card } doit détruire une autre carte, et il ne vous en reste plus.
why-price_missing = Choisissez aussi la carte que { $card } détruit.
why-price_wrong = Vous ne pouvez pas détruire { $other } pour cela. Choisissez une autre carte de votre main ou de votre réserve.
why-no_price = { $card } ne détruit pas de carte.
why-not_used = Vous n’utilisez pas cette capacité.
why-mix_in_use = { $card } a des soutiens d’autres tribus. Reprenez-les d’abord.
why-target_needed = Choisissez aussi qui vous attaquez.
why-no_target = Ici, vous ne choisissez pas qui vous attaquez.
why-partner = C’est votre partenaire. Attaquez l’équipe adverse.
why-no_switch = Il faut Échange avec votre riposte pour changer de caractéristique.
why-stat_needed = Vous jouez { $card } : annoncez une caractéristique.
why-no_answer = Aucune de vos cartes ne peut riposter : cédez avec l’une d’elles, ou tendez un piège.
why-may_answer = Vous pouvez riposter, donc pas céder. Essayez { $cards }.
why-help_first = Piochez d’abord une carte. Elle peut aider.
why-character_first = { $card } est un contre. Cédez avec un personnage : vous en avez un.
why-no_help = Dans cette partie, on ne pioche pas avant de céder.
why-helped = Vous avez déjà pioché.
why-deck_empty = Votre deck est vide.
why-cancelled_already = Cette capacité n’est pas utilisée, ou elle est déjà annulée.
why-never_primary = { $card } est la carte principale. Seuls les soutiens peuvent être détruits.
why-not_there = { $card } n’est pas dans ce camp.
why-not_discarded = { $card } n’est pas dans votre défausse.
why-salvage_counter = { $card } est un contre. Vous ne récupérez que des personnages.
why-other_team = Seuls vous ou votre partenaire pouvez attaquer en premier.
why-not_beating = { $tribe_stuff } ne bat pas { $last_stuff }. Il vous faut { $wanted_stuff } !
why-play_first = Vous pouvez jouer une carte, alors jouez-en une.
why-dealt_already = Les cartes sont déjà distribuées.

## Ce qui empêche de jouer un deck

breach-size = Le deck a { $have } cartes sur { $need }.
breach-rank = { $rank ->
    [high] { $tribe }, platine ou épique : { $have } au lieu de { $need }.
   *[other] { $tribe }, { $rank } : { $have } au lieu de { $need }.
}
breach-counters = Contres : { $have } au lieu de { $need }.
breach-counter_twice = { $card } y est deux fois. Les deux contres doivent être différents.
breach-epics = { $have } cartes épiques ; { $need } au plus sont permises.
breach-epic_twice = { $card } y est deux fois. Chaque carte épique n’est permise qu’une fois.
breach-ability = { $ability } : { $have } cartes de bronze ou d’argent l’ont ; { $need } au plus sont permises.

## L’éditeur de deck

builder-heading = Éditeur de deck
builder-name = Nom du deck
builder-new_name = Nouveau deck
builder-export = Exporter
builder-random = Hasard
builder-random_about = Remplit les places libres au hasard. Dans un deck complet, toutes les cartes non épinglées sont retirées au sort.
builder-improve = Améliorer
builder-improve_about = Un joueur virtuel cherche de meilleures cartes. Les cartes épinglées restent.
builder-save = Enregistrer
builder-undo = Annuler
builder-clear = Vider
builder-none_shown = Aucune carte ne correspond à ces filtres.
builder-no_more = Un deck contient au plus deux exemplaires d’une carte.
builder-pins_clash = Aucun deck ne peut contenir toutes les cartes épinglées. Détachez-en quelques-unes.
builder-saved = Deck enregistré.
builder-saved_draft = Deck enregistré comme brouillon. Vous ne pouvez pas encore le jouer.
builder-count = { $cards } sur 32
builder-legal = Prêt à jouer
builder-legal_about = Six cartes de chaque tribu et deux contres.
builder-export_heading = Deck en texte
builder-to_file = Vers un fichier
builder-to_clipboard = Copier
builder-copied = Deck copié.
builder-not_copied = Le presse-papiers n’est pas disponible.
builder-written = Deck enregistré dans { $file }.
builder-import_heading = Deck depuis un texte
# “2 Cogwick” is a line of a deck: number of copies and name of the card
builder-import_about = Copiez un deck, une carte par ligne comme « 2 Cogwick », et collez-le depuis le presse-papiers. Ou déposez un fichier texte sur cette fenêtre, ou choisissez-en un dans le dossier d’import :
builder-no_files = Le dossier d’import est vide.
builder-from_clipboard = Presse-papiers
builder-texts_are = Placez vos fichiers de decks dans { $folder }.
builder-breaches = { $number ->
    [one] { $number } problème à corriger avant de jouer
   *[other] { $number } problèmes à corriger avant de jouer
}

# the parts of the deck builder, as tabs where the window is narrow
builder-part-box = Cartes
builder-part-deck = Deck
builder-part-summary = Résumé

builder-help-box_clicks = Clic : ajouter · clic droit : retirer
builder-help-box_keys = { $enter } : ajouter · { $erase } : retirer
builder-help-deck_clicks = Clic : retirer · clic droit : épingler
builder-help-deck_keys = { $enter } : retirer · { $pin } : épingler

builder-filter-abilities = Quelle capacité ?
builder-filter-any_ability = Toute capacité
builder-filter-any_stat = Dans l’ordre
# $stat is a property of cards, such as Speed
builder-filter-by = Par { $stat }
builder-filter-any_value = Toute valeur
builder-filter-least = { $n } ou plus

builder-summary-head = Cartes : { $cards } · points si capturées : { $points }
builder-summary-ranks = Rangs par tribu
builder-summary-abilities = Capacités

builder-leave-heading = Enregistrer vos changements ?
builder-leave-text = Vous avez modifié ce deck depuis le dernier enregistrement.
builder-leave-keep = Enregistrer
builder-leave-drop = Abandonner
builder-leave-stay = Annuler

builder-improving-heading = Amélioration de votre deck
builder-improving-about = De meilleures cartes remplacent quelques-unes des vôtres, puis des parties d’essai montrent ce que cela vaut. Arrêtez quand vous voulez.
builder-improving-trials = { $number ->
    [one] { $number } nouvelle carte. { $won } parties d’essai gagnées sur { $played } contre votre ancien deck
   *[other] { $number } nouvelles cartes. { $won } parties d’essai gagnées sur { $played } contre votre ancien deck
}
builder-improving-nothing = Aucune meilleure carte trouvée.
builder-improving-take = Garder
builder-improving-drop = Abandonner

# why a text can’t be read as a deck; $word is a part of that text
builder-bad-too_long = Ce texte est trop long pour un deck : plus de { $limit } caractères.
builder-bad-too_many_lines = Ce texte est trop long pour un deck : plus de { $limit } lignes.
builder-bad-too_many_cards = Ligne { $line }, « { $word } » : un deck contient au plus { $limit } cartes.
builder-bad-too_often = Ligne { $line }, « { $word } » : un deck contient au plus { $limit } exemplaires d’une carte.
builder-bad-bad_count = Ligne { $line }, « { $word } » : le nombre d’exemplaires doit être 1 ou { $limit }.
builder-bad-long_line = La ligne { $line } est trop longue : plus de { $limit } caractères.
builder-bad-no_card = Ligne { $line } : aucune carte ne s’appelle « { $word } ».
builder-bad-empty = Aucun deck trouvé. Écrivez une carte par ligne, comme « 2 Cogwick ».

# comment un lecteur d’écran nomme ce qui n’a pas d’étiquette
builder-filter-stat_title = Trier les cartes par
builder-filter-least_title = Valeur minimale
builder-part-title = Partie de l’éditeur

## La liste des decks, et ce qui y mène

decks-heading = Decks
decks-new = Nouveau deck
decks-import = Depuis un texte
decks-delete = Supprimer
decks-undelete = Restaurer
decks-copy = Copier
decks-open = Ouvrir
decks-look = Ouvrir une copie
# “deleted” is the name of a folder
decks-deleted = Deck déplacé dans le dossier « deleted ». Vous pouvez le restaurer.
decks-preset = Deck prêt à l’emploi
decks-legal = Prêt à jouer
decks-broken = Impossible d’ouvrir { $file }
# the name of a copy: “Gears 2”
decks-copy_name = { $name } { $number }
decks-draft = { $number ->
    [one] Brouillon : { $number } problème
   *[other] Brouillon : { $number } problèmes
}

# un lien de l’écran titre
screen-decks = Decks
# une ligne de « Nouvelle partie » : où elle mène, et son bouton
screen-decks-label = Mes decks
screen-decks-open = Éditeur de deck
# le choix à côté de chaque joueur dans « Nouvelle partie »
option-seat = Deck
# un dossier, dans les paramètres
store-label = Decks
store-meaning = Vos decks pour Dust Collectorz, un fichier chacun.

keys-context-decks = Liste des decks
keys-context-builder = Éditeur de deck
keys-command-deck_delete = supprimer le deck
keys-command-deck_restore = restaurer le deck
keys-command-deck_paste = coller un deck
keys-command-builder_undo = annuler
keys-command-builder_save = enregistrer le deck
keys-command-builder_pin = épingler la carte

# ce qui cloche dans un fichier : $file et $copy nomment des fichiers, $reason est technique et en anglais
file-not_a_deck = { $file } n’est pas un deck de Herotable.
file-misshapen_deck = { $file } est endommagé et ne s’ouvre pas comme deck ({ $reason }).
file-not_text = { $file } n’est pas du texte brut.
file-deck_copy = { $file } est endommagé : vous voyez la copie plus ancienne { $copy }.
file-unknown_card = { $file } contient une carte inconnue de cette version : { $card }. Le fichier reste intact ; un Herotable plus récent l’ouvrira peut-être.
file-decks_in_use = Un autre Herotable (processus { $process }) utilise { $file }. Ici, vous pouvez ouvrir des decks, mais pas les enregistrer.

## Infobulles

tip-stats = Attaque { $attack }, vitesse { $speed }, santé { $health }, ruse { $cunning }
tip-card = { $card } : { $tribe }, { $rank }. { $stats }. { $ability } : { $does }
tip-counter = { $card } : contre. { $ability } : { $does }
tip-young = { $card } : { $tribe } bat { $weaker }.
tip-overflow = Dans la réserve : visible de tous, elle se joue comme une carte en main.
tip-primary = { $name ->
    [you] Votre carte principale : compte en entier.
   *[other] Carte principale ({ $name }) : compte en entier.
}
tip-support = { $name ->
    [you] Votre soutien : compte à moitié.
   *[other] Soutien ({ $name }) : compte à moitié.
}
tip-beside = { $name ->
    [you] Votre contre.
   *[other] Contre ({ $name }).
}
tip-void = { $name ->
    [you] Vous cédez avec cette carte : sans valeur.
   *[other] { $name } cède avec cette carte : sans valeur.
}
tip-ability = { $card }, { $ability } : { $does }
tip-ability-idle = Non utilisée.
tip-ability-used = Utilisée.
tip-ability-cancelled = Annulée.
tip-stat = { $stat } : l’une des quatre caractéristiques.
tip-stat-named = { $stat } : comparée dans cet affrontement.
tip-stat-worth = { $stat } : vos cartes valent { $value } pour l’instant.
tip-seat = { $name ->
    [you] Vous avez
   *[other] { $name } a
} { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main, { $deck } dans le deck et { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tip-seat-young = { $name ->
    [you] Vous avez
   *[other] { $name } a
} { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main et { $deck } dans la pile.
tip-seat-partner = { $name ->
    [you] Vous jouez avec { $partner }.
   *[other] { $partner ->
        [you] Joue avec vous.
       *[other] Joue avec { $partner }.
    }
}
tip-seat-attacker = { $name ->
    [you] Vous attaquez pendant cette manche.
   *[other] Attaque pendant cette manche.
}
tip-seat-leads = { $name ->
    [you] Vous êtes en tête.
   *[other] En tête.
}
tip-seat-overflow = Réserve : { $cards }.
tip-seat-hush = { $rounds ->
    [one] Chut : pas de capacités cette manche.
   *[other] Chut : pas de capacités pendant { $rounds } manches.
}
tip-seat-draws = { $name ->
    [you] Vous piochez
   *[other] Pioche
} { $count ->
    [one] { $count } carte à la fin de la manche.
   *[other] { $count } cartes à la fin de la manche.
}
tip-pile = { $who ->
    [you] Vos captures
    [us] Les captures de votre équipe
    [they] Captures ({ $name })
   *[one] Captures ({ $name })
} : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $cards }.
tip-pile-none = { $who ->
    [you] Vous n’avez encore rien capturé.
    [us] Votre équipe n’a encore rien capturé.
    [they] { $name } n’ont encore rien capturé.
   *[one] { $name } n’a encore rien capturé.
}
tip-points = { $who ->
    [you] Vos captures
    [us] Les captures de votre équipe
    [they] Captures ({ $name })
   *[one] Captures ({ $name })
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tip-last = +{ $number } pour la dernière manche : { $points } en tout.
tip-last-so_far = +{ $number } pour la dernière manche si tout s’arrêtait là : { $points } en tout.
tip-discards = { $name ->
    [you] Votre défausse
   *[other] Défausse ({ $name })
}, sans valeur : { $cards }.
tip-discards-none = { $name ->
    [you] Votre défausse est vide.
   *[other] Défausse ({ $name }) : vide.
}
tip-deck = { $name ->
    [you] Votre deck
   *[other] Deck ({ $name })
} : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
tip-deck-sent = Remises dedans : { $cards }.
tip-back = { $name ->
    [you] Vous avez
   *[other] { $name } a
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main.
tip-back-known = Vues de tous : { $cards }.
tip-lacks-all = Parmi les cartes cachées, pas de { $tribes }.
tip-lacks-some = { $count ->
    [one] Au moins { $count } carte cachée n’appartient pas aux { $tribes }.
   *[other] Au moins { $count } cartes cachées n’appartiennent pas aux { $tribes }.
}
tip-lacks-characters = Toutes les cartes cachées sont des contres.
tip-wheel = La roue : les { $tribe1 } battent les { $tribe2 }, qui battent les { $tribe3 }, qui battent les { $tribe4 }, qui battent les { $tribe5 }, qui battent les { $tribe1 }.
tip-wheel-attack = Les { $tribe } attaquent : les { $stronger } ripostent avec +1, les { $weaker } avec −1. Les autres ne ripostent qu’à défaut de ceux-là, et les { $tribe } jamais.
tip-value-attack = { $name ->
    [you] Vous attaquez
   *[other] { $name } attaque
} ({ $stat }) : { $value }.
tip-value-answer = { $name ->
    [you] Vous ripostez
   *[other] { $name } riposte
} ({ $stat }) : { $value }.
tip-value-parts = Soit { $parts }.
tip-value-cancelled = Annulées, donc sans valeur : { $abilities }.
tip-value-building = Vos cartes jusqu’ici : { $stats }.
tip-value-none = Rien à comparer pour l’instant.
part-card = { $amount } ({ $card })
part-half = { $amount } (½ { $card })
part-of_ability = { $amount } ({ $ability })
part-wheel = { $amount } (la roue)
part-ability = { $amount } (une capacité)
part-weakened = { $amount } (l’adversaire)
part-counter = { $amount } (le contre)
part-floor = { $amount }, car une valeur ne descend pas sous 0
tip-tribe = { $tribe } : { $stuff } bat { $weaker }, { $stronger } bat { $stuff }.
tip-chain = { $name ->
    [you] { $card }, votre carte.
   *[other] { $card } ({ $name }).
}
tip-list = Voir le deck de cette place et les cartes déjà vues.
tip-done = Terminé : au suivant.
tip-moon = { $name ->
    [you] Vous n’aviez rien à jouer et avez fait une pause.
   *[other] { $name } n’avait rien à jouer et a fait une pause.
}

## La dernière action, à côté du nom

deed-attack = { $name ->
    [you] vous attaquez avec { $card }
   *[other] attaque avec { $card }
}
deed-follow = { $name ->
    [you] vous enchaînez avec { $card }
   *[other] enchaîne avec { $card }
}
deed-answer = { $name ->
    [you] vous ripostez avec { $card }
   *[other] riposte avec { $card }
}
deed-trap = { $name ->
    [you] vous déclenchez { $card }
   *[other] déclenche { $card }
}
deed-forfeit = { $name ->
    [you] vous cédez avec { $card }
   *[other] cède avec { $card }
}
deed-draw = { $name ->
    [you] vous piochez une carte
   *[other] pioche une carte
}
deed-stand = { $name ->
    [you] vous ne jouez plus de cartes
   *[other] ne joue plus de cartes
}
deed-cancel = { $name ->
    [you] vous annulez { $ability }
   *[other] annule { $ability }
}
deed-destroy = { $name ->
    [you] vous détruisez { $card }
   *[other] détruit { $card }
}
deed-salvage = { $name ->
    [you] vous récupérez { $card }
   *[other] récupère { $card }
}
deed-attack_first = { $name ->
    [you] vous choisissez l’attaque
   *[other] choisit l’attaque
}
deed-defend_first = { $name ->
    [you] vous choisissez la défense
   *[other] choisit la défense
}
deed-set_aside = { $name ->
    [you] vous mettez { $card } de côté
   *[other] met { $card } de côté
}
deed-clash = { $name ->
    [you] vous gagnez l’affrontement
   *[other] gagne l’affrontement
}
deed-trapped = { $name ->
    [you] votre piège arrête l’attaque
   *[other] arrête l’attaque avec un piège
}
deed-round = { $name ->
    [you] vous remportez la manche
   *[other] remporte la manche
}
deed-play = { $name ->
    [you] vous jouez { $tribe }
   *[other] joue { $tribe }
}
deed-skip = { $name ->
    [you] vous ne pouvez pas jouer
   *[other] ne peut pas jouer
}
deed-begin = { $name ->
    [you] { $first ->
        [you] vous commencez
       *[other] vous laissez commencer { $first }
    }
   *[other] { $first ->
        [you] vous laisse commencer
       *[other] désigne { $first } pour commencer
    }
}
deed-worth = { $stat } { $value }
deed-values = { $value } : { $worth }
deed-nullified = annule toutes les capacités
deed-unopposed = sans combat
deed-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
deed-captured = { $count ->
    [one] capture une carte
   *[other] capture { $count } cartes
}
deed-destroyed = { $count ->
    [one] détruit une carte
   *[other] détruit { $count } cartes
}
deed-beats = bat { $tribe }
deed-out = plus de cartes

## Grands moments

cheer-won-heading = La fierté de la collection
cheer-won-line = { $names }
cheer-overpower-heading = Écart de { $number }
cheer-overpower-line = { $names }
cheer-destroyed-heading = { $number } d’un seul coup
cheer-destroyed-line = { $names } · réduites en poussière

## La leçon

lesson-aim-say = Deux decks s’affrontent. Gagnez une manche pour capturer ses cartes : elles valent des points.
lesson-aim-why = Bronze et argent valent 1 point, platine et épique 3, l’or rien. La roue montre quelle tribu bat laquelle. { $first } a remporté le tirage au sort et attaque en premier.
lesson-answer-say = { $first } attaque avec Tortue matelassée et annonce ruse : 6. Ripostez avec Crabe casse-tête.
lesson-answer-why = Seules les deux tribus voisines de l’attaque sur la roue peuvent riposter. Les Boisillons battent les Peluchons : la ruse de 3 de votre crabe gagne +1.
lesson-ability-say = 4 contre 6, c’est trop peu. Cliquez sur la capacité du crabe : Parade, +2 en riposte.
lesson-ability-why = Une capacité n’agit que si vous choisissez de l’utiliser, et seulement dans cet affrontement. La plupart sont gratuites.
lesson-compare-say = Votre riposte vaut maintenant 6. Cliquez sur le bouton pour riposter.
lesson-compare-why = 6 contre 6 : en cas d’égalité, la défense l’emporte. C’est vous.
lesson-captured-say = Gagné : le crabe est sur votre pile de captures. La tortue, grâce à Rappel, est retournée chez { $first }, dans la réserve.
lesson-captured-why = Vous complétez d’abord tous deux votre main à six. Ce qui revient ensuite va dans la réserve : visible de tous, jouable comme la main. Vos 4 points : 1 pour le crabe, 3 pour la dernière manche si tout s’arrêtait là.
lesson-lay-say = Qui gagne une manche attaque ensuite : c’est vous. Jouez Cavalier des marges.
lesson-lay-why = Il a 7 en ruse, et Charge ajoute 2 en attaque. Il devient la carte principale de votre pile : celle qui compte en entier.
lesson-support-say = Ajoutez Cerf-volant courrier en soutien.
lesson-support-why = Les soutiens sont de la même tribu et comptent à moitié, arrondis vers le bas : 4 ajoute 2. Plus de cartes gagnent plus souvent, mais il vous en reste moins ensuite.
lesson-two_abilities-say = Utilisez Charge, la capacité du cavalier. Pioche, celle du courrier, suit d’elle-même.
lesson-two_abilities-why = Une pile peut utiliser deux capacités : celle de la carte principale et celle d’un soutien. Pioche vous donne une carte de plus à la fin de la manche.
lesson-attack-say = Annoncez ruse et attaquez avec 11.
lesson-attack-why = Les Ferblantins ou les Vernissés devront riposter. Annoncez ce en quoi vous êtes fort et eux non ; les boutons et les infobulles font les calculs.
lesson-gold-say = 11 contre 4 : tout est à vous, et la carte piochée est dans votre réserve. Attaquez maintenant avec Tante Amphore et Pioche.
lesson-gold-why = Les cartes d’or sont fortes mais ne rapportent rien : faites-les combattre, et tant pis si vous en perdez. Pioche agit même en cas de défaite.
lesson-trap-say = L’amphore a perdu, mais cela ne vous coûte que les 3 points de la dernière manche. { $first } attaque avec une pile : déclenchez Étagère à trappe.
lesson-trap-why = Les contres n’ont pas de caractéristiques. Un piège remplace la riposte : rien n’est comparé, et vous l’emportez. Gardez-le pour une attaque qui fait mal.
lesson-destroy-say = Votre piège détruit une carte de l’attaque : choisissez Frère Recollé.
lesson-destroy-why = Il est de platine : 3 points que personne n’aura. Une carte détruite va dans la défausse de son propriétaire. La souris retourne dans la réserve, et vous capturez votre piège : 0 point.
lesson-alone-say = Attaquez avec Sculpteur Muet, tout seul. Utilisez Tir ciblé et annoncez attaque : 7.
lesson-alone-why = Tir ciblé détruit des soutiens avant la comparaison. Une carte forte qui combat seule épargne les autres pour les manches suivantes.
lesson-snipe-say = Ver douillet riposte, soutenu par la tortue de la réserve : 7 contre 7. Détruisez la tortue.
lesson-snipe-why = { $first } gagnerait en cas d’égalité. Sans son soutien, Ver douillet vaut 5 : vous l’emportez, et gardez aussi les 3 points du sculpteur.
lesson-end-say = Et ainsi de suite jusqu’à ce que l’un de vous n’ait plus de cartes. Le plus de points gagne, et la dernière manche en vaut 3 de plus.
lesson-end-why = La boîte contient trois autres jeux : Chacun pour soi, où tous ripostent à l’attaque la plus forte ; Équipes, à deux contre deux ; et Jeunes Champions, pour les enfants, où seules comptent les tribus.

# « le meilleur coup … » : ce que des erreurs ont en commun
theme-attack = attaque avec une meilleure pile
theme-answer = riposte avec une meilleure pile
theme-round = gagne la manche
theme-trap = déclenche un piège
theme-stops = annule des capacités
theme-snipes = élimine un soutien
theme-steals = vole des captures
theme-tramples = détruit des cartes en main
theme-returns = récupère des cartes
theme-draws = pioche plus de cartes
theme-hushes = interdit des capacités
theme-keeps = garde des cartes fortes pour plus tard
theme-goes_out = joue la dernière carte
theme-chain = joue une plus longue chaîne
theme-plays = garde une carte pour le tour suivant
theme-tribes = garde plus de tribus en main

### les raisons trouvées par la recherche ; $name : qui le fait, « you » a ses propres tournures ; $odds : « (7 fois sur 10) » ou rien

# la pile qui suit ; $now : dans ce tour
reason-attack =
    { $name ->
        [you] { $now ->
            [yes] Vous pouvez attaquer avec { $cards } : { $value } en { $stat }{ $odds }.
           *[no] Vous pourrez ensuite attaquer avec { $cards }{ $odds }.
        }
       *[other] { $now ->
            [yes] { $name } peut attaquer avec { $cards } : { $value } en { $stat }{ $odds }.
           *[no] { $name } pourra ensuite attaquer avec { $cards }{ $odds }.
        }
    }
reason-answer =
    { $name ->
        [you] { $now ->
            [yes] Vous pouvez riposter avec { $cards } : { $value } en { $stat }{ $odds }.
           *[no] Vous pourrez riposter à l’attaque suivante avec { $cards }{ $odds }.
        }
       *[other] { $now ->
            [yes] { $name } peut riposter avec { $cards } : { $value } en { $stat }{ $odds }.
           *[no] { $name } pourra riposter à l’attaque suivante avec { $cards }{ $odds }.
        }
    }
# $gained : les points des cartes ; $team : c’est l’équipe qui gagne
reason-round =
    { $team ->
        [yes] { $name ->
            [you] Votre équipe gagne la manche
           *[other] L’équipe de { $name } gagne la manche
        }
       *[no] { $name ->
            [you] Vous gagnez la manche
           *[other] { $name } gagne la manche
        }
    }{ $gained ->
        [0] {""}
        [one] {" "}et { $gained } point
       *[other] {" "}et { $gained } points
    }{ $odds }.
reason-round-prevented =
    { $team ->
        [yes] { $name ->
            [you] Sinon, votre équipe pourrait gagner la manche
           *[other] Sinon, l’équipe de { $name } pourrait gagner la manche
        }
       *[no] { $name ->
            [you] Sinon, vous pourriez gagner la manche
           *[other] Sinon, { $name } pourrait gagner la manche
        }
    }{ $gained ->
        [0] {""}
        [one] {" "}et { $gained } point
       *[other] {" "}et { $gained } points
    }{ $odds }.
reason-round-risk =
    { $team ->
        [yes] { $name ->
            [you] Votre équipe risque de gagner la manche
           *[other] L’équipe de { $name } risque de gagner la manche
        }
       *[no] { $name ->
            [you] Vous risquez de gagner la manche
           *[other] { $name } risque de gagner la manche
        }
    }{ $gained ->
        [0] {""}
        [one] {" "}et { $gained } point
       *[other] {" "}et { $gained } points
    }{ $odds }.
reason-trap =
    { $other ->
        [you] Le piège arrête votre attaque{ $odds }.
       *[other] Le piège arrête l’attaque de { $other }{ $odds }.
    }
reason-trap-prevented =
    { $name ->
        [you] Sinon, vous pourriez avoir un piège pour elle{ $odds }.
       *[other] Sinon, { $name } pourrait avoir un piège pour elle{ $odds }.
    }
reason-trap-risk =
    { $name ->
        [you] Vous avez peut-être un piège pour elle{ $odds }.
       *[other] { $name } a peut-être un piège pour elle{ $odds }.
    }
# quelqu’un ne peut pas riposter
reason-forfeit =
    { $name ->
        [you] Vous n’aurez peut-être pas de riposte{ $odds }.
       *[other] { $name } n’aura peut-être pas de riposte{ $odds }.
    }
reason-forfeit-prevented =
    { $name ->
        [you] Sinon, vous n’auriez peut-être pas de riposte{ $odds }.
       *[other] Sinon, { $name } n’aurait peut-être pas de riposte{ $odds }.
    }
reason-forfeit-risk =
    { $name ->
        [you] Vous n’aurez peut-être pas de riposte{ $odds }.
       *[other] { $name } n’aura peut-être pas de riposte{ $odds }.
    }
# des capacités de $other sont annulées
reason-stops =
    { $other ->
        [you] { $card } annule vos capacités{ $odds }.
       *[other] { $card } annule les capacités de { $other }{ $odds }.
    }
reason-stops-prevented =
    { $name ->
        [you] Sinon, vous pourriez annuler des capacités{ $odds }.
       *[other] Sinon, { $name } pourrait annuler des capacités{ $odds }.
    }
reason-stops-risk =
    { $name ->
        [you] Vous risquez d’annuler des capacités{ $odds }.
       *[other] { $name } risque d’annuler des capacités{ $odds }.
    }
reason-snipes =
    { $name ->
        [you] Vous pouvez éliminer { $card }{ $odds }.
       *[other] { $name } peut éliminer { $card }{ $odds }.
    }
reason-steals =
    { $other ->
        [you] { $count ->
            [one] Vous perdez { $count } carte de vos captures{ $odds }.
           *[other] Vous perdez { $count } cartes de vos captures{ $odds }.
        }
       *[other] { $count ->
            [one] { $other } perd { $count } carte de ses captures{ $odds }.
           *[other] { $other } perd { $count } cartes de ses captures{ $odds }.
        }
    }
reason-tramples =
    { $other ->
        [you] { $count ->
            [one] Cela détruit { $count } carte de votre main{ $odds }.
           *[other] Cela détruit { $count } cartes de votre main{ $odds }.
        }
       *[other] { $count ->
            [one] Cela détruit { $count } carte dans la main de { $other }{ $odds }.
           *[other] Cela détruit { $count } cartes dans la main de { $other }{ $odds }.
        }
    }
reason-returns =
    { $name ->
        [you] Peut revenir vers vous : { $cards }{ $odds }.
       *[other] Peut revenir vers { $name } : { $cards }{ $odds }.
    }
reason-draws =
    { $name ->
        [you] { $count ->
            [one] Vous piochez une carte de plus{ $odds }.
           *[other] Vous piochez { $count } cartes de plus{ $odds }.
        }
       *[other] { $count ->
            [one] { $name } pioche une carte de plus{ $odds }.
           *[other] { $name } pioche { $count } cartes de plus{ $odds }.
        }
    }
reason-hushes =
    { $other ->
        [you] Vous ne pourrez pas utiliser de capacités à la manche suivante{ $odds }.
       *[other] { $other } ne pourra pas utiliser de capacités à la manche suivante{ $odds }.
    }
# un contre, ou une carte à 3 points
reason-keeps =
    { $name ->
        [you] Vous gardez { $card } pour plus tard.
       *[other] { $name } garde { $card } pour plus tard.
    }
# Jeunes Champions
reason-goes_out =
    { $name ->
        [you] Vous pouvez vous défaire de votre dernière carte{ $odds }.
       *[other] { $name } peut se défaire de sa dernière carte{ $odds }.
    }
reason-goes_out-prevented =
    { $name ->
        [you] Sinon, vous pourriez vous défaire de votre dernière carte{ $odds }.
       *[other] Sinon, { $name } pourrait se défaire de sa dernière carte{ $odds }.
    }
reason-goes_out-risk =
    { $name ->
        [you] Vous risquez de vous défaire de votre dernière carte{ $odds }.
       *[other] { $name } risque de se défaire de sa dernière carte{ $odds }.
    }
reason-chain =
    { $name ->
        [you] Vous pouvez jouer une chaîne de { $count } : { $cards }.
       *[other] { $name } peut jouer une chaîne de { $count } : { $cards }.
    }
reason-plays =
    { $name ->
        [you] Au prochain tour, vous pourrez jouer { $card }{ $odds }.
       *[other] Au prochain tour, { $name } pourra jouer { $card }{ $odds }.
    }
# quelqu’un n’a rien à jouer
reason-stuck =
    { $name ->
        [you] Vous n’aurez peut-être rien à jouer ensuite{ $odds }.
       *[other] { $name } n’aura peut-être rien à jouer ensuite{ $odds }.
    }
reason-stuck-prevented =
    { $name ->
        [you] Sinon, vous n’auriez peut-être rien à jouer ensuite{ $odds }.
       *[other] Sinon, { $name } n’aurait peut-être rien à jouer ensuite{ $odds }.
    }
reason-stuck-risk =
    { $name ->
        [you] Vous n’aurez peut-être rien à jouer ensuite{ $odds }.
       *[other] { $name } n’aura peut-être rien à jouer ensuite{ $odds }.
    }
# les tribus en main après ce tour
reason-tribes =
    { $name ->
        [you] { $count ->
            [one] Il vous reste { $count } tribu en main.
           *[other] Il vous reste { $count } tribus en main.
        }
       *[other] { $count ->
            [one] Il reste { $count } tribu dans la main de { $name }.
           *[other] Il reste { $count } tribus dans la main de { $name }.
        }
    }

# défis et succès
challenge-attic_dust = Poussière de grenier
challenge-attic_dust-note = Au grenier, quelque chose s’éveille et veut en découdre : votre deck.
challenge-big_catch = La belle prise
challenge-big_catch-note = Les petites manches remplissent une étagère ; une grande, un musée.
challenge-mousetrap = Souricière
challenge-mousetrap-note = Laissez le fromage bien en vue et attendez le clac.
challenge-riposte = Du répondant
challenge-riposte-note = Ils commencent, vous concluez : contrez au bon moment.
challenge-plain_toys = Piles non fournies
challenge-plain_toys-note = Le même deck des deux côtés. Ménagez les piles et gagnez.
challenge-overkill = Sans retenue
challenge-overkill-note = Gagner d’un point suffit. Suffire, c’est ennuyeux.
challenge-three_shelves = Trois étagères
challenge-three_shelves-note = Quand deux se battent, le troisième collectionne. Soyez celui-là.
challenge-tag_team = Duo de choc
challenge-tag_team-note = Deux contre deux : fiez-vous à votre partenaire et ne cédez jamais.
challenge-domino = Dominos
challenge-domino-note = Les jeunes champions tombent en chaîne. Poussez bien le premier.
challenge-short_fuse = Mèche courte
challenge-short_fuse-note = Petites parts, trois joueurs : finissez avant que les autres aient trié leur main.
challenge-burglary = Cambriolage
challenge-burglary-note = Les listes sont secrètes, les fenêtres ouvertes. Rapportez quelque chose.
challenge-spring_clean = Ménage de printemps
challenge-spring_clean-note = Quatre collections, un balai. Faites table rase.
goal-abilities-most = { $number ->
    [0] n’annoncez aucune capacité
   *[other] annoncez { $number } capacités au plus
}
goal-chain-least = jouez une chaîne de { $number }
goal-champions-least = avec les Champions
goal-clashes-least = remportez { $number } affrontements
goal-counters-least = { $number ->
    [1] jouez un contre
   *[other] jouez { $number } contres
}
goal-out-least = jouez votre dernière carte
goal-forfeits-most = { $number ->
    [0] ne cédez jamais
   *[other] cédez { $number } fois au plus
}
goal-largest-least = capturez { $number } points en une manche
goal-margin-least = { $number ->
    [1] un point d’avance sur tous
   *[other] { $number } points d’avance sur tous
}
goal-overpower-least = remportez un affrontement avec { $number } d’écart
goal-points-least = au moins { $number } points
goal-rounds-most = en { $number } manches au plus
goal-rounds_won-least = remportez { $number } manches
goal-stolen-least = { $number ->
    [1] volez une carte
   *[other] volez { $number } cartes
}
goal-team-least = en équipe
goal-traps-least = { $number ->
    [1] déclenchez un piège
   *[other] déclenchez { $number } pièges
}
goal-young-least = avec les Young Champions
achievement-treasure = Coffre au trésor
achievement-snap = Dératisation
achievement-touche = Touché
achievement-cat_burglar = Monte-en-l’air
achievement-never_say = Jamais découragé
achievement-steamroller = Rouleau compresseur
achievement-runaway = Poudre aux yeux
achievement-one_hand = Sorti de la boîte
achievement-better_together = L’union fait la force
achievement-chain_letter = Chaîne de lettres
achievement-empty_handed = Les mains vides
