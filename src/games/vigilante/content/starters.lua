-- starters.lua: the 12 Starter Heroes: six with Attack 2, six with Attack 1 and the better effect.

starter { id = "off_duty", name = "Off-Duty", attack = 2, health = 4, influence = 1,
          passive = { tough { 1, when = "damaged" } },
          flavour = "Handed in the badge, kept the shift." }
starter { id = "night_clerk", name = "The Night Clerk", attack = 2, health = 4, influence = 1,
          when = { on { "round_begins", condition = "empty_hand", draw { 1 } } },
          flavour = "There is always something left in lost property." }
starter { id = "gutterlark", name = "Gutterlark", attack = 2, health = 3, influence = 2,
          when = { on { "fight_won", condition = { "few_villains", 3 }, draw { 1 } } },
          flavour = "Sings on the rooftops, works in the drains." }
starter { id = "brickyard", name = "Brickyard", attack = 2, health = 4, influence = 2,
          when = { on { "fight_lost", heal { 1, of = "this_hero" } } },
          flavour = "Has been knocked down by experts." }
starter { id = "miss_fuse", name = "Miss Fuse", attack = 2, health = 3, influence = 3,
          use = { cost { damage { 1, of = "this_hero" } }, rally { 2 } },
          flavour = "Burns at one end, on principle." }
starter { id = "tollbooth", name = "Tollbooth", attack = 2, health = 3, influence = 3,
          passive = { attack { 1, when = "alone" } },
          flavour = "One lane. Exact change. No exceptions." }

starter { id = "copper_jane", name = "Copper Jane", attack = 1, health = 5, influence = 1,
          passive = { attack { 2, when = "weapon" } },
          flavour = "Never starts a fight empty-handed. Never ends one, either." }
starter { id = "scrapheap_sid", name = "Scrapheap Sid", attack = 1, health = 5, influence = 1, limit = "round",
          use = { cost { discard { 1 } }, salvage { 1 } },
          flavour = "One man's trash is this man's arsenal." }
starter { id = "doc_lantern", name = "Doc Lantern", attack = 1, health = 5, influence = 2,
          passive = { medic { 1 } },
          flavour = "House calls after midnight. Bring your own house." }
starter { id = "switchboard", name = "Switchboard", attack = 1, health = 4, influence = 2,
          passive = { dice { 1 } },
          flavour = "Every call in the city goes through her, and some come out different." }
starter { id = "keyhole", name = "Keyhole", attack = 1, health = 4, influence = 3, limit = "game",
          use = { investigate { 1 } },
          flavour = "Five foot nothing, at exactly the right height." }
starter { id = "ledger", name = "Ledger", attack = 1, health = 4, influence = 3,
          passive = { discount { 1 } },
          flavour = "Pays Heroes by the hour and rounds down." }
