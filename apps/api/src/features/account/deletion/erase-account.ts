import { DomainError } from '@wepa/domain/error'
import type { InTransaction } from '../../../db/in-transaction.ts'
import { enqueueJob } from '../../../db/queue/queue.ts'
import { endSessions } from '../../auth/end-sessions.ts'
import { forgetAnswersOf } from '../../idempotency/forget-answers-of.ts'
import { withdrawAll } from '../../listings/withdrawals/withdraw-listings.ts'
import { type Mailing, queueMail } from '../../mail/queue-mail.ts'
import { lockPerson } from '../../people/lock-person.ts'
import { queuePhotoSweep } from '../../photos/clean-up/sweep-photo-garbage.ts'
import { deletePerson } from '../account.repo.ts'
import { deleteRecoveryRequests } from '../recovery/recovery.repo.ts'
import { erasePart, insertErasure, isBeingErased } from './erasures.repo.ts'
import { farewellEmail } from './farewell-email.ts'

/**
 * Deletes an account with all that is personal. Each table that refers to a person
 * says by its reference whether its rows go along or stay without a name; `delete-account.test.ts`
 * refuses a table that says nothing. Only what has no such reference is named here. Of a large account
 * nothing is left to be seen when this stands, and its rows go in parts afterwards (`finishErasures`). Files
 * of photos go soon after, in parts. @throws DomainError not_found for an account that is gone already
 */
export async function eraseAccount(
  tx: InTransaction<Mailing>,
  userId: number,
  { onlyIfClosed = false } = {},
): Promise<void> {
  const person = await lockPerson(tx, userId, { isLeaving: true })
  if (!person || (await isBeingErased(tx.db, userId))) throw new DomainError('not_found')
  // Its person may have kept it a moment ago.
  if (onlyIfClosed && !person.closedAt) throw new DomainError('not_found')
  await endSessions(tx, userId)
  await forgetAnswersOf(tx, userId)
  await deleteRecoveryRequests(tx.db, { email: person.email })
  // The provider hears of it once this stands, and until it answers: nobody pays for an account that is gone.
  const { customerId } = person
  if (customerId) await enqueueJob(tx.db, 'forget-customer', { customerId })
  if (await erasePart(tx.db, userId)) {
    await deletePerson(tx.db, userId)
    await queuePhotoSweep(tx)
  } else {
    await withdrawAll(tx, { userId })
    await insertErasure(tx.db, userId, tx.clock.now())
  }
  // About no account any more: with one, the email would go along.
  await queueMail(tx, { userId: null, email: person.email }, farewellEmail(person))
}
