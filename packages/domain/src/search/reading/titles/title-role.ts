// What a title says of a thing: that it is for sale, that something belongs to it, or nothing.

import { ATTRIBUTES } from '../../names/attributes.ts'
import { isSmallWord, singular, splitWords } from '../../tokens.ts'
import { readingsOf } from '../../vocabulary.ts'
import { openingOf, SELLING_WORDS } from './openings.ts'
import { ACCESSORIES, AMOUNTS } from './title-words.ts'

/**
 * `own`: the title is of the thing. `other`: of what belongs to it ('rack para bicicletas'). `with`: the thing comes
 * with another. `absent`: it is not named.
 */
export type TitleRole = 'own' | 'other' | 'with' | 'absent'

const SELLING = new Set(SELLING_WORDS)
const OF = /^(de|del|para|pa|pal|p|for)$/
const WITH = /^(con|with|incluye|mas|w)$/

/** Single words, number folded away. */
const PARTS = new Set(singles(ACCESSORIES))
/** What stands before 'de' and counts or describes the thing: 'hembra de husky', 'carro de marca Toyota'. */
const COUNTED = new Set([
  ...singles(AMOUNTS),
  ...'hembra,macho,cachorro,cachorra,raza,perro,perra,jueguito,juego,variedad,finca,oportunidad,liquidacion,ganga,venta,carro,guagua,consola,celular'
    .split(',')
    .map(singular),
])
/** English puts them behind: 'bike rack'. */
const BEHIND =
  /^(rack|cover|case|charger|cable|mount|stand|bag|parts?|paddle|trailer|lock|helmet|pump|battery|batteries|controller|games?|accessor(y|ies)|food|cage|wheel|wheels|tire|tires|seat|seats|filter|repair|rental|rentals|control|cargador|funda|covers|screen|adapter|strap|straps|holder|carrier|box|toys?|clothes|collar|leash|crate)$/

/** Reads a title for a thing by its names (folded, in the singular). */
export function titleRole(title: string, names: readonly string[]): TitleRole {
  const tokens = splitWords(title)
  const keys = tokens.map(({ key }) => singular(key))
  const found = earliest(keys, names)
  if (!found) return 'absent'
  const next = tokens[found.at + found.length]?.key ?? ''
  if (BEHIND.test(next) && tokens[found.at + found.length - 1]?.joint !== '/') return 'other'
  const before = tokens.slice(0, found.at).filter(({ key }) => !SELLING.has(key) || OF.test(key))
  return roleBehind(before.map(({ key }) => key))
}

/** Of a family's kinds: a title that opens with another known thing is of that ('nevera doble puerta' is no door). */
export function familyRole(title: string, names: readonly string[]): TitleRole {
  const opening = openingOf(title)
  const key = singular(opening)
  const isNamed = names.some(
    (name) => key === name || `${key} `.startsWith(`${name} `) || name.startsWith(`${key} `),
  )
  if (isNamed) return 'own'
  const readings = readingsOf(splitWords(opening))
  const isKnown = readings.some(
    ({ group, role }) => role !== 'misspellings' && !ATTRIBUTES.has(group.id),
  )
  return isKnown && !COUNTED.has(key) ? 'with' : 'own'
}

/** The role of a thing that is named behind these words. */
function roleBehind(before: readonly string[]): TitleRole {
  const at = before.findIndex((key) => OF.test(key))
  const start = at === -1 ? before : before.slice(0, at)
  const told = start.filter((key) => !(isSmallWord(key) || SELLING.has(key) || /^\d+$/.test(key)))
  const last = singular(told.at(-1) ?? '')
  if (before.some((key) => WITH.test(key)))
    return at !== -1 && !COUNTED.has(last) ? 'other' : 'with'
  if (at !== -1) return told.length === 0 || COUNTED.has(last) ? 'own' : 'other'
  return told.some((key) => PARTS.has(singular(key)) && !COUNTED.has(singular(key)))
    ? 'other'
    : 'own'
}

function earliest(keys: readonly string[], names: readonly string[]) {
  let found: { at: number; length: number } | undefined
  for (const name of names) {
    const words = name.split(' ')
    const at = keys.findIndex((_, start) =>
      words.every((word, step) => keys[start + step] === word),
    )
    if (at === -1) continue
    if (!found || at < found.at || (at === found.at && words.length > found.length)) {
      found = { at, length: words.length }
    }
  }
  return found
}

function singles(names: readonly (readonly string[])[]): string[] {
  return names.flatMap(([first = '', ...rest]) => (rest.length === 0 ? singular(first) : []))
}
