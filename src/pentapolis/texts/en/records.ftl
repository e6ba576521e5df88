# Why the lines of a record cannot be re-played; the number of the line comes before.

record-rules-version = this game of { $game } was played under rules version { $version }; this Pentapolis plays { $known }. Use a version of Pentapolis that plays rules version { $version }: a game is checked only by the rules it was played by
record-no-seed = the seed is not told while a game is running, so the game cannot be dealt again
record-wrong-seed = the seed does not fit its published hash; this is not the deal that was played
record-start-version = only records of version { $version } begin at a position, and all of them do
record-wrong-start = the position at the start does not fit its published hash; this is not the game that was played
record-other-start = the position at the start has other players, another seed or other rules than the first line says
record-header = { $detail }
record-over = the game is already over
record-wrong-seat = seat { $seat } plays, but it is seat { $player } that decides
record-draws = the recorded draws are not what this deal gives
record-early-result = a result, but the game is not over
record-wrong-result = the game played again ends differently
record-too-long = too long to be a record
record-too-deep = nested too deeply to be a record
record-after-result = something follows the result
record-unreadable = { $detail }
record-empty = the record is empty
record-format = format “{ $format }” is not “{ $known }”
record-version = record version { $version }; this build reads version { $known }
record-line = line { $line }: { $reason }
