-- starters.lua: the 12 Starter Heroes: six with Attack 2, six with Attack 1 and the better effect.

starter { id = "off_duty", name = "Off-Duty", attack = 2, health = 4, influence = 1,
          passive = { tough { 1, when = "damaged" } },
          flavour = "Handed in the badge, kept the shift.",
          look = "human city trench short eyes beard skin4 #d3a24c #3b4a5c #27323f #5d3a22" }
starter { id = "night_clerk", name = "The Night Clerk", attack = 2, health = 4, influence = 1,
          when = { on { "round_begins", condition = "empty_hand", draw { 1 } } },
          flavour = "There is always something left in lost property.",
          look = "human moon vest police eyes moustache skin5 #4b4a7c #2c2f52 #d8b04a #2b221d" }
starter { id = "gutterlark", name = "Gutterlark", attack = 2, health = 3, influence = 2,
          when = { on { "fight_won", condition = { "few_villains", 3 }, draw { 1 } } },
          flavour = "Sings on the rooftops, works in the drains.",
          look = "human moon cape cowl eyes smirk skin0 #3b5f86 #2f3e46 #e2b33c #2a1d16 bird-mask" }
starter { id = "brickyard", name = "Brickyard", attack = 2, health = 4, influence = 2,
          when = { on { "fight_lost", heal { 1, of = "this_hero" } } },
          flavour = "Has been knocked down by experts.",
          look = "human bricks stripes bald patch stern skin1 #c9774f #7a3b2a #e0a15e #5a3420" }
starter { id = "miss_fuse", name = "Miss Fuse", attack = 2, health = 3, influence = 3,
          use = { cost { damage { 1, of = "this_hero" } }, rally { 2 } },
          flavour = "Burns at one end, on principle.",
          look = "human flames cape pigtails mask smirk skin0 #d8572f #2b2430 #f2c230 #c0331f sparky-bomb" }
starter { id = "tollbooth", name = "Tollbooth", attack = 2, health = 3, influence = 3,
          passive = { attack { 1, when = "alone" } },
          flavour = "One lane. Exact change. No exceptions.",
          look = "robot city uniform police glow grille skin6 #d9b36c #3f5a6b #e8513c #2b2b30" }

starter { id = "copper_jane", name = "Copper Jane", attack = 1, health = 5, influence = 1,
          passive = { attack { 2, when = "weapon" } },
          flavour = "Never starts a fight empty-handed. Never ends one, either.",
          look = "human rays armour bob mask stern skin5 #5f8a7a #a8562a #d98c4a #a63a1f" }
starter { id = "scrapheap_sid", name = "Scrapheap Sid", attack = 1, health = 5, influence = 1, limit = "round",
          use = { cost { discard { 1 } }, salvage { 1 } },
          flavour = "One man's trash is this man's arsenal.",
          look = "human bricks vest beanie goggles beard skin4 #8f9a6a #6b5238 #c08a3a #8c5a2b gears" }
starter { id = "doc_lantern", name = "Doc Lantern", attack = 1, health = 5, influence = 2,
          passive = { medic { 1 } },
          flavour = "House calls after midnight. Bring your own house.",
          look = "human moon coat bowler glasses goatee skin3 #33506b #2f3e46 #efe6d0 #7d7d85 lantern-flame" }
starter { id = "switchboard", name = "Switchboard", attack = 1, health = 4, influence = 2,
          passive = { dice { 1 } },
          flavour = "Every call in the city goes through her, and some come out different.",
          look = "human screens dress headset eyes lips skin3 #3f5f7a #7a2e5d #f2c230 #1b1512" }
starter { id = "keyhole", name = "Keyhole", attack = 1, health = 4, influence = 3, limit = "game",
          use = { investigate { 1 } },
          flavour = "Five foot nothing, at exactly the right height.",
          look = "human doors hoodie hood wide smirk skin2 #a87ac0 #3a2f4a #4fb0a5 #1b1512 key" }
starter { id = "ledger", name = "Ledger", attack = 1, health = 4, influence = 3,
          passive = { discount { 1 } },
          flavour = "Pays Heroes by the hour and rounds down.",
          look = "human doors suit visor glasses moustache skin1 #8aa05a #33413c #3f7d55 #4a3423" }
