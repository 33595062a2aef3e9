-- items.lua: 10 item cards of 6 names. Each names its window; the text is printed from the effect.

item { id = "heavy_blaster", name = "Heavy Blaster", ja = "重ブラスター", copies = 2, window = "combat",
       effect = { combat { 2 } } }
item { id = "deflector_belt", name = "Deflector Belt", ja = "偏向ベルト", copies = 2, window = "beaten",
       effect = { save {} } }
item { id = "courier_ship", name = "Courier Ship", ja = "連絡艇", copies = 2, window = "reaction",
       effect = { react { 1 } } }
item { id = "forged_orders", name = "Forged Orders", ja = "偽造命令書", copies = 1, window = "movement",
       effect = { slip {} } }
item { id = "demolition_charge", name = "Demolition Charge", ja = "爆破装置", copies = 2, window = "sabotage",
       effect = { total { 3 } } }
item { id = "pirate_broadcast", name = "Pirate Broadcast", ja = "海賊放送", copies = 1, window = "rebelled",
       effect = { reroll {} } }
