### The language’s own name, as the settings offer it. A language is there once this file is.

language-name = English
