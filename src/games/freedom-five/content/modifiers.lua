-- Henchmen Modifiers: two of each colour.

modifier { id = "heavy_hitters", name = "Heavy Hitters", colour = "red", envelope = 2,
           passive = { henchman_damage { 1 } },
           flavour = "They were turned away at the circus for roughness.",
           look = "boxing-glove #b8473a" }
modifier { id = "zealots", name = "Zealots", colour = "blue", envelope = 2, passive = { henchmen_stubborn {} },
           flavour = "They do not hear you. They hear the low note.",
           look = "cultist #3f6aa8" }
modifier { id = "planners", name = "Planners", colour = "green", envelope = 2, passive = { henchmen_more { 1 } },
           flavour = "Where there is one with a clipboard, there is one with a crowbar.",
           look = "checklist #4a8a58" }
modifier { id = "shock_gloves", name = "Shock Gloves", colour = "yellow", envelope = 2,
           passive = { henchman_target { 1 } },
           flavour = "Do shake hands. No, really.",
           look = "power-lightning #cc9c2e" }
modifier { id = "thick_skulls", name = "Thick Skulls", colour = "red", envelope = 3,
           passive = { henchman_target { 1 } },
           flavour = "The bottle broke, and apologised.",
           look = "death-skull #b8473a" }
modifier { id = "watchers", name = "Watchers", colour = "blue", envelope = 3, passive = { henchmen_pry {} },
           flavour = "They know where you buy your bread.",
           look = "eye-target #3f6aa8" }
modifier { id = "impostors", name = "Impostors", colour = "green", envelope = 3, passive = { henchmen_at_hq {} },
           flavour = "The new cleaner has a very old sword.",
           look = "domino-mask #4a8a58" }
modifier { id = "insulated_coats", name = "Insulated Coats", colour = "yellow", envelope = 3,
           passive = { henchmen_shield { 1 } },
           flavour = "Rubber from collar to boot, and standing in your line of fire.",
           look = "cloak #cc9c2e" }
