import type { CaseListing } from '@wepa/domain/moderation/moderation'
import { id, moment } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import type { MemberContext } from '../../../context.ts'
import { decodeCursor, type Page, pageQuery, toPage } from '../../../db/sql/paginate.ts'
import { readCaseListings } from '../read-case-listings.ts'
import { listListingIds } from './person-record.repo.ts'

export const RecordListingsQuery = z.extend(pageQuery(10), { id: id() })
type RecordListingsQuery = z.infer<typeof RecordListingsQuery>

const newestKey = z.tuple([moment(), id()])

/**
 * A person's ads in all states, the newest first. Whoever calls must have asked whether this is an administrator.
 */
export async function listRecordListings(
  ctx: MemberContext,
  { id: userId, limit, cursor }: RecordListingsQuery,
): Promise<Page<CaseListing>> {
  const after = cursor ? decodeCursor(cursor, newestKey) : undefined
  const rows = await listListingIds(ctx.db, { userId, limit: limit + 1, after })
  const page = toPage(rows, limit, (row) => [row.createdAt.toISOString(), row.id])
  const found = await readCaseListings(
    ctx,
    page.items.map((row) => row.id),
  )
  return { ...page, items: page.items.flatMap((row) => found.get(row.id) ?? []) }
}
