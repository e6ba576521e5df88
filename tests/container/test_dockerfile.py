"""The steps of the Dockerfile, run one by one in folders that are empty, and the server that they make.

Images, users and system packages need a container engine; everything else is done as it is written.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import socket
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parents[2]
SYSTEM = ("apt-get ", "useradd ")  # what only an image of its own can do
FOLDERS = ("/source", "/opt/pentapolis", "/data")
PATIENCE = 120.0  # seconds until the server answers, on a busy machine

pytestmark = pytest.mark.skipif("PENTAPOLIS_CONTAINER" not in os.environ, reason="make test-container runs it")


@dataclass
class Stage:
    """One image: its folders, and what it is started with."""

    root: Path
    where: str = "/"
    variables: dict[str, str] = field(default_factory=dict)
    commands: dict[str, list[str]] = field(default_factory=dict)

    def at(self, path: str) -> Path:
        """The folder or file that stands for one of the image."""
        whole = path if path.startswith("/") else f"{self.where}/{path}"
        return self.root / os.path.normpath(whole).lstrip("/")

    def words(self, text: str) -> str:
        """A command with the folders of this machine."""
        for folder in FOLDERS:
            text = text.replace(folder, str(self.at(folder)))
        return text


def instructions() -> list[tuple[str, str]]:
    lines = (ROOT / "deploy" / "Dockerfile").read_text("utf-8").splitlines()
    parts = [line.split(" ", 1) for line in lines if line and not line.startswith("#")]
    return [(name, rest) for name, rest in parts]


def copy(stage: Stage, stages: dict[str, Stage], rest: str) -> None:
    words = shlex.split(rest)
    source = stages[words.pop(0).removeprefix("--from=")] if words[0].startswith("--from=") else None
    *names, target = words
    for name in names:
        found = source.at(name) if source else ROOT / name
        assert found.exists(), f"COPY {name}: there is no such thing"
        place = stage.at(target)
        if found.is_dir():
            # An environment knows where it is: in the image that is the same place, here it stays where it was made.
            ignore = shutil.ignore_patterns("node_modules", "page", "__pycache__") if source is None else None
            shutil.copytree(found, place, symlinks=True, dirs_exist_ok=True, ignore=ignore)
        else:
            place = place / found.name if target.endswith("/") else place
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(found, place)


def build(folder: Path) -> Stage:
    """The last image, once every step has been done."""
    stages: dict[str, Stage] = {}
    stage = Stage(folder)
    for name, rest in instructions():
        if name == "FROM":
            title = rest.partition(" AS ")[2] or "last"
            # One root for all: an environment cannot be moved, and no two stages write the same folder of it.
            stage = stages[title] = Stage(folder / ("page" if title == "page" else "rest"))
        elif name == "WORKDIR":
            stage.where = rest
            stage.at("").mkdir(parents=True, exist_ok=True)
        elif name == "COPY":
            if not (rest.startswith("--from=build ") and rest.split()[1] == rest.split()[2]):
                copy(stage, stages, rest)
        elif name == "RUN":
            if not rest.startswith(SYSTEM):
                environment = os.environ | {"PENTAPOLIS_BUILD": "plain"}
                subprocess.run(stage.words(rest), shell=True, cwd=stage.at(""), check=True, env=environment)
        elif name == "ENV":
            stage.variables |= dict(word.split("=", 1) for word in shlex.split(rest))
        elif name in ("ENTRYPOINT", "CMD"):
            stage.commands[name] = json.loads(rest)
        elif name == "HEALTHCHECK":
            stage.commands[name] = json.loads(rest.partition(" CMD ")[2])
        else:
            assert name in ("USER", "VOLUME", "EXPOSE"), f"{name} is not tried by this test"
    return stage


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
    return port


def test_the_steps_make_a_server_that_says_that_it_works(tmp_path: Path) -> None:
    image = build(tmp_path)
    image.at("/data").mkdir(parents=True)
    port = free_port()
    variables = {name: image.words(value) for name, value in image.variables.items()}
    environment = os.environ | variables | {"PENTAPOLIS_PORT": str(port), "PENTAPOLIS_HOST": "127.0.0.1"}
    environment["PENTAPOLIS_CLUB"] = "names lobby ratings"
    healthy = [image.words(word) for word in image.commands["HEALTHCHECK"]]

    def ask() -> int:
        return subprocess.run(healthy, env=environment, check=False, capture_output=True).returncode

    assert ask() == 1, "nobody serves yet"
    command = [image.words(word) for word in image.commands["ENTRYPOINT"] + image.commands["CMD"]]
    server = subprocess.Popen(command, env=environment, cwd=tmp_path)
    try:
        end = time.monotonic() + PATIENCE
        while ask() != 0:
            assert server.poll() is None and time.monotonic() < end, "the server does not answer"
            time.sleep(0.5)
        assert (image.at("/data") / "server.sqlite").exists()
        with urlopen(f"http://127.0.0.1:{port}/api/v1/club") as answer:
            assert "ratings" in json.load(answer)["features"], "what a club needs is there"
        with urlopen(f"http://127.0.0.1:{port}/") as answer:
            assert b"/assets/" in answer.read(), "the page is there"
    finally:
        server.send_signal(signal.SIGINT)
        assert server.wait(PATIENCE) == 0


def test_every_setting_of_compose_and_systemd_is_one_that_there_is() -> None:
    known = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    for file in ("compose.yaml", "pentapolis.service", "Dockerfile"):
        text = (ROOT / "deploy" / file).read_text("utf-8")
        for word in {word.strip("\"':=") for word in text.replace("=", " ").split() if word.startswith("PENTAPOLIS_")}:
            assert word in known or word == "PENTAPOLIS_HOME", f"{file}: {word}"
