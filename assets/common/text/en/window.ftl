window-no_sound = No sound device was found. The game goes on in silence.
window-uncompiled = The engine runs uncompiled here: computer players think several times slower.
window-engine_coming = A faster engine is being built in the background.
window-engine_ready = The faster engine is ready. Computer players think with it from now on.
window-engine_failed = The faster engine could not be built. You play on as before.
window-crash = Something went wrong. A report was written: { $file }
window-crash_unwritten = Something went wrong, and no report could be written.
