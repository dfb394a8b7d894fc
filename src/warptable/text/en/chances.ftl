### Everybody's chances in a finished game, and its turning points.

chances-caption = Estimated after the game with all hands open: { $games ->
    [one] one imagined game
   *[other] { $games } imagined games
} for each point.
chances-reckoning = Working out how the chances ran: { $done } of { $all }
chances-waiting = How the chances ran will be worked out in a moment.
chances-turning = The turning points are still being looked for.
chances-start = Start
chances-share = { $share } % ({ $low } to { $high })
chances-result = { $share } %
chances-turn = Turning point { $number }, { $round }: { $who } from { $before } % to { $after } %
chances-no-turns = No turning point: no round changed anybody’s chance by more than luck explains.
chances-after = After round
chances-round = round { $number }
chances-moment = replay FILE --open --at { $moment } (of { $all })
