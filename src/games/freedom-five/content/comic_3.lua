-- Scenario Comic 3: Four of a Kind.

-- Their texts are in events.lua.
local function events_of(chapter)
    local ids = {}
    for i = 1, 5 do ids[i] = chapter .. "_event_" .. i end
    return ids
end

comic { id = "four_of_a_kind", name = "Four of a Kind", number = 3, jrn = 4, plots = { 4, 7, 0 },
        anarchy = { 2, 2, 2, 2 }, purple = 4, points = 3, augments = 1, allies = 1, modifiers = 1,
        win = "villains_defeated", win_number = 4,
        villains = { { "sledge_marrow" }, { "mother_lull" }, { "ermine" }, { "switchboard" } },
        won = { { late_construction = 1 } }, lost = { { fewer_jrn = 1 } },
        introduction = "The advertisement runs for one day, on page nine, between a lost cat and a second-hand "
            .. "cello: 'Villains wanted. Own transport an advantage. One quarter of a city each. Apply in person.' "
            .. "By nightfall four applicants have been served with four street maps, a pair of scissors and a "
            .. "deadline. Nobody saw who served them.",
        objective = "Four Villains, four quarters, no master in sight. Defeat all four before the track reaches 10.",
        victory = "Four cells, four doors, four bored constables. Sledge Marrow wants to know who placed the "
            .. "advertisement; so do Ermine, Mother Lull and the voice in the telephone. They were all paid in the "
            .. "same green ink. It has already faded. On the desk of the newspaper lies tomorrow's page nine, and "
            .. "the ink on that is still wet.",
        defeat = "By midnight there are four gates in the middle of the city, four tolls and four anthems. The "
            .. "Heroes cross them one after the other, without paying. At the last gate a child hands them a "
            .. "newspaper with tomorrow's date. Page nine: 'Thank you for your interest. The position has been "
            .. "filled.'",
        quest_success = "Three postmarks, one sorting office, one woman who has read every address in the city and "
            .. "none of the letters. 'Somebody sends a great deal of post to people who do not exist yet,' says the "
            .. "Postmistress, and puts on her coat. 'I should like to complain.'",
        look = "poker-hand #4a8a5c" }

chapter { id = "page_nine", name = "Page Nine", comic = "four_of_a_kind", number = 1,
          objective = "villains_defeated", objective_number = 1, quest = "side_quest",
          quest_at = { "tidewater_shipyard", "butchers_wharf", "saltmarsh_sanatorium" }, quest_failure = { hurt { 1 } },
          phase = { { "attack" }, { "draw", 2 }, { "scheme", 2 } }, events = events_of("page_nine"),
          reward_1 = { heal { 2 } }, reward_2 = { calm { 1 } },
          before = "'They do not even like each other,' says Marginalia, with ink up to the elbow and four files "
              .. "open. 'Ermine bit Sledge at a charity dinner. Somebody has given them a reason. Take one of them "
              .. "off the table and the other three will start to count.' She frowns at the newspaper. 'And this was "
              .. "set by hand. Nobody sets by hand.'",
          after = "Three left. The three maps are cut anew, with a steadier hand.",
          look = "newspaper #4a8a5c" }
chapter { id = "four_quarters", name = "Four Quarters", comic = "four_of_a_kind", number = 2,
          objective = "villains_defeated", objective_number = 2,
          phase = { { "attack" }, { "draw", 2 }, { "scheme", 2 } }, events = events_of("four_quarters"),
          reward_1 = { heal { 2 } }, reward_2 = { clear {} },
          before = "Chalk lines run across the squares and up the house fronts. Here you pay in sleep, there in "
              .. "copper, over there in broken noses. Kerbstone kneels and lays a hand on the paving. 'They have not "
              .. "asked her,' he says, meaning the street. 'She is not having it.'",
          after = "The chalk comes off in the rain. Under it, in some places, there is older chalk.",
          look = "jigsaw-piece #4a8a5c" }
chapter { id = "house_rules", name = "House Rules", comic = "four_of_a_kind", number = 3,
          passive = { durability { 1 } },
          phase = { { "attack" }, { "draw", 2 }, { "scheme", 2 } }, events = events_of("house_rules"),
          reward_1 = { heal { 2 } }, reward_2 = { clear {} },
          before = "New maps, delivered by hand to everybody who is left: the quarters of the beaten, shared out. "
              .. "And with them a small green bottle each, and a note: 'To be taken before meals.' What comes out on "
              .. "the street that evening is the same old crew, an inch taller and very much harder to knock down.",
          after = "The bottles are empty. Each has a number on the bottom: one to four. And a fifth place in the "
              .. "box.",
          look = "scroll-unfurled #4a8a5c" }
