import type { PasskeySignInInput } from '@wepa/domain/people/passkey'
import type { SignedIn } from '@wepa/domain/people/user'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { noteActivity } from '../activities/note-activity.ts'
import { checkPasskey } from '../passkeys/check-passkey.ts'
import { getSelf } from '../people/get-self.ts'
import { openSession } from './open-session.ts'

/**
 * Signs in with a passkey, which asks for no name, no password and no code.
 * @throws DomainError passkey_invalid; account_suspended
 */
export async function signInWithPasskey(
  ctx: Context,
  { credential, deviceId }: PasskeySignInInput,
): Promise<SignedIn> {
  const userId = await checkPasskey(ctx, credential)
  const signedIn = await inTransaction(ctx, async (tx) => {
    const token = await openSession(tx, { userId, openedBy: 'passkey', deviceId })
    return { token, user: await getSelf(tx, userId) }
  })
  noteActivity(ctx, { action: 'login', userId })
  return signedIn
}
