import type { FlagKind } from '@wepa/domain/moderation/moderation'
import type { Deps } from '../../context.ts'
import { insertFlag } from './flags.repo.ts'

const longestDetail = 500

export type Finding = {
  /** The ad that somebody should look at; it must exist. */
  listingId: number
  kind: FlagKind
  /** Spanish words for the moderators, at most 500 characters: 'La foto 2 es la del anuncio de otra persona'. */
  detail: string
  /** The ad it is compared with, shown beside it. */
  relatedListingId?: number | null
  /** Tells two findings of one kind about one ad apart; the compared ad where nothing is said. */
  finding?: string
}

/**
 * Puts an ad into the moderators' queue (kind `flag`) because the machine found something; nothing else
 * happens to it, and nobody is told. The same finding about an ad counts once, also after it was decided:
 * false then. Joins the transaction of `tx`.
 */
export async function flagForModeration(
  tx: Pick<Deps, 'db' | 'clock'>,
  { listingId, kind, detail, relatedListingId = null, finding }: Finding,
): Promise<boolean> {
  return insertFlag(tx.db, {
    listingId,
    relatedListingId,
    kind,
    detail: detail.slice(0, longestDetail),
    finding: finding ?? String(relatedListingId ?? ''),
    createdAt: tx.clock.now(),
  })
}
