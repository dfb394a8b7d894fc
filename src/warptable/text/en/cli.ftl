### The terminal game and the other commands.

## Words that may be typed at any question (the English ones work in every language)

command-help = help
command-why = why
command-log = log
command-hand = hand
command-board = board
command-past = past
command-discards = discards
command-aliens = aliens
command-rules = rules
command-undo = undo
command-save = save
command-quit = quit

help-title = At any question you may type
help-help = this help (also ?)
help-why = why the last things happened and why this is asked
help-log = everything that has happened so far
help-hand = your hand, and what you know of other hands
help-board = the table
help-past = the destiny cards that were drawn, and how many are left
help-discards = both discard piles, the sizes of the decks, and which cards you have not seen yet
help-aliens = the powers at this table
help-rules = a rule, a card or an alien by its id or name, for example: { $command } { $rule }
help-undo = take back your last answer, as long as nobody has learned anything from it
help-save = save the game to a file
help-quit = leave the game
help-goal = The first with { $colonies } colonies outside their home system wins.
help-answer = Answer with a number or a short key. Enter takes the answer in brackets.
help-ships = Ships: type how many (3), or from where (r1 r1 r4, or r1:2 r4).
help-several = Several things: type their numbers (1 3 4), "{ $all }" or "{ $none }".
help-deal = Talks: accept, refuse, or build a proposal step by step. In one line: give 1 3 ask 2 grant r4 want b2

word-all = all
word-none = none
word-give = give
word-ask = ask
word-ask-rewards = rewards
word-grant = grant
word-want = want
word-free = free
word-back = back
word-yes = yes
word-no = no

## The table

table-welcome = Welcome to Warptable. You are { $colour }; { $others } { $count ->
    [one] is played by a bot
   *[other] are played by bots
  } ({ $bots }).
table-goal = The first with { $colonies } colonies outside their home system wins. Type ? for help.
table-resumed = Welcome back. The game goes on.
table-title = Turn { $turn } · Encounter { $encounters }
table-against = { $offense } against { $defense }
table-colonies = Colonies
table-cards = Cards
table-you = you
table-gate = Gate
table-beside = Beside it
table-warp = Warp
table-out = Out of the game
table-laid = Cards laid
table-planet-cards = At planets
table-sheet-cards = On sheets
table-on-map = On the map
table-sheet-crews = Ships on sheets
table-stash = In the warp
table-tokens = Tokens
table-facedown = facedown
table-deck = Deck { $deck }, discards { $discard }
table-rewards = reward cards { $deck }, discards { $discard }
table-hand = Your hand
table-hand-empty = Your hand is empty.
table-lost = off
table-zapped = zapped
table-hidden = hidden
table-no-power = no power
table-says = { $who }: “{ $text }”
table-earlier = { $number ->
    [one] (one line before that: type { $command })
   *[other] ({ $number } lines before that: type { $command })
}
table-so-far = So far: { $what }
table-enter = Enter: { $answer }
table-known = Known in the hand of { $who }: { $faces }

tag-offense = offense
tag-defense = defense
tag-ally-offense = with the offense
tag-ally-defense = with the defense

## Asking again

again-unknown = "{ $input }" is not one of the answers. Type a number from the list, or ? for help.
again-empty = Please choose one of the answers, or type ? for help.
again-number = Please type a number from { $low } to { $high }.
again-ships = { $exact ->
    [yes] It must be { SHIPS($high) }. Press Enter, or type the planets (r1 r1 r4, or r1:2 r4).
   *[no] Please type how many ships ({ $low } to { $high }), or the planets (r1 r1 r4, or r1:2 r4).
}
again-few = That is too few: at least { $low }.
again-many = That is too many: at most { $high }.
again-place = You cannot use "{ $input }" here.
again-twice = "{ $input }" is named twice.
again-not-there = There are only { SHIPS($number) } at { $place }.
again-refused = That is not possible: { $reason }

## Talks

deal-on-table = On the table: { $terms }.
deal-nothing = Nothing is proposed yet.
deal-give = Which of your cards do you give? (numbers of your hand, Enter for none)
deal-ask = How many cards do you ask for, taken at random? (0 to { $high }, Enter for none)
deal-ask-rewards = How many reward cards do you ask for, drawn at random? (0 to { $high }, Enter for none)
deal-grant = On which of your planets do you grant a colony? ({ $planets }; Enter for none)
deal-want = On which planet do you want a colony? ({ $planets }; Enter for none)
deal-free = Whose ships leave the warp? ({ $seats }; a letter for each ship, Enter for none)
deal-summary = Your proposal: { $terms }.
deal-confirm = Send it?
deal-empty = A proposal must move at least one card or colony.
deal-dropped = Nothing was sent.
deal-step-back = Type { $back } to give up the proposal.

## Commands in the game

undo-done = Taken back.
undo-refused = This cannot be taken back: { $reason }
undo-not-yours = the last answer was not yours.
undo-nothing = there is nothing to take back.
undo-learned = somebody has learned something from it.
save-done = Saved as { $file }.
save-failed = Could not save { $file }: { $reason }
save-which = Save as what? For example: { $command } evening.warp
rules-which = Which rule, card or alien? For example: { $command } { $rule }
rules-unknown = Nothing is known by the id or name "{ $id }".
why-asked = You are asked because:
why-happened = What happened last, and by which rule:
why-nothing = Nothing has happened yet.
log-title = The game so far
aliens-title = Powers at this table
aliens-none = This table plays without powers.
aliens-choice = You may choose from these

## The end

end-won = { $count ->
    [one] { $winners } won, with { $colonies ->
        [one] one foreign colony
       *[other] { $colonies } foreign colonies
    }.
   *[other] { $winners } won together, with { $colonies ->
        [one] one foreign colony
       *[other] { $colonies } foreign colonies
    } each.
}
end-you-won = You won! { $colonies ->
    [one] One foreign colony is yours.
   *[other] { $colonies } foreign colonies are yours.
}
end-you-shared = You won together with { $others }.
end-encounters = { $encounters ->
    [one] { $encounters } encounter
   *[other] { $encounters } encounters
} in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
end-again = The same table again: { $command }
leave-saved = Good-bye. The game is saved; go on with: { $command }
leave-unsaved = Good-bye. This table is not saved; with --save FILE you can go on later. The same start again: { $command }
leave-failed = Good-bye. The game could not be saved: { $reason }

## aliens

sheet-power = Power
sheet-research = Research
sheet-kind = Kind
sheet-effect = Effect
sheet-role = Role
sheet-duty = Use
sheet-timing = Timing
sheet-level = Level
sheet-setup = Set-up
sheet-note = Restriction
sheet-parts = What it does
sheet-flare-wild = Flare, wild
sheet-flare-super = Flare, super
sheet-rulings = Rulings
list-alien = Alien
list-what = In short
list-tech = Tech
list-ships = Ships
list-techs = { $number } techs. One of them: warptable techs NAME
list-count = { $number } aliens. One sheet: warptable aliens NAME

## rules

proof-proved = Proven by
proof-gap = The rulebook is silent here; this is our reading.
rule-state-proved = proved by tests
rule-state-reading = our reading
rule-state-left-out = left out on purpose
rule-state-open = no test yet
rule-states = { $all } rules:
reading-house = House rule that changes it: { $variant }

## replay

replay-title = { $edition }, { $players } players, seed { $seed }
report-title = { $spectator ->
    [0] Table { $table }, { $when }, reported from seat { $seat }
   *[other] Table { $table }, { $when }, reported by a spectator
}
report-words = They wrote: { $words }
report-fault = Their page could not be drawn:
report-where = The game stood at: { $where }
replay-answer = { $number }. { $who }: { $prompt }
replay-where = At decision { $number } of { $all }: { $where }
replay-open = The game is still on after { $number ->
    [one] one decision
   *[other] { $number } decisions
}.

## new

new-written = Written: { $files }
new-game-next = Next: python -m pip install -e { $own }, then python -m pytest { $own } and warptable play --edition { $name } (docs/adding-a-game.md)
new-alien-next = Next: python -m pytest { $folder }/tests, then warptable play --aliens-from { $folder } --aliens { $id },zombie,void,macron (docs/adding-an-alien.md)

## serve

serve-address = Warptable: { $address }  (Ctrl-C ends it)
serve-network = For friends in your network: { $address }

## dev

dev-parts-address = The parts of the page: { $address }  (Ctrl-C ends it)
dev-parts-written = The parts of the page are written: open { $file }

## A campaign

play-campaign-game = Game { $number } of the campaign to { $goal } points.
play-campaign-points = Points: { $points }.
play-campaign-worth = This game: { $points }.
play-campaign-next = Enter begins game { $number }; { $command } leaves.
play-campaign-left = Good-bye. The campaign is kept; go on with: { $command }
