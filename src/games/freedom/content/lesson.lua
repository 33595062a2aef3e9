-- lesson.lua: the guided first game of Freedom: the first Turn of a short war, and a second of one's own.

lesson {
    id = "first", title = "The first planet",
    about = "You free a planet with words and nerve, and learn that your friends are your rivals.",
    minutes = 14, players = 3, seat = 0, scenario = "short_war", seed = 23, level = "easy",

    -- What it is about
    step { say = "Three factions of one rebellion fight the Empire, and each other. First 3 outer planets must " ..
                 "rise in revolt, then 2 central ones, then the Capital. When the Capital falls, the game ends.",
           look = "order",
           rule = "FR-110" },
    step { say = "Whoever has the most political power then has won. Power lies in characters and in planets. " ..
                 "But if the Empire's doomsday weapon is finished first, all of you lose: friends by need, " ..
                 "rivals by nature.",
           look = "roster", rule = "FR-276" },
    step { say = "Before it begins, everybody gives secret influence points to ten of these characters: 10, 9, " ..
                 "down to 1. Whoever has given a character the most can take it over in mid-game, whoever " ..
                 "brought it in.",
           look = { "roster", "seat/0/influence" }, rule = "FR-098" },
    step { say = "Politics is the last of the three numbers, and politics makes planets rise. Princess Seravel " ..
                 "has 5, and she can fight a little, too. Give her your 10.", look = "roster/rebel",
           take = "ALLOCATE princess_seravel" },
    step { say = "Senator Ilane has politics 5 as well: 9 points.", look = "roster/rebel",
           take = "ALLOCATE senator_ilane" },
    step { say = "And 8 for Mystic Aurel, who is good at everything. The rest of your points goes to other good " ..
                 "heads; we do that for you.", look = "seat/0/influence", take = "ALLOCATE mystic_aurel" },
    step { give = { "ALLOCATE admiral_yselt", "ALLOCATE preacher_odun", "ALLOCATE chancellor_brask",
                    "ALLOCATE general_korvane", "ALLOCATE spy_nione", "ALLOCATE governor_quill",
                    "ALLOCATE orator_mirelle" } },

    -- Plotting
    step { say = "Here is the galaxy. Each planet has a garrison, which you must talk or fight away; what it " ..
                 "brings in cards (economy) and in power (influence) stands beside it. The inner planets are " ..
                 "shut for now.",
           look = { "map/outer", "map/central" }, rule = "FR-109" },
    step { say = "What luck: the Princess is in your hand. Also Pilot Lark, who can fight, and a Knight of the " ..
                 "Empire. Yes, everybody holds cards of the Empire, to use them on the others.",
           look = "seat/0/hand" },
    step { say = "A Turn begins with a plot, face down: who shall enter, what you deploy. What you plot and do " ..
                 "not use is lost, so plot what you mean. First the Princess.", look = "seat/0/hand",
           take = "PLOT princess_seravel", rule = "FR-076" },
    step { say = "Then Pilot Lark, to protect her.", look = "seat/0/plot", take = "PLOT pilot_lark" },
    step { say = "Keep the Knight in your hand: he is for others. That is all.", look = "seat/0/plot", take = "DONE" },
    step { say = "Now plots may be revealed, which counts for your power at once. But the player with the least " ..
                 "power acts first, and you want to be first. So show nothing: pass.", look = "seat/0/plot",
           take = "PASS",
           rule = "FR-085" },

    -- The player turn
    step { say = "It is your player turn. Bring the Princess into play.", look = "seat/0/plot",
           take = "ENTER princess_seravel", rule = "FR-119" },
    step { say = "Where to? Oressa has a garrison of only 2 and is worth 2 power.", look = "map/outer/oressa",
           take = "GO oressa" },
    step { say = "And Pilot Lark to the same planet.", look = "map/outer/oressa",
           take = { "ENTER pilot_lark", "GO oressa" } },
    step { say = "Now missions. The Princess shall raise a Rebellion: her politics, 5, minus a die, comes off " ..
                 "the garrison. A die of 3 or less frees Oressa.", look = "map/outer/oressa",
           take = { "MISSION princess_seravel", "REBELLION princess_seravel" }, rule = "FR-172" },
    step { say = "Pilot Lark escorts her. For now the others will send the Empire after your people, and whoever " ..
                 "attacks the Princess has to pass the pilot.", look = "map/outer/oressa",
           take = { "MISSION pilot_lark", "ESCORT pilot_lark" }, rule = "FR-164" },

    -- What rivals do
    step { say = "You see? Bo sent a Knight and a monster, and Lark held both off. Then the die fell well: " ..
                 "Oressa has risen, and it is yours. That is power 2, and a card more each Turn.",
           look = { "map/outer/oressa", "seat/0" },
           rule = "FR-230" },
    step { say = "And then the stab in the back. Bo declared 10 secret points on the Princess, Cleo 2 on Pilot " ..
                 "Lark: they follow them now. You have 10 on her as well, but a tie changes nothing. Planets " ..
                 "stay; people do not.",
           look = { "seat/1", "seat/2", "characters/princess_seravel" }, rule = "FR-100" },
    step { say = "Now Cleo is at work on Tarn with three people, yours among them. This is what the Knight of " ..
                 "the Lance was for. Attack Colonel Brandt: each rolls a die, and its own combat value or less " ..
                 "is a hit.",
           look = { "map/outer/tarn", "seat/0/hand" }, take = "ATTACK knight_of_the_lance colonel_brandt",
           rule = "FR-160" },

    -- The second Turn
    step { say = "Both hit, so nobody got anything out of it; but Cleo's Rebellion failed anyway. Bo sent your " ..
                 "Princess to Kolvane. The doomsday weapon stands at 1 of 10, and nine more Turns are all you " ..
                 "have.",
           look = { "game", "map/outer" }, rule = "FR-253" },
    step { say = "Turn 2 is yours. Hunter Marrow fights well and talks badly: an escort. The Acid Drake is a " ..
                 "monster: keep it in your hand, for the missions of others. Militia and Guerrillas are units " ..
                 "for later. Think of two things: who acts first, and who can take whom away from you. Play this " ..
                 "Turn to its end.",
           look = { "seat/0/hand", "map" },
           want = "Play this Turn as you like", free = "TURN", rule = "FR-032" },
    step { say = "Turn 3. Look at everybody's power. Whoever has little acts early; whoever has much may cut in. " ..
                 "Declare points when it hurts most, not when you can: what is declared is open for good.",
           look = { "seat/0", "seat/1", "seat/2" }, rule = "FR-099" },
    step { say = "With 3 outer planets in revolt, whoever freed them, the central ones open. So somebody must " ..
                 "help somebody, and later forget it.", look = "map", rule = "FR-109" },
    step { say = "That is Freedom. The lesson ends here, the war goes on against Bo and Cleo. May you be the one " ..
                 "whom they remember.", look = "map" },
}
