// How many rooms, baths and parking spaces a home has.
import type { AttributeValues } from '../../values.ts'
import { COUNT, countOf, REPEATED } from '../text/numbers.ts'
import { match, says } from '../text/patterns.ts'

const HALF = '(?: ?1/2|\\.5| y medio| y 1/2|,5)'
const ROOM_WORDS =
  'cuartos?|ctos?\\.?|ctrs?|crtos?|habitacion(?:es)?|habit\\.?|habs?\\.?|hb|dormitorios?|recamaras?|bed ?rooms?|beds?|brs?|bdr?m?s?|rooms?|alcobas?'
const BATH_WORDS = 'banos?|bath ?rooms?|baths?|ba|bn|bth'

/** '3h/2b', '3 cuartos y 2 1/2 baños', '3/2'. */
const PAIRS = [
  `(?<![\\d/$.,-])(${COUNT})${REPEATED} ?(?:(?:${ROOM_WORDS}|h|c|cts?)(?: dormitorios)?)?(?: ?[/&,-]+ ?|,? y | con |, )(\\d ?1/2|\\d(?:\\.5)?|${COUNT})${REPEATED} ?(?:${BATH_WORDS}|b)(?! y medio| y 1/2)`,
  `(?<![\\d/$.,-])(${COUNT}) ?(?:h|c|hab|cuartos|cts)[ ,.y/-]*(\\d(?:\\.5| ?1/2)?) ?(?:b|banos?|ba)(?! y medio| y 1/2)`,
  '(?<![\\d/$.,-])(?<!\\d )([1-9]) ?/ ?([1-6](?:\\.5| ?1/2)?)(?! ?(?:cuerda|mill|de |pulg|"|/|\\d|bano|acre|hora|am|pm|mes|min|ton))',
  '(?:casa|apto\\.?|apt\\.?|apartamento|residencia|terrera|condominio|townhouse)[^.\\n\\d]{0,25}? ([1-9])(?: ?- ?| y )([1-6](?:\\.5)?)(?![\\d./-]| ?(?:cuerda|mill|pulg|hora|am|pm|mes|min|nivel|piso|planta))',
]

const LABELLED_ROOMS = `(?:cuartos|habitaciones|dormitorios|bedrooms|cuartos dormitorios) ?: ?(${COUNT})`
const LABELLED_BATHS = `banos ?: ?(\\d(?: ?1/2|\\.5)?|${COUNT})`
const COUNTED_ROOMS = `(?<![$/.,-])(${COUNT})${REPEATED} ?(?:amplios? |buenos |grandes |comodos |espaciosos )?(?:${ROOM_WORDS})`

export function roomsOf(all: string): Pick<AttributeValues, 'rooms' | 'baths'> {
  for (const pattern of PAIRS) {
    const pair = match(all, pattern)
    const rooms = countOf(pair?.[1])
    const baths = halfOf(pair?.[2])
    if (rooms !== undefined && baths !== undefined && rooms <= 12 && baths <= rooms + 3)
      return { rooms, baths }
  }
  const rooms = countOf((match(all, LABELLED_ROOMS) ?? match(all, COUNTED_ROOMS))?.[1])
  return { rooms: rooms !== undefined && rooms <= 30 ? rooms : undefined, baths: bathsOf(all) }
}

const BATHS_AND_HALF = `(${COUNT})${REPEATED} ?banos?(?: completos?)?(?:,| y|&| \\+| con)? (?:(?:un|1) )?(?:medio|1/2)(?: bano)?`
const HALF_BATHS = `(${COUNT})${HALF} ?(?:banos?|baths?|ba)`
const COUNTED_BATHS = `(?<![$/.,-])(${COUNT})${REPEATED} ?(?:${BATH_WORDS})`
const ONE_BATH =
  '(?:su |un )?bano (?:privado|propio|completo|adentro|independiente|incluido)|(?:sala|cocina|comedor|cocinita)(?:,| y|,? con|) (?:un |su )?bano(?! compartido)'

function bathsOf(all: string): number | undefined {
  const and = match(all, BATHS_AND_HALF)
  if (and) return (countOf(and[1]) ?? 0) + 0.5
  if (says(all, 'bano y medio|bano y 1/2')) return 1.5
  const half = match(all, HALF_BATHS)
  if (half) return (countOf(half[1]) ?? 0) + 0.5
  const labelled = halfOf(match(all, LABELLED_BATHS)?.[1])
  if (labelled !== undefined) return labelled
  const baths = countOf(match(all, COUNTED_BATHS)?.[1])
  if (baths !== undefined) return baths <= 30 ? baths : undefined
  return says(all, ONE_BATH) ? 1 : undefined
}

/** '2.5', '2 1/2', 'dos'. */
function halfOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const whole = /^(\d)(?:\.5| ?1\/2)$/.exec(text)
  return whole ? Number(whole[1]) + 0.5 : countOf(text)
}

const SPACES =
  'parkings?|parkins?|estacionamientos?|parqueos?|espacios? de (?:parking|estacionamiento)|garajes?|marquesinas?'
const CARS = '(?:carros?|autos?|vehiculos?|guaguas?)'
const PARKINGS = [
  `(?:parkings?|estacionamientos?|parqueos?) ?: ?(${COUNT})`,
  `(?<![$/.,-])(${COUNT})${REPEATED} ?(?:${SPACES})`,
  `(?:${SPACES}|carport|garage)(?: \\w+){0,2} (?:para|de|pa) (${COUNT})(?: ${CARS}|(?=[.,\\n]|$))`,
  `(?:${SPACES}|espacio para) \\(?(${COUNT})\\)? ${CARS}`,
  `caben (${COUNT}) ${CARS}`,
]

export function parkingOf(all: string): number | undefined {
  for (const pattern of PARKINGS) {
    const count = countOf(match(all, pattern)?.[1])
    if (count !== undefined && count <= 200) return count
  }
  if (says(all, 'marquesina doble|doble marquesina|garaje doble|parking doble')) return 2
  return says(all, '(?:sin|no (?:tiene|hay|incluye)) (?:parking|estacionamiento)') ? 0 : undefined
}
