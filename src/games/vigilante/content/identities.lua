-- identities.lua: the 16 Identity Cards. `advanced` ones are left out of first games.

identity { id = "guardian", name = "Guardian", allegiance = "good", mission = "guardian", copies = 4,
           flavour = "Somebody has to lock the door behind them." }
identity { id = "investigator", name = "Investigator", allegiance = "good", mission = "investigator", copies = 1,
           advanced = 1, flavour = "Reads people like case files: from the back." }
identity { id = "assassin", name = "Assassin", allegiance = "evil", mission = "assassin", copies = 4,
           flavour = "Nothing personal. Everything else, yes." }
identity { id = "mastermind", name = "Mastermind", allegiance = "evil", mission = "mastermind", copies = 1,
           advanced = 1, flavour = "A full prison is only an army with regular meals." }
identity { id = "addict", name = "Addict", allegiance = "neutral", mission = "addict", copies = 1,
           flavour = "Swears it is for the Heroes. All of it." }
identity { id = "bounty_hunter", name = "Bounty Hunter", allegiance = "neutral", mission = "bounty_hunter", copies = 1,
           flavour = "Admires great Heroes. Prices them, too." }
identity { id = "cultist", name = "Cultist", allegiance = "neutral", mission = "cultist", copies = 1,
           flavour = "One from every house; the form is very clear about that." }
identity { id = "profiteer", name = "Profiteer", allegiance = "neutral", mission = "profiteer", copies = 1,
           flavour = "Justice is blind. Good: she cannot read the invoice." }
identity { id = "time_traveler", name = "Time Traveler", allegiance = "neutral", mission = "time_traveler", copies = 1,
           flavour = "Knows who wins. Came back to stand beside them." }
identity { id = "worshipper_of_life", name = "Worshipper of Life", allegiance = "neutral",
           mission = "worshipper_of_life", copies = 1, flavour = "Not a scratch on them. Not one." }
