"""Values that may come from outside, and that no program should stumble over."""

from __future__ import annotations

import math

from hypothesis import strategies as st

NEAR = st.one_of(
    st.integers(-2, 70),
    st.sampled_from(["city_01", "city_61", "place 1,-1 r0", "take 0", "random", "house", "none", "0" * 64, " " * 64]),
    st.integers(4300, 5000).map(lambda digits: 10**digits),  # more than Python prints
    st.sampled_from([2**63, -(2**63) - 1, 0.0, 1.0, math.nan, math.inf, True, False, None, "\ud800", "\x00"]),
)
JSON = st.recursive(
    NEAR | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)
