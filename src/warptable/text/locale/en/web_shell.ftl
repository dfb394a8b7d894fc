### Round the table: page header, settings, phase track, log, chat, standing orders, keys, text view.

shell-name = Warptable
shell-home = Warptable, home page
shell-nav = Pages
shell-nav-play = Play
shell-nav-aliens = Aliens
shell-nav-rules = Rules
shell-nav-guide = Guide
shell-skip-content = Skip to the content
shell-close = Close
shell-language = Language
shell-language-en = English
shell-language-de = Deutsch
shell-unofficial = Unofficial fan software with its own art. Not affiliated with any publisher.
shell-shuffles = Shuffles can be checked: seed hash before, seed after the game.
shell-offline = No connection. Trying to reconnect …
shell-failed = That did not reach the table. Please try again.

## Settings

shell-settings = Settings
shell-theme = Colours
shell-theme-auto = As the system
shell-theme-dark = Dark
shell-theme-light = Light
shell-size = Text size
shell-size-100 = 100 %
shell-size-115 = 115 %
shell-size-130 = 130 %
shell-motion = Motion
shell-motion-auto = As the system
shell-motion-full = Full
shell-motion-none = Reduced
shell-keys = Single keys
shell-text-view = Text view
shell-sound = Sounds
shell-sound-which = Which sounds
shell-sound-decision = Your decision
shell-sound-window = A reaction window
shell-sound-launch = Launch
shell-sound-card = A card is laid
shell-sound-reveal = Reveal
shell-sound-warp = Ships go to the warp
shell-sound-over = The game is over
shell-notify = Notify me when it is my turn
