// What kind of home, land or premises an ad is of.
import type { AttributeValues } from '../../values.ts'
import type { AdText } from '../text/ad-text.ts'
import { firstNamed, match } from '../text/patterns.ts'

export type HomeKind = NonNullable<AttributeValues['homeKind']>

const KIND_WORDS: Readonly<Record<HomeKind, string>> = {
  casa: 'casas?|casita|casona|residencia|town ?house|chalet|cabana|bungalow|duplex|tiny house|villa|house',
  apartamento:
    'aptos?\\.?|apts?\\.?|apartamentos?|apartamentito|aparta|apartment|condominio|condo|penthouse|ph|walk[ -]?up|pent house',
  estudio: 'estudios?|estudito|studio|efficiency|efficienci|eficiencia',
  cuarto: 'cuarto|habitacion|cuartito|room(?! ?mates?)',
  solar: 'solar(?! (?:panel|system))|solares|terrenos?|lotes? de terreno|lote|predio|land',
  finca: 'fincas?|finquita|hacienda',
  local: 'local(?:es)?|local comercial|espacio comercial|edificio comercial|kiosko',
  oficina: 'oficinas?|office|espacio de oficina',
  almacen: 'almacen(?:es)?|warehouse|storage|nave industrial|bodega|deposito industrial',
}

const ROOM_BEFORE =
  /(?:casa|apto|apt|apartamento|estudio|residencia|\d|un|dos|tres|cuatro|cinco)\W+(?:de \d )?$/

/** The title says it, else the beginning of the body. */
export function homeKindOf({ title, body }: AdText): HomeKind | undefined {
  return kindIn(title) ?? kindIn(body.slice(0, 200))
}

const { cuarto: ROOM, ...OTHERS } = KIND_WORDS
const SOLAR_POWER = /(?:placas?|paneles?|sistema|energia|calentador) solar(?:es)?/g

/** 'Cuarto' counts where it is what is let, not how many there are. */
function kindIn(text: string): HomeKind | undefined {
  const other = firstNamed(text.replaceAll(SOLAR_POWER, ''), OTHERS)
  const room = match(text, ROOM)
  if (!room || ROOM_BEFORE.test(text.slice(0, room.index))) return other
  const at = other === undefined ? undefined : match(text, OTHERS[other])?.index
  return at === undefined || room.index < at ? 'cuarto' : other
}
