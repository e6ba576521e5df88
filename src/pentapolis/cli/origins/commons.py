"""What lies in the middle of the table: sites with ships, market, row, cards and tracks."""

from __future__ import annotations

from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from ...games.origins.catalogue import CROSSED, DATA, FINAL_SPACE, TEMPLE_TOP
from .signs import NOTHING, PATTERNS, STONE_OF, Signs

View = dict[str, Any]
SHIP = "▲"
GOLD = "●"


def header(signs: Signs, view: View, names: list[str]) -> Text:
    """The round, who has the Bastion, and which end conditions hold."""
    line = Text.assemble((signs.say("origins-name"), "bold"), "  ")
    line.append(signs.say("cli-origins-round", round=max(1, view["round"])))
    if view["bastion"] is not None:
        line.append(" · " + signs.say("cli-origins-bastion", name=names[view["bastion"]]))
    for condition in view["conditions"]:
        line.append(f"  {signs.say(f'origins-condition-{condition}')}", "bold #e08a5c")
    return line


def sites(signs: Signs, view: View, names: list[str], width: int) -> Grid:
    """Five columns: ship and bonus tile, the two main actions, the bonus, and who stands there."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in view["sites"]:
        grid.add_column(width=max(12, (width - 4) // 5 - 1))
    data = DATA["sites"]
    grid.add_row(*[_ship(signs, site) for site in view["sites"]])
    for part in ("top_action", "bottom_action"):
        grid.add_row(*[signs.say(f"origins-action-{site[part]}") for site in data])
    grid.add_row(*[Text(f"+ {signs.say('origins-bonus-' + site['bonus'])}", style="dim") for site in view["sites"]])
    standing = [_standing(signs, view, names, site["site"]) for site in view["sites"]]
    if any(standing):
        grid.add_row(*standing)
    return grid


def _ship(signs: Signs, site: View) -> Text:
    return Text.assemble((f"{site['site']} ", "bold"), (f"{SHIP}{site['ship']} ", "bold"), signs.chip(site["bonus"]))


def _standing(signs: Signs, view: View, names: list[str], site: int) -> Text:
    """The workers on a site, under the first letters of their owners."""
    found: list[Text] = []
    for seat, board in enumerate(view["boards"]):
        workers = [signs.die(used["die"]) for used in board["used"] if used["site"] == site]
        workers += [signs.speaker(spoken["value"]) for spoken in board["spoken"] if spoken["site"] == site]
        if board["archon"] == site:
            workers.append(Text(f" {signs.say('cli-origins-archon-letter')} ", style="reverse"))
        if workers:
            found.append(Text.assemble(f"{names[seat][:6]} ", Text("").join(workers)))
    return Text(" ").join(found)


def market(signs: Signs, view: View) -> Text:
    """The tiles with Wisdom and Stone, and what lies on the piles."""
    line = Text(f"{signs.say('cli-origins-market')} ", style="bold")
    for tile in view["market"]:
        cost = signs.say("cli-origins-cost", wisdom=tile["wisdom"], stone=STONE_OF[tile["building"]])
        line.append_text(signs.building(tile["building"])).append(f" {cost}  ", "not bold")
    line.append(f"\n{signs.say('cli-origins-next')} ", "not bold dim")
    for pile in view["piles"]:
        name = signs.say(f"origins-building-{pile['top']}") if pile["top"] else NOTHING
        line.append_text(signs.chip(pile["colour"], str(pile["left"]))).append(f" {name}  ", "not bold dim")
    return line


def row(signs: Signs, view: View) -> Text:
    """Citizens with their Wisdom, Speakers, the reserve, and tower levels."""
    line = Text(f"{signs.say('cli-origins-row')} ", style="bold")
    for die in view["row"]:
        line.append_text(signs.die(die["die"])).append(f"{die['wisdom']}  ", "not bold")
    line.append(f"{signs.say('cli-origins-speakers')} ").append_text(signs.speakers(view["speakers"]))
    line.append(f"  {signs.say('cli-origins-reserve')} ").append_text(signs.counts(view["reserve"]))
    line.append(f"  {signs.say('cli-origins-levels')} ").append_text(signs.counts(view["levels"]))
    if view["pool"]:
        line.append(f"\n{signs.say('cli-origins-pool')} ").append_text(signs.dice(view["pool"]))
    return line


def districts(signs: Signs, view: View) -> Text:
    """The cards: pattern, points the first time and later, Gold."""
    line = Text(f"{signs.say('cli-origins-districts')} ", style="bold")
    for card in view["districts"]:
        data = PATTERNS[card["district"]]
        line.append(f"{card['card']} ", "not bold").append_text(signs.pattern(card["district"]))
        line.append(f" {data['vp_first']}/{data['vp_next']}{GOLD * card['gold']}  ", "not bold")
    return line


def tracks(signs: Signs, view: View, names: list[str]) -> Grid:
    """The Military track with its thresholds, and the three temples with their cards."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    thresholds = [CROSSED[space] > CROSSED[space - 1] for space in range(1, FINAL_SPACE + 1)]
    title = Text(signs.say("origins-term-military"), style="bold")
    grid.add_row(title, _track(view["military"], names, FINAL_SPACE, [False, *thresholds]))
    for temple in view["temples"]:
        holder = NOTHING if temple["holder"] is None else names[temple["holder"]]
        title = Text(signs.say(f"origins-temple-{temple['temple']}"), style="bold")
        drawn = _track(temple, names, TEMPLE_TOP, [False] * (TEMPLE_TOP + 1))
        sign = signs.say("origins-sign-" + temple["sign"])
        drawn.append("  " + signs.say("cli-origins-holder", sign=sign, holder=holder), "dim")
        grid.add_row(title, drawn)
    return grid


def _track(track: View, names: list[str], last: int, thresholds: list[bool]) -> Text:
    """Every space with the first letters of who stands there, the lowest marker first."""
    stacks = {stack["space"]: stack["seats"] for stack in track["stacks"]}
    line = Text()
    for space in range(last + 1):
        line.append("|" if thresholds[space] else " ", "dim")
        seats = stacks.get(space, [])
        if seats:
            line.append("".join(f"{names[seat][:1]}{seat + 1}" for seat in seats), "bold")
        else:
            line.append(str(space), "dim")
    return line
