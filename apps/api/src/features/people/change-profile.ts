import { DomainError } from '@wepa/domain/error'
import type { SelfUser } from '@wepa/domain/people/user'
import type { Context } from '../../context.ts'
import type { InTransaction } from '../../db/in-transaction.ts'
import { lockPerson } from './lock-person.ts'
import { type UserChange, updateUser } from './people.repo.ts'

/** What is looked at again when it changes: the address, and what a business was verified by. */
export type FormerProfile = Pick<SelfUser, 'email' | 'phone' | 'businessName' | 'businessLicense'>

/**
 * Changes the given fields of somebody's profile; their row is held until the transaction ends.
 * @throws DomainError not_found, username_taken, email_taken
 */
export async function changeProfile(
  tx: InTransaction<Context>,
  id: number,
  change: UserChange,
): Promise<{ before: FormerProfile; user: SelfUser }> {
  const before = await lockPerson(tx, id)
  const user = await updateUser(tx.db, id, change, tx.clock.now())
  if (!before || !user) throw new DomainError('not_found')
  return { before, user }
}
