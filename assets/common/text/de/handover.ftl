handover-pass_on = Der Bildschirm gehört jetzt { $name } allein.
handover-look = Ansehen
handover-keys = Drück die Eingabe- oder die Leertaste oder klick, wenn niemand sonst zusieht.
