-- Henchmen Modifiers: two of each colour.

modifier { id = "heavy_hitters", name = "Heavy Hitters", colour = "red", envelope = 2,
           passive = { henchman_damage { 1 } },
           flavour = "They were turned away at the circus for roughness." }
modifier { id = "zealots", name = "Zealots", colour = "blue", envelope = 2, passive = { henchmen_stubborn {} },
           flavour = "They do not hear you. They hear the low note." }
modifier { id = "planners", name = "Planners", colour = "green", envelope = 2, passive = { henchmen_more { 1 } },
           flavour = "Where there is one with a clipboard, there is one with a crowbar." }
modifier { id = "shock_gloves", name = "Shock Gloves", colour = "yellow", envelope = 2,
           passive = { henchman_target { 1 } },
           flavour = "Do shake hands. No, really." }
modifier { id = "thick_skulls", name = "Thick Skulls", colour = "red", envelope = 3,
           passive = { henchman_target { 1 } },
           flavour = "The bottle broke, and apologised." }
modifier { id = "watchers", name = "Watchers", colour = "blue", envelope = 3, passive = { henchmen_pry {} },
           flavour = "They know where you buy your bread." }
modifier { id = "impostors", name = "Impostors", colour = "green", envelope = 3, passive = { henchmen_at_hq {} },
           flavour = "The new cleaner has a very old sword." }
modifier { id = "insulated_coats", name = "Insulated Coats", colour = "yellow", envelope = 3,
           passive = { henchmen_shield { 1 } },
           flavour = "Rubber from collar to boot, and standing in your line of fire." }
