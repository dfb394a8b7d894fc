"""The words of which names of tables are made.

Every word is spelled alike in English and German, is easily said, and means nothing rude, sad or disputed in either. So
that they are not mixed up on the phone, no two differ by one letter alone; and no word begins with another one, so that
words written together can be told apart. A test checks this.
"""

from __future__ import annotations

_TEXT = """
adagio admiral agave agenda aikido ajax alaska album alibi allegro aloe alpha altair amman andante anemone anime
ankara anorak antares anubis apollo april aqua aquila arena argon ariane ariel arizona armada aroma artemis arthur
asteroid atelier atlas atoll atom aurora auto avocado bagel baguette bali banjo baobab basalt beige bergen berlin
bern bison bistro blazer blues bolero bologna bonbon bongo bonn bonsai bonus borneo boston bowling bravo bristol
brownie buffet bungalow burrito calais camelot camping campus canyon capella capri cardiff cartoon cassini castor
cello celsius ceres chance chicago chiffon cider clown cola collage collie colombo comic computer conga cookie
cricket curry dakar darwin debut delft delhi delta demeter deneb denim denver derby dessert detail dialog dingo
disco domino donut draco drama dubai dublin dundee echo elba electra emir ensemble epsilon espresso europa everest
extra falafel fandango faro fauna festival feta ficus fiesta filter finale fjord flamenco flamingo flora florida
format forum freya fusion gala gamma ganges garage gazelle gecko gemini gibbon ginseng gobi golf gong gorilla gouda
granada gusto haiku hamster hanoi hawaii helios helium hermes hockey horus hotel hula hummus husky ibis ideal
illusion impala index indigo iowa iridium izmir jade jaguar jazz jeans joker judo jumbo jupiter kappa karaoke karate
kelvin kepler ketchup kilo kimono kiosk kiwi koala kobe krypton kyoto lambada lancelot laptop largo lasagne laser
lasso lava legato leiden lemur leopard lima limbo lithium loki london lotus luna luxor lynx lyon lyra madrid maestro
magenta magma magnet maia malaga mamba mango mangrove manila manta marathon marimba marlin mars marzipan matcha
matrix maximum mekong meteor metro miami midas mikado mineral minimum minsk minute mira miso mission modena mohair
mombasa moment monaco monitor montana montreal motor muffin mumbai museum mustang nacho nairobi namib nantes
nautilus neon nepal neutron nevada newton nickel ninja nougat nova november oberon oboe obsidian odense odin ohio
okapi omega onyx opal opossum opus orange orbit orca oregano oregon origami orion osaka osiris oslo ottawa otter
oxford paella palermo panama panda pandora panorama panther papaya paprika parade paris park parma party pasta patio
pedal pegasus pergola peru pesto petra phoenix piano piccolo pilot piranha pita pixel pizza plankton plasma plateau
pluto podium polaris polka pollux poncho pony popcorn portal porto poseidon praline pronto proton pudding pulsar
puma puzzle pyjama python quark quasar quito quiz radar radio radon ramen ravenna reggae region regulus riga rigel
risotto rodeo rondo rosetta rugby rumba safari sago sahara salami salon salsa samoa samurai sandwich sapporo sari
satin satire saturn seattle selene senator sepia siena sigma signal sirius sitar slalom slogan snack snooker soda
solo sombrero sonar sorbet spaniel spica sprint sputnik squash station steppe stereo studio sultan sumatra sushi
swing sydney system tablet taco taiga talisman tallinn tandem tapas tapir taxi team tempo tennis tenor terrier
theater theta thor tiara ticket tiger tiramisu tirana toast tofu toledo tombola tornado toronto totem trainer trio
triton tuba tulsa tundra tunis tunnel turban turbo turku tutu tweed twist ukulele ultra umbra utah varna vega venus
verona video viola vision vitamin vivace wapiti wasabi wombat xenon yacht yeti yoga york yucca zagreb zebra zeppelin
zeus zoom
"""
WORDS = tuple(_TEXT.split())
