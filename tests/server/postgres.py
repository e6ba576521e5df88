"""A PostgreSQL of our own for a test: in a folder of its own, at a socket of its own, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

REQUIRED = bool(os.environ.get("PENTAPOLIS_POSTGRES"))


def programs() -> Path | None:
    """The folder with initdb and its like; the newest version."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).parent if on_path else None


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a running PostgreSQL; skips the test where none is installed."""
    bin = programs()
    if bin is None:
        if REQUIRED:
            pytest.fail("PENTAPOLIS_POSTGRES is set, but PostgreSQL is not installed")
        pytest.skip("PostgreSQL is not installed here (Debian: apt install postgresql)")
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    user = {}
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        owner = pwd.getpwnam("postgres")
        os.chown(folder, owner.pw_uid, owner.pw_gid)
        user = {"user": "postgres"}
    data = folder / "data"

    def run(*command: str) -> None:
        done = subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False, **user)  # type: ignore[call-overload]
        assert done.returncode == 0, done.stderr + done.stdout

    try:
        run(str(bin / "initdb"), "-D", str(data), "-U", "postgres", "-A", "trust", "--no-sync")
        options = f"-c listen_addresses= -c unix_socket_directories={folder} -c fsync=off"
        run(str(bin / "pg_ctl"), "-D", str(data), "-l", str(folder / "log"), "-w", "-o", options, "start")
        try:
            yield f"postgresql://postgres@/postgres?host={folder}"
        finally:
            run(str(bin / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
