import { parsePhone } from '@wepa/domain/text/phone'
import type { Context } from '../../../context.ts'
import { refreshStanding } from '../verifications.repo.ts'
import { deleteOtherPhones } from './phone-codes.repo.ts'

/**
 * After an account changed its phone: what was confirmed about another number is gone, and the person's standing with
 * it. True when that changed anything. Joins the transaction of `ctx`.
 */
export async function withdrawOldPhone(
  ctx: Pick<Context, 'db' | 'clock'>,
  { id, phone }: { id: number; phone: string | null },
): Promise<boolean> {
  const isGone = await deleteOtherPhones(ctx.db, id, parsePhone(phone ?? ''))
  if (isGone) await refreshStanding(ctx.db, id, ctx.clock.now())
  return isGone
}
