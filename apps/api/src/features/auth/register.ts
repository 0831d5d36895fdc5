import type { RegisterInput, SignedIn } from '@wepa/domain/people/user'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { noteActivity } from '../activities/note-activity.ts'
import { createUser } from '../people/create-user.ts'
import { getSelf } from '../people/get-self.ts'
import { openSession } from './open-session.ts'
import { hashPassword } from './password.ts'

/**
 * Makes an account and signs in.
 * @throws DomainError username_taken, email_taken: also of two that register at the same moment
 */
export async function register(ctx: Context, input: RegisterInput): Promise<SignedIn> {
  const { username, email, fullName, phone = null, location = null, password } = input
  // Before the transaction: hashing holds no connection.
  const passwordHash = await hashPassword(password)
  const signedIn = await inTransaction(ctx, async (tx) => {
    const { id } = await createUser(tx, {
      username,
      email,
      fullName,
      phone,
      location,
      passwordHash,
    })
    const token = await openSession(tx, {
      userId: id,
      openedBy: 'sign_up',
      deviceId: input.deviceId,
    })
    return { token, user: await getSelf(tx, id) }
  })
  noteActivity(ctx, { action: 'registration', userId: signedIn.user.id })
  return signedIn
}
