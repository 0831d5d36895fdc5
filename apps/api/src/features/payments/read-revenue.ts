import type { Deps } from '../../context.ts'
import { sumRevenue } from './payments.repo.ts'

const DAY = 86_400_000

/** What came in within the last 24 hours, in dollars: '34.97'. Refused payments are none. */
export async function readRevenue24h(ctx: Pick<Deps, 'db' | 'clock'>): Promise<string> {
  const until = ctx.clock.now()
  return sumRevenue(ctx.db, { since: new Date(until.getTime() - DAY), until })
}
