import type { SecondStepInput } from '@wepa/domain/people/second-factor'
import type { SignedIn } from '@wepa/domain/people/user'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { noteActivity } from '../activities/note-activity.ts'
import { getSelf } from '../people/get-self.ts'
import { countCodeTry, spendCode } from '../second-factors/second-factor.ts'
import { spendTicket, tryTicket } from '../second-factors/tickets.ts'
import { openSession } from './open-session.ts'

/**
 * The second step of signing in: the ticket that the password got, and a code.
 * @throws DomainError sign_in_ticket_invalid after five minutes, five tries or its use; validation at `code`;
 *   rate_limited after twenty codes of one account in an hour; account_suspended
 */
export async function confirmSignIn(
  ctx: Context,
  { ticket, code, deviceId }: SecondStepInput,
): Promise<SignedIn> {
  const userId = await tryTicket(ctx, ticket)
  await countCodeTry(ctx, userId)
  const signedIn = await inTransaction(ctx, async (tx) => {
    await spendTicket(tx, ticket)
    const kind = await spendCode(tx, userId, code)
    const openedBy = kind === 'app' ? 'password_and_code' : 'recovery_code'
    const token = await openSession(tx, { userId, openedBy, deviceId })
    return { token, user: await getSelf(tx, userId) }
  })
  noteActivity(ctx, { action: 'login', userId })
  return signedIn
}
