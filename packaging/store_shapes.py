"""What winget and Scoop allow in a manifest: the parts of their schemas that ours use, and no other field.

Written after winget's JSON schemas of version 1.10.0 and Scoop's schema.json; where those allow a field to be
missing, ours has it. Homebrew and itch.io have no schema.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from facts import CannotPack

NO_PATH: Final = r'[^\\/:*?"<>|\x01-\x1f]'
Identifier = Annotated[
    str, Meta(pattern=r'^[^.\s\\/:*?"<>|]{1,32}(\.[^.\s\\/:*?"<>|]{1,32}){1,7}$', max_length=128)
]
Version = Annotated[str, Meta(pattern=rf"^{NO_PATH}+$", max_length=128)]
Locale = Annotated[str, Meta(pattern=r"^[a-zA-Z]{2,3}(-[a-zA-Z]{1,8})*$", max_length=20)]
Url = Annotated[str, Meta(pattern=r"^https?://\S+$", max_length=2048)]
Name = Annotated[str, Meta(min_length=2, max_length=256)]
Tag = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=3, max_length=10000)]
Line = Annotated[str, Meta(min_length=3, max_length=256)]
Sum = Annotated[str, Meta(pattern="^[A-Fa-f0-9]{64}$")]
Windows = Annotated[str, Meta(pattern=r"^\d{1,5}(\.\d{1,5}){0,3}$")]
Extension = Annotated[str, Meta(pattern=rf"^{NO_PATH}+$", max_length=64)]
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class Head(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every manifest of winget has."""

    PackageIdentifier: Identifier
    PackageVersion: Version
    ManifestVersion: Literal["1.10.0"]


class VersionManifest(Head, kw_only=True):
    """Which languages there are."""

    DefaultLocale: Locale
    ManifestType: Literal["version"]


class ReturnCode(msgspec.Struct, forbid_unknown_fields=True):
    """What an exit code of the installer means."""

    InstallerReturnCode: Annotated[int, Meta(ge=1, le=4294967295)]
    ReturnResponse: Literal[
        "packageInUse", "packageInUseByApplication", "fileInUse", "cancelledByUser", "custom"
    ]


class Installer(msgspec.Struct, forbid_unknown_fields=True):
    """One file to install."""

    Architecture: Literal["x86", "x64", "arm", "arm64", "neutral"]
    InstallerUrl: Url
    InstallerSha256: Sum


class InstallerManifest(Head, kw_only=True):
    """What is downloaded, and how it is run."""

    Platform: list[Literal["Windows.Desktop", "Windows.Universal"]]
    MinimumOSVersion: Windows
    InstallerType: Literal["nullsoft"]
    Scope: Literal["user", "machine"]
    InstallModes: list[Literal["interactive", "silent", "silentWithProgress"]]
    UpgradeBehavior: Literal["install", "uninstallPrevious", "deny"]
    ExpectedReturnCodes: Annotated[list[ReturnCode], Meta(max_length=128)]
    FileExtensions: Annotated[list[Extension], Meta(max_length=512)]
    ProductCode: Annotated[str, Meta(min_length=1, max_length=255)]
    ReleaseDate: Day
    Installers: Annotated[list[Installer], Meta(min_length=1, max_length=1024)]
    ManifestType: Literal["installer"]


class Page(Head, kw_only=True):
    """What people read, in one language."""

    PackageLocale: Locale
    Publisher: Name
    PublisherUrl: Url
    PublisherSupportUrl: Url
    PackageName: Name
    PackageUrl: Url
    License: Annotated[str, Meta(min_length=3, max_length=512)]
    LicenseUrl: Url
    Copyright: Annotated[str, Meta(min_length=3, max_length=512)]
    ShortDescription: Line
    Description: Text
    Tags: Annotated[list[Tag], Meta(max_length=16)]
    ReleaseNotesUrl: Url
    InstallationNotes: Text
    ManifestType: Literal["locale"]


class DefaultPage(Page, kw_only=True):
    """The page in the first language."""

    Moniker: Tag
    ManifestType: Literal["defaultLocale"]  # type: ignore[assignment]


class ScoopLicence(msgspec.Struct, forbid_unknown_fields=True):
    """An SPDX identifier and where the text is."""

    identifier: Annotated[str, Meta(pattern=r"^[\w.+-]+$")]
    url: Url


class ScoopFile(msgspec.Struct, forbid_unknown_fields=True):
    """One archive."""

    url: Annotated[str, Meta(pattern=r"^https?://[^\s$]+$")]
    hash: Sum


class ScoopManifest(msgspec.Struct, forbid_unknown_fields=True):
    """A program out of an archive."""

    version: Annotated[str, Meta(pattern=r"^[\w.\-+]+$")]
    description: Line
    homepage: Url
    license: ScoopLicence
    notes: Text
    architecture: dict[Literal["32bit", "64bit", "arm64"], ScoopFile]
    extract_dir: str
    bin: str
    shortcuts: Annotated[list[Annotated[list[str], Meta(min_length=2, max_length=4)]], Meta(min_length=1)]


SHAPES: Final = {
    "version": VersionManifest,
    "installer": InstallerManifest,
    "defaultLocale": DefaultPage,
    "locale": Page,
    "scoop": ScoopManifest,
}


def check(kind: str, told: object) -> None:
    """Compare a manifest with its shape; CannotPack names the first field that is wrong."""
    try:
        msgspec.convert(told, SHAPES[kind])
    except msgspec.ValidationError as error:
        raise CannotPack(f"the manifest {kind} is not as it should be: {error}") from error
