-- The Ability cards of Ninth Bell: eight strokes for the hours, and one that is not on any clock.

ability { id = "clapper", name = "Clapper", hero = "ninth_bell", colour = "red", dice = 1, use = "action",
          effect = { strike { 1 }, dice { 1 } },
          flavour = "Four hundredweight, and he swings it one-handed.",
          look = "hammer-drop #b07a2a" }
ability { id = "toll_the_hour", name = "Toll the Hour", hero = "ninth_bell", colour = "red", dice = 2, use = "action",
          effect = { remove { 1, at = "each_near" }, remove { 1 } }, flavour = "One for each of you.",
          look = "clock-tower #b07a2a" }
ability { id = "bronze_shoulder", name = "Bronze Shoulder", hero = "ninth_bell", colour = "red", dice = 1,
          use = "action", effect = { remove { 2 }, guard { 1 } },
          flavour = "It hums when you hit it, and so does your arm.",
          look = "shoulder-armor #b07a2a" }
ability { id = "ring_out", name = "Ring Out", hero = "ninth_bell", colour = "red", dice = 2,
          when = { on { "hurt", prevent { 2 } } },
          flavour = "The note went right through him, and took the pain along.",
          look = "sonic-shout #b07a2a" }
ability { id = "resonance", name = "Resonance", hero = "ninth_bell", colour = "red", dice = 1,
          when = { on { "struck", success { 1 } } },
          flavour = "Hit the same note twice and something has to give.",
          look = "resonance #b07a2a" }
ability { id = "long_rope", name = "Long Rope", hero = "ninth_bell", colour = "red", dice = 2, use = "free",
          effect = { cost { discard { 1 } }, move { 2 } },
          flavour = "From the belfry to the ground in one verse.",
          look = "knot #b07a2a" }
ability { id = "evensong", name = "Evensong", hero = "ninth_bell", colour = "blue", dice = 1, use = "action",
          effect = { heal { 1, of = "each_here" }, calm { 1 } },
          flavour = "They stopped to listen. Then they could not remember why they were angry.",
          look = "candle-light #c49236" }
ability { id = "matins", name = "Matins", hero = "ninth_bell", colour = "blue", dice = 2, use = "action",
          effect = { draw { 1, of = "each_hero" } },
          flavour = "Heard in every kitchen, just under the noise.",
          look = "sunrise #c49236" }
ability { id = "peal_of_nine", name = "Peal of Nine", hero = "ninth_bell", colour = "blue", dice = 1, use = "action",
          effect = { calm { 1, at = "any_location" } },
          flavour = "Somewhere a long way off a shutter closes, gently.",
          look = "carillon #c49236" }
ability { id = "sanctuary", name = "Sanctuary", hero = "ninth_bell", colour = "blue", dice = 2,
          when = { on { "other_hurt", prevent_all {}, discard { 1 } } },
          flavour = "The doors of the tower open for one knock.",
          look = "church #c49236" }
ability { id = "requiem", name = "Requiem", hero = "ninth_bell", colour = "blue", dice = 1,
          when = { on { "knocked_out", heal { 2 }, draw { 1, of = "that_hero" } } },
          flavour = "Not yet, said the bell.",
          look = "tombstone #c49236" }
ability { id = "overtones", name = "Overtones", hero = "ninth_bell", colour = "blue", dice = 2, use = "free",
          effect = { cost { discard { 1 } }, dice { 1, of = "hero_here" } },
          flavour = "Underneath every note there is another that means it.",
          look = "sound-waves #c49236" }
ability { id = "change_ringing", name = "Change Ringing", hero = "ninth_bell", colour = "green", dice = 1,
          use = "action", effect = { draw { 3 }, discard { 2 }, refresh { 1 } },
          flavour = "Every order once, none of them twice.",
          look = "musical-notes #9a8030" }
ability { id = "foretold", name = "Foretold", hero = "ninth_bell", colour = "green", dice = 1, use = "action",
          effect = { dismiss { at = "any_location" } },
          flavour = "He rang it an hour early, so the bad thing came to an empty house.",
          look = "orbit #9a8030" }
ability { id = "echo", name = "Echo", hero = "ninth_bell", colour = "green", dice = 2, use = "action",
          effect = { recall { 2 }, dice { 1 } }, flavour = "The second time it sounds as if you meant it.",
          look = "cycle #9a8030" }
ability { id = "stop_the_clocks", name = "Stop the Clocks", hero = "ninth_bell", colour = "green", dice = 2,
          when = { on { "advance", cost { discard { 2 } }, cancel {} } },
          flavour = "Between the eighth stroke and the tenth there was room for a whole night.",
          look = "stopwatch #9a8030" }
ability { id = "half_past", name = "Half Past", hero = "ninth_bell", colour = "green", dice = 1,
          when = { on { "tested", reroll { 3 } } }, flavour = "Take that moment again.",
          look = "watch #9a8030" }
ability { id = "muffled_stroke", name = "Muffled Stroke", hero = "ninth_bell", colour = "green", dice = 2,
          when = { on { "scheme", skip { "event" } } }, flavour = "The news arrived wrapped in felt.",
          look = "sound-off #9a8030" }
ability { id = "belfry_engine", name = "Belfry Engine", hero = "ninth_bell", colour = "yellow", dice = 1,
          use = "action", effect = { teleport { at = "any_location" }, draw { 1 } },
          flavour = "Between two strokes the tower is wherever it is needed.",
          look = "gears #d6a83c" }
ability { id = "escapement", name = "Escapement", hero = "ninth_bell", colour = "yellow", dice = 2, use = "action",
          effect = { refresh { 2 } }, flavour = "Tick. And, if you hold the wheel just so, tick.",
          look = "big-gear #d6a83c" }
ability { id = "tuning_fork", name = "Tuning Fork", hero = "ninth_bell", colour = "yellow", dice = 1, use = "action",
          effect = { ease { 1, attribute = "all_colours" }, draw { 1 } },
          flavour = "A, he says, and the window agrees.",
          look = "tune-pitch #d6a83c" }
ability { id = "counterweight", name = "Counterweight", hero = "ninth_bell", colour = "yellow", dice = 2, use = "free",
          effect = { cost { discard { 1 } }, drive { 1, at = "near" } },
          flavour = "As one goes down, another goes up, and over the fence.",
          look = "weight #d6a83c" }
ability { id = "alarm", name = "Alarm", hero = "ninth_bell", colour = "yellow", dice = 1, use = "free",
          effect = { draw { 1, of = "other_hero" } }, flavour = "For whom? For you. It is nearly nine.",
          look = "siren #d6a83c" }
ability { id = "bell_jar", name = "Bell Jar", hero = "ninth_bell", colour = "yellow", dice = 2, use = "free",
          effect = { cost { discard { 2 } }, guard { 3 } }, flavour = "Inside it nothing has happened yet.",
          look = "shield #d6a83c" }
ability { id = "great_tom", name = "Great Tom", hero = "ninth_bell", colour = "red", dice = 2, cost = 1, envelope = 1,
          use = "action", effect = { strike { 2 }, remove { 1, at = "each_near" } },
          flavour = "They felt it in their fillings, three districts off.",
          look = "gong #b07a2a" }
ability { id = "compline", name = "Compline", hero = "ninth_bell", colour = "blue", dice = 2, cost = 1, envelope = 1,
          use = "free", effect = { heal { 1 }, draw { 1 } },
          flavour = "The last prayer of the day, said while running.",
          look = "moon #c49236" }
ability { id = "thirteen_oclock", name = "Thirteen O'Clock", hero = "ninth_bell", colour = "green", dice = 3, cost = 2,
          envelope = 2, when = { on { "advance", cancel {}, draw { 1 } } },
          flavour = "An hour that nobody has planned for.",
          look = "hourglass #9a8030" }
ability { id = "the_ninth_bell", name = "The Ninth Bell", hero = "ninth_bell", colour = "purple", dice = 3, cost = 3,
          envelope = 4, use = "action", effect = { calm { 1, at = "any_location" }, track_back { 1 } },
          flavour = "It hangs where there is no tower, and it has rung twice.",
          look = "ringing-bell #8a5a24" }
