# Rules pages and the page about this edition.

page-about-table = Your table
page-about-to-table = To your table with { $names }
page-about-kept = What is kept, and where
page-about-where = Tables, records and chats are kept in a single database by whoever runs this server, and nowhere else. Settings such as theme and language stay in this browser. A record that you save is yours: a small text file that says everything about the game.
page-about-fair = Every deal is fixed before the first turn. The table shows a fingerprint of it at once and the deal itself when the game is over, so that anybody can check that nothing was changed.
page-about-work = Whose work this is
page-about-drawn = All drawings and sentences were made for it; nothing is taken from the printed games.
page-about-used = It stands on the work of others, with thanks:
page-about-docs = Documentation: first game, first bot, hosting, and every part of the library
