"""Which words and buttons the desk shows at each moment of a match."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from ai.explain_says import cost
from game.scenes.keys import BY_NAME, named, with_key
from game.scenes.match.brain import Asker
from game.scenes.match.hint import MOVE, WHY
from game.scenes.match.offers import SHOWN
from game.scenes.match.plates import Offer

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.engine.views import View
    from game.scenes.match.coach import Question
    from game.scenes.match.offers import Deciding
    from game.scenes.match.scene import MatchScene

PAGE: Final = 8  # unfolded actions on a page; the ninth button turns it
HURRY_AFTER: Final = 0.5  # seconds of thinking before the button to hurry it appears


def status(scene: MatchScene) -> tuple[str, float | None]:
    """Return what is to be done now, and how far the thinking has got that is going on."""
    playing, words = scene.session, scene.program.words
    if playing.viewpoint.passing:
        return words("match-looked", name=_passer(scene)), None
    if playing.minds.paused:
        return words("match-paused"), None
    if playing.advice.hint.thinking:
        return words("match-advice-thinking"), playing.advice.hint.share
    if playing.advice.coach.question is not None:
        return words("coach-status"), None
    remark = scene.deciding.remark if scene.deciding else None
    if remark is not None:
        return scene.says.reason(remark, words.of(scene.game)), None
    if playing.passes.patience is not None:
        return words("match-react"), playing.passes.patience
    thinking, seat = playing.minds.thinking, playing.minds.pondering
    if seat >= 0 and not playing.playback.busy:
        share = thinking.share if thinking else 1.0
        return words("match-thinking-name", name=scene.table.names[seat]), share
    return scene.says.status(scene.view, scene.table.addressed, words.of(scene.game)), None


def caption(scene: MatchScene) -> tuple[str, int | None]:
    """Return the sentence of what happened last, and the colour of the seat that did it."""
    line = next((line for line in reversed(scene.lines) if line.text), None)
    if line is None:
        return "", None
    return line.text, scene.table.chairs[line.actor].colour if line.actor >= 0 else None


def choices(scene: MatchScene) -> tuple[list[Offer], bool]:
    """Return the buttons that do something to the match, and whether they are unfolded."""
    playing, words, commands = scene.session, scene.program.words, scene.commands
    if playing.viewpoint.passing:
        text = words("match-pass_on", name=scene.table.names[playing.match.state.to_move])
        return [Offer("pass_on", text, commands.pass_on, "primary")], False
    if playing.playback.holding:
        return [Offer("go_on", words("match-go_on"), commands.go_on, "primary")], False
    if playing.advice.coach.question is not None:
        return _second_thoughts(scene, playing.advice.coach.question), False
    if scene.deciding is not None:
        return _decisions(scene, scene.deciding)
    if playing.ending.reached:
        return [Offer("result", words("match-result"), commands.show_result, "primary")], False
    if not playing.viewpoint.persons:
        key = "match-go_on" if playing.minds.paused else "match-pause"
        return [Offer("pause", words(key), commands.pause)], False
    thinking = playing.minds.thinking
    if thinking and playing.minds.waited >= HURRY_AFTER:
        text = with_key(words("match-thinking-now"), scene.program.keys.shown("hurry", words))
        return [Offer("now", text, commands.hurry)], False
    return [], False


def is_numbered(scene: MatchScene) -> bool:
    """Whether digits press the buttons."""
    asked = scene.session.advice.coach.question is not None
    return scene.deciding is None or scene.deciding.numbered or asked


def _second_thoughts(scene: MatchScene, question: Question) -> list[Offer]:
    """Offer to think again, which is the default, or to do it all the same."""
    words, commands = scene.program.words, scene.commands
    return [
        Offer("again", words("coach-again"), commands.think_again, "primary"),
        Offer("anyway", words("coach-anyway"), partial(scene.deeds.do, question.action)),
    ]


def _decisions(scene: MatchScene, deciding: Deciding) -> tuple[list[Offer], bool]:
    actions, folded = deciding.offered()
    words = scene.program.words
    pages = -(-len(actions) // PAGE) if len(actions) > PAGE + 1 else 1
    shown = actions
    if pages > 1:
        deciding.page %= pages
        shown = actions[deciding.page * PAGE : deciding.page * PAGE + PAGE]
    advised = _advised(scene)
    if advised is not None and advised not in shown and not deciding.unfolded:
        shown = (*shown[: SHOWN - 1 - bool(folded)], advised)
    offers = [
        Offer(
            f"action:{scene.session.match.state.notation(action)}",
            scene.pieces.button(scene.view, action, scene.setting),
            partial(scene.deeds.play, action),
            "primary"
            if action == (advised if deciding.default is None else deciding.default)
            else "secondary",
            lit=action == advised,
        )
        for action in shown
    ]
    if pages > 1:
        text = words("match-page", page=deciding.page + 1, pages=pages)
        offers.append(Offer("page", text, partial(_turn_page, scene, deciding)))
    if scene.session.viewpoint.can_look:
        offers.append(Offer("look", words("match-look_first"), scene.commands.look))
    if folded:
        offers.append(Offer("more", words("match-more", number=folded), partial(_unfold, scene, deciding)))
    return offers, deciding.unfolded and len(offers) > 1


def _advised(scene: MatchScene) -> int | None:
    hint = scene.session.advice.hint
    return hint.verdict.action if hint.verdict and hint.step >= MOVE else None


def _unfold(scene: MatchScene, deciding: Deciding) -> None:
    deciding.unfolded = True
    deciding.page = 0
    scene.refresh()


def _turn_page(scene: MatchScene, deciding: Deciding) -> None:
    deciding.page += 1
    scene.refresh()


def advice(scene: MatchScene) -> str:
    """Return what the coach, a hint or a computer player has to say; "" when nothing is wanted."""
    hint, words = scene.session.advice.hint, scene.program.words
    question = scene.session.advice.coach.question
    if question is not None:
        move = scene.pieces.button(scene.view, question.action, scene.setting)
        return cost(move, question.share, question.best, words.texts)
    if hint.failed:
        return words("match-advice-failed")
    if hint.verdict is None or scene.deciding is None or not hint.step:
        return why(scene, scene.session.advice.why.asked)
    move = scene.pieces.button(scene.view, hint.verdict.action, scene.setting)
    key = scene.program.keys.pressed("hint", words)
    if hint.step < MOVE:
        picks = scene.pieces.picks(scene.view, hint.verdict.action)
        return words("match-advice-look" if picks else "match-advice-button", key=key)
    if hint.step < WHY:
        return words("match-advice-move", move=move, key=key)
    playing = scene.session
    asker = Asker(
        playing.match.state.to_move, scene.table.addressed, words.of(scene.game), _worded(scene, scene.view)
    )
    return "\n".join([words("match-advice-why", move=move), *hint.reasons(playing.match, asker)])


def _worded(scene: MatchScene, view: View) -> Callable[[int], str]:
    """Return what puts an action of the seat that sees `view` into words."""
    return lambda action: scene.pieces.button(view, action, scene.setting)


def why(scene: MatchScene, decision: int) -> str:
    """Say why a computer player decided as it did, or why that can't be told; "" for what nobody asks."""
    playing, words = scene.session, scene.program.words
    if not 0 <= decision < len(playing.match.decisions):
        return ""
    answer, actor = playing.advice.why.answer(decision), playing.match.movers[decision]
    name = scene.table.names[actor]
    if answer != "told":
        return "" if answer == "person" else words(f"why-{answer}", name=name)
    word = _worded(scene, playing.match.at(decision).view(actor))
    asker = Asker(actor, scene.table.addressed, words.of(scene.game), word)
    return playing.advice.why.text(
        decision, asker, lambda action: words("why-told", name=name, move=word(action))
    )


def tools(scene: MatchScene) -> list[Offer]:
    """Return the tools below the choices."""
    words, playing, commands = scene.program.words, scene.session, scene.commands
    able = {
        "undo": playing.history.can_undo,
        "redo": playing.history.can_redo,
        "hint": scene.deciding is not None and playing.advice.possible,
        "log": True,
        "menu": True,
    }
    acts = {
        "undo": commands.undo,
        "redo": commands.redo,
        "hint": commands.hint,
        "log": commands.toggle_log,
        "menu": commands.menu,
    }
    names = [name for name in acts if name != "hint" or scene.program.settings.hints]
    return [
        Offer(
            name,
            words(f"match-tools-{name}"),
            acts[name],
            hint=with_key(words(f"match-tools-{name}_key"), tool_key(scene, name)),
            enabled=able[name],
        )
        for name in names
    ]


def log_foot(scene: MatchScene) -> str:
    """Return what can be done with the log, with the keys for it."""
    keys, words = scene.program.keys, scene.program.words
    return words("match-log-foot", copy=keys.pressed("copy_log", words), log=keys.pressed("log", words))


def tool_key(scene: MatchScene, name: str) -> str:
    """Return the key that does what a tool does; the menu's is no command: it can't be chosen."""
    words = scene.program.words
    return scene.program.keys.shown(name, words) if name in BY_NAME else named("Esc", words)


def _passer(scene: MatchScene) -> str:
    return scene.table.names[scene.session.viewpoint.eyes.seat]
