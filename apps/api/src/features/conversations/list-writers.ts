import type { MemberContext } from '../../context.ts'
import { authorizeOwner } from '../listings/authorize-owner.ts'
import { listWriters as listRows, type Writer as Row } from './conversations.repo.ts'

/** More than anyone scrolls through to find a buyer; the last to write come first. */
const mostWriters = 50

export type Writer = Omit<Row, 'at'> & { lastMessageAt: string }

/**
 * Who wrote about an own ad, the last to write first: one of them may be the buyer.
 * @throws DomainError listing_not_found, not_listing_owner
 */
export async function listWriters(
  ctx: MemberContext,
  { listingId }: { listingId: number },
): Promise<Writer[]> {
  const { id } = await authorizeOwner(ctx, listingId)
  const rows = await listRows(ctx.db, { listingId: id, limit: mostWriters })
  return rows.map(({ at, ...person }) => ({ ...person, lastMessageAt: at.toISOString() }))
}
