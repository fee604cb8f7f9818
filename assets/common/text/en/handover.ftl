handover-pass_on = The screen now belongs to { $name } alone.
handover-look = Look
handover-keys = Press Enter or the space bar, or click, when nobody else can see the screen.
