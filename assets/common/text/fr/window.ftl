### Notices about the program itself.

window-no_sound = Aucune sortie audio trouvée. Le jeu continue sans son.
window-damaged_asset = Un fichier du jeu est endommagé : { $reason }. Vous pouvez continuer sans lui.
window-uncompiled = Le moteur n’est pas compilé ici : les joueurs virtuels pensent plusieurs fois plus lentement.
window-engine_coming = Un moteur plus rapide se prépare en arrière-plan.
window-engine_ready = Le moteur rapide est prêt. Les joueurs virtuels s’en servent désormais.
window-engine_failed = Le moteur rapide n’a pas pu être construit. Vous jouez comme avant.
window-crash = Une erreur est survenue. Rapport enregistré : { $file }
window-crash_unwritten = Une erreur est survenue et le rapport n’a pas pu être enregistré.
