import { DomainError } from '@wepa/domain/error'
import { isKeptOut } from '@wepa/domain/people/suspension'
import type { LoginInput, SignedIn } from '@wepa/domain/people/user'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { noteActivity } from '../activities/note-activity.ts'
import { getSelf } from '../people/get-self.ts'
import { suspensionRefusal } from '../people/suspension-refusal.ts'
import { hasSecondFactor } from '../second-factors/second-factor.ts'
import { openTicket } from '../second-factors/tickets.ts'
import { findCredentials } from './auth.repo.ts'
import { forgiveGuesses, guardGuesses } from './guard-guesses.ts'
import { openSession } from './open-session.ts'
import { hashPassword, isOutdated, isPassword } from './password.ts'

/**
 * Signs in by username or email. One answer, after the same work, for a wrong password and an unknown name.
 * Who is suspended learns of it, and until when, once the password was right.
 * @throws DomainError second_factor_required with a ticket where the password is not enough; invalid_credentials; account_suspended; rate_limited after ten tries of one name from one address,
 *   and after fifty of one account from networks it never used
 */
export async function logIn(ctx: Context, input: LoginInput): Promise<SignedIn> {
  const guess = { name: input.username, address: ctx.ip }
  await ctx.limiter.consume('loginName', guess)
  const found = await findCredentials(ctx.db, input.username)
  const isKnown = await guardGuesses(ctx, { name: input.username, account: found })
  const isRight = await isPassword(found?.passwordHash, input.password, isKnown)
  // An account that was deleted is nobody's, also while it could still be kept.
  if (!found || !isRight || found.closedAt) throw new DomainError('invalid_credentials')
  await ctx.limiter.forgive('loginName', guess)
  if (!isKnown) await forgiveGuesses(ctx, found.id)
  if (isKeptOut(found, ctx.clock.now())) throw suspensionRefusal(found.suspendedUntil)
  if (await hasSecondFactor(ctx, found.id)) {
    const ticket = await openTicket(ctx, found.id)
    throw new DomainError('second_factor_required', { ticket })
  }
  const renewed = isOutdated(found.passwordHash) ? await hashPassword(input.password) : undefined
  const signedIn = await inTransaction(ctx, async (tx) => {
    const token = await openSession(tx, {
      userId: found.id,
      openedBy: 'password',
      deviceId: input.deviceId,
      ...(renewed && { passwordHash: renewed }),
    })
    return { token, user: await getSelf(tx, found.id) }
  })
  noteActivity(ctx, { action: 'login', userId: found.id })
  return signedIn
}
