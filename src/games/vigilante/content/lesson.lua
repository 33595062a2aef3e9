-- lesson.lua: the guided first game of Vigilante: one round as a Guardian, and a Hero for the second (docs/learn.md).

lesson {
    id = "first", title = "A night on the beat",
    about = "You are Good, somebody here is not, and the Villains come to all of you.",
    minutes = 12, players = 3, seat = 0, scenario = "justice_3", options = { "first_game" }, seed = 1,
    level = "easy",

    -- Who you are
    step { say = "Welcome to the roof. Three of you keep watch over the city tonight. Each has a secret: one of " ..
                 "you is Good, one is Evil and wants Good to fail, one is Neutral and wants something of their " ..
                 "own.",
           look = "seat", rule = "VG-016" },
    step { say = "This card is yours alone: you are a Guardian, and Good. Nobody may look at it, and you may say " ..
                 "about it whatever you like. Others will lie, too.", look = "seat/0", rule = "VG-092" },
    step { say = "This is how you win: after seven rounds, 7 Villains for each Good player must sit in Good " ..
                 "jails. You are the only Good one, so it takes 7, and all of them in your jail.", look = "mission",
           rule = "VG-063" },
    step { say = "First a Hero to begin with. Tollbooth hits harder as long as no other Hero is with him, and at " ..
                 "first none is. Keep him.", look = "seat/0/dealt", take = "KEEP_STARTER tollbooth", rule = "VG-040" },

    -- Events
    step { say = "You hold the First Player marker, so you begin. Before anything else the First Player adds an " ..
                 "Event to the track. At the end of the round the players' dice decide which Events happen, and " ..
                 "they happen to everybody.", look = "track", rule = "VG-105" },
    step { say = "You drew two, in secret. Firefight costs everybody blood, Hacking costs everybody a card. You " ..
                 "have one Hero to lose and cards to spare: place Hacking.", look = "seat/0/drawn",
           take = "PLACE_EVENT hacking_5" },

    -- The first turn
    step { say = "Your turn. In a turn you first do as much as you like for free, such as giving your Heroes " ..
                 "Equipment. Then you spend one of your four action tokens on one action.", look = "seat/0",
           rule = "VG-117" },
    step { say = "In your hand is a Tool Bandolier: one more Attack, one more Health. A Hero carries one " ..
                 "Equipment, so choose well which. Attach it to Tollbooth.", look = { "seat/0/hand", "seat/0/team/1" },
           take = "ATTACH tool_bandolier", rule = "VG-122" },
    step { say = "Tollbooth now has Attack 4. On the Villain Deck lie the small fry, Level 1; the deeper you " ..
                 "dig, the worse they get. So the early rounds are when jails fill cheaply.", look = "deck/villain",
           rule = "VG-026" },
    step { say = "Fight! The top Villain is turned up and strikes first, by a chart that says which of your " ..
                 "slots it hits. If your Heroes still stand and their Attack reaches its Health, it is yours.",
           look = { "deck/villain", "seat/0/team" }, take = "FIGHT", rule = "VG-200" },

    -- What others do
    step { say = "The Dine-and-Dasher is in your jail: 1 of 7. He gave you 2 damage on the way. Four would be " ..
                 "the end of Tollbooth.", look = { "seat/0/jail", "seat/0/team/1" }, rule = "VG-206" },
    step { say = "Meanwhile Bo and Cleo have recruited a Hero each, and paid with cards: the Influence that is " ..
                 "printed on a card is its worth as money. Every card is a weapon or a wallet, never both.",
           look = { "seat/1/team", "seat/2/team", "market" }, rule = "VG-183" },
    step { say = "Your own hand holds a single cheap card. An action that is never wrong: draw.", look = "deck/city",
           take = "DRAW City", rule = "VG-180" },
    step { say = "A Loaded Trombone, worth 3. Cleo has jailed a Villain, too; what she is, we do not know. " ..
                 "Tollbooth has 2 Health left and strong arms. Level 1 Villains mostly strike for 1, never for " ..
                 "more than 2. Take the risk.",
           look = { "seat/0/team/1", "seat/2/jail" }, take = "FIGHT", rule = "VG-200" },
    step { say = "The Crooked Cabbie: 2 of 7. But Tollbooth is at 3 damage, and one more defeats him. A defeated " ..
                 "Hero is out and loses his Equipment; with three defeated you stand at your breaking point. " ..
                 "Enough fighting: draw a card.", look = { "seat/0/team/1", "seat/0/defeated" }, take = "DRAW City",
           rule = "VG-214" },

    -- Dice
    step { say = "That was your fourth action, so you roll two Event dice and hand in one, in the open. Nobody " ..
                 "sees the other. Say about it what you like!", look = "seat/0/dice", rule = "VG-148" },
    step { say = "3 or 5? On both lies a Hacking that would cost each of you a card. But your Tool Bandolier " ..
                 "heals 1 damage when a 3 is handed in. Somebody always gains a little more than the others. " ..
                 "Hand in the 3.",
           look = { "track/3", "track/5", "seat/0/team/1" }, take = "SUBMIT 3", rule = "VG-157" },
    step { say = "Look what they did with theirs. Bo sent everybody a Loot Crate, which is friendly. Cleo has " ..
                 "jailed a third Villain, and she looked at one of your four Allegiance tokens.",
           look = { "seat/2/jail", "seat/0/allegiance" },
           rule = "VG-049" },
    step { say = "Two of your four tokens say Good, one says Neutral, one says Evil. A single look proves " ..
                 "nothing; two equal ones prove everything. That is how you will find out about them, with cards " ..
                 "that let you look.",
           look = { "seat/0/allegiance", "seat/1/allegiance", "seat/2/allegiance" }, rule = "VG-055" },
    step { say = "Now Hacking: a card goes. The Trash Lid is worth least.", look = "seat/0/hand",
           take = "DISCARD trash_lid", rule = "VG-172" },

    -- The second round
    step { say = "Round 2. Tollbooth has been patched up by his Bandolier. Cleo is First Player now and has " ..
                 "added a Firefight. One wounded Hero alone is a risk: you need company.",
           look = { "track", "seat/0/team/1" } },
    step { say = "Look at the Market. The Ambulance Chaser costs 5, has Attack 3, and can heal. Choose the Hero " ..
                 "first, then the cards that you pay with.", look = "market", take = "RECRUIT ambulance_chaser",
           rule = "VG-183" },
    step { say = "The Loaded Trombone is worth 3, the Loose Cornice 2. Keep the Police Scanner: it will do as " ..
                 "Equipment for the newcomer.", look = "seat/0/hand",
           take = { "PAY loose_cornice", "PAY loaded_trombone" } },
    step { say = "Two Heroes! Tollbooth is no longer alone, so his bonus is gone; but blows are shared now, " ..
                 "since a Villain's chart has another number for each slot.", look = "seat/0/team", rule = "VG-007" },
    step { say = "From here on the turns are yours. Think of three things. Villains in the jail win the game; " ..
                 "cards are money and weapons; and whatever number you hand in happens to everybody. Attaching " ..
                 "Equipment is free. Play this round to its end.", look = { "seat/0", "market", "deck" },
           want = "Play as you like until the round ends", free = "ROUND" },

    -- On your own
    step { say = "Round 3. Compare the jails. One player here wins only if you do not reach 7: who fights " ..
                 "little, who hurts your Heroes, who looks at your tokens? A card can free Villains from a jail, " ..
                 "yours or theirs.",
           look = { "seat/0/jail", "seat/1/jail", "seat/2/jail" }, rule = "VG-075" },
    step { say = "With 3 Villains in your jail you may draw from the Agency Deck, where the strong cards are. " ..
                 "And watch how the Villain Deck sinks to Level 2: then one Hero will not be enough.",
           look = { "deck/agency", "deck/villain" }, rule = "VG-182" },
    step { say = "That is Vigilante. The lesson ends here, the game does not: five rounds are left, and Bo and " ..
                 "Cleo play on against you. Ask for a hint whenever you like. Good luck, Guardian.",
           look = "mission" },
}
