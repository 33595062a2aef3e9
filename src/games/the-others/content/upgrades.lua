-- The Upgrade deck: 30 cards.

upgrade { id = "ice_blade", name = "Ice Blade", copies = 1, passive = { dice { 1 }, defense { 1 } },
          flavour = "It was forged in a furnace. It has never been warm since." }

-- heavy weapons
upgrade { id = "church_bell_hammer", name = "Church Bell Hammer", copies = 1, passive = { dice { 2, when = "close_fight" } },
          flavour = "You hear it a moment after you feel it." }
upgrade { id = "fire_axe", name = "Fire Axe", copies = 1, passive = { dice { 2, when = "close_fight" } } }
upgrade { id = "girder", name = "Girder", copies = 1, passive = { dice { 2, when = "close_fight" } },
          flavour = "Building regulations permit two to a wall. This one was spare." }
upgrade { id = "rivet_gauntlets", name = "Rivet Gauntlets", copies = 1, passive = { dice { 2, when = "close_fight" } } }
-- sharp weapons
upgrade { id = "surgeons_saw", name = "Surgeon's Saw", copies = 1, passive = { hits { 1 } },
          flavour = "Returned to duty with a clean edge and a bad conscience." }
upgrade { id = "silver_sabre", name = "Silver Sabre", copies = 1, passive = { hits { 1 } } }
upgrade { id = "saints_nail", name = "Saint's Nail", copies = 1, passive = { hits { 1 } } }
-- guns
upgrade { id = "service_revolver", name = "Service Revolver", copies = 2, passive = { ranged {} } }
upgrade { id = "long_rifle", name = "Long Rifle", copies = 2, passive = { ranged {}, dice { 1, when = "ranged_fight" } } }
upgrade { id = "harpoon_gun", name = "Harpoon Gun", copies = 1, passive = { ranged {}, hits { 1, when = "ranged_fight" } },
          flavour = "Whatever it was made for, it was smaller." }
-- armour
upgrade { id = "riot_vest", name = "Riot Vest", copies = 2, passive = { defense { 1 } } }
upgrade { id = "blessed_mail", name = "Blessed Mail", copies = 2, passive = { defense { 1 } } }
upgrade { id = "diving_helmet", name = "Diving Helmet", copies = 1, passive = { defense { 1 } },
          flavour = "The world looks calmer through a round window." }
-- charms
upgrade { id = "candle_stub", name = "Candle Stub", copies = 2, passive = { counter_corruption { 1 } } }
upgrade { id = "mothers_ring", name = "Mother's Ring", copies = 1, passive = { counter_corruption { 1 } },
          flavour = "She said it would keep you honest. So far it has." }
upgrade { id = "rosary_of_bullets", name = "Rosary of Bullets", copies = 1, passive = { counter_corruption { 1 } } }
-- cleansing gear
upgrade { id = "fire_hose", name = "Fire Hose", copies = 2, passive = { cleanse_dice { 2 } } }
upgrade { id = "salt_sprayer", name = "Salt Sprayer", copies = 2, passive = { skill { 1 } },
          flavour = "Two parts garden centre, one part cathedral." }
-- boots
upgrade { id = "courier_boots", name = "Courier Boots", copies = 2, passive = { steps { 1 } },
          flavour = "Resoled nine times, outrun not once." }
-- field kits
upgrade { id = "field_kit", name = "Field Kit", copies = 2, use_at = "turn", use = { heal { 1 } } }
