-- lesson.lua: the guided first game of Freedom Five: a round as Legacy, and a second one alone (docs/learn.md).

lesson {
    id = "first", title = "A tenth flag on Consulate Hill",
    about = "You and a friend hold a city of thirty Locations together, against a Baron with a cellar.",
    minutes = 13, players = 2, seat = 0, scenario = "diplomatic_immunity", seed = 1, level = "normal",

    -- What it is about
    step { say = "In this game all of you win or all of you lose. Baron Blade wants Megalopolis; Bo and you are " ..
                 "its Heroes. You win by defeating the Baron. You lose when his track reaches 10.", look = "game",
           rule = "FF-148" },
    step { say = "Who are you? Legacy is the leader: he makes everybody beside him better. Take him.", look = "roster",
           take = "TAKE_HERO legacy", rule = "FF-001" },
    step { say = "This is the city, and in every Location a Henchman loiters. Three in one place are bad " ..
                 "company; a fourth overruns it, and that is where cities begin to fall. Begin at home, in " ..
                 "Freedom Tower.",
           look = "city/freedom_tower", take = "HOME freedom_tower", rule = "FF-230" },
    step { say = "You go first. That is what leaders are for.", look = "hero/legacy", take = "NAME_FIRST legacy" },

    -- The comic
    step { say = "The comic has opened, and four Villains are in town. Under Plot stands what this Chapter " ..
                 "wants: the Heroes together shall hold 3 Bystander cards. People who saw something, and need " ..
                 "somebody to ask.",
           look = { "plot", "villains" }, rule = "FF-138" },
    step { say = "Face-down Mastermind tokens were placed, too. When the Baron wants to place one and has none " ..
                 "left, his track moves. So each token that you send back buys time.",
           look = { "city/ropewalk_docks", "plot/track" }, rule = "FF-125" },

    -- Private Life
    step { say = "Your turn: 5 Action tokens. You begin in Private Life, without a mask. Here you heal, recover, " ..
                 "and keep promises. Henchmen leave people without masks alone.", look = "hero/legacy",
           rule = "FF-047" },
    step { say = "Cards are your powers, and their colours and dice your strength in a fight. Recover: draw 2 " ..
                 "for one Action.",
           look = { "hero/legacy/hand", "hero/legacy/deck" }, take = "RECOVER 2", rule = "FF-086" },
    step { say = "Now put the costume on. From here on you can attack, play Abilities and deal with tokens; " ..
                 "there is no way back to Private Life in this turn.", look = "hero/legacy", take = "HERO_PHASE",
           rule = "FF-070" },

    -- The Hero phase
    step { say = "Two Henchmen stand in Ferris Field. Shoulder to the Wall: move up to 2 Locations, then remove " ..
                 "2 Henchmen there. No dice, no doubt.", look = { "hero/legacy/hand", "city/ferris_field" },
           take = "PLAY shoulder_to_the_wall",
           rule = "FF-097" },
    step { say = "To Ferris Field.", look = "city/ferris_field", take = "GO ferris_field" },
    step { say = "Clean. At Ropewalk Docks lies one of the Mastermind tokens, 2 steps away.",
           look = "city/ropewalk_docks",
           take = "MOVE ropewalk_docks", rule = "FF-082" },
    step { say = "With a Henchman looking on you can interact with nothing. You could attack him: a red die, and " ..
                 "4 or more hits. Or Hold the Line: all Henchmen here are gone, and the next damage to you is " ..
                 "prevented.",
           look = { "city/ropewalk_docks", "hero/legacy/hand" }, take = "PLAY hold_the_line", rule = "FF-102" },
    step { say = "One Action is left, and it shall be the token. First use your Hero Power, for free: the white " ..
                 "die joins your next test.", look = "hero/legacy", take = "USE_POWER legacy Hero", rule = "FF-073" },
    step { say = "Now turn the token up. It will ask for a test: dice of a colour, and your own target for that " ..
                 "colour.",
           look = "city/ropewalk_docks", take = "INTERACT_TOKEN", rule = "FF-107" },
    step { say = "One success of two: failed! Heroes do. But Hold the Line has caught the damage, and the token " ..
                 "goes back into the stack, success or not. Time bought. Read the Room is a Free Action: a card " ..
                 "for nothing.",
           look = "hero/legacy/hand", take = "PLAY read_the_room", rule = "FF-326" },
    step { say = "No Action tokens are left. End your turn, and see what the Villains make of it. Henchmen in " ..
                 "your Location would attack you now; there are none. Then you draw 2 cards, and Scheme cards " ..
                 "are turned up.",
           look = "hq_board/scheme", take = "END_TURN", rule = "FF-110" },

    -- The Villain phase
    step { say = "A Scheme card: two Henchmen and a Bystander. You hold Early Warning, made for just this: " ..
                 "ignore the Henchmen. A card that is played at the right moment is worth three Actions.",
           look = "hero/legacy/hand",
           take = "PLAY early_warning", rule = "FF-118" },
    step { say = "Bo has taken the turn with Marginalia, who threw a book at Ermine for 3 damage, and is " ..
                 "attacked by a Henchman now. You could Take the Blow for her. It is only 1 damage: save the " ..
                 "card, and pass.",
           look = { "hero/marginalia", "hero/legacy/hand" }, take = "PASS", rule = "FF-112" },

    -- Round 2
    step { say = "Round 2, and trouble: Ermine is in Freedom Tower and has left an Anarchy card there. With two " ..
                 "of them at Hero HQ when a Villain phase begins, you have lost. Somebody should go home and " ..
                 "settle it.",
           look = { "city/freedom_tower", "hq_board/tower" }, rule = "FF-147" },
    step { say = "Two Bystanders wait, at Tidewater Shipyard and Harbour Chapel. Remember: first no Henchmen, " ..
                 "then no Anarchy token, then they talk to you. And Market Hall has 3 Henchmen; the next one " ..
                 "overruns it.",
           look = { "city/tidewater_shipyard", "city/harbour_chapel", "city/market_hall" }, rule = "FF-104" },
    step { say = "What first? That is the question of every round, and two Heroes have ten Actions for it. Town " ..
                 "Meeting removes 2 Henchmen anywhere. The round is yours.", look = { "hero/legacy", "city" },
           want = "Play this round as you like", free = "ROUND", rule = "FF-046" },

    -- On
    step { say = "To defeat a Villain you fight together: every Hero in the Location may join, all commit cards " ..
                 "of the Villain's colour, and those are your dice. Then the Villain strikes back, beaten or " ..
                 "not. So gather cards of the right colour first.", look = "villains", rule = "FF-284" },
    step { say = "Your Justice card asks for a deed, and its reward makes such fights easier. A Personal Task is " ..
                 "a promise: it takes up room until you keep it, and a third one moves the Baron's track. The " ..
                 "mask is not everything.",
           look = { "hero/legacy/justice", "hero/legacy/tasks" }, rule = "FF-155" },
    step { say = "That is Freedom Five. The lesson ends, the story has just begun: three Bystanders, and the " ..
                 "next Chapter opens. Up, up!", look = "plot" },
}
