-- The Sins, their Powers and their decks of 20, and the three kinds of Acolytes.

sin { id = "pride", name = "Pride", abomination = "pride_abomination", controller = "pride_controller", avatar = "pride_avatar",
      power = { frailty { 1, when = "alone" } },
      flavour = "It does not want you dead. It wants you to have watched.",
      look = "beast rays cape crown slits smirk skin7 #8c1f3c #3a0d22 #f2b33c #7a2318 queen-crown" }
sin { id = "sloth", name = "Sloth", abomination = "sloth_abomination", controller = "sloth_controller", avatar = "sloth_avatar",
      power = { pace { 1 } },
      flavour = "There is no hurry. There never was. Sit down.",
      look = "beast rain hoodie ooze shade drool skin8 #2f4a3c #26382a #a7d96a #6a8c4a snail" }

acolytes { id = "doctors", name = "Corrupted Doctors", acolyte = "doctor",
           ability = { raise_acolyte {}, forbid_healing {} },
           flavour = "The chart says you were never well to begin with.", look = "plague-doctor-profile #4f6b52" }
acolytes { id = "hobos", name = "Corrupted Hobos", acolyte = "hobo",
           ability = { raise_acolyte {}, jam {} },
           flavour = "Spare something? They will take whatever you have.", look = "shambling-zombie #54452f" }
acolytes { id = "nuns", name = "Corrupted Nuns", acolyte = "nun",
           ability = { raise_acolyte {}, cover {} },
           flavour = "They still pray at the proper hours. Only the address has changed.", look = "nun-face #3c4468" }

-- Pride
sin_card { id = "look_upon_me", name = "Look upon Me", sin = "pride", copies = 3, moment = "fight_start",
           effect = { add_sin_dice { 2 } }, look = "gooey-eyed-sun #a3471f" }
sin_card { id = "crown_of_knives", name = "Crown of Knives", sin = "pride", copies = 2, moment = "fight_start",
           effect = { add_sin_dice { 3 }, given { "alone", add_sin_dice { 1 } } },
           flavour = "One size fits everyone.", look = "sharp-crown #8c2233" }
sin_card { id = "deserved_blow", name = "A Deserved Blow", sin = "pride", copies = 2, moment = "fight_start",
           effect = { add_sin_hits { 1 } }, look = "mailed-fist #7a2d3c" }
sin_card { id = "whispered_praise", name = "Whispered Praise", sin = "pride", copies = 1, moment = "fight_start",
           effect = { add_sin_corruption { 1 } }, look = "duality-mask #6a3a7d" }
sin_card { id = "gilded_skin", name = "Gilded Skin", sin = "pride", copies = 2, moment = "fight_start",
           effect = { hard_hide { 1 }, given { "alone", add_sin_dice { 1 } } }, look = "abdominal-armor #a3751f" }
sin_card { id = "mirror_or_blade", name = "Mirror or Blade", sin = "pride", copies = 2, moment = "turn_start",
           effect = { choose { by = "current_hero", { wound { 1 } }, { corrupt { 1 } } } },
           flavour = "Both are sharp, and only one of them lies.", look = "mirror-mirror #3f5f86" }
sin_card { id = "pick_a_champion", name = "Pick a Champion", sin = "pride", copies = 1, moment = "turn_start",
           effect = { choose { by = "hero_side", { corrupt { 1, of = "each_hero" } }, { wound { 2, of = "hero_of_their_choice" } } } },
           flavour = "Somebody here is better than the others. Go on, say who.", look = "podium-winner #8c5a1f" }
sin_card { id = "burning_statue", name = "Burning Statue", sin = "pride", copies = 1, moment = "turn_end",
           effect = { place { "fire", at = "here_or_adjacent" } }, look = "fire-silhouette #b3471f" }
sin_card { id = "pedestal_of_rot", name = "Pedestal of Rot", sin = "pride", copies = 1, moment = "turn_end",
           effect = { place { "corruption", at = "here_or_adjacent" } }, look = "greek-temple #4f6b2f" }
sin_card { id = "weight_of_the_train", name = "The Weight of the Train", sin = "pride", copies = 2, moment = "before_step", first_step = 1,
           effect = { slow { 1 } }, look = "cape #6e2252" }
sin_card { id = "too_fine_for_dirt", name = "Too Fine for Dirt", sin = "pride", copies = 1, moment = "before_cleanse",
           effect = { change_dice { -2 } },
           flavour = "You did not train for eleven years to scrub a floor.", look = "large-dress #7d4a7a" }
sin_card { id = "grand_entrance", name = "Grand Entrance", sin = "pride", copies = 1, moment = "reaction_start",
           effect = { haste { 4 } },
           flavour = "The doors were only ever for show.", look = "theater-curtains #8c1f2d" }
sin_card { id = "retinue", name = "Retinue", sin = "pride", copies = 1, moment = "reaction_start",
           effect = { second_move {} }, look = "minions #4a3f7d" }

-- Sloth
sin_card { id = "slow_tide", name = "Slow Tide", sin = "sloth", copies = 3, moment = "fight_start",
           effect = { add_sin_dice { 2 } }, look = "big-wave #2f5f6b" }
sin_card { id = "the_chase_is_over", name = "The Chase Is Over", sin = "sloth", copies = 2, moment = "fight_start",
           effect = { add_sin_dice { 3 }, given { { "steps", 2 }, add_sin_dice { 1 } } }, look = "finish-line #6b4a2f" }
sin_card { id = "dead_weight", name = "Dead Weight", sin = "sloth", copies = 2, moment = "fight_start",
           effect = { add_sin_hits { 1 } },
           flavour = "It leans on you like an old friend.", look = "weight-crush #4a4452" }
sin_card { id = "what_is_the_use", name = "What Is the Use", sin = "sloth", copies = 1, moment = "fight_start",
           effect = { add_sin_corruption { 1 } }, look = "despair #5a3a7d" }
sin_card { id = "blubber", name = "Blubber", sin = "sloth", copies = 2, moment = "fight_start",
           effect = { hard_hide { 1 }, given { { "steps", 2 }, add_sin_dice { 1 } } }, look = "slime #5f7a2f" }
sin_card { id = "lie_down_or_fall", name = "Lie Down or Fall", sin = "sloth", copies = 2, moment = "turn_start",
           effect = { choose { by = "current_hero", { wound { 1 } }, { corrupt { 1 } } } },
           look = "person-in-bed #3f5a7a" }
sin_card { id = "let_someone_else", name = "Let Someone Else", sin = "sloth", copies = 1, moment = "turn_start",
           effect = { choose { by = "hero_side", { corrupt { 1, of = "each_hero" } }, { wound { 2, of = "hero_of_their_choice" } } } },
           flavour = "Four people saw it happen. Each was sure that another had called.", look = "shrug #6b5a3a" }
sin_card { id = "unwatched_stove", name = "Unwatched Stove", sin = "sloth", copies = 1, moment = "turn_end",
           effect = { place { "fire", at = "here_or_adjacent" } },
           flavour = "It has been on since Tuesday.", look = "gas-stove #b3511f" }
sin_card { id = "mould", name = "Mould", sin = "sloth", copies = 1, moment = "turn_end",
           effect = { place { "corruption", at = "here_or_adjacent" } }, look = "mushrooms-cluster #4f6b2f" }
sin_card { id = "leaden_feet", name = "Leaden Feet", sin = "sloth", copies = 2, moment = "before_step", first_step = 1,
           effect = { slow { 1 } }, look = "prisoner #4a5260" }
sin_card { id = "tomorrow_perhaps", name = "Tomorrow, Perhaps", sin = "sloth", copies = 1, moment = "before_cleanse",
           effect = { change_dice { -2 } },
           flavour = "The stain will still be there. That is the comfort of stains.", look = "calendar #7a5a3a" }
sin_card { id = "rude_awakening", name = "Rude Awakening", sin = "sloth", copies = 1, moment = "reaction_start",
           effect = { haste { 4 } }, look = "alarm-clock #8c2f2a" }
sin_card { id = "they_only_seemed_asleep", name = "They Only Seemed Asleep", sin = "sloth", copies = 1, moment = "reaction_start",
           effect = { second_move {} }, look = "sleepy #3a3f6b" }
