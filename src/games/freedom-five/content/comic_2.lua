-- Scenario Comic 2: The Anvil Strikes.

-- Their texts are in events.lua.
local function events_of(chapter)
    local ids = {}
    for i = 1, 5 do ids[i] = chapter .. "_event_" .. i end
    return ids
end

comic { id = "anvil_strikes", name = "The Anvil Strikes", number = 2, jrn = 5, plots = { 4, 7, 0 },
        anarchy = { 3, 3, 3, 3 }, purple = 2, points = 2, augments = 1,
        win = "mastermind_defeated",
        villains = { { "general_anvil", "cinder_stacks" }, { "hollow_verger" }, { "cartographer" }, { "galvanist" } },
        won = { { points = 1 } }, lost = { { modifiers = 1 } },
        introduction = "Smoke over the Cinder Stacks, for the first time in thirty years. At dawn the gates open and "
            .. "a column marches out in step: boiler plate, lamp-black, no flags at all. At its head walks General "
            .. "Anvil, whom the history books bury in a footnote. She has read the footnote. She has come to discuss "
            .. "it.",
        objective = "An army without a country wants this one. Beat General Anvil before the track reaches 10.",
        victory = "The last furnace goes cold. General Anvil lays her sabre on the cobbles, salutes the one enemy "
            .. "she found worth the walk, and asks to be tried by somebody who has read the whole chapter. In her "
            .. "map case lies a letter in a neat green hand: targets, times, and the exact strength of the Heroes. "
            .. "She never wrote it. She was sent it.",
        defeat = "The column halts on the steps of the High Court, grounds arms and hangs a new sign on the door: "
            .. "Headquarters. The city wakes to reveille. In the crush somebody loses a map case; the Heroes read it "
            .. "under a street lamp. Green ink, neat hand. Every one of their moves is in it, with a tick beside "
            .. "each.",
        quest_success = "The deserters' letters reach the right kitchens. On Sunday a thin man in boiler plate "
            .. "knocks at Freedom Tower and asks for the doorman. 'Corporal Wend,' he says. 'I can whistle every "
            .. "signal they have.' He gets soup, a bed and a job.",
        look = "anvil #b8392c" }

chapter { id = "smoke_signals", name = "Smoke Signals", comic = "anvil_strikes", number = 1,
          mastermind = "guarded", objective = "villains_defeated", objective_number = 1,
          phase = { { "attack" }, { "draw", 2 }, { "scheme", 2 } }, events = events_of("smoke_signals"),
          reward_1 = { heal { 2 } }, reward_2 = { calm { 1 } },
          before = "Long puff, short puff, long. 'It is an order of battle,' says Absolute Zero, who has nothing "
              .. "else to look at. 'Three wings, one centre. Break a wing and she has to show her hand.' 'Which "
              .. "wing?' asks Tachyon, from two streets away, and back, and away again. 'Yes,' says Zero.",
          after = "One wing folds. For a moment the smoke over the Stacks loses its rhythm; then it comes back, "
              .. "twice as fast. She has stopped writing to them and started writing to everybody.",
          look = "steam #b8392c" }
chapter { id = "marching_orders", name = "Marching Orders", comic = "anvil_strikes", number = 2,
          mastermind = "guarded", objective = "tokens_resolved", objective_number = 3, quest = "side_quest",
          quest_at = { "breakwater_station", "harbour_chapel", "belltower_row" }, quest_failure = { hurt { 1 } },
          when = { on { "token_placed", place_henchman { 1, at = "there", colour = "red" } } },
          phase = { { "attack" }, { "draw", 2 }, { "scheme", 2 } }, events = events_of("marching_orders"),
          reward_1 = { heal { 2 } }, reward_2 = { clear {} },
          before = "Sealed envelopes turn up in the hands of lamp posts and statues. Wherever one lies, a man in "
              .. "plate stands beside it and will not say why. Bunker has seen the system before. 'Dead drops. Read "
              .. "three before they do, and the whole army marches into the river.' She sounds almost sorry. They "
              .. "also find other letters, unsealed: home, soon, mother, boots.",
          after = "The third envelope has no order in it, only a time. It is now.",
          look = "rally-the-troops #b8392c" }
chapter { id = "hammer_and_gate", name = "The Hammer and the Gate", comic = "anvil_strikes", number = 3,
          phase = { { "attack" }, { "draw", 2 }, { "scheme", 3 } }, events = events_of("hammer_and_gate"),
          reward_1 = { heal { 2 } }, reward_2 = { clear {} },
          before = "The siege hammer comes up the avenue on forty wheels. It was built to knock on one door, and "
              .. "everybody in the street can see which. General Anvil rides on its head with her coat open to the "
              .. "wind. 'Good morning,' she calls. 'Is the landlord in?'",
          after = "Forty wheels, one after the other, come off.",
          look = "hammer-drop #b8392c" }
