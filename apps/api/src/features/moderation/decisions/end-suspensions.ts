import { attemptAll } from '../../../attempt-each.ts'
import type { Deps } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { returnAll } from '../../listings/withdrawals/withdraw-listings.ts'
import { holdPerson, listSuspensionsOver, setSuspension } from '../../people/set-suspension.ts'
import { suspensionOverEmail } from './decision-emails.ts'
import { findLast } from './decisions.repo.ts'
import { tellPerson } from './tell-people.ts'

/**
 * Ends the suspensions whose days are over: brings the ads back as they were, and tells their owners. Who signed in
 * before it ran is in already (`updateLogin`), and waits for their ads alone.
 */
export async function endSuspensions(ctx: Deps): Promise<void> {
  const people = await attemptAll(ctx, {
    name: 'suspension that is over',
    list: (after) => listSuspensionsOver(ctx, after),
    work: ({ id }) => endSuspension(ctx, id),
  })
  if (people > 0) ctx.log.info({ people }, 'suspensions ended')
}

/** False where somebody restored or suspended them anew in the meantime. */
async function endSuspension(ctx: Deps, userId: number): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const person = await holdPerson(tx, userId)
    if (!person?.suspendedUntil || person.suspendedUntil > tx.clock.now()) return false
    await setSuspension(tx, { userId, suspendedAt: null })
    await returnAll(tx, { userId })
    const last = await findLast(tx.db, { action: 'suspend_user', userId })
    if (!last) return true
    await tellPerson(tx, {
      userId,
      decisionId: last.id,
      key: `suspension-over:${last.id}`,
      title: 'Tu suspensión terminó',
      message: 'Tu cuenta está activa otra vez, y tus anuncios están como antes.',
      email: (name) =>
        suspensionOverEmail({
          name,
          reference: last.reference,
          url: `${tx.settings.baseUrl}/auth`,
        }),
    })
    return true
  })
}
