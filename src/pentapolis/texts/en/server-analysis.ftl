# Why an analysis on a server is refused or has stopped.

server-analysis-running = Only finished games are analysed: who plays could learn from an analysis what nobody may know yet.
server-analysis-rules = This game was played by rules that this version does not play any more. It can be looked at, but not analysed.
server-analysis-refused = This game cannot be analysed: { $detail }
server-analysis-off = This server analyses no games. `pentapolis analyse` does it on your own computer.
server-analysis-full = Many games are being analysed just now. Try again in a few minutes.
server-analysis-yours = { $most ->
    [one] A game of yours is being analysed. Wait until it is done, or stop it.
   *[other] { $most } games of yours are being analysed. Wait until one is done, or stop one.
}
server-analysis-no-move = Move { $n } has not been looked at.
server-analysis-long = It has taken too long. What has been looked at is kept.
server-analysis-failed = Something went wrong while a move was looked at. What has been looked at is kept.
