-- The Event cards: 10 kinds, each twice.

event { id = "kamikaze", name = "Kamikaze", speed = 1,
        effect = { remove { of = "any_robot" },
                   each { "hero_beside_it", assail { 3, dice = "power", of = "that_hero" } } },
        look = "unlit-bomb #c8402f",
        flavour = "FOR THE DOKTOR, said the loudspeaker, and then it said nothing in a great many places." }
event { id = "photon_beam", name = "Photon Beam", attack = 1, effect = { power_dice {} },
        look = "ray-gun #2a7a80",
        flavour = "Set to MEDIUM. The dial does not go any lower." }
event { id = "fresh_from_the_works", name = "Fresh from the Works", defense = 1,
        effect = { reinforce { { per = "heroes" }, at = "any_room", kinds = "one_kind" } },
        look = "factory #5c6b7d",
        flavour = "Mind the paint, they are still wet." }
event { id = "field_repair", name = "Field Repair", defense = 2, speed = -1,
        effect = { heal { 2, of = "any_villain" } },
        look = "auto-repair #3f8f4f",
        flavour = "A spanner, a curse, a kick, and it walks again." }
event { id = "lockdown", name = "Lockdown", speed = 2, effect = { close { "open_door" } },
        look = "closed-doors #8c2f39",
        flavour = "A light turns red, and somewhere a Hero says a word that the Comics Code forbids." }
event { id = "overdrive", name = "Overdrive", actions = 1, effect = { overdrive { 1 } },
        look = "speedometer #e07b1f",
        flavour = "Do not exceed, says the plate. He had the plate removed." }
event { id = "stun_gas", name = "Stun Gas", attack = 1, defense = -1, speed = 1,
        effect = { token { -1, stat = "attack", of = "heroes_of_a_room" } },
        look = "gas-mask #6d9440",
        flavour = "Peppermint. He is not without taste." }
event { id = "jamming_field", name = "Jamming Field", defense = 1, speed = 1, effect = { vex { 2, of = "any_hero" } },
        look = "radar-sweep #3b5f86",
        flavour = "It hums one note, and it is the wrong one." }
event { id = "secret_passage", name = "Secret Passage", actions = 1, attack = -1,
        effect = { place { of = "any_henchman", at = "quiet_room" } },
        look = "secret-door #7a5230",
        flavour = "Pull the third book. No, the other third." }
event { id = "ambush", name = "Ambush", attack = 2, effect = { ambush { 2 } },
        look = "hooded-assassin #55407e",
        flavour = "Surprise is everything. The rest is ammunition." }
