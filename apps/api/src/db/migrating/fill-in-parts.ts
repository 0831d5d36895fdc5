// Fills rows of a large table while people write to it: for migrations without a transaction.
import { setTimeout as wait } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Patience, usualPatience, withPatience } from './lock-patience.ts'

type AnyDatabase = Parameters<Migration['up']>[0]

/** The rows with ids above `after`, up to and with `upTo`. */
export type Part = { after: number; upTo: number }

export type FillOptions = Patience & {
  /** Milliseconds that one part should take: rows stay locked for so long, and those who write to them wait. */
  aim: number
  /** Ids of the first part; later ones become as large as the aim allows. */
  firstSize: number
}

const defaults: FillOptions = { ...usualPatience, aim: 100, firstSize: 500 }
const sizes = { least: 100, most: 20_000 }

/**
 * Runs `fill` for the rows of `table`, by their integer `id`, in parts that stand as soon as they are made; between two
 * it rests as long as the last one took. A part that meets a row which somebody holds gives up within the lock timeout,
 * and is tried again, smaller. `fill` leaves alone what has been filled: then a run that was killed is simply begun
 * again. Rows that are added meanwhile are not its business: a default, a trigger or the program gives them their value.
 * @throws what `fill` threw other than a lock it did not get; the parts before it stand
 */
export async function fillInParts(
  db: AnyDatabase,
  table: string,
  fill: (part: Part) => RawBuilder<unknown>,
  options: Partial<FillOptions> = {},
): Promise<void> {
  const all = { ...defaults, ...options }
  const { rows } = await sql<{ last: number | null }>`
    select max(id) as last from ${sql.table(table)}`.execute(db)
  const last = Number(rows[0]?.last ?? 0)
  let size = all.firstSize
  const onWait = () => {
    size = Math.max(sizes.least, Math.floor(size / 2))
  }
  for (let after = 0; after < last; ) {
    const { upTo, took } = await withPatience({ ...all, onWait }, () =>
      fillOne(db, fill, { after, upTo: Math.min(last, after + size) }),
    )
    after = upTo
    size = fitting(size, took, all.aim)
    await wait(took)
  }
}

async function fillOne(
  db: AnyDatabase,
  fill: (part: Part) => RawBuilder<unknown>,
  part: Part,
): Promise<Part & { took: number }> {
  const began = performance.now()
  await fill(part).execute(db)
  return { ...part, took: performance.now() - began }
}

/** At most twice as large as the last one, which may have met few rows. */
function fitting(size: number, took: number, aim: number): number {
  const wanted = Math.floor(size * Math.min(2, aim / Math.max(took, 1)))
  return Math.min(sizes.most, Math.max(sizes.least, wanted))
}
