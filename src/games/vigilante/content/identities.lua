-- identities.lua: the 16 Identity Cards. `advanced` ones are left out of first games.

identity { id = "guardian", name = "Guardian", allegiance = "good", mission = "guardian", copies = 4,
           flavour = "Somebody has to lock the door behind them.",
           look = "human rays cape helmet eyes stern skin4 #e9c46a #2c6db4 #f4f0e2 #5a3420 shield" }
identity { id = "investigator", name = "Investigator", allegiance = "good", mission = "investigator", copies = 1,
           advanced = 1, flavour = "Reads people like case files: from the back.",
           look = "human rain trench fedora monocle smirk skin1 #5a8f9c #7a6248 #4f3a28 #5a3420" }
identity { id = "assassin", name = "Assassin", allegiance = "evil", mission = "assassin", copies = 4,
           flavour = "Nothing personal. Everything else, yes.",
           look = "human flames cape hood slits scarf skin1 #5a1a1f #1d1a22 #b3261d #1b1b24" }
identity { id = "mastermind", name = "Mastermind", allegiance = "evil", mission = "mastermind", copies = 1,
           advanced = 1, flavour = "A full prison is only an army with regular meals.",
           look = "human screens tux bald monocle goatee skin0 #5a2348 #221a2e #d8412f #1b1b24" }
identity { id = "addict", name = "Addict", allegiance = "neutral", mission = "addict", copies = 1,
           flavour = "Swears it is for the Heroes. All of it.",
           look = "human smoke hoodie wild wide grin skin4 #7aa88c #4a5a4a #d98c8c #8c5a2b" }
identity { id = "bounty_hunter", name = "Bounty Hunter", allegiance = "neutral", mission = "bounty_hunter", copies = 1,
           flavour = "Admires great Heroes. Prices them, too.",
           look = "human city coat fedora patch cigar skin5 #c98a3c #5a3f28 #8a3b22 #2a1d16" }
identity { id = "cultist", name = "Cultist", allegiance = "neutral", mission = "cultist", copies = 1,
           flavour = "One from every house; the form is very clear about that.",
           look = "human moon robe hood glow stern skin4 #3b2a52 #4a2060 #d58af0 #1b1b24" }
identity { id = "profiteer", name = "Profiteer", allegiance = "neutral", mission = "profiteer", copies = 1,
           flavour = "Justice is blind. Good: she cannot read the invoice.",
           look = "human rays tux tophat monocle moustache skin0 #5f9a6e #1f2a24 #f2c230 #8a8a92" }
identity { id = "time_traveler", name = "Time Traveler", allegiance = "neutral", mission = "time_traveler", copies = 1,
           flavour = "Knows who wins. Came back to stand beside them.",
           look = "human stars jumpsuit wild goggles smirk skin2 #2d3a6b #4a6a7a #7fe0d0 #e8e4da hourglass" }
identity { id = "worshipper_of_life", name = "Worshipper of Life", allegiance = "neutral",
           mission = "worshipper_of_life", copies = 1, flavour = "Not a scratch on them. Not one.",
           look = "human rays dress long eyes lips skin3 #8fc06b #3f6b3a #f2e6b8 #1b1512 sprout" }
