// Adding, renaming and removing one's own passkeys. Whoever calls has asked for the proof.
import { DomainError } from '@wepa/domain/error'
import {
  type AddPasskeyInput,
  MAX_PASSKEYS,
  type OwnPasskey,
  type RenamePasskeyInput,
} from '@wepa/domain/people/passkey'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import {
  askForNewPasskey,
  challengeLastsMs,
  checkNewPasskey,
  hasPasskeys,
  readChallenge,
} from '../../gateways/webauthn.ts'
import type { EmailContent } from '../mail/email.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { getSelf } from '../people/get-self.ts'
import { lockPerson } from '../people/lock-person.ts'
import { passkeyAddedEmail, passkeyRemovedEmail } from './passkey-emails.ts'
import {
  claimChallenge,
  deletePasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  updateName,
} from './passkeys.repo.ts'

/** One's own passkeys, oldest first; `isAvailable` is false where the site's address cannot have any. */
export async function listOwnPasskeys(
  ctx: MemberContext,
): Promise<{ isAvailable: boolean; passkeys: OwnPasskey[] }> {
  const rows = await listPasskeys(ctx.db, ctx.session.userId)
  return { isAvailable: hasPasskeys(ctx.settings), passkeys: rows.map(toOwn) }
}

/** What a browser needs to make a passkey, good once and for five minutes. @throws DomainError unavailable; conflict beside twenty others */
export async function beginPasskey(ctx: MemberContext) {
  if (!hasPasskeys(ctx.settings)) throw new DomainError('unavailable')
  const { userId } = ctx.session
  const known = await listPasskeys(ctx.db, userId)
  requireRoom(known.length)
  const { username, fullName } = await getSelf(ctx, userId)
  const ids = known.map(({ credentialId }) => credentialId)
  const options = await askForNewPasskey(ctx.settings, { userId, username, fullName }, ids)
  const now = ctx.clock.now()
  const expiresAt = new Date(now.getTime() + challengeLastsMs)
  await insertChallenge(ctx.db, { challenge: options.challenge, userId, now, expiresAt })
  return options
}

/** Adds the passkey that a browser made. @throws DomainError passkey_invalid; conflict where it is somebody's, or beside twenty others */
export async function addPasskey(
  ctx: MemberContext,
  { name, credential }: AddPasskeyInput,
): Promise<OwnPasskey> {
  const { userId } = ctx.session
  const now = ctx.clock.now()
  const challenge = readChallenge(credential)
  if (!challenge || !(await claimChallenge(ctx.db, { challenge, userId, now }))) throw refused()
  const made = await checkNewPasskey(ctx.settings, credential, challenge)
  if (!made) throw refused()
  return inTransaction(ctx, async (tx) => {
    await lockPerson(tx, userId)
    requireRoom((await listPasskeys(tx.db, userId)).length)
    const added = await insertPasskey(tx.db, {
      userId,
      name,
      credentialId: made.id,
      publicKey: Buffer.from(made.publicKey),
      counter: made.counter,
      transports: credential.response.transports,
      createdAt: now,
    })
    if (!added) throw new DomainError('conflict', { message: 'Esa llave de acceso ya existe.' })
    await tell(tx, passkeyAddedEmail, name)
    return toOwn(added)
  })
}

/** @throws DomainError not_found for a passkey of somebody else */
export async function renamePasskey(
  ctx: MemberContext,
  { id, name }: RenamePasskeyInput,
): Promise<{ success: true }> {
  const { userId } = ctx.session
  if (!(await updateName(ctx.db, { id, userId, name }))) throw new DomainError('not_found')
  return { success: true }
}

/** @throws DomainError not_found for a passkey of somebody else */
export async function removePasskey(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<{ success: true }> {
  await inTransaction(ctx, async (tx) => {
    const name = await deletePasskey(tx.db, { id, userId: tx.session.userId })
    if (name === undefined) throw new DomainError('not_found')
    await tell(tx, passkeyRemovedEmail, name)
  })
  return { success: true }
}

function refused(): DomainError {
  const message = 'No pudimos comprobar la llave de acceso nueva. Inténtalo de nuevo.'
  return new DomainError('passkey_invalid', { message })
}

function requireRoom(count: number): void {
  if (count < MAX_PASSKEYS) return
  const message = `Ya tienes ${MAX_PASSKEYS} llaves de acceso. Quita una para añadir otra.`
  throw new DomainError('conflict', { message })
}

function toOwn(row: Awaited<ReturnType<typeof listPasskeys>>[number]): OwnPasskey {
  const { id, name, createdAt, lastUsedAt } = row
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}

type Tx = Pick<MemberContext, 'db' | 'clock' | 'settings' | 'session'>
type Write = (about: { fullName: string; name: string }, site: Tx['settings']) => EmailContent

async function tell(tx: Tx, write: Write, name: string): Promise<void> {
  const { userId } = tx.session
  const { email, fullName } = await getSelf(tx, userId)
  await queueMail(tx, { userId, email }, write({ fullName, name }, tx.settings))
}
