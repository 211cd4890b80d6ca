"""Names of players in pictures: ordinary ones, hard ones, and some of which nothing can be drawn."""

NAMES = ("Anna", "Benedetto", "Chiara", "Dante", "Elena", "Fritz")
HARD_NAMES = (
    "W" * 32,
    "张三丰" * 10,
    "مرحبا بالعالم 🏛️🦊",
    "Z̸̢̛͇a̷͎̓l̵̯̈g̶̣̕ó ‮evil‬ \u200b𝕱𝖗𝖆𝖐𝖙𝖚𝖗 Ωδῆ Жук",
    "Maximiliane-Henriette von Zwiesel",
    "\u202e*_~`|**b**",
)
NO_NAMES = ("\u200b", "🏻", "\u0301\u0302", " ", "\n")
