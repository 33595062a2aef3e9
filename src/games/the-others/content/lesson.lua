-- lesson.lua: the guided first game of The Others: three Heroes against Pride, up to the second Round (docs/learn.md).

lesson {
    id = "first", title = "Three against Pride",
    about = "You lead three Heroes through a burning city; somebody else is the deadly Sin that wants them.",
    minutes = 14, players = 2, seat = 0, scenario = "last_stand_old_town", wish = "Heroes", seed = 1, level = "easy",
    others = { "1 PLAY pedestal_of_rot", "1 PLAY grand_entrance" },

    -- What it is about
    step { say = "Haven is burning. One player is a deadly Sin, tonight Bo as Pride; you lead the Heroes. You " ..
                 "win when the last Mission of the Story is done. Bo wins when a Hero dies whom nobody can " ..
                 "replace.",
           look = { "map", "sins" }, rule = "OT-044" },
    step { say = "This is the first Mission: kill 3 Acolytes, the small ones among the Monsters. Each Mission " ..
                 "leads to the next, sometimes to one of two.", look = "mission", rule = "OT-043" },
    step { say = "Seven Heroes stand ready, and you begin with three. Thorley is a Bruiser: 4 dice in a Fight, " ..
                 "and he hardly blinks. Take him.", look = "hero/reserve/thorley", take = "WISH thorley",
           rule = "OT-030" },
    step { say = "Brad is a Fixer: nobody cleans up Fire and Corruption as well as he does.",
           look = "hero/reserve/brad", take = "WISH brad" },
    step { say = "And Rocco, who shoots. Ranged means that he fights from afar: what he kills cannot hit back.",
           look = "hero/reserve/rocco", take = "WISH rocco" },

    -- Brad cleanses
    step { say = "Round 1. Bo begins every Round with something nasty: there is Fire on your Starting Space. " ..
                 "Whoever walks into or out of Fire risks Wounds.", look = "map/e-31", rule = "OT-090" },
    step { say = "Your Heroes take Turns around the ring, two each in a Round. You decide who is first. This " ..
                 "calls for Brad.", look = "hero/brad", take = "NAME_FIRST brad", rule = "OT-055",
           others = { "1 CHOOSE_SPACE e-31 place_fire" } },
    step { say = "In a Turn a Hero may make one Move of 2 steps and take one Action, in either order: a Fight or " ..
                 "a Cleanse. Let Brad cleanse this Space.", look = "map/e-31", take = "CLEANSE", rule = "OT-064" },
    step { say = "Now the question that this game is about: do you want help from the dark? Corruption gives " ..
                 "more dice for this one roll, and stays with the Hero. Brad rolls 6 dice already, one for each " ..
                 "friend beside him. Not now.", look = "hero/brad", take = "NO_CORRUPTION", rule = "OT-138" },
    step { say = "The Fire is out. Brad could walk off now. But read Pride's power: a Hero who fights alone in " ..
                 "his Space has 1 Defense less. So stay together, and end his Turn.", look = "powers",
           take = "END_TURN" },

    -- Rocco shoots
    step { say = "Bo has answered. After each Turn of yours the Sin may spend a Reaction token: a Monster moves, " ..
                 "and those beside the Hero may attack. And in each Turn Bo may play a card: Corruption lies " ..
                 "here now.",
           look = { "map/e-31", "sins" }, rule = "OT-213" },
    step { say = "Rocco's Turn. A Corrupted Nun stands in x-22; Nuns are Acolytes. Go out to x-21 first.",
           look = { "map/x-22", "map/x-21" }, take = "STEP x-21", rule = "OT-077",
           others = { "1 CHOOSE_SPACE e-31 place_corruption" } },
    step { say = "The Corruption at the door did not catch him. One more step, to s-22, for a clear line.",
           look = "map/s-22", take = "STEP s-22", rule = "OT-093" },
    step { say = "Shoot! Rocco has 2 Hits for free in a Ranged Fight, and a Nun has Defense 2.", look = "map/x-22",
           take = "SHOOT x-22", rule = "OT-179" },
    step { say = "Two Hits are enough and he has them before any die is cast. Be thrifty with your soul.",
           look = "hero/rocco", take = "NO_CORRUPTION" },

    -- An attack
    step { say = "One of three! But Bo saw a Hero alone, played a card, and an Abomination ran 4 steps to attack " ..
                 "Rocco. That is the tension: whoever goes forward stands alone.", look = { "map/s-22", "mission" },
           rule = "OT-218" },
    step { say = "An attack is a Fight as well. Its 3 Sin Dice bring Hits, which become Wounds, and Corruption. " ..
                 "Your dice bring Hits, and Defense against theirs. Five Wounds kill a Hero.", look = "hero/rocco",
           rule = "OT-194" },
    step { say = "Now take help. Rocco's Corruption Level goes up to 2, and for this roll he has one die more. " ..
                 "The higher the level, the greater the gift; but Wounds cover the gifts, one by one.",
           look = "hero/rocco/track",
           take = "VOLUNTEER 2", rule = "OT-140" },

    -- Thorley fights
    step { say = "No Wound! Three Defense against two Hits. Time for Thorley to pay back. Two steps: past the " ..
                 "Corruption to x-21, then to Rocco in s-22.", look = { "hero/thorley", "map/x-21" },
           take = { "STEP x-21", "STEP s-22" } },
    step { say = "The Corruption at the door caught him: Forced Corruption, level 2, and no gift for it. But he " ..
                 "has arrived. Fight here: 4 dice of his own and one for Rocco beside him.", look = "map/s-22",
           take = "FIGHT",
           rule = "OT-133" },
    step { say = "An Abomination has Defense 3. Corruption would now bring level 3: a die and a Defense. This " ..
                 "one is worth it.", look = "hero/thorley/track", take = "VOLUNTEER 3", rule = "OT-140" },
    step { say = "2 Hits, and 2 FAITH, the best face of all: you turn each into what you need. It takes 3 Hits " ..
                 "to kill.",
           look = "fight", take = "RESULT Hit", rule = "OT-129" },

    -- On your own
    step { say = "Down it goes. Every Hero has one Turn left in this Round. Ideas: City Actions of a District " ..
                 "are free, once a Round each: heal, repent, an Upgrade. The Commissioner waits in the Gasworks. " ..
                 "Two more Nuns are needed.",
           look = { "map", "mission", "hero" }, want = "Play the Turns of this Round as you like", free = "ROUND",
           rule = "OT-067" },
    step { say = "Round 2. At the end of a Round the dead Monsters come back from the Nests, and each Altar " ..
                 "without a Hero gives Bo a card. Time is on the side of the Sin, so hurry, but not alone.",
           look = { "sins", "map" },
           rule = "OT-050" },
    step { say = "When a Hero dies, another comes from the Reserve; when nobody is left to come, you have lost. " ..
                 "And at Corruption level 7 every further Corruption is a Wound. There are icons in the city " ..
                 "that heal and that lower the level: go there in time.", look = { "hero/reserve", "map/d-31/city" },
           rule = "OT-147" },
    step { say = "That is The Others: together or forward, clean or strong. The lesson ends here, and the game " ..
                 "goes on. Bo has plans. Good luck!", look = "map" },
}
