-- The Ability cards of Legacy: he stands in front, and everybody beside him is better for it.

ability { id = "shoulder_to_the_wall", name = "Shoulder to the Wall", hero = "legacy", colour = "red", dice = 1,
          use = "action", effect = { move { 2 }, remove { 2 } },
          flavour = "The wall was load-bearing. So is he.",
          look = "broken-wall #35569c" }
ability { id = "lead_the_charge", name = "Lead the Charge", hero = "legacy", colour = "red", dice = 1, use = "action",
          effect = { draw { 1, of = "each_here" }, dice { 1, of = "each_here" } },
          flavour = "Nobody remembers deciding to follow him. Everybody did.",
          look = "flying-flag #35569c" }
ability { id = "one_good_punch", name = "One Good Punch", hero = "legacy", colour = "red", dice = 2, use = "action",
          effect = { strike { 2 } }, flavour = "He counts to one before he throws it.",
          look = "punch #35569c" }
ability { id = "take_the_blow", name = "Take the Blow", hero = "legacy", colour = "red", dice = 2,
          when = { on { "other_hurt", prevent { 2 }, hurt { 1 } } },
          flavour = "Stand behind me, he says, and is already there.",
          look = "shield #35569c" }
ability { id = "iron_jaw", name = "Iron Jaw", hero = "legacy", colour = "red", dice = 2,
          when = { on { "hurt", prevent { 2 } } }, flavour = "The crowbar was never quite straight again.",
          look = "anvil #35569c" }
ability { id = "second_wind", name = "Second Wind", hero = "legacy", colour = "red", dice = 1, use = "free",
          effect = { cost { discard { 1 } }, refresh { 1 } },
          flavour = "Breathe in. Stand up. Repeat for three generations.",
          look = "windy-stripes #35569c" }
ability { id = "a_word_to_the_city", name = "A Word to the City", hero = "legacy", colour = "blue", dice = 1,
          use = "action", effect = { draw { 1, of = "each_hero" } },
          flavour = "The radios were not on. They spoke anyway.",
          look = "public-speaker #2b6cb8" }
ability { id = "rally_point", name = "Rally Point", hero = "legacy", colour = "blue", dice = 1, use = "action",
          effect = { heal { 1, of = "each_here" }, draw { 1, of = "others_here" } },
          flavour = "Meet at the flag. If there is no flag, meet at him.",
          look = "rally-the-troops #2b6cb8" }
ability { id = "inherited_courage", name = "Inherited Courage", hero = "legacy", colour = "blue", dice = 2,
          use = "action", effect = { dice { 2, of = "any_hero" }, draw { 1 } },
          flavour = "His father left him a cape and a great many expectations.",
          look = "family-tree #2b6cb8" }
ability { id = "never_alone", name = "Never Alone", hero = "legacy", colour = "blue", dice = 2, use = "free",
          effect = { draw { 1, of = "other_here" }, draw { 1 } },
          flavour = "He checks that you are there. Then he goes in.",
          look = "three-friends #2b6cb8" }
ability { id = "chin_up", name = "Chin Up", hero = "legacy", colour = "blue", dice = 1,
          when = { on { "other_tested", success { 1 } } },
          flavour = "It helps to have somebody watching who is certain you can.",
          look = "round-star #2b6cb8" }
ability { id = "steadying_hand", name = "Steadying Hand", hero = "legacy", colour = "blue", dice = 2,
          when = { on { "tested", reroll { 3 } } }, flavour = "Again, and this time without the sighing.",
          look = "hand #2b6cb8" }
ability { id = "town_meeting", name = "Town Meeting", hero = "legacy", colour = "green", dice = 1, use = "action",
          effect = { remove { 2, at = "any_location" } },
          flavour = "He put it to the neighbourhood. The neighbourhood put it to the thugs.",
          look = "conversation #2f7fa0" }
ability { id = "battle_plan", name = "Battle Plan", hero = "legacy", colour = "green", dice = 2, use = "action",
          effect = { move { 1, of = "each_hero" }, draw { 1 } },
          flavour = "Arrows on a map, and his pencil never leaves the paper.",
          look = "chess-knight #2f7fa0" }
ability { id = "know_your_enemy", name = "Know Your Enemy", hero = "legacy", colour = "green", dice = 1,
          use = "action", effect = { strip { 2, villain = "any_villain" }, draw { 1 } },
          flavour = "He read the file. He also visited the mother.",
          look = "magnifying-glass #2f7fa0" }
ability { id = "early_warning", name = "Early Warning", hero = "legacy", colour = "green", dice = 2,
          when = { on { "scheme", skip { "henchmen" } } },
          flavour = "The phone rang one minute before it happened. It usually does.",
          look = "siren #2f7fa0" }
ability { id = "clear_the_streets", name = "Clear the Streets", hero = "legacy", colour = "green", dice = 1,
          use = "free", effect = { cost { discard { 1 } }, remove { 1, at = "here_or_near" } },
          flavour = "He asks politely. Once.",
          look = "dust-cloud #2f7fa0" }
ability { id = "read_the_room", name = "Read the Room", hero = "legacy", colour = "green", dice = 2, use = "free",
          effect = { draw { 1 } }, flavour = "Three exits, two cowards and one man who has not blinked.",
          look = "eye-target #2f7fa0" }
ability { id = "borrowed_jet", name = "Borrowed Jet", hero = "legacy", colour = "yellow", dice = 1, use = "action",
          effect = { teleport { at = "any_location" }, draw { 1 } },
          flavour = "Signed out under Miscellaneous, returned under Repairs.",
          look = "jet-fighter #4a78c8" }
ability { id = "signal_flare", name = "Signal Flare", hero = "legacy", colour = "yellow", dice = 1, use = "action",
          effect = { teleport { of = "other_hero", at = "here" }, draw { 1, of = "each_here" } },
          flavour = "Visible from the next county, which was the idea.",
          look = "light-projector #4a78c8" }
ability { id = "hold_the_line", name = "Hold the Line", hero = "legacy", colour = "yellow", dice = 2, use = "action",
          effect = { clear { at = "here" }, guard { 1 } },
          flavour = "There was a line. He drew it with his heel.",
          look = "defensive-wall #4a78c8" }
ability { id = "reinforced_cape", name = "Reinforced Cape", hero = "legacy", colour = "yellow", dice = 1,
          when = { on { "hurt", prevent { 1 }, draw { 1 } } },
          flavour = "Fireproof, bulletproof, dry clean only.",
          look = "cape #4a78c8" }
ability { id = "radio_discipline", name = "Radio Discipline", hero = "legacy", colour = "yellow", dice = 2,
          use = "free", effect = { draw { 1, of = "other_hero" } },
          flavour = "Over. No, you say over when you have finished. Over.",
          look = "walkie-talkie #4a78c8" }
ability { id = "field_repairs", name = "Field Repairs", hero = "legacy", colour = "yellow", dice = 2, use = "free",
          effect = { cost { discard { 2 } }, refresh { 2 } },
          flavour = "Tape, wire, and the look his grandfather had.",
          look = "wrench #4a78c8" }
ability { id = "for_the_name_on_the_door", name = "For the Name on the Door", hero = "legacy", colour = "red",
          dice = 2, cost = 1, envelope = 1, when = { on { "other_hurt", prevent_all {} } },
          flavour = "There is a name on the door. It is yours as well.",
          look = "entry-door #35569c" }
ability { id = "stand_with_me", name = "Stand With Me", hero = "legacy", colour = "blue", dice = 2, cost = 1,
          envelope = 1, use = "action", effect = { draw { 2, of = "each_here" } },
          flavour = "Four words. He has never needed a fifth.",
          look = "all-for-one #2b6cb8" }
ability { id = "old_guard", name = "Old Guard", hero = "legacy", colour = "green", dice = 3, cost = 2, envelope = 2,
          use = "action", effect = { remove { 3, at = "within_2" }, draw { 1 } },
          flavour = "They had retired. Then they saw who was asking.",
          look = "medal #2f7fa0" }
ability { id = "everything_we_are", name = "Everything We Are", hero = "legacy", colour = "purple", dice = 3, cost = 3,
          envelope = 4, use = "action",
          effect = { heal { 1, of = "each_hero" }, draw { 1, of = "each_hero" }, dice { 1, of = "each_hero" } },
          flavour = "The city has one answer. It wears a lot of different coats.",
          look = "sunrise #4450a8" }
