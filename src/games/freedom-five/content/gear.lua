-- Augments for any Hero, and Allies.

augment { id = "grapnel_belt", name = "Grapnel Belt", envelope = 1, passive = { moves { 1 } },
          flavour = "Point it at something that will still be there." }
augment { id = "ceramic_plates", name = "Ceramic Plates", envelope = 1, passive = { tough { 1 } },
          flavour = "Washable. Bullets come out at forty degrees." }
augment { id = "police_scanner", name = "Police Scanner", envelope = 1, passive = { draws { 1,
          when = { "hand_below", 4 } } },
          flavour = "All units. All units. Oh, never mind, they are here." }
augment { id = "wrist_radio", name = "Wrist Radio", envelope = 1, once = "turn",
          effect = { cost { discard { 1 } }, draw { 1, of = "other_hero" } },
          flavour = "It receives everything. It transmits mostly sighs." }
augment { id = "field_kit", name = "Field Kit", envelope = 1, passive = { heals_anywhere {} },
          flavour = "Bandage, needle, brandy, second brandy." }
augment { id = "training_weights", name = "Training Weights", envelope = 1, passive = { henchman_dice { 1 } },
          flavour = "He took them off last week. Doors have not been the same." }

ally { id = "captain_finch", name = "Captain Isolde Finch", uses = 3, envelope = 2,
       effect = { teleport { of = "any_hero", at = "any_location" } },
       flavour = "Her boat is fast, her language is faster, and the harbour is wherever she says." }
ally { id = "professor_amaranth", name = "Professor Amaranth", uses = 2, envelope = 4,
       effect = { dice { 2, of = "any_hero" }, draw { 1, of = "that_hero" } },
       flavour = "She has a slide for this. She has slides for everything." }
ally { id = "corporal_wend", name = "Corporal Wend", uses = 2, quest = 2,
       effect = { clear { at = "here_or_near" } },
       flavour = "He knows every one of them by name, and shouts it." }
ally { id = "postmistress", name = "The Postmistress", uses = 3, quest = 3,
       effect = { draw { 1, of = "each_hero" } },
       flavour = "Neither snow nor rain nor death ray." }
