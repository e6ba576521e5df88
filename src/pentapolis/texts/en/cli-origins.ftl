cli-origins-round = Round { $round }
cli-origins-bastion = Bastion: { $name }
cli-origins-market = Market
cli-origins-cost = { $wisdom } Wisdom { $stone } Stone
cli-origins-next = Piles
cli-origins-row = Citizens
cli-origins-speakers = Speakers
cli-origins-reserve = Reserve
cli-origins-levels = Tower levels
cli-origins-pool = Dice to take
cli-origins-districts = Districts
cli-origins-archon-letter = Archon
cli-origins-workers = Workers
cli-origins-bases = free bases: { $free } of { $bases }
cli-origins-tokens = Superiority { $count }
cli-origins-towers = Towers
cli-origins-signs = Zodiac
cli-origins-holder = { $sign }: { $holder }
cli-origins-kept = Kept aside
cli-origins-city = { $tiles } tiles, { $seats ->
    [one] { $seats } District
   *[other] { $seats } Districts
}
cli-origins-points = { $points } VP
cli-origins-passed = passed
cli-origins-help-city = The city of a player by number or name; without one, all cities: city 2
cli-origins-help-preview = What a choice would change, term by term: preview 3
cli-origins-no-such-city = Whose city? Type a number from 1 to { $last }, or a name.
cli-origins-intro-table = Above are the five sites, each with what its ship shows (▲) and the letter of its bonus colour, then market, Citizens, District cards and tracks, then the other players, and last your own board with your city. ◇ is a free Seat of Power, a number in colour the die on it. While building, the numbers on the map are the places to choose from.
