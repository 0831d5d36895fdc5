// Colours of vehicles as ads write them.
// Collected for Wepa; add what people write and is not here.
import { type Named, parseNames } from './name-list.ts'

// 'Vino' is also a verb, Dorado a town, cobre a metal of parts: such names carry a '!'.
const TABLE = `
Blanco: blanca, white, wite, blanco perla, blanca perla, pearl white, color blanco
Negro: negra, black, blak, negro mate, matte black, color negro
Gris: gray, grey, plomo, color gris, gris plomo
Gris claro: light gray, light grey
Gris oscuro: charcoal, grafito, graphite, gunmetal, gun metal, gris carbon, dark gray, dark grey
Plateado: plateada, silver, silber, plata, gris plata, color plata
Rojo: roja, red, rojo candy, candy red, rojo cereza, color rojo
!Vino: wine, vino metalico, color vino, rojo vino, vino tinto, burgundy, burgundi, borgona, maroon, guinda
Azul: blue, azul electrico, azul rey, royal blue, color azul
Azul marino: azul navy, navy blue, navy
Azul oscuro: dark blue
!Celeste: azul celeste, color celeste, azul claro, azul cielo, baby blue, sky blue, light blue
Turquesa: turquoise, turqueza, aqua, teal, aguamarina
Verde: green, verde limon, lime green, color verde
Verde oscuro: verde botella, verde esmeralda, dark green, forest green
Verde olivo: verde militar, verde oliva, army green, military green, olive green
Amarillo: amarilla, yellow, color amarillo
Anaranjado: anaranjada, naranja, orange, mamey, color china, color mamey
!Dorado: color dorado, dorada, color oro, gold, golden
!Bronce: bronze, color bronce
!Cobre: color cobre, cobrizo
Champán: champagne, champang, champana, champaigne, color champan
Crema: color crema, marfil, ivory
Beige: beich, beis, color beige
!Arena: color arena
Marrón: brown, color cafe, cafe claro, cafe oscuro, color chocolate, marron oscuro, marron claro
Violeta: color violeta, lila, lavanda
Morado: morada, purple, color morado
!Rosado: color rosado, rosada, color rosa, pink, fucsia
Dos tonos: bicolor, two tone, two tones, 2 tonos
`

export const COLORS: readonly Named[] = parseNames(TABLE)
