"""Chromium without a window, led over a pipe: opens a page, presses keys, and hears of what goes wrong."""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final, Self

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")
CHROMIUM: Final = next(filter(None, map(shutil.which, NAMES)), None)
FLAGS: Final = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-extensions",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--remote-debugging-pipe",
)
PATIENCE: Final = 120.0  # seconds until a browser that hangs is killed


class Browser:
    """One page in a browser of its own; `troubles` and `requests` list what happened in it."""

    def __init__(self, profile: Path, size: tuple[int, int] = (1280, 900), *, dark: bool = False) -> None:
        """Start with an empty page of `size` pixels; the profile is a folder to be made."""
        if CHROMIUM is None:
            raise RuntimeError("there is no Chromium")
        theirs_in, self._out = os.pipe()
        self._in, theirs_out = os.pipe()
        self._buffer = b""
        self._number = 0
        self.troubles: list[str] = []
        self.requests: list[str] = []

        def place() -> None:
            low, high = os.dup(theirs_in), os.dup(theirs_out)
            os.dup2(low, 3)
            os.dup2(high, 4)

        self._process = subprocess.Popen(
            [
                CHROMIUM,
                *FLAGS,
                f"--user-data-dir={profile}",
                f"--window-size={size[0]},{size[1]}",
                "about:blank",
            ],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            close_fds=False,
            preexec_fn=place,  # noqa: PLW1509 - no threads here, and the pipe wants these numbers
        )
        os.close(theirs_in)
        os.close(theirs_out)
        self._session = ""
        targets = self.call("Target.getTargets")["targetInfos"]
        page = next(one for one in targets if one["type"] == "page")
        attached = self.call("Target.attachToTarget", targetId=page["targetId"], flatten=True)
        self._session = attached["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log", "Audits"):
            self.call(f"{domain}.enable")
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=size[0],
            height=size[1],
            deviceScaleFactor=1,
            mobile=size[0] < 600,
        )
        scheme = "dark" if dark else "light"
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the browser."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._in, self._out):
            os.close(pipe)

    # What it is told

    def call(self, method: str, **facts: object) -> dict[str, Any]:
        """Send a command of the DevTools protocol, and return its result; raise RuntimeError for an error."""
        self._number += 1
        message: dict[str, object] = {"id": self._number, "method": method, "params": facts}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._out, json.dumps(message).encode() + b"\0")
        while True:
            heard = self._hear()
            if heard.get("id") == self._number:
                if "error" in heard:
                    raise RuntimeError(f"{method}: {heard['error']}")
                result: dict[str, Any] = heard["result"]
                return result
            self._note(heard)

    def _hear(self) -> dict[str, Any]:
        while b"\0" not in self._buffer:
            data = os.read(self._in, 1 << 16)
            if not data:
                raise RuntimeError("the browser has gone")
            self._buffer += data
        line, _, self._buffer = self._buffer.partition(b"\0")
        heard: dict[str, Any] = json.loads(line)
        return heard

    def _note(self, event: dict[str, Any]) -> None:
        """Keep what the page asked for, and what went wrong."""
        method, facts = event.get("method"), event.get("params", {})
        if method == "Network.requestWillBeSent" and not facts["request"]["url"].startswith("data:"):
            self.requests.append(facts["request"]["url"])
        elif method == "Runtime.exceptionThrown":
            self.troubles.append(str(facts["exceptionDetails"]))
        elif method == "Runtime.consoleAPICalled" and facts["type"] in {"error", "warning", "assert"}:
            self.troubles.append(str(facts["args"]))
        elif method == "Log.entryAdded" and facts["entry"]["level"] in {"error", "warning"}:
            self.troubles.append(facts["entry"]["text"])
        elif method == "Audits.issueAdded":
            self.troubles.append(str(facts["issue"]))

    # What a person does

    def open(self, page: Path) -> None:
        """Open a file, and wait until its table can be stepped through."""
        self.call("Page.navigate", url=page.as_uri())
        while not self.run("document.documentElement && document.documentElement.dataset.ready"):
            self.run("new Promise((done) => setTimeout(done, 30))")

    def run(self, script: str) -> Any:
        """Return what an expression comes to, awaited."""
        result = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(str(result["exceptionDetails"]))
        return result["result"].get("value")

    def press(self, key: str, code: int) -> None:
        """Press a key: its name, and the number that Windows has for it."""
        text = {"text": " "} if key == " " else {}
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, windowsVirtualKeyCode=code, **text)

    def picture(self) -> bytes:
        """Return what shows, as PNG."""
        return base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"])
