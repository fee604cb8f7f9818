"""Emblems that are hands, and what strikes without a blade."""

from __future__ import annotations

from game.table.art.pen import (
    LINE,
    ball,
    flat,
    glowing,
    hair,
    placed,
    shine,
    solid,
    stroke,
)
from game.table.art.vector import circle, mirrored, polar, star


def fist() -> str:
    """A clenched fist that strikes forward."""
    parts = [solid(star((200, 200), 13, 198, 142), "side", 6)]
    arm = solid("M124 262L276 262L262 392L138 392Z", "main", 7)
    palm = solid(
        "M92 176Q92 132 130 128L286 128Q318 136 314 190L304 262Q290 298 240 302L150 302Q104 292 96 246Z",
        "main",
        8,
    )
    fingers = ""
    for index in range(4):
        x = 94 + index * 54
        fingers += solid(
            f"M{x} 122Q{x} 92 {x + 27} 92Q{x + 54} 92 {x + 54} 122L{x + 54} 188"
            f"Q{x + 50} 212 {x + 27} 212Q{x + 4} 212 {x} 188Z",
            "main",
            6,
        )
        fingers += shine(
            f"M{x + 9} 124Q{x + 10} 104 {x + 27} 103Q{x + 18} 116 {x + 17} 150Q{x + 9} 146 {x + 9} 124Z", 0.4
        )
    thumb = solid(
        "M92 232Q80 198 116 194L226 208Q262 216 254 244Q248 262 220 260L140 256Q100 262 92 232Z", "main", 7
    )
    thumb += shine("M110 206Q124 200 220 216Q180 220 112 218Z", 0.4)
    return "".join(parts) + arm + palm + fingers + thumb + hair("M150 330L250 330", LINE, 5, 0.5)


def steel_arm() -> str:
    """An arm of plated steel with a star on its shoulder."""
    upper = solid("M132 20Q248 -8 296 66Q330 140 280 208L150 218Q76 180 84 100Q90 44 132 20Z", "steel", 8)
    plates = hair("M98 86Q190 58 306 92M88 130Q190 104 312 138M100 172Q190 150 296 180", LINE, 5)
    lower = solid("M142 214L286 204Q292 262 262 300L164 304Q136 262 142 214Z", "steel", 8) + hair(
        "M146 240L284 230M150 268L276 262", LINE, 5
    )
    hand = solid(
        "M152 300L272 296Q296 330 282 366Q262 392 214 392Q160 392 144 364Q134 328 152 300Z", "dark", 8
    )
    knuckles = hair("M176 352L176 386M208 356L208 390M242 354L242 388", "#8a9abc", 5)
    return (
        upper
        + plates
        + shine("M112 60Q150 22 220 28Q150 44 122 110Q104 92 112 60Z", 0.7)
        + lower
        + hand
        + knuckles
        + solid(star((196, 118), 5, 58, 24), "main", 5)
    )


def claws() -> str:
    """Four steel talons and the marks they tear."""
    parts = []
    for index in range(4):
        x = 60 + index * 84
        parts.append(
            solid(
                f"M{x + 40} 16Q{x + 62} 160 {x - 34} 388Q{x - 6} 200 {x - 10} 40Q{x + 14} 2 {x + 40} 16Z",
                "main" if index % 2 else "side",
                6,
            )
        )
        parts.append(shine(f"M{x} 40Q{x + 6} 180 {x - 16} 300Q{x + 22} 180 {x + 14} 30Z", 0.4))
    return "".join(parts)


def crosshair() -> str:
    """A marksman's sight with cartridges below."""
    parts = [circle((200, 176), 150, "none", LINE, 34), circle((200, 176), 150, "none", "url(#steel)", 22)]
    parts.append(circle((200, 176), 136, "#8ad0ff", opacity=0.16))
    for turn in (0, 90, 180, 270):
        start, end = polar((200, 176), 176, turn), polar((200, 176), 62, turn)
        parts.append(stroke(f"M{start[0]:.0f} {start[1]:.0f}L{end[0]:.0f} {end[1]:.0f}", "bone", 10, 5))
    parts.append(
        circle((200, 176), 82, "none", LINE, 12)
        + circle((200, 176), 82, "none", "url(#main)", 6)
        + ball((200, 176), 16, "main", 4)
    )
    parts.extend(
        solid(
            f"M{x - 17} 388L{x - 17} 316Q{x - 14} 276 {x} 262Q{x + 14} 276 {x + 17} 316L{x + 17} 388Z",
            "gold",
            5,
        )
        + flat(f"M{x - 15} 314Q{x - 12} 278 {x} 266Q{x + 12} 278 {x + 15} 314Z", "#c86a3a", 0.8)
        for x in (122, 174, 226, 278)
    )
    return "".join(parts)


def chain() -> str:
    """A chain that bursts in the middle."""
    parts = [solid(star((200, 200), 11, 120, 56), "side", 5)]
    link = solid(
        "M-62 -34L62 -34Q92 -34 92 0Q92 34 62 34L-62 34Q-92 34 -92 0"
        "Q-92 -34 -62 -34ZM-56 -10Q-68 -10 -68 0Q-68 10 -56 10L56 10Q68 10 68 0"
        "Q68 -10 56 -10Z",
        "main",
        6,
    )
    edge = solid("M-70 -13L70 -13L70 13L-70 13Z", "steel", 6) + shine("M-66 -10L66 -10L66 -4L-66 -4Z", 0.5)
    broken = solid(
        "M-92 0Q-92 -34 -62 -34L6 -40L-2 -12L-56 -10Q-68 -10 -68 0Q-68 10 -56 10"
        "L4 12L-6 38L-62 34Q-92 34 -92 0Z",
        "main",
        6,
    )
    for shift, turn, piece in (
        ((76, 324), -45, link),
        ((114, 286), -45, edge),
        ((150, 250), 135, broken),
        ((250, 150), -45, broken),
        ((286, 114), -45, edge),
        ((324, 76), -45, link),
    ):
        parts.append(placed(piece, shift, 0.78, turn))
    parts.append(flat(star((200, 200), 8, 44, 16), "#fffbe0"))
    return "".join(parts)


def batons() -> str:
    """Two clubs on one cord, crossed behind horns."""
    cord = stroke("M84 344Q30 200 130 130Q270 40 330 180Q350 260 316 344", "#d8d2c0", 7, 4)
    club = solid("M-17 -120L17 -120L14 130L-14 130Z", "main", 6) + shine(
        "M-12 -114L-4 -114L-6 124L-12 124Z", 0.6
    )
    club += solid("M-21 -132L21 -132L21 -104L-21 -104Z", "steel", 5) + solid(
        "M-18 106L18 106L18 136L-18 136Z", "steel", 5
    )
    horns = mirrored(solid("M192 172Q130 160 118 60Q150 112 196 122Z", "side", 6), 200)
    return (
        cord
        + placed(club, (200, 246), 1.02, -38)
        + placed(club, (200, 246), 1.02, 38)
        + horns
        + ball((200, 160), 42, "side", 6)
        + hair("M174 158L192 168M226 158L208 168", "#ffd0d0", 7)
    )


def cannon() -> str:
    """A war suit's shoulder guns."""
    drum = circle((200, 220), 130, "url(#main)", LINE, 8) + circle((200, 220), 104, "url(#dark)", LINE, 5)
    barrels = "".join(
        circle(polar((200, 220), 64, turn), 30, "url(#steel)", LINE, 5)
        + circle(polar((200, 220), 64, turn), 17, LINE)
        for turn in range(-90, 270, 60)
    )
    hub = ball((200, 220), 24, "side", 5)
    tubes = ""
    for x in (60, 120, 236, 296):
        tubes += solid(f"M{x} 110L{x + 22} 28Q{x + 44} 28 {x + 44} 28L{x + 44} 112Z", "main", 5)
        tubes += solid(f"M{x + 6} 60Q{x + 22} 4 {x + 22} 4Q{x + 38} 4 {x + 40} 60Z", "side", 5)
    return (
        tubes
        + drum
        + barrels
        + hub
        + shine("M86 190A120 120 0 0 1 200 100Q120 130 104 220Q86 210 86 190Z", 0.35)
    )


def tentacles() -> str:
    """Four arms of steel with snapping claws."""
    parts = [
        mirrored(stroke(data, "main", 30, 7) + _joints(data), 200)
        for data in ("M200 210C130 200 160 116 104 104", "M200 226C120 256 146 324 94 326")
    ]
    grip = solid(
        "M0 -30C-50 -40 -70 -84 -40 -116Q-44 -76 -8 -62ZM0 -30C50 -40 70 -84 40 -116Q44 -76 8 -62Z",
        "steel",
        6,
    ) + ball((0, -22), 26, "side", 5)
    for shift, turn in (((98, 100), -50), ((88, 328), -124)):
        parts.append(placed(grip, shift, 0.8, turn) + placed(grip, (400 - shift[0], shift[1]), 0.8, -turn))
    core = circle((200, 216), 62, "url(#dark)", LINE, 7) + circle((200, 216), 42, "url(#side)", LINE, 5)
    return "".join(parts) + core + flat(star((200, 216), 8, 28, 13), "#fff8d0")


def _joints(data: str) -> str:
    """The joints of a jointed arm: a dashed line along it."""
    return f'<path d="{data}" fill="none" stroke="{LINE}" stroke-width="26" stroke-dasharray="4 13"/>'


def open_hand() -> str:
    """An open hand that breaks what it touches."""
    fingers = ""
    for x, top, low in ((112, 92, 230), (158, 44, 220), (206, 36, 220), (254, 66, 226)):
        fingers += solid(
            f"M{x} {low}L{x} {top + 20}Q{x} {top} {x + 21} {top}"
            f"Q{x + 42} {top} {x + 42} {top + 20}L{x + 42} {low}Z",
            "main",
            6,
        )
        fingers += shine(
            f"M{x + 8} {low - 12}L{x + 8} {top + 22}"
            f"Q{x + 10} {top + 10} {x + 20} {top + 8}L{x + 18} {low - 12}Z",
            0.36,
        )
    palm = solid("M112 206L296 206Q306 300 276 392L144 392Q108 320 112 206Z", "main", 7)
    thumb = solid("M288 226Q330 190 356 182Q384 186 372 214Q340 270 286 320Z", "main", 6)
    lines = hair("M136 240Q200 270 282 236M132 276Q190 316 250 300M160 236Q150 310 190 372", LINE, 5, 0.55)
    return thumb + palm + fingers + lines


def repulsor() -> str:
    """A panther gauntlet that gathers light in its palm."""
    cuff = solid("M120 300L280 300L296 392L104 392Z", "dark", 8) + solid(
        "M112 300L288 300L288 326L112 326Z", "side", 6
    )
    fingers = ""
    for x, top in ((100, 110), (150, 52), (202, 44), (254, 84)):
        fingers += solid(
            f"M{x} 220L{x + 2} {top + 30}L{x + 22} {top}L{x + 44} {top + 30}L{x + 46} 220Z", "main", 6
        )
        fingers += hair(
            f"M{x + 2} {top + 70}L{x + 44} {top + 70}M{x} {top + 116}L{x + 46} {top + 116}", LINE, 5
        )
    palm = solid("M100 200L300 200Q306 260 286 304L114 304Q94 260 100 200Z", "main", 8)
    thumb = solid("M296 210L352 150L384 176L340 262L290 290Z", "main", 6)
    light = (
        glowing((200, 244), 120, "#d8c8ff")
        + circle((200, 244), 46, "url(#steel)", LINE, 6)
        + circle((200, 244), 32, "#d8c8ff")
        + circle((200, 244), 18, "#ffffff")
    )
    return thumb + fingers + palm + cuff + light
