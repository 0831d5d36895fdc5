import type { MemberContext } from '../../../context.ts'
import { photoUrl } from '../photo-files.ts'
import { listCopies } from './link-uses.repo.ts'

/** Where our copies of these addresses are, of those that this person has copies of. */
export async function findCopies(
  ctx: Pick<MemberContext, 'db' | 'session'>,
  urls: readonly string[],
): Promise<Map<string, string>> {
  const copies = await listCopies(ctx.db, ctx.session.userId, urls)
  return new Map(copies.map(({ url, hash }) => [url, photoUrl(hash)]))
}
