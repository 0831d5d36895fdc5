// Brands that are sold on the island less often than those of brands.ts, by their usual names alone.
// Collected for Wepa; add what people write and is not here.

const TABLE = `
Skullcandy, Kodak, Emerson, Magnavox, Technics, Denon, Marantz, Harman Kardon, Behringer, QSC, Mackie, Shure, Polk Audio, Gateway, Compaq, Gigabyte, Wyze, Ubiquiti, Linksys, Turtle Beach, HyperX, SteelSeries, Infinix, Tecno, Realme, Oppo, Onkyo, Sanyo, Sega, Atari, Eufy, Audio-Technica, Peavey, Electro-Voice, Rockville, JL Audio, ViewSonic, BenQ, Sceptre, Insta360, Olympus, Tamron, Wacom, Zebra, Xerox, Kyocera, Ricoh, Skyworth, Amazfit, Kingston, Crucial, NordicTrack
Aéropostale, Banana Republic, Forever 21, Fashion Nova, DKNY, Nautica, Perry Ellis, Dockers, Dickies, True Religion, OshKosh, Gymboree, Quiksilver, Billabong, Roxy, Hurley, Rip Curl, Volcom, Brahmin, Dooney & Bourke, Longchamp, Marc Jacobs, Karl Lagerfeld, Anne Klein, Betsey Johnson, Speedo, Havaianas, Teva, Merrell, Salomon, Mizuno, FitFlop, Ariat, Red Wing, Movado, Nixon, Patek Philippe, Audemars Piguet, Breitling, Longines, G-Star, Jessica Simpson, Ivanka Trump, Charlotte Russe, Franco Sarto, Sam Edelman, Vince Camuto, Costa Del Mar, Maui Jim
Avanti, Danby, Hotpoint, Crosley, Sunbeam, Farberware, T-fal, Hilti, Metabo, Kärcher, Greenworks, Worx, Sun Joe, Char-Broil, Traeger, Nexgrill, Lasko, Honeywell, Dirt Devil, Zinus, Rooms To Go, Bestway, Intex, Ecovacs, Pyrex, Corelle, Graco, Evenflo, Chicco, Baby Trend, Cosco, Campbell Hausfeld, Hobart, Miller Electric, WEN, A-iPower, Poulan, MTD, Snapper, Bostitch, Irwin, Klein Tools, Rubbermaid, Keter, Sterilite, Suncast, Moen, Delta Faucet, American Standard, Culligan, Waterpik, Sauder, Bassett, Broyhill, Thomasville, King Koil, Beautysleep, Pride Mobility, Invacare
`

/** One name per entry, without other ways to write it. */
export const MORE_BRANDS: readonly string[] = TABLE.split(/[,\n]/)
  .map((name) => name.trim())
  .filter((name) => name !== '')
