// How large a home and its land are.
import { CUERDA } from '../../units.ts'
import type { AttributeValues } from '../../values.ts'
import { AMOUNT, amountOf, COUNT, countOf } from '../text/numbers.ts'
import { match, says } from '../text/patterns.ts'
import type { HomeKind } from './home-kind.ts'

/** Square metres of a square foot. */
const FOOT = 0.09290304

const SQUARE_FEET =
  'p\\.? ?/ ?c\\.?|p\\.?c\\.?|p2|pies? ?(?:cuadrados?|cuads?\\.?|2|c\\.?|sq)|sq\\.? ?ft\\.?|sqft|sf|ft2|square feet'
const METRES =
  'm\\.? ?/ ?c\\.?|m2|mc|m\\.c\\.|mts?2?\\.?(?: ?c(?:uad(?:rados|s)?)?\\.?)?|metros? ?(?:cuadrados?|cuads?\\.?|2|c\\.?)|metros|sq\\.? ?m'

const FEET_PATTERN = `(?<![$])(${AMOUNT}) ?(?:${SQUARE_FEET})`
/** Feet alone are square where nobody measures a height or a way with them. */
const BARE_FEET_PATTERN = `(?<![$]|a |de )(\\d{3}|\\d{1,2},\\d{3}|\\d{4,5}) ?pies(?! (?:de|del|sobre|lineales))`
const METRES_PATTERN = `(?<![$]|a )(${AMOUNT}) ?(?:${METRES})(?! (?:de (?:la|el|altura|distancia|frente|fondo|construccion)|del))`
const FEET_OF_LAND_PATTERN = `(?:solar|terreno|lote|patio)(?: \\w+){0,2}(?: de|:) ${AMOUNT} ?(?:${SQUARE_FEET}|pies)`

export function areasOf(
  all: string,
  kind: HomeKind | undefined,
): Pick<AttributeValues, 'builtArea' | 'landArea'> {
  const feet = amountOf((match(all, FEET_PATTERN) ?? match(all, BARE_FEET_PATTERN))?.[1])
  const measured = measuredLand(all, kind)
  const isLand = kind === 'solar' || kind === 'finca'
  const isFeetOfLand = (isLand && measured === undefined) || says(all, FEET_OF_LAND_PATTERN)
  const land = measured ?? (isFeetOfLand && feet !== undefined ? feet * FOOT : undefined)
  const built = isFeetOfLand || feet === undefined || feet < 50 ? undefined : Math.round(feet)
  return {
    builtArea: built,
    landArea: land === undefined || land < 10 ? undefined : Math.round(land * 100) / 100,
  }
}

/** What is said in cuerdas or metres, which are never built areas of houses here. */
function measuredLand(all: string, kind: HomeKind | undefined): number | undefined {
  const cuerdas = cuerdasOf(all)
  if (cuerdas !== undefined) return cuerdas * CUERDA
  const isInBuilding = kind === 'apartamento' || kind === 'local' || kind === 'oficina'
  return isInBuilding ? undefined : amountOf(match(all, METRES_PATTERN)?.[1])
}

const AND_HALF = `(${COUNT}) (?:y media|1/2) cuerdas?|(${COUNT}) cuerdas? y (?:media|1/2)|(${COUNT}) ?1/2 cuerdas?`
/** Deeds give cuerdas with three decimals: '1.234 cuerdas'. */
const CUERDAS = `(?<![\\d.,])(\\d{1,3}(?:,\\d{3})+|\\d*\\.?\\d+|${COUNT}) ?(?:cuerdas?|cdas?\\.?)`
const LEAST_OR_RANGE = `(?:\\d+ (?:a|o|-) ?|minimo |mas de |menos de )\\d+ ?(?:cuerdas?)|\\d+ (?:o mas cuerdas|cuerdas? o mas)`

function cuerdasOf(all: string): number | undefined {
  const and = match(all, AND_HALF)
  if (and) return (countOf(and[1] ?? and[2] ?? and[3]) ?? 0) + 0.5
  if (says(all, 'cuerda y media')) return 1.5
  if (says(all, '(?:media|1/2) cuerda')) return 0.5
  if (says(all, '1/4 (?:de )?cuerda|cuarto de cuerda')) return 0.25
  if (says(all, '3/4 (?:de )?cuerda')) return 0.75
  if (says(all, 'tres cuartos de cuerda')) return 0.75
  if (says(all, LEAST_OR_RANGE)) return undefined
  const amount = match(all, CUERDAS)?.[1]
  return amount === undefined ? undefined : (countOf(amount) ?? Number(amount.replaceAll(',', '')))
}
