-- scenarios.lua: the 10 Scenario Cards.

-- Each row: Good, Evil, Neutral; starting Events and rounds, which decide how hard it is for the Good; starting City Cards.
local justice = {
    [3] = { 1, 1, 1, events = 5, rounds = 7, city_cards = 2 },
    [4] = { 2, 1, 1, events = 4, rounds = 6, city_cards = 2 },
    [5] = { 3, 1, 1, events = 4, rounds = 6, city_cards = 2 },
    [6] = { 3, 1, 2, events = 1, rounds = 6, city_cards = 4 },
}
for n = 3, 6 do
    local s = justice[n]
    scenario { id = "justice_" .. n, name = "Brought to Justice", players = n, good = s[1], evil = s[2], neutral = s[3],
               villains = { 15, 15, 15 }, events = s.events, rounds = s.rounds, city_cards = s.city_cards,
               flavour = "One of us left the gate of East Side Penitentiary open.",
               look = "scales #b5533c" }
end

-- Few players meet few Villains, so theirs begin harder; many would run out of them.
local shifting = {
    [3] = { villains = { 10, 15, 20 }, events = 6, city_cards = 1 },
    [4] = { villains = { 15, 15, 15 }, events = 4, city_cards = 2 },
    [5] = { villains = { 20, 20, 10 }, events = 4, city_cards = 3 },
    [6] = { villains = { 20, 20, 20 }, events = 3, city_cards = 3 },
}
for n = 3, 6 do
    local s = shifting[n]
    scenario { id = "shifting_" .. n, name = "Shifting Allegiances", players = n, good = 1, random = n - 1,
               villains = s.villains, events = s.events, rounds = 7, city_cards = s.city_cards,
               flavour = "One honest face at the table. Try not to stare.",
               look = "drama-masks #6d5a8c" }
end

scenario { id = "showdown_4", name = "Showdown", players = 4, good = 2, evil = 2,
           villains = { 15, 15, 15 }, events = 2, rounds = 7, city_cards = 3,
           flavour = "Two sides, one city, no bystanders.",
           look = "crossed-swords #a83232" }
scenario { id = "showdown_6", name = "Showdown", players = 6, good = 3, evil = 3,
           villains = { 20, 20, 20 }, events = 1, rounds = 7, city_cards = 4,
           flavour = "Three against three, and nobody wearing colours.",
           look = "crossed-swords #7a2e5d" }
