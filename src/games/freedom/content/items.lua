-- items.lua: 10 item cards of 6 names. Each names its window; the text is printed from the effect.

item { id = "heavy_blaster", name = "Heavy Blaster", ja = "重ブラスター", copies = 2, window = "combat",
       effect = { combat { 2 } }, look = "ray-gun #c9502e" }
item { id = "deflector_belt", name = "Deflector Belt", ja = "偏向ベルト", copies = 2, window = "beaten",
       effect = { save {} }, look = "shield-bounces #2f6fa8" }
item { id = "courier_ship", name = "Courier Ship", ja = "連絡艇", copies = 2, window = "reaction",
       effect = { react { 1 } }, look = "scout-ship #3f8f94" }
item { id = "forged_orders", name = "Forged Orders", ja = "偽造命令書", copies = 1, window = "movement",
       effect = { slip {} }, look = "scroll-quill #9a7a3a" }
item { id = "demolition_charge", name = "Demolition Charge", ja = "爆破装置", copies = 2, window = "sabotage",
       effect = { total { 3 } }, look = "time-bomb #b3402a" }
item { id = "pirate_broadcast", name = "Pirate Broadcast", ja = "海賊放送", copies = 1, window = "rebelled",
       effect = { reroll {} }, look = "radio-tower #7a4a9e" }
