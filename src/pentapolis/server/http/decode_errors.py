"""Why something that was sent has not the right form, in the language of who sent it."""

from __future__ import annotations

import re

from ...texts import texts

PLACE = re.compile(r" - at `(?P<place>[^`]*)`$")
# What the decoder says, and the key of the sentence for it.
SAID = (
    (re.compile(r"Input data was truncated"), "server-form-cut"),
    (re.compile(r"JSON is malformed: .*\(byte (?P<byte>\d+)\)"), "server-form-malformed"),
    (re.compile(r"Object missing required field `(?P<name>.*)`"), "server-form-missing"),
    (re.compile(r"Object contains unknown field `(?P<name>.*)`"), "server-form-unknown"),
    (re.compile(r"Expected `(?P<wanted>.*)`, got `(?P<given>.*)`"), "server-form-type"),
    (re.compile(r"Invalid (?:enum )?value (?P<given>.*)"), "server-form-value"),
    (re.compile(r"Expected `\w+` of length (?P<bound>.*)"), "server-form-length"),
    (re.compile(r"Expected `\w+` (?P<bound>[<>]=? .*)"), "server-form-range"),
)
LONGEST = 60  # of what is repeated


def decode_error_text(lang: str, error: Exception) -> str:
    """The sentence for an error of the decoder."""
    said = str(error)
    place = PLACE.search(said)
    what = _what(lang, PLACE.sub("", said))
    return texts(lang).say("server-form-at", {"what": what, "place": place["place"]}) if place else what


def _what(lang: str, said: str) -> str:
    for pattern, key in SAID:
        found = pattern.fullmatch(said)
        if found is not None:
            return texts(lang).say(key, {name: value[:LONGEST] for name, value in found.groupdict().items()})
    return texts(lang).say("server-form-other")
