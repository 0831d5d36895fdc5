// What people say beside the thing: 'se vende', 'usada', 'omo'. Stripped from the words, turned into
// filters or preferences.
import type { Condition } from '../listings/condition.ts'
import type { Reading } from './vocabulary.ts'

/** Conditions an intent asks for; an empty list only prefers ads that say the same. */
const CONDITIONS_OF: ReadonlyMap<string, readonly Condition[]> = new Map([
  ['nuevo', ['nuevo']],
  ['como-nuevo', ['como_nuevo']],
  ['usado', ['como_nuevo', 'bueno', 'regular']],
])

/** Said of every ad, or by whoever seeks: worth nothing for the order. */
const SILENT = new Set(['venta', 'se-busca', 'oferta'])

const INTENTS = new Set([
  ...CONDITIONS_OF.keys(),
  ...SILENT,
  'gratis',
  'trade',
  'negociable',
  'firme',
  'ath-movil',
])

/** A present is a thing one can look for; so is what is on offer only in name. */
const THINGS = new Set(['regalo', 'especial'])

/** `conditions`: the ad must not contradict them. `isPreferred`: ads that say it rank first. */
export type Intent = { conditions: readonly Condition[]; isPreferred: boolean; reading: Reading }

/** The intent among the readings of a term, if it is one. */
export function intentOf(readings: readonly Reading[]): Intent | undefined {
  const reading = readings.find(({ group, key }) => INTENTS.has(group.id) && !THINGS.has(key))
  if (!reading) return undefined
  const { id } = reading.group
  return { conditions: CONDITIONS_OF.get(id) ?? [], isPreferred: !SILENT.has(id), reading }
}
