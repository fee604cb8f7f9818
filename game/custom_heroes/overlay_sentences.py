"""The words on the sheets over the table of Custom Heroes, in English and German, by key."""

from __future__ import annotations

from typing import Final

from game.texts.texts import Texts

Sentences = dict[str, str]

ENGLISH: Final[Sentences] = {
    "close": "Close",
    # the end of a round
    "round.title": "Round {round}",
    "round.first": "{name} was out first",
    "round.leads": "leads the next round",
    "round.leads_last": "leads sudden death",
    "round.vp.one": "victory point",
    "round.vp.many": "victory points",
    "round.won": "won",
    "round.lost": "lost",
    "round.goal": "The goal is {goal} VP: whoever is first out with that many wins.",
    "round.there.one": "{names} is at the goal, and wins if first out in the next round.",
    "round.there.many": "{names} are at the goal: the one who is first out wins.",
    "round.last": "The last pays 1 VP, if there is one, and may keep {most} at most.",
    "sudden.won": "{name} won round 6 and has the most VP alone: {name} wins.",
    "sudden.title": "Sudden death",
    "sudden.most.one": "{first} won round 6, {names} has the most VP. The first of them to be out wins.",
    "sudden.most.many": "{first} won round 6, {names} have the most VP. The first of them to be out wins.",
    "sudden.tied.one": "{first} won round 6, but {names} has as many VP. The first of them to be out wins.",
    "sudden.tied.many": "{first} won round 6, but {names} have as many VP. The first of them to be out wins.",
    # the deck
    "deck.title": "The deck",
    "deck.below": "{count} cards, {changed} of them changed for good",
    "deck.below.one": "{count} cards, one of them changed for good",
    "deck.below.none": "{count} cards, none of them changed yet",
    "deck.none": "What is sleeved on a card stays there. Cards that you have seen changed will lie here.",
    "deck.value": "Value",
    "deck.all": "In the deck",
    "deck.unseen": "Unseen",
    "deck.shown": "Played",
    "deck.hand": "In your hand",
    "deck.common": "What all of you know; where the cards are is not shown while you look together.",
    "deck.known": "As you last saw the cards; others may have been changed in secret.",
    # the reward sheet
    "reward.title": "Rewards and abilities",
    "reward.below": "a round’s rewards for {seats} players, and what buddies and forms can do",
    "reward.rewards": "Rewards",
    "reward.vp": "VP",
    "reward.power": "Power",
    "reward.advancements": "Advancements",
    "reward.star": "* never below 0; after all trades {most} at most",
    "reward.win": "Winning",
    "reward.win_line": "Be first out in a round with {goal} VP or more, counted before its reward. "
    "Won Kodora bets count.",
    "reward.rounds": "After round 6",
    "reward.rounds_line": "Whoever won it and alone has the most VP wins. Else that player and those "
    "with the most VP play a round 7, without bets: first out wins.",
    "reward.power_title": "Power",
    "reward.power_line": "Trade {trade} power for 1 VP in your turn. More than {limit} can’t be kept.",
    "reward.abilities": "Abilities",
    "reward.unused": "An ability that you play and don’t activate brings 1 power instead.",
    "reward.free": "2 VP at stake",
    "ability.1": "Alone it beats whatever was played. Only another Ascended Form beats it.",
    "ability.2": "Before the round, bet the card and 2 VP: first out wins 2 more, anyone else loses them.",
    "ability.3": "Takes the value of the other cards of its set.",
    "ability.4": "Counts as two cards of its value.",
    "ability.5": "Turns the order round: for the rest of the trick lower values beat higher ones, or back.",
    "ability.6": "1 VP at once, if you win this trick.",
}

GERMAN: Final[Sentences] = {
    "close": "Schließen",
    "round.title": "Runde {round}",
    "round.first": "{name} war zuerst alle Karten los",
    "round.leads": "eröffnet die nächste Runde",
    "round.leads_last": "eröffnet den Sudden Death",
    "round.vp.one": "Siegpunkt",
    "round.vp.many": "Siegpunkte",
    "round.won": "gewonnen",
    "round.lost": "verloren",
    "round.goal": "Das Ziel sind {goal} Siegpunkte: Wer damit zuerst alle Karten los ist, gewinnt.",
    "round.there.one": "{names} ist am Ziel und gewinnt, falls in der nächsten Runde zuerst fertig.",
    "round.there.many": "{names} sind am Ziel: Wer von ihnen zuerst fertig ist, gewinnt.",
    "round.last": "Der letzte Platz kostet 1 Siegpunkt, sofern vorhanden, und lässt höchstens {most}.",
    "sudden.won": "{name} hat Runde 6 gewonnen und allein die meisten Siegpunkte: {name} siegt.",
    "sudden.title": "Sudden Death",
    "sudden.most.one": "{first} hat Runde 6 gewonnen, {names} die meisten Siegpunkte. "
    "Wer zuerst fertig ist, gewinnt.",
    "sudden.most.many": "{first} hat Runde 6 gewonnen, {names} haben die meisten Siegpunkte. "
    "Wer zuerst fertig ist, gewinnt.",
    "sudden.tied.one": "{first} hat Runde 6 gewonnen, aber {names} hat ebenso viele Siegpunkte. "
    "Wer zuerst fertig ist, gewinnt.",
    "sudden.tied.many": "{first} hat Runde 6 gewonnen, aber {names} haben ebenso viele Siegpunkte. "
    "Wer zuerst fertig ist, gewinnt.",
    "deck.title": "Das Deck",
    "deck.below": "{count} Karten, {changed} davon für immer verändert",
    "deck.below.one": "{count} Karten, eine davon für immer verändert",
    "deck.below.none": "{count} Karten, noch keine davon verändert",
    "deck.none": "Was in einer Hülle steckt, bleibt dort. "
    "Karten, die du verändert gesehen hast, liegen dann hier.",
    "deck.value": "Wert",
    "deck.all": "Im Deck",
    "deck.unseen": "Ungesehen",
    "deck.shown": "Ausgespielt",
    "deck.hand": "In deiner Hand",
    "deck.common": "Was ihr alle wisst; wo die Karten sind, bleibt verborgen, solange ihr gemeinsam schaut.",
    "deck.known": "So, wie du die Karten zuletzt gesehen hast; andere können heimlich verändert worden sein.",
    "reward.title": "Belohnungen und Fähigkeiten",
    "reward.below": "was eine Runde mit {seats} am Tisch einbringt, und was Begleiter und Formen können",
    "reward.rewards": "Belohnungen",
    "reward.vp": "Siegpunkte",
    "reward.power": "Power",
    "reward.advancements": "Aufwertungen",
    "reward.star": "* nie unter 0; nach allem Tauschen höchstens {most}",
    "reward.win": "Gewinnen",
    "reward.win_line": "Sei in einer Runde zuerst alle Karten los und habe vor ihrer Belohnung mindestens "
    "{goal} Siegpunkte. Gewonnene Kodora-Wetten zählen mit.",
    "reward.rounds": "Nach Runde 6",
    "reward.rounds_line": "Wer sie gewonnen hat und allein die meisten Siegpunkte, siegt. Sonst spielen "
    "diese Person und alle mit den meisten Siegpunkten eine 7. Runde, ohne Wetten: "
    "Wer zuerst fertig ist, siegt.",
    "reward.power_title": "Power",
    "reward.power_line": "Tausche in deinem Zug {trade} Powermarker gegen 1 Siegpunkt. "
    "Mehr als {limit} behältst du nicht.",
    "reward.abilities": "Fähigkeiten",
    "reward.unused": "Eine ausgespielte Fähigkeit, die du nicht aktivierst, bringt dafür 1 Powermarker.",
    "reward.free": "2 Siegpunkte Einsatz",
    "ability.1": "Schlägt allein alles, was liegt. Nur eine weitere Mystische Form schlägt sie.",
    "ability.2": "Vor der Runde: Setz die Karte und 2 Siegpunkte. Wer zuerst fertig ist, gewinnt 2 dazu, "
    "sonst sind sie verloren.",
    "ability.3": "Nimmt den Wert der anderen Karten ihres Sets an.",
    "ability.4": "Zählt als zwei Karten ihres Werts.",
    "ability.5": "Dreht die Rangfolge um: Für den Rest des Stichs schlagen niedrige Werte hohe, "
    "oder wieder umgekehrt.",
    "ability.6": "Sofort 1 Siegpunkt, falls du diesen Stich gewinnst.",
}

SENTENCES: Final[dict[str, Sentences]] = {"en": ENGLISH, "de": GERMAN}


def said(key: str, texts: Texts, **facts: object) -> str:
    """Fill in the sentence of this key."""
    return SENTENCES[texts.language][key].format(**facts)


def counted(key: str, count: int, texts: Texts, **facts: object) -> str:
    """Fill in the sentence for one or for many."""
    return said(f"{key}.{'one' if count == 1 else 'many'}", texts, **facts)


def gain(number: int) -> str:
    """Write a gain or a loss with its sign, a true minus."""
    return f"{number:+d}".replace("-", "−")
