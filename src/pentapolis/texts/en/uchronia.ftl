# Uchronia: names, prompts, choices, log lines and refusals.

uchronia-name = Uchronia
uchronia-tagline = Every card is an Order, a Resource and an Activity in one.
uchronia-credits = A game by Carl Chudyk, published by Iello in 2012. This is an unofficial edition: it has its own texts and drawings, and is neither made nor approved by the publisher. If you like the game, buy the box.
uchronia-about = On your turn you either Command or Plot. To Command, play a card and execute its Order, or two cards of one colour and execute any Order; your Activities of that colour let you do it more often. To Plot, copy an Order from another Domain if you have an Activity of its colour, then fill your Hand. Completed Buildings and the Activities of your Monopolies give Victory Points. When somebody has enough of them, the round is finished, and the most points win.
uchronia-provenance = Rules, set-up and figures follow the French rulebook. Of the forty Buildings it prints the effects of eleven: Outpost, Tenement, Viaduct, Garrison, Baths, Arcades, Bridge, Gate (its name is ours), Basilica, Fountain (only while unfinished) and Plaza; the colours of most of them are reconstructed. The other twenty-nine Buildings are reconstructed, the Latrines but for their name: they are ours. So is the split of the 174 Resource cards, 35 of each colour but 34 of Marble.

uchronia-colour-wood = Wood
uchronia-colour-clay = Clay
uchronia-colour-brick = Brick
uchronia-colour-stone = Stone
uchronia-colour-marble = Marble
uchronia-order-exploration = Exploration
uchronia-order-production = Production
uchronia-order-draconians = Draconians
uchronia-order-construction = Construction
uchronia-order-trade = Trade
uchronia-zone-hand = Hand
uchronia-zone-stock = Stock
uchronia-zone-activities = Activities
uchronia-zone-forum = Forum
uchronia-zone-domain = Domain
uchronia-zone-sites = Under construction
uchronia-zone-great_works = Great Works
uchronia-zone-revealed = Revealed cards
uchronia-zone-looked = Cards looked at
uchronia-source-rulebook = printed in the rulebook
uchronia-source-public = from public sources
uchronia-source-reconstructed = reconstructed
uchronia-kind-permanent = Permanent effect
uchronia-kind-order_bonus = Order Bonus
uchronia-kind-on_complete = On completion
uchronia-kind-scoring = Victory Points
uchronia-term-buildings = Buildings
uchronia-term-monopolies = Monopolies
uchronia-term-effects = Effects
uchronia-feature-hand = Hand cards
uchronia-feature-stock = Stock cards
uchronia-feature-filled = Filled squares
uchronia-feature-activities = Activities

uchronia-prompt-setup_discard = { $name }, put one of your six cards into the Forum.
uchronia-choice-setup_discard-put = Put { $colour } into the Forum
uchronia-prompt-action = { $name }, Command or Plot.
uchronia-choice-action-plot = Plot
uchronia-choice-action-command = Command { $count ->
    [1] { $colour }: { $order }
   *[other] { $count } × { $colour }: { $order }
}
uchronia-prompt-copy = { $name }, copy an Order from another Domain, or none.
uchronia-choice-copy-copy = Copy { $order } ({ $colour })
uchronia-choice-copy-decline = Copy nothing
uchronia-choice-copy-enough = Copy nothing more
uchronia-prompt-latrines = { $name }, the Latrines: put up to two Hand cards into the Forum before you draw ({ $put } so far).
uchronia-choice-latrines-put = Put { $colour } into the Forum
uchronia-choice-latrines-stop = Keep the rest
uchronia-prompt-tenement = { $name }, the Tenement: take a card of the Forum into your Hand.
uchronia-choice-tenement-take = Take { $colour } into your Hand
uchronia-prompt-relay = { $name }, the Relay Station: take one of your two { $colour } cards back into your Hand?
uchronia-choice-relay-take_back = Take it back
uchronia-choice-relay-decline = Leave both on the Domain
uchronia-prompt-production = { $optional ->
    [0] { $name }, Production: take a card of the Forum into your Stock.
   *[other] { $name }, Production: take a card of the Forum into your Stock once more, or stop.
}{ $left ->
    [one] {""}
   *[other] {" "}(Up to { $left } times.)
}
uchronia-choice-production-take = Take { $colour } into your Stock
uchronia-choice-production-add = Put { $colour } under { $building } (Fountain)
uchronia-choice-production-stop = Stop
uchronia-prompt-exploration = { $optional ->
    [0] { $name }, Exploration: put a card of your Hand into your Stock.
   *[other] { $name }, Exploration: put a card of your Hand into your Stock once more, or stop.
}{ $left ->
    [one] {""}
   *[other] {" "}(Up to { $left } times.)
}
uchronia-choice-exploration-put = Put { $colour } into your Stock
uchronia-choice-exploration-stop = Stop
uchronia-prompt-reveal = { $optional ->
    [0] { $name }, Draconians: reveal a card of your Hand.
   *[other] { $name }, Draconians: reveal another card, or stop. Revealed: { $revealed }.
}{ $left ->
    [one] {""}
   *[other] {" "}(Up to { $left } cards.)
}
uchronia-choice-reveal-reveal = Reveal { $colour }
uchronia-choice-reveal-stop = Stop
uchronia-prompt-withhold = { $name }, { $victim } has an Outpost: which revealed card does not count there? Revealed: { $revealed }.
uchronia-choice-withhold-withhold = { $colour } does not count
uchronia-prompt-viaduct = { $name }, Draconians by { $executor } (revealed: { $revealed }): pay 1 Clay for your Viaduct?
uchronia-choice-viaduct-pay = Pay 1 Clay: nothing touches you
uchronia-choice-viaduct-decline = Do not pay
uchronia-prompt-give = { $name }, Draconians: give a card of a demanded colour to { $executor } ({ $colours }; revealed: { $revealed }).
uchronia-choice-give-give = Give { $colour }
uchronia-prompt-trade = { $optional ->
    [0] { $name }, Trade: launch an Activity from your Stock.
   *[other] { $name }, Trade: launch an Activity from your Stock once more, or stop.
}{ $left ->
    [one] {""}
   *[other] {" "}(Up to { $left } times.)
}
uchronia-choice-trade-launch = Launch { $colour }
uchronia-choice-trade-stop = Stop
uchronia-prompt-construction = { $optional ->
    [0] { $name }, Construction: start a Building or add a Resource.
   *[other] { $name }, Construction: start a Building or add a Resource once more, or stop.
}{ $left ->
    [one] {""}
   *[other] {" "}(Up to { $left } times.)
}
uchronia-choice-construction-start = { $foundation ->
    [hand] Start { $building }, Foundation from your Hand
   *[other] Start { $building }
}
uchronia-choice-construction-add = Add { $colour } to { $building }
uchronia-choice-construction-stop = Stop
uchronia-prompt-paved = { $name }, the Paved Road: take the Foundation of { $building } ({ $colour }) into your Hand?
uchronia-choice-paved-take_back = Take it
uchronia-choice-paved-decline = Leave it in the discard pile
uchronia-prompt-sawmill = { $name }, the Sawmill: keep one of the Resources under { $building } for your Stock?
uchronia-choice-sawmill-keep = Keep { $colour }
uchronia-choice-sawmill-decline = Keep nothing
uchronia-prompt-monopoly_take = { $name }, { $building } is completed and you hold the Monopoly of { $colour }: take such a card from the Forum into your Hand?
uchronia-choice-monopoly_take-take = Take { $colour } into your Hand
uchronia-choice-monopoly_take-decline = Leave it
uchronia-prompt-basilica = { $name }, the Basilica: launch an Activity of { $colour } for { $building }?
uchronia-choice-basilica-launch = Launch { $colour }
uchronia-choice-basilica-decline = Launch nothing
uchronia-prompt-plaza = { $name }, the Plaza: choose an Order to execute, or stop ({ $left } left).
uchronia-choice-plaza-order = Execute { $order }
uchronia-choice-plaza-stop = Stop
uchronia-prompt-school = { $name }, the School: launch an Activity from your Stock, or stop ({ $left } left).
uchronia-choice-school-launch = Launch { $colour }
uchronia-choice-school-stop = Stop
uchronia-prompt-arch = { $name }, the Triumphal Arch: complete one of your other Buildings at once?
uchronia-choice-arch-complete = Complete { $building }
uchronia-choice-arch-decline = Complete nothing
uchronia-prompt-choose_bonus = { $name }, choose the next Bonus of { $order }.
uchronia-choice-choose_bonus-bonus = { $building }
uchronia-prompt-market = { $name }, { $building }: swap a card of your Stock with one of another colour from the Forum?
uchronia-choice-market-swap = Swap { $colour } for { $other }
uchronia-choice-market-decline = Swap nothing
uchronia-prompt-crane = { $name }, { $building }: add a Resource of your Stock to a Wood or Clay Building?
uchronia-choice-crane-add = Add { $colour } to { $building }
uchronia-choice-crane-decline = Add nothing
uchronia-prompt-workshop = { $name }, { $building }: add a card of your Hand to one of your Buildings?
uchronia-choice-workshop-add = Add { $colour } to { $building }
uchronia-choice-workshop-decline = Add nothing
uchronia-prompt-quarry = { $name }, { $building }: take a Stone or Marble from the Forum into your Stock?
uchronia-choice-quarry-take = Take { $colour }
uchronia-choice-quarry-decline = Take nothing
uchronia-prompt-colosseum = { $name }, { $building }: take a Resource from the Stock of an affected opponent?
uchronia-choice-colosseum-seize = Take { $colour } from { $seat }
uchronia-choice-colosseum-decline = Take nothing
uchronia-prompt-baths_out = { $name }, { $building }: put one of your Activities back into your Stock.
uchronia-choice-baths_out-recall = Take { $colour } out
uchronia-prompt-baths_in = { $name }, the Baths: now launch an Activity from your Stock ({ $recalled } went back).
uchronia-choice-baths_in-launch = Launch { $colour }
uchronia-prompt-paddock = { $name }, { $building }: take a card of the Forum into your Hand.
uchronia-choice-paddock-take = Take { $colour } into your Hand
uchronia-prompt-bridge = { $name }, { $building }: take a Resource from under an opponent’s Building into your Stock.
uchronia-choice-bridge-seize = Take { $colour } from under { $building } of { $seat }
uchronia-prompt-lighthouse = { $name }, { $building }: take one of the { $count } cards into your Hand; the others go to the Forum.
uchronia-choice-lighthouse-keep = Take { $colour } into your Hand

uchronia-effect-plot = Copy an Order from another Domain if you have an Activity of its colour. Then draw until you hold 5 cards, at least 1.
uchronia-effect-exploration = { $times ->
    [one] Put a Hand card into your Stock.
   *[other] Put up to { $times } Hand cards into your Stock.
}
uchronia-effect-production = { $times ->
    [one] Take a card of the Forum into your Stock.
   *[other] Take up to { $times } cards of the Forum into your Stock.
}
uchronia-effect-draconians = { $times ->
    [one] Reveal a Hand card.
   *[other] Reveal up to { $times } Hand cards.
} Each rival with a card on the Domain gives you a Hand card of a revealed colour; for each revealed card you take one like it from the Forum.
uchronia-effect-construction = Start a Building with a Forum card of its colour, or add a Stock card to a site of its colour{ $times ->
    [one] .
   *[other] , up to { $times } times.
}
uchronia-effect-trade = { $times ->
    [one] Launch an Activity from your Stock into a free slot.
   *[other] Launch up to { $times } Activities from your Stock into free slots.
}

uchronia-fact-cards = { $colour } ({ $count })
uchronia-fact-monopoly = Monopoly of { $colour }
uchronia-fact-monopoly-text = Whoever has the most { $colour } Activities holds it: 1 point for each of them. A tie leaves it where it is. { $count ->
    [0] Nobody holds it now.
   *[other] { $seat } holds it with { $count }.
}
uchronia-fact-pile = { $count ->
    [0] Empty draw pile
    [one] Draw pile: { $count } card
   *[other] Draw pile: { $count } cards
}
uchronia-fact-building_pile = { $count ->
    [0] No Buildings left in the pile
    [one] Pile of Buildings: { $count } card
   *[other] Pile of Buildings: { $count } cards
}

uchronia-event-discard = { $you ->
    [yes] You put
   *[no] { $name } puts
} 1 { $colour } into the Forum.
uchronia-event-clear = { $you ->
    [yes] You move
   *[no] { $name } moves
} { $count } × { $colour } from the Domain to the Forum.
uchronia-event-command = { $you ->
    [yes] You Command
   *[no] { $name } Commands
} with { $count } × { $colour }: { $order }.
uchronia-event-plot = { $you ->
    [yes] You Plot
   *[no] { $name } Plots
}.
uchronia-event-copy = { $paid ->
    [0] { $you ->
        [yes] You copy
       *[no] { $name } copies
    } { $order }.
   *[other] { $you ->
        [yes] You put
       *[no] { $name } puts
    } 1 { $colour } into the Forum (Tavern) to copy { $order }.
}
uchronia-event-order = { $you ->
    [yes] You execute
   *[no] { $name } executes
} { $order } (Plaza).
uchronia-event-bonus = { $you ->
    [yes] You use
   *[no] { $name } uses
} the { $order } Bonus of { $building }.
uchronia-event-take = { $you ->
    [yes] You take
   *[no] { $name } takes
} 1 { $colour } from the Forum into the { $to ->
    [hand] Hand
   *[other] Stock
}{ $by ->
    [production] {""}
    [monopoly] {" "}(Monopoly)
   *[other] {" "}({ $building })
}.
uchronia-event-explore = { $you ->
    [yes] You put
   *[no] { $name } puts
} 1 { $colour } from the Hand into the Stock.
uchronia-event-reveal = { $you ->
    [yes] You reveal
   *[no] { $name } reveals
} 1 { $colour }.
uchronia-event-withhold = { $you ->
    [yes] You choose
   *[no] { $name } chooses
} what does not count for { $victim } (Outpost): { $colour }.
uchronia-event-viaduct = { $you ->
    [yes] You pay
   *[no] { $name } pays
} 1 { $colour } to { $executor } (Viaduct).
uchronia-event-no_viaduct = { $you ->
    [yes] You do
   *[no] { $name } does
} not pay 1 { $colour } to { $executor } for the Viaduct.
uchronia-event-give = { $you ->
    [yes] You give
   *[no] { $name } gives
} 1 { $colour } to { $executor }.
uchronia-event-nothing_to_give = { $you ->
    [yes] You have
   *[no] { $name } has
} no card to give: none of { $colours }.
uchronia-event-collect = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $count } × { $colour } from the Forum into the Stock.
uchronia-event-launch = { $you ->
    [yes] You launch
   *[no] { $name } launches
} an Activity: { $colour }.
uchronia-event-recall = { $you ->
    [yes] You put
   *[no] { $name } puts
} an Activity back into the Stock: { $colour }.
uchronia-event-monopoly = { $held ->
    [0] { $you ->
        [yes] You lose
       *[no] { $name } loses
    } the Monopoly of { $colour }; nobody holds it.
   *[other] { $you ->
        [yes] You take
       *[no] { $name } takes
    } the Monopoly of { $colour }.
}
uchronia-event-start = { $you ->
    [yes] You start
   *[no] { $name } starts
} { $building }{ $foundation ->
    [hand] , Foundation from the Hand
   *[other] {""}
}.
uchronia-event-keep_foundation = { $you ->
    [yes] You take
   *[no] { $name } takes
} the Foundation into the Hand: { $colour }.
uchronia-event-add = { $you ->
    [yes] You add
   *[no] { $name } adds
} 1 { $colour } { $from ->
    [forum] from the Forum to
    [hand] from the Hand to
   *[other] to
} { $building }.
uchronia-event-salvage = { $you ->
    [yes] You keep
   *[no] { $name } keeps
} 1 { $colour } from under { $building } in the Stock.
uchronia-event-complete = { $you ->
    [yes] You complete
   *[no] { $name } completes
} { $building }!
uchronia-event-no_card = { $you ->
    [yes] You leave
   *[no] { $name } leaves
} 1 { $colour } in the Forum.
uchronia-event-draw = { $you ->
    [yes] You draw
   *[no] { $name } draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ $known ->
    [yes] : { $colours }
   *[no] {""}
}.
uchronia-event-look = { $you ->
    [yes] You look
   *[no] { $name } looks
} at { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ $known ->
    [yes] : { $colours }
   *[no] {""}
}.
uchronia-event-keep = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $known ->
    [yes] { $colour }
   *[no] one of them
} into the Hand{ $putting ->
    [0] {""}
   *[other] {""}; to the Forum: { $put }
}.
uchronia-event-drop = { $you ->
    [yes] You put
   *[no] { $name } puts
} 1 { $colour } into the Forum (Latrines).
uchronia-event-take_back = { $you ->
    [yes] You take
   *[no] { $name } takes
} 1 { $colour } back into the Hand (Relay Station).
uchronia-event-swap = { $you ->
    [yes] You swap
   *[no] { $name } swaps
} 1 { $colour } for 1 { $other } from the Forum.
uchronia-event-undermine = { $you ->
    [yes] You take
   *[no] { $name } takes
} 1 { $colour } from { $victim }, from under { $building }.
uchronia-event-seize = { $you ->
    [yes] You take
   *[no] { $name } takes
} 1 { $colour } from { $victim }, out of the Stock.
uchronia-event-shuffle = The discard pile is shuffled: { $count } cards to draw.
uchronia-event-shuffle_buildings = The discarded Buildings are shuffled: { $count } in the pile.
uchronia-event-refill = New in the Great Works: { $buildings }.
uchronia-event-sweep = The Great Works were all of one colour and go away: { $buildings }.
uchronia-event-last_turn = { $reason ->
    [round] The last round begins.
   *[threshold] { $you ->
        [yes] You have
       *[no] { $name } has
    } enough points: this round is the last one.
}
uchronia-event-end = The game is over.

uchronia-refuse-notation = “{ $text }” is not a move. Choose a number, or write for example “command stone”, “plot” or “take clay”.
uchronia-refuse-word = “{ $word }” does not fit after “{ $verb }”. Name a colour (wood, clay, brick, stone, marble), an Order or a Building as in the choices.
uchronia-refuse-two-alike = “{ $text }” does not work: Command with one card, or with exactly two of the same colour, for example “command stone x2 trade”.
uchronia-refuse-must = You cannot leave this out: choose one of the cards or Buildings offered.
uchronia-refuse-other-decision = { $verb ->
    [start] Buildings are started by Construction, the Order of Stone.
    [add] Resources are added by Construction, the Order of Stone.
    [launch] Activities are launched by Trade, the Order of Marble.
    [take] Cards of the Forum are taken by Production, the Order of Clay.
    [copy] Orders of other Domains are copied by a Plot.
   *[other] That is not what is asked now.
} Choose one of the answers offered.
uchronia-refuse-no-card = There is no { $colour } here: { $zone }. Choose a colour that is there.
uchronia-refuse-two-needed = You need two { $colour } cards for this, and you have { $held }. Command with one card, or with another colour.
uchronia-refuse-copied = You have copied { $order } ({ $colour }) in this Plot already: copy another colour, or nothing more.
uchronia-refuse-not-shown = No other Domain shows { $colour }, so { $order } cannot be copied. Copy an Order that lies on a Domain.
uchronia-refuse-ramparts = { $order } ({ $colour }) lies only on Domains behind Ramparts. Copy another Order.
uchronia-refuse-no-activity = To copy { $order } you need an Activity of { $colour }. Copy another Order, or none.
uchronia-refuse-no-fountain = Only with a Fountain can Production put cards under { $building }. Take the card into your Stock.
uchronia-refuse-fountain-only = While the Fountain is unfinished, Production can feed only the Fountain itself, not { $building }.
uchronia-refuse-not-in-row = { $building } is not among the Great Works. Start one that is.
uchronia-refuse-same-name = You have { $building } already, completed or under construction. Start another Building.
uchronia-refuse-no-foundation = { $building } needs a Foundation of its colour, and there is none in that place. Choose a Building whose colour is in the Forum.
uchronia-refuse-no-arcades = A Foundation from the Hand needs Arcades. Start { $building } with a card of the Forum.
uchronia-refuse-no-site = You are not building { $building }. Start it first, or choose one of your sites.
uchronia-refuse-wrong-colour = { $colour } does not fit { $building }: add Resources of the Building’s own colour.
uchronia-refuse-same-turn = You started { $building } in this turn: add { $colour } from your next turn on.
uchronia-refuse-not-counting = { $colour } is not demanded. Give a card of a demanded colour.
uchronia-refuse-only-colour = This is about { $colour } alone: choose that colour, or decline.
uchronia-refuse-not-for-arch = The Triumphal Arch cannot complete { $building }, a Marble Building. Choose one of another colour.
uchronia-refuse-bonus-used = The { $order } Bonus of { $building } has been used for this Order. Choose another one.
uchronia-refuse-no-bonus = { $building } gives you no { $order } Bonus now. Choose one of your active Buildings that does.
uchronia-refuse-not-for-quarry = The Quarry takes only Stone or Marble, not { $colour }.
uchronia-refuse-same-colour = { $colour } for { $colour } is no swap. Choose another colour from the Forum.
uchronia-refuse-not-for-crane = The Crane adds only to Wood and Clay Buildings, not to { $building }.
uchronia-refuse-only-sites = The Bridge takes from under Buildings under construction. Name the Building too, as in the choices.
uchronia-refuse-own-site = The Bridge takes from opponents: choose a Building that is not yours.
uchronia-refuse-paid = { $seat } has paid for the Viaduct and cannot be touched. Choose another opponent.
uchronia-refuse-not-under = There is no { $colour } under { $building } of { $seat }. Choose a card that lies there.
uchronia-refuse-only-stock = The Colosseum takes from a Stock. Name only the colour and the opponent, as in the choices.
uchronia-refuse-not-affected = The Order does not affect { $seat }. Choose an opponent with a card on the Domain.

## What the levels are like

uchronia-level-1 = Plays what looks promising, now this, now that. Good company for a first game.
uchronia-level-2 = Makes the most of every turn in points, cards and sites, without a plan for the next one.
uchronia-level-3 = Knows from many games what leads to victory, and judges one decision at a time.
uchronia-level-4 = Tries out a few dozen ways the game may go on before every decision.
uchronia-level-5 = Tries out thousands of ways the game may go on, with any cards you may hold. Hard to beat.
