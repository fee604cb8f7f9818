"""Ways into every scene, so that a monkey comes everywhere; what it does there is its own matter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from ai.daily.deal import deal_of
from ai.personas.levels import LEVELS
from ai.players import make_player
from game.dust_collectorz.decks.saves import SavedDeck
from game.dust_collectorz.rules.cards.cards import PRESETS, SLUGS
from game.dust_collectorz.screens.builder import DeckBuilderScene
from game.dust_collectorz.screens.requests import OpenDecks
from game.dust_collectorz.screens.trade import ImportScene
from game.engine.errors import BadSetup
from game.engine.match import Match
from game.engine.options import Value
from game.engine.rng import Rng
from game.registry import GAMES
from game.screens.analysis.retry.session import PracticeSession
from game.screens.analysis.scene import AnalysisScene
from game.screens.daily.desk import desk_of
from game.screens.daily.scene import DailyScene
from game.screens.lesson.end import LessonEndScene
from game.screens.lesson.file import lesson_of
from game.screens.lesson.kind import Guide
from game.screens.library.scene import LoadScene
from game.screens.luck.scene import LuckScene
from game.screens.match.scene import MatchScene
from game.screens.match.session.supplies import keeper_of
from game.screens.match.table.viewpoint import Viewpoint
from game.screens.match.trying import try_out
from game.screens.menus.unsaved import question
from game.screens.new_game.scene import NewGameScene
from game.screens.new_game.seat_sign import SeatSign
from game.screens.pads.hands import field_of
from game.screens.practice.opening import review
from game.screens.requests import (
    OpenAnalysis,
    OpenChallenges,
    OpenClip,
    OpenDaily,
    OpenDailyCheck,
    OpenData,
    OpenHouseRules,
    OpenLesson,
    OpenLessons,
    OpenLuck,
    OpenMaking,
    OpenPage,
    OpenPuzzles,
    OpenReplay,
    OpenResult,
    OpenSeats,
    OpenShare,
    OpenStatistics,
    OpenTrainer,
    OpenTyping,
)
from game.screens.rulebook.page import RulesScene
from game.screens.scene import Unsaved
from game.screens.seating import Chair, TableMatch
from game.screens.settings.pages import SECTIONS
from game.screens.settings.scene import SettingsScene
from game.screens.widgets.button import Button
from game.share.clip_wish import ClipWish
from game.share.job import CLIP, ShareJob
from saves.daily.line import to_line
from saves.disk.notices import Notice
from saves.settings import LessonNote
from tests.ai.daily import played as played_daily
from tests.screens.pilots.kinds import session_of
from tests.screens.pilots.practice_pilot import reviewed

if TYPE_CHECKING:
    from tests.monkey.monkey import Monkey

NAMES: Final = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn")
Thing = TypeVar("Thing")


def one_of(chance: Rng, things: Sequence[Thing]) -> Thing:
    """Return any of `things`."""
    return things[chance.below(len(things))]


# Matches


def new_match(chance: Rng, game: str) -> Match:
    """Begin a match of `game` with any seats and options that it allows."""
    rules = GAMES[game].rules
    while True:
        options: dict[str, Value] = {option.name: one_of(chance, option.allowed) for option in rules.options}
        try:
            return Match(rules, one_of(chance, rules.seats), chance.below(1000), options)
        except BadSetup:
            continue  # teams are of four


def played(match: Match, chance: Rng, decisions: int | None) -> Match:
    """Play so many decisions of any kind, or sensibly to the end."""
    player = make_player("greedy", match.rules, seed=1)
    while not match.over and (decisions is None or len(match.decisions) < decisions):
        state = match.state
        if decisions is None:
            match.play(player.choose(state.determinize(state.to_move, Rng(1)), state.to_move).action)
        else:
            match.play(one_of(chance, state.legal_actions()))
    return match


def table(chance: Rng, game: str, *, over: bool = False, persons: int | None = None) -> TableMatch:
    """Seat so many persons, or any number of them, before a match that stands anywhere, or at its end."""
    match = played(new_match(chance, game), chance, None if over else chance.below(40))
    if match.over and not over:
        match = played(new_match(chance, game), chance, 0)
    count = chance.below(match.seats + 1) if persons is None else min(persons, match.seats)
    chairs = (
        Chair(NAMES[seat], seat, None if seat < count else one_of(chance, LEVELS).key)
        for seat in range(match.seats)
    )
    return TableMatch(match, tuple(chairs))


# Errands: each begins at the title


def _new_game(game: str) -> Callable[[Monkey], None]:
    return lambda monkey: monkey.program.stack.push(NewGameScene(monkey.program, game))


def _match(game: str, persons: int | None) -> Callable[[Monkey], None]:
    return lambda monkey: monkey.program.open_match(table(monkey.chance, game, persons=persons))


def _result(game: str) -> Callable[[Monkey], None]:
    def go(monkey: Monkey) -> None:
        ended = table(monkey.chance, game, over=True)
        monkey.program.open_match(ended)
        monkey.frames(2)
        if isinstance(monkey.program.stack.top, MatchScene):
            monkey.program.open(OpenResult(ended))

    return go


def _page(monkey: Monkey) -> None:
    over = table(monkey.chance, monkey.any_game(), over=True)
    monkey.program.open(OpenPage(over, tuple(range(over.match.seats))))


def _replay(game: str) -> Callable[[Monkey], None]:
    return lambda monkey: monkey.program.open(
        OpenReplay(table(monkey.chance, game, over=bool(monkey.chance.below(2))))
    )


def _weighed(monkey: Monkey) -> None:
    """Show what luck and skill made of a match, and play its deal again."""
    monkey.program.open(OpenLuck(table(monkey.chance, monkey.any_game(), over=True, persons=1)))
    scene = monkey.program.stack.top
    assert isinstance(scene, LuckScene)
    scene.try_on()


def _analysed(monkey: Monkey, game: str) -> AnalysisScene:
    """Show an analysis, and wait until there is something to be seen."""
    monkey.program.open(OpenAnalysis(table(monkey.chance, game, over=True, persons=1)))
    scene = monkey.program.stack.top
    assert isinstance(scene, AnalysisScene)
    monkey.until(lambda: any(map(scene.findings.may_try, range(len(scene.findings.analysis.moments)))))
    return scene


def _analysis(game: str) -> Callable[[Monkey], None]:
    return lambda monkey: void(_analysed(monkey, game))


def void(_: object) -> None:
    """Forget what an errand leads to."""


def _look(monkey: Monkey) -> None:
    """Choose how somebody looks who will play."""
    scene = NewGameScene(monkey.program, monkey.any_game())
    monkey.program.stack.push(scene)
    next(one for one in scene.page.reachable() if isinstance(one, SeatSign)).press()


def _small_table(monkey: Monkey) -> None:
    scene = _analysed(monkey, monkey.any_game())
    scene.choose(0)
    scene.open()


def _house_rules(monkey: Monkey) -> None:
    """Go to the house rules of any game."""
    scene = NewGameScene(monkey.program, one_of(monkey.chance, list(GAMES)))
    monkey.program.stack.push(scene)
    monkey.program.open(OpenHouseRules(scene.draft))


def _practice(monkey: Monkey) -> None:
    scene = _analysed(monkey, monkey.any_game())
    chosen = [one for one in range(len(scene.findings.analysis.moments)) if scene.findings.may_try(one)]
    scene.try_again(chosen[0] if chosen else -1)  # where nobody could judge, nothing can be tried


def _judged(monkey: Monkey) -> None:
    """Try a moment again, and wait until that is judged."""
    _practice(monkey)
    _until_judged(monkey)


def _mistake(monkey: Monkey) -> None:
    """Practise a mistake of a past match, and wait until the answer is graded."""
    sat = table(monkey.chance, monkey.any_game(), over=True, persons=1)
    cards = [one.card for one in reviewed(monkey.program.library, "20260314-150900-mistake.save", sat)]
    review(monkey.program, cards)
    _until_judged(monkey)


def _daily(monkey: Monkey) -> None:
    """Look at the daily deal, and begin it or go on with it."""
    monkey.program.open(OpenDaily())
    scene = monkey.program.stack.top
    assert isinstance(scene, DailyScene)
    main = scene.page.named("main")
    assert isinstance(main, Button)
    main.press()


def _daily_check(monkey: Monkey) -> None:
    """Check somebody's result, true or cut off."""
    deal = deal_of(desk_of(monkey.program).today)
    monkey.program.open(OpenDailyCheck(to_line(deal, played_daily(deal))[: monkey.one_of((40, 1 << 20))]))


def _until_judged(monkey: Monkey) -> None:
    scene = monkey.program.stack.top
    for _ in range(60):
        practice = session_of(scene, PracticeSession)
        if practice is None or not isinstance(scene, MatchScene) or monkey.program.stack.top is not scene:
            return
        if scene.view.deciding and not practice.decided:
            scene.parts.picking.do(monkey.one_of(scene.view.deciding.legal))
        monkey.frames(8)


def _trial(monkey: Monkey) -> None:
    """Try something out in a match."""
    monkey.program.open_match(table(monkey.chance, monkey.any_game(), persons=1))
    scene = monkey.program.stack.top
    assert isinstance(scene, MatchScene)
    tried = scene.session.table
    try_out(monkey.program, tried, keeper_of(monkey.program, tried))


def _in_match(command: str) -> Callable[[Monkey], None]:
    def go(monkey: Monkey) -> None:
        monkey.program.open_match(table(monkey.chance, monkey.any_game()))
        scene = monkey.program.stack.top
        assert isinstance(scene, MatchScene)
        scene.kind.acts[command]()

    return go


def _unkept(monkey: Monkey) -> None:
    """Be asked about a match that the disk does not take; the next attempt succeeds."""
    monkey.program.open_match(table(monkey.chance, monkey.any_game(), persons=1))
    scene = monkey.program.stack.top
    assert isinstance(scene, MatchScene)
    unsaved = Unsaved("Sunday", Notice("disk_full", "sunday.save"), scene.kind.acts["share"])
    words, quit_program = monkey.program.words, monkey.program.stack.quit
    monkey.program.open(question(words, unsaved, scene.kind.acts["leave"], quit_program))


def _share(monkey: Monkey) -> None:
    over = table(monkey.chance, monkey.any_game(), over=True)
    viewpoints = tuple(Viewpoint(seat) for seat in range(over.match.seats))
    monkey.program.open(OpenShare(over, len(over.match.decisions), viewpoints))


def _clip(monkey: Monkey) -> None:
    match = table(monkey.chance, monkey.any_game())
    monkey.program.open(OpenClip(match, len(match.match.decisions), (Viewpoint(0),)))


def _making(monkey: Monkey) -> None:
    """Wait for something that is never made."""
    job = ShareJob(table(monkey.chance, monkey.any_game()), CLIP, ClipWish(0, 0, 0), "en")
    job.share = monkey.chance.below(101) / 100
    monkey.program.open(OpenMaking(job, "share-clip_making"))


def _seats(monkey: Monkey) -> None:
    monkey.program.open(OpenSeats(table(monkey.chance, monkey.any_game()), 0))


def _lesson(game: str) -> Callable[[Monkey], None]:
    def go(monkey: Monkey) -> None:
        """Go into a lesson at any of its steps."""
        lesson = lesson_of(game)
        step = monkey.chance.below(len(lesson.step)) if lesson else 0
        settings = monkey.program.settings
        monkey.program.remember(settings.changed("lessons", {**settings.lessons, game: LessonNote(step)}))
        monkey.program.open(OpenLesson(game))

    return go


def _lesson_end(monkey: Monkey) -> None:
    _lesson(monkey.any_game())(monkey)
    scene = monkey.program.stack.top
    guide = scene.kind.overlay if isinstance(scene, MatchScene) else None
    assert isinstance(guide, Guide)
    game = guide._lesson.course.game
    monkey.program.stack.push(LessonEndScene(monkey.program, game, guide.restart))


def _builder(monkey: Monkey) -> DeckBuilderScene:
    monkey.program.open(OpenDecks())
    cards = tuple(SLUGS[kind] for kind in one_of(monkey.chance, list(PRESETS.values())))
    deck = SavedDeck("Sunday best", cards[: monkey.one_of((0, 5, len(cards)))])
    scene = DeckBuilderScene(monkey.program, deck)
    monkey.program.stack.push(scene)
    return scene


def _export(monkey: Monkey) -> None:
    scene = _builder(monkey)
    scene.randomize()
    scene.export()


def _improving(monkey: Monkey) -> None:
    scene = _builder(monkey)
    scene.randomize()
    scene.improve()


def _settings(page: str) -> Callable[[Monkey], None]:
    return lambda monkey: monkey.program.stack.push(SettingsScene(monkey.program, page))


def _statistics(monkey: Monkey) -> None:
    monkey.program.open(OpenStatistics(table(monkey.chance, monkey.any_game(), over=True, persons=1)))


def _typing(monkey: Monkey) -> None:
    """Write with a controller's keyboard."""
    scene = SettingsScene(monkey.program, "play")
    monkey.program.stack.push(scene)
    scene.page.focus(scene.page.named("search"))
    field = field_of(scene)
    assert field is not None
    monkey.program.open(OpenTyping(field))


def errands() -> list[Callable[[Monkey], None]]:
    """All errands, each once."""
    matches = [_match(game, persons) for persons in (1, 2, 6, 0) for game in GAMES]
    ways = (_new_game, _result, _replay, _analysis, _lesson)
    return [
        *matches,
        *[way(game) for way in ways for game in GAMES],
        *[_settings(page) for page in SECTIONS],
        *[_in_match(name) for name in ("menu", "save_as", "keys", "tell_state", "watch", "rules", "share")],
        _page,
        _look,
        _small_table,
        _practice,
        _judged,
        lambda monkey: monkey.program.open(OpenDaily()),
        _daily,
        _daily_check,
        _mistake,
        _trial,
        _seats,
        _share,
        _clip,
        _making,
        _unkept,
        _lesson_end,
        lambda monkey: void(_builder(monkey)),
        lambda monkey: _builder(monkey).ask_for_ability(),
        _export,
        _improving,
        lambda monkey: monkey.program.stack.push(ImportScene(monkey.program, void)),
        _statistics,
        _typing,
        lambda monkey: monkey.program.open(OpenStatistics()),
        lambda monkey: monkey.program.open(OpenDecks()),
        lambda monkey: monkey.program.open(OpenLessons()),
        lambda monkey: monkey.program.open(OpenTrainer()),
        lambda monkey: monkey.program.open(OpenPuzzles()),
        lambda monkey: monkey.program.open(OpenData()),
        lambda monkey: monkey.program.open(OpenChallenges()),
        _weighed,
        _house_rules,
        lambda monkey: monkey.program.stack.push(LoadScene(monkey.program)),
        lambda monkey: monkey.program.stack.push(RulesScene(monkey.program)),
    ]
