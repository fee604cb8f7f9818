### Notices about the program itself.

window-no_sound = Kein Tonausgang gefunden. Es geht ohne Ton weiter.
window-damaged_asset = Eine Datei des Spiels ist beschädigt: { $reason }. Du kannst ohne sie weiterspielen.
window-uncompiled = Die Engine ist hier nicht kompiliert: Computerspieler denken um ein Mehrfaches langsamer.
window-engine_coming = Im Hintergrund entsteht eine schnellere Engine.
window-engine_ready = Die schnellere Engine ist fertig. Ab jetzt denken die Computerspieler damit.
window-engine_failed = Die schnellere Engine ließ sich nicht bauen. Du spielst weiter wie bisher.
window-crash = Etwas ist schiefgegangen. Absturzbericht gespeichert: { $file }
window-crash_unwritten = Etwas ist schiefgegangen, und der Absturzbericht ließ sich nicht speichern.
