import { REGIONS } from '@wepa/domain/places/regions'
import type { Storm } from '@wepa/domain/storms/storm'
import type { Deps } from '../../context.ts'
import { isUnavailable } from '../../db/is-unavailable.ts'
import { remembered } from '../../remembered.ts'
import { findStormsOn, type StormRow } from './storms.repo.ts'

/** How long another process may not know yet that a storm was switched on or off, in ms. */
export const STORMS_KEPT = 5_000

const readStorms = remembered(STORMS_KEPT, async ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
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
  return (await readAnywhere({ readers, clock })).filter(({ until }) => Date.parse(until) > now)
}

async function readAnywhere({ readers, clock }: Pick<Deps, 'readers' | 'clock'>): Promise<Storm[]> {
  try {
    return await readStorms({ db: readers.primary, clock })
  } catch (error) {
    const db = readers.choose(null)
    if (!isUnavailable(error) || db === readers.primary) throw error
    return readStorms({ db, clock })
  }
}

export function toStorm({ reason, regions, endsAt }: StormRow): Storm {
  return {
    reason,
    regions: REGIONS.filter((region) => regions.includes(region)),
    until: endsAt.toISOString(),
  }
}
