// Names out of lists: trades, breeds, brands, colours, as the text says them first.
import { BRANDS } from '../lists/brands.ts'
import { BREEDS } from '../lists/breeds.ts'
import { COLORS } from '../lists/colors.ts'
import type { Named } from '../lists/name-list.ts'
import { TRADES } from '../lists/trades.ts'
import type { AdText } from './ad-text.ts'

type Lookup = { pattern: RegExp; names: ReadonlyMap<string, string> }

const lookups = new WeakMap<readonly Named[], Lookup>()

function lookupOf(list: readonly Named[]): Lookup {
  const known = lookups.get(list)
  if (known) return known
  const names = new Map(
    list.flatMap(({ name, aliases }) => aliases.map((alias) => [alias, name] as const)),
  )
  const longest = [...names.keys()].toSorted((a, b) => b.length - a.length).map(escape)
  const lookup = {
    pattern: new RegExp(`(?<![a-z0-9])(?:${longest.join('|')})(?:s|es)?(?![a-z0-9])`),
    names,
  }
  lookups.set(list, lookup)
  return lookup
}

/** The name that a folded text says first, with where it stands. */
export function firstOf(
  text: string,
  list: readonly Named[],
): { name: string; at: number } | undefined {
  const { pattern, names } = lookupOf(list)
  const found = pattern.exec(text)
  const said = found?.[0] ?? ''
  const name =
    names.get(said) ?? names.get(said.replace(/s$/, '')) ?? names.get(said.replace(/es$/, ''))
  return found && name !== undefined ? { name, at: found.index } : undefined
}

export function tradeOf({ title, body }: AdText): string | undefined {
  return (firstOf(title, TRADES) ?? firstOf(body.slice(0, 200), TRADES))?.name
}

export function breedOf({ title, body }: AdText): string | undefined {
  return (firstOf(title, BREEDS) ?? firstOf(body.slice(0, 300), BREEDS))?.name
}

const FOR =
  /(?:para|pa|compatible(?:s)? con|for|tipo|estilo|mejor que|como) (?:un |una |el |la |los |las |tu |su )?$/

/** What a thing is for is not its brand: 'cover para iPhone'. */
export function brandOf({ title, body }: AdText): string | undefined {
  for (const text of [title, body.slice(0, 200)]) {
    const found = firstOf(text, BRANDS)
    if (found && !FOR.test(text.slice(0, found.at))) return found.name
  }
  return undefined
}

export function colorOf({ title, body }: AdText): string | undefined {
  const said = /(?<![a-z])color(?:es)?(?: es)?[: ]+(?:exterior )?/.exec(`${title}\n${body}`)
  const text = `${title}\n${body}`
  const after =
    said &&
    firstOf(text.slice(said.index + said[0].length, said.index + said[0].length + 16), COLORS)
  if (after && after.at < 6) return after.name
  return firstOf(title, COLORS)?.name
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
