import type { Deps } from '../../../context.ts'
import { type InTransaction, inTransaction } from '../../../db/in-transaction.ts'
import { hashToken, makeToken } from '../../auth/token.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { accountClosedEmail, emailChangedEmail, resetLaterEmail } from '../undo-emails.ts'
import { findEmailChange, findOpenDeletion, findOpenUndo, updateUndoToken } from '../undos.repo.ts'
import { deleteRecoveryRequest, findPersonByEmail } from './recovery.repo.ts'
import { sendResetLink } from './send-reset-link.ts'
import { usernameEmail } from './username-email.ts'

const day = 24 * 60 * 60 * 1000

type Tx = InTransaction<Deps>
type Person = NonNullable<Awaited<ReturnType<typeof findPersonByEmail>>>

/** Writes the email that a request asked for, if its address has an account; else nothing happens. */
export async function answerRecovery(
  ctx: Deps,
  { requestId }: { requestId: number },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const request = await deleteRecoveryRequest(tx.db, requestId)
    if (!request) return
    const person = await findPersonByEmail(tx.db, request.email)
    if (!person) return remindOfChange(tx, request.email)
    if (person.closedAt) return remindOfClosing(tx, person)
    // To the address as the account has it, not as it was typed.
    const to = { userId: person.id, email: person.email }
    if (request.kind === 'username') return queueMail(tx, to, usernameEmail(person, tx.settings))
    // Whoever put another email here with a stolen session must not get a new password by it.
    const since = new Date(tx.clock.now().getTime() - day)
    const isFresh = await findEmailChange(tx.db, { userId: person.id, since })
    if (isFresh) return queueMail(tx, to, resetLaterEmail(person, tx.settings))
    await sendResetLink(tx, person)
  })
}

/** From the address that an account had until lately: its owner may only now notice. They get the way back again. */
async function remindOfChange(tx: Tx, email: string): Promise<void> {
  const undo = await findOpenUndo(tx.db, email, tx.clock.now())
  if (!undo?.oldEmail) return
  const token = makeToken()
  await updateUndoToken(tx.db, undo.id, hashToken(token))
  const { userId, oldEmail, fullName, endsAt } = undo
  const content = emailChangedEmail({ fullName, token, settings: tx.settings })
  await queueMail(tx, { userId, email: oldEmail }, content, { purpose: 'undo', endsAt })
}

/** A closed account has nothing to sign in to; it can still be kept. */
async function remindOfClosing(tx: Tx, { id: userId, email, fullName }: Person): Promise<void> {
  const undo = await findOpenDeletion(tx.db, userId, tx.clock.now())
  if (!undo) return
  const token = makeToken()
  await updateUndoToken(tx.db, undo.id, hashToken(token))
  const content = accountClosedEmail({ fullName, token, settings: tx.settings })
  await queueMail(tx, { userId, email }, content, { purpose: 'undo', endsAt: undo.endsAt })
}
