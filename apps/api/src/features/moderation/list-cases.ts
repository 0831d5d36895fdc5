import { CASE_KINDS, type CaseKind, type ModerationCase } from '@wepa/domain/moderation/moderation'
import type { QueueCount } from '@wepa/domain/moderation/urgency'
import { id, moment } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import type { MemberContext } from '../../context.ts'
import { decodeCursor, type Page, pageQuery, toPage } from '../../db/sql/paginate.ts'
import { assembleCases } from './assemble-cases.ts'
import { listClosed, listWaiting } from './cases.repo.ts'
import { countWaiting } from './counts.repo.ts'

/** Without a kind: all of them. `personId`: about one person. `isUrgent`: only what cannot wait. */
export const CasesQuery = z.extend(pageQuery(20), {
  kind: z.optional(z.enum(CASE_KINDS, 'kind no existe')),
  state: z._default(
    z.enum(['pending', 'resolved'], 'state debe ser pending o resolved'),
    'pending',
  ),
  personId: z.optional(id()),
  isUrgent: z.optional(z.boolean()),
})
type CasesQuery = z.infer<typeof CasesQuery>

const waitingKey = z.tuple([moment(), z.string(), id()])
const closedKey = z.tuple([id(), z.string(), id()])

/**
 * The moderators' queue: what waits, the oldest first, or what was decided, the last first. Whoever
 * calls must have asked whether this is an administrator.
 */
export async function listCases(
  ctx: MemberContext,
  { state, ...query }: CasesQuery,
): Promise<Page<ModerationCase>> {
  const page = state === 'pending' ? await waiting(ctx, query) : await closed(ctx, query)
  return { ...page, items: await assembleCases(ctx, page.items) }
}

/** How many cases of each kind wait, and how long. */
export async function countCases(ctx: MemberContext): Promise<Record<CaseKind, QueueCount>> {
  return countWaiting(ctx.db)
}

type Asked = Omit<CasesQuery, 'state'> & { kind?: CaseKind | undefined }

async function waiting({ db }: MemberContext, { limit, cursor, ...asked }: Asked) {
  const after = cursor ? decodeCursor(cursor, waitingKey) : undefined
  const rows = await listWaiting(db, { kind: undefined, ...asked, limit: limit + 1, after })
  return toPage(rows, limit, (row) => [row.createdAt.toISOString(), row.kind, row.id])
}

async function closed({ db }: MemberContext, { limit, cursor, ...asked }: Asked) {
  const after = cursor ? decodeCursor(cursor, closedKey) : undefined
  const rows = await listClosed(db, { kind: undefined, ...asked, limit: limit + 1, after })
  return toPage(rows, limit, (row) => [row.settledBy, row.kind, row.id])
}
