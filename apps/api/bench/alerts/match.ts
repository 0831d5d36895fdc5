// The measured part: each new ad through the rule that the queue's job runs.
import { sql } from 'kysely'
import type { Deps } from '../../src/context.ts'
import { lanes } from '../../src/db/queue/kinds.ts'
import { listProbes } from '../../src/features/saved-searches/alerts/alert-matches.repo.ts'
import { matchSavedSearches } from '../../src/features/saved-searches/alerts/match-saved-searches.ts'

type Ctx = Pick<Deps, 'db' | 'clock' | 'log'>

/** Every so many ads the candidates are counted, apart from the measured time. */
const SAMPLE = 20

/** Matches the ads with as many workers as one process of the product has for its own work. */
export async function match(ctx: Ctx, ids: readonly number[]) {
  const candidates = await countCandidates(ctx, ids)
  const before = memory()
  const times: number[] = []
  const queue = [...ids]
  const work = async () => {
    for (let listingId = queue.shift(); listingId !== undefined; listingId = queue.shift()) {
      const start = performance.now()
      await matchSavedSearches(ctx, { listingId })
      times.push(performance.now() - start)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: lanes.own }, work))
  const seconds = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
  const { total } = await ctx.db
    .selectFrom('savedSearchHits')
    .select((hits) => hits.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return {
    seconds,
    median: at(0.5),
    p99: at(0.99),
    candidates,
    matches: total,
    memory: { before, after: memory() },
  }
}

/** How many searches an ad is held against. */
async function countCandidates(ctx: Ctx, ids: readonly number[]): Promise<number> {
  const sample = ids.filter((_, at) => at % SAMPLE === 0)
  let sum = 0
  for (const id of sample) {
    const probes = await listProbes(ctx.db, id)
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from saved_searches
      where is_active and probes && ${probes}::text[]`.execute(ctx.db)
    sum += rows[0]?.count ?? 0
  }
  return sum / sample.length
}

function memory(): number {
  globalThis.gc?.()
  return process.memoryUsage.rss() / 1024 ** 2
}
