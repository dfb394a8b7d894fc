### Was in einem Spiel zu zweit geschah: ein Satz je Art von Ereignis. `du` ist, wer liest.

## Aufbau

duel-event-alien-chosen = { ME($seat) ->
    [yes] Dein Volk: { $alien }.
   *[no] Das Volk von { DAT($seat) }: { $alien }.
}
duel-event-envoys-laid = Drei Botschafter liegen aus, verdeckt und neutral.
duel-event-roles-set = { ME($orange) ->
    [yes] du deckst
   *[no] { $orange } deckt
} { $first } auf, { ME($blue) ->
    [yes] du
   *[no] { $blue }
} { $second }. { $decided ->
    [older] Gleich: Wer älter ist, führt.{ " " }
    [chance] Gleich: Das Los entscheidet.{ " " }
   *[plans] { "" }
}{ ME($leader) ->
    [yes] Du bist der Anführer, { $straggler } ist der Bummler.
   *[no] { $leader } ist der Anführer, { ME($straggler) ->
        [yes] du bist
       *[no] { $straggler } ist
    } der Bummler.
}

## Handkarten

duel-event-drawn = { $why ->
    [opening] { ME($seat) ->
        [yes] Du ziehst deine Starthand: { CARDS($number) }.
       *[no] { $seat } zieht eine Starthand aus { CARDS($number) }{ $faces ->
            [hidden] .
           *[other] : { $faces }.
        }
    }
    [zero] { ME($seat) ->
        [yes] Deine Hand ist leer: Du ziehst { CARDS($number) }.
       *[no] Die Hand von { DAT($seat) } ist leer: { CARDS($number) } gezogen{ $faces ->
            [hidden] .
           *[other] : { $faces }.
        }
    }
   *[other] { ME($seat) ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { $faces ->
        [hidden] { CARDS($number) }
       *[other] { $faces }
    }.
}
duel-event-gained = { ME($seat) ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $faces ->
    [hidden] { $number ->
        [one] eine Verstärkung
       *[other] { $number } Verstärkungen
    }
   *[other] { $faces }
}.
duel-event-reshuffled = { ME($seat) ->
    [yes] Du mischst deinen Ablagestapel zu einem neuen Stapel ({ CARDS($number) }).
   *[no] { $seat } mischt den Ablagestapel zu einem neuen Stapel ({ CARDS($number) }).
}
duel-event-discarded = { $why ->
    [limit] { ME($seat) ->
        [yes] Du legst bis zu deinem Handkartenlimit ab: { $faces }.
       *[no] { $seat } legt bis zum Handkartenlimit ab: { $faces }.
    }
    [restart] { ME($seat) ->
        [yes] Dein Plan kommt ungesehen auf deinen Ablagestapel: { $faces }.
       *[no] Der Plan von { DAT($seat) } kommt ungesehen auf den Ablagestapel: { $faces }.
    }
    [cleanup] { ME($seat) ->
        [yes] Auf deinen Ablagestapel: { $faces }.
       *[no] Auf den Ablagestapel von { DAT($seat) }: { $faces }.
    }
   *[other] { ME($seat) ->
        [yes] Du legst ab: { $faces }.
       *[no] { $seat } legt ab: { $faces }.
    }
}
duel-event-taken = { ME($seat) ->
    [yes] Du nimmst zufällig aus der Hand von { DAT($victim) }: { $faces ->
        [hidden] { CARDS($number) }
       *[other] { $faces }
    }.
   *[no] { $seat } nimmt zufällig aus { ME($victim) ->
        [yes] deiner Hand
       *[no] der Hand von { DAT($victim) }
    }: { $faces ->
        [hidden] { CARDS($number) }
       *[other] { $faces }
    }.
}
duel-event-given = { ME($seat) ->
    [yes] Du gibst
   *[no] { $seat } gibt
} { DAT($receiver) } { $faces ->
    [hidden] { CARDS($number) }
   *[other] { $faces }
}.
duel-event-exchanged = { $gave ->
    [hidden] Karten werden getauscht: { $first } gegen { $second }.
   *[other] { ME($giver) ->
        [yes] Du gibst { $gave } und bekommst { $got }.
       *[no] { $giver } gibt { $gave } und bekommt { $got }.
    }
}
duel-event-shown = { ME($seat) ->
    [yes] Du zeigst
   *[no] { $seat } zeigt
} { DAT($viewer) } { $faces ->
    [hidden] { CARDS($number) }
   *[other] { $faces }
}.
duel-event-took-back = { ME($seat) ->
    [yes] Du nimmst von deinem Ablagestapel: { $faces }.
   *[no] { $seat } nimmt vom Ablagestapel: { $faces }.
}
duel-event-put-under = { ME($seat) ->
    [yes] Du legst verdeckt unter dein Volk: { $faces ->
        [hidden] { CARDS($number) }
       *[other] { $faces }
    }.
   *[no] { $seat } legt verdeckt unter das Volk: { $faces ->
        [hidden] { CARDS($number) }
       *[other] { $faces }
    }.
}
duel-event-from-under = { ME($seat) ->
    [yes] Du nimmst unter deinem Volk hervor: { $faces ->
        [hidden] { CARDS($number) }
       *[other] { $faces }
    }.
   *[no] { $seat } nimmt unter dem Volk hervor: { $faces ->
        [hidden] { CARDS($number) }
       *[other] { $faces }
    }.
}

## Schicksal

duel-event-destiny-drawn = Schicksalskarte { $round }: { $card } ({ $deck }).
duel-event-deck-renewed = Der Stapel „{ $deck }“ wird aus der Vergangenheit neu gemischt.
duel-event-discovered = Ein Planet ist entdeckt: { $planet }.
duel-event-planet-picked = { $how ->
    [pick] { ME($seat) ->
        [yes] Du wählst { $planet }.
       *[no] { $seat } wählt { $planet }.
    }
    [last] Es geht noch einmal um { $planet }.
   *[bar] Die Planetenleiste zeigt auf { $planet }.
}
duel-event-skipped = Für { $card } gibt es keinen Planeten: Die Karte entfällt.
duel-event-card-done = { $card } ist abgehandelt. Die nächste Karte kommt vom Stapel „{ $next }“.

## Ein Duell oder Wettstreit

duel-event-began = { $what ->
    [contest] Ein Wettstreit beginnt: { $card }.
   *[other] Ein Duell um { $planet } beginnt. Schiffsvorteil: { $advantage }.{ $controllers ->
        [none] {""}
       *[other] { "" } Bisher kontrolliert von: { $controllers }.
    }
}
duel-event-dial-revealed = { ME($seat) ->
    [yes] Dein Rad zeigt { $dial }.
   *[no] Das Rad von { DAT($seat) } zeigt { $dial }.
}
duel-event-ships-sent = { ME($seat) ->
    [yes] Du sendest { SHIPS($ships) } nach { $planet } aus ({ $origin }).
   *[no] { $seat } sendet { SHIPS($ships) } nach { $planet } aus ({ $origin }).
}
duel-event-envoy-revealed = { ME($seat) ->
    [yes] Du deckst deinen Verbündeten auf: { $envoy }.
   *[no] { $seat } deckt den Verbündeten auf: { $envoy }.
}
duel-event-locked-in = Alles ist festgelegt.
duel-event-plan-opened = { ME($seat) ->
    [yes] Du legst deinen Plan offen hin: { $faces }.
   *[no] { $seat } legt den Plan offen hin: { $faces }.
}
duel-event-chose-anew = { $changed ->
    [yes] { ME($seat) ->
        [yes] Du hast eine andere Taktik gewählt.
       *[no] { $seat } hat eine andere Taktik gewählt.
    }
    [no] { ME($seat) ->
        [yes] Du behältst deine Taktik.
       *[no] { $seat } behält die Taktik.
    }
   *[other] { ME($seat) ->
        [yes] Du konntest deine Taktik neu wählen.
       *[no] { $seat } konnte die Taktik neu wählen.
    }
}
duel-event-tactic-revealed = { ME($seat) ->
    [yes] Du deckst { $half } auf{ $second ->
        [yes] , aus dem Ärmel
       *[no] {""}
    }.
   *[no] { $seat } deckt { $half } auf{ $second ->
        [yes] , aus dem Ärmel
       *[no] {""}
    }.
}
duel-event-volley = { $any ->
    [no] Die Salve zerstört nichts.
   *[yes] Die Salve: { ME($orange) ->
        [yes] du verlierst
       *[no] { $orange } verliert
    } { SHIPS($first) }, { ME($blue) ->
        [yes] du verlierst
       *[no] { $blue } verliert
    } { SHIPS($second) }.{ $riposte-first ->
        [0] {""}
       *[other] { "" } Die Riposte kostet { ACC($orange) } noch { SHIPS($riposte-first) }.
    }{ $riposte-second ->
        [0] {""}
       *[other] { "" } Die Riposte kostet { ACC($blue) } noch { SHIPS($riposte-second) }.
    }
}
duel-event-restarted = Auf dem Planeten ist kein Schiff mehr: Das Duell beginnt von vorn, Runde { $round }.
duel-event-plan-revealed = { ME($seat) ->
    [yes] Du deckst { $faces ->
        [none] keinen Plan
       *[other] { $faces }
    } auf.
   *[no] { $seat } deckt { $faces ->
        [none] keinen Plan
       *[other] { $faces }
    } auf.
}
duel-event-plan-built = { ME($seat) ->
    [yes] Dein Plan
   *[no] Der Plan von { DAT($seat) }
} zählt { $digits }{ $half ->
    [none] {""}
   *[other] , dazu kommt die Hälfte von „{ $half }“
}.
duel-event-plan-replaced = { ME($seat) ->
    [yes] Dein Plan wird ersetzt: { $face }.
   *[no] Der Plan von { DAT($seat) } wird ersetzt: { $face }.
}
duel-event-reinforced = { ME($seat) ->
    [yes] Du spielst { $face } auf { $own ->
        [yes] deine eigene Stärke
       *[no] die Stärke von { DAT($on) }
    }.
   *[no] { $seat } spielt { $face } auf { $own ->
        [yes] die eigene Stärke
       *[no] { ME($on) ->
            [yes] deine Stärke
           *[no] die Stärke von { DAT($on) }
        }
    }.
}
duel-event-no-reinforcement = { ME($seat) ->
    [yes] Du passt.
   *[no] { $seat } passt.
}
duel-event-modified = { $layer ->
    [swap] { $source }: Die Ziffern der Pläne werden vertauscht.
    [void] { $source }: { ME($seat) ->
        [yes] Dein Plan zählt 0.
       *[no] Der Plan von { DAT($seat) } zählt 0.
    }
    [thirds] { $source } ändert { ME($seat) ->
        [yes] deinen Plan.
       *[no] den Plan von { DAT($seat) }.
    }
    [double] { $source }: { ME($seat) ->
        [yes] Dein Plan zählt doppelt.
       *[no] Der Plan von { DAT($seat) } zählt doppelt.
    }
   *[other] { $source }: { $amount } Stärke { $sign ->
        [less] weniger
       *[more] mehr
    } für { ACC($seat) }.
}
duel-event-clouts = Stärke: { $orange } { $first }, { $blue } { $second }.
duel-clout-of = { ME($who) ->
    [yes] Deine Stärke
   *[no] Stärke von { DAT($who) }
}: { $value } ({ $parts })
duel-event-won = { $how ->
    [ships] { ME($seat) ->
        [yes] Nur du hast noch Schiffe: Du gewinnst das Duell.
       *[no] Nur { $seat } hat noch Schiffe und gewinnt das Duell.
    }
    [automatic] { $source }: { ME($seat) ->
        [yes] Du gewinnst { $what ->
            [contest] den Wettstreit
           *[other] das Duell
        } auf der Stelle.
       *[no] { $seat } gewinnt { $what ->
            [contest] den Wettstreit
           *[other] das Duell
        } auf der Stelle.
    }
   *[clout] { $order ->
        [tied] Gleichstand bei { $mine }: { ME($seat) ->
            [yes] Du gewinnst
           *[no] { $seat } gewinnt
        } { $what ->
            [contest] den Wettstreit
           *[other] das Duell
        }.
       *[other] { ME($seat) ->
            [yes] Du gewinnst
           *[no] { $seat } gewinnt
        } { $what ->
            [contest] den Wettstreit
           *[other] das Duell
        } mit { $mine } zu { $theirs }{ $order ->
            [lower] : Die niedrigere Stärke gewinnt
           *[other] {""}
        }.
    }
}
duel-event-prize = { ME($seat) ->
    [yes] Du bekommst den Preis: { $prize }.
   *[no] { $seat } bekommt den Preis: { $prize }.
}
duel-event-prize-skipped = { $why ->
    [cancelled] { $source }: Der Preis ist aufgehoben ({ $prize }).
   *[other] { ME($seat) ->
        [yes] Du verzichtest auf den Preis ({ $prize }).
       *[no] { $seat } verzichtet auf den Preis ({ $prize }).
    }
}

## Schiffe und Taktiken

duel-event-recovered = { ME($seat) ->
    [yes] Du holst { SHIPS($ships) } zurück{ $places-plain ->
        [yes] {""}
       *[no] { "" } ({ $places })
    }.
   *[no] { $seat } holt { SHIPS($ships) } zurück{ $places-plain ->
        [yes] {""}
       *[no] { "" } ({ $places })
    }.
}
duel-event-retreated = { ME($seat) ->
    [yes] Du ziehst { SHIPS($ships) } von { $planet } zurück.
   *[no] { $seat } zieht { SHIPS($ships) } von { $planet } zurück.
}
duel-event-destroyed = { ME($seat) ->
    [yes] Du verlierst { SHIPS($ships) }
   *[no] { $seat } verliert { SHIPS($ships) }
}{ $place-kind ->
    [planet] { "" } auf { $place }
   *[away] { "" } im Vorrat
}{ $to-plain ->
    [yes] .
   *[no] : { $to }.
}
duel-event-readied = { ME($seat) ->
    [yes] Du machst { $tactics } bereit.
   *[no] { $seat } macht { $tactics } bereit.
}
duel-event-spent = { ME($seat) ->
    [yes] Du setzt { $tactics } ein.
   *[no] { $seat } setzt { $tactics } ein.
}

## Botschafter und Rollen

duel-event-friendship = { $allied ->
    [yes] { ME($ally) ->
        [yes] { $envoy } ist jetzt dein Verbündeter.
       *[no] { $envoy } ist jetzt mit { DAT($ally) } verbündet.
    }
   *[no] { $envoy } ist jetzt neutral.
}
duel-event-friendship-stopped = { $source }: Aus { ME($seat) ->
    [yes] deiner Freundschaft
   *[no] der Freundschaft von { DAT($seat) }
} wird nichts ({ $envoy }).
duel-event-envoy-read = { ME($seat) ->
    [yes] Du darfst deinen neuen Verbündeten lesen: { $envoy }.
   *[no] { $seat } darf einen neuen Verbündeten lesen: { $envoy }.
}
duel-event-envoy-neutral = { ME($was) ->
    [yes] { $envoy } ist nicht mehr dein Verbündeter.
   *[no] { $envoy } ist nicht mehr mit { DAT($was) } verbündet.
}
duel-event-envoy-replaced = { $gone ->
    [hidden] Ein verdeckter Botschafter ({ $icon })
   *[other] { $gone }
} verlässt das Spiel{ $new ->
    [yes] , und ein neuer wird verdeckt ausgelegt.
   *[no] .
}
duel-event-roles-changed = { ME($leader) ->
    [yes] Du bist jetzt der Anführer, { $straggler } ist der Bummler.
   *[no] { $leader } ist jetzt der Anführer, { ME($straggler) ->
        [yes] du bist
       *[no] { $straggler } ist
    } der Bummler.
}
duel-event-warpplanet = { $planet } liegt im Warp: Das ist der Warpplanet.

## Texte

duel-event-used = { ME($seat) ->
    [yes] Du nutzt { $ability }.
   *[no] { $seat } nutzt { $ability }.
}
duel-event-said = { $what ->
    [promise] { ME($seat) ->
        [yes] Du versprichst
       *[no] { $seat } verspricht
    } { $word ->
        [blast] Feuer.
        [shield] einen Schild.
       *[recover] Erholen.
    }
    [worry] { ME($seat) ->
        [yes] Du sorgst dich,
       *[no] { $seat } sorgt sich,
    } { $word ->
        [ships] dass der Gegner mehr Schiffe aussendet.
        [blast] dass der Gegner Feuer aufdeckt.
       *[plan] dass der Plan des Gegners viel höher ist.
    }
    [decree] { ME($seat) ->
        [yes] Du verlangst
       *[no] { $seat } verlangt
    } { $word ->
        [odd] einen ungeraden Plan.
        [even] einen geraden Plan.
        [low] einen Plan von höchstens 10.
       *[high] einen Plan von mindestens 11.
    }
    [digit] { ME($seat) ->
        [yes] Du nennst
       *[no] { $seat } nennt
    } die Ziffer { $word }.
    [accuse] { ME($seat) ->
        [yes] { $word ->
            [accuse] Du nennst es Betrug.
           *[other] Du beschuldigst niemanden.
        }
       *[no] { $word ->
            [accuse] { $seat } nennt es Betrug.
           *[other] { $seat } beschuldigt niemanden.
        }
    }
   *[other] { ME($seat) ->
        [yes] Du verkündest: { $word }.
       *[no] { $seat } verkündet: { $word }.
    }
}
duel-event-counted = { $source }: { $what ->
    [forms] { $change } { $change ->
        [one] Formular
       *[other] Formulare
    } { $sign ->
        [less] verbraucht, noch { $number } übrig.
       *[more] mehr, zusammen { $number }.
    }
    [tick-tock] { $number ->
        [one] noch 1 Marke.
       *[other] noch { $number } Marken.
    }
    [warrior] Erfahrung { $number }.
   *[other] { $number }.
}
duel-event-peeked = { ME($seat) ->
    [yes] Du siehst
   *[no] { $seat } sieht
} { ME($victim) ->
    [yes] deine Taktik
   *[no] die Taktik von { DAT($victim) }
} an{ $half ->
    [hidden] .
   *[other] : { $half }.
}

## Das Ende

duel-event-no-ships = Kein Schiff mehr zum Aussenden: { $seats }.
duel-event-game-over = { $winners ->
    [none] Die Partie ist vorbei. { $way ->
        [observers] Beide mussten Schiffe aussenden, und keiner hatte noch eins. { $watches ->
            [yes] Also gewinnst du, zusammen mit allen, die sonst zugesehen haben: Haustiere siegen mit.
           *[no] Also gewinnt, wer zugesehen hat: Zuschauer, Vorbeigehende, Haustiere. Gratuliert der Katze.
        }
       *[other] Niemand gewinnt.
    }
   *[other] Die Partie ist vorbei. { $way ->
        [planets] Genug Planeten kontrolliert: { $winners }.
        [supply] Der Gegner hat kein Schiff mehr zum Aussenden. Es gewinnt: { $winners }.
        [limit] Mit mehr Planeten gewinnt: { $winners }.
       *[other] Es gewinnt: { $winners }, durch { $by }.
    }
}
