"""The page of a game names what the game has: decisions, score terms, fields of views, options, events."""

import re

import pytest

import pentapolis

from .pages import ROOT, page, table_names


def name_of(id: str) -> str:
    return f"docs/{id.replace('_', '-')}.md"


GAMES = [id for id in pentapolis.game_ids() if (ROOT / name_of(id)).exists()]


def text_of(id: str) -> str:
    return page(name_of(id))


@pytest.mark.parametrize("id", GAMES)
def test_it_names_every_decision(id):
    decisions = [step.name for step in pentapolis.game(id).steps if not step.automatic]
    assert table_names(text_of(id), "## Decisions") == decisions


@pytest.mark.parametrize("id", GAMES)
def test_it_names_every_score_term(id):
    assert table_names(text_of(id), "## Score") == list(pentapolis.game(id).terms)


@pytest.mark.parametrize("id", GAMES)
def test_it_names_every_field_of_a_view(id):
    game = pentapolis.game(id)
    assert table_names(text_of(id), "## View") == list(game.new(game.players[0], 1).view(0))


@pytest.mark.parametrize("id", GAMES)
def test_it_names_every_option_with_values_default_and_source(id):
    options = pentapolis.game(id).options
    assert table_names(text_of(id), "## Options") == list(options)
    section = text_of(id).split("\n## Options\n")[1]
    for option in options.values():
        row = re.search(rf"^\| `{option.name}` \|(.+?)\|(.+?)\|(.+?)\|", section, re.MULTILINE)
        assert row, option.name
        values = [str(choice).lower() for choice in option.choices or (True, False)]
        assert re.findall(r"\w+", row[1].removeprefix(" list of")) == values
        assert row[2].strip(" `") == (str(option.default).lower() if option.default != [] else "none")
        assert row[3].strip() == option.source


@pytest.mark.parametrize("id", GAMES)
def test_its_figures_are_right(id):
    game = pentapolis.game(id)
    assert f"| `num_actions` | {game.num_actions:,} |" in text_of(id)
    assert f"| `rules_version` | {game.rules_version} |" in text_of(id)
    assert f"\n| {game.rules_version} | " in text_of(id).split("\n## Versions\n")[1]


def test_the_page_of_akropolis_names_every_event():
    assert sorted(table_names(text_of("akropolis"), "## Events")) == sorted(
        {kind for step in pentapolis.game("akropolis").steps for kind in step.events}
    )


def test_the_page_of_akropolis_numbers_placings_right():
    game = pentapolis.game("akropolis")
    assert f"| 6 to {game.num_actions - 1:,} |" in text_of("akropolis")
    assert game.parse("PLACE +1 , -2 R3") == 6 + ((-2 + 64) * 128 + 1 + 64) * 6 + 3
