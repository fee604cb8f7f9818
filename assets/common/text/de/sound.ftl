### Notices when sound is switched by a key.

sound-background_on = Musik und Tischklang an.
sound-background_off = Musik und Tischklang aus ({ $key }).
