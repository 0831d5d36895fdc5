import type { PaymentReversals } from '@wepa/domain/payments/reversal'
import type { Deps } from '../../context.ts'
import { listReversals, sumReversals } from './reversals.repo.ts'

/** What went back, newest first. Whoever calls must have asked whether this is an administrator. */
export async function listPaymentReversals(ctx: Pick<Deps, 'db'>): Promise<PaymentReversals> {
  const [rows, sums] = await Promise.all([listReversals(ctx.db), sumReversals(ctx.db)])
  const items = rows.map(({ updatedAt, ...row }) => ({
    ...row,
    updatedAt: updatedAt.toISOString(),
  }))
  return { ...sums, items }
}
