import type { Context } from '../../context.ts'
import { deleteOtherEmails } from './codes.repo.ts'
import { refreshStanding } from './verifications.repo.ts'

/**
 * After an account changed its email: what was confirmed, or asked, about another one is gone, and
 * the person's standing with it. True when that changed anything. Joins the transaction of `ctx`.
 */
export async function withdrawOldEmail(
  ctx: Pick<Context, 'db' | 'clock'>,
  { id, email }: { id: number; email: string },
): Promise<boolean> {
  const isGone = await deleteOtherEmails(ctx.db, id, email)
  if (isGone) await refreshStanding(ctx.db, id, ctx.clock.now())
  return isGone
}
