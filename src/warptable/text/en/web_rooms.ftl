### Words of the rooms themselves.

notice-home = To the home page

# Why the order "pass unless I am touched" does not pass now.
touched-lab = your laboratory is waiting
touched-own = it is about what you do
touched-main = you are a main player
touched-ally = your ships are in this encounter
touched-planet = the gate is aimed at a planet of yours

broken-title = This table cannot be shown just now
broken-text = The game is safe and goes on. Load the page again, or look at the table in the other view. As soon as something changes at the table, it is drawn anew.
broken-report = If it stays like this, tell whoever runs this server: the reason is in its log, under the table { $table }.
broken-again = Load again
broken-log = What happened so far
report-menu = Report a bug
report-menu-line = The server keeps the game, this moment and your page in a file for whoever runs it. Nobody at the table sees it.
report-menu-words = What is wrong?
report-send = Make a report
report-made = Report { $number } is written down
report-made-line = Tell whoever runs this server the number { $number }. They see the game as you saw it at that moment. The file stays on the server, because it holds everybody's cards.
report-back = Back to the table
later-title = The game has begun
later-text = { $n ->
    [one] This table shows its game to spectators { $n } minute later. Stay here: it comes by itself.
   *[other] This table shows its game to spectators { $n } minutes later. Stay here: it comes by itself.
}
