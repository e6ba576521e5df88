"""The archives that others get: built in isolation, installed into an empty environment, and served from there."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parents[2]
PAGE = "pentapolis/server/page/index.html"
DOCS = "pentapolis/server/docs/index.html"
PATIENCE = 120.0  # seconds for a server to answer, on a machine that has other things to do

pytestmark = pytest.mark.skipif("PENTAPOLIS_DIST" not in os.environ, reason="make test-dist builds the archives")


def archive(pattern: str) -> Path:
    """The one archive of that kind."""
    (found,) = (ROOT / os.environ["PENTAPOLIS_DIST"]).glob(pattern)
    return found


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with nothing but the wheel and what a server needs."""
    home = tmp_path_factory.mktemp("empty")
    subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
    install = [str(home / "bin" / "pip"), "install", "--quiet", "-r", str(ROOT / "requirements-server.txt")]
    subprocess.run([*install, f"{archive('*.whl')}[server]"], check=True)
    return home / "bin"


@pytest.fixture(scope="module")
def address(empty: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server of that environment listens; it is stopped afterwards."""
    folder = tmp_path_factory.mktemp("served")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [str(empty / "pentapolis"), "serve", "--no-open", f"--port={port}", f"--data={folder / 'tables.sqlite'}"]
    server = subprocess.Popen(command, cwd=folder)
    try:
        wait_for(port, server)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        assert server.wait(PATIENCE) in (0, -15)


def wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    """Returns when the server can be reached."""
    until = time.monotonic() + PATIENCE
    while server.poll() is None and time.monotonic() < until:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    pytest.fail("the server did not answer")


def test_both_archives_contain_the_page_the_documentation_and_no_generated_c():
    with zipfile.ZipFile(archive("*.whl")) as wheel:
        packed = wheel.namelist()
    with tarfile.open(archive("*.tar.gz")) as sources:
        unpacked = sources.getnames()
    for file in (PAGE, DOCS):
        assert file in packed
        assert any(name.endswith(f"src/{file}") for name in unpacked)
    assert not [name for name in packed + unpacked if name.endswith(".c")]


def test_the_wheel_is_compiled(empty: Path):
    done = subprocess.run(
        [str(empty / "pentapolis"), "doctor", "--lang=en"], capture_output=True, text=True, check=True
    )
    out = " ".join(done.stdout.split())
    assert re.search(r"Rules compiled\b", out)
    assert "Page built" in out
    assert "Extra server installed" in out
    assert 'pip install "pentapolis[arena]"' in out


def test_the_documentation_is_served_from_the_wheel_and_the_page_is_told(address: str):
    with urlopen(f"{address}/docs/tutorial/") as answer:
        assert "first bot" in answer.read().decode()
    with urlopen(f"{address}/about") as answer:
        assert answer.headers["link"] == '</docs/>; rel="help"'


def test_the_page_is_served_from_the_wheel(address: str):
    with urlopen(f"{address}/") as answer:
        page = answer.read().decode()
    assert "<!doctype html>" in page.lower()
    scripts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
    assert scripts
    for script in scripts:
        with urlopen(address + script) as answer:
            assert answer.status == 200
            assert len(answer.read()) > 100
