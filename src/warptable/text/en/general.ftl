### Questions of aliens that bring no words of their own: by the shape of the question and by what is chosen.

ask-by = { $source }: { $question }
ask-pick = { $of ->
    [seat] Choose a player.
    [card] Choose a card.
    [face] Choose a card.
    [planet] Choose a planet.
    [place] Choose a place.
    [alien] Choose an alien.
    [use] Choose what to use.
    [number] Choose a number.
   *[other] Choose one.
}
ask-offer = { $of ->
    [seat] You may choose a player.
    [card] You may choose a card.
    [face] You may choose a card.
    [planet] You may choose a planet.
    [place] You may choose a place.
    [alien] You may choose an alien.
    [use] Do you want to use something?
    [number] You may choose a number.
   *[other] You may choose one.
}
ask-number = Choose a number from { $low } to { $high }.
ask-pick-some = { $of ->
    [seat] Choose players
    [card] Choose cards
    [face] Choose cards
    [planet] Choose planets
    [place] Choose places
    [alien] Choose aliens
   *[other] Choose some
}: { $exact ->
    [yes] { $high }.
   *[no] { $low } to { $high }.
}
ask-distribute = { $of ->
    [arriving] Where do { $exact ->
        [yes] { SHIPS($high) }
       *[no] { $low } to { SHIPS($high) }
    } go?
   *[leaving] From where are { $exact ->
        [yes] { SHIPS($high) }
       *[no] { $low } to { SHIPS($high) }
    } taken?
}
ask-compose = Put your answer together, one step after another.
event-other = { $source }: { $what }.

## Colours of seats that only some editions have

seat-orange = Orange

edition-duel = Duel 2020
library-games = Games
library-game-encounter = Cosmic Encounter
library-game-duel = Duel
