### Notices when sound is switched by a key.

sound-background_on = Musique et ambiance activées.
sound-background_off = Musique et ambiance coupées ({ $key }).
