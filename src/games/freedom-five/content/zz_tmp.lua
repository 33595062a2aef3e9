-- zz_tmp.lua: content to get the game going; goes away as the real decks, Villains and Comics come.
scheme { id = "tmp_s0", name = "Scheme 0", steps = { { "henchman", "breakwater_station", "red" }, { "henchman", "ferris_field", "blue" }, { "villain", "memorial_barracks", "red" } }, gives_task = 1, event = "bad" }
scheme { id = "tmp_s1", name = "Scheme 1", steps = { { "henchman", "quarry_park", "blue" }, { "bystander", "copperline_terminus" }, { "villain", "saltmarsh_sanatorium", "blue" } }, gives_task = 1, event = "bad" }
scheme { id = "tmp_s2", name = "Scheme 2", steps = { { "henchman", "hammer_street_gym", "green" }, { "mastermind", "cobblers_rise" }, { "villain", "memorial_barracks", "green" } }, gives_task = 1, event = "bad" }
scheme { id = "tmp_s3", name = "Scheme 3", steps = { { "henchman", "saint_orlas_shelter", "yellow" }, { "henchman", "high_court", "yellow" }, { "villain", "breakwater_station", "yellow" } }, gives_task = 1, event = "bad" }
scheme { id = "tmp_s4", name = "Scheme 4", steps = { { "henchman", "tidewater_shipyard", "red" }, { "bystander", "civic_library" }, { "villain", "butchers_wharf", "red" } }, gives_task = 1, event = "bad" }
scheme { id = "tmp_s5", name = "Scheme 5", steps = { { "henchman", "ropewalk_docks", "blue" }, { "mastermind", "lantern_square" }, { "villain", "tramway_depot", "blue" } }, gives_task = 1, event = "bad" }
scheme { id = "tmp_s6", name = "Scheme 6", steps = { { "henchman", "lantern_square", "green" }, { "henchman", "butchers_wharf", "yellow" }, { "villain", "cinder_stacks", "green" } }, gives_task = 1, event = "bad" }
scheme { id = "tmp_s7", name = "Scheme 7", steps = { { "henchman", "ferris_field", "yellow" }, { "bystander", "nightshade_heights" }, { "villain", "cobblers_rise", "yellow" } }, gives_task = 1, event = "bad" }
scheme { id = "tmp_s8", name = "Scheme 8", steps = { { "henchman", "civic_library", "red" }, { "mastermind", "ferris_field" }, { "villain", "cobblers_rise", "red" } }, event = "bad", effect = { hurt { 1 } } }
scheme { id = "tmp_s9", name = "Scheme 9", steps = { { "henchman", "foundry_row", "blue" }, { "henchman", "belltower_row", "yellow" }, { "villain", "saltmarsh_sanatorium", "blue" } }, event = "bad", effect = { hurt { 1 } } }
scheme { id = "tmp_s10", name = "Scheme 10", steps = { { "henchman", "harbour_chapel", "green" }, { "bystander", "paper_lane" }, { "villain", "breakwater_station", "green" } }, event = "bad", effect = { hurt { 1 } } }
scheme { id = "tmp_s11", name = "Scheme 11", steps = { { "henchman", "copperline_terminus", "yellow" }, { "mastermind", "ropewalk_docks" }, { "villain", "market_hall", "yellow" } }, event = "bad", effect = { hurt { 1 } } }
scheme { id = "tmp_s12", name = "Scheme 12", steps = { { "henchman", "nightshade_heights", "red" }, { "henchman", "foundry_row", "red" }, { "villain", "market_hall", "red" } }, event = "bad", effect = { hurt { 1 } } }
scheme { id = "tmp_s13", name = "Scheme 13", steps = { { "henchman", "ironworks_arena", "blue" }, { "bystander", "cinder_stacks" }, { "villain", "belltower_row", "blue" } }, event = "bad", effect = { hurt { 1 } } }
scheme { id = "tmp_s14", name = "Scheme 14", steps = { { "henchman", "freedom_tower", "green" }, { "mastermind", "skyline_exchange" }, { "villain", "high_court", "green" } }, event = "bad", effect = { hurt { 1 } } }
scheme { id = "tmp_s15", name = "Scheme 15", steps = { { "henchman", "skyline_exchange", "yellow" }, { "henchman", "tramway_depot", "yellow" }, { "villain", "winter_gardens", "yellow" } }, event = "bad", effect = { hurt { 1 } } }
scheme { id = "tmp_s16", name = "Scheme 16", steps = { { "henchman", "halvard_institute", "red" }, { "bystander", "nightshade_heights" }, { "villain", "paper_lane", "red" } }, event = "bad", effect = { hurt { 1 } } }
scheme { id = "tmp_s17", name = "Scheme 17", steps = { { "henchman", "butchers_wharf", "blue" }, { "mastermind", "saltmarsh_sanatorium" }, { "villain", "tidewater_shipyard", "blue" } }, event = "bad", effect = { hurt { 1 } } }
scheme { id = "tmp_s18", name = "Scheme 18", steps = { { "henchman", "memorial_barracks", "green" }, { "henchman", "saint_orlas_shelter", "blue" }, { "villain", "quarry_park", "green" } }, event = "bad", effect = { hurt { 1 } } }
scheme { id = "tmp_s19", name = "Scheme 19", steps = { { "henchman", "high_court", "yellow" }, { "bystander", "skyline_exchange" }, { "villain", "lantern_square", "yellow" } }, event = "bad", effect = { hurt { 1 } } }
scheme { id = "tmp_s20", name = "Scheme 20", steps = { { "henchman", "cobblers_rise", "red" }, { "mastermind", "consulate_hill" }, { "henchman", "ironworks_arena", "yellow" } }, event = "good", effect = { draw { 1 } } }
scheme { id = "tmp_s21", name = "Scheme 21", steps = { { "henchman", "consulate_hill", "blue" }, { "henchman", "halvard_institute", "yellow" }, { "henchman", "cinder_stacks", "green" } }, event = "good", effect = { draw { 1 } } }
scheme { id = "tmp_s22", name = "Scheme 22", steps = { { "henchman", "tramway_depot", "green" }, { "bystander", "butchers_wharf" }, { "henchman", "memorial_barracks", "blue" } }, event = "good", effect = { draw { 1 } } }
scheme { id = "tmp_s23", name = "Scheme 23", steps = { { "henchman", "paper_lane", "yellow" }, { "mastermind", "riverside_waterworks" }, { "henchman", "harbour_chapel", "green" } }, event = "good", effect = { draw { 1 } } }
scheme { id = "tmp_s24", name = "Scheme 24", steps = { { "henchman", "market_hall", "red" }, { "henchman", "high_court", "blue" }, { "henchman", "consulate_hill", "green" } }, event = "good", effect = { draw { 1 } } }
scheme { id = "tmp_s25", name = "Scheme 25", steps = { { "henchman", "winter_gardens", "blue" }, { "bystander", "butchers_wharf" }, { "henchman", "riverside_waterworks", "blue" } }, event = "good", effect = { draw { 1 } } }
scheme { id = "tmp_s26", name = "Scheme 26", steps = { { "henchman", "cinder_stacks", "green" }, { "mastermind", "cobblers_rise" }, { "henchman", "cinder_stacks", "green" } }, event = "good", effect = { draw { 1 } } }
scheme { id = "tmp_s27", name = "Scheme 27", steps = { { "henchman", "belltower_row", "yellow" }, { "henchman", "saint_orlas_shelter", "yellow" }, { "henchman", "hammer_street_gym", "yellow" } }, event = "good", effect = { draw { 1 } } }
scheme { id = "tmp_s28", name = "Scheme 28", steps = { { "henchman", "riverside_waterworks", "red" }, { "bystander", "hammer_street_gym" }, { "henchman", "copperline_terminus", "yellow" } }, event = "good", effect = { draw { 1 } } }
scheme { id = "tmp_s29", name = "Scheme 29", steps = { { "henchman", "saltmarsh_sanatorium", "blue" }, { "mastermind", "riverside_waterworks" }, { "henchman", "tidewater_shipyard", "green" } }, event = "good", effect = { draw { 1 } } }
justice_rules { id = "tmp_jrn0", name = "Justice Rules the Night 0" }
justice_rules { id = "tmp_jrn1", name = "Justice Rules the Night 1" }
justice_rules { id = "tmp_jrn2", name = "Justice Rules the Night 2" }
justice_rules { id = "tmp_jrn3", name = "Justice Rules the Night 3" }
justice_rules { id = "tmp_jrn4", name = "Justice Rules the Night 4" }
justice_rules { id = "tmp_jrn5", name = "Justice Rules the Night 5" }
anarchy { id = "tmp_a_red0", name = "Anarchy red 0", colour = "red", dice = 3, successes = 1, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_red1", name = "Anarchy red 1", colour = "red", dice = 3, successes = 1, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_red2", name = "Anarchy red 2", colour = "red", dice = 3, successes = 1, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_red3", name = "Anarchy red 3", colour = "red", dice = 3, successes = 2, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_red4", name = "Anarchy red 4", colour = "red", dice = 3, successes = 2, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_red5", name = "Anarchy red 5", colour = "red", dice = 3, successes = 2, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_red6", name = "Anarchy red 6", colour = "red", dice = 4, successes = 3, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_red7", name = "Anarchy red 7", colour = "red", dice = 4, successes = 3, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
tower { id = "tmp_t_red0", name = "Tower red 0", colour = "red", dice = 3, successes = 1, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
tower { id = "tmp_t_red1", name = "Tower red 1", colour = "red", dice = 3, successes = 1, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_blue0", name = "Anarchy blue 0", colour = "blue", dice = 3, successes = 1, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_blue1", name = "Anarchy blue 1", colour = "blue", dice = 3, successes = 1, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_blue2", name = "Anarchy blue 2", colour = "blue", dice = 3, successes = 1, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_blue3", name = "Anarchy blue 3", colour = "blue", dice = 3, successes = 2, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_blue4", name = "Anarchy blue 4", colour = "blue", dice = 3, successes = 2, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_blue5", name = "Anarchy blue 5", colour = "blue", dice = 3, successes = 2, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_blue6", name = "Anarchy blue 6", colour = "blue", dice = 4, successes = 3, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_blue7", name = "Anarchy blue 7", colour = "blue", dice = 4, successes = 3, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
tower { id = "tmp_t_blue0", name = "Tower blue 0", colour = "blue", dice = 3, successes = 1, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
tower { id = "tmp_t_blue1", name = "Tower blue 1", colour = "blue", dice = 3, successes = 1, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_green0", name = "Anarchy green 0", colour = "green", dice = 3, successes = 1, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_green1", name = "Anarchy green 1", colour = "green", dice = 3, successes = 1, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_green2", name = "Anarchy green 2", colour = "green", dice = 3, successes = 1, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_green3", name = "Anarchy green 3", colour = "green", dice = 3, successes = 2, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_green4", name = "Anarchy green 4", colour = "green", dice = 3, successes = 2, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_green5", name = "Anarchy green 5", colour = "green", dice = 3, successes = 2, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_green6", name = "Anarchy green 6", colour = "green", dice = 4, successes = 3, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_green7", name = "Anarchy green 7", colour = "green", dice = 4, successes = 3, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
tower { id = "tmp_t_green0", name = "Tower green 0", colour = "green", dice = 3, successes = 1, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
tower { id = "tmp_t_green1", name = "Tower green 1", colour = "green", dice = 3, successes = 1, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_yellow0", name = "Anarchy yellow 0", colour = "yellow", dice = 3, successes = 1, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_yellow1", name = "Anarchy yellow 1", colour = "yellow", dice = 3, successes = 1, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_yellow2", name = "Anarchy yellow 2", colour = "yellow", dice = 3, successes = 1, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_yellow3", name = "Anarchy yellow 3", colour = "yellow", dice = 3, successes = 2, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_yellow4", name = "Anarchy yellow 4", colour = "yellow", dice = 3, successes = 2, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_yellow5", name = "Anarchy yellow 5", colour = "yellow", dice = 3, successes = 2, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_yellow6", name = "Anarchy yellow 6", colour = "yellow", dice = 4, successes = 3, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
anarchy { id = "tmp_a_yellow7", name = "Anarchy yellow 7", colour = "yellow", dice = 4, successes = 3, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
tower { id = "tmp_t_yellow0", name = "Tower yellow 0", colour = "yellow", dice = 3, successes = 1, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
tower { id = "tmp_t_yellow1", name = "Tower yellow 1", colour = "yellow", dice = 3, successes = 1, reward = { draw { 1 } }, penalty = { hurt { 1 } } }
bystander { id = "tmp_b0", name = "Bystander 0", icons = 1, effect = { draw { 1 } } }
bystander { id = "tmp_b1", name = "Bystander 1", icons = 1, effect = { draw { 1 } } }
bystander { id = "tmp_b2", name = "Bystander 2", icons = 1, effect = { draw { 1 } } }
bystander { id = "tmp_b3", name = "Bystander 3", icons = 1, effect = { draw { 1 } } }
bystander { id = "tmp_b4", name = "Bystander 4", icons = 1, effect = { draw { 1 } } }
bystander { id = "tmp_b5", name = "Bystander 5", icons = 1, effect = { draw { 1 } } }
bystander { id = "tmp_b6", name = "Bystander 6", icons = 1, effect = { draw { 1 } } }
bystander { id = "tmp_b7", name = "Bystander 7", icons = 1, effect = { draw { 1 } } }
bystander { id = "tmp_b8", name = "Bystander 8", icons = 1, effect = { draw { 1 } } }
bystander { id = "tmp_b9", name = "Bystander 9", icons = 1, effect = { draw { 1 } } }
bystander { id = "tmp_b10", name = "Bystander 10", icons = 1, effect = { draw { 1 } } }
bystander { id = "tmp_b11", name = "Bystander 11", icons = 1, effect = { draw { 1 } } }
bystander { id = "tmp_b12", name = "Bystander 12", icons = 2, effect = { draw { 1 } } }
bystander { id = "tmp_b13", name = "Bystander 13", icons = 2, effect = { draw { 1 } } }
bystander { id = "tmp_b14", name = "Bystander 14", icons = 2, effect = { draw { 1 } } }
bystander { id = "tmp_b15", name = "Bystander 15", icons = 2, effect = { draw { 1 } } }
bystander { id = "tmp_b16", name = "Bystander 16", icons = 2, effect = { draw { 1 } } }
bystander { id = "tmp_b17", name = "Bystander 17", icons = 0, effect = { hurt { 1 } } }
bystander { id = "tmp_b18", name = "Bystander 18", icons = 0, effect = { hurt { 1 } } }
bystander { id = "tmp_b19", name = "Bystander 19", icons = 0, effect = { hurt { 1 } } }
justice { id = "tmp_j0", name = "Justice 0", kind = "place", location = "ironworks_arena", reward = { draw { 2 } } }
justice { id = "tmp_j1", name = "Justice 1", kind = "place", location = "market_hall", reward = { draw { 2 } } }
justice { id = "tmp_j2", name = "Justice 2", kind = "place", location = "ironworks_arena", reward = { draw { 2 } } }
justice { id = "tmp_j3", name = "Justice 3", kind = "place", location = "belltower_row", reward = { draw { 2 } } }
justice { id = "tmp_j4", name = "Justice 4", kind = "place", location = "saint_orlas_shelter", reward = { draw { 2 } } }
justice { id = "tmp_j5", name = "Justice 5", kind = "place", location = "quarry_park", reward = { draw { 2 } } }
justice { id = "tmp_j6", name = "Justice 6", kind = "place", location = "high_court", reward = { draw { 2 } } }
justice { id = "tmp_j7", name = "Justice 7", kind = "place", location = "high_court", reward = { draw { 2 } } }
justice { id = "tmp_j8", name = "Justice 8", kind = "test", colour = "red", dice = 3, successes = 1, penalty = { hurt { 1 } }, reward = { draw { 2 } } }
justice { id = "tmp_j9", name = "Justice 9", kind = "test", colour = "blue", dice = 3, successes = 1, penalty = { hurt { 1 } }, reward = { draw { 2 } } }
justice { id = "tmp_j10", name = "Justice 10", kind = "test", colour = "green", dice = 3, successes = 1, penalty = { hurt { 1 } }, reward = { draw { 2 } } }
justice { id = "tmp_j11", name = "Justice 11", kind = "test", colour = "yellow", dice = 3, successes = 1, penalty = { hurt { 1 } }, reward = { draw { 2 } } }
justice { id = "tmp_j12", name = "Justice 12", kind = "test", colour = "red", dice = 3, successes = 1, penalty = { hurt { 1 } }, reward = { draw { 2 } } }
justice { id = "tmp_j13", name = "Justice 13", kind = "test", colour = "blue", dice = 3, successes = 1, penalty = { hurt { 1 } }, reward = { draw { 2 } } }
justice { id = "tmp_j14", name = "Justice 14", kind = "test", colour = "green", dice = 3, successes = 1, penalty = { hurt { 1 } }, reward = { draw { 2 } } }
justice { id = "tmp_j15", name = "Justice 15", kind = "test", colour = "yellow", dice = 3, successes = 1, penalty = { hurt { 1 } }, reward = { draw { 2 } } }
justice { id = "tmp_j16", name = "Justice 16", kind = "payment", colour = "red", cards = 2, reward = { draw { 2 } } }
justice { id = "tmp_j17", name = "Justice 17", kind = "payment", colour = "blue", cards = 2, reward = { draw { 2 } } }
justice { id = "tmp_j18", name = "Justice 18", kind = "payment", colour = "green", cards = 2, reward = { draw { 2 } } }
justice { id = "tmp_j19", name = "Justice 19", kind = "payment", colour = "yellow", cards = 2, reward = { draw { 2 } } }
justice { id = "tmp_j20", name = "Justice 20", kind = "payment", colour = "red", cards = 2, reward = { draw { 2 } } }
justice { id = "tmp_j21", name = "Justice 21", kind = "payment", colour = "blue", cards = 2, reward = { draw { 2 } } }
justice { id = "tmp_j22", name = "Justice 22", kind = "payment", colour = "green", cards = 2, reward = { draw { 2 } } }
justice { id = "tmp_j23", name = "Justice 23", kind = "payment", colour = "yellow", cards = 2, reward = { draw { 2 } } }
special { id = "tmp_sp0", name = "Special 0", dice = 3, copies = 2, effect = { draw { 1 } } }
special { id = "tmp_sp1", name = "Special 1", dice = 2, copies = 2, effect = { draw { 2 } } }
special { id = "tmp_sp2", name = "Special 2", dice = 2, copies = 2, effect = { draw { 3 } } }
special { id = "tmp_sp3", name = "Special 3", dice = 3, copies = 2, effect = { draw { 1 } } }
special { id = "tmp_sp4", name = "Special 4", dice = 2, copies = 2, effect = { draw { 2 } } }
special { id = "tmp_sp5", name = "Special 5", dice = 2, copies = 2, effect = { draw { 3 } } }
special { id = "tmp_sp6", name = "Special 6", dice = 3, copies = 2, effect = { draw { 1 } } }
special { id = "tmp_sp7", name = "Special 7", dice = 2, copies = 2, effect = { draw { 2 } } }
special { id = "tmp_sp8", name = "Special 8", dice = 2, copies = 2, effect = { draw { 3 } } }
special { id = "tmp_sp9", name = "Special 9", dice = 3, copies = 2, effect = { draw { 1 } } }
special { id = "tmp_sp10", name = "Special 10", dice = 2, copies = 2, effect = { draw { 2 } } }
special { id = "tmp_sp11", name = "Special 11", dice = 2, copies = 2, effect = { draw { 3 } } }
villain { id = "tmp_v_red0", name = "Villain red 0", colour = "red", per_hero = 1, plus = 3, movement = { place_anarchy { 1, at = "villain_place", colour = "red" } }, defense = { cancels { 1, when = { "attacker_hand_below", 4 } } }, counterstrike = { hurt { 2, of = "attackers", kind = "discards" } }, after = { move_villain { at = "random" } }, reward_1 = { gain_special { 1 } }, reward_2 = { draw { 3 } }, reward_3 = { heal { 2 } }, reward_4 = { track_back { 1 } } }
villain { id = "tmp_v_red1", name = "Villain red 1", colour = "red", per_hero = 1, plus = 3, movement = { place_anarchy { 1, at = "villain_place", colour = "red" } }, defense = { cancels { 1, when = { "attacker_hand_below", 4 } } }, counterstrike = { hurt { 2, of = "attackers", kind = "discards" } }, after = { move_villain { at = "random" } }, reward_1 = { gain_special { 1 } }, reward_2 = { draw { 3 } }, reward_3 = { heal { 2 } }, reward_4 = { track_back { 1 } } }
mastermind { id = "tmp_m_red", name = "Mastermind red", colour = "red", per_hero = 1, plus = 5, moves_to_tokens = 1, movement = { join_card { 1 } }, counterstrike = { hurt { 2, of = "attackers" } }, after = { move_villain { at = "random" } } }
villain { id = "tmp_v_blue0", name = "Villain blue 0", colour = "blue", per_hero = 1, plus = 3, movement = { place_anarchy { 1, at = "villain_place", colour = "blue" } }, defense = { cancels { 1, when = { "attacker_hand_below", 4 } } }, counterstrike = { hurt { 2, of = "attackers", kind = "discards" } }, after = { move_villain { at = "random" } }, reward_1 = { gain_special { 1 } }, reward_2 = { draw { 3 } }, reward_3 = { heal { 2 } }, reward_4 = { track_back { 1 } } }
villain { id = "tmp_v_blue1", name = "Villain blue 1", colour = "blue", per_hero = 1, plus = 3, movement = { place_anarchy { 1, at = "villain_place", colour = "blue" } }, defense = { cancels { 1, when = { "attacker_hand_below", 4 } } }, counterstrike = { hurt { 2, of = "attackers", kind = "discards" } }, after = { move_villain { at = "random" } }, reward_1 = { gain_special { 1 } }, reward_2 = { draw { 3 } }, reward_3 = { heal { 2 } }, reward_4 = { track_back { 1 } } }
mastermind { id = "tmp_m_blue", name = "Mastermind blue", colour = "blue", per_hero = 1, plus = 5, moves_to_tokens = 1, movement = { join_card { 1 } }, counterstrike = { hurt { 2, of = "attackers" } }, after = { move_villain { at = "random" } } }
villain { id = "tmp_v_green0", name = "Villain green 0", colour = "green", per_hero = 1, plus = 3, movement = { place_anarchy { 1, at = "villain_place", colour = "green" } }, defense = { cancels { 1, when = { "attacker_hand_below", 4 } } }, counterstrike = { hurt { 2, of = "attackers", kind = "discards" } }, after = { move_villain { at = "random" } }, reward_1 = { gain_special { 1 } }, reward_2 = { draw { 3 } }, reward_3 = { heal { 2 } }, reward_4 = { track_back { 1 } } }
villain { id = "tmp_v_green1", name = "Villain green 1", colour = "green", per_hero = 1, plus = 3, movement = { place_anarchy { 1, at = "villain_place", colour = "green" } }, defense = { cancels { 1, when = { "attacker_hand_below", 4 } } }, counterstrike = { hurt { 2, of = "attackers", kind = "discards" } }, after = { move_villain { at = "random" } }, reward_1 = { gain_special { 1 } }, reward_2 = { draw { 3 } }, reward_3 = { heal { 2 } }, reward_4 = { track_back { 1 } } }
mastermind { id = "tmp_m_green", name = "Mastermind green", colour = "green", per_hero = 1, plus = 5, moves_to_tokens = 1, movement = { join_card { 1 } }, counterstrike = { hurt { 2, of = "attackers" } }, after = { move_villain { at = "random" } } }
villain { id = "tmp_v_yellow0", name = "Villain yellow 0", colour = "yellow", per_hero = 1, plus = 3, movement = { place_anarchy { 1, at = "villain_place", colour = "yellow" } }, defense = { cancels { 1, when = { "attacker_hand_below", 4 } } }, counterstrike = { hurt { 2, of = "attackers", kind = "discards" } }, after = { move_villain { at = "random" } }, reward_1 = { gain_special { 1 } }, reward_2 = { draw { 3 } }, reward_3 = { heal { 2 } }, reward_4 = { track_back { 1 } } }
villain { id = "tmp_v_yellow1", name = "Villain yellow 1", colour = "yellow", per_hero = 1, plus = 3, movement = { place_anarchy { 1, at = "villain_place", colour = "yellow" } }, defense = { cancels { 1, when = { "attacker_hand_below", 4 } } }, counterstrike = { hurt { 2, of = "attackers", kind = "discards" } }, after = { move_villain { at = "random" } }, reward_1 = { gain_special { 1 } }, reward_2 = { draw { 3 } }, reward_3 = { heal { 2 } }, reward_4 = { track_back { 1 } } }
mastermind { id = "tmp_m_yellow", name = "Mastermind yellow", colour = "yellow", per_hero = 1, plus = 5, moves_to_tokens = 1, movement = { join_card { 1 } }, counterstrike = { hurt { 2, of = "attackers" } }, after = { move_villain { at = "random" } } }
event { id = "tmp_e1_0", name = "Event 1 0", colour = "green", dice = 3, successes = 2, success = { draw { 2 } }, failure = { discard { 1 } } }
event { id = "tmp_e1_1", name = "Event 1 1", colour = "red", dice = 3, successes = 2, success = { heal { 1 } }, failure = { hurt { 1 } } }
event { id = "tmp_e1_2", name = "Event 1 2", colour = "blue", dice = 3, successes = 2, success = { refresh { 1 } }, failure = { place_henchman { 1, at = "here", colour = "blue" } } }
event { id = "tmp_e1_3", name = "Event 1 3", colour = "yellow", dice = 3, successes = 2, success = { gain_special { 1 } }, failure = { place_anarchy { 1, at = "here", colour = "yellow" } } }
event { id = "tmp_e1_4", name = "Event 1 4", colour = "mastermind", dice = 3, successes = 2, success = { track_back { 1 } }, failure = { advance { 1 } } }
event { id = "tmp_e2_0", name = "Event 2 0", colour = "green", dice = 3, successes = 2, success = { draw { 2 } }, failure = { discard { 2 } } }
event { id = "tmp_e2_1", name = "Event 2 1", colour = "red", dice = 3, successes = 2, success = { heal { 1 } }, failure = { hurt { 2 } } }
event { id = "tmp_e2_2", name = "Event 2 2", colour = "blue", dice = 3, successes = 2, success = { refresh { 1 } }, failure = { place_henchman { 2, at = "here", colour = "blue" } } }
event { id = "tmp_e2_3", name = "Event 2 3", colour = "yellow", dice = 3, successes = 2, success = { gain_special { 1 } }, failure = { place_anarchy { 1, at = "here", colour = "yellow" } } }
event { id = "tmp_e2_4", name = "Event 2 4", colour = "mastermind", dice = 3, successes = 2, success = { track_back { 1 } }, failure = { advance { 1 } } }
comic { id = "tmp_c1", name = "Comic 1", number = 1, jrn = 5, plots = { 5, 0, 0 }, anarchy = { 3, 3, 3, 3 }, purple = 4, win = "mastermind_defeated", lose = "track_at", lose_number = 10, villains = { { "tmp_v_red0" }, { "tmp_v_blue0" }, { "tmp_v_green0" }, { "tmp_m_yellow", "consulate_hill" } }, introduction = "a", objective = "b", victory = "c", defeat = "d", points = 3, augments = 1, allies = 1, modifiers = 1 }
chapter { id = "tmp_c1_1", name = "Chapter 1.1", comic = "tmp_c1", number = 1, objective = "bystanders_held", objective_number = 3,  phase = { { "attack" }, { "draw", 2 }, { "scheme", 1 } }, events = { "tmp_e1_0", "tmp_e1_1", "tmp_e1_2", "tmp_e1_3", "tmp_e1_4" }, reward_1 = { heal { 2 } }, reward_2 = { clear { at = "here" } }, before = "x", after = "y" }
chapter { id = "tmp_c1_2", name = "Chapter 1.2", comic = "tmp_c1", number = 2,   phase = { { "attack" }, { "draw", 2 }, { "scheme", 2 } }, events = { "tmp_e2_0", "tmp_e2_1", "tmp_e2_2", "tmp_e2_3", "tmp_e2_4" }, reward_1 = { heal { 2 } }, reward_2 = { clear { at = "here" } }, before = "x", after = "y" }
comic { id = "tmp_c3", name = "Comic 3", number = 2, jrn = 5, plots = { 4, 7, 0 }, anarchy = { 2, 2, 2, 2 }, purple = 4, win = "villains_defeated", win_number = 4, lose = "track_at", lose_number = 10, villains = { { "tmp_v_red0" }, { "tmp_v_blue0" }, { "tmp_v_green0" }, { "tmp_v_yellow0" } }, introduction = "a", objective = "b", victory = "c", defeat = "d", points = 3, augments = 1, allies = 1, modifiers = 1 }
chapter { id = "tmp_c3_1", name = "Chapter 3.1", comic = "tmp_c3", number = 1, objective = "villains_defeated", objective_number = 1, quest = "side_quest", quest_at = { "tidewater_shipyard", "butchers_wharf", "saltmarsh_sanatorium" }, quest_failure = { hurt { 1 } }, phase = { { "attack" }, { "draw", 2 }, { "scheme", 1 } }, events = { "tmp_e1_0", "tmp_e1_1", "tmp_e1_2", "tmp_e1_3", "tmp_e1_4" }, reward_1 = { heal { 2 } }, reward_2 = { clear { at = "here" } }, before = "x", after = "y" }
chapter { id = "tmp_c3_2", name = "Chapter 3.2", comic = "tmp_c3", number = 2, objective = "villains_defeated", objective_number = 2,  phase = { { "attack" }, { "draw", 2 }, { "scheme", 2 } }, events = { "tmp_e2_0", "tmp_e2_1", "tmp_e2_2", "tmp_e2_3", "tmp_e2_4" }, reward_1 = { heal { 2 } }, reward_2 = { clear { at = "here" } }, before = "x", after = "y" }
chapter { id = "tmp_c3_3", name = "Chapter 3.3", comic = "tmp_c3", number = 3,   phase = { { "attack" }, { "draw", 2 }, { "scheme", 2 } }, events = { "tmp_e2_0", "tmp_e2_1", "tmp_e2_2", "tmp_e2_3", "tmp_e2_4" }, reward_1 = { heal { 2 } }, reward_2 = { clear { at = "here" } }, before = "x", after = "y" }
ally { id = "tmp_ally", name = "Ally", uses = 2, effect = { draw { 1 } } }
modifier { id = "tmp_mod", name = "Mod", colour = "red", passive = { henchman_target { 1 } } }
