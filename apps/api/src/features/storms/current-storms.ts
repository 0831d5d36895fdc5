import { REGIONS } from '@wepa/domain/places/regions'
import type { Storm } from '@wepa/domain/storms/storm'
import type { Deps } from '../../context.ts'
import { remembered } from '../../remembered.ts'
import { findStormsOn, type StormRow } from './storms.repo.ts'

/** How long another process may not know yet that a storm was switched on or off, in ms. */
export const STORMS_KEPT = 5_000

const readStorms = remembered(STORMS_KEPT, async ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  (await findStormsOn(db, clock.now())).map(toStorm),
)

/** The storms that are on, for screens: a new one is known everywhere within seconds, and one ends to the second. */
export async function currentStorms(ctx: Pick<Deps, 'db' | 'clock'>): Promise<Storm[]> {
  const now = ctx.clock.now().getTime()
  return (await readStorms(ctx)).filter(({ until }) => Date.parse(until) > now)
}

export function toStorm({ reason, regions, endsAt }: StormRow): Storm {
  return {
    reason,
    regions: REGIONS.filter((region) => regions.includes(region)),
    until: endsAt.toISOString(),
  }
}
