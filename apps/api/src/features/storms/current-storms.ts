import { REGIONS } from '@wepa/domain/places/regions'
import type { Storm } from '@wepa/domain/storms/storm'
import type { Deps, ReadDeps } from '../../context.ts'
import { unlessAway } from '../../db/replicas/unless-away.ts'
import { remembered } from '../../remembered.ts'
import { findStormsOn, type StormRow } from './storms.repo.ts'

/** How long another process may not know yet that a storm was switched on or off, in ms. */
export const STORMS_KEPT = 5_000

const readStorms = remembered(STORMS_KEPT, async ({ db, clock }: Pick<ReadDeps, 'db' | 'clock'>) =>
  (await findStormsOn(db, clock.now())).map(toStorm),
)

/**
 * The storms that are on, for screens: a new one is known everywhere within seconds, and one ends to the second. Whoever
 * asks, the primary is read: it is one small statement in five seconds, and a replica may be ten seconds behind. While the
 * primary is away nobody switches one, and a replica is read.
 */
export async function currentStorms({
  readers,
  clock,
}: Pick<Deps, 'readers' | 'clock'>): Promise<Storm[]> {
  const now = clock.now().getTime()
  const known = await unlessAway(readers, () => readStorms({ db: readers.primary, clock }))
  const storms = known ?? (await readStorms({ db: readers.choose(null), clock }))
  return storms.filter(({ until }) => Date.parse(until) > now)
}

export function toStorm({ reason, regions, endsAt }: StormRow): Storm {
  return {
    reason,
    regions: REGIONS.filter((region) => regions.includes(region)),
    until: endsAt.toISOString(),
  }
}
