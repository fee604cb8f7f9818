"""What a person does to the pieces: picking, letting go, dragging, deciding, and being told why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.pieces import OVERLAY

if TYPE_CHECKING:
    from game.engine.errors import Reason
    from game.scenes.match.offers import Deciding
    from game.scenes.match.scene import MatchScene
    from game.table.board import Board
    from game.table.picking import Outcome
    from game.table.stage import Stage


class Deeds:
    """Answers mouse and keyboard alike; see `hand.Wishes`."""

    def __init__(self, scene: MatchScene) -> None:
        """Serve `scene`."""
        self.scene = scene

    @property
    def stage(self) -> Stage:
        """Where the pieces lie."""
        return self.scene.stage

    @property
    def board(self) -> Board:
        """Where the table lies in the window."""
        return self.scene.board

    def may_drag(self) -> bool:
        """Whether pieces can be dragged now."""
        return self.scene.deciding is not None

    def targets(self, key: str) -> frozenset[str]:
        """Name the pieces onto which a piece can be dragged now."""
        deciding = self.scene.deciding
        zones = {piece.key for piece in self.stage.layout if piece.drop}
        return frozenset(zone for zone in zones if deciding and deciding.picker.takes(key, zone))

    def described(self, key: str) -> str:
        """Word what a piece is; "" where there is nothing to say."""
        return self.scene.pieces.describe(self.scene.view, key, self.scene.setting)

    def click(self, key: str) -> None:
        """Pick a piece, or let go of it, or say why not; switch what a "toggle:" piece stands for."""
        self.scene.session.advice.coach.dismiss()
        deciding = self.scene.deciding
        word, _, name = key.partition(":")
        if word == "toggle":
            self.toggle(name)
        elif word == "cycle":
            self.cycle(int(name))
        elif deciding is None:
            self._refuse(key, None)
        else:
            self._pick(key, deciding)

    def _pick(self, key: str, deciding: Deciding) -> None:
        """Pick a piece, or do at once what it alone means."""
        reason = deciding.pick(key)
        if reason is None and deciding.at_once is not None:
            self.scene.program.audio.play("place", 0.5)
            self.play(deciding.at_once)
        else:
            self._answer(key, reason)

    def toggle(self, name: str) -> None:
        """Switch something on the table on or off."""
        self.scene.toggled ^= {name}
        self.scene.program.audio.play("click", 0.5)
        self.scene.refresh()

    def uncover(self) -> bool:
        """Put away the sheets that cover the table; whether there was one."""
        lying = {piece.key for piece in self.stage.layout if piece.height >= OVERLAY}
        covering = {name for name in self.scene.toggled if f"toggle:{name}" in lying}
        self.scene.toggled -= covering
        return bool(covering)

    def cycle(self, digit: int) -> bool:
        """Pick the next of the actions that a digit goes through; False where digits press buttons."""
        deciding = None if self.scene.session.advice.coach.question else self.scene.deciding
        found = deciding.cycle(digit) if deciding else None
        if found is not None:
            self.scene.program.audio.play("place" if found else "refused", 0.5)
            self.scene.refresh()
        return found is not None

    def click_twice(self, key: str) -> None:
        """Do what the piece completes, else pick it once more."""
        self.scene.session.advice.coach.dismiss()
        if key.startswith(("toggle:", "cycle:")):
            self.click(key)
            return
        deciding = self.scene.deciding
        if deciding is not None and key not in deciding.picked:
            self._pick(key, deciding)
        else:
            self._carry_out(key, deciding.enter(key) if deciding else None)

    def drop(self, key: str, zone: str) -> None:
        """Do what dragging a piece onto another means."""
        self.scene.session.advice.coach.dismiss()
        deciding = self.scene.deciding
        self._carry_out(key, deciding.drop(key, zone) if deciding else None)

    def let_go(self) -> None:
        """Let go of what was picked last."""
        scene = self.scene
        scene.session.advice.coach.dismiss()
        if scene.deciding and scene.deciding.back():
            scene.program.audio.play("click", 0.5)
        scene.refresh()

    def play(self, action: int) -> None:
        """Decide for the person whose turn it is, unless the coach wants to look at it first."""
        scene = self.scene
        scene.bubble.hush()
        if scene.deciding is None or action not in scene.deciding.legal:
            return
        small = scene.pieces.at_once(scene.view, action)
        if not scene.session.advice.detains(action, small=small):
            self.do(action)

    def do(self, action: int) -> None:
        """Decide for the person whose turn it is, whatever anybody thinks of it."""
        scene = self.scene
        if scene.deciding is not None and action in scene.deciding.legal:
            scene.told = frozenset()
            scene.hand.away()  # what was pointed at goes elsewhere
            scene.session.play(action)
            scene.deciding = None
            scene.refresh()

    def _carry_out(self, key: str, outcome: Outcome | None) -> None:
        """Do what a gesture led to."""
        if outcome is None:
            self._refuse(key, None)
        elif outcome.action is not None:
            self.play(outcome.action)
        elif outcome.astray:
            self._say(key, self.scene.program.words("match-astray"))
        else:
            self._answer(key, outcome.reason)

    def _answer(self, key: str, reason: Reason | None) -> None:
        """Show that a piece was picked, or why not."""
        if reason is not None:
            self._refuse(key, reason)
        else:
            self.scene.program.audio.play("place", 0.5)
            self.scene.refresh()

    def _not_now(self) -> str:
        """Say who is to move: whoever the status names, too, and nobody where more is still to be seen."""
        scene, words = self.scene, self.scene.program.words
        mover = scene.session.match.state.to_move
        if scene.session.playback.busy or mover in scene.session.viewpoint.persons:
            return words("match-not_yet")
        return words("match-not_now", name=scene.table.names[mover])

    def _refuse(self, key: str, reason: Reason | None) -> None:
        """Say beside a piece why it can't be picked; without a reason, that it isn't the person's turn."""
        scene, words = self.scene, self.scene.program.words
        if reason is not None:
            text = scene.says.reason(reason, words.of(scene.game))
        elif scene.session.match.over:
            text = words("match-over")
        elif scene.session.viewpoint.passing:
            text = words("match-first_pass")
        else:
            text = self._not_now()
        self._say(key, text)
        scene.bubble.fleeting = reason is None

    def _say(self, key: str, text: str) -> None:
        """Say beside a piece why nothing happens."""
        scene = self.scene
        scene.program.audio.play("refused")
        piece = scene.stage.piece(key)
        if piece is not None:
            scene.bubble.say(text, piece.centre, piece.size[1], key)
