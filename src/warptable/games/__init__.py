"""The games, one folder each. Nothing else imports them: `warptable.game` finds them by their records."""
