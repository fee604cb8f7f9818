"""The sentences of `saves.notices`, in English and German. `{file}` and the like are facts."""

from __future__ import annotations

from typing import Final

Language = str

SENTENCES: Final[dict[str, tuple[str, str]]] = {
    # a file that can't be opened
    "missing": (
        "{file} is not there.",
        "{file} ist nicht da.",
    ),
    "unreadable": (
        "{file} can’t be read: {reason}.",
        "{file} lässt sich nicht lesen: {reason}.",
    ),
    "not_a_file": (
        "{file} is no ordinary file.",
        "{file} ist keine gewöhnliche Datei.",
    ),
    "link_loop": (
        "{file} is a link that leads back to itself. Remove the link, or let it lead to a file.",
        "{file} ist eine Verknüpfung im Kreis. Entferne sie oder lass sie zu einer Datei führen.",
    ),
    "link_to_nothing": (
        "{file} is a link, and what it leads to is not there. Bring the file back, or remove the link.",
        "{file} ist eine Verknüpfung, deren Ziel fehlt. Hol die Datei zurück oder entferne die Verknüpfung.",
    ),
    "too_large": (
        "{file} is too large: more than {limit} bytes.",
        "{file} ist zu groß: mehr als {limit} Bytes.",
    ),
    # a match that is damaged
    "not_a_match": (
        "{file} is not a Herotable match.",
        "{file} ist keine Herotable-Partie.",
    ),
    "no_code": (
        "This is not a match code: it begins with HT1- and has letters, digits, - and _.",
        "Das ist kein Partie-Code: Er beginnt mit HT1- und hat Buchstaben, Ziffern, - und _.",
    ),
    "cut_short": (
        "{file} is incomplete: a part of it is missing.",
        "{file} ist unvollständig: Ein Teil davon fehlt.",
    ),
    "altered": (
        "{file} was altered or damaged: its checksum is wrong.",
        "{file} wurde verändert oder beschädigt: Die Prüfsumme stimmt nicht.",
    ),
    "misshapen": (
        "{file} holds something that no match has: {reason}.",
        "{file} enthält etwas, das in keine Partie gehört: {reason}.",
    ),
    "bad_setup": (
        "{file} holds a game that can’t be set up: {reason}.",
        "{file} enthält ein Spiel, das sich nicht aufbauen lässt: {reason}.",
    ),
    "illegal_decision": (
        "In {file}, decision {number} of {count} is not allowed: {text} ({reason}).",
        "In {file} ist Entscheidung {number} von {count} nicht erlaubt: {text}.",
    ),
    "ends_otherwise": (
        "{file} ends in another position than it was saved in.",
        "{file} endet in einer anderen Stellung als beim Speichern.",
    ),
    # a deck that is damaged
    "not_a_deck": (
        "{file} is not a Herotable deck.",
        "{file} ist kein Herotable-Deck.",
    ),
    "misshapen_deck": (
        "{file} holds something that no deck has: {reason}.",
        "{file} enthält etwas, das in kein Deck gehört: {reason}.",
    ),
    "not_text": (
        "{file} is no plain text.",
        "{file} ist kein reiner Text.",
    ),
    "deck_copy": (
        "{file} is damaged; its older copy {copy} is shown instead.",
        "{file} ist beschädigt; gezeigt wird die ältere Kopie {copy}.",
    ),
    "unknown_card": (
        "{file} holds a card that this version does not have: {card}. It stays as it is.",
        (
            "{file} enthält eine Karte, die es in dieser Version nicht gibt: {card}. "
            "Die Datei bleibt, wie sie ist."
        ),
    ),
    "decks_in_use": (
        "Another Herotable (process {process}) is using {file}: decks can be opened here, but not saved.",
        (
            "Ein anderes Herotable (Prozess {process}) benutzt {file}: Hier kannst du Decks öffnen, "
            "aber nicht speichern."
        ),
    ),
    # the file of finished matches
    "not_statistics": (
        "{file} holds no statistics of Herotable.",
        "{file} enthält keine Herotable-Statistik.",
    ),
    "statistics_lost": (
        "{file} is damaged in places; matches left out of the statistics: {lost}. The file is kept aside.",
        (
            "{file} ist stellenweise beschädigt; in der Statistik fehlende Partien: {lost}. "
            "Die Datei wird aufgehoben."
        ),
    ),
    "statistics_mended": (
        "{file} is damaged in places; what was missing comes from its older copy {copy}.",
        "{file} ist stellenweise beschädigt; was fehlte, stammt aus der älteren Kopie {copy}.",
    ),
    "statistics_copy": (
        "{file} can’t be used; its older copy {copy} was read instead.",
        "{file} ist nicht zu gebrauchen; gelesen wurde die ältere Kopie {copy}.",
    ),
    "statistics_in_use": (
        "Another Herotable (process {process}) is using {file}: this one counts no matches.",
        "Ein anderes Herotable (Prozess {process}) benutzt {file}: Dieses hier zählt keine Partien.",
    ),
    # a match from a newer program
    "too_new": (
        "{file} was written by a newer version of Herotable ({theirs}, this is {ours}). It stays as it is.",
        (
            "{file} stammt aus einer neueren Version von Herotable ({theirs}); dies ist {ours}. "
            "Die Datei bleibt, wie sie ist."
        ),
    ),
    "rules_too_new": (
        "{file} was played by newer rules (revision {theirs}, here {ours}). It stays as it is.",
        (
            "{file} wurde nach neueren Regeln gespielt (Fassung {theirs}); dieses Programm kennt {ours}. "
            "Die Datei bleibt, wie sie ist."
        ),
    ),
    "unknown_game": (
        "{file} is a match of {game}, a game that this version does not have; it has {known}.",
        "{file} ist eine Partie von {game}. Dieses Spiel gibt es in dieser Version nicht; sie hat: {known}.",
    ),
    # something that can't be written
    "read_only": (
        "{file} can’t be written: the place is read-only.",
        "{file} lässt sich nicht schreiben: Der Ort ist schreibgeschützt.",
    ),
    "disk_full": (
        "{file} can’t be written: the disk is full.",
        "{file} lässt sich nicht schreiben: Der Datenträger ist voll.",
    ),
    "write_failed": (
        "{file} can’t be written: {reason}.",
        "{file} lässt sich nicht schreiben: {reason}.",
    ),
    "not_yet": (
        "{file} is not written yet: the disk does not answer.",
        "{file} ist noch nicht geschrieben: Der Datenträger antwortet nicht.",
    ),
    "exists": (
        "{file} is already there; nothing was overwritten.",
        "{file} gibt es schon; nichts wurde überschrieben.",
    ),
    "in_use": (
        "Another Herotable (process {process}) is using {file}: matches can be opened here, but not saved.",
        (
            "Ein anderes Herotable (Prozess {process}) benutzt {file}: Hier kannst du Partien öffnen, "
            "aber nicht speichern."
        ),
    ),
    # told after a match was opened
    "copy_opened": (
        "The older copy {copy} was opened instead of {file}; decisions lost: {lost}.",
        ("Statt {file} wurde die ältere Kopie {copy} geöffnet; verlorene Entscheidungen: {lost}."),
    ),
    "copy_opened_unsure": (
        "The older copy {copy} was opened instead of {file}; the last decisions may be lost.",
        ("Statt {file} wurde die ältere Kopie {copy} geöffnet; die letzten Entscheidungen können fehlen."),
    ),
    "rules_changed": (
        (
            "The rules were corrected since {file} was saved: it goes up to decision {number} of {count}, "
            "because “{text}” is no longer allowed. The file keeps everything."
        ),
        (
            "Seit dem Speichern von {file} wurden die Regeln berichtigt: Die Partie reicht bis Entscheidung "
            "{number} von {count}, weil „{text}“ nicht mehr erlaubt ist. Die Datei behält alles."
        ),
    ),
    "rules_differ": (
        (
            "The rules were corrected since {file} was saved: all its decisions stand, and from here on "
            "today’s rules hold."
        ),
        (
            "Seit dem Speichern von {file} wurden die Regeln berichtigt: Alle Entscheidungen gelten, und ab "
            "hier gelten die heutigen Regeln."
        ),
    ),
    "rules_reopened": (
        (
            "The rules were corrected since {file} was saved: the match was over then, and now you can play "
            "it on. The file and your statistics stay as they are."
        ),
        (
            "Seit dem Speichern von {file} wurden die Regeln berichtigt: Die Partie war zu Ende, jetzt geht "
            "sie weiter. Die Datei und deine Statistik bleiben, wie sie sind."
        ),
    ),
    "rules_other_result": (
        (
            "The rules were corrected since {file} was saved: by today’s rules the result is different. "
            "The file and your statistics stay as they are."
        ),
        (
            "Seit dem Speichern von {file} wurden die Regeln berichtigt: Nach den heutigen Regeln geht die "
            "Partie anders aus. Die Datei und deine Statistik bleiben, wie sie sind."
        ),
    ),
    "rules_since_code": (
        "The rules were corrected since this code was made: the match goes on by today’s rules.",
        "Seit es diesen Code gibt, wurden die Regeln berichtigt: Die Partie geht nach den heutigen weiter.",
    ),
    # settings
    "setting_default": (
        "The setting {name} was not valid and is back at its default.",
        "Die Einstellung {name} war ungültig und steht wieder auf dem Standard.",
    ),
    "setting_unknown": (
        "The setting {name} is unknown to this version; it stays in the file.",
        "Die Einstellung {name} kennt diese Version nicht; sie bleibt in der Datei.",
    ),
    "settings_kept": (
        "{file} could not be read. It is kept as {copy}.",
        "{file} war unlesbar. Die Datei liegt noch da als {copy}.",
    ),
    "settings_copy": (
        "The settings were read from {copy}, an older copy of {file}.",
        "Die Einstellungen stammen aus {copy}, einer älteren Kopie von {file}.",
    ),
    "settings_lost": (
        "There is no older copy of {file}: all settings are back at their defaults.",
        "Von {file} gibt es keine ältere Kopie: Alle Einstellungen stehen wieder auf dem Standard.",
    ),
}


def sentence(code: str, facts: dict[str, str | int], language: Language) -> str:
    """Word what `code` says of its facts; raise KeyError for an unknown code or a missing fact."""
    return SENTENCES[code][0 if language == "en" else 1].format_map(facts)
