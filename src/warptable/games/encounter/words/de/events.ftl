### Was geschah: ein Satz je Art von Ereignis. `du` ist, wer liest.

event-first-player = { ME($seat) ->
    [yes] Die erste Schicksalskarte ist deine: Du beginnst.
   *[no] Die erste Schicksalskarte nennt { $seat }, und { $seat } beginnt.
}
event-campaign-first = { ME($seat) ->
    [yes] Du beginnst: Niemand hat weniger Punkte.
   *[no] { $seat } beginnt: Niemand hat weniger Punkte.
}
event-alien-revealed = { ME($seat) ->
    [yes] Dein Volk: { $alien }.
   *[no] Das Volk von { $seat }: { $alien }.
}
event-turn = { ME($seat) ->
    [yes] Zug { $turn }: Du bist dran.
   *[no] Zug { $turn }: { $seat } ist dran.
}
event-encounter = Begegnung { $count }: { ME($seat) ->
    [yes] du bist
   *[no] { $seat } ist
} Angreifer{ $number ->
    [1] .
   *[other] , zum zweiten Mal.
}
event-encounter-over = Die Begegnung ist vorbei.
event-turn-breaks-off = { ME($seat) ->
    [yes] Du hast keine Begegnungskarte mehr. Dein Zug endet sofort.
   *[no] { $seat } hat keine Begegnungskarte mehr. Der Zug endet sofort.
}

event-regrouped = { ME($seat) ->
    [yes] Du holst ein Schiff aus dem Warp: { $place }.
   *[no] { $seat } holt ein Schiff aus dem Warp: { $place }.
}

event-destiny = { ME($seat) ->
    [yes] Du ziehst: { $card }.
   *[no] { $seat } zieht: { $card }.
}
event-hazard = Gefahrenwarnung: Sie gilt bis zum Ende der Begegnung.
event-destiny-reshuffled = Die Schicksalskarten werden neu gemischt ({ CARDS($cards) }).
event-redraw = { ME($seat) ->
    [yes] Du ziehst noch einmal.
   *[no] { $seat } zieht noch einmal.
}
event-resettling = { ME($seat) ->
    [yes] Du besiedelst einen leeren Planeten deines Systems.
   *[no] { $seat } besiedelt einen leeren Heimatplaneten.
}
event-attacking-at-home = { ME($seat) ->
    [yes] Du greifst eine Kolonie in deinem System an.
   *[no] { $seat } greift eine Kolonie im eigenen System an.
}
event-driving-out = { ME($seat) ->
    [yes] Du gehst gegen die Kolonie von { DAT($colonist) } in deinem System vor.
   *[no] { $seat } geht im eigenen System gegen { ME($colonist) ->
        [yes] deine Kolonie
       *[no] die Kolonie von { DAT($colonist) }
    } vor.
}
event-defense = { ME($seat) ->
    [yes] Du verteidigst dich gegen { ACC($offense) }.
   *[no] { $seat } ist Verteidiger gegen { ACC($offense) }.
}

event-aimed = { ME($seat) ->
    [yes] Du richtest das Tor auf { $planet }.
   *[no] { $seat } richtet das Tor auf { $planet }.
}
event-ships-sent = { $place-kind ->
    [gate] { ME($seat) ->
        [yes] Du schickst { SHIPS($ships) } zum Tor.
       *[no] { $seat } schickt { SHIPS($ships) } zum Tor.
    }
   *[beside] { ME($seat) ->
        [yes] Du hilfst dem Verteidiger mit { SHIPS($ships, case: "dat") }.
       *[no] { $seat } hilft dem Verteidiger mit { SHIPS($ships, case: "dat") }.
    }
}
event-no-encounter = { ME($seat) ->
    [yes] Du hast kein Schiff zum Starten: keine Begegnung.
   *[no] { $seat } hat kein Schiff zum Starten: keine Begegnung.
}
event-resettled = { ME($seat) ->
    [yes] Du besiedelst { $planet }. Das gilt als Erfolg.
   *[no] { $seat } besiedelt { $planet }. Das gilt als Erfolg.
}

event-invited = { $guests ->
    [none] { ME($seat) ->
        [yes] Du lädst niemanden ein.
       *[no] { $seat } lädt niemanden ein.
    }
   *[some] { ME($seat) ->
        [yes] Du lädst { $guests } ein.
       *[no] { $seat } lädt { $guests } ein.
    }
}
event-declined = { ME($seat) ->
    [yes] Du hilfst niemandem.
   *[no] { $seat } hilft niemandem.
}
event-ally-left = { ME($seat) ->
    [yes] Du bist nicht mehr verbündet; deine Schiffe kehren um.
   *[no] { $seat } ist nicht mehr verbündet; die Schiffe kehren um.
}
event-left-side = { ME($seat) ->
    [yes] Du bist nicht mehr mit dem { $side ->
        [offense] Angreifer
       *[defense] Verteidiger
    } verbündet; diese Schiffe kehren um.
   *[no] { $seat } ist nicht mehr mit dem { $side ->
        [offense] Angreifer
       *[defense] Verteidiger
    } verbündet; diese Schiffe kehren um.
}
event-free-to-join = { ME($seat) ->
    [yes] Du darfst { DAT($other) } auch ohne Einladung helfen.
   *[no] { $seat } darf { DAT($other) } auch ohne Einladung helfen.
}

event-card-laid = { $face ->
    [hidden] { ME($seat) ->
        [yes] Du legst eine Karte verdeckt.
       *[no] { $seat } legt eine Karte verdeckt.
    }
   *[shown] { ME($seat) ->
        [yes] Du legst: { $face }.
       *[no] { $seat } legt { $openly ->
            [yes] offen
           *[no] verdeckt
        }: { $face }.
    }
}
event-new-hand = { $faces ->
    [none] { ME($seat) ->
        [yes] Deine Hand ist leer: Du ziehst eine neue.
       *[no] Die Hand von { $seat } ist leer: Eine neue wird gezogen.
    }
   *[some] { ME($seat) ->
        [yes] Du hast keine Begegnungskarte, zeigst deine Hand ({ $faces }) und ziehst eine neue.
       *[no] { $seat } hat keine Begegnungskarte, zeigt die Hand ({ $faces }) und zieht eine neue.
    }
}

event-revealed = Die Karten werden aufgedeckt: { $face-offense } beim Angreifer, { $face-defense } beim Verteidiger.
event-morphed = Die Gleichziehen-Karte des { $side ->
    [offense] Angreifers
   *[defense] Verteidigers
} wird zu { $face }.
event-modified = { $layer ->
    [face] { $source }: { $side ->
        [both] Angriffe zählen als Verhandlungen.
        [offense] Die Karte des Angreifers zählt als { $face }.
       *[defense] Die Karte des Verteidigers zählt als { $face }.
    }
    [kick] { $source }: Der Kartenwert wird mit { $amount } multipliziert.
    [count] { $source }: Für den { $side ->
        [offense] Angreifer
       *[defense] Verteidiger
    } rechnet die Summe mit { SHIPS($amount, case: "dat") } statt der eingesetzten.
    [worth] { $source }: Jedes dieser Schiffe zählt { $amount }.
    [sign] { $source }: Schiffe zählen gegen die eigene Seite.
    [combine] { $source }: Karte und Schiffe werden multipliziert statt addiert.
    [bonus] { $source }: { $amount } { $sign ->
        [less] weniger
       *[more] mehr
    } für den { $side ->
        [offense] Angreifer
       *[defense] Verteidiger
    }.
    [compare] { $source }: Die kleinere Summe siegt.
    [upset] { $source }: Sieger und Verlierer tauschen am Ende.
   *[value] { $source } ändert den Wert einer Karte.
}
event-reinforced = { ME($seat) ->
    [yes] Du spielst { $face } für den { $side ->
        [offense] Angreifer
       *[defense] Verteidiger
    }.
   *[no] { $seat } spielt { $face } für den { $side ->
        [offense] Angreifer
       *[defense] Verteidiger
    }.
}
event-totals = Summen: Angreifer { $trail-offense }, Verteidiger { $trail-defense }.

event-outcome = { $result ->
    [won] { ME($winner) ->
        [yes] Du siegst
       *[no] { $winner } siegt
    } als { $side ->
        [offense] Angreifer
       *[defense] Verteidiger
    }{ $how ->
        [totals] { $margin ->
            [0] , bei Gleichstand.
           *[other] , mit { $margin } Vorsprung.
        }
        [automatic] {" "}ohne Vergleich der Summen.
        [declared] , ganz ohne Karten.
        [retreat] { $upset ->
            [yes] , als Seite, die sich zurückzieht.
           *[no] , denn die andere Seite zieht sich zurück.
        }
       *[faces] , Angriff gegen Verhandlung.
    }{ $upset ->
        [yes] {" "}Das Ergebnis wurde umgedreht.
       *[no] {""}
    }
    [both-lost] { $how ->
        [declared] Beide Seiten verlieren, ganz ohne Karten.
        [kicker] Eine Überraschungskarte entscheidet: Beide Seiten verlieren.
       *[faces] Zwei Gleichziehen-Karten: Beide Seiten verlieren.
    }
    [deal] Zwei Verhandlungen, und ein Abkommen.
    [deal-failed] { $how ->
        [time] Die Zeit für das Abkommen ist um.
       *[faces] Die Verhandlungen sind gescheitert.
    }
   *[other] Die Begegnung hat keinen Sieger.
}
event-deal-offered = { ME($seat) ->
    [yes] Dein Vorschlag: { $terms }.
   *[no] { $seat } schlägt vor: { $terms }.
}
event-deal-agreed = { ME($seat) ->
    [yes] Du nimmst den Vorschlag von { DAT($other) } an.
   *[no] { $seat } nimmt { ME($other) ->
        [yes] deinen Vorschlag
       *[no] den Vorschlag von { DAT($other) }
    } an.
}
event-deal-refused = { ME($seat) ->
    [yes] Du lässt die Verhandlung mit { DAT($other) } platzen.
   *[no] { $seat } lässt die Verhandlung mit { DAT($other) } platzen.
}
event-deal-timed-out = Die Zeit für das Abkommen ist um: { ME($seat) ->
    [yes] Du und { $other } habt euch nicht geeinigt.
   *[no] { ME($other) ->
        [yes] Du und { $seat } habt euch nicht geeinigt.
       *[no] { $seat } und { $other } haben sich nicht geeinigt.
    }
}
event-talk-offered = { ME($seat) ->
    [yes] Dein Vorschlag: { $terms }.
   *[no] { $seat } schlägt vor: { $terms }.
}
event-talk-accepted = { ME($seat) ->
    [yes] Du nimmst an, was auf dem Tisch liegt.
   *[no] { $seat } nimmt an, was auf dem Tisch liegt.
}
event-talk-agreed = Alle sind sich einig: { $all }.
event-talk-refused = { ME($seat) ->
    [yes] Du lässt die Verhandlung platzen.
   *[no] { $seat } lässt die Verhandlung platzen.
}
event-talk-timed-out = Die Zeit für das Abkommen ist um: Es gibt keine Einigung.
event-deal-made = Das Abkommen zwischen { DAT($offense) } und { DAT($defense) } gilt.
event-deal-failed = Es gibt kein Abkommen zwischen { DAT($offense) } und { DAT($defense) }.
event-colony-granted = { ME($receiver) ->
    [yes] Du gründest durch das Abkommen mit { DAT($seat) } eine Kolonie auf { $planet }.
   *[no] { $receiver } gründet durch das Abkommen mit { DAT($seat) } eine Kolonie auf { $planet }.
}
event-colony-granted-by = { ME($receiver) ->
    [yes] Du gründest eine Kolonie auf { $planet }, gewährt von { DAT($seat) }
   *[no] { $receiver } gründet eine Kolonie auf { $planet }, gewährt von { DAT($seat) }
} ({ $source }).
event-ships-freed = Das Abkommen mit { DAT($seat) } holt { SHIPS($ships) } von { DAT($owner) } aus dem Warp.

event-to-warp = { ME($seat) ->
    [yes] Du verlierst { SHIPS($ships) } an den Warp.
   *[no] { $seat } verliert { SHIPS($ships) } an den Warp.
}
event-ships-home = { ME($seat) ->
    [yes] Du holst { SHIPS($ships) } heim ({ $to }).
   *[no] { $seat } holt { SHIPS($ships) } heim ({ $to }).
}
event-stayed = { ME($seat) ->
    [yes] Du behältst { SHIPS($ships) } auf { $planet } ({ $source }).
   *[no] { $seat } behält { SHIPS($ships) } auf { $planet } ({ $source }).
}
event-landed = { ME($seat) ->
    [yes] Du landest mit { SHIPS($ships, case: "dat") } auf { $planet }.
   *[no] { $seat } landet mit { SHIPS($ships, case: "dat") } auf { $planet }.
}
event-rewarded = { ME($seat) ->
    [yes] Deine Belohnung:
   *[no] Belohnung für { $seat }:
} { $ships ->
    [0] { CARDS($cards) }.
   *[other] { $cards ->
        [0] { SHIPS($ships) } aus dem Warp.
       *[other] { SHIPS($ships) } aus dem Warp, { CARDS($cards) }.
    }
}
event-rewarded-with-rewards = { ME($seat) ->
    [yes] Deine Belohnung:
   *[no] Belohnung für { $seat }:
} { $ships ->
    [0] { $cards ->
        [0] { REWARDS($rewards) }.
       *[other] { CARDS($cards) }, { REWARDS($rewards) }.
    }
   *[other] { $cards ->
        [0] { SHIPS($ships) } aus dem Warp, { REWARDS($rewards) }.
       *[other] { SHIPS($ships) } aus dem Warp, { CARDS($cards) }, { REWARDS($rewards) }.
    }
}
event-colonies = { ME($seat) ->
    [yes] Deine Kolonien: { $foreign } fremde, { $home } eigene.
   *[no] Kolonien von { $seat }: { $foreign } fremde, { $home } eigene.
}
event-claim = { ME($seat) ->
    [yes] Du hast { $foreign } fremde Kolonien: genug für den Sieg!
   *[no] { $seat } hat { $foreign } fremde Kolonien: genug für den Sieg!
}
event-claim-by-effect = { ME($seat) ->
    [yes] Du hast auf besondere Weise gewonnen ({ $source }).
   *[no] { $seat } hat auf besondere Weise gewonnen ({ $source }).
}
event-token-discarded = { ME($seat) ->
    [yes] Du legst einen Marker ab ({ $source }); übrig: { $left }.
   *[no] { $seat } legt einen Marker ab ({ $source }); übrig: { $left }.
}
event-game-over = Das Spiel ist aus. Sieger: { $winners }.

event-drew = { $faces ->
    [hidden] { ME($seat) ->
        [yes] Du ziehst { CARDS($number) }.
       *[no] { $seat } zieht { CARDS($number) }.
    }
   *[shown] { ME($seat) ->
        [yes] Du ziehst { CARDS($number) }: { $faces }.
       *[no] { $seat } zieht { CARDS($number) }: { $faces }.
    }
}
event-discarded = { ME($seat) ->
    [yes] Du wirfst ab: { $faces }.
   *[no] { $seat } wirft ab: { $faces }.
}
event-took = { ME($seat) ->
    [yes] Du nimmst { CARDS($number) } von { DAT($victim) }
   *[no] { $seat } nimmt { CARDS($number) } von { DAT($victim) }
}{ $faces ->
    [hidden] .
   *[shown] : { $faces }.
}
event-took-rewards = { ME($seat) ->
    [yes] Du nimmst { REWARDS($number) } von { DAT($victim) }
   *[no] { $seat } nimmt { REWARDS($number) } von { DAT($victim) }
}{ $faces ->
    [hidden] .
   *[shown] : { $faces }.
}
event-gave = { ME($seat) ->
    [yes] Du gibst { DAT($receiver) } { CARDS($number) }
   *[no] { $seat } gibt { DAT($receiver) } { CARDS($number) }
}{ $faces ->
    [hidden] .
   *[shown] : { $faces }.
}
event-hands-mixed = { ME($seat) ->
    [yes] Du mischst deine Hand mit der von { DAT($other) }, und die Karten werden neu verteilt
   *[no] { $seat } mischt die eigene Hand mit der von { DAT($other) }, und die Karten werden neu verteilt
}{ $faces ->
    [hidden] .
   *[shown] . Du hast jetzt { $faces }.
}
event-has-got = { $seat } hat { $faces } bekommen.
event-holds-now = { $seat } hat jetzt { $faces ->
    [none] keine Karten
   *[some] { $faces }
}.
event-card-demanded = { ME($receiver) ->
    [yes] { $seat } verlangt, dass du die geschenkte Karte spielst.
   *[no] { ME($seat) ->
        [yes] Du verlangst, dass { $receiver } die geschenkte Karte spielt.
       *[no] { $seat } verlangt, dass { $receiver } die geschenkte Karte spielt.
    }
}
event-hands-swapped = { ME($seat) ->
    [yes] Du tauschst die Hand mit { DAT($other) }
   *[no] { $seat } tauscht die Hand mit { DAT($other) }
}{ $faces ->
    [hidden] .
   *[shown] . Du hast jetzt { $faces }.
}
event-resized = { ME($seat) ->
    [yes] Du hast jetzt { SHIPS($ships) } in der Begegnung.
   *[no] { $seat } hat jetzt { SHIPS($ships) } in der Begegnung.
}
event-card-replaced = { ME($seat) ->
    [yes] Du ersetzt deine Begegnungskarte. Neu: { $face }.
   *[no] { $seat } ersetzt die Begegnungskarte. Neu: { $face }.
}
event-card-stationed = { ME($seat) ->
    [yes] Du legst an { $planet }: { $face }.
   *[no] { $seat } legt an { $planet }: { $face }.
}
event-planet-cleared = Was an { $planet } liegt, wird abgelegt: { $faces }.
event-planet-added = { ME($seat) ->
    [yes] Dein Heimatsystem bekommt einen weiteren Planeten: { $planet }.
   *[no] Das Heimatsystem von { $seat } bekommt einen weiteren Planeten: { $planet }.
}
event-planet-moved = { ME($seat) ->
    [yes] Der Planet { $planet } zieht mit allem darauf in dein Heimatsystem um und heißt jetzt { $next }.
   *[no] Der Planet { $planet } zieht mit allem darauf in das Heimatsystem von { DAT($seat) } um und heißt jetzt { $next }.
}
event-planet-gone = Der Planet { $planet } ist aus dem Spiel.
event-ship-added = { ME($seat) ->
    [yes] Du bekommst ein Schiff dazu: { $mark } ({ $place }).
   *[no] { $seat } bekommt ein Schiff dazu: { $mark } ({ $place }).
}
event-ship-removed = { ME($seat) ->
    [yes] Dein Schiff { $mark } ist aus dem Spiel.
   *[no] Das Schiff { $mark } von { $seat } ist aus dem Spiel.
}
event-ships-marked = { $ships ->
    [one] Ein Schiff
   *[other] { $ships } Schiffe
} von { DAT($seat) }{ $place-kind ->
    [planet] {" "}auf { $place }
    [gate] {" "}im Tor
    [warp] {" "}im Warp
   *[other] {""}
} { $ships ->
    [one] trägt
   *[other] tragen
} jetzt den Marker „{ $mark }“.
event-mark-turned = { $ready ->
    [yes] { ME($seat) ->
        [yes] Dein { $mark } ist wieder bereit.
       *[no] Das { $mark } von { DAT($seat) } ist wieder bereit.
    }
   *[no] { ME($seat) ->
        [yes] Du nutzt die Spezialaktion: { $mark }.
       *[no] { $seat } nutzt die Spezialaktion: { $mark }.
    }
}
event-ships-held = { SHIPS($ships) } von { DAT($seat) } { $ships ->
    [one] kommt
   *[other] kommen
}{ $place-kind ->
    [air] {""}
   *[other] {" "}von { $place }
} auf die Tafel von { $alien }.
event-planet-adrift = { $planet } treibt in den Warp.
event-planet-back = { $planet } kehrt aus dem Warp in sein System zurück.
event-card-stashed = { ME($seat) ->
    [yes] Du legst eine Karte in den Warp
   *[no] { $seat } legt eine Karte in den Warp
}{ $face ->
    [hidden] .
   *[shown] : { $face }.
}
event-stash-taken = { ME($seat) ->
    [yes] Du nimmst eine Karte aus dem Warp zurück
   *[no] { $seat } nimmt eine Karte aus dem Warp zurück
}{ $face ->
    [hidden] .
   *[shown] : { $face }.
}
event-token-at-sun = { ME($system) ->
    [yes] Das Kreuzfahrtschiff ({ $token }) ist in deinem System.
   *[no] Das Kreuzfahrtschiff ({ $token }) ist im System von { DAT($system) }.
}
event-token-put = { $next ->
    [none] { $planet } trägt den Marker von { $token }.
   *[other] { $token } liegt zwischen { $planet } und { $next }.
}
event-token-gone = { $token } ist nicht mehr auf dem Plan.
event-called = { ME($seat) ->
    [yes] Du sagst { $word ->
        [odd] ungerade
       *[even] gerade
    }.
   *[no] { $seat } sagt { $word ->
        [odd] ungerade
       *[even] gerade
    }.
}
event-card-laid-blind = { ME($seat) ->
    [yes] Deine Begegnungskarte wird blind gezogen
   *[no] Die Begegnungskarte von { DAT($seat) } wird blind gezogen
}{ $face ->
    [hidden] .
   *[shown] : { $face }.
}
event-card-aside = { ME($seat) ->
    [yes] Deine Karte { $face } wird bis zum Ende der Begegnung beiseitegelegt.
   *[no] { $face } von { DAT($seat) } wird bis zum Ende der Begegnung beiseitegelegt.
}
event-cards-aside = { ME($seat) ->
    [yes] Bis zum Ende der Begegnung { $number ->
        [one] liegt
       *[other] liegen
    } { CARDS($number) } von dir beiseite
   *[no] Bis zum Ende der Begegnung { $number ->
        [one] liegt
       *[other] liegen
    } { CARDS($number) } von { DAT($seat) } beiseite
}{ $faces ->
    [hidden] .
   *[shown] : { $faces }.
}
event-aside-back = { ME($seat) ->
    [yes] Du nimmst zurück, was beiseitelag
   *[no] { $seat } nimmt zurück, was beiseitelag
}{ $faces ->
    [hidden] : { CARDS($number) }.
   *[shown] : { $faces }.
}
event-hand-borrowed = { ME($seat) ->
    [yes] Du legst deine Hand beiseite und übernimmst die Hand von { DAT($victim) }
   *[no] { $seat } legt die eigene Hand beiseite und übernimmt { ME($victim) ->
        [yes] deine Hand
       *[no] die Hand von { DAT($victim) }
    }
}{ $faces ->
    [hidden] .
   *[shown] : { $faces }.
}
event-selecting-again = Die Zeit läuft zurück: Die Begegnungskarten werden noch einmal gewählt.
event-cards-switched = { $source }: die beiden Begegnungskarten tauschen die Plätze.
event-encounter-cards-discarded = Die Begegnungskarten werden abgelegt: { $faces }.
event-gave-rewards = { ME($seat) ->
    [yes] Du gibst { DAT($receiver) } { REWARDS($number) }
   *[no] { $seat } gibt { DAT($receiver) } { REWARDS($number) }
}{ $faces ->
    [hidden] .
   *[shown] : { $faces }.
}
event-exploded = { ME($seat) ->
    [yes] { $face } explodiert auf deiner Hand.
   *[no] { $face } explodiert auf der Hand von { DAT($seat) }.
}
event-took-discard = { ME($seat) ->
    [yes] Du nimmst vom Ablagestapel: { $face }.
   *[no] { $seat } nimmt vom Ablagestapel: { $face }.
}
event-reshuffled = Die Ablage wird zum neuen Stapel ({ CARDS($cards) }).
event-rewards-reshuffled = Die abgelegten Belohnungskarten werden zum neuen Belohnungsstapel ({ CARDS($cards) }).
event-quake = Keine Begegnungskarte mehr zu ziehen: Alle Hände werden gemischt und neu verteilt.

event-power-used = { ME($seat) ->
    [yes] Du nutzt { $ability }.
   *[no] { $seat } nutzt { $ability }.
}
event-card-played = { ME($seat) ->
    [yes] Du spielst: { $face }.
   *[no] { $seat } spielt: { $face }.
}
event-flare-played = { ME($seat) ->
    [yes] Du spielst: { $face } ({ $side }).
   *[no] { $seat } spielt: { $face } ({ $side }).
}
event-card-to-sheet = { $face ->
    [hidden] { ME($seat) ->
        [yes] Deine Karte geht zurück auf deine Tafel.
       *[no] Die Karte geht zurück auf die Tafel von { DAT($seat) }.
    }
   *[shown] { ME($seat) ->
        [yes] Zurück auf deine Tafel geht: { $face }.
       *[no] Zurück auf die Tafel von { DAT($seat) } geht: { $face }.
    }
}
event-drew-rewards = { $faces ->
    [hidden] { ME($seat) ->
        [yes] Du ziehst { REWARDS($number) }.
       *[no] { $seat } zieht { REWARDS($number) }.
    }
   *[shown] { ME($seat) ->
        [yes] Du ziehst { REWARDS($number) }: { $faces }.
       *[no] { $seat } zieht { REWARDS($number) }: { $faces }.
    }
}
event-drew-to-sheet = { $faces ->
    [hidden] { ME($seat) ->
        [yes] Du ziehst { CARDS($number) } auf deine Tafel.
       *[no] { $seat } zieht { CARDS($number) } auf die Tafel.
    }
   *[shown] { ME($seat) ->
        [yes] Du ziehst { CARDS($number) } auf deine Tafel: { $faces }.
       *[no] { $seat } zieht { CARDS($number) } auf die Tafel: { $faces }.
    }
}
event-card-to-hand = { ME($seat) ->
    [yes] Du nimmst auf die Hand: { $face }.
   *[no] { $seat } nimmt auf die Hand: { $face }.
}
event-card-kept = { ME($seat) ->
    [yes] Du nimmst eine Begegnungskarte auf die Hand.
   *[no] { $seat } nimmt eine Begegnungskarte auf die Hand.
}
event-cards-seen = { ME($seat) ->
    [yes] Du siehst { CARDS($number) } von { DAT($victim) }
   *[no] { $seat } sieht { CARDS($number) } von { DAT($victim) }
}{ $faces ->
    [hidden] .
   *[shown] : { $faces }.
}
event-hand-seen = { ME($seat) ->
    [yes] Du siehst die Hand von { DAT($victim) }
   *[no] { $seat } sieht { ME($victim) ->
        [yes] deine Hand
       *[no] die Hand von { DAT($victim) }
    }
}{ $faces ->
    [hidden] .
   *[shown] : { $faces }.
}
event-called-off = Die Begegnung zwischen { DAT($seat) } und { DAT($other) } fällt aus.
event-rotated = { $kept ->
    [yes] { ME($seat) ->
        [yes] Du behältst deine Kraft.
       *[no] { $seat } behält die alte Kraft.
    }
   *[no] { ME($seat) ->
        [yes] Du nimmst eine neue Kraft.
       *[no] { $seat } nimmt eine neue Kraft.
    }
}
event-cancelled = { ME($seat) ->
    [yes] Du stoppst { $ability } von { DAT($of) }. Dein Mittel: { $source }.
   *[no] { $seat } stoppt { $ability } von { DAT($of) }. Das Mittel: { $source }.
}
event-power-lost = { ME($seat) ->
    [yes] Du hast nur noch { $home } { $home ->
        [one] Heimatkolonie
       *[other] Heimatkolonien
    }: Deine Kraft ({ $alien }) ruht.
   *[no] { $seat } hat nur noch { $home } { $home ->
        [one] Heimatkolonie
       *[other] Heimatkolonien
    }: Die Kraft{ $alien ->
        [hidden] {""}
       *[shown] {" "}({ $alien })
    } ruht.
}
event-power-back = { ME($seat) ->
    [yes] Du hast wieder { $home } Heimatkolonien: Deine Kraft ({ $alien }) ist zurück.
   *[no] { $seat } hat wieder { $home } Heimatkolonien: Die Kraft{ $alien ->
        [hidden] {""}
       *[shown] {" "}({ $alien })
    } ist zurück.
}
event-power-gained = { $alien ->
    [hidden] { $seat } hat jetzt eine Kraft mehr, verdeckt.
   *[shown] { ME($seat) ->
        [yes] Du hast jetzt die Kraft: { $alien }.
       *[no] { $seat } hat jetzt die Kraft: { $alien }.
    }
}
event-power-gone = { ME($seat) ->
    [yes] Du gibst eine Kraft ab: { $alien }.
   *[no] { $alien ->
        [hidden] { $seat } gibt eine verdeckte Kraft ab.
       *[shown] { $seat } gibt eine Kraft ab: { $alien }.
    }
}
event-powers-exchanged = { ME($seat) ->
    [yes] Du tauschst die Kraft mit { DAT($other) }.
   *[no] { $seat } tauscht die Kraft mit { DAT($other) }.
}
event-powers-lent = { ME($seat) ->
    [yes] Du leihst { DAT($other) } deine Kraft für diese Begegnung.
   *[no] { $seat } leiht { DAT($other) } eine Kraft für diese Begegnung.
}
event-powers-returned = { ME($other) ->
    [yes] Du gibst { DAT($seat) } die geliehene Kraft zurück.
   *[no] { $other } gibt { DAT($seat) } die geliehene Kraft zurück.
}
event-plagued = Die Seuche trifft { ACC($victim) }: drei Schiffe und eine Karte jeder Art.
event-tokens = { ME($seat) ->
    [yes] Du legst { $number ->
        [one] einen Marker
       *[other] { $number } Marker
    } auf deine Tafel; jetzt dort: { $total } ({ $source }).
   *[no] { $seat } legt { $number ->
        [one] einen Marker
       *[other] { $number } Marker
    } auf die eigene Tafel; jetzt dort: { $total } ({ $source }).
}
event-dragged = { ME($seat) ->
    [yes] Du reißt ein Schiff von { DAT($victim) } mit in den Warp.
   *[no] { $seat } reißt ein Schiff von { DAT($victim) } mit in den Warp.
}
event-eradicated = Für immer aus dem Spiel: { SHIPS($ships) } von { DAT($seat) }.
event-payer-named = { ME($seat) ->
    [yes] Du holst dir die Entschädigung von { DAT($victim) }.
   *[no] { $seat } holt sich die Entschädigung von { DAT($victim) }.
}
event-offered-card = { ME($seat) ->
    [yes] Du bietest { DAT($receiver) } { $face } an.
   *[no] { $seat } bietet { DAT($receiver) } { $face } an.
}
event-refused-card = { ME($seat) ->
    [yes] Du willst { $face } nicht.
   *[no] { $seat } will { $face } nicht.
}
event-card-shown = { ME($seat) ->
    [yes] Du zeigst { $face } vor.
   *[no] { $seat } zeigt { $face } vor.
}
event-tokens-given = { ME($seat) ->
    [yes] Du gibst
   *[no] { $seat } gibt
} { $several ->
    [yes] je einen Marker
   *[no] einen Marker
} an { $guests }.
event-card-turned = { ME($seat) ->
    [yes] Deine Karte wird aufgedeckt: { $face }.
   *[no] { $seat } deckt auf: { $face }.
}
event-card-claimed = { ME($seat) ->
    [yes] Du behauptest, deine Karte sei { $face }.
   *[no] { $seat } behauptet, die verdeckte Karte sei { $face }.
}
event-claim-believed = { ME($seat) ->
    [yes] Du glaubst es.
   *[no] { $seat } glaubt es.
}
event-claim-challenged = { ME($seat) ->
    [yes] Du zweifelst,
   *[no] { $seat } zweifelt,
} und es war { $honest ->
    [yes] die Wahrheit.
   *[no] gelogen.
}
event-card-buried = { ME($seat) ->
    [yes] Deine Karte kommt ungesehen unter den Stapel.
   *[no] Die Karte von { DAT($seat) } kommt ungesehen unter den Stapel.
}
event-staked = { ME($seat) ->
    [yes] Du setzt noch { SHIPS($ships) } dazu.
   *[no] { $seat } setzt noch { SHIPS($ships) } dazu.
}
event-spread-named = { ME($seat) ->
    [yes] Du setzt auf einen Abstand von mindestens { $number }.
   *[no] { $seat } setzt auf einen Abstand von mindestens { $number }.
}
event-yielded = { ME($seat) ->
    [yes] Du weichst: { $to } landet auf { $planet }.
   *[no] { $seat } weicht: { ME($to) ->
        [yes] du landest
       *[no] { $to } landet
    } auf { $planet }.
}

## Teile eines Vorschlags

term-cards = { ME($giver) ->
    [yes] du gibst { DAT($receiver) } { CARDS($number) }
   *[no] { $giver } gibt { DAT($receiver) } { CARDS($number) }
}{ $faces ->
    [hidden] {""}
   *[shown] {" "}({ $faces })
}
term-random = { ME($giver) ->
    [yes] du gibst { DAT($receiver) } { CARDS($number) } nach Zufall
   *[no] { $giver } gibt { DAT($receiver) } { CARDS($number) } nach Zufall
}
term-random-rewards = { ME($giver) ->
    [yes] du gibst { DAT($receiver) } { REWARDS($number) } nach Zufall
   *[no] { $giver } gibt { DAT($receiver) } { REWARDS($number) } nach Zufall
}
term-colony = { ME($receiver) ->
    [yes] du gründest eine Kolonie auf { $planet }
   *[no] { $receiver } gründet eine Kolonie auf { $planet }
}
term-free = { SHIPS($number) } von { DAT($receiver) } { $number ->
    [one] verlässt
   *[other] verlassen
} den Warp

event-nothing-to-choose = { ME($seat) ->
    [yes] Für dich gibt es nichts mehr zu wählen: Es geschieht nichts.
   *[no] Für { ACC($seat) } gibt es nichts mehr zu wählen: Es geschieht nichts.
}

## Technik

event-techs-drawn = { ME($seat) ->
    [yes] Du ziehst
   *[no] { $seat } zieht
}{ $techs ->
    [hidden] { $number ->
        [one] {" "}eine Technik
       *[other] {" "}{ $number } Techniken
    }.
   *[shown] : { $techs }.
}
event-tech-kept = { ME($seat) ->
    [yes] Du behältst
   *[no] { $seat } behält
} { $tech ->
    [hidden] eine Technik
   *[shown] { $tech }
}, verdeckt.
event-tech-discarded = { ME($seat) ->
    [yes] Deine Technik { $tech } wird abgelegt.
   *[no] Die Technik { $tech } von { $seat } wird abgelegt.
}
event-techs-reshuffled = Die abgelegten Techniken werden zu einem neuen Stapel gemischt ({ $number }).
event-researched = { ME($seat) ->
    [yes] Ein Schiff von dir ({ $place }) forscht an { $tech ->
        [hidden] einer Technik
       *[shown] { $tech }
    }: jetzt { $ships }.
   *[no] { $seat } schickt ein Schiff ({ $place }) zur Forschung an { $tech ->
        [hidden] einer Technik
       *[shown] { $tech }
    }: jetzt { $ships }.
}
event-tech-completed = { ME($seat) ->
    [yes] Du vollendest { $tech }.
   *[no] { $seat } vollendet { $tech }.
}
event-tech-abandoned = { ME($seat) ->
    [yes] Du gibst { $tech } auf.
   *[no] { $seat } gibt { $tech } auf.
}
event-tech-revealed = { ME($seat) ->
    [yes] Du deckst { $tech } auf, mit { SHIPS($ships, case: "dat") } darauf.
   *[no] { $seat } deckt { $tech } auf, mit { SHIPS($ships, case: "dat") } darauf.
}
event-tech-used = { ME($seat) ->
    [yes] Du nutzt { $tech }.
   *[no] { $seat } nutzt { $tech }.
}
event-tech-passed = { ME($seat) ->
    [yes] Du gibst { $tech } an { ACC($receiver) } weiter.
   *[no] { $seat } gibt { $tech } an { ACC($receiver) } weiter.
}
event-card-stored = { ME($seat) ->
    [yes] Du legst { $face ->
        [hidden] eine Karte
       *[shown] { $face }
    } unter { $tech }.
   *[no] { $seat } legt { $face ->
        [hidden] eine Karte
       *[shown] { $face }
    } verdeckt unter { $tech }.
}
