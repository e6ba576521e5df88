"""What a new table is called."""

from __future__ import annotations

import pytest

from pentapolis.server.live import new_table


def test_a_name_never_looks_like_an_option_or_a_formula(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-YEas8o5gwoI", "_Eas8o5gwoIx", "7-as8o5gwoIy"])
    monkeypatch.setattr(new_table.secrets, "token_urlsafe", lambda size: next(drawn))
    assert new_table.new_id() == "7-as8o5gwoIy"
