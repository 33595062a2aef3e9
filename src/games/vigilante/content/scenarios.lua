-- scenarios.lua: the 10 Scenario Cards.

local justice = { [3] = { 1, 1, 1 }, [4] = { 2, 1, 1 }, [5] = { 3, 1, 1 }, [6] = { 3, 1, 2 } }
for n = 3, 6 do
    local dealt = justice[n]
    scenario { id = "justice_" .. n, name = "Brought to Justice", players = n,
               good = dealt[1], evil = dealt[2], neutral = dealt[3],
               villains = { 15, 15, 15 }, events = n >= 5 and 3 or 2, rounds = 7, city_cards = 3,
               flavour = "One of us left the gate of East Side Penitentiary open." }
end

for n = 3, 6 do
    local each_level, events = n == 6 and 20 or 15, (n == 3 or n == 6) and 4 or 3
    scenario { id = "shifting_" .. n, name = "Shifting Allegiances", players = n, good = 1, random = n - 1,
               villains = { each_level, each_level, each_level }, events = events, rounds = 7, city_cards = 3,
               flavour = "One honest face at the table. Try not to stare." }
end

scenario { id = "showdown_4", name = "Showdown", players = 4, good = 2, evil = 2,
           villains = { 15, 15, 15 }, events = 3, rounds = 7, city_cards = 3,
           flavour = "Two sides, one city, no bystanders." }
scenario { id = "showdown_6", name = "Showdown", players = 6, good = 3, evil = 3,
           villains = { 20, 20, 20 }, events = 3, rounds = 7, city_cards = 3,
           flavour = "Three against three, and nobody wearing colours." }
