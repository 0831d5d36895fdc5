// What ads of real estate say: what it is, its rooms and areas, what comes with it.
import type { AttributeValues } from '../values.ts'
import { type AdText, allNamed, firstNamed, flag, match, says } from './ad-text.ts'
import { AMOUNT, amountOf, COUNT, countOf, dayOf, MONTH, monthOf } from './numbers.ts'

/** Square metres of a cuerda: https://en.wikipedia.org/wiki/Cuerda */
const CUERDA = 3930.395625
/** Square metres of a square foot. */
const FOOT = 0.09290304

export function readHome(text: AdText): AttributeValues {
  const { all } = text
  const homeKind = kindOf(text)
  return {
    homeKind,
    ...roomsOf(text),
    ...areasOf(all, homeKind),
    parking: parkingOf(all),
    furnished: flag(all, {
      yes: 'amueblad[oa]s?|amuebladit[oa]|furnished|muebles incluidos|con (?:todos los )?muebles',
      no: 'sin (?:amueblar|muebles)|no (?:esta )?amueblad[oa]|unfurnished|desamueblad[oa]',
    }),
    pets: flag(all, {
      yes: '(?:se )?(?:acepta[n]?|acepto|permite[n]?|permito) (?:\\w+ )?(?:mascotas?|animales|perr[oi]t?os?|pets)|mascotas? (?:\\w+ )?(?:ok|bienvenid[oa]s?|permitid[oa]s?|aceptad[oa]s?|si)|pet[ -]?friendly|pets? (?:ok|allowed|welcome)',
      no: '(?:no|sin|cero|ni) (?:se )?(?:(?:acepta[n]?|acepto|permite[n]?|permito|admiten?|quiero) )?(?:mascotas?|animales|pets|perros)|mascotas? no|no pets',
    }),
    plan8: flag(all, {
      yes: '(?:plan|seccion|section|secc\\.?) ?(?:8|ocho)',
      no: 'no (?:se )?(?:(?:acepta[n]?|acepto|cualifica para|coge|cogemos) )?(?:el )?(?:plan|seccion|section) ?(?:8|ocho)|(?:plan|seccion|section) ?8 no',
    }),
    included: includedOf(all),
    amenities: allNamed(all, {
      cisterna: '(?<!sin )cisternas?(?! vacia)|tanque de agua',
      placas_solares:
        '(?:placas?|paneles?|sistema|energia) (?:solar(?:es)?|fotovoltaic[oa]s?)|solar panels?|placas (?:y|con) bateria\\w*',
      planta_electrica:
        'plantas? electricas?|generador(?:es)?(?: electrico)?|power ?plant|generator|planta full|planta de emergencia',
      acceso_controlado:
        '(?:acceso|access|entrada) controlad[oa]|control(?:ed)? (?:de )?access?o?|controlled access|urb(?:anizacion|\\.)? cerrada|gated|guardia(?: de seguridad)? 24|seguridad 24',
    }),
    deposit: moneyOf(all, '(?:fianza|deposito|security deposit)'),
    maintenance: moneyOf(all, '(?:mantenimiento|mant\\.?|hoa)(?: fee)?(?: mensual)?'),
    freeFrom: freeFromOf(text),
  }
}

type Kind = NonNullable<AttributeValues['homeKind']>

const KIND_WORDS: Readonly<Record<Kind, string>> = {
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

/** The title says it; 'cuarto' counts where it is what is let, not how many there are. */
function kindOf({ title, body }: AdText): Kind | undefined {
  for (const text of [title, body.slice(0, 200)]) {
    const room = match(text, KIND_WORDS.cuarto)
    const isRoomLet = room !== null && !ROOM_BEFORE.test(text.slice(0, room.index))
    const { cuarto, ...others } = KIND_WORDS
    const other = firstNamed(
      text.replaceAll(/(?:placas?|paneles?|sistema|energia|calentador) solar(?:es)?/g, ''),
      others,
    )
    if (room && isRoomLet) {
      const at = other === undefined ? undefined : match(text, others[other])?.index
      if (at === undefined || room.index < at) return 'cuarto'
    }
    if (other) return other
  }
  return undefined
}

const HALF = '(?: ?1/2|\\.5| y medio| y 1/2|,5)'
const ROOM_WORDS =
  'cuartos?|ctos?\\.?|ctrs?|crtos?|cts?|habitacion(?:es)?|habit\\.?|habs?\\.?|h|hb|dormitorios?|recamaras?|bed ?rooms?|beds?|brs?|bdr?m?s?|rooms?|alcobas?|c'
const BATH_WORDS = 'banos?|bath ?rooms?|baths?|ba|b|bn|bth'

function roomsOf({ all }: AdText): Pick<AttributeValues, 'rooms' | 'baths'> {
  const pair =
    match(
      all,
      `(${COUNT}) ?(?:${ROOM_WORDS})?(?: dormitorios)?[ ]?[/&,-]+[ ]?(\\d(?:\\.5|[ -]1/2)?|${COUNT}) ?(?:${BATH_WORDS})`,
    ) ??
    match(all, `(${COUNT}) ?(?:h|c|hab|cuartos|cts)[ ,.y/-]*(\\d(?:\\.5)?) ?(?:b|banos?|ba)`) ??
    match(
      all,
      '(?<![\\d/$.,-])([1-9])[ ]?/[ ]?([1-6](?:\\.5| ?1/2)?)(?! ?(?:cuerda|mill|de |pulg|"|/|\\d|bano|acre|hora|am|pm|mes|min|ton))',
    )
  if (pair) {
    const rooms = countOf(pair[1])
    const baths = halfOf(pair[2])
    if (rooms !== undefined && baths !== undefined && rooms <= 12 && baths <= rooms + 3)
      return { rooms, baths }
  }
  const rooms = countOf(
    match(
      all,
      `(?<![$/.,-])(${COUNT}) ?(?:\\(\\d\\) ?)?(?:amplios? |buenos |grandes )?(?:${ROOM_WORDS.replace('|h|', '|').replace(/\|c$/, '').replace('|cts?', '')})`,
    )?.[1],
  )
  return { rooms: rooms !== undefined && rooms <= 30 ? rooms : undefined, baths: bathsOf(all) }
}

function bathsOf(all: string): number | undefined {
  const and = match(
    all,
    `(${COUNT}) ?(?:\\(\\d\\) ?)?banos?(?: completos?)?(?:,| y|&| \\+)? (?:(?:un|1) )?(?:medio|1/2)(?: bano)?`,
  )
  if (and) return (countOf(and[1]) ?? 0) + 0.5
  if (says(all, 'bano y medio|bano y 1/2')) return 1.5
  const half = match(all, `(${COUNT})${HALF} ?(?:banos?|baths?|ba)`)
  if (half) return (countOf(half[1]) ?? 0) + 0.5
  const whole = match(
    all,
    `(?<![$/.,-])(${COUNT}) ?(?:\\(\\d\\) ?)?(?:${BATH_WORDS.replace('|b|', '|')})`,
  )
  const baths = countOf(whole?.[1])
  return baths !== undefined && baths <= 30 ? baths : undefined
}

/** '2.5', '2 1/2', 'dos'. */
function halfOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const whole = /^(\d)(?:\.5|[ -]?1\/2)$/.exec(text)
  return whole ? Number(whole[1]) + 0.5 : countOf(text)
}

const FEET =
  'p\\.? ?/ ?c\\.?|p\\.?c\\.?|p2|pies? ?(?:cuadrados|cuads?\\.?|2|c\\.?|sq)|pies cuadrado|sq\\.? ?ft\\.?|sqft|sf|ft2|square feet|pies'
const METRES =
  'm\\.? ?/ ?c\\.?|m2|mc|m\\.c\\.|mts?2?\\.?(?: ?c(?:uad(?:rados|s)?)?\\.?)?|metros? ?(?:cuadrados?|cuads?\\.?|2|c\\.?)|metros|sq\\.? ?m'

function areasOf(
  all: string,
  kind: Kind | undefined,
): Pick<AttributeValues, 'builtArea' | 'landArea'> {
  const isLand = kind === 'solar' || kind === 'finca'
  const feet = amountOf(
    match(all, `(?<![$])(${AMOUNT}) ?(?:${FEET})(?! de (?:altura|alto|largo|frente))`)?.[1],
  )
  const metres = amountOf(
    match(all, `(?<![$])(${AMOUNT}) ?(?:${METRES})(?! de (?:la|el|altura|distancia))`)?.[1],
  )
  const cuerdas = cuerdasOf(all)
  const isFeetOfLand =
    feet !== undefined &&
    (isLand || says(all, `(?:solar|terreno|lote|patio) (?:\\w+ ){0,2}de ${AMOUNT} ?(?:${FEET})`))
  const land =
    cuerdas !== undefined
      ? cuerdas * CUERDA
      : metres !== undefined && kind !== 'apartamento' && kind !== 'local' && kind !== 'oficina'
        ? metres
        : isFeetOfLand
          ? (feet ?? 0) * FOOT
          : undefined
  const built = feet !== undefined && !isFeetOfLand && feet >= 50 ? feet : undefined
  return {
    builtArea: built === undefined ? undefined : Math.round(built),
    landArea: land === undefined || land < 10 ? undefined : Math.round(land * 100) / 100,
  }
}

function cuerdasOf(all: string): number | undefined {
  if (says(all, 'media cuerda|1/2 cuerda')) {
    const whole = match(
      all,
      `(${COUNT}) (?:y media|1/2) cuerdas?|(${COUNT}) cuerdas? y (?:media|1/2)`,
    )
    return (countOf(whole?.[1] ?? whole?.[2]) ?? 0) + 0.5
  }
  const and = match(
    all,
    `(${COUNT}) cuerdas? y media|(${COUNT}) y media cuerdas?|(${COUNT}) ?1/2 cuerdas?`,
  )
  if (and) return (countOf(and[1] ?? and[2] ?? and[3]) ?? 0) + 0.5
  if (says(all, '1/4 (?:de )?cuerda|cuarto de cuerda')) return 0.25
  if (says(all, '3/4 (?:de )?cuerda')) return 0.75
  const found = match(all, `(${AMOUNT}|${COUNT}) ?(?:cuerdas?|cdas?\\.?)`)
  return countOf(found?.[1]) ?? amountOf(found?.[1])
}

function parkingOf(all: string): number | undefined {
  const words =
    'parkings?|parkins?|estacionamientos?|parqueos?|espacios de (?:parking|estacionamiento)|garajes?'
  const found =
    match(all, `(${COUNT}) ?(?:\\(\\d\\) ?)?(?:${words})`) ??
    match(
      all,
      `(?:${words}|marquesina|garaje|carport|garage)(?: \\w+){0,2} (?:para|de|pa) (${COUNT}) (?:carros?|autos?|vehiculos?|guaguas?)`,
    )
  const count = countOf(found?.[1])
  if (count !== undefined) return count <= 200 ? count : undefined
  return says(all, 'marquesina doble|doble marquesina|garaje doble|parking doble') ? 2 : undefined
}

const UTILITIES = { agua: 'agua', luz: 'luz|electricidad', internet: 'internet|wi-?fi' }

function includedOf(all: string): AttributeValues['included'] {
  if (
    says(
      all,
      '(?:todas las )?(?:utilidades|utilities) (?:estan )?inclu(?:idas|yen|ded|sive)|incluye (?:todas las )?utilidades',
    )
  )
    return ['agua', 'luz']
  const names =
    'agua|luz|electricidad|internet|wi-?fi|cable|gas|basura|utilidades|mantenimiento|parking|estacionamiento'
  const list = `(?:${names})(?:(?:,| y| e|/| \\+|,? ademas de) ?(?:el |la )?(?:${names}))*`
  const found =
    match(
      all,
      `(?<!no )(?:incluye|incluyen|inclu\\w+ |con|includes)[: ]+(?:el |la |los |servicios? de |tambien )*(${list})`,
    ) ??
    match(
      all,
      `(${list}) (?:estan? )?(?:incluid[oa]s?|inclu|incl\\.?|included|inclusive|inclusos|gratis)(?! no)`,
    )
  if (
    !found ||
    says(
      all.slice(Math.max(0, found.index - 12), found.index + found[0].length),
      'no incluye|no incluidos?|no incluidas?',
    )
  )
    return undefined
  const isWith = /^con/.test(found[0])
  if (isWith && !says(found[1] ?? '', 'agua (?:y|e|,|/) ?(?:luz|internet)|luz y agua'))
    return undefined
  return allNamed(found[1] ?? '', UTILITIES)
}

function moneyOf(all: string, words: string): number | undefined {
  const found =
    match(
      all,
      `${words}(?: (?:mensual|de|es|son|requerid[oa]|aprox\\.?))*[: ]+(?:de |es |son )?\\$ ?(${AMOUNT})`,
    ) ?? match(all, `\\$ ?(${AMOUNT}) (?:de |en )?${words}`)
  const amount = amountOf(found?.[1])
  return amount === undefined ? undefined : Math.round(amount)
}

function freeFromOf({ all, now }: AdText): string | undefined {
  const found = match(
    all,
    `(?:disponible|available|libre|desocupa(?:do|da|n)?|mudanza)(?: (?:desde|a partir|para|ya|solo))*(?: (?:de|del|el|en))* (\\d{1,2}|1ro|primero)\\.? (?:de )?(${MONTH})(?:(?: de| del)? (20\\d\\d))?`,
  )
  const month = monthOf(found?.[2])
  if (!found || month === undefined) return undefined
  const day = /^\d+$/.test(found[1] ?? '') ? Number(found[1]) : 1
  return dayOf({ year: found[3] === undefined ? undefined : Number(found[3]), month, day }, now)
}
