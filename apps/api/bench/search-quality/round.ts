// A round of the corpus: the ads of one author, and what others might type to find them.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Condition } from '@wepa/domain/listings/condition'
import * as z from 'zod/mini'

/** Rounds whose queries may be looked at one by one, and those that only ever show their figures. */
export const OPEN_ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export const HELD_OUT_ROUNDS = [11, 12] as const
export const ROUNDS = [...OPEN_ROUNDS, ...HELD_OUT_ROUNDS] as const
export type RoundNumber = (typeof ROUNDS)[number]

/** The authors' own names of categories, and where their ads stand here. */
const SLUGS: Readonly<Record<string, string>> = {
  hogar: 'hogar-jardin',
  muebles: 'hogar-jardin',
  ninos: 'hogar-jardin',
  solar: 'hogar-jardin',
  deportes: 'deportes-ocio',
  otros: 'de-todo',
}

const CONDITIONS_OF: Readonly<Record<string, Condition>> = {
  new: 'nuevo',
  like_new: 'como_nuevo',
  good: 'bueno',
  fair: 'regular',
}

const Slug = z.pipe(
  z.string(),
  z.transform((slug: string) => SLUGS[slug] ?? slug),
)

const Ad = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  price: z.string(),
  category: Slug,
  municipality: z.string(),
  condition: z.pipe(
    z.string(),
    z.transform((condition: string) => CONDITIONS_OF[condition]),
  ),
})
export type RoundAd = z.infer<typeof Ad>

const Query = z.object({
  q: z.string(),
  filters: z.object({ category: z.optional(Slug), location: z.optional(z.string()) }),
  /** By the ad's id: 3 just what is wanted, 2 gladly seen, 1 related; absent does not belong. */
  grades: z.record(z.string(), z.int()),
  note: z.string(),
})
export type RoundQuery = z.infer<typeof Query>

export type Round = { ads: readonly RoundAd[]; queries: readonly RoundQuery[] }

/** Reads a round from its two files, a line for each ad and each query. */
export async function readRound(number: RoundNumber): Promise<Round> {
  const [ads, queries] = await Promise.all([
    readLines(number, 'ads', Ad),
    readLines(number, 'queries', Query),
  ])
  return { ads, queries }
}

async function readLines<T extends z.ZodMiniType>(
  number: RoundNumber,
  name: string,
  line: T,
): Promise<z.infer<T>[]> {
  const path = join(import.meta.dirname, 'rounds', String(number), `${name}.jsonl`)
  const text = await readFile(path, 'utf8')
  return text
    .trim()
    .split('\n')
    .map((each) => line.parse(JSON.parse(each)))
}
