-- The Power cards of Adam Spell: 8 normal ones, 2 for a Rookie, 2 for a Veteran.

power { id = "third_eye", name = "Third Eye", hero = "adam_spell", mental = 2,
        symbol = "mental", mode = "permanent", passive = { checks { -2 } },
        look = "third-eye #7a4a9e",
        flavour = "It needs reading glasses, but only for the small print of fate." }
power { id = "changing_places", name = "Changing Places", hero = "adam_spell", mental = 1, defense = 1,
        symbol = "coordination", mode = "action", effect = { swap { of = "this_hero", with = "other_hero" } },
        look = "body-swapping #d08c1f",
        flavour = "Now I am here, and you are there, and he is hitting nobody." }
power { id = "paper_shield", name = "Paper Shield", hero = "adam_spell", defense = 2,
        symbol = "defense", mode = "permanent", once = "turn",
        when = { on { "ally_attacked", condition = "target_in_room", optional = true, ward { 2 } } },
        look = "shield-reflect #2f6db3",
        flavour = "Page ninety-four, torn out with an apology to the librarian." }
power { id = "hex_bolt", name = "Hex Bolt", hero = "adam_spell", attack = 2, speed = -1,
        symbol = "attack", mode = "action", effect = { strike { 2, style = "ranged" } },
        look = "bolt-spell-cast #c8402f",
        flavour = "Abra, he says, and lets them worry about the rest." }
power { id = "through_the_looking_glass", name = "Through the Looking-Glass", hero = "adam_spell", speed = 1,
        mental = 1,
        symbol = "movement", mode = "unique_action", effect = { place { of = "this_hero", at = "beside_other_hero" } },
        look = "mirror-mirror #3f8f4f",
        flavour = "Left is right in there, and nobody will tell you where the stairs are." }
power { id = "cold_reading", name = "Cold Reading", hero = "adam_spell", attack = 1, mental = 1,
        look = "crystal-ball #2a7a80",
        flavour = "I see a robot... a tall robot... about to be disappointed." }
power { id = "bedside_manner", name = "Bedside Manner", hero = "adam_spell",
        symbol = "coordination", mode = "permanent", when = { on { "activated", heal { 1,
        of = "each_other_in_room" } } },
        look = "medical-pack #d08c1f",
        flavour = "Where does it hurt? Everywhere? Splendid, then we cannot miss it." }
power { id = "doubting_adam", name = "Doubting Adam", hero = "adam_spell",
        symbol = "weakness", mode = "permanent", passive = { checks { 1, of = "team" } },
        look = "uncertainty #6b6470",
        flavour = "What if it is the OTHER wire? What if there is no wire? What is a wire?" }

power { id = "first_grimoire", name = "First Grimoire", hero = "adam_spell", rank = "rookie", mental = 1,
        replaces = "changing_places",
        look = "spell-book #2a7a80",
        flavour = "With a ribbon, and forty pages of warnings." }
power { id = "sparks", name = "Sparks", hero = "adam_spell", rank = "rookie", replaces = "hex_bolt",
        symbol = "attack", mode = "action", effect = { strike { 1, style = "ranged" } },
        look = "sparkles #c8402f",
        flavour = "It was meant to be a dove." }
power { id = "long_distance_blessing", name = "Long-Distance Blessing", hero = "adam_spell", rank = "veteran",
        mental = 2, defense = 1, symbol = "coordination", mode = "unique_action",
        effect = { heal { 2, of = "other_hero" } },
        look = "healing #d08c1f",
        flavour = "The charges are reversed, but the bruises are gone." }
power { id = "words_of_power", name = "Words of Power", hero = "adam_spell", rank = "veteran", attack = 2, mental = 1,
        symbol = "mental", mode = "permanent", passive = { checks { -1, of = "team" }, checks { -1 } },
        look = "psychic-waves #7a4a9e",
        flavour = "There are eleven of them. The twelfth is a very good soup recipe." }
