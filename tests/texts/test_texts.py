"""Every text that code can ask for exists in every language, is asked for, and can be said."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import pentapolis
from pentapolis import Game, Refusal, Rng, State
from pentapolis.bots import LEVELS
from pentapolis.core.events import Event
from pentapolis.core.record import Record
from pentapolis.lessons import book, has_lessons
from pentapolis.texts import LANGUAGES, Texts, texts
from pentapolis.texts.words import error_text, event_text, refusal_line, told
from pentapolis.wire.first_read import first_read_keys
from tests.kit.cases import CASES, Case

SOURCE = Path(str(resources.files("pentapolis")))
PAGE = Path(__file__).parents[2] / "web" / "src"
NARROW = "\u202f"


class Variables(Visitor):
    """Collects the arguments a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, ast.Message]:
    found = {}
    for file in sorted((SOURCE / "texts" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def literals(folder: str, pattern: str) -> set[str]:
    """Every string of that form in the sources below the folder."""
    form = re.compile(rf"""["']({pattern})["']""")
    return {key for file in (SOURCE / folder).rglob("*.py") for key in form.findall(file.read_text("utf-8"))}


def page_keys() -> set[str]:
    """Every key of the page's own texts that its sources name, or whose beginning they name."""
    files = [file for end in ("svelte", "ts") for file in PAGE.rglob(f"*.{end}")]
    assert files, "the sources of the page are not here"
    sources = "\n".join([file.read_text("utf-8") for file in files])
    beginnings = tuple(re.findall(r"`(page-[a-z0-9_-]+-)\$\{", sources))
    named = set(re.findall(r"""["'`](page-[a-z0-9_-]+[a-z0-9])["'`]""", sources))
    return named | {key for key in messages("en") if key.startswith(beginnings)}


def game_keys(game: Game) -> list[str]:
    rules = [f"{game.id}-{rule.lower()}" for rule in game.rule_ids()]
    levels = [f"{game.id}-{level.name}" for level in LEVELS]
    if not game.levels:  # what is said of any game will do
        levels = [key for key in levels if texts("en").has(key)]
    return [*game.text_keys(), *rules, *levels, *[f"{game.id}-rules-{section}" for section in game.rule_sections()]]


def asked_keys() -> set[str]:
    games = {key for id in pentapolis.game_ids() for key in game_keys(pentapolis.game(id))}
    core = literals("core", r"(?:refuse|record)-[a-z-]+[a-z]") | literals("texts", r"record-[a-z-]+[a-z]")
    arena = {key for folder in ("arena", "bots", "cli") for key in literals(folder, r"(?:arena|bot|lab)-[a-z-]+[a-z]")}
    learning = r"(?:train|tune)-[a-z-]+[a-z]"
    training = literals("training", learning) | literals("cli", learning)
    spreading = literals("spreading", r"spread-[a-z-]+[a-z]")
    analysis = {key for folder in ("analysis", "cli", "wire") for key in literals(folder, r"analysis-[a-z-]+[a-z]")}
    hints = {key for folder in ("cli", "wire") for key in literals(folder, r"hint-[a-z-]+[a-z]")}
    folders = ("table", "wire", "server")
    tables = {key for folder in folders for key in literals(folder, r"(?:table|server)-[a-z-]+[a-z]")}
    tables |= {f"table-duration-{id}" for id in pentapolis.game_ids()}
    tables |= {"table-waiting", "table-ended"}  # said according to the status
    command = {key for folder in ("cli", "pictures") for key in literals(folder, r"cli-[a-z0-9-]+[a-z0-9]")}
    lessons = {key for folder in ("lessons", "cli") for key in literals(folder, r"lesson-[a-z-]+[a-z]")}
    lessons |= {key for id in pentapolis.game_ids() if has_lessons(id) for key in book(id).text_keys()}
    lessons |= {key for id in pentapolis.game_ids() for key in first_read_keys(id)}
    return hints | lessons | games | core | arena | spreading | training | analysis | tables | command | page_keys()


def test_the_languages_have_the_same_keys_in_the_same_order() -> None:
    assert list(messages("en")) == list(messages("fr"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_code_asks_for_exists(language: str) -> None:
    assert sorted(asked_keys() - set(messages(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_asked_for(language: str) -> None:
    assert sorted(set(messages(language)) - asked_keys()) == []


def test_the_languages_use_the_same_arguments() -> None:
    english, french = messages("en"), messages("fr")
    assert {key for key in english if variables(english[key]) != variables(french[key])} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 1000])
def test_every_message_can_be_said_with_any_number(language: str, number: int) -> None:
    for key, message in messages(language).items():
        said = texts(language).say(key, dict.fromkeys(variables(message), number))
        assert said.strip(), key
        assert "{" not in said or key == "cli-help-default", key


def test_what_is_missing_is_an_error_and_never_a_gap() -> None:
    with pytest.raises(KeyError, match="no text"):
        texts("en").say("no-such-key")
    with pytest.raises(KeyError, match="akropolis-event-gain"):
        texts("en").say("akropolis-event-gain", {"name": "Ada"})


def test_a_space_at_the_beginning_of_a_variant_is_kept() -> None:
    for file in (SOURCE / "texts").glob("*/*.ftl"):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
            lost = re.match(r"\s+\*?\[\w+\]  \S", line)  # Fluent drops it: {" "} stays
            assert lost is None, f"{file.parent.name}/{file.name}:{number}: {line}"


def test_french_signs_have_their_narrow_space() -> None:
    for file in (SOURCE / "texts" / "fr").glob("*.ftl"):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
            wrong = re.search(rf"[^{NARROW}][;!?»](?=\s|$)|[^{NARROW}] ?:(?=\s|$)|«[^{NARROW}]", line)
            assert wrong is None, f"{file.name}:{number}: {wrong and wrong[0]!r} in {line}"


class Said:
    """Says everything that a game tells, in all languages, and remembers the keys."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.keys: set[str] = set()

    def decision(self, state: State) -> None:
        decision = state.decision
        if decision is None:
            return
        for language in self._languages(f"{self.game.id}-prompt-{decision.kind}"):
            assert "Ada" in told(language, self.game, f"{self.game.id}-prompt-{decision.kind}", decision.about, "Ada")
        for action in state.legal()[:3]:
            choice = state.choice(action)
            for language in self._languages(choice.key):
                self._no_ids(told(language, self.game, choice.key, choice.args))

    def events(self, state: State) -> None:
        for event in state.events or []:
            for language in self._languages(f"{self.game.id}-event-{event.kind}"):
                said = event_text(language, self.game, event.view(None), "Ada")
                self._no_ids(said)
                if event.kind != "architect":  # nobody reads as the Architect
                    to_ada = event_text(language, self.game, event.view(None), "Ada", you=True)
                    assert to_ada.startswith(("You ", "Vous ")) if said.startswith("Ada ") else to_ada == said

    def refusal(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            for language in self._languages(refusal.key):
                assert refusal_line(language, refusal).endswith(f"[{refusal.rule}]" if refusal.rule else ".")

    def _languages(self, key: str) -> list[Texts]:
        self.keys.add(key)
        return [texts(language) for language in LANGUAGES]

    def _no_ids(self, sentence: str) -> None:
        assert not re.search(r"\b[a-z]+_[0-9a-z]+\b", sentence), f"an id instead of words: {sentence}"


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_whole_game_can_be_told(case: Case) -> None:
    said = Said(case.game)
    state, rng = case.new(3), Rng(3)
    while not state.over:
        said.decision(state)
        for _ in range(3):
            said.refusal(state.explain(int(rng.below(case.game.num_actions))))
        action = state.sample(rng)
        state.listen()
        state.play(action)
        said.events(state)
    kinds = {f"{case.id}-prompt-{step.name}" for step in case.game.steps if not step.automatic}
    assert case.id != "akropolis" or kinds <= said.keys


def test_akropolis_says_everything_it_can() -> None:
    game = pentapolis.game("akropolis")
    said = Said(game)
    for options in ({}, {"architect": "hippodamos"}):
        state, rng = game.new(1 if options else 2, 5, options), Rng(5)
        while not state.over:
            said.decision(state)
            for text in ("take 0", "take 3", "take 5", "take 9", "place 0,-1 r0", "place 9,9 r7", "place 99,0 r0", "x"):
                said.refusal(state.explain(text))
            for _ in range(40):
                said.refusal(
                    state.explain(f"place {int(rng.below(9)) - 4},{int(rng.below(9)) - 4} r{int(rng.below(6))}")
                )
            state.listen()
            state.play(state.sample(rng))
            said.events(state)
    refused: list[tuple[int, dict[str, Any]]] = [
        (1, {}),
        (2, {"architect": "metagenes"}),
        (2, {"first_player": 3}),
        (1, {"architect": "metagenes", "first_player": 1}),
    ]
    for players, settings in refused:
        with pytest.raises(pentapolis.InvalidOptions) as error:
            game.new(players, 5, settings)
        said.refusal(error.value.reason)
    wanted = {key for key in game.text_keys() if re.match(r"akropolis-(prompt|choice|event|refuse)-", key)}
    assert wanted - said.keys == set()


def test_uchronia_refuses_in_words() -> None:
    game, said = pentapolis.game("uchronia"), set()
    for seed in range(3):
        state, rng = game.new(3, seed), Rng(seed)
        while not state.over:
            for _ in range(10):
                refusal = state.explain(int(rng.below(game.num_actions)))
                if refusal is not None:
                    said.add(refusal.key)
                    for language in LANGUAGES:
                        sentence = refusal_line(texts(language), refusal, ["Ada", "Bob", "Cid", "Dan", "Eve"])
                        assert not re.search(r"[a-z]_[a-z]|\b(arc|avant|voie)_", sentence), sentence
            state.play(state.sample(rng))
    assert len(said) > 10


def test_uchronia_calls_players_by_their_names() -> None:
    game = pentapolis.game("uchronia")
    event = {"kind": "give", "data": {"colour": "wood", "executor": 1}}
    assert event_text(texts("en"), game, event, "Ada", ["Ada", "Bob"]) == "Ada gives 1 Wood to Bob."
    assert event_text(texts("fr"), game, event, "Ada", ["Ada", "Bob"]) == "Ada donne 1 Bois à Bob."
    assert event_text(texts("en"), game, event, "Ada") == "Ada gives 1 Wood to Player 2."
    assert event_text(texts("en"), game, event, "Ada", ["you", "Bob"], you=True) == "You give 1 Wood to Bob."
    assert event_text(texts("fr"), game, event, "Ada", ["vous", "Bob"], you=True) == "Vous donnez 1 Bois à Bob."
    assert told(texts("en"), game, "uchronia-choice-copy-copy", {"colour": "clay"}) == "Copy Production (Clay)"
    refusal = Refusal("R104", "uchronia-refuse-paid", {"seat": 0})
    assert refusal_line(texts("en"), refusal, ["Ada"]).startswith("Ada has paid for the Viaduct")


def test_only_who_draws_reads_the_cards() -> None:
    game = pentapolis.game("uchronia")
    event = Event("draw", 0, "R38", {"count": 2}, {"colours": ["wood", "clay"]}, (0,))
    assert event_text(texts("en"), game, event.view(0), "Ada") == "Ada draws 2 cards: Wood, Clay."
    assert event_text(texts("en"), game, event.view(1), "Ada") == "Ada draws 2 cards."
    assert event_text(texts("fr"), game, event.view(0), "Ada") == f"Ada pioche 2 cartes{NARROW}: Bois, Argile."


def test_a_record_says_its_mistakes_in_french() -> None:
    record = Record.start(pentapolis.game("akropolis"), 2, 7)
    lines = [*record.lines(tell_seed=True), '{"seat":0,"play":"take 3"}']
    with pytest.raises(pentapolis.InvalidRecord) as error:
        Record.read(lines).verify()
    assert str(error.value).startswith("line 2: This tile costs 3 Stones, and you have 1.")
    assert error_text(texts("fr"), error.value).startswith(f"ligne 2{NARROW}: Cette tuile coûte 3 Pierres")
