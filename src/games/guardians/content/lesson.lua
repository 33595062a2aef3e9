-- lesson.lua: the guided first game of Guardians' Chronicles: two turns as Sgt Freedom, and a third alone.

lesson {
    id = "first", title = "The silo that was not there on Sunday",
    about = "Sgt Freedom and Super Nova break into the Doktor's base; missiles are counting down.",
    minutes = 14, players = 3, seat = 0, scenario = "first_alarm", wish = "Heroes", seed = 1, level = "easy",
    others = { "1 TAKE_HERO super_nova", "1 STAND hero_2 a2-33" },

    -- Who is who
    step { give = "NAME_SKAROV 2" },
    step { say = "Doktor Skarov has built a base, and LIBERTY PATROL is at the gate. Cleo plays the Doktor and " ..
                 "his robots; Bo and you play the Heroes, side by side.", look = "seat", rule = "GC-001" },
    step { say = "Tomorrow's front page decides: each deed is an article for one side, and the side with more " ..
                 "articles wins. An Objective settled or lost, a Hero who stands or falls, the Final Showdown: " ..
                 "all of it is news.",
           look = "paper", rule = "GC-286" },
    step { say = "Choose your Hero. Sgt Freedom makes everybody around him better. Take him.", look = "roster",
           take = "TAKE_HERO sgt_freedom" },

    -- The base
    step { say = "This is the base. You stand before the Hangar. Behind its Door are the Gas Vents, then the " ..
                 "Missile Silo: four missiles, and a countdown from 7. At the far end, behind the Control Room " ..
                 "door, sits Skarov.",
           look = { "base/b1", "base/a1" }, rule = "GC-S126" },
    step { say = "Heroes begin on a green Space. Space a2-34 is one step from the Door.", look = "base/a2",
           take = "STAND hero_1 a2-34", rule = "GC-064" },

    -- Strategy
    step { say = "Every turn begins with Strategy: you play 1 or 2 of your cards. A card on the left gives its " ..
                 "Special Power, on the right its Secret Technique, never both. What you play is gone until your " ..
                 "hand is empty: this is what the game is about.", look = "hero/sgt_freedom/hand", rule = "GC-072" },
    step { say = "Forward, March! on the right makes you faster and stronger for this turn: Speed +1, Attack +1.",
           look = "hero/sgt_freedom", take = 'PLACE forward_march right "face up"' },
    step { say = "Follow Me! on the left: once you have begun to act, all other Heroes have +1 Attack. Power for " ..
                 "a friend who comes after you.", look = "hero/sgt_freedom/hand",
           take = 'PLACE follow_me left "face up"' },
    step { say = "Now the Heroes fix in secret who acts first. After each Hero the Doktor activates one of his " ..
                 "Villains, and he does not know your order. You first, of course: Follow Me!", look = "hero",
           take = "NAME_NEXT hero_1", rule = "GC-080" },

    -- The first activation
    step { say = "You have 3 Actions: Moves, attacks, tasks, Doors. A Move counts Areas, the fields between the " ..
                 "white lines, not Spaces. First to the Door, at a2-35.", look = "base/a2",
           take = "MOVE hero_1 a2-35", rule = "GC-110" },
    step { say = "Kick it in, with Attack, or pick the lock, with Mental? You have Attack 4 and Mental 3. A " ..
                 "Value Check rolls dice, which must not show more than your value.", look = "base/door.a2-35.b2-31",
           take = "OPEN_DOOR a2-35 Attack b2-31", rule = "GC-172" },
    step { say = "4 against 4: the Door is open. With the last Action go in. Stop at the Door, so that the " ..
                 "Gynoids have to come to you.", look = "base/b2", take = "MOVE hero_1 b2-31" },

    -- What the Doktor did
    step { say = "What a turn! The Gynoids came and shot: 2 and 3 successes against your Defense 4, and nothing " ..
                 "got through. Super Nova burned like ten suns and opened the next Door. Then Chi, the " ..
                 "Lieutenant, caught her.",
           look = { "base/b2", "hero/super_nova" }, rule = "GC-147" },
    step { say = "At the end of a turn the Doktor activates a room, as long as his own door is closed: gas! And " ..
                 "the missiles count: 6. Your two cards are discarded; you take all of them back when you have " ..
                 "none left.",
           look = { "base/b1", "hero/sgt_freedom" }, rule = "GC-252" },

    -- The second turn
    step { say = "Three Gynoids stand around you, each with Defense 3 and one Health. This calls for fists: " ..
                 "One-Two for Justice on the right, Attack +2.", look = { "base/b2", "skarov/villain/gynoid" },
           take = 'PLACE one_two_for_justice right "face up"',
           others = { "2 ACT_WITH b_3", "2 ACT_WITH b_4", "2 MOVE b_4 b2-33", "2 FIGHT b_4 hero_1 *",
                      "2 MOVE lieutenant_1 b2-23", "2 PUSH_TO hero_2 b2-14", "2 PUSH_TO hero_2 b2-25" } },
    step { say = "And Close Ranks! on the right, for Attack +1 and Defense +1. Lay it face down, so that the " ..
                 "Doktor has to guess.",
           look = "hero/sgt_freedom/hand", take = 'PLACE close_ranks right "face down"', rule = "GC-077" },
    step { say = "Bo is captain this turn and wants you first. That suits you.", look = "hero", take = "AGREE",
           rule = "GC-S32" },
    step { say = "Attack Gynoid 3. Combat dice for your printed Attack, Power dice for what your cards add; if " ..
                 "the successes reach her Defense, she takes 1 Damage.", look = "base/b2", take = "FIGHT hero_1 b_3",
           rule = "GC-147" },
    step { say = "One down. To b2-32, where she stood. You may leave an Area with an Enemy in it, but only for " ..
                 "the next one, and you must stop where an Enemy is.", look = "base/b2", take = "MOVE hero_1 b2-32",
           rule = "GC-112" },
    step { say = "And Gynoid 4.", look = "base/b2", take = "FIGHT hero_1 b_4" },

    -- Alone
    step { say = "Two robots in one activation; the sports page will love it. But Chi has hit you twice, " ..
                 "and the gas did the rest. Damage that reaches your Health at the end of a turn " ..
                 "becomes a Wound card in your hand. Three Wounds, and a Hero is out.", look = "hero/sgt_freedom",
           rule = "GC-158" },
    step { say = "Turn 3 is yours. A Wound may be played like a card: it hurts for a turn and then no longer " ..
                 "counts. Barking Orders heals you. The missiles stand at 5, and their task wants Mental: Field " ..
                 "Briefing and A Moment's Reflection were made for that. Which turn do you give them?",
           look = { "hero/sgt_freedom/hand", "base/b1" },
           want = "Play this turn as you like", free = "TURN", rule = "GC-069" },
    step { say = "Now you know the rhythm: cards, secret order, Hero and Villain in turns, then the room, the " ..
                 "countdown and the Wounds. When the missiles are settled, the way to Skarov is free: force his " ..
                 "door, and arrest him.",
           look = { "base/b1", "base/a1" } },
    step { say = "The lesson ends here, the mission does not. Cleo is laughing her Skarov laugh. Give the paper " ..
                 "something to print!", look = "paper" },
}
