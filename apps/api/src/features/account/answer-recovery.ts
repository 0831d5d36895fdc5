import { RESET_LINK_HOURS } from '@wepa/domain/password'
import type { Deps } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { hashToken, makeToken } from '../auth/token.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { deleteRecoveryRequest, findPersonByEmail, insertResetLink } from './recovery.repo.ts'
import { resetLinkLetter } from './reset-link-letter.ts'
import { usernameLetter } from './username-letter.ts'

const hour = 60 * 60 * 1000

/** Writes the letter that a request asked for, if its address has an account; else nothing happens. */
export async function answerRecovery(
  ctx: Deps,
  { requestId }: { requestId: number },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const request = await deleteRecoveryRequest(tx.db, requestId)
    const person = request && (await findPersonByEmail(tx.db, request.email))
    if (!person) return
    // To the address as the account has it, not as it was typed.
    const to = { userId: person.id, email: person.email }
    if (request.kind === 'username') return queueMail(tx, to, usernameLetter(person, tx.settings))
    const token = makeToken()
    const expiresAt = new Date(tx.clock.now().getTime() + RESET_LINK_HOURS * hour)
    await insertResetLink(tx.db, {
      tokenHash: hashToken(token),
      userId: person.id,
      email: person.email,
      expiresAt,
    })
    const letter = resetLinkLetter(person, token, tx.settings)
    await queueMail(tx, to, letter, { purpose: 'reset', endsAt: expiresAt })
  })
}
