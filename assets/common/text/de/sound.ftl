sound-background_on = Musik und Tischklang an.
sound-background_off = Musik und Tischklang aus ({ $key }).
