### House rules: options of a game that depart from its rulebook. $rules is a list such as “Points to win: 12 points”.

house-heading = Règles maison
house-table = { $game }, à { $seats }
house-done = Terminé
house-choose = Choisir
house-chosen = Choisi
house-official = Officiel
house-by_rulebook = Tout comme dans la règle du jeu.
house-preset-official = Règles officielles
house-preset-family = En famille
house-preset-long = Partie longue
# the rules of a table that are no preset
house-preset-own = Vos règles
house-rule = { $option } : { $value }
# $share and $last are percentages of victories, $range is an interval such as “48–57%”
house-balance-two = Qui commence gagne { $share } ({ $range })
house-balance-more = Qui commence gagne { $share } ({ $range }), le dernier à jouer { $last }
house-balance-teams = L’équipe qui commence gagne { $share } ({ $range })
house-turns = { $turns } tours
house-turns_more = { $turns } tours, { $share } de plus
house-turns_fewer = { $turns } tours, { $share } de moins
# $player is a computer player, such as Knight Rowan
house-source = Mesuré sur { $matches } parties par ligne, avec { $player } à chaque place ; les tours sont ceux de toutes les places. Entre parenthèses : intervalle à 95 %. Sans chiffres, rien n’a été mesuré.
house-unmeasured = Rien n’a encore été mesuré pour cette table.
house-counts = Les parties aux règles maison ne comptent ni dans vos statistiques, ni pour votre niveau, ni pour les succès. La donne du jour et les problèmes suivent les règles officielles.
house-not_counted = Règles maison ({ $rules }) : cette partie ne compte ni dans vos statistiques, ni pour votre niveau, ni pour les succès.
