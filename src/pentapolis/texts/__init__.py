"""Every sentence people read, in French and English, from one set of Fluent files."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from ..core.errors import PentapolisError, Refusal

LANGUAGES = ("en", "fr")


class Texts:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise PentapolisError(f"there are texts in {' and '.join(LANGUAGES)}, not in {language!r}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._keys: list[str] = []
        for file in sorted((resources.files(__package__) / language).iterdir(), key=lambda file: file.name):
            resource = FluentResource(file.read_text("utf-8"))
            self._bundle.add_resource(resource)
            self._keys += [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]

    def keys(self) -> list[str]:
        """Every key there is, in the order of the files."""
        return list(self._keys)

    def has(self, key: str) -> bool:
        """Whether there is a text of that key."""
        return self._bundle.has_message(key)

    def say(self, key: str, args: Mapping[str, int | str] | None = None) -> str:
        """The text of the key with its arguments filled in."""
        if not self._bundle.has_message(key):
            raise KeyError(f"no text {key!r} in {self.language}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"text {key!r} in {self.language} is empty")
        text, problems = self._bundle.format_pattern(pattern, dict(args) if args else {})
        if problems:
            raise KeyError(f"text {key!r} in {self.language}: {problems[0]}")
        return str(text)


@cache
def texts(language: str) -> Texts:
    """The texts of a language, read once."""
    return Texts(language)


def refusal_text(refusal: Refusal, language: str = "en") -> str:
    """The sentence of a refusal."""
    from .words import refusal_sentence  # which needs the texts above

    return refusal_sentence(texts(language), refusal)
