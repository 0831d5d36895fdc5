import type { PaymentEvent, PaymentProblem } from '@wepa/domain/payments/payment-event'
import * as z from 'zod/mini'
import type { MemberContext } from '../../context.ts'
import { decodeCursor, type Page, pageQuery, toPage } from '../../db/sql/paginate.ts'
import { listEvents } from './payment-events.repo.ts'
import { listProblems } from './payments.repo.ts'

export const PaymentEventsQuery = pageQuery(50)
export type PaymentEventsQuery = z.infer<typeof PaymentEventsQuery>

const key = z.tuple([z.iso.datetime(), z.string()])

/** What the provider sent, newest first. Whoever calls must have asked whether this is an administrator. */
export async function listPaymentEvents(
  ctx: Pick<MemberContext, 'db'>,
  { limit, cursor }: PaymentEventsQuery,
): Promise<Page<PaymentEvent>> {
  const after = cursor ? decodeCursor(cursor, key) : undefined
  const rows = await listEvents(ctx.db, {
    limit,
    after: after && { receivedAt: after[0], id: after[1] },
  })
  return toPage(rows, limit, ({ receivedAt, id }) => [receivedAt, id])
}

/** Money that came and bought nothing, for an administrator to look at and give back. */
export async function listPaymentProblems(
  ctx: Pick<MemberContext, 'db'>,
): Promise<PaymentProblem[]> {
  const rows = await listProblems(ctx.db)
  return rows.map(({ paidAt, ...row }) => ({ ...row, paidAt: paidAt.toISOString() }))
}
