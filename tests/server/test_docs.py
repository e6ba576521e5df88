"""The pages about server and protocol name what there is."""

from __future__ import annotations

import re
import tomllib
from typing import get_args

from pentapolis.server.settings import Limits, limit_names
from pentapolis.wire import protocol
from tests.pages import page, table_names


def test_hosting_names_every_limit_with_its_default() -> None:
    text = page("docs/hosting.md")
    assert table_names(text, "## Limits") == limit_names()
    for name in limit_names():
        assert f"| `{name}` | {getattr(Limits(), name)} |" in text


def test_the_protocol_names_every_message() -> None:
    text = page("docs/protocol.md")
    for kind in get_args(protocol.ClientMessage):
        assert f"`{kind.__struct_config__.tag}`" in text, kind


def test_libraries_whose_insides_are_used_have_an_upper_bound() -> None:
    project = tomllib.loads(page("pyproject.toml"))["project"]
    wanted = {re.split(r"[<>=\[; ]", line)[0]: line for line in project["optional-dependencies"]["server"]}
    pinned = dict(line.split("==") for line in page("requirements-server.txt").splitlines() if "==" in line)
    for library in ("h11", "uvicorn", "websockets"):
        bounds = re.search(r">=([0-9.]+),<([0-9.]+)$", wanted[library])
        assert bounds is not None, wanted[library]
        least, below, now = ([int(part) for part in text.split(".")] for text in (*bounds.groups(), pinned[library]))
        assert least <= now < below
