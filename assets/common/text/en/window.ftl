### Notices about the program itself.

window-no_sound = No sound device found. The game goes on without sound.
window-damaged_asset = A file of the game is damaged: { $reason }. You can play on without it.
window-uncompiled = The engine isn’t compiled here: computer players think several times slower.
window-engine_coming = Building a faster engine in the background.
window-engine_ready = The faster engine is ready. Computer players use it from now on.
window-engine_failed = The faster engine couldn’t be built. You play on as before.
window-crash = Something went wrong. Crash report saved: { $file }
window-crash_unwritten = Something went wrong, and the crash report couldn’t be saved.
