import type { Revenue } from '@wepa/domain/payments/payment-event'
import type { Deps } from '../../context.ts'
import { sumRevenue, sumRevenueByDay } from './payments.repo.ts'

const DAY = 86_400_000

/** What came in within the last 24 hours, in dollars: '34.97'. Refused payments are none. */
export async function readRevenue24h(ctx: Pick<Deps, 'db' | 'clock'>): Promise<string> {
  return revenueOf(ctx, 1, ctx.clock.now())
}

/** What came in within 24 hours, 7 and 30 days before one moment. Whoever calls must have asked whether this is an administrator. */
export async function readRevenue(ctx: Pick<Deps, 'db' | 'clock'>): Promise<Revenue> {
  const until = ctx.clock.now()
  const [revenue24h, revenue7d, revenue30d] = await Promise.all([
    revenueOf(ctx, 1, until),
    revenueOf(ctx, 7, until),
    revenueOf(ctx, 30, until),
  ])
  return { revenue24h, revenue7d, revenue30d }
}

/** What came in on each day of Puerto Rico from `from` on, in dollars; days without money are left out. */
export async function readRevenueByDay(
  ctx: Pick<Deps, 'db'>,
  from: Date,
): Promise<ReadonlyMap<string, string>> {
  const rows = await sumRevenueByDay(ctx.db, from)
  return new Map(rows.map(({ day, revenue }) => [day, revenue]))
}

function revenueOf({ db }: Pick<Deps, 'db'>, days: number, until: Date): Promise<string> {
  return sumRevenue(db, { since: new Date(until.getTime() - days * DAY), until })
}
