// Words of price: 'menos de 200', 'entre 300 y 400', 'hasta 50 pesos', 'barato'. They are limits or an order, not
// words to be found.
import { foldText } from '../../text/writing.ts'

/** In dollars; an end that was not said is absent. */
export type PriceRange = { min?: number; max?: number }

/**
 * `rest`: the query without its words of price, and `said` those words. `isCheap`: what costs little is wanted, without
 * a number.
 */
export type PriceWords = {
  rest: string
  said: readonly string[]
  range: PriceRange | undefined
  isCheap: boolean
}

export const NO_PRICES: PriceWords = { rest: '', said: [], range: undefined, isCheap: false }

/** A number of something else is no price: '600 gls', '55 pulgadas', '100k millas', '3 cuartos', '12 mil btu'. */
const UNITS =
  'gls?|gal(?:on(?:es)?)?s?|pulg(?:adas?)?|inch(?:es)?|pies|ft|btu|watts?|w|kw|gb|tb|mb|millas?|miles?|km|lbs?|libras?|cuartos?|habitaci\\w*|hab|banos?|cuerdas?|cdas?|mts?|metros?|hp|anos?|meses|mes|semanas?|dias?|horas?|amp\\w*|v|volt\\w*|oz|onzas?|cc|puertas?|pasajeros|personas?|piezas?|hornillas?|pulg|mil millas|k millas|toneladas?|tons?|kilos?|kg|cm|mm|yardas?|sillas?|nenes?|ninos?|x|fps|hz|mah|qt|cilindros?|libras'
const CURRENCY = 'pesos?|dolares?|dollars?|usd|chavos|bucks'
const AMOUNT = `\\$? ?(\\d[\\d,]*(?:\\.\\d+)?|mil|cien(?:to)?|doscientos|trescientos|cuatrocientos|quinientos|cincuenta|veinte|treinta|cuarenta|diez) ?(k|mil)?(?![\\w"/.-]) ?(\\$|(?:${CURRENCY})\\b)?(?! ?(?:${UNITS})\\b| ?["”])`
const PER =
  '(?: ?(?:al mes|mensual(?:es)?|por noche|la noche|el dia|por dia|cada un[oa]|la hora|o menos))?'

const WRITTEN: Readonly<Record<string, number>> = {
  diez: 10,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  mil: 1000,
}

const BELOW =
  'menos de|menor(?:es)? (?:de|a)|hasta|maximo(?: de)?|max|no (?:mas|mayor) de|(?:(?:que|q) )?no (?:pase|cueste|suba|exceda)n?(?: (?:de|mas de))?|(?:por )?debajo de|bajo|under|below|less than|up to|a lo (?:mas|sumo)|tope(?: de)?|presupuesto(?: de)?|tengo'
const ABOVE =
  'mas de|desde|minimo(?: de)?|(?:por )?(?:encima|arriba) de|over|above|more than|from|mayor(?:es)? (?:de|a)'
const ABOUT = 'como|unos|alrededor de|mas o menos|aprox(?:imadamente)?|around|about|a|en|por|de'
const CHEAP =
  /\b(?:(?:bien |mas |super )?(?:barat(?:it)?[oa]s?|economic[oa]s?(?: (?:en|de) gasolina)?|cheap)|(?:a )?(?:buen|bajo) precio|de bajo costo|bajo costo|low cost|affordable|en ganga|que no sea car[oa]|no muy car[oa]s?)\b/g

/** Takes the words of price out of a query. Passages in quotes are left alone. */
export function readPrices(text: string): PriceWords {
  const plain = text.normalize('NFC')
  if (/["“”«»].*["“”«»]/.test(plain)) return { ...NO_PRICES, rest: text }
  const found = readRange(foldEach(plain))
  const without = found ? cut(plain, found) : plain
  const cheap = [...foldEach(without).matchAll(CHEAP)].map(({ index, 0: said }) => ({
    at: index,
    length: said.length,
  }))
  return {
    rest: cheap.toReversed().reduce(cut, without),
    said: [found && take(plain, found), ...cheap.map((each) => take(without, each))]
      .filter((each) => each !== undefined)
      .map((each) => each.trim()),
    range: found?.range,
    isCheap: cheap.length > 0,
  }
}

type Passage = { at: number; length: number }
type Found = Passage & { range: PriceRange }

function readRange(text: string): Found | undefined {
  return between(text) ?? oneEnd(text) ?? plainAmount(text)
}

function between(text: string): Found | undefined {
  const pattern = new RegExp(
    `(?:\\b(entre|de|desde|from|between) )?${AMOUNT.replace('.-]', '.]')} ?(?:y|a|and|to|hasta|-) ?${AMOUNT}${PER}`,
  )
  const match = pattern.exec(text)
  if (!match) return undefined
  const [whole, opening, low, lowThousand, lowCurrency, high, highThousand, highCurrency] = match
  // '300 y 400' alone are two numbers; a currency or an opening word makes them a range.
  const isSaid = opening === 'entre' || opening === 'between'
  const isMoney = Boolean(lowCurrency || highCurrency || /\$/.test(whole))
  const ends = [amountOf(low, lowThousand || highThousand), amountOf(high, highThousand)]
  const [from = 0, to = 0] = ends.toSorted((a, b) => a - b)
  const areYears = !isMoney && ends.every((end) => end >= 1980 && end <= 2035)
  if (areYears || (!isMoney && !isSaid && !(opening && from >= 20))) return undefined
  return { range: { min: from, max: to }, at: match.index, length: whole.length }
}

function oneEnd(text: string): Found | undefined {
  const below = new RegExp(`\\b(?:${BELOW}) (?:los |las |unos )?${AMOUNT}${PER}`).exec(text)
  if (below) return ending(below, (max) => ({ max }))
  const above = new RegExp(`\\b(?:${ABOVE}) (?:los |las )?${AMOUNT}${PER}`).exec(text)
  if (!above) return undefined
  const isMoney = Boolean(above[3]) || above[0].includes('$')
  const year = amountOf(above[1], above[2])
  if (!isMoney && (year < 20 || (year >= 1980 && year <= 2035))) return undefined
  return ending(above, (min) => ({ min }))
}

/** '50 pesos', '$200': about so much, and what costs less is welcome. */
function plainAmount(text: string): Found | undefined {
  const money = new RegExp(
    `(?:\\b(?:${ABOUT}) )?(?:\\$ ?(\\d[\\d,]*(?:\\.\\d+)?) ?(k|mil)?|\\b(\\d[\\d,]*|cien|cincuenta|doscientos|quinientos|mil) ?(k|mil)? ?(?:${CURRENCY})\\b)${PER}`,
  )
  const match = money.exec(text)
  if (!match) return undefined
  const amount = amountOf(match[1] ?? match[3], match[2] ?? match[4])
  return { range: { max: amount }, at: match.index, length: match[0].length }
}

function ending(match: RegExpExecArray, rangeOf: (amount: number) => PriceRange): Found {
  const range = rangeOf(amountOf(match[1], match[2]))
  return { range, at: match.index, length: match[0].length }
}

function amountOf(written: string | undefined, thousand: string | undefined): number {
  const plain = written ?? ''
  const number = WRITTEN[plain] ?? Number(plain.replaceAll(',', ''))
  return thousand ? number * 1000 : number
}

/** Folded unit by unit, so that a place in it is the same place in the text. */
function foldEach(text: string): string {
  return text.replace(/[^ -~]|[A-Z]/g, (unit) => foldText(unit)[0] ?? unit)
}

function take(text: string, { at, length }: Passage): string {
  return text.slice(at, at + length)
}

function cut(text: string, { at, length }: Passage): string {
  return `${text.slice(0, at)} ${text.slice(at + length)}`
}
