// Of which year a vehicle is.
import { match, matches } from '../text/patterns.ts'
import { namedIn, type VehicleName } from './vehicle-names.ts'

const YEAR = '(19[5-9]\\d|20[0-3]\\d)'

/** What a year beside these words says is of something else. */
const OF_ANOTHER =
  /(?:marbete|hasta|vence|inspeccion|desde|garantia|para|licencia|registro|motor|bateria|gomas|cambiad[oa]s?|pintad[oa]|restaurad[oa]|reparad[oa]|comprad[oa]|compre|hech[oa]|mayor(?:es)? (?:de|a|al)|mas de|menos de|minimo)(?:[^\d\n.,]| \d{1,3} ?hp){0,25}$/

/** The end of a range or one of several: '2007 al 2011', '2010 o 2011'. */
const AFTER_A_YEAR = /(?:19|20)?\d\d ?(?:-|\/|a|al|hasta|o|y) ?$/

/** A year that is no end of a range and no least one. */
const SINGLE_YEAR = `(?<![$,.#/-])${YEAR}(?!,?\\d|\\+)(?! ?(?:-|/|a|al|hasta|o|y) ?'?(?:19|20)?\\d\\d(?!\\d))(?! ?(?:\\+|en adelante|(?:para|pa|p) ?'? ?arriba|hacia arriba|o mas|o mayor|millas|mi|cc|libras|lbs|gls?|psi|pesos|watts))`
const SAID_YEAR = `(?:ano|del|modelo|model|year|mod\\.?|casco)(?: del?| es)?[: ]+(?:ano )?'?${SINGLE_YEAR}`

/** Words that may stand before the year where a body begins with it. */
const OPENING_YEAR = `^[^a-z0-9]*(?:(?:se vende|vendo|es|un|una|carro|guagua|pickup|van|motora|scooter|four track|bote|camion|jet ski) )*${SINGLE_YEAR}`

/** In the title, beside the name, or where the text says that it is the year; never one end of a range. */
export function yearOf(
  { title, body, now }: { title: string; body: string; now: Date },
  named: VehicleName | undefined,
): number | undefined {
  const most = now.getUTCFullYear() + 1
  const [first, ...others] = new Set(yearsIn(title, most))
  if (first !== undefined) return others.length === 0 ? first : undefined
  if (namesRange(title)) return undefined
  const inTitle = named?.model === undefined ? undefined : shortYearAfter(title, named, most)
  return inTitle ?? yearInBody(body, most)
}

function yearInBody(body: string, most: number): number | undefined {
  const said = matches(body, SAID_YEAR).find((found) => isOwn(body, found.index))
  if (said) return Number(said[1])
  const opening = body.slice(0, 160)
  const begins = match(opening, OPENING_YEAR)
  if (begins && Number(begins[1]) <= most) return Number(begins[1])
  const named = namedIn(opening)
  if (!named) return undefined
  const years = new Set(yearsIn(opening, most))
  const beside = yearsIn(opening.slice(Math.max(0, named.at - 12), named.end + 14), most)[0]
  if (beside !== undefined && years.size === 1) return beside
  return named.model === undefined ? undefined : shortYearAfter(opening, named, most)
}

function yearsIn(text: string, most: number): number[] {
  return matches(text, SINGLE_YEAR)
    .filter((found) => isOwn(text, found.index))
    .map((found) => Number(found[1]))
    .filter((year) => year <= most)
}

function isOwn(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 60), at)
  return !OF_ANOTHER.test(before) && !AFTER_A_YEAR.test(before)
}

function namesRange(title: string): boolean {
  return match(title, `${YEAR} ?(?:-|/|a|al|hasta|o|y) ?'?(?:19|20)?\\d\\d`) !== null
}

/** 'Mirage 95', "Corolla LE '09", 'F150 del 98'. */
const SHORT_YEAR =
  /^(?: (?:le|se|xle|lx|ex|exl|si|s|dx|xlt|sr5|sport|std))? ?(?:del |ano |del ano )?'?(\d{2})(?= |$|,|\.(?!\d)|\n)(?! ?(?:k|mil|millas|pies|hp|cc|"|pulgadas|a|al|o|-|y \d))/

function shortYearAfter(
  text: string,
  { end, kind }: VehicleName,
  most: number,
): number | undefined {
  const digits = SHORT_YEAR.exec(text.slice(end, end + 30))?.[1]
  if (digits === undefined) return undefined
  // Small motorcycles are named by their displacement.
  const isBike = kind === 'motora' || kind === 'four_track'
  if (isBike && /^[5789]0$/.test(digits)) return undefined
  const year = Number(digits) <= most % 100 ? 2000 + Number(digits) : 1900 + Number(digits)
  return year >= 1960 ? year : undefined
}
