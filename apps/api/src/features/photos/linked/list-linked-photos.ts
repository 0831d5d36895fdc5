import type { LinkedPhoto } from '@wepa/domain/photos/linked-photo'
import type { MemberContext } from '../../../context.ts'
import { photoUrl } from '../photo-files.ts'
import { problemText } from './copy-problem.ts'
import { listLinks } from './link-uses.repo.ts'

/** How far the copies of the links in one's own ad are; nothing of an ad that is not one's own. */
export async function listLinkedPhotos(
  ctx: MemberContext,
  { listingId }: { listingId: number },
): Promise<LinkedPhoto[]> {
  const links = await listLinks(ctx.db, { userId: ctx.session.userId, listingId })
  return links.map(({ url, state, failure, hash }) => ({
    url,
    state,
    problem: state === 'failed' ? problemText(failure) : null,
    copyUrl: hash && photoUrl(hash),
  }))
}
