"""Kinds of values in a position: how each is written as JSON, read back, shown to a viewer and laid out as planes.

A kind knows values, not games: `core.fields` puts kinds together to the table of a position.
"""

from __future__ import annotations

from .checks import checked_keys, checked_list, checked_record
from .keyed import Bits, Cells, Counts, Record
from .kind import MOST, NONE, Eyes, Kind, Sizes, planes_of, sizes_of, suffixes_of
from .lists import Ids, List, PerSeat, Pile, Row
from .names import Names, Numbers
from .single import Count, Custom, Flag, Id, Maybe, SeatNo

__all__ = [
    "MOST",
    "NONE",
    "Bits",
    "Cells",
    "Count",
    "Counts",
    "Custom",
    "Eyes",
    "Flag",
    "Id",
    "Ids",
    "Kind",
    "List",
    "Maybe",
    "Names",
    "Numbers",
    "PerSeat",
    "Pile",
    "Record",
    "Row",
    "SeatNo",
    "Sizes",
    "checked_keys",
    "checked_list",
    "checked_record",
    "planes_of",
    "sizes_of",
    "suffixes_of",
]
