"""What a Linux desktop is told of the program: its menu entry, icons, the type of its files, and its page.

Packages of a distribution and AppImages name all of it after the program; a Flatpak after its identifier,
because it may bring along nothing else. `python packaging/desktop.py FOLDER [NAME]` writes it below FOLDER.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

from facts import APP_ID, FACTS, NAME, PACKAGING, CannotPack, date, filled, say, version

LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def lay_desktop(share: Path, name: str = NAME) -> None:
    """Write everything below a folder `share`; entry and icons bear `name`."""
    write(share / "applications" / f"{name}.desktop", entry(name))
    write(share / "mime" / "packages" / f"{name}.xml", file_type(name))
    write(share / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo(name))
    words = [sys.executable, str(PACKAGING / "icons.py"), str(share / "icons")]
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
    for other in ("ico", "icns"):
        (share / "icons" / f"herotable.{other}").unlink()
    for icon in (share / "icons").rglob("herotable.png"):
        icon.rename(icon.with_stem(name))


def entry(icon: str) -> str:
    """The entry in the menu, which opens saved matches, too."""
    return filled("debian/herotable.desktop", ICON=icon, MIME=FACTS["mime"])


def file_type(icon: str) -> str:
    """The type of saved matches."""
    (at_1, magic_1), (at_2, magic_2) = FACTS["magic"]
    names = {f"MATCH_{language.upper()}": text["match"] for language, text in FACTS["text"].items()}
    places = {"AT_1": str(at_1), "MAGIC_1": magic_1, "AT_2": str(at_2), "MAGIC_2": magic_2}
    return filled("debian/mime.xml", ICON=icon, MIME=FACTS["mime"], **names, **places)


def metainfo(name: str) -> str:
    """The page in a software centre."""
    facts = {"VERSION": version(), "DATE": date(), "PUBLISHER": FACTS["publisher"], "MIME": FACTS["mime"]}
    facts |= {"HOME": FACTS["home"], "HELP": FACTS["help"], "ENTRY": name, "ICON": name}
    page = filled(f"debian/{APP_ID}.metainfo.xml", **facts)
    return page.replace("<screenshots/>", screenshots())


def screenshots() -> str:
    """The pictures of the program, the first one in front, each with a line in every language."""
    shown = ET.Element("screenshots")
    for number, one in enumerate(FACTS["screenshot"]):
        shot = ET.SubElement(shown, "screenshot", {} if number else {"type": "default"})
        for language in FACTS["text"]:
            caption = ET.SubElement(shot, "caption", {} if language == "en" else {LANG: language})
            caption.text = one[language]
        width, height = one["size"]
        image = ET.SubElement(shot, "image", type="source", width=str(width), height=str(height))
        image.text = f"{FACTS['pictures']}/{one['file']}"
    ET.indent(shown, level=1)
    return ET.tostring(shown, encoding="unicode")


def write(file: Path, text: str) -> None:
    """Write a file and the folders above it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    try:
        lay_desktop(Path(sys.argv[1]) / "share", *sys.argv[2:3])
    except CannotPack as reason:
        say(f"desktop: {reason}")
        sys.exit(1)
