### Partager une partie : la boîte de dialogue, les clips, les images de résultat

share-title = Partager
share-code = Copier le code de partie
share-code_note = En texte, à ouvrir dans un autre Herotable
share-card = Image du résultat
share-card_note = Qui a gagné, les points de chacun et le meilleur moment
share-card_making = L’image se dessine…
share-card_saved = Image enregistrée : { $file }
share-clip = Clip
share-clip_note = Un moment ou toute la partie, en GIF ou en WebP
share-page = Page web
share-page_note = Toute la partie, coup par coup, dans n’importe quel navigateur

share-clip_title = Clip
share-clip_about = Il ne montre que ce que voyait la personne choisie.
share-clip_part = Extrait
share-clip_last = { $number ->
    [one] Le dernier coup
   *[other] Les { $number } derniers coups
}
share-clip_whole = Toute la partie
share-clip_view = Vu par
share-clip_kind = Format
share-clip_width = Taille
share-clip_caption = Sous-titres
share-clip_on = Oui
share-clip_off = Non
share-clip_make = Créer le clip
share-clip_making = Le clip se prépare…
share-clip_saved = Clip enregistré : { $file }

share-card-moment = Meilleur moment
share-card-facts = { $seats } joueurs · { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} · Graine { $seed }
