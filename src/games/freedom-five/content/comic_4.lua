-- Scenario Comic 4: The Silent Choir.

-- Their texts are in events.lua.
local function events_of(chapter)
    local ids = {}
    for i = 1, 5 do ids[i] = chapter .. "_event_" .. i end
    return ids
end

comic { id = "silent_choir", name = "The Silent Choir", number = 4, jrn = 4, plots = { 4, 7, 0 },
        anarchy = { 3, 3, 3, 3 }, purple = 0, points = 4, augments = 2, allies = 1, modifiers = 2,
        win = "mastermind_defeated",
        villains = { { "bonfire_jack" },
                     { "pale_choir", "saltmarsh_sanatorium" }, { "cartographer" }, { "galvanist" } },
        laid = { { "civic_library", "green" }, { "ironworks_arena", "red" }, { "skyline_exchange", "yellow" } },
        won = { { allies = 1 } }, lost = { { track = 1 } },
        introduction = "It begins with dogs. They sit down, all over the city, and face the Sanatorium. Then glasses "
            .. "hum in the cupboards. Then, one quiet Sunday, nine figures in white walk out across the salt marsh "
            .. "without leaving a print, open nine mouths that are not there, and sing the lowest note in the world. "
            .. "Freedom Tower stands on bedrock. The bedrock listens.",
        objective = "The Pale Choir sings the Tower down, one stone at a time. Beat it before the track reaches 10.",
        victory = "Ninth Bell rings once. It is the tenth voice, the one the Choir never had, and the chord comes "
            .. "apart in the air like wet paper. Nine robes lie on the marsh with nobody in them. Pinned to the "
            .. "collar of each is a label in green ink, with a shelf mark. Somebody had borrowed them. Somebody will "
            .. "be wanting them back.",
        defeat = "The note stops because it has been sung. Where the Tower stood there is a very large quiet. The "
            .. "Heroes sit on the kerb with the doorman, who has saved his hat. A brass plate has come down with the "
            .. "rest; on the back, where nobody was meant to read it, a shelf mark, in green.",
        quest_success = "Three torn pages of a hymnal, found, dried and put in order by Sister Beatrix of the "
            .. "Harbour Chapel, who is ninety-one and has perfect pitch. 'It was a lullaby once,' she says. "
            .. "'Somebody has turned it upside down.' She hums it the right way up. For the first time in weeks the "
            .. "whole team sleeps. Her blessing goes with them.",
        look = "silence #3a5c96" }

chapter { id = "note_too_low", name = "A Note Too Low", comic = "silent_choir", number = 1,
          mastermind = "guarded", objective = "no_anarchy_near_hq",
          phase = { { "attack" }, { "draw", 2 }, { "scheme", 2 } }, events = events_of("note_too_low"),
          reward_1 = { heal { 2 } }, reward_2 = { calm { 1 } },
          before = "Round the foot of the Tower the crowds have stopped being anybody. They rock. They hum. The "
              .. "Library, the Arena, the Exchange: three tuning pegs, and the string runs through the lift shaft. "
              .. "'Quiet those three,' says Ninth Bell, 'and keep them quiet, and it has nothing to pull on.' He has "
              .. "gone rather pale himself.",
          after = "Silence, on three sides. Far away on the marsh nine heads turn, all together, towards the "
              .. "fourth.",
          look = "musical-notes #3a5c96" }
chapter { id = "tower_sings", name = "The Tower Sings", comic = "silent_choir", number = 2, under_construction = 2,
          mastermind = "guarded", objective = "villains_defeated", objective_number = 2, quest = "side_quest",
          quest_at = { "hammer_street_gym", "copperline_terminus", "consulate_hill" }, quest_failure = { hurt { 1 } },
          phase = { { "attack" }, { "draw", 2 }, { "scheme", 2 } }, events = events_of("tower_sings"),
          reward_1 = { heal { 2 } }, reward_2 = { clear {} },
          before = "The steel of the Tower takes up the note and hands it down. Windows go, floor by floor, neatly, "
              .. "from the top. 'Everybody out,' says the doorman into the speaking tube, and then, because he is a "
              .. "truthful man: 'This is number forty-two.' Scaffolding goes up the same night. Until it comes down, "
              .. "the Heroes work from wherever they stand.",
          after = "Two fewer voices in the streets to cover for the nine. What is left can be heard quite clearly "
              .. "now, and that is no comfort.",
          look = "space-needle #3a5c96" }
chapter { id = "encore", name = "Encore", comic = "silent_choir", number = 3,
          phase = { { "attack" }, { "draw", 2 }, { "scheme", 3 } }, events = events_of("encore"),
          reward_1 = { heal { 2 } }, reward_2 = { clear {} },
          before = "There is a second verse. Nobody has ever heard it, for the reason that is happening now. Bunker "
              .. "turns her receivers off. Tachyon tries to outrun it. Legacy ties the flag to a lamp post, stands "
              .. "under it, and starts, off key and very loudly, to sing something else.",
          after = "After the last bar comes the only part of the piece that anybody will remember: a rest.",
          look = "sonic-shout #3a5c96" }
