-- events.lua: the 30 Event tokens: each type once with each die number.

for n = 1, 6 do event { id = "jailbreak_" .. n, name = "Jailbreak", type = "jailbreak", number = n } end
for n = 1, 6 do event { id = "firefight_" .. n, name = "Firefight", type = "firefight", number = n } end
for n = 1, 6 do event { id = "hacking_" .. n, name = "Hacking", type = "hacking", number = n } end
for n = 1, 6 do event { id = "loot_crate_" .. n, name = "Loot Crate", type = "loot_crate", number = n } end
for n = 1, 6 do event { id = "paramedic_" .. n, name = "Paramedic", type = "paramedic", number = n } end
