import type { ModerationCase } from '@wepa/domain/moderation/moderation'
import { RECORD_SIDES } from '@wepa/domain/moderation/person-record'
import { id, moment } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import type { MemberContext } from '../../../context.ts'
import { decodeCursor, type Page, pageQuery, toPage } from '../../../db/sql/paginate.ts'
import { assembleCases } from '../assemble-cases.ts'
import { listOfPerson } from '../cases.repo.ts'

export const RecordCasesQuery = z.extend(pageQuery(10), {
  id: id(),
  side: z.enum(RECORD_SIDES, 'side debe ser about o by'),
})
type RecordCasesQuery = z.infer<typeof RecordCasesQuery>

const newestKey = z.tuple([moment(), z.string(), id()])

/**
 * The cases about a person, or those they wrote themselves, decided or not, the newest first. Whoever calls must have
 * asked whether this is an administrator.
 */
export async function listRecordCases(
  ctx: MemberContext,
  { id: personId, side, limit, cursor }: RecordCasesQuery,
): Promise<Page<ModerationCase>> {
  const after = cursor ? decodeCursor(cursor, newestKey) : undefined
  const rows = await listOfPerson(ctx.db, { personId, side, limit: limit + 1, after })
  const page = toPage(rows, limit, (row) => [row.createdAt.toISOString(), row.kind, row.id])
  return { ...page, items: await assembleCases(ctx, page.items) }
}
