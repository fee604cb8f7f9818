"""What Windows and macOS are told of the program inside the program itself; `build.spec` asks.

Windows shows the version resource under a file's properties and in the task manager; macOS reads the plist of
an application's folder.
"""

from __future__ import annotations

import re
from typing import Final

from facts import APP_ID, FACTS, TITLE, CannotPack, version

MATCH_TYPE: Final = f"{APP_ID}.match"  # how macOS names a saved match
RESOURCE: Final = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0x0, OS=0x40004, fileType=0x1,
                    subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable('040904B0', [{strings}])]),
    VarFileInfo([VarStruct('Translation', [0x409, 1200])])
  ]
)
"""


def four_numbers(text: str) -> tuple[int, int, int, int]:
    """A version as Windows counts."""
    found = re.fullmatch(r"(\d{1,4})\.(\d{1,4})\.(\d{1,4})", text)
    if found is None:
        raise CannotPack(f"a version is three numbers such as 1.2.3, not {text}")
    return int(found[1]), int(found[2]), int(found[3]), 0


def version_resource() -> str:
    """The version resource as PyInstaller reads it from a file."""
    told = {
        "CompanyName": FACTS["publisher"],
        "FileDescription": TITLE,
        "FileVersion": version(),
        "InternalName": "herotable",
        "LegalCopyright": FACTS["rights"],
        "OriginalFilename": "herotable.exe",
        "ProductName": TITLE,
        "ProductVersion": version(),
    }
    strings = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in told.items())
    return RESOURCE.format(numbers=four_numbers(version()), strings=strings)


def info_plist() -> dict[str, object]:
    """What the Finder reads, besides name, icon and identifier."""
    return {
        "CFBundleDisplayName": TITLE,
        "CFBundleShortVersionString": version(),
        "CFBundleVersion": version(),
        "CFBundleLocalizations": list(FACTS["text"]),
        "CFBundleDevelopmentRegion": "en",
        "CFBundleGetInfoString": FACTS["text"]["en"]["summary"],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": FACTS["oldest_macos"],
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": FACTS["rights"],
        "CFBundleDocumentTypes": [_document()],
        "UTExportedTypeDeclarations": [_document_type()],
    }


def _document() -> dict[str, object]:
    """What a double click in the Finder opens with the program; SDL hands over the file as one dropped."""
    return {
        "CFBundleTypeName": FACTS["text"]["en"]["match"],
        "CFBundleTypeRole": "Editor",
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [MATCH_TYPE],
    }


def _document_type() -> dict[str, object]:
    """How macOS knows a saved match: by its extension, which others may use, too."""
    return {
        "UTTypeIdentifier": MATCH_TYPE,
        "UTTypeDescription": FACTS["text"]["en"]["match"],
        "UTTypeConformsTo": ["public.data"],
        "UTTypeTagSpecification": {
            "public.filename-extension": [FACTS["extension"]],
            "public.mime-type": [FACTS["mime"]],
        },
    }
