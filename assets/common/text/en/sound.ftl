### Notices when sound is switched by a key.

sound-background_on = Music and ambience on.
sound-background_off = Music and ambience off ({ $key }).
