// What the route of a seller asks for. Fetched with the page: no other first load carries it.
import { notFound } from '@tanstack/react-router'
import type { PublicProfile } from '@wepa/domain/people/user'
import { readFailure } from '../../lib/errors.ts'
import type { PageHead } from '../../lib/head/head.ts'
import type { RouterContext } from '../../lib/router-context.ts'
import { soon } from '../../lib/soon.ts'
import type { QueryUtils } from '../../lib/trpc.ts'
import { sellerHead } from './seller-head.ts'
import { firstListings } from './seller-listings.ts'

type Loaded = { context: Pick<RouterContext, 'trpc' | 'site'>; params: { id: number } }

/** The profile and what its page tells search engines; the rest of the page may come later. */
export async function loadSeller({
  context: { trpc, site },
  params: { id },
}: Loaded): Promise<{ profile: PublicProfile; head: PageHead }> {
  const profile = await requireProfile(trpc, id)
  const [listings] = await Promise.all([
    soon(trpc.users.listings.fetchInfinite(firstListings(id))),
    soon(trpc.trust.score.ensureData({ id })),
    soon(trpc.ratings.list.fetchInfinite({ id, limit: 20 })),
  ])
  const hasListings = (listings?.pages[0]?.items.length ?? 0) > 0
  return { profile, head: sellerHead({ profile, hasListings, site }) }
}

async function requireProfile(utils: QueryUtils, id: number): Promise<PublicProfile> {
  if (id === 0) throw notFound()
  try {
    return await utils.users.get.ensureData({ id })
  } catch (error) {
    if (readFailure(error).code === 'not_found') throw notFound()
    throw error
  }
}
