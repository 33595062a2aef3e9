-- The Upgrade deck: 30 cards.

upgrade { id = "ice_blade", name = "Ice Blade", copies = 1, passive = { dice { 1 }, defense { 1 } },
          flavour = "It was forged in a furnace. It has never been warm since.", look = "energy-sword #4a8fb3" }

-- heavy weapons
upgrade { id = "church_bell_hammer", name = "Church Bell Hammer", copies = 1, passive = { dice { 2, when = "close_fight" } },
          flavour = "You hear it a moment after you feel it.", look = "ringing-bell #a3752f" }
upgrade { id = "fire_axe", name = "Fire Axe", copies = 1, passive = { dice { 2, when = "close_fight" } },
          look = "fire-axe #b3392a" }
upgrade { id = "girder", name = "Girder", copies = 1, passive = { dice { 2, when = "close_fight" } },
          flavour = "Building regulations permit two to a wall. This one was spare.", look = "i-beam #6b7280" }
upgrade { id = "rivet_gauntlets", name = "Rivet Gauntlets", copies = 1, passive = { dice { 2, when = "close_fight" } },
          look = "gauntlet #7a6a5a" }
-- sharp weapons
upgrade { id = "surgeons_saw", name = "Surgeon's Saw", copies = 1, passive = { hits { 1 } },
          flavour = "Returned to duty with a clean edge and a bad conscience.", look = "hand-saw #8c9aa3" }
upgrade { id = "silver_sabre", name = "Silver Sabre", copies = 1, passive = { hits { 1 } },
          look = "sparkling-sabre #7a86a3" }
upgrade { id = "saints_nail", name = "Saint's Nail", copies = 1, passive = { hits { 1 } },
          look = "coiled-nail #a38a4a" }
-- guns
upgrade { id = "service_revolver", name = "Service Revolver", copies = 2, passive = { ranged {} },
          look = "revolver #5a5f6b" }
upgrade { id = "long_rifle", name = "Long Rifle", copies = 2, passive = { ranged {}, dice { 1, when = "ranged_fight" } },
          look = "winchester-rifle #6b543a" }
upgrade { id = "harpoon_gun", name = "Harpoon Gun", copies = 1, passive = { ranged {}, hits { 1, when = "ranged_fight" } },
          flavour = "Whatever it was made for, it was smaller.", look = "harpoon-trident #3f6b7a" }
-- armour
upgrade { id = "riot_vest", name = "Riot Vest", copies = 2, passive = { defense { 1 } }, look = "kevlar-vest #4a5f4a" }
upgrade { id = "blessed_mail", name = "Blessed Mail", copies = 2, passive = { defense { 1 } },
          look = "chain-mail #8c8a6b" }
upgrade { id = "diving_helmet", name = "Diving Helmet", copies = 1, passive = { defense { 1 } },
          flavour = "The world looks calmer through a round window.", look = "diving-helmet #b3803a" }
-- charms
upgrade { id = "candle_stub", name = "Candle Stub", copies = 2, passive = { counter_corruption { 1 } },
          look = "candle-light #b3862f" }
upgrade { id = "mothers_ring", name = "Mother's Ring", copies = 1, passive = { counter_corruption { 1 } },
          flavour = "She said it would keep you honest. So far it has.", look = "diamond-ring #a35a7a" }
upgrade { id = "rosary_of_bullets", name = "Rosary of Bullets", copies = 1, passive = { counter_corruption { 1 } },
          look = "prayer-beads #7a3a4a" }
-- cleansing gear
upgrade { id = "fire_hose", name = "Fire Hose", copies = 2, passive = { cleanse_dice { 2 } },
          look = "water-splash #2f7aa3" }
upgrade { id = "salt_sprayer", name = "Salt Sprayer", copies = 2, passive = { skill { 1 } },
          flavour = "Two parts garden centre, one part cathedral.", look = "spray #5a9a8c" }
-- boots
upgrade { id = "courier_boots", name = "Courier Boots", copies = 2, passive = { steps { 1 } },
          flavour = "Resoled nine times, outrun not once.", look = "walking-boot #8c5a2f" }
-- field kits
upgrade { id = "field_kit", name = "Field Kit", copies = 2, use_at = "turn", use = { heal { 1 } },
          look = "first-aid-kit #b3392a" }
