import type { ReadContext } from '../../../context.ts'
import { unlessAway } from '../../../db/replicas/unless-away.ts'
import { listPublicVersions } from '../public-versions.ts'

/**
 * Those of the ads that are still in the lists. A replica may not have heard that an ad went: the primary is asked. While
 * that is away nobody takes an ad out, and what the replica has stands.
 */
export async function withoutWithdrawn<Ad extends { id: number }>(
  ctx: ReadContext,
  ads: readonly Ad[],
): Promise<Ad[]> {
  const { primary } = ctx.readers
  if (ctx.db === primary || ads.length === 0) return [...ads]
  const ids = ads.map(({ id }) => id)
  const versions = await unlessAway(ctx.readers, () => listPublicVersions(primary, ids))
  return ads.filter(({ id }) => !versions || versions.has(id))
}
