"""Uchronia typed at the terminal: whole games, hidden Hands, the drawn table."""

from __future__ import annotations

import io
import re
from pathlib import Path
from textwrap import dedent

import pytest
from rich.console import Console

import pentapolis
from pentapolis import Rng
from pentapolis.cli.screens import screen_of
from pentapolis.cli.seeds import table_seed
from pentapolis.cli.session import TerminalSession
from pentapolis.cli.terminal import Terminal
from pentapolis.core.record import Record
from pentapolis.games.uchronia.cards import COLOURS
from pentapolis.texts import LANGUAGES, texts

from .shell import Shell

GAME = pentapolis.game("uchronia")
HAND_OVER = re.compile(r"^(?:> )*(\w+), it is your turn to decide", re.MULTILINE)


def session_of(seats: list[str], seed: str, language: str = "en") -> TerminalSession:
    return TerminalSession.start(texts(language), GAME, seats, table_seed(seed), {}, None)


def answers(seats: list[str], seed: str, most: int = 10_000) -> list[tuple[int, int]]:
    """Seat and number of the choices with which people who choose at random come through this game."""
    session, rng, found = session_of(seats, seed), Rng(1), []
    while not session.state.over and len(found) < most:
        if session.bot_plays():
            session.play_bot()
            continue
        action = session.state.sample(rng)
        found.append((session.state.player, session.state.legal().index(action) + 1))
        session.play(action)
    return found


def handed_over(found: list[tuple[int, int]]) -> str:
    """The answers of people who share a keyboard: Enter before the first one of each."""
    typed, seated = "", -1
    for seat, number in found:
        typed += ("\n" if seat != seated else "") + f"{number}\n"
        seated = seat
    return typed


def drawn(session: TerminalSession, columns: int, rows: int) -> str:
    """The screen of the player who decides, without colour."""
    terminal = Terminal(session.texts.language)
    terminal.out = Console(
        file=io.StringIO(), width=columns, height=rows, highlight=False, markup=False, emoji=False, color_system=None
    )
    screen = screen_of(GAME)(terminal, session)
    terminal.out.print(screen.render())
    terminal.out.print(screen.question())
    assert isinstance(terminal.out.file, io.StringIO)
    return "\n".join(line.rstrip() for line in terminal.out.file.getvalue().splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_plays_a_whole_game_against_a_random_bot(shell: Shell, tmp_path: Path, language: str) -> None:
    seats, path = ["Ada", "bot:random"], tmp_path / "game"
    typed = "".join(f"{number}\n" for _, number in answers(seats, "36"))
    done = shell.run(
        *("play", "uchronia", "--seat", ",".join(seats), "--seed", "36", "--save", str(path), "--lang", language),
        typed=typed,
    )
    assert done.code == 0
    assert {"en": "Score sheet", "fr": "Feuille de score"}[language] in done.out
    assert {"en": "Ada, Command or Plot.", "fr": "Ada, Commandez ou Complotez."}[language] in done.out
    assert not re.search(r"\b[a-z]+_[a-z]+\b", done.out.replace(str(path), ""))  # no id instead of a name
    assert Record.read(path.read_text("utf-8").splitlines()).verify().over
    assert shell.run("verify", str(path)).code == 0
    film = shell.run("replay", str(path), "--lang", language)
    assert film.code == 0
    assert {"en": "Score sheet", "fr": "Feuille de score"}[language] in film.out


def test_the_screen_waits_for_the_next_player(shell: Shell) -> None:
    done = shell.run("play", "uchronia", "--seat", "Ada,Bob", "--seed", "7")
    assert "Bob, it is your turn to decide. Press Enter when only you can see the screen." in done.out
    assert "Forum" not in done.out
    assert "Hand" not in done.out
    seen = shell.run("play", "uchronia", "--seat", "Ada,Bob", "--seed", "7", typed="\n")
    assert "Marble ×3" in seen.out
    left = shell.run("play", "uchronia", "--seat", "Ada,Bob", "--seed", "7", typed="quit\n1\n")
    assert "Hand" not in left.out


def test_one_person_among_bots_hands_nothing_over(shell: Shell) -> None:
    done = shell.run("play", "uchronia", "--seat", "Ada,bot:random", "--seed", "7", typed="1\n1\n")
    assert "it is your turn to decide" not in done.out


def test_a_terminal_forgets_what_the_player_before_saw(shell: Shell) -> None:
    shell.setenv("FORCE_COLOR", "1")
    shell.setenv("TERM", "xterm-256color")
    done = shell.run(
        "play", "uchronia", "--seat", "Ada,Bob", "--seed", "7", "--forced-delay", "none", typed="\n1\n\n1\n"
    )
    assert done.out.count("\x1b[3J") == 2 * done.out.count("it is your turn to decide") - 1


def test_hot_seat_shows_no_foreign_hand(shell: Shell) -> None:
    found = answers(["Ada", "Bob"], "7", most=60)
    done = shell.run("play", "uchronia", "--seat", "Ada,Bob", "--seed", "7", typed=handed_over(found))
    parts = HAND_OVER.split(done.out)[1:]
    assert len(parts) > 20
    draws = 0
    for name, text in zip(parts[::2], parts[1::2], strict=True):
        other = "Bob" if name == "Ada" else "Ada"
        assert not re.search(rf"{other} draws \d+ cards?:", text)
        draws += len(re.findall(rf"{name} draws \d+ cards?:", text))
        hands = re.findall(r"^Hand(?: –)?$", text, re.MULTILINE)
        assert len(hands) == len(re.findall(rf"^{name}, ", text, re.MULTILINE)) > 0
        assert not re.search(rf"^{other}, ", text, re.MULTILINE)
    assert draws > 0


def test_the_log_tells_each_reader_his_own_cards_alone(shell: Shell) -> None:
    found = answers(["Ada", "Bob"], "7", most=60)
    for most in range(10, 60, 7):
        last = found[most][0]
        typed = handed_over(found[:most]) + ("\n" if found[most - 1][0] != last else "") + "log\n"
        done = shell.run("play", "uchronia", "--seat", "Ada,Bob", "--seed", "7", typed=typed)
        log = HAND_OVER.split(done.out)[-1]
        other = ("Ada", "Bob")[1 - last]
        assert not re.search(rf"{other} draws \d+ cards?:", log)


@pytest.mark.parametrize("seed", range(4))
def test_a_screen_depends_on_nothing_that_its_reader_cannot_know(seed: int) -> None:
    session, rng = session_of(["Ada", "Bob", "Cid"], str(seed)), Rng(seed)
    differing = 0
    for number in range(120):
        if session.state.over:
            break
        truth = session.state
        if number % 6 == 0:
            expected = drawn(session, 100, 40)
            session.history.state = truth.resample(truth.player, rng)
            differing += session.state.dump() != truth.dump()
            assert drawn(session, 100, 40) == expected
            session.history.state = truth
        session.play(truth.sample(rng))
    assert differing > 0


def midgame() -> TerminalSession:
    """Two players after some turns: sites, Activities and a Monopoly are on the table."""
    session = session_of(["Ada", "Bob"], "7")
    for _, number in answers(["Ada", "Bob"], "7", most=45):
        session.play(session.state.legal()[number - 1])
    return session


def test_the_drawn_table() -> None:
    assert drawn(midgame(), 100, 40) == dedent(TALL).strip("\n")


def test_the_drawn_table_on_a_short_terminal_in_french() -> None:
    session = midgame()
    session.texts = texts("fr")
    assert drawn(session, 80, 24) == dedent(SHORT).strip("\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("columns", "rows"), [(200, 60), (100, 40), (80, 24), (60, 20)])
def test_no_line_is_wider_than_the_terminal(shell: Shell, columns: int, rows: int, language: str) -> None:
    shell.size(columns, rows)
    typed = "".join(f"{number}\n" for _, number in answers(["Ada", "bot:random"], "36", most=20))
    done = shell.run(
        "play", "uchronia", "--seat", "Ada,bot:random", "--seed", "36", "--lang", language, typed=typed + "card\nhelp\n"
    )
    lines = [line.removeprefix("> ") for line in done.out.splitlines() if "--resume" not in line]
    assert max(len(line) for line in lines) <= columns


def test_every_colour_begins_with_letters_of_its_own() -> None:
    for language in LANGUAGES:
        names = [texts(language).say(f"uchronia-colour-{colour}") for colour in COLOURS]
        assert len({name[:2] for name in names}) == len(COLOURS)


def test_every_word_answers(shell: Shell) -> None:
    typed = (
        "help\nlog\nscores\nshow\ncard\ncard Bridge\ncard pont\ncard b\npreview\npreview 1\nwhy\nwhy plot\n"
        "why put wood\nwhy give wood\nrules\nrules R47\nundo\nfly\n99\ncommand wood x3\nput clay\nplot\nundo\nquit\n"
    )
    done = shell.run("play", "uchronia", "--seat", "Ada,bot:random", "--seed", "7", typed=typed)
    assert done.code == 0
    text = re.sub(r"\s+", " ", done.out)
    for expected in (
        "On your turn you either Command or Plot.",
        "* marks a Building whose effect is reconstructed",
        "Bridge [Stone ×2] 2 VP Order Bonus printed in the rulebook",
        "Which Building is “b”?",
        "Preview what?",
        "Why what?",
        "That is not what is asked now. Choose one of the answers offered. [R14]",
        "Reveal 1 card of your Hand",
        "pentapolis rules uchronia",
        "There is nothing you can take back now.",
        "“fly” is not a move.",
        "There is no choice 99.",
        "exactly two of the same colour",
        "Ada puts 1 Clay into the Forum.",
        "The game is saved.",
    ):
        assert expected in text, expected


def test_refusals_name_cards_zones_and_players_in_french(shell: Shell) -> None:
    done = shell.run(
        *("play", "uchronia", "--seat", "Ada,bot:random", "--seed", "7", "--lang", "fr"),
        typed="pourquoi put wood\ncarte Voie pavee\n",
    )
    assert "(Bois, Main)" in done.out
    assert "Voie pavée  [Argile]  1 PV" in done.out


def test_rules_and_simulations(shell: Shell) -> None:
    assert "Reveal 1 card of your Hand" in shell.run("rules", "uchronia", "R47").out
    assert "Dévoilez" in shell.run("rules", "uchronia", "draconians", "--lang", "fr").out
    done = shell.run(
        *("simulate", "uchronia", "--games", "2", "--players", "3", "--bots", "random,greedy,random"),
        *("--seed", "1", "--jobs", "1"),
    )
    assert done.code == 0
    assert "Monopolies" in done.out


TALL = """
Uchronia  Round 16 · ends at 20 VP · draw pile 122 · discard 6 · Buildings 69
Great Works  * reconstructed
Tavern*     [Clay]      1 VP When you Plot, you may copy an Order without an Activity of its colour…
Outpost     [Wood]      1 VP When another player executes Draconians, 1 revealed card of their choi…
Temple*     [Marble ×3] 3 VP Worth 1 more Victory Point for each Monopoly you hold.
Well*       [Clay]      1 VP Production Bonus: draw 1 card.
Paved Road* [Clay]      1 VP When you start a Building, you may take the Foundation into your Hand …
Monopolies Wood Bob 1 VP  Clay –  Brick Bob 1 VP  Stone Ada 1 VP  Marble –
Bob  2 VP  Hand 2  Domain [Wood ×2]
 Stock Br1 St1 Ma2  Activities 2/2 Wo1 Br1
 Under construction Tavern* Cl 0/1 · Barracks* Br 0/2
Forum
╭─────────╮ ╭──────────╮ ╭──────────╮ ╭────────────╮
│ Clay ×5 │ │ Brick ×7 │ │ Stone ×2 │ │ Marble ×12 │
╰─────────╯ ╰──────────╯ ╰──────────╯ ╰────────────╯
Ada  1 VP (plays last)
Stock              [Wood] [Clay] [Brick]
Activities 2/2     [Wood] [Stone]
Domain             [Clay ×2]
Under construction Tenement Cl 0/1 · Arcades St 0/2 · Barracks* Br 0/2 · Relay Station* Wo 0/1
Hand
╭──────────╮ ╭───────╮
│ Brick ×2 │ │ Stone │
╰──────────╯ ╰───────╯
 1 Start Tavern   3 Start Well         5 Add Clay to Tenement    7 Add Wood to Relay Station
 2 Start Temple   4 Start Paved Road   6 Add Brick to Barracks
Ada, Construction: start a Building or add a Resource. (Up to 2 times.)
"""

SHORT = """
Uchronia  Manche 16 · fin à 20 PV · pioche 122 · défausse 6 · Bâtiments 69
Taverne* [Argile] 1 PV · Avant-poste [Bois] 1 PV · Temple* [Marbre ×3] 3 PV ·
Puits* [Argile] 1 PV · Voie pavée* [Argile] 1 PV
Monopoles Bois Bob 1 PV  Argile –  Brique Bob 1 PV  Pierre Ada 1 PV  Marbre –
Bob  2 PV  Main 2  Domaine [Bois ×2]
 Stock Br1 Pi1 Ma2  Activités 2/2 Bo1 Br1
 En construction Taverne* Ar 0/1 · Caserne* Br 0/2
Forum [Argile ×5] [Brique ×7] [Pierre ×2] [Marbre ×12]
Ada  1 PV (joue en dernier)  Domaine [Argile ×2]
 Stock Bo1 Ar1 Br1  Activités 2/2 Bo1 Pi1
 En construction Immeuble Ar 0/1 · Arcades Pi 0/2 · Caserne* Br 0/2 · Relais* Bo
0/1
Main [Brique ×2] [Pierre]
 1 Lancer : Taverne      5 Ajouter 1 Argile à ce Bâtiment : Immeuble
 2 Lancer : Temple       6 Ajouter 1 Brique à ce Bâtiment : Caserne
 3 Lancer : Puits        7 Ajouter 1 Bois à ce Bâtiment : Relais
 4 Lancer : Voie pavée
Ada, Construction : lancez une construction ou ajoutez une Ressource. (Jusqu’à 2
fois.)
"""
