## Our readings

reading-topic-timing = Order and timing
reading-waiting-for-others-asks = How can players agree on an order for effects that conflict?
reading-waiting-for-others-plays =
    Whoever would rather wait passes, and is asked again as soon as somebody has acted; if nobody acts, the moment
    is over.

reading-topic-deals = Deals
reading-deal-minute-asks = How is the minute for a deal kept at a table without a sandglass?
reading-deal-minute-plays =
    Each main player may make three proposals; then only accepting or refusing is left, and a table with a clock
    also ends the deal when time runs out.
reading-named-cards-asks = May a card be named in a deal although hands are secret?
reading-named-cards-plays =
    Yes: the named card is shown to the partner, and to nobody else, because a promise binds and must be understood;
    after a refusal the partner still knows it.

reading-topic-reveal = The reveal
reading-neg-reinforcement-asks = May reinforcements be played when a negotiate lies open?
reading-neg-reinforcement-plays = No: they count only when both cards are attacks, so nobody is asked for them.
