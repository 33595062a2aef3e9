-- The Ability cards of Tachyon: everywhere at once, and back before the kettle boils.

ability { id = "thousand_tiny_punches", name = "Thousand Tiny Punches", hero = "tachyon", colour = "red", dice = 1,
          use = "action", effect = { remove { 2 }, move { 1 } },
          flavour = "Nine hundred of them were to get the range.",
          look = "punch #d5432c" }
ability { id = "slipstream_tackle", name = "Slipstream Tackle", hero = "tachyon", colour = "red", dice = 2,
          use = "action", effect = { move { 2 }, remove { 2 } },
          flavour = "They were hit by the wind first, then by the reason for it.",
          look = "jump-across #d5432c" }
ability { id = "running_start", name = "Running Start", hero = "tachyon", colour = "red", dice = 1, use = "action",
          effect = { strike { 1 }, teleport { at = "near" }, draw { 1 } },
          flavour = "From Ohio, if necessary.",
          look = "running-shoe #d5432c" }
ability { id = "blur", name = "Blur", hero = "tachyon", colour = "red", dice = 1,
          when = { on { "hurt", prevent { 1 }, move { 1 } } },
          flavour = "They shot exactly where she had been all day.",
          look = "windy-stripes #d5432c" }
ability { id = "sprint_finish", name = "Sprint Finish", hero = "tachyon", colour = "red", dice = 2, use = "free",
          effect = { cost { discard { 1 } }, move { 2 } },
          flavour = "The tape was still in the air when she came back for it.",
          look = "finish-line #d5432c" }
ability { id = "pushing_off", name = "Pushing Off", hero = "tachyon", colour = "red", dice = 2, use = "free",
          effect = { draw { 1 } }, flavour = "There is a dent in the pavement. They put a plaque on it.",
          look = "boot-kick #d5432c" }
ability { id = "half_a_blink", name = "Half a Blink", hero = "tachyon", colour = "blue", dice = 1, use = "action",
          effect = { refresh { 1 }, draw { 2 } }, flavour = "She has time to be annoyed about it first.",
          look = "stopwatch #e0663a" }
ability { id = "runners_high", name = "Runner's High", hero = "tachyon", colour = "blue", dice = 2, use = "action",
          effect = { heal { 1 }, draw { 1 } }, flavour = "Mile four hundred is where it gets good.",
          look = "heart-beats #e0663a" }
ability { id = "around_the_block", name = "Around the Block", hero = "tachyon", colour = "blue", dice = 1,
          use = "action", effect = { remove { 1, at = "each_near" } },
          flavour = "Four corners, four muggings, one song on the radio.",
          look = "cycle #e0663a" }
ability { id = "cannot_stand_still", name = "Cannot Stand Still", hero = "tachyon", colour = "blue", dice = 2,
          when = { on { "tested", reroll { 2 } } }, flavour = "Try again? She already has.",
          look = "walking-boot #e0663a" }
ability { id = "quick_save", name = "Quick Save", hero = "tachyon", colour = "blue", dice = 1, use = "free",
          effect = { cost { discard { 1 } }, rescue { at = "here" } },
          flavour = "He was falling. Now he is in a chair, with tea.",
          look = "life-buoy #e0663a" }
ability { id = "afterimage", name = "Afterimage", hero = "tachyon", colour = "blue", dice = 2,
          when = { on { "other_hurt", prevent { 1 } } }, flavour = "It waves, so that you look at it.",
          look = "cloak #e0663a" }
ability { id = "rapid_research", name = "Rapid Research", hero = "tachyon", colour = "green", dice = 1, use = "action",
          effect = { draw { 3 }, discard { 1 } },
          flavour = "She read the whole shelf, and the fire regulations.",
          look = "microscope #c4502f" }
ability { id = "peer_review", name = "Peer Review", hero = "tachyon", colour = "green", dice = 2, use = "action",
          effect = { dice { 1, of = "any_hero" }, draw { 2 } },
          flavour = "Minor corrections on pages one to eight hundred.",
          look = "graduate-cap #c4502f" }
ability { id = "hypothesis", name = "Hypothesis", hero = "tachyon", colour = "green", dice = 1, use = "action",
          effect = { dice { 2 }, recall { 1 } }, flavour = "If I hit it here, then. And then it was.",
          look = "light-bulb #c4502f" }
ability { id = "already_solved", name = "Already Solved", hero = "tachyon", colour = "green", dice = 2,
          when = { on { "scheme", skip { "mastermind" } } },
          flavour = "She left the answer on a sticky note, and the bomb in the river.",
          look = "check-mark #c4502f" }
ability { id = "scatter_the_notes", name = "Scatter the Notes", hero = "tachyon", colour = "green", dice = 1,
          use = "free", effect = { cost { discard { 2 } }, recall { 2 } },
          flavour = "Filed by speed of falling.",
          look = "papers #c4502f" }
ability { id = "photographic_glance", name = "Photographic Glance", hero = "tachyon", colour = "green", dice = 2,
          use = "free", effect = { draw { 1 } }, flavour = "One look. She will draw it for you later.",
          look = "photo-camera #c4502f" }
ability { id = "teacup_tornado", name = "Teacup Tornado", hero = "tachyon", colour = "yellow", dice = 1,
          use = "action", effect = { drive { 3, at = "near" }, draw { 1 } },
          flavour = "Running in circles, professionally.",
          look = "coffee-cup #ec8a3c" }
ability { id = "boom_then_bang", name = "Boom, Then Bang", hero = "tachyon", colour = "yellow", dice = 2,
          use = "action", effect = { clear {}, discard { 1 } },
          flavour = "Windows are listed under expenses.",
          look = "explosion-rays #ec8a3c" }
ability { id = "shortest_path", name = "Shortest Path", hero = "tachyon", colour = "yellow", dice = 1, use = "action",
          effect = { teleport { at = "any_location" }, refresh { 1 } },
          flavour = "She was in the room when you said she could not be.",
          look = "fast-arrow #ec8a3c" }
ability { id = "grant_money", name = "Grant Money", hero = "tachyon", colour = "yellow", dice = 2, use = "free",
          effect = { cost { discard { 2 } }, refresh { 1 }, draw { 1 } },
          flavour = "It covers boots. It does not cover how many boots.",
          look = "two-coins #ec8a3c" }
ability { id = "clever_goggles", name = "Clever Goggles", hero = "tachyon", colour = "yellow", dice = 1,
          when = { on { "henchmen_rolled", reroll { 3 } } },
          flavour = "A small green square around each of your problems.",
          look = "eye-target #ec8a3c" }
ability { id = "lab_coat_airbag", name = "Lab Coat Airbag", hero = "tachyon", colour = "yellow", dice = 2,
          when = { on { "hurt", prevent { 2 } } }, flavour = "Prototype nine. We do not talk about eight.",
          look = "lab-coat #ec8a3c" }
ability { id = "too_fast_to_see", name = "Too Fast to See", hero = "tachyon", colour = "red", dice = 2, cost = 1,
          envelope = 1, use = "free", effect = { move { 2 }, remove { 1 } },
          flavour = "The bruise arrives first.",
          look = "lightning-trio #d5432c" }
ability { id = "pi_to_the_last_digit", name = "Pi to the Last Digit", hero = "tachyon", colour = "green", dice = 2,
          cost = 1, envelope = 1, use = "action", effect = { draw { 4 }, discard { 1 } },
          flavour = "There is one. She will not say which.",
          look = "calculator #c4502f" }
ability { id = "before_you_hang_up", name = "Before You Hang Up", hero = "tachyon", colour = "yellow", dice = 3,
          cost = 2, envelope = 2, use = "action", effect = { teleport { at = "any_location" }, clear {} },
          flavour = "You called? You are still dialling.",
          look = "phone #ec8a3c" }
ability { id = "the_long_run", name = "The Long Run", hero = "tachyon", colour = "purple", dice = 3, cost = 3,
          envelope = 4, use = "action", effect = { refresh { 2 }, draw { 2 }, move { 2 } },
          flavour = "Round the world, she says, is only a matter of starting.",
          look = "horizon-road #b03030" }
