"""The front door: what `import pentapolis` offers."""

from types import ModuleType

import pentapolis


def test_no_public_name_is_hidden_by_a_module_of_the_same_name():
    for name in pentapolis.__all__:
        assert not isinstance(getattr(pentapolis, name), ModuleType), name


def test_every_registered_game_can_be_had_by_its_id():
    assert "akropolis" in pentapolis.game_ids()
    for id in pentapolis.game_ids():
        assert pentapolis.game(id).id == id
