window-no_sound = Es wurde kein Tonausgang gefunden. Es geht ohne Ton weiter.
window-uncompiled = Die Spiellogik läuft hier nicht übersetzt: Computerspieler denken um ein Mehrfaches langsamer.
window-engine_coming = Im Hintergrund entsteht eine schnellere Spiellogik.
window-engine_ready = Die schnellere Spiellogik ist fertig. Ab jetzt denken die Computerspieler damit.
window-engine_failed = Die schnellere Spiellogik ließ sich nicht bauen. Du spielst weiter wie bisher.
window-crash = Etwas ist schiefgegangen. Ein Bericht liegt hier: { $file }
window-crash_unwritten = Etwas ist schiefgegangen, und kein Bericht ließ sich schreiben.
