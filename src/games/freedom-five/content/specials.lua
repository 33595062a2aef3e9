-- Special cards: 12 different ones, twice each: 8 with 2 dice and 4 with 3; one more pair in each envelope, and one for
-- the Side Quest of Comic 4.

special { id = "full_throttle", name = "Full Throttle", dice = 2, copies = 2, effect = { draw { 3 } },
          flavour = "The speedometer has a second page.",
          look = "fast-arrow #2fa866" }
special { id = "split_second", name = "Split Second", dice = 2, copies = 2, effect = { refresh { 2 } },
          flavour = "She used both halves.",
          look = "stopwatch #2fa866" }
special { id = "field_dressing", name = "Field Dressing", dice = 2, copies = 2, effect = { heal { 2 } },
          flavour = "A strip of cape, a stick, and a great deal of confidence.",
          look = "first-aid-kit #2fa866" }
special { id = "crowd_control", name = "Crowd Control", dice = 2, copies = 2,
          effect = { clear { at = "here_or_near" } },
          flavour = "Move along. Further. Further. Into the river, please.",
          look = "halt #2fa866" }
special { id = "the_signal", name = "The Signal", dice = 2, copies = 2,
          effect = { teleport { of = "any_hero", at = "any_location" } },
          flavour = "It burns on the clouds over the place where you are needed.",
          look = "light-projector #2fa866" }
special { id = "not_today", name = "Not Today", dice = 2, copies = 2,
          when = { on { "hurt", prevent_all {} } }, flavour = "It went through the hat. It had been a good hat.",
          look = "shield #2fa866" }
special { id = "second_look", name = "Second Look", dice = 2, copies = 2,
          when = { on { "tested", reroll_all {} } }, flavour = "No. Wait. There.",
          look = "eye-target #2fa866" }
special { id = "calm_words", name = "Calm Words", dice = 2, copies = 2,
          effect = { calm { 1, at = "here_or_near" } },
          flavour = "He put down the megaphone first. Then they could hear him.",
          look = "peace-dove #2fa866" }
special { id = "haymaker", name = "Haymaker", dice = 3, copies = 2,
          effect = { strike { 1 } }, flavour = "It was begun in the previous parish.",
          look = "punch #2fa866" }
special { id = "plan_b", name = "Plan B", dice = 3, copies = 2,
          when = { on { "scheme", skip { "card" } } }, flavour = "Plan A was the decoy. So, between us, was B.",
          look = "chess-knight #2fa866" }
special { id = "last_lamp_post", name = "To the Last Lamp Post", dice = 3, copies = 2,
          when = { on { "overrun", cancel {} } }, flavour = "This far. Look, there is even a line.",
          look = "street-light #2fa866" }
special { id = "all_for_one", name = "All for One", dice = 3, copies = 2,
          effect = { draw { 1, of = "each_hero" } }, flavour = "The letters on the wall glow, one after the other.",
          look = "all-for-one #2fa866" }

special { id = "front_page", name = "Front Page", dice = 2, copies = 2, envelope = 1,
          effect = { draw { 2 }, new_justice {} }, flavour = "MASKED FIVE SAVE DINNER.",
          look = "newspaper #2fa866" }
special { id = "armistice", name = "Armistice", dice = 2, copies = 2, envelope = 2,
          when = { on { "other_hurt", prevent_all {} } }, flavour = "She stepped between them with a teapot.",
          look = "coffee-cup #2fa866" }
special { id = "witness_protection", name = "Witness Protection", dice = 3, copies = 2, envelope = 3,
          effect = { rescue { at = "any_location" } }, flavour = "New name, new hat, same dreadful whistling.",
          look = "hood #2fa866" }
special { id = "scaffolding", name = "Scaffolding", dice = 2, copies = 2, envelope = 4,
          when = { on { "advance", cancel {} } },
          flavour = "Whatever they were going to do, they must do it around this.",
          look = "ladders-platform #2fa866" }
special { id = "the_last_page", name = "The Last Page", dice = 3, copies = 2, envelope = 5,
          effect = { track_back { 1 } }, flavour = "Somebody has torn it out, and brought it to you.",
          look = "folded-paper #2fa866" }
special { id = "sister_beatrixs_blessing", name = "Sister Beatrix's Blessing", dice = 3, copies = 2, quest = 4,
          effect = { heal { 1, of = "each_hero" } }, flavour = "She does not hold with violence. Hit him for her.",
          look = "prayer #2fa866" }
