import type { MemberContext } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { hashOf } from '../photo-files.ts'
import { storePhoto } from '../store-photo.ts'
import { findCopies } from './find-copies.ts'
import { replaceLink } from './link-uses.repo.ts'
import { noteCopy, noteLinks } from './photo-links.repo.ts'

/**
 * The address of our copy of a picture elsewhere, which is fetched at once where there is none, and remembered.
 * What is wrong with it comes as FetchRefused or ImageRefused.
 * @throws DomainError rate_limited
 */
export async function bringLink(ctx: MemberContext, url: string): Promise<string> {
  const { userId } = ctx.session
  const copy = (await findCopies(ctx, [url])).get(url)
  if (copy) return copy
  await ctx.limiter.consume('fetchForImport', { account: userId })
  const bytes = await ctx.photoFetcher.fetch(url)
  const stored = await storePhoto(ctx, userId, { bytes, rotation: 0 })
  const hash = hashOf(stored.url)
  if (!hash) throw new Error('a stored picture without a name')
  await inTransaction(ctx, async (tx) => {
    const at = tx.clock.now()
    const [link] = await noteLinks(tx.db, userId, { links: [{ url, rotation: 0 }], at })
    // Another ad of theirs may wait for it.
    await replaceLink(tx.db, { userId, url, hash, width: stored.width, height: stored.height })
    if (link) await noteCopy(tx.db, link.id, { hash, at })
  })
  return stored.url
}
