-- Augments for any Hero, and Allies.

augment { id = "grapnel_belt", name = "Grapnel Belt", envelope = 1, passive = { moves { 1 } },
          flavour = "Point it at something that will still be there.",
          look = "grapple #66788c" }
augment { id = "ceramic_plates", name = "Ceramic Plates", envelope = 1, passive = { tough { 1 } },
          flavour = "Washable. Bullets come out at forty degrees.",
          look = "metal-plate #66788c" }
augment { id = "police_scanner", name = "Police Scanner", envelope = 1, passive = { draws { 1,
          when = { "hand_below", 4 } } },
          flavour = "All units. All units. Oh, never mind, they are here.",
          look = "walkie-talkie #66788c" }
augment { id = "wrist_radio", name = "Wrist Radio", envelope = 1, once = "turn",
          effect = { cost { discard { 1 } }, draw { 1, of = "other_hero" } },
          flavour = "It receives everything. It transmits mostly sighs.",
          look = "watch #66788c" }
augment { id = "field_kit", name = "Field Kit", envelope = 1, passive = { heals_anywhere {} },
          flavour = "Bandage, needle, brandy, second brandy.",
          look = "first-aid-kit #66788c" }
augment { id = "training_weights", name = "Training Weights", envelope = 1, passive = { henchman_dice { 1 } },
          flavour = "He took them off last week. Doors have not been the same.",
          look = "weight #66788c" }

ally { id = "captain_finch", name = "Captain Isolde Finch", uses = 3, envelope = 2,
       effect = { teleport { of = "any_hero", at = "any_location" } },
       flavour = "Her boat is fast, her language is faster, and the harbour is wherever she says.",
       look = "human plain coat cap eyes smirk skin2 #6fb2cc #1f3a5c #f2c230 #5a3420 anchor" }
ally { id = "professor_amaranth", name = "Professor Amaranth", uses = 2, envelope = 4,
       effect = { dice { 2, of = "any_hero" }, draw { 1, of = "that_hero" } },
       flavour = "She has a slide for this. She has slides for everything.",
       look = "human rays vest bob glasses lips skin3 #d97ba0 #5a3a6b #f2d7a0 #2a1d16 graduate-cap" }
ally { id = "corporal_wend", name = "Corporal Wend", uses = 2, quest = 2,
       effect = { clear { at = "here_or_near" } },
       flavour = "He knows every one of them by name, and shouts it.",
       look = "human city jumpsuit police eyes moustache skin4 #aab06a #5f6b34 #c9a24c #8c5a2b rally-the-troops" }
ally { id = "postmistress", name = "The Postmistress", uses = 3, quest = 3,
       effect = { draw { 1, of = "each_hero" } },
       flavour = "Neither snow nor rain nor death ray.",
       look = "human city coat cap glasses lips skin0 #cf6a54 #23407a #e0b040 #8a8a94 envelope" }
