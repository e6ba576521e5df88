"""Every sentence people read, in French and English, from one set of Fluent files."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from threading import Lock

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from ..core.errors import PentapolisError, Refusal

LANGUAGES = ("en", "fr")
LATER = ("-lessons.ftl", "-first-read.ftl")  # endings of files that are read when one of their texts is asked for
MOST_SAID = 20_000  # sentences that are kept; a server says the same ones over and over


def source_of(game: str, language: str) -> str:
    """The Fluent text of a game but for what the server tells itself: rules, first read, lessons; empty if none."""
    files = sorted((resources.files(__package__) / language).iterdir(), key=lambda file: file.name)
    own = [file for file in files if file.name == f"{game}.ftl" or file.name.startswith(f"{game}-")]
    return "\n".join(file.read_text("utf-8") for file in own if not file.name.endswith(("-rules.ftl", *LATER)))


class _Arguments(Visitor):
    """Collects the names of the arguments a message uses; `open` if it leans on other messages, which may use more."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []
        self.open = False

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """An argument."""
        self.names.append(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """Another message."""
        self.open = True

    def visit_TermReference(self, node: ast.TermReference) -> None:
        """A term."""
        self.open = True


class Texts:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise PentapolisError(f"there are texts in {' and '.join(LANGUAGES)}, not in {language!r}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._keys: list[str] = []
        self._arguments: dict[str, tuple[str, ...] | None] = {}  # by key; None: all that are given
        self._said: dict[object, str] = {}
        self._reading = Lock()
        files = sorted((resources.files(__package__) / language).iterdir(), key=lambda file: file.name)
        self._unread = [file for file in files if file.name.endswith(LATER)]
        for file in files:
            if file not in self._unread:
                self._read(file)

    def _read(self, file: Traversable) -> None:
        resource = FluentResource(file.read_text("utf-8"))
        self._bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                self._keys.append(entry.id.name)
                self._arguments[entry.id.name] = _arguments(entry)

    def _read_all(self) -> None:
        """Reads the files that have waited until somebody asks for what is in them."""
        with self._reading:
            while self._unread:
                self._read(self._unread[0])
                del self._unread[0]

    def keys(self) -> list[str]:
        """Every key there is, in the order in which the files were read."""
        self._read_all()
        return list(self._keys)

    def has(self, key: str) -> bool:
        """Whether there is a text of that key."""
        if self._unread and not self._bundle.has_message(key):
            self._read_all()
        return self._bundle.has_message(key)

    def arguments(self, key: str) -> tuple[str, ...] | None:
        """The arguments that the text of the key uses; None if only saying it could tell."""
        if key not in self._arguments:
            self.has(key)  # it may not have been read yet
        return self._arguments.get(key)

    def say(self, key: str, args: Mapping[str, int | str] | None = None) -> str:
        """The text of the key with its arguments filled in."""
        given = args or {}
        names = self.arguments(key)
        wanted = names if names is not None else tuple(given)
        values = [given.get(name) for name in wanted]  # and their types: 1 equals True, but reads otherwise
        what = (key, None if names is not None else wanted, *values, *map(type, values))
        said = self._said.get(what)
        if said is None:
            said = self._worded(key, given)
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            self._said[what] = said
        return said

    def _worded(self, key: str, args: Mapping[str, int | str]) -> str:
        if not self.has(key):
            raise KeyError(f"no text {key!r} in {self.language}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"text {key!r} in {self.language} is empty")
        text, problems = self._bundle.format_pattern(pattern, dict(args))
        if problems:
            raise KeyError(f"text {key!r} in {self.language}: {problems[0]}")
        return str(text)


def _arguments(message: ast.Message) -> tuple[str, ...] | None:
    """The arguments that decide how the message reads; None if only formatting it could tell."""
    found = _Arguments()
    found.visit(message)
    return None if found.open else tuple(dict.fromkeys(found.names))


@cache
def texts(language: str) -> Texts:
    """The texts of a language, read once."""
    return Texts(language)


def refusal_text(refusal: Refusal, language: str = "en") -> str:
    """The sentence of a refusal."""
    from .words import refusal_sentence  # which needs the texts above

    return refusal_sentence(texts(language), refusal)
