"""Which words and buttons the rail shows at each moment of a match."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from game.screens.keys import Keys, with_key
from game.screens.match.actions.kinds import Deeds, Moment, advisable, tiles
from game.screens.match.actions.plates import Offer
from game.screens.match.advice.hint import MOVE
from game.table.stock.offers import Prompt

if TYPE_CHECKING:
    from game.engine.views import View
    from game.screens.app.host import Host
    from game.screens.match.actions.offers import ActionSelection
    from game.screens.match.parts import Parts
    from game.screens.match.session.coach import Question
    from game.table.contract import Setting
    from game.table.stock.offers import Kind
    from game.texts.texts import Voice

PAGE: Final = 8  # unfolded actions on a page; the ninth button turns it
SHORT_RECAP: Final = 150.0  # units of width below which a tool has a short name
HURRY_AFTER: Final = 0.5  # seconds of thinking before the button to hurry it appears
TOOLS: Final = ("recap", "undo", "redo", "hint", "log", "menu")
Act = Callable[[], None]


class Panel(NamedTuple):
    """What the rail shows."""

    prompt: Prompt  # what is going on and what is to be done
    share: float | None  # how far the thinking has got that is shown
    choices: list[Offer]
    unfolded: bool  # the choices lie over the table
    tools: list[Offer]

    @property
    def status(self) -> str:
        """The prompt as one text."""
        return " ".join(filter(None, (_closed(self.prompt.heading), self.prompt.text)))


def _closed(heading: str) -> str:
    """A heading as a sentence of its own."""
    return heading if not heading or heading[-1] in ".!?…" else f"{heading}."


class Presenter:
    """Fills the rail for one match."""

    def __init__(self, parts: Parts, acts: Mapping[str, Act], *, helps: bool = True) -> None:
        """Offer the decisions that the picking of `parts` carries out, and `acts` by their names.

        `helps`: gild the sensible kind of action, if the settings say so.
        """
        self._session = parts.session
        self._playback = parts.session.playback
        self._viewers = parts.session.viewers
        self._minds = parts.session.ai_seats
        self._advice = parts.session.advice
        self._view = parts.view
        self._pieces = parts.view.pieces
        self._match = parts.session.match
        self._picking = parts.picking
        self._acts = acts
        self._helps = helps
        self._says = parts.says
        self._host: Host = parts.program
        self._refresh = parts.refresh
        self._known_kinds: deque[tuple[View, Setting, tuple[Kind, ...]]] = deque(maxlen=2)

    def panel(self) -> Panel:
        """Return what is to be shown now."""
        prompt, share = self._prompt()
        choices, unfolded = self._choices()
        return Panel(prompt, share, choices, unfolded, self._tools())

    # Words

    def _prompt(self) -> tuple[Prompt, float | None]:
        special = self._special()
        if special is not None:
            return Prompt("", special[0]), special[1]
        return self._pieces.prompt(self._view.seen, self._view.told_setting), None

    def _special(self) -> tuple[str, float | None] | None:
        """Return what is to be done now, and how far the thinking has got that is going on."""
        words, ai_seats, advice = self._host.words, self._minds, self._advice
        names, texts = self._session.table.names, self._view.setting.texts
        if self._viewers.passing:
            return words("match-looked", name=names[self._viewers.viewpoint.seat]), None
        if ai_seats.paused:
            return words("match-paused"), None
        if advice.hint.thinking:
            return words("match-advice-thinking"), advice.hint.share
        if advice.coach.question is not None:
            return words("coach-status"), None
        remark = self._view.deciding.remark if self._view.deciding else None
        if remark is not None:
            return self._says.reason(remark, texts), None
        patience = self._session.passes.patience
        if patience is not None:
            return words("match-react"), patience
        if ai_seats.pondering >= 0 and not self._playback.busy:
            share = ai_seats.thinking.share if ai_seats.thinking else 1.0
            return words("match-thinking-name", name=names[ai_seats.pondering]), share
        return None

    # Buttons

    def _choices(self) -> tuple[list[Offer], bool]:
        """Return the buttons that do something to the match, and whether they are unfolded."""
        words, question = self._host.words, self._advice.coach.question
        if self._viewers.passing:
            name = self._session.table.names[self._session.match.state.to_move]
            return self._offer("pass_on", words("match-pass_on", name=name), "primary"), False
        if self._playback.holding:
            return self._offer("go_on", words("match-go_on"), "primary"), False
        if question is not None:
            return self._second_thoughts(question), False
        if self._view.deciding is not None:
            deciding = self._view.deciding
            return self._unfolded(deciding) if deciding.page >= 0 else (self._rail(deciding), False)
        if self._session.ending.reached:
            return self._offer("result", words("match-result"), "primary"), False
        if not self._viewers.persons:
            key = "match-go_on" if self._minds.paused else "match-pause"
            return self._offer("pause", words(key)), False
        waiting = self._rail(None)
        if "hurry" in self._acts and self._minds.thinking and self._minds.waited >= HURRY_AFTER:
            text = with_key(words("match-thinking-now"), self._host.keys.shown("hurry", words))
            return [*waiting, Offer("now", text, self._acts["hurry"])], False
        return waiting, False

    def _rail(self, deciding: ActionSelection | None) -> list[Offer]:
        """Offer every kind of action, and what is folded behind them."""
        view, words = self._view, self._host.words
        moment = Moment(
            deciding.offered if deciding else (),
            deciding.default if deciding else None,
            bool(deciding and deciding.picked),
            self._advised() if deciding else None,
            self._helps and self._host.settings.help == "full",
            (deciding is None or deciding.numbered) and not self._host.pad.family,
        )
        deeds = Deeds(self._session.match.state.notation, view.word, self._picking.play, self._picking.show)
        setting = view.told_setting
        kinds = advisable(
            self._kinds(setting),
            lambda: self._kinds(setting._replace(picked=())),
            moment.advised,
        )
        offers, folded = tiles(kinds, moment, deeds)
        if deciding is not None and self._viewers.can_look:
            offers += self._offer("look", words("match-look_first"))
        if deciding is not None and not deciding.picked and self._fresh:
            note = words("lesson-offer_note")
            learn = self._offer("learn", words("lesson-offer"))
            offers += [one._replace(note=note, hint=note) for one in learn]
        if deciding is not None and folded and (deciding.picked or not any(kind.actions for kind in kinds)):
            unfold = partial(self._unfold, deciding)
            offers.append(Offer("more", words("match-more", number=len(folded)), unfold))
        return offers

    def _kinds(self, setting: Setting) -> tuple[Kind, ...]:
        """Return the kinds of actions; the last two answers are kept, since a frame asks again and again."""
        seen = self._view.seen
        for position, asked, kinds in self._known_kinds:
            if position is seen and asked == setting:
                return kinds
        kinds = self._pieces.kinds(seen, setting)
        self._known_kinds.append((seen, setting, kinds))
        return kinds

    @property
    def _fresh(self) -> bool:
        """Whether no person has decided anything yet."""
        return not any(mover in self._viewers.persons for mover in self._session.match.movers)

    def _offer(self, name: str, text: str, style: str = "secondary") -> list[Offer]:
        """Offer what is done by a command, where there is such a command."""
        return [Offer(name, text, self._acts[name], style)] if name in self._acts else []

    def _second_thoughts(self, question: Question) -> list[Offer]:
        """Offer to think again, which is the default, or to do it all the same."""
        words = self._host.words
        return [
            Offer("again", words("coach-again"), self._acts["think_again"], "primary"),
            Offer("anyway", words("coach-anyway"), partial(self._picking.do, question.action)),
        ]

    def _unfolded(self, deciding: ActionSelection) -> tuple[list[Offer], bool]:
        """Offer all that is complete, on pages, and whether that is a list."""
        actions = shown = deciding.offered
        words = self._host.words
        pages = -(-len(actions) // PAGE) if len(actions) > PAGE + 1 else 1
        if pages > 1:
            deciding.page %= pages
            shown = actions[deciding.page * PAGE : deciding.page * PAGE + PAGE]
        advised = self._advised()
        sensible = advised if deciding.default is None else deciding.default
        offers = [self._decision(action, sensible)._replace(lit=action == advised) for action in shown]
        if pages > 1:
            text = words("match-page", page=deciding.page + 1, pages=pages)
            offers.append(Offer("page", text, partial(self._turn_page, deciding)))
        if self._viewers.can_look:
            offers += self._offer("look", words("match-look_first"))
        return offers, len(offers) > 1

    def _decision(self, action: int, sensible: int | None) -> Offer:
        state = self._match.state
        name = f"action:{state.notation(action)}"
        style = "primary" if action == sensible else "secondary"
        return Offer(name, self._view.word(action), partial(self._picking.play, action), style)

    def _advised(self) -> int | None:
        hint = self._advice.hint
        return hint.verdict.action if hint.verdict and hint.step >= MOVE else None

    def _unfold(self, deciding: ActionSelection) -> None:
        deciding.page = 0
        self._refresh()

    def _turn_page(self, deciding: ActionSelection) -> None:
        deciding.page += 1
        self._refresh()

    def _tools(self) -> list[Offer]:
        """Return the tools below the choices."""
        words, history = self._host.words, self._session.history
        barred = {
            "recap": not self._session.can_recap,
            "undo": not history.can_undo,
            "redo": not history.can_redo,
            "hint": self._view.deciding is None or not self._advice.possible,
        }
        return [
            Offer(
                name,
                words(self._tool_text(name)),
                self._acts[name],
                hint=with_key(words(f"match-tools-{name}_key"), tool_key(self._host.keys, words, name)),
                enabled=not barred.get(name, False),
            )
            for name in TOOLS
            if name in self._acts and (name != "hint" or self._host.settings.hints)
        ]

    def _tool_text(self, name: str) -> str:
        """Tell which text names a tool; one has a shorter name where there is less room."""
        view = self._view
        short = name == "recap" and view.window.frame.recap.width < SHORT_RECAP
        return "match-tools-recap_short" if short else f"match-tools-{name}"


def tool_key(keys: Keys, words: Voice, name: str) -> str:
    """Return the key that does what a tool does; the menu has Esc, unless another was chosen."""
    shown = keys.shown(name, words)
    return shown or keys.leading("Esc", words) if name == "menu" else shown
