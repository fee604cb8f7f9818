title = Splendor: Marvel
blurb = Réunissez les gemmes de l’Infini, recrutez héros et vilains, et emparez-vous du Gant avant tout le monde.

chip-0 = Esprit
chip-1 = Pouvoir
chip-2 = Espace
chip-3 = Réalité
chip-4 = Âme
chip-5 = S.H.I.E.L.D.
chip-6 = Temps

letters = EPSRAHT

stone-0 = une gemme de l’Esprit
stone-1 = une gemme du Pouvoir
stone-2 = une gemme de l’Espace
stone-3 = une gemme de la Réalité
stone-4 = une gemme de l’Âme
stone-5 = un jeton S.H.I.E.L.D.
stone-6 = une gemme du Temps

stones-0 = gemmes de l’Esprit
stones-1 = gemmes du Pouvoir
stones-2 = gemmes de l’Espace
stones-3 = gemmes de la Réalité
stones-4 = gemmes de l’Âme
stones-5 = jetons S.H.I.E.L.D.
stones-6 = gemmes du Temps

count = { $count } { $chip }
pair = 2 { $stones }

event-deal =
    { $name ->
        [you] Vous commencez.
       *[other] { $name } commence.
    }
event-take =
    { $name ->
        [you] Vous prenez { $chips }.
       *[other] { $name } prend { $chips }.
    }
event-reserve =
    { $name ->
        [you] Vous réservez
       *[other] { $name } réserve
    } { $card } { $shield ->
        [yes] (+1 S.H.I.E.L.D.).
       *[no] (plus de jeton S.H.I.E.L.D.).
    }
event-reserve_top =
    { $name ->
        [you] Vous réservez
       *[other] { $name } réserve
    } une carte cachée de niveau { $level } { $shield ->
        [yes] (+1 S.H.I.E.L.D.).
       *[no] (plus de jeton S.H.I.E.L.D.).
    }
event-reserve_own =
    { $name ->
        [you] Vous réservez
       *[other] { $name } réserve
    } { $card } face cachée { $shield ->
        [yes] (+1 S.H.I.E.L.D.).
       *[no] (plus de jeton S.H.I.E.L.D.).
    }
event-recruit =
    { $name ->
        [you] Vous recrutez
       *[other] { $name } recrute
    } { $card } { $paid ->
        [0] gratuitement
       *[other] pour { $chips }
    }{ $points ->
        [0] {""}
        [one] {" "}(+1 point)
       *[other] {" "}(+{ $points } points)
    }{ $time ->
        [yes] {" "}et { $name ->
            [you] recevez
           *[other] reçoit
        } la gemme du Temps.
       *[no] .
    }
event-return =
    { $name ->
        [you] Vous rendez { $stone }.
       *[other] { $name } rend { $stone }.
    }
event-location =
    { $name ->
        [you] Vous gagnez { $location } (+3 points, { $points } en tout).
       *[other] { $name } gagne { $location } (+3 points, { $points } en tout).
    }
event-avengers_first =
    { $name ->
        [you] Vous prenez la tuile Avengers (+3 points, { $points } en tout).
       *[other] { $name } prend la tuile Avengers (+3 points, { $points } en tout).
    }
event-avengers_from =
    { $name ->
        [you] Vous prenez la tuile Avengers à { $other } (+3 points, { $points } à { $rest }).
       *[other] { $other ->
            [you] { $name } vous prend la tuile Avengers (+3 points, { $points } à { $rest }).
           *[other] { $name } prend la tuile Avengers à { $other } (+3 points, { $points } à { $rest }).
        }
    }
event-gauntlet =
    { $name ->
        [you] Vous remplissez toutes les conditions et prenez le Gant de l’Infini !
       *[other] { $name } remplit toutes les conditions et prend le Gant de l’Infini !
    }
event-gauntlet_lost =
    { $name ->
        [you] Vous ne remplissez plus les conditions et perdez le Gant de l’Infini.
       *[other] { $name } ne remplit plus les conditions et perd le Gant de l’Infini.
    }
event-gauntlet_passes =
    { $name ->
        [you] Vous prenez le Gant de l’Infini à { $other }.
       *[other] { $other ->
            [you] { $name } vous prend le Gant de l’Infini.
           *[other] { $name } prend le Gant de l’Infini à { $other }.
        }
    }
event-pass =
    { $name ->
        [you] Vous ne pouvez rien faire et passez.
       *[other] { $name } ne peut rien faire et passe.
    }

event-last_round = On joue jusqu’à la fin du tour de table.
event-over-at_once = Personne d’autre ne peut plus prendre le Gant avant la fin du tour de table.
event-over-last = Le tour de table s’arrête là.
event-over-played_out = Le tour de table est terminé.
event-over-stuck = Plus personne ne peut rien faire.

button-take = Prendre { $chips }
button-reserve =
    Réserver { $card }{ $shield ->
        [yes] {" "}(+1 S.H.I.E.L.D.)
       *[no] {""}
    }
button-reserve_top =
    Réserver dans la pioche { $level }{ $shield ->
        [yes] {" "}(+1 S.H.I.E.L.D.)
       *[no] {""}
    }
button-recruit =
    Recruter { $card } { $paid ->
        [0] gratuitement
       *[other] pour { $chips }
    }
button-return = Rendre { $stone }
button-choose = Prendre { $location }
button-pass = Passer
button-table = Continuer

status-main =
    { $name ->
        [you] À vous : prenez des gemmes, réservez ou recrutez
       *[other] { $name } : prendre des gemmes, réserver ou recruter
    }
status-returning =
    { $count ->
        [one] { $name ->
            [you] Rendez 1 jeton (vous pouvez en garder { $limit })
           *[other] { $name } : rendre 1 jeton (en garder { $limit } au plus)
        }
       *[other] { $name ->
            [you] Rendez { $count } jetons (vous pouvez en garder { $limit })
           *[other] { $name } : rendre { $count } jetons (en garder { $limit } au plus)
        }
    }
status-choosing =
    { $name ->
        [you] Choisissez un lieu
       *[other] { $name } : choisir un lieu
    }
status-last_round =
    { $name ->
        [you] Votre dernier tour : { $holder } a le Gant
       *[other] { $name }, dernier tour : { $holder ->
            [you] vous avez le Gant
           *[other] { $holder } a le Gant
        }
    }
status-table = Mise en place…
status-over = La partie est terminée


why-match_over = La partie est terminée.
why-not_an_action = Ce coup n’existe pas dans ce jeu.
why-table_step = Un instant : la table se met en place.
why-return_first = Vous avez { $held } jetons. Rendez-en d’abord : vous pouvez en garder { $limit }.
why-choose_first = Choisissez d’abord l’un des lieux que vous avez atteints.
why-nothing_to_return = Vous ne rendez des jetons qu’à la fin de votre tour, si vous en avez plus de { $limit }.
why-no_such_chip = Vous n’avez pas de { $stones } à rendre.
why-time_stays = Vous gardez toujours la gemme du Temps.
why-special_chip =
    { $colour ->
        [5] Vous recevez un jeton S.H.I.E.L.D. en réservant un personnage.
       *[6] Vous recevez la gemme du Temps avec votre premier personnage de niveau III.
    }
why-colour_empty = Il ne reste plus de { $stones }.
why-take_more =
    { $needed ->
        [1] Prenez la seule gemme qui reste.
       *[other] { $picked } sur { $needed } gemmes choisies. Choisissez encore une autre couleur.
    }
why-take_at_most_three = Vous pouvez prendre trois gemmes au plus.
why-two_of_one_colour_only = Si vous prenez deux { $stones }, vous ne pouvez rien prendre d’autre.
why-pair_needs_four =
    { $left ->
        [one] Pour prendre deux { $stones }, il doit en rester { $needed } ; il n’en reste que { $left }.
       *[other] Pour prendre deux { $stones }, il doit en rester { $needed } ; il n’en reste que { $left }.
    }
why-hand_full = Vous avez déjà { $limit } cartes réservées. Recrutez-en une d’abord.
why-place_empty = Il n’y a plus de carte ici.
why-deck_empty = La pioche de niveau { $level } est vide.
why-too_dear =
    { $shields ->
        [0] Pour { $card }, il vous manque { $missing }.
        [one] Pour { $card }, il vous manque { $missing } ; avec votre jeton S.H.I.E.L.D., encore { $short }.
       *[other] Pour { $card }, il vous manque { $missing } ; avec vos { $shields } jetons S.H.I.E.L.D., encore { $short }.
    }
why-wrong_payment = Vous ne pouvez pas payer { $card } ainsi.
why-nothing_to_choose = Vous recevez les lieux à la fin de votre tour. Il n’y a rien à choisir maintenant.
why-location_out_of_reach = Pour { $location }, il vous manque encore ces bonus : { $missing }.
why-may_not_pass = Vous ne pouvez passer que si vous ne pouvez rien faire d’autre.

card-line =
    { $name }, niveau { $level }. Bonus : { $bonus }. { $points ->
        [0] {""}
        [one] 1 point.{" "}
       *[other] { $points } points.{" "}
    }{ $symbols ->
        [0] {""}
        [one] 1 symbole Avengers.{" "}
       *[other] { $symbols } symboles Avengers.{" "}
    }Coûte { $cost }.
card-due =
    { $total ->
        [0] Gratuit pour vous.
       *[other] Vous payez { $due }.
    }
card-missing = Il vous manque { $missing }.
location-line = { $name } rapporte 3 points pour ces bonus : { $demand }.
chip-stock =
    { $count ->
        [0] { $chip } : il n’en reste plus.
       *[other] { $chip } : il en reste { $count }.
    }
chip-own =
    { $chip } : { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }{ $bonus ->
        [0] .
       *[other] , { $bonus } bonus.
    }
seat-line =
    { $name ->
        [you] Vous
       *[other] { $name }
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $symbols ->
        [one] { $symbols } symbole Avengers.
       *[other] { $symbols } symboles Avengers.
    } { $held ->
        [0] Aucun jeton.
       *[other] Jetons : { $chips }.
    } { $earned ->
        [0] Aucun bonus.
       *[other] Bonus : { $bonuses }.
    }{ $reserved ->
        [0] {""}
        [one] {" "}1 carte réservée.
       *[other] {" "}{ $reserved } cartes réservées.
    }
deck-line =
    { $count ->
        [0] Niveau { $level } : la pioche est vide.
        [one] Niveau { $level } : encore 1 carte dans la pioche.
       *[other] Niveau { $level } : encore { $count } cartes dans la pioche.
    }
hidden-line = Une carte réservée de niveau { $level }. Seul son propriétaire la connaît.
avengers-line = Tuile Avengers : 3 points pour qui a le plus de symboles Avengers, 3 au moins.
avengers-held =
    { $name ->
        [you] Vous l’avez avec { $symbols }.
       *[other] { $name } l’a avec { $symbols }.
    }
gauntlet-line = Gant de l’Infini : il faut { $points } points, un bonus de chaque couleur et la gemme du Temps.

score-characters = Personnages
score-locations = Lieux
score-avengers = Tuile Avengers
score-total = Points
score-colours = Couleurs de bonus
score-time = Gemme du Temps
score-gauntlet = Conditions du Gant
score-recruited = Personnages recrutés
yes = oui
no = non

ending-at_once =
    { $name ->
        [you] Vous gagnez : personne d’autre ne peut plus prendre le Gant avant la fin du tour de table.
       *[other] { $name } gagne : personne d’autre ne peut plus prendre le Gant avant la fin du tour de table.
    }
ending-last =
    { $name ->
        [you] Vous prenez le Gant à la fin du tour de table et gagnez.
       *[other] { $name } prend le Gant à la fin du tour de table et gagne.
    }
ending-played_out = Le tour de table est terminé.
ending-alone =
    { $name ->
        [you] Vous gagnez : personne d’autre ne peut prendre le Gant.
       *[other] { $name } gagne : personne d’autre ne peut prendre le Gant.
    }
ending-points =
    { $name ->
        [you] Vous gagnez avec le plus de points parmi ceux qui peuvent prendre le Gant.
       *[other] { $name } gagne avec le plus de points parmi ceux qui peuvent prendre le Gant.
    }
ending-avengers =
    { $name ->
        [you] Égalité, mais la tuile Avengers vous donne la victoire.
       *[other] Égalité, mais la tuile Avengers donne la victoire à { $name }.
    }
ending-fewest =
    { $name ->
        [you] Égalité, mais vous gagnez avec moins de personnages.
       *[other] Égalité, mais { $name } gagne avec moins de personnages.
    }
ending-shared = Victoire partagée, à égalité parfaite : { $names }.
ending-stuck =
    { $name ->
        [you] Plus personne ne pouvait rien faire. Vous êtes en tête et gagnez.
       *[other] Plus personne ne pouvait rien faire. { $name } est en tête et gagne.
    }
ending-stuck_shared = Plus personne ne pouvait rien faire. Victoire partagée : { $names }.

option-start = Qui commence
option-start-random = Au hasard
option-start-seat = Place { $value }
option-play_out = Toujours finir le tour de table
option-play_out-True = Oui
option-play_out-False = Non
option-play_out-about = Le dernier tour de table est joué jusqu’au bout, même si plus personne ne peut revenir. Chacun a ainsi joué autant de fois.
option-target = Points pour gagner
option-target-value = { $value } points
option-target-about = Ce qu’exige le Gant, avec un bonus de chaque couleur et la gemme du Temps.

cheer-won-heading = L’univers est sauvé !
cheer-won-line = { $names }
cheer-gauntlet-heading = Le Gant de l’Infini
cheer-gauntlet-line = { $names } · dernier tour de table
cheer-avengers-heading = Avengers, rassemblement !
cheer-avengers-line = { $names } · 3 points
cheer-location-heading = Lieu gagné
cheer-location-line = { $names } · 3 points

lesson-aim-say = Bienvenue ! Emparez-vous du Gant de l’Infini avant tout le monde.
lesson-aim-why = Il vous faut trois choses à la fois : 16 points, un personnage de chacune des cinq couleurs et la gemme verte du Temps. Tout ce que vous faites mène là.

lesson-three-say = Prenez une gemme de l’Esprit, une du Pouvoir et une de l’Espace, puis confirmez.
lesson-three-why = Les gemmes servent à payer. Trois couleurs différentes : on ne peut pas prendre plus en un tour, et beaucoup de personnages restent à votre portée.

lesson-pair-say = Prenez maintenant deux gemmes de la Réalité : choisissez deux fois la même pile.
lesson-pair-why = Rocket coûte 1 Esprit et 2 Réalité. Une paire ne fait que deux gemmes, mais les bonnes. On peut la prendre tant qu’il en reste au moins quatre de cette couleur.

lesson-recruit-say = Vous pouvez payer Rocket. Recrutez-le !
lesson-recruit-why = Le prix est sur la carte ; les gemmes payées retournent au milieu de la table. Ce que Rocket vous apporte, vous le gardez jusqu’à la fin.

lesson-bonus-say = Rocket est à vous et vous donne un bonus : 1 Esprit.
lesson-bonus-why = Désormais, chaque personnage vous coûte un Esprit de moins, à chaque fois. Une gemme se dépense, un bonus jamais : les personnages bon marché du début rendent les chers abordables.

lesson-reserve-say = Réservez Wong : choisissez sa carte et appuyez sur « Réserver ».
lesson-reserve-why = C’est lui que vous voulez ensuite. Ainsi, personne ne peut vous le prendre, et vous recevez un jeton gris S.H.I.E.L.D. Vous pouvez garder jusqu’à trois cartes réservées.

lesson-shield-say = Un tour plus tard : recrutez Wong, dans votre main.
lesson-shield-why = Votre bonus paie l’Esprit. Il vous manque une Âme : le jeton gris S.H.I.E.L.D. la remplace, comme il remplace toute autre couleur.

lesson-too_many-say = Quelques tours plus tard, vous économisez. Reprenez Esprit, Réalité et Âme.
lesson-too_many-why = Vous voulez Ronan, qui coûte 5 Esprit ; avec votre bonus, il en reste 4. Vous avez déjà huit gemmes : cela fait onze, une de trop.

lesson-limit-say = Rendez une gemme de l’Âme.
lesson-limit-why = À la fin de votre tour, vous pouvez garder dix jetons, gris et verts compris. Gardez ce qui va vous servir : 4 Esprit. N’amassez donc pas : recrutez à temps.

lesson-points-say = Vous avez 4 Esprit : recrutez Ronan.
lesson-points-why = Il est de niveau II et vaut 2 points, le nombre dans le coin. Le niveau I construit vos bonus, les niveaux II et III apportent la plupart des 16 points nécessaires.

lesson-avengers-say = Bien plus tard, { $first } a la tuile Avengers. Recrutez Ms. Marvel : elle ne vous coûte rien !
lesson-avengers-why = Vos bonus couvrent tout son prix. Son symbole Avengers est votre quatrième, { $first } en a trois : avec plus de symboles, vous prenez la tuile et ses 3 points.

lesson-location-say = Asgard demande trois bonus en Esprit, Pouvoir et Âme. Recrutez Carnage : votre troisième Pouvoir.
lesson-location-why = Un lieu vous revient de lui-même à la fin de votre tour : 3 points. Seuls les bonus comptent, pas les gemmes. Regardez les lieux avant de construire.

lesson-time-say = { $first } a repris la tuile Avengers. Recrutez Black Widow, votre premier personnage de niveau III.
lesson-time-why = Le premier personnage de niveau III apporte la gemme du Temps, sans laquelle personne ne gagne. Ses deux symboles Avengers reprennent aussi la tuile : six points d’écart.

lesson-gauntlet-say = 15 points, cinq couleurs, la gemme du Temps : recrutez Crossbones avec votre jeton gris !
lesson-gauntlet-why = Ses 2 points font 17. Vous remplissez les trois conditions et prenez le Gant. Si { $first } le pouvait encore dans ce tour de table, on le jouerait jusqu’au bout. C’est trop tard : vous gagnez aussitôt.

lesson-end-say = Le Gant est à vous : 17 points, et { $first } ne peut plus vous rattraper.
lesson-end-why = D’abord des bonus, puis des points ; les cinq couleurs, un regard sur les lieux, un œil sur les Avengers. À trois ou quatre, il y a plus de gemmes, et un lieu par joueur.

# « le meilleur coup … » : ce que des erreurs ont en commun
theme-recruit = recrute plus tôt un personnage
theme-time = décroche la gemme du Temps
theme-location = gagne un lieu
theme-avengers = prend la tuile Avengers
theme-gauntlet = prend le Gant
theme-reserve = réserve un personnage
theme-save = économise pour un personnage

### les raisons trouvées par la recherche ; $name : qui le fait, « you » a ses propres tournures ; $odds : « (7 fois sur 10) » ou rien

# $when : 0 avec ce coup, 1 au prochain tour, 2 dans deux tours ; $extra : ce qu’il y a de mieux
reason-recruit =
    { $when ->
        [0] { $extra ->
            [points] { $name ->
                [you] Vous marquez { $points } points tout de suite.
               *[other] { $name } marque { $points } points tout de suite.
            }
            [colour] { $card } apporte un premier bonus { $stone } : { $colours } couleurs sur 5.
            [location] { $card } apporte le bonus { $stone } numéro { $nth } : il { $missing ->
                [1] n’en manquera plus qu’un
               *[other] n’en manquera plus que { $missing }
            } pour { $location }.
           *[bonus] { $nth ->
                [1] { $card } apporte un premier bonus { $stone }, qui rend d’autres personnages moins chers.
               *[other] { $card } apporte le bonus { $stone } numéro { $nth }, qui rend d’autres personnages moins chers.
            }
        }
       *[1] { $when ->
            [1] Au prochain tour
           *[2] Dans deux tours
        }, { $name ->
            [you] vous pourrez recruter
           *[other] { $name } pourra recruter
        } { $card } { $paid ->
            [0] gratuitement
            [1] pour 1 gemme seulement
           *[other] pour { $paid } gemmes
        }{ $odds }{ $extra ->
            [points] {" "}: { $points } points
            [colour] {" "}: un premier bonus { $stone }
            [location] {" "}; il { $missing ->
                [1] ne manquera plus qu’un bonus
               *[other] ne manquera plus que { $missing } bonus
            } pour { $location }
           *[bonus] {""}
        }.
    }
reason-recruit-prevented =
    { $name ->
        [you] Sinon, vous pourriez recruter { $card } juste après{ $odds }.
       *[other] Sinon, { $name } pourrait recruter { $card } juste après{ $odds }.
    }
reason-recruit-risk =
    { $name ->
        [you] Vous risquez de recruter { $card } juste après{ $odds }.
       *[other] { $name } risque de recruter { $card } juste après{ $odds }.
    }
reason-time =
    { $when ->
        [0] { $name ->
            [you] Vous obtenez la gemme du Temps.
           *[other] { $name } obtient la gemme du Temps.
        }
        [1] Au prochain tour, { $card } { $name ->
            [you] vous apportera
           *[other] apportera à { $name }
        } la gemme du Temps{ $odds }.
       *[2] Dans deux tours, { $card } { $name ->
            [you] vous apportera
           *[other] apportera à { $name }
        } la gemme du Temps{ $odds }.
    }
reason-location =
    { $when ->
        [0] { $name ->
            [you] Vous gagnez { $location } : 3 points.
           *[other] { $name } gagne { $location } : 3 points.
        }
       *[1] { $when ->
            [1] Au prochain tour
           *[2] Dans deux tours
        }, { $name ->
            [you] vous pourrez gagner
           *[other] { $name } pourra gagner
        } { $location }{ $odds }.
    }
reason-location-prevented =
    { $name ->
        [you] Sinon, vous pourriez gagner { $location } juste après{ $odds }.
       *[other] Sinon, { $name } pourrait gagner { $location } juste après{ $odds }.
    }
reason-location-risk =
    { $name ->
        [you] Vous risquez de gagner { $location } juste après{ $odds }.
       *[other] { $name } risque de gagner { $location } juste après{ $odds }.
    }
# $other : qui a la tuile maintenant ; « none » : personne
reason-avengers =
    { $when ->
        [0] { $other ->
            [none] { $name ->
                [you] Vous gagnez la tuile Avengers : 3 points.
               *[other] { $name } gagne la tuile Avengers : 3 points.
            }
           *[other] { $other ->
                [you] La tuile Avengers n’est plus à vous.
               *[other] La tuile Avengers n’est plus à { $other }.
            }
        }
       *[1] { $when ->
            [1] Au prochain tour
           *[2] Dans deux tours
        }, { $name ->
            [you] vous pourrez prendre
           *[other] { $name } pourra prendre
        } la tuile Avengers{ $odds }.
    }
reason-avengers-prevented =
    { $name ->
        [you] Sinon, vous pourriez prendre la tuile Avengers juste après{ $odds }.
       *[other] Sinon, { $name } pourrait prendre la tuile Avengers juste après{ $odds }.
    }
reason-avengers-risk =
    { $name ->
        [you] Vous risquez de prendre la tuile Avengers juste après{ $odds }.
       *[other] { $name } risque de prendre la tuile Avengers juste après{ $odds }.
    }
reason-gauntlet =
    { $when ->
        [1] Au prochain tour
       *[2] Dans deux tours
    }, { $name ->
        [you] vous pourrez prendre
       *[other] { $name } pourra prendre
    } le Gant{ $odds }.
reason-gauntlet-prevented =
    { $name ->
        [you] Sinon, vous pourriez prendre le Gant juste après{ $odds }.
       *[other] Sinon, { $name } pourrait prendre le Gant juste après{ $odds }.
    }
reason-gauntlet-risk =
    { $name ->
        [you] Vous risquez de prendre le Gant juste après{ $odds }.
       *[other] { $name } risque de prendre le Gant juste après{ $odds }.
    }
reason-reserve =
    { $name ->
        [you] Au prochain tour, vous pourrez réserver { $card }{ $odds }.
       *[other] Au prochain tour, { $name } pourra réserver { $card }{ $odds }.
    }
# des gemmes pour un personnage encore loin ; $missing : celles qui manqueront
reason-save =
    { $missing ->
        [0] { $name ->
            [you] Vous économisez pour { $card } : dans trois tours, vous pourrez payer.
           *[other] { $name } économise pour { $card } et pourra payer dans trois tours.
        }
        [1] { $name ->
            [you] Vous économisez pour { $card } : après deux tours de plus, il manquera 1 gemme.
           *[other] { $name } économise pour { $card } : après deux tours de plus, il manquera 1 gemme.
        }
       *[other] { $name ->
            [you] Vous économisez pour { $card } : après deux tours de plus, il manquera { $missing } gemmes.
           *[other] { $name } économise pour { $card } : après deux tours de plus, il manquera { $missing } gemmes.
        }
    }

## La dernière action d’un joueur, à côté de son nom : peu de mots, sans point
deed-take = { $name ->
    [you] vous prenez { $chips }
   *[other] prend { $chips }
}
deed-reserve = { $name ->
    [you] vous réservez { $card }
   *[other] réserve { $card }
}
deed-reserve_top = { $name ->
    [you] vous réservez une carte de niveau { $level }
   *[other] réserve une carte de niveau { $level }
}
deed-recruit = { $name ->
    [you] vous recrutez { $card }
   *[other] recrute { $card }
}
deed-return = { $name ->
    [you] vous rendez { $stone }
   *[other] rend { $stone }
}
deed-pass = { $name ->
    [you] vous passez
   *[other] passe
}
deed-location = { $name ->
    [you] vous gagnez { $location }
   *[other] gagne { $location }
}
deed-avengers = { $name ->
    [you] vous prenez la tuile Avengers
   *[other] prend la tuile Avengers
}
deed-avengers_from = { $name ->
    [you] vous prenez la tuile Avengers à { $other }
   *[other] { $other ->
        [you] vous prend la tuile Avengers
       *[other] prend la tuile Avengers à { $other }
    }
}
deed-gauntlet = { $name ->
    [you] vous prenez le Gant de l’Infini
   *[other] prend le Gant de l’Infini
}
deed-gauntlet_from = { $name ->
    [you] vous prenez le Gant de l’Infini à { $other }
   *[other] { $other ->
        [you] vous prend le Gant de l’Infini
       *[other] prend le Gant de l’Infini à { $other }
    }
}
deed-gauntlet_lost = { $name ->
    [you] vous perdez le Gant de l’Infini
   *[other] perd le Gant de l’Infini
}
deed-points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}

## Sur la table même, en peu de mots

# combien de jetons d’une pile sont choisis en ce moment
pile-picked =
    { $count ->
        [one] { $count } choisie
       *[other] { $count } choisies
    }
# pendant qu’on choisit des gemmes : celle-ci va avec
pile-pick = possible
pile-empty = épuisé
# quand viennent les jetons S.H.I.E.L.D. et la gemme du Temps
pile-shield = en réservant
pile-time = avec votre 1re III
# sous « 7/10 »
total-stones = gemmes
# sous le nom d’un joueur
seat-stones = { $count } gemmes sur { $most }
# sous la tuile Avengers et le Gant : ce que vous en avez
goal-avengers = { $count } symboles sur { $needed }
goal-gauntlet = { $count } points sur { $needed }
# sur une carte que les gemmes choisies permettront de payer
card-next-turn = au prochain tour
# à côté de vos cartes réservées ; après hand-lacks viennent des gemmes et des nombres
hand-count = Réservées : { $count } sur { $most }
hand-lacks = Il manque à { $card }
hand-payable = Vous pouvez payer { $card }

## L’invite

turn-others = En attendant, examinez les cartes.
prompt-main = Prenez des gemmes, réservez ou recrutez.
prompt-last = Dernière manche : prenez des gemmes, réservez ou recrutez.
prompt-stones-one = { $count } gemmes sur { $needed }. Ajoutez { $names }.
prompt-stones-more = { $count } gemme sur { $needed }. Ajoutez { $more } autres couleurs.
# $name : la gemme choisie qu’on peut prendre en double
prompt-stones-twin = { $count } gemme sur { $needed }. Ajoutez { $more } autres couleurs ou encore { $name }.
prompt-stones-all =
    { $count ->
        [one] { $count } gemme choisie. La prendre ?
       *[other] { $count } gemmes choisies. Les prendre ?
    }
prompt-card-both = Recruter ou réserver { $card } ?
prompt-card-recruit = Recruter { $card } ?
prompt-card-reserve = Réserver { $card } ? Vous ne pouvez pas encore payer cette carte.
prompt-deck = Réserver la première carte de la pioche { $level }, à l’abri des regards ?
prompt-returning = Vous avez { $held } gemmes. Rendez-en { $count }.
prompt-choosing = Vous avez mérité plusieurs lieux. Choisissez-en un.

## Les sortes d’actions : un titre, et ce qu’elles font ou pourquoi elles sont impossibles

kind-take = Prendre des gemmes
kind-take-note = 3 différentes ou 2 identiques
kind-take-more = { $count } sur { $needed }
kind-take-soon = au prochain tour : { $names }
kind-take-none = plus de gemmes
# gemmes qu’on aura ensuite
kind-held = puis { $count } gemmes sur { $most }
kind-over =
    { $count ->
        [one] une de trop : rendez-la
       *[other] { $count } de trop : rendez-les
    }
kind-other-picked = reposez d’abord votre choix
kind-reserve = Réserver
kind-reserve-card = Réserver { $card }
kind-reserve-top = Réserver de la pioche { $level }
kind-reserve-note =
    { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }
kind-reserve-shield = rapporte 1 S.H.I.E.L.D.
kind-reserve-over = rapporte 1 S.H.I.E.L.D. ; rendez 1 gemme
kind-reserve-bare = plus de S.H.I.E.L.D.
kind-reserve-full = vos 3 places sont prises
kind-reserve-none = plus de cartes
kind-recruit = Recruter
kind-recruit-card = Recruter { $card }
# $names : deux personnages au plus
kind-recruit-note =
    { $count ->
        [1] { $names }
        [2] { $names }
       *[other] { $count } personnages à votre portée
    }
# $paid : jetons payés, énumérés dans $chips ; $points que la carte rapporte
kind-recruit-exact =
    { $paid ->
        [0] gratuit
       *[other] coûte { $chips }
    }{ $points ->
        [0] {""}
        [one] {" "}· +1 point
       *[other] {" "}· +{ $points } points
    }
# le personnage auquel il manque le moins, et combien de gemmes
kind-recruit-short =
    { $count ->
        [one] { $card } : il manque 1 gemme
       *[other] { $card } : il manque { $count } gemmes
    }
kind-recruit-none = plus de cartes
kind-return = Rendre une gemme
kind-return-note =
    { $count ->
        [one] { $count } gemme de trop
       *[other] { $count } gemmes de trop
    }
kind-choose = Prendre un lieu
kind-choose-note = un par tour
kind-pass = Passer
kind-pass-note = rien d’autre n’est possible
# pour les autres sortes, quand un tour se termine par l’une des trois dernières
kind-next-turn = de nouveau au prochain tour

# défis et succès
challenge-first_steps = Bleusaille
challenge-first_steps-note = Votre rival lit encore les règles. Rassemblez l’univers avant qu’il ait fini.
challenge-no_shield = Hors radar
challenge-no_shield-note = Ni badge, ni héliporteur, ni faveur : gagnez en civil.
challenge-assemble = Rassemblement !
challenge-assemble-note = Quelqu’un doit réunir l’équipe. Autant que ce soit vous.
challenge-soul_searching = Examen de conscience
challenge-soul_searching-note = La gemme orange demande de la patience. Répondez par la foule.
challenge-power_trip = Folie des grandeurs
challenge-power_trip-note = Une gemme violette ne suffit jamais. Deux non plus.
challenge-sightseeing = Tourisme
challenge-sightseeing-note = Entre deux batailles, il y a toujours le temps d’une visite.
challenge-small_army = Armée de fourmis
challenge-small_army-note = Les grands noms sont pris. Gagnez par le nombre, pas par la force.
challenge-heavy_hitters = Poids lourds
challenge-heavy_hitters-note = Pourquoi dix acolytes quand deux titans suffisent ?
challenge-last_in_line = Bon dernier
challenge-last_in_line-note = Tous jouent avant vous. Arrivez quand même le premier.
challenge-long_goodbye = Longs adieux
challenge-long_goodbye-note = Ici, le tour va toujours à son terme : soignez votre dernier coup.
challenge-free_lunch = Repas gratuit
challenge-free_lunch-note = Un champion dit que rien n’est gratuit. Laissez vos bonus régler l’addition.
challenge-full_house = Salle comble
challenge-full_house-note = Quatre à table, dont un champion, et un seul Gant.
goal-avengers-least = ayez la tuile Avengers à la fin
goal-free-least = recrutez { $number } personnages gratuitement
goal-great-least = au moins { $number } personnages de niveau III
goal-great-most = { $number ->
    [0] aucun personnage de niveau III
   *[other] { $number } personnages de niveau III au plus
}
goal-heroes-least = au moins { $number } personnages
goal-locations-least = { $number ->
    [1] gagnez un lieu
   *[other] gagnez { $number } lieux
}
goal-margin-least = { $number } points d’avance sur tous
goal-mind-least = { $number } bonus Esprit
goal-points-least = au moins { $number } points
goal-power-least = { $number } bonus Pouvoir
goal-reserved-most = { $number ->
    [0] ne réservez rien
   *[other] réservez { $number } fois au plus
}
goal-returned-most = { $number ->
    [0] ne rendez aucun jeton
   *[other] rendez { $number } jetons au plus
}
goal-rounds-most = en { $number } tours de table au plus
goal-shields-most = { $number ->
    [0] ne payez avec aucun jeton S.H.I.E.L.D.
   *[other] payez avec { $number } jetons S.H.I.E.L.D. au plus
}
goal-small-most = { $number } personnages de niveau I au plus
goal-soul-least = { $number } bonus Âme
goal-space-least = { $number } bonus Espace
goal-stones-least = { $number } gemmes en reste
achievement-lightning = Coup de foudre
achievement-penny_free = C’est la maison qui offre
achievement-no_agents = Sans agents
achievement-no_secrets = Rien à cacher
achievement-titans_only = La table des titans
achievement-little_people = Petits mais grands
achievement-grand_tour = Tour du monde
achievement-overtime = Au-delà du but
achievement-rainbow = Main arc-en-ciel
achievement-deep_purse = De la monnaie en trop
achievement-landslide = Claquement de doigts
