# The command of a host's club, and what `serve` offers of it.
cli-help-command-club = Names, chats and who may write: what the host of a club looks after.
cli-help-club-act = names lists them; mute, unmute, ban, unban, moderator, no-moderator, delete and link are for one NAME; chat TABLE shows what was said, delete-line TABLE LINE takes a line out.
cli-help-club-what = The name; or the table, and the number of the line.
cli-help-club = Offers something beside tables: names, lobby, ratings, notices or all; may be repeated.
cli-help-club-address = The address of this server as visitors write it; notices lead there.
cli-help-club-mail-from = From whom mails come; the mail server itself is named in the file or in PENTAPOLIS_MAIL.
cli-help-club-notice-host = A host inside of your network to which webhooks may lead; may be repeated.
cli-club-no-feature = There is no “{ $feature }”: choose from { $features }.
cli-club-no-extra = Ratings need { $missing }: pip install "pentapolis[club]"
cli-club-no-address = Notices need the address of this server as visitors write it: --address https://games.example.org
cli-club-bad-mail = This names no mail server. Write smtps://USER:PASSWORD@HOST:PORT, or smtp:// for one that is asked for TLS.
cli-club-no-mail-from = Say from whom mails come: --mail-from games@example.org
cli-club-no-act = “{ $act }” is nothing that can be done: choose from { $acts }.
cli-club-arguments =
    { $count ->
        [0] “{ $act }” stands alone.
        [one] “{ $act }” needs one name: pentapolis club { $act } NAME
       *[other] “{ $act }” needs { $count } words: pentapolis club { $act } TABLE LINE
    }
cli-club-no-name = There is no protected name “{ $name }” here.
cli-club-no-line = Table { $table } has no line { $line } of anybody.
cli-club-bad-line = “{ $line }” is no number of a line.
cli-club-name = Name
cli-club-games = Games
cli-club-devices = Devices
cli-club-made = Since
cli-club-marks = Marks
cli-club-count =
    { $count ->
        [0] No names.
        [one] 1 name.
       *[other] { $count } names.
    }
cli-club-lines =
    { $count ->
        [0] Nobody has said anything.
        [one] 1 line.
       *[other] { $count } lines.
    }
cli-club-done = { $name }: { $what }.
cli-club-muted = muted
cli-club-unmuted = no longer muted
cli-club-banned = banned
cli-club-unbanned = no longer banned
cli-club-moderator = moderator
cli-club-no-moderator = no longer a moderator
cli-club-deleted = { $name } is deleted. Finished games of others stay, without that name.
cli-club-link = Opens once, for { $minutes } minutes; put the address of your server before it: { $link }
cli-club-line-gone = The line is taken out. Who looks at the table sees it within ten seconds.
