-- Scenario Comic 1: Diplomatic Immunity.

-- Their texts are in events.lua.
local function events_of(chapter)
    local ids = {}
    for i = 1, 5 do ids[i] = chapter .. "_event_" .. i end
    return ids
end

comic { id = "diplomatic_immunity", name = "Diplomatic Immunity", number = 1, jrn = 6, plots = { 5, 0, 0 },
        anarchy = { 3, 3, 3, 3 }, purple = 4, win = "mastermind_defeated",
        villains = { { "sledge_marrow" }, { "mother_lull" }, { "ermine" }, { "baron_blade", "consulate_hill" } },
        special = "full_throttle", specials = 2, deals_places = 1,
        won = { { specials = 2 } }, lost = { { track = 1 } },
        introduction = "Page one. Rain. A tenth flag goes up on Consulate Hill, over a house that had been empty "
            .. "since the old war. The country is called Mordengrau. It is four streets wide and, as the surveyors "
            .. "find out, nine hundred metres deep. Its ambassador presents his papers, kisses the Mayor's hand and "
            .. "lets the night in: Baron Blade is back in Megalopolis, and this time he has a stamp that says so.",
        objective = "Baron Blade builds something in a cellar that belongs to no map. Beat him before the track "
            .. "reaches 10.",
        victory = "Last page. The engine under Consulate Hill stops with the sound of an expensive clock being sat "
            .. "upon. Baron Blade, in handcuffs, asks to see his consul. He is his consul. The rain stops. In the "
            .. "rubble the Heroes find a parcel with five names on it, correctly spelt. Somebody had expected them "
            .. "to win.",
        defeat = "Last page. The ground under the Exchange sinks by one storey, quite gently, and takes the gold "
            .. "with it. On the tenth flagpole a tenth flag is joined by a larger one. The Heroes count heads in "
            .. "the dust: all there. Then somebody hands them a parcel with five names on it. No sender. It had "
            .. "been posted a week ago.",
        look = "passport #c8912a" }

chapter { id = "nine_flags", name = "Nine Flags and a Tenth", comic = "diplomatic_immunity", number = 1,
          mastermind = "guarded", objective = "bystanders_held", objective_number = 3,
          phase = { { "attack" }, { "draw", 2 }, { "scheme", 3 } }, events = events_of("nine_flags"),
          reward_1 = { heal { 2 } }, reward_2 = { calm { 1 } },
          before = "People have gone missing: a tram conductor, a clerk of the land registry, a girl who saw lights "
              .. "under the pavement. Nobody asked for ransom. Legacy spreads the photographs on the table. "
              .. "'Witnesses,' says Wraith. 'He is not taking money. He is taking everybody who looked down.'",
          after = "'It is a lift shaft,' says the clerk, with a blanket round her shoulders and a mug in both "
              .. "hands. 'Under all of us. He has the other half of the city down there.' Far below, as if to "
              .. "agree, something very large begins to turn.",
          look = "flying-flag #c8912a" }
chapter { id = "cellar_door", name = "The Cellar Door", comic = "diplomatic_immunity", number = 2,
          phase = { { "attack" }, { "draw", 2 }, { "scheme", 3 } }, events = events_of("cellar_door"),
          reward_1 = { heal { 2 } }, reward_2 = { clear {} },
          before = "The door stands open. Warm air comes up, and music: he has an orchestra down there, naturally. "
              .. "'Five minutes to the overture,' says a voice from every drain in the street, 'and then, my "
              .. "friends, the whole city shall bow. About four metres.'",
          after = "The conductor lowers the baton. Somewhere in the second violins a henchman takes off his mask "
              .. "and asks whether anybody knows the way out.",
          look = "entry-door #c8912a" }
