"""Cities that several tests look at. `{}` stands for the hex in question."""

from __future__ import annotations

# A lake of one space. The hex has the lake and, otherwise, only built cells beside it.
BY_THE_LAKE = """
            q1

            H1*
        q1      q1
            ~
        q1      q1
            {}      q1
        q1      q1
            q1
                q1
            q1
"""

# The same lake. The hex has the lake and two outside spaces beside it.
BETWEEN_LAKE_AND_SEA = """
            q1

            H1*
        q1      q1
            ~
        {}      q1
            q1      q1
        q1      q1
            q1
                q1
            q1
"""

# A lake of three spaces; the hex lies between it and the outside.
GREAT_LAKE = """
            q1

            H1*
        q1      q1
            ~       q1
        {}      ~       q1
    q1      ~       q1
        q1      q1
            q1
                q1
"""

# Level 1 around the centre, so that the centre is surrounded; a tile on top of it at level 2.
HILL = """
        q1      q1
    m1      M2      q1
        h1      b2
            {}*
        q1      q1
            q1
        q1
            q1
"""

# Two groups of houses: three hexes to the north-west, two to the north-east.
TWO_GROUPS = """
        h1
            h1
        h1      q1
            q1      h1
                h1
            H1*
        q1      q1
"""

# The hex lies between two lakes of one space each.
TWO_LAKES = """
            q1

            H1*
        q1      q1      q1
            ~       q1
        q1      {}      q1
    q1      q1      ~
        q1      q1      q1
                    q1
                        q1
"""
