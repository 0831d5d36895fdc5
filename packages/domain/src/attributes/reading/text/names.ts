// Names out of lists: trades, breeds, brands, as the text says them first.

import { foldText } from '../../../text/writing.ts'
import { BRANDS } from '../../lists/brands.ts'
import { BREEDS } from '../../lists/breeds.ts'
import type { Named } from '../../lists/name-list.ts'
import { TRADES } from '../../lists/trades.ts'
import type { AdText } from './ad-text.ts'

export type Found = { name: string; at: number; end: number }

type Alias = { alias: string; name: string }
/** The aliases by their first words, the longest first. */
type Lookup = ReadonlyMap<string, readonly Alias[]>

const lookups = new WeakMap<readonly Named[], Lookup>()

function lookupOf(list: readonly Named[]): Lookup {
  const known = lookups.get(list)
  if (known) return known
  const lookup = new Map<string, Alias[]>()
  for (const { name, aliases } of list) {
    for (const alias of aliases) {
      const first = /^[a-z0-9]+/.exec(alias)?.[0] ?? ''
      lookup.set(first, [...(lookup.get(first) ?? []), { alias, name }])
    }
  }
  for (const entries of lookup.values()) entries.sort((a, b) => b.alias.length - a.alias.length)
  lookups.set(list, lookup)
  return lookup
}

/** The names that a folded text says, the first ones first; of several at one place the longest. */
export function allOf(text: string, list: readonly Named[]): Found[] {
  const lookup = lookupOf(list)
  const found: Found[] = []
  for (const { 0: word, index: at } of text.matchAll(/[a-z0-9]+/g)) {
    if (at < (found.at(-1)?.end ?? 0)) continue
    const here = longestAt(text, at, word, lookup)
    if (here) found.push(here)
  }
  return found
}

function longestAt(text: string, at: number, word: string, lookup: Lookup): Found | undefined {
  const firsts = new Set([word, word.replace(/s$/, ''), word.replace(/es$/, '')])
  let longest: Found | undefined
  for (const first of firsts) {
    for (const { alias, name } of lookup.get(first) ?? []) {
      const end = endOf(text, at, alias)
      if (end !== undefined && end > (longest?.end ?? 0)) longest = { name, at, end }
    }
  }
  return longest
}

const END_OF_WORD = /(?:e?s)?(?![a-z0-9])/y

/** Where an alias ends that stands here, in the plural too. */
function endOf(text: string, at: number, alias: string): number | undefined {
  if (!text.startsWith(alias, at)) return undefined
  END_OF_WORD.lastIndex = at + alias.length
  return END_OF_WORD.test(text) ? END_OF_WORD.lastIndex : undefined
}

export function firstOf(text: string, list: readonly Named[]): Found | undefined {
  return allOf(text, list)[0]
}

export function tradeOf({ title, body }: AdText): string | undefined {
  return (firstOf(title, TRADES) ?? firstOf(body.slice(0, 200), TRADES))?.name
}

/** Birds that are meant only where no breed is named: a cockatiel is called 'cotorra' too. */
const LOOSE_BREEDS = new Set(['Cotorra', 'Loro'])

export function breedOf({ title, body }: AdText): string | undefined {
  const found = [...allOf(title, BREEDS), ...allOf(body.slice(0, 300), BREEDS)]
  return (found.find(({ name }) => !LOOSE_BREEDS.has(name)) ?? found[0])?.name
}

const FOR =
  /(?:para|pa|compatible(?:s)? con|for|tipo|estilo|mejor que|como) (?:un |una |el |la |los |las |tu |su )?$/

/** What a thing is for is not its brand, 'cover para iPhone', nor is one of several that would do. */
export function brandOf({ title, body }: AdText): string | undefined {
  for (const text of [title, body.slice(0, 200)]) {
    const [found, other] = allOf(text, BRANDS)
    if (!found || FOR.test(text.slice(0, found.at))) continue
    const isOneOf = other !== undefined && / [ou]r? $/.test(text.slice(found.end, other.at))
    return isOneOf && other.name !== found.name ? undefined : found.name
  }
  return everydayBrandIn(title)
}

/** Brands that are everyday words count alone in a title, unless even there they are mostly the word. */
const MOSTLY_WORDS = new Set(['On', 'Ring', 'Acer', 'Fila', 'Rainbow', 'Toro', 'Titan'])
const EVERYDAY_BRANDS: readonly Named[] = BRANDS.filter(
  ({ name, aliases }) => !aliases.includes(foldText(name)) && !MOSTLY_WORDS.has(name),
).map(({ name }) => ({ name, aliases: [foldText(name)] }))

function everydayBrandIn(title: string): string | undefined {
  const found = firstOf(title, EVERYDAY_BRANDS)
  if (!found || FOR.test(title.slice(0, found.at))) return undefined
  // A horsepower is no HP.
  return /\d ?$/.test(title.slice(0, found.at)) ? undefined : found.name
}
