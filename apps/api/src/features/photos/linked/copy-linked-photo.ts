import { DomainError } from '@wepa/domain/error'
import type { Deps } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { hashOf } from '../photo-files.ts'
import { queuePhotoComparison } from '../queue-photo-comparison.ts'
import { storePhoto } from '../store-photo.ts'
import { readProblem } from './copy-problem.ts'
import { isLinkUsed, replaceLink } from './link-uses.repo.ts'
import {
  beginTry,
  deleteLink,
  hasLink,
  lockWaitingLink,
  noteCopy,
  noteFailure,
  returnTry,
  type WaitingLink,
} from './photo-links.repo.ts'

/** Minutes after the first try, the second and so on; there is no other after the last. */
const pauses = [1, 10, 60, 360, 360]
/** Milliseconds until somebody who had very many fetched has the next ones tried. */
const restOfMany = 600_000
/** Milliseconds after which sending a failed address again is worth a try. */
const failureLasts = 3_600_000

/**
 * Fetches the picture behind a link, keeps a copy of ours as of any upload, and puts it where the link stood. Until
 * then nobody but the owner of the ad is told the link. Done twice it comes to the same; a link that nobody
 * needs any more is forgotten.
 */
export async function copyLinkedPhoto(ctx: Deps, { linkId }: { linkId: number }): Promise<void> {
  const link = await beginTry(ctx.db, linkId, { at: ctx.clock.now(), pauses })
  if (!link) return
  if (!(await isLinkUsed(ctx.db, link))) return deleteLink(ctx.db, linkId)
  try {
    await copy(ctx, linkId, link)
  } catch (error) {
    await noteProblem(ctx, { linkId, link, error })
  }
}

async function copy(
  ctx: Deps,
  linkId: number,
  { userId, url, rotation }: WaitingLink,
): Promise<void> {
  await ctx.limiter.consume('fetch', { account: userId })
  const bytes = await ctx.photoFetcher.fetch(url)
  // It waits unclaimed, and so holds its files until they stand at their places.
  const stored = await storePhoto(ctx, userId, { bytes, rotation })
  const hash = hashOf(stored.url)
  if (!hash) throw new Error('a stored picture without a name')
  const { width, height } = stored
  await inTransaction(ctx, async (tx) => {
    // An ad that claims the link at this moment holds it: its place is seen once that stands.
    if (!(await lockWaitingLink(tx.db, linkId))) return
    const listingIds = await replaceLink(tx.db, { userId, url, hash, width, height })
    await noteCopy(tx.db, linkId, { hash, at: tx.clock.now() })
    for (const listingId of listingIds) await queuePhotoComparison(tx, listingId)
  })
}

type Failed = { linkId: number; link: WaitingLink; error: unknown }

/** What the other side does wrong is for its owner to read; trouble of our own is for the queue to try again. */
async function noteProblem(ctx: Deps, { linkId, link, error }: Failed): Promise<void> {
  const found = readProblem(error)
  if (found) {
    const at = ctx.clock.now()
    const isLast = found.isFinal || link.tries >= pauses.length
    const until = isLast ? new Date(at.getTime() + failureLasts) : undefined
    return noteFailure(ctx.db, linkId, { failure: found.problem, at, until })
  }
  // The person left meanwhile.
  if (!(await hasLink(ctx.db, linkId))) return
  if (error instanceof DomainError && error.code === 'rate_limited') {
    return returnTry(ctx.db, linkId, new Date(ctx.clock.now().getTime() + restOfMany))
  }
  await returnTry(ctx.db, linkId)
  throw error
}
