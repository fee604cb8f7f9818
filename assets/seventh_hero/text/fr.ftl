caption-leads =
    { $name ->
        [you] vous envoyez
       *[other] envoie ce tour
    }
caption-holds =
    { $name ->
        [you] vous avez le voyageur
       *[other] a le voyageur
    }
caption-asked =
    { $name ->
        [you] à vous de décider
       *[other] décide
    }
caption-winner =
    { $name ->
        [you] vous gagnez !
       *[other] gagne !
    }
caption-notes = Notes
caption-wins =
    { $name ->
        [you] Vous gagnez !
       *[other] { $name } gagne !
    }
caption-together = { $names } gagnent !
caption-tip-hint =
    { $name ->
        [you] Vous avez montré cette carte à l’envoyeur. Même héros ? « { $equal ->
                [yes] Oui
               *[no] Non
            }. »
       *[other] { $name } a montré cette carte à l’envoyeur. Même héros ? « { $equal ->
                [yes] Oui
               *[no] Non
            }. »
    }
caption-tip-hint-known =
    { $name ->
        [you] Vous avez montré { $card } à l’envoyeur. Même héros ? « { $equal ->
                [yes] Oui
               *[no] Non
            }. »
       *[other] { $name } a montré { $card } à l’envoyeur. Même héros ? « { $equal ->
                [yes] Oui
               *[no] Non
            }. »
    }
caption-tip-notes = Affiche ou masque ce que vous savez de chaque numéro.

title = Seventh Hero
blurb = Un héros va de porte en porte, face cachée. Le recruter ou le faire passer ? Six héros différents font gagner, mais un doublon en coûte deux.

hero-1 = Guerrière
hero-2 = Tueur de dragons
hero-3 = Chef
hero-4 = Paria
hero-5 = Oracle
hero-6 = Conteur
hero-7 = Coureur des bois
the-1 = la Guerrière
the-2 = le Tueur de dragons
the-3 = le Chef
the-4 = le Paria
the-5 = l’Oracle
the-6 = le Conteur
the-7 = le Coureur des bois
whose-1 =
    { $name ->
        [you] votre Guerrière
       *[other] la Guerrière jouée par { $name }
    }
whose-2 =
    { $name ->
        [you] votre Tueur de dragons
       *[other] le Tueur de dragons joué par { $name }
    }
whose-3 =
    { $name ->
        [you] votre Chef
       *[other] le Chef joué par { $name }
    }
whose-4 =
    { $name ->
        [you] votre Paria
       *[other] le Paria joué par { $name }
    }
whose-5 =
    { $name ->
        [you] votre Oracle
       *[other] l’Oracle joué par { $name }
    }
whose-6 =
    { $name ->
        [you] votre Conteur
       *[other] le Conteur joué par { $name }
    }
whose-7 =
    { $name ->
        [you] votre Coureur des bois
       *[other] le Coureur des bois joué par { $name }
    }
numbered = { $hero } ({ $number })

# ce que veut une quête : comme sur la carte, et après « doit envoyer »
quest-any = au choix
quest-odd = impair
quest-even = pair
quest-three = 3, 4 ou 5
quest-down = { $number } ou moins
quest-up = { $number } ou plus
need-odd = un numéro impair
need-even = un numéro pair
need-three = un 3, un 4 ou un 5
need-down = un { $number } ou moins
need-up = un { $number } ou plus

# le journal : le tour
event-deal =
    { $leader ->
        [you] Chacun reçoit deux héros et cinq cartes. Vous envoyez en premier.
       *[other] Chacun reçoit deux héros et cinq cartes. { $leader } envoie en premier.
    }
event-quest =
    { $name ->
        [you] Nouvelle quête ({ $hero }) : vous devez envoyer { $need }.
       *[other] Nouvelle quête ({ $hero }) : { $name } doit envoyer { $need }.
    }
event-send =
    { $name ->
        [you] Vous envoyez un héros à { $next }, face cachée.
       *[other] { $next ->
            [you] { $name } vous envoie un héros, face cachée.
           *[other] { $name } envoie un héros à { $next }, face cachée.
        }
    }
event-send_free =
    { $name ->
        [you] Vous envoyez un héros à { $next }, face cachée. Il n’a pas besoin de convenir à la quête.
       *[other] { $next ->
            [you] { $name } vous envoie un héros, face cachée. Il n’a pas besoin de convenir à la quête.
           *[other] { $name } envoie un héros à { $next }, face cachée. Il n’a pas besoin de convenir à la quête.
        }
    }
event-send_own =
    { $name ->
        [you] Vous envoyez { $card } à { $next }, face cachée.
       *[other] { $next ->
            [you] { $name } vous envoie { $card }, face cachée.
           *[other] { $name } envoie { $card } à { $next }, face cachée.
        }
    }
event-send_party =
    { $name ->
        [you] Vous n’avez aucune carte qui convienne et envoyez { $card } de votre groupe à { $next }, face visible.
       *[other] { $next ->
            [you] { $name } n’a aucune carte qui convienne et vous envoie { $card } de son groupe, face visible.
           *[other] { $name } n’a aucune carte qui convienne et envoie { $card } de son groupe à { $next }, face visible.
        }
    }
event-send_bare =
    { $name ->
        [you] Vous n’avez plus de cartes en main et envoyez { $card } de votre groupe à { $next }, face visible.
       *[other] { $next ->
            [you] { $name } n’a plus de cartes en main et vous envoie { $card } de son groupe, face visible.
           *[other] { $name } n’a plus de cartes en main et envoie { $card } de son groupe à { $next }, face visible.
        }
    }
event-blind =
    { $name ->
        [you] Vous n’avez rien qui convienne et envoyez à { $next } la première carte de la pioche. Personne ne l’a vue.
       *[other] { $next ->
            [you] { $name } n’a rien qui convienne et vous envoie la première carte de la pioche. Personne ne l’a vue.
           *[other] { $name } n’a rien qui convienne et envoie à { $next } la première carte de la pioche. Personne ne l’a vue.
        }
    }
event-none = Rien ne convient et la pioche est vide : aucun héros ne voyage ce tour-ci.
event-stays = Le Paria reste chez lui et ne bloque personne.
event-move_on =
    { $name ->
        [you] Vous faites passer le voyageur à { $next }.
       *[other] { $next ->
            [you] { $name } vous fait passer le voyageur.
           *[other] { $name } fait passer le voyageur à { $next }.
        }
    }
event-move_home =
    { $name ->
        [you] Vous renvoyez le voyageur à { $next }, qui doit le recruter.
       *[other] { $next ->
            [you] { $name } vous renvoie le voyageur : vous devez le recruter.
           *[other] { $name } renvoie le voyageur à { $next }, qui doit le recruter.
        }
    }
event-bar =
    { $name ->
        [you] Vous ne pouvez pas recruter : le voyageur continue chez { $next }.
       *[other] { $next ->
            [you] { $name } ne peut pas recruter : le voyageur arrive chez vous.
           *[other] { $name } ne peut pas recruter : le voyageur continue chez { $next }.
        }
    }
event-bar_leader =
    { $name ->
        [you] Vous ne pouvez pas recruter : le voyageur refait un tour, d’abord chez { $next }.
       *[other] { $next ->
            [you] { $name } ne peut pas recruter : le voyageur refait un tour, d’abord chez vous.
           *[other] { $name } ne peut pas recruter : le voyageur refait un tour, d’abord chez { $next }.
        }
    }
event-hint =
    { $name ->
        [you] Vous montrez une carte à { $leader }. Même héros ? « { $equal ->
                [yes] Oui
               *[no] Non
            }. »
       *[other] { $leader ->
            [you] { $name } vous montre une carte. Même héros ? « { $equal ->
                [yes] Oui
               *[no] Non
            }. »
           *[other] { $name } montre une carte à { $leader }. Même héros ? « { $equal ->
                [yes] Oui
               *[no] Non
            }. »
        }
    }
event-hint_own =
    { $name ->
        [you] Vous montrez { $card } à { $leader }. Même héros ? « { $equal ->
                [yes] Oui
               *[no] Non
            }. »
       *[other] { $leader ->
            [you] { $name } vous montre { $card }. Même héros ? « { $equal ->
                [yes] Oui
               *[no] Non
            }. »
           *[other] { $name } montre { $card } à { $leader }. Même héros ? « { $equal ->
                [yes] Oui
               *[no] Non
            }. »
        }
    }
event-recruit =
    { $name ->
        [you] Vous voulez recruter le voyageur.
       *[other] { $name } veut recruter le voyageur.
    }
event-joins =
    { $name ->
        [you] Vous recrutez { $card } : { $count } héros sur 6.
       *[other] { $name } recrute { $card } : { $count } héros sur 6.
    }
event-double =
    { $name ->
        [you] Vous recrutez { $card }, un doublon : les deux sont éliminés.
       *[other] { $name } recrute { $card }, un doublon : les deux sont éliminés.
    }
event-sixth =
    { $name ->
        [you] Vous recrutez { $card }, votre sixième héros. Vous gagnez !
       *[other] { $name } recrute { $card }, son sixième héros, et gagne !
    }
event-leave =
    { $name ->
        [you] Vous ne pouvez pas recruter : le voyageur quitte le jeu sans être vu.
       *[other] { $name } ne peut pas recruter : le voyageur quitte le jeu sans être vu.
    }
event-leave_open =
    { $name ->
        [you] Vous ne pouvez pas recruter { $card } : la carte quitte le jeu.
       *[other] { $name } ne peut pas recruter { $card } : la carte quitte le jeu.
    }
event-leave_all = Personne ne peut recruter : le voyageur quitte le jeu sans être vu.
event-leave_all_open = Personne ne peut recruter { $card } : la carte quitte le jeu.
event-draw =
    { $name ->
        [you] Vous piochez une carte. C’est à { $next } d’envoyer.
       *[other] { $next ->
            [you] { $name } pioche une carte. C’est à vous d’envoyer.
           *[other] { $name } pioche une carte. C’est à { $next } d’envoyer.
        }
    }
event-draw_own =
    { $name ->
        [you] Vous piochez { $card }. C’est à { $next } d’envoyer.
       *[other] { $next ->
            [you] { $name } pioche { $card }. C’est à vous d’envoyer.
           *[other] { $name } pioche { $card }. C’est à { $next } d’envoyer.
        }
    }
event-draw_last =
    { $name ->
        [you] Vous piochez la dernière carte : la partie est finie.
       *[other] { $name } pioche la dernière carte : la partie est finie.
    }
event-end = La pioche est vide : la partie est finie.
event-last_turn = La pioche est vide : c’est le dernier tour.

# le journal : les capacités, d’abord annoncées, puis à l’œuvre
try-1 =
    { $name ->
        [you] Vous utilisez votre Guerrière pour annuler { $hero }.
       *[other] { $name } utilise sa Guerrière pour annuler { $hero }.
    }
try-2 =
    { $name ->
        [you] Vous utilisez votre Tueur de dragons pour abattre le voyageur.
       *[other] { $name } utilise son Tueur de dragons pour abattre le voyageur.
    }
try-3 =
    { $name ->
        [you] Vous utilisez votre Chef pour redresser { $hero }.
       *[other] { $name } utilise son Chef pour redresser { $hero }.
    }
try-4 =
    { $name ->
        [you] Vous utilisez votre Paria pour bloquer { $target }.
       *[other] { $target ->
            [you] { $name } utilise son Paria pour vous bloquer.
           *[other] { $name } utilise son Paria pour bloquer { $target }.
        }
    }
try-4-sent =
    { $name ->
        [you] Avant son départ, votre Paria sert à bloquer { $target }.
       *[other] { $target ->
            [you] Avant le départ du Paria, { $name } l’utilise pour vous bloquer.
           *[other] Avant le départ du Paria, { $name } l’utilise pour bloquer { $target }.
        }
    }
try-5 =
    { $name ->
        [you] Vous utilisez votre Oracle pour voir le voyageur.
       *[other] { $name } utilise son Oracle pour voir le voyageur.
    }
try-6 =
    { $name ->
        [you] Vous utilisez votre Conteur pour lever la quête.
       *[other] { $name } utilise son Conteur pour lever la quête.
    }
try-7 =
    { $name ->
        [you] Vous utilisez votre Coureur des bois pour piocher.
       *[other] { $name } utilise son Coureur des bois pour piocher.
    }
done-1 =
    { $name ->
        [you] Vous annulez { $hero } avec votre Guerrière.
       *[other] { $name } annule { $hero } avec sa Guerrière.
    }
done-2 =
    { $name ->
        [you] Votre Tueur de dragons abat le voyageur : c’était { $card }.
       *[other] { $name } abat le voyageur avec son Tueur de dragons : c’était { $card }.
    }
done-3 =
    { $name ->
        [you] Vous redressez { $hero } avec votre Chef.
       *[other] { $name } redresse { $hero } avec son Chef.
    }
done-4 =
    { $name ->
        [you] Votre Paria interdit à { $target } de recruter ce voyageur.
       *[other] { $target ->
            [you] Avec son Paria, { $name } vous interdit de recruter ce voyageur.
           *[other] Avec son Paria, { $name } interdit à { $target } de recruter ce voyageur.
        }
    }
done-4-sent =
    { $name ->
        [you] Votre Paria doit partir, et { $target } ne pourra pas le recruter.
       *[other] { $target ->
            [you] { $name } doit envoyer son Paria, et vous ne pourrez pas le recruter.
           *[other] { $name } doit envoyer son Paria, et { $target } ne pourra pas le recruter.
        }
    }
done-5 =
    { $name ->
        [you] Votre Oracle vous montre le voyageur.
       *[other] { $name } regarde le voyageur grâce à son Oracle.
    }
done-5-own =
    { $name ->
        [you] Votre Oracle vous montre le voyageur : c’est { $card }.
       *[other] { $name } regarde le voyageur grâce à son Oracle : c’est { $card }.
    }
done-6 =
    { $name ->
        [you] { $leader ->
            [you] Votre Conteur lève la quête : vous pouvez envoyer n’importe quel héros.
           *[other] Votre Conteur lève la quête : { $leader } peut envoyer n’importe quel héros.
        }
       *[other] { $leader ->
            [you] { $name } lève la quête avec son Conteur : vous pouvez envoyer n’importe quel héros.
           *[other] { $name } lève la quête avec son Conteur : { $leader } peut envoyer n’importe quel héros.
        }
    }
done-7 =
    { $name ->
        [you] Votre Coureur des bois pioche { $count ->
                [one] une carte
               *[other] { $count } cartes
            }.
       *[other] { $name } pioche { $count ->
                [one] une carte
               *[other] { $count } cartes
            } avec son Coureur des bois.
    }
done-7-own =
    { $name ->
        [you] Votre Coureur des bois pioche { $hand }.
       *[other] { $name } pioche { $hand } avec son Coureur des bois.
    }

# boutons
button-nothing = Aucune capacité
button-let = Laisser faire
button-cancel = Annuler { $hero }
button-move_on =
    { $next ->
        [you] Vous le faire passer
       *[other] Passer à { $next }
    }
button-move_home =
    { $next ->
        [you] Vous le renvoyer
       *[other] Renvoyer à { $next }
    }
button-recruit = Recruter le voyageur
button-recruit_known = Recruter { $card }
button-recruit_double = Recruter { $card } : doublon
button-send = Envoyer { $card }
button-send_party = Envoyer { $card } du groupe
button-send_blind = Envoyer la première carte de la pioche
button-hint = Demander : { $card } ?
button-use-2 = Tueur de dragons : abattre le voyageur
button-use-3 = Chef : redresser { $hero }
button-use-4 =
    { $target ->
        [you] Paria : vous bloquer
       *[other] Paria : bloquer { $target }
    }
button-use-5 = Oracle : regarder le voyageur
button-use-6 =
    { $target ->
        [you] Conteur : héros au choix pour vous
       *[other] Conteur : héros au choix pour { $target }
    }
button-use-6-self = Conteur : envoyer un héros au choix
button-use-7 =
    { $count ->
        [one] Coureur des bois : piocher une carte
       *[other] Coureur des bois : piocher { $count } cartes
    }
button-table = Continuer

# que faire
status-quest =
    { $name ->
        [you] { $leader ->
            [you] Utiliser une capacité avant d’envoyer un héros ?
           *[other] { $leader } va envoyer un héros. Utiliser une capacité avant ?
        }
       *[other] { $leader ->
            [you] { $name } : utiliser une capacité avant votre envoi ?
           *[other] { $name } : { $leader } va envoyer un héros. Utiliser une capacité avant ?
        }
    }
status-arrived =
    { $name ->
        [you] { $holder } a le voyageur. Utiliser une capacité ?
       *[other] { $holder ->
            [you] { $name } : utiliser une capacité avant votre décision ?
           *[other] { $name } : { $holder } a le voyageur. Utiliser une capacité ?
        }
    }
status-home =
    { $name ->
        [you] { $holder } doit recruter le voyageur. Utiliser une capacité avant ?
       *[other] { $holder ->
            [you] { $name } : utiliser une capacité avant votre recrutement ?
           *[other] { $name } : { $holder } doit recruter le voyageur. Utiliser une capacité avant ?
        }
    }
status-barred =
    { $name ->
        [you] { $holder } ne peut pas recruter. Utiliser une capacité avant que le voyageur reparte ?
       *[other] { $holder ->
            [you] { $name } : utiliser une capacité avant que le voyageur reparte ?
           *[other] { $name } : { $holder } ne peut pas recruter. Utiliser une capacité avant ?
        }
    }
status-going =
    { $name ->
        [you] Le voyageur va quitter le jeu. Utiliser une capacité avant ?
       *[other] { $name } : le voyageur va quitter le jeu. Utiliser une capacité avant ?
    }
status-declared =
    { $name ->
        [you] { $holder } veut recruter le voyageur. Utiliser une capacité ?
       *[other] { $holder ->
            [you] { $name } : utiliser une capacité avant votre recrutement ?
           *[other] { $name } : { $holder } veut recruter le voyageur. Utiliser une capacité ?
        }
    }
status-settled =
    { $name ->
        [you] Le tour se termine. Utiliser une capacité ?
       *[other] { $name } : le tour se termine. Utiliser une capacité ?
    }
status-replying =
    { $name ->
        [you] Annuler { $hero } avec votre Guerrière ?
       *[other] { $name } : annuler { $hero } avec la Guerrière ?
    }
status-sending =
    { $name ->
        [you] À vous : envoyez un héros de votre main (quête : { $quest })
       *[other] { $name } : envoyez un héros de votre main (quête : { $quest })
    }
status-sending_party =
    { $name ->
        [you] Rien en main ne convient : envoyez un héros de votre groupe (quête : { $quest })
       *[other] { $name } : envoyez un héros de votre groupe (quête : { $quest })
    }
status-farewell =
    { $name ->
        [you] Envoyez un héros de votre groupe, ou bloquez d’abord quelqu’un avec votre Paria
       *[other] { $name } : envoyez un héros du groupe, ou bloquez d’abord quelqu’un avec le Paria
    }
status-holding =
    { $name ->
        [you] Le voyageur est à votre porte : recrutez-le ou faites-le passer
       *[other] { $name } : recrutez le voyageur ou faites-le passer
    }
status-holding_hint =
    { $name ->
        [you] Recrutez le voyageur, faites-le passer ou interrogez { $leader } en lui donnant une carte
       *[other] { $name } : recrutez le voyageur, faites-le passer ou donnez une carte pour vous renseigner
    }
status-dealing = Distribution des cartes…
status-questing =
    { $leader ->
        [you] Une nouvelle quête pour vous
       *[other] Une nouvelle quête pour { $leader }
    }
status-blinding = La première carte de la pioche se met en route
status-barring =
    { $holder ->
        [you] Vous ne pouvez pas recruter : le voyageur repart
       *[other] { $holder } ne peut pas recruter : le voyageur repart
    }
status-revealing =
    { $holder ->
        [you] Vous révélez le voyageur
       *[other] { $holder } révèle le voyageur
    }
status-leaving = Le voyageur quitte le jeu
status-drawing = Le tour est fini
status-over = La partie est finie

# pourquoi non
why-match_over = La partie est finie.
why-not_an_action = Ce coup n’existe pas dans ce jeu.
why-table_step = Un instant, les cartes sont en mouvement.
why-answer_first = Pas encore : décidez d’abord si vous annulez la capacité qui vient d’être utilisée.
why-send_first = Envoyez d’abord un héros.
why-recruit_or_move_on = Le voyageur est à votre porte : recrutez-le ou faites-le passer.
why-nothing_to_decline = Il n’y a rien à refuser pour l’instant.
why-not_in_hand = { $card } : vous n’avez pas cette carte en main.
why-quest_not_met = { $card } ne convient pas à la quête. Envoyez { $wanted }.
why-hand_meets_quest = Une carte de votre main convient, donc aucun héros de votre groupe ne peut partir.
why-not_in_party = { $card } n’est pas dans votre groupe.
why-only_leader_sends = Seul l’envoyeur du tour envoie un héros, une fois, après la quête.
why-decline_first = Choisissez d’abord « Aucune capacité », puis envoyez un héros.
why-sending_over = Trop tard : on n’envoie un héros qu’une fois par tour, juste après la quête.
why-only_holder = Seul le joueur qui a le voyageur en décide.
why-no_hint_open = Le voyageur est face visible : vous voyez qui c’est.
why-no_hint_blind = L’envoyeur n’a pas vu ce voyageur : personne ne peut vous répondre.
why-last_card = Vous devez garder une carte : la dernière ne peut pas servir à demander.
why-held_by_holder = Vous ne pouvez pas utiliser de héros tant que le voyageur est à votre porte.
why-not_yours = { $hero } n’est pas dans votre groupe.
why-already_used = { $hero } a déjà servi. Seul un Chef peut redresser ce héros.
why-nothing_to_cancel = Il n’y a rien à annuler. La Guerrière ne fait que répondre à une capacité.
why-own_ability = Vous ne pouvez pas annuler votre propre capacité.
why-turned_up = Trop tard : le voyageur est déjà révélé.
why-no_wanderer = { $hero } ne peut rien faire : il n’y a pas encore de voyageur.
why-already_known = Vous savez déjà qui est le voyageur.
why-too_late_to_bar = Ce joueur ne peut plus recruter le voyageur.
why-already_barred = Ce joueur est déjà bloqué.
why-not_oneself = Votre Paria bloque un autre joueur, pas vous.
why-nobody_to_ready = Votre Chef a besoin d’un autre héros utilisé dans votre groupe.
why-not_turned = { $hero } : votre Chef n’a pas ce héros à redresser.
why-pile_empty = La pioche est vide : il n’y a rien à piocher.
why-quest_only = Le Conteur n’agit que juste après la quête, avant l’envoi d’un héros.
why-already_free = La quête est déjà levée.
why-pile_last = La carte de la pioche ne part que si rien en main ni dans le groupe ne convient.
why-outcast_goes = { $hero } a bloqué quelqu’un avant de partir : c’est donc lui qui doit partir.
why-only_for_her = Pour l’instant, le Chef ne peut redresser que votre Guerrière, pour annuler la capacité.

# le résultat
score-heroes = Héros
score-eliminated = Cartes éliminées
score-sum = Somme du groupe
ending-six =
    { $name ->
        [you] Vous avez réuni six héros différents.
       *[other] { $name } a réuni six héros différents.
    }
ending-most =
    { $name ->
        [you] La pioche est vide et vous avez le plus de héros : { $count }.
       *[other] La pioche est vide et { $name } a le plus de héros : { $count }.
    }
ending-fewer =
    { $name ->
        [you] Égalité à { $count } héros : vous gagnez avec moins de cartes éliminées.
       *[other] Égalité à { $count } héros : { $name } gagne avec moins de cartes éliminées.
    }
ending-sum =
    { $name ->
        [you] Égalité de héros ({ $count }) et de cartes éliminées : vous gagnez avec la plus haute somme, { $sum }.
       *[other] Égalité de héros ({ $count }) et de cartes éliminées : { $name } gagne avec la plus haute somme, { $sum }.
    }
ending-shared = { $names } partagent la victoire, à égalité sur tout : { $count } héros, somme { $sum }.

option-start = Premier envoyeur
option-start-random = Au hasard
option-start-seat = Place { $value }
option-copies = Exemplaires par héros
option-copies-value = { $value } de chaque
option-copies-about = La partie finit au plus tard avec la pioche : moins d’exemplaires, moins long. La boîte en contient 11 de chaque.

# cartes et places
ability-1 = Annule la capacité qui vient d’être utilisée, même celle d’une autre Guerrière.
ability-2 = Abat le voyageur : il est défaussé, face visible.
ability-3 = Redresse un autre héros utilisé de votre groupe.
ability-4 = Interdit à un autre joueur de recruter ce voyageur.
ability-5 = Regarde le voyageur.
ability-6 = Lève la quête : l’envoyeur du tour, vous ou un autre, peut envoyer n’importe quel héros.
ability-7 = Pioche 2 cartes.
hero-ready = { $card }, disponible : { $ability }
hero-used = { $card }, héros utilisé : il compte toujours, et un Chef du même groupe peut le redresser.
hero-used-3 = { $card }, héros utilisé : il compte toujours. Disponible à nouveau s’il part et revient.
hand-line = { $card }. Dans un groupe : { $ability }
hand-double = { $card } : déjà dans votre groupe, un de plus serait un doublon.
back-line =
    { $name ->
        [you] Vous avez { $count ->
                [one] 1 carte
               *[other] { $count } cartes
            } en main.
       *[other] { $name } a { $count ->
                [one] 1 carte
               *[other] { $count } cartes
            } en main.
    }
lacks-all = Aucune n’est un { $numbers }.
lacks-only = Ce n’est pas un { $numbers }.
lacks-one = Au moins une n’est pas un { $numbers }.
lacks-some =
    { $count ->
        [one] Au moins { $count } n’est pas un { $numbers }.
       *[other] Au moins { $count } ne sont pas des { $numbers }.
    }
lacks-shown = Des quêtes non remplies l’ont montré.
quest-line =
    { $name ->
        [you] Quête : vous devez envoyer { $need }.
       *[other] Quête : { $name } doit envoyer { $need }.
    }
quest-free =
    { $name ->
        [you] La quête veut { $need }, mais grâce au Conteur vous pouvez envoyer n’importe quel héros.
       *[other] La quête veut { $need }, mais grâce au Conteur { $name } peut envoyer n’importe quel héros.
    }
pile-line =
    { $count ->
        [0] La pioche est vide : c’est le dernier tour.
        [one] { $count } carte en pioche. Quand elle est vide, le tour en cours est le dernier.
       *[other] { $count } cartes en pioche. Quand elle est vide, le tour en cours est le dernier.
    }
discards-line = Défausse face visible : { $cards }.
discards-none = La défausse est vide.
buried-line =
    { $count ->
        [one] Défausse face cachée : { $count } carte.
       *[other] Défausse face cachée : { $count } cartes.
    }
buried-seen = Vous y avez vu { $seen }.
times =
    { $count ->
        [1] { $card }
       *[other] { $card } ×{ $count }
    }
eliminated-line =
    { $name ->
        [you] Éliminés chez vous : { $heroes }.
       *[other] Éliminés chez { $name } : { $heroes }.
    }
eliminated-none =
    { $name ->
        [you] Vous n’avez aucun héros éliminé.
       *[other] { $name } n’a aucun héros éliminé.
    }
seat-line =
    { $name ->
        [you] Vous : { $heroes } héros, { $cards ->
                [one] { $cards } carte
               *[other] { $cards } cartes
            } en main.
       *[other] { $name } : { $heroes } héros, { $cards ->
                [one] { $cards } carte
               *[other] { $cards } cartes
            } en main.
    }
seat-eliminated =
    { $count ->
        [one] { $count } paire éliminée.
       *[other] { $count } paires éliminées.
    }
seat-leads =
    { $name ->
        [you] C’est votre tour d’envoyer.
       *[other] C’est son tour d’envoyer.
    }
seat-holds =
    { $name ->
        [you] Vous avez le voyageur.
       *[other] A le voyageur.
    }
seat-barred =
    { $name ->
        [you] Vous ne pouvez pas recruter ce voyageur.
       *[other] Ne peut pas recruter ce voyageur.
    }
seat-knows =
    { $name ->
        [you] Vous avez vu le voyageur.
       *[other] A vu le voyageur.
    }
wanderer-known =
    { $name ->
        [you] Le voyageur à votre porte : { $card }.
       *[other] Le voyageur chez { $name } : { $card }.
    }
wanderer-blind =
    { $name ->
        [you] Le voyageur à votre porte vient de la pioche. Personne ne l’a vu.
       *[other] Le voyageur chez { $name } vient de la pioche. Personne ne l’a vu.
    }
wanderer-free =
    { $name ->
        [you] Le voyageur à votre porte, envoyé par { $leader } sans tenir compte de la quête.
       *[other] { $leader ->
            [you] Le voyageur chez { $name }, que vous avez envoyé sans tenir compte de la quête.
           *[other] Le voyageur chez { $name }, envoyé par { $leader } sans tenir compte de la quête.
        }
    }
wanderer-hidden =
    { $name ->
        [you] Le voyageur à votre porte, envoyé par { $leader }, convient à la quête : { $numbers }.
       *[other] { $leader ->
            [you] Le voyageur chez { $name }, que vous avez envoyé, convient à la quête : { $numbers }.
           *[other] Le voyageur chez { $name }, envoyé par { $leader }, convient à la quête : { $numbers }.
        }
    }
note-may =
    { $count ->
        [one] { $card } peut être le voyageur : encore { $count } carte non vue.
       *[other] { $card } peut être le voyageur : encore { $count } cartes non vues.
    }
note-not =
    { $count ->
        [one] { $card } ne peut pas être le voyageur : encore { $count } carte non vue.
       *[other] { $card } ne peut pas être le voyageur : encore { $count } cartes non vues.
    }
note-without = Aucune n’est en main chez { $names }.

# ce qu’une place vient de faire, à côté de son nom, et ce qui s’ensuit
deed-quest =
    { $name ->
        [you] vous devez envoyer { $need }
       *[other] doit envoyer { $need }
    }
deed-send =
    { $name ->
        [you] vous envoyez un héros à { $next }
       *[other] { $next ->
            [you] vous envoie un héros
           *[other] envoie un héros à { $next }
        }
    }
deed-send_card =
    { $name ->
        [you] vous envoyez { $card } à { $next }
       *[other] { $next ->
            [you] vous envoie { $card }
           *[other] envoie { $card } à { $next }
        }
    }
deed-free = quête facultative
deed-open = face visible
deed-blind = personne ne l’a vu
deed-nobody =
    { $name ->
        [you] vous n’envoyez personne
       *[other] n’envoie personne
    }
deed-nothing = rien ne convient
deed-pass =
    { $name ->
        [you] vous le faites passer à { $next }
       *[other] { $next ->
            [you] vous le fait passer
           *[other] le fait passer à { $next }
        }
    }
deed-home =
    { $next ->
        [you] vous devez le recruter
       *[other] { $next } doit le recruter
    }
deed-blocked =
    { $name ->
        [you] vous ne pouvez pas recruter
       *[other] ne peut pas recruter
    }
deed-gone = il quitte le jeu
deed-ask =
    { $name ->
        [you] vous interrogez { $leader }
       *[other] { $leader ->
            [you] vous interroge
           *[other] interroge { $leader }
        }
    }
deed-answer =
    { $equal ->
        [yes] « Oui, le même »
       *[no] « Non, un autre »
    }
deed-declare =
    { $name ->
        [you] vous voulez recruter
       *[other] veut recruter
    }
deed-recruit =
    { $name ->
        [you] vous recrutez { $card }
       *[other] recrute { $card }
    }
deed-heroes = { $count } héros sur 6
deed-double = doublon : les deux sont éliminés
deed-sixth = six héros : victoire !
deed-use =
    { $name ->
        [you] vous utilisez { $hero }
       *[other] utilise { $hero }
    }
deed-cancel =
    { $name ->
        [you] vous annulez { $hero }
       *[other] annule { $hero }
    }
deed-slay =
    { $name ->
        [you] vous abattez { $card }
       *[other] abat { $card }
    }
deed-ready =
    { $name ->
        [you] vous redressez { $hero }
       *[other] redresse { $hero }
    }
deed-block =
    { $name ->
        [you] vous bloquez { $target }
       *[other] { $target ->
            [you] vous bloque
           *[other] bloque { $target }
        }
    }
deed-look =
    { $name ->
        [you] vous regardez le voyageur
       *[other] regarde le voyageur
    }
deed-lift =
    { $name ->
        [you] vous levez la quête
       *[other] lève la quête
    }
deed-draw =
    { $name ->
        [you] vous piochez { $count ->
                [one] une carte
               *[other] { $count } cartes
            }
       *[other] pioche { $count ->
                [one] une carte
               *[other] { $count } cartes
            }
    }

# le centre : la quête, la route, le sort du voyageur
stage-quest = Quête
stage-any = au choix
stage-pile =
    { $count ->
        [0] La pioche est vide
       *[other] { $count } en pioche
    }
stage-asked = Demandé
stage-of = sur { $all }
stage-goal = héros différents
stage-party = Votre groupe
stage-hand = Votre main · { $count }
stage-used = utilisé
stage-ready = prêt
stage-answers = annule
stage-idle = pas ici
stage-already = Vous avez déjà { $heroes } : les deux partiraient.
stage-drag-ask = Glissez une carte sur le voyageur pour demander.
stage-drag-send = Glissez une carte sur la route pour l’envoyer.
stage-recruits =
    { $name ->
        [you] { $count ->
            [one] Si vous recrutez, ce héros caché ne peut être que :
           *[other] Si vous recrutez, ce héros caché est l’un de ceux-ci :
        }
       *[other] { $count ->
            [one] Si { $name } recrute, ce héros caché ne peut être que :
           *[other] Si { $name } recrute, ce héros caché est l’un de ceux-ci :
        }
    }
stage-known =
    { $name ->
        [you] Vous le connaissez : { $card }. Si vous recrutez :
       *[other] Vous le connaissez : { $card }. Si { $name } recrute :
    }
stage-open =
    { $name ->
        [you] Face visible : { $card }. Si vous recrutez :
       *[other] Face visible : { $card }. Si { $name } recrute :
    }
stage-blocked =
    { $name ->
        [you] Un Paria vous bloque : vous ne pouvez pas recruter ce voyageur.
       *[other] Un Paria bloque { $name }, qui ne peut pas recruter ce voyageur.
    }
stage-before =
    { $name ->
        [you] Vous allez envoyer, face cachée, un héros qui convient à la quête. { $next } décide en premier.
       *[other] { $next ->
            [you] { $name } va envoyer, face cachée, un héros qui convient à la quête. Vous décidez en premier.
           *[other] { $name } va envoyer, face cachée, un héros qui convient à la quête. { $next } décide en premier.
        }
    }
stage-home =
    { $next ->
        [you] Si personne ne prend votre héros, il vous revient :
       *[other] { $next } décide en premier. Si personne ne prend votre héros, il vous revient :
    }
stage-joins =
    { $name ->
        [you] vous rejoint
       *[other] rejoint { $name }
    }
stage-double = les deux partent
stage-sixth =
    { $name ->
        [you] vous gagnez
       *[other] { $name } gagne
    }
stage-possible = possible
stage-unseen = { $count } sur { $all } non vues
stage-was-joined =
    { $name ->
        [you] { $card } rejoint votre groupe.
       *[other] { $card } rejoint { $name }.
    }
stage-was-paired = Un doublon : { $card }. Les deux partent.
stage-was-slain = Abattu : { $card }.
stage-why-joined = Un nouveau héros reste dans le groupe.
stage-why-paired =
    { $name ->
        [you] Vous aviez déjà ce héros : les deux sont éliminés.
       *[other] { $name } avait déjà ce héros : les deux sont éliminés.
    }
stage-why-slain = Un Tueur de dragons a frappé le voyageur avant qu’on le recrute.
stop-sends =
    { $name ->
        [you] vous envoyez
       *[other] envoie
    }
stop-decides =
    { $name ->
        [you] à vous de décider
       *[other] décide
    }
stop-declares =
    { $name ->
        [you] vous recrutez
       *[other] veut recruter
    }
stop-takes =
    { $name ->
        [you] vous devez le prendre
       *[other] doit le prendre
    }
stop-joined =
    { $name ->
        [you] vous avez recruté
       *[other] a recruté
    }
stop-paired =
    { $name ->
        [you] votre doublon
       *[other] un doublon
    }
stop-slain = abattu ici
stop-sent = a envoyé
stop-blind = de la pioche
stop-passed = a passé
stop-blocked = bloqué
stop-round = refait le tour
stop-next = ensuite
stop-then = puis
stop-must = doit le prendre

# le côté
aside-unseen = Héros non vus
aside-each = sur { $count } chacun
aside-turn = Ce tour
aside-deed =
    { $name ->
        [you] { $deed }
       *[other] { $name } { $deed }
    }

# que faire, en une phrase
prompt-holding = Recrutez le voyageur ou faites-le passer.
prompt-holding-ask = Recrutez le voyageur, renseignez-vous ou faites-le passer.
prompt-send = Envoyez un héros qui convient à la quête : { $quest }.
prompt-send-free = La quête est levée : envoyez n’importe quel héros.
prompt-send-party = Rien en main ne convient. Envoyez un héros de votre groupe : { $quest }.
prompt-farewell = Envoyez un héros de votre groupe, ou utilisez d’abord { $hero }.
prompt-quest =
    { $name ->
        [you] Vous allez envoyer. Réagir ?
       *[other] { $name } va envoyer. Réagir ?
    }
prompt-arrived =
    { $name ->
        [you] Vous avez le voyageur. Réagir ?
       *[other] { $name } a le voyageur. Réagir ?
    }
prompt-home =
    { $name ->
        [you] Vous devez le prendre. Réagir ?
       *[other] { $name } doit le prendre. Réagir ?
    }
prompt-declared =
    { $name ->
        [you] Vous voulez recruter. Réagir ?
       *[other] { $name } veut recruter. Réagir ?
    }
prompt-barred =
    { $name ->
        [you] Vous ne pouvez pas recruter. Réagir ?
       *[other] { $name } ne peut pas recruter. Réagir ?
    }
prompt-settled = Le tour se termine. Réagir ?
prompt-may = Vous pouvez utiliser un de vos héros.
prompt-quest-about = La quête : { $quest }.
prompt-stakes-sixth =
    { $name ->
        [you] Avec un { $numbers }, vous gagnez.
       *[other] Avec un { $numbers }, { $name } gagne.
    }
prompt-stakes-double =
    { $every ->
        [yes] C’est un doublon : les deux héros partiraient.
       *[no] Un { $numbers } serait un doublon : les deux partiraient.
    }
prompt-stakes-joins =
    { $name ->
        [you] Ce serait votre héros { $count } sur 6.
       *[other] Pour { $name }, ce serait le héros { $count } sur 6.
    }
prompt-uses =
    { $name ->
        [you] Vous utilisez { $hero }.
       *[other] { $name } utilise { $hero }.
    }
prompt-use-1 = Cela annulerait { $hero }. Annuler ?
prompt-use-2 = Le voyageur serait abattu. Annuler ?
prompt-use-3 = Cela redresse { $hero }. Annuler ?
prompt-use-4 =
    { $target ->
        [you] Vous ne pourriez pas recruter ce voyageur. Annuler ?
       *[other] { $target } ne pourrait pas recruter ce voyageur. Annuler ?
    }
prompt-use-5 = C’est un coup d’œil au voyageur. Annuler ?
prompt-use-6 = La quête serait levée. Annuler ?
prompt-use-7 = Cela fait piocher des cartes. Annuler ?

# la barre d’actions
rail-recruit = Recruter
rail-ask = Se renseigner
rail-ask-number = Demander : un { $number } ?
rail-pass = Faire passer
rail-pass-to =
    { $next ->
        [you] Vous le faire passer
       *[other] Passer à { $next }
    }
rail-send = Envoyer un héros
rail-use = Utiliser un héros
rail-use-hero = Utiliser : { $hero }
rail-let = Laisser faire
rail-nothing = Aucune capacité
rail-known-joins = Ce héros rejoint votre groupe.
rail-known-double = Vous l’avez déjà : les deux partiraient.
rail-known-sixth = Votre sixième héros : vous gagnez !
rail-unknown = Un nouveau héros vous rejoint. Si c’est un doublon, les deux partent.
rail-all = Qui que ce soit, il vous rejoint.
rail-none = Aucun des { $count } héros possibles ne vous rejoindrait.
rail-some = { $join } des { $count } héros possibles vous rejoindraient.
rail-doubles = { $numbers } serait un doublon : les deux partiraient.
rail-ask-note =
    { $leader ->
        [you] Donnez une carte contre une réponse sincère.
       *[other] Donnez une carte à { $leader } contre une réponse sincère.
    }
rail-ask-card =
    { $leader ->
        [you] Donnez { $hero } contre une réponse sincère.
       *[other] Donnez { $hero } à { $leader } contre une réponse sincère.
    }
rail-pass-useful =
    { $next ->
        [you] Un { $numbers } vous servirait.
       *[other] Un { $numbers } servirait à { $next }.
    }
rail-pass-useless =
    { $next ->
        [you] Pour vous, un doublon.
       *[other] Pour { $next }, un doublon.
    }
rail-pass-must =
    { $next ->
        [you] Vous devez le prendre.
       *[other] { $next } doit le prendre.
    }
rail-send-note = Il voyage face cachée. Quête : { $quest }.
rail-use-first = Bloquez quelqu’un avant son départ.
rail-use-holding = Pas pendant votre décision.
rail-use-sending = Pas maintenant : envoyez un héros.
rail-use-asked = On vous le demandera au bon moment.
rail-off-sender =
    { $name ->
        [you] Vous envoyez ce tour.
       *[other] { $name } envoie ce tour.
    }
rail-off-holder =
    { $name ->
        [you] Vous avez le voyageur.
       *[other] { $name } a le voyageur.
    }
rail-off-first = Envoyez d’abord un héros.
rail-off-picked = Pas avec ce que vous avez choisi.
rail-off-table = Un instant…
rail-effect-1 = Annule { $hero }.
rail-effect-2 = Le voyageur va à la défausse.
rail-effect-3 =
    { $hero ->
        [none] Redresse un héros utilisé.
       *[other] Redresse un héros utilisé : { $hero }.
    }
rail-effect-4 =
    { $name ->
        [none] Choisissez qui ne pourra pas recruter ce voyageur.
        [you] Vous ne pouvez pas recruter ce voyageur.
       *[other] { $name } ne pourra pas recruter ce voyageur.
    }
rail-effect-5 = Regardez le voyageur, puis décidez.
rail-effect-6 =
    { $name ->
        [you] Vous pouvez envoyer n’importe quel héros ce tour.
       *[other] { $name } peut envoyer n’importe quel héros ce tour.
    }
rail-effect-7 =
    { $count ->
        [one] Piochez la dernière carte.
       *[other] Piochez { $count } cartes.
    }
rail-idle-used = utilisé
rail-idle-answers = sert seulement à annuler
rail-prospect-wins =
    { $name ->
        [you] Vous gagnez.
       *[other] { $name } gagne.
    }
rail-prospect-double =
    { $name ->
        [you] Vous perdez deux héros.
       *[other] Un doublon : { $name } perd un héros.
    }
rail-prospect-sixth =
    { $name ->
        [you] Avec un { $numbers }, vous gagnez.
       *[other] Avec un { $numbers }, { $name } gagne.
    }
rail-prospect-joins =
    { $name ->
        [you] Un { $numbers } vous rejoindrait.
       *[other] Un { $numbers } rejoindrait { $name }.
    }
rail-prospect-sixth-cases =
    { $name ->
        [you] Vous gagnez dans { $cases } cas sur { $count }.
       *[other] { $name } gagne dans { $cases } cas sur { $count }.
    }
rail-prospect-joins-cases =
    { $name ->
        [you] Il vous rejoint dans { $cases } cas sur { $count }.
       *[other] Il rejoint { $name } dans { $cases } cas sur { $count }.
    }

# grands moments
cheer-won-heading = Victoire dans le Nord
cheer-won-line =
    { $you ->
        [yes] Vous gagnez !
       *[other] { $names }
    }
cheer-fifth-heading = Cinq héros réunis
cheer-fifth-line =
    { $you ->
        [yes] Plus qu’un seul
       *[other] { $names } · plus qu’un seul
    }
cheer-clever-heading = Bien refusé
cheer-clever-line =
    { $you ->
        [yes] C’était un doublon
       *[other] { $names } · c’était un doublon
    }

# la leçon
lesson-aim-say = Réunissez six héros différents. Votre groupe est devant vous, visible : au départ, une Guerrière et un Oracle.
lesson-aim-why = Le premier à réunir six héros différents gagne aussitôt. Mais un héros que vous avez déjà est un doublon : il est éliminé avec le vôtre.
lesson-hand-say = Ces cinq cartes sont votre main. Personne d’autre ne les voit.
lesson-hand-why = D’ici, vous envoyez des héros. Ils ne peuvent pas vous rejoindre directement : chacun passe d’abord, face cachée, chez tous les autres.
lesson-send-say = À vous d’envoyer un héros. La quête de ce tour veut un 5 ou plus : envoyez le 6, le Conteur.
lesson-send-why = { $first } et { $second } peuvent le recruter ou le faire passer, sans le voir. Si personne n’en veut, il revient et vous devez le recruter. Envoyez donc un héros qui vous manque.
lesson-look-say = Il est revenu : trois héros. { $first } vient d’envoyer un héros à { $second }. Regardez-le avec votre Oracle.
lesson-look-why = Chaque héros du groupe sert une fois, même au tour des autres, mais jamais quand le voyageur est à votre porte. Regardez donc avant qu’il n’arrive.
lesson-recruit-say = { $second } l’a fait passer, et vous savez qui c’est : un 2, le Tueur de dragons. Recrutez-le.
lesson-recruit-why = Vous n’avez pas de Tueur de dragons : il rejoint votre groupe. { $second } en a déjà un et aurait perdu les deux.
lesson-ask-say = { $second } vous envoie un héros, face cachée. Renseignez-vous : donnez votre 2 à { $second }.
lesson-ask-why = La quête dit pair : un 2 ou un 6 serait un doublon, seul un 4 vous aide. { $second } doit dire la vérité : est-ce le même héros que votre carte ? Elle est ensuite défaussée.
lesson-move_on-say = « Oui » : c’est un second Tueur de dragons. Faites-le passer.
lesson-move_on-why = Le recruter vous coûterait les deux. Tous ont entendu la réponse, mais pas vu votre carte : { $first } doit deviner.
lesson-double-say = { $first } l’a fait passer aussi, et { $second } a dû le recruter : un doublon. Les deux cartes sont éliminées.
lesson-double-why = L’envoyeur doit recruter qui lui revient. C’est le prix d’un bluff avec un héros dont on n’a pas besoin.
lesson-free-say = À vous d’envoyer. La quête est paire, et votre seule carte paire, le 6, serait un doublon. Utilisez votre Conteur.
lesson-free-why = Il lève la quête pour ce tour. Sans lui, si rien en main ne convient, un héros du groupe qui convient doit partir ; à défaut, la première carte de la pioche.
lesson-send_free-say = Envoyez maintenant le 3, le Chef, même s’il ne convient pas à la quête.
lesson-send_free-why = Il vous manque un Chef. Et la quête n’apprend plus rien aux autres : ils ne peuvent que deviner qui vous envoyez.
lesson-cancel-say = { $first } utilise son Paria pour vous interdire ce héros. Annulez cela avec votre Guerrière.
lesson-cancel-why = Elle annule la capacité qui vient d’être utilisée. Sans elle, vous devriez faire passer votre propre Chef, et les autres pourraient le recruter.
lesson-ready-say = Cinq héros ! { $first } envoie un héros à { $second }. Redressez l’Oracle avec votre Chef : cliquez sur lui, puis sur l’Oracle.
lesson-ready-why = Le Chef rend un héros utilisé à nouveau disponible. Il ne vous manque qu’un héros : vous devez savoir qui vient, car un doublon vous en coûterait deux.
lesson-look_again-say = Votre Oracle est de nouveau disponible. Regardez le voyageur.
lesson-look_again-why = Il vous manque le 4 ou le 7. La quête veut un 3, un 4 ou un 5 : c’est peut-être lui. Les quêtes en disent long : regardez-les toujours.
lesson-sixth-say = C’est un 4, le Paria, et { $second } l’a fait passer. Recrutez-le !
lesson-sixth-why = Le sixième héros différent fait gagner aussitôt, quoi qu’il reste dans la pioche et dans les mains.
lesson-end-say = Six héros différents : vous gagnez ! Si personne n’y arrive, la partie finit avec la pioche, et le plus de héros l’emporte.
lesson-end-why = En cas d’égalité, le moins de cartes éliminées l’emporte. Deux héros n’ont pas encore servi : le Tueur de dragons abat un voyageur, le Coureur des bois pioche deux cartes.

# « le meilleur coup … » : ce que des erreurs ont en commun
theme-joins = gagne un nouveau héros
theme-wins = gagne avec un sixième héros
theme-send = garde un meilleur héros à envoyer
theme-cancels = annule une capacité
theme-answer = pose la bonne question
theme-looks = regarde le voyageur
theme-ready = redresse un héros
theme-draws = pioche des cartes
theme-keeps = garde un héros prêt
theme-hand = garde plus de cartes en main

### les raisons trouvées par la recherche ; $name : qui le fait, « you » a ses propres tournures ; $odds : « (7 fois sur 10) » ou rien

# $heroes : ceux du groupe alors ; $home : si le voyageur est revenu
reason-joins =
    { $name ->
        [you] { $home ->
            [yes] Le voyageur vous revient, et il est nouveau : { $heroes } héros sur 6{ $odds }.
           *[no] Vous gagnez un nouveau héros, { $heroes } sur 6{ $odds }.
        }
       *[other] { $home ->
            [yes] Le voyageur revient à { $name }, et il est nouveau : { $heroes } héros sur 6{ $odds }.
           *[no] { $name } gagne un nouveau héros, { $heroes } sur 6{ $odds }.
        }
    }
reason-joins-prevented =
    { $name ->
        [you] Sinon, vous pourriez gagner un nouveau héros, { $heroes } sur 6{ $odds }.
       *[other] Sinon, { $name } pourrait gagner un nouveau héros, { $heroes } sur 6{ $odds }.
    }
reason-joins-risk =
    { $name ->
        [you] Vous risquez de gagner un nouveau héros, { $heroes } sur 6{ $odds }.
       *[other] { $name } risque de gagner un nouveau héros, { $heroes } sur 6{ $odds }.
    }
reason-wins =
    { $name ->
        [you] Ce peut être votre sixième héros, et la victoire{ $odds }.
       *[other] Ce peut être le sixième héros de { $name }, et sa victoire{ $odds }.
    }
reason-wins-prevented =
    { $name ->
        [you] Sinon, vous pourriez gagner avec un sixième héros{ $odds }.
       *[other] Sinon, { $name } pourrait gagner avec un sixième héros{ $odds }.
    }
reason-wins-risk =
    { $name ->
        [you] Vous risquez de gagner avec un sixième héros{ $odds }.
       *[other] { $name } risque de gagner avec un sixième héros{ $odds }.
    }
# un doublon coûte un héros à $name
reason-double =
    { $name ->
        [you] Ce peut être un doublon qui vous coûte un héros{ $odds }.
       *[other] Ce peut être un doublon qui coûte un héros à { $name }{ $odds }.
    }
reason-double-prevented =
    { $name ->
        [you] Sinon, un doublon pourrait vous coûter un héros{ $odds }.
       *[other] Sinon, un doublon pourrait coûter un héros à { $name }{ $odds }.
    }
reason-double-risk =
    { $name ->
        [you] C’est peut-être un doublon, qui vous coûterait un héros{ $odds }.
       *[other] C’est peut-être un doublon, qui coûterait un héros à { $name }{ $odds }.
    }
# un héros envoyé ensuite ; $now : dès ce tour
reason-send =
    { $name ->
        [you] { $now ->
            [yes] Vous pourrez ensuite envoyer { $card }{ $odds }.
           *[no] À votre prochain tour, vous pourrez envoyer { $card }{ $odds }.
        }
       *[other] { $now ->
            [yes] { $name } pourra ensuite envoyer { $card }{ $odds }.
           *[no] Au prochain tour, { $name } pourra envoyer { $card }{ $odds }.
        }
    }
# une Guerrière de $name annule une capacité
reason-cancelled-prevented =
    { $name ->
        [you] Sinon, votre Guerrière pourrait annuler { $card }{ $odds }.
       *[other] Sinon, la Guerrière de { $name } pourrait annuler { $card }{ $odds }.
    }
reason-cancelled-risk =
    { $name ->
        [you] Votre Guerrière risque d’annuler { $card }{ $odds }.
       *[other] La Guerrière de { $name } risque d’annuler { $card }{ $odds }.
    }
# une Guerrière annule la capacité d’un héros de $other
reason-cancels =
    { $other ->
        [you] Cela vous empêche d’utiliser { $card }.
       *[other] Cela empêche { $other } d’utiliser { $card }.
    }
reason-slain-prevented =
    { $name ->
        [you] Sinon, vous pourriez abattre le voyageur{ $odds }.
       *[other] Sinon, { $name } pourrait abattre le voyageur{ $odds }.
    }
reason-slain-risk =
    { $name ->
        [you] Vous risquez d’abattre le voyageur{ $odds }.
       *[other] { $name } risque d’abattre le voyageur{ $odds }.
    }
# la réponse à une question est oui
reason-answer = Montrer { $card } donne un oui{ $odds }.
reason-looks =
    { $name ->
        [you] Vous apprenez qui est le voyageur.
       *[other] { $name } apprend qui est le voyageur.
    }
reason-ready =
    { $name ->
        [you] Vous pourrez utiliser { $card } encore une fois.
       *[other] { $name } pourra utiliser { $card } encore une fois.
    }
reason-draws =
    { $name ->
        [you] { $count ->
            [one] Vous piochez une carte : plus de choix pour envoyer.
           *[other] Vous piochez { $count } cartes : plus de choix pour envoyer.
        }
       *[other] { $count ->
            [one] { $name } pioche une carte : plus de choix pour envoyer.
           *[other] { $name } pioche { $count } cartes : plus de choix pour envoyer.
        }
    }
# un héros qui reste prêt
reason-keeps =
    { $name ->
        [you] Vous gardez { $card } en réserve.
       *[other] { $name } garde { $card } en réserve.
    }
reason-hand =
    { $name ->
        [you] { $count ->
            [one] Vous gardez { $count } carte en main.
           *[other] Vous gardez { $count } cartes en main.
        }
       *[other] { $count ->
            [one] { $name } garde { $count } carte en main.
           *[other] { $name } garde { $count } cartes en main.
        }
    }

# défis et succès
challenge-gathering = Table ronde
challenge-gathering-note = Deux écuyers gardent la porte. Remplissez votre groupe sans qu’ils le voient.
challenge-no_doubles = Jamais deux fois
challenge-no_doubles-note = Ce visage vous dit quelque chose ? Évitez les retrouvailles.
challenge-quiet_road = Route tranquille
challenge-quiet_road-note = Vos héros sont en congé. Gagnez au flair.
challenge-full_circus = Grand programme
challenge-full_circus-note = On n’engage pas des experts pour qu’ils se reposent. Faites-les agir.
challenge-dragon_hunt = Chasse au dragon
challenge-dragon_hunt-note = Tous les invités ne doivent pas arriver. Postez un tueur de dragons.
challenge-raised_shield = Bouclier levé
challenge-raised_shield-note = Quelqu’un va faire le malin. Laissez votre guerrière s’interposer.
challenge-second_sight = Double vue
challenge-second_sight-note = Deviner, c’est bon pour les autres. Vous avez un oracle.
challenge-doorkeeper = Videur
challenge-doorkeeper-note = Pas avec ces chaussures. Bloquez un rival, puis recrutez.
challenge-tall_tales = Belle histoire
challenge-tall_tales-note = Un bon récit vaut mieux qu’une quête. Racontez, et voyez qui revient.
challenge-deep_woods = Au fond des bois
challenge-deep_woods-note = Le coureur des bois sait où se cachent d’autres amis.
challenge-five_strangers = Cinq inconnus
challenge-five_strangers-note = Au bout de la plus longue table, ayez quand même la meilleure compagnie.
challenge-saga = La saga
challenge-saga-note = Un champion à table, et le barde écrit déjà. Donnez-lui un héros.
goal-abilities-least = utilisez { $number } capacités
goal-abilities-most = { $number ->
    [0] n’utilisez aucune capacité
    [1] utilisez une capacité au plus
   *[other] utilisez { $number } capacités au plus
}
goal-blocked-least = bloquez { $number } fois un joueur
goal-cancelled-least = { $number ->
    [1] annulez une capacité
   *[other] annulez { $number } capacités
}
goal-cards-least = { $number } cartes encore en main
goal-drew-least = utilisez { $number } fois un coureur des bois
goal-gifts-least = { $number ->
    [1] laissez vos rivaux recruter un héros de votre envoi
   *[other] laissez vos rivaux recruter { $number } héros de votre envoi
}
goal-homecomings-least = recrutez { $number } héros de retour chez vous
goal-kinds-least = { $number ->
    [1] utilisez un héros
   *[other] utilisez { $number } héros différents
}
goal-lifted-least = { $number ->
    [1] levez une quête
   *[other] levez { $number } quêtes
}
goal-looked-least = { $number ->
    [1] regardez un voyageur
   *[other] regardez { $number } voyageurs
}
goal-margin-least = { $number } héros de plus que tous
goal-pairs-least = perdez { $number } doublons
goal-pairs-most = { $number ->
    [0] ne perdez aucun doublon
    [1] perdez un doublon au plus
   *[other] perdez { $number } doublons au plus
}
goal-readied-least = redressez { $number } héros
goal-recruited-least = recrutez { $number } héros
goal-slain-least = { $number ->
    [1] tuez un voyageur
   *[other] tuez { $number } voyageurs
}
goal-turns-most = en { $number } tours au plus
achievement-perfect_host = Hôte parfait
achievement-early_night = Couché tôt
achievement-pacifist = Héros au repos
achievement-whole_cast = Toute la troupe
achievement-slayer = Deux dragons, une épée
achievement-nope = Pas sous ma garde
achievement-seer = Je l’avais vu venir
achievement-bouncer = Liste d’invités
achievement-generous = Vainqueur généreux
achievement-comeback = Jamais deux sans trois
achievement-hospitable = Home, doux foyer
