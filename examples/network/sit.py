"""A bot that sits at a table of a Pentapolis server: python sit.py http://localhost:8470/join#TOKEN

It plays whatever gives it the most points at once, and asks the server for that: it needs no rules of its own.
"""

from __future__ import annotations

import random
import sys

from pentapolis.client import ClientError, Refusal, Seat

LOOKED_AT = 12  # choices; each is one question to the server


def best(seat: Seat, actions: list[int]) -> int:
    """The action with the greatest change of the own score, of some that are looked at."""
    tried = random.sample(actions, min(LOOKED_AT, len(actions)))
    return max(tried, key=lambda action: seat.preview(action).total)


def main(link: str) -> None:
    """Plays the game to its end and tells the scores."""
    with Seat.join(link) as seat:
        if seat.seat is not None:
            seat.rename("Sitting Bot")
        for state in seat.turns():
            assert state.choices is not None
            try:
                seat.play(best(seat, [choice.action for choice in state.choices]))
            except Refusal as refusal:
                if refusal.key != "table-stale":  # the table changed while we were looking: look again
                    raise
        assert seat.state is not None
        for info, lines in zip(seat.state.seats, seat.state.view["score_sheets"], strict=True):
            print(f"{info.name}: {sum(line['points'] for line in lines)}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        main(sys.argv[1])
    except ClientError as error:
        sys.exit(str(error))
